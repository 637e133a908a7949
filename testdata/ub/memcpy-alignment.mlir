// Memcpy that promises more alignment than there is.
// fault: misaligned

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %c4_i64 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %c4_i64) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
