module {
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(0.99896532716498509 : f64) : f64
    %1 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(2.000000e-02 : f64) : f64
    %3 = llvm.mlir.constant(1.000000e-02 : f64) : f64
    %4 = llvm.mlir.constant(100 : index) : i64
    %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(-2.000000e+00 : f64) : f64
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    %12 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %13 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %14 = llvm.mlir.constant(4.000000e-02 : f64) : f64
    %15 = llvm.mlir.constant(-5.000000e-01 : f64) : f64
    %16 = llvm.mlir.constant(0.3989422804014327 : f64) : f64
    %17 = llvm.mlir.constant(0.10798193302637613 : f64) : f64
    llvm.br ^bb1(%10, %17 : i64, f64)
  ^bb1(%18: i64, %19: f64):  // 2 preds: ^bb0, ^bb2
    %20 = llvm.icmp "slt" %18, %4 : i64
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %21 = llvm.sitofp %18 : i64 to f64
    %22 = llvm.fmul %21, %14 : f64
    %23 = llvm.fadd %22, %8 : f64
    %24 = llvm.fmul %23, %23 : f64
    %25 = llvm.fmul %24, %15 : f64
    %26 = llvm.intr.exp(%25) : (f64) -> f64
    %27 = llvm.fmul %26, %16 : f64
    %28 = llvm.urem %18, %11 : i64
    %29 = llvm.icmp "ne" %28, %9 : i64
    %30 = llvm.select %29, %13, %7 : i1, f64
    %31 = llvm.fmul %30, %27 : f64
    %32 = llvm.fadd %19, %31 : f64
    %33 = llvm.add %18, %10 : i64
    llvm.br ^bb1(%33, %32 : i64, f64)
  ^bb3:  // pred: ^bb1
    %34 = llvm.fmul %19, %14 : f64
    %35 = llvm.fdiv %34, %12 : f64
    llvm.br ^bb4(%10, %1 : i64, f64)
  ^bb4(%36: i64, %37: f64):  // 2 preds: ^bb3, ^bb5
    %38 = llvm.icmp "slt" %36, %4 : i64
    llvm.cond_br %38, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %39 = llvm.sitofp %36 : i64 to f64
    %40 = llvm.fmul %39, %3 : f64
    %41 = llvm.fadd %40, %5 : f64
    %42 = llvm.fmul %41, %41 : f64
    %43 = llvm.fadd %42, %6 : f64
    %44 = llvm.fdiv %13, %43 : f64
    %45 = llvm.urem %36, %11 : i64
    %46 = llvm.icmp "ne" %45, %9 : i64
    %47 = llvm.select %46, %13, %7 : i1, f64
    %48 = llvm.fmul %47, %44 : f64
    %49 = llvm.fadd %37, %48 : f64
    %50 = llvm.add %36, %10 : i64
    llvm.br ^bb4(%50, %49 : i64, f64)
  ^bb6:  // pred: ^bb4
    %51 = llvm.fmul %37, %3 : f64
    %52 = llvm.fdiv %51, %12 : f64
    llvm.br ^bb7(%10, %0 : i64, f64)
  ^bb7(%53: i64, %54: f64):  // 2 preds: ^bb6, ^bb8
    %55 = llvm.icmp "slt" %53, %4 : i64
    llvm.cond_br %55, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %56 = llvm.sitofp %53 : i64 to f64
    %57 = llvm.fmul %56, %2 : f64
    %58 = llvm.fadd %57, %5 : f64
    %59 = llvm.intr.sin(%58) : (f64) -> f64
    %60 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %61 = llvm.fadd %60, %58 : f64
    %62 = llvm.intr.log(%61) : (f64) -> f64
    %63 = llvm.fmul %59, %62 : f64
    %64 = llvm.urem %53, %11 : i64
    %65 = llvm.icmp "ne" %64, %9 : i64
    %66 = llvm.select %65, %13, %7 : i1, f64
    %67 = llvm.fmul %66, %63 : f64
    %68 = llvm.fadd %54, %67 : f64
    %69 = llvm.add %53, %10 : i64
    llvm.br ^bb7(%69, %68 : i64, f64)
  ^bb9:  // pred: ^bb7
    %70 = llvm.fmul %54, %2 : f64
    %71 = llvm.fdiv %70, %12 : f64
    llvm.call @printF64(%35) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF64(%52) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF64(%71) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %72 = llvm.fptrunc %52 : f64 to f32
    llvm.return %72 : f32
  }
}

