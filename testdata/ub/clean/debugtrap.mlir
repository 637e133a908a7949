// Debugtrap goes on.
// value: 0 : i32

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.intr.debugtrap
  llvm.return %c0_i32 : i32
}
