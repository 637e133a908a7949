// fcmp: S4.5, S4.6.

// EXPECT @all(1.0, 2.0): -18192 : i16
// EXPECT @all(2.0, 1.0): -22836 : i16
// EXPECT @all(1.0, 1.0): -27222 : i16
// EXPECT @all(0.0, -0.0): -27222 : i16
// EXPECT @all(0x7FC00000, 1.0): -256 : i16
// EXPECT @all(1.0, 0x7F800001): -256 : i16
// Bit i of the result is predicate i of _false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true.
llvm.func @all(%a: f32, %b: f32) -> i16 {
  %z = llvm.mlir.constant(0 : i16) : i16
  %c0 = llvm.fcmp "_false" %a, %b : f32
  %e0 = llvm.zext %c0 : i1 to i16
  %k0 = llvm.mlir.constant(0 : i16) : i16
  %s0 = llvm.shl %e0, %k0 : i16
  %r0 = llvm.or %z, %s0 : i16
  %c1 = llvm.fcmp "oeq" %a, %b : f32
  %e1 = llvm.zext %c1 : i1 to i16
  %k1 = llvm.mlir.constant(1 : i16) : i16
  %s1 = llvm.shl %e1, %k1 : i16
  %r1 = llvm.or %r0, %s1 : i16
  %c2 = llvm.fcmp "ogt" %a, %b : f32
  %e2 = llvm.zext %c2 : i1 to i16
  %k2 = llvm.mlir.constant(2 : i16) : i16
  %s2 = llvm.shl %e2, %k2 : i16
  %r2 = llvm.or %r1, %s2 : i16
  %c3 = llvm.fcmp "oge" %a, %b : f32
  %e3 = llvm.zext %c3 : i1 to i16
  %k3 = llvm.mlir.constant(3 : i16) : i16
  %s3 = llvm.shl %e3, %k3 : i16
  %r3 = llvm.or %r2, %s3 : i16
  %c4 = llvm.fcmp "olt" %a, %b : f32
  %e4 = llvm.zext %c4 : i1 to i16
  %k4 = llvm.mlir.constant(4 : i16) : i16
  %s4 = llvm.shl %e4, %k4 : i16
  %r4 = llvm.or %r3, %s4 : i16
  %c5 = llvm.fcmp "ole" %a, %b : f32
  %e5 = llvm.zext %c5 : i1 to i16
  %k5 = llvm.mlir.constant(5 : i16) : i16
  %s5 = llvm.shl %e5, %k5 : i16
  %r5 = llvm.or %r4, %s5 : i16
  %c6 = llvm.fcmp "one" %a, %b : f32
  %e6 = llvm.zext %c6 : i1 to i16
  %k6 = llvm.mlir.constant(6 : i16) : i16
  %s6 = llvm.shl %e6, %k6 : i16
  %r6 = llvm.or %r5, %s6 : i16
  %c7 = llvm.fcmp "ord" %a, %b : f32
  %e7 = llvm.zext %c7 : i1 to i16
  %k7 = llvm.mlir.constant(7 : i16) : i16
  %s7 = llvm.shl %e7, %k7 : i16
  %r7 = llvm.or %r6, %s7 : i16
  %c8 = llvm.fcmp "ueq" %a, %b : f32
  %e8 = llvm.zext %c8 : i1 to i16
  %k8 = llvm.mlir.constant(8 : i16) : i16
  %s8 = llvm.shl %e8, %k8 : i16
  %r8 = llvm.or %r7, %s8 : i16
  %c9 = llvm.fcmp "ugt" %a, %b : f32
  %e9 = llvm.zext %c9 : i1 to i16
  %k9 = llvm.mlir.constant(9 : i16) : i16
  %s9 = llvm.shl %e9, %k9 : i16
  %r9 = llvm.or %r8, %s9 : i16
  %c10 = llvm.fcmp "uge" %a, %b : f32
  %e10 = llvm.zext %c10 : i1 to i16
  %k10 = llvm.mlir.constant(10 : i16) : i16
  %s10 = llvm.shl %e10, %k10 : i16
  %r10 = llvm.or %r9, %s10 : i16
  %c11 = llvm.fcmp "ult" %a, %b : f32
  %e11 = llvm.zext %c11 : i1 to i16
  %k11 = llvm.mlir.constant(11 : i16) : i16
  %s11 = llvm.shl %e11, %k11 : i16
  %r11 = llvm.or %r10, %s11 : i16
  %c12 = llvm.fcmp "ule" %a, %b : f32
  %e12 = llvm.zext %c12 : i1 to i16
  %k12 = llvm.mlir.constant(12 : i16) : i16
  %s12 = llvm.shl %e12, %k12 : i16
  %r12 = llvm.or %r11, %s12 : i16
  %c13 = llvm.fcmp "une" %a, %b : f32
  %e13 = llvm.zext %c13 : i1 to i16
  %k13 = llvm.mlir.constant(13 : i16) : i16
  %s13 = llvm.shl %e13, %k13 : i16
  %r13 = llvm.or %r12, %s13 : i16
  %c14 = llvm.fcmp "uno" %a, %b : f32
  %e14 = llvm.zext %c14 : i1 to i16
  %k14 = llvm.mlir.constant(14 : i16) : i16
  %s14 = llvm.shl %e14, %k14 : i16
  %r14 = llvm.or %r13, %s14 : i16
  %c15 = llvm.fcmp "_true" %a, %b : f32
  %e15 = llvm.zext %c15 : i1 to i16
  %k15 = llvm.mlir.constant(15 : i16) : i16
  %s15 = llvm.shl %e15, %k15 : i16
  %r15 = llvm.or %r14, %s15 : i16
  llvm.return %r15 : i16
}

// EXPECT @oeq_f64(undef, 1.0): undef : i1
// EXPECT @oeq_f64(poison, 1.0): poison : i1
// EXPECT @oeq_f64(undef, 0x7FF8000000000000): false : i1
// EXPECT @oeq_f64(0x7FF0000000000000, 0x7FF0000000000000): true : i1
llvm.func @oeq_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "oeq" %a, %b : f64
  llvm.return %r : i1
}

// EXPECT @true_f64(undef, 1.0): true : i1
// EXPECT @true_f64(poison, 1.0): poison : i1
llvm.func @true_f64(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "_true" %a, %b : f64
  llvm.return %r : i1
}

// EXPECT @olt_f16(-1.0, 0x0001): true : i1
llvm.func @olt_f16(%a: f16, %b: f16) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : f16
  llvm.return %r : i1
}

// EXPECT @olt_bf16(1.0, 2.0): true : i1
llvm.func @olt_bf16(%a: bf16, %b: bf16) -> i1 {
  %r = llvm.fcmp "olt" %a, %b : bf16
  llvm.return %r : i1
}

// EXPECT @nnan(0x7FC00000, 1.0): poison : i1
// EXPECT @nnan(1.0, 1.0): true : i1
llvm.func @nnan(%a: f32, %b: f32) -> i1 {
  %r = llvm.fcmp "oeq" %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %r : i1
}

// EXPECT @vec([1.0, 0x7FC00000, poison], [0.0, 1.0, 1.0]): [true, true, poison] : vector<3xi1>
llvm.func @vec(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xi1> {
  %r = llvm.fcmp "ugt" %a, %b : vector<3xf32>
  llvm.return %r : vector<3xi1>
}
