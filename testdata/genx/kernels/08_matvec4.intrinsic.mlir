module {
  llvm.func @llvm.genx.rdregionf.v16f32.v4f32.i16(vector<4xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
  llvm.func @llvm.genx.rdregionf.v4f32.v16f32.i16(vector<16xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
  llvm.func @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(vector<8xf32>, vector<4xf32>, i32, i32, i32, i16, i32, i1) -> vector<8xf32>
  llvm.func @matvec4(%arg0: vector<16xf32>, %arg1: vector<4xf32>) -> vector<8xf32> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i16) : i16
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.constant(4 : i16) : i16
    %6 = llvm.mlir.constant(8 : i16) : i16
    %7 = llvm.mlir.constant(12 : i16) : i16
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %10 = llvm.mlir.undef : vector<8xf32>
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.call_intrinsic "llvm.genx.rdregionf.v16f32.v4f32.i16"(%arg1, %0, %1, %2, %3, %4) : (vector<4xf32>, i32, i32, i32, i16, i32) -> vector<16xf32>
    %14 = llvm.fmul %arg0, %13 : vector<16xf32>
    %15 = llvm.call_intrinsic "llvm.genx.rdregionf.v4f32.v16f32.i16"(%14, %1, %2, %0, %3, %4) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
    %16 = llvm.call_intrinsic "llvm.genx.rdregionf.v4f32.v16f32.i16"(%14, %1, %2, %0, %5, %4) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
    %17 = llvm.call_intrinsic "llvm.genx.rdregionf.v4f32.v16f32.i16"(%14, %0, %1, %1, %6, %4) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
    %18 = llvm.call_intrinsic "llvm.genx.rdregionf.v4f32.v16f32.i16"(%14, %0, %1, %1, %7, %4) : (vector<16xf32>, i32, i32, i32, i16, i32) -> vector<4xf32>
    %19 = llvm.fadd %15, %16 : vector<4xf32>
    %20 = llvm.fadd %17, %18 : vector<4xf32>
    %21 = llvm.fadd %19, %20 : vector<4xf32>
    %22 = llvm.fsub %9, %21 : vector<4xf32>
    %23 = llvm.call_intrinsic "llvm.genx.wrregionf.v8f32.v4f32.i16.i1"(%10, %21, %0, %1, %11, %3, %4, %12) : (vector<8xf32>, vector<4xf32>, i32, i32, i32, i16, i32, i1) -> vector<8xf32>
    %24 = llvm.call_intrinsic "llvm.genx.wrregionf.v8f32.v4f32.i16.i1"(%23, %22, %0, %1, %11, %5, %4, %12) : (vector<8xf32>, vector<4xf32>, i32, i32, i32, i16, i32, i1) -> vector<8xf32>
    llvm.return %24 : vector<8xf32>
  }
}
