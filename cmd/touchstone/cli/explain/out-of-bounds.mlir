// A load behind the end.
// fault: out-of-bounds

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
