// The neighbour of a lane that a shuffle leaves open.
// value: 3 : i32

llvm.func @main() -> i32 {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.shufflevector %v, %v [0, -1, 2, 3] : vector<4xi32>
  %r = llvm.extractelement %w[%c2_i32 : i32] : vector<4xi32>
  llvm.return %r : i32
}
