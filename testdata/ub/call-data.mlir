// A call of data.
// fault: bad-call

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %f = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %r = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}
