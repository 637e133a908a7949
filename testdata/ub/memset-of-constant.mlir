// Memset of a constant.
// fault: store-to-constant

llvm.mlir.global internal constant @k(7 : i32) : i32

llvm.func @main() {
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %g = llvm.mlir.addressof @k : !llvm.ptr
  "llvm.intr.memset"(%g, %c0_i8, %c1_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
