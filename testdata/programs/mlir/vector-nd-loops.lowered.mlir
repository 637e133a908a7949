module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @step(%arg0: !llvm.array<2 x array<3 x vector<2xi32>>>, %arg1: i32) -> !llvm.array<2 x array<3 x vector<2xi32>>> {
    %0 = llvm.mlir.constant(dense<1> : vector<2x3x2xi32>) : !llvm.array<2 x array<3 x vector<2xi32>>>
    %1 = llvm.mlir.poison : !llvm.array<2 x array<3 x vector<2xi32>>>
    %2 = llvm.mlir.poison : vector<2xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %arg1, %2[%3 : i32] : vector<2xi32>
    %5 = llvm.shufflevector %4, %4 [0, 0] : vector<2xi32> 
    %6 = llvm.insertvalue %5, %1[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %7 = llvm.insertvalue %5, %6[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %8 = llvm.insertvalue %5, %7[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %9 = llvm.insertvalue %5, %8[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %10 = llvm.insertvalue %5, %9[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %11 = llvm.insertvalue %5, %10[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %12 = llvm.mlir.poison : !llvm.array<2 x array<3 x vector<2xi32>>>
    %13 = llvm.extractvalue %arg0[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %14 = llvm.extractvalue %11[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %15 = llvm.mul %13, %14 : vector<2xi32>
    %16 = llvm.insertvalue %15, %12[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %17 = llvm.extractvalue %arg0[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %18 = llvm.extractvalue %11[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %19 = llvm.mul %17, %18 : vector<2xi32>
    %20 = llvm.insertvalue %19, %16[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %21 = llvm.extractvalue %arg0[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %22 = llvm.extractvalue %11[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %23 = llvm.mul %21, %22 : vector<2xi32>
    %24 = llvm.insertvalue %23, %20[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %25 = llvm.extractvalue %arg0[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %26 = llvm.extractvalue %11[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %27 = llvm.mul %25, %26 : vector<2xi32>
    %28 = llvm.insertvalue %27, %24[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %29 = llvm.extractvalue %arg0[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %30 = llvm.extractvalue %11[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %31 = llvm.mul %29, %30 : vector<2xi32>
    %32 = llvm.insertvalue %31, %28[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %33 = llvm.extractvalue %arg0[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %34 = llvm.extractvalue %11[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %35 = llvm.mul %33, %34 : vector<2xi32>
    %36 = llvm.insertvalue %35, %32[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %37 = llvm.mlir.poison : !llvm.array<2 x array<3 x vector<2xi32>>>
    %38 = llvm.extractvalue %36[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %39 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %40 = llvm.add %38, %39 : vector<2xi32>
    %41 = llvm.insertvalue %40, %37[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %42 = llvm.extractvalue %36[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %43 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %44 = llvm.add %42, %43 : vector<2xi32>
    %45 = llvm.insertvalue %44, %41[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %46 = llvm.extractvalue %36[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %47 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %48 = llvm.add %46, %47 : vector<2xi32>
    %49 = llvm.insertvalue %48, %45[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %50 = llvm.extractvalue %36[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %51 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %52 = llvm.add %50, %51 : vector<2xi32>
    %53 = llvm.insertvalue %52, %49[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %54 = llvm.extractvalue %36[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %55 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %56 = llvm.add %54, %55 : vector<2xi32>
    %57 = llvm.insertvalue %56, %53[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %58 = llvm.extractvalue %36[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %59 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %60 = llvm.add %58, %59 : vector<2xi32>
    %61 = llvm.insertvalue %60, %57[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    llvm.return %61 : !llvm.array<2 x array<3 x vector<2xi32>>>
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.poison : vector<12xi32>
    %1 = llvm.mlir.constant(6 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(4 : index) : i64
    %8 = llvm.mlir.constant(dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : vector<2x3x2xi32>) : !llvm.array<2 x array<3 x vector<2xi32>>>
    %9 = llvm.mlir.constant(4 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x vector<2xi32>>>
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.getelementptr %14[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x vector<2xi32>>>
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.add %13, %16 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.sub %16, %20 : i64
    %22 = llvm.add %19, %21 : i64
    %23 = llvm.urem %22, %16 : i64
    %24 = llvm.sub %22, %23 : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %27 = llvm.insertvalue %18, %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %9, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %10, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%5, %8 : i64, !llvm.array<2 x array<3 x vector<2xi32>>>)
  ^bb1(%33: i64, %34: !llvm.array<2 x array<3 x vector<2xi32>>>):  // 2 preds: ^bb0, ^bb2
    %35 = llvm.icmp "slt" %33, %7 : i64
    llvm.cond_br %35, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %36 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr inbounds|nuw %36[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x vector<2xi32>>>
    llvm.store %34, %37 : !llvm.array<2 x array<3 x vector<2xi32>>>, !llvm.ptr
    %38 = llvm.trunc %33 : i64 to i32
    %39 = llvm.sub %4, %38 : i32
    %40 = llvm.call @step(%34, %39) : (!llvm.array<2 x array<3 x vector<2xi32>>>, i32) -> !llvm.array<2 x array<3 x vector<2xi32>>>
    %41 = llvm.add %33, %6 : i64
    llvm.br ^bb1(%41, %40 : i64, !llvm.array<2 x array<3 x vector<2xi32>>>)
  ^bb3:  // pred: ^bb1
    %42 = llvm.extractvalue %34[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %43 = llvm.shufflevector %42, %42 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %44 = llvm.shufflevector %43, %0 [0, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %45 = llvm.extractvalue %34[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %46 = llvm.shufflevector %45, %45 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %47 = llvm.shufflevector %46, %44 [12, 13, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %48 = llvm.extractvalue %34[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %49 = llvm.shufflevector %48, %48 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %50 = llvm.shufflevector %49, %47 [12, 13, 14, 15, 0, 1, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %51 = llvm.extractvalue %34[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %52 = llvm.shufflevector %51, %51 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %53 = llvm.shufflevector %52, %50 [12, 13, 14, 15, 16, 17, 0, 1, 20, 21, 22, 23] : vector<12xi32> 
    %54 = llvm.extractvalue %34[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %55 = llvm.shufflevector %54, %54 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %56 = llvm.shufflevector %55, %53 [12, 13, 14, 15, 16, 17, 18, 19, 0, 1, 22, 23] : vector<12xi32> 
    %57 = llvm.extractvalue %34[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %58 = llvm.shufflevector %57, %57 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %59 = llvm.shufflevector %58, %56 [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 1] : vector<12xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb4(%5 : i64)
  ^bb4(%60: i64):  // 2 preds: ^bb3, ^bb17
    %61 = llvm.icmp "slt" %60, %3 : i64
    llvm.cond_br %61, ^bb5, ^bb18
  ^bb5:  // pred: ^bb4
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%5 : i64)
  ^bb6(%62: i64):  // 2 preds: ^bb5, ^bb14
    %63 = llvm.icmp "slt" %62, %2 : i64
    llvm.cond_br %63, ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb8(%5 : i64)
  ^bb8(%64: i64):  // 2 preds: ^bb7, ^bb11
    %65 = llvm.icmp "slt" %64, %3 : i64
    llvm.cond_br %65, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %66 = llvm.mul %62, %3 : i64
    %67 = llvm.add %64, %66 : i64
    %68 = llvm.mul %60, %1 : i64
    %69 = llvm.add %67, %68 : i64
    %70 = llvm.extractelement %59[%69 : i64] : vector<12xi32>
    %71 = llvm.sext %70 : i32 to i64
    llvm.call @printI64(%71) : (i64) -> ()
    %72 = llvm.icmp "ult" %64, %6 : i64
    llvm.cond_br %72, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.call @printComma() : () -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %73 = llvm.add %64, %6 : i64
    llvm.br ^bb8(%73 : i64)
  ^bb12:  // pred: ^bb8
    llvm.call @printClose() : () -> ()
    %74 = llvm.icmp "ult" %62, %3 : i64
    llvm.cond_br %74, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %75 = llvm.add %62, %6 : i64
    llvm.br ^bb6(%75 : i64)
  ^bb15:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    %76 = llvm.icmp "ult" %60, %6 : i64
    llvm.cond_br %76, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.call @printComma() : () -> ()
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %77 = llvm.add %60, %6 : i64
    llvm.br ^bb4(%77 : i64)
  ^bb18:  // pred: ^bb4
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %78 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %79 = llvm.getelementptr inbounds|nuw %78[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x vector<2xi32>>>
    %80 = llvm.load %79 : !llvm.ptr -> !llvm.array<2 x array<3 x vector<2xi32>>>
    %81 = llvm.extractvalue %80[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %82 = llvm.shufflevector %81, %81 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %83 = llvm.shufflevector %82, %0 [0, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %84 = llvm.extractvalue %80[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %85 = llvm.shufflevector %84, %84 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %86 = llvm.shufflevector %85, %83 [12, 13, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %87 = llvm.extractvalue %80[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %88 = llvm.shufflevector %87, %87 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %89 = llvm.shufflevector %88, %86 [12, 13, 14, 15, 0, 1, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %90 = llvm.extractvalue %80[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %91 = llvm.shufflevector %90, %90 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %92 = llvm.shufflevector %91, %89 [12, 13, 14, 15, 16, 17, 0, 1, 20, 21, 22, 23] : vector<12xi32> 
    %93 = llvm.extractvalue %80[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %94 = llvm.shufflevector %93, %93 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %95 = llvm.shufflevector %94, %92 [12, 13, 14, 15, 16, 17, 18, 19, 0, 1, 22, 23] : vector<12xi32> 
    %96 = llvm.extractvalue %80[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %97 = llvm.shufflevector %96, %96 [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %98 = llvm.shufflevector %97, %95 [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 1] : vector<12xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb19(%5 : i64)
  ^bb19(%99: i64):  // 2 preds: ^bb18, ^bb32
    %100 = llvm.icmp "slt" %99, %3 : i64
    llvm.cond_br %100, ^bb20, ^bb33
  ^bb20:  // pred: ^bb19
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%5 : i64)
  ^bb21(%101: i64):  // 2 preds: ^bb20, ^bb29
    %102 = llvm.icmp "slt" %101, %2 : i64
    llvm.cond_br %102, ^bb22, ^bb30
  ^bb22:  // pred: ^bb21
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb23(%5 : i64)
  ^bb23(%103: i64):  // 2 preds: ^bb22, ^bb26
    %104 = llvm.icmp "slt" %103, %3 : i64
    llvm.cond_br %104, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %105 = llvm.mul %101, %3 : i64
    %106 = llvm.add %103, %105 : i64
    %107 = llvm.mul %99, %1 : i64
    %108 = llvm.add %106, %107 : i64
    %109 = llvm.extractelement %98[%108 : i64] : vector<12xi32>
    %110 = llvm.sext %109 : i32 to i64
    llvm.call @printI64(%110) : (i64) -> ()
    %111 = llvm.icmp "ult" %103, %6 : i64
    llvm.cond_br %111, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    llvm.call @printComma() : () -> ()
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %112 = llvm.add %103, %6 : i64
    llvm.br ^bb23(%112 : i64)
  ^bb27:  // pred: ^bb23
    llvm.call @printClose() : () -> ()
    %113 = llvm.icmp "ult" %101, %3 : i64
    llvm.cond_br %113, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %114 = llvm.add %101, %6 : i64
    llvm.br ^bb21(%114 : i64)
  ^bb30:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    %115 = llvm.icmp "ult" %99, %6 : i64
    llvm.cond_br %115, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.call @printComma() : () -> ()
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %116 = llvm.add %99, %6 : i64
    llvm.br ^bb19(%116 : i64)
  ^bb33:  // pred: ^bb19
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %117 = llvm.mlir.poison : !llvm.array<2 x array<3 x vector<2xi32>>>
    %118 = llvm.extractvalue %34[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %119 = llvm.extractvalue %80[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %120 = llvm.sub %118, %119 : vector<2xi32>
    %121 = llvm.insertvalue %120, %117[0, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %122 = llvm.extractvalue %34[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %123 = llvm.extractvalue %80[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %124 = llvm.sub %122, %123 : vector<2xi32>
    %125 = llvm.insertvalue %124, %121[0, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %126 = llvm.extractvalue %34[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %127 = llvm.extractvalue %80[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %128 = llvm.sub %126, %127 : vector<2xi32>
    %129 = llvm.insertvalue %128, %125[0, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %130 = llvm.extractvalue %34[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %131 = llvm.extractvalue %80[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %132 = llvm.sub %130, %131 : vector<2xi32>
    %133 = llvm.insertvalue %132, %129[1, 0] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %134 = llvm.extractvalue %34[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %135 = llvm.extractvalue %80[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %136 = llvm.sub %134, %135 : vector<2xi32>
    %137 = llvm.insertvalue %136, %133[1, 1] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %138 = llvm.extractvalue %34[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %139 = llvm.extractvalue %80[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %140 = llvm.sub %138, %139 : vector<2xi32>
    %141 = llvm.insertvalue %140, %137[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %142 = llvm.extractvalue %141[1, 2] : !llvm.array<2 x array<3 x vector<2xi32>>> 
    %143 = llvm.sext %142 : vector<2xi32> to vector<2xi64>
    %144 = "llvm.intr.vector.reduce.add"(%143) : (vector<2xi64>) -> i64
    %145 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%145) : (!llvm.ptr) -> ()
    llvm.return %144 : i64
  }
}

