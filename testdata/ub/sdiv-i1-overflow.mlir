// Sdiv i1 of -1 by -1.
// fault: divide-overflow

llvm.func @main() -> i1 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %r = llvm.sdiv %ctrue_i1, %ctrue_i1 : i1
  llvm.return %r : i1
}
