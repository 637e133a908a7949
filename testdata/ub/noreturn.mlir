// A noreturn function returns.
// fault: broken-promise

llvm.func @callee() attributes {passthrough = ["noreturn"]} {
  llvm.return
}

llvm.func @main() {
  llvm.call @callee() : () -> ()
  llvm.return
}
