// Select with poison in the arm not taken.
// value: 1 : i32

llvm.func @main() -> i32 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %poison_i32 = llvm.mlir.poison : i32
  %r = llvm.select %ctrue_i1, %c1_i32, %poison_i32 : i1, i32
  llvm.return %r : i32
}
