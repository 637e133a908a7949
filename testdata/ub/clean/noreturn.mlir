// A noreturn function that is not called.
// value: 0 : i32

llvm.func @callee() attributes {passthrough = ["noreturn"]} {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0_i32 : i32
}
