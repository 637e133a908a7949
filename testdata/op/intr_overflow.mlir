// Overflow and saturation: S11.7, S11.8.

// EXPECT @sadd(127, 1): {-128, true} : !llvm.struct<(i8, i1)>
// EXPECT @sadd(-128, -1): {127, true} : !llvm.struct<(i8, i1)>
// EXPECT @sadd(1, 1): {2, false} : !llvm.struct<(i8, i1)>
// EXPECT @sadd(poison, 1): {poison, poison} : !llvm.struct<(i8, i1)>
// EXPECT @sadd(undef, 0): {undef, false} : !llvm.struct<(i8, i1)>
// EXPECT @sadd(undef, 1): {undef, undef} : !llvm.struct<(i8, i1)>
llvm.func @sadd(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @uadd(-1, 1): {0, true} : !llvm.struct<(i8, i1)>
// EXPECT @uadd(127, 1): {-128, false} : !llvm.struct<(i8, i1)>
llvm.func @uadd(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.uadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @ssub(-128, 1): {127, true} : !llvm.struct<(i8, i1)>
// EXPECT @ssub(0, 1): {-1, false} : !llvm.struct<(i8, i1)>
llvm.func @ssub(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.ssub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @usub(0, 1): {-1, true} : !llvm.struct<(i8, i1)>
// EXPECT @usub(1, 1): {0, false} : !llvm.struct<(i8, i1)>
llvm.func @usub(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @smul(-128, -1): {-128, true} : !llvm.struct<(i8, i1)>
// EXPECT @smul(16, 8): {-128, true} : !llvm.struct<(i8, i1)>
// EXPECT @smul(-16, 8): {-128, false} : !llvm.struct<(i8, i1)>
llvm.func @smul(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @umul(16, 16): {0, true} : !llvm.struct<(i8, i1)>
// EXPECT @umul(15, 17): {-1, false} : !llvm.struct<(i8, i1)>
llvm.func @umul(%a: i8, %b: i8) -> !llvm.struct<(i8, i1)> {
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  llvm.return %r : !llvm.struct<(i8, i1)>
}

// EXPECT @smul_i64(4611686018427387904, 2): {-9223372036854775808, true} : !llvm.struct<(i64, i1)>
// EXPECT @smul_i64(3, -3): {-9, false} : !llvm.struct<(i64, i1)>
llvm.func @smul_i64(%a: i64, %b: i64) -> !llvm.struct<(i64, i1)> {
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  llvm.return %r : !llvm.struct<(i64, i1)>
}

// EXPECT @umul_i128(18446744073709551616, 18446744073709551616): {0, true} : !llvm.struct<(i128, i1)>
llvm.func @umul_i128(%a: i128, %b: i128) -> !llvm.struct<(i128, i1)> {
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (i128, i128) -> !llvm.struct<(i128, i1)>
  llvm.return %r : !llvm.struct<(i128, i1)>
}

// EXPECT @uadd_vec([-1, poison], [1, 1]): {[0, poison], [true, poison]} : !llvm.struct<(vector<2xi8>, vector<2xi1>)>
llvm.func @uadd_vec(%a: vector<2xi8>, %b: vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)> {
  %r = "llvm.intr.uadd.with.overflow"(%a, %b) : (vector<2xi8>, vector<2xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi1>)>
  llvm.return %r : !llvm.struct<(vector<2xi8>, vector<2xi1>)>
}

// EXPECT @sadd_sat(127, 1): 127 : i8
// EXPECT @sadd_sat(-128, -1): -128 : i8
// EXPECT @sadd_sat(1, 2): 3 : i8
// EXPECT @sadd_sat(undef, 1): undef : i8
llvm.func @sadd_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @uadd_sat(-1, 1): -1 : i8
// EXPECT @uadd_sat(-2, 1): -1 : i8
llvm.func @uadd_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.uadd.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @ssub_sat(-128, 1): -128 : i8
// EXPECT @ssub_sat(0, -128): 127 : i8
llvm.func @ssub_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.ssub.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @usub_sat(3, 5): 0 : i8
// EXPECT @usub_sat(5, 3): 2 : i8
llvm.func @usub_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.usub.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @sshl_sat(64, 1): 127 : i8
// EXPECT @sshl_sat(-65, 1): -128 : i8
// EXPECT @sshl_sat(1, 8): poison : i8
// EXPECT @sshl_sat(3, 2): 12 : i8
llvm.func @sshl_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @ushl_sat(-128, 1): -1 : i8
// EXPECT @ushl_sat(64, 1): -128 : i8
// EXPECT @ushl_sat(0, 8): poison : i8
llvm.func @ushl_sat(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}

// EXPECT @sadd_sat_i128(170141183460469231731687303715884105727, 1): 170141183460469231731687303715884105727 : i128
llvm.func @sadd_sat_i128(%a: i128, %b: i128) -> i128 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i128, i128) -> i128
  llvm.return %r : i128
}
