// Trunc nuw of the largest value.
// value: -1 : i8

llvm.func @main() -> i8 {
  %c255_i16 = llvm.mlir.constant(255 : i16) : i16
  %r = llvm.trunc %c255_i16 overflow<nuw> : i16 to i8
  llvm.return %r : i8
}
