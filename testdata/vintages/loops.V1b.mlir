llvm.func @printf(!llvm.ptr<i8>, ...) -> !llvm.i32
llvm.mlir.global internal constant @fmt("sum %ld of %d\0A\00")
llvm.func @fill(%a: !llvm.ptr<array<8 x i64>>, %n: !llvm.i64) {
  %v1 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v2 = llvm.mlir.constant(1 : i64) : !llvm.i64
  llvm.br ^head(%v1 : !llvm.i64)
^head(%i: !llvm.i64):
  %v3 = llvm.icmp "slt" %i, %n : !llvm.i64
  llvm.cond_br %v3, ^body, ^done
^body:
  %v4 = llvm.mul %i, %i : !llvm.i64
  %v5 = llvm.getelementptr %a[%v1, %i] : (!llvm.ptr<array<8 x i64>>, !llvm.i64, !llvm.i64) -> !llvm.ptr<i64>
  llvm.store %v4, %v5 : !llvm.ptr<i64>
  %v6 = llvm.add %i, %v2 : !llvm.i64
  llvm.br ^head(%v6 : !llvm.i64)
^done:
  llvm.return
}
llvm.func @main() -> !llvm.i32 {
  %v7 = llvm.mlir.constant(1 : i64) : !llvm.i64
  %v8 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v9 = llvm.mlir.constant(8 : i64) : !llvm.i64
  %v10 = llvm.alloca %v7 x !llvm.array<8 x i64> : (!llvm.i64) -> !llvm.ptr<array<8 x i64>>
  llvm.call @fill(%v10, %v9) : (!llvm.ptr<array<8 x i64>>, !llvm.i64) -> ()
  %v11 = llvm.bitcast %v10 : !llvm.ptr<array<8 x i64>> to !llvm.ptr<i64>
  llvm.br ^head(%v8, %v8, %v11 : !llvm.i64, !llvm.i64, !llvm.ptr<i64>)
^head(%i: !llvm.i64, %sum: !llvm.i64, %p: !llvm.ptr<i64>):
  %v12 = llvm.icmp "ne" %i, %v9 : !llvm.i64
  llvm.cond_br %v12, ^body, ^done
^body:
  %v13 = llvm.load %p : !llvm.ptr<i64>
  %v14 = llvm.add %sum, %v13 : !llvm.i64
  %v15 = llvm.getelementptr %p[%v7] : (!llvm.ptr<i64>, !llvm.i64) -> !llvm.ptr<i64>
  %v16 = llvm.add %i, %v7 : !llvm.i64
  llvm.br ^head(%v16, %v14, %v15 : !llvm.i64, !llvm.i64, !llvm.ptr<i64>)
^done:
  %v17 = llvm.trunc %v9 : !llvm.i64 to !llvm.i32
  %v18 = llvm.mlir.addressof @fmt : !llvm.ptr<array<15 x i8>>
  %v19 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v20 = llvm.getelementptr %v18[%v19, %v19] : (!llvm.ptr<array<15 x i8>>, !llvm.i64, !llvm.i64) -> !llvm.ptr<i8>
  %v21 = llvm.call @printf(%v20, %sum, %v17) : (!llvm.ptr<i8>, !llvm.i64, !llvm.i32) -> !llvm.i32
  %v22 = llvm.trunc %sum : !llvm.i64 to !llvm.i32
  llvm.return %v22 : !llvm.i32
}
