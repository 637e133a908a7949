llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.mlir.global internal constant @fmt("%s %d %g\0A\00")
llvm.mlir.global internal constant @name("V\00")
llvm.mlir.global external @count(40 : i32) : i32
llvm.mlir.global internal constant @half(5.0e-01 : f32) : f32
llvm.mlir.global external @table(dense<[2, 3, 5, 7]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @where() : !llvm.ptr<i32> {
  %v1 = llvm.mlir.addressof @table : !llvm.ptr<array<4 x i32>>
  %v2 = llvm.getelementptr %v1[0, 3] : (!llvm.ptr<array<4 x i32>>) -> !llvm.ptr<i32>
  llvm.return %v2 : !llvm.ptr<i32>
}
llvm.func @bump(%by: i32) -> i32 {
  %v3 = llvm.mlir.addressof @count : !llvm.ptr<i32>
  %v4 = llvm.load %v3 : !llvm.ptr<i32>
  %v5 = llvm.add %v4, %by : i32
  llvm.store %v5, %v3 : !llvm.ptr<i32>
  llvm.return %v5 : i32
}
llvm.func @main() -> i32 {
  %v6 = llvm.mlir.addressof @where : !llvm.ptr<ptr<i32>>
  %v7 = llvm.load %v6 : !llvm.ptr<ptr<i32>>
  %v8 = llvm.load %v7 : !llvm.ptr<i32>
  %v9 = llvm.call @bump(%v8) : (i32) -> i32
  %v10 = llvm.mlir.addressof @half : !llvm.ptr<f32>
  %v11 = llvm.load %v10 : !llvm.ptr<f32>
  %v12 = llvm.fpext %v11 : f32 to f64
  %v13 = llvm.mlir.addressof @name : !llvm.ptr<array<2 x i8>>
  %v14 = llvm.mlir.constant(0 : i64) : i64
  %v15 = llvm.getelementptr %v13[%v14, %v14] : (!llvm.ptr<array<2 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v16 = llvm.mlir.constant(45 : i32) : i32
  %v17 = llvm.icmp "sgt" %v9, %v16 : i32
  %v18 = llvm.select %v17, %v9, %v8 : i1, i32
  %v19 = llvm.mlir.addressof @fmt : !llvm.ptr<array<10 x i8>>
  %v20 = llvm.mlir.constant(0 : i64) : i64
  %v21 = llvm.getelementptr %v19[%v20, %v20] : (!llvm.ptr<array<10 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %v22 = llvm.call @printf(%v21, %v15, %v18, %v12) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, f64) -> i32
  %v23 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v23 : i32
}
