// A pointer given to the library with less alignment than declared.
// fault: broken-promise

llvm.func @strlen(!llvm.ptr {llvm.align = 64 : i64, llvm.noundef}) -> i64

llvm.func @main() -> i64 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %r = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %r : i64
}
