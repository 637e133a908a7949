// A switch on the defined bits of an undefined number.
// value: 4 : i32

llvm.func @main() -> i32 {
  %undef_i8 = llvm.mlir.undef : i8
  %c0_i8 = llvm.mlir.constant(0 : i8) : i8
  %c3_i32 = llvm.mlir.constant(3 : i32) : i32
  %c4_i32 = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.and %undef_i8, %c0_i8 : i8
  llvm.switch %x : i8, ^a [
  0: ^b
  ]
^a:
  llvm.return %c3_i32 : i32
^b:
  llvm.return %c4_i32 : i32
}
