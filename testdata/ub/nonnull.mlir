// Null given to a nonnull parameter is poison.
// fault: poison-address

llvm.func @callee(%x: !llvm.ptr {llvm.nonnull}) {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %c1_i32, %x : i32, !llvm.ptr
  llvm.return
}

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%null) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
