// A store behind the end.
// fault: out-of-bounds

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c5_i64 = llvm.mlir.constant(5 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[%c5_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %c1_i32, %q : i32, !llvm.ptr
  llvm.return
}
