// A branch on poison.
// fault: poison-branch

llvm.func @main() {
  %poison_i1 = llvm.mlir.poison : i1
  llvm.cond_br %poison_i1, ^a, ^a
^a:
  llvm.return
}
