module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @inc(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg0, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @twice(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @square(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mul %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @negate(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.sub %0, %arg0 : i32
    llvm.return %1 : i32
  }
  llvm.func @plus(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.add %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @mix(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(31 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.xor %1, %arg1 : i32
    llvm.return %2 : i32
  }
  llvm.func @pick(%arg0: i32) -> !llvm.ptr attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.addressof @inc : !llvm.ptr
    %1 = llvm.mlir.addressof @twice : !llvm.ptr
    %2 = llvm.mlir.addressof @square : !llvm.ptr
    %3 = llvm.mlir.addressof @negate : !llvm.ptr
    llvm.switch %arg0 : i32, ^bb1(%0 : !llvm.ptr) [
      1: ^bb1(%1 : !llvm.ptr),
      2: ^bb1(%2 : !llvm.ptr),
      -3: ^bb1(%3 : !llvm.ptr)
    ]
  ^bb1(%4: !llvm.ptr):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @fold(%arg0: !llvm.ptr, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%1, %0 : i32, i32)
  ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "sle" %2, %arg1 : i32
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.call %arg0(%3, %2) : !llvm.ptr, (i32, i32) -> i32
    %6 = llvm.add %2, %1 : i32
    llvm.br ^bb1(%6, %5 : i32, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.addressof @mix : !llvm.ptr
    %1 = llvm.mlir.addressof @plus : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(-4 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(20 : i32) : i32
    llvm.br ^bb1(%3, %2 : i32, i32)
  ^bb1(%7: i32, %8: i32):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "slt" %7, %4 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.call @pick(%7) : (i32) -> !llvm.ptr
    %11 = llvm.call %10(%8) : !llvm.ptr, (i32) -> i32
    %12 = llvm.sext %11 : i32 to i64
    llvm.call @printI64(%12) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %13 = llvm.add %7, %5 : i32
    llvm.br ^bb1(%13, %11 : i32, i32)
  ^bb3:  // pred: ^bb1
    %14 = llvm.call @fold(%1, %6) : (!llvm.ptr, i32) -> i32
    %15 = llvm.call @fold(%0, %6) : (!llvm.ptr, i32) -> i32
    %16 = llvm.sext %14 : i32 to i64
    %17 = llvm.sext %15 : i32 to i64
    llvm.call @printI64(%16) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%17) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %8 : i32
  }
}

