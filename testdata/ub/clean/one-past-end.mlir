// One past the end compared.
// value: true : i1

llvm.func @main() -> i1 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %s = llvm.getelementptr inbounds %p[%c4_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.icmp "eq" %q, %s : !llvm.ptr
  llvm.return %r : i1
}
