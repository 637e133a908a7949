// Division by frozen undef with a bit set.
// value: 7 : i32

llvm.func @main() -> i32 {
  %undef_i32 = llvm.mlir.undef : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %f = llvm.freeze %undef_i32 : i32
  %d = llvm.or %f, %c1_i32 : i32
  %r = llvm.sdiv %c7_i32, %d : i32
  llvm.return %r : i32
}
