// A result inside the range that the call says.
// value: 10 : i32

llvm.func @ten() -> i32 {
  %c10_i32 = llvm.mlir.constant(10 : i32) : i32
  llvm.return %c10_i32 : i32
}

llvm.func @main() -> i32 {
  %r = llvm.call @ten() : () -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 11>})
  llvm.return %r : i32
}
