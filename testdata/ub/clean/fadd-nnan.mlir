// Fadd nnan of numbers.
// value: 3.000000e+00 : f32

llvm.func @main() -> f32 {
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %c2_0_f32 = llvm.mlir.constant(2.0 : f32) : f32
  %r = llvm.fadd %c1_0_f32, %c2_0_f32 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %r : f32
}
