// Free of null.
// value: 0 : i32

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @main() -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @free(%null) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
