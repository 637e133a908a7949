// The local of a caller.
// value: 1 : i32

llvm.func @set(%p: !llvm.ptr) {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  llvm.return
}

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.call @set(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
