// A filter of five taps over a row: shifted reads of 16 lanes, each tap spread by
// a read of stride 0, multiply-add, and one saturation to 16 bits at the end.
llvm.func @convolution(%x: vector<20xi32>, %taps: vector<5xi32>) -> vector<16xi16> {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i32) : i32
  %u = llvm.mlir.poison : i32
  %acc0 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
  %o0 = llvm.mlir.constant(0 : i16) : i16
  %o1 = llvm.mlir.constant(4 : i16) : i16
  %o2 = llvm.mlir.constant(8 : i16) : i16
  %o3 = llvm.mlir.constant(12 : i16) : i16
  %o4 = llvm.mlir.constant(16 : i16) : i16
  %x0 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v20i32.i16"(%x, %i0, %n, %i1, %o0, %u) : (vector<20xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %t0 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v5i32.i16"(%taps, %i0, %n, %i0, %o0, %u) : (vector<5xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %acc1 = llvm.call_intrinsic "llvm.genx.ssmad.v16i32.v16i32"(%x0, %t0, %acc0) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %x1 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v20i32.i16"(%x, %i0, %n, %i1, %o1, %u) : (vector<20xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %t1 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v5i32.i16"(%taps, %i0, %n, %i0, %o1, %u) : (vector<5xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %acc2 = llvm.call_intrinsic "llvm.genx.ssmad.v16i32.v16i32"(%x1, %t1, %acc1) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %x2 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v20i32.i16"(%x, %i0, %n, %i1, %o2, %u) : (vector<20xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %t2 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v5i32.i16"(%taps, %i0, %n, %i0, %o2, %u) : (vector<5xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %acc3 = llvm.call_intrinsic "llvm.genx.ssmad.v16i32.v16i32"(%x2, %t2, %acc2) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %x3 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v20i32.i16"(%x, %i0, %n, %i1, %o3, %u) : (vector<20xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %t3 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v5i32.i16"(%taps, %i0, %n, %i0, %o3, %u) : (vector<5xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %acc4 = llvm.call_intrinsic "llvm.genx.ssmad.v16i32.v16i32"(%x3, %t3, %acc3) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %x4 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v20i32.i16"(%x, %i0, %n, %i1, %o4, %u) : (vector<20xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %t4 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v5i32.i16"(%taps, %i0, %n, %i0, %o4, %u) : (vector<5xi32>, i32, i32, i32, i16, i32) -> vector<16xi32>
  %acc5 = llvm.call_intrinsic "llvm.genx.ssmad.v16i32.v16i32"(%x4, %t4, %acc4) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  %r = llvm.call_intrinsic "llvm.genx.sstrunc.sat.v16i16.v16i32"(%acc5) : (vector<16xi32>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}
