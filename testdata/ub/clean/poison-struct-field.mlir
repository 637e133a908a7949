// The other field of a struct that holds poison.
// value: 7 : i32

llvm.func @main() -> i32 {
  %c7_i32 = llvm.mlir.constant(7 : i32) : i32
  %poison_i1 = llvm.mlir.poison : i1
  %u = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %a = llvm.insertvalue %c7_i32, %u[0] : !llvm.struct<(i32, i1)>
  %b = llvm.insertvalue %poison_i1, %a[1] : !llvm.struct<(i32, i1)>
  %c = llvm.extractvalue %b[0] : !llvm.struct<(i32, i1)>
  llvm.return %c : i32
}
