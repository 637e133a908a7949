// Division by undef.
// fault: poison-operand

llvm.func @main() -> i32 {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %undef_i32 = llvm.mlir.undef : i32
  %r = llvm.sdiv %c7_i32, %undef_i32 : i32
  llvm.return %r : i32
}
