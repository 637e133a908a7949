// Mul nuw: the largest unsigned product.
// value: -1 : i8

llvm.func @main() -> i8 {
  %c15_i8 = llvm.mlir.constant(15 : i8) : i8
  %c17_i8 = llvm.mlir.constant(17 : i8) : i8
  %r = llvm.mul %c15_i8, %c17_i8 overflow<nuw> : i8
  llvm.return %r : i8
}
