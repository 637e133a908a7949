// A comparison of undef.
// fault: poison-branch

llvm.func @main() {
  %undef_i32 = llvm.mlir.undef : i32
  %c5_i32 = llvm.mlir.constant(5 : i32) : i32
  %c = llvm.icmp "slt" %undef_i32, %c5_i32 : i32
  llvm.cond_br %c, ^a, ^a
^a:
  llvm.return
}
