// Floating-point intrinsics: S12.1 to S12.10.
// live: not @sitofp_up, native code assumes the stated rounding mode and does not set it
// live: not @sitofp_down, native code assumes the stated rounding mode and does not set it
// live: not @uitofp_zero, native code assumes the stated rounding mode and does not set it
// live: not @fptrunc_up, native code assumes the stated rounding mode and does not set it
// live: not @minnum, x86-64 code does not order zeros
// live: not @maxnum, x86-64 code does not order zeros
// live: not @fmuladd, LLVM may round once or twice

// S12.1: sqrt, fma with one rounding, fmuladd with two.
// EXPECT @sqrt(2.0): 1.41421354 : f32
// EXPECT @sqrt(-0.0): -0.000000e+00 : f32
// EXPECT @sqrt(-1.0): 0xFFC00000 : f32 chosen
// EXPECT @sqrt(poison): poison : f32
// EXPECT @sqrt(0x7F800000): 0x7F800000 : f32
llvm.func @sqrt(%a: f32) -> f32 {
  %r = llvm.intr.sqrt(%a) : (f32) -> f32
  llvm.return %r : f32
}

// EXPECT @sqrt_f64(2.0): 1.4142135623730951 : f64
llvm.func @sqrt_f64(%a: f64) -> f64 {
  %r = llvm.intr.sqrt(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @sqrt_f16(2.0): 1.414060e+00 : f16
llvm.func @sqrt_f16(%a: f16) -> f16 {
  %r = llvm.intr.sqrt(%a) : (f16) -> f16
  llvm.return %r : f16
}

// EXPECT @sqrt_nnan(-1.0): poison : f32
llvm.func @sqrt_nnan(%a: f32) -> f32 {
  %r = llvm.intr.sqrt(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  llvm.return %r : f32
}

// EXPECT @fma(1.000244140625, 1.000244140625, -1.00048828125): 5.96046448E-8 : f32
// EXPECT @fma(0x7F800000, 0.0, 1.0): 0xFFC00000 : f32 chosen
llvm.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @fmuladd(1.000244140625, 1.000244140625, -1.00048828125): 0.000000e+00 : f32
// EXPECT @fmuladd(2.0, 3.0, 4.0): 1.000000e+01 : f32
llvm.func @fmuladd(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @fma_f64(1.0000000000000002, 1.0000000000000002, -1.0000000000000004): 4.9303806576313238E-32 : f64
llvm.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = llvm.intr.fma(%a, %b, %c) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}

// EXPECT @fma_f16(3.0, 3.0, 1.0): 1.000000e+01 : f16
llvm.func @fma_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = llvm.intr.fma(%a, %b, %c) : (f16, f16, f16) -> f16
  llvm.return %r : f16
}

// S12.2: fabs and copysign act on bits.
// EXPECT @fabs(-1.0): 1.000000e+00 : f32
// EXPECT @fabs(0xFF800001): 0x7F800001 : f32
// EXPECT @fabs(-0.0): 0.000000e+00 : f32
// EXPECT @fabs(poison): poison : f32
llvm.func @fabs(%a: f32) -> f32 {
  %r = llvm.intr.fabs(%a) : (f32) -> f32
  llvm.return %r : f32
}

// EXPECT @copysign(1.0, -2.0): -1.000000e+00 : f32
// EXPECT @copysign(0x7F800001, -1.0): 0xFF800001 : f32
// EXPECT @copysign(undef, 1.0): undef : f32
llvm.func @copysign(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}

// The sign of fabs is known whatever the operand.
// EXPECT @fabs_sign(undef): 0 : i32
llvm.func @fabs_sign(%a: f32) -> i32 {
  %k = llvm.mlir.constant(31 : i32) : i32
  %0 = llvm.intr.fabs(%a) : (f32) -> f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.lshr %1, %k : i32
  llvm.return %2 : i32
}

// S12.3: rounding to integral values.
// EXPECT @floor(-2.5): -3.000000e+00 : f64
// EXPECT @floor(2.5): 2.000000e+00 : f64
// EXPECT @floor(-0.5): -1.000000e+00 : f64
// EXPECT @floor(3.5): 3.000000e+00 : f64
// EXPECT @floor(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @floor(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @floor(1.0e300): 1.000000e+300 : f64
llvm.func @floor(%a: f64) -> f64 {
  %r = llvm.intr.floor(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @ceil(-2.5): -2.000000e+00 : f64
// EXPECT @ceil(2.5): 3.000000e+00 : f64
// EXPECT @ceil(-0.5): -0.000000e+00 : f64
// EXPECT @ceil(3.5): 4.000000e+00 : f64
// EXPECT @ceil(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @ceil(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @ceil(1.0e300): 1.000000e+300 : f64
llvm.func @ceil(%a: f64) -> f64 {
  %r = llvm.intr.ceil(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @trunc(-2.5): -2.000000e+00 : f64
// EXPECT @trunc(2.5): 2.000000e+00 : f64
// EXPECT @trunc(-0.5): -0.000000e+00 : f64
// EXPECT @trunc(3.5): 3.000000e+00 : f64
// EXPECT @trunc(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @trunc(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @trunc(1.0e300): 1.000000e+300 : f64
llvm.func @trunc(%a: f64) -> f64 {
  %r = llvm.intr.trunc(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @rint(-2.5): -2.000000e+00 : f64
// EXPECT @rint(2.5): 2.000000e+00 : f64
// EXPECT @rint(-0.5): -0.000000e+00 : f64
// EXPECT @rint(3.5): 4.000000e+00 : f64
// EXPECT @rint(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @rint(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @rint(1.0e300): 1.000000e+300 : f64
llvm.func @rint(%a: f64) -> f64 {
  %r = llvm.intr.rint(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @nearbyint(-2.5): -2.000000e+00 : f64
// EXPECT @nearbyint(2.5): 2.000000e+00 : f64
// EXPECT @nearbyint(-0.5): -0.000000e+00 : f64
// EXPECT @nearbyint(3.5): 4.000000e+00 : f64
// EXPECT @nearbyint(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @nearbyint(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @nearbyint(1.0e300): 1.000000e+300 : f64
llvm.func @nearbyint(%a: f64) -> f64 {
  %r = llvm.intr.nearbyint(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @round(-2.5): -3.000000e+00 : f64
// EXPECT @round(2.5): 3.000000e+00 : f64
// EXPECT @round(-0.5): -1.000000e+00 : f64
// EXPECT @round(3.5): 4.000000e+00 : f64
// EXPECT @round(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @round(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @round(1.0e300): 1.000000e+300 : f64
llvm.func @round(%a: f64) -> f64 {
  %r = llvm.intr.round(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @roundeven(-2.5): -2.000000e+00 : f64
// EXPECT @roundeven(2.5): 2.000000e+00 : f64
// EXPECT @roundeven(-0.5): -0.000000e+00 : f64
// EXPECT @roundeven(3.5): 4.000000e+00 : f64
// EXPECT @roundeven(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @roundeven(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @roundeven(1.0e300): 1.000000e+300 : f64
llvm.func @roundeven(%a: f64) -> f64 {
  %r = llvm.intr.roundeven(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @floor_f16(-2.5): -3.000000e+00 : f16
llvm.func @floor_f16(%a: f16) -> f16 {
  %r = llvm.intr.floor(%a) : (f16) -> f16
  llvm.return %r : f16
}

// S12.4: to the nearest integer; what does not fit gives an unspecified value.
// EXPECT @lround(-2.5): -3 : i32
// EXPECT @lround(2.4): 2 : i32
// EXPECT @lround(3.0e9): -2147483648 : i32 chosen
// EXPECT @lround(poison): poison : i32
// EXPECT @lround(0x7FC00000): -2147483648 : i32 chosen
llvm.func @lround(%a: f32) -> i32 {
  %r = llvm.intr.lround(%a) : (f32) -> i32
  llvm.return %r : i32
}

// EXPECT @llround(0.5): 1 : i64
// EXPECT @llround(-0.49999999999999994): 0 : i64
llvm.func @llround(%a: f64) -> i64 {
  %r = llvm.intr.llround(%a) : (f64) -> i64
  llvm.return %r : i64
}

// EXPECT @lrint(-3.5): -4 : i64
// EXPECT @lrint(2.5): 2 : i64
llvm.func @lrint(%a: f32) -> i64 {
  %r = llvm.intr.lrint(%a) : (f32) -> i64
  llvm.return %r : i64
}

// EXPECT @llrint([0.5, 1.5]): [0, 2] : vector<2xi64>
llvm.func @llrint(%a: vector<2xf32>) -> vector<2xi64> {
  %r = llvm.intr.llrint(%a) : (vector<2xf32>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// S12.5: minnum and maxnum ignore a quiet NaN; the zeros are ordered; of a signaling NaN either may come.
// EXPECT @minnum(1.0, 2.0): 1.000000e+00 : f32
// EXPECT @minnum(0x7FC00000, 1.0): 1.000000e+00 : f32
// EXPECT @minnum(1.0, 0x7FC00000): 1.000000e+00 : f32
// EXPECT @minnum(0x7FC00001, 0xFFC00002): 0x7FC00001 : f32 chosen
// EXPECT @minnum(0.0, -0.0): -0.000000e+00 : f32
// EXPECT @minnum(0x7F800001, 1.0): 1.000000e+00 : f32 chosen
llvm.func @minnum(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @maxnum(1.0, 2.0): 2.000000e+00 : f32
// EXPECT @maxnum(-0.0, 0.0): 0.000000e+00 : f32
// EXPECT @maxnum(0x7FC00000, 1.0): 1.000000e+00 : f32
llvm.func @maxnum(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}

// S12.6: minimum and maximum give NaN for NaN.
// EXPECT @minimum(0.0, -0.0): -0.000000e+00 : f32
// EXPECT @minimum(1.0, 0x7F800001): 0x7FC00001 : f32 chosen
// EXPECT @minimum(1.0, 2.0): 1.000000e+00 : f32
llvm.func @minimum(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @maximum(0.0, -0.0): 0.000000e+00 : f64
// EXPECT @maximum(0x7FF8000000000000, 1.0): 0x7FF8000000000000 : f64 chosen
llvm.func @maximum(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.maximum(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}

// S12.7: the mathematical library.
// EXPECT @sin(0.5): 0.47942553860420301 : f64
// EXPECT @sin(-0.0): -0.000000e+00 : f64
llvm.func @sin(%a: f64) -> f64 {
  %r = llvm.intr.sin(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @cos(0.5): 0.87758256189037276 : f64
llvm.func @cos(%a: f64) -> f64 {
  %r = llvm.intr.cos(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @tan(0.5): 0.54630248984379048 : f64
llvm.func @tan(%a: f64) -> f64 {
  %r = llvm.intr.tan(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @asin(0.5): 0.52359877559829893 : f64
// EXPECT @asin(2.0): 0xFFF8000000000000 : f64 chosen
llvm.func @asin(%a: f64) -> f64 {
  %r = llvm.intr.asin(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @acos(0.5): 1.0471975511965979 : f64
llvm.func @acos(%a: f64) -> f64 {
  %r = llvm.intr.acos(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @atan(1.0): 0.78539816339744828 : f64
llvm.func @atan(%a: f64) -> f64 {
  %r = llvm.intr.atan(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @sinh(1.0): 1.1752011936438014 : f64
llvm.func @sinh(%a: f64) -> f64 {
  %r = llvm.intr.sinh(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @cosh(1.0): 1.5430806348152437 : f64
llvm.func @cosh(%a: f64) -> f64 {
  %r = llvm.intr.cosh(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @tanh(1.0): 0.76159415595576485 : f64
llvm.func @tanh(%a: f64) -> f64 {
  %r = llvm.intr.tanh(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @exp(1.0): 2.7182818284590451 : f64
// EXPECT @exp(0xFFF0000000000000): 0.000000e+00 : f64
llvm.func @exp(%a: f64) -> f64 {
  %r = llvm.intr.exp(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @exp2(10.0): 1.024000e+03 : f64
llvm.func @exp2(%a: f64) -> f64 {
  %r = llvm.intr.exp2(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @exp10(2.0): 1.000000e+02 : f64
llvm.func @exp10(%a: f64) -> f64 {
  %r = llvm.intr.exp10(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @log(2.0): 0.69314718055994529 : f64
// EXPECT @log(0.0): 0xFFF0000000000000 : f64
// EXPECT @log(-1.0): 0xFFF8000000000000 : f64 chosen
llvm.func @log(%a: f64) -> f64 {
  %r = llvm.intr.log(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @log2(8.0): 3.000000e+00 : f64
llvm.func @log2(%a: f64) -> f64 {
  %r = llvm.intr.log2(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @log10(1000.0): 3.000000e+00 : f64
llvm.func @log10(%a: f64) -> f64 {
  %r = llvm.intr.log10(%a) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @exp_f32(1.0): 2.71828175 : f32
// EXPECT @exp_f32(undef): undef : f32
// EXPECT @exp_f32(poison): poison : f32
llvm.func @exp_f32(%a: f32) -> f32 {
  %r = llvm.intr.exp(%a) : (f32) -> f32
  llvm.return %r : f32
}

// EXPECT @exp_f16(1.0): 2.718750e+00 : f16
llvm.func @exp_f16(%a: f16) -> f16 {
  %r = llvm.intr.exp(%a) : (f16) -> f16
  llvm.return %r : f16
}

// EXPECT @pow(2.0, 0.5): 1.4142135623730951 : f64
// EXPECT @pow(0x7FF8000000000000, 0.0): 1.000000e+00 : f64
// EXPECT @pow(1.0, 0x7FF8000000000000): 1.000000e+00 : f64
// EXPECT @pow(-8.0, 3.0): -5.120000e+02 : f64
// EXPECT @pow(-1.0, 0.5): 0xFFF8000000000000 : f64 chosen
llvm.func @pow(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.pow(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}

// EXPECT @atan2(0.0, -0.0): 3.1415926535897931 : f64
// EXPECT @atan2(-0.0, -0.0): -3.1415926535897931 : f64
// EXPECT @atan2(1.0, 1.0): 0.78539816339744828 : f64
llvm.func @atan2(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.atan2(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}

// EXPECT @sincos(0.5): {0.47942553860420301, 0.87758256189037276} : !llvm.struct<(f64, f64)>
// EXPECT @sincos(poison): {poison, poison} : !llvm.struct<(f64, f64)>
llvm.func @sincos(%a: f64) -> !llvm.struct<(f64, f64)> {
  %r = llvm.intr.sincos(%a) : (f64) -> !llvm.struct<(f64, f64)>
  llvm.return %r : !llvm.struct<(f64, f64)>
}

// S12.8: powi; the power is one scalar for all lanes.
// EXPECT @powi(2.0, 10): 1.024000e+03 : f64
// EXPECT @powi(2.0, -2): 2.500000e-01 : f64
// EXPECT @powi(0x7FF8000000000000, 0): 1.000000e+00 : f64
// EXPECT @powi(poison, 0): poison : f64
// EXPECT @powi(2.0, undef): undef : f64
// EXPECT @powi(-1.0, 2147483647): -1.000000e+00 : f64
llvm.func @powi(%a: f64, %b: i32) -> f64 {
  %r = llvm.intr.powi(%a, %b) : (f64, i32) -> f64
  llvm.return %r : f64
}

// EXPECT @powi_vec([3.0, poison], 2): [9.000000e+00, poison] : vector<2xf32>
llvm.func @powi_vec(%a: vector<2xf32>, %b: i32) -> vector<2xf32> {
  %r = llvm.intr.powi(%a, %b) : (vector<2xf32>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @powi_f16(3.0, 3): 2.700000e+01 : f16
llvm.func @powi_f16(%a: f16, %b: i32) -> f16 {
  %r = llvm.intr.powi(%a, %b) : (f16, i32) -> f16
  llvm.return %r : f16
}

// S12.9: ldexp and frexp.
// EXPECT @ldexp(1.0, -149): 1.401300e-45 : f32
// EXPECT @ldexp(1.0, 128): 0x7F800000 : f32
// EXPECT @ldexp(-1.0, -2000): -0.000000e+00 : f32
// EXPECT @ldexp(0x7F800000, -5): 0x7F800000 : f32
// EXPECT @ldexp(1.0, 2147483647): 0x7F800000 : f32
// EXPECT @ldexp(3.0, -1): 1.500000e+00 : f32
llvm.func @ldexp(%a: f32, %b: i32) -> f32 {
  %r = llvm.intr.ldexp(%a, %b) : (f32, i32) -> f32
  llvm.return %r : f32
}

// EXPECT @frexp(8.0): {5.000000e-01, 4} : !llvm.struct<(f64, i32)>
// EXPECT @frexp(-0.0): {-0.000000e+00, 0} : !llvm.struct<(f64, i32)>
// EXPECT @frexp(0xFFF0000000000000): {0xFFF0000000000000, 0} : !llvm.struct<(f64, i32)> chosen
// EXPECT @frexp(poison): {poison, poison} : !llvm.struct<(f64, i32)>
// EXPECT @frexp(3.0): {7.500000e-01, 2} : !llvm.struct<(f64, i32)>
llvm.func @frexp(%a: f64) -> !llvm.struct<(f64, i32)> {
  %r = llvm.intr.frexp(%a) : (f64) -> !llvm.struct<(f64, i32)>
  llvm.return %r : !llvm.struct<(f64, i32)>
}

// S12.10: constrained casts round as they say.
// EXPECT @sitofp_up(16777217): 0x4B800001 : f32
// EXPECT @sitofp_up(-16777217): 0xCB800000 : f32
llvm.func @sitofp_up(%a: i32) -> f32 {
  %r = llvm.intr.experimental.constrained.sitofp %a upward ignore : i32 to f32
  llvm.return %r : f32
}

// EXPECT @sitofp_down(16777217): 0x4B800000 : f32
// EXPECT @sitofp_down(-16777217): 0xCB800001 : f32
llvm.func @sitofp_down(%a: i32) -> f32 {
  %r = llvm.intr.experimental.constrained.sitofp %a downward ignore : i32 to f32
  llvm.return %r : f32
}

// EXPECT @uitofp_zero(-1): 4.29496704E+9 : f32
llvm.func @uitofp_zero(%a: i32) -> f32 {
  %r = llvm.intr.experimental.constrained.uitofp %a towardzero strict : i32 to f32
  llvm.return %r : f32
}

// EXPECT @uitofp_near(-1): 4.2949673E+9 : f32
llvm.func @uitofp_near(%a: i32) -> f32 {
  %r = llvm.intr.experimental.constrained.uitofp %a tonearest maytrap : i32 to f32
  llvm.return %r : f32
}

// EXPECT @fptrunc_up(1.00000000001): 1.00000012 : f32
// EXPECT @fptrunc_up(0x7FF0000000000001): 0x7FC00000 : f32 chosen
llvm.func @fptrunc_up(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a upward ignore : f64 to f32
  llvm.return %r : f32
}

// EXPECT @fptrunc_down(1.00000000001): 1.000000e+00 : f32
llvm.func @fptrunc_down(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a downward ignore : f64 to f32
  llvm.return %r : f32
}

// EXPECT @fptrunc_away(1.000000178813934326171875): 1.00000024 : f32
llvm.func @fptrunc_away(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a tonearestaway ignore : f64 to f32
  llvm.return %r : f32
}

// EXPECT @fptrunc_dynamic(1.000000178813934326171875): 1.00000024 : f32
llvm.func @fptrunc_dynamic(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a dynamic ignore : f64 to f32
  llvm.return %r : f32
}

// EXPECT @fpext(1.5): 1.500000e+00 : f64
llvm.func @fpext(%a: f32) -> f64 {
  %r = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return %r : f64
}
