// Inttoptr that promises the bytes there are.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %i dereferenceable<bytes = 16> : i64 to !llvm.ptr
  llvm.return %c0_i32 : i32
}
