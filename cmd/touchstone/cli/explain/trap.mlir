// Trap.
// fault: trap

llvm.func @main() {
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
}
