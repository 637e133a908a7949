// A number returned as a noundef result.
// value: 3 : i32

llvm.func @callee() -> (i32 {llvm.noundef}) {
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3_i32 : i32
}

llvm.func @main() -> i32 {
  %r = llvm.call @callee() : () -> i32
  llvm.return %r : i32
}
