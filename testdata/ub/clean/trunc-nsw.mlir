// Trunc nsw of the largest value.
// value: 127 : i8

llvm.func @main() -> i8 {
  %c127_i16 = llvm.mlir.constant(127 : i16) : i16
  %r = llvm.trunc %c127_i16 overflow<nsw> : i16 to i8
  llvm.return %r : i8
}
