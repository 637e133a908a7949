// Assume that null is not null.
// fault: assumption-false

llvm.func @main() {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.intr.assume %ctrue_i1 ["nonnull"(%null : !llvm.ptr)] : i1
  llvm.return
}
