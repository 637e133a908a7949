// Byval: the callee changes its copy only.
// value: 7 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.byval = !llvm.array<4 x i32>}) {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %c1_i32, %x : i32, !llvm.ptr
  llvm.return
}

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c7_i32, %p : i32, !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr {llvm.byval = !llvm.array<4 x i32>}) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
