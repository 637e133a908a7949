// An argument that printf does not take.
// value: 0 : i32

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @e("\00") : !llvm.array<1 x i8>

llvm.func @main() -> i32 {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %f = llvm.mlir.addressof @e : !llvm.ptr
  %r = llvm.call @printf(%f, %c7_i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
