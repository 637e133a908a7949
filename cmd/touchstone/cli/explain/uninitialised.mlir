// Strlen of uninitialised memory.
// fault: uninitialised

llvm.func @strlen(!llvm.ptr) -> i64

llvm.func @main() -> i64 {
  %c8_i64 = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %c8_i64 x i8 : (i64) -> !llvm.ptr
  %n = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  llvm.return %n : i64
}
