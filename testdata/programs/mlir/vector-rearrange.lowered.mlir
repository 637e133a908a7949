module {
  llvm.func @printU64(i64)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @body(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: !llvm.array<3 x vector<4xi32>>, %arg3: vector<4xf32>) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4]> : vector<5xindex>) : vector<5xi64>
    %1 = llvm.mlir.poison : vector<12xi32>
    %2 = llvm.mlir.poison : vector<4xi32>
    %3 = llvm.mlir.poison : vector<8xi32>
    %4 = llvm.mlir.poison : !llvm.array<4 x vector<2xi32>>
    %5 = llvm.mlir.constant(15 : index) : i64
    %6 = llvm.mlir.constant(16 : index) : i64
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(3 : index) : i64
    %9 = llvm.mlir.constant(4 : index) : i64
    %10 = llvm.mlir.constant(7 : index) : i64
    %11 = llvm.mlir.constant(8 : index) : i64
    %12 = llvm.mlir.constant(5 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(6 : index) : i64
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.mlir.constant(99 : i32) : i32
    %17 = llvm.shufflevector %arg0, %arg1 [7, 0, 5, 2, 4, 4] : vector<4xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%15 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb4
    %19 = llvm.icmp "slt" %18, %14 : i64
    llvm.cond_br %19, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %20 = llvm.extractelement %17[%18 : i64] : vector<6xi32>
    %21 = llvm.sext %20 : i32 to i64
    llvm.call @printI64(%21) : (i64) -> ()
    %22 = llvm.icmp "ult" %18, %12 : i64
    llvm.cond_br %22, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %23 = llvm.add %18, %13 : i64
    llvm.br ^bb1(%23 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %24 = llvm.shufflevector %arg0, %arg1 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%15 : i64)
  ^bb6(%25: i64):  // 2 preds: ^bb5, ^bb9
    %26 = llvm.icmp "slt" %25, %11 : i64
    llvm.cond_br %26, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %27 = llvm.extractelement %24[%25 : i64] : vector<8xi32>
    %28 = llvm.sext %27 : i32 to i64
    llvm.call @printI64(%28) : (i64) -> ()
    %29 = llvm.icmp "ult" %25, %10 : i64
    llvm.cond_br %29, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %30 = llvm.add %25, %13 : i64
    llvm.br ^bb6(%30 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %31 = llvm.mlir.poison : vector<8xi32>
    %32 = llvm.shufflevector %24, %31 [0, 2, 4, 6] : vector<8xi32> 
    %33 = llvm.shufflevector %24, %31 [1, 3, 5, 7] : vector<8xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%15 : i64)
  ^bb11(%34: i64):  // 2 preds: ^bb10, ^bb14
    %35 = llvm.icmp "slt" %34, %9 : i64
    llvm.cond_br %35, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %36 = llvm.extractelement %32[%34 : i64] : vector<4xi32>
    %37 = llvm.sext %36 : i32 to i64
    llvm.call @printI64(%37) : (i64) -> ()
    %38 = llvm.icmp "ult" %34, %8 : i64
    llvm.cond_br %38, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %39 = llvm.add %34, %13 : i64
    llvm.br ^bb11(%39 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %40 = llvm.mlir.constant(0 : i64) : i64
    %41 = llvm.extractelement %24[%40 : i64] : vector<8xi32>
    %42 = llvm.extractvalue %4[0] : !llvm.array<4 x vector<2xi32>> 
    %43 = llvm.mlir.constant(0 : i64) : i64
    %44 = llvm.insertelement %41, %42[%43 : i64] : vector<2xi32>
    %45 = llvm.insertvalue %44, %4[0] : !llvm.array<4 x vector<2xi32>> 
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.extractelement %24[%46 : i64] : vector<8xi32>
    %48 = llvm.extractvalue %45[1] : !llvm.array<4 x vector<2xi32>> 
    %49 = llvm.mlir.constant(0 : i64) : i64
    %50 = llvm.insertelement %47, %48[%49 : i64] : vector<2xi32>
    %51 = llvm.insertvalue %50, %45[1] : !llvm.array<4 x vector<2xi32>> 
    %52 = llvm.mlir.constant(2 : i64) : i64
    %53 = llvm.extractelement %24[%52 : i64] : vector<8xi32>
    %54 = llvm.extractvalue %51[2] : !llvm.array<4 x vector<2xi32>> 
    %55 = llvm.mlir.constant(0 : i64) : i64
    %56 = llvm.insertelement %53, %54[%55 : i64] : vector<2xi32>
    %57 = llvm.insertvalue %56, %51[2] : !llvm.array<4 x vector<2xi32>> 
    %58 = llvm.mlir.constant(3 : i64) : i64
    %59 = llvm.extractelement %24[%58 : i64] : vector<8xi32>
    %60 = llvm.extractvalue %57[3] : !llvm.array<4 x vector<2xi32>> 
    %61 = llvm.mlir.constant(0 : i64) : i64
    %62 = llvm.insertelement %59, %60[%61 : i64] : vector<2xi32>
    %63 = llvm.insertvalue %62, %57[3] : !llvm.array<4 x vector<2xi32>> 
    %64 = llvm.mlir.constant(4 : i64) : i64
    %65 = llvm.extractelement %24[%64 : i64] : vector<8xi32>
    %66 = llvm.extractvalue %63[0] : !llvm.array<4 x vector<2xi32>> 
    %67 = llvm.mlir.constant(1 : i64) : i64
    %68 = llvm.insertelement %65, %66[%67 : i64] : vector<2xi32>
    %69 = llvm.insertvalue %68, %63[0] : !llvm.array<4 x vector<2xi32>> 
    %70 = llvm.mlir.constant(5 : i64) : i64
    %71 = llvm.extractelement %24[%70 : i64] : vector<8xi32>
    %72 = llvm.extractvalue %69[1] : !llvm.array<4 x vector<2xi32>> 
    %73 = llvm.mlir.constant(1 : i64) : i64
    %74 = llvm.insertelement %71, %72[%73 : i64] : vector<2xi32>
    %75 = llvm.insertvalue %74, %69[1] : !llvm.array<4 x vector<2xi32>> 
    %76 = llvm.mlir.constant(6 : i64) : i64
    %77 = llvm.extractelement %24[%76 : i64] : vector<8xi32>
    %78 = llvm.extractvalue %75[2] : !llvm.array<4 x vector<2xi32>> 
    %79 = llvm.mlir.constant(1 : i64) : i64
    %80 = llvm.insertelement %77, %78[%79 : i64] : vector<2xi32>
    %81 = llvm.insertvalue %80, %75[2] : !llvm.array<4 x vector<2xi32>> 
    %82 = llvm.mlir.constant(7 : i64) : i64
    %83 = llvm.extractelement %24[%82 : i64] : vector<8xi32>
    %84 = llvm.extractvalue %81[3] : !llvm.array<4 x vector<2xi32>> 
    %85 = llvm.mlir.constant(1 : i64) : i64
    %86 = llvm.insertelement %83, %84[%85 : i64] : vector<2xi32>
    %87 = llvm.insertvalue %86, %81[3] : !llvm.array<4 x vector<2xi32>> 
    %88 = llvm.extractvalue %87[0] : !llvm.array<4 x vector<2xi32>> 
    %89 = llvm.shufflevector %88, %88 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %90 = llvm.shufflevector %89, %3 [0, 1, 10, 11, 12, 13, 14, 15] : vector<8xi32> 
    %91 = llvm.extractvalue %87[1] : !llvm.array<4 x vector<2xi32>> 
    %92 = llvm.shufflevector %91, %91 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %93 = llvm.shufflevector %92, %90 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xi32> 
    %94 = llvm.extractvalue %87[2] : !llvm.array<4 x vector<2xi32>> 
    %95 = llvm.shufflevector %94, %94 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %96 = llvm.shufflevector %95, %93 [8, 9, 10, 11, 0, 1, 14, 15] : vector<8xi32> 
    %97 = llvm.extractvalue %87[3] : !llvm.array<4 x vector<2xi32>> 
    %98 = llvm.shufflevector %97, %97 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xi32> 
    %99 = llvm.shufflevector %98, %96 [8, 9, 10, 11, 12, 13, 0, 1] : vector<8xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%15 : i64)
  ^bb16(%100: i64):  // 2 preds: ^bb15, ^bb24
    %101 = llvm.icmp "slt" %100, %9 : i64
    llvm.cond_br %101, ^bb17, ^bb25
  ^bb17:  // pred: ^bb16
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb18(%15 : i64)
  ^bb18(%102: i64):  // 2 preds: ^bb17, ^bb21
    %103 = llvm.icmp "slt" %102, %7 : i64
    llvm.cond_br %103, ^bb19, ^bb22
  ^bb19:  // pred: ^bb18
    %104 = llvm.mul %100, %7 : i64
    %105 = llvm.add %102, %104 : i64
    %106 = llvm.extractelement %99[%105 : i64] : vector<8xi32>
    %107 = llvm.sext %106 : i32 to i64
    llvm.call @printI64(%107) : (i64) -> ()
    %108 = llvm.icmp "ult" %102, %13 : i64
    llvm.cond_br %108, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.call @printComma() : () -> ()
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %109 = llvm.add %102, %13 : i64
    llvm.br ^bb18(%109 : i64)
  ^bb22:  // pred: ^bb18
    llvm.call @printClose() : () -> ()
    %110 = llvm.icmp "ult" %100, %8 : i64
    llvm.cond_br %110, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %111 = llvm.add %100, %13 : i64
    llvm.br ^bb16(%111 : i64)
  ^bb25:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %112 = llvm.extractvalue %87[1] : !llvm.array<4 x vector<2xi32>> 
    %113 = llvm.shufflevector %112, %112 [0, 1, 0, 0] : vector<2xi32> 
    %114 = llvm.shufflevector %113, %2 [0, 1, 6, 7] : vector<4xi32> 
    %115 = llvm.extractvalue %87[2] : !llvm.array<4 x vector<2xi32>> 
    %116 = llvm.shufflevector %115, %115 [0, 1, 0, 0] : vector<2xi32> 
    %117 = llvm.shufflevector %116, %114 [4, 5, 0, 1] : vector<4xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%15 : i64)
  ^bb26(%118: i64):  // 2 preds: ^bb25, ^bb34
    %119 = llvm.icmp "slt" %118, %7 : i64
    llvm.cond_br %119, ^bb27, ^bb35
  ^bb27:  // pred: ^bb26
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb28(%15 : i64)
  ^bb28(%120: i64):  // 2 preds: ^bb27, ^bb31
    %121 = llvm.icmp "slt" %120, %7 : i64
    llvm.cond_br %121, ^bb29, ^bb32
  ^bb29:  // pred: ^bb28
    %122 = llvm.mul %118, %7 : i64
    %123 = llvm.add %120, %122 : i64
    %124 = llvm.extractelement %117[%123 : i64] : vector<4xi32>
    %125 = llvm.sext %124 : i32 to i64
    llvm.call @printI64(%125) : (i64) -> ()
    %126 = llvm.icmp "ult" %120, %13 : i64
    llvm.cond_br %126, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    llvm.call @printComma() : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %127 = llvm.add %120, %13 : i64
    llvm.br ^bb28(%127 : i64)
  ^bb32:  // pred: ^bb28
    llvm.call @printClose() : () -> ()
    %128 = llvm.icmp "ult" %118, %13 : i64
    llvm.cond_br %128, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %129 = llvm.add %118, %13 : i64
    llvm.br ^bb26(%129 : i64)
  ^bb35:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %130 = llvm.extractvalue %87[1] : !llvm.array<4 x vector<2xi32>> 
    %131 = llvm.extractvalue %arg2[1] : !llvm.array<3 x vector<4xi32>> 
    %132 = llvm.shufflevector %130, %130 [0, 1, 0, 0] : vector<2xi32> 
    %133 = llvm.shufflevector %132, %131 [4, 5, 0, 1] : vector<4xi32> 
    %134 = llvm.extractvalue %87[2] : !llvm.array<4 x vector<2xi32>> 
    %135 = llvm.extractvalue %arg2[2] : !llvm.array<3 x vector<4xi32>> 
    %136 = llvm.shufflevector %134, %134 [0, 1, 0, 0] : vector<2xi32> 
    %137 = llvm.shufflevector %136, %135 [4, 5, 0, 1] : vector<4xi32> 
    %138 = llvm.extractvalue %arg2[0] : !llvm.array<3 x vector<4xi32>> 
    %139 = llvm.shufflevector %138, %138 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %140 = llvm.shufflevector %139, %1 [0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23] : vector<12xi32> 
    %141 = llvm.shufflevector %133, %133 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %142 = llvm.shufflevector %141, %140 [12, 13, 14, 15, 0, 1, 2, 3, 20, 21, 22, 23] : vector<12xi32> 
    %143 = llvm.shufflevector %137, %137 [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %144 = llvm.shufflevector %143, %142 [12, 13, 14, 15, 16, 17, 18, 19, 0, 1, 2, 3] : vector<12xi32> 
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb36(%15 : i64)
  ^bb36(%145: i64):  // 2 preds: ^bb35, ^bb44
    %146 = llvm.icmp "slt" %145, %8 : i64
    llvm.cond_br %146, ^bb37, ^bb45
  ^bb37:  // pred: ^bb36
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb38(%15 : i64)
  ^bb38(%147: i64):  // 2 preds: ^bb37, ^bb41
    %148 = llvm.icmp "slt" %147, %9 : i64
    llvm.cond_br %148, ^bb39, ^bb42
  ^bb39:  // pred: ^bb38
    %149 = llvm.mul %145, %9 : i64
    %150 = llvm.add %147, %149 : i64
    %151 = llvm.extractelement %144[%150 : i64] : vector<12xi32>
    %152 = llvm.sext %151 : i32 to i64
    llvm.call @printI64(%152) : (i64) -> ()
    %153 = llvm.icmp "ult" %147, %8 : i64
    llvm.cond_br %153, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    llvm.call @printComma() : () -> ()
    llvm.br ^bb41
  ^bb41:  // 2 preds: ^bb39, ^bb40
    %154 = llvm.add %147, %13 : i64
    llvm.br ^bb38(%154 : i64)
  ^bb42:  // pred: ^bb38
    llvm.call @printClose() : () -> ()
    %155 = llvm.icmp "ult" %145, %7 : i64
    llvm.cond_br %155, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    llvm.call @printComma() : () -> ()
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %156 = llvm.add %145, %13 : i64
    llvm.br ^bb36(%156 : i64)
  ^bb45:  // pred: ^bb36
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %157 = llvm.mlir.constant(2 : i64) : i64
    %158 = llvm.insertelement %16, %arg0[%157 : i64] : vector<4xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb46(%15 : i64)
  ^bb46(%159: i64):  // 2 preds: ^bb45, ^bb49
    %160 = llvm.icmp "slt" %159, %9 : i64
    llvm.cond_br %160, ^bb47, ^bb50
  ^bb47:  // pred: ^bb46
    %161 = llvm.extractelement %158[%159 : i64] : vector<4xi32>
    %162 = llvm.sext %161 : i32 to i64
    llvm.call @printI64(%162) : (i64) -> ()
    %163 = llvm.icmp "ult" %159, %8 : i64
    llvm.cond_br %163, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    llvm.call @printComma() : () -> ()
    llvm.br ^bb49
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %164 = llvm.add %159, %13 : i64
    llvm.br ^bb46(%164 : i64)
  ^bb50:  // pred: ^bb46
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %165 = llvm.mlir.constant(99 : i64) : i64
    llvm.call @printI64(%165) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %166 = llvm.bitcast %arg3 : vector<4xf32> to vector<2xi64>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb51(%15 : i64)
  ^bb51(%167: i64):  // 2 preds: ^bb50, ^bb54
    %168 = llvm.icmp "slt" %167, %7 : i64
    llvm.cond_br %168, ^bb52, ^bb55
  ^bb52:  // pred: ^bb51
    %169 = llvm.extractelement %166[%167 : i64] : vector<2xi64>
    llvm.call @printI64(%169) : (i64) -> ()
    %170 = llvm.icmp "ult" %167, %13 : i64
    llvm.cond_br %170, ^bb53, ^bb54
  ^bb53:  // pred: ^bb52
    llvm.call @printComma() : () -> ()
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %171 = llvm.add %167, %13 : i64
    llvm.br ^bb51(%171 : i64)
  ^bb55:  // pred: ^bb51
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %172 = llvm.bitcast %arg3 : vector<4xf32> to vector<16xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb56(%15 : i64)
  ^bb56(%173: i64):  // 2 preds: ^bb55, ^bb59
    %174 = llvm.icmp "slt" %173, %6 : i64
    llvm.cond_br %174, ^bb57, ^bb60
  ^bb57:  // pred: ^bb56
    %175 = llvm.extractelement %172[%173 : i64] : vector<16xi8>
    %176 = llvm.sext %175 : i8 to i64
    llvm.call @printI64(%176) : (i64) -> ()
    %177 = llvm.icmp "ult" %173, %5 : i64
    llvm.cond_br %177, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    llvm.call @printComma() : () -> ()
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb57, ^bb58
    %178 = llvm.add %173, %13 : i64
    llvm.br ^bb56(%178 : i64)
  ^bb60:  // pred: ^bb56
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb61(%15 : i64)
  ^bb61(%179: i64):  // 2 preds: ^bb60, ^bb69
    %180 = llvm.icmp "slt" %179, %7 : i64
    llvm.cond_br %180, ^bb62, ^bb70
  ^bb62:  // pred: ^bb61
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb63(%15 : i64)
  ^bb63(%181: i64):  // 2 preds: ^bb62, ^bb66
    %182 = llvm.icmp "slt" %181, %7 : i64
    llvm.cond_br %182, ^bb64, ^bb67
  ^bb64:  // pred: ^bb63
    %183 = llvm.mlir.constant(99 : i64) : i64
    llvm.call @printI64(%183) : (i64) -> ()
    %184 = llvm.icmp "ult" %181, %13 : i64
    llvm.cond_br %184, ^bb65, ^bb66
  ^bb65:  // pred: ^bb64
    llvm.call @printComma() : () -> ()
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb64, ^bb65
    %185 = llvm.add %181, %13 : i64
    llvm.br ^bb63(%185 : i64)
  ^bb67:  // pred: ^bb63
    llvm.call @printClose() : () -> ()
    %186 = llvm.icmp "ult" %179, %13 : i64
    llvm.cond_br %186, ^bb68, ^bb69
  ^bb68:  // pred: ^bb67
    llvm.call @printComma() : () -> ()
    llvm.br ^bb69
  ^bb69:  // 2 preds: ^bb67, ^bb68
    %187 = llvm.add %179, %13 : i64
    llvm.br ^bb61(%187 : i64)
  ^bb70:  // pred: ^bb61
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb71(%15 : i64)
  ^bb71(%188: i64):  // 2 preds: ^bb70, ^bb74
    %189 = llvm.icmp "slt" %188, %12 : i64
    llvm.cond_br %189, ^bb72, ^bb75
  ^bb72:  // pred: ^bb71
    %190 = llvm.extractelement %0[%188 : i64] : vector<5xi64>
    llvm.call @printU64(%190) : (i64) -> ()
    %191 = llvm.icmp "ult" %188, %9 : i64
    llvm.cond_br %191, ^bb73, ^bb74
  ^bb73:  // pred: ^bb72
    llvm.call @printComma() : () -> ()
    llvm.br ^bb74
  ^bb74:  // 2 preds: ^bb72, ^bb73
    %192 = llvm.add %188, %13 : i64
    llvm.br ^bb71(%192 : i64)
  ^bb75:  // pred: ^bb71
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %193 = llvm.mlir.constant(99 : i64) : i64
    llvm.call @printI64(%193) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %194 = llvm.mlir.constant(1 : i64) : i64
    %195 = llvm.extractelement %166[%194 : i64] : vector<2xi64>
    llvm.return %195 : i64
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(dense<[10, 11, 12, 13]> : vector<4xi32>) : vector<4xi32>
    %1 = llvm.mlir.constant(dense<[20, 21, 22, 23]> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.mlir.constant(dense<0> : vector<3x4xi32>) : !llvm.array<3 x vector<4xi32>>
    %3 = llvm.mlir.constant(dense<[1.000000e+00, -2.000000e+00, 5.000000e-01, 1.024000e+03]> : vector<4xf32>) : vector<4xf32>
    %4 = llvm.call @body(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, !llvm.array<3 x vector<4xi32>>, vector<4xf32>) -> i64
    llvm.return %4 : i64
  }
}

