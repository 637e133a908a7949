// Constants: S5.1 to S5.8.

// S5.1: a value of another width is truncated, or extended with its sign, but ui and i1 with zeros.
// EXPECT @narrow(): 44 : i8
llvm.func @narrow() -> i8 {
  %r = llvm.mlir.constant(300 : i32) : i8
  llvm.return %r : i8
}

// EXPECT @sign(): -1 : i32
llvm.func @sign() -> i32 {
  %r = llvm.mlir.constant(-1 : i8) : i32
  llvm.return %r : i32
}

// EXPECT @unsigned(): 255 : i32
llvm.func @unsigned() -> i32 {
  %r = llvm.mlir.constant(255 : ui8) : i32
  llvm.return %r : i32
}

// EXPECT @bool(): 1 : i32
llvm.func @bool() -> i32 {
  %r = llvm.mlir.constant(true) : i32
  llvm.return %r : i32
}

// EXPECT @index(): 7 : i64
llvm.func @index() -> i64 {
  %r = llvm.mlir.constant(7 : index) : i64
  llvm.return %r : i64
}

// EXPECT @wide(): -1 : i128
llvm.func @wide() -> i128 {
  %r = llvm.mlir.constant(-1 : i8) : i128
  llvm.return %r : i128
}

// EXPECT @wide2(): 18446744073709551616 : i128
llvm.func @wide2() -> i128 {
  %r = llvm.mlir.constant(18446744073709551616 : i128) : i128
  llvm.return %r : i128
}

// EXPECT @true(): true : i1
llvm.func @true() -> i1 {
  %r = llvm.mlir.constant(true) : i1
  llvm.return %r : i1
}

// S5.2, S5.3: floats, bit patterns.
// EXPECT @float_bits(): 1077936128 : i32
llvm.func @float_bits() -> i32 {
  %r = llvm.mlir.constant(3.0 : f32) : i32
  llvm.return %r : i32
}

// EXPECT @nan(): 0x7F800001 : f32
llvm.func @nan() -> f32 {
  %r = llvm.mlir.constant(0x7F800001 : f32) : f32
  llvm.return %r : f32
}

// EXPECT @half(): 1.500000e+00 : f16
llvm.func @half() -> f16 {
  %r = llvm.mlir.constant(1.5 : f16) : f16
  llvm.return %r : f16
}

// EXPECT @bf16(): 1.500000e+00 : bf16
llvm.func @bf16() -> bf16 {
  %r = llvm.mlir.constant(1.5 : bf16) : bf16
  llvm.return %r : bf16
}

// S5.4, S5.5, S5.6: elements, strings, structs.
// EXPECT @dense(): [1, -2] : vector<2xi8>
llvm.func @dense() -> vector<2xi8> {
  %r = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @splat(): [1.500000e+00, 1.500000e+00, 1.500000e+00] : vector<3xf64>
llvm.func @splat() -> vector<3xf64> {
  %r = llvm.mlir.constant(dense<1.5> : vector<3xf64>) : vector<3xf64>
  llvm.return %r : vector<3xf64>
}

// EXPECT @array(): [[1, 2], [3, 4]] : !llvm.array<2 x array<2 x i16>>
llvm.func @array() -> !llvm.array<2 x array<2 x i16>> {
  %r = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
  llvm.return %r : !llvm.array<2 x array<2 x i16>>
}

// EXPECT @string(): [97, 98] : !llvm.array<2 x i8>
llvm.func @string() -> !llvm.array<2 x i8> {
  %r = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  llvm.return %r : !llvm.array<2 x i8>
}

// EXPECT @struct(): {1, 2.000000e+00} : !llvm.struct<(i32, f32)>
llvm.func @struct() -> !llvm.struct<(i32, f32)> {
  %r = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  llvm.return %r : !llvm.struct<(i32, f32)>
}

// EXPECT @sparse(): [0, 5, 0] : vector<3xi32>
llvm.func @sparse() -> vector<3xi32> {
  %r = llvm.mlir.constant(sparse<[[1]], [5]> : vector<3xi32>) : vector<3xi32>
  llvm.return %r : vector<3xi32>
}

// S5.7, S5.8.
// EXPECT @zero(): {0, [null, null], [0.000000e+00, 0.000000e+00]} : !llvm.struct<(i8, array<2 x ptr>, vector<2xf32>)>
llvm.func @zero() -> !llvm.struct<(i8, array<2 x ptr>, vector<2xf32>)> {
  %r = llvm.mlir.zero : !llvm.struct<(i8, array<2 x ptr>, vector<2xf32>)>
  llvm.return %r : !llvm.struct<(i8, array<2 x ptr>, vector<2xf32>)>
}

// EXPECT @undef(): {undef, undef} : !llvm.struct<(i8, f32)>
llvm.func @undef() -> !llvm.struct<(i8, f32)> {
  %r = llvm.mlir.undef : !llvm.struct<(i8, f32)>
  llvm.return %r : !llvm.struct<(i8, f32)>
}

// EXPECT @poison(): [poison, poison] : vector<2xi128>
llvm.func @poison() -> vector<2xi128> {
  %r = llvm.mlir.poison : vector<2xi128>
  llvm.return %r : vector<2xi128>
}
