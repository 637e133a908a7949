// A library result inside the range its declaration promises.
// value: 3 : i32

llvm.func @abs(i32) -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 4>})

llvm.func @main() -> i32 {
  %cm3_i32 = llvm.mlir.constant(-3 : i32) : i32
  %r = llvm.call @abs(%cm3_i32) : (i32) -> i32
  llvm.return %r : i32
}
