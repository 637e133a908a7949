// A store to the last element.
// value: 1 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[%c3_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %c1_i32, %q : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
