// A loaded pointer with fewer dereferenceable bytes than the load says.
// fault: broken-promise

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %s = llvm.alloca %c1_i64 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  %q = llvm.load %s dereferenceable<bytes = 17> : !llvm.ptr -> !llvm.ptr
  llvm.return
}
