module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @escape(%arg0: f64, %arg1: f64) -> i32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(40 : i32) : i32
    llvm.br ^bb1(%0, %0, %2 : f64, f64, i32)
  ^bb1(%5: f64, %6: f64, %7: i32):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.fmul %5, %5 : f64
    %9 = llvm.fmul %6, %6 : f64
    %10 = llvm.fadd %8, %9 : f64
    %11 = llvm.fcmp "ole" %10, %1 : f64
    %12 = llvm.icmp "slt" %7, %4 : i32
    %13 = llvm.and %11, %12 : i1
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.fmul %5, %5 : f64
    %15 = llvm.fmul %6, %6 : f64
    %16 = llvm.fsub %14, %15 : f64
    %17 = llvm.fadd %16, %arg0 : f64
    %18 = llvm.fmul %5, %6 : f64
    %19 = llvm.fadd %18, %18 : f64
    %20 = llvm.fadd %19, %arg1 : f64
    %21 = llvm.add %7, %3 : i32
    llvm.br ^bb1(%17, %20, %21 : f64, f64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %7 : i32
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(9 : index) : i64
    %3 = llvm.mlir.constant(16 : index) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1.875000e-01 : f64) : f64
    %6 = llvm.mlir.constant(2.812500e-01 : f64) : f64
    %7 = llvm.mlir.constant(-2.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(-1.125000e+00 : f64) : f64
    %9 = llvm.mlir.constant(9 : index) : i64
    %10 = llvm.mlir.constant(16 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(144 : index) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %9, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %10, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %10, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %11, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%0, %4 : i64, i64)
  ^bb1(%26: i64, %27: i64):  // 2 preds: ^bb0, ^bb5
    %28 = llvm.icmp "slt" %26, %2 : i64
    llvm.cond_br %28, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %29 = llvm.trunc %26 : i64 to i32
    %30 = llvm.sitofp %29 : i32 to f64
    %31 = llvm.fmul %30, %6 : f64
    %32 = llvm.fadd %31, %8 : f64
    llvm.br ^bb3(%0, %27 : i64, i64)
  ^bb3(%33: i64, %34: i64):  // 2 preds: ^bb2, ^bb4
    %35 = llvm.icmp "slt" %33, %3 : i64
    llvm.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = llvm.trunc %33 : i64 to i32
    %37 = llvm.sitofp %36 : i32 to f64
    %38 = llvm.fmul %37, %5 : f64
    %39 = llvm.fadd %38, %7 : f64
    %40 = llvm.call @escape(%39, %32) : (f64, f64) -> i32
    %41 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.mlir.constant(16 : index) : i64
    %43 = llvm.mul %26, %42 overflow<nsw, nuw> : i64
    %44 = llvm.add %43, %33 overflow<nsw, nuw> : i64
    %45 = llvm.getelementptr inbounds|nuw %41[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %40, %45 : i32, !llvm.ptr
    %46 = llvm.sext %40 : i32 to i64
    %47 = llvm.add %34, %46 : i64
    %48 = llvm.add %33, %1 : i64
    llvm.br ^bb3(%48, %47 : i64, i64)
  ^bb5:  // pred: ^bb3
    %49 = llvm.add %26, %1 : i64
    llvm.br ^bb1(%49, %34 : i64, i64)
  ^bb6:  // pred: ^bb1
    %50 = llvm.mlir.constant(1 : index) : i64
    %51 = llvm.alloca %50 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %25, %51 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %52 = llvm.mlir.constant(2 : index) : i64
    %53 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %54 = llvm.insertvalue %52, %53[0] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.insertvalue %51, %54[1] : !llvm.struct<(i64, ptr)> 
    %56 = llvm.extractvalue %55[0] : !llvm.struct<(i64, ptr)> 
    %57 = llvm.extractvalue %55[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%56, %57) : (i64, !llvm.ptr) -> ()
    %58 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%58) : (!llvm.ptr) -> ()
    llvm.return %27 : i64
  }
}

