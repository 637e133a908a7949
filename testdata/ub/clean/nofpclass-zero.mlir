// Plus zero given to a parameter that takes no minus zero.
// value: 0 : i32

llvm.func @callee(%x: f64 {llvm.nofpclass = 32 : i64, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_0_f64 = llvm.mlir.constant(0.0 : f64) : f64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%c0_0_f64) : (f64) -> ()
  llvm.return %c0_i32 : i32
}
