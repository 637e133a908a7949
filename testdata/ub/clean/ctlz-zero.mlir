// Ctlz of zero without is_zero_poison.
// value: 32 : i32

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %r = "llvm.intr.ctlz"(%c0_i32) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return %r : i32
}
