module {
  llvm.mlir.global private constant @program(dense<[[0, 7], [0, 5], [1, 0], [4, 0], [3, 0], [0, 44], [2, 0], [9, 0], [4, 0], [0, 1000], [1, 0], [3, 0]]> : tensor<12x2xi32>) {addr_space = 0 : i32} : !llvm.array<12 x array<2 x i32>>
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(12 : index) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(12 : index) : i64
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.constant(24 : index) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.getelementptr %10[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.mlir.addressof @program : !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<12 x array<2 x i32>>
    %15 = llvm.mlir.constant(3735928559 : index) : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %14, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %6, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %7, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %7, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %8, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.mlir.constant(8 : index) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.alloca %26 x i32 : (i64) -> !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %26, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %27, %34[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%36: i64):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %36, %3 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr inbounds|nuw %38[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %5, %39 : i32, !llvm.ptr
    %40 = llvm.add %36, %1 : i64
    llvm.br ^bb1(%40 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%0, %0 : i64, i64)
  ^bb4(%41: i64, %42: i64):  // 2 preds: ^bb3, ^bb14
    %43 = llvm.icmp "slt" %41, %4 : i64
    llvm.cond_br %43, ^bb5, ^bb15
  ^bb5:  // pred: ^bb4
    %44 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(2 : index) : i64
    %46 = llvm.mul %41, %45 overflow<nsw, nuw> : i64
    %47 = llvm.add %46, %0 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 : !llvm.ptr -> i32
    %50 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.mlir.constant(2 : index) : i64
    %52 = llvm.mul %41, %51 overflow<nsw, nuw> : i64
    %53 = llvm.add %52, %1 overflow<nsw, nuw> : i64
    %54 = llvm.getelementptr inbounds|nuw %50[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 : !llvm.ptr -> i32
    %56 = llvm.sext %49 : i32 to i64
    %57 = llvm.trunc %56 : i64 to i32
    llvm.switch %57 : i32, ^bb13 [
      0: ^bb6,
      4: ^bb7,
      1: ^bb8,
      2: ^bb11,
      3: ^bb12
    ]
  ^bb6:  // pred: ^bb5
    %58 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %59 = llvm.getelementptr inbounds|nuw %58[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %55, %59 : i32, !llvm.ptr
    %60 = llvm.add %42, %1 : i64
    llvm.br ^bb14(%60 : i64)
  ^bb7:  // pred: ^bb5
    %61 = llvm.sub %42, %1 : i64
    %62 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.getelementptr inbounds|nuw %62[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 : !llvm.ptr -> i32
    %65 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %66 = llvm.getelementptr inbounds|nuw %65[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %64, %66 : i32, !llvm.ptr
    %67 = llvm.add %42, %1 : i64
    llvm.br ^bb14(%67 : i64)
  ^bb8:  // pred: ^bb5
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %68 = llvm.sub %42, %1 : i64
    %69 = llvm.sub %42, %2 : i64
    %70 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %71 = llvm.getelementptr inbounds|nuw %70[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %72 = llvm.load %71 : !llvm.ptr -> i32
    %73 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %74 = llvm.getelementptr inbounds|nuw %73[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %75 = llvm.load %74 : !llvm.ptr -> i32
    %76 = llvm.add %75, %72 : i32
    %77 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %78 = llvm.getelementptr inbounds|nuw %77[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %76, %78 : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    llvm.br ^bb14(%68 : i64)
  ^bb11:  // pred: ^bb5
    %79 = llvm.sub %42, %1 : i64
    %80 = llvm.sub %42, %2 : i64
    %81 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %82 = llvm.getelementptr inbounds|nuw %81[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %83 = llvm.load %82 : !llvm.ptr -> i32
    %84 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %85 = llvm.getelementptr inbounds|nuw %84[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.load %85 : !llvm.ptr -> i32
    %87 = llvm.sub %86, %83 : i32
    %88 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %89 = llvm.getelementptr inbounds|nuw %88[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %87, %89 : i32, !llvm.ptr
    llvm.br ^bb14(%79 : i64)
  ^bb12:  // pred: ^bb5
    %90 = llvm.sub %42, %1 : i64
    %91 = llvm.sub %42, %2 : i64
    %92 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %93 = llvm.getelementptr inbounds|nuw %92[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %94 = llvm.load %93 : !llvm.ptr -> i32
    %95 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %96 = llvm.getelementptr inbounds|nuw %95[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %97 = llvm.load %96 : !llvm.ptr -> i32
    %98 = llvm.mul %97, %94 : i32
    %99 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %100 = llvm.getelementptr inbounds|nuw %99[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %98, %100 : i32, !llvm.ptr
    llvm.br ^bb14(%90 : i64)
  ^bb13:  // pred: ^bb5
    %101 = llvm.sub %42, %1 : i64
    %102 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %103 = llvm.getelementptr inbounds|nuw %102[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %104 = llvm.load %103 : !llvm.ptr -> i32
    %105 = llvm.sub %5, %104 : i32
    %106 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %107 = llvm.getelementptr inbounds|nuw %106[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %105, %107 : i32, !llvm.ptr
    llvm.br ^bb14(%42 : i64)
  ^bb14(%108: i64):  // 6 preds: ^bb6, ^bb7, ^bb10, ^bb11, ^bb12, ^bb13
    %109 = llvm.add %41, %1 : i64
    llvm.br ^bb4(%109, %108 : i64, i64)
  ^bb15:  // pred: ^bb4
    %110 = llvm.mlir.constant(1 : index) : i64
    %111 = llvm.alloca %110 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %35, %111 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %112 = llvm.mlir.constant(1 : index) : i64
    %113 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %114 = llvm.insertvalue %112, %113[0] : !llvm.struct<(i64, ptr)> 
    %115 = llvm.insertvalue %111, %114[1] : !llvm.struct<(i64, ptr)> 
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(i64, ptr)> 
    %117 = llvm.extractvalue %115[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%116, %117) : (i64, !llvm.ptr) -> ()
    %118 = llvm.sub %42, %1 : i64
    %119 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %120 = llvm.getelementptr inbounds|nuw %119[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %121 = llvm.load %120 : !llvm.ptr -> i32
    llvm.return %121 : i32
  }
}

