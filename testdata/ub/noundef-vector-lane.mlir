// A vector with one poison lane given to a noundef parameter.
// fault: poison-argument

llvm.func @callee(%x: vector<4xi32> {llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.insertelement %poison_i32, %v[%c1_i32 : i32] : vector<4xi32>
  llvm.call @callee(%w) : (vector<4xi32>) -> ()
  llvm.return %c0_i32 : i32
}
