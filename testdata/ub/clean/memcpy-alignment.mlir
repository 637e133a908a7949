// Memcpy that promises the alignment there is.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %c4_i64 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %c4_i64) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %c0_i32 : i32
}
