// A pointer aligned as its parameter says.
// value: 0 : i32

llvm.func @callee(%x: !llvm.ptr {llvm.align = 32 : i64, llvm.noundef}) {
  llvm.return
}

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %q = llvm.alloca %c4_i64 x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.call @callee(%q) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
