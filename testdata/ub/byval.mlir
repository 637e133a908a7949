// Byval of a larger type than the object.
// fault: out-of-bounds

llvm.func @callee(%x: !llvm.ptr {llvm.byval = !llvm.array<5 x i32>}) {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %c1_i32, %x : i32, !llvm.ptr
  llvm.return
}

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.call @callee(%p) : (!llvm.ptr {llvm.byval = !llvm.array<5 x i32>}) -> ()
  llvm.return
}
