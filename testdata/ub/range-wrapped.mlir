// A number in the gap of a range that wraps.
// fault: broken-promise

llvm.func @callee(%x: i32 {llvm.range = #llvm.constant_range<i32, 10, 0>, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c5_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
