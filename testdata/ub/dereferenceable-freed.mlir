// Freed memory given to a dereferenceable parameter.
// fault: broken-promise

llvm.func @local() -> !llvm.ptr {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @callee(%x: !llvm.ptr {llvm.dereferenceable = 4 : i64}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @local() : () -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
