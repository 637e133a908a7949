module {
  llvm.func @free(!llvm.ptr)
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefF64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.mlir.global private constant @src(dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) {addr_space = 0 : i32} : !llvm.array<4 x array<5 x i32>>
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(6 : index) : i64
    %1 = llvm.mlir.constant(5 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(2.750000e+00 : f64) : f64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(2 : index) : i64
    %6 = llvm.mlir.constant(4 : index) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(5 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(20 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.mlir.addressof @src : !llvm.ptr
    %16 = llvm.getelementptr %15[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<5 x i32>>
    %17 = llvm.mlir.constant(3735928559 : index) : i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %8, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %9, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %9, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %10, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.constant(5 : index) : i64
    %29 = llvm.mlir.constant(6 : index) : i64
    %30 = llvm.mlir.constant(1 : index) : i64
    %31 = llvm.mlir.constant(30 : index) : i64
    %32 = llvm.mlir.zero : !llvm.ptr
    %33 = llvm.getelementptr %32[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %35 = llvm.call @malloc(%34) : (i64) -> !llvm.ptr
    %36 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = llvm.insertvalue %35, %36[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %35, %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.insertvalue %39, %38[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.insertvalue %28, %40[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.insertvalue %29, %41[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.insertvalue %29, %42[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.insertvalue %30, %43[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%2 : i64)
  ^bb1(%45: i64):  // 2 preds: ^bb0, ^bb5
    %46 = llvm.icmp "slt" %45, %1 : i64
    llvm.cond_br %46, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i64)
  ^bb3(%47: i64):  // 2 preds: ^bb2, ^bb4
    %48 = llvm.icmp "slt" %47, %0 : i64
    llvm.cond_br %48, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %49 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %50 = llvm.mlir.constant(6 : index) : i64
    %51 = llvm.mul %45, %50 overflow<nsw, nuw> : i64
    %52 = llvm.add %51, %47 overflow<nsw, nuw> : i64
    %53 = llvm.getelementptr inbounds|nuw %49[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %53 : i32, !llvm.ptr
    %54 = llvm.add %47, %4 : i64
    llvm.br ^bb3(%54 : i64)
  ^bb5:  // pred: ^bb3
    %55 = llvm.add %45, %4 : i64
    llvm.br ^bb1(%55 : i64)
  ^bb6:  // pred: ^bb1
    %56 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %57 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.insertvalue %57, %56[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.insertvalue %58, %59[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %61 = llvm.mlir.constant(5 : index) : i64
    %62 = llvm.insertvalue %61, %60[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %63 = llvm.mlir.constant(2 : index) : i64
    %64 = llvm.insertvalue %63, %62[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.mlir.constant(5 : index) : i64
    %66 = llvm.insertvalue %65, %64[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %67 = llvm.mlir.constant(3 : index) : i64
    %68 = llvm.insertvalue %67, %66[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.mlir.constant(2 : index) : i64
    %70 = llvm.insertvalue %69, %68[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %72 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.insertvalue %72, %71[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.insertvalue %73, %74[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.mlir.constant(7 : index) : i64
    %77 = llvm.insertvalue %76, %75[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.mlir.constant(2 : index) : i64
    %79 = llvm.insertvalue %78, %77[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %80 = llvm.mlir.constant(18 : index) : i64
    %81 = llvm.insertvalue %80, %79[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %82 = llvm.mlir.constant(3 : index) : i64
    %83 = llvm.insertvalue %82, %81[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %84 = llvm.mlir.constant(1 : index) : i64
    %85 = llvm.insertvalue %84, %83[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.intr.stacksave : !llvm.ptr
    %87 = llvm.mlir.constant(2 : i64) : i64
    %88 = llvm.mlir.constant(1 : index) : i64
    %89 = llvm.alloca %88 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %70, %89 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %90 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %91 = llvm.insertvalue %87, %90[0] : !llvm.struct<(i64, ptr)> 
    %92 = llvm.insertvalue %89, %91[1] : !llvm.struct<(i64, ptr)> 
    %93 = llvm.mlir.constant(2 : i64) : i64
    %94 = llvm.mlir.constant(1 : index) : i64
    %95 = llvm.alloca %94 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %85, %95 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %96 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %97 = llvm.insertvalue %93, %96[0] : !llvm.struct<(i64, ptr)> 
    %98 = llvm.insertvalue %95, %97[1] : !llvm.struct<(i64, ptr)> 
    %99 = llvm.mlir.constant(1 : index) : i64
    %100 = llvm.alloca %99 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %92, %100 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %101 = llvm.alloca %99 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %98, %101 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %102 = llvm.mlir.zero : !llvm.ptr
    %103 = llvm.getelementptr %102[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %104 = llvm.ptrtoint %103 : !llvm.ptr to i64
    llvm.call @memrefCopy(%104, %100, %101) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %86 : !llvm.ptr
    %105 = llvm.mlir.constant(1 : index) : i64
    %106 = llvm.alloca %105 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %44, %106 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %107 = llvm.mlir.constant(2 : index) : i64
    %108 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %109 = llvm.insertvalue %107, %108[0] : !llvm.struct<(i64, ptr)> 
    %110 = llvm.insertvalue %106, %109[1] : !llvm.struct<(i64, ptr)> 
    %111 = llvm.extractvalue %110[0] : !llvm.struct<(i64, ptr)> 
    %112 = llvm.extractvalue %110[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%111, %112) : (i64, !llvm.ptr) -> ()
    %113 = llvm.mlir.constant(5 : index) : i64
    %114 = llvm.mlir.constant(4 : index) : i64
    %115 = llvm.mlir.constant(1 : index) : i64
    %116 = llvm.mlir.constant(20 : index) : i64
    %117 = llvm.mlir.zero : !llvm.ptr
    %118 = llvm.getelementptr %117[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %119 = llvm.ptrtoint %118 : !llvm.ptr to i64
    %120 = llvm.call @malloc(%119) : (i64) -> !llvm.ptr
    %121 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %122 = llvm.insertvalue %120, %121[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %123 = llvm.insertvalue %120, %122[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %124 = llvm.mlir.constant(0 : index) : i64
    %125 = llvm.insertvalue %124, %123[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %126 = llvm.insertvalue %113, %125[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %127 = llvm.insertvalue %114, %126[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %128 = llvm.insertvalue %114, %127[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %129 = llvm.insertvalue %115, %128[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %130 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %131 = llvm.extractvalue %129[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %132 = llvm.insertvalue %131, %130[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %133 = llvm.extractvalue %129[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %134 = llvm.insertvalue %133, %132[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %135 = llvm.extractvalue %129[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %136 = llvm.insertvalue %135, %134[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %137 = llvm.extractvalue %129[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %138 = llvm.insertvalue %137, %136[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %139 = llvm.extractvalue %129[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %140 = llvm.insertvalue %139, %138[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %141 = llvm.extractvalue %129[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %142 = llvm.insertvalue %141, %140[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %143 = llvm.extractvalue %129[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %144 = llvm.insertvalue %143, %142[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %145 = llvm.intr.stacksave : !llvm.ptr
    %146 = llvm.mlir.constant(2 : i64) : i64
    %147 = llvm.mlir.constant(1 : index) : i64
    %148 = llvm.alloca %147 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %27, %148 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %149 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %150 = llvm.insertvalue %146, %149[0] : !llvm.struct<(i64, ptr)> 
    %151 = llvm.insertvalue %148, %150[1] : !llvm.struct<(i64, ptr)> 
    %152 = llvm.mlir.constant(2 : i64) : i64
    %153 = llvm.mlir.constant(1 : index) : i64
    %154 = llvm.alloca %153 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %144, %154 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %155 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %156 = llvm.insertvalue %152, %155[0] : !llvm.struct<(i64, ptr)> 
    %157 = llvm.insertvalue %154, %156[1] : !llvm.struct<(i64, ptr)> 
    %158 = llvm.mlir.constant(1 : index) : i64
    %159 = llvm.alloca %158 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %151, %159 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %160 = llvm.alloca %158 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %157, %160 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %161 = llvm.mlir.zero : !llvm.ptr
    %162 = llvm.getelementptr %161[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %163 = llvm.ptrtoint %162 : !llvm.ptr to i64
    llvm.call @memrefCopy(%163, %159, %160) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %145 : !llvm.ptr
    %164 = llvm.mlir.constant(1 : index) : i64
    %165 = llvm.alloca %164 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %129, %165 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %166 = llvm.mlir.constant(2 : index) : i64
    %167 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %168 = llvm.insertvalue %166, %167[0] : !llvm.struct<(i64, ptr)> 
    %169 = llvm.insertvalue %165, %168[1] : !llvm.struct<(i64, ptr)> 
    %170 = llvm.extractvalue %169[0] : !llvm.struct<(i64, ptr)> 
    %171 = llvm.extractvalue %169[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%170, %171) : (i64, !llvm.ptr) -> ()
    %172 = llvm.mlir.constant(1 : index) : i64
    %173 = llvm.mlir.zero : !llvm.ptr
    %174 = llvm.getelementptr %173[%172] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %175 = llvm.ptrtoint %174 : !llvm.ptr to i64
    %176 = llvm.call @malloc(%175) : (i64) -> !llvm.ptr
    %177 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %178 = llvm.insertvalue %176, %177[0] : !llvm.struct<(ptr, ptr, i64)> 
    %179 = llvm.insertvalue %176, %178[1] : !llvm.struct<(ptr, ptr, i64)> 
    %180 = llvm.mlir.constant(0 : index) : i64
    %181 = llvm.insertvalue %180, %179[2] : !llvm.struct<(ptr, ptr, i64)> 
    %182 = llvm.mlir.constant(1 : index) : i64
    %183 = llvm.mlir.zero : !llvm.ptr
    %184 = llvm.getelementptr %183[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %185 = llvm.ptrtoint %184 : !llvm.ptr to i64
    %186 = llvm.call @malloc(%185) : (i64) -> !llvm.ptr
    %187 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %188 = llvm.insertvalue %186, %187[0] : !llvm.struct<(ptr, ptr, i64)> 
    %189 = llvm.insertvalue %186, %188[1] : !llvm.struct<(ptr, ptr, i64)> 
    %190 = llvm.mlir.constant(0 : index) : i64
    %191 = llvm.insertvalue %190, %189[2] : !llvm.struct<(ptr, ptr, i64)> 
    %192 = llvm.extractvalue %181[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %3, %192 : f64, !llvm.ptr
    %193 = llvm.mlir.constant(1 : index) : i64
    %194 = llvm.mlir.zero : !llvm.ptr
    %195 = llvm.getelementptr %194[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %196 = llvm.ptrtoint %195 : !llvm.ptr to i64
    %197 = llvm.mul %193, %196 : i64
    %198 = llvm.extractvalue %181[1] : !llvm.struct<(ptr, ptr, i64)> 
    %199 = llvm.extractvalue %181[2] : !llvm.struct<(ptr, ptr, i64)> 
    %200 = llvm.getelementptr %198[%199] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %201 = llvm.extractvalue %191[1] : !llvm.struct<(ptr, ptr, i64)> 
    %202 = llvm.extractvalue %191[2] : !llvm.struct<(ptr, ptr, i64)> 
    %203 = llvm.getelementptr %201[%202] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    "llvm.intr.memcpy"(%203, %200, %197) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %204 = llvm.mlir.constant(1 : index) : i64
    %205 = llvm.alloca %204 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %191, %205 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %206 = llvm.mlir.constant(0 : index) : i64
    %207 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %208 = llvm.insertvalue %206, %207[0] : !llvm.struct<(i64, ptr)> 
    %209 = llvm.insertvalue %205, %208[1] : !llvm.struct<(i64, ptr)> 
    %210 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %211 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF64(%210, %211) : (i64, !llvm.ptr) -> ()
    %212 = llvm.mlir.constant(5 : index) : i64
    %213 = llvm.mlir.constant(1 : index) : i64
    %214 = llvm.mul %212, %6 : i64
    %215 = llvm.mlir.zero : !llvm.ptr
    %216 = llvm.getelementptr %215[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %217 = llvm.ptrtoint %216 : !llvm.ptr to i64
    %218 = llvm.call @malloc(%217) : (i64) -> !llvm.ptr
    %219 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %220 = llvm.insertvalue %218, %219[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %221 = llvm.insertvalue %218, %220[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %222 = llvm.mlir.constant(0 : index) : i64
    %223 = llvm.insertvalue %222, %221[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %224 = llvm.insertvalue %6, %223[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %225 = llvm.insertvalue %212, %224[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %226 = llvm.insertvalue %212, %225[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %227 = llvm.insertvalue %213, %226[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %228 = llvm.mlir.constant(1 : index) : i64
    %229 = llvm.extractvalue %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %230 = llvm.mul %228, %229 : i64
    %231 = llvm.extractvalue %27[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %232 = llvm.mul %230, %231 : i64
    %233 = llvm.mlir.zero : !llvm.ptr
    %234 = llvm.getelementptr %233[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %235 = llvm.ptrtoint %234 : !llvm.ptr to i64
    %236 = llvm.mul %232, %235 : i64
    %237 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %238 = llvm.extractvalue %27[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %239 = llvm.getelementptr %237[%238] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %240 = llvm.extractvalue %227[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %241 = llvm.extractvalue %227[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %242 = llvm.getelementptr %240[%241] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    "llvm.intr.memcpy"(%242, %239, %236) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %243 = llvm.extractvalue %227[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %244 = llvm.mlir.constant(5 : index) : i64
    %245 = llvm.mul %5, %244 overflow<nsw, nuw> : i64
    %246 = llvm.add %245, %6 overflow<nsw, nuw> : i64
    %247 = llvm.getelementptr inbounds|nuw %243[%246] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %248 = llvm.load %247 : !llvm.ptr -> i32
    %249 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %250 = llvm.mlir.constant(6 : index) : i64
    %251 = llvm.mul %6, %250 overflow<nsw, nuw> : i64
    %252 = llvm.add %251, %4 overflow<nsw, nuw> : i64
    %253 = llvm.getelementptr inbounds|nuw %249[%252] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %254 = llvm.load %253 : !llvm.ptr -> i32
    %255 = llvm.add %248, %254 : i32
    %256 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%256) : (!llvm.ptr) -> ()
    %257 = llvm.extractvalue %129[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%257) : (!llvm.ptr) -> ()
    %258 = llvm.extractvalue %181[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%258) : (!llvm.ptr) -> ()
    %259 = llvm.extractvalue %191[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%259) : (!llvm.ptr) -> ()
    %260 = llvm.extractvalue %227[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%260) : (!llvm.ptr) -> ()
    llvm.return %255 : i32
  }
}

