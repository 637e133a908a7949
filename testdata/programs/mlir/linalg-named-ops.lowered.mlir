module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private constant @table(dense<[[5, -3, 8, 1], [0, 7, -9, 2], [4, 4, 6, -1]]> : tensor<3x4xi64>) {addr_space = 0 : i32} : !llvm.array<3 x array<4 x i64>>
  llvm.mlir.global private constant @bias(dense<[100, 200, 300]> : tensor<3xi64>) {addr_space = 0 : i32} : !llvm.array<3 x i64>
  llvm.func @printMemrefI64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = llvm.mlir.constant(4 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(12 : index) : i64
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.getelementptr %9[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.mlir.addressof @table : !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x array<4 x i64>>
    %14 = llvm.mlir.constant(3735928559 : index) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %5, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %6, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %6, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %7, %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mlir.constant(3 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = llvm.getelementptr %27[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %29 = llvm.ptrtoint %28 : !llvm.ptr to i64
    %30 = llvm.mlir.addressof @bias : !llvm.ptr
    %31 = llvm.getelementptr %30[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
    %32 = llvm.mlir.constant(3735928559 : index) : i64
    %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
    %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.insertvalue %31, %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %25, %38[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.insertvalue %26, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.mlir.constant(4 : index) : i64
    %42 = llvm.mlir.constant(3 : index) : i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.mlir.constant(12 : index) : i64
    %45 = llvm.mlir.zero : !llvm.ptr
    %46 = llvm.getelementptr %45[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %47 = llvm.ptrtoint %46 : !llvm.ptr to i64
    %48 = llvm.call @malloc(%47) : (i64) -> !llvm.ptr
    %49 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.insertvalue %48, %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(0 : index) : i64
    %53 = llvm.insertvalue %52, %51[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.insertvalue %41, %53[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.insertvalue %42, %54[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.insertvalue %42, %55[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.insertvalue %43, %56[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.mlir.constant(4 : index) : i64
    %59 = llvm.mlir.constant(3 : index) : i64
    %60 = llvm.mlir.constant(1 : index) : i64
    %61 = llvm.mlir.constant(12 : index) : i64
    %62 = llvm.mlir.zero : !llvm.ptr
    %63 = llvm.getelementptr %62[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %64 = llvm.ptrtoint %63 : !llvm.ptr to i64
    %65 = llvm.call @malloc(%64) : (i64) -> !llvm.ptr
    %66 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %67 = llvm.insertvalue %65, %66[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.insertvalue %65, %67[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.mlir.constant(0 : index) : i64
    %70 = llvm.insertvalue %69, %68[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.insertvalue %58, %70[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.insertvalue %59, %71[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.insertvalue %59, %72[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.insertvalue %60, %73[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.mlir.constant(4 : index) : i64
    %76 = llvm.mlir.constant(3 : index) : i64
    %77 = llvm.mlir.constant(1 : index) : i64
    %78 = llvm.mlir.constant(12 : index) : i64
    %79 = llvm.mlir.zero : !llvm.ptr
    %80 = llvm.getelementptr %79[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %81 = llvm.ptrtoint %80 : !llvm.ptr to i64
    %82 = llvm.call @malloc(%81) : (i64) -> !llvm.ptr
    %83 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %84 = llvm.insertvalue %82, %83[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %85 = llvm.insertvalue %82, %84[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.mlir.constant(0 : index) : i64
    %87 = llvm.insertvalue %86, %85[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.insertvalue %75, %87[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.insertvalue %76, %88[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.insertvalue %76, %89[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %91 = llvm.insertvalue %77, %90[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mlir.constant(4 : index) : i64
    %93 = llvm.mlir.constant(1 : index) : i64
    %94 = llvm.mlir.zero : !llvm.ptr
    %95 = llvm.getelementptr %94[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %96 = llvm.ptrtoint %95 : !llvm.ptr to i64
    %97 = llvm.call @malloc(%96) : (i64) -> !llvm.ptr
    %98 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %99 = llvm.insertvalue %97, %98[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %100 = llvm.insertvalue %97, %99[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %101 = llvm.mlir.constant(0 : index) : i64
    %102 = llvm.insertvalue %101, %100[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %103 = llvm.insertvalue %92, %102[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %104 = llvm.insertvalue %93, %103[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%2 : i64)
  ^bb1(%105: i64):  // 2 preds: ^bb0, ^bb5
    %106 = llvm.icmp "slt" %105, %1 : i64
    llvm.cond_br %106, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i64)
  ^bb3(%107: i64):  // 2 preds: ^bb2, ^bb4
    %108 = llvm.icmp "slt" %107, %3 : i64
    llvm.cond_br %108, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %109 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %110 = llvm.mlir.constant(4 : index) : i64
    %111 = llvm.mul %107, %110 overflow<nsw, nuw> : i64
    %112 = llvm.add %111, %105 overflow<nsw, nuw> : i64
    %113 = llvm.getelementptr inbounds|nuw %109[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %114 = llvm.load %113 : !llvm.ptr -> i64
    %115 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %116 = llvm.mlir.constant(3 : index) : i64
    %117 = llvm.mul %105, %116 overflow<nsw, nuw> : i64
    %118 = llvm.add %117, %107 overflow<nsw, nuw> : i64
    %119 = llvm.getelementptr inbounds|nuw %115[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %114, %119 : i64, !llvm.ptr
    %120 = llvm.add %107, %0 : i64
    llvm.br ^bb3(%120 : i64)
  ^bb5:  // pred: ^bb3
    %121 = llvm.add %105, %0 : i64
    llvm.br ^bb1(%121 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%2 : i64)
  ^bb7(%122: i64):  // 2 preds: ^bb6, ^bb11
    %123 = llvm.icmp "slt" %122, %1 : i64
    llvm.cond_br %123, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%2 : i64)
  ^bb9(%124: i64):  // 2 preds: ^bb8, ^bb10
    %125 = llvm.icmp "slt" %124, %3 : i64
    llvm.cond_br %125, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %126 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %127 = llvm.getelementptr inbounds|nuw %126[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %128 = llvm.load %127 : !llvm.ptr -> i64
    %129 = llvm.extractvalue %74[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %130 = llvm.mlir.constant(3 : index) : i64
    %131 = llvm.mul %122, %130 overflow<nsw, nuw> : i64
    %132 = llvm.add %131, %124 overflow<nsw, nuw> : i64
    %133 = llvm.getelementptr inbounds|nuw %129[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %128, %133 : i64, !llvm.ptr
    %134 = llvm.add %124, %0 : i64
    llvm.br ^bb9(%134 : i64)
  ^bb11:  // pred: ^bb9
    %135 = llvm.add %122, %0 : i64
    llvm.br ^bb7(%135 : i64)
  ^bb12:  // pred: ^bb7
    llvm.br ^bb13(%2 : i64)
  ^bb13(%136: i64):  // 2 preds: ^bb12, ^bb17
    %137 = llvm.icmp "slt" %136, %1 : i64
    llvm.cond_br %137, ^bb14, ^bb18
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15(%2 : i64)
  ^bb15(%138: i64):  // 2 preds: ^bb14, ^bb16
    %139 = llvm.icmp "slt" %138, %3 : i64
    llvm.cond_br %139, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %140 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %141 = llvm.mlir.constant(3 : index) : i64
    %142 = llvm.mul %136, %141 overflow<nsw, nuw> : i64
    %143 = llvm.add %142, %138 overflow<nsw, nuw> : i64
    %144 = llvm.getelementptr inbounds|nuw %140[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %145 = llvm.load %144 : !llvm.ptr -> i64
    %146 = llvm.extractvalue %74[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %147 = llvm.mlir.constant(3 : index) : i64
    %148 = llvm.mul %136, %147 overflow<nsw, nuw> : i64
    %149 = llvm.add %148, %138 overflow<nsw, nuw> : i64
    %150 = llvm.getelementptr inbounds|nuw %146[%149] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %151 = llvm.load %150 : !llvm.ptr -> i64
    %152 = llvm.add %145, %151 : i64
    %153 = llvm.extractvalue %91[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %154 = llvm.mlir.constant(3 : index) : i64
    %155 = llvm.mul %136, %154 overflow<nsw, nuw> : i64
    %156 = llvm.add %155, %138 overflow<nsw, nuw> : i64
    %157 = llvm.getelementptr inbounds|nuw %153[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %152, %157 : i64, !llvm.ptr
    %158 = llvm.add %138, %0 : i64
    llvm.br ^bb15(%158 : i64)
  ^bb17:  // pred: ^bb15
    %159 = llvm.add %136, %0 : i64
    llvm.br ^bb13(%159 : i64)
  ^bb18:  // pred: ^bb13
    llvm.br ^bb19(%2 : i64)
  ^bb19(%160: i64):  // 2 preds: ^bb18, ^bb20
    %161 = llvm.icmp "slt" %160, %1 : i64
    llvm.cond_br %161, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %162 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %163 = llvm.getelementptr inbounds|nuw %162[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %4, %163 : i64, !llvm.ptr
    %164 = llvm.add %160, %0 : i64
    llvm.br ^bb19(%164 : i64)
  ^bb21:  // pred: ^bb19
    llvm.br ^bb22(%2 : i64)
  ^bb22(%165: i64):  // 2 preds: ^bb21, ^bb26
    %166 = llvm.icmp "slt" %165, %1 : i64
    llvm.cond_br %166, ^bb23, ^bb27
  ^bb23:  // pred: ^bb22
    llvm.br ^bb24(%2 : i64)
  ^bb24(%167: i64):  // 2 preds: ^bb23, ^bb25
    %168 = llvm.icmp "slt" %167, %3 : i64
    llvm.cond_br %168, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %169 = llvm.extractvalue %91[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %170 = llvm.mlir.constant(3 : index) : i64
    %171 = llvm.mul %165, %170 overflow<nsw, nuw> : i64
    %172 = llvm.add %171, %167 overflow<nsw, nuw> : i64
    %173 = llvm.getelementptr inbounds|nuw %169[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %174 = llvm.load %173 : !llvm.ptr -> i64
    %175 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %176 = llvm.getelementptr inbounds|nuw %175[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %177 = llvm.load %176 : !llvm.ptr -> i64
    %178 = llvm.mul %174, %174 : i64
    %179 = llvm.add %178, %177 : i64
    %180 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %181 = llvm.getelementptr inbounds|nuw %180[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %179, %181 : i64, !llvm.ptr
    %182 = llvm.add %167, %0 : i64
    llvm.br ^bb24(%182 : i64)
  ^bb26:  // pred: ^bb24
    %183 = llvm.add %165, %0 : i64
    llvm.br ^bb22(%183 : i64)
  ^bb27:  // pred: ^bb22
    %184 = llvm.mlir.constant(1 : index) : i64
    %185 = llvm.alloca %184 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %91, %185 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %186 = llvm.mlir.constant(2 : index) : i64
    %187 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %188 = llvm.insertvalue %186, %187[0] : !llvm.struct<(i64, ptr)> 
    %189 = llvm.insertvalue %185, %188[1] : !llvm.struct<(i64, ptr)> 
    %190 = llvm.mlir.constant(1 : index) : i64
    %191 = llvm.alloca %190 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %104, %191 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %192 = llvm.mlir.constant(1 : index) : i64
    %193 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %194 = llvm.insertvalue %192, %193[0] : !llvm.struct<(i64, ptr)> 
    %195 = llvm.insertvalue %191, %194[1] : !llvm.struct<(i64, ptr)> 
    %196 = llvm.extractvalue %189[0] : !llvm.struct<(i64, ptr)> 
    %197 = llvm.extractvalue %189[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%196, %197) : (i64, !llvm.ptr) -> ()
    %198 = llvm.extractvalue %195[0] : !llvm.struct<(i64, ptr)> 
    %199 = llvm.extractvalue %195[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%198, %199) : (i64, !llvm.ptr) -> ()
    %200 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %201 = llvm.getelementptr inbounds|nuw %200[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %202 = llvm.load %201 : !llvm.ptr -> i64
    %203 = llvm.extractvalue %57[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%203) : (!llvm.ptr) -> ()
    %204 = llvm.extractvalue %74[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%204) : (!llvm.ptr) -> ()
    %205 = llvm.extractvalue %91[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%205) : (!llvm.ptr) -> ()
    %206 = llvm.extractvalue %104[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%206) : (!llvm.ptr) -> ()
    llvm.return %202 : i64
  }
}

