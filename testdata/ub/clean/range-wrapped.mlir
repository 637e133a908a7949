// The last number of a range that wraps.
// value: 0 : i32

llvm.func @callee(%x: i32 {llvm.range = #llvm.constant_range<i32, 10, 0>, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %cm1_i32 = llvm.mlir.constant(-1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%cm1_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
