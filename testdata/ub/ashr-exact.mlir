// Ashr exact that shifts out a one.
// fault: poison-branch

llvm.func @main() -> i32 {
  %cm5_i32 = llvm.mlir.constant(-5 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.ashr exact %cm5_i32, %c1_i32 : i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
