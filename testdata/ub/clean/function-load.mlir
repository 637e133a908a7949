// A function compared.
// value: false : i1

llvm.func @main() -> i1 {
  %null = llvm.mlir.zero : !llvm.ptr
  %f = llvm.mlir.addressof @main : !llvm.ptr
  %r = llvm.icmp "eq" %f, %null : !llvm.ptr
  llvm.return %r : i1
}
