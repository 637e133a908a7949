// A load that runs across the end.
// fault: out-of-bounds

llvm.func @main() -> i64 {
  %c6_i64 = llvm.mlir.constant(6 : i64) : i64
  %p = llvm.alloca %c6_i64 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
