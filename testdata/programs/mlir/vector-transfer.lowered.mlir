module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.mlir.global private constant @grid(dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi32>) {addr_space = 0 : i32} : !llvm.array<3 x array<5 x i32>>
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(73 : i32) : i32
    %1 = llvm.mlir.constant(72 : i32) : i32
    %2 = llvm.mlir.constant(71 : i32) : i32
    %3 = llvm.mlir.constant(70 : i32) : i32
    %4 = llvm.mlir.poison : !llvm.array<4 x vector<1xi32>>
    %5 = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
    %6 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
    %7 = llvm.mlir.poison : vector<6xi32>
    %8 = llvm.mlir.poison : vector<12xi32>
    %9 = llvm.mlir.constant(dense<[true, true, false, false]> : vector<4xi1>) : vector<4xi1>
    %10 = llvm.mlir.constant(dense<-9> : vector<4xi32>) : vector<4xi32>
    %11 = llvm.mlir.constant(2 : index) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(3 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
    %17 = llvm.mlir.constant(4 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.alloca %18 x !llvm.array<3 x vector<4xi32>> : (i64) -> !llvm.ptr
    %20 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<(ptr, ptr, i64)> 
    %22 = llvm.insertvalue %19, %21[1] : !llvm.struct<(ptr, ptr, i64)> 
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = llvm.insertvalue %23, %22[2] : !llvm.struct<(ptr, ptr, i64)> 
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.alloca %25 x !llvm.array<3 x vector<2xi32>> : (i64) -> !llvm.ptr
    %27 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr, ptr, i64)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(ptr, ptr, i64)> 
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr, ptr, i64)> 
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.alloca %32 x !llvm.array<3 x vector<4xi32>> : (i64) -> !llvm.ptr
    %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(ptr, ptr, i64)> 
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<(ptr, ptr, i64)> 
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64)> 
    %39 = llvm.mlir.constant(1 : index) : i64
    %40 = llvm.alloca %39 x !llvm.array<4 x vector<1xi32>> : (i64) -> !llvm.ptr
    %41 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %42 = llvm.insertvalue %40, %41[0] : !llvm.struct<(ptr, ptr, i64)> 
    %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(ptr, ptr, i64)> 
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.insertvalue %44, %43[2] : !llvm.struct<(ptr, ptr, i64)> 
    %46 = llvm.mlir.constant(3 : index) : i64
    %47 = llvm.mlir.constant(5 : index) : i64
    %48 = llvm.mlir.constant(1 : index) : i64
    %49 = llvm.mlir.constant(15 : index) : i64
    %50 = llvm.mlir.zero : !llvm.ptr
    %51 = llvm.getelementptr %50[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.ptrtoint %51 : !llvm.ptr to i64
    %53 = llvm.mlir.addressof @grid : !llvm.ptr
    %54 = llvm.getelementptr %53[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x array<5 x i32>>
    %55 = llvm.mlir.constant(3735928559 : index) : i64
    %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
    %57 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %58 = llvm.insertvalue %56, %57[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.insertvalue %54, %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.insertvalue %60, %59[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.insertvalue %46, %61[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %63 = llvm.insertvalue %47, %62[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.insertvalue %47, %63[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.insertvalue %48, %64[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %67 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, ptr, i64)> 
    %68 = llvm.insertvalue %67, %66[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %69 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64)> 
    %70 = llvm.insertvalue %69, %68[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %71 = llvm.mlir.constant(0 : index) : i64
    %72 = llvm.insertvalue %71, %70[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %73 = llvm.mlir.constant(3 : index) : i64
    %74 = llvm.insertvalue %73, %72[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %75 = llvm.mlir.constant(1 : index) : i64
    %76 = llvm.insertvalue %75, %74[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%15 : i64)
  ^bb1(%77: i64):  // 2 preds: ^bb0, ^bb5
    %78 = llvm.icmp "slt" %77, %13 : i64
    llvm.cond_br %78, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %79 = llvm.add %77, %14 : i64
    %80 = llvm.icmp "slt" %79, %13 : i64
    llvm.cond_br %80, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %81 = llvm.add %77, %14 : i64
    %82 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %83 = llvm.mlir.constant(5 : index) : i64
    %84 = llvm.mul %81, %83 : i64
    %85 = llvm.add %84, %13 : i64
    %86 = llvm.getelementptr %82[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %87 = llvm.intr.masked.load %86, %9, %10 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %88 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %89 = llvm.getelementptr inbounds|nuw %88[%77] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
    llvm.store %87, %89 : vector<4xi32>, !llvm.ptr
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %90 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %91 = llvm.getelementptr inbounds|nuw %90[%77] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
    llvm.store %10, %91 : vector<4xi32>, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %92 = llvm.add %77, %14 : i64
    llvm.br ^bb1(%92 : i64)
  ^bb6:  // pred: ^bb1
    %93 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64)> 
    %94 = llvm.load %93 : !llvm.ptr -> !llvm.array<3 x vector<4xi32>>
    %95 = llvm.extractvalue %94[0] : !llvm.array<3 x vector<4xi32>> 
    %96 = llvm.shufflevector %95, %95 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %97 = llvm.shufflevector %96, %8 [0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %98 = llvm.extractvalue %94[1] : !llvm.array<3 x vector<4xi32>> 
    %99 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %100 = llvm.shufflevector %99, %97 [12, 13, 14, 15, 0, 1, 2, 3, 20, 21, 22, 23] : vector<12xi32> 
    %101 = llvm.extractvalue %94[2] : !llvm.array<3 x vector<4xi32>> 
    %102 = llvm.shufflevector %101, %101 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %103 = llvm.shufflevector %102, %100 [12, 13, 14, 15, 16, 17, 18, 19, 0, 1, 2, 3] : vector<12xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb7(%15 : i64)
  ^bb7(%104: i64):  // 2 preds: ^bb6, ^bb15
    %105 = llvm.icmp "slt" %104, %13 : i64
    llvm.cond_br %105, ^bb8, ^bb16
  ^bb8:  // pred: ^bb7
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb9(%15 : i64)
  ^bb9(%106: i64):  // 2 preds: ^bb8, ^bb12
    %107 = llvm.icmp "slt" %106, %17 : i64
    llvm.cond_br %107, ^bb10, ^bb13
  ^bb10:  // pred: ^bb9
    %108 = llvm.mul %104, %17 : i64
    %109 = llvm.add %106, %108 : i64
    %110 = llvm.extractelement %103[%109 : i64] : vector<12xi32>
    %111 = llvm.sext %110 : i32 to i64
    llvm.call @printI64(%111) : (i64) -> ()
    %112 = llvm.icmp "ult" %106, %13 : i64
    llvm.cond_br %112, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    llvm.call @printComma() : () -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %113 = llvm.add %106, %14 : i64
    llvm.br ^bb9(%113 : i64)
  ^bb13:  // pred: ^bb9
    llvm.call @printClose() : () -> ()
    %114 = llvm.icmp "ult" %104, %11 : i64
    llvm.cond_br %114, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.call @printComma() : () -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %115 = llvm.add %104, %14 : i64
    llvm.br ^bb7(%115 : i64)
  ^bb16:  // pred: ^bb7
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.br ^bb17(%15, %10 : i64, vector<4xi32>)
  ^bb17(%116: i64, %117: vector<4xi32>):  // 2 preds: ^bb16, ^bb22
    %118 = llvm.icmp "slt" %116, %17 : i64
    llvm.cond_br %118, ^bb18, ^bb23
  ^bb18:  // pred: ^bb17
    %119 = llvm.icmp "slt" %116, %13 : i64
    llvm.cond_br %119, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %120 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %121 = llvm.mlir.constant(5 : index) : i64
    %122 = llvm.mul %116, %121 overflow<nsw, nuw> : i64
    %123 = llvm.add %122, %13 overflow<nsw, nuw> : i64
    %124 = llvm.getelementptr inbounds|nuw %120[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %125 = llvm.load %124 : !llvm.ptr -> i32
    %126 = llvm.insertelement %125, %117[%116 : i64] : vector<4xi32>
    llvm.br ^bb21(%126 : vector<4xi32>)
  ^bb20:  // pred: ^bb18
    llvm.br ^bb21(%117 : vector<4xi32>)
  ^bb21(%127: vector<4xi32>):  // 2 preds: ^bb19, ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %128 = llvm.add %116, %14 : i64
    llvm.br ^bb17(%128, %127 : i64, vector<4xi32>)
  ^bb23:  // pred: ^bb17
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb24(%15 : i64)
  ^bb24(%129: i64):  // 2 preds: ^bb23, ^bb27
    %130 = llvm.icmp "slt" %129, %17 : i64
    llvm.cond_br %130, ^bb25, ^bb28
  ^bb25:  // pred: ^bb24
    %131 = llvm.extractelement %117[%129 : i64] : vector<4xi32>
    %132 = llvm.sext %131 : i32 to i64
    llvm.call @printI64(%132) : (i64) -> ()
    %133 = llvm.icmp "ult" %129, %13 : i64
    llvm.cond_br %133, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    llvm.call @printComma() : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %134 = llvm.add %129, %14 : i64
    llvm.br ^bb24(%134 : i64)
  ^bb28:  // pred: ^bb24
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %135 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %136 = llvm.mlir.constant(5 : index) : i64
    %137 = llvm.mul %14, %136 : i64
    %138 = llvm.add %137, %15 : i64
    %139 = llvm.getelementptr %135[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %140 = llvm.load %139 {alignment = 4 : i64} : !llvm.ptr -> vector<3xi32>
    %141 = llvm.shufflevector %140, %140 [0, 1, 2, 0, 0, 0] : vector<3xi32> 
    %142 = llvm.shufflevector %141, %7 [0, 1, 2, 9, 10, 11] : vector<6xi32> 
    %143 = llvm.shufflevector %140, %140 [0, 1, 2, 0, 0, 0] : vector<3xi32> 
    %144 = llvm.shufflevector %143, %142 [6, 7, 8, 0, 1, 2] : vector<6xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb29(%15 : i64)
  ^bb29(%145: i64):  // 2 preds: ^bb28, ^bb37
    %146 = llvm.icmp "slt" %145, %11 : i64
    llvm.cond_br %146, ^bb30, ^bb38
  ^bb30:  // pred: ^bb29
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%15 : i64)
  ^bb31(%147: i64):  // 2 preds: ^bb30, ^bb34
    %148 = llvm.icmp "slt" %147, %13 : i64
    llvm.cond_br %148, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %149 = llvm.mul %145, %13 : i64
    %150 = llvm.add %147, %149 : i64
    %151 = llvm.extractelement %144[%150 : i64] : vector<6xi32>
    %152 = llvm.sext %151 : i32 to i64
    llvm.call @printI64(%152) : (i64) -> ()
    %153 = llvm.icmp "ult" %147, %11 : i64
    llvm.cond_br %153, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %154 = llvm.add %147, %14 : i64
    llvm.br ^bb31(%154 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    %155 = llvm.icmp "ult" %145, %14 : i64
    llvm.cond_br %155, ^bb36, ^bb37
  ^bb36:  // pred: ^bb35
    llvm.call @printComma() : () -> ()
    llvm.br ^bb37
  ^bb37:  // 2 preds: ^bb35, ^bb36
    %156 = llvm.add %145, %14 : i64
    llvm.br ^bb29(%156 : i64)
  ^bb38:  // pred: ^bb29
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %157 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %158 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64)> 
    %159 = llvm.insertvalue %158, %157[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %160 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64)> 
    %161 = llvm.insertvalue %160, %159[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %162 = llvm.mlir.constant(0 : index) : i64
    %163 = llvm.insertvalue %162, %161[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %164 = llvm.mlir.constant(3 : index) : i64
    %165 = llvm.insertvalue %164, %163[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %166 = llvm.mlir.constant(1 : index) : i64
    %167 = llvm.insertvalue %166, %165[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb39(%15 : i64)
  ^bb39(%168: i64):  // 2 preds: ^bb38, ^bb40
    %169 = llvm.icmp "slt" %168, %13 : i64
    llvm.cond_br %169, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %170 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %171 = llvm.mlir.constant(5 : index) : i64
    %172 = llvm.mul %168, %171 : i64
    %173 = llvm.add %172, %14 : i64
    %174 = llvm.getelementptr %170[%173] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %175 = llvm.load %174 {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
    %176 = llvm.extractvalue %167[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %177 = llvm.getelementptr inbounds|nuw %176[%168] : (!llvm.ptr, i64) -> !llvm.ptr, vector<2xi32>
    llvm.store %175, %177 : vector<2xi32>, !llvm.ptr
    %178 = llvm.add %168, %14 : i64
    llvm.br ^bb39(%178 : i64)
  ^bb41:  // pred: ^bb39
    %179 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64)> 
    %180 = llvm.load %179 : !llvm.ptr -> !llvm.array<3 x vector<2xi32>>
    %181 = llvm.extractvalue %180[0] : !llvm.array<3 x vector<2xi32>> 
    %182 = llvm.mlir.constant(0 : i64) : i64
    %183 = llvm.extractelement %181[%182 : i64] : vector<2xi32>
    %184 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<3xi32>> 
    %185 = llvm.mlir.constant(0 : i64) : i64
    %186 = llvm.insertelement %183, %184[%185 : i64] : vector<3xi32>
    %187 = llvm.insertvalue %186, %6[0] : !llvm.array<2 x vector<3xi32>> 
    %188 = llvm.extractvalue %180[0] : !llvm.array<3 x vector<2xi32>> 
    %189 = llvm.mlir.constant(1 : i64) : i64
    %190 = llvm.extractelement %188[%189 : i64] : vector<2xi32>
    %191 = llvm.extractvalue %187[1] : !llvm.array<2 x vector<3xi32>> 
    %192 = llvm.mlir.constant(0 : i64) : i64
    %193 = llvm.insertelement %190, %191[%192 : i64] : vector<3xi32>
    %194 = llvm.insertvalue %193, %187[1] : !llvm.array<2 x vector<3xi32>> 
    %195 = llvm.extractvalue %180[1] : !llvm.array<3 x vector<2xi32>> 
    %196 = llvm.mlir.constant(0 : i64) : i64
    %197 = llvm.extractelement %195[%196 : i64] : vector<2xi32>
    %198 = llvm.extractvalue %194[0] : !llvm.array<2 x vector<3xi32>> 
    %199 = llvm.mlir.constant(1 : i64) : i64
    %200 = llvm.insertelement %197, %198[%199 : i64] : vector<3xi32>
    %201 = llvm.insertvalue %200, %194[0] : !llvm.array<2 x vector<3xi32>> 
    %202 = llvm.extractvalue %180[1] : !llvm.array<3 x vector<2xi32>> 
    %203 = llvm.mlir.constant(1 : i64) : i64
    %204 = llvm.extractelement %202[%203 : i64] : vector<2xi32>
    %205 = llvm.extractvalue %201[1] : !llvm.array<2 x vector<3xi32>> 
    %206 = llvm.mlir.constant(1 : i64) : i64
    %207 = llvm.insertelement %204, %205[%206 : i64] : vector<3xi32>
    %208 = llvm.insertvalue %207, %201[1] : !llvm.array<2 x vector<3xi32>> 
    %209 = llvm.extractvalue %180[2] : !llvm.array<3 x vector<2xi32>> 
    %210 = llvm.mlir.constant(0 : i64) : i64
    %211 = llvm.extractelement %209[%210 : i64] : vector<2xi32>
    %212 = llvm.extractvalue %208[0] : !llvm.array<2 x vector<3xi32>> 
    %213 = llvm.mlir.constant(2 : i64) : i64
    %214 = llvm.insertelement %211, %212[%213 : i64] : vector<3xi32>
    %215 = llvm.insertvalue %214, %208[0] : !llvm.array<2 x vector<3xi32>> 
    %216 = llvm.extractvalue %180[2] : !llvm.array<3 x vector<2xi32>> 
    %217 = llvm.mlir.constant(1 : i64) : i64
    %218 = llvm.extractelement %216[%217 : i64] : vector<2xi32>
    %219 = llvm.extractvalue %215[1] : !llvm.array<2 x vector<3xi32>> 
    %220 = llvm.mlir.constant(2 : i64) : i64
    %221 = llvm.insertelement %218, %219[%220 : i64] : vector<3xi32>
    %222 = llvm.insertvalue %221, %215[1] : !llvm.array<2 x vector<3xi32>> 
    %223 = llvm.extractvalue %222[0] : !llvm.array<2 x vector<3xi32>> 
    %224 = llvm.shufflevector %223, %223 [0, 1, 2, 0, 0, 0] : vector<3xi32> 
    %225 = llvm.shufflevector %224, %7 [0, 1, 2, 9, 10, 11] : vector<6xi32> 
    %226 = llvm.extractvalue %222[1] : !llvm.array<2 x vector<3xi32>> 
    %227 = llvm.shufflevector %226, %226 [0, 1, 2, 0, 0, 0] : vector<3xi32> 
    %228 = llvm.shufflevector %227, %225 [6, 7, 8, 0, 1, 2] : vector<6xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb42(%15 : i64)
  ^bb42(%229: i64):  // 2 preds: ^bb41, ^bb50
    %230 = llvm.icmp "slt" %229, %11 : i64
    llvm.cond_br %230, ^bb43, ^bb51
  ^bb43:  // pred: ^bb42
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb44(%15 : i64)
  ^bb44(%231: i64):  // 2 preds: ^bb43, ^bb47
    %232 = llvm.icmp "slt" %231, %13 : i64
    llvm.cond_br %232, ^bb45, ^bb48
  ^bb45:  // pred: ^bb44
    %233 = llvm.mul %229, %13 : i64
    %234 = llvm.add %231, %233 : i64
    %235 = llvm.extractelement %228[%234 : i64] : vector<6xi32>
    %236 = llvm.sext %235 : i32 to i64
    llvm.call @printI64(%236) : (i64) -> ()
    %237 = llvm.icmp "ult" %231, %11 : i64
    llvm.cond_br %237, ^bb46, ^bb47
  ^bb46:  // pred: ^bb45
    llvm.call @printComma() : () -> ()
    llvm.br ^bb47
  ^bb47:  // 2 preds: ^bb45, ^bb46
    %238 = llvm.add %231, %14 : i64
    llvm.br ^bb44(%238 : i64)
  ^bb48:  // pred: ^bb44
    llvm.call @printClose() : () -> ()
    %239 = llvm.icmp "ult" %229, %14 : i64
    llvm.cond_br %239, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    llvm.call @printComma() : () -> ()
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %240 = llvm.add %229, %14 : i64
    llvm.br ^bb42(%240 : i64)
  ^bb51:  // pred: ^bb42
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %241 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %242 = llvm.mlir.constant(5 : index) : i64
    %243 = llvm.mul %14, %242 : i64
    %244 = llvm.add %243, %14 : i64
    %245 = llvm.getelementptr %241[%244] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %246 = llvm.intr.masked.load %245, %16, %10 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb52(%15 : i64)
  ^bb52(%247: i64):  // 2 preds: ^bb51, ^bb55
    %248 = llvm.icmp "slt" %247, %17 : i64
    llvm.cond_br %248, ^bb53, ^bb56
  ^bb53:  // pred: ^bb52
    %249 = llvm.extractelement %246[%247 : i64] : vector<4xi32>
    %250 = llvm.sext %249 : i32 to i64
    llvm.call @printI64(%250) : (i64) -> ()
    %251 = llvm.icmp "ult" %247, %13 : i64
    llvm.cond_br %251, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    llvm.call @printComma() : () -> ()
    llvm.br ^bb55
  ^bb55:  // 2 preds: ^bb53, ^bb54
    %252 = llvm.add %247, %14 : i64
    llvm.br ^bb52(%252 : i64)
  ^bb56:  // pred: ^bb52
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %253 = llvm.mlir.constant(4 : index) : i64
    %254 = llvm.mlir.constant(4 : index) : i64
    %255 = llvm.mlir.constant(1 : index) : i64
    %256 = llvm.mlir.constant(16 : index) : i64
    %257 = llvm.mlir.zero : !llvm.ptr
    %258 = llvm.getelementptr %257[%256] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %259 = llvm.ptrtoint %258 : !llvm.ptr to i64
    %260 = llvm.call @malloc(%259) : (i64) -> !llvm.ptr
    %261 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %262 = llvm.insertvalue %260, %261[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %263 = llvm.insertvalue %260, %262[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %264 = llvm.mlir.constant(0 : index) : i64
    %265 = llvm.insertvalue %264, %263[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %266 = llvm.insertvalue %253, %265[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %267 = llvm.insertvalue %254, %266[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %268 = llvm.insertvalue %254, %267[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %269 = llvm.insertvalue %255, %268[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb57(%15 : i64)
  ^bb57(%270: i64):  // 2 preds: ^bb56, ^bb61
    %271 = llvm.icmp "slt" %270, %17 : i64
    llvm.cond_br %271, ^bb58, ^bb62
  ^bb58:  // pred: ^bb57
    llvm.br ^bb59(%15 : i64)
  ^bb59(%272: i64):  // 2 preds: ^bb58, ^bb60
    %273 = llvm.icmp "slt" %272, %17 : i64
    llvm.cond_br %273, ^bb60, ^bb61
  ^bb60:  // pred: ^bb59
    %274 = llvm.extractvalue %269[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %275 = llvm.mlir.constant(4 : index) : i64
    %276 = llvm.mul %270, %275 overflow<nsw, nuw> : i64
    %277 = llvm.add %276, %272 overflow<nsw, nuw> : i64
    %278 = llvm.getelementptr inbounds|nuw %274[%277] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %12, %278 : i32, !llvm.ptr
    %279 = llvm.add %272, %14 : i64
    llvm.br ^bb59(%279 : i64)
  ^bb61:  // pred: ^bb59
    %280 = llvm.add %270, %14 : i64
    llvm.br ^bb57(%280 : i64)
  ^bb62:  // pred: ^bb57
    %281 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %94, %281 : !llvm.array<3 x vector<4xi32>>, !llvm.ptr
    %282 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %283 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, ptr, i64)> 
    %284 = llvm.insertvalue %283, %282[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %285 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64)> 
    %286 = llvm.insertvalue %285, %284[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %287 = llvm.mlir.constant(0 : index) : i64
    %288 = llvm.insertvalue %287, %286[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %289 = llvm.mlir.constant(3 : index) : i64
    %290 = llvm.insertvalue %289, %288[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %291 = llvm.mlir.constant(1 : index) : i64
    %292 = llvm.insertvalue %291, %290[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb63(%15 : i64)
  ^bb63(%293: i64):  // 2 preds: ^bb62, ^bb64
    %294 = llvm.icmp "slt" %293, %13 : i64
    llvm.cond_br %294, ^bb64, ^bb65
  ^bb64:  // pred: ^bb63
    %295 = llvm.add %293, %14 : i64
    %296 = llvm.extractvalue %292[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %297 = llvm.getelementptr inbounds|nuw %296[%293] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
    %298 = llvm.load %297 : !llvm.ptr -> vector<4xi32>
    %299 = llvm.extractvalue %269[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %300 = llvm.mlir.constant(4 : index) : i64
    %301 = llvm.mul %295, %300 : i64
    %302 = llvm.add %301, %14 : i64
    %303 = llvm.getelementptr %299[%302] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.intr.masked.store %298, %303, %5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
    %304 = llvm.add %293, %14 : i64
    llvm.br ^bb63(%304 : i64)
  ^bb65:  // pred: ^bb63
    %305 = llvm.extractvalue %269[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %306 = llvm.mlir.constant(4 : index) : i64
    %307 = llvm.mul %15, %306 : i64
    %308 = llvm.add %307, %15 : i64
    %309 = llvm.getelementptr %305[%308] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.intr.masked.store %246, %309, %16 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
    %310 = llvm.extractvalue %4[0] : !llvm.array<4 x vector<1xi32>> 
    %311 = llvm.mlir.constant(0 : i64) : i64
    %312 = llvm.insertelement %3, %310[%311 : i64] : vector<1xi32>
    %313 = llvm.insertvalue %312, %4[0] : !llvm.array<4 x vector<1xi32>> 
    %314 = llvm.extractvalue %313[1] : !llvm.array<4 x vector<1xi32>> 
    %315 = llvm.mlir.constant(0 : i64) : i64
    %316 = llvm.insertelement %2, %314[%315 : i64] : vector<1xi32>
    %317 = llvm.insertvalue %316, %313[1] : !llvm.array<4 x vector<1xi32>> 
    %318 = llvm.extractvalue %317[2] : !llvm.array<4 x vector<1xi32>> 
    %319 = llvm.mlir.constant(0 : i64) : i64
    %320 = llvm.insertelement %1, %318[%319 : i64] : vector<1xi32>
    %321 = llvm.insertvalue %320, %317[2] : !llvm.array<4 x vector<1xi32>> 
    %322 = llvm.extractvalue %321[3] : !llvm.array<4 x vector<1xi32>> 
    %323 = llvm.mlir.constant(0 : i64) : i64
    %324 = llvm.insertelement %0, %322[%323 : i64] : vector<1xi32>
    %325 = llvm.insertvalue %324, %321[3] : !llvm.array<4 x vector<1xi32>> 
    %326 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %325, %326 : !llvm.array<4 x vector<1xi32>>, !llvm.ptr
    %327 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %328 = llvm.extractvalue %45[0] : !llvm.struct<(ptr, ptr, i64)> 
    %329 = llvm.insertvalue %328, %327[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %330 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64)> 
    %331 = llvm.insertvalue %330, %329[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %332 = llvm.mlir.constant(0 : index) : i64
    %333 = llvm.insertvalue %332, %331[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %334 = llvm.mlir.constant(4 : index) : i64
    %335 = llvm.insertvalue %334, %333[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %336 = llvm.mlir.constant(1 : index) : i64
    %337 = llvm.insertvalue %336, %335[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb66(%15 : i64)
  ^bb66(%338: i64):  // 2 preds: ^bb65, ^bb67
    %339 = llvm.icmp "slt" %338, %17 : i64
    llvm.cond_br %339, ^bb67, ^bb68
  ^bb67:  // pred: ^bb66
    %340 = llvm.extractvalue %337[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %341 = llvm.getelementptr inbounds|nuw %340[%338] : (!llvm.ptr, i64) -> !llvm.ptr, vector<1xi32>
    %342 = llvm.load %341 : !llvm.ptr -> vector<1xi32>
    %343 = llvm.extractvalue %269[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %344 = llvm.mlir.constant(4 : index) : i64
    %345 = llvm.mul %338, %344 : i64
    %346 = llvm.add %345, %15 : i64
    %347 = llvm.getelementptr %343[%346] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %342, %347 {alignment = 4 : i64} : vector<1xi32>, !llvm.ptr
    %348 = llvm.add %338, %14 : i64
    llvm.br ^bb66(%348 : i64)
  ^bb68:  // pred: ^bb66
    %349 = llvm.mlir.constant(1 : index) : i64
    %350 = llvm.alloca %349 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %269, %350 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %351 = llvm.mlir.constant(2 : index) : i64
    %352 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %353 = llvm.insertvalue %351, %352[0] : !llvm.struct<(i64, ptr)> 
    %354 = llvm.insertvalue %350, %353[1] : !llvm.struct<(i64, ptr)> 
    %355 = llvm.extractvalue %354[0] : !llvm.struct<(i64, ptr)> 
    %356 = llvm.extractvalue %354[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%355, %356) : (i64, !llvm.ptr) -> ()
    %357 = llvm.extractvalue %269[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %358 = llvm.mlir.constant(4 : index) : i64
    %359 = llvm.mul %13, %358 overflow<nsw, nuw> : i64
    %360 = llvm.add %359, %13 overflow<nsw, nuw> : i64
    %361 = llvm.getelementptr inbounds|nuw %357[%360] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %362 = llvm.load %361 : !llvm.ptr -> i32
    %363 = llvm.extractvalue %269[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%363) : (!llvm.ptr) -> ()
    llvm.return %362 : i32
  }
}

