// Fptosi of the last number that truncates into i8.
// value: 127 : i8

llvm.func @main() -> i8 {
  %c127_9_f32 = llvm.mlir.constant(127.9 : f32) : f32
  %r = llvm.fptosi %c127_9_f32 : f32 to i8
  llvm.return %r : i8
}
