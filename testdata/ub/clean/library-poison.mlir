// A number given to the library.
// value: 4 : i32

llvm.func @abs(i32) -> i32

llvm.func @main() -> i32 {
  %cm4_i32 = llvm.mlir.constant(-4 : i32) : i32
  %r = llvm.call @abs(%cm4_i32) : (i32) -> i32
  llvm.return %r : i32
}
