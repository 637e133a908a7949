// Poison given to a function that ignores it.
// value: 9 : i32

llvm.func @nine(%x: i32) -> i32 {
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  llvm.return %c9_i32 : i32
}

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %r = llvm.call @nine(%poison_i32) : (i32) -> i32
  llvm.return %r : i32
}
