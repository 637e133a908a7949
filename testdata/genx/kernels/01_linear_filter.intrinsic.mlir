module {
  llvm.func @llvm.genx.rdregioni.v144i8.v256i8.i16(vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
  llvm.func @llvm.genx.uutrunc.sat.v144i8.v144i32(vector<144xi32>) -> vector<144xi8>
  llvm.func @linear_filter(%arg0: vector<256xi8>) -> vector<144xi8> {
    %0 = llvm.mlir.constant(32 : i32) : i32
    %1 = llvm.mlir.constant(24 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i16) : i16
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(dense<0> : vector<144xi32>) : vector<144xi32>
    %7 = llvm.mlir.constant(3 : i16) : i16
    %8 = llvm.mlir.constant(6 : i16) : i16
    %9 = llvm.mlir.constant(32 : i16) : i16
    %10 = llvm.mlir.constant(35 : i16) : i16
    %11 = llvm.mlir.constant(38 : i16) : i16
    %12 = llvm.mlir.constant(64 : i16) : i16
    %13 = llvm.mlir.constant(67 : i16) : i16
    %14 = llvm.mlir.constant(70 : i16) : i16
    %15 = llvm.mlir.constant(dense<7282> : vector<144xi32>) : vector<144xi32>
    %16 = llvm.mlir.constant(dense<16> : vector<144xi32>) : vector<144xi32>
    %17 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %3, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %18 = llvm.zext %17 : vector<144xi8> to vector<144xi32>
    %19 = llvm.add %6, %18 : vector<144xi32>
    %20 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %7, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %21 = llvm.zext %20 : vector<144xi8> to vector<144xi32>
    %22 = llvm.add %19, %21 : vector<144xi32>
    %23 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %8, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %24 = llvm.zext %23 : vector<144xi8> to vector<144xi32>
    %25 = llvm.add %22, %24 : vector<144xi32>
    %26 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %9, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %27 = llvm.zext %26 : vector<144xi8> to vector<144xi32>
    %28 = llvm.add %25, %27 : vector<144xi32>
    %29 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %10, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %30 = llvm.zext %29 : vector<144xi8> to vector<144xi32>
    %31 = llvm.add %28, %30 : vector<144xi32>
    %32 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %11, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %33 = llvm.zext %32 : vector<144xi8> to vector<144xi32>
    %34 = llvm.add %31, %33 : vector<144xi32>
    %35 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %12, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %36 = llvm.zext %35 : vector<144xi8> to vector<144xi32>
    %37 = llvm.add %34, %36 : vector<144xi32>
    %38 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %13, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %39 = llvm.zext %38 : vector<144xi8> to vector<144xi32>
    %40 = llvm.add %37, %39 : vector<144xi32>
    %41 = llvm.call_intrinsic "llvm.genx.rdregioni.v144i8.v256i8.i16"(%arg0, %0, %1, %2, %14, %4) : (vector<256xi8>, i32, i32, i32, i16, i32) -> vector<144xi8>
    %42 = llvm.zext %41 : vector<144xi8> to vector<144xi32>
    %43 = llvm.add %40, %42 : vector<144xi32>
    %44 = llvm.mul %43, %15 : vector<144xi32>
    %45 = llvm.lshr %44, %16 : vector<144xi32>
    %46 = llvm.call_intrinsic "llvm.genx.uutrunc.sat.v144i8.v144i32"(%45) : (vector<144xi32>) -> vector<144xi8>
    llvm.return %46 : vector<144xi8>
  }
}
