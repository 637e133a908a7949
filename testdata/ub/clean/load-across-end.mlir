// A load up to the end.
// value: 1103823438081 : i48

llvm.func @main() -> i48 {
  %c6_i64 = llvm.mlir.constant(6 : i64) : i64
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %p = llvm.alloca %c6_i64 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c1_i8, %c6_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i48
  llvm.return %r : i48
}
