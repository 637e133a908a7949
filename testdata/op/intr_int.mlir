// Integer intrinsics: S11.1 to S11.6.

// S11.1: abs of the least number.
// EXPECT @abs(-5): 5 : i8
// EXPECT @abs(-128): -128 : i8
// EXPECT @abs(poison): poison : i8
// EXPECT @abs(undef): undef : i8
llvm.func @abs(%a: i8) -> i8 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8
  llvm.return %r : i8
}

// EXPECT @abs_poison(-5): 5 : i8
// EXPECT @abs_poison(-128): poison : i8
llvm.func @abs_poison(%a: i8) -> i8 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i8) -> i8
  llvm.return %r : i8
}

// S11.2: minima and maxima.
// EXPECT @smax(-1, 1): 1 : i8
// EXPECT @smax(poison, 1): poison : i8
llvm.func @smax(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.smax(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @smin(-1, 1): -1 : i8
llvm.func @smin(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.smin(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @umax(-1, 1): -1 : i8
// EXPECT @umax(undef, 1): undef : i8
llvm.func @umax(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.umax(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @umin([-1, poison], [18446744073709551616, 1]): [18446744073709551616, poison] : vector<2xi128>
llvm.func @umin(%a: vector<2xi128>, %b: vector<2xi128>) -> vector<2xi128> {
  %r = llvm.intr.umin(%a, %b) : (vector<2xi128>, vector<2xi128>) -> vector<2xi128>
  llvm.return %r : vector<2xi128>
}

// S11.3: three-way comparison.
// EXPECT @scmp(-1, 1): -1 : i2
// EXPECT @scmp(1, 1): 0 : i2
// EXPECT @scmp(2, 1): 1 : i2
llvm.func @scmp(%a: i8, %b: i8) -> i2 {
  %r = llvm.intr.scmp(%a, %b) : (i8, i8) -> i2
  llvm.return %r : i2
}

// EXPECT @ucmp(-1, 1): 1 : i32
// EXPECT @ucmp(0, 1): -1 : i32
llvm.func @ucmp(%a: i8, %b: i8) -> i32 {
  %r = llvm.intr.ucmp(%a, %b) : (i8, i8) -> i32
  llvm.return %r : i32
}

// S11.4: counting bits.
// EXPECT @ctpop(-1): 32 : i32
// EXPECT @ctpop(0): 0 : i32
// EXPECT @ctpop(poison): poison : i32
llvm.func @ctpop(%a: i32) -> i32 {
  %r = llvm.intr.ctpop(%a) : (i32) -> i32
  llvm.return %r : i32
}

// EXPECT @ctpop_i1(true): true : i1
llvm.func @ctpop_i1(%a: i1) -> i1 {
  %r = llvm.intr.ctpop(%a) : (i1) -> i1
  llvm.return %r : i1
}

// EXPECT @ctpop_i128(-1): 128 : i128
llvm.func @ctpop_i128(%a: i128) -> i128 {
  %r = llvm.intr.ctpop(%a) : (i128) -> i128
  llvm.return %r : i128
}

// EXPECT @ctlz(0): 32 : i32
// EXPECT @ctlz(1): 31 : i32
// EXPECT @ctlz(-1): 0 : i32
llvm.func @ctlz(%a: i32) -> i32 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return %r : i32
}

// EXPECT @ctlz_poison(0): poison : i32
// EXPECT @ctlz_poison(1): 31 : i32
// EXPECT @ctlz_poison(undef): undef : i32
llvm.func @ctlz_poison(%a: i32) -> i32 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  llvm.return %r : i32
}

// EXPECT @cttz(0): 24 : i24
// EXPECT @cttz(8): 3 : i24
llvm.func @cttz(%a: i24) -> i24 {
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i24) -> i24
  llvm.return %r : i24
}

// EXPECT @cttz_poison([0, 4]): [poison, 2] : vector<2xi8>
llvm.func @cttz_poison(%a: vector<2xi8>) -> vector<2xi8> {
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (vector<2xi8>) -> vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @ctlz_i1(true): false : i1
// EXPECT @ctlz_i1(false): true : i1
llvm.func @ctlz_i1(%a: i1) -> i1 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i1) -> i1
  llvm.return %r : i1
}

// The count of 32 undefined bits is at most 32.
// EXPECT @ctpop_small(): 0 : i32
llvm.func @ctpop_small() -> i32 {
  %u = llvm.mlir.undef : i32
  %k = llvm.mlir.constant(6 : i32) : i32
  %0 = llvm.intr.ctpop(%u) : (i32) -> i32
  %1 = llvm.lshr %0, %k : i32
  llvm.return %1 : i32
}

// S11.5: bitreverse and bswap.
// EXPECT @bitreverse(1): -128 : i8
// EXPECT @bitreverse(6): 96 : i8
llvm.func @bitreverse(%a: i8) -> i8 {
  %r = llvm.intr.bitreverse(%a) : (i8) -> i8
  llvm.return %r : i8
}

// EXPECT @bitreverse_i24(1): -8388608 : i24
llvm.func @bitreverse_i24(%a: i24) -> i24 {
  %r = llvm.intr.bitreverse(%a) : (i24) -> i24
  llvm.return %r : i24
}

// EXPECT @bswap(16909060): 67305985 : i32
llvm.func @bswap(%a: i32) -> i32 {
  %r = llvm.intr.bswap(%a) : (i32) -> i32
  llvm.return %r : i32
}

// EXPECT @bswap_i48(1): 1099511627776 : i48
llvm.func @bswap_i48(%a: i48) -> i48 {
  %r = llvm.intr.bswap(%a) : (i48) -> i48
  llvm.return %r : i48
}

// EXPECT @bswap_i128(1): 1329227995784915872903807060280344576 : i128
llvm.func @bswap_i128(%a: i128) -> i128 {
  %r = llvm.intr.bswap(%a) : (i128) -> i128
  llvm.return %r : i128
}

// S11.6: funnel shifts take the amount modulo the width.
// EXPECT @fshl(1, -2147483648, 33): 3 : i32
// EXPECT @fshl(5, 9, 0): 5 : i32
// EXPECT @fshl(poison, 0, 0): poison : i32
// EXPECT @fshl(5, undef, 0): 5 : i32
// EXPECT @fshl(5, 9, undef): undef : i32
llvm.func @fshl(%a: i32, %b: i32, %c: i32) -> i32 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @fshr(-1, 0, 15): -2 : i8
// EXPECT @fshr(5, 9, 0): 9 : i8
// EXPECT @fshr(5, 9, 8): 9 : i8
// EXPECT @fshr(undef, 9, 8): 9 : i8
llvm.func @fshr(%a: i8, %b: i8, %c: i8) -> i8 {
  %r = llvm.intr.fshr(%a, %b, %c) : (i8, i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @fshl_i24(1, -8388608, 25): 3 : i24
llvm.func @fshl_i24(%a: i24, %b: i24, %c: i24) -> i24 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i24, i24, i24) -> i24
  llvm.return %r : i24
}

// EXPECT @fshl_i128(1, -1, 129): 3 : i128
llvm.func @fshl_i128(%a: i128, %b: i128, %c: i128) -> i128 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i128, i128, i128) -> i128
  llvm.return %r : i128
}
