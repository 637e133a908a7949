// Poison given where neither call nor callee says noundef.
// value: 0 : i32

llvm.func @callee(%x: i32) {
  llvm.return
}

llvm.func @main() -> i32 {
  %poison_i32 = llvm.mlir.poison : i32
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @callee(%poison_i32) : (i32) -> ()
  llvm.return %c0_i32 : i32
}
