// Two lanes of a region that write neighbours.
// value: [8, 9, 3, 4] : vector<4xi32>

llvm.func @main() -> vector<4xi32> {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i16 = llvm.mlir.constant(0 : i16) : i16
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %n = llvm.mlir.constant(dense<[8, 9]> : vector<2xi32>) : vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.call_intrinsic "llvm.genx.wrregioni.v4i32.v2i32.i16.v2i1"(%v, %n, %c2_i32, %c2_i32, %c1_i32, %c0_i16, %c0_i32, %m) : (vector<4xi32>, vector<2xi32>, i32, i32, i32, i16, i32, vector<2xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
