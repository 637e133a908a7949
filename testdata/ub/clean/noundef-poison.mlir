// A number given to a noundef parameter.
// value: 0 : i32

llvm.func @callee(%x: i32 {llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c0_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
