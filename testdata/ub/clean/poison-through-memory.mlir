// Poison in memory that is overwritten.
// value: 5 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %poison_i32 = llvm.mlir.poison : i32
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %poison_i32, %p : i32, !llvm.ptr
  llvm.store %c5_i32, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
