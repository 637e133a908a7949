// @_ZdlPv of memory from @_Znam.
// fault: mismatched-free

llvm.func @_Znam(i64) -> !llvm.ptr
llvm.func @_ZdlPv(!llvm.ptr)

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @_Znam(%c4_i64) : (i64) -> !llvm.ptr
  llvm.call @_ZdlPv(%p) : (!llvm.ptr) -> ()
  llvm.return
}
