// select: S9.1.

// EXPECT @i8(true, 1, 2): 1 : i8
// EXPECT @i8(false, 1, 2): 2 : i8
// EXPECT @i8(true, 1, poison): 1 : i8
// EXPECT @i8(false, poison, 2): 2 : i8
// EXPECT @i8(true, poison, 2): poison : i8
// EXPECT @i8(poison, 1, 1): poison : i8
// EXPECT @i8(undef, 1, 1): 1 : i8
// EXPECT @i8(undef, 1, 2): undef : i8
// EXPECT @i8(undef, 1, poison): undef : i8
// EXPECT @i8(undef, poison, poison): poison : i8
llvm.func @i8(%c: i1, %a: i8, %b: i8) -> i8 {
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}

// EXPECT @wide(false, 1, 18446744073709551616): 18446744073709551616 : i128
// EXPECT @wide(undef, 1, 18446744073709551616): undef : i128
llvm.func @wide(%c: i1, %a: i128, %b: i128) -> i128 {
  %r = llvm.select %c, %a, %b : i1, i128
  llvm.return %r : i128
}

// EXPECT @lanes([true, false, poison, undef], [1, 2, 3, 4], [5, 6, 7, 8]): [1, 6, poison, undef] : vector<4xi8>
llvm.func @lanes(%c: vector<4xi1>, %a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = llvm.select %c, %a, %b : vector<4xi1>, vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @whole(true, [1, poison], [3, 4]): [1, poison] : vector<2xi8>
// EXPECT @whole(poison, [1, 2], [3, 4]): [poison, poison] : vector<2xi8>
llvm.func @whole(%c: i1, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r = llvm.select %c, %a, %b : i1, vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @struct(false, {1, 1.0}, {2, 2.0}): {2, 2.000000e+00} : !llvm.struct<(i8, f32)>
llvm.func @struct(%c: i1, %a: !llvm.struct<(i8, f32)>, %b: !llvm.struct<(i8, f32)>) -> !llvm.struct<(i8, f32)> {
  %r = llvm.select %c, %a, %b : i1, !llvm.struct<(i8, f32)>
  llvm.return %r : !llvm.struct<(i8, f32)>
}

// EXPECT @ptr(true, null, poison): null : !llvm.ptr
llvm.func @ptr(%c: i1, %a: !llvm.ptr, %b: !llvm.ptr) -> !llvm.ptr {
  %r = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// EXPECT @nnan(true, 0x7FC00000, 1.0): poison : f32
// EXPECT @nnan(false, 0x7FC00000, 1.0): 1.000000e+00 : f32
llvm.func @nnan(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return %r : f32
}
