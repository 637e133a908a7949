// A load behind a global.
// fault: out-of-bounds

llvm.mlir.global internal @g(7 : i32) : i32

llvm.func @main() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %q = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
