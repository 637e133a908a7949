// Matrices, column by column: S16.1 to S16.3.

// EXPECT @transpose([0, 1, 2, 3, 4, 5]): [0, 2, 4, 1, 3, 5] : vector<6xi32>
llvm.func @transpose(%a: vector<6xi32>) -> vector<6xi32> {
  %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
  llvm.return %r : vector<6xi32>
}

// EXPECT @multiply([1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0]): [7.000000e+00, 1.000000e+01, 1.500000e+01, 2.200000e+01] : vector<4xf32>
// EXPECT @multiply([1.0, 2.0, 3.0, 4.0], [1.0, poison, 3.0, 4.0]): [poison, poison, 1.500000e+01, 2.200000e+01] : vector<4xf32>
// EXPECT @multiply([-0.0, 0.0, 0.0, 0.0], [1.0, -0.0, 1.0, -0.0]): [-0.000000e+00, 0.000000e+00, -0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @multiply(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @multiply_int([1, 2, 3, 4, 5, 6], [1, 0, 2]): [11, 14] : vector<2xi32>
llvm.func @multiply_int(%a: vector<6xi32>, %b: vector<3xi32>) -> vector<2xi32> {
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32} : (vector<6xi32>, vector<3xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}

llvm.mlir.global internal @memory(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) {addr_space = 0 : i32} : !llvm.array<8 x i32>

// EXPECT @load(3): [1, 2, 4, 5] : vector<4xi32>
// EXPECT @load(2): [1, 2, 3, 4] : vector<4xi32>
// EXPECT @load(7): fault out-of-bounds
// EXPECT @load(1): fault bad-lane-count
llvm.func @load(%s: i64) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %p, <stride = %s> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
  llvm.return %r : vector<4xi32>
}

// EXPECT @store([10, 20, 30, 40]): [10, 20, 3, 30, 40, 6, 7, 8] : vector<8xi32>
llvm.func @store(%v: vector<4xi32>) -> vector<8xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %s = llvm.mlir.constant(3 : i64) : i64
  llvm.intr.matrix.column.major.store %v, %p, <stride = %s> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64
  %r = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}
