// Assume of a comparison.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "ult" %c1_i32, %c2_i32 : i32
  llvm.intr.assume %c : i1
  llvm.return %c0_i32 : i32
}
