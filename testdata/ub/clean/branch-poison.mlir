// A branch on frozen poison.
// value: 0 : i32

llvm.func @main() -> i32 {
  %poison_i1 = llvm.mlir.poison : i1
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %f = llvm.freeze %poison_i1 : i1
  llvm.cond_br %f, ^a, ^b
^a:
  llvm.return %c1_i32 : i32
^b:
  llvm.return %c0_i32 : i32
}
