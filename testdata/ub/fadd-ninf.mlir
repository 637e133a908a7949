// Fadd ninf of an infinity.
// fault: poison-branch

llvm.func @main() {
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %inf = llvm.fdiv %c1_0_f32, %c0_0_f32 : f32
  %nan = llvm.fsub %inf, %inf : f32
  %r = llvm.fadd %inf, %c1_0_f32 {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %is = llvm.fcmp "oeq" %r, %c0_0_f32 : f32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}
