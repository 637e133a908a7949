// A number given to a parameter that takes no NaN.
// value: 0 : i32

llvm.func @callee(%x: f32 {llvm.nofpclass = 3 : i64, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c1_0_f32 = llvm.mlir.constant(1.0 : f32) : f32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c1_0_f32) : (f32) -> ()
  llvm.return %c0_i32 : i32
}
