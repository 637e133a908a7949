// A library result outside the range its declaration promises.
// fault: broken-promise

llvm.func @abs(i32) -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 4>})

llvm.func @main() -> i32 {
  %cm4_i32 = llvm.mlir.constant(-4 : i32) : i32
  %r = llvm.call @abs(%cm4_i32) : (i32) -> i32
  llvm.return %r : i32
}
