// Aligned operator new.
// value: 0 : i64

llvm.func @_ZnwmSt11align_val_t(i64, i64) -> !llvm.ptr

llvm.func @main() -> i64 {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c64_i64 = llvm.mlir.constant(64 : i64) : i64
  %c63_i64 = llvm.mlir.constant(63 : i64) : i64
  %p = llvm.call @_ZnwmSt11align_val_t(%c8_i64, %c64_i64) : (i64, i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.and %i, %c63_i64 : i64
  llvm.return %r : i64
}
