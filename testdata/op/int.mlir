// Integer arithmetic: S2.1 to S2.11, S0.2, S0.8, S0.9.
// S2.1: modulo 2^n; nsw and nuw give poison; sub nuw when a < b.
// EXPECT @add_i8(100, 27): 127 : i8
// EXPECT @add_i8(127, 1): -128 : i8
// EXPECT @add_i8(-128, -1): 127 : i8
// EXPECT @add_i8(poison, 1): poison : i8
// EXPECT @add_i8(1, poison): poison : i8
// EXPECT @add_i8(undef, 1): undef : i8
llvm.func @add_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @add_nsw_i8(127, 1): poison : i8
// EXPECT @add_nsw_i8(126, 1): 127 : i8
// EXPECT @add_nsw_i8(-128, -1): poison : i8
// EXPECT @add_nsw_i8(-1, 1): 0 : i8
llvm.func @add_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nsw> : i8
  llvm.return %r : i8
}

// EXPECT @add_nuw_i8(-1, 1): poison : i8
// EXPECT @add_nuw_i8(127, 1): -128 : i8
// EXPECT @add_nuw_i8(-1, 0): -1 : i8
llvm.func @add_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nuw> : i8
  llvm.return %r : i8
}

// EXPECT @add_both_i8(127, 1): poison : i8
// EXPECT @add_both_i8(-1, 1): poison : i8
// EXPECT @add_both_i8(1, 1): 2 : i8
// EXPECT @add_both_i8(undef, 1): undef : i8
llvm.func @add_both_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nsw, nuw> : i8
  llvm.return %r : i8
}

// EXPECT @sub_i8(0, 1): -1 : i8
// EXPECT @sub_i8(-128, 1): 127 : i8
llvm.func @sub_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @sub_nsw_i8(-128, 1): poison : i8
// EXPECT @sub_nsw_i8(0, -128): poison : i8
// EXPECT @sub_nsw_i8(0, 127): -127 : i8
llvm.func @sub_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b overflow<nsw> : i8
  llvm.return %r : i8
}

// EXPECT @sub_nuw_i8(0, 1): poison : i8
// EXPECT @sub_nuw_i8(-1, 1): -2 : i8
llvm.func @sub_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b overflow<nuw> : i8
  llvm.return %r : i8
}

// EXPECT @mul_i8(16, 16): 0 : i8
// EXPECT @mul_i8(-128, -1): -128 : i8
// EXPECT @mul_i8(7, -3): -21 : i8
llvm.func @mul_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @mul_nsw_i8(-128, -1): poison : i8
// EXPECT @mul_nsw_i8(16, 8): poison : i8
// EXPECT @mul_nsw_i8(16, -8): -128 : i8
llvm.func @mul_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b overflow<nsw> : i8
  llvm.return %r : i8
}

// EXPECT @mul_nuw_i8(16, 16): poison : i8
// EXPECT @mul_nuw_i8(15, 17): -1 : i8
// EXPECT @mul_nuw_i8(-1, -1): poison : i8
llvm.func @mul_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b overflow<nuw> : i8
  llvm.return %r : i8
}

// 64 bits and more.
// EXPECT @add_nsw_i64(9223372036854775807, 1): poison : i64
// EXPECT @add_nsw_i64(9223372036854775806, 1): 9223372036854775807 : i64
llvm.func @add_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.add %a, %b overflow<nsw> : i64
  llvm.return %r : i64
}

// EXPECT @mul_nsw_i64(4611686018427387904, 2): poison : i64
// EXPECT @mul_nsw_i64(-4611686018427387904, 2): -9223372036854775808 : i64
// EXPECT @mul_nsw_i64(-9223372036854775808, -1): poison : i64
llvm.func @mul_nsw_i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.mul %a, %b overflow<nsw> : i64
  llvm.return %r : i64
}

// EXPECT @mul_nuw_i64(4294967296, 4294967296): poison : i64
// EXPECT @mul_nuw_i64(4294967295, 4294967297): -1 : i64
llvm.func @mul_nuw_i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.mul %a, %b overflow<nuw> : i64
  llvm.return %r : i64
}

// EXPECT @mul_i128(18446744073709551616, 18446744073709551616): 0 : i128
// EXPECT @mul_i128(18446744073709551615, 18446744073709551615): -36893488147419103231 : i128
llvm.func @mul_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.mul %a, %b : i128
  llvm.return %r : i128
}

// EXPECT @add_nuw_i128(-1, 1): poison : i128
// EXPECT @add_nuw_i128(18446744073709551615, 1): 18446744073709551616 : i128
llvm.func @add_nuw_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.add %a, %b overflow<nuw> : i128
  llvm.return %r : i128
}

// EXPECT @sub_i128(0, 1): -1 : i128
// EXPECT @sub_i128(poison, 1): poison : i128
// EXPECT @sub_i128(undef, 1): undef : i128
llvm.func @sub_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.sub %a, %b : i128
  llvm.return %r : i128
}

// EXPECT @add_i24(8388607, 1): -8388608 : i24
llvm.func @add_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.add %a, %b : i24
  llvm.return %r : i24
}

// S2.2: udiv; a divisor that is 0, poison or undef is UB; exact.
// EXPECT @udiv_i8(-1, 2): 127 : i8
// EXPECT @udiv_i8(7, 3): 2 : i8
// EXPECT @udiv_i8(1, 0): fault divide-by-zero
// EXPECT @udiv_i8(1, poison): fault poison-operand
// EXPECT @udiv_i8(1, undef): fault poison-operand
// EXPECT @udiv_i8(poison, 1): poison : i8
// EXPECT @udiv_i8(poison, 0): fault divide-by-zero
// EXPECT @udiv_i8(undef, 3): undef : i8
llvm.func @udiv_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.udiv %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @udiv_exact_i8(6, 3): 2 : i8
// EXPECT @udiv_exact_i8(7, 3): poison : i8
llvm.func @udiv_exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.udiv exact %a, %b : i8
  llvm.return %r : i8
}

// S2.3: sdiv truncates; the least number by -1 is UB.
// EXPECT @sdiv_i8(-7, 2): -3 : i8
// EXPECT @sdiv_i8(7, -2): -3 : i8
// EXPECT @sdiv_i8(1, 0): fault divide-by-zero
// EXPECT @sdiv_i8(-128, -1): fault divide-overflow
// EXPECT @sdiv_i8(-128, 1): -128 : i8
// EXPECT @sdiv_i8(undef, -1): fault divide-overflow
// EXPECT @sdiv_i8(1, poison): fault poison-operand
// EXPECT @sdiv_i8(poison, 2): poison : i8
llvm.func @sdiv_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sdiv %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @sdiv_exact_i8(-6, 3): -2 : i8
// EXPECT @sdiv_exact_i8(-7, 3): poison : i8
llvm.func @sdiv_exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sdiv exact %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @sdiv_i128(-170141183460469231731687303715884105728, -1): fault divide-overflow
// EXPECT @sdiv_i128(-170141183460469231731687303715884105728, 2): -85070591730234615865843651857942052864 : i128
// EXPECT @sdiv_i128(1, 0): fault divide-by-zero
llvm.func @sdiv_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.sdiv %a, %b : i128
  llvm.return %r : i128
}

// S2.4: urem.
// EXPECT @urem_i8(-1, 16): 15 : i8
// EXPECT @urem_i8(7, 3): 1 : i8
// EXPECT @urem_i8(1, 0): fault divide-by-zero
// EXPECT @urem_i8(undef, 16): undef : i8
llvm.func @urem_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.urem %a, %b : i8
  llvm.return %r : i8
}

// S2.5: srem has the sign of the dividend; the least number by -1 is UB.
// EXPECT @srem_i8(-5, 3): -2 : i8
// EXPECT @srem_i8(5, -3): 2 : i8
// EXPECT @srem_i8(-128, -1): fault divide-overflow
// EXPECT @srem_i8(1, 0): fault divide-by-zero
llvm.func @srem_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.srem %a, %b : i8
  llvm.return %r : i8
}

// S2.6: shl; an amount of the width or more is poison.
// EXPECT @shl_i8(1, 7): -128 : i8
// EXPECT @shl_i8(1, 8): poison : i8
// EXPECT @shl_i8(1, -1): poison : i8
// EXPECT @shl_i8(3, 7): -128 : i8
// EXPECT @shl_i8(0, 8): poison : i8
// EXPECT @shl_i8(poison, 0): poison : i8
llvm.func @shl_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @shl_nuw_i8(64, 1): -128 : i8
// EXPECT @shl_nuw_i8(-128, 1): poison : i8
// EXPECT @shl_nuw_i8(1, 0): 1 : i8
llvm.func @shl_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b overflow<nuw> : i8
  llvm.return %r : i8
}

// EXPECT @shl_nsw_i8(64, 1): poison : i8
// EXPECT @shl_nsw_i8(-64, 1): -128 : i8
// EXPECT @shl_nsw_i8(-128, 1): poison : i8
// EXPECT @shl_nsw_i8(63, 1): 126 : i8
llvm.func @shl_nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b overflow<nsw> : i8
  llvm.return %r : i8
}

// EXPECT @shl_i128(1, 127): -170141183460469231731687303715884105728 : i128
// EXPECT @shl_i128(1, 128): poison : i128
// EXPECT @shl_i128(1, 64): 18446744073709551616 : i128
// EXPECT @shl_i128(1, 18446744073709551616): poison : i128
llvm.func @shl_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.shl %a, %b : i128
  llvm.return %r : i128
}

// S2.7: lshr.
// EXPECT @lshr_i8(-128, 7): 1 : i8
// EXPECT @lshr_i8(-1, 8): poison : i8
llvm.func @lshr_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.lshr %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @lshr_exact_i8(4, 2): 1 : i8
// EXPECT @lshr_exact_i8(5, 1): poison : i8
// EXPECT @lshr_exact_i8(5, 0): 5 : i8
llvm.func @lshr_exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.lshr exact %a, %b : i8
  llvm.return %r : i8
}

// S2.8: ashr.
// EXPECT @ashr_i8(-128, 7): -1 : i8
// EXPECT @ashr_i8(-7, 1): -4 : i8
// EXPECT @ashr_i8(-1, 8): poison : i8
llvm.func @ashr_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.ashr %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @ashr_exact_i8(-8, 2): -2 : i8
// EXPECT @ashr_exact_i8(-7, 1): poison : i8
llvm.func @ashr_exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.ashr exact %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @ashr_i128(-170141183460469231731687303715884105728, 127): -1 : i128
// EXPECT @ashr_i128(-1, 128): poison : i128
llvm.func @ashr_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.ashr %a, %b : i128
  llvm.return %r : i128
}

// S2.9, S2.10: bitwise; poison is not absorbed, a bit known for every choice is.
// EXPECT @and_i8(12, 10): 8 : i8
// EXPECT @and_i8(poison, 0): poison : i8
// EXPECT @and_i8(undef, 0): 0 : i8
// EXPECT @and_i8(undef, 1): undef : i8
llvm.func @and_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.and %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @or_i8(12, 10): 14 : i8
// EXPECT @or_i8(undef, -1): -1 : i8
// EXPECT @or_i8(undef, 0): undef : i8
// EXPECT @or_i8(-1, poison): poison : i8
llvm.func @or_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.or %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @xor_i8(12, 10): 6 : i8
// EXPECT @xor_i8(undef, 0): undef : i8
llvm.func @xor_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.xor %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @or_disjoint_i8(5, 1): poison : i8
// EXPECT @or_disjoint_i8(5, 2): 7 : i8
// EXPECT @or_disjoint_i8(undef, 1): undef : i8
// EXPECT @or_disjoint_i8(0, undef): undef : i8
llvm.func @or_disjoint_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.or disjoint %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @mul_zero(poison, 0): poison : i8
// EXPECT @mul_zero(undef, 0): 0 : i8
llvm.func @mul_zero(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b : i8
  llvm.return %r : i8
}

// EXPECT @and_i128(-18446744073709551617, 36893488147419103231): 18446744073709551615 : i128
// EXPECT @and_i128(undef, 0): 0 : i128
llvm.func @and_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.and %a, %b : i128
  llvm.return %r : i128
}

// S2.11: i1: add is xor, mul is and, 1 is -1 as a signed number.
// EXPECT @add_i1(true, true): false : i1
// EXPECT @add_i1(true, false): true : i1
llvm.func @add_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.add %a, %b : i1
  llvm.return %r : i1
}

// EXPECT @mul_i1(true, true): true : i1
llvm.func @mul_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.mul %a, %b : i1
  llvm.return %r : i1
}

// EXPECT @sdiv_i1(true, true): fault divide-overflow
// EXPECT @sdiv_i1(false, true): false : i1
// EXPECT @sdiv_i1(true, false): fault divide-by-zero
llvm.func @sdiv_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.sdiv %a, %b : i1
  llvm.return %r : i1
}

// S0.8: lanes are independent; a bad divisor in any lane is UB.
// EXPECT @add_v4([1, poison, 127, undef], [1, 1, 1, 1]): [2, poison, -128, undef] : vector<4xi8>
llvm.func @add_v4(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = llvm.add %a, %b : vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @add_nsw_v2([127, 1], [1, 1]): [poison, 2] : vector<2xi8>
llvm.func @add_nsw_v2(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r = llvm.add %a, %b overflow<nsw> : vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @udiv_v2([6, 7], [3, 0]): fault divide-by-zero
// EXPECT @udiv_v2([6, poison], [3, 1]): [2, poison] : vector<2xi8>
// EXPECT @udiv_v2([6, 7], [3, poison]): fault poison-operand
llvm.func @udiv_v2(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r = llvm.udiv %a, %b : vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @shl_v2([1, 1], [1, 9]): [2, poison] : vector<2xi8>
llvm.func @shl_v2(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r = llvm.shl %a, %b : vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @add_v2i100([1, 18446744073709551616], [-1, 18446744073709551616]): [0, 36893488147419103232] : vector<2xi100>
llvm.func @add_v2i100(%a: vector<2xi100>, %b: vector<2xi100>) -> vector<2xi100> {
  %r = llvm.add %a, %b : vector<2xi100>
  llvm.return %r : vector<2xi100>
}

// Undefined bits one by one: a bit-field is written before the rest is defined.
// EXPECT @bitfield(): 7 : i32
llvm.func @bitfield() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(-8 : i32) : i32
  %v = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(29 : i32) : i32
  %0 = llvm.and %u, %m : i32
  %1 = llvm.or %0, %v : i32
  %2 = llvm.shl %1, %k : i32
  %3 = llvm.lshr %2, %k : i32
  llvm.return %3 : i32
}

// Division and remainder by a power of two act on bits.
// EXPECT @udiv_pow2(): 0 : i32
llvm.func @udiv_pow2() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(255 : i32) : i32
  %k = llvm.mlir.constant(256 : i32) : i32
  %0 = llvm.and %u, %m : i32
  %1 = llvm.udiv %0, %k : i32
  llvm.return %1 : i32
}

// EXPECT @urem_pow2(): 0 : i32
llvm.func @urem_pow2() -> i32 {
  %u = llvm.mlir.undef : i32
  %m = llvm.mlir.constant(-256 : i32) : i32
  %k = llvm.mlir.constant(256 : i32) : i32
  %0 = llvm.and %u, %m : i32
  %1 = llvm.urem %0, %k : i32
  llvm.return %1 : i32
}

// A divisor with undefined bits that is never 0 is no UB.
// EXPECT @udiv_odd(9): undef : i32
llvm.func @udiv_odd(%a: i32) -> i32 {
  %u = llvm.mlir.undef : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.or %u, %one : i32
  %1 = llvm.udiv %a, %0 : i32
  llvm.return %1 : i32
}
