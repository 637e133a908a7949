// Division of poison by a number, which is poison.
// value: poison : i32

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.udiv %poison_i32, %c7_i32 : i32
  llvm.return %r : i32
}
