// Free of the inside moved back.
// value: 0 : i32

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() -> i32 {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @malloc(%c8_i64) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %s = llvm.getelementptr %q[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @free(%s) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
