// A branch that passes undef on.
// value: 0 : i32

llvm.func @main() -> i32 {
  %ctrue_i1 = llvm.mlir.constant(true) : i1
  %undef_i32 = llvm.mlir.undef : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %ctrue_i1, ^a(%undef_i32 : i32), ^a(%c1_i32 : i32)
^a(%x: i32):
  %r = llvm.and %x, %c0_i32 : i32
  llvm.return %r : i32
}
