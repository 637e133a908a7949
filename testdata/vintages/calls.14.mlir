llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld %ld %d\0A\00")
llvm.func @fib(%n: i64) -> i64 {
  %v1 = llvm.mlir.constant(2 : i64) : i64
  %v2 = llvm.mlir.constant(1 : i64) : i64
  %v3 = llvm.icmp "ult" %n, %v1 : i64
  llvm.cond_br %v3, ^base, ^step
^base:
  llvm.return %n : i64
^step:
  %v4 = llvm.sub %n, %v2 : i64
  %v5 = llvm.sub %n, %v1 : i64
  %v6 = llvm.call @fib(%v4) : (i64) -> i64
  %v7 = llvm.call @fib(%v5) : (i64) -> i64
  %v8 = llvm.add %v6, %v7 : i64
  llvm.return %v8 : i64
}
llvm.func internal @triple(%n: i64) -> i64 {
  %v9 = llvm.mlir.constant(3 : i64) : i64
  %v10 = llvm.mul %n, %v9 : i64
  llvm.return %v10 : i64
}
llvm.func @apply(%f: !llvm.ptr<func<i64 (i64)>>, %x: i64) -> i64 {
  %v11 = llvm.call %f(%x) : (i64) -> i64
  llvm.return %v11 : i64
}
llvm.func @main() -> i32 {
  %v12 = llvm.mlir.addressof @fib : !llvm.ptr<func<i64 (i64)>>
  %v13 = llvm.mlir.addressof @triple : !llvm.ptr<func<i64 (i64)>>
  %v14 = llvm.mlir.constant(12 : i64) : i64
  %v15 = llvm.call @apply(%v12, %v14) : (!llvm.ptr<func<i64 (i64)>>, i64) -> i64
  %v16 = llvm.call @apply(%v13, %v14) : (!llvm.ptr<func<i64 (i64)>>, i64) -> i64
  %v17 = llvm.mlir.null : !llvm.ptr<func<i64 (i64)>>
  %v18 = llvm.mlir.constant(1 : i64) : i64
  %v19 = llvm.alloca %v18 x !llvm.ptr<func<i64 (i64)>> : (i64) -> !llvm.ptr<ptr<func<i64 (i64)>>>
  llvm.store %v13, %v19 : !llvm.ptr<ptr<func<i64 (i64)>>>
  %v20 = llvm.load %v19 : !llvm.ptr<ptr<func<i64 (i64)>>>
  %v21 = llvm.icmp "eq" %v20, %v17 : !llvm.ptr<func<i64 (i64)>>
  %v22 = llvm.zext %v21 : i1 to i32
  %v23 = llvm.mlir.addressof @fmt : !llvm.ptr<array<12 x i8>>
  %v24 = llvm.mlir.constant(0 : i64) : i64
  %v25 = llvm.getelementptr %v23[%v24, %v24] : (!llvm.ptr<array<12 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v26 = llvm.call @printf(%v25, %v15, %v16, %v22) : (!llvm.ptr<i8>, i64, i64, i32) -> i32
  %v27 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v27 : i32
}
