// Fcmp of a NaN without flags.
// value: false : i1

llvm.func @main() -> i1 {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %nan = llvm.fdiv %c0_0_f32, %c0_0_f32 : f32
  %is = llvm.fcmp "oeq" %nan, %c0_0_f32 : f32
  llvm.return %is : i1
}
