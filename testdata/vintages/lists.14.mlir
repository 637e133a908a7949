llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %d %d\0A\00")
llvm.func @push(%head: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %at: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %v: i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>> {
  %v1 = llvm.getelementptr %at[0, 0] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) -> !llvm.ptr<i32>
  llvm.store %v, %v1 : !llvm.ptr<i32>
  %v2 = llvm.getelementptr %at[0, 1] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  llvm.store %head, %v2 : !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  llvm.return %at : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
}
llvm.func @main() -> i32 {
  %v3 = llvm.mlir.constant(3 : i64) : i64
  %v4 = llvm.alloca %v3 x !llvm.struct<"node", (i32, ptr<struct<"node">>)> : (i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v5 = llvm.mlir.null : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v6 = llvm.mlir.constant(0 : i32) : i32
  %v7 = llvm.mlir.constant(0 : i64) : i64
  %v8 = llvm.getelementptr %v4[%v7] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v9 = llvm.mlir.constant(1 : i32) : i32
  %v10 = llvm.call @push(%v5, %v8, %v9) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v11 = llvm.mlir.constant(1 : i64) : i64
  %v12 = llvm.getelementptr %v4[%v11] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v13 = llvm.mlir.constant(6 : i32) : i32
  %v14 = llvm.call @push(%v10, %v12, %v13) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v15 = llvm.mlir.constant(2 : i64) : i64
  %v16 = llvm.getelementptr %v4[%v15] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v17 = llvm.mlir.constant(11 : i32) : i32
  %v18 = llvm.call @push(%v14, %v16, %v17) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  llvm.br ^walk(%v18, %v6 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32)
^walk(%p: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %sum: i32):
  %v19 = llvm.icmp "eq" %p, %v5 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  llvm.cond_br %v19, ^out, ^more
^more:
  %v20 = llvm.getelementptr %p[0, 0] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) -> !llvm.ptr<i32>
  %v21 = llvm.load %v20 : !llvm.ptr<i32>
  %v22 = llvm.getelementptr %p[0, 1] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  %v23 = llvm.load %v22 : !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  %v24 = llvm.add %sum, %v21 : i32
  llvm.br ^walk(%v23, %v24 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32)
^out:
  %v26 = llvm.mlir.constant(false) : i1
  %v27 = llvm.mlir.constant(40 : i32) : i32
  %v25 = "llvm.intr.ctlz"(%v27, %v26) : (i32, i1) -> i32
  %v28 = llvm.mlir.constant(1 : i64) : i64
  %v29 = llvm.alloca %v28 x i32 : (i64) -> !llvm.ptr<i32>
  llvm.store %v27, %v29 : !llvm.ptr<i32>
  %v30 = llvm.atomicrmw add %v29, %v27 acq_rel : i32
  %v31 = llvm.cmpxchg %v29, %v30, %v25 acq_rel monotonic : i32
  %v32 = llvm.load %v29 : !llvm.ptr<i32>
  llvm.switch %v32 : i32, ^bad [
    80: ^good
  ]
^good:
  %v33 = llvm.mlir.constant(1 : i64) : i64
  %v34 = llvm.alloca %v33 x i32 : (i64) -> !llvm.ptr<i32>
  %v35 = llvm.mlir.constant(4 : i64) : i64
  %v36 = llvm.bitcast %v34 : !llvm.ptr<i32> to !llvm.ptr<i8>
  %v37 = llvm.bitcast %v29 : !llvm.ptr<i32> to !llvm.ptr<i8>
  "llvm.intr.memcpy"(%v36, %v37, %v35, %v26) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %v38 = llvm.load %v34 : !llvm.ptr<i32>
  %v39 = llvm.mlir.addressof @fmt : !llvm.ptr<array<10 x i8>>
  %v40 = llvm.mlir.constant(0 : i64) : i64
  %v41 = llvm.getelementptr %v39[%v40, %v40] : (!llvm.ptr<array<10 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v42 = llvm.call @printf(%v41, %sum, %v25, %v38) : (!llvm.ptr<i8>, i32, i32, i32) -> i32
  llvm.return %v6 : i32
^bad:
  llvm.return %v27 : i32
}
