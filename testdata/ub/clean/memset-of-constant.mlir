// Memset of no bytes of a constant.
// value: 0 : i32

llvm.mlir.global internal constant @k(7 : i32) : i32

llvm.func @main() -> i32 {
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %g = llvm.mlir.addressof @k : !llvm.ptr
  "llvm.intr.memset"(%g, %c0_i8, %c0_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %c0_i32 : i32
}
