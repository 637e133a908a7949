func @twice(%n: !llvm.i32) -> !llvm.i32 {
  %0 = llvm.add %n, %n : !llvm.i32
  return %0 : !llvm.i32
}
func @main() -> !llvm.i32 {
  %0 = llvm.mlir.addressof @start : !llvm<"i32*">
  %1 = llvm.load %0 : !llvm<"i32*">
  %2 = llvm.call @twice(%1) : (!llvm.i32) -> !llvm.i32
  %3 = llvm.mlir.addressof @text : !llvm<"[4 x i8]*">
  %4 = llvm.bitcast %3 : !llvm<"[4 x i8]*"> to !llvm<"i8*">
  %5 = llvm.call @printf(%4, %2) : (!llvm<"i8*">, !llvm.i32) -> !llvm.i32
  llvm.return %5 : !llvm.i32
}
llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.mlir.global @start(21 : i32) : !llvm.i32
llvm.mlir.global constant @text("%d\0A\00")
