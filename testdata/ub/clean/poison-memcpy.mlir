// Poison that memset overwrites.
// value: 16843009 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %poison_i32 = llvm.mlir.poison : i32
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %poison_i32, %p : i32, !llvm.ptr
  "llvm.intr.memset"(%p, %c1_i8, %c4_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
