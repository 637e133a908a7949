// A variadic argument that is not there.
// fault: bad-vararg

llvm.func @sum(%n: i32, ...) -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.alloca %c1_i64 x !llvm.array<24 x i8> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %r = llvm.va_arg %l : (!llvm.ptr) -> i32
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return %r : i32
}

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @sum(%c1_i32) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return %r : i32
}
