// A store that promises the alignment of the alloca.
// value: 1 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  llvm.store %c1_i32, %p {alignment = 64 : i64} : i32, !llvm.ptr
  llvm.return %c1_i32 : i32
}
