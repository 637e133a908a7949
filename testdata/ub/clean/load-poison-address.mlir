// A copy of no bytes from null.
// value: 1 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %null, %c0_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %c1_i32 : i32
}
