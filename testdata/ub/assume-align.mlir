// Assume that a pointer is aligned to more than it is.
// fault: assumption-false

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c64_i64 = llvm.mlir.constant(64 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.intr.assume %ctrue_i1 ["align"(%p, %c64_i64 : !llvm.ptr, i64)] : i1
  llvm.return
}
