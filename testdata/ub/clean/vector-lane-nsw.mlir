// The other lane of a vector add that overflows.
// value: 2 : i32

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2147483647]> : vector<2xi32>) : vector<2xi32>
  %o = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %s = llvm.add %v, %o overflow<nsw> : vector<2xi32>
  %r = llvm.extractelement %s[%c0_i32 : i32] : vector<2xi32>
  llvm.return %r : i32
}
