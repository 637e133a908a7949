llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %d %d\0A\00")
llvm.func @push(%head: !llvm.ptr, %at: !llvm.ptr, %v: i32) -> !llvm.ptr {
  %v1 = llvm.getelementptr %at[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  llvm.store %v, %v1 : i32, !llvm.ptr
  %v2 = llvm.getelementptr %at[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  llvm.store %head, %v2 : !llvm.ptr, !llvm.ptr
  llvm.return %at : !llvm.ptr
}
llvm.func @main() -> i32 {
  %v3 = llvm.mlir.constant(3 : i64) : i64
  %v4 = llvm.alloca %v3 x !llvm.struct<"node", (i32, ptr)> : (i64) -> !llvm.ptr
  %v5 = llvm.mlir.zero : !llvm.ptr
  %v6 = llvm.mlir.constant(0 : i32) : i32
  %v7 = llvm.mlir.constant(0 : i64) : i64
  %v8 = llvm.getelementptr %v4[%v7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  %v9 = llvm.mlir.constant(1 : i32) : i32
  %v10 = llvm.call @push(%v5, %v8, %v9) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  %v11 = llvm.mlir.constant(1 : i64) : i64
  %v12 = llvm.getelementptr %v4[%v11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  %v13 = llvm.mlir.constant(6 : i32) : i32
  %v14 = llvm.call @push(%v10, %v12, %v13) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  %v15 = llvm.mlir.constant(2 : i64) : i64
  %v16 = llvm.getelementptr %v4[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  %v17 = llvm.mlir.constant(11 : i32) : i32
  %v18 = llvm.call @push(%v14, %v16, %v17) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  llvm.br ^walk(%v18, %v6 : !llvm.ptr, i32)
^walk(%p: !llvm.ptr, %sum: i32):
  %v19 = llvm.icmp "eq" %p, %v5 : !llvm.ptr
  llvm.cond_br %v19, ^out, ^more
^more:
  %v20 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  %v21 = llvm.load %v20 : !llvm.ptr -> i32
  %v22 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr)>
  %v23 = llvm.load %v22 : !llvm.ptr -> !llvm.ptr
  %v24 = llvm.add %sum, %v21 : i32
  llvm.br ^walk(%v23, %v24 : !llvm.ptr, i32)
^out:
  %v26 = llvm.mlir.constant(false) : i1
  %v27 = llvm.mlir.constant(40 : i32) : i32
  %v25 = "llvm.intr.ctlz"(%v27) <{is_zero_poison = false}> : (i32) -> i32
  %v28 = llvm.mlir.constant(1 : i64) : i64
  %v29 = llvm.alloca %v28 x i32 : (i64) -> !llvm.ptr
  llvm.store %v27, %v29 : i32, !llvm.ptr
  %v30 = llvm.atomicrmw add %v29, %v27 acq_rel : !llvm.ptr, i32
  %v31 = llvm.cmpxchg %v29, %v30, %v25 acq_rel monotonic : !llvm.ptr, i32
  %v32 = llvm.load %v29 : !llvm.ptr -> i32
  llvm.switch %v32 : i32, ^bad [
    80: ^good
  ]
^good:
  %v33 = llvm.mlir.constant(1 : i64) : i64
  %v34 = llvm.alloca %v33 x i32 : (i64) -> !llvm.ptr
  %v35 = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%v34, %v29, %v35) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v36 = llvm.load %v34 : !llvm.ptr -> i32
  %v37 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v38 = llvm.mlir.constant(0 : i64) : i64
  %v39 = llvm.call @printf(%v37, %sum, %v25, %v36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  llvm.return %v6 : i32
^bad:
  llvm.return %v27 : i32
}
