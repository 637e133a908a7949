// Mul nsw: the smallest product.
// value: -128 : i8

llvm.func @main() -> i8 {
  %cm16_i8 = llvm.mlir.constant(-16 : i8) : i8
  %c8_i8 = llvm.mlir.constant(8 : i8) : i8
  %r = llvm.mul %cm16_i8, %c8_i8 overflow<nsw> : i8
  llvm.return %r : i8
}
