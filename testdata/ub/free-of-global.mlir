// Free of a global.
// fault: invalid-free

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @g(7 : i32) : i32

llvm.func @main() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @free(%g) : (!llvm.ptr) -> ()
  llvm.return
}
