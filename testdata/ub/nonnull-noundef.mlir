// Null given to a nonnull noundef parameter.
// fault: broken-promise

llvm.func @callee(%x: !llvm.ptr {llvm.nonnull, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%null) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
