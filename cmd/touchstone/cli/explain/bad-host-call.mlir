// Aligned operator new with an alignment that is no power of two.
// fault: bad-host-call

llvm.func @_ZnwmSt11align_val_t(i64, i64) -> !llvm.ptr

llvm.func @main() {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.call @_ZnwmSt11align_val_t(%c8_i64, %c3_i64) : (i64, i64) -> !llvm.ptr
  llvm.return
}
