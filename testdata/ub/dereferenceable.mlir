// Fewer dereferenceable bytes than a parameter says.
// fault: broken-promise

llvm.func @callee(%x: !llvm.ptr {llvm.dereferenceable = 17 : i64}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
