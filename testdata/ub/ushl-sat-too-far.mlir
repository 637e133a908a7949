// Ushl.sat by the width.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c8_i8 = llvm.mlir.constant(8 : i8) : i8
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.intr.ushl.sat(%c1_i8, %c8_i8) : (i8, i8) -> i8
  %is = llvm.icmp "eq" %r, %c0_i8 : i8
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
