module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(3 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %6 = llvm.mlir.constant(5 : index) : i64
    %7 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(5 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(20 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %8, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %9, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %9, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %10, %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mlir.constant(5 : index) : i64
    %26 = llvm.mlir.constant(3 : index) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.mlir.constant(15 : index) : i64
    %29 = llvm.mlir.zero : !llvm.ptr
    %30 = llvm.getelementptr %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
    %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.insertvalue %32, %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %32, %34[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %25, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %26, %38[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %26, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.insertvalue %27, %40[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.mlir.constant(4 : index) : i64
    %43 = llvm.mlir.constant(3 : index) : i64
    %44 = llvm.mlir.constant(1 : index) : i64
    %45 = llvm.mlir.constant(12 : index) : i64
    %46 = llvm.mlir.zero : !llvm.ptr
    %47 = llvm.getelementptr %46[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.ptrtoint %47 : !llvm.ptr to i64
    %49 = llvm.call @malloc(%48) : (i64) -> !llvm.ptr
    %50 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %51 = llvm.insertvalue %49, %50[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.insertvalue %49, %51[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = llvm.mlir.constant(0 : index) : i64
    %54 = llvm.insertvalue %53, %52[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.insertvalue %42, %54[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.insertvalue %43, %55[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.insertvalue %43, %56[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.insertvalue %44, %57[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%4 : i64)
  ^bb1(%59: i64):  // 2 preds: ^bb0, ^bb5
    %60 = llvm.icmp "slt" %59, %1 : i64
    llvm.cond_br %60, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%4 : i64)
  ^bb3(%61: i64):  // 2 preds: ^bb2, ^bb4
    %62 = llvm.icmp "slt" %61, %6 : i64
    llvm.cond_br %62, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %63 = llvm.mul %59, %6 : i64
    %64 = llvm.add %63, %61 : i64
    %65 = llvm.trunc %64 : i64 to i32
    %66 = llvm.sitofp %65 : i32 to f32
    %67 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.mlir.constant(5 : index) : i64
    %69 = llvm.mul %59, %68 overflow<nsw, nuw> : i64
    %70 = llvm.add %69, %61 overflow<nsw, nuw> : i64
    %71 = llvm.getelementptr inbounds|nuw %67[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %66, %71 : f32, !llvm.ptr
    %72 = llvm.add %61, %3 : i64
    llvm.br ^bb3(%72 : i64)
  ^bb5:  // pred: ^bb3
    %73 = llvm.add %59, %3 : i64
    llvm.br ^bb1(%73 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%4 : i64)
  ^bb7(%74: i64):  // 2 preds: ^bb6, ^bb11
    %75 = llvm.icmp "slt" %74, %6 : i64
    llvm.cond_br %75, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%4 : i64)
  ^bb9(%76: i64):  // 2 preds: ^bb8, ^bb10
    %77 = llvm.icmp "slt" %76, %0 : i64
    llvm.cond_br %77, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %78 = llvm.sub %74, %76 : i64
    %79 = llvm.trunc %78 : i64 to i32
    %80 = llvm.sitofp %79 : i32 to f32
    %81 = llvm.fmul %80, %5 : f32
    %82 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %83 = llvm.mlir.constant(3 : index) : i64
    %84 = llvm.mul %74, %83 overflow<nsw, nuw> : i64
    %85 = llvm.add %84, %76 overflow<nsw, nuw> : i64
    %86 = llvm.getelementptr inbounds|nuw %82[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %81, %86 : f32, !llvm.ptr
    %87 = llvm.add %76, %3 : i64
    llvm.br ^bb9(%87 : i64)
  ^bb11:  // pred: ^bb9
    %88 = llvm.add %74, %3 : i64
    llvm.br ^bb7(%88 : i64)
  ^bb12:  // pred: ^bb7
    llvm.br ^bb13(%4 : i64)
  ^bb13(%89: i64):  // 2 preds: ^bb12, ^bb17
    %90 = llvm.icmp "slt" %89, %1 : i64
    llvm.cond_br %90, ^bb14, ^bb18
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15(%4 : i64)
  ^bb15(%91: i64):  // 2 preds: ^bb14, ^bb16
    %92 = llvm.icmp "slt" %91, %0 : i64
    llvm.cond_br %92, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %93 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mlir.constant(3 : index) : i64
    %95 = llvm.mul %89, %94 overflow<nsw, nuw> : i64
    %96 = llvm.add %95, %91 overflow<nsw, nuw> : i64
    %97 = llvm.getelementptr inbounds|nuw %93[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %7, %97 : f32, !llvm.ptr
    %98 = llvm.add %91, %3 : i64
    llvm.br ^bb15(%98 : i64)
  ^bb17:  // pred: ^bb15
    %99 = llvm.add %89, %3 : i64
    llvm.br ^bb13(%99 : i64)
  ^bb18:  // pred: ^bb13
    llvm.br ^bb19(%4 : i64)
  ^bb19(%100: i64):  // 2 preds: ^bb18, ^bb26
    %101 = llvm.icmp "slt" %100, %1 : i64
    llvm.cond_br %101, ^bb20, ^bb27
  ^bb20:  // pred: ^bb19
    llvm.br ^bb21(%4 : i64)
  ^bb21(%102: i64):  // 2 preds: ^bb20, ^bb25
    %103 = llvm.icmp "slt" %102, %0 : i64
    llvm.cond_br %103, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    llvm.br ^bb23(%4 : i64)
  ^bb23(%104: i64):  // 2 preds: ^bb22, ^bb24
    %105 = llvm.icmp "slt" %104, %6 : i64
    llvm.cond_br %105, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %106 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %107 = llvm.mlir.constant(5 : index) : i64
    %108 = llvm.mul %100, %107 overflow<nsw, nuw> : i64
    %109 = llvm.add %108, %104 overflow<nsw, nuw> : i64
    %110 = llvm.getelementptr inbounds|nuw %106[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 : !llvm.ptr -> f32
    %112 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %113 = llvm.mlir.constant(3 : index) : i64
    %114 = llvm.mul %104, %113 overflow<nsw, nuw> : i64
    %115 = llvm.add %114, %102 overflow<nsw, nuw> : i64
    %116 = llvm.getelementptr inbounds|nuw %112[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %117 = llvm.load %116 : !llvm.ptr -> f32
    %118 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %119 = llvm.mlir.constant(3 : index) : i64
    %120 = llvm.mul %100, %119 overflow<nsw, nuw> : i64
    %121 = llvm.add %120, %102 overflow<nsw, nuw> : i64
    %122 = llvm.getelementptr inbounds|nuw %118[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 : !llvm.ptr -> f32
    %124 = llvm.fmul %111, %117 : f32
    %125 = llvm.fadd %123, %124 : f32
    %126 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %127 = llvm.mlir.constant(3 : index) : i64
    %128 = llvm.mul %100, %127 overflow<nsw, nuw> : i64
    %129 = llvm.add %128, %102 overflow<nsw, nuw> : i64
    %130 = llvm.getelementptr inbounds|nuw %126[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %125, %130 : f32, !llvm.ptr
    %131 = llvm.add %104, %3 : i64
    llvm.br ^bb23(%131 : i64)
  ^bb25:  // pred: ^bb23
    %132 = llvm.add %102, %3 : i64
    llvm.br ^bb21(%132 : i64)
  ^bb26:  // pred: ^bb21
    %133 = llvm.add %100, %3 : i64
    llvm.br ^bb19(%133 : i64)
  ^bb27:  // pred: ^bb19
    %134 = llvm.mlir.constant(1 : index) : i64
    %135 = llvm.alloca %134 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %58, %135 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %136 = llvm.mlir.constant(2 : index) : i64
    %137 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %138 = llvm.insertvalue %136, %137[0] : !llvm.struct<(i64, ptr)> 
    %139 = llvm.insertvalue %135, %138[1] : !llvm.struct<(i64, ptr)> 
    %140 = llvm.extractvalue %139[0] : !llvm.struct<(i64, ptr)> 
    %141 = llvm.extractvalue %139[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%140, %141) : (i64, !llvm.ptr) -> ()
    %142 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %143 = llvm.mlir.constant(3 : index) : i64
    %144 = llvm.mul %4, %143 overflow<nsw, nuw> : i64
    %145 = llvm.add %144, %4 overflow<nsw, nuw> : i64
    %146 = llvm.getelementptr inbounds|nuw %142[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.load %146 : !llvm.ptr -> f32
    %148 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %149 = llvm.mlir.constant(3 : index) : i64
    %150 = llvm.mul %3, %149 overflow<nsw, nuw> : i64
    %151 = llvm.add %150, %3 overflow<nsw, nuw> : i64
    %152 = llvm.getelementptr inbounds|nuw %148[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.load %152 : !llvm.ptr -> f32
    %154 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %155 = llvm.mlir.constant(3 : index) : i64
    %156 = llvm.mul %2, %155 overflow<nsw, nuw> : i64
    %157 = llvm.add %156, %2 overflow<nsw, nuw> : i64
    %158 = llvm.getelementptr inbounds|nuw %154[%157] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %159 = llvm.load %158 : !llvm.ptr -> f32
    %160 = llvm.fadd %147, %153 : f32
    %161 = llvm.fadd %160, %159 : f32
    %162 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%162) : (!llvm.ptr) -> ()
    %163 = llvm.extractvalue %41[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%163) : (!llvm.ptr) -> ()
    %164 = llvm.extractvalue %58[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%164) : (!llvm.ptr) -> ()
    llvm.return %161 : f32
  }
}

