// A list of passthrough attributes that promise nothing.
// value: 0 : i32

llvm.func @plain() attributes {passthrough = ["noinline", ["target-cpu", "x86-64"]]} {
  llvm.return
}

llvm.func @main() -> i32 {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @plain() : () -> ()
  llvm.return %c0_i32 : i32
}
