// A call with the calling convention of its callee.
// value: 5 : i32

llvm.func fastcc @fast(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %r = llvm.call fastcc @fast(%c5_i32) : (i32) -> i32
  llvm.return %r : i32
}
