// The defined bits of a wide undef.
// value: -1 : i128

llvm.func @main() -> i128 {
  %undef_i128 = llvm.mlir.undef : i128
  %cm1_i128 = llvm.mlir.constant(-1 : i128) : i128
  %x = llvm.or %undef_i128, %cm1_i128 : i128
  llvm.return %x : i128
}
