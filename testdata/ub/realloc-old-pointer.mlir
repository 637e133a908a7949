// The old pointer after realloc.
// fault: use-after-free

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.call @malloc(%c4_i64) : (i64) -> !llvm.ptr
  %q = llvm.call @realloc(%p, %c8_i64) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.return
}
