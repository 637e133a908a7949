llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%g %g %d\0A\00")
llvm.func @main() -> i32 {
  %v1 = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %v2 = llvm.mlir.constant(dense<0.5> : vector<4xf32>) : vector<4xf32>
  %v3 = llvm.fmul %v1, %v2 : vector<4xf32>
  %v4 = llvm.shufflevector %v3, %v1 [3, 0, 5, 6] : vector<4xf32>
  %v5 = llvm.mlir.constant(0 : i32) : i32
  %v6 = llvm.extractelement %v4[%v5 : i32] : vector<4xf32>
  %v7 = llvm.mlir.constant(2 : i32) : i32
  %v8 = llvm.extractelement %v4[%v7 : i32] : vector<4xf32>
  %v9 = llvm.mlir.constant(dense<[7, 8, 9, 10]> : vector<4xi32>) : vector<4xi32>
  %v11 = llvm.mlir.constant(1 : i32) : i32
  %v10 = llvm.insertelement %v11, %v9[%v11 : i32] : vector<4xi32>
  %v12 = llvm.add %v10, %v9 : vector<4xi32>
  %v13 = llvm.mlir.constant(1 : i64) : i64
  %v14 = llvm.alloca %v13 x vector<4xi32> : (i64) -> !llvm.ptr
  llvm.store %v12, %v14 : vector<4xi32>, !llvm.ptr
  %v15 = llvm.mlir.constant(1 : i64) : i64
  %v16 = llvm.getelementptr %v14[%v15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v17 = llvm.load %v16 : !llvm.ptr -> i32
  %v18 = llvm.fpext %v6 : f32 to f64
  %v19 = llvm.fpext %v8 : f32 to f64
  %v20 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v21 = llvm.mlir.constant(0 : i64) : i64
  %v22 = llvm.call @printf(%v20, %v18, %v19, %v17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, i32) -> i32
  %v23 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v23 : i32
}
