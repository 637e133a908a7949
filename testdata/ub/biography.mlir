// Poison across a loop, a call, a struct, memory and a shuffle.
// fault: poison-branch

llvm.func @next(%x: i32) -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %x, %c1_i32 : i32
  llvm.return %r : i32
}

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %c12_i32 = llvm.mlir.constant(12 : i32) : i32
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c1_i64 x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  llvm.br ^head(%c0_i32, %c1_i32 : i32, i32)
^head(%i: i32, %x: i32):
  %more = llvm.icmp "ult" %i, %c3_i32 : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %big = llvm.shl %x, %c12_i32 overflow<nsw> : i32
  %y = llvm.call @next(%big) : (i32) -> i32
  %j = llvm.add %i, %c1_i32 : i32
  llvm.br ^head(%j, %y : i32, i32)
^end:
  %u = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %s = llvm.insertvalue %c7_i32, %u[0] : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32, i32)>
  llvm.store %t, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  %w = llvm.shufflevector %v, %v [1, 0] : vector<2xi32>
  %r = llvm.extractelement %w[%c0_i32 : i32] : vector<2xi32>
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
