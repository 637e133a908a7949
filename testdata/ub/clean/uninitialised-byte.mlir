// An uninitialised byte that is masked off.
// value: 1 : i32

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c3_i64 = llvm.mlir.constant(3 : i64) : i64
  %c255_i32 = llvm.mlir.constant(255 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c4_i64 x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %c1_i8, %c3_i64) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i32
  %m = llvm.and %r, %c255_i32 : i32
  %is = llvm.icmp "eq" %m, %c0_i32 : i32
  llvm.cond_br %is, ^zero, ^other
^zero:
  llvm.return %c0_i32 : i32
^other:
  llvm.return %c1_i32 : i32
}
