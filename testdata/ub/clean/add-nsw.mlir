// Add nsw: the largest sum.
// value: 127 : i8

llvm.func @main() -> i8 {
  %c126_i8 = llvm.mlir.constant(126 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.add %c126_i8, %c1_i8 overflow<nsw> : i8
  llvm.return %r : i8
}
