// Lshr exact of an even number.
// value: 3 : i32

llvm.func @main() -> i32 {
  %c6_i32 = llvm.mlir.constant(6 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.lshr exact %c6_i32, %c1_i32 : i32
  llvm.return %r : i32
}
