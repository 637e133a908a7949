// Sum and maximum of 64 floats by halving: at each level two contiguous reads and
// one operation. The sums are exact, so that their order does not show.
llvm.func @llvm.genx.fmax.v16f32.v16f32(vector<16xf32>, vector<16xf32>) -> vector<16xf32>
llvm.func @llvm.genx.fmax.v1f32.v1f32(vector<1xf32>, vector<1xf32>) -> vector<1xf32>
llvm.func @llvm.genx.fmax.v2f32.v2f32(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
llvm.func @llvm.genx.fmax.v32f32.v32f32(vector<32xf32>, vector<32xf32>) -> vector<32xf32>
llvm.func @llvm.genx.fmax.v4f32.v4f32(vector<4xf32>, vector<4xf32>) -> vector<4xf32>
llvm.func @llvm.genx.fmax.v8f32.v8f32(vector<8xf32>, vector<8xf32>) -> vector<8xf32>
llvm.func @llvm.genx.rdregionf.v16f32.v32f32.i16(vector<32xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
llvm.func @llvm.genx.rdregionf.v1f32.v2f32.i16(vector<2xf32>, i32, i32, i32, i16, i32) -> vector<1xf32>
llvm.func @llvm.genx.rdregionf.v2f32.v4f32.i16(vector<4xf32>, i32, i32, i32, i16, i32) -> vector<2xf32>
llvm.func @llvm.genx.rdregionf.v32f32.v64f32.i16(vector<64xf32>, i32, i32, i32, i16, i32) -> vector<32xf32>
llvm.func @llvm.genx.rdregionf.v4f32.v8f32.i16(vector<8xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
llvm.func @llvm.genx.rdregionf.v8f32.v16f32.i16(vector<16xf32>, i32, i32, i32, i16, i32) -> vector<8xf32>
llvm.func @llvm.genx.wrregionf.v2f32.v1f32.i16.i1(vector<2xf32>, vector<1xf32>, i32, i32, i32, i16, i32, i1) -> vector<2xf32>
llvm.func @reduction_tree(%x: vector<64xf32>) -> vector<2xf32> {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %u = llvm.mlir.undef : i32
  %o = llvm.mlir.constant(0 : i16) : i16
  %t = llvm.mlir.constant(true) : i1
  %w32 = llvm.mlir.constant(32 : i32) : i32
  %h32 = llvm.mlir.constant(128 : i16) : i16
  %sl32 = llvm.call @llvm.genx.rdregionf.v32f32.v64f32.i16(%x, %i0, %w32, %i1, %o, %u) : (vector<64xf32>, i32, i32, i32, i16, i32) -> vector<32xf32>
  %sh32 = llvm.call @llvm.genx.rdregionf.v32f32.v64f32.i16(%x, %i0, %w32, %i1, %h32, %u) : (vector<64xf32>, i32, i32, i32, i16, i32) -> vector<32xf32>
  %ml32 = llvm.call @llvm.genx.rdregionf.v32f32.v64f32.i16(%x, %i0, %w32, %i1, %o, %u) : (vector<64xf32>, i32, i32, i32, i16, i32) -> vector<32xf32>
  %mh32 = llvm.call @llvm.genx.rdregionf.v32f32.v64f32.i16(%x, %i0, %w32, %i1, %h32, %u) : (vector<64xf32>, i32, i32, i32, i16, i32) -> vector<32xf32>
  %s32 = llvm.fadd %sl32, %sh32 : vector<32xf32>
  %m32 = llvm.call @llvm.genx.fmax.v32f32.v32f32(%ml32, %mh32) : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
  %w16 = llvm.mlir.constant(16 : i32) : i32
  %h16 = llvm.mlir.constant(64 : i16) : i16
  %sl16 = llvm.call @llvm.genx.rdregionf.v16f32.v32f32.i16(%s32, %i0, %w16, %i1, %o, %u) : (vector<32xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
  %sh16 = llvm.call @llvm.genx.rdregionf.v16f32.v32f32.i16(%s32, %i0, %w16, %i1, %h16, %u) : (vector<32xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
  %ml16 = llvm.call @llvm.genx.rdregionf.v16f32.v32f32.i16(%m32, %i0, %w16, %i1, %o, %u) : (vector<32xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
  %mh16 = llvm.call @llvm.genx.rdregionf.v16f32.v32f32.i16(%m32, %i0, %w16, %i1, %h16, %u) : (vector<32xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
  %s16 = llvm.fadd %sl16, %sh16 : vector<16xf32>
  %m16 = llvm.call @llvm.genx.fmax.v16f32.v16f32(%ml16, %mh16) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  %w8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.mlir.constant(32 : i16) : i16
  %sl8 = llvm.call @llvm.genx.rdregionf.v8f32.v16f32.i16(%s16, %i0, %w8, %i1, %o, %u) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<8xf32>
  %sh8 = llvm.call @llvm.genx.rdregionf.v8f32.v16f32.i16(%s16, %i0, %w8, %i1, %h8, %u) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<8xf32>
  %ml8 = llvm.call @llvm.genx.rdregionf.v8f32.v16f32.i16(%m16, %i0, %w8, %i1, %o, %u) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<8xf32>
  %mh8 = llvm.call @llvm.genx.rdregionf.v8f32.v16f32.i16(%m16, %i0, %w8, %i1, %h8, %u) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<8xf32>
  %s8 = llvm.fadd %sl8, %sh8 : vector<8xf32>
  %m8 = llvm.call @llvm.genx.fmax.v8f32.v8f32(%ml8, %mh8) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %w4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.mlir.constant(16 : i16) : i16
  %sl4 = llvm.call @llvm.genx.rdregionf.v4f32.v8f32.i16(%s8, %i0, %w4, %i1, %o, %u) : (vector<8xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
  %sh4 = llvm.call @llvm.genx.rdregionf.v4f32.v8f32.i16(%s8, %i0, %w4, %i1, %h4, %u) : (vector<8xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
  %ml4 = llvm.call @llvm.genx.rdregionf.v4f32.v8f32.i16(%m8, %i0, %w4, %i1, %o, %u) : (vector<8xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
  %mh4 = llvm.call @llvm.genx.rdregionf.v4f32.v8f32.i16(%m8, %i0, %w4, %i1, %h4, %u) : (vector<8xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
  %s4 = llvm.fadd %sl4, %sh4 : vector<4xf32>
  %m4 = llvm.call @llvm.genx.fmax.v4f32.v4f32(%ml4, %mh4) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %w2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.mlir.constant(8 : i16) : i16
  %sl2 = llvm.call @llvm.genx.rdregionf.v2f32.v4f32.i16(%s4, %i0, %w2, %i1, %o, %u) : (vector<4xf32>, i32, i32, i32, i16, i32) -> vector<2xf32>
  %sh2 = llvm.call @llvm.genx.rdregionf.v2f32.v4f32.i16(%s4, %i0, %w2, %i1, %h2, %u) : (vector<4xf32>, i32, i32, i32, i16, i32) -> vector<2xf32>
  %ml2 = llvm.call @llvm.genx.rdregionf.v2f32.v4f32.i16(%m4, %i0, %w2, %i1, %o, %u) : (vector<4xf32>, i32, i32, i32, i16, i32) -> vector<2xf32>
  %mh2 = llvm.call @llvm.genx.rdregionf.v2f32.v4f32.i16(%m4, %i0, %w2, %i1, %h2, %u) : (vector<4xf32>, i32, i32, i32, i16, i32) -> vector<2xf32>
  %s2 = llvm.fadd %sl2, %sh2 : vector<2xf32>
  %m2 = llvm.call @llvm.genx.fmax.v2f32.v2f32(%ml2, %mh2) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %w1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.mlir.constant(4 : i16) : i16
  %sl1 = llvm.call @llvm.genx.rdregionf.v1f32.v2f32.i16(%s2, %i0, %w1, %i1, %o, %u) : (vector<2xf32>, i32, i32, i32, i16, i32) -> vector<1xf32>
  %sh1 = llvm.call @llvm.genx.rdregionf.v1f32.v2f32.i16(%s2, %i0, %w1, %i1, %h1, %u) : (vector<2xf32>, i32, i32, i32, i16, i32) -> vector<1xf32>
  %ml1 = llvm.call @llvm.genx.rdregionf.v1f32.v2f32.i16(%m2, %i0, %w1, %i1, %o, %u) : (vector<2xf32>, i32, i32, i32, i16, i32) -> vector<1xf32>
  %mh1 = llvm.call @llvm.genx.rdregionf.v1f32.v2f32.i16(%m2, %i0, %w1, %i1, %h1, %u) : (vector<2xf32>, i32, i32, i32, i16, i32) -> vector<1xf32>
  %s1 = llvm.fadd %sl1, %sh1 : vector<1xf32>
  %m1 = llvm.call @llvm.genx.fmax.v1f32.v1f32(%ml1, %mh1) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %start = llvm.mlir.undef : vector<2xf32>
  %o4 = llvm.mlir.constant(4 : i16) : i16
  %r0 = llvm.call @llvm.genx.wrregionf.v2f32.v1f32.i16.i1(%start, %s1, %i0, %i1, %i0, %o, %u, %t) : (vector<2xf32>, vector<1xf32>, i32, i32, i32, i16, i32, i1) -> vector<2xf32>
  %r = llvm.call @llvm.genx.wrregionf.v2f32.v1f32.i16.i1(%r0, %m1, %i0, %i1, %i0, %o4, %u, %t) : (vector<2xf32>, vector<1xf32>, i32, i32, i32, i16, i32, i1) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}
