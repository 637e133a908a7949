// An exception that nobody handles.
// fault: terminate

llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr

llvm.func @main() {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %e = llvm.call @__cxa_allocate_exception(%c4_i64) : (i64) -> !llvm.ptr
  %t = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  llvm.call @__cxa_throw(%e, %t, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
}
