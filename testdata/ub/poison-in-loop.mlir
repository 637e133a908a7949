// Poison made in a loop and carried round.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^head(%c0_i32, %c1_i8 : i32, i8)
^head(%i: i32, %x: i8):
  %more = llvm.icmp "ult" %i, %c9_i32 : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %y = llvm.add %x, %x overflow<nsw> : i8
  %j = llvm.add %i, %c1_i32 : i32
  llvm.br ^head(%j, %y : i32, i8)
^end:
  %is = llvm.icmp "eq" %x, %c0_i8 : i8
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
