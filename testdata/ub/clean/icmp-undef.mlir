// A comparison that undef cannot change.
// value: 1 : i32

llvm.func @main() -> i32 {
  %undef_i32 = llvm.mlir.undef : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.icmp "uge" %undef_i32, %c0_i32 : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %c1_i32 : i32
^b:
  llvm.return %c0_i32 : i32
}
