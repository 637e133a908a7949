// A whole vector given to a noundef parameter.
// value: 0 : i32

llvm.func @callee(%x: vector<4xi32> {llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  llvm.call @callee(%v) : (vector<4xi32>) -> ()
  llvm.return %c0_i32 : i32
}
