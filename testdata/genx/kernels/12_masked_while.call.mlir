// A loop that each lane leaves when it is done: the steps that the 3n+1 sequence of
// its number takes to reach 1. Lanes that are out wait in the resume mask; a join lets
// all run again.
llvm.func @llvm.genx.simdcf.goto.v32i1.v8i1(vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
llvm.func @llvm.genx.simdcf.join.v32i1.v8i1(vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
llvm.func @llvm.genx.uumad.v8i32.v8i32(vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
llvm.func @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
llvm.func @masked_while(%x0: vector<8xi32>) -> vector<8xi32> {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %w = llvm.mlir.constant(8 : i32) : i32
  %o = llvm.mlir.constant(0 : i16) : i16
  %u = llvm.mlir.undef : i32
  %one = llvm.mlir.constant(dense<1> : vector<8xi32>) : vector<8xi32>
  %three = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %zero = llvm.mlir.constant(dense<0> : vector<8xi32>) : vector<8xi32>
  %all = llvm.mlir.constant(dense<true> : vector<32xi1>) : vector<32xi1>
  %none = llvm.mlir.constant(dense<false> : vector<8xi1>) : vector<8xi1>
  llvm.br ^bb1(%x0, %zero, %all, %none : vector<8xi32>, vector<8xi32>, vector<32xi1>, vector<8xi1>)
^bb1(%x: vector<8xi32>, %n: vector<8xi32>, %em: vector<32xi1>, %rm: vector<8xi1>):
  %keep = llvm.icmp "ne" %x, %one : vector<8xi32>
  %g = llvm.call @llvm.genx.simdcf.goto.v32i1.v8i1(%em, %rm, %keep) : (vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
  %em1 = llvm.extractvalue %g[0] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
  %rm1 = llvm.extractvalue %g[1] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
  %out = llvm.extractvalue %g[2] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
  llvm.cond_br %out, ^bb3, ^bb2
^bb2:
  %mask = llvm.shufflevector %em1, %em1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi1>
  %bit = llvm.and %x, %one : vector<8xi32>
  %odd = llvm.icmp "eq" %bit, %one : vector<8xi32>
  %half = llvm.lshr %x, %one : vector<8xi32>
  %up = llvm.call @llvm.genx.uumad.v8i32.v8i32(%x, %three, %one) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %next = llvm.select %odd, %up, %half : vector<8xi1>, vector<8xi32>
  %more = llvm.add %n, %one : vector<8xi32>
  %x1 = llvm.call @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(%x, %next, %i0, %w, %i1, %o, %u, %mask) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
  %n1 = llvm.call @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(%n, %more, %i0, %w, %i1, %o, %u, %mask) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
  llvm.br ^bb1(%x1, %n1, %em1, %rm1 : vector<8xi32>, vector<8xi32>, vector<32xi1>, vector<8xi1>)
^bb3:
  %j = llvm.call @llvm.genx.simdcf.join.v32i1.v8i1(%em1, %rm1) : (vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
  %em2 = llvm.extractvalue %j[0] : !llvm.struct<(vector<32xi1>, i1)>
  %m2 = llvm.shufflevector %em2, %em2 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi1>
  %r = llvm.call @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(%zero, %n, %i0, %w, %i1, %o, %u, %m2) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}
