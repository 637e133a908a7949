// Structs, arrays and vectors as values; constants.
llvm.func @aggregates(%i: i32, %f: f32, %v: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.mlir.poison : !llvm.array<3 x array<2 x i8>>
  %2 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.insertvalue %f, %3[1, 1] {x.y = 1 : i64} : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.extractvalue %1[2] : !llvm.array<3 x array<2 x i8>>
  %6 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %7 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %8 = llvm.shufflevector %v, %v [0, -1, 7, 2, 3, 3] : vector<4xf32>
  %9 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xf32>
  llvm.return
}
llvm.func @constants() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(-1 : i128) : i128
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(1.500000e+00 : f32) : f32
  %4 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %5 = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi16>) : vector<3xi16>
  %6 = llvm.mlir.constant(dense<0.0> : tensor<4xf64>) : !llvm.array<4 x f64>
  %7 = llvm.mlir.constant("abc\00\FF") : !llvm.array<5 x i8>
  %8 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %9 = llvm.mlir.zero : !llvm.struct<(ptr, i32)>
  %10 = llvm.mlir.none : !llvm.token
  %11 = llvm.mlir.constant(7 : index) : i64
  %12 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  %13 = llvm.mlir.zero : !llvm.ptr
  %14 = llvm.mlir.constant(5 : i3) {note} : i3
  %15 = llvm.mlir.constant(sparse<[[0]], [7]> : vector<4xi32>) : vector<4xi32>
  llvm.return
}
