module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @place(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.icmp "eq" %arg1, %arg0 : i32
    llvm.cond_br %3, ^bb1(%1 : i32), ^bb2
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb3
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %5 = llvm.or %arg1, %arg2 : i32
    %6 = llvm.or %5, %arg3 : i32
    %7 = llvm.xor %6, %2 : i32
    %8 = llvm.and %7, %arg0 : i32
    llvm.br ^bb3(%8, %0 : i32, i32)
  ^bb3(%9: i32, %10: i32):  // 2 preds: ^bb2, ^bb4
    %11 = llvm.icmp "ne" %9, %0 : i32
    llvm.cond_br %11, ^bb4, ^bb1(%10 : i32)
  ^bb4:  // pred: ^bb3
    %12 = llvm.sub %0, %9 : i32
    %13 = llvm.and %9, %12 : i32
    %14 = llvm.xor %9, %13 : i32
    %15 = llvm.or %arg1, %13 : i32
    %16 = llvm.or %arg2, %13 : i32
    %17 = llvm.shl %16, %1 : i32
    %18 = llvm.or %arg3, %13 : i32
    %19 = llvm.lshr %18, %1 : i32
    %20 = llvm.call @place(%arg0, %15, %17, %19) : (i32, i32, i32, i32) -> i32
    %21 = llvm.add %10, %20 : i32
    llvm.br ^bb3(%14, %21 : i32, i32)
  ^bb5:  // pred: ^bb1
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.return %4 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(9 : index) : i64
    llvm.br ^bb1(%2, %0 : i64, i32)
  ^bb1(%4: i64, %5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %3 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.trunc %4 : i64 to i32
    %8 = llvm.shl %1, %7 : i32
    %9 = llvm.sub %8, %1 : i32
    %10 = llvm.call @place(%9, %0, %0, %0) : (i32, i32, i32, i32) -> i32
    %11 = llvm.sext %10 : i32 to i64
    llvm.call @printI64(%11) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %12 = llvm.add %4, %2 : i64
    llvm.br ^bb1(%12, %10 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %5 : i32
  }
}

