// Free of empty memory.
// value: 0 : i32

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @g(7 : i32) : i32

llvm.func @main() -> i32 {
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @malloc(%c0_i64) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
