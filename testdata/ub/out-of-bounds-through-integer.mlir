// A load behind the end through an integer.
// fault: out-of-bounds

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c16_i64 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %j = llvm.add %i, %c16_i64 : i64
  %q = llvm.inttoptr %j : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
