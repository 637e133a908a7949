// Shl nuw: only a zero is shifted out.
// value: -128 : i8

llvm.func @main() -> i8 {
  %c64_i8 = llvm.mlir.constant(64 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.shl %c64_i8, %c1_i8 overflow<nuw> : i8
  llvm.return %r : i8
}
