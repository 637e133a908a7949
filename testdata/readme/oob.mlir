llvm.func @main() -> i32 {
  %n = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %i = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
