// A NaN given to a parameter that takes none.
// fault: broken-promise

llvm.func @callee(%x: f32 {llvm.nofpclass = 3 : i64, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_0_f32 = llvm.mlir.constant(0.0 : f32) : f32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.fdiv %c0_0_f32, %c0_0_f32 : f32
  llvm.call @callee(%n) : (f32) -> ()
  llvm.return %c0_i32 : i32
}
