// A load from freed memory.
// fault: use-after-free

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.call @malloc(%c4_i64) : (i64) -> !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
