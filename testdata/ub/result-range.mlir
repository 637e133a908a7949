// A result outside its range is poison.
// fault: poison-branch

llvm.func @callee() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) {
  %c10_i32 = llvm.mlir.constant(10 : i32) : i32
  llvm.return %c10_i32 : i32
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call @callee() : () -> i32
  %is = llvm.icmp "eq" %r, %c0_i32 : i32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return %c0_i32 : i32
}
