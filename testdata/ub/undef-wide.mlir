// The bits of undef in a wide integer.
// fault: poison-branch

llvm.func @main() -> i32 {
  %undef_i128 = llvm.mlir.undef : i128
  %c0_i128 = llvm.mlir.constant(0 : i128) : i128
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.or %undef_i128, %c0_i128 : i128
  %is = llvm.icmp "eq" %x, %c0_i128 : i128
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
