// Casts: S8.1 to S8.8.

// S8.1: trunc drops high bits; nuw and nsw give poison.
// EXPECT @trunc(300): 44 : i8
// EXPECT @trunc(-1): -1 : i8
// EXPECT @trunc(poison): poison : i8
// EXPECT @trunc(undef): undef : i8
llvm.func @trunc(%a: i32) -> i8 {
  %r = llvm.trunc %a : i32 to i8
  llvm.return %r : i8
}

// EXPECT @trunc_nuw(255): -1 : i8
// EXPECT @trunc_nuw(256): poison : i8
// EXPECT @trunc_nuw(-1): poison : i8
llvm.func @trunc_nuw(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nuw> : i16 to i8
  llvm.return %r : i8
}

// EXPECT @trunc_nsw(127): 127 : i8
// EXPECT @trunc_nsw(128): poison : i8
// EXPECT @trunc_nsw(-128): -128 : i8
// EXPECT @trunc_nsw(-129): poison : i8
llvm.func @trunc_nsw(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nsw> : i16 to i8
  llvm.return %r : i8
}

// EXPECT @trunc_both(127): 127 : i8
// EXPECT @trunc_both(128): poison : i8
// EXPECT @trunc_both(-1): poison : i8
llvm.func @trunc_both(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nsw, nuw> : i16 to i8
  llvm.return %r : i8
}

// EXPECT @trunc_wide(36893488147419103233): 1 : i65
// EXPECT @trunc_wide(18446744073709551617): -18446744073709551615 : i65
llvm.func @trunc_wide(%a: i128) -> i65 {
  %r = llvm.trunc %a : i128 to i65
  llvm.return %r : i65
}

// EXPECT @trunc_i1(3): true : i1
// EXPECT @trunc_i1(2): false : i1
llvm.func @trunc_i1(%a: i8) -> i1 {
  %r = llvm.trunc %a : i8 to i1
  llvm.return %r : i1
}

// The verifier of LLVM, not of MLIR, wants a narrower type.
// S8.2: zext, nneg, sext.
// EXPECT @zext(-1): 255 : i32
// EXPECT @zext(undef): undef : i32
llvm.func @zext(%a: i8) -> i32 {
  %r = llvm.zext %a : i8 to i32
  llvm.return %r : i32
}

// EXPECT @zext_nneg(-1): poison : i32
// EXPECT @zext_nneg(127): 127 : i32
// EXPECT @zext_nneg(undef): undef : i32
llvm.func @zext_nneg(%a: i8) -> i32 {
  %r = llvm.zext nneg %a : i8 to i32
  llvm.return %r : i32
}

// EXPECT @zext_i1(true): 1 : i64
llvm.func @zext_i1(%a: i1) -> i64 {
  %r = llvm.zext %a : i1 to i64
  llvm.return %r : i64
}

// EXPECT @zext_wide(-1): 18446744073709551615 : i128
llvm.func @zext_wide(%a: i64) -> i128 {
  %r = llvm.zext %a : i64 to i128
  llvm.return %r : i128
}

// EXPECT @sext(-1): -1 : i32
// EXPECT @sext(127): 127 : i32
llvm.func @sext(%a: i8) -> i32 {
  %r = llvm.sext %a : i8 to i32
  llvm.return %r : i32
}

// EXPECT @sext_i1(true): -1 : i8
// EXPECT @sext_i1(false): 0 : i8
llvm.func @sext_i1(%a: i1) -> i8 {
  %r = llvm.sext %a : i1 to i8
  llvm.return %r : i8
}

// EXPECT @sext_wide(-128): -128 : i128
llvm.func @sext_wide(%a: i8) -> i128 {
  %r = llvm.sext %a : i8 to i128
  llvm.return %r : i128
}

// EXPECT @sext_vec([-1, poison, undef]): [-1, poison, undef] : vector<3xi16>
llvm.func @sext_vec(%a: vector<3xi8>) -> vector<3xi16> {
  %r = llvm.sext %a : vector<3xi8> to vector<3xi16>
  llvm.return %r : vector<3xi16>
}

// The bits above an undefined bit-field are known after zext.
// EXPECT @zext_high(undef): 0 : i16
llvm.func @zext_high(%a: i8) -> i16 {
  %k = llvm.mlir.constant(8 : i16) : i16
  %0 = llvm.zext %a : i8 to i16
  %1 = llvm.lshr %0, %k : i16
  llvm.return %1 : i16
}

// S8.3: fptrunc rounds to nearest even; fpext is exact; NaN keeps its payload's high bits, quieted.
// EXPECT @f32_f16(65520.0): 0x7C00 : f16
// EXPECT @f32_f16(65519.0): 6.550400e+04 : f16
// EXPECT @f32_f16(1.0): 1.000000e+00 : f16
// EXPECT @f32_f16(0x7F800001): 0x7E00 : f16 chosen
// EXPECT @f32_f16(0xFFC02000): 0xFE01 : f16 chosen
// EXPECT @f32_f16(poison): poison : f16
// EXPECT @f32_f16(undef): undef : f16
llvm.func @f32_f16(%a: f32) -> f16 {
  %r = llvm.fptrunc %a : f32 to f16
  llvm.return %r : f16
}

// EXPECT @f32_bf16(1.00390625): 1.000000e+00 : bf16
// EXPECT @f32_bf16(1.01171875): 1.015630e+00 : bf16
// EXPECT @f32_bf16(3.4e38): 0x7F80 : bf16
llvm.func @f32_bf16(%a: f32) -> bf16 {
  %r = llvm.fptrunc %a : f32 to bf16
  llvm.return %r : bf16
}

// EXPECT @f64_f32(1.0e40): 0x7F800000 : f32
// EXPECT @f64_f32(-1.0e-60): -0.000000e+00 : f32
// EXPECT @f64_f32(0x7FF0000000000001): 0x7FC00000 : f32 chosen
llvm.func @f64_f32(%a: f64) -> f32 {
  %r = llvm.fptrunc %a : f64 to f32
  llvm.return %r : f32
}

// EXPECT @f64_f16(2049.0000000001): 2.050000e+03 : f16
llvm.func @f64_f16(%a: f64) -> f16 {
  %r = llvm.fptrunc %a : f64 to f16
  llvm.return %r : f16
}

// EXPECT @f16_f32(65504.0): 6.550400e+04 : f32
// EXPECT @f16_f32(0x0001): 5.96046448E-8 : f32
// EXPECT @f16_f32(0x7D00): 0x7FE00000 : f32 chosen
llvm.func @f16_f32(%a: f16) -> f32 {
  %r = llvm.fpext %a : f16 to f32
  llvm.return %r : f32
}

// EXPECT @bf16_f32(0x7F80): 0x7F800000 : f32
llvm.func @bf16_f32(%a: bf16) -> f32 {
  %r = llvm.fpext %a : bf16 to f32
  llvm.return %r : f32
}

// EXPECT @f32_f64(0.5): 5.000000e-01 : f64
// EXPECT @f32_f64(0x7F800001): 0x7FF8000020000000 : f64 chosen
llvm.func @f32_f64(%a: f32) -> f64 {
  %r = llvm.fpext %a : f32 to f64
  llvm.return %r : f64
}

// S8.4: fptosi and fptoui round toward zero; NaN and what does not fit give poison.
// EXPECT @fptosi(-3.9): -3 : i8
// EXPECT @fptosi(127.9): 127 : i8
// EXPECT @fptosi(128.0): poison : i8
// EXPECT @fptosi(-128.9): -128 : i8
// EXPECT @fptosi(-129.0): poison : i8
// EXPECT @fptosi(0x7FC00000): poison : i8
// EXPECT @fptosi(0x7F800000): poison : i8
// EXPECT @fptosi(undef): undef : i8
llvm.func @fptosi(%a: f32) -> i8 {
  %r = llvm.fptosi %a : f32 to i8
  llvm.return %r : i8
}

// EXPECT @fptoui(-0.5): 0 : i8
// EXPECT @fptoui(-1.0): poison : i8
// EXPECT @fptoui(255.9): -1 : i8
// EXPECT @fptoui(256.0): poison : i8
llvm.func @fptoui(%a: f32) -> i8 {
  %r = llvm.fptoui %a : f32 to i8
  llvm.return %r : i8
}

// EXPECT @fptosi_i32(3.0e10): poison : i32
// EXPECT @fptosi_i32(-2147483648.5): -2147483648 : i32
llvm.func @fptosi_i32(%a: f64) -> i32 {
  %r = llvm.fptosi %a : f64 to i32
  llvm.return %r : i32
}

// EXPECT @fptoui_i64(18446744073709549568.0): -2048 : i64
// EXPECT @fptoui_i64(18446744073709551616.0): poison : i64
llvm.func @fptoui_i64(%a: f64) -> i64 {
  %r = llvm.fptoui %a : f64 to i64
  llvm.return %r : i64
}

// EXPECT @fptosi_i128(1.0e20): 100000000000000000000 : i128
// EXPECT @fptosi_i128(-1.0e20): -100000000000000000000 : i128
llvm.func @fptosi_i128(%a: f64) -> i128 {
  %r = llvm.fptosi %a : f64 to i128
  llvm.return %r : i128
}

// EXPECT @fptosi_i200(1.0e50): 100000000000000007629769841091887003294964970946560 : i200
// EXPECT @fptosi_i200(1.0e70): poison : i200
llvm.func @fptosi_i200(%a: f64) -> i200 {
  %r = llvm.fptosi %a : f64 to i200
  llvm.return %r : i200
}

// EXPECT @fptosi_vec([1.5, 0x7FC00000]): [1, poison] : vector<2xi32>
llvm.func @fptosi_vec(%a: vector<2xf32>) -> vector<2xi32> {
  %r = llvm.fptosi %a : vector<2xf32> to vector<2xi32>
  llvm.return %r : vector<2xi32>
}

// The saturating forms exist by name only.
// EXPECT @fptosi_sat(1.0e10): 2147483647 : i32
// EXPECT @fptosi_sat(-1.0e10): -2147483648 : i32
// EXPECT @fptosi_sat(0x7FC00000): 0 : i32
// EXPECT @fptosi_sat(-2.5): -2 : i32
llvm.func @fptosi_sat(%a: f32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%a) : (f32) -> i32
  llvm.return %0 : i32
}

// EXPECT @fptoui_sat(-3.5): 0 : i8
// EXPECT @fptoui_sat(300.0): -1 : i8
// EXPECT @fptoui_sat(0x7FF8000000000000): 0 : i8
llvm.func @fptoui_sat(%a: f64) -> i8 {
  %0 = llvm.call_intrinsic "llvm.fptoui.sat"(%a) : (f64) -> i8
  llvm.return %0 : i8
}

// S8.5: sitofp and uitofp are correctly rounded.
// EXPECT @sitofp(16777217): 0x4B800000 : f32
// EXPECT @sitofp(-1): -1.000000e+00 : f32
// EXPECT @sitofp(poison): poison : f32
llvm.func @sitofp(%a: i32) -> f32 {
  %r = llvm.sitofp %a : i32 to f32
  llvm.return %r : f32
}

// EXPECT @uitofp(-1): 1.84467441E+19 : f32
llvm.func @uitofp(%a: i64) -> f32 {
  %r = llvm.uitofp %a : i64 to f32
  llvm.return %r : f32
}

// EXPECT @uitofp_nneg(-1): poison : f32
// EXPECT @uitofp_nneg(1): 1.000000e+00 : f32
llvm.func @uitofp_nneg(%a: i32) -> f32 {
  %r = llvm.uitofp nneg %a : i32 to f32
  llvm.return %r : f32
}

// EXPECT @sitofp_f16(65520): 0x7C00 : f16
// EXPECT @sitofp_f16(65519): 6.550400e+04 : f16
llvm.func @sitofp_f16(%a: i32) -> f16 {
  %r = llvm.sitofp %a : i32 to f16
  llvm.return %r : f16
}

// EXPECT @sitofp_i1(true): -1.000000e+00 : f32
llvm.func @sitofp_i1(%a: i1) -> f32 {
  %r = llvm.sitofp %a : i1 to f32
  llvm.return %r : f32
}

// EXPECT @uitofp_i128(-1): 3.4028236692093846E+38 : f64
llvm.func @uitofp_i128(%a: i128) -> f64 {
  %r = llvm.uitofp %a : i128 to f64
  llvm.return %r : f64
}

// EXPECT @sitofp_i200(-1): -1.000000e+00 : f64
llvm.func @sitofp_i200(%a: i200) -> f64 {
  %r = llvm.sitofp %a : i200 to f64
  llvm.return %r : f64
}

// S8.7: bitcast; lane 0 has the low bits; poison spreads over the lanes it touches.
// EXPECT @bits_f32(1.0): 1065353216 : i32
// EXPECT @bits_f32(0x7F800001): 2139095041 : i32
llvm.func @bits_f32(%a: f32) -> i32 {
  %r = llvm.bitcast %a : f32 to i32
  llvm.return %r : i32
}

// EXPECT @f32_bits(2139095041): 0x7F800001 : f32
llvm.func @f32_bits(%a: i32) -> f32 {
  %r = llvm.bitcast %a : i32 to f32
  llvm.return %r : f32
}

// EXPECT @v4i8_i32([1, 2, 3, 4]): 67305985 : i32
// EXPECT @v4i8_i32([1, poison, 3, 4]): poison : i32
// EXPECT @v4i8_i32([1, undef, 3, 4]): undef : i32
llvm.func @v4i8_i32(%a: vector<4xi8>) -> i32 {
  %r = llvm.bitcast %a : vector<4xi8> to i32
  llvm.return %r : i32
}

// EXPECT @i32_v4i8(67305985): [1, 2, 3, 4] : vector<4xi8>
llvm.func @i32_v4i8(%a: i32) -> vector<4xi8> {
  %r = llvm.bitcast %a : i32 to vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @v2i16_v4i8([258, poison]): [2, 1, poison, poison] : vector<4xi8>
// EXPECT @v2i16_v4i8([undef, 258]): [undef, undef, 2, 1] : vector<4xi8>
llvm.func @v2i16_v4i8(%a: vector<2xi16>) -> vector<4xi8> {
  %r = llvm.bitcast %a : vector<2xi16> to vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @v4i1_i4([true, false, false, false]): 1 : i4
// EXPECT @v4i1_i4([false, false, false, true]): -8 : i4
llvm.func @v4i1_i4(%a: vector<4xi1>) -> i4 {
  %r = llvm.bitcast %a : vector<4xi1> to i4
  llvm.return %r : i4
}

// EXPECT @i128_v2i64(18446744073709551618): [2, 1] : vector<2xi64>
llvm.func @i128_v2i64(%a: i128) -> vector<2xi64> {
  %r = llvm.bitcast %a : i128 to vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @v1f64_i64([1.0]): 4607182418800017408 : i64
llvm.func @v1f64_i64(%a: vector<1xf64>) -> i64 {
  %r = llvm.bitcast %a : vector<1xf64> to i64
  llvm.return %r : i64
}

// EXPECT @ptr_ptr(null): null : !llvm.ptr
llvm.func @ptr_ptr(%a: !llvm.ptr) -> !llvm.ptr {
  %r = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// S8.8: addrspacecast is the identity.
// EXPECT @space(null): null : !llvm.ptr<1>
// EXPECT @space(poison): poison : !llvm.ptr<1>
llvm.func @space(%a: !llvm.ptr) -> !llvm.ptr<1> {
  %r = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return %r : !llvm.ptr<1>
}

// S8.6: ptrtoint and inttoptr extend with zeros or truncate.
// EXPECT @null_int(null): 0 : i128
llvm.func @null_int(%a: !llvm.ptr) -> i128 {
  %r = llvm.ptrtoint %a : !llvm.ptr to i128
  llvm.return %r : i128
}

// EXPECT @int_null(0): null : !llvm.ptr
// EXPECT @int_null(poison): poison : !llvm.ptr
llvm.func @int_null(%a: i8) -> !llvm.ptr {
  %r = llvm.inttoptr %a : i8 to !llvm.ptr
  llvm.return %r : !llvm.ptr
}
