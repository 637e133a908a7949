// The same load with alignment 1.
// value: 16843009 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c16_i64 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %c4_i64 x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c1_i8, %c16_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
