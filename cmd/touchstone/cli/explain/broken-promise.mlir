// A number outside its parameter's range.
// fault: broken-promise

llvm.func @callee(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c10_i32 = llvm.mlir.constant(10 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c10_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
