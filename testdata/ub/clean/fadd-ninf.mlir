// Fadd ninf of a large finite number.
// value: 3.000000e+38 : f32

llvm.func @main() -> f32 {
  %c3_0e38_f32 = llvm.mlir.constant(3.0e38 : f32) : f32
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %r = llvm.fadd %c3_0e38_f32, %c1_0_f32 {fastmathFlags = #llvm.fastmath<ninf>} : f32
  llvm.return %r : f32
}
