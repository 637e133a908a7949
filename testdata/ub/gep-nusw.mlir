// A nusw address whose offset overflows.
// fault: poison-address

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c4611686018427387904_i64 = llvm.mlir.constant(4611686018427387904 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr nusw %p[%c4611686018427387904_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
