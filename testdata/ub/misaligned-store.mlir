// A store that promises more alignment than the alloca has.
// fault: misaligned

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c1_i32, %p {alignment = 64 : i64} : i32, !llvm.ptr
  llvm.return
}
