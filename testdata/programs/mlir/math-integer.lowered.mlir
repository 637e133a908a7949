module {
  llvm.func @printF64(f64)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @body(%arg0: vector<8xi32>, %arg1: vector<4xi8>, %arg2: i64, %arg3: f64, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(8 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
    %7 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
    %8 = llvm.intr.ctpop(%arg0) : (vector<8xi32>) -> vector<8xi32>
    %9 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (vector<8xi32>) -> vector<8xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%5 : i64)
  ^bb1(%10: i64):  // 2 preds: ^bb0, ^bb4
    %11 = llvm.icmp "slt" %10, %4 : i64
    llvm.cond_br %11, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %12 = llvm.extractelement %6[%10 : i64] : vector<8xi32>
    %13 = llvm.sext %12 : i32 to i64
    llvm.call @printI64(%13) : (i64) -> ()
    %14 = llvm.icmp "ult" %10, %2 : i64
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %15 = llvm.add %10, %3 : i64
    llvm.br ^bb1(%15 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%5 : i64)
  ^bb6(%16: i64):  // 2 preds: ^bb5, ^bb9
    %17 = llvm.icmp "slt" %16, %4 : i64
    llvm.cond_br %17, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %18 = llvm.extractelement %7[%16 : i64] : vector<8xi32>
    %19 = llvm.sext %18 : i32 to i64
    llvm.call @printI64(%19) : (i64) -> ()
    %20 = llvm.icmp "ult" %16, %2 : i64
    llvm.cond_br %20, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %21 = llvm.add %16, %3 : i64
    llvm.br ^bb6(%21 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%5 : i64)
  ^bb11(%22: i64):  // 2 preds: ^bb10, ^bb14
    %23 = llvm.icmp "slt" %22, %4 : i64
    llvm.cond_br %23, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %24 = llvm.extractelement %8[%22 : i64] : vector<8xi32>
    %25 = llvm.sext %24 : i32 to i64
    llvm.call @printI64(%25) : (i64) -> ()
    %26 = llvm.icmp "ult" %22, %2 : i64
    llvm.cond_br %26, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %27 = llvm.add %22, %3 : i64
    llvm.br ^bb11(%27 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%5 : i64)
  ^bb16(%28: i64):  // 2 preds: ^bb15, ^bb19
    %29 = llvm.icmp "slt" %28, %4 : i64
    llvm.cond_br %29, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %30 = llvm.extractelement %9[%28 : i64] : vector<8xi32>
    %31 = llvm.sext %30 : i32 to i64
    llvm.call @printI64(%31) : (i64) -> ()
    %32 = llvm.icmp "ult" %28, %2 : i64
    llvm.cond_br %32, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %33 = llvm.add %28, %3 : i64
    llvm.br ^bb16(%33 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %34 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %35 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%5 : i64)
  ^bb21(%36: i64):  // 2 preds: ^bb20, ^bb24
    %37 = llvm.icmp "slt" %36, %1 : i64
    llvm.cond_br %37, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %38 = llvm.extractelement %34[%36 : i64] : vector<4xi8>
    %39 = llvm.sext %38 : i8 to i64
    llvm.call @printI64(%39) : (i64) -> ()
    %40 = llvm.icmp "ult" %36, %0 : i64
    llvm.cond_br %40, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %41 = llvm.add %36, %3 : i64
    llvm.br ^bb21(%41 : i64)
  ^bb25:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%5 : i64)
  ^bb26(%42: i64):  // 2 preds: ^bb25, ^bb29
    %43 = llvm.icmp "slt" %42, %1 : i64
    llvm.cond_br %43, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %44 = llvm.extractelement %35[%42 : i64] : vector<4xi8>
    %45 = llvm.sext %44 : i8 to i64
    llvm.call @printI64(%45) : (i64) -> ()
    %46 = llvm.icmp "ult" %42, %0 : i64
    llvm.cond_br %46, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %47 = llvm.add %42, %3 : i64
    llvm.br ^bb26(%47 : i64)
  ^bb30:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %48 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = false}> : (i64) -> i64
    %49 = llvm.intr.ctpop(%arg2) : (i64) -> i64
    llvm.call @printI64(%48) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%49) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %50 = llvm.intr.powi(%arg3, %arg4) : (f64, i32) -> f64
    %51 = llvm.intr.powi(%arg3, %arg5) : (f64, i32) -> f64
    llvm.call @printF64(%50) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF64(%51) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %52 = llvm.call @__mlir_math_ipowi_i32(%arg6, %arg7) : (i32, i32) -> i32
    llvm.return %52 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[0, 1, -1, 255, 65536, -2147483648, 1000000007, 12]> : vector<8xi32>) : vector<8xi32>
    %1 = llvm.mlir.constant(dense<[0, 5, -128, 127]> : vector<4xi8>) : vector<4xi8>
    %2 = llvm.mlir.constant(1095216660480 : i64) : i64
    %3 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(-3 : i32) : i32
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.call @body(%0, %1, %2, %3, %4, %5, %5, %6) : (vector<8xi32>, vector<4xi8>, i64, f64, i32, i32, i32, i32) -> i32
    llvm.return %7 : i32
  }
  llvm.func linkonce_odr @__mlir_math_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %3, ^bb1(%1 : i32), ^bb2
  ^bb1(%4: i32):  // 6 preds: ^bb0, ^bb5, ^bb6, ^bb7, ^bb7, ^bb10
    llvm.return %4 : i32
  ^bb2:  // pred: ^bb0
    %5 = llvm.icmp "sle" %arg1, %0 : i32
    llvm.cond_br %5, ^bb3, ^bb8(%1, %arg0, %arg1 : i32, i32, i32)
  ^bb3:  // pred: ^bb2
    %6 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = llvm.sdiv %1, %0 : i32
    llvm.return %7 : i32
  ^bb5:  // pred: ^bb3
    %8 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %8, ^bb1(%1 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %9 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %9, ^bb7, ^bb1(%0 : i32)
  ^bb7:  // pred: ^bb6
    %10 = llvm.and %arg1, %1 : i32
    %11 = llvm.icmp "ne" %10, %0 : i32
    llvm.cond_br %11, ^bb1(%2 : i32), ^bb1(%1 : i32)
  ^bb8(%12: i32, %13: i32, %14: i32):  // 2 preds: ^bb2, ^bb11
    %15 = llvm.and %14, %1 : i32
    %16 = llvm.icmp "ne" %15, %0 : i32
    llvm.cond_br %16, ^bb9, ^bb10(%12 : i32)
  ^bb9:  // pred: ^bb8
    %17 = llvm.mul %12, %13 : i32
    llvm.br ^bb10(%17 : i32)
  ^bb10(%18: i32):  // 2 preds: ^bb8, ^bb9
    %19 = llvm.lshr %14, %1 : i32
    %20 = llvm.icmp "eq" %19, %0 : i32
    llvm.cond_br %20, ^bb1(%18 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %21 = llvm.mul %13, %13 : i32
    llvm.br ^bb8(%18, %21, %19 : i32, i32, i32)
  }
}

