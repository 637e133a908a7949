// Poison given where the call says noundef.
// fault: poison-argument

llvm.func @callee(%x: i32) {
  llvm.return
}

llvm.func @main() {
  %poison_i32 = llvm.mlir.poison : i32
  llvm.call @callee(%poison_i32) : (i32 {llvm.noundef}) -> ()
  llvm.return
}
