// Strlen of a string whose zero is the last byte.
// value: 1 : i64

llvm.func @strlen(!llvm.ptr) -> i64

llvm.func @main() -> i64 {
  %c2_i64 = llvm.mlir.constant(2 : i64) : i64
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %p = llvm.alloca %c2_i64 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c1_i8, %c2_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %c0_i8, %q : i8, !llvm.ptr
  %n = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %n : i64
}
