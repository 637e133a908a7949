// Assume of more dereferenceable bytes than there are.
// fault: assumption-false

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c17_i64 = llvm.mlir.constant(17 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.intr.assume %ctrue_i1 ["dereferenceable"(%p, %c17_i64 : !llvm.ptr, i64)] : i1
  llvm.return
}
