// An inbounds address that stays inside in between.
// value: 6 : i32

llvm.func @main() -> i32 {
  %c2_i64 = llvm.mlir.constant(2 : i64) : i64
  %c6_i32 = llvm.mlir.constant(6 : i32) : i32
  %cm8_i64 = llvm.mlir.constant(-8 : i64) : i64
  %p = llvm.alloca %c2_i64 x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  llvm.store %c6_i32, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%c2_i64, %cm8_i64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
