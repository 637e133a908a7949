// A load from an object of no bytes.
// fault: out-of-bounds

llvm.func @main() -> i32 {
  %c0_i64 = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %c0_i64 x i32 : (i64) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
