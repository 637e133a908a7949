// Floating-point and other intrinsics by name.

// EXPECT @minimumnum(1.0, 2.0): 1.000000e+00 : f32
// EXPECT @minimumnum(0x7FC00000, 2.0): 2.000000e+00 : f32
// EXPECT @minimumnum(2.0, 0x7FC00000): 2.000000e+00 : f32
// EXPECT @minimumnum(0x7F800001, 3.0): 3.000000e+00 : f32
// EXPECT @minimumnum(-0.0, 0.0): -0.000000e+00 : f32
// EXPECT @minimumnum(0.0, -0.0): -0.000000e+00 : f32
// EXPECT @minimumnum(0x7FC00001, 0x7FC00002): 0x7FC00001 : f32 chosen
// EXPECT @minimumnum(0xFF800000, 1.0): 0xFF800000 : f32
// EXPECT @minimumnum(poison, 1.0): poison : f32
llvm.func @minimumnum(%a0: f32, %a1: f32) -> f32 {
  %r = llvm.call_intrinsic "llvm.minimumnum.f32"(%a0, %a1) : (f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @minimumnum_half([1.0, 0x7E00], [2.0, 3.0]): [1.000000e+00, 3.000000e+00] : vector<2xf16>
llvm.func @minimumnum_half(%a0: vector<2xf16>, %a1: vector<2xf16>) -> vector<2xf16> {
  %r = llvm.call_intrinsic "llvm.minimumnum"(%a0, %a1) : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  llvm.return %r : vector<2xf16>
}

// EXPECT @maximumnum(1.0, 2.0): 2.000000e+00 : f32
// EXPECT @maximumnum(0x7FC00000, 2.0): 2.000000e+00 : f32
// EXPECT @maximumnum(2.0, 0x7FC00000): 2.000000e+00 : f32
// EXPECT @maximumnum(0x7F800001, 3.0): 3.000000e+00 : f32
// EXPECT @maximumnum(-0.0, 0.0): 0.000000e+00 : f32
// EXPECT @maximumnum(0.0, -0.0): 0.000000e+00 : f32
// EXPECT @maximumnum(0x7FC00001, 0x7FC00002): 0x7FC00001 : f32 chosen
// EXPECT @maximumnum(0xFF800000, 1.0): 1.000000e+00 : f32
// EXPECT @maximumnum(poison, 1.0): poison : f32
llvm.func @maximumnum(%a0: f32, %a1: f32) -> f32 {
  %r = llvm.call_intrinsic "llvm.maximumnum.f32"(%a0, %a1) : (f32, f32) -> f32
  llvm.return %r : f32
}

// EXPECT @maximumnum_half([1.0, 0x7E00], [2.0, 3.0]): [2.000000e+00, 3.000000e+00] : vector<2xf16>
llvm.func @maximumnum_half(%a0: vector<2xf16>, %a1: vector<2xf16>) -> vector<2xf16> {
  %r = llvm.call_intrinsic "llvm.maximumnum"(%a0, %a1) : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  llvm.return %r : vector<2xf16>
}

// EXPECT @canonicalize(1.5): 1.500000e+00 : f64
// EXPECT @canonicalize(-0.0): -0.000000e+00 : f64
// EXPECT @canonicalize(0x0000000000000001): 4.940660e-324 : f64
// EXPECT @canonicalize(0x7FF0000000000001): 0x7FF8000000000001 : f64 chosen
// EXPECT @canonicalize(0x7FF8000000000000): 0x7FF8000000000000 : f64 chosen
// EXPECT @canonicalize(0x7FF0000000000000): 0x7FF0000000000000 : f64
// EXPECT @canonicalize(poison): poison : f64
llvm.func @canonicalize(%a0: f64) -> f64 {
  %r = llvm.call_intrinsic "llvm.canonicalize.f64"(%a0) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @fence(1.5): 1.500000e+00 : f64
// EXPECT @fence(0x7FF0000000000001): 0x7FF0000000000001 : f64
llvm.func @fence(%a0: f64) -> f64 {
  %r = llvm.call_intrinsic "llvm.arithmetic.fence.f64"(%a0) : (f64) -> f64
  llvm.return %r : f64
}

// EXPECT @clmul(3, 5): 15 : i32
// EXPECT @clmul(-1, -1): 1431655765 : i32
// EXPECT @clmul(65535, 65535): 1431655765 : i32
// EXPECT @clmul(poison, 1): poison : i32
llvm.func @clmul(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.clmul.i32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @to_int_sat(1.5): 1 : i32
// EXPECT @to_int_sat(-1.5): -1 : i32
// EXPECT @to_int_sat(3.0e10): 2147483647 : i32
// EXPECT @to_int_sat(-3.0e10): -2147483648 : i32
// EXPECT @to_int_sat(0x7FC00000): 0 : i32
// EXPECT @to_int_sat(0x7F800000): 2147483647 : i32
llvm.func @to_int_sat(%a0: f32) -> i32 {
  %r = llvm.call_intrinsic "llvm.fptosi.sat.i32.f32"(%a0) : (f32) -> i32
  llvm.return %r : i32
}

// EXPECT @to_uint_sat(1.5): 1 : i8
// EXPECT @to_uint_sat(-1.5): 0 : i8
// EXPECT @to_uint_sat(300.0): -1 : i8
// EXPECT @to_uint_sat(0x7FC00000): 0 : i8
llvm.func @to_uint_sat(%a0: f32) -> i8 {
  %r = llvm.call_intrinsic "llvm.fptoui.sat"(%a0) : (f32) -> i8
  llvm.return %r : i8
}

// EXPECT @nothing(4): 4 : i32
llvm.func @nothing(%a: i32) -> i32 {
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.call_intrinsic "llvm.sideeffect"() : () -> ()
  llvm.call_intrinsic "llvm.fake.use"(%a) : (i32) -> ()
  llvm.return %a : i32
}

// A counter only grows: here it counts steps.
// EXPECT @cycles(): true : i1
llvm.func @cycles() -> i1 {
  %0 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  %1 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  %2 = llvm.icmp "ugt" %1, %0 : i64
  llvm.return %2 : i1
}

// EXPECT @size(): 28 : i64 chosen
llvm.func @size() -> i64 {
  %n = llvm.mlir.constant(10 : i32) : i32
  %f = llvm.mlir.constant(false) : i1
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%q, %f, %f, %f) : (!llvm.ptr, i1, i1, i1) -> i64
  llvm.return %r : i64
}

// EXPECT @size_of_null(false, false): 0 : i32 chosen
// EXPECT @size_of_null(false, true): -1 : i32 chosen
// EXPECT @size_of_null(true, true): 0 : i32 chosen
llvm.func @size_of_null(%least: i1, %unknown: i1) -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %f = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.objectsize.i32.p0"(%p, %least, %unknown, %f) : (!llvm.ptr, i1, i1, i1) -> i32
  llvm.return %r : i32
}
// live: not @size_of_null, its flags must be constants

// The rounding mode is what constrained operations with a dynamic one look at.
// EXPECT @rounding(1): {1, 0xCB800000, 1} : !llvm.struct<(i32, f32, i32)>
// EXPECT @rounding(0): {1, 0xCB800000, 0} : !llvm.struct<(i32, f32, i32)>
// EXPECT @rounding(2): {1, 0xCB800000, 2} : !llvm.struct<(i32, f32, i32)>
// EXPECT @rounding(3): {1, 0xCB800001, 3} : !llvm.struct<(i32, f32, i32)>
// EXPECT @rounding(7): fault poison-operand
llvm.func @rounding(%mode: i32) -> !llvm.struct<(i32, f32, i32)> {
  %before = llvm.call_intrinsic "llvm.get.rounding"() : () -> i32
  llvm.call_intrinsic "llvm.set.rounding"(%mode) : (i32) -> ()
  %big = llvm.mlir.constant(-16777217 : i32) : i32
  %x = llvm.intr.experimental.constrained.sitofp %big dynamic ignore : i32 to f32
  %now = llvm.call_intrinsic "llvm.get.rounding"() : () -> i32
  llvm.call_intrinsic "llvm.reset.fpenv"() : () -> ()
  %u = llvm.mlir.poison : !llvm.struct<(i32, f32, i32)>
  %1 = llvm.insertvalue %before, %u[0] : !llvm.struct<(i32, f32, i32)>
  %2 = llvm.insertvalue %x, %1[1] : !llvm.struct<(i32, f32, i32)>
  %3 = llvm.insertvalue %now, %2[2] : !llvm.struct<(i32, f32, i32)>
  llvm.return %3 : !llvm.struct<(i32, f32, i32)>
}

// EXPECT @guard(): unsupported
llvm.func @guard() {
  %t = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.experimental.guard"(%t) : (i1) -> ()
  llvm.return
}
// live: not @guard, it deoptimises

// EXPECT @sjlj(): unsupported
llvm.func @sjlj() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call_intrinsic "llvm.eh.sjlj.setjmp"(%p) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
// live: not @sjlj, LLVM's own exception scheme
