llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s %d %g\0A\00")
llvm.mlir.global internal constant @name("V\00")
llvm.mlir.global external @count(40 : i32) : i32
llvm.mlir.global internal constant @half(5.0e-01 : f32) : f32
llvm.mlir.global external @table(dense<[2, 3, 5, 7]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @where() : !llvm.ptr {
  %v1 = llvm.mlir.addressof @table : !llvm.ptr
  %v2 = llvm.getelementptr %v1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %v2 : !llvm.ptr
}
llvm.func @bump(%by: i32) -> i32 {
  %v3 = llvm.mlir.addressof @count : !llvm.ptr
  %v4 = llvm.load %v3 : !llvm.ptr -> i32
  %v5 = llvm.add %v4, %by : i32
  llvm.store %v5, %v3 : i32, !llvm.ptr
  llvm.return %v5 : i32
}
llvm.func @main() -> i32 {
  %v6 = llvm.mlir.addressof @where : !llvm.ptr
  %v7 = llvm.load %v6 : !llvm.ptr -> !llvm.ptr
  %v8 = llvm.load %v7 : !llvm.ptr -> i32
  %v9 = llvm.call @bump(%v8) : (i32) -> i32
  %v10 = llvm.mlir.addressof @half : !llvm.ptr
  %v11 = llvm.load %v10 : !llvm.ptr -> f32
  %v12 = llvm.fpext %v11 : f32 to f64
  %v13 = llvm.mlir.addressof @name : !llvm.ptr
  %v14 = llvm.mlir.constant(0 : i64) : i64
  %v15 = llvm.mlir.constant(45 : i32) : i32
  %v16 = llvm.icmp "sgt" %v9, %v15 : i32
  %v17 = llvm.select %v16, %v9, %v8 : i1, i32
  %v18 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v19 = llvm.mlir.constant(0 : i64) : i64
  %v20 = llvm.call @printf(%v18, %v13, %v17, %v12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32, f64) -> i32
  %v21 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v21 : i32
}
