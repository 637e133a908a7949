// A masked load with an enabled lane behind the end.
// fault: out-of-bounds

llvm.func @main() -> vector<4xi32> {
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %c3_i64 x i32 : (i64) -> !llvm.ptr
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %z = llvm.mlir.zero : vector<4xi32>
  %r = llvm.intr.masked.load %p, %m, %z {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
