// A load from an integer.
// fault: wild-pointer

llvm.func @main() -> i32 {
  %c74565_i64 = llvm.mlir.constant(74565 : i64) : i64
  %p = llvm.inttoptr %c74565_i64 : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[1048576] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
