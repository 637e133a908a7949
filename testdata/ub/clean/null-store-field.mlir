// The offset of a field taken from null.
// value: 4 : i64

llvm.func @main() -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %r : i64
}
