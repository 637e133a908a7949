// Vector predication: S15.1 to S15.7.
// live: not @strided_load, LLVM makes no x86-64 code of it
// live: not @strided_store, LLVM makes no x86-64 code of it
// live: not @fmuladd, LLVM may round once or twice

llvm.mlir.global internal @memory(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64} : !llvm.array<4 x i32>

// S15.1: disabled lanes are poison; too long a length is UB.
// EXPECT @add([1, 2, 3, 4], [10, 20, 30, 40], [true, false, true, true], 3): [11, poison, 33, poison] : vector<4xi8>
// EXPECT @add([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, true], 5): fault bad-lane-count
// EXPECT @add([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, true], -1): fault bad-lane-count
// EXPECT @add([1, 2, 3, 4], [10, 20, 30, 40], [true, poison, undef, true], 4): [11, poison, undef, 44] : vector<4xi8>
// EXPECT @add([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, true], poison): fault poison-operand
// EXPECT @add([1, poison, 3, 4], [1, 1, 1, 1], [true, true, true, true], 4): [2, poison, 4, 5] : vector<4xi8>
llvm.func @add(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @sub([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [-9, -18, -27, poison] : vector<4xi8>
llvm.func @sub(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @mul([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [10, 40, 90, poison] : vector<4xi8>
llvm.func @mul(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @and([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [0, 0, 2, poison] : vector<4xi8>
llvm.func @and(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @or([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [11, 22, 31, poison] : vector<4xi8>
llvm.func @or(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @xor([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [11, 22, 29, poison] : vector<4xi8>
llvm.func @xor(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @smax([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [10, 20, 30, poison] : vector<4xi8>
llvm.func @smax(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @smin([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [1, 2, 3, poison] : vector<4xi8>
llvm.func @smin(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @umax([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [10, 20, 30, poison] : vector<4xi8>
llvm.func @umax(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @umin([1, 2, 3, 4], [10, 20, 30, 40], [true, true, true, false], 4): [1, 2, 3, poison] : vector<4xi8>
llvm.func @umin(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @shl([-1, -1, -1, -1], [1, 2, 8, 1], [true, true, true, false], 4): [-2, -4, poison, poison] : vector<4xi8>
llvm.func @shl(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @lshr([-1, -1, -1, -1], [1, 2, 8, 1], [true, true, true, false], 4): [127, 63, poison, poison] : vector<4xi8>
llvm.func @lshr(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @ashr([-1, -1, -1, -1], [1, 2, 8, 1], [true, true, true, false], 4): [-1, -1, poison, poison] : vector<4xi8>
llvm.func @ashr(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// S15.2: division UB only in enabled lanes.
// EXPECT @sdiv([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, false], 4): [-3, 3, -2, poison] : vector<4xi8>
// EXPECT @sdiv([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, true], 4): fault divide-by-zero
llvm.func @sdiv(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @udiv([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, false], 4): [124, 3, 125, poison] : vector<4xi8>
// EXPECT @udiv([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, true], 4): fault divide-by-zero
llvm.func @udiv(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @srem([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, false], 4): [-1, 1, -1, poison] : vector<4xi8>
// EXPECT @srem([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, true], 4): fault divide-by-zero
llvm.func @srem(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @urem([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, false], 4): [1, 1, 1, poison] : vector<4xi8>
// EXPECT @urem([-7, 7, -5, 1], [2, 2, 2, 0], [true, true, true, true], 4): fault divide-by-zero
llvm.func @urem(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (vector<4xi8>, vector<4xi8>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// S15.3: floating point.
// EXPECT @fadd([6.0, 1.0], [2.0, 1.0], [true, true], 1): [8.000000e+00, poison] : vector<2xf32>
llvm.func @fadd(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fsub([6.0, 1.0], [2.0, 1.0], [true, true], 1): [4.000000e+00, poison] : vector<2xf32>
llvm.func @fsub(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fmul([6.0, 1.0], [2.0, 1.0], [true, true], 1): [1.200000e+01, poison] : vector<2xf32>
llvm.func @fmul(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fdiv([6.0, 1.0], [2.0, 1.0], [true, true], 1): [3.000000e+00, poison] : vector<2xf32>
llvm.func @fdiv(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @frem([6.0, 1.0], [2.0, 1.0], [true, true], 1): [0.000000e+00, poison] : vector<2xf32>
llvm.func @frem(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fneg([6.0, 1.0], [false, true], 2): [poison, -1.000000e+00] : vector<2xf32>
llvm.func @fneg(%a: vector<2xf32>, %b: vector<2xi1>, %c: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fneg"(%a, %b, %c) : (vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fma([1.000244140625, 1.0], [1.000244140625, 2.0], [-1.00048828125, 3.0], [true, true], 2): [5.96046448E-8, 5.000000e+00] : vector<2xf32>
llvm.func @fma(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>, %d: vector<2xi1>, %e: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fmuladd([1.000244140625, 1.0], [1.000244140625, 2.0], [-1.00048828125, 3.0], [true, true], 2): [0.000000e+00, 5.000000e+00] : vector<2xf32>
llvm.func @fmuladd(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>, %d: vector<2xi1>, %e: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// S15.4: casts.
// EXPECT @trunc([300, 1], [true, true], 1): [44, poison] : vector<2xi8>
llvm.func @trunc(%a: vector<2xi16>, %b: vector<2xi1>, %c: i32) -> vector<2xi8> {
  %r = "llvm.intr.vp.trunc"(%a, %b, %c) : (vector<2xi16>, vector<2xi1>, i32) -> vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @zext([-1, 1], [true, true], 1): [255, poison] : vector<2xi16>
llvm.func @zext(%a: vector<2xi8>, %b: vector<2xi1>, %c: i32) -> vector<2xi16> {
  %r = "llvm.intr.vp.zext"(%a, %b, %c) : (vector<2xi8>, vector<2xi1>, i32) -> vector<2xi16>
  llvm.return %r : vector<2xi16>
}

// EXPECT @sext([-1, 1], [true, true], 1): [-1, poison] : vector<2xi16>
llvm.func @sext(%a: vector<2xi8>, %b: vector<2xi1>, %c: i32) -> vector<2xi16> {
  %r = "llvm.intr.vp.sext"(%a, %b, %c) : (vector<2xi8>, vector<2xi1>, i32) -> vector<2xi16>
  llvm.return %r : vector<2xi16>
}

// EXPECT @fptrunc([1.5, 1.0], [true, true], 1): [1.500000e+00, poison] : vector<2xf32>
llvm.func @fptrunc(%a: vector<2xf64>, %b: vector<2xi1>, %c: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (vector<2xf64>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @fpext([1.5, 1.0], [true, true], 1): [1.500000e+00, poison] : vector<2xf64>
llvm.func @fpext(%a: vector<2xf32>, %b: vector<2xi1>, %c: i32) -> vector<2xf64> {
  %r = "llvm.intr.vp.fpext"(%a, %b, %c) : (vector<2xf32>, vector<2xi1>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @fptosi([-1.5, 1.0], [true, true], 1): [-1, poison] : vector<2xi8>
llvm.func @fptosi(%a: vector<2xf32>, %b: vector<2xi1>, %c: i32) -> vector<2xi8> {
  %r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (vector<2xf32>, vector<2xi1>, i32) -> vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @fptoui([255.5, 1.0], [true, true], 1): [-1, poison] : vector<2xi8>
llvm.func @fptoui(%a: vector<2xf32>, %b: vector<2xi1>, %c: i32) -> vector<2xi8> {
  %r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (vector<2xf32>, vector<2xi1>, i32) -> vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// EXPECT @sitofp([-1, 1], [true, true], 1): [-1.000000e+00, poison] : vector<2xf32>
llvm.func @sitofp(%a: vector<2xi8>, %b: vector<2xi1>, %c: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (vector<2xi8>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @uitofp([-1, 1], [true, true], 1): [2.550000e+02, poison] : vector<2xf32>
llvm.func @uitofp(%a: vector<2xi8>, %b: vector<2xi1>, %c: i32) -> vector<2xf32> {
  %r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (vector<2xi8>, vector<2xi1>, i32) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}

// EXPECT @ptrtoint([null, null], [true, true], 1): [0, poison] : vector<2xi64>
llvm.func @ptrtoint(%a: vector<2x!llvm.ptr>, %b: vector<2xi1>, %c: i32) -> vector<2xi64> {
  %r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (vector<2x!llvm.ptr>, vector<2xi1>, i32) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @inttoptr([0, 0], [true, true], 1): [null, poison] : vector<2x!llvm.ptr>
llvm.func @inttoptr(%a: vector<2xi64>, %b: vector<2xi1>, %c: i32) -> vector<2x!llvm.ptr> {
  %r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (vector<2xi64>, vector<2xi1>, i32) -> vector<2x!llvm.ptr>
  llvm.return %r : vector<2x!llvm.ptr>
}

// S15.5: lanes past the length are poison, or in vp.merge the second vector's.
// EXPECT @select([true, false, true, true], [10, 20, 30, 40], [1, 2, 3, 4], 3): [10, 2, 30, poison] : vector<4xi8>
llvm.func @select(%a: vector<4xi1>, %b: vector<4xi8>, %c: vector<4xi8>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (vector<4xi1>, vector<4xi8>, vector<4xi8>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// EXPECT @merge([true, false, true, true], [10, 20, 30, 40], [1, 2, 3, 4], 3): [10, 2, 30, 4] : vector<4xi8>
llvm.func @merge(%a: vector<4xi1>, %b: vector<4xi8>, %c: vector<4xi8>, %d: i32) -> vector<4xi8> {
  %r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (vector<4xi1>, vector<4xi8>, vector<4xi8>, i32) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// S15.6: reductions onto a start value.
// EXPECT @reduce.add(100, [10, 20, 30, 40], [true, false, true, true], 3): -116 : i8
// EXPECT @reduce.add(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.add(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.mul(100, [10, 20, 30, 40], [true, false, true, true], 3): 48 : i8
// EXPECT @reduce.mul(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.mul(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.and(100, [10, 20, 30, 40], [true, false, true, true], 3): 0 : i8
// EXPECT @reduce.and(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.and(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.or(100, [10, 20, 30, 40], [true, false, true, true], 3): 126 : i8
// EXPECT @reduce.or(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.or(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.xor(100, [10, 20, 30, 40], [true, false, true, true], 3): 112 : i8
// EXPECT @reduce.xor(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.xor(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.smax(100, [10, 20, 30, 40], [true, false, true, true], 3): 100 : i8
// EXPECT @reduce.smax(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.smax(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.smin(100, [10, 20, 30, 40], [true, false, true, true], 3): 10 : i8
// EXPECT @reduce.smin(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.smin(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.umax(100, [10, 20, 30, 40], [true, false, true, true], 3): 100 : i8
// EXPECT @reduce.umax(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.umax(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.umin(100, [10, 20, 30, 40], [true, false, true, true], 3): 10 : i8
// EXPECT @reduce.umin(100, [10, 20, 30, 40], [true, true, true, true], 0): 100 : i8
llvm.func @reduce.umin(%a: i8, %b: vector<4xi8>, %c: vector<4xi1>, %d: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}

// EXPECT @reduce.fadd(2.0, [6.0, 9.0], [true, true], 1): 8.000000e+00 : f32
// EXPECT @reduce.fadd(2.0, [6.0, 9.0], [false, false], 2): 2.000000e+00 : f32
llvm.func @reduce.fadd(%a: f32, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  llvm.return %r : f32
}

// EXPECT @reduce.fmul(2.0, [6.0, 9.0], [true, true], 1): 1.200000e+01 : f32
// EXPECT @reduce.fmul(2.0, [6.0, 9.0], [false, false], 2): 2.000000e+00 : f32
llvm.func @reduce.fmul(%a: f32, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  llvm.return %r : f32
}

// EXPECT @reduce.fmax(2.0, [6.0, 9.0], [true, true], 1): 6.000000e+00 : f32
// EXPECT @reduce.fmax(2.0, [6.0, 9.0], [false, false], 2): 2.000000e+00 : f32
llvm.func @reduce.fmax(%a: f32, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  llvm.return %r : f32
}

// EXPECT @reduce.fmin(2.0, [6.0, 9.0], [true, true], 1): 2.000000e+00 : f32
// EXPECT @reduce.fmin(2.0, [6.0, 9.0], [false, false], 2): 2.000000e+00 : f32
llvm.func @reduce.fmin(%a: f32, %b: vector<2xf32>, %c: vector<2xi1>, %d: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  llvm.return %r : f32
}

// S15.7: memory.
// EXPECT @vp_load([true, false, true, true], 3): [1, poison, 3, poison] : vector<4xi32>
// EXPECT @vp_load([true, false, true, true], 9): fault bad-lane-count
llvm.func @vp_load(%m: vector<4xi1>, %n: i32) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @vp_store([10, 20, 30, 40], [true, false, true, true], 3): [10, 2, 30, 4] : vector<4xi32>
llvm.func @vp_store(%v: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  "llvm.intr.vp.store"(%v, %p, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @strided_load(-4, [true, true, true, true], 3): [4, 3, 2, poison] : vector<4xi32>
// EXPECT @strided_load(0, [true, true, true, true], 4): [4, 4, 4, 4] : vector<4xi32>
// EXPECT @strided_load(4, [true, true, true, true], 4): fault out-of-bounds
// EXPECT @strided_load(-2, [true, true, true, true], 2): fault misaligned
// EXPECT @strided_load(4294967296, [true, true, false, false], 4): fault out-of-bounds
// EXPECT @strided_load(poison, [true, true, true, true], 3): fault poison-operand
llvm.func @strided_load(%s: i64, %m: vector<4xi1>, %n: i32) -> vector<4xi32> {
  %b = llvm.mlir.addressof @memory : !llvm.ptr
  %p = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = "llvm.intr.experimental.vp.strided.load"(%p, %s, %m, %n) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @strided_store([10, 20, 30, 40], 8, [true, true, true, true], 2): [10, 2, 20, 4] : vector<4xi32>
// EXPECT @strided_store([10, 20, 30, 40], 0, [true, true, true, true], 4): [40, 2, 3, 4] : vector<4xi32>
llvm.func @strided_store(%v: vector<4xi32>, %s: i64, %m: vector<4xi1>, %n: i32) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  "llvm.intr.experimental.vp.strided.store"(%v, %p, %s, %m, %n) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
