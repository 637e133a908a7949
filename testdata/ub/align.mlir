// A pointer aligned to less than its parameter says is poison.
// fault: poison-branch

llvm.func @callee(%x: !llvm.ptr {llvm.align = 32 : i64}) {
  %null = llvm.mlir.zero : !llvm.ptr
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %is = llvm.icmp "eq" %x, %null : !llvm.ptr
  llvm.cond_br %is, ^a, ^b
^a:
  llvm.return
^b:
  llvm.store %c1_i32, %x : i32, !llvm.ptr
  llvm.return
}

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
