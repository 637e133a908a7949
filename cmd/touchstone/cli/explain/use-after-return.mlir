// The local of a function that has returned.
// fault: use-after-return

llvm.func @local() -> !llvm.ptr {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @main() -> i32 {
  %p = llvm.call @local() : () -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
