// Cttz of the sign bit with is_zero_poison.
// value: 31 : i32

llvm.func @main() -> i32 {
  %cm2147483648_i32 = llvm.mlir.constant(-2147483648 : i32) : i32
  %r = "llvm.intr.cttz"(%cm2147483648_i32) <{is_zero_poison = true}> : (i32) -> i32
  llvm.return %r : i32
}
