// The padding of a struct.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1_i64 x !llvm.struct<(i8, i32)> : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  llvm.store %z, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i8
  %is = llvm.icmp "eq" %r, %c0_i8 : i8
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
