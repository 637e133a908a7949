// Add nuw: the largest unsigned sum.
// value: -1 : i8

llvm.func @main() -> i8 {
  %cm2_i8 = llvm.mlir.constant(-2 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.add %cm2_i8, %c1_i8 overflow<nuw> : i8
  llvm.return %r : i8
}
