module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefC64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @p(%arg0: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(-5.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(-3.000000e+00 : f64) : f64
    %4 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %5 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %6 = llvm.fadd %5, %3 : f64
    %7 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    %8 = llvm.fadd %7, %2 : f64
    %9 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %10 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    %11 = llvm.fmul %6, %9 : f64
    %12 = llvm.fmul %8, %10 : f64
    %13 = llvm.fsub %11, %12 : f64
    %14 = llvm.fmul %8, %9 : f64
    %15 = llvm.fmul %6, %10 : f64
    %16 = llvm.fadd %14, %15 : f64
    %17 = llvm.fadd %13, %1 : f64
    %18 = llvm.fadd %16, %2 : f64
    %19 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %20 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    %21 = llvm.fmul %17, %19 : f64
    %22 = llvm.fmul %18, %20 : f64
    %23 = llvm.fsub %21, %22 : f64
    %24 = llvm.fmul %18, %19 : f64
    %25 = llvm.fmul %17, %20 : f64
    %26 = llvm.fadd %24, %25 : f64
    %27 = llvm.fadd %23, %0 : f64
    %28 = llvm.fadd %26, %2 : f64
    %29 = llvm.insertvalue %27, %4[0] : !llvm.struct<(f64, f64)> 
    %30 = llvm.insertvalue %28, %29[1] : !llvm.struct<(f64, f64)> 
    llvm.return %30 : !llvm.struct<(f64, f64)>
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(9.000000e-01 : f64) : f64
    %1 = llvm.mlir.constant(4.000000e-01 : f64) : f64
    %2 = llvm.mlir.constant(1.000000e+06 : f64) : f64
    %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.constant(3 : index) : i64
    %10 = llvm.mlir.constant(40 : index) : i64
    %11 = llvm.mlir.constant([1.000000e+00, 0.000000e+00]) : !llvm.struct<(f64, f64)>
    %12 = llvm.mlir.constant(3 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.getelementptr %14[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.add %16, %19 : i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.sub %19, %23 : i64
    %25 = llvm.add %22, %24 : i64
    %26 = llvm.urem %25, %19 : i64
    %27 = llvm.sub %25, %26 : i64
    %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %30 = llvm.insertvalue %21, %29[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %12, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %13, %34[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%7, %11 : i64, !llvm.struct<(f64, f64)>)
  ^bb1(%36: i64, %37: !llvm.struct<(f64, f64)>):  // 2 preds: ^bb0, ^bb2
    %38 = llvm.icmp "slt" %36, %9 : i64
    llvm.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.getelementptr inbounds|nuw %39[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %37, %40 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %41 = llvm.extractvalue %37[0] : !llvm.struct<(f64, f64)> 
    %42 = llvm.extractvalue %37[1] : !llvm.struct<(f64, f64)> 
    %43 = llvm.fmul %41, %1 : f64
    %44 = llvm.fmul %42, %0 : f64
    %45 = llvm.fsub %43, %44 : f64
    %46 = llvm.fmul %42, %1 : f64
    %47 = llvm.fmul %41, %0 : f64
    %48 = llvm.fadd %46, %47 : f64
    %49 = llvm.insertvalue %45, %6[0] : !llvm.struct<(f64, f64)> 
    %50 = llvm.insertvalue %48, %49[1] : !llvm.struct<(f64, f64)> 
    %51 = llvm.add %36, %8 : i64
    llvm.br ^bb1(%51, %50 : i64, !llvm.struct<(f64, f64)>)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%7 : i64)
  ^bb4(%52: i64):  // 2 preds: ^bb3, ^bb15
    %53 = llvm.icmp "slt" %52, %10 : i64
    llvm.cond_br %53, ^bb5, ^bb16
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6(%7 : i64)
  ^bb6(%54: i64):  // 2 preds: ^bb5, ^bb14
    %55 = llvm.icmp "slt" %54, %9 : i64
    llvm.cond_br %55, ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    %56 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %57 = llvm.getelementptr inbounds|nuw %56[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %58 = llvm.load %57 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    llvm.br ^bb8(%7, %11 : i64, !llvm.struct<(f64, f64)>)
  ^bb8(%59: i64, %60: !llvm.struct<(f64, f64)>):  // 2 preds: ^bb7, ^bb13
    %61 = llvm.icmp "slt" %59, %9 : i64
    llvm.cond_br %61, ^bb9, ^bb14
  ^bb9:  // pred: ^bb8
    %62 = llvm.icmp "eq" %54, %59 : i64
    llvm.cond_br %62, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.br ^bb12(%60 : !llvm.struct<(f64, f64)>)
  ^bb11:  // pred: ^bb9
    %63 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %64 = llvm.getelementptr inbounds|nuw %63[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %65 = llvm.load %64 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %66 = llvm.extractvalue %58[0] : !llvm.struct<(f64, f64)> 
    %67 = llvm.extractvalue %65[0] : !llvm.struct<(f64, f64)> 
    %68 = llvm.fsub %66, %67 : f64
    %69 = llvm.extractvalue %58[1] : !llvm.struct<(f64, f64)> 
    %70 = llvm.extractvalue %65[1] : !llvm.struct<(f64, f64)> 
    %71 = llvm.fsub %69, %70 : f64
    %72 = llvm.extractvalue %60[0] : !llvm.struct<(f64, f64)> 
    %73 = llvm.extractvalue %60[1] : !llvm.struct<(f64, f64)> 
    %74 = llvm.fmul %72, %68 : f64
    %75 = llvm.fmul %73, %71 : f64
    %76 = llvm.fsub %74, %75 : f64
    %77 = llvm.fmul %73, %68 : f64
    %78 = llvm.fmul %72, %71 : f64
    %79 = llvm.fadd %77, %78 : f64
    %80 = llvm.insertvalue %76, %6[0] : !llvm.struct<(f64, f64)> 
    %81 = llvm.insertvalue %79, %80[1] : !llvm.struct<(f64, f64)> 
    llvm.br ^bb12(%81 : !llvm.struct<(f64, f64)>)
  ^bb12(%82: !llvm.struct<(f64, f64)>):  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %83 = llvm.add %59, %8 : i64
    llvm.br ^bb8(%83, %82 : i64, !llvm.struct<(f64, f64)>)
  ^bb14:  // pred: ^bb8
    %84 = llvm.call @p(%58) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %85 = llvm.extractvalue %84[0] : !llvm.struct<(f64, f64)> 
    %86 = llvm.extractvalue %84[1] : !llvm.struct<(f64, f64)> 
    %87 = llvm.extractvalue %60[0] : !llvm.struct<(f64, f64)> 
    %88 = llvm.extractvalue %60[1] : !llvm.struct<(f64, f64)> 
    %89 = llvm.fdiv %87, %88 : f64
    %90 = llvm.fmul %89, %87 : f64
    %91 = llvm.fadd %88, %90 : f64
    %92 = llvm.fmul %85, %89 : f64
    %93 = llvm.fadd %92, %86 : f64
    %94 = llvm.fdiv %93, %91 : f64
    %95 = llvm.fmul %86, %89 : f64
    %96 = llvm.fsub %95, %85 : f64
    %97 = llvm.fdiv %96, %91 : f64
    %98 = llvm.fdiv %88, %87 : f64
    %99 = llvm.fmul %98, %88 : f64
    %100 = llvm.fadd %87, %99 : f64
    %101 = llvm.fmul %86, %98 : f64
    %102 = llvm.fadd %85, %101 : f64
    %103 = llvm.fdiv %102, %100 : f64
    %104 = llvm.fmul %85, %98 : f64
    %105 = llvm.fsub %86, %104 : f64
    %106 = llvm.fdiv %105, %100 : f64
    %107 = llvm.intr.fabs(%87) : (f64) -> f64
    %108 = llvm.fcmp "oeq" %107, %5 : f64
    %109 = llvm.intr.fabs(%88) : (f64) -> f64
    %110 = llvm.fcmp "oeq" %109, %5 : f64
    %111 = llvm.fcmp "ord" %85, %5 : f64
    %112 = llvm.fcmp "ord" %86, %5 : f64
    %113 = llvm.or %111, %112 : i1
    %114 = llvm.and %108, %110 : i1
    %115 = llvm.and %113, %114 : i1
    %116 = llvm.intr.copysign(%4, %87) : (f64, f64) -> f64
    %117 = llvm.fmul %116, %85 : f64
    %118 = llvm.fmul %116, %86 : f64
    %119 = llvm.fcmp "one" %107, %4 : f64
    %120 = llvm.fcmp "one" %109, %4 : f64
    %121 = llvm.and %119, %120 : i1
    %122 = llvm.intr.fabs(%85) : (f64) -> f64
    %123 = llvm.fcmp "oeq" %122, %4 : f64
    %124 = llvm.intr.fabs(%86) : (f64) -> f64
    %125 = llvm.fcmp "oeq" %124, %4 : f64
    %126 = llvm.or %123, %125 : i1
    %127 = llvm.and %126, %121 : i1
    %128 = llvm.select %123, %3, %5 : i1, f64
    %129 = llvm.intr.copysign(%128, %85) : (f64, f64) -> f64
    %130 = llvm.select %125, %3, %5 : i1, f64
    %131 = llvm.intr.copysign(%130, %86) : (f64, f64) -> f64
    %132 = llvm.fmul %129, %87 : f64
    %133 = llvm.fmul %131, %88 : f64
    %134 = llvm.fadd %132, %133 : f64
    %135 = llvm.fmul %134, %4 : f64
    %136 = llvm.fmul %129, %88 : f64
    %137 = llvm.fmul %131, %87 : f64
    %138 = llvm.fsub %137, %136 : f64
    %139 = llvm.fmul %138, %4 : f64
    %140 = llvm.fcmp "one" %122, %4 : f64
    %141 = llvm.fcmp "one" %124, %4 : f64
    %142 = llvm.and %140, %141 : i1
    %143 = llvm.fcmp "oeq" %107, %4 : f64
    %144 = llvm.fcmp "oeq" %109, %4 : f64
    %145 = llvm.or %143, %144 : i1
    %146 = llvm.and %142, %145 : i1
    %147 = llvm.select %143, %3, %5 : i1, f64
    %148 = llvm.intr.copysign(%147, %87) : (f64, f64) -> f64
    %149 = llvm.select %144, %3, %5 : i1, f64
    %150 = llvm.intr.copysign(%149, %88) : (f64, f64) -> f64
    %151 = llvm.fmul %85, %148 : f64
    %152 = llvm.fmul %86, %150 : f64
    %153 = llvm.fadd %151, %152 : f64
    %154 = llvm.fmul %153, %5 : f64
    %155 = llvm.fmul %86, %148 : f64
    %156 = llvm.fmul %85, %150 : f64
    %157 = llvm.fsub %155, %156 : f64
    %158 = llvm.fmul %157, %5 : f64
    %159 = llvm.fcmp "olt" %107, %109 : f64
    %160 = llvm.select %159, %94, %103 : i1, f64
    %161 = llvm.select %159, %97, %106 : i1, f64
    %162 = llvm.select %146, %154, %160 : i1, f64
    %163 = llvm.select %146, %158, %161 : i1, f64
    %164 = llvm.select %127, %135, %162 : i1, f64
    %165 = llvm.select %127, %139, %163 : i1, f64
    %166 = llvm.select %115, %117, %164 : i1, f64
    %167 = llvm.select %115, %118, %165 : i1, f64
    %168 = llvm.fcmp "uno" %160, %5 : f64
    %169 = llvm.fcmp "uno" %161, %5 : f64
    %170 = llvm.and %168, %169 : i1
    %171 = llvm.select %170, %166, %160 : i1, f64
    %172 = llvm.select %170, %167, %161 : i1, f64
    %173 = llvm.extractvalue %58[0] : !llvm.struct<(f64, f64)> 
    %174 = llvm.fsub %173, %171 : f64
    %175 = llvm.extractvalue %58[1] : !llvm.struct<(f64, f64)> 
    %176 = llvm.fsub %175, %172 : f64
    %177 = llvm.insertvalue %174, %6[0] : !llvm.struct<(f64, f64)> 
    %178 = llvm.insertvalue %176, %177[1] : !llvm.struct<(f64, f64)> 
    %179 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %180 = llvm.getelementptr inbounds|nuw %179[%54] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %178, %180 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %181 = llvm.add %54, %8 : i64
    llvm.br ^bb6(%181 : i64)
  ^bb15:  // pred: ^bb6
    %182 = llvm.add %52, %8 : i64
    llvm.br ^bb4(%182 : i64)
  ^bb16:  // pred: ^bb4
    llvm.br ^bb17(%7 : i64)
  ^bb17(%183: i64):  // 2 preds: ^bb16, ^bb18
    %184 = llvm.icmp "slt" %183, %9 : i64
    llvm.cond_br %184, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %185 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %186 = llvm.getelementptr inbounds|nuw %185[%183] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %187 = llvm.load %186 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %188 = llvm.extractvalue %187[0] : !llvm.struct<(f64, f64)> 
    %189 = llvm.extractvalue %187[1] : !llvm.struct<(f64, f64)> 
    %190 = llvm.fmul %188, %2 : f64
    %191 = llvm.fmul %189, %2 : f64
    %192 = llvm.intr.round(%190) : (f64) -> f64
    %193 = llvm.intr.round(%191) : (f64) -> f64
    %194 = llvm.fdiv %192, %2 : f64
    %195 = llvm.fdiv %193, %2 : f64
    %196 = llvm.fadd %195, %5 : f64
    %197 = llvm.insertvalue %194, %6[0] : !llvm.struct<(f64, f64)> 
    %198 = llvm.insertvalue %196, %197[1] : !llvm.struct<(f64, f64)> 
    %199 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %200 = llvm.getelementptr inbounds|nuw %199[%183] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %198, %200 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %201 = llvm.add %183, %8 : i64
    llvm.br ^bb17(%201 : i64)
  ^bb19:  // pred: ^bb17
    %202 = llvm.mlir.constant(1 : index) : i64
    %203 = llvm.alloca %202 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %35, %203 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %204 = llvm.mlir.constant(1 : index) : i64
    %205 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %206 = llvm.insertvalue %204, %205[0] : !llvm.struct<(i64, ptr)> 
    %207 = llvm.insertvalue %203, %206[1] : !llvm.struct<(i64, ptr)> 
    %208 = llvm.extractvalue %207[0] : !llvm.struct<(i64, ptr)> 
    %209 = llvm.extractvalue %207[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC64(%208, %209) : (i64, !llvm.ptr) -> ()
    %210 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %211 = llvm.getelementptr inbounds|nuw %210[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %212 = llvm.load %211 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %213 = llvm.extractvalue %212[0] : !llvm.struct<(f64, f64)> 
    %214 = llvm.fptrunc %213 : f64 to f32
    %215 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%215) : (!llvm.ptr) -> ()
    llvm.return %214 : f32
  }
}

