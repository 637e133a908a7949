module {
  llvm.mlir.global private constant @points(dense<[0.000000e+00, 3.000000e-01, 7.500000e-01, 1.000000e+00, 0.99899999999999999]> : tensor<5xf64>) {addr_space = 0 : i32} : !llvm.array<5 x f64>
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: f64) attributes {sym_visibility = "private"} {
    llvm.call @printF64(%arg0) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.return
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(5 : index) : i64
    %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %5 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %6 = llvm.mlir.constant(5 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.mlir.addressof @points : !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x f64>
    %13 = llvm.mlir.constant(3735928559 : index) : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %12, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %6, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %7, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0, %3 : i64, f64)
  ^bb1(%22: i64, %23: f64):  // 2 preds: ^bb0, ^bb2
    %24 = llvm.icmp "slt" %22, %2 : i64
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.getelementptr inbounds|nuw %25[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %27 = llvm.load %26 : !llvm.ptr -> f64
    %28 = llvm.fadd %27, %5 : f64
    %29 = llvm.intr.sin(%27) : (f64) -> f64
    %30 = llvm.intr.cos(%27) : (f64) -> f64
    %31 = llvm.intr.tan(%27) : (f64) -> f64
    %32 = llvm.intr.asin(%27) : (f64) -> f64
    %33 = llvm.intr.acos(%27) : (f64) -> f64
    %34 = llvm.intr.atan(%27) : (f64) -> f64
    %35 = llvm.intr.atan2(%27, %28) : (f64, f64) -> f64
    %36 = llvm.intr.sinh(%27) : (f64) -> f64
    %37 = llvm.intr.cosh(%27) : (f64) -> f64
    %38 = llvm.intr.tanh(%27) : (f64) -> f64
    %39 = llvm.intr.exp(%27) : (f64) -> f64
    %40 = llvm.intr.exp2(%27) : (f64) -> f64
    %41 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %42 = llvm.intr.exp(%27) : (f64) -> f64
    %43 = llvm.fsub %42, %41 : f64
    %44 = llvm.intr.log(%28) : (f64) -> f64
    %45 = llvm.intr.log2(%28) : (f64) -> f64
    %46 = llvm.intr.log10(%28) : (f64) -> f64
    %47 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %48 = llvm.fadd %47, %27 : f64
    %49 = llvm.intr.log(%48) : (f64) -> f64
    %50 = llvm.intr.sqrt(%27) : (f64) -> f64
    %51 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %52 = llvm.intr.sqrt(%28) : (f64) -> f64
    %53 = llvm.fdiv %51, %52 : f64
    %54 = llvm.intr.pow(%28, %4) : (f64, f64) -> f64
    %55 = llvm.intr.fma(%27, %28, %5) : (f64, f64, f64) -> f64
    llvm.call @show(%29) : (f64) -> ()
    llvm.call @show(%30) : (f64) -> ()
    llvm.call @show(%31) : (f64) -> ()
    llvm.call @show(%32) : (f64) -> ()
    llvm.call @show(%33) : (f64) -> ()
    llvm.call @show(%34) : (f64) -> ()
    llvm.call @show(%35) : (f64) -> ()
    llvm.call @show(%36) : (f64) -> ()
    llvm.call @show(%37) : (f64) -> ()
    llvm.call @show(%38) : (f64) -> ()
    llvm.call @show(%39) : (f64) -> ()
    llvm.call @show(%40) : (f64) -> ()
    llvm.call @show(%43) : (f64) -> ()
    llvm.call @show(%44) : (f64) -> ()
    llvm.call @show(%45) : (f64) -> ()
    llvm.call @show(%46) : (f64) -> ()
    llvm.call @show(%49) : (f64) -> ()
    llvm.call @show(%50) : (f64) -> ()
    llvm.call @show(%53) : (f64) -> ()
    llvm.call @show(%54) : (f64) -> ()
    llvm.call @printF64(%55) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %56 = llvm.fadd %23, %39 : f64
    %57 = llvm.add %22, %1 : i64
    llvm.br ^bb1(%57, %56 : i64, f64)
  ^bb3:  // pred: ^bb1
    %58 = llvm.fptrunc %23 : f64 to f32
    llvm.return %58 : f32
  }
}

