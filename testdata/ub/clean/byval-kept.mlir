// The address of a byval copy differs from the original.
// value: false : i1

llvm.func @keep(%x: !llvm.ptr {llvm.byval = i32}) -> !llvm.ptr {
  llvm.return %x : !llvm.ptr
}

llvm.func @main() -> i1 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c7_i32, %p : i32, !llvm.ptr
  %q = llvm.call @keep(%p) : (!llvm.ptr {llvm.byval = i32}) -> !llvm.ptr
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
