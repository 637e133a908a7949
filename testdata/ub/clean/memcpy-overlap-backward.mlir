// Memmove of overlapping ranges.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memmove"(%p, %q, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %c0_i32 : i32
}
