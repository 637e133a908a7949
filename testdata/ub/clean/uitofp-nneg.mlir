// Uitofp nneg of the largest positive number.
// value: 1.270000e+02 : f32

llvm.func @main() -> f32 {
  %c127_i8 = llvm.mlir.constant(127 : i8) : i8
  %r = llvm.uitofp nneg %c127_i8 : i8 to f32
  llvm.return %r : f32
}
