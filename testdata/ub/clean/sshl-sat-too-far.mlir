// Sshl.sat by the widest legal amount.
// value: 127 : i8

llvm.func @main() -> i8 {
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c7_i8 = llvm.mlir.constant(7 : i8) : i8
  %r = llvm.intr.sshl.sat(%c1_i8, %c7_i8) : (i8, i8) -> i8
  llvm.return %r : i8
}
