module {
  llvm.func @printString(!llvm.ptr)
  llvm.mlir.global private constant @vector_print_str(dense<[116, 101, 120, 116, 10, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
  llvm.func @printBF16(i16)
  llvm.func @printF16(i16)
  llvm.func @printF64(f64)
  llvm.func @printF32(f32)
  llvm.func @printU64(i64)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @printFlops(f64) attributes {sym_visibility = "private"}
  llvm.func @mlirAlloc(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirFree(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAlignedAlloc(i64, i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAlignedFree(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @rtclock() -> f64 attributes {sym_visibility = "private"}
  llvm.func private @nanoTime() -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.call @_mlir_ciface_nanoTime() : () -> i64
    llvm.return %0 : i64
  }
  llvm.func @_mlir_ciface_nanoTime() -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @main() {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(5 : index) : i64
    %3 = llvm.mlir.constant(6 : index) : i64
    %4 = llvm.mlir.constant(dense<[-1, 2, 3, 127]> : vector<4xi8>) : vector<4xi8>
    %5 = llvm.mlir.constant(1000000000000000000 : i64) : i64
    %6 = llvm.mlir.constant(1.000000e+09 : f64) : f64
    %7 = llvm.mlir.constant(64 : i64) : i64
    %8 = llvm.mlir.constant(1.500000e+09 : f64) : f64
    %9 = llvm.mlir.constant(dense<[1.000980e-01, 9.969200e+37]> : vector<2xbf16>) : vector<2xbf16>
    %10 = llvm.mlir.constant(dense<[9.997550e-02, 6.550400e+04, 0xFE00]> : vector<3xf16>) : vector<3xf16>
    %11 = llvm.mlir.constant(dense<[1.000000e-01, 0x419D6F3454000000, 9.9999999999999995E-8, 3.000000e+00]> : vector<4xf64>) : vector<4xf64>
    %12 = llvm.mlir.constant(dense<[1.000000e-01, -0.000000e+00, 1.000000e+10, 0x7FC00000, 0xFFC00000, 0x7F800000]> : vector<6xf32>) : vector<6xf32>
    %13 = llvm.mlir.constant(dense<[-1, 7]> : vector<2xindex>) : vector<2xi64>
    %14 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %15 = llvm.mlir.constant(dense<[1, 0]> : vector<2xi8>) : vector<2xi8>
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.mlir.constant(2 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%16 : i64)
  ^bb1(%19: i64):  // 2 preds: ^bb0, ^bb4
    %20 = llvm.icmp "slt" %19, %17 : i64
    llvm.cond_br %20, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %21 = llvm.extractelement %15[%19 : i64] : vector<2xi8>
    %22 = llvm.sext %21 : i8 to i64
    llvm.call @printI64(%22) : (i64) -> ()
    %23 = llvm.icmp "ult" %19, %18 : i64
    llvm.cond_br %23, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %24 = llvm.add %19, %18 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%16 : i64)
  ^bb6(%25: i64):  // 2 preds: ^bb5, ^bb14
    %26 = llvm.icmp "slt" %25, %17 : i64
    llvm.cond_br %26, ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb8(%16 : i64)
  ^bb8(%27: i64):  // 2 preds: ^bb7, ^bb11
    %28 = llvm.icmp "slt" %27, %17 : i64
    llvm.cond_br %28, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %29 = llvm.mul %25, %17 : i64
    %30 = llvm.add %27, %29 : i64
    %31 = llvm.extractelement %4[%30 : i64] : vector<4xi8>
    %32 = llvm.sext %31 : i8 to i64
    llvm.call @printI64(%32) : (i64) -> ()
    %33 = llvm.icmp "ult" %27, %18 : i64
    llvm.cond_br %33, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.call @printComma() : () -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %34 = llvm.add %27, %18 : i64
    llvm.br ^bb8(%34 : i64)
  ^bb12:  // pred: ^bb8
    llvm.call @printClose() : () -> ()
    %35 = llvm.icmp "ult" %25, %18 : i64
    llvm.cond_br %35, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %36 = llvm.add %25, %18 : i64
    llvm.br ^bb6(%36 : i64)
  ^bb15:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%14) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%16 : i64)
  ^bb16(%37: i64):  // 2 preds: ^bb15, ^bb19
    %38 = llvm.icmp "slt" %37, %17 : i64
    llvm.cond_br %38, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %39 = llvm.extractelement %13[%37 : i64] : vector<2xi64>
    llvm.call @printU64(%39) : (i64) -> ()
    %40 = llvm.icmp "ult" %37, %18 : i64
    llvm.cond_br %40, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %41 = llvm.add %37, %18 : i64
    llvm.br ^bb16(%41 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%16 : i64)
  ^bb21(%42: i64):  // 2 preds: ^bb20, ^bb24
    %43 = llvm.icmp "slt" %42, %3 : i64
    llvm.cond_br %43, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %44 = llvm.extractelement %12[%42 : i64] : vector<6xf32>
    llvm.call @printF32(%44) : (f32) -> ()
    %45 = llvm.icmp "ult" %42, %2 : i64
    llvm.cond_br %45, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %46 = llvm.add %42, %18 : i64
    llvm.br ^bb21(%46 : i64)
  ^bb25:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%16 : i64)
  ^bb26(%47: i64):  // 2 preds: ^bb25, ^bb29
    %48 = llvm.icmp "slt" %47, %1 : i64
    llvm.cond_br %48, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %49 = llvm.extractelement %11[%47 : i64] : vector<4xf64>
    llvm.call @printF64(%49) : (f64) -> ()
    %50 = llvm.icmp "ult" %47, %0 : i64
    llvm.cond_br %50, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %51 = llvm.add %47, %18 : i64
    llvm.br ^bb26(%51 : i64)
  ^bb30:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%16 : i64)
  ^bb31(%52: i64):  // 2 preds: ^bb30, ^bb34
    %53 = llvm.icmp "slt" %52, %0 : i64
    llvm.cond_br %53, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %54 = llvm.extractelement %10[%52 : i64] : vector<3xf16>
    %55 = llvm.bitcast %54 : f16 to i16
    llvm.call @printF16(%55) : (i16) -> ()
    %56 = llvm.icmp "ult" %52, %17 : i64
    llvm.cond_br %56, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %57 = llvm.add %52, %18 : i64
    llvm.br ^bb31(%57 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb36(%16 : i64)
  ^bb36(%58: i64):  // 2 preds: ^bb35, ^bb39
    %59 = llvm.icmp "slt" %58, %17 : i64
    llvm.cond_br %59, ^bb37, ^bb40
  ^bb37:  // pred: ^bb36
    %60 = llvm.extractelement %9[%58 : i64] : vector<2xbf16>
    %61 = llvm.bitcast %60 : bf16 to i16
    llvm.call @printBF16(%61) : (i16) -> ()
    %62 = llvm.icmp "ult" %58, %18 : i64
    llvm.cond_br %62, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    llvm.call @printComma() : () -> ()
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb37, ^bb38
    %63 = llvm.add %58, %18 : i64
    llvm.br ^bb36(%63 : i64)
  ^bb40:  // pred: ^bb36
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %64 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
    %65 = llvm.getelementptr %64[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
    llvm.call @printString(%65) : (!llvm.ptr) -> ()
    llvm.call @printFlops(%8) : (f64) -> ()
    %66 = llvm.call @mlirAlloc(%7) : (i64) -> !llvm.ptr
    llvm.call @mlirFree(%66) : (!llvm.ptr) -> ()
    %67 = llvm.call @mlirAlignedAlloc(%7, %7) : (i64, i64) -> !llvm.ptr
    %68 = llvm.ptrtoint %67 : !llvm.ptr to i64
    %69 = llvm.urem %68, %7 : i64
    llvm.call @printI64(%69) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @mlirAlignedFree(%67) : (!llvm.ptr) -> ()
    %70 = llvm.call @rtclock() : () -> f64
    %71 = llvm.call @nanoTime() : () -> i64
    %72 = llvm.fcmp "ogt" %70, %6 : f64
    %73 = llvm.zext %72 : i1 to i64
    llvm.call @printI64(%73) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %74 = llvm.icmp "sgt" %71, %5 : i64
    %75 = llvm.zext %74 : i1 to i64
    llvm.call @printI64(%75) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
}

