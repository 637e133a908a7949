// Main returns frozen poison.
// value: 0 : i32

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %f = llvm.freeze %poison_i32 : i32
  llvm.return %f : i32
}
