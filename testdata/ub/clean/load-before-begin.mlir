// A way before the begin and back.
// value: 3 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c3_i32, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %s = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}
