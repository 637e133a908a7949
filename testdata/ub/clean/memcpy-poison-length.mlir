// Memset of a poison value.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %poison_i8 = llvm.mlir.poison : i8
  %c16_i64 = llvm.mlir.constant(16 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %poison_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %c0_i32 : i32
}
