// Assume that an alloca is not null.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.intr.assume %ctrue_i1 ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.return %c0_i32 : i32
}
