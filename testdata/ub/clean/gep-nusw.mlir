// A nusw address below its object, not used.
// value: true : i1

llvm.func @main() -> i1 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %cm1_i64 = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr nusw %p[%cm1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.icmp "ult" %q, %p : !llvm.ptr
  llvm.return %r : i1
}
