module {
  llvm.func @printU64(i64) attributes {sym_visibility = "private"}
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: i128) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(64 : i128) : i128
    %1 = llvm.trunc %arg0 : i128 to i64
    %2 = llvm.lshr %arg0, %0 : i128
    %3 = llvm.trunc %2 : i128 to i64
    llvm.call @printU64(%3) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printU64(%1) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @factorial(%arg0: i64) -> i128 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(1 : i128) : i128
    %2 = llvm.add %arg0, %0 : i64
    llvm.br ^bb1(%0, %1 : i64, i128)
  ^bb1(%3: i64, %4: i128):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %3, %2 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.sext %3 : i64 to i128
    %7 = llvm.mul %4, %6 : i128
    %8 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%8, %7 : i64, i128)
  ^bb3:  // pred: ^bb1
    llvm.return %4 : i128
  }
  llvm.func @digits(%arg0: i128) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i128) : i128
    %1 = llvm.mlir.constant(10 : i128) : i128
    %2 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%arg0, %2 : i128, i64)
  ^bb1(%3: i128, %4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "ne" %3, %0 : i128
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.udiv %3, %1 : i128
    %7 = llvm.urem %3, %1 : i128
    %8 = llvm.trunc %7 : i128 to i64
    %9 = llvm.add %4, %8 : i64
    llvm.br ^bb1(%6, %9 : i128, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %4 : i64
  }
  llvm.func @body(%arg0: i128, %arg1: i128, %arg2: i128) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(25 : index) : i64
    %1 = llvm.mlir.constant(33 : index) : i64
    %2 = llvm.call @factorial(%0) : (i64) -> i128
    llvm.call @show(%2) : (i128) -> ()
    %3 = llvm.call @factorial(%1) : (i64) -> i128
    llvm.call @show(%3) : (i128) -> ()
    %4 = llvm.sdiv %3, %2 : i128
    llvm.call @show(%4) : (i128) -> ()
    %5 = llvm.sdiv %arg0, %arg1 : i128
    llvm.call @show(%5) : (i128) -> ()
    %6 = llvm.srem %arg0, %arg1 : i128
    llvm.call @show(%6) : (i128) -> ()
    %7 = llvm.ashr %arg0, %arg2 : i128
    llvm.call @show(%7) : (i128) -> ()
    %8 = llvm.shl %2, %arg2 : i128
    llvm.call @show(%8) : (i128) -> ()
    %9 = llvm.icmp "slt" %arg0, %arg1 : i128
    %10 = llvm.icmp "ult" %arg0, %arg1 : i128
    %11 = llvm.zext %9 : i1 to i64
    %12 = llvm.zext %10 : i1 to i64
    llvm.call @printI64(%11) : (i64) -> ()
    llvm.call @printI64(%12) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %13 = llvm.sitofp %2 : i128 to f64
    %14 = llvm.fptosi %13 : f64 to i128
    llvm.call @show(%14) : (i128) -> ()
    %15 = llvm.call @digits(%3) : (i128) -> i64
    llvm.return %15 : i64
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
    %1 = llvm.mlir.constant(3 : i128) : i128
    %2 = llvm.mlir.constant(71 : i128) : i128
    %3 = llvm.call @body(%0, %1, %2) : (i128, i128, i128) -> i64
    llvm.return %3 : i64
  }
}

