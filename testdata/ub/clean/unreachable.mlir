// Unreachable in a block that nothing enters.
// value: 0 : i32

llvm.func @main() -> i32 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %ctrue_i1, ^a, ^b
^a:
  llvm.return %c0_i32 : i32
^b:
  llvm.unreachable
}
