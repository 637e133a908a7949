// Udiv exact without remainder.
// value: 4 : i32

llvm.func @main() -> i32 {
  %c8_i32 = llvm.mlir.constant(8 : i32) : i32
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.udiv exact %c8_i32, %c2_i32 : i32
  llvm.return %r : i32
}
