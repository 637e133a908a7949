module {
  llvm.func @llvm.genx.simdcf.goto.v32i1.v8i1(vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
  llvm.func @llvm.genx.simdcf.join.v32i1.v8i1(vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
  llvm.func @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
  llvm.func @nested_if(%arg0: vector<8xi32>) -> vector<8xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : vector<8xi32>) : vector<8xi32>
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(dense<true> : vector<32xi1>) : vector<32xi1>
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(dense<false> : vector<8xi1>) : vector<8xi1>
    %6 = llvm.mlir.undef : vector<32xi1>
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(0 : i16) : i16
    %10 = llvm.mlir.undef : i32
    %11 = llvm.mlir.constant(dense<-10> : vector<8xi32>) : vector<8xi32>
    %12 = llvm.mlir.constant(dense<1> : vector<8xi32>) : vector<8xi32>
    %13 = llvm.mlir.constant(dense<100> : vector<8xi32>) : vector<8xi32>
    %14 = llvm.icmp "slt" %arg0, %1 : vector<8xi32>
    %15 = llvm.call_intrinsic "llvm.genx.simdcf.goto.v32i1.v8i1"(%3, %5, %14) : (vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    %18 = llvm.extractvalue %15[2] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    llvm.cond_br %18, ^bb4(%arg0, %16, %5 : vector<8xi32>, vector<32xi1>, vector<8xi1>), ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.shufflevector %16, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi1> 
    %20 = llvm.sub %1, %arg0 : vector<8xi32>
    %21 = llvm.call_intrinsic "llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1"(%arg0, %20, %0, %7, %8, %9, %10, %19) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
    %22 = llvm.icmp "slt" %arg0, %11 : vector<8xi32>
    %23 = llvm.call_intrinsic "llvm.genx.simdcf.goto.v32i1.v8i1"(%16, %5, %22) : (vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    %26 = llvm.extractvalue %23[2] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    llvm.cond_br %26, ^bb3(%21 : vector<8xi32>), ^bb2
  ^bb2:  // pred: ^bb1
    %27 = llvm.shufflevector %24, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi1> 
    %28 = llvm.shl %21, %12 : vector<8xi32>
    %29 = llvm.call_intrinsic "llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1"(%21, %28, %0, %7, %8, %9, %10, %27) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
    llvm.br ^bb3(%29 : vector<8xi32>)
  ^bb3(%30: vector<8xi32>):  // 2 preds: ^bb1, ^bb2
    %31 = llvm.call_intrinsic "llvm.genx.simdcf.join.v32i1.v8i1"(%24, %25) : (vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(vector<32xi1>, i1)> 
    %33 = llvm.call_intrinsic "llvm.genx.simdcf.goto.v32i1.v8i1"(%32, %5, %5) : (vector<32xi1>, vector<8xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(vector<32xi1>, vector<8xi1>, i1)> 
    llvm.br ^bb4(%30, %34, %35 : vector<8xi32>, vector<32xi1>, vector<8xi1>)
  ^bb4(%36: vector<8xi32>, %37: vector<32xi1>, %38: vector<8xi1>):  // 2 preds: ^bb0, ^bb3
    %39 = llvm.call_intrinsic "llvm.genx.simdcf.join.v32i1.v8i1"(%37, %17) : (vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
    %40 = llvm.extractvalue %39[0] : !llvm.struct<(vector<32xi1>, i1)> 
    %41 = llvm.extractvalue %39[1] : !llvm.struct<(vector<32xi1>, i1)> 
    llvm.cond_br %41, ^bb6(%36 : vector<8xi32>), ^bb5
  ^bb5:  // pred: ^bb4
    %42 = llvm.shufflevector %40, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi1> 
    %43 = llvm.add %arg0, %13 : vector<8xi32>
    %44 = llvm.call_intrinsic "llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1"(%36, %43, %0, %7, %8, %9, %10, %42) : (vector<8xi32>, vector<8xi32>, i32, i32, i32, i16, i32, vector<8xi1>) -> vector<8xi32>
    llvm.br ^bb6(%44 : vector<8xi32>)
  ^bb6(%45: vector<8xi32>):  // 2 preds: ^bb4, ^bb5
    %46 = llvm.call_intrinsic "llvm.genx.simdcf.join.v32i1.v8i1"(%40, %38) : (vector<32xi1>, vector<8xi1>) -> !llvm.struct<(vector<32xi1>, i1)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(vector<32xi1>, i1)> 
    llvm.return %45 : vector<8xi32>
  }
}
