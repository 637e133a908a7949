// A load of a global.
// value: 7 : i32

llvm.mlir.global internal @g(7 : i32) : i32

llvm.func @main() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}
