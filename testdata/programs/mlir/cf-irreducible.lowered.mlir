module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @two_doors(%arg0: i64, %arg1: i1) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    llvm.cond_br %arg1, ^bb1(%arg0, %0 : i64, i64), ^bb2(%arg0, %0 : i64, i64)
  ^bb1(%3: i64, %4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.sub %3, %1 : i64
    %6 = llvm.add %4, %3 : i64
    %7 = llvm.icmp "sle" %5, %0 : i64
    llvm.cond_br %7, ^bb3(%6 : i64), ^bb2(%5, %6 : i64, i64)
  ^bb2(%8: i64, %9: i64):  // 2 preds: ^bb0, ^bb1
    %10 = llvm.sub %8, %2 : i64
    %11 = llvm.mul %9, %2 : i64
    %12 = llvm.add %11, %1 : i64
    %13 = llvm.icmp "sle" %10, %0 : i64
    llvm.cond_br %13, ^bb3(%12 : i64), ^bb1(%10, %12 : i64, i64)
  ^bb3(%14: i64):  // 2 preds: ^bb1, ^bb2
    llvm.return %14 : i64
  }
  llvm.func @ring(%arg0: i64) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    llvm.br ^bb1(%arg0, %1, %2, %3 : i64, i64, i64, i64)
  ^bb1(%4: i64, %5: i64, %6: i64, %7: i64):  // 3 preds: ^bb0, ^bb2, ^bb2
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printI64(%7) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.sub %4, %1 : i64
    %9 = llvm.icmp "sgt" %8, %0 : i64
    %10 = llvm.and %4, %1 : i64
    %11 = llvm.icmp "eq" %10, %1 : i64
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.cond_br %11, ^bb1(%8, %7, %5, %6 : i64, i64, i64, i64), ^bb1(%8, %6, %5, %7 : i64, i64, i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(25 : i64) : i64
    %3 = llvm.mlir.constant(7 : i64) : i64
    llvm.call @ring(%3) : (i64) -> ()
    %4 = llvm.call @two_doors(%2, %0) : (i64, i1) -> i64
    %5 = llvm.call @two_doors(%2, %1) : (i64, i1) -> i64
    llvm.call @printI64(%4) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %6 = llvm.sub %5, %4 : i64
    llvm.return %6 : i64
  }
}

