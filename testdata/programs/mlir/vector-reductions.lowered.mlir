module {
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printOpen()
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(-6 : i64) : i64
    %1 = llvm.mlir.constant(-7 : i64) : i64
    %2 = llvm.mlir.constant(-8 : i64) : i64
    %3 = llvm.mlir.constant(-9 : i64) : i64
    %4 = llvm.mlir.constant(80 : i64) : i64
    %5 = llvm.mlir.constant(70 : i64) : i64
    %6 = llvm.mlir.constant(60 : i64) : i64
    %7 = llvm.mlir.constant(50 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.poison : !llvm.array<4 x vector<3xi64>>
    %13 = llvm.mlir.constant(4 : index) : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(3 : index) : i64
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.mlir.constant(dense<[-450, -960, -1470, -1920]> : vector<4xi64>) : vector<4xi64>
    %19 = llvm.mlir.constant(dense<[true, true, false, true]> : vector<4xi1>) : vector<4xi1>
    %20 = llvm.mlir.constant(dense<[1.000000e+00, 1.000000e+08, 3.000000e+00, -1.000000e+08, 5.000000e-01]> : vector<5xf32>) : vector<5xf32>
    %21 = llvm.mlir.constant(1000 : i32) : i32
    %22 = llvm.mlir.constant(dense<[12, -7, 3, 100, -100, 6, 9, 31]> : vector<8xi32>) : vector<8xi32>
    %23 = "llvm.intr.vector.reduce.add"(%22) : (vector<8xi32>) -> i32
    %24 = "llvm.intr.vector.reduce.mul"(%22) : (vector<8xi32>) -> i32
    %25 = "llvm.intr.vector.reduce.smin"(%22) : (vector<8xi32>) -> i32
    %26 = "llvm.intr.vector.reduce.smax"(%22) : (vector<8xi32>) -> i32
    %27 = "llvm.intr.vector.reduce.umin"(%22) : (vector<8xi32>) -> i32
    %28 = "llvm.intr.vector.reduce.umax"(%22) : (vector<8xi32>) -> i32
    %29 = "llvm.intr.vector.reduce.and"(%22) : (vector<8xi32>) -> i32
    %30 = "llvm.intr.vector.reduce.or"(%22) : (vector<8xi32>) -> i32
    %31 = "llvm.intr.vector.reduce.xor"(%22) : (vector<8xi32>) -> i32
    %32 = "llvm.intr.vector.reduce.add"(%22) : (vector<8xi32>) -> i32
    %33 = llvm.add %21, %32 : i32
    %34 = llvm.sext %23 : i32 to i64
    llvm.call @printI64(%34) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %35 = llvm.sext %24 : i32 to i64
    llvm.call @printI64(%35) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %36 = llvm.sext %25 : i32 to i64
    llvm.call @printI64(%36) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %37 = llvm.sext %26 : i32 to i64
    llvm.call @printI64(%37) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %38 = llvm.sext %27 : i32 to i64
    llvm.call @printI64(%38) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %39 = llvm.sext %28 : i32 to i64
    llvm.call @printI64(%39) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %40 = llvm.sext %29 : i32 to i64
    llvm.call @printI64(%40) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %41 = llvm.sext %30 : i32 to i64
    llvm.call @printI64(%41) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %42 = llvm.sext %31 : i32 to i64
    llvm.call @printI64(%42) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %43 = llvm.sext %33 : i32 to i64
    llvm.call @printI64(%43) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %44 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %45 = "llvm.intr.vector.reduce.fadd"(%44, %20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<5xf32>) -> f32
    %46 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %47 = "llvm.intr.vector.reduce.fmul"(%46, %20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<5xf32>) -> f32
    %48 = llvm.intr.vector.reduce.fminimum(%20) : (vector<5xf32>) -> f32
    %49 = llvm.intr.vector.reduce.fmaximum(%20) : (vector<5xf32>) -> f32
    %50 = llvm.intr.vector.reduce.fmin(%20) : (vector<5xf32>) -> f32
    %51 = llvm.intr.vector.reduce.fmax(%20) : (vector<5xf32>) -> f32
    llvm.call @printF32(%45) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%47) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%48) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%49) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%50) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%51) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    %52 = "llvm.intr.vector.reduce.and"(%19) : (vector<4xi1>) -> i1
    %53 = "llvm.intr.vector.reduce.or"(%19) : (vector<4xi1>) -> i1
    %54 = "llvm.intr.vector.reduce.xor"(%19) : (vector<4xi1>) -> i1
    %55 = llvm.zext %52 : i1 to i64
    llvm.call @printI64(%55) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %56 = llvm.zext %53 : i1 to i64
    llvm.call @printI64(%56) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %57 = llvm.zext %54 : i1 to i64
    llvm.call @printI64(%57) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %58 = llvm.extractvalue %12[0] : !llvm.array<4 x vector<3xi64>> 
    %59 = llvm.mlir.constant(0 : i64) : i64
    %60 = llvm.insertelement %11, %58[%59 : i64] : vector<3xi64>
    %61 = llvm.insertvalue %60, %12[0] : !llvm.array<4 x vector<3xi64>> 
    %62 = llvm.extractvalue %61[1] : !llvm.array<4 x vector<3xi64>> 
    %63 = llvm.mlir.constant(0 : i64) : i64
    %64 = llvm.insertelement %10, %62[%63 : i64] : vector<3xi64>
    %65 = llvm.insertvalue %64, %61[1] : !llvm.array<4 x vector<3xi64>> 
    %66 = llvm.extractvalue %65[2] : !llvm.array<4 x vector<3xi64>> 
    %67 = llvm.mlir.constant(0 : i64) : i64
    %68 = llvm.insertelement %9, %66[%67 : i64] : vector<3xi64>
    %69 = llvm.insertvalue %68, %65[2] : !llvm.array<4 x vector<3xi64>> 
    %70 = llvm.extractvalue %69[3] : !llvm.array<4 x vector<3xi64>> 
    %71 = llvm.mlir.constant(0 : i64) : i64
    %72 = llvm.insertelement %8, %70[%71 : i64] : vector<3xi64>
    %73 = llvm.insertvalue %72, %69[3] : !llvm.array<4 x vector<3xi64>> 
    %74 = llvm.extractvalue %73[0] : !llvm.array<4 x vector<3xi64>> 
    %75 = llvm.mlir.constant(1 : i64) : i64
    %76 = llvm.insertelement %7, %74[%75 : i64] : vector<3xi64>
    %77 = llvm.insertvalue %76, %73[0] : !llvm.array<4 x vector<3xi64>> 
    %78 = llvm.extractvalue %77[1] : !llvm.array<4 x vector<3xi64>> 
    %79 = llvm.mlir.constant(1 : i64) : i64
    %80 = llvm.insertelement %6, %78[%79 : i64] : vector<3xi64>
    %81 = llvm.insertvalue %80, %77[1] : !llvm.array<4 x vector<3xi64>> 
    %82 = llvm.extractvalue %81[2] : !llvm.array<4 x vector<3xi64>> 
    %83 = llvm.mlir.constant(1 : i64) : i64
    %84 = llvm.insertelement %5, %82[%83 : i64] : vector<3xi64>
    %85 = llvm.insertvalue %84, %81[2] : !llvm.array<4 x vector<3xi64>> 
    %86 = llvm.extractvalue %85[3] : !llvm.array<4 x vector<3xi64>> 
    %87 = llvm.mlir.constant(1 : i64) : i64
    %88 = llvm.insertelement %4, %86[%87 : i64] : vector<3xi64>
    %89 = llvm.insertvalue %88, %85[3] : !llvm.array<4 x vector<3xi64>> 
    %90 = llvm.extractvalue %89[0] : !llvm.array<4 x vector<3xi64>> 
    %91 = llvm.mlir.constant(2 : i64) : i64
    %92 = llvm.insertelement %3, %90[%91 : i64] : vector<3xi64>
    %93 = llvm.insertvalue %92, %89[0] : !llvm.array<4 x vector<3xi64>> 
    %94 = llvm.extractvalue %93[1] : !llvm.array<4 x vector<3xi64>> 
    %95 = llvm.mlir.constant(2 : i64) : i64
    %96 = llvm.insertelement %2, %94[%95 : i64] : vector<3xi64>
    %97 = llvm.insertvalue %96, %93[1] : !llvm.array<4 x vector<3xi64>> 
    %98 = llvm.extractvalue %97[2] : !llvm.array<4 x vector<3xi64>> 
    %99 = llvm.mlir.constant(2 : i64) : i64
    %100 = llvm.insertelement %1, %98[%99 : i64] : vector<3xi64>
    %101 = llvm.insertvalue %100, %97[2] : !llvm.array<4 x vector<3xi64>> 
    %102 = llvm.extractvalue %101[3] : !llvm.array<4 x vector<3xi64>> 
    %103 = llvm.mlir.constant(2 : i64) : i64
    %104 = llvm.insertelement %0, %102[%103 : i64] : vector<3xi64>
    %105 = llvm.insertvalue %104, %101[3] : !llvm.array<4 x vector<3xi64>> 
    %106 = llvm.extractvalue %105[0] : !llvm.array<4 x vector<3xi64>> 
    %107 = llvm.extractvalue %105[1] : !llvm.array<4 x vector<3xi64>> 
    %108 = llvm.add %107, %106 : vector<3xi64>
    %109 = llvm.extractvalue %105[2] : !llvm.array<4 x vector<3xi64>> 
    %110 = llvm.add %109, %108 : vector<3xi64>
    %111 = llvm.extractvalue %105[3] : !llvm.array<4 x vector<3xi64>> 
    %112 = llvm.add %111, %110 : vector<3xi64>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%17 : i64)
  ^bb1(%113: i64):  // 2 preds: ^bb0, ^bb4
    %114 = llvm.icmp "slt" %113, %16 : i64
    llvm.cond_br %114, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %115 = llvm.extractelement %112[%113 : i64] : vector<3xi64>
    llvm.call @printI64(%115) : (i64) -> ()
    %116 = llvm.icmp "ult" %113, %14 : i64
    llvm.cond_br %116, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %117 = llvm.add %113, %15 : i64
    llvm.br ^bb1(%117 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%17 : i64)
  ^bb6(%118: i64):  // 2 preds: ^bb5, ^bb9
    %119 = llvm.icmp "slt" %118, %13 : i64
    llvm.cond_br %119, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %120 = llvm.extractelement %18[%118 : i64] : vector<4xi64>
    llvm.call @printI64(%120) : (i64) -> ()
    %121 = llvm.icmp "ult" %118, %16 : i64
    llvm.cond_br %121, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %122 = llvm.add %118, %15 : i64
    llvm.br ^bb6(%122 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %45 : f32
  }
}

