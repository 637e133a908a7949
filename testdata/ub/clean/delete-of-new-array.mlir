// @_ZdaPv of memory from @_Znam.
// value: 0 : i32

llvm.func @_Znam(i64) -> !llvm.ptr
llvm.func @_ZdaPv(!llvm.ptr)

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @_Znam(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @_ZdaPv(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
