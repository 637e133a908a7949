// Uitofp nneg of a negative number.
// fault: poison-branch

llvm.func @main() {
  %cm1_i8 = llvm.mlir.constant(-1 : i8) : i8
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %r = llvm.uitofp nneg %cm1_i8 : i8 to f32
  %is = llvm.fcmp "oeq" %r, %c0_0_f32 : f32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}
