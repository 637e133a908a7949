// Free of memory from the generic functions of memref lowering.
// fault: mismatched-free

llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @_mlir_memref_to_llvm_alloc(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
