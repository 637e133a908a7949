// An inbounds address one past the end, and back.
// value: 8 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c8_i32 = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c8_i32, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %s = llvm.getelementptr inbounds %q[-4] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}
