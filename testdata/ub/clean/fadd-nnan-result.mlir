// Fadd nnan whose sum is zero.
// value: 0.000000e+00 : f32

llvm.func @main() -> f32 {
  %cm1_0_f32 = llvm.mlir.constant(-1.0 : f32) : f32
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %r = llvm.fadd %cm1_0_f32, %c1_0_f32 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %r : f32
}
