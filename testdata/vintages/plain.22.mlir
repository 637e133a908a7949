func.func private @twice(%n: i32) -> i32 {
  %0 = llvm.add %n, %n : i32
  func.return %0 : i32
}
func.func @main() -> i32 {
  %0 = llvm.mlir.addressof @start : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = call @twice(%1) : (i32) -> i32
  %3 = llvm.mlir.addressof @text : !llvm.ptr
  %4 = llvm.call @printf(%3, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return %4 : i32
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global external @start(21 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global external constant @text("%d\0A\00") {addr_space = 0 : i32}
