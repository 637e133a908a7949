// The fields beside the padding.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c1_i64 x !llvm.struct<(i8, i32)> : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  llvm.store %z, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
