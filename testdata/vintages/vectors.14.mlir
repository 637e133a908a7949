llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%g %g %d\0A\00")
llvm.func @main() -> i32 {
  %v1 = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %v2 = llvm.mlir.constant(dense<0.5> : vector<4xf32>) : vector<4xf32>
  %v3 = llvm.fmul %v1, %v2 : vector<4xf32>
  %v4 = llvm.shufflevector %v3, %v1 [3 : i32, 0 : i32, 5 : i32, 6 : i32] : vector<4xf32>, vector<4xf32>
  %v5 = llvm.mlir.constant(0 : i32) : i32
  %v6 = llvm.extractelement %v4[%v5 : i32] : vector<4xf32>
  %v7 = llvm.mlir.constant(2 : i32) : i32
  %v8 = llvm.extractelement %v4[%v7 : i32] : vector<4xf32>
  %v9 = llvm.mlir.constant(dense<[7, 8, 9, 10]> : vector<4xi32>) : vector<4xi32>
  %v11 = llvm.mlir.constant(1 : i32) : i32
  %v10 = llvm.insertelement %v11, %v9[%v11 : i32] : vector<4xi32>
  %v12 = llvm.add %v10, %v9 : vector<4xi32>
  %v13 = llvm.mlir.constant(1 : i64) : i64
  %v14 = llvm.alloca %v13 x vector<4xi32> : (i64) -> !llvm.ptr<vector<4xi32>>
  llvm.store %v12, %v14 : !llvm.ptr<vector<4xi32>>
  %v15 = llvm.bitcast %v14 : !llvm.ptr<vector<4xi32>> to !llvm.ptr<i32>
  %v16 = llvm.mlir.constant(1 : i64) : i64
  %v17 = llvm.getelementptr %v15[%v16] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  %v18 = llvm.load %v17 : !llvm.ptr<i32>
  %v19 = llvm.fpext %v6 : f32 to f64
  %v20 = llvm.fpext %v8 : f32 to f64
  %v21 = llvm.mlir.addressof @fmt : !llvm.ptr<array<10 x i8>>
  %v22 = llvm.mlir.constant(0 : i64) : i64
  %v23 = llvm.getelementptr %v21[%v22, %v22] : (!llvm.ptr<array<10 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v24 = llvm.call @printf(%v23, %v19, %v20, %v18) : (!llvm.ptr<i8>, f64, f64, i32) -> i32
  %v25 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v25 : i32
}
