module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @reverse(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(16 : index) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%6 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb7
    %13 = llvm.icmp "slt" %12, %9 : i64
    llvm.cond_br %13, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %14 = llvm.trunc %12 : i64 to i32
    llvm.br ^bb3(%6, %14, %10 : i64, i32, i32)
  ^bb3(%15: i64, %16: i32, %17: i32):  // 2 preds: ^bb2, ^bb4
    %18 = llvm.icmp "slt" %15, %8 : i64
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.and %16, %11 : i32
    %20 = llvm.shl %17, %11 : i32
    %21 = llvm.or %20, %19 : i32
    %22 = llvm.lshr %16, %11 : i32
    %23 = llvm.add %15, %7 : i64
    llvm.br ^bb3(%23, %22, %21 : i64, i32, i32)
  ^bb5:  // pred: ^bb3
    %24 = llvm.sext %17 : i32 to i64
    %25 = llvm.icmp "ult" %12, %24 : i64
    llvm.cond_br %25, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %26 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr inbounds|nuw %26[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %28 = llvm.load %27 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %29 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.getelementptr inbounds|nuw %29[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %32 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr inbounds|nuw %32[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %31, %33 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %34 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.getelementptr inbounds|nuw %34[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %28, %35 : !llvm.struct<(f64, f64)>, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %36 = llvm.add %12, %7 : i64
    llvm.br ^bb1(%36 : i64)
  ^bb8:  // pred: ^bb1
    llvm.return
  }
  llvm.func @fft(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f64) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(16 : index) : i64
    %11 = llvm.mlir.constant(3.1415926535897931 : f64) : f64
    %12 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @reverse(%12, %13, %14, %15, %16) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    llvm.br ^bb1(%8 : i64)
  ^bb1(%17: i64):  // 2 preds: ^bb0, ^bb8
    %18 = llvm.icmp "ult" %17, %10 : i64
    llvm.cond_br %18, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %19 = llvm.mul %17, %9 : i64
    %20 = llvm.sitofp %17 : i64 to f64
    llvm.br ^bb3(%7 : i64)
  ^bb3(%21: i64):  // 2 preds: ^bb2, ^bb7
    %22 = llvm.icmp "slt" %21, %10 : i64
    llvm.cond_br %22, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%7 : i64)
  ^bb5(%23: i64):  // 2 preds: ^bb4, ^bb6
    %24 = llvm.icmp "slt" %23, %17 : i64
    llvm.cond_br %24, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %25 = llvm.sitofp %23 : i64 to f64
    %26 = llvm.fmul %25, %11 : f64
    %27 = llvm.fdiv %26, %20 : f64
    %28 = llvm.fmul %27, %arg5 : f64
    %29 = llvm.intr.cos(%28) : (f64) -> f64
    %30 = llvm.intr.sin(%28) : (f64) -> f64
    %31 = llvm.add %21, %23 : i64
    %32 = llvm.add %31, %17 : i64
    %33 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.getelementptr inbounds|nuw %33[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %35 = llvm.load %34 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %36 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr inbounds|nuw %36[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %38 = llvm.load %37 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(f64, f64)> 
    %40 = llvm.extractvalue %38[1] : !llvm.struct<(f64, f64)> 
    %41 = llvm.fmul %39, %29 : f64
    %42 = llvm.fmul %40, %30 : f64
    %43 = llvm.fsub %41, %42 : f64
    %44 = llvm.fmul %40, %29 : f64
    %45 = llvm.fmul %39, %30 : f64
    %46 = llvm.fadd %44, %45 : f64
    %47 = llvm.extractvalue %35[0] : !llvm.struct<(f64, f64)> 
    %48 = llvm.fadd %47, %43 : f64
    %49 = llvm.extractvalue %35[1] : !llvm.struct<(f64, f64)> 
    %50 = llvm.fadd %49, %46 : f64
    %51 = llvm.insertvalue %48, %6[0] : !llvm.struct<(f64, f64)> 
    %52 = llvm.insertvalue %50, %51[1] : !llvm.struct<(f64, f64)> 
    %53 = llvm.extractvalue %35[0] : !llvm.struct<(f64, f64)> 
    %54 = llvm.fsub %53, %43 : f64
    %55 = llvm.extractvalue %35[1] : !llvm.struct<(f64, f64)> 
    %56 = llvm.fsub %55, %46 : f64
    %57 = llvm.insertvalue %54, %6[0] : !llvm.struct<(f64, f64)> 
    %58 = llvm.insertvalue %56, %57[1] : !llvm.struct<(f64, f64)> 
    %59 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %60 = llvm.getelementptr inbounds|nuw %59[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %52, %60 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %61 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %62 = llvm.getelementptr inbounds|nuw %61[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %58, %62 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %63 = llvm.add %23, %8 : i64
    llvm.br ^bb5(%63 : i64)
  ^bb7:  // pred: ^bb5
    %64 = llvm.add %21, %19 : i64
    llvm.br ^bb3(%64 : i64)
  ^bb8:  // pred: ^bb3
    llvm.br ^bb1(%19 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
  llvm.func @show(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f64) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(16 : index) : i64
    %9 = llvm.mlir.constant(1.000000e+03 : f64) : f64
    %10 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    llvm.br ^bb1(%6 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb2
    %12 = llvm.icmp "slt" %11, %8 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr inbounds|nuw %13[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.struct<(f64, f64)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(f64, f64)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(f64, f64)> 
    %18 = llvm.fmul %arg5, %9 : f64
    %19 = llvm.fmul %16, %18 : f64
    %20 = llvm.fmul %17, %18 : f64
    %21 = llvm.intr.round(%19) : (f64) -> f64
    %22 = llvm.intr.round(%20) : (f64) -> f64
    %23 = llvm.fadd %21, %10 : f64
    %24 = llvm.fadd %22, %10 : f64
    llvm.call @printF64(%23) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printF64(%24) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %25 = llvm.add %11, %7 : i64
    llvm.br ^bb1(%25 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(5 : index) : i64
    %5 = llvm.mlir.constant(16 : index) : i64
    %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(6.250000e-02 : f64) : f64
    %9 = llvm.mlir.constant(16 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.getelementptr %14[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.add %13, %16 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.sub %16, %20 : i64
    %22 = llvm.add %19, %21 : i64
    %23 = llvm.urem %22, %16 : i64
    %24 = llvm.sub %22, %23 : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %27 = llvm.insertvalue %18, %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %9, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %10, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%2 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb2
    %34 = llvm.icmp "slt" %33, %5 : i64
    llvm.cond_br %34, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %35 = llvm.mul %33, %33 : i64
    %36 = llvm.urem %35, %4 : i64
    %37 = llvm.sitofp %36 : i64 to f64
    %38 = llvm.sitofp %33 : i64 to f64
    %39 = llvm.insertvalue %37, %1[0] : !llvm.struct<(f64, f64)> 
    %40 = llvm.insertvalue %38, %39[1] : !llvm.struct<(f64, f64)> 
    %41 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.getelementptr inbounds|nuw %41[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %40, %42 : !llvm.struct<(f64, f64)>, !llvm.ptr
    %43 = llvm.add %33, %3 : i64
    llvm.br ^bb1(%43 : i64)
  ^bb3:  // pred: ^bb1
    %44 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.extractvalue %32[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.extractvalue %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.extractvalue %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @fft(%44, %45, %46, %47, %48, %7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> ()
    %49 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %50 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %51 = llvm.extractvalue %32[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %52 = llvm.extractvalue %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %53 = llvm.extractvalue %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @show(%49, %50, %51, %52, %53, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> ()
    %54 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.extractvalue %32[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %57 = llvm.extractvalue %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %58 = llvm.extractvalue %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @fft(%54, %55, %56, %57, %58, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> ()
    %59 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %60 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %61 = llvm.extractvalue %32[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %62 = llvm.extractvalue %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.extractvalue %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @show(%59, %60, %61, %62, %63, %8) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f64) -> ()
    %64 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%64) : (!llvm.ptr) -> ()
    llvm.return %0 : f32
  }
}

