// A load from a function.
// fault: function-access

llvm.func @main() -> i32 {
  %f = llvm.mlir.addressof @main : !llvm.ptr
  %r = llvm.load %f : !llvm.ptr -> i32
  llvm.return %r : i32
}
