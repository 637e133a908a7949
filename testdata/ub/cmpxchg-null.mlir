// Cmpxchg of null.
// fault: null-access

llvm.func @main() {
  %null = llvm.mlir.zero : !llvm.ptr
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.cmpxchg %null, %c1_i32, %c2_i32 seq_cst seq_cst : !llvm.ptr, i32
  llvm.return
}
