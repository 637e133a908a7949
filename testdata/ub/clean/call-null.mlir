// A call through a pointer.
// value: 5 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %r = llvm.call %f(%c5_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
