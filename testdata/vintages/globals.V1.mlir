llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.mlir.global internal constant @fmt("%s %d %g\0A\00")
llvm.mlir.global internal constant @name("V\00")
llvm.mlir.global external @count(40 : i32) : !llvm.i32
llvm.mlir.global internal constant @half(5.0e-01 : f32) : !llvm.float
llvm.mlir.global external @table(dense<[2, 3, 5, 7]> : tensor<4xi32>) : !llvm<"[4 x i32]">
llvm.mlir.global internal @where() : !llvm<"i32*"> {
  %v1 = llvm.mlir.addressof @table : !llvm<"[4 x i32]*">
  %v2 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v3 = llvm.mlir.constant(3 : i32) : !llvm.i32
  %v4 = llvm.getelementptr %v1[%v2, %v3] : (!llvm<"[4 x i32]*">, !llvm.i32, !llvm.i32) -> !llvm<"i32*">
  llvm.return %v4 : !llvm<"i32*">
}
llvm.func @bump(%by: !llvm.i32) -> !llvm.i32 {
  %v5 = llvm.mlir.addressof @count : !llvm<"i32*">
  %v6 = llvm.load %v5 : !llvm<"i32*">
  %v7 = llvm.add %v6, %by : !llvm.i32
  llvm.store %v7, %v5 : !llvm<"i32*">
  llvm.return %v7 : !llvm.i32
}
llvm.func @main() -> !llvm.i32 {
  %v8 = llvm.mlir.addressof @where : !llvm<"i32**">
  %v9 = llvm.load %v8 : !llvm<"i32**">
  %v10 = llvm.load %v9 : !llvm<"i32*">
  %v11 = llvm.call @bump(%v10) : (!llvm.i32) -> !llvm.i32
  %v12 = llvm.mlir.addressof @half : !llvm<"float*">
  %v13 = llvm.load %v12 : !llvm<"float*">
  %v14 = llvm.fpext %v13 : !llvm.float to !llvm.double
  %v15 = llvm.mlir.addressof @name : !llvm<"[2 x i8]*">
  %v16 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v17 = llvm.getelementptr %v15[%v16, %v16] : (!llvm<"[2 x i8]*">, !llvm.i64, !llvm.i64) -> !llvm<"i8*">
  %v18 = llvm.mlir.constant(45 : i32) : !llvm.i32
  %v19 = llvm.icmp "sgt" %v11, %v18 : !llvm.i32
  %v20 = llvm.select %v19, %v11, %v10 : !llvm.i1, !llvm.i32
  %v21 = llvm.mlir.addressof @fmt : !llvm<"[10 x i8]*">
  %v22 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v23 = llvm.getelementptr %v21[%v22, %v22] : (!llvm<"[10 x i8]*">, !llvm.i64, !llvm.i64) -> !llvm<"i8*">
  %v24 = llvm.call @printf(%v23, %v17, %v20, %v14) : (!llvm<"i8*">, !llvm<"i8*">, !llvm.i32, !llvm.double) -> !llvm.i32
  %v25 = llvm.mlir.constant(0 : i32) : !llvm.i32
  llvm.return %v25 : !llvm.i32
}
