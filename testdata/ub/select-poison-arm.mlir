// Select that takes a poison arm.
// fault: poison-branch

llvm.func @main() -> i32 {
  %cfalse_i1 = llvm.mlir.constant(false) : i1
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %poison_i32 = llvm.mlir.poison : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %cfalse_i1, %c1_i32, %poison_i32 : i1, i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
