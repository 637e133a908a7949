// A gather from a table of 8 by 8 by two coordinates. Lanes whose coordinates lie
// outside are disabled: they touch no memory and keep the old value. Pairs of lanes are
// then added by strided reads, stored and loaded again.
llvm.mlir.global internal constant @table(dense<[-50, -47, -44, -41, -38, -35, -32, -29, -43, -39, -35, -31, -27, -23, -19, -15, -22, -17, -12, -7, -2, 3, 8, 13, 13, 19, 25, 31, 37, 43, 49, -46, -39, -32, -25, -18, -11, -4, 3, 10, 24, 32, 40, 48, -45, -37, -29, -21, 0, 9, 18, 27, 36, 45, -47, -38, -10, 0, 10, 20, 30, 40, 50, -41]> : vector<64xi32>) : !llvm.array<64 x i32>
llvm.mlir.global internal @sums(dense<0> : vector<8xi32>) : !llvm.array<8 x i32>
llvm.func @gather2d(%x: vector<16xi32>, %y: vector<16xi32>) -> vector<24xi32> {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %w16 = llvm.mlir.constant(16 : i32) : i32
  %w8 = llvm.mlir.constant(8 : i32) : i32
  %u = llvm.mlir.undef : i32
  %o = llvm.mlir.constant(0 : i16) : i16
  %o64 = llvm.mlir.constant(64 : i16) : i16
  %t = llvm.mlir.constant(true) : i1
  %eight = llvm.mlir.constant(dense<8> : vector<16xi32>) : vector<16xi32>
  %four = llvm.mlir.constant(dense<4> : vector<16xi64>) : vector<16xi64>
  %outside = llvm.mlir.constant(dense<-1> : vector<16xi32>) : vector<16xi32>
  %p = llvm.mlir.addressof @table : !llvm.ptr
  %base = llvm.call_intrinsic "llvm.genx.address.convert.i64.p0"(%p) : (!llvm.ptr) -> i64
  %b0 = llvm.mlir.undef : vector<16xi64>
  %b1 = llvm.insertelement %base, %b0[%i0 : i32] : vector<16xi64>
  %bs = llvm.call_intrinsic "llvm.genx.rdregioni.v16i64.v16i64.i16"(%b1, %i0, %w16, %i0, %o, %u) : (vector<16xi64>, i32, i32, i32, i16, i32) -> vector<16xi64>
  %inx = llvm.icmp "ult" %x, %eight : vector<16xi32>
  %iny = llvm.icmp "ult" %y, %eight : vector<16xi32>
  %in = llvm.and %inx, %iny : vector<16xi1>
  %row = llvm.call_intrinsic "llvm.genx.uumad.v16i32.v16i32"(%y, %eight, %x) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %row64 = llvm.zext %row : vector<16xi32> to vector<16xi64>
  %off = llvm.mul %row64, %four : vector<16xi64>
  %addr = llvm.add %bs, %off : vector<16xi64>
  %v = llvm.call_intrinsic "llvm.genx.svm.gather.v16i32.v16i1.v16i64"(%in, %i0, %addr, %outside) : (vector<16xi1>, i32, vector<16xi64>, vector<16xi32>) -> vector<16xi32>
  %even = llvm.call_intrinsic "llvm.genx.rdregioni.v8i32.v16i32.i16"(%v, %i0, %w8, %i2, %o, %u) : (vector<16xi32>, i32, i32, i32, i16, i32) -> vector<8xi32>
  %o4 = llvm.mlir.constant(4 : i16) : i16
  %odd = llvm.call_intrinsic "llvm.genx.rdregioni.v8i32.v16i32.i16"(%v, %i0, %w8, %i2, %o4, %u) : (vector<16xi32>, i32, i32, i32, i16, i32) -> vector<8xi32>
  %sum = llvm.add %even, %odd : vector<8xi32>
  %q = llvm.mlir.addressof @sums : !llvm.ptr
  llvm.call_intrinsic "llvm.genx.vstore.v8i32.p0"(%sum, %q) : (vector<8xi32>, !llvm.ptr) -> ()
  %back = llvm.call_intrinsic "llvm.genx.vload.v8i32.p0"(%q) : (!llvm.ptr) -> vector<8xi32>
  %r0 = llvm.mlir.constant(dense<0> : vector<24xi32>) : vector<24xi32>
  %r1 = llvm.call_intrinsic "llvm.genx.wrregioni.v24i32.v16i32.i16.i1"(%r0, %v, %i0, %w16, %i1, %o, %u, %t) : (vector<24xi32>, vector<16xi32>, i32, i32, i32, i16, i32, i1) -> vector<24xi32>
  %r = llvm.call_intrinsic "llvm.genx.wrregioni.v24i32.v8i32.i16.i1"(%r1, %back, %i0, %w8, %i1, %o64, %u, %t) : (vector<24xi32>, vector<8xi32>, i32, i32, i32, i16, i32, i1) -> vector<24xi32>
  llvm.return %r : vector<24xi32>
}
