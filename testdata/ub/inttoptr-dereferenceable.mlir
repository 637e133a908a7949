// Inttoptr that promises more bytes than there are.
// fault: broken-promise

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %i dereferenceable<bytes = 17> : i64 to !llvm.ptr
  llvm.return
}
