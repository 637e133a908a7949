// A float taken where only integers were given.
// fault: bad-vararg

llvm.func @first(%n: i32, ...) -> f64 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.alloca %c1_i64 x !llvm.array<24 x i8> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %r = llvm.va_arg %l : (!llvm.ptr) -> f64
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return %r : f64
}

llvm.func @main() -> f64 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c4_i32 = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call @first(%c1_i32, %c4_i32) vararg(!llvm.func<f64 (i32, ...)>) : (i32, i32) -> f64
  llvm.return %r : f64
}
