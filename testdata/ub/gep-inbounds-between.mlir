// An inbounds address that leaves its object in between.
// fault: poison-address

llvm.func @main() -> i32 {
  %c2_i64 = llvm.mlir.constant(2 : i64) : i64
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %cm4_i64 = llvm.mlir.constant(-4 : i64) : i64
  %p = llvm.alloca %c2_i64 x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%c3_i64, %cm4_i64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
