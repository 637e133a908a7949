llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.mlir.global internal constant @fmt("%s: %g %g %d\0A\00")
llvm.mlir.global internal constant @word("five\00")
llvm.func internal @mean(%a: !llvm.double, %b: !llvm.double) -> !llvm.double {
  %v1 = llvm.fadd %a, %b : !llvm.double
  %v2 = llvm.mlir.constant(5.0e-01 : f64) : !llvm.double
  %v3 = llvm.fmul %v1, %v2 : !llvm.double
  llvm.return %v3 : !llvm.double
}
llvm.func @fill(%s: !llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">) {
  %v4 = llvm.mlir.constant(3.25 : f64) : !llvm.double
  %v5 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v6 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v7 = llvm.getelementptr %s[%v5, %v6] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"double*">
  llvm.store %v4, %v7 : !llvm<"double*">
  %v8 = llvm.mlir.constant(@mean) : !llvm<"double (double, double)*">
  %v9 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v10 = llvm.mlir.constant(1 : i32) : !llvm.i32
  %v11 = llvm.getelementptr %s[%v9, %v10] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"double (double, double)**">
  llvm.store %v8, %v11 : !llvm<"double (double, double)**">
  %v12 = llvm.mlir.constant(dense<[1.0, 2.0, 4.0, 8.0]> : vector<4xf32>) : !llvm<"<4 x float>">
  %v13 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v14 = llvm.mlir.constant(2 : i32) : !llvm.i32
  %v15 = llvm.getelementptr %s[%v13, %v14] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"<4 x float>*">
  llvm.store %v12, %v15 : !llvm<"<4 x float>*">
  %v16 = llvm.mlir.addressof @word : !llvm<"[5 x i8]*">
  %v17 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v18 = llvm.getelementptr %v16[%v17, %v17] : (!llvm<"[5 x i8]*">, !llvm.i64, !llvm.i64) -> !llvm<"i8*">
  %v19 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v20 = llvm.mlir.constant(1 : i64) : !llvm.i64
  %v21 = llvm.mlir.constant(5 : i64) : !llvm.i64
  llvm.br ^copy(%v19 : !llvm.i64)
^copy(%i: !llvm.i64):
  %v22 = llvm.getelementptr %v18[%i] : (!llvm<"i8*">, !llvm.i64) -> !llvm<"i8*">
  %v23 = llvm.load %v22 : !llvm<"i8*">
  %v24 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v25 = llvm.mlir.constant(3 : i32) : !llvm.i32
  %v26 = llvm.getelementptr %s[%v24, %v25, %i] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32, !llvm.i64) -> !llvm<"i8*">
  llvm.store %v23, %v26 : !llvm<"i8*">
  %v27 = llvm.add %i, %v20 : !llvm.i64
  %v28 = llvm.icmp "ult" %v27, %v21 : !llvm.i64
  llvm.cond_br %v28, ^again, ^done
^again:
  llvm.br ^copy(%v27 : !llvm.i64)
^done:
  llvm.return
}
llvm.func @main() -> !llvm.i32 {
  %v29 = llvm.mlir.constant(1 : i64) : !llvm.i64
  %v30 = llvm.alloca %v29 x !llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }"> : (!llvm.i64) -> !llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">
  llvm.call @fill(%v30) : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">) -> ()
  %v31 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v32 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v33 = llvm.getelementptr %v30[%v31, %v32] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"double*">
  %v34 = llvm.load %v33 : !llvm<"double*">
  %v35 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v36 = llvm.mlir.constant(1 : i32) : !llvm.i32
  %v37 = llvm.getelementptr %v30[%v35, %v36] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"double (double, double)**">
  %v38 = llvm.load %v37 : !llvm<"double (double, double)**">
  %v39 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v40 = llvm.mlir.constant(2 : i32) : !llvm.i32
  %v41 = llvm.getelementptr %v30[%v39, %v40] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32) -> !llvm<"<4 x float>*">
  %v42 = llvm.load %v41 : !llvm<"<4 x float>*">
  %v43 = llvm.mlir.constant(3 : i32) : !llvm.i32
  %v44 = llvm.extractelement %v42[%v43 : !llvm.i32] : !llvm<"<4 x float>">
  %v45 = llvm.fpext %v44 : !llvm.float to !llvm.double
  %v46 = llvm.call %v38(%v34, %v45) : (!llvm.double, !llvm.double) -> !llvm.double
  %v47 = llvm.fptosi %v46 : !llvm.double to !llvm.i32
  %v48 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v49 = llvm.mlir.constant(3 : i32) : !llvm.i32
  %v50 = llvm.mlir.constant(0 : i32) : !llvm.i32
  %v51 = llvm.getelementptr %v30[%v48, %v49, %v50] : (!llvm<"{ double, double (double, double)*, <4 x float>, [6 x i8] }*">, !llvm.i32, !llvm.i32, !llvm.i32) -> !llvm<"i8*">
  %v52 = llvm.mlir.addressof @fmt : !llvm<"[14 x i8]*">
  %v53 = llvm.mlir.constant(0 : i64) : !llvm.i64
  %v54 = llvm.getelementptr %v52[%v53, %v53] : (!llvm<"[14 x i8]*">, !llvm.i64, !llvm.i64) -> !llvm<"i8*">
  %v55 = llvm.call @printf(%v54, %v51, %v34, %v46, %v47) : (!llvm<"i8*">, !llvm<"i8*">, !llvm.double, !llvm.double, !llvm.i32) -> !llvm.i32
  %v56 = llvm.mlir.constant(0 : i32) : !llvm.i32
  llvm.return %v56 : !llvm.i32
}
