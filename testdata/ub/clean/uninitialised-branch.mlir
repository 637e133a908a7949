// Uninitialised memory copied about.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.store %r, %p : i32, !llvm.ptr
  llvm.return %c0_i32 : i32
}
