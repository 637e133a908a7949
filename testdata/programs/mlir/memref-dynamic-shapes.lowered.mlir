module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @ramp(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg0, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.icmp "slt" %14, %arg0 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = llvm.trunc %14 : i64 to i32
    %17 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr inbounds|nuw %17[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %16, %18 : i32, !llvm.ptr
    %19 = llvm.add %14, %1 : i64
    llvm.br ^bb1(%19 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @total(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.alloca %11 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<2 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.alloca %16 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %17, %18 : !llvm.array<2 x i64>, !llvm.ptr
    %19 = llvm.getelementptr %18[0, %9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %20 = llvm.load %19 : !llvm.ptr -> i64
    llvm.br ^bb1(%8, %10 : i64, i32)
  ^bb1(%21: i64, %22: i32):  // 2 preds: ^bb0, ^bb5
    %23 = llvm.icmp "slt" %21, %15 : i64
    llvm.cond_br %23, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%8, %22 : i64, i32)
  ^bb3(%24: i64, %25: i32):  // 2 preds: ^bb2, ^bb4
    %26 = llvm.icmp "slt" %24, %20 : i64
    llvm.cond_br %26, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %27 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.mul %21, %28 overflow<nsw, nuw> : i64
    %30 = llvm.add %29, %24 overflow<nsw, nuw> : i64
    %31 = llvm.getelementptr inbounds|nuw %27[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 : !llvm.ptr -> i32
    %33 = llvm.trunc %21 : i64 to i32
    %34 = llvm.mul %32, %33 : i32
    %35 = llvm.add %25, %34 : i32
    %36 = llvm.add %24, %9 : i64
    llvm.br ^bb3(%36, %35 : i64, i32)
  ^bb5:  // pred: ^bb3
    %37 = llvm.add %21, %9 : i64
    llvm.br ^bb1(%37, %25 : i64, i32)
  ^bb6:  // pred: ^bb1
    llvm.return %22 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(24 : index) : i64
    %2 = llvm.call @ramp(%1) : (i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %6 = llvm.insertvalue %3, %5[0] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64)> 
    %10 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.mlir.constant(4 : index) : i64
    %14 = llvm.mlir.constant(0 : index) : i64
    %15 = llvm.mlir.constant(-1 : index) : i64
    %16 = llvm.icmp "slt" %11, %14 : i64
    %17 = llvm.sub %15, %11 : i64
    %18 = llvm.select %16, %17, %11 : i1, i64
    %19 = llvm.sdiv %18, %13 : i64
    %20 = llvm.sub %15, %19 : i64
    %21 = llvm.select %16, %20, %19 : i1, i64
    %22 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64)> 
    %24 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64)> 
    %25 = llvm.insertvalue %23, %22[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %24, %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(0 : index) : i64
    %28 = llvm.insertvalue %27, %26[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %21, %28[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mlir.constant(4 : index) : i64
    %31 = llvm.insertvalue %30, %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.mlir.constant(4 : index) : i64
    %33 = llvm.insertvalue %32, %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mlir.constant(1 : index) : i64
    %35 = llvm.insertvalue %34, %33[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %39 = llvm.insertvalue %36, %38[0] : !llvm.struct<(ptr, ptr, i64)> 
    %40 = llvm.insertvalue %37, %39[1] : !llvm.struct<(ptr, ptr, i64)> 
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.insertvalue %41, %40[2] : !llvm.struct<(ptr, ptr, i64)> 
    %43 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.mlir.constant(4 : index) : i64
    %47 = llvm.mlir.constant(0 : index) : i64
    %48 = llvm.mlir.constant(-1 : index) : i64
    %49 = llvm.icmp "slt" %44, %47 : i64
    %50 = llvm.sub %48, %44 : i64
    %51 = llvm.select %49, %50, %44 : i1, i64
    %52 = llvm.sdiv %51, %46 : i64
    %53 = llvm.sub %48, %52 : i64
    %54 = llvm.select %49, %53, %52 : i1, i64
    %55 = llvm.mlir.constant(3 : index) : i64
    %56 = llvm.mlir.constant(0 : index) : i64
    %57 = llvm.mlir.constant(-1 : index) : i64
    %58 = llvm.icmp "slt" %54, %56 : i64
    %59 = llvm.sub %57, %54 : i64
    %60 = llvm.select %58, %59, %54 : i1, i64
    %61 = llvm.sdiv %60, %55 : i64
    %62 = llvm.sub %57, %61 : i64
    %63 = llvm.select %58, %62, %61 : i1, i64
    %64 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %65 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, ptr, i64)> 
    %66 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, ptr, i64)> 
    %67 = llvm.insertvalue %65, %64[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %68 = llvm.insertvalue %66, %67[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %69 = llvm.mlir.constant(0 : index) : i64
    %70 = llvm.insertvalue %69, %68[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %71 = llvm.insertvalue %63, %70[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %72 = llvm.mlir.constant(12 : index) : i64
    %73 = llvm.insertvalue %72, %71[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %74 = llvm.mlir.constant(3 : index) : i64
    %75 = llvm.insertvalue %74, %73[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %76 = llvm.mlir.constant(4 : index) : i64
    %77 = llvm.insertvalue %76, %75[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %78 = llvm.mlir.constant(4 : index) : i64
    %79 = llvm.insertvalue %78, %77[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %80 = llvm.mlir.constant(1 : index) : i64
    %81 = llvm.insertvalue %80, %79[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %82 = llvm.mlir.constant(1 : index) : i64
    %83 = llvm.alloca %82 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %35, %83 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %86 = llvm.insertvalue %84, %85[0] : !llvm.struct<(i64, ptr)> 
    %87 = llvm.insertvalue %83, %86[1] : !llvm.struct<(i64, ptr)> 
    %88 = llvm.mlir.constant(1 : index) : i64
    %89 = llvm.alloca %88 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %81, %89 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %90 = llvm.mlir.constant(3 : index) : i64
    %91 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %92 = llvm.insertvalue %90, %91[0] : !llvm.struct<(i64, ptr)> 
    %93 = llvm.insertvalue %89, %92[1] : !llvm.struct<(i64, ptr)> 
    %94 = llvm.extractvalue %87[0] : !llvm.struct<(i64, ptr)> 
    %95 = llvm.extractvalue %87[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%94, %95) : (i64, !llvm.ptr) -> ()
    %96 = llvm.extractvalue %93[0] : !llvm.struct<(i64, ptr)> 
    %97 = llvm.extractvalue %93[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%96, %97) : (i64, !llvm.ptr) -> ()
    %98 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %99 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %100 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %101 = llvm.insertvalue %98, %100[0] : !llvm.struct<(ptr, ptr, i64)> 
    %102 = llvm.insertvalue %99, %101[1] : !llvm.struct<(ptr, ptr, i64)> 
    %103 = llvm.mlir.constant(0 : index) : i64
    %104 = llvm.insertvalue %103, %102[2] : !llvm.struct<(ptr, ptr, i64)> 
    %105 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %106 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %107 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %108 = llvm.mlir.constant(4 : index) : i64
    %109 = llvm.mlir.constant(0 : index) : i64
    %110 = llvm.mlir.constant(-1 : index) : i64
    %111 = llvm.icmp "slt" %106, %109 : i64
    %112 = llvm.sub %110, %106 : i64
    %113 = llvm.select %111, %112, %106 : i1, i64
    %114 = llvm.sdiv %113, %108 : i64
    %115 = llvm.sub %110, %114 : i64
    %116 = llvm.select %111, %115, %114 : i1, i64
    %117 = llvm.mlir.constant(3 : index) : i64
    %118 = llvm.mlir.constant(0 : index) : i64
    %119 = llvm.mlir.constant(-1 : index) : i64
    %120 = llvm.icmp "slt" %116, %118 : i64
    %121 = llvm.sub %119, %116 : i64
    %122 = llvm.select %120, %121, %116 : i1, i64
    %123 = llvm.sdiv %122, %117 : i64
    %124 = llvm.sub %119, %123 : i64
    %125 = llvm.select %120, %124, %123 : i1, i64
    %126 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %127 = llvm.extractvalue %104[0] : !llvm.struct<(ptr, ptr, i64)> 
    %128 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, ptr, i64)> 
    %129 = llvm.insertvalue %127, %126[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %130 = llvm.insertvalue %128, %129[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %131 = llvm.mlir.constant(0 : index) : i64
    %132 = llvm.insertvalue %131, %130[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %133 = llvm.insertvalue %125, %132[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %134 = llvm.mlir.constant(12 : index) : i64
    %135 = llvm.insertvalue %134, %133[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %136 = llvm.mlir.constant(12 : index) : i64
    %137 = llvm.insertvalue %136, %135[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %138 = llvm.mlir.constant(1 : index) : i64
    %139 = llvm.insertvalue %138, %137[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %140 = llvm.extractvalue %139[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %141 = llvm.extractvalue %139[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %142 = llvm.extractvalue %139[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %143 = llvm.extractvalue %139[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %144 = llvm.extractvalue %139[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %145 = llvm.extractvalue %139[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %146 = llvm.extractvalue %139[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %147 = llvm.call @total(%140, %141, %142, %143, %144, %145, %146) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> i32
    %148 = llvm.extractvalue %93[0] : !llvm.struct<(i64, ptr)> 
    %149 = llvm.extractvalue %93[1] : !llvm.struct<(i64, ptr)> 
    %150 = llvm.getelementptr %149[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %151 = llvm.mlir.constant(1 : index) : i64
    %152 = llvm.add %151, %0 : i64
    %153 = llvm.getelementptr %150[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %154 = llvm.load %153 : !llvm.ptr -> i64
    %155 = llvm.mul %148, %154 : i64
    %156 = llvm.trunc %155 : i64 to i32
    %157 = llvm.add %147, %156 : i32
    %158 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%158) : (!llvm.ptr) -> ()
    llvm.return %157 : i32
  }
}

