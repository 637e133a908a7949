// Strlen up to the last initialised byte.
// value: 0 : i64

llvm.func @strlen(!llvm.ptr) -> i64

llvm.func @main() -> i64 {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %p = llvm.alloca %c8_i64 x i8 : (i64) -> !llvm.ptr
  llvm.store %c0_i8, %p : i8, !llvm.ptr
  %n = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %n : i64
}
