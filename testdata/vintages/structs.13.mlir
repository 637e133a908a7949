llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %g %d\0A\00")
llvm.func @swap(%s: !llvm.ptr<struct<(i8, f64, array<3xi32>)>>) {
  %v1 = llvm.mlir.constant(0 : i32) : i32
  %v2 = llvm.mlir.constant(2 : i32) : i32
  %v3 = llvm.mlir.constant(0 : i32) : i32
  %v4 = llvm.getelementptr %s[%v1, %v2, %v3] : (!llvm.ptr<struct<(i8, f64, array<3xi32>)>>, i32, i32, i32) -> !llvm.ptr<i32>
  %v5 = llvm.mlir.constant(0 : i32) : i32
  %v6 = llvm.mlir.constant(2 : i32) : i32
  %v7 = llvm.mlir.constant(2 : i32) : i32
  %v8 = llvm.getelementptr %s[%v5, %v6, %v7] : (!llvm.ptr<struct<(i8, f64, array<3xi32>)>>, i32, i32, i32) -> !llvm.ptr<i32>
  %v9 = llvm.load %v4 : !llvm.ptr<i32>
  %v10 = llvm.load %v8 : !llvm.ptr<i32>
  llvm.store %v10, %v4 : !llvm.ptr<i32>
  llvm.store %v9, %v8 : !llvm.ptr<i32>
  llvm.return
}
llvm.func @main() -> i32 {
  %v11 = llvm.mlir.constant(1 : i64) : i64
  %v12 = llvm.alloca %v11 x !llvm.struct<(i8, f64, array<3xi32>)> : (i64) -> !llvm.ptr<struct<(i8, f64, array<3xi32>)>>
  %v13 = llvm.mlir.undef : !llvm.struct<(i8, f64, array<3xi32>)>
  %v14 = llvm.mlir.constant(65 : i8) : i8
  %v15 = llvm.mlir.constant(1.5 : f64) : f64
  %v16 = llvm.insertvalue %v14, %v13[0 : i32] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v17 = llvm.insertvalue %v15, %v16[1 : i32] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v18 = llvm.mlir.constant(1 : i32) : i32
  %v19 = llvm.insertvalue %v18, %v17[2 : i32, 0 : i32] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v20 = llvm.mlir.constant(11 : i32) : i32
  %v21 = llvm.insertvalue %v20, %v19[2 : i32, 1 : i32] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v22 = llvm.mlir.constant(21 : i32) : i32
  %v23 = llvm.insertvalue %v22, %v21[2 : i32, 2 : i32] : !llvm.struct<(i8, f64, array<3xi32>)>
  llvm.store %v23, %v12 : !llvm.ptr<struct<(i8, f64, array<3xi32>)>>
  llvm.call @swap(%v12) : (!llvm.ptr<struct<(i8, f64, array<3xi32>)>>) -> ()
  %v24 = llvm.load %v12 : !llvm.ptr<struct<(i8, f64, array<3xi32>)>>
  %v25 = llvm.extractvalue %v24[0] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v26 = llvm.sext %v25 : i8 to i32
  %v27 = llvm.extractvalue %v24[1] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v28 = llvm.extractvalue %v24[2, 0] : !llvm.struct<(i8, f64, array<3xi32>)>
  %v29 = llvm.mlir.addressof @fmt : !llvm.ptr<array<10xi8>>
  %v30 = llvm.mlir.constant(0 : i64) : i64
  %v31 = llvm.getelementptr %v29[%v30, %v30] : (!llvm.ptr<array<10xi8>>, i64, i64) -> !llvm.ptr<i8>
  %v32 = llvm.call @printf(%v31, %v26, %v27, %v28) : (!llvm.ptr<i8>, i32, f64, i32) -> i32
  %v33 = llvm.extractvalue %v24[2, 2] : !llvm.struct<(i8, f64, array<3xi32>)>
  llvm.return %v33 : i32
}
