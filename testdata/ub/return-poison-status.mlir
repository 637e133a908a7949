// Main returns poison as its exit status.
// fault: poison-argument

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  llvm.return %poison_i32 : i32
}
