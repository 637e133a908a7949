// A call of a noreturn function that returns, noreturn kept in a longer list.
// fault: broken-promise

llvm.func @callee() attributes {passthrough = ["noinline", ["target-cpu", "x86-64"], "noreturn"]} {
  llvm.return
}

llvm.func @main() {
  llvm.call @callee() : () -> ()
  llvm.return
}
