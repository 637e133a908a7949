llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %g %d\0A\00")
llvm.func @swap(%s: !llvm.ptr) {
  %v1 = llvm.getelementptr %s[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f64, array<3 x i32>)>
  %v2 = llvm.getelementptr %s[0, 2, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f64, array<3 x i32>)>
  %v3 = llvm.load %v1 : !llvm.ptr -> i32
  %v4 = llvm.load %v2 : !llvm.ptr -> i32
  llvm.store %v4, %v1 : i32, !llvm.ptr
  llvm.store %v3, %v2 : i32, !llvm.ptr
  llvm.return
}
llvm.func @main() -> i32 {
  %v5 = llvm.mlir.constant(1 : i64) : i64
  %v6 = llvm.alloca %v5 x !llvm.struct<(i8, f64, array<3 x i32>)> : (i64) -> !llvm.ptr
  %v7 = llvm.mlir.undef : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v8 = llvm.mlir.constant(65 : i8) : i8
  %v9 = llvm.mlir.constant(1.5 : f64) : f64
  %v10 = llvm.insertvalue %v8, %v7[0] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v11 = llvm.insertvalue %v9, %v10[1] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v12 = llvm.mlir.constant(1 : i32) : i32
  %v13 = llvm.insertvalue %v12, %v11[2, 0] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v14 = llvm.mlir.constant(11 : i32) : i32
  %v15 = llvm.insertvalue %v14, %v13[2, 1] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v16 = llvm.mlir.constant(21 : i32) : i32
  %v17 = llvm.insertvalue %v16, %v15[2, 2] : !llvm.struct<(i8, f64, array<3 x i32>)>
  llvm.store %v17, %v6 : !llvm.struct<(i8, f64, array<3 x i32>)>, !llvm.ptr
  llvm.call @swap(%v6) : (!llvm.ptr) -> ()
  %v18 = llvm.load %v6 : !llvm.ptr -> !llvm.struct<(i8, f64, array<3 x i32>)>
  %v19 = llvm.extractvalue %v18[0] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v20 = llvm.sext %v19 : i8 to i32
  %v21 = llvm.extractvalue %v18[1] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v22 = llvm.extractvalue %v18[2, 0] : !llvm.struct<(i8, f64, array<3 x i32>)>
  %v23 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v24 = llvm.mlir.constant(0 : i64) : i64
  %v25 = llvm.call @printf(%v23, %v20, %v21, %v22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, i32) -> i32
  %v26 = llvm.extractvalue %v18[2, 2] : !llvm.struct<(i8, f64, array<3 x i32>)>
  llvm.return %v26 : i32
}
