// Fixed-point arithmetic by name (LangRef, "Fixed Point Arithmetic Intrinsics").


// EXPECT @smul(24, -40): -60 : i32
// EXPECT @smul(1, 16): 1 : i32
// EXPECT @smul(-1, 16): -1 : i32
// EXPECT @smul(0, 5): 0 : i32
// EXPECT @smul(2147483647, 16): 2147483647 : i32
// EXPECT @smul(65536, 65536): 268435456 : i32
// EXPECT @smul(poison, 1): poison : i32
llvm.func @smul(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.smul.fix.i32"(%a, %b, %k) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @smul_inexact(1, -1): -1 : i32 chosen
// EXPECT @smul_inexact(3, 5): 0 : i32 chosen
llvm.func @smul_inexact(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.smul.fix"(%a, %b, %k) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @umul(32, 48): 96 : i8
// EXPECT @umul(-1, 16): -1 : i8
// EXPECT @umul(-1, 64): fault divide-overflow
// EXPECT @umul(255, 16): -1 : i8
llvm.func @umul(%a: i8, %b: i8) -> i8 {
  %k = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.umul.fix.i8"(%a, %b, %k) : (i8, i8, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @umul_all(-1, -1): -2 : i16 chosen
// EXPECT @umul_all(256, 256): 1 : i16
llvm.func @umul_all(%a: i16, %b: i16) -> i16 {
  %k = llvm.mlir.constant(16 : i32) : i32
  %r = llvm.call_intrinsic "llvm.umul.fix"(%a, %b, %k) : (i16, i16, i32) -> i16
  llvm.return %r : i16
}

// EXPECT @smul_sat(32767, 512): 32767 : i16
// EXPECT @smul_sat(-32768, 512): -32768 : i16
// EXPECT @smul_sat(-32768, -32768): 32767 : i16
// EXPECT @smul_sat(256, 300): 300 : i16
llvm.func @smul_sat(%a: i16, %b: i16) -> i16 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.smul.fix.sat.i16"(%a, %b, %k) : (i16, i16, i32) -> i16
  llvm.return %r : i16
}

// EXPECT @umul_sat(-1, 512): -1 : i16
// EXPECT @umul_sat(-1, 256): -1 : i16
// EXPECT @umul_sat(2, 128): 1 : i16
llvm.func @umul_sat(%a: i16, %b: i16) -> i16 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.umul.fix.sat.i16"(%a, %b, %k) : (i16, i16, i32) -> i16
  llvm.return %r : i16
}

// EXPECT @sdiv(512, 256): 512 : i32
// EXPECT @sdiv(-768, 512): -384 : i32
// EXPECT @sdiv(768, -256): -768 : i32
// EXPECT @sdiv(1024, 0): fault divide-by-zero
// EXPECT @sdiv(1, poison): fault poison-operand
// EXPECT @sdiv(poison, 1): poison : i32
// EXPECT @sdiv(-2147483648, -256): fault divide-overflow
llvm.func @sdiv(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.sdiv.fix.i32"(%a, %b, %k) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @sdiv_inexact(1, 768): 0 : i32 chosen
// EXPECT @sdiv_inexact(-1, 768): -1 : i32 chosen
llvm.func @sdiv_inexact(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.sdiv.fix"(%a, %b, %k) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @udiv(512, 256): 512 : i32
// EXPECT @udiv(-256, 256): -256 : i32
// EXPECT @udiv(768, 0): fault divide-by-zero
// EXPECT @udiv(-1, 1): fault divide-overflow
llvm.func @udiv(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.udiv.fix.i32"(%a, %b, %k) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @sdiv_sat(32767, 1): 32767 : i16
// EXPECT @sdiv_sat(-32768, 1): -32768 : i16
// EXPECT @sdiv_sat(-32768, -1): 32767 : i16
// EXPECT @sdiv_sat(-32768, -256): 32767 : i16
// EXPECT @sdiv_sat(5, 256): 5 : i16
llvm.func @sdiv_sat(%a: i16, %b: i16) -> i16 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.sdiv.fix.sat.i16"(%a, %b, %k) : (i16, i16, i32) -> i16
  llvm.return %r : i16
}

// EXPECT @udiv_sat(-1, 1): -1 : i16
// EXPECT @udiv_sat(512, 512): 256 : i16
llvm.func @udiv_sat(%a: i16, %b: i16) -> i16 {
  %k = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.udiv.fix.sat.i16"(%a, %b, %k) : (i16, i16, i32) -> i16
  llvm.return %r : i16
}

// EXPECT @smul_lanes([4, -8, 12, 0], [4, 8, -12, 5]): [4, -16, -36, 0] : vector<4xi32>
// EXPECT @smul_lanes([poison, 4, 8, 12], [4, 4, 4, 4]): [poison, 4, 8, 12] : vector<4xi32>
llvm.func @smul_lanes(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %k = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.smul.fix.v4i32"(%a, %b, %k) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @smul_wide(36893488147419103232, 55340232221128654848): 110680464442257309696 : i128
llvm.func @smul_wide(%a: i128, %b: i128) -> i128 {
  %k = llvm.mlir.constant(64 : i32) : i32
  %r = llvm.call_intrinsic "llvm.smul.fix"(%a, %b, %k) : (i128, i128, i32) -> i128
  llvm.return %r : i128
}
