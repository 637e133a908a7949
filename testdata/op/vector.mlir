// Vectors: S9.3, S9.4, S9.6 to S9.8.
// live: not @vscale, x86-64 has no scalable vectors

// S9.3: an index past the last lane gives poison; it is unsigned.
// EXPECT @extract([1, 2, 3, 4], 2): 3 : i8
// EXPECT @extract([1, 2, 3, 4], 4): poison : i8
// EXPECT @extract([1, 2, 3, 4], -1): poison : i8
// EXPECT @extract([1, 2, 3, 4], poison): poison : i8
// EXPECT @extract([1, 2, poison, 4], 2): poison : i8
// EXPECT @extract([1, 2, poison, undef], 3): undef : i8
// EXPECT @extract([1, 2, 3, 4], undef): undef : i8
llvm.func @extract(%v: vector<4xi8>, %i: i8) -> i8 {
  %r = llvm.extractelement %v[%i : i8] : vector<4xi8>
  llvm.return %r : i8
}

// EXPECT @extract_i2([7, 7, 7, 7], undef): 7 : i8
// EXPECT @extract_i2([7, 7, 7, 5], undef): undef : i8
// EXPECT @extract_i2([1, 2, 3, 4], -1): 4 : i8
llvm.func @extract_i2(%v: vector<4xi8>, %i: i2) -> i8 {
  %r = llvm.extractelement %v[%i : i2] : vector<4xi8>
  llvm.return %r : i8
}

// EXPECT @insert([1, 2, 3, 4], 9, 2): [1, 2, 9, 4] : vector<4xi8>
// EXPECT @insert([1, 2, 3, 4], 9, 4): [poison, poison, poison, poison] : vector<4xi8>
// EXPECT @insert(poison, 9, 0): [9, poison, poison, poison] : vector<4xi8>
// EXPECT @insert([1, 2, 3, 4], poison, 0): [poison, 2, 3, 4] : vector<4xi8>
// EXPECT @insert([1, 2, 3, 4], 9, poison): [poison, poison, poison, poison] : vector<4xi8>
// EXPECT @insert([1, 2, 3, 4], 9, undef): [undef, undef, undef, undef] : vector<4xi8>
llvm.func @insert(%v: vector<4xi8>, %x: i8, %i: i8) -> vector<4xi8> {
  %r = llvm.insertelement %x, %v[%i : i8] : vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @insert_i2([9, 2, 9, 4], 9, undef): [9, undef, 9, undef] : vector<4xi8>
llvm.func @insert_i2(%v: vector<4xi8>, %x: i8, %i: i2) -> vector<4xi8> {
  %r = llvm.insertelement %x, %v[%i : i2] : vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// S9.4: lanes of both vectors end to end; -1 is a poison lane.
// EXPECT @shuffle([1, 2], [3, poison]): [2, 1, poison, 3, poison] : vector<5xi8>
llvm.func @shuffle(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<5xi8> {
  %r = llvm.shufflevector %a, %b [1, 0, -1, 2, 3] : vector<2xi8>
  llvm.return %r : vector<5xi8>
}

// EXPECT @splat(1.5): [1.500000e+00, 1.500000e+00, 1.500000e+00] : vector<3xf32>
llvm.func @splat(%a: f32) -> vector<3xf32> {
  %p = llvm.mlir.poison : vector<3xf32>
  %z = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.insertelement %a, %p[%z : i64] : vector<3xf32>
  %r = llvm.shufflevector %v, %p [0, 0, 0] : vector<3xf32>
  llvm.return %r : vector<3xf32>
}

// S9.6: subvectors.
// EXPECT @sub_insert([1, 2], [3, 4, 5, 6]): [3, 4, 1, 2] : vector<4xi8>
llvm.func @sub_insert(%a: vector<2xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = llvm.intr.vector.insert %a, %b[2] : vector<2xi8> into vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @sub_extract([1, 2, 3, poison]): [3, poison] : vector<2xi8>
llvm.func @sub_extract(%a: vector<4xi8>) -> vector<2xi8> {
  %r = llvm.intr.vector.extract %a[2] : vector<2xi8> from vector<4xi8>
  llvm.return %r : vector<2xi8>
}

// S9.7: interleaving, stepvector, vscale.
// EXPECT @interleave([1, 2], [3, poison]): [1, 3, 2, poison] : vector<4xi8>
llvm.func @interleave(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<4xi8> {
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xi8>, vector<2xi8>) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @deinterleave([1, 2, 3, poison]): {[1, 3], [2, poison]} : !llvm.struct<(vector<2xi8>, vector<2xi8>)>
llvm.func @deinterleave(%a: vector<4xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi8>)> {
  %r = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi8>)>
  llvm.return %r : !llvm.struct<(vector<2xi8>, vector<2xi8>)>
}

// EXPECT @step(): [0, 1, 2, 3] : vector<4xi8>
llvm.func @step() -> vector<4xi8> {
  %r = llvm.intr.stepvector : vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @vscale(): 1 : i64
llvm.func @vscale() -> i64 {
  %r = "llvm.intr.vscale"() : () -> i64
  llvm.return %r : i64
}

// S9.8: base + i does not wrap; n = 0 gives all false.
// EXPECT @lane_mask(-2, -1): [true, false, false, false] : vector<4xi1>
// EXPECT @lane_mask(2, 4): [true, true, false, false] : vector<4xi1>
// EXPECT @lane_mask(0, 0): [false, false, false, false] : vector<4xi1>
// EXPECT @lane_mask(poison, 4): [poison, poison, poison, poison] : vector<4xi1>
// EXPECT @lane_mask(0, undef): [undef, undef, undef, undef] : vector<4xi1>
// EXPECT @lane_mask(undef, 0): [false, false, false, false] : vector<4xi1>
llvm.func @lane_mask(%a: i32, %b: i32) -> vector<4xi1> {
  %r = llvm.intr.get.active.lane.mask %a, %b : i32, i32 to vector<4xi1>
  llvm.return %r : vector<4xi1>
}
