// Vector intrinsics by name (LangRef, "Vector Manipulation Intrinsics").
// live: not @last_active_open, the mask is open
// live: not @get_length, x86-64 has no explicit vector length
// live: not @get_length_scalable, x86-64 has no explicit vector length
// live: not @reverse_old, LLVM 22 has it under another name
// live: not @splice_m1, LLVM 22 has it under another name
// live: not @splice_m4, LLVM 22 has it under another name
// live: not @interleave2, LLVM 22 has it under another name
// live: not @deinterleave2, LLVM 22 has it under another name
// live: not @stepvector_old, LLVM 22 has it under another name
// live: not @reduce_old, LLVM 22 has it under another name
// live: not @partial_reduce_one, LLVM 22 has it under another name
// live: not @splice_0, LLVM 22 has it under another name
// live: not @splice_1, LLVM 22 has it under another name
// live: not @splice_3, LLVM 22 has it under another name
// live: not @splice_left_4, LLVM 22 wants a constant below the number of lanes
// live: not @splice_right_4, LLVM 22 wants a constant below the number of lanes
// live: not @splice_left_far, LLVM 22 wants a constant below the number of lanes
// live: not @interleave3, LLVM makes no x86-64 code of it
// live: not @deinterleave3, LLVM makes no x86-64 code of it
// live: not @interleave4, LLVM makes no x86-64 code of it
// live: not @deinterleave4, LLVM makes no x86-64 code of it
// live: not @interleave5, LLVM makes no x86-64 code of it
// live: not @deinterleave5, LLVM makes no x86-64 code of it
// live: not @interleave6, LLVM makes no x86-64 code of it
// live: not @deinterleave6, LLVM makes no x86-64 code of it
// live: not @interleave7, LLVM makes no x86-64 code of it
// live: not @deinterleave7, LLVM makes no x86-64 code of it
// live: not @interleave8, LLVM makes no x86-64 code of it
// live: not @deinterleave8, LLVM makes no x86-64 code of it
// live: not @partial_reduce, LLVM makes no x86-64 code of it

// EXPECT @reverse([1, 2, 3, 4]): [4, 3, 2, 1] : vector<4xi32>
// EXPECT @reverse([1, poison, 3, undef]): [undef, 3, poison, 1] : vector<4xi32>
llvm.func @reverse(%a0: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.vector.reverse.v4i32"(%a0) : (vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @reverse_old([1.0, 2.0, 3.0]): [3.000000e+00, 2.000000e+00, 1.000000e+00] : vector<3xf32>
llvm.func @reverse_old(%a0: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.reverse"(%a0) : (vector<3xf32>) -> vector<3xf32>
  llvm.return %r : vector<3xf32>
}

// EXPECT @splice_0([1, 2, 3, 4], [5, 6, 7, 8]): [1, 2, 3, 4] : vector<4xi32>
llvm.func @splice_0(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_1([1, 2, 3, 4], [5, 6, 7, 8]): [2, 3, 4, 5] : vector<4xi32>
llvm.func @splice_1(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_3([1, 2, 3, 4], [5, 6, 7, 8]): [4, 5, 6, 7] : vector<4xi32>
llvm.func @splice_3(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_m1([1, 2, 3, 4], [5, 6, 7, 8]): [4, 5, 6, 7] : vector<4xi32>
llvm.func @splice_m1(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.experimental.vector.splice"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_m4([1, 2, 3, 4], [5, 6, 7, 8]): [1, 2, 3, 4] : vector<4xi32>
llvm.func @splice_m4(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(-4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.experimental.vector.splice"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_left_0([1, 2, 3, 4], [5, 6, 7, poison]): [1, 2, 3, 4] : vector<4xi32>
llvm.func @splice_left_0(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.left"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_right_0([1, 2, 3, 4], [5, 6, 7, 8]): [5, 6, 7, 8] : vector<4xi32>
llvm.func @splice_right_0(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.right.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_left_1([1, 2, 3, 4], [5, 6, 7, poison]): [2, 3, 4, 5] : vector<4xi32>
llvm.func @splice_left_1(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.left"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_right_1([1, 2, 3, 4], [5, 6, 7, 8]): [4, 5, 6, 7] : vector<4xi32>
llvm.func @splice_right_1(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.right.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_left_4([1, 2, 3, 4], [5, 6, 7, poison]): [5, 6, 7, poison] : vector<4xi32>
llvm.func @splice_left_4(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.left"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_right_4([1, 2, 3, 4], [5, 6, 7, 8]): [1, 2, 3, 4] : vector<4xi32>
llvm.func @splice_right_4(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.vector.splice.right.v4i32"(%a0, %a1, %c0) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @splice_left_far([1, 2, 3, 4], [5, 6, 7, 8], 5): [poison, poison, poison, poison] : vector<4xi32>
// EXPECT @splice_left_far([1, 2, 3, 4], [5, 6, 7, 8], poison): [poison, poison, poison, poison] : vector<4xi32>
llvm.func @splice_left_far(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: i32) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.vector.splice.left"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @interleave2([0, 1, 2, 3], [10, 11, 12, 13]): [0, 10, 1, 11, 2, 12, 3, 13] : vector<8xi32>
llvm.func @interleave2(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.interleave2"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @deinterleave2([0, 1, 2, 3, 4, 5, 6, 7]): {[0, 2, 4, 6], [1, 3, 5, 7]} : !llvm.struct<(vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave2(%a0: vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.deinterleave2"(%a0) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave3([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]): [0, 10, 20, 1, 11, 21, 2, 12, 22, 3, 13, 23] : vector<12xi32>
llvm.func @interleave3(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) -> vector<12xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave3"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<12xi32>
  llvm.return %r : vector<12xi32>
}

// EXPECT @deinterleave3([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]): {[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave3(%a0: vector<12xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave3"(%a0) : (vector<12xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave4([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33]): [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 22, 32, 3, 13, 23, 33] : vector<16xi32>
llvm.func @interleave4(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>) -> vector<16xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave4"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<16xi32>
  llvm.return %r : vector<16xi32>
}

// EXPECT @deinterleave4([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]): {[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave4(%a0: vector<16xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave4"(%a0) : (vector<16xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave5([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33], [40, 41, 42, 43]): [0, 10, 20, 30, 40, 1, 11, 21, 31, 41, 2, 12, 22, 32, 42, 3, 13, 23, 33, 43] : vector<20xi32>
llvm.func @interleave5(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>, %a4: vector<4xi32>) -> vector<20xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave5"(%a0, %a1, %a2, %a3, %a4) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<20xi32>
  llvm.return %r : vector<20xi32>
}

// EXPECT @deinterleave5([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]): {[0, 5, 10, 15], [1, 6, 11, 16], [2, 7, 12, 17], [3, 8, 13, 18], [4, 9, 14, 19]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave5(%a0: vector<20xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave5"(%a0) : (vector<20xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave6([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33], [40, 41, 42, 43], [50, 51, 52, 53]): [0, 10, 20, 30, 40, 50, 1, 11, 21, 31, 41, 51, 2, 12, 22, 32, 42, 52, 3, 13, 23, 33, 43, 53] : vector<24xi32>
llvm.func @interleave6(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>, %a4: vector<4xi32>, %a5: vector<4xi32>) -> vector<24xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave6"(%a0, %a1, %a2, %a3, %a4, %a5) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<24xi32>
  llvm.return %r : vector<24xi32>
}

// EXPECT @deinterleave6([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]): {[0, 6, 12, 18], [1, 7, 13, 19], [2, 8, 14, 20], [3, 9, 15, 21], [4, 10, 16, 22], [5, 11, 17, 23]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave6(%a0: vector<24xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave6"(%a0) : (vector<24xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave7([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33], [40, 41, 42, 43], [50, 51, 52, 53], [60, 61, 62, 63]): [0, 10, 20, 30, 40, 50, 60, 1, 11, 21, 31, 41, 51, 61, 2, 12, 22, 32, 42, 52, 62, 3, 13, 23, 33, 43, 53, 63] : vector<28xi32>
llvm.func @interleave7(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>, %a4: vector<4xi32>, %a5: vector<4xi32>, %a6: vector<4xi32>) -> vector<28xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave7"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<28xi32>
  llvm.return %r : vector<28xi32>
}

// EXPECT @deinterleave7([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]): {[0, 7, 14, 21], [1, 8, 15, 22], [2, 9, 16, 23], [3, 10, 17, 24], [4, 11, 18, 25], [5, 12, 19, 26], [6, 13, 20, 27]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave7(%a0: vector<28xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave7"(%a0) : (vector<28xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @interleave8([0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33], [40, 41, 42, 43], [50, 51, 52, 53], [60, 61, 62, 63], [70, 71, 72, 73]): [0, 10, 20, 30, 40, 50, 60, 70, 1, 11, 21, 31, 41, 51, 61, 71, 2, 12, 22, 32, 42, 52, 62, 72, 3, 13, 23, 33, 43, 53, 63, 73] : vector<32xi32>
llvm.func @interleave8(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>, %a4: vector<4xi32>, %a5: vector<4xi32>, %a6: vector<4xi32>, %a7: vector<4xi32>) -> vector<32xi32> {
  %r = llvm.call_intrinsic "llvm.vector.interleave8"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}

// EXPECT @deinterleave8([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]): {[0, 8, 16, 24], [1, 9, 17, 25], [2, 10, 18, 26], [3, 11, 19, 27], [4, 12, 20, 28], [5, 13, 21, 29], [6, 14, 22, 30], [7, 15, 23, 31]} : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
llvm.func @deinterleave8(%a0: vector<32xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)> {
  %r = llvm.call_intrinsic "llvm.vector.deinterleave8"(%a0) : (vector<32xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>)>
}

// EXPECT @compress([1, 2, 3, 4], [true, false, true, true], [50, 60, 70, 80]): [1, 3, 4, 80] : vector<4xi32>
// EXPECT @compress([1, 2, 3, 4], [false, false, false, false], [50, 60, 70, 80]): [50, 60, 70, 80] : vector<4xi32>
// EXPECT @compress([1, poison, 3, 4], [false, true, false, true], [50, 60, 70, 80]): [poison, 4, 70, 80] : vector<4xi32>
// EXPECT @compress([1, 2, 3, 4], [true, poison, true, true], [50, 60, 70, 80]): [poison, poison, poison, poison] : vector<4xi32>
llvm.func @compress(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.compress.v4i32"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @match([1, 2, 3, 4], [2, 4], [true, true, true, true]): [false, true, false, true] : vector<4xi1>
// EXPECT @match([1, 2, 3, 4], [2, 4], [true, false, true, true]): [false, false, false, true] : vector<4xi1>
// EXPECT @match([1, poison, 3, 4], [2, 4], [true, true, true, true]): [false, poison, false, true] : vector<4xi1>
// EXPECT @match([1, poison, 3, 4], [2, 4], [true, false, true, true]): [false, false, false, true] : vector<4xi1>
llvm.func @match(%a0: vector<4xi32>, %a1: vector<2xi32>, %a2: vector<4xi1>) -> vector<4xi1> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.match"(%a0, %a1, %a2) : (vector<4xi32>, vector<2xi32>, vector<4xi1>) -> vector<4xi1>
  llvm.return %r : vector<4xi1>
}

// EXPECT @last_active([1, 2, 3, 4], [true, false, true, false], 9): 3 : i32
// EXPECT @last_active([1, 2, 3, 4], [false, false, false, false], 9): 9 : i32
// EXPECT @last_active([1, 2, 3, poison], [true, true, true, false], 9): 3 : i32
llvm.func @last_active(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.experimental.vector.extract.last.active.v4i32"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @last_active_open([1, 2, 3, 4], [true, poison, true, false], 9): poison : i32
llvm.func @last_active_open(%a0: vector<4xi32>, %a1: vector<4xi1>, %a2: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.experimental.vector.extract.last.active.v4i32"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @cttz_elts([0, 0, 5, 0]): 2 : i32
// EXPECT @cttz_elts([1, 0, 0, 0]): 0 : i32
// EXPECT @cttz_elts([0, 0, 0, 0]): 4 : i32
// EXPECT @cttz_elts([0, poison, 0, 1]): poison : i32
// EXPECT @cttz_elts([3, poison, 0, 1]): 0 : i32
llvm.func @cttz_elts(%a0: vector<4xi32>) -> i32 {
  %c0 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.experimental.cttz.elts.i32.v4i32"(%a0, %c0) : (vector<4xi32>, i1) -> i32
  llvm.return %r : i32
}

// EXPECT @cttz_elts_poison([false, false, false, true]): 3 : i64
// EXPECT @cttz_elts_poison([false, false, false, false]): poison : i64
llvm.func @cttz_elts_poison(%a0: vector<4xi1>) -> i64 {
  %c0 = llvm.mlir.constant(true) : i1
  %r = llvm.call_intrinsic "llvm.experimental.cttz.elts.i64.v4i1"(%a0, %c0) : (vector<4xi1>, i1) -> i64
  llvm.return %r : i64
}

// EXPECT @get_length(3): 3 : i32
// EXPECT @get_length(4): 4 : i32
// EXPECT @get_length(100): 4 : i32 chosen
// EXPECT @get_length(0): 0 : i32
// EXPECT @get_length(poison): poison : i32
llvm.func @get_length(%a0: i64) -> i32 {
  %c0 = llvm.mlir.constant(4 : i32) : i32
  %c1 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.experimental.get.vector.length.i64"(%a0, %c0, %c1) : (i64, i32, i1) -> i32
  llvm.return %r : i32
}

// EXPECT @get_length_scalable(2): 2 : i32
// EXPECT @get_length_scalable(9): 4 : i32 chosen
llvm.func @get_length_scalable(%a0: i32) -> i32 {
  %c0 = llvm.mlir.constant(4 : i32) : i32
  %c1 = llvm.mlir.constant(true) : i1
  %r = llvm.call_intrinsic "llvm.experimental.get.vector.length.i32"(%a0, %c0, %c1) : (i32, i32, i1) -> i32
  llvm.return %r : i32
}

// EXPECT @partial_reduce([100, 200], [1, 2, 3, 4, 5, 6, 7, 8]): [116, 220] : vector<2xi32> chosen
// EXPECT @partial_reduce([poison, 200], [1, 2, 3, 4, 5, 6, 7, 8]): [poison, 220] : vector<2xi32> chosen
llvm.func @partial_reduce(%a0: vector<2xi32>, %a1: vector<8xi32>) -> vector<2xi32> {
  %r = llvm.call_intrinsic "llvm.vector.partial.reduce.add.v2i32.v8i32"(%a0, %a1) : (vector<2xi32>, vector<8xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}

// EXPECT @partial_reduce_one([100], [1, 2, 3, 4]): [110] : vector<1xi32>
llvm.func @partial_reduce_one(%a0: vector<1xi32>, %a1: vector<4xi32>) -> vector<1xi32> {
  %r = llvm.call_intrinsic "llvm.experimental.vector.partial.reduce.add"(%a0, %a1) : (vector<1xi32>, vector<4xi32>) -> vector<1xi32>
  llvm.return %r : vector<1xi32>
}

// EXPECT @stepvector_old(): [0, 1, 2, 3] : vector<4xi32>
llvm.func @stepvector_old() -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.experimental.stepvector.v4i32"() : () -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @reduce_old([1, 2, 3, 4]): 10 : i32
llvm.func @reduce_old(%a0: vector<4xi32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.experimental.vector.reduce.add.v4i32"(%a0) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}

// Lanes with one bucket add up.
// EXPECT @histogram(5, [true, true, false, true]): [10, 30, 30, 45] : vector<4xi32>
// EXPECT @histogram(poison, [false, false, false, false]): [10, 20, 30, 40] : vector<4xi32>
// EXPECT @histogram(1, [true, poison, true, true]): fault poison-operand
llvm.func @histogram(%inc: i32, %mask: vector<4xi1>) -> vector<4xi32> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x vector<4xi32> : (i32) -> !llvm.ptr
  %start = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  llvm.store %start, %p : vector<4xi32>, !llvm.ptr
  %which = llvm.mlir.constant(dense<[1, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %ptrs = llvm.getelementptr %p[%which] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.call_intrinsic "llvm.experimental.vector.histogram.add"(%ptrs, %inc, %mask) : (vector<4x!llvm.ptr>, i32, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @histogram_umax(25, [true, true, true, true]): [10, 25, 30, 40] : vector<4xi32>
llvm.func @histogram_umax(%inc: i32, %mask: vector<4xi1>) -> vector<4xi32> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x vector<4xi32> : (i32) -> !llvm.ptr
  %start = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  llvm.store %start, %p : vector<4xi32>, !llvm.ptr
  %which = llvm.mlir.constant(dense<[1, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %ptrs = llvm.getelementptr %p[%which] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.call_intrinsic "llvm.experimental.vector.histogram.umax"(%ptrs, %inc, %mask) : (vector<4x!llvm.ptr>, i32, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @histogram_umin(25, [true, true, true, true]): [10, 20, 25, 25] : vector<4xi32>
llvm.func @histogram_umin(%inc: i32, %mask: vector<4xi1>) -> vector<4xi32> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x vector<4xi32> : (i32) -> !llvm.ptr
  %start = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  llvm.store %start, %p : vector<4xi32>, !llvm.ptr
  %which = llvm.mlir.constant(dense<[1, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %ptrs = llvm.getelementptr %p[%which] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.call_intrinsic "llvm.experimental.vector.histogram.umin"(%ptrs, %inc, %mask) : (vector<4x!llvm.ptr>, i32, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @histogram_uadd_sat(-15, [true, true, true, true]): [10, -1, -1, -1] : vector<4xi32>
llvm.func @histogram_uadd_sat(%inc: i32, %mask: vector<4xi1>) -> vector<4xi32> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x vector<4xi32> : (i32) -> !llvm.ptr
  %start = llvm.mlir.constant(dense<[10, 20, 30, 40]> : vector<4xi32>) : vector<4xi32>
  llvm.store %start, %p : vector<4xi32>, !llvm.ptr
  %which = llvm.mlir.constant(dense<[1, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %ptrs = llvm.getelementptr %p[%which] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.call_intrinsic "llvm.experimental.vector.histogram.uadd.sat"(%ptrs, %inc, %mask) : (vector<4x!llvm.ptr>, i32, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
