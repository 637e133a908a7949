// Extractelement of the last lane.
// value: 4 : i32

llvm.func @main() -> i32 {
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %r = llvm.extractelement %v[%c3_i32 : i32] : vector<4xi32>
  llvm.return %r : i32
}
