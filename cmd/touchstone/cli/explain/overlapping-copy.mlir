// Memcpy of overlapping ranges.
// fault: overlapping-copy

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%q, %p, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
