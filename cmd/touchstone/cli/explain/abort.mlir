// Abort.
// fault: abort

llvm.func @abort()

llvm.func @main() {
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
