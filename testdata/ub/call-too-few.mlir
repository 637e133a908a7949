// A call with too few arguments.
// fault: bad-call

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %r = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}
