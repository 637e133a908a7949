// A load with less alignment than its type has.
// fault: misaligned

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
