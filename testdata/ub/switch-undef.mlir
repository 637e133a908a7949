// A switch on undef.
// fault: poison-branch

llvm.func @main() {
  %undef_i8 = llvm.mlir.undef : i8
  llvm.switch %undef_i8 : i8, ^a [
  1: ^a
  ]
^a:
  llvm.return
}
