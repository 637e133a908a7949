module {
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(dense<[1, 1, 1, 1, 1, 2, 3, 4]> : vector<8xi32>) : vector<8xi32>
    %1 = llvm.mlir.constant(7 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(4 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(2 : index) : i64
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.mlir.constant(dense<[10, 100]> : vector<2xi32>) : vector<2xi32>
    %9 = llvm.mlir.constant(dense<-1.00048828> : vector<1xf32>) : vector<1xf32>
    %10 = llvm.mlir.constant(dense<1.00024414> : vector<1xf32>) : vector<1xf32>
    %11 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %12 = llvm.mlir.constant(dense<-1.000000e+00> : vector<8xf32>) : vector<8xf32>
    %13 = llvm.mlir.constant(dense<5.000000e-01> : vector<8xf32>) : vector<8xf32>
    %14 = llvm.mlir.constant(dense<-2.000000e+00> : vector<8xf32>) : vector<8xf32>
    %15 = llvm.mlir.constant(dense<1.000000e+00> : vector<8xf32>) : vector<8xf32>
    %16 = llvm.mlir.constant(dense<[0.000000e+00, 5.000000e-01, -5.000000e-01, 1.000000e+00, 1.500000e+00, -2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<8xf32>) : vector<8xf32>
    %17 = llvm.mlir.constant(dense<[1, 3, 6, 10, 10, 30, 60, 100]> : vector<8xi32>) : vector<8xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%7 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb9
    %19 = llvm.icmp "slt" %18, %6 : i64
    llvm.cond_br %19, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb3(%7 : i64)
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb6
    %21 = llvm.icmp "slt" %20, %4 : i64
    llvm.cond_br %21, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %22 = llvm.mul %18, %4 : i64
    %23 = llvm.add %20, %22 : i64
    %24 = llvm.extractelement %17[%23 : i64] : vector<8xi32>
    %25 = llvm.sext %24 : i32 to i64
    llvm.call @printI64(%25) : (i64) -> ()
    %26 = llvm.icmp "ult" %20, %3 : i64
    llvm.cond_br %26, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.call @printComma() : () -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %27 = llvm.add %20, %5 : i64
    llvm.br ^bb3(%27 : i64)
  ^bb7:  // pred: ^bb3
    llvm.call @printClose() : () -> ()
    %28 = llvm.icmp "ult" %18, %5 : i64
    llvm.cond_br %28, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %29 = llvm.add %18, %5 : i64
    llvm.br ^bb1(%29 : i64)
  ^bb10:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%7 : i64)
  ^bb11(%30: i64):  // 2 preds: ^bb10, ^bb14
    %31 = llvm.icmp "slt" %30, %6 : i64
    llvm.cond_br %31, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %32 = llvm.extractelement %8[%30 : i64] : vector<2xi32>
    %33 = llvm.sext %32 : i32 to i64
    llvm.call @printI64(%33) : (i64) -> ()
    %34 = llvm.icmp "ult" %30, %5 : i64
    llvm.cond_br %34, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %35 = llvm.add %30, %5 : i64
    llvm.br ^bb11(%35 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%7 : i64)
  ^bb16(%36: i64):  // 2 preds: ^bb15, ^bb24
    %37 = llvm.icmp "slt" %36, %6 : i64
    llvm.cond_br %37, ^bb17, ^bb25
  ^bb17:  // pred: ^bb16
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb18(%7 : i64)
  ^bb18(%38: i64):  // 2 preds: ^bb17, ^bb21
    %39 = llvm.icmp "slt" %38, %4 : i64
    llvm.cond_br %39, ^bb19, ^bb22
  ^bb19:  // pred: ^bb18
    %40 = llvm.mul %36, %4 : i64
    %41 = llvm.add %38, %40 : i64
    %42 = llvm.extractelement %0[%41 : i64] : vector<8xi32>
    %43 = llvm.sext %42 : i32 to i64
    llvm.call @printI64(%43) : (i64) -> ()
    %44 = llvm.icmp "ult" %38, %3 : i64
    llvm.cond_br %44, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.call @printComma() : () -> ()
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %45 = llvm.add %38, %5 : i64
    llvm.br ^bb18(%45 : i64)
  ^bb22:  // pred: ^bb18
    llvm.call @printClose() : () -> ()
    %46 = llvm.icmp "ult" %36, %5 : i64
    llvm.cond_br %46, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %47 = llvm.add %36, %5 : i64
    llvm.br ^bb16(%47 : i64)
  ^bb25:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %48 = llvm.intr.fmuladd(%15, %16, %14) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %49 = llvm.intr.fmuladd(%48, %16, %13) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %50 = llvm.intr.fmuladd(%49, %16, %12) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%7 : i64)
  ^bb26(%51: i64):  // 2 preds: ^bb25, ^bb29
    %52 = llvm.icmp "slt" %51, %2 : i64
    llvm.cond_br %52, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %53 = llvm.extractelement %50[%51 : i64] : vector<8xf32>
    llvm.call @printF32(%53) : (f32) -> ()
    %54 = llvm.icmp "ult" %51, %1 : i64
    llvm.cond_br %54, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %55 = llvm.add %51, %5 : i64
    llvm.br ^bb26(%55 : i64)
  ^bb30:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %56 = llvm.fcmp "olt" %50, %11 : vector<8xf32>
    %57 = llvm.zext %56 : vector<8xi1> to vector<8xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%7 : i64)
  ^bb31(%58: i64):  // 2 preds: ^bb30, ^bb34
    %59 = llvm.icmp "slt" %58, %2 : i64
    llvm.cond_br %59, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %60 = llvm.extractelement %57[%58 : i64] : vector<8xi8>
    %61 = llvm.sext %60 : i8 to i64
    llvm.call @printI64(%61) : (i64) -> ()
    %62 = llvm.icmp "ult" %58, %1 : i64
    llvm.cond_br %62, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %63 = llvm.add %58, %5 : i64
    llvm.br ^bb31(%63 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %64 = llvm.fneg %50 : vector<8xf32>
    %65 = llvm.select %56, %64, %50 : vector<8xi1>, vector<8xf32>
    %66 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %67 = "llvm.intr.vector.reduce.fadd"(%66, %65) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<8xf32>) -> f32
    %68 = llvm.intr.fma(%10, %10, %9) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb36(%7 : i64)
  ^bb36(%69: i64):  // 2 preds: ^bb35, ^bb39
    %70 = llvm.icmp "slt" %69, %5 : i64
    llvm.cond_br %70, ^bb37, ^bb40
  ^bb37:  // pred: ^bb36
    %71 = llvm.extractelement %68[%69 : i64] : vector<1xf32>
    llvm.call @printF32(%71) : (f32) -> ()
    %72 = llvm.icmp "ult" %69, %7 : i64
    llvm.cond_br %72, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    llvm.call @printComma() : () -> ()
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb37, ^bb38
    %73 = llvm.add %69, %5 : i64
    llvm.br ^bb36(%73 : i64)
  ^bb40:  // pred: ^bb36
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %67 : f32
  }
}

