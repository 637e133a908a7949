// Fptosi of a NaN.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.fdiv %c0_0_f32, %c0_0_f32 : f32
  %r = llvm.fptosi %n : f32 to i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
