// Division by poison.
// fault: poison-operand

llvm.func @main() -> i32 {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %poison_i32 = llvm.mlir.poison : i32
  %r = llvm.udiv %c7_i32, %poison_i32 : i32
  llvm.return %r : i32
}
