// Free of the inside of a block.
// fault: invalid-free

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%c8_i64) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return
}
