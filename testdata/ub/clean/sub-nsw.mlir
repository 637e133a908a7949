// Sub nsw: the smallest difference.
// value: -128 : i8

llvm.func @main() -> i8 {
  %cm127_i8 = llvm.mlir.constant(-127 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.sub %cm127_i8, %c1_i8 overflow<nsw> : i8
  llvm.return %r : i8
}
