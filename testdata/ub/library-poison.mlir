// Poison given to the library.
// fault: poison-argument

llvm.func @abs(i32) -> i32

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %r = llvm.call @abs(%poison_i32) : (i32) -> i32
  llvm.return %r : i32
}
