// The returned argument returned.
// value: 2 : i32

llvm.func @callee(%x: i32 {llvm.returned}) -> i32 {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2_i32 : i32
}

llvm.func @main() -> i32 {
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call @callee(%c2_i32) : (i32) -> i32
  llvm.return %r : i32
}
