module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(100 : i32) : i32
    %1 = llvm.mlir.constant(5 : i8) : i8
    %2 = llvm.mlir.constant(37 : i32) : i32
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(64 : index) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(64 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %9, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %10, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.mlir.constant(8 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.mlir.zero : !llvm.ptr
    %25 = llvm.getelementptr %24[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %27 = llvm.call @malloc(%26) : (i64) -> !llvm.ptr
    %28 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.insertvalue %27, %29[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.mlir.constant(0 : index) : i64
    %32 = llvm.insertvalue %31, %30[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.insertvalue %22, %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %23, %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.mlir.constant(8 : index) : i64
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.mlir.zero : !llvm.ptr
    %38 = llvm.getelementptr %37[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.ptrtoint %38 : !llvm.ptr to i64
    %40 = llvm.call @malloc(%39) : (i64) -> !llvm.ptr
    %41 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %42 = llvm.insertvalue %40, %41[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.insertvalue %44, %43[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.insertvalue %35, %45[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.insertvalue %36, %46[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%3 : i64)
  ^bb1(%48: i64):  // 2 preds: ^bb0, ^bb2
    %49 = llvm.icmp "slt" %48, %6 : i64
    llvm.cond_br %49, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %50 = llvm.trunc %48 : i64 to i32
    %51 = llvm.mul %50, %50 : i32
    %52 = llvm.mul %51, %2 : i32
    %53 = llvm.trunc %52 : i32 to i8
    %54 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.getelementptr inbounds|nuw %54[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %55 : i8, !llvm.ptr
    %56 = llvm.add %48, %4 : i64
    llvm.br ^bb1(%56 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%3 : i64)
  ^bb4(%57: i64):  // 2 preds: ^bb3, ^bb5
    %58 = llvm.icmp "slt" %57, %5 : i64
    llvm.cond_br %58, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %59 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %60 = llvm.getelementptr inbounds|nuw %59[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %60 : i32, !llvm.ptr
    %61 = llvm.add %57, %4 : i64
    llvm.br ^bb4(%61 : i64)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%3 : i64)
  ^bb7(%62: i64):  // 2 preds: ^bb6, ^bb8
    %63 = llvm.icmp "slt" %62, %6 : i64
    llvm.cond_br %63, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %64 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %65 = llvm.getelementptr inbounds|nuw %64[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %65 : !llvm.ptr -> i8
    %67 = llvm.lshr %66, %1 : i8
    %68 = llvm.zext %67 : i8 to i64
    %69 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %70 = llvm.getelementptr inbounds|nuw %69[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %71 = llvm.load %70 : !llvm.ptr -> i32
    %72 = llvm.add %71, %8 : i32
    %73 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %74 = llvm.getelementptr inbounds|nuw %73[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %72, %74 : i32, !llvm.ptr
    %75 = llvm.add %62, %4 : i64
    llvm.br ^bb7(%75 : i64)
  ^bb9:  // pred: ^bb7
    llvm.br ^bb10(%3, %7 : i64, i32)
  ^bb10(%76: i64, %77: i32):  // 2 preds: ^bb9, ^bb11
    %78 = llvm.icmp "slt" %76, %5 : i64
    llvm.cond_br %78, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %79 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %80 = llvm.getelementptr inbounds|nuw %79[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %81 = llvm.load %80 : !llvm.ptr -> i32
    %82 = llvm.add %77, %81 : i32
    %83 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %84 = llvm.getelementptr inbounds|nuw %83[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %82, %84 : i32, !llvm.ptr
    %85 = llvm.add %76, %4 : i64
    llvm.br ^bb10(%85, %82 : i64, i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%3, %7, %7 : i64, i32, i32)
  ^bb13(%86: i64, %87: i32, %88: i32):  // 2 preds: ^bb12, ^bb14
    %89 = llvm.icmp "slt" %86, %5 : i64
    llvm.cond_br %89, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %90 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %91 = llvm.getelementptr inbounds|nuw %90[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %92 = llvm.load %91 : !llvm.ptr -> i32
    %93 = llvm.add %87, %92 : i32
    %94 = llvm.intr.smax(%88, %92) : (i32, i32) -> i32
    %95 = llvm.add %86, %4 : i64
    llvm.br ^bb13(%95, %93, %94 : i64, i32, i32)
  ^bb15:  // pred: ^bb13
    %96 = llvm.mlir.constant(1 : index) : i64
    %97 = llvm.alloca %96 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %34, %97 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %98 = llvm.mlir.constant(1 : index) : i64
    %99 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %100 = llvm.insertvalue %98, %99[0] : !llvm.struct<(i64, ptr)> 
    %101 = llvm.insertvalue %97, %100[1] : !llvm.struct<(i64, ptr)> 
    %102 = llvm.mlir.constant(1 : index) : i64
    %103 = llvm.alloca %102 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %47, %103 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %104 = llvm.mlir.constant(1 : index) : i64
    %105 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %106 = llvm.insertvalue %104, %105[0] : !llvm.struct<(i64, ptr)> 
    %107 = llvm.insertvalue %103, %106[1] : !llvm.struct<(i64, ptr)> 
    %108 = llvm.extractvalue %101[0] : !llvm.struct<(i64, ptr)> 
    %109 = llvm.extractvalue %101[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%108, %109) : (i64, !llvm.ptr) -> ()
    %110 = llvm.extractvalue %107[0] : !llvm.struct<(i64, ptr)> 
    %111 = llvm.extractvalue %107[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%110, %111) : (i64, !llvm.ptr) -> ()
    %112 = llvm.mul %87, %0 : i32
    %113 = llvm.add %112, %88 : i32
    %114 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%114) : (!llvm.ptr) -> ()
    %115 = llvm.extractvalue %34[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%115) : (!llvm.ptr) -> ()
    %116 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%116) : (!llvm.ptr) -> ()
    llvm.return %113 : i32
  }
}

