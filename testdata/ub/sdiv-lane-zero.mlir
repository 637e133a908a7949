// One lane of a vector division by zero.
// fault: divide-by-zero

llvm.func @main() -> vector<2xi32> {
  %v = llvm.mlir.constant(dense<[8, 9]> : vector<2xi32>) : vector<2xi32>
  %o = llvm.mlir.constant(dense<[2, 0]> : vector<2xi32>) : vector<2xi32>
  %s = llvm.sdiv %v, %o : vector<2xi32>
  llvm.return %s : vector<2xi32>
}
