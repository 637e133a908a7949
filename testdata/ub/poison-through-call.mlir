// Poison through a call and back.
// fault: poison-branch

llvm.func @twice(%x: i32) -> i32 {
  %r = llvm.add %x, %x : i32
  llvm.return %r : i32
}

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @twice(%poison_i32) : (i32) -> i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
