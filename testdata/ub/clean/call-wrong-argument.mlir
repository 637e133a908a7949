// A call that drops the result.
// value: 0 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.call %f(%c5_i32) : !llvm.ptr, (i32) -> ()
  llvm.return %c0_i32 : i32
}
