// The address of a byval copy kept beyond the call.
// fault: use-after-return

llvm.func @keep(%x: !llvm.ptr {llvm.byval = i32}) -> !llvm.ptr {
  llvm.return %x : !llvm.ptr
}

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c7_i32, %p : i32, !llvm.ptr
  %q = llvm.call @keep(%p) : (!llvm.ptr {llvm.byval = i32}) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
