// Unreachable is reached.
// fault: unreachable

llvm.func @main() {
  llvm.unreachable
}
