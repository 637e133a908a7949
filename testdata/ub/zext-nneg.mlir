// Zext nneg of a negative number.
// fault: poison-branch

llvm.func @main() -> i32 {
  %cm1_i8 = llvm.mlir.constant(-1 : i8) : i8
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.zext nneg %cm1_i8 : i8 to i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
