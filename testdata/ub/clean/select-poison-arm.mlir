// Select between equal arms on undef.
// value: 1 : i32

llvm.func @main() -> i32 {
  %undef_i1 = llvm.mlir.undef : i1
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.select %undef_i1, %c1_i32, %c1_i32 : i1, i32
  llvm.return %r : i32
}
