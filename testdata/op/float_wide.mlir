// f80 and f128: S4.1, S4.4, S4.5, S8.3 to S8.5, S12.1 to S12.3, S1.7. The encodings are those that
// x86-64's long double and __float128 have.

// EXPECT @third80(1, 3): 302188412500818638056107 : i80
llvm.func @third80(%a: i32, %b: i32) -> i80 {
  %x = llvm.sitofp %a : i32 to f80
  %y = llvm.sitofp %b : i32 to f80
  %q = llvm.fdiv %x, %y : f80
  %r = llvm.bitcast %q : f80 to i80
  llvm.return %r : i80
}

// EXPECT @third128(1, 3): 85056745605278522992167570534397465941 : i128
llvm.func @third128(%a: i32, %b: i32) -> i128 {
  %x = llvm.uitofp %a : i32 to f128
  %y = llvm.uitofp %b : i32 to f128
  %q = llvm.fdiv %x, %y : f128
  %r = llvm.bitcast %q : f128 to i128
  llvm.return %r : i128
}

// The sum keeps the 1 that a double would lose.
// EXPECT @precise(9007199254740992, 1): 9007199254740993 : i64
// EXPECT @precise(poison, 1): poison : i64
// EXPECT @precise(undef, 1): undef : i64
llvm.func @precise(%a: i64, %b: i64) -> i64 {
  %x = llvm.sitofp %a : i64 to f80
  %y = llvm.sitofp %b : i64 to f80
  %s = llvm.fadd %x, %y : f80
  %r = llvm.fptosi %s : f80 to i64
  llvm.return %r : i64
}

// Out of range is poison (S8.4).
// EXPECT @narrow(300): poison : i8
// EXPECT @narrow(-128): -128 : i8
llvm.func @narrow(%a: i32) -> i8 {
  %x = llvm.sitofp %a : i32 to f128
  %r = llvm.fptosi %x : f128 to i8
  llvm.return %r : i8
}

// EXPECT @less(1.0, 2.0): true : i1
// EXPECT @less(2.0, 1.0): false : i1
// EXPECT @less(0x7FF8000000000000, 1.0): false : i1
llvm.func @less(%a: f64, %b: f64) -> i1 {
  %x = llvm.fpext %a : f64 to f80
  %y = llvm.fpext %b : f64 to f80
  %r = llvm.fcmp "olt" %x, %y : f80
  llvm.return %r : i1
}

// EXPECT @round_trip(0.1): 1.000000e-01 : f64
// EXPECT @round_trip(-0.0): -0.000000e+00 : f64
// EXPECT @round_trip(0x7FF0000000000000): 0x7FF0000000000000 : f64
llvm.func @round_trip(%a: f64) -> f64 {
  %x = llvm.fpext %a : f64 to f128
  %y = llvm.fneg %x : f128
  %z = llvm.fneg %y : f128
  %w = llvm.fptrunc %z : f128 to f80
  %r = llvm.fptrunc %w : f80 to f64
  llvm.return %r : f64
}

// EXPECT @in_memory(10): 302279877606850781249536 : i80
llvm.func @in_memory(%a: i32) -> i80 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f80 : (i32) -> !llvm.ptr
  %x = llvm.sitofp %a : i32 to f80
  llvm.store %x, %p : f80, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> f80
  %r = llvm.bitcast %y : f80 to i80
  llvm.return %r : i80
}

// EXPECT @unary(-2.5): [2.500000e+00, -3.000000e+00, -2.000000e+00, -2.000000e+00, -3.000000e+00] : vector<5xf64>
llvm.func @unary(%a: f64) -> vector<5xf64> {
  %x = llvm.fpext %a : f64 to f80
  %0 = llvm.intr.fabs(%x) : (f80) -> f80
  %1 = llvm.intr.floor(%x) : (f80) -> f80
  %2 = llvm.intr.ceil(%x) : (f80) -> f80
  %3 = llvm.intr.rint(%x) : (f80) -> f80
  %4 = llvm.intr.round(%x) : (f80) -> f80
  %v = llvm.mlir.poison : vector<5xf80>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %i3 = llvm.mlir.constant(3 : i32) : i32
  %i4 = llvm.mlir.constant(4 : i32) : i32
  %v0 = llvm.insertelement %0, %v[%i0 : i32] : vector<5xf80>
  %v1 = llvm.insertelement %1, %v0[%i1 : i32] : vector<5xf80>
  %v2 = llvm.insertelement %2, %v1[%i2 : i32] : vector<5xf80>
  %v3 = llvm.insertelement %3, %v2[%i3 : i32] : vector<5xf80>
  %v4 = llvm.insertelement %4, %v3[%i4 : i32] : vector<5xf80>
  %r = llvm.fptrunc %v4 : vector<5xf80> to vector<5xf64>
  llvm.return %r : vector<5xf64>
}

// EXPECT @fused(): true : i1
llvm.func @fused() -> i1 {
  %a = llvm.mlir.constant(1.5 : f128) : f128
  %b = llvm.mlir.constant(4.0 : f128) : f128
  %c = llvm.mlir.constant(0.25 : f128) : f128
  %m = llvm.intr.fma(%a, %b, %c) : (f128, f128, f128) -> f128
  %s = llvm.intr.sqrt(%m) : (f128) -> f128
  %w = llvm.mlir.constant(2.5 : f128) : f128
  %r = llvm.fcmp "oeq" %s, %w : f128
  llvm.return %r : i1
}

// EXPECT @nan_class(): true : i1
llvm.func @nan_class() -> i1 {
  %z = llvm.mlir.constant(0.0 : f80) : f80
  %n = llvm.fdiv %z, %z : f80
  %r = "llvm.intr.is.fpclass"(%n) <{bit = 2 : i32}> : (f80) -> i1
  llvm.return %r : i1
}
