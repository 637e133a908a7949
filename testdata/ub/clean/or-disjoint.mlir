// Or disjoint of disjoint operands.
// value: 5 : i8

llvm.func @main() -> i8 {
  %c4_i8 = llvm.mlir.constant(4 : i8) : i8
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.or disjoint %c4_i8, %c1_i8 : i8
  llvm.return %r : i8
}
