// A call through a pointer in memory.
// value: 5 : i32

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.alloca %c1_i64 x !llvm.ptr : (i64) -> !llvm.ptr
  %f = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.store %f, %p : !llvm.ptr, !llvm.ptr
  %g = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %g(%c5_i32) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
