// A load of the last element through an integer.
// value: 4 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c12_i64 = llvm.mlir.constant(12 : i64) : i64
  %c4_i32 = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %j = llvm.add %i, %c12_i64 : i64
  %q = llvm.inttoptr %j : i64 to !llvm.ptr
  llvm.store %c4_i32, %q : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
