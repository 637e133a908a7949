// An exception leaves a nounwind function.
// fault: broken-unwind

llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @__gxx_personality_v0(...) -> i32
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.func @thrower() attributes {passthrough = ["nounwind"]} {
  %c4_i64 = llvm.mlir.constant(4 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %e = llvm.call @__cxa_allocate_exception(%c4_i64) : (i64) -> !llvm.ptr
  %t = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  llvm.call @__cxa_throw(%e, %t, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
}

llvm.func @main() -> i32 attributes {personality = @__gxx_personality_v0} {
  %c0_i32 = llvm.mlir.constant(0 : i32) : i32
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  llvm.invoke @thrower() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return %c0_i32 : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %c1_i32 : i32
}
