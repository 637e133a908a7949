// @_ZdlPv of memory from @_Znwm.
// value: 0 : i32

llvm.func @_Znwm(i64) -> !llvm.ptr
llvm.func @_ZdlPv(!llvm.ptr)

llvm.func @main() -> i32 {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.call @_Znwm(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @_ZdlPv(%p) : (!llvm.ptr) -> ()
  llvm.return %c0_i32 : i32
}
