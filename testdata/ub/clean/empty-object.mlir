// A copy of no bytes from an object of no bytes.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c0_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %c0_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %c0_i32 : i32
}
