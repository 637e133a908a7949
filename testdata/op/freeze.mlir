// freeze: S9.2. A frozen value is LLVM's free choice, so it is marked chosen.

// EXPECT @freeze_i8(poison): 0 : i8 chosen
// EXPECT @freeze_i8(undef): 0 : i8 chosen
// EXPECT @freeze_i8(5): 5 : i8
llvm.func @freeze_i8(%a: i8) -> i8 {
  %0 = llvm.freeze %a : i8
  llvm.return %0 : i8
}

// EXPECT @freeze_i64(-1): -1 : i64
llvm.func @freeze_i64(%a: i64) -> i64 {
  %0 = llvm.freeze %a : i64
  llvm.return %0 : i64
}

// EXPECT @freeze_i128(poison): 0 : i128 chosen
// EXPECT @freeze_i128(18446744073709551616): 18446744073709551616 : i128
llvm.func @freeze_i128(%a: i128) -> i128 {
  %0 = llvm.freeze %a : i128
  llvm.return %0 : i128
}

// Per element.
// EXPECT @freeze_vec([1, poison, undef]): [1, 0, 0] : vector<3xi8> chosen
llvm.func @freeze_vec(%a: vector<3xi8>) -> vector<3xi8> {
  %0 = llvm.freeze %a : vector<3xi8>
  llvm.return %0 : vector<3xi8>
}

// EXPECT @freeze_struct({1, poison}): {1, 0.000000e+00} : !llvm.struct<(i8, f32)> chosen
llvm.func @freeze_struct(%a: !llvm.struct<(i8, f32)>) -> !llvm.struct<(i8, f32)> {
  %0 = llvm.freeze %a : !llvm.struct<(i8, f32)>
  llvm.return %0 : !llvm.struct<(i8, f32)>
}

// EXPECT @freeze_ptr(poison): null : !llvm.ptr chosen
llvm.func @freeze_ptr(%a: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.freeze %a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// Bits that are not undefined stay as they are.
// EXPECT @freeze_low_half(undef): 0 : i16 chosen
llvm.func @freeze_low_half(%a: i8) -> i16 {
  %0 = llvm.zext %a : i8 to i16
  %1 = llvm.freeze %0 : i16
  llvm.return %1 : i16
}

// All uses of one freeze see the same value.
// EXPECT @same(poison): 0 : i32
llvm.func @same(%a: i32) -> i32 {
  %0 = llvm.freeze %a : i32
  %1 = llvm.zext %0 : i32 to i64
  %2 = llvm.trunc %1 : i64 to i32
  %3 = llvm.icmp "eq" %0, %2 : i32
  %4 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %4 : i32
}
