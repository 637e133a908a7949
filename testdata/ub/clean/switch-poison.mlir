// A switch on a frozen value.
// value: 3 : i32

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %c4_i32 = llvm.mlir.constant(4 : i32) : i32
  %f = llvm.freeze %poison_i32 : i32
  llvm.switch %f : i32, ^a [
  1: ^b
  ]
^a:
  llvm.return %c3_i32 : i32
^b:
  llvm.return %c4_i32 : i32
}
