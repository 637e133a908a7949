// A reduction over whole lanes.
// value: 10 : i32

llvm.func @main() -> i32 {
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
