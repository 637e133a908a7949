// A load of a constant.
// value: 7 : i32

llvm.mlir.global internal constant @k(7 : i32) : i32

llvm.func @main() -> i32 {
  %g = llvm.mlir.addressof @k : !llvm.ptr
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return %r : i32
}
