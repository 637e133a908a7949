module {
  llvm.func @llvm.genx.rdregioni.v16i32.v16i32.v16i16(vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
  llvm.func @llvm.genx.smin.v16i32.v16i32(vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.func @llvm.genx.smax.v16i32.v16i32(vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.func @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
  llvm.func @bitonic16(%arg0: vector<16xi32>, %arg1: vector<16xi16>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(dense<1> : vector<16xi16>) : vector<16xi16>
    %1 = llvm.mlir.constant(dense<2> : vector<16xi16>) : vector<16xi16>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(0 : i16) : i16
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.constant(dense<[true, false, false, true, true, false, false, true, true, false, false, true, true, false, false, true]> : vector<16xi1>) : vector<16xi1>
    %10 = llvm.mlir.constant(dense<[true, true, false, false, false, false, true, true, true, true, false, false, false, false, true, true]> : vector<16xi1>) : vector<16xi1>
    %11 = llvm.mlir.constant(dense<[true, false, true, false, false, true, false, true, true, false, true, false, false, true, false, true]> : vector<16xi1>) : vector<16xi1>
    %12 = llvm.mlir.constant(dense<4> : vector<16xi16>) : vector<16xi16>
    %13 = llvm.mlir.constant(dense<[true, true, true, true, false, false, false, false, false, false, false, false, true, true, true, true]> : vector<16xi1>) : vector<16xi1>
    %14 = llvm.mlir.constant(dense<[true, true, false, false, true, true, false, false, false, false, true, true, false, false, true, true]> : vector<16xi1>) : vector<16xi1>
    %15 = llvm.mlir.constant(dense<[true, false, true, false, true, false, true, false, false, true, false, true, false, true, false, true]> : vector<16xi1>) : vector<16xi1>
    %16 = llvm.mlir.constant(dense<8> : vector<16xi16>) : vector<16xi16>
    %17 = llvm.mlir.constant(dense<[true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false]> : vector<16xi1>) : vector<16xi1>
    %18 = llvm.mlir.constant(dense<[true, true, true, true, false, false, false, false, true, true, true, true, false, false, false, false]> : vector<16xi1>) : vector<16xi1>
    %19 = llvm.mlir.constant(dense<[true, true, false, false, true, true, false, false, true, true, false, false, true, true, false, false]> : vector<16xi1>) : vector<16xi1>
    %20 = llvm.mlir.constant(dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : vector<16xi1>) : vector<16xi1>
    %21 = llvm.xor %arg1, %0 : vector<16xi16>
    %22 = llvm.shl %21, %1 : vector<16xi16>
    %23 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%arg0, %2, %3, %2, %22, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %24 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%arg0, %23) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %25 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%arg0, %23) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %26 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%25, %24, %2, %5, %3, %6, %4, %9) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %27 = llvm.xor %arg1, %1 : vector<16xi16>
    %28 = llvm.shl %27, %1 : vector<16xi16>
    %29 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%26, %2, %3, %2, %28, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %30 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%26, %29) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %31 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%26, %29) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %32 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%31, %30, %2, %5, %3, %6, %4, %10) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %33 = llvm.xor %arg1, %0 : vector<16xi16>
    %34 = llvm.shl %33, %1 : vector<16xi16>
    %35 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%32, %2, %3, %2, %34, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %36 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%32, %35) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %37 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%32, %35) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %38 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%37, %36, %2, %5, %3, %6, %4, %11) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %39 = llvm.xor %arg1, %12 : vector<16xi16>
    %40 = llvm.shl %39, %1 : vector<16xi16>
    %41 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%38, %2, %3, %2, %40, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %42 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%38, %41) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %43 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%38, %41) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %44 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%43, %42, %2, %5, %3, %6, %4, %13) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %45 = llvm.xor %arg1, %1 : vector<16xi16>
    %46 = llvm.shl %45, %1 : vector<16xi16>
    %47 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%44, %2, %3, %2, %46, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %48 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%44, %47) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %49 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%44, %47) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %50 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%49, %48, %2, %5, %3, %6, %4, %14) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %51 = llvm.xor %arg1, %0 : vector<16xi16>
    %52 = llvm.shl %51, %1 : vector<16xi16>
    %53 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%50, %2, %3, %2, %52, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %54 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%50, %53) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %55 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%50, %53) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %56 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%55, %54, %2, %5, %3, %6, %4, %15) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %57 = llvm.xor %arg1, %16 : vector<16xi16>
    %58 = llvm.shl %57, %1 : vector<16xi16>
    %59 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%56, %2, %3, %2, %58, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %60 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%56, %59) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %61 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%56, %59) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %62 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%61, %60, %2, %5, %3, %6, %4, %17) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %63 = llvm.xor %arg1, %12 : vector<16xi16>
    %64 = llvm.shl %63, %1 : vector<16xi16>
    %65 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%62, %2, %3, %2, %64, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %66 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%62, %65) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %67 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%62, %65) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %68 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%67, %66, %2, %5, %3, %6, %4, %18) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %69 = llvm.xor %arg1, %1 : vector<16xi16>
    %70 = llvm.shl %69, %1 : vector<16xi16>
    %71 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%68, %2, %3, %2, %70, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %72 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%68, %71) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %73 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%68, %71) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %74 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%73, %72, %2, %5, %3, %6, %4, %19) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    %75 = llvm.xor %arg1, %0 : vector<16xi16>
    %76 = llvm.shl %75, %1 : vector<16xi16>
    %77 = llvm.call_intrinsic "llvm.genx.rdregioni.v16i32.v16i32.v16i16"(%74, %2, %3, %2, %76, %4) : (vector<16xi32>, i32, i32, i32, vector<16xi16>, i32) -> vector<16xi32>
    %78 = llvm.call_intrinsic "llvm.genx.smin.v16i32.v16i32"(%74, %77) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %79 = llvm.call_intrinsic "llvm.genx.smax.v16i32.v16i32"(%74, %77) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %80 = llvm.call_intrinsic "llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1"(%79, %78, %2, %5, %3, %6, %4, %20) : (vector<16xi32>, vector<16xi32>, i32, i32, i32, i16, i32, vector<16xi1>) -> vector<16xi32>
    llvm.return %80 : vector<16xi32>
  }
}
