module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @fill(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(1103515245 : i32) : i32
    %9 = llvm.mlir.constant(12345 : i32) : i32
    %10 = llvm.mlir.constant(22 : i32) : i32
    %11 = llvm.mlir.constant(42 : i32) : i32
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.alloca %12 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %13, %14 : !llvm.array<1 x i64>, !llvm.ptr
    %15 = llvm.getelementptr %14[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %16 = llvm.load %15 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %11 : i64, i32)
  ^bb1(%17: i64, %18: i32):  // 2 preds: ^bb0, ^bb2
    %19 = llvm.icmp "slt" %17, %16 : i64
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %20 = llvm.mul %18, %8 : i32
    %21 = llvm.add %20, %9 : i32
    %22 = llvm.ashr %21, %10 : i32
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %22, %24 : i32, !llvm.ptr
    %25 = llvm.add %17, %7 : i64
    llvm.br ^bb1(%25, %21 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @sort(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%8, %9 : i64, i32)
  ^bb1(%16: i64, %17: i32):  // 2 preds: ^bb0, ^bb9
    %18 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %18, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %19 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.getelementptr inbounds|nuw %19[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %21 = llvm.load %20 : !llvm.ptr -> i32
    llvm.br ^bb3(%16, %17 : i64, i32)
  ^bb3(%22: i64, %23: i32):  // 2 preds: ^bb2, ^bb8
    %24 = llvm.icmp "ugt" %22, %7 : i64
    llvm.cond_br %24, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %25 = llvm.sub %22, %8 : i64
    %26 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr inbounds|nuw %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 : !llvm.ptr -> i32
    %29 = llvm.icmp "sgt" %28, %21 : i32
    llvm.br ^bb6(%29 : i1)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%6 : i1)
  ^bb6(%30: i1):  // 2 preds: ^bb4, ^bb5
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    llvm.cond_br %30, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %31 = llvm.sub %22, %8 : i64
    %32 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr inbounds|nuw %32[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 : !llvm.ptr -> i32
    %35 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr inbounds|nuw %35[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %34, %36 : i32, !llvm.ptr
    %37 = llvm.add %23, %10 : i32
    llvm.br ^bb3(%31, %37 : i64, i32)
  ^bb9:  // pred: ^bb7
    %38 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr inbounds|nuw %38[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %21, %39 : i32, !llvm.ptr
    %40 = llvm.add %16, %8 : i64
    llvm.br ^bb1(%40, %23 : i64, i32)
  ^bb10:  // pred: ^bb1
    llvm.return %17 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(40 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.alloca %13 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %12, %14 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %14, %17[1] : !llvm.struct<(i64, ptr)> 
    %19 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @fill(%19, %20, %21, %22, %23) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %24 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)> 
    %25 = llvm.extractvalue %18[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%24, %25) : (i64, !llvm.ptr) -> ()
    %26 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.call @sort(%26, %27, %28, %29, %30) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    %32 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)> 
    %33 = llvm.extractvalue %18[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%32, %33) : (i64, !llvm.ptr) -> ()
    %34 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%34) : (!llvm.ptr) -> ()
    llvm.return %31 : i32
  }
}

