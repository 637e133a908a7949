module {
  llvm.func @printI64(i64)
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printOpen()
  llvm.func @printBF16(i16)
  llvm.func @printNewline()
  llvm.func @printF16(i16)
  llvm.func @harmonic16(%arg0: i64) -> f16 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0.000000e+00 : f16) : f16
    %2 = llvm.mlir.constant(1.000000e+00 : f16) : f16
    %3 = llvm.add %arg0, %0 : i64
    llvm.br ^bb1(%0, %1 : i64, f16)
  ^bb1(%4: i64, %5: f16):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %3 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.trunc %4 : i64 to i32
    %8 = llvm.sitofp %7 : i32 to f16
    %9 = llvm.fdiv %2, %8 : f16
    %10 = llvm.fadd %5, %9 : f16
    %11 = llvm.add %4, %0 : i64
    llvm.br ^bb1(%11, %10 : i64, f16)
  ^bb3:  // pred: ^bb1
    llvm.return %5 : f16
  }
  llvm.func @count(%arg0: i64) -> bf16 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
    %3 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
    llvm.br ^bb1(%0, %2 : i64, bf16)
  ^bb1(%4: i64, %5: bf16):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %arg0 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.fadd %5, %3 : bf16
    %8 = llvm.add %4, %1 : i64
    llvm.br ^bb1(%8, %7 : i64, bf16)
  ^bb3:  // pred: ^bb1
    llvm.return %5 : bf16
  }
  llvm.func @body(%arg0: vector<6xf32>) -> f32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(5 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(6 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(100 : index) : i64
    %5 = llvm.mlir.constant(1000 : index) : i64
    %6 = llvm.call @harmonic16(%4) : (i64) -> f16
    %7 = llvm.bitcast %6 : f16 to i16
    llvm.call @printF16(%7) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.call @count(%5) : (i64) -> bf16
    %9 = llvm.bitcast %8 : bf16 to i16
    llvm.call @printBF16(%9) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %10 = llvm.fptrunc %arg0 : vector<6xf32> to vector<6xf16>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb4
    %12 = llvm.icmp "slt" %11, %2 : i64
    llvm.cond_br %12, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %13 = llvm.extractelement %10[%11 : i64] : vector<6xf16>
    %14 = llvm.bitcast %13 : f16 to i16
    llvm.call @printF16(%14) : (i16) -> ()
    %15 = llvm.icmp "ult" %11, %0 : i64
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %16 = llvm.add %11, %1 : i64
    llvm.br ^bb1(%16 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %17 = llvm.fptrunc %arg0 : vector<6xf32> to vector<6xbf16>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%3 : i64)
  ^bb6(%18: i64):  // 2 preds: ^bb5, ^bb9
    %19 = llvm.icmp "slt" %18, %2 : i64
    llvm.cond_br %19, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %20 = llvm.extractelement %17[%18 : i64] : vector<6xbf16>
    %21 = llvm.bitcast %20 : bf16 to i16
    llvm.call @printBF16(%21) : (i16) -> ()
    %22 = llvm.icmp "ult" %18, %0 : i64
    llvm.cond_br %22, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %23 = llvm.add %18, %1 : i64
    llvm.br ^bb6(%23 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %24 = llvm.fmul %10, %10 : vector<6xf16>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%3 : i64)
  ^bb11(%25: i64):  // 2 preds: ^bb10, ^bb14
    %26 = llvm.icmp "slt" %25, %2 : i64
    llvm.cond_br %26, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %27 = llvm.extractelement %24[%25 : i64] : vector<6xf16>
    %28 = llvm.bitcast %27 : f16 to i16
    llvm.call @printF16(%28) : (i16) -> ()
    %29 = llvm.icmp "ult" %25, %0 : i64
    llvm.cond_br %29, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %30 = llvm.add %25, %1 : i64
    llvm.br ^bb11(%30 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %31 = llvm.fsub %17, %17 : vector<6xbf16>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%3 : i64)
  ^bb16(%32: i64):  // 2 preds: ^bb15, ^bb19
    %33 = llvm.icmp "slt" %32, %2 : i64
    llvm.cond_br %33, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %34 = llvm.extractelement %31[%32 : i64] : vector<6xbf16>
    %35 = llvm.bitcast %34 : bf16 to i16
    llvm.call @printBF16(%35) : (i16) -> ()
    %36 = llvm.icmp "ult" %32, %0 : i64
    llvm.cond_br %36, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %37 = llvm.add %32, %1 : i64
    llvm.br ^bb16(%37 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %38 = llvm.bitcast %6 : f16 to i16
    %39 = llvm.sext %38 : i16 to i64
    llvm.call @printI64(%39) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %40 = llvm.fcmp "olt" %10, %24 : vector<6xf16>
    %41 = llvm.zext %40 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%3 : i64)
  ^bb21(%42: i64):  // 2 preds: ^bb20, ^bb24
    %43 = llvm.icmp "slt" %42, %2 : i64
    llvm.cond_br %43, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %44 = llvm.extractelement %41[%42 : i64] : vector<6xi8>
    %45 = llvm.sext %44 : i8 to i64
    llvm.call @printI64(%45) : (i64) -> ()
    %46 = llvm.icmp "ult" %42, %0 : i64
    llvm.cond_br %46, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %47 = llvm.add %42, %1 : i64
    llvm.br ^bb21(%47 : i64)
  ^bb25:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %48 = llvm.fpext %6 : f16 to f32
    %49 = llvm.fpext %8 : bf16 to f32
    %50 = llvm.fadd %48, %49 : f32
    llvm.return %50 : f32
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(dense<[2.049000e+03, 1.000000e-01, 6.551900e+04, 7.000000e+04, -5.000000e-08, 1.000000e+00]> : vector<6xf32>) : vector<6xf32>
    %1 = llvm.call @body(%0) : (vector<6xf32>) -> f32
    llvm.return %1 : f32
  }
}

