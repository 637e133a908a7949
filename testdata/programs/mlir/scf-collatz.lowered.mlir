module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @chain(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    llvm.br ^bb1(%arg0, %0 : i64, i64)
  ^bb1(%3: i64, %4: i64):  // 2 preds: ^bb0, ^bb6
    %5 = llvm.icmp "ne" %3, %0 : i64
    llvm.cond_br %5, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %6 = llvm.and %3, %0 : i64
    %7 = llvm.trunc %6 : i64 to i1
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %8 = llvm.mul %3, %2 : i64
    %9 = llvm.add %8, %0 : i64
    llvm.br ^bb5(%9 : i64)
  ^bb4:  // pred: ^bb2
    %10 = llvm.udiv %3, %1 : i64
    llvm.br ^bb5(%10 : i64)
  ^bb5(%11: i64):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %12 = llvm.add %4, %0 : i64
    llvm.br ^bb1(%11, %12 : i64, i64)
  ^bb7:  // pred: ^bb1
    llvm.return %4 : i64
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(300 : index) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%0, %2, %2 : i64, i64, i64)
  ^bb1(%3: i64, %4: i64, %5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %3, %1 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.call @chain(%3) : (i64) -> i64
    %8 = llvm.icmp "sgt" %7, %5 : i64
    %9 = llvm.select %8, %3, %4 : i1, i64
    %10 = llvm.select %8, %7, %5 : i1, i64
    %11 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%11, %9, %10 : i64, i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.call @printI64(%4) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %5 : i64
  }
}

