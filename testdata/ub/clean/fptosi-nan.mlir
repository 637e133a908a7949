// Fptosi of minus zero.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %n = llvm.fneg %c0_0_f32 : f32
  %r = llvm.fptosi %n : f32 to i32
  llvm.return %r : i32
}
