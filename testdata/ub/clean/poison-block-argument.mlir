// Poison in a block argument that is not used.
// value: 1 : i32

llvm.func @main() -> i32 {
  %poison_i1 = llvm.mlir.poison : i1
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a(%poison_i1 : i1)
^a(%c: i1):
  llvm.return %c1_i32 : i32
}
