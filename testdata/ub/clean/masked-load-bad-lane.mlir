// A masked load whose lane behind the end is disabled.
// value: [0, 0, 0, 9] : vector<4xi32>

llvm.func @main() -> vector<4xi32> {
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c12_i64 = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.alloca %c3_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c0_i8, %c12_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %m = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %z = llvm.mlir.constant(dense<9> : vector<4xi32>) : vector<4xi32>
  %r = llvm.intr.masked.load %p, %m, %z {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
