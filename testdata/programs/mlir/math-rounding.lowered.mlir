module {
  llvm.func @printF64(f64)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printF32(f32)
  llvm.func @printOpen()
  llvm.func @body(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: f64) -> f32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(7 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.intr.floor(%arg0) : (vector<8xf32>) -> vector<8xf32>
    %5 = llvm.intr.ceil(%arg0) : (vector<8xf32>) -> vector<8xf32>
    %6 = llvm.intr.trunc(%arg0) : (vector<8xf32>) -> vector<8xf32>
    %7 = llvm.intr.round(%arg0) : (vector<8xf32>) -> vector<8xf32>
    %8 = llvm.intr.roundeven(%arg0) : (vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb4
    %10 = llvm.icmp "slt" %9, %2 : i64
    llvm.cond_br %10, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %11 = llvm.extractelement %4[%9 : i64] : vector<8xf32>
    llvm.call @printF32(%11) : (f32) -> ()
    %12 = llvm.icmp "ult" %9, %0 : i64
    llvm.cond_br %12, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %13 = llvm.add %9, %1 : i64
    llvm.br ^bb1(%13 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%3 : i64)
  ^bb6(%14: i64):  // 2 preds: ^bb5, ^bb9
    %15 = llvm.icmp "slt" %14, %2 : i64
    llvm.cond_br %15, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %16 = llvm.extractelement %5[%14 : i64] : vector<8xf32>
    llvm.call @printF32(%16) : (f32) -> ()
    %17 = llvm.icmp "ult" %14, %0 : i64
    llvm.cond_br %17, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %18 = llvm.add %14, %1 : i64
    llvm.br ^bb6(%18 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%3 : i64)
  ^bb11(%19: i64):  // 2 preds: ^bb10, ^bb14
    %20 = llvm.icmp "slt" %19, %2 : i64
    llvm.cond_br %20, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %21 = llvm.extractelement %6[%19 : i64] : vector<8xf32>
    llvm.call @printF32(%21) : (f32) -> ()
    %22 = llvm.icmp "ult" %19, %0 : i64
    llvm.cond_br %22, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %23 = llvm.add %19, %1 : i64
    llvm.br ^bb11(%23 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%3 : i64)
  ^bb16(%24: i64):  // 2 preds: ^bb15, ^bb19
    %25 = llvm.icmp "slt" %24, %2 : i64
    llvm.cond_br %25, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %26 = llvm.extractelement %7[%24 : i64] : vector<8xf32>
    llvm.call @printF32(%26) : (f32) -> ()
    %27 = llvm.icmp "ult" %24, %0 : i64
    llvm.cond_br %27, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %28 = llvm.add %24, %1 : i64
    llvm.br ^bb16(%28 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%3 : i64)
  ^bb21(%29: i64):  // 2 preds: ^bb20, ^bb24
    %30 = llvm.icmp "slt" %29, %2 : i64
    llvm.cond_br %30, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %31 = llvm.extractelement %8[%29 : i64] : vector<8xf32>
    llvm.call @printF32(%31) : (f32) -> ()
    %32 = llvm.icmp "ult" %29, %0 : i64
    llvm.cond_br %32, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %33 = llvm.add %29, %1 : i64
    llvm.br ^bb21(%33 : i64)
  ^bb25:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %34 = llvm.intr.copysign(%arg0, %arg1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%3 : i64)
  ^bb26(%35: i64):  // 2 preds: ^bb25, ^bb29
    %36 = llvm.icmp "slt" %35, %2 : i64
    llvm.cond_br %36, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %37 = llvm.extractelement %34[%35 : i64] : vector<8xf32>
    llvm.call @printF32(%37) : (f32) -> ()
    %38 = llvm.icmp "ult" %35, %0 : i64
    llvm.cond_br %38, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %39 = llvm.add %35, %1 : i64
    llvm.br ^bb26(%39 : i64)
  ^bb30:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %40 = llvm.intr.fabs(%arg0) : (vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%3 : i64)
  ^bb31(%41: i64):  // 2 preds: ^bb30, ^bb34
    %42 = llvm.icmp "slt" %41, %2 : i64
    llvm.cond_br %42, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %43 = llvm.extractelement %40[%41 : i64] : vector<8xf32>
    llvm.call @printF32(%43) : (f32) -> ()
    %44 = llvm.icmp "ult" %41, %0 : i64
    llvm.cond_br %44, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %45 = llvm.add %41, %1 : i64
    llvm.br ^bb31(%45 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %46 = llvm.intr.roundeven(%arg2) : (f64) -> f64
    llvm.call @printF64(%46) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %47 = llvm.intr.round(%arg2) : (f64) -> f64
    %48 = llvm.fsub %47, %46 : f64
    llvm.call @printF64(%48) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %49 = llvm.mlir.constant(3 : i64) : i64
    %50 = llvm.extractelement %8[%49 : i64] : vector<8xf32>
    llvm.return %50 : f32
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(dense<[5.000000e-01, -5.000000e-01, 1.500000e+00, 2.500000e+00, -2.500000e+00, 2.49999976, 0x4B000001, -0.000000e+00]> : vector<8xf32>) : vector<8xf32>
    %1 = llvm.mlir.constant(dense<[1.000000e+00, -1.000000e+00, -0.000000e+00, 0.000000e+00, 1.000000e+00, -1.000000e+00, -3.000000e+00, 2.000000e+00]> : vector<8xf32>) : vector<8xf32>
    %2 = llvm.mlir.constant(0x4330000000000002 : f64) : f64
    %3 = llvm.call @body(%0, %1, %2) : (vector<8xf32>, vector<8xf32>, f64) -> f32
    llvm.return %3 : f32
  }
}

