func @twice(%n: i32) -> i32 {
  %0 = llvm.add %n, %n : i32
  return %0 : i32
}
func @main() -> i32 {
  %0 = llvm.mlir.addressof @start : !llvm.ptr<i32>
  %1 = llvm.load %0 : !llvm.ptr<i32>
  %2 = call @twice(%1) : (i32) -> i32
  %3 = llvm.mlir.addressof @text : !llvm.ptr<array<4 x i8>>
  %4 = llvm.bitcast %3 : !llvm.ptr<array<4 x i8>> to !llvm.ptr<i8>
  %5 = llvm.call @printf(%4, %2) : (!llvm.ptr<i8>, i32) -> i32
  return %5 : i32
}
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global @start(21 : i32) : i32
llvm.mlir.global constant @text("%d\0A\00")
