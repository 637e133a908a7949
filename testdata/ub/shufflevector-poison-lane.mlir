// A lane that a shuffle leaves open.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.shufflevector %v, %v [0, -1, 2, 3] : vector<4xi32>
  %r = llvm.extractelement %w[%c1_i32 : i32] : vector<4xi32>
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
