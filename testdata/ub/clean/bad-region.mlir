// A region up to the end of its vector.
// value: [3, 4] : vector<2xi32>

llvm.func @main() -> vector<2xi32> {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c8_i16 = llvm.mlir.constant(8 : i16) : i16
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %r = llvm.call_intrinsic "llvm.genx.rdregioni.v2i32.v4i32.i16"(%v, %c2_i32, %c2_i32, %c1_i32, %c8_i16, %c0_i32) : (vector<4xi32>, i32, i32, i32, i16, i32) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
