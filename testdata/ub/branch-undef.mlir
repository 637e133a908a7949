// A branch on undef.
// fault: poison-branch

llvm.func @main() {
  %undef_i1 = llvm.mlir.undef : i1
  llvm.cond_br %undef_i1, ^a, ^a
^a:
  llvm.return
}
