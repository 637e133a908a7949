// Assume of something false.
// fault: assumption-false

llvm.func @main() {
  %cfalse_i1 = llvm.mlir.constant(false) : i1
  llvm.intr.assume %cfalse_i1 : i1
  llvm.return
}
