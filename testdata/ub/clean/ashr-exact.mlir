// Ashr exact of an even number.
// value: -3 : i32

llvm.func @main() -> i32 {
  %cm6_i32 = llvm.mlir.constant(-6 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.ashr exact %cm6_i32, %c1_i32 : i32
  llvm.return %r : i32
}
