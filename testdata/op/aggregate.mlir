// Aggregates: S9.5.

// EXPECT @extract({1, {2.0, [3, 4]}, [5, 6]}): 4 : i16
// EXPECT @extract({1, {2.0, [3, poison]}, [5, 6]}): poison : i16
// EXPECT @extract({poison, {2.0, [3, 4]}, poison}): 4 : i16
llvm.func @extract(%a: !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>) -> i16 {
  %r = llvm.extractvalue %a[1, 1, 1] : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
  llvm.return %r : i16
}

// EXPECT @extract_inner({1, {2.0, [3, undef]}, [5, 6]}): {2.000000e+00, [3, undef]} : !llvm.struct<(f32, array<2 x i16>)>
llvm.func @extract_inner(%a: !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>) -> !llvm.struct<(f32, array<2 x i16>)> {
  %r = llvm.extractvalue %a[1] : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
  llvm.return %r : !llvm.struct<(f32, array<2 x i16>)>
}

// EXPECT @insert({1, {2.0, [3, 4]}, [5, 6]}, 9): {1, {2.000000e+00, [9, 4]}, [5, 6]} : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
// EXPECT @insert({1, {poison, [poison, 4]}, [5, 6]}, 9): {1, {poison, [9, 4]}, [5, 6]} : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
// EXPECT @insert({1, {2.0, [3, 4]}, [5, 6]}, poison): {1, {2.000000e+00, [poison, 4]}, [5, 6]} : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
// EXPECT @insert(poison, 9): {poison, {poison, [9, poison]}, [poison, poison]} : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
llvm.func @insert(%a: !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>, %x: i16) -> !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)> {
  %r = llvm.insertvalue %x, %a[1, 1, 0] : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
  llvm.return %r : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
}

// EXPECT @insert_vector({1, {2.0, [3, 4]}, [5, 6]}, [7, poison]): {1, {2.000000e+00, [3, 4]}, [7, poison]} : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
llvm.func @insert_vector(%a: !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>, %x: vector<2xi8>) -> !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)> {
  %r = llvm.insertvalue %x, %a[2] : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
  llvm.return %r : !llvm.struct<(i8, struct<(f32, array<2 x i16>)>, vector<2xi8>)>
}

// A descriptor as lowering builds it, from poison.
// EXPECT @descriptor(4): {null, 0, [4]} : !llvm.struct<(ptr, i64, array<1 x i64>)>
llvm.func @descriptor(%n: i64) -> !llvm.struct<(ptr, i64, array<1 x i64>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64, array<1 x i64>)>
  %p = llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, i64, array<1 x i64>)>
  %2 = llvm.insertvalue %z, %1[1] : !llvm.struct<(ptr, i64, array<1 x i64>)>
  %3 = llvm.insertvalue %n, %2[2, 0] : !llvm.struct<(ptr, i64, array<1 x i64>)>
  llvm.return %3 : !llvm.struct<(ptr, i64, array<1 x i64>)>
}
