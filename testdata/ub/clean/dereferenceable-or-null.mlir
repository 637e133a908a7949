// Null given to a dereferenceable_or_null parameter.
// value: 0 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.dereferenceable_or_null = 17 : i64}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%null) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
