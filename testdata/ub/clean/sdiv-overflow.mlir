// Sdiv of the smallest number but one by -1.
// value: 2147483647 : i32

llvm.func @main() -> i32 {
  %cm2147483647_i32 = llvm.mlir.constant(-2147483647 : i32) : i32
  %cm1_i32 = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.sdiv %cm2147483647_i32, %cm1_i32 : i32
  llvm.return %r : i32
}
