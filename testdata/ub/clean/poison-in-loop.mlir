// The same loop stopped in time.
// value: 64 : i8

llvm.func @main() -> i8 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i8 = llvm.mlir.constant(1 : i8) : i8
  %c6_i32 = llvm.mlir.constant(6 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%c0_i32, %c1_i8 : i32, i8)
^head(%i: i32, %x: i8):
  %more = llvm.icmp "ult" %i, %c6_i32 : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %y = llvm.add %x, %x overflow<nsw> : i8
  %j = llvm.add %i, %c1_i32 : i32
  llvm.br ^head(%j, %y : i32, i8)
^end:
  llvm.return %x : i8
}
