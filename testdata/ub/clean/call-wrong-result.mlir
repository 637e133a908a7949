// A call that expects the right result.
// value: -1 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %cm1_i32 = llvm.mlir.constant(-1 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  %r = llvm.call %f(%cm1_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
