// Null compared.
// value: false : i1

llvm.func @main() -> i1 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %r = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %r : i1
}
