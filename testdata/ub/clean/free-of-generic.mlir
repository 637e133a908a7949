// The generic functions of memref lowering together.
// value: 0 : i32

llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @_mlir_memref_to_llvm_alloc(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @_mlir_memref_to_llvm_free(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
