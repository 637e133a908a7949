// A call of the inside of a function.
// fault: bad-call

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %g = llvm.getelementptr %f[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call %g(%c5_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
