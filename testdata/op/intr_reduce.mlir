// Reductions: S13.1 to S13.3.

// EXPECT @add([1, 2, 3, -16]): -10 : i8
// EXPECT @add([1, poison, 3, 4]): poison : i8
llvm.func @add(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @mul([1, 2, 3, -4]): -24 : i8
// EXPECT @mul([1, poison, 3, 4]): poison : i8
llvm.func @mul(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @and([1, 2, 3, -4]): 0 : i8
// EXPECT @and([1, poison, 3, 4]): poison : i8
llvm.func @and(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @or([1, 2, 3, -4]): -1 : i8
// EXPECT @or([1, poison, 3, 4]): poison : i8
llvm.func @or(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @xor([1, 2, 3, -4]): -4 : i8
// EXPECT @xor([1, poison, 3, 4]): poison : i8
llvm.func @xor(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @smax([1, 2, 3, -4]): 3 : i8
// EXPECT @smax([1, poison, 3, 4]): poison : i8
llvm.func @smax(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @smin([1, 2, 3, -4]): -4 : i8
// EXPECT @smin([1, poison, 3, 4]): poison : i8
llvm.func @smin(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @umax([1, 2, 3, -4]): -4 : i8
// EXPECT @umax([1, poison, 3, 4]): poison : i8
llvm.func @umax(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @umin([1, 2, 3, -4]): 1 : i8
// EXPECT @umin([1, poison, 3, 4]): poison : i8
llvm.func @umin(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @add_undef([1, 2, undef, 4]): undef : i8
llvm.func @add_undef(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @and_zero([1, 0, undef, 4]): 0 : i8
llvm.func @and_zero(%a: vector<4xi8>) -> i8 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi8>) -> i8
  llvm.return %r : i8
}

// EXPECT @add_i128([-1, 18446744073709551617]): 18446744073709551616 : i128
llvm.func @add_i128(%a: vector<2xi128>) -> i128 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<2xi128>) -> i128
  llvm.return %r : i128
}

// S13.2: in order, from the start value.
// EXPECT @fadd(-0.0, [-0.0, -0.0, -0.0, -0.0]): -0.000000e+00 : f32
// EXPECT @fadd(0.0, [-0.0, -0.0, -0.0, -0.0]): 0.000000e+00 : f32
// EXPECT @fadd(0.0, [1.0e8, 1.0, -1.0e8, 1.0]): 1.000000e+00 : f32
// EXPECT @fadd(0.0, [1.0, poison, 1.0, 1.0]): poison : f32
// EXPECT @fadd(poison, [1.0, 1.0, 1.0, 1.0]): poison : f32
llvm.func @fadd(%a: f32, %b: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fmul(1.0, [2.0, 3.0, 4.0, 5.0]): 1.200000e+02 : f32
llvm.func @fmul(%a: f32, %b: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%a, %b) : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fadd_reassoc(0.0, [1.0, 2.0, 3.0, 4.0]): 1.000000e+01 : f32
llvm.func @fadd_reassoc(%a: f32, %b: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}

// S13.3: fmax and fmin ignore NaN lanes, fmaximum and fminimum do not.
// EXPECT @fmax([0x7FC00000, 2.0, -1.0, 0.5]): 2.000000e+00 : f32
// EXPECT @fmax([0x7FC00001, 0x7FC00002, 0x7FC00003, 0x7FC00004]): 0x7FC00001 : f32 chosen
llvm.func @fmax(%a: vector<4xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmax(%a) : (vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fmin([0x7FC00000, 2.0, -1.0, 0.5]): -1.000000e+00 : f32
llvm.func @fmin(%a: vector<4xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmin(%a) : (vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fmaximum([0x7FC00000, 2.0, -1.0, 0.5]): 0x7FC00000 : f32 chosen
// EXPECT @fmaximum([-0.0, 0.0, -1.0, -0.0]): 0.000000e+00 : f32
llvm.func @fmaximum(%a: vector<4xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmaximum(%a) : (vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fminimum([0.0, -0.0, 1.0, 2.0]): -0.000000e+00 : f32
// EXPECT @fminimum([0.0, poison, 1.0, 2.0]): poison : f32
llvm.func @fminimum(%a: vector<4xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fminimum(%a) : (vector<4xf32>) -> f32
  llvm.return %r : f32
}

// EXPECT @fmax_nnan([0x7FC00000, 2.0, -1.0, 0.5]): poison : f32
llvm.func @fmax_nnan(%a: vector<4xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmax(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.return %r : f32
}
