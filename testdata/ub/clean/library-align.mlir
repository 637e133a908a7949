// A pointer given to the library with the declared alignment.
// value: 0 : i64

llvm.func @strlen(!llvm.ptr {llvm.align = 4 : i64, llvm.noundef}) -> i64

llvm.func @main() -> i64 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c0_i32, %p : i32, !llvm.ptr
  %r = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %r : i64
}
