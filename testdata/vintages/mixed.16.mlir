// Release 16 had both kinds of pointers; a value has one of them.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @text("%d %d\0A\00")
llvm.func @typed(%p: !llvm.ptr<struct<(i32, i64)>>) -> i32 {
  %0 = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr<struct<(i32, i64)>>) -> !llvm.ptr<i32>
  %1 = llvm.load %0 : !llvm.ptr<i32>
  llvm.return %1 : i32
}
llvm.func @opaque(%p: !llvm.ptr, %i: i64) -> i32 {
  %0 = llvm.getelementptr inbounds %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i64
  %2 = llvm.trunc %1 : i64 to i32
  llvm.return %2 : i32
}
llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(6 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<(i32, i64)> : (i64) -> !llvm.ptr<struct<(i32, i64)>>
  %q = llvm.alloca %one x !llvm.struct<(i32, i64)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start 16, %q : !llvm.ptr
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr<struct<(i32, i64)>>) -> !llvm.ptr<i32>
  llvm.store %a, %0 : !llvm.ptr<i32>
  %1 = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %b, %1 : i64, !llvm.ptr
  %2 = llvm.call @typed(%p) : (!llvm.ptr<struct<(i32, i64)>>) -> i32
  %3 = llvm.call @opaque(%q, %zero) : (!llvm.ptr, i64) -> i32
  llvm.intr.lifetime.end 16, %q : !llvm.ptr
  %4 = llvm.mlir.addressof @text : !llvm.ptr
  %5 = llvm.call @printf(%4, %2, %3) : (!llvm.ptr, i32, i32) -> i32
  llvm.return %5 : i32
}
