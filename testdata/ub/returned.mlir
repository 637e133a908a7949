// Another value returned than the returned argument.
// fault: broken-promise

llvm.func @callee(%x: i32 {llvm.returned}) -> i32 {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2_i32 : i32
}

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @callee(%c1_i32) : (i32) -> i32
  llvm.return %r : i32
}
