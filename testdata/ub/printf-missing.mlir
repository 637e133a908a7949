// Printf without the argument of a conversion.
// fault: bad-vararg

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @f("%d\00") : !llvm.array<3 x i8>

llvm.func @main() {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %r = llvm.call @printf(%f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}
