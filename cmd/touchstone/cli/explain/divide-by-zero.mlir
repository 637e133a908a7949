// Sdiv by zero.
// fault: divide-by-zero

llvm.func @main() -> i32 {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.sdiv %c7_i32, %c0_i32 : i32
  llvm.return %r : i32
}
