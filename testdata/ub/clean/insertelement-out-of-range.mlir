// Insertelement into the last lane.
// value: [1, 2, 3, 9] : vector<4xi32>

llvm.func @main() -> vector<4xi32> {
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.insertelement %c9_i32, %v[%c3_i32 : i32] : vector<4xi32>
  llvm.return %w : vector<4xi32>
}
