// A load from poison.
// fault: poison-address

llvm.func @main() -> i32 {
  %p = llvm.mlir.poison : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
