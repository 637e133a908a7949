// A pointer moved so far that its bits would name another object.
// fault: detached-pointer

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c4294967296_i64 = llvm.mlir.constant(4294967296 : i64) : i64
  %a = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %a[%c4294967296_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
