// An infinity given to a parameter that takes none is poison.
// fault: poison-branch

llvm.func @callee(%x: f32 {llvm.nofpclass = 516 : i64}) {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %is = llvm.fcmp "oeq" %x, %c0_0_f32 : f32
  llvm.cond_br %is, ^a, ^a
^a:
  llvm.return
}

llvm.func @main() -> i32 {
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.fdiv %c1_0_f32, %c0_0_f32 : f32
  llvm.call @callee(%n) : (f32) -> ()
  llvm.return %c0_i32 : i32
}
