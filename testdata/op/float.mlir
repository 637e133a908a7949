// Floating-point arithmetic: S4.1 to S4.7, S0.7.

// S4.1: correctly rounded in the operands' own format.
// EXPECT @fadd(1.0, 2.0): 3.000000e+00 : f32
// EXPECT @fadd(16777216.0, 1.0): 0x4B800000 : f32
// EXPECT @fadd(poison, 1.0): poison : f32
// EXPECT @fadd(undef, 1.0): undef : f32
// EXPECT @fadd(0x7F800000, 0xFF800000): 0xFFC00000 : f32 chosen
// EXPECT @fadd(0x7F800001, 1.0): 0x7FC00001 : f32 chosen
// EXPECT @fadd(1.0, 0xFFC00123): 0xFFC00123 : f32 chosen
// EXPECT @fadd(0x7FC00002, 0x7FC00001): 0x7FC00002 : f32 chosen
llvm.func @fadd(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b : f32
  llvm.return %r : f32
}

// EXPECT @fsub(1.0, 1.0): 0.000000e+00 : f64
// EXPECT @fsub(-0.0, 0.0): -0.000000e+00 : f64
// EXPECT @fsub(-0.0, -0.0): 0.000000e+00 : f64
llvm.func @fsub(%a: f64, %b: f64) -> f64 {
  %r = llvm.fsub %a, %b : f64
  llvm.return %r : f64
}

// EXPECT @fmul(1.0e-200, 1.0e-200): 0.000000e+00 : f64
// EXPECT @fmul(-1.0e200, 1.0e200): 0xFFF0000000000000 : f64
// EXPECT @fmul(0x7FF0000000000000, 0.0): 0xFFF8000000000000 : f64 chosen
llvm.func @fmul(%a: f64, %b: f64) -> f64 {
  %r = llvm.fmul %a, %b : f64
  llvm.return %r : f64
}

// EXPECT @fdiv(1.0, 3.0): 0.333333343 : f32
// EXPECT @fdiv(1.0, 0.0): 0x7F800000 : f32
// EXPECT @fdiv(-1.0, 0.0): 0xFF800000 : f32
// EXPECT @fdiv(0.0, 0.0): 0xFFC00000 : f32 chosen
// EXPECT @fdiv(1.0e-38, 10.0): 1.000000e-39 : f32
llvm.func @fdiv(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b : f32
  llvm.return %r : f32
}

// EXPECT @fadd_f16(2048.0, 1.0): 2.048000e+03 : f16
// EXPECT @fadd_f16(2048.0, 3.0): 2.052000e+03 : f16
// EXPECT @fadd_f16(65504.0, 16.0): 0x7C00 : f16
// EXPECT @fadd_f16(0x7C01, 1.0): 0x7E01 : f16 chosen
llvm.func @fadd_f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.fadd %a, %b : f16
  llvm.return %r : f16
}

// EXPECT @fmul_bf16(1.0078125, 1.0078125): 1.015630e+00 : bf16
// EXPECT @fmul_bf16(0x7F80, 0.0): 0xFFC0 : bf16 chosen
llvm.func @fmul_bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.fmul %a, %b : bf16
  llvm.return %r : bf16
}

// EXPECT @fdiv_f16(1.0, 3.0): 3.332520e-01 : f16
llvm.func @fdiv_f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.fdiv %a, %b : f16
  llvm.return %r : f16
}

// EXPECT @fadd_vec([1.0, poison, undef], [1.0, 1.0, 1.0]): [2.000000e+00, poison, undef] : vector<3xf32>
llvm.func @fadd_vec(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.fadd %a, %b : vector<3xf32>
  llvm.return %r : vector<3xf32>
}

// S4.3: frem is C's fmod.
// EXPECT @frem(-5.5, 2.0): -1.500000e+00 : f64
// EXPECT @frem(-4.0, 2.0): -0.000000e+00 : f64
// EXPECT @frem(5.0, 0x7FF0000000000000): 5.000000e+00 : f64
// EXPECT @frem(5.0, 0.0): 0xFFF8000000000000 : f64 chosen
// EXPECT @frem(0x7FF0000000000000, 1.0): 0xFFF8000000000000 : f64 chosen
// EXPECT @frem(-0.0, 1.0): -0.000000e+00 : f64
llvm.func @frem(%a: f64, %b: f64) -> f64 {
  %r = llvm.frem %a, %b : f64
  llvm.return %r : f64
}

// EXPECT @frem_f16(7.0, 2.5): 2.000000e+00 : f16
llvm.func @frem_f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.frem %a, %b : f16
  llvm.return %r : f16
}

// S4.4: fneg flips the sign bit of anything; -0.0 - x does not.
// EXPECT @fneg(1.0): -1.000000e+00 : f32
// EXPECT @fneg(0x7F800001): 0xFF800001 : f32
// EXPECT @fneg(0.0): -0.000000e+00 : f32
// EXPECT @fneg(poison): poison : f32
llvm.func @fneg(%a: f32) -> f32 {
  %r = llvm.fneg %a : f32
  llvm.return %r : f32
}

// The low bits of a half-undefined value stay known.
// EXPECT @fneg_bits(): -1 : i16
llvm.func @fneg_bits() -> i16 {
  %u = llvm.mlir.undef : i16
  %m = llvm.mlir.constant(32767 : i16) : i16
  %s = llvm.mlir.constant(15 : i16) : i16
  %0 = llvm.and %u, %m : i16
  %1 = llvm.bitcast %0 : i16 to f16
  %2 = llvm.fneg %1 : f16
  %3 = llvm.bitcast %2 : f16 to i16
  %4 = llvm.ashr %3, %s : i16
  llvm.return %4 : i16
}

// S4.6: nnan and ninf give poison for an operand or result; nsz leaves the sign of zero open.
// EXPECT @fadd_nnan(0x7FC00000, 1.0): poison : f32
// EXPECT @fadd_nnan(0x7F800000, 0xFF800000): poison : f32
// EXPECT @fadd_nnan(0x7F800000, 1.0): 0x7F800000 : f32
// EXPECT @fadd_nnan(1.0, 1.0): 2.000000e+00 : f32
llvm.func @fadd_nnan(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %r : f32
}

// EXPECT @fmul_ninf(0x7F800000, 1.0): poison : f32
// EXPECT @fmul_ninf(3.0e38, 3.0e38): poison : f32
// EXPECT @fmul_ninf(0x7FC00000, 1.0): 0x7FC00000 : f32 chosen
llvm.func @fmul_ninf(%a: f32, %b: f32) -> f32 {
  %r = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  llvm.return %r : f32
}

// EXPECT @fsub_nsz(1.0, 1.0): 0.000000e+00 : f32 chosen
// EXPECT @fsub_nsz(2.0, 1.0): 1.000000e+00 : f32
llvm.func @fsub_nsz(%a: f32, %b: f32) -> f32 {
  %r = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nsz>} : f32
  llvm.return %r : f32
}

// EXPECT @fdiv_fast(1.0, 3.0): 0.333333343 : f32
// EXPECT @fdiv_fast(1.0, 0.0): poison : f32
llvm.func @fdiv_fast(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return %r : f32
}

// EXPECT @fdiv_arcp(1.0, 3.0): 0.333333343 : f32
llvm.func @fdiv_arcp(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<arcp, contract, afn, reassoc>} : f32
  llvm.return %r : f32
}

// EXPECT @fneg_nnan(0x7FC00000): poison : f32
llvm.func @fneg_nnan(%a: f32) -> f32 {
  %r = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %r : f32
}
