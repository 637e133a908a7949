// Sret memory of the right size.
// value: 0 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i32)>}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c1_i64 x !llvm.struct<(i32, i32)> : (i64) -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
