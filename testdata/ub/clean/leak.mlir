// Heap memory that is freed.
// value: 0 : i32
// flags: --leak-check

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() -> i32 {
  %c24_i64 = llvm.mlir.constant(24 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @malloc(%c24_i64) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
