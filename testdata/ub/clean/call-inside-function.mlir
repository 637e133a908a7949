// A call of the inside moved back.
// value: 5 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %g = llvm.getelementptr %f[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %h = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.call %h(%c5_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
