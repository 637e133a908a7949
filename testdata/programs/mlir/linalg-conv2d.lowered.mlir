module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func private @printMemrefI32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(6 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(6 : index) : i64
    %9 = llvm.mlir.constant(6 : index) : i64
    %10 = llvm.mlir.constant(2 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(12 : index) : i64
    %13 = llvm.mlir.constant(72 : index) : i64
    %14 = llvm.mlir.constant(72 : index) : i64
    %15 = llvm.mlir.zero : !llvm.ptr
    %16 = llvm.getelementptr %15[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %24 = llvm.insertvalue %7, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %25 = llvm.insertvalue %8, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %26 = llvm.insertvalue %9, %25[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %27 = llvm.insertvalue %10, %26[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %28 = llvm.insertvalue %13, %27[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %29 = llvm.insertvalue %12, %28[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %30 = llvm.insertvalue %10, %29[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %31 = llvm.insertvalue %11, %30[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %32 = llvm.mlir.constant(3 : index) : i64
    %33 = llvm.mlir.constant(3 : index) : i64
    %34 = llvm.mlir.constant(2 : index) : i64
    %35 = llvm.mlir.constant(2 : index) : i64
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.mlir.constant(4 : index) : i64
    %38 = llvm.mlir.constant(12 : index) : i64
    %39 = llvm.mlir.constant(36 : index) : i64
    %40 = llvm.mlir.zero : !llvm.ptr
    %41 = llvm.getelementptr %40[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
    %43 = llvm.call @malloc(%42) : (i64) -> !llvm.ptr
    %44 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %45 = llvm.insertvalue %43, %44[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %46 = llvm.insertvalue %43, %45[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %47 = llvm.mlir.constant(0 : index) : i64
    %48 = llvm.insertvalue %47, %46[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %49 = llvm.insertvalue %32, %48[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %50 = llvm.insertvalue %33, %49[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %51 = llvm.insertvalue %34, %50[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %52 = llvm.insertvalue %35, %51[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %53 = llvm.insertvalue %38, %52[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %54 = llvm.insertvalue %37, %53[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %55 = llvm.insertvalue %35, %54[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %56 = llvm.insertvalue %36, %55[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %57 = llvm.mlir.constant(1 : index) : i64
    %58 = llvm.mlir.constant(4 : index) : i64
    %59 = llvm.mlir.constant(4 : index) : i64
    %60 = llvm.mlir.constant(2 : index) : i64
    %61 = llvm.mlir.constant(1 : index) : i64
    %62 = llvm.mlir.constant(8 : index) : i64
    %63 = llvm.mlir.constant(32 : index) : i64
    %64 = llvm.mlir.constant(32 : index) : i64
    %65 = llvm.mlir.zero : !llvm.ptr
    %66 = llvm.getelementptr %65[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.ptrtoint %66 : !llvm.ptr to i64
    %68 = llvm.call @malloc(%67) : (i64) -> !llvm.ptr
    %69 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %70 = llvm.insertvalue %68, %69[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %71 = llvm.insertvalue %68, %70[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %72 = llvm.mlir.constant(0 : index) : i64
    %73 = llvm.insertvalue %72, %71[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %74 = llvm.insertvalue %57, %73[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %75 = llvm.insertvalue %58, %74[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %76 = llvm.insertvalue %59, %75[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %77 = llvm.insertvalue %60, %76[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %78 = llvm.insertvalue %63, %77[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %79 = llvm.insertvalue %62, %78[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %80 = llvm.insertvalue %60, %79[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %81 = llvm.insertvalue %61, %80[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.br ^bb1(%4 : i64)
  ^bb1(%82: i64):  // 2 preds: ^bb0, ^bb11
    %83 = llvm.icmp "slt" %82, %5 : i64
    llvm.cond_br %83, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%4 : i64)
  ^bb3(%84: i64):  // 2 preds: ^bb2, ^bb10
    %85 = llvm.icmp "slt" %84, %3 : i64
    llvm.cond_br %85, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%4 : i64)
  ^bb5(%86: i64):  // 2 preds: ^bb4, ^bb9
    %87 = llvm.icmp "slt" %86, %3 : i64
    llvm.cond_br %87, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7(%4 : i64)
  ^bb7(%88: i64):  // 2 preds: ^bb6, ^bb8
    %89 = llvm.icmp "slt" %88, %2 : i64
    llvm.cond_br %89, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %90 = llvm.mul %84, %86 : i64
    %91 = llvm.add %90, %88 : i64
    %92 = llvm.trunc %91 : i64 to i32
    %93 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %94 = llvm.mlir.constant(72 : index) : i64
    %95 = llvm.mul %82, %94 overflow<nsw, nuw> : i64
    %96 = llvm.mlir.constant(12 : index) : i64
    %97 = llvm.mul %84, %96 overflow<nsw, nuw> : i64
    %98 = llvm.add %95, %97 overflow<nsw, nuw> : i64
    %99 = llvm.mlir.constant(2 : index) : i64
    %100 = llvm.mul %86, %99 overflow<nsw, nuw> : i64
    %101 = llvm.add %98, %100 overflow<nsw, nuw> : i64
    %102 = llvm.add %101, %88 overflow<nsw, nuw> : i64
    %103 = llvm.getelementptr inbounds|nuw %93[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %92, %103 : i32, !llvm.ptr
    %104 = llvm.add %88, %5 : i64
    llvm.br ^bb7(%104 : i64)
  ^bb9:  // pred: ^bb7
    %105 = llvm.add %86, %5 : i64
    llvm.br ^bb5(%105 : i64)
  ^bb10:  // pred: ^bb5
    %106 = llvm.add %84, %5 : i64
    llvm.br ^bb3(%106 : i64)
  ^bb11:  // pred: ^bb3
    %107 = llvm.add %82, %5 : i64
    llvm.br ^bb1(%107 : i64)
  ^bb12:  // pred: ^bb1
    llvm.br ^bb13(%4 : i64)
  ^bb13(%108: i64):  // 2 preds: ^bb12, ^bb23
    %109 = llvm.icmp "slt" %108, %1 : i64
    llvm.cond_br %109, ^bb14, ^bb24
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15(%4 : i64)
  ^bb15(%110: i64):  // 2 preds: ^bb14, ^bb22
    %111 = llvm.icmp "slt" %110, %1 : i64
    llvm.cond_br %111, ^bb16, ^bb23
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17(%4 : i64)
  ^bb17(%112: i64):  // 2 preds: ^bb16, ^bb21
    %113 = llvm.icmp "slt" %112, %2 : i64
    llvm.cond_br %113, ^bb18, ^bb22
  ^bb18:  // pred: ^bb17
    llvm.br ^bb19(%4 : i64)
  ^bb19(%114: i64):  // 2 preds: ^bb18, ^bb20
    %115 = llvm.icmp "slt" %114, %2 : i64
    llvm.cond_br %115, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %116 = llvm.sub %108, %5 : i64
    %117 = llvm.sub %110, %5 : i64
    %118 = llvm.icmp "eq" %114, %112 : i64
    %119 = llvm.select %118, %117, %116 : i1, i64
    %120 = llvm.trunc %119 : i64 to i32
    %121 = llvm.extractvalue %56[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %122 = llvm.mlir.constant(12 : index) : i64
    %123 = llvm.mul %108, %122 overflow<nsw, nuw> : i64
    %124 = llvm.mlir.constant(4 : index) : i64
    %125 = llvm.mul %110, %124 overflow<nsw, nuw> : i64
    %126 = llvm.add %123, %125 overflow<nsw, nuw> : i64
    %127 = llvm.mlir.constant(2 : index) : i64
    %128 = llvm.mul %112, %127 overflow<nsw, nuw> : i64
    %129 = llvm.add %126, %128 overflow<nsw, nuw> : i64
    %130 = llvm.add %129, %114 overflow<nsw, nuw> : i64
    %131 = llvm.getelementptr inbounds|nuw %121[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %120, %131 : i32, !llvm.ptr
    %132 = llvm.add %114, %5 : i64
    llvm.br ^bb19(%132 : i64)
  ^bb21:  // pred: ^bb19
    %133 = llvm.add %112, %5 : i64
    llvm.br ^bb17(%133 : i64)
  ^bb22:  // pred: ^bb17
    %134 = llvm.add %110, %5 : i64
    llvm.br ^bb15(%134 : i64)
  ^bb23:  // pred: ^bb15
    %135 = llvm.add %108, %5 : i64
    llvm.br ^bb13(%135 : i64)
  ^bb24:  // pred: ^bb13
    llvm.br ^bb25(%4 : i64)
  ^bb25(%136: i64):  // 2 preds: ^bb24, ^bb35
    %137 = llvm.icmp "slt" %136, %5 : i64
    llvm.cond_br %137, ^bb26, ^bb36
  ^bb26:  // pred: ^bb25
    llvm.br ^bb27(%4 : i64)
  ^bb27(%138: i64):  // 2 preds: ^bb26, ^bb34
    %139 = llvm.icmp "slt" %138, %0 : i64
    llvm.cond_br %139, ^bb28, ^bb35
  ^bb28:  // pred: ^bb27
    llvm.br ^bb29(%4 : i64)
  ^bb29(%140: i64):  // 2 preds: ^bb28, ^bb33
    %141 = llvm.icmp "slt" %140, %0 : i64
    llvm.cond_br %141, ^bb30, ^bb34
  ^bb30:  // pred: ^bb29
    llvm.br ^bb31(%4 : i64)
  ^bb31(%142: i64):  // 2 preds: ^bb30, ^bb32
    %143 = llvm.icmp "slt" %142, %2 : i64
    llvm.cond_br %143, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %144 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %145 = llvm.mlir.constant(32 : index) : i64
    %146 = llvm.mul %136, %145 overflow<nsw, nuw> : i64
    %147 = llvm.mlir.constant(8 : index) : i64
    %148 = llvm.mul %138, %147 overflow<nsw, nuw> : i64
    %149 = llvm.add %146, %148 overflow<nsw, nuw> : i64
    %150 = llvm.mlir.constant(2 : index) : i64
    %151 = llvm.mul %140, %150 overflow<nsw, nuw> : i64
    %152 = llvm.add %149, %151 overflow<nsw, nuw> : i64
    %153 = llvm.add %152, %142 overflow<nsw, nuw> : i64
    %154 = llvm.getelementptr inbounds|nuw %144[%153] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %6, %154 : i32, !llvm.ptr
    %155 = llvm.add %142, %5 : i64
    llvm.br ^bb31(%155 : i64)
  ^bb33:  // pred: ^bb31
    %156 = llvm.add %140, %5 : i64
    llvm.br ^bb29(%156 : i64)
  ^bb34:  // pred: ^bb29
    %157 = llvm.add %138, %5 : i64
    llvm.br ^bb27(%157 : i64)
  ^bb35:  // pred: ^bb27
    %158 = llvm.add %136, %5 : i64
    llvm.br ^bb25(%158 : i64)
  ^bb36:  // pred: ^bb25
    llvm.br ^bb37(%4 : i64)
  ^bb37(%159: i64):  // 2 preds: ^bb36, ^bb56
    %160 = llvm.icmp "slt" %159, %5 : i64
    llvm.cond_br %160, ^bb38, ^bb57
  ^bb38:  // pred: ^bb37
    llvm.br ^bb39(%4 : i64)
  ^bb39(%161: i64):  // 2 preds: ^bb38, ^bb55
    %162 = llvm.icmp "slt" %161, %0 : i64
    llvm.cond_br %162, ^bb40, ^bb56
  ^bb40:  // pred: ^bb39
    llvm.br ^bb41(%4 : i64)
  ^bb41(%163: i64):  // 2 preds: ^bb40, ^bb54
    %164 = llvm.icmp "slt" %163, %0 : i64
    llvm.cond_br %164, ^bb42, ^bb55
  ^bb42:  // pred: ^bb41
    llvm.br ^bb43(%4 : i64)
  ^bb43(%165: i64):  // 2 preds: ^bb42, ^bb53
    %166 = llvm.icmp "slt" %165, %2 : i64
    llvm.cond_br %166, ^bb44, ^bb54
  ^bb44:  // pred: ^bb43
    llvm.br ^bb45(%4 : i64)
  ^bb45(%167: i64):  // 2 preds: ^bb44, ^bb52
    %168 = llvm.icmp "slt" %167, %1 : i64
    llvm.cond_br %168, ^bb46, ^bb53
  ^bb46:  // pred: ^bb45
    llvm.br ^bb47(%4 : i64)
  ^bb47(%169: i64):  // 2 preds: ^bb46, ^bb51
    %170 = llvm.icmp "slt" %169, %1 : i64
    llvm.cond_br %170, ^bb48, ^bb52
  ^bb48:  // pred: ^bb47
    llvm.br ^bb49(%4 : i64)
  ^bb49(%171: i64):  // 2 preds: ^bb48, ^bb50
    %172 = llvm.icmp "slt" %171, %2 : i64
    llvm.cond_br %172, ^bb50, ^bb51
  ^bb50:  // pred: ^bb49
    %173 = llvm.add %161, %167 : i64
    %174 = llvm.add %163, %169 : i64
    %175 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %176 = llvm.mlir.constant(72 : index) : i64
    %177 = llvm.mul %159, %176 overflow<nsw, nuw> : i64
    %178 = llvm.mlir.constant(12 : index) : i64
    %179 = llvm.mul %173, %178 overflow<nsw, nuw> : i64
    %180 = llvm.add %177, %179 overflow<nsw, nuw> : i64
    %181 = llvm.mlir.constant(2 : index) : i64
    %182 = llvm.mul %174, %181 overflow<nsw, nuw> : i64
    %183 = llvm.add %180, %182 overflow<nsw, nuw> : i64
    %184 = llvm.add %183, %171 overflow<nsw, nuw> : i64
    %185 = llvm.getelementptr inbounds|nuw %175[%184] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %186 = llvm.load %185 : !llvm.ptr -> i32
    %187 = llvm.extractvalue %56[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %188 = llvm.mlir.constant(12 : index) : i64
    %189 = llvm.mul %167, %188 overflow<nsw, nuw> : i64
    %190 = llvm.mlir.constant(4 : index) : i64
    %191 = llvm.mul %169, %190 overflow<nsw, nuw> : i64
    %192 = llvm.add %189, %191 overflow<nsw, nuw> : i64
    %193 = llvm.mlir.constant(2 : index) : i64
    %194 = llvm.mul %171, %193 overflow<nsw, nuw> : i64
    %195 = llvm.add %192, %194 overflow<nsw, nuw> : i64
    %196 = llvm.add %195, %165 overflow<nsw, nuw> : i64
    %197 = llvm.getelementptr inbounds|nuw %187[%196] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %198 = llvm.load %197 : !llvm.ptr -> i32
    %199 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %200 = llvm.mlir.constant(32 : index) : i64
    %201 = llvm.mul %159, %200 overflow<nsw, nuw> : i64
    %202 = llvm.mlir.constant(8 : index) : i64
    %203 = llvm.mul %161, %202 overflow<nsw, nuw> : i64
    %204 = llvm.add %201, %203 overflow<nsw, nuw> : i64
    %205 = llvm.mlir.constant(2 : index) : i64
    %206 = llvm.mul %163, %205 overflow<nsw, nuw> : i64
    %207 = llvm.add %204, %206 overflow<nsw, nuw> : i64
    %208 = llvm.add %207, %165 overflow<nsw, nuw> : i64
    %209 = llvm.getelementptr inbounds|nuw %199[%208] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %210 = llvm.load %209 : !llvm.ptr -> i32
    %211 = llvm.mul %186, %198 : i32
    %212 = llvm.add %210, %211 : i32
    %213 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %214 = llvm.mlir.constant(32 : index) : i64
    %215 = llvm.mul %159, %214 overflow<nsw, nuw> : i64
    %216 = llvm.mlir.constant(8 : index) : i64
    %217 = llvm.mul %161, %216 overflow<nsw, nuw> : i64
    %218 = llvm.add %215, %217 overflow<nsw, nuw> : i64
    %219 = llvm.mlir.constant(2 : index) : i64
    %220 = llvm.mul %163, %219 overflow<nsw, nuw> : i64
    %221 = llvm.add %218, %220 overflow<nsw, nuw> : i64
    %222 = llvm.add %221, %165 overflow<nsw, nuw> : i64
    %223 = llvm.getelementptr inbounds|nuw %213[%222] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %212, %223 : i32, !llvm.ptr
    %224 = llvm.add %171, %5 : i64
    llvm.br ^bb49(%224 : i64)
  ^bb51:  // pred: ^bb49
    %225 = llvm.add %169, %5 : i64
    llvm.br ^bb47(%225 : i64)
  ^bb52:  // pred: ^bb47
    %226 = llvm.add %167, %5 : i64
    llvm.br ^bb45(%226 : i64)
  ^bb53:  // pred: ^bb45
    %227 = llvm.add %165, %5 : i64
    llvm.br ^bb43(%227 : i64)
  ^bb54:  // pred: ^bb43
    %228 = llvm.add %163, %5 : i64
    llvm.br ^bb41(%228 : i64)
  ^bb55:  // pred: ^bb41
    %229 = llvm.add %161, %5 : i64
    llvm.br ^bb39(%229 : i64)
  ^bb56:  // pred: ^bb39
    %230 = llvm.add %159, %5 : i64
    llvm.br ^bb37(%230 : i64)
  ^bb57:  // pred: ^bb37
    %231 = llvm.mlir.constant(1 : index) : i64
    %232 = llvm.alloca %231 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %81, %232 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %233 = llvm.mlir.constant(4 : index) : i64
    %234 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %235 = llvm.insertvalue %233, %234[0] : !llvm.struct<(i64, ptr)> 
    %236 = llvm.insertvalue %232, %235[1] : !llvm.struct<(i64, ptr)> 
    %237 = llvm.extractvalue %236[0] : !llvm.struct<(i64, ptr)> 
    %238 = llvm.extractvalue %236[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%237, %238) : (i64, !llvm.ptr) -> ()
    %239 = llvm.mlir.constant(1 : index) : i64
    %240 = llvm.alloca %239 x i32 : (i64) -> !llvm.ptr
    %241 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %242 = llvm.insertvalue %240, %241[0] : !llvm.struct<(ptr, ptr, i64)> 
    %243 = llvm.insertvalue %240, %242[1] : !llvm.struct<(ptr, ptr, i64)> 
    %244 = llvm.mlir.constant(0 : index) : i64
    %245 = llvm.insertvalue %244, %243[2] : !llvm.struct<(ptr, ptr, i64)> 
    %246 = llvm.extractvalue %245[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %6, %246 : i32, !llvm.ptr
    llvm.br ^bb58(%4 : i64)
  ^bb58(%247: i64):  // 2 preds: ^bb57, ^bb68
    %248 = llvm.icmp "slt" %247, %5 : i64
    llvm.cond_br %248, ^bb59, ^bb69
  ^bb59:  // pred: ^bb58
    llvm.br ^bb60(%4 : i64)
  ^bb60(%249: i64):  // 2 preds: ^bb59, ^bb67
    %250 = llvm.icmp "slt" %249, %0 : i64
    llvm.cond_br %250, ^bb61, ^bb68
  ^bb61:  // pred: ^bb60
    llvm.br ^bb62(%4 : i64)
  ^bb62(%251: i64):  // 2 preds: ^bb61, ^bb66
    %252 = llvm.icmp "slt" %251, %0 : i64
    llvm.cond_br %252, ^bb63, ^bb67
  ^bb63:  // pred: ^bb62
    llvm.br ^bb64(%4 : i64)
  ^bb64(%253: i64):  // 2 preds: ^bb63, ^bb65
    %254 = llvm.icmp "slt" %253, %2 : i64
    llvm.cond_br %254, ^bb65, ^bb66
  ^bb65:  // pred: ^bb64
    %255 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %256 = llvm.mlir.constant(32 : index) : i64
    %257 = llvm.mul %247, %256 overflow<nsw, nuw> : i64
    %258 = llvm.mlir.constant(8 : index) : i64
    %259 = llvm.mul %249, %258 overflow<nsw, nuw> : i64
    %260 = llvm.add %257, %259 overflow<nsw, nuw> : i64
    %261 = llvm.mlir.constant(2 : index) : i64
    %262 = llvm.mul %251, %261 overflow<nsw, nuw> : i64
    %263 = llvm.add %260, %262 overflow<nsw, nuw> : i64
    %264 = llvm.add %263, %253 overflow<nsw, nuw> : i64
    %265 = llvm.getelementptr inbounds|nuw %255[%264] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %266 = llvm.load %265 : !llvm.ptr -> i32
    %267 = llvm.extractvalue %245[1] : !llvm.struct<(ptr, ptr, i64)> 
    %268 = llvm.load %267 : !llvm.ptr -> i32
    %269 = llvm.add %266, %268 : i32
    %270 = llvm.extractvalue %245[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %269, %270 : i32, !llvm.ptr
    %271 = llvm.add %253, %5 : i64
    llvm.br ^bb64(%271 : i64)
  ^bb66:  // pred: ^bb64
    %272 = llvm.add %251, %5 : i64
    llvm.br ^bb62(%272 : i64)
  ^bb67:  // pred: ^bb62
    %273 = llvm.add %249, %5 : i64
    llvm.br ^bb60(%273 : i64)
  ^bb68:  // pred: ^bb60
    %274 = llvm.add %247, %5 : i64
    llvm.br ^bb58(%274 : i64)
  ^bb69:  // pred: ^bb58
    %275 = llvm.extractvalue %245[1] : !llvm.struct<(ptr, ptr, i64)> 
    %276 = llvm.load %275 : !llvm.ptr -> i32
    %277 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%277) : (!llvm.ptr) -> ()
    %278 = llvm.extractvalue %56[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%278) : (!llvm.ptr) -> ()
    %279 = llvm.extractvalue %81[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @free(%279) : (!llvm.ptr) -> ()
    llvm.return %276 : i32
  }
}

