// Assume of something true.
// value: 0 : i32

llvm.func @main() -> i32 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.intr.assume %ctrue_i1 : i1
  llvm.return %c0_i32 : i32
}
