// Two objects written each in its own.
// value: 7 : i32

llvm.func @main() -> i32 {
  %c1_i64 = llvm.mlir.constant(1 : i64) : i64
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %c9_i32 = llvm.mlir.constant(9 : i32) : i32
  %a = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
  llvm.store %c7_i32, %b : i32, !llvm.ptr
  llvm.store %c9_i32, %a : i32, !llvm.ptr
  %r = llvm.load %b : !llvm.ptr -> i32
  llvm.return %r : i32
}
