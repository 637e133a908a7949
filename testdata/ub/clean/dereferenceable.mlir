// As many dereferenceable bytes as a parameter says.
// value: 0 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.dereferenceable = 17 : i64}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c17_i64 = llvm.mlir.constant(17 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.alloca %c17_i64 x i8 : (i64) -> !llvm.ptr
  llvm.call @callee(%q) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
