// A nuw address inside.
// value: 2 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c2_i32, %p : i32, !llvm.ptr
  %q = llvm.getelementptr nuw %p[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
