// Heap memory that is not freed.
// fault: leak
// flags: --leak-check

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() -> i32 {
  %c24_i64 = llvm.mlir.constant(24 : i64) : i64
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @malloc(%c24_i64) : (i64) -> !llvm.ptr
  %q = llvm.call @malloc(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
