// Ushl.sat by the widest legal amount.
// value: -128 : i8

llvm.func @main() -> i8 {
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c7_i8 = llvm.mlir.constant(7 : i8) : i8
  %r = llvm.intr.ushl.sat(%c1_i8, %c7_i8) : (i8, i8) -> i8
  llvm.return %r : i8
}
