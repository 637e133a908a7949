// A call of one of two functions.
// value: 5 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %p = llvm.mlir.poison : !llvm.ptr
  %g = llvm.select %ctrue_i1, %f, %p : i1, !llvm.ptr
  %r = llvm.call %g(%c5_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
