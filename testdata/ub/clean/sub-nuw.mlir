// Sub nuw: a difference of 0.
// value: 0 : i8

llvm.func @main() -> i8 {
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.sub %c1_i8, %c1_i8 overflow<nuw> : i8
  llvm.return %r : i8
}
