// A pointer moved far away, not used.
// value: false : i1

llvm.func @main() -> i1 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c4294967296_i64 = llvm.mlir.constant(4294967296 : i64) : i64
  %a = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %a[%c4294967296_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.icmp "eq" %q, %a : !llvm.ptr
  llvm.return %r : i1
}
