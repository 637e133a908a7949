llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %d %d\0A\00")
llvm.func @push(%head: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %at: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %v: i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>> {
  %v1 = llvm.mlir.constant(0 : i32) : i32
  %v2 = llvm.mlir.constant(0 : i32) : i32
  %v3 = llvm.getelementptr %at[%v1, %v2] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.store %v, %v3 : !llvm.ptr<i32>
  %v4 = llvm.mlir.constant(0 : i32) : i32
  %v5 = llvm.mlir.constant(1 : i32) : i32
  %v6 = llvm.getelementptr %at[%v4, %v5] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  llvm.store %head, %v6 : !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  llvm.return %at : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
}
llvm.func @main() -> i32 {
  %v7 = llvm.mlir.constant(3 : i64) : i64
  %v8 = llvm.alloca %v7 x !llvm.struct<"node", (i32, ptr<struct<"node">>)> : (i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v9 = llvm.mlir.null : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v10 = llvm.mlir.constant(0 : i32) : i32
  %v11 = llvm.mlir.constant(0 : i64) : i64
  %v12 = llvm.getelementptr %v8[%v11] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v13 = llvm.mlir.constant(1 : i32) : i32
  %v14 = llvm.call @push(%v9, %v12, %v13) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v15 = llvm.mlir.constant(1 : i64) : i64
  %v16 = llvm.getelementptr %v8[%v15] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v17 = llvm.mlir.constant(6 : i32) : i32
  %v18 = llvm.call @push(%v14, %v16, %v17) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v19 = llvm.mlir.constant(2 : i64) : i64
  %v20 = llvm.getelementptr %v8[%v19] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  %v21 = llvm.mlir.constant(11 : i32) : i32
  %v22 = llvm.call @push(%v18, %v20, %v21) : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  llvm.br ^walk(%v22, %v10 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32)
^walk(%p: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %sum: i32):
  %v23 = llvm.icmp "eq" %p, %v9 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  llvm.cond_br %v23, ^out, ^more
^more:
  %v24 = llvm.mlir.constant(0 : i32) : i32
  %v25 = llvm.mlir.constant(0 : i32) : i32
  %v26 = llvm.getelementptr %p[%v24, %v25] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<i32>
  %v27 = llvm.load %v26 : !llvm.ptr<i32>
  %v28 = llvm.mlir.constant(0 : i32) : i32
  %v29 = llvm.mlir.constant(1 : i32) : i32
  %v30 = llvm.getelementptr %p[%v28, %v29] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32, i32) -> !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  %v31 = llvm.load %v30 : !llvm.ptr<ptr<struct<"node", (i32, ptr<struct<"node">>)>>>
  %v32 = llvm.add %sum, %v27 : i32
  llvm.br ^walk(%v31, %v32 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i32)
^out:
  %v34 = llvm.mlir.constant(false) : i1
  %v35 = llvm.mlir.constant(40 : i32) : i32
  %v33 = "llvm.intr.ctlz"(%v35, %v34) : (i32, i1) -> i32
  %v36 = llvm.mlir.constant(1 : i64) : i64
  %v37 = llvm.alloca %v36 x i32 : (i64) -> !llvm.ptr<i32>
  llvm.store %v35, %v37 : !llvm.ptr<i32>
  %v38 = llvm.atomicrmw add %v37, %v35 acq_rel : i32
  %v39 = llvm.cmpxchg %v37, %v38, %v33 acq_rel monotonic : i32
  %v40 = llvm.load %v37 : !llvm.ptr<i32>
  llvm.switch %v40, ^bad [
    80: ^good
  ]
^good:
  %v41 = llvm.mlir.constant(1 : i64) : i64
  %v42 = llvm.alloca %v41 x i32 : (i64) -> !llvm.ptr<i32>
  %v43 = llvm.mlir.constant(4 : i64) : i64
  %v44 = llvm.bitcast %v42 : !llvm.ptr<i32> to !llvm.ptr<i8>
  %v45 = llvm.bitcast %v37 : !llvm.ptr<i32> to !llvm.ptr<i8>
  "llvm.intr.memcpy"(%v44, %v45, %v43, %v34) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %v46 = llvm.load %v42 : !llvm.ptr<i32>
  %v47 = llvm.mlir.addressof @fmt : !llvm.ptr<array<10xi8>>
  %v48 = llvm.mlir.constant(0 : i64) : i64
  %v49 = llvm.getelementptr %v47[%v48, %v48] : (!llvm.ptr<array<10xi8>>, i64, i64) -> !llvm.ptr<i8>
  %v50 = llvm.call @printf(%v49, %sum, %v33, %v46) : (!llvm.ptr<i8>, i32, i32, i32) -> i32
  llvm.return %v10 : i32
^bad:
  llvm.return %v35 : i32
}
