// Memcpy of a poison length.
// fault: poison-operand

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %poison_i64 = llvm.mlir.poison : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %poison_i64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
