// Fadd nnan of opposite infinities, whose sum is NaN.
// fault: poison-branch

llvm.func @main() {
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %inf = llvm.fdiv %c1_0_f32, %c0_0_f32 : f32
  %minus = llvm.fneg %inf : f32
  %r = llvm.fadd %inf, %minus {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %is = llvm.fcmp "oeq" %r, %c0_0_f32 : f32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}
