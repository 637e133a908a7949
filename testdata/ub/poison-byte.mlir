// One poison byte in a wider load.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %poison_i8 = llvm.mlir.poison : i8
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i8 : (i64) -> !llvm.ptr
  llvm.store %c0_i32, %p {alignment = 1 : i64} : i32, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %poison_i8, %q : i8, !llvm.ptr
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
