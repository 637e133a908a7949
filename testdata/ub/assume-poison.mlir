// Assume of poison.
// fault: assumption-false

llvm.func @main() {
  %poison_i1 = llvm.mlir.poison : i1
  llvm.intr.assume %poison_i1 : i1
  llvm.return
}
