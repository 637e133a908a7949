// A loaded null where the load says dereferenceable or null.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.alloca %c1_i64 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %null, %s : !llvm.ptr, !llvm.ptr
  %q = llvm.load %s dereferenceable<bytes = 17, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.return %c0_i32 : i32
}
