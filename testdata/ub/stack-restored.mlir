// An alloca that stackrestore freed.
// fault: use-after-scope

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %m : !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.return
}
