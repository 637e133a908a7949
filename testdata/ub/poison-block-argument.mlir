// Poison through a block argument.
// fault: poison-branch

llvm.func @main() {
  %poison_i1 = llvm.mlir.poison : i1
  llvm.br ^a(%poison_i1 : i1)
^a(%c: i1):
  llvm.cond_br %c, ^b, ^b
^b:
  llvm.return
}
