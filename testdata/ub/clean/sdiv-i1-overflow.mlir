// Sdiv i1 of 0 by -1.
// value: false : i1

llvm.func @main() -> i1 {
  %cfalse_i1 = llvm.mlir.constant(false) : i1
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %r = llvm.sdiv %cfalse_i1, %ctrue_i1 : i1
  llvm.return %r : i1
}
