// A misaligned atomicrmw.
// fault: misaligned

llvm.func @main() -> i32 {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c8_i64 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c0_i8, %c8_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.atomicrmw add %q, %c1_i32 seq_cst : !llvm.ptr, i32
  llvm.return %r : i32
}
