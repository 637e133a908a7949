// Abs of the smallest number without is_int_min_poison.
// value: -128 : i8

llvm.func @main() -> i8 {
  %cm128_i8 = llvm.mlir.constant(-128 : i8) : i8
  %r = "llvm.intr.abs"(%cm128_i8) <{is_int_min_poison = false}> : (i8) -> i8
  llvm.return %r : i8
}
