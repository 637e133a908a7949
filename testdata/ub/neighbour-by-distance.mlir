// A pointer moved by the distance between two objects.
// fault: detached-pointer

llvm.func @main() {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  %a = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %ai = llvm.ptrtoint %a : !llvm.ptr to i64
  %bi = llvm.ptrtoint %b : !llvm.ptr to i64
  %d = llvm.sub %bi, %ai : i64
  %q = llvm.getelementptr %a[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %c9_i32, %q : i32, !llvm.ptr
  llvm.return
}
