module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[1, 1, 1, 1, 0, 0]> : vector<6xi8>) : vector<6xi8>
    %1 = llvm.mlir.constant(dense<[true, true, true, true, false, false]> : vector<6xi1>) : vector<6xi1>
    %2 = llvm.mlir.constant(6 : index) : i64
    %3 = llvm.mlir.constant(dense<[true, true, true, true, false, true]> : vector<6xi1>) : vector<6xi1>
    %4 = llvm.mlir.constant(dense<[100, 101, 102, 103, 104, 105]> : vector<6xi32>) : vector<6xi32>
    %5 = llvm.mlir.constant(dense<[10, 9, 11, 10, 5, 0]> : vector<6xi32>) : vector<6xi32>
    %6 = llvm.mlir.constant(dense<[true, true, false, true, true, false]> : vector<6xi1>) : vector<6xi1>
    %7 = llvm.mlir.constant(dense<[11, 3, 9999, 0, 3, -70000]> : vector<6xi32>) : vector<6xi32>
    %8 = llvm.mlir.constant(dense<-1> : vector<6xi32>) : vector<6xi32>
    %9 = llvm.mlir.constant(dense<[true, false, true, true, false, true]> : vector<6xi1>) : vector<6xi1>
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(2 : index) : i64
    %13 = llvm.mlir.constant(5 : index) : i64
    %14 = llvm.mlir.constant(12 : index) : i64
    %15 = llvm.mlir.constant(12 : index) : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.getelementptr %17[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.call @malloc(%19) : (i64) -> !llvm.ptr
    %21 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.insertvalue %20, %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.insertvalue %24, %23[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.insertvalue %15, %25[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.insertvalue %16, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%10 : i64)
  ^bb1(%28: i64):  // 2 preds: ^bb0, ^bb2
    %29 = llvm.icmp "slt" %28, %14 : i64
    llvm.cond_br %29, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %30 = llvm.trunc %28 : i64 to i32
    %31 = llvm.mul %30, %30 : i32
    %32 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr inbounds|nuw %32[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %31, %33 : i32, !llvm.ptr
    %34 = llvm.add %28, %11 : i64
    llvm.br ^bb1(%34 : i64)
  ^bb3:  // pred: ^bb1
    %35 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr %35[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.intr.masked.load %36, %9, %8 {alignment = 4 : i32} : (!llvm.ptr, vector<6xi1>, vector<6xi32>) -> vector<6xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb4(%10 : i64)
  ^bb4(%38: i64):  // 2 preds: ^bb3, ^bb7
    %39 = llvm.icmp "slt" %38, %2 : i64
    llvm.cond_br %39, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %40 = llvm.extractelement %37[%38 : i64] : vector<6xi32>
    %41 = llvm.sext %40 : i32 to i64
    llvm.call @printI64(%41) : (i64) -> ()
    %42 = llvm.icmp "ult" %38, %13 : i64
    llvm.cond_br %42, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call @printComma() : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %43 = llvm.add %38, %11 : i64
    llvm.br ^bb4(%43 : i64)
  ^bb8:  // pred: ^bb4
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %44 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.getelementptr %44[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.getelementptr %45[%7] : (!llvm.ptr, vector<6xi32>) -> vector<6x!llvm.ptr>, i32
    %47 = llvm.intr.masked.gather %46, %6, %8 {alignment = 4 : i32} : (vector<6x!llvm.ptr>, vector<6xi1>, vector<6xi32>) -> vector<6xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb9(%10 : i64)
  ^bb9(%48: i64):  // 2 preds: ^bb8, ^bb12
    %49 = llvm.icmp "slt" %48, %2 : i64
    llvm.cond_br %49, ^bb10, ^bb13
  ^bb10:  // pred: ^bb9
    %50 = llvm.extractelement %47[%48 : i64] : vector<6xi32>
    %51 = llvm.sext %50 : i32 to i64
    llvm.call @printI64(%51) : (i64) -> ()
    %52 = llvm.icmp "ult" %48, %13 : i64
    llvm.cond_br %52, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    llvm.call @printComma() : () -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %53 = llvm.add %48, %11 : i64
    llvm.br ^bb9(%53 : i64)
  ^bb13:  // pred: ^bb9
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %54 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.getelementptr %54[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = "llvm.intr.masked.expandload"(%55, %9, %8) : (!llvm.ptr, vector<6xi1>, vector<6xi32>) -> vector<6xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb14(%10 : i64)
  ^bb14(%57: i64):  // 2 preds: ^bb13, ^bb17
    %58 = llvm.icmp "slt" %57, %2 : i64
    llvm.cond_br %58, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %59 = llvm.extractelement %56[%57 : i64] : vector<6xi32>
    %60 = llvm.sext %59 : i32 to i64
    llvm.call @printI64(%60) : (i64) -> ()
    %61 = llvm.icmp "ult" %57, %13 : i64
    llvm.cond_br %61, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.call @printComma() : () -> ()
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %62 = llvm.add %57, %11 : i64
    llvm.br ^bb14(%62 : i64)
  ^bb18:  // pred: ^bb14
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb19(%10 : i64)
  ^bb19(%63: i64):  // 2 preds: ^bb18, ^bb22
    %64 = llvm.icmp "slt" %63, %2 : i64
    llvm.cond_br %64, ^bb20, ^bb23
  ^bb20:  // pred: ^bb19
    %65 = llvm.extractelement %0[%63 : i64] : vector<6xi8>
    %66 = llvm.sext %65 : i8 to i64
    llvm.call @printI64(%66) : (i64) -> ()
    %67 = llvm.icmp "ult" %63, %13 : i64
    llvm.cond_br %67, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    llvm.call @printComma() : () -> ()
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %68 = llvm.add %63, %11 : i64
    llvm.br ^bb19(%68 : i64)
  ^bb23:  // pred: ^bb19
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %69 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %70 = llvm.getelementptr %69[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.intr.masked.store %56, %70, %1 {alignment = 4 : i32} : vector<6xi32>, vector<6xi1> into !llvm.ptr
    %71 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %72 = llvm.getelementptr %71[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    "llvm.intr.masked.compressstore"(%47, %72, %9) : (vector<6xi32>, !llvm.ptr, vector<6xi1>) -> ()
    %73 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %74 = llvm.getelementptr %73[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %75 = llvm.getelementptr %74[%5] : (!llvm.ptr, vector<6xi32>) -> vector<6x!llvm.ptr>, i32
    llvm.intr.masked.scatter %4, %75, %3 {alignment = 4 : i32} : vector<6xi32>, vector<6xi1> into vector<6x!llvm.ptr>
    %76 = llvm.mlir.constant(1 : index) : i64
    %77 = llvm.alloca %76 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %27, %77 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %78 = llvm.mlir.constant(1 : index) : i64
    %79 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %80 = llvm.insertvalue %78, %79[0] : !llvm.struct<(i64, ptr)> 
    %81 = llvm.insertvalue %77, %80[1] : !llvm.struct<(i64, ptr)> 
    %82 = llvm.extractvalue %81[0] : !llvm.struct<(i64, ptr)> 
    %83 = llvm.extractvalue %81[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%82, %83) : (i64, !llvm.ptr) -> ()
    %84 = "llvm.intr.vector.reduce.add"(%47) : (vector<6xi32>) -> i32
    %85 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%85) : (!llvm.ptr) -> ()
    llvm.return %84 : i32
  }
}

