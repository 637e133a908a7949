// Fcmp nnan of a NaN.
// fault: poison-branch

llvm.func @main() {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %nan = llvm.fdiv %c0_0_f32, %c0_0_f32 : f32
  %is = llvm.fcmp "oeq" %nan, %c0_0_f32 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}
