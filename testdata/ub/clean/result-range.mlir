// A result inside its range.
// value: 9 : i32

llvm.func @callee() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) {
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  llvm.return %c9_i32 : i32
}

llvm.func @main() -> i32 {
  %r = llvm.call @callee() : () -> i32
  llvm.return %r : i32
}
