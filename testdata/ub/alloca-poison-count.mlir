// Alloca of a poison count.
// fault: poison-operand

llvm.func @main() {
  %poison_i64 = llvm.mlir.poison : i64
  %p = llvm.alloca %poison_i64 x i32 : (i64) -> !llvm.ptr
  llvm.return
}
