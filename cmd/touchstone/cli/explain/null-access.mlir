// A load from null.
// fault: null-access

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.load %null : !llvm.ptr -> i32
  llvm.return %r : i32
}
