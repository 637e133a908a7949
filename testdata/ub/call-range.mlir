// A number outside the range that the call says.
// fault: broken-promise

llvm.func @callee(%x: i32) {
  llvm.return
}

llvm.func @main() {
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  llvm.call @callee(%c3_i32) : (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 3>}) -> ()
  llvm.return
}
