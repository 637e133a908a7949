// Ctlz of zero with is_zero_poison.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = "llvm.intr.ctlz"(%c0_i32) <{is_zero_poison = true}> : (i32) -> i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
