// Null returned as a nonnull noundef result.
// fault: broken-promise

llvm.func @callee() -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call @callee() : () -> !llvm.ptr
  llvm.return %c0_i32 : i32
}
