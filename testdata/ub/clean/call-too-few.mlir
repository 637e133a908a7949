// A call of a function without parameters.
// value: 3 : i32

llvm.func @none() -> i32 {
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3_i32 : i32
}

llvm.func @main() -> i32 {
  %f = llvm.mlir.addressof @none : !llvm.ptr
  %r = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}
