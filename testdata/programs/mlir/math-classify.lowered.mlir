module {
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @body(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(7 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (vector<8xf32>) -> vector<8xi1>
    %5 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (vector<8xf32>) -> vector<8xi1>
    %6 = llvm.zext %4 : vector<8xi1> to vector<8xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb4
    %8 = llvm.icmp "slt" %7, %2 : i64
    llvm.cond_br %8, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %9 = llvm.extractelement %6[%7 : i64] : vector<8xi8>
    %10 = llvm.sext %9 : i8 to i64
    llvm.call @printI64(%10) : (i64) -> ()
    %11 = llvm.icmp "ult" %7, %0 : i64
    llvm.cond_br %11, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %12 = llvm.add %7, %1 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %13 = llvm.zext %5 : vector<8xi1> to vector<8xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%3 : i64)
  ^bb6(%14: i64):  // 2 preds: ^bb5, ^bb9
    %15 = llvm.icmp "slt" %14, %2 : i64
    llvm.cond_br %15, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %16 = llvm.extractelement %13[%14 : i64] : vector<8xi8>
    %17 = llvm.sext %16 : i8 to i64
    llvm.call @printI64(%17) : (i64) -> ()
    %18 = llvm.icmp "ult" %14, %0 : i64
    llvm.cond_br %18, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %19 = llvm.add %14, %1 : i64
    llvm.br ^bb6(%19 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %20 = llvm.select %4, %arg1, %arg0 : vector<8xi1>, vector<8xf32>
    %21 = llvm.intr.maximum(%20, %arg1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %22 = llvm.intr.minimum(%21, %arg2) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%3 : i64)
  ^bb11(%23: i64):  // 2 preds: ^bb10, ^bb14
    %24 = llvm.icmp "slt" %23, %2 : i64
    llvm.cond_br %24, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %25 = llvm.extractelement %22[%23 : i64] : vector<8xf32>
    llvm.call @printF32(%25) : (f32) -> ()
    %26 = llvm.icmp "ult" %23, %0 : i64
    llvm.cond_br %26, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %27 = llvm.add %23, %1 : i64
    llvm.br ^bb11(%27 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %28 = llvm.intr.sqrt(%arg0) : (vector<8xf32>) -> vector<8xf32>
    %29 = "llvm.intr.is.fpclass"(%28) <{bit = 3 : i32}> : (vector<8xf32>) -> vector<8xi1>
    %30 = llvm.zext %29 : vector<8xi1> to vector<8xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%3 : i64)
  ^bb16(%31: i64):  // 2 preds: ^bb15, ^bb19
    %32 = llvm.icmp "slt" %31, %2 : i64
    llvm.cond_br %32, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %33 = llvm.extractelement %30[%31 : i64] : vector<8xi8>
    %34 = llvm.sext %33 : i8 to i64
    llvm.call @printI64(%34) : (i64) -> ()
    %35 = llvm.icmp "ult" %31, %0 : i64
    llvm.cond_br %35, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %36 = llvm.add %31, %1 : i64
    llvm.br ^bb16(%36 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %37 = llvm.zext %29 : vector<8xi1> to vector<8xi32>
    %38 = "llvm.intr.vector.reduce.add"(%37) : (vector<8xi32>) -> i32
    llvm.return %38 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[0.000000e+00, -0.000000e+00, 9.999940e-41, 1.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, -3.500000e+00]> : vector<8xf32>) : vector<8xf32>
    %1 = llvm.mlir.constant(dense<-1.000000e+00> : vector<8xf32>) : vector<8xf32>
    %2 = llvm.mlir.constant(dense<7.500000e-01> : vector<8xf32>) : vector<8xf32>
    %3 = llvm.call @body(%0, %1, %2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> i32
    llvm.return %3 : i32
  }
}

