// The bytes beside a poison byte.
// value: 258 : i16

llvm.func @main() -> i16 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c258_i32 = llvm.mlir.constant(258 : i32) : i32
  %poison_i8 = llvm.mlir.poison : i8
  %p = llvm.alloca %c4_i64 x i8 : (i64) -> !llvm.ptr
  llvm.store %c258_i32, %p {alignment = 1 : i64} : i32, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %poison_i8, %q : i8, !llvm.ptr
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i16
  llvm.return %r : i16
}
