module {
  llvm.func @printString(!llvm.ptr)
  llvm.mlir.global private constant @vector_print_str(dense<[112, 108, 97, 105, 110, 32, 116, 101, 120, 116, 10, 0]> : tensor<12xi8>) {addr_space = 0 : i32} : !llvm.array<12 x i8>
  llvm.func @printBF16(i16)
  llvm.func @printF16(i16)
  llvm.func @printU64(i64)
  llvm.func @printF64(f64)
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @main() {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(1.000000e-01 : f64) : f64
    %2 = llvm.mlir.constant(dense<[1, 0, 1]> : vector<3xi8>) : vector<3xi8>
    %3 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(dense<[1.500000e+00, -0.000000e+00, 1.000000e+10, 3.14159274]> : vector<4xf32>) : vector<4xf32>
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %8 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(12345 : i16) : i16
    %11 = llvm.mlir.constant(dense<[-2.000000e+00, 1.000260e+30]> : vector<2xbf16>) : vector<2xbf16>
    %12 = llvm.mlir.constant(dense<[1.000000e+00, 6.550400e+04, 3.330080e-01]> : vector<3xf16>) : vector<3xf16>
    %13 = llvm.mlir.constant(dense<[0, -1]> : vector<2xindex>) : vector<2xi64>
    %14 = llvm.mlir.constant(dense<[40000, -40000, 0]> : vector<3xi32>) : vector<3xi32>
    %15 = llvm.mlir.constant(dense<[1, -2, 3, 127]> : vector<4xi8>) : vector<4xi8>
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.mlir.constant(4 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.constant(3 : index) : i64
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%16 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb4
    %21 = llvm.icmp "slt" %20, %17 : i64
    llvm.cond_br %21, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %22 = llvm.extractelement %15[%20 : i64] : vector<4xi8>
    %23 = llvm.sext %22 : i8 to i64
    llvm.call @printI64(%23) : (i64) -> ()
    %24 = llvm.icmp "ult" %20, %19 : i64
    llvm.cond_br %24, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %25 = llvm.add %20, %18 : i64
    llvm.br ^bb1(%25 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%16 : i64)
  ^bb6(%26: i64):  // 2 preds: ^bb5, ^bb14
    %27 = llvm.icmp "slt" %26, %4 : i64
    llvm.cond_br %27, ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb8(%16 : i64)
  ^bb8(%28: i64):  // 2 preds: ^bb7, ^bb11
    %29 = llvm.icmp "slt" %28, %4 : i64
    llvm.cond_br %29, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %30 = llvm.mul %26, %4 : i64
    %31 = llvm.add %28, %30 : i64
    %32 = llvm.extractelement %5[%31 : i64] : vector<4xf32>
    llvm.call @printF32(%32) : (f32) -> ()
    %33 = llvm.icmp "ult" %28, %18 : i64
    llvm.cond_br %33, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.call @printComma() : () -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %34 = llvm.add %28, %18 : i64
    llvm.br ^bb8(%34 : i64)
  ^bb12:  // pred: ^bb8
    llvm.call @printClose() : () -> ()
    %35 = llvm.icmp "ult" %26, %18 : i64
    llvm.cond_br %35, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %36 = llvm.add %26, %18 : i64
    llvm.br ^bb6(%36 : i64)
  ^bb15:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%16 : i64)
  ^bb16(%37: i64):  // 2 preds: ^bb15, ^bb29
    %38 = llvm.icmp "slt" %37, %4 : i64
    llvm.cond_br %38, ^bb17, ^bb30
  ^bb17:  // pred: ^bb16
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb18(%16 : i64)
  ^bb18(%39: i64):  // 2 preds: ^bb17, ^bb26
    %40 = llvm.icmp "slt" %39, %4 : i64
    llvm.cond_br %40, ^bb19, ^bb27
  ^bb19:  // pred: ^bb18
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb20(%16 : i64)
  ^bb20(%41: i64):  // 2 preds: ^bb19, ^bb23
    %42 = llvm.icmp "slt" %41, %4 : i64
    llvm.cond_br %42, ^bb21, ^bb24
  ^bb21:  // pred: ^bb20
    %43 = llvm.mul %39, %4 : i64
    %44 = llvm.add %41, %43 : i64
    %45 = llvm.mul %37, %17 : i64
    %46 = llvm.add %44, %45 : i64
    %47 = llvm.extractelement %3[%46 : i64] : vector<8xi64>
    llvm.call @printI64(%47) : (i64) -> ()
    %48 = llvm.icmp "ult" %41, %18 : i64
    llvm.cond_br %48, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    llvm.call @printComma() : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb21, ^bb22
    %49 = llvm.add %41, %18 : i64
    llvm.br ^bb20(%49 : i64)
  ^bb24:  // pred: ^bb20
    llvm.call @printClose() : () -> ()
    %50 = llvm.icmp "ult" %39, %18 : i64
    llvm.cond_br %50, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    llvm.call @printComma() : () -> ()
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %51 = llvm.add %39, %18 : i64
    llvm.br ^bb18(%51 : i64)
  ^bb27:  // pred: ^bb18
    llvm.call @printClose() : () -> ()
    %52 = llvm.icmp "ult" %37, %18 : i64
    llvm.cond_br %52, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %53 = llvm.add %37, %18 : i64
    llvm.br ^bb16(%53 : i64)
  ^bb30:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%16 : i64)
  ^bb31(%54: i64):  // 2 preds: ^bb30, ^bb34
    %55 = llvm.icmp "slt" %54, %19 : i64
    llvm.cond_br %55, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %56 = llvm.extractelement %2[%54 : i64] : vector<3xi8>
    %57 = llvm.sext %56 : i8 to i64
    llvm.call @printI64(%57) : (i64) -> ()
    %58 = llvm.icmp "ult" %54, %4 : i64
    llvm.cond_br %58, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %59 = llvm.add %54, %18 : i64
    llvm.br ^bb31(%59 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb36(%16 : i64)
  ^bb36(%60: i64):  // 2 preds: ^bb35, ^bb39
    %61 = llvm.icmp "slt" %60, %18 : i64
    llvm.cond_br %61, ^bb37, ^bb40
  ^bb37:  // pred: ^bb36
    llvm.call @printF64(%1) : (f64) -> ()
    %62 = llvm.icmp "ult" %60, %16 : i64
    llvm.cond_br %62, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    llvm.call @printComma() : () -> ()
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb37, ^bb38
    %63 = llvm.add %60, %18 : i64
    llvm.br ^bb36(%63 : i64)
  ^bb40:  // pred: ^bb36
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb41(%16 : i64)
  ^bb41(%64: i64):  // 2 preds: ^bb40, ^bb44
    %65 = llvm.icmp "slt" %64, %19 : i64
    llvm.cond_br %65, ^bb42, ^bb45
  ^bb42:  // pred: ^bb41
    %66 = llvm.extractelement %14[%64 : i64] : vector<3xi32>
    %67 = llvm.sext %66 : i32 to i64
    llvm.call @printI64(%67) : (i64) -> ()
    %68 = llvm.icmp "ult" %64, %4 : i64
    llvm.cond_br %68, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    llvm.call @printComma() : () -> ()
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %69 = llvm.add %64, %18 : i64
    llvm.br ^bb41(%69 : i64)
  ^bb45:  // pred: ^bb41
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb46(%16 : i64)
  ^bb46(%70: i64):  // 2 preds: ^bb45, ^bb49
    %71 = llvm.icmp "slt" %70, %4 : i64
    llvm.cond_br %71, ^bb47, ^bb50
  ^bb47:  // pred: ^bb46
    %72 = llvm.extractelement %13[%70 : i64] : vector<2xi64>
    llvm.call @printU64(%72) : (i64) -> ()
    %73 = llvm.icmp "ult" %70, %18 : i64
    llvm.cond_br %73, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    llvm.call @printComma() : () -> ()
    llvm.br ^bb49
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %74 = llvm.add %70, %18 : i64
    llvm.br ^bb46(%74 : i64)
  ^bb50:  // pred: ^bb46
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb51(%16 : i64)
  ^bb51(%75: i64):  // 2 preds: ^bb50, ^bb54
    %76 = llvm.icmp "slt" %75, %19 : i64
    llvm.cond_br %76, ^bb52, ^bb55
  ^bb52:  // pred: ^bb51
    %77 = llvm.extractelement %12[%75 : i64] : vector<3xf16>
    %78 = llvm.bitcast %77 : f16 to i16
    llvm.call @printF16(%78) : (i16) -> ()
    %79 = llvm.icmp "ult" %75, %4 : i64
    llvm.cond_br %79, ^bb53, ^bb54
  ^bb53:  // pred: ^bb52
    llvm.call @printComma() : () -> ()
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %80 = llvm.add %75, %18 : i64
    llvm.br ^bb51(%80 : i64)
  ^bb55:  // pred: ^bb51
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb56(%16 : i64)
  ^bb56(%81: i64):  // 2 preds: ^bb55, ^bb59
    %82 = llvm.icmp "slt" %81, %4 : i64
    llvm.cond_br %82, ^bb57, ^bb60
  ^bb57:  // pred: ^bb56
    %83 = llvm.extractelement %11[%81 : i64] : vector<2xbf16>
    %84 = llvm.bitcast %83 : bf16 to i16
    llvm.call @printBF16(%84) : (i16) -> ()
    %85 = llvm.icmp "ult" %81, %18 : i64
    llvm.cond_br %85, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    llvm.call @printComma() : () -> ()
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb57, ^bb58
    %86 = llvm.add %81, %18 : i64
    llvm.br ^bb56(%86 : i64)
  ^bb60:  // pred: ^bb56
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %87 = llvm.mlir.constant(12345 : i64) : i64
    llvm.call @printI64(%87) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %88 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printI64(%88) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb61(%16 : i64)
  ^bb61(%89: i64):  // 2 preds: ^bb60, ^bb64
    %90 = llvm.icmp "slt" %89, %18 : i64
    llvm.cond_br %90, ^bb62, ^bb65
  ^bb62:  // pred: ^bb61
    %91 = llvm.mlir.constant(7 : i64) : i64
    llvm.call @printI64(%91) : (i64) -> ()
    %92 = llvm.icmp "ult" %89, %16 : i64
    llvm.cond_br %92, ^bb63, ^bb64
  ^bb63:  // pred: ^bb62
    llvm.call @printComma() : () -> ()
    llvm.br ^bb64
  ^bb64:  // 2 preds: ^bb62, ^bb63
    %93 = llvm.add %89, %18 : i64
    llvm.br ^bb61(%93 : i64)
  ^bb65:  // pred: ^bb61
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%8) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%7) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    %94 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
    %95 = llvm.getelementptr %94[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.call @printString(%95) : (!llvm.ptr) -> ()
    llvm.call @printOpen() : () -> ()
    %96 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printI64(%96) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    %97 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printI64(%97) : (i64) -> ()
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
}

