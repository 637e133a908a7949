// One lane of a vector add overflows.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2147483647]> : vector<2xi32>) : vector<2xi32>
  %o = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %s = llvm.add %v, %o overflow<nsw> : vector<2xi32>
  %r = llvm.extractelement %s[%c1_i32 : i32] : vector<2xi32>
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
