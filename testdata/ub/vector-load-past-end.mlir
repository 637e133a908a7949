// A vector load that runs across the end.
// fault: out-of-bounds

llvm.func @main() -> vector<4xi32> {
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %c3_i64 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
