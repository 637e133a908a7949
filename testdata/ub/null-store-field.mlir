// A store to a field of a null struct.
// fault: null-access

llvm.func @main() {
  %null = llvm.mlir.zero : !llvm.ptr
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %c1_i32, %q : i32, !llvm.ptr
  llvm.return
}
