// A call through null.
// fault: bad-call

llvm.func @callee(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call %null() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}
