// Shl by the widest legal amount.
// value: -2147483648 : i32

llvm.func @main() -> i32 {
  %cm1_i32 = llvm.mlir.constant(-1 : i32) : i32
  %c31_i32 = llvm.mlir.constant(31 : i32) : i32
  %r = llvm.shl %cm1_i32, %c31_i32 : i32
  llvm.return %r : i32
}
