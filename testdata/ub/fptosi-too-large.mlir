// Fptosi of a number beyond i8.
// fault: poison-branch

llvm.func @main() -> i32 {
  %c128_0_f32 = llvm.mlir.constant(128.0 : f32) : f32
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.fptosi %c128_0_f32 : f32 to i8
  %is = llvm.icmp "eq" %r, %c0_i8 : i8
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
