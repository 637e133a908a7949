// @_ZdlPv of memory from @malloc.
// fault: mismatched-free

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @_ZdlPv(!llvm.ptr)

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @_ZdlPv(%p) : (!llvm.ptr) -> ()
  llvm.return
}
