module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func private @printMemrefF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @pool(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %7 = llvm.insertvalue %arg8, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %9 = llvm.insertvalue %arg9, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %11 = llvm.insertvalue %arg10, %10[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(3 : index) : i64
    %16 = llvm.mlir.constant(-1.000000e+30 : f32) : f32
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %19 = llvm.alloca %17 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %19 : !llvm.array<4 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, %12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %24 = llvm.alloca %22 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %23, %24 : !llvm.array<4 x i64>, !llvm.ptr
    %25 = llvm.getelementptr %24[0, %13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %26 = llvm.load %25 : !llvm.ptr -> i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %29 = llvm.alloca %27 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %28, %29 : !llvm.array<4 x i64>, !llvm.ptr
    %30 = llvm.getelementptr %29[0, %14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %31 = llvm.load %30 : !llvm.ptr -> i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %34 = llvm.alloca %32 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %33, %34 : !llvm.array<4 x i64>, !llvm.ptr
    %35 = llvm.getelementptr %34[0, %15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.sub %31, %arg11 : i64
    %38 = llvm.sub %36, %arg11 : i64
    %39 = llvm.udiv %37, %14 : i64
    %40 = llvm.udiv %38, %14 : i64
    %41 = llvm.add %39, %13 : i64
    %42 = llvm.add %40, %13 : i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.mul %42, %41 : i64
    %45 = llvm.mul %44, %26 : i64
    %46 = llvm.mul %45, %21 : i64
    %47 = llvm.mlir.zero : !llvm.ptr
    %48 = llvm.getelementptr %47[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.ptrtoint %48 : !llvm.ptr to i64
    %50 = llvm.call @malloc(%49) : (i64) -> !llvm.ptr
    %51 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %52 = llvm.insertvalue %50, %51[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %53 = llvm.insertvalue %50, %52[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %54 = llvm.mlir.constant(0 : index) : i64
    %55 = llvm.insertvalue %54, %53[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %56 = llvm.insertvalue %21, %55[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %57 = llvm.insertvalue %26, %56[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %58 = llvm.insertvalue %41, %57[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %59 = llvm.insertvalue %42, %58[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %60 = llvm.insertvalue %45, %59[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %61 = llvm.insertvalue %44, %60[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %62 = llvm.insertvalue %42, %61[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %63 = llvm.insertvalue %43, %62[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %64 = llvm.mlir.constant(1 : index) : i64
    %65 = llvm.mul %arg11, %arg11 : i64
    %66 = llvm.mlir.zero : !llvm.ptr
    %67 = llvm.getelementptr %66[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.ptrtoint %67 : !llvm.ptr to i64
    %69 = llvm.call @malloc(%68) : (i64) -> !llvm.ptr
    %70 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %71 = llvm.insertvalue %69, %70[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.insertvalue %69, %71[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.mlir.constant(0 : index) : i64
    %74 = llvm.insertvalue %73, %72[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.insertvalue %arg11, %74[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.insertvalue %arg11, %75[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.insertvalue %arg11, %76[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.insertvalue %64, %77[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%12 : i64)
  ^bb1(%79: i64):  // 2 preds: ^bb0, ^bb11
    %80 = llvm.icmp "slt" %79, %21 : i64
    llvm.cond_br %80, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%12 : i64)
  ^bb3(%81: i64):  // 2 preds: ^bb2, ^bb10
    %82 = llvm.icmp "slt" %81, %26 : i64
    llvm.cond_br %82, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%12 : i64)
  ^bb5(%83: i64):  // 2 preds: ^bb4, ^bb9
    %84 = llvm.icmp "slt" %83, %41 : i64
    llvm.cond_br %84, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7(%12 : i64)
  ^bb7(%85: i64):  // 2 preds: ^bb6, ^bb8
    %86 = llvm.icmp "slt" %85, %42 : i64
    llvm.cond_br %86, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %87 = llvm.extractvalue %63[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %88 = llvm.extractvalue %63[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %89 = llvm.mul %79, %88 overflow<nsw, nuw> : i64
    %90 = llvm.extractvalue %63[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %91 = llvm.mul %81, %90 overflow<nsw, nuw> : i64
    %92 = llvm.add %89, %91 overflow<nsw, nuw> : i64
    %93 = llvm.extractvalue %63[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %94 = llvm.mul %83, %93 overflow<nsw, nuw> : i64
    %95 = llvm.add %92, %94 overflow<nsw, nuw> : i64
    %96 = llvm.add %95, %85 overflow<nsw, nuw> : i64
    %97 = llvm.getelementptr inbounds|nuw %87[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %97 : f32, !llvm.ptr
    %98 = llvm.add %85, %13 : i64
    llvm.br ^bb7(%98 : i64)
  ^bb9:  // pred: ^bb7
    %99 = llvm.add %83, %13 : i64
    llvm.br ^bb5(%99 : i64)
  ^bb10:  // pred: ^bb5
    %100 = llvm.add %81, %13 : i64
    llvm.br ^bb3(%100 : i64)
  ^bb11:  // pred: ^bb3
    %101 = llvm.add %79, %13 : i64
    llvm.br ^bb1(%101 : i64)
  ^bb12:  // pred: ^bb1
    %102 = llvm.mlir.constant(1 : index) : i64
    %103 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %104 = llvm.alloca %102 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %103, %104 : !llvm.array<4 x i64>, !llvm.ptr
    %105 = llvm.getelementptr %104[0, %12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %106 = llvm.load %105 : !llvm.ptr -> i64
    %107 = llvm.mlir.constant(1 : index) : i64
    %108 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %109 = llvm.alloca %107 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %108, %109 : !llvm.array<4 x i64>, !llvm.ptr
    %110 = llvm.getelementptr %109[0, %13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %111 = llvm.load %110 : !llvm.ptr -> i64
    llvm.br ^bb13(%12 : i64)
  ^bb13(%112: i64):  // 2 preds: ^bb12, ^bb29
    %113 = llvm.icmp "slt" %112, %106 : i64
    llvm.cond_br %113, ^bb14, ^bb30
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15(%12 : i64)
  ^bb15(%114: i64):  // 2 preds: ^bb14, ^bb28
    %115 = llvm.icmp "slt" %114, %111 : i64
    llvm.cond_br %115, ^bb16, ^bb29
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17(%12 : i64)
  ^bb17(%116: i64):  // 2 preds: ^bb16, ^bb27
    %117 = llvm.icmp "slt" %116, %41 : i64
    llvm.cond_br %117, ^bb18, ^bb28
  ^bb18:  // pred: ^bb17
    llvm.br ^bb19(%12 : i64)
  ^bb19(%118: i64):  // 2 preds: ^bb18, ^bb26
    %119 = llvm.icmp "slt" %118, %42 : i64
    llvm.cond_br %119, ^bb20, ^bb27
  ^bb20:  // pred: ^bb19
    llvm.br ^bb21(%12 : i64)
  ^bb21(%120: i64):  // 2 preds: ^bb20, ^bb25
    %121 = llvm.icmp "slt" %120, %arg11 : i64
    llvm.cond_br %121, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    llvm.br ^bb23(%12 : i64)
  ^bb23(%122: i64):  // 2 preds: ^bb22, ^bb24
    %123 = llvm.icmp "slt" %122, %arg11 : i64
    llvm.cond_br %123, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %124 = llvm.mlir.constant(2 : index) : i64
    %125 = llvm.mul %116, %124 overflow<nsw> : i64
    %126 = llvm.add %125, %120 : i64
    %127 = llvm.mlir.constant(2 : index) : i64
    %128 = llvm.mul %118, %127 overflow<nsw> : i64
    %129 = llvm.add %128, %122 : i64
    %130 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %131 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %132 = llvm.mul %112, %131 overflow<nsw, nuw> : i64
    %133 = llvm.extractvalue %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %134 = llvm.mul %114, %133 overflow<nsw, nuw> : i64
    %135 = llvm.add %132, %134 overflow<nsw, nuw> : i64
    %136 = llvm.extractvalue %11[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %137 = llvm.mul %126, %136 overflow<nsw, nuw> : i64
    %138 = llvm.add %135, %137 overflow<nsw, nuw> : i64
    %139 = llvm.add %138, %129 overflow<nsw, nuw> : i64
    %140 = llvm.getelementptr inbounds|nuw %130[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 : !llvm.ptr -> f32
    %142 = llvm.extractvalue %63[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %143 = llvm.extractvalue %63[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %144 = llvm.mul %112, %143 overflow<nsw, nuw> : i64
    %145 = llvm.extractvalue %63[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %146 = llvm.mul %114, %145 overflow<nsw, nuw> : i64
    %147 = llvm.add %144, %146 overflow<nsw, nuw> : i64
    %148 = llvm.extractvalue %63[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %149 = llvm.mul %116, %148 overflow<nsw, nuw> : i64
    %150 = llvm.add %147, %149 overflow<nsw, nuw> : i64
    %151 = llvm.add %150, %118 overflow<nsw, nuw> : i64
    %152 = llvm.getelementptr inbounds|nuw %142[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.load %152 : !llvm.ptr -> f32
    %154 = llvm.intr.maximum(%153, %141) : (f32, f32) -> f32
    %155 = llvm.extractvalue %63[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %156 = llvm.extractvalue %63[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %157 = llvm.mul %112, %156 overflow<nsw, nuw> : i64
    %158 = llvm.extractvalue %63[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %159 = llvm.mul %114, %158 overflow<nsw, nuw> : i64
    %160 = llvm.add %157, %159 overflow<nsw, nuw> : i64
    %161 = llvm.extractvalue %63[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %162 = llvm.mul %116, %161 overflow<nsw, nuw> : i64
    %163 = llvm.add %160, %162 overflow<nsw, nuw> : i64
    %164 = llvm.add %163, %118 overflow<nsw, nuw> : i64
    %165 = llvm.getelementptr inbounds|nuw %155[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %154, %165 : f32, !llvm.ptr
    %166 = llvm.add %122, %13 : i64
    llvm.br ^bb23(%166 : i64)
  ^bb25:  // pred: ^bb23
    %167 = llvm.add %120, %13 : i64
    llvm.br ^bb21(%167 : i64)
  ^bb26:  // pred: ^bb21
    %168 = llvm.add %118, %13 : i64
    llvm.br ^bb19(%168 : i64)
  ^bb27:  // pred: ^bb19
    %169 = llvm.add %116, %13 : i64
    llvm.br ^bb17(%169 : i64)
  ^bb28:  // pred: ^bb17
    %170 = llvm.add %114, %13 : i64
    llvm.br ^bb15(%170 : i64)
  ^bb29:  // pred: ^bb15
    %171 = llvm.add %112, %13 : i64
    llvm.br ^bb13(%171 : i64)
  ^bb30:  // pred: ^bb13
    %172 = llvm.extractvalue %78[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%172) : (!llvm.ptr) -> ()
    llvm.return %63 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
  }
  llvm.func @main() {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(23 : index) : i64
    %2 = llvm.mlir.constant(17 : index) : i64
    %3 = llvm.mlir.constant(11 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(2 : index) : i64
    %6 = llvm.mlir.constant(3 : index) : i64
    %7 = llvm.mlir.constant(5 : index) : i64
    %8 = llvm.mlir.constant(7 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mul %8, %7 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.mul %11, %4 : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %22 = llvm.insertvalue %4, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %23 = llvm.insertvalue %5, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %24 = llvm.insertvalue %7, %23[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %25 = llvm.insertvalue %8, %24[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %26 = llvm.insertvalue %11, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %27 = llvm.insertvalue %10, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %28 = llvm.insertvalue %8, %27[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %29 = llvm.insertvalue %9, %28[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%30: i64):  // 2 preds: ^bb0, ^bb11
    %31 = llvm.icmp "slt" %30, %4 : i64
    llvm.cond_br %31, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0 : i64)
  ^bb3(%32: i64):  // 2 preds: ^bb2, ^bb10
    %33 = llvm.icmp "slt" %32, %5 : i64
    llvm.cond_br %33, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%0 : i64)
  ^bb5(%34: i64):  // 2 preds: ^bb4, ^bb9
    %35 = llvm.icmp "slt" %34, %7 : i64
    llvm.cond_br %35, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7(%0 : i64)
  ^bb7(%36: i64):  // 2 preds: ^bb6, ^bb8
    %37 = llvm.icmp "slt" %36, %8 : i64
    llvm.cond_br %37, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %38 = llvm.mul %34, %3 : i64
    %39 = llvm.mul %36, %2 : i64
    %40 = llvm.add %38, %39 : i64
    %41 = llvm.add %40, %32 : i64
    %42 = llvm.urem %41, %1 : i64
    %43 = llvm.trunc %42 : i64 to i32
    %44 = llvm.sitofp %43 : i32 to f32
    %45 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %46 = llvm.extractvalue %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %47 = llvm.mul %30, %46 overflow<nsw, nuw> : i64
    %48 = llvm.extractvalue %29[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %49 = llvm.mul %32, %48 overflow<nsw, nuw> : i64
    %50 = llvm.add %47, %49 overflow<nsw, nuw> : i64
    %51 = llvm.extractvalue %29[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %52 = llvm.mul %34, %51 overflow<nsw, nuw> : i64
    %53 = llvm.add %50, %52 overflow<nsw, nuw> : i64
    %54 = llvm.add %53, %36 overflow<nsw, nuw> : i64
    %55 = llvm.getelementptr inbounds|nuw %45[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %44, %55 : f32, !llvm.ptr
    %56 = llvm.add %36, %4 : i64
    llvm.br ^bb7(%56 : i64)
  ^bb9:  // pred: ^bb7
    %57 = llvm.add %34, %4 : i64
    llvm.br ^bb5(%57 : i64)
  ^bb10:  // pred: ^bb5
    %58 = llvm.add %32, %4 : i64
    llvm.br ^bb3(%58 : i64)
  ^bb11:  // pred: ^bb3
    %59 = llvm.add %30, %4 : i64
    llvm.br ^bb1(%59 : i64)
  ^bb12:  // pred: ^bb1
    %60 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %61 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %62 = llvm.extractvalue %29[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %63 = llvm.extractvalue %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %64 = llvm.extractvalue %29[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %65 = llvm.extractvalue %29[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %66 = llvm.extractvalue %29[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %67 = llvm.extractvalue %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %68 = llvm.extractvalue %29[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %69 = llvm.extractvalue %29[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %70 = llvm.extractvalue %29[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %71 = llvm.call @pool(%60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %72 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %73 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %74 = llvm.extractvalue %29[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %75 = llvm.extractvalue %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %76 = llvm.extractvalue %29[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %77 = llvm.extractvalue %29[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %78 = llvm.extractvalue %29[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %79 = llvm.extractvalue %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %80 = llvm.extractvalue %29[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %81 = llvm.extractvalue %29[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %82 = llvm.extractvalue %29[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %83 = llvm.call @pool(%72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %84 = llvm.mlir.constant(1 : index) : i64
    %85 = llvm.alloca %84 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %71, %85 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %86 = llvm.mlir.constant(4 : index) : i64
    %87 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %88 = llvm.insertvalue %86, %87[0] : !llvm.struct<(i64, ptr)> 
    %89 = llvm.insertvalue %85, %88[1] : !llvm.struct<(i64, ptr)> 
    %90 = llvm.mlir.constant(1 : index) : i64
    %91 = llvm.alloca %90 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %83, %91 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %92 = llvm.mlir.constant(4 : index) : i64
    %93 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %94 = llvm.insertvalue %92, %93[0] : !llvm.struct<(i64, ptr)> 
    %95 = llvm.insertvalue %91, %94[1] : !llvm.struct<(i64, ptr)> 
    %96 = llvm.extractvalue %89[0] : !llvm.struct<(i64, ptr)> 
    %97 = llvm.extractvalue %89[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%96, %97) : (i64, !llvm.ptr) -> ()
    %98 = llvm.extractvalue %95[0] : !llvm.struct<(i64, ptr)> 
    %99 = llvm.extractvalue %95[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%98, %99) : (i64, !llvm.ptr) -> ()
    %100 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%100) : (!llvm.ptr) -> ()
    %101 = llvm.extractvalue %71[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%101) : (!llvm.ptr) -> ()
    %102 = llvm.extractvalue %83[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%102) : (!llvm.ptr) -> ()
    llvm.return
  }
}

