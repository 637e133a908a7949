// A global returned as a nonnull result.
// value: 0 : i32

llvm.func @callee() -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) {
  %g = llvm.mlir.addressof @main : !llvm.ptr
  llvm.return %g : !llvm.ptr
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call @callee() : () -> !llvm.ptr
  llvm.return %c0_i32 : i32
}
