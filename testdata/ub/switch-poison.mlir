// A switch on poison.
// fault: poison-branch

llvm.func @main() {
  %poison_i32 = llvm.mlir.poison : i32
  llvm.switch %poison_i32 : i32, ^a [
  1: ^a
  ]
^a:
  llvm.return
}
