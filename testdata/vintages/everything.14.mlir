llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%s: %g %g %d\0A\00")
llvm.mlir.global internal constant @word("five\00")
llvm.func internal @mean(%a: f64, %b: f64) -> f64 {
  %v1 = llvm.fadd %a, %b : f64
  %v2 = llvm.mlir.constant(5.0e-01 : f64) : f64
  %v3 = llvm.fmul %v1, %v2 : f64
  llvm.return %v3 : f64
}
llvm.func @fill(%s: !llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) {
  %v4 = llvm.mlir.constant(3.25 : f64) : f64
  %v5 = llvm.getelementptr %s[0, 0] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<f64>
  llvm.store %v4, %v5 : !llvm.ptr<f64>
  %v6 = llvm.mlir.addressof @mean : !llvm.ptr<func<f64 (f64, f64)>>
  %v7 = llvm.getelementptr %s[0, 1] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<ptr<func<f64 (f64, f64)>>>
  llvm.store %v6, %v7 : !llvm.ptr<ptr<func<f64 (f64, f64)>>>
  %v8 = llvm.mlir.constant(dense<[1.0, 2.0, 4.0, 8.0]> : vector<4xf32>) : vector<4xf32>
  %v9 = llvm.getelementptr %s[0, 2] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<vector<4xf32>>
  llvm.store %v8, %v9 : !llvm.ptr<vector<4xf32>>
  %v10 = llvm.mlir.addressof @word : !llvm.ptr<array<5 x i8>>
  %v11 = llvm.mlir.constant(0 : i64) : i64
  %v12 = llvm.getelementptr %v10[%v11, %v11] : (!llvm.ptr<array<5 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v13 = llvm.mlir.constant(0 : i64) : i64
  %v14 = llvm.mlir.constant(1 : i64) : i64
  %v15 = llvm.mlir.constant(5 : i64) : i64
  llvm.br ^copy(%v13 : i64)
^copy(%i: i64):
  %v16 = llvm.getelementptr %v12[%i] : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
  %v17 = llvm.load %v16 : !llvm.ptr<i8>
  %v18 = llvm.getelementptr %s[0, 3, %i] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>, i64) -> !llvm.ptr<i8>
  llvm.store %v17, %v18 : !llvm.ptr<i8>
  %v19 = llvm.add %i, %v14 : i64
  %v20 = llvm.icmp "ult" %v19, %v15 : i64
  llvm.cond_br %v20, ^again, ^done
^again:
  llvm.br ^copy(%v19 : i64)
^done:
  llvm.return
}
llvm.func @main() -> i32 {
  %v21 = llvm.mlir.constant(1 : i64) : i64
  %v22 = llvm.alloca %v21 x !llvm.struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)> : (i64) -> !llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>
  llvm.call @fill(%v22) : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> ()
  %v23 = llvm.getelementptr %v22[0, 0] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<f64>
  %v24 = llvm.load %v23 : !llvm.ptr<f64>
  %v25 = llvm.getelementptr %v22[0, 1] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<ptr<func<f64 (f64, f64)>>>
  %v26 = llvm.load %v25 : !llvm.ptr<ptr<func<f64 (f64, f64)>>>
  %v27 = llvm.getelementptr %v22[0, 2] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<vector<4xf32>>
  %v28 = llvm.load %v27 : !llvm.ptr<vector<4xf32>>
  %v29 = llvm.mlir.constant(3 : i32) : i32
  %v30 = llvm.extractelement %v28[%v29 : i32] : vector<4xf32>
  %v31 = llvm.fpext %v30 : f32 to f64
  %v32 = llvm.call %v26(%v24, %v31) : (f64, f64) -> f64
  %v33 = llvm.fptosi %v32 : f64 to i32
  %v34 = llvm.getelementptr %v22[0, 3, 0] : (!llvm.ptr<struct<(f64, ptr<func<f64 (f64, f64)>>, vector<4xf32>, array<6 x i8>)>>) -> !llvm.ptr<i8>
  %v35 = llvm.mlir.addressof @fmt : !llvm.ptr<array<14 x i8>>
  %v36 = llvm.mlir.constant(0 : i64) : i64
  %v37 = llvm.getelementptr %v35[%v36, %v36] : (!llvm.ptr<array<14 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v38 = llvm.call @printf(%v37, %v34, %v24, %v32, %v33) : (!llvm.ptr<i8>, !llvm.ptr<i8>, f64, f64, i32) -> i32
  %v39 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v39 : i32
}
