module {
  llvm.func @cbrt(f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @log10f(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @powf(f32, f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @atan2f(f32, f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @tanf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @log1pf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @expm1f(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @erfcf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @erff(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @cbrtf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @asinhf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @acoshf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @printF32(f32) attributes {sym_visibility = "private"}
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @row(%arg0: f32) -> f32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0.333333343 : f32) : f32
    %1 = llvm.call @acoshf(%arg0) : (f32) -> f32
    llvm.call @printF32(%1) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %2 = llvm.call @asinhf(%arg0) : (f32) -> f32
    llvm.call @printF32(%2) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %3 = llvm.call @cbrtf(%arg0) : (f32) -> f32
    llvm.call @printF32(%3) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %4 = llvm.call @erff(%arg0) : (f32) -> f32
    llvm.call @printF32(%4) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %5 = llvm.call @erfcf(%arg0) : (f32) -> f32
    llvm.call @printF32(%5) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %6 = llvm.call @expm1f(%arg0) : (f32) -> f32
    llvm.call @printF32(%6) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %7 = llvm.call @log1pf(%arg0) : (f32) -> f32
    llvm.call @printF32(%7) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %8 = llvm.call @tanf(%arg0) : (f32) -> f32
    llvm.call @printF32(%8) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %9 = llvm.call @atan2f(%arg0, %0) : (f32, f32) -> f32
    llvm.call @printF32(%9) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %10 = llvm.call @powf(%arg0, %0) : (f32, f32) -> f32
    llvm.call @printF32(%10) : (f32) -> ()
    llvm.call @printComma() : () -> ()
    %11 = llvm.call @log10f(%arg0) : (f32) -> f32
    llvm.call @printF32(%11) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %3 : f32
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(1.4918246976412703 : f64) : f64
    %1 = llvm.mlir.constant(0.42839235504666845 : f64) : f64
    %2 = llvm.mlir.constant(0.42364893019360184 : f64) : f64
    %3 = llvm.mlir.constant(4.000000e-01 : f64) : f64
    %4 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %5 = llvm.mlir.constant(8.000000e+00 : f32) : f32
    %6 = llvm.call @row(%4) : (f32) -> f32
    %7 = llvm.call @row(%5) : (f32) -> f32
    llvm.call @printF64(%2) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printF64(%1) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    %8 = llvm.call @cbrt(%3) : (f64) -> f64
    llvm.call @printF64(%8) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printF64(%0) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %9 = llvm.fadd %6, %7 : f32
    llvm.return %9 : f32
  }
}

