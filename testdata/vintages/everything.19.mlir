llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s: %g %g %d\0A\00")
llvm.mlir.global internal constant @word("five\00")
llvm.func internal @mean(%a: f64, %b: f64) -> f64 {
  %v1 = llvm.fadd %a, %b : f64
  %v2 = llvm.mlir.constant(5.0e-01 : f64) : f64
  %v3 = llvm.fmul %v1, %v2 : f64
  llvm.return %v3 : f64
}
llvm.func @fill(%s: !llvm.ptr) {
  %v4 = llvm.mlir.constant(3.25 : f64) : f64
  %v5 = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  llvm.store %v4, %v5 : f64, !llvm.ptr
  %v6 = llvm.mlir.addressof @mean : !llvm.ptr
  %v7 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  llvm.store %v6, %v7 : !llvm.ptr, !llvm.ptr
  %v8 = llvm.mlir.constant(dense<[1.0, 2.0, 4.0, 8.0]> : vector<4xf32>) : vector<4xf32>
  %v9 = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  llvm.store %v8, %v9 : vector<4xf32>, !llvm.ptr
  %v10 = llvm.mlir.addressof @word : !llvm.ptr
  %v11 = llvm.mlir.constant(0 : i64) : i64
  %v12 = llvm.mlir.constant(0 : i64) : i64
  %v13 = llvm.mlir.constant(1 : i64) : i64
  %v14 = llvm.mlir.constant(5 : i64) : i64
  llvm.br ^copy(%v12 : i64)
^copy(%i: i64):
  %v15 = llvm.getelementptr %v10[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v16 = llvm.load %v15 : !llvm.ptr -> i8
  %v17 = llvm.getelementptr %s[0, 3, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  llvm.store %v16, %v17 : i8, !llvm.ptr
  %v18 = llvm.add %i, %v13 : i64
  %v19 = llvm.icmp "ult" %v18, %v14 : i64
  llvm.cond_br %v19, ^again, ^done
^again:
  llvm.br ^copy(%v18 : i64)
^done:
  llvm.return
}
llvm.func @main() -> i32 {
  %v20 = llvm.mlir.constant(1 : i64) : i64
  %v21 = llvm.alloca %v20 x !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)> : (i64) -> !llvm.ptr
  llvm.call @fill(%v21) : (!llvm.ptr) -> ()
  %v22 = llvm.getelementptr %v21[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  %v23 = llvm.load %v22 : !llvm.ptr -> f64
  %v24 = llvm.getelementptr %v21[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  %v25 = llvm.load %v24 : !llvm.ptr -> !llvm.ptr
  %v26 = llvm.getelementptr %v21[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  %v27 = llvm.load %v26 : !llvm.ptr -> vector<4xf32>
  %v28 = llvm.mlir.constant(3 : i32) : i32
  %v29 = llvm.extractelement %v27[%v28 : i32] : vector<4xf32>
  %v30 = llvm.fpext %v29 : f32 to f64
  %v31 = llvm.call %v25(%v23, %v30) : !llvm.ptr, (f64, f64) -> f64
  %v32 = llvm.fptosi %v31 : f64 to i32
  %v33 = llvm.getelementptr %v21[0, 3, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, ptr, vector<4xf32>, array<6 x i8>)>
  %v34 = llvm.mlir.addressof @fmt : !llvm.ptr
  %v35 = llvm.mlir.constant(0 : i64) : i64
  %v36 = llvm.call @printf(%v34, %v33, %v23, %v31, %v32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, i32) -> i32
  %v37 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %v37 : i32
}
