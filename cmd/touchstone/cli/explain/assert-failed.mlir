// A failed assertion of C.
// fault: assert-failed

llvm.mlir.global internal constant @text("x > 0\00") : !llvm.array<6 x i8>
llvm.func @__assert_fail(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr)

llvm.func @main() {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %e = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @__assert_fail(%e, %e, %c7_i32, %e) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.unreachable
}
