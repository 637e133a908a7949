module {
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: f64) -> f64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %2 = llvm.fmul %arg0, %arg0 : f64
    %3 = llvm.fsub %2, %0 : f64
    %4 = llvm.fmul %3, %arg0 : f64
    %5 = llvm.fsub %4, %1 : f64
    llvm.return %5 : f64
  }
  llvm.func @df(%arg0: f64) -> f64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %2 = llvm.fmul %arg0, %arg0 : f64
    %3 = llvm.fmul %2, %1 : f64
    %4 = llvm.fsub %3, %0 : f64
    llvm.return %4 : f64
  }
  llvm.func @bisect(%arg0: f64, %arg1: f64) -> f64 {
    %0 = llvm.mlir.constant(9.9999999999999998E-13 : f64) : f64
    %1 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    llvm.br ^bb1(%arg0, %arg1 : f64, f64)
  ^bb1(%3: f64, %4: f64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.fsub %4, %3 : f64
    %6 = llvm.fcmp "ogt" %5, %0 : f64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.fadd %3, %4 : f64
    %8 = llvm.fmul %7, %1 : f64
    %9 = llvm.call @f(%8) : (f64) -> f64
    %10 = llvm.fcmp "olt" %9, %2 : f64
    %11 = llvm.select %10, %8, %3 : i1, f64
    %12 = llvm.select %10, %4, %8 : i1, f64
    llvm.br ^bb1(%11, %12 : f64, f64)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : f64
  }
  llvm.func @newton(%arg0: f64) -> !llvm.struct<(f64, i64)> {
    %0 = llvm.mlir.constant(9.9999999999999998E-13 : f64) : f64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%arg0, %1 : f64, i64)
  ^bb1(%3: f64, %4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.call @f(%3) : (f64) -> f64
    %6 = llvm.call @df(%3) : (f64) -> f64
    %7 = llvm.fdiv %5, %6 : f64
    %8 = llvm.intr.fabs(%7) : (f64) -> f64
    %9 = llvm.fcmp "ogt" %8, %0 : f64
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.fsub %3, %7 : f64
    %11 = llvm.add %4, %2 : i64
    llvm.br ^bb1(%10, %11 : f64, i64)
  ^bb3:  // pred: ^bb1
    %12 = llvm.mlir.poison : !llvm.struct<(f64, i64)>
    %13 = llvm.insertvalue %3, %12[0] : !llvm.struct<(f64, i64)> 
    %14 = llvm.insertvalue %4, %13[1] : !llvm.struct<(f64, i64)> 
    llvm.return %14 : !llvm.struct<(f64, i64)>
  }
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %2 = llvm.call @bisect(%0, %1) : (f64, f64) -> f64
    llvm.call @printF64(%2) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %3 = llvm.call @newton(%1) : (f64) -> !llvm.struct<(f64, i64)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(f64, i64)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(f64, i64)> 
    llvm.call @printF64(%4) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %6 = llvm.fptrunc %2 : f64 to f32
    llvm.return %6 : f32
  }
}

