// Poison returned as a noundef result.
// fault: poison-argument

llvm.func @callee() -> (i32 {llvm.noundef}) {
  %poison_i32 = llvm.mlir.poison : i32
  llvm.return %poison_i32 : i32
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call @callee() : () -> i32
  llvm.return %c0_i32 : i32
}
