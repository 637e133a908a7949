// The last number of the range that the call says.
// value: 0 : i32

llvm.func @callee(%x: i32) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c2_i32) : (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 3>}) -> ()
  llvm.return %c0_i32 : i32
}
