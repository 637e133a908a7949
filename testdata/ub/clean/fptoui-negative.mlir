// Fptoui of a fraction below zero that truncates to 0.
// value: 0 : i8

llvm.func @main() -> i8 {
  %cm0_5_f32 = llvm.mlir.constant(-0.5 : f32) : f32
  %r = llvm.fptoui %cm0_5_f32 : f32 to i8
  llvm.return %r : i8
}
