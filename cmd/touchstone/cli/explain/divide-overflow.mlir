// Sdiv of the smallest number by -1.
// fault: divide-overflow

llvm.func @main() -> i32 {
  %cm2147483648_i32 = llvm.mlir.constant(-2147483648 : i32) : i32
  %cm1_i32 = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.sdiv %cm2147483648_i32, %cm1_i32 : i32
  llvm.return %r : i32
}
