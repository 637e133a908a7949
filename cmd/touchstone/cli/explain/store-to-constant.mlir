// A store to a constant.
// fault: store-to-constant

llvm.mlir.global internal constant @k(7 : i32) : i32

llvm.func @main() {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %g = llvm.mlir.addressof @k : !llvm.ptr
  llvm.store %c1_i32, %g : i32, !llvm.ptr
  llvm.return
}
