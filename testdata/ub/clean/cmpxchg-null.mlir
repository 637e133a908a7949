// Cmpxchg of an alloca.
// value: 2 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c1_i32, %p : i32, !llvm.ptr
  %s = llvm.cmpxchg %p, %c1_i32, %c2_i32 seq_cst seq_cst : !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
