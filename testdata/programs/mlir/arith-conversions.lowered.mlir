module {
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printOpen()
  llvm.func @printF32(f32)
  llvm.func @printF64(f64)
  llvm.func @printU64(i64)
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  llvm.func @body(%arg0: i32, %arg1: i64, %arg2: i64, %arg3: f64, %arg4: f32, %arg5: f64, %arg6: i32, %arg7: vector<4xi16>, %arg8: i1) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.trunc %arg0 : i32 to i8
    %5 = llvm.sext %4 : i8 to i64
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %6 = llvm.zext %4 : i8 to i64
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %7 = llvm.sext %arg0 : i32 to i64
    llvm.call @printU64(%7) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.zext %arg0 : i32 to i64
    llvm.call @printU64(%8) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %9 = llvm.sitofp %arg1 : i64 to f64
    llvm.call @printF64(%9) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %10 = llvm.fptosi %9 : f64 to i64
    llvm.call @printI64(%10) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %11 = llvm.uitofp %arg2 : i64 to f32
    llvm.call @printF32(%11) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    %12 = llvm.fptoui %arg3 : f64 to i8
    %13 = llvm.zext %12 : i8 to i32
    %14 = llvm.sext %13 : i32 to i64
    llvm.call @printI64(%14) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %15 = llvm.fptosi %arg4 : f32 to i16
    %16 = llvm.sext %15 : i16 to i64
    llvm.call @printI64(%16) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %17 = llvm.fptrunc %arg5 : f64 to f32
    %18 = llvm.fpext %17 : f32 to f64
    %19 = llvm.fsub %18, %arg5 : f64
    llvm.call @printF64(%19) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %20 = llvm.bitcast %17 : f32 to i32
    %21 = llvm.sext %20 : i32 to i64
    llvm.call @printI64(%21) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %22 = llvm.bitcast %arg6 : i32 to f32
    %23 = llvm.bitcast %22 : f32 to i32
    %24 = llvm.sext %23 : i32 to i64
    llvm.call @printI64(%24) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %25 = llvm.trunc %arg7 : vector<4xi16> to vector<4xi8>
    %26 = llvm.sext %25 : vector<4xi8> to vector<4xi64>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%27: i64):  // 2 preds: ^bb0, ^bb4
    %28 = llvm.icmp "slt" %27, %2 : i64
    llvm.cond_br %28, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %29 = llvm.extractelement %26[%27 : i64] : vector<4xi64>
    llvm.call @printI64(%29) : (i64) -> ()
    %30 = llvm.icmp "ult" %27, %0 : i64
    llvm.cond_br %30, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %31 = llvm.add %27, %1 : i64
    llvm.br ^bb1(%31 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %32 = llvm.sitofp %arg7 : vector<4xi16> to vector<4xf64>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%3 : i64)
  ^bb6(%33: i64):  // 2 preds: ^bb5, ^bb9
    %34 = llvm.icmp "slt" %33, %2 : i64
    llvm.cond_br %34, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %35 = llvm.extractelement %32[%33 : i64] : vector<4xf64>
    llvm.call @printF64(%35) : (f64) -> ()
    %36 = llvm.icmp "ult" %33, %0 : i64
    llvm.cond_br %36, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %37 = llvm.add %33, %1 : i64
    llvm.br ^bb6(%37 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %38 = llvm.trunc %arg0 : i32 to i1
    %39 = llvm.sext %38 : i1 to i32
    %40 = llvm.sext %arg8 : i1 to i32
    %41 = llvm.uitofp %arg8 : i1 to f32
    llvm.call @printF32(%41) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    %42 = llvm.add %39, %40 : i32
    llvm.return %42 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-200 : i32) : i32
    %1 = llvm.mlir.constant(9007199254740993 : i64) : i64
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.constant(2.509990e+02 : f64) : f64
    %4 = llvm.mlir.constant(-3.990000e+00 : f32) : f32
    %5 = llvm.mlir.constant(1.100000e+00 : f64) : f64
    %6 = llvm.mlir.constant(2143289345 : i32) : i32
    %7 = llvm.mlir.constant(dense<[1, -1, 300, -300]> : vector<4xi16>) : vector<4xi16>
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.call @body(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i64, i64, f64, f32, f64, i32, vector<4xi16>, i1) -> i32
    llvm.return %9 : i32
  }
}

