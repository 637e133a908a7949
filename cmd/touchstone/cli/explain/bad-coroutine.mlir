// Resume of something that is no coroutine.
// fault: bad-coroutine

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c16_i64 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c0_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}
