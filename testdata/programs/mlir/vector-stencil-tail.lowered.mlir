module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @smooth(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>) : vector<8xi32>
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(2 : index) : i64
    %16 = llvm.mlir.constant(8 : index) : i64
    %17 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %18 = llvm.mlir.constant(dense<5.000000e-01> : vector<8xf32>) : vector<8xf32>
    %19 = llvm.mlir.constant(dense<2.500000e-01> : vector<8xf32>) : vector<8xf32>
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.alloca %20 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %21, %22 : !llvm.array<1 x i64>, !llvm.ptr
    %23 = llvm.getelementptr %22[0, %13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %24 = llvm.load %23 : !llvm.ptr -> i64
    llvm.br ^bb1(%13 : i64)
  ^bb1(%25: i64):  // 2 preds: ^bb0, ^bb2
    %26 = llvm.icmp "slt" %25, %24 : i64
    llvm.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %27 = llvm.sub %24, %25 : i64
    %28 = llvm.trunc %27 : i64 to i32
    %29 = llvm.mlir.poison : vector<8xi32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %28, %29[%30 : i32] : vector<8xi32>
    %32 = llvm.shufflevector %31, %29 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %33 = llvm.icmp "sgt" %32, %12 : vector<8xi32>
    %34 = llvm.add %25, %14 : i64
    %35 = llvm.add %25, %15 : i64
    %36 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr %36[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.intr.masked.load %37, %33, %17 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %39 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.getelementptr %39[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.intr.masked.load %40, %33, %17 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %42 = llvm.mlir.constant(1 : index) : i64
    %43 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.alloca %42 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %43, %44 : !llvm.array<1 x i64>, !llvm.ptr
    %45 = llvm.getelementptr %44[0, %13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %46 = llvm.load %45 : !llvm.ptr -> i64
    %47 = llvm.sub %46, %35 : i64
    %48 = llvm.trunc %47 : i64 to i32
    %49 = llvm.mlir.poison : vector<8xi32>
    %50 = llvm.mlir.constant(0 : i32) : i32
    %51 = llvm.insertelement %48, %49[%50 : i32] : vector<8xi32>
    %52 = llvm.shufflevector %51, %49 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %53 = llvm.icmp "sgt" %52, %12 : vector<8xi32>
    %54 = llvm.and %53, %33 : vector<8xi1>
    %55 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.getelementptr %55[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.intr.masked.load %56, %54, %17 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %58 = llvm.fadd %38, %57 : vector<8xf32>
    %59 = llvm.fmul %58, %19 : vector<8xf32>
    %60 = llvm.fmul %41, %18 : vector<8xf32>
    %61 = llvm.fadd %59, %60 : vector<8xf32>
    %62 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.getelementptr %62[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %61, %63, %33 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
    %64 = llvm.add %25, %16 : i64
    llvm.br ^bb1(%64 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(11 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(21 : index) : i64
    %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.br ^bb1(%2, %5 : i64, f32)
  ^bb1(%6: i64, %7: f32):  // 2 preds: ^bb0, ^bb7
    %8 = llvm.icmp "slt" %6, %4 : i64
    llvm.cond_br %8, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %9 = llvm.add %6, %3 : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %9, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %10, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.mlir.zero : !llvm.ptr
    %24 = llvm.getelementptr %23[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.ptrtoint %24 : !llvm.ptr to i64
    %26 = llvm.call @malloc(%25) : (i64) -> !llvm.ptr
    %27 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %6, %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.insertvalue %22, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb3(%1 : i64)
  ^bb3(%34: i64):  // 2 preds: ^bb2, ^bb4
    %35 = llvm.icmp "slt" %34, %9 : i64
    llvm.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = llvm.mul %34, %34 : i64
    %37 = llvm.trunc %36 : i64 to i32
    %38 = llvm.sitofp %37 : i32 to f32
    %39 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.getelementptr inbounds|nuw %39[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %38, %40 : f32, !llvm.ptr
    %41 = llvm.add %34, %2 : i64
    llvm.br ^bb3(%41 : i64)
  ^bb5:  // pred: ^bb3
    %42 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.extractvalue %21[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.extractvalue %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %49 = llvm.extractvalue %33[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %50 = llvm.extractvalue %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %51 = llvm.extractvalue %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @smooth(%42, %43, %44, %45, %46, %47, %48, %49, %50, %51) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %52 = llvm.sub %6, %2 : i64
    %53 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %54 = llvm.getelementptr inbounds|nuw %53[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 : !llvm.ptr -> f32
    %56 = llvm.fadd %7, %55 : f32
    %57 = llvm.icmp "eq" %6, %0 : i64
    llvm.cond_br %57, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %58 = llvm.mlir.constant(1 : index) : i64
    %59 = llvm.alloca %58 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %33, %59 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %60 = llvm.mlir.constant(1 : index) : i64
    %61 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %62 = llvm.insertvalue %60, %61[0] : !llvm.struct<(i64, ptr)> 
    %63 = llvm.insertvalue %59, %62[1] : !llvm.struct<(i64, ptr)> 
    %64 = llvm.extractvalue %63[0] : !llvm.struct<(i64, ptr)> 
    %65 = llvm.extractvalue %63[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%64, %65) : (i64, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %66 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%66) : (!llvm.ptr) -> ()
    %67 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%67) : (!llvm.ptr) -> ()
    %68 = llvm.add %6, %2 : i64
    llvm.br ^bb1(%68, %56 : i64, f32)
  ^bb8:  // pred: ^bb1
    llvm.return %7 : f32
  }
}

