// A store to undef.
// fault: poison-address

llvm.func @main() {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.mlir.undef : !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.return
}
