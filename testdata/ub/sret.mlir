// Sret memory that is too small.
// fault: broken-promise

llvm.func @callee(%x: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i32)>}) {
  llvm.return
}

llvm.func @main() {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  llvm.return
}
