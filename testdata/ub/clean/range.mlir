// The first number of a range.
// value: 0 : i32

llvm.func @callee(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}) {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %is = llvm.icmp "eq" %x, %c0_i32 : i32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c0_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
