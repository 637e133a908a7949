module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @square_plus(%arg0: !llvm.struct<(f64, f64)>, %arg1: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %1 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %2 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    %3 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %4 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    %5 = llvm.fmul %1, %3 : f64
    %6 = llvm.fmul %2, %4 : f64
    %7 = llvm.fsub %5, %6 : f64
    %8 = llvm.fmul %2, %3 : f64
    %9 = llvm.fmul %1, %4 : f64
    %10 = llvm.fadd %8, %9 : f64
    %11 = llvm.extractvalue %arg1[0] : !llvm.struct<(f64, f64)> 
    %12 = llvm.fadd %7, %11 : f64
    %13 = llvm.extractvalue %arg1[1] : !llvm.struct<(f64, f64)> 
    %14 = llvm.fadd %10, %13 : f64
    %15 = llvm.insertvalue %12, %0[0] : !llvm.struct<(f64, f64)> 
    %16 = llvm.insertvalue %14, %15[1] : !llvm.struct<(f64, f64)> 
    llvm.return %16 : !llvm.struct<(f64, f64)>
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %2 = llvm.mlir.constant(-9.375000e-01 : f64) : f64
    %3 = llvm.mlir.constant(-1.562500e+00 : f64) : f64
    %4 = llvm.mlir.constant(3.125000e-01 : f64) : f64
    %5 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(30 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(7 : index) : i64
    %12 = llvm.mlir.constant(11 : index) : i64
    %13 = llvm.mlir.constant([-7.500000e-01, 1.250000e-01]) : !llvm.struct<(f64, f64)>
    %14 = llvm.mlir.constant(7 : index) : i64
    %15 = llvm.mlir.constant(11 : index) : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(77 : index) : i64
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr
    %22 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %21, %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mlir.constant(0 : index) : i64
    %26 = llvm.insertvalue %25, %24[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %14, %26[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.insertvalue %15, %27[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %15, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.insertvalue %16, %29[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%9 : i64)
  ^bb1(%31: i64):  // 2 preds: ^bb0, ^bb8
    %32 = llvm.icmp "slt" %31, %11 : i64
    llvm.cond_br %32, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%9 : i64)
  ^bb3(%33: i64):  // 2 preds: ^bb2, ^bb7
    %34 = llvm.icmp "slt" %33, %12 : i64
    llvm.cond_br %34, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %35 = llvm.trunc %31 : i64 to i32
    %36 = llvm.trunc %33 : i64 to i32
    %37 = llvm.sitofp %35 : i32 to f64
    %38 = llvm.sitofp %36 : i32 to f64
    %39 = llvm.fmul %37, %4 : f64
    %40 = llvm.fmul %38, %4 : f64
    %41 = llvm.fadd %40, %3 : f64
    %42 = llvm.fadd %39, %2 : f64
    %43 = llvm.insertvalue %41, %1[0] : !llvm.struct<(f64, f64)> 
    %44 = llvm.insertvalue %42, %43[1] : !llvm.struct<(f64, f64)> 
    llvm.br ^bb5(%44, %8 : !llvm.struct<(f64, f64)>, i32)
  ^bb5(%45: !llvm.struct<(f64, f64)>, %46: i32):  // 2 preds: ^bb4, ^bb6
    %47 = llvm.extractvalue %45[0] : !llvm.struct<(f64, f64)> 
    %48 = llvm.extractvalue %45[1] : !llvm.struct<(f64, f64)> 
    %49 = llvm.fmul %47, %47 : f64
    %50 = llvm.fmul %48, %48 : f64
    %51 = llvm.fadd %49, %50 : f64
    %52 = llvm.fcmp "ole" %51, %5 : f64
    %53 = llvm.icmp "slt" %46, %6 : i32
    %54 = llvm.and %52, %53 : i1
    llvm.cond_br %54, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %55 = llvm.call @square_plus(%45, %13) : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %56 = llvm.add %46, %7 : i32
    llvm.br ^bb5(%55, %56 : !llvm.struct<(f64, f64)>, i32)
  ^bb7:  // pred: ^bb5
    %57 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.mlir.constant(11 : index) : i64
    %59 = llvm.mul %31, %58 overflow<nsw, nuw> : i64
    %60 = llvm.add %59, %33 overflow<nsw, nuw> : i64
    %61 = llvm.getelementptr inbounds|nuw %57[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %46, %61 : i32, !llvm.ptr
    %62 = llvm.add %33, %10 : i64
    llvm.br ^bb3(%62 : i64)
  ^bb8:  // pred: ^bb3
    %63 = llvm.add %31, %10 : i64
    llvm.br ^bb1(%63 : i64)
  ^bb9:  // pred: ^bb1
    %64 = llvm.mlir.constant(1 : index) : i64
    %65 = llvm.alloca %64 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %30, %65 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %66 = llvm.mlir.constant(2 : index) : i64
    %67 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %68 = llvm.insertvalue %66, %67[0] : !llvm.struct<(i64, ptr)> 
    %69 = llvm.insertvalue %65, %68[1] : !llvm.struct<(i64, ptr)> 
    %70 = llvm.extractvalue %69[0] : !llvm.struct<(i64, ptr)> 
    %71 = llvm.extractvalue %69[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%70, %71) : (i64, !llvm.ptr) -> ()
    llvm.br ^bb10(%9, %0 : i64, i64)
  ^bb10(%72: i64, %73: i64):  // 2 preds: ^bb9, ^bb11
    %74 = llvm.icmp "slt" %72, %11 : i64
    llvm.cond_br %74, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %75 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.mlir.constant(11 : index) : i64
    %77 = llvm.mul %72, %76 overflow<nsw, nuw> : i64
    %78 = llvm.add %77, %72 overflow<nsw, nuw> : i64
    %79 = llvm.getelementptr inbounds|nuw %75[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %80 = llvm.load %79 : !llvm.ptr -> i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.add %73, %81 : i64
    %83 = llvm.add %72, %10 : i64
    llvm.br ^bb10(%83, %82 : i64, i64)
  ^bb12:  // pred: ^bb10
    %84 = llvm.extractvalue %30[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%84) : (!llvm.ptr) -> ()
    llvm.return %73 : i64
  }
}

