// Zext nneg of zero.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.zext nneg %c0_i8 : i8 to i32
  llvm.return %r : i32
}
