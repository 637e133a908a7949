// Null given to a nonnull parameter that is not used is only poison.
// value: 0 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.nonnull}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%null) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
