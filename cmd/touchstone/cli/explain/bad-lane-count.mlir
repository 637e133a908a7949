// An explicit vector length beyond the lanes.
// fault: bad-lane-count

llvm.func @main() -> vector<4xi32> {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = "llvm.intr.vp.add"(%v, %v, %m, %c5_i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
