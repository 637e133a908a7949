// Shl nsw: the sign stays.
// value: -128 : i8

llvm.func @main() -> i8 {
  %cm64_i8 = llvm.mlir.constant(-64 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.shl %cm64_i8, %c1_i8 overflow<nsw> : i8
  llvm.return %r : i8
}
