// A call with an argument of another type.
// fault: bad-call

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i64 = llvm.mlir.constant(5 : i64) : i64
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %r = llvm.call %f(%c5_i64) : !llvm.ptr, (i64) -> i32
  llvm.return %r : i32
}
