llvm.func @printf(!llvm.ptr, ...) -> i32
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
llvm.func @apply(%f: !llvm.ptr, %x: i64) -> i64 {
  %v11 = llvm.call %f(%x) : !llvm.ptr, (i64) -> i64
  llvm.return %v11 : i64
}
llvm.func @main() -> i32 {
  %v12 = llvm.mlir.addressof @fib : !llvm.ptr
  %v13 = llvm.mlir.addressof @triple : !llvm.ptr
  %v14 = llvm.mlir.constant(12 : i64) : i64
  %v15 = llvm.call @apply(%v12, %v14) : (!llvm.ptr, i64) -> i64
  %v16 = llvm.call @apply(%v13, %v14) : (!llvm.ptr, i64) -> i64
  %v17 = llvm.mlir.zero : !llvm.ptr
  %v18 = llvm.mlir.constant(1 : i64) : i64
  %v19 = llvm.alloca %v18 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %v13, %v19 : !llvm.ptr, !llvm.ptr
  %v20 = llvm.load %v19 : !llvm.ptr -> !llvm.ptr
  %v21 = llvm.icmp "eq" %v20, %v17 : !llvm.ptr
  %v22 = llvm.zext %v21 : i1 to i32
  %v23 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v24 = llvm.mlir.constant(0 : i64) : i64
  %v25 = llvm.call @printf(%v23, %v15, %v16, %v22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i32) -> i32
  %v26 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v26 : i32
}
