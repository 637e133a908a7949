llvm.func @int(%i: i32, %b: i1, %c: i8, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>, %x: vector<4xf64>, %v2: vector<2xi32>, %w16: vector<16xf32>, %y: vector<4xi64>, %h: i16, %z: vector<4xi16>) {
  %t = llvm.mlir.none : !llvm.token
  %0 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %1 = "llvm.intr.bitreverse"(%i) : (i32) -> i32
  %2 = "llvm.intr.bswap"(%i) : (i32) -> i32
  %3 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %4 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %5 = "llvm.intr.ctpop"(%i) : (i32) -> i32
  %6 = "llvm.intr.fshl"(%i, %i, %i) : (i32, i32, i32) -> i32
  %7 = "llvm.intr.fshr"(%i, %i, %i) : (i32, i32, i32) -> i32
  %8 = "llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
  %9 = "llvm.intr.smin"(%i, %i) : (i32, i32) -> i32
  %10 = "llvm.intr.umax"(%i, %i) : (i32, i32) -> i32
  %11 = "llvm.intr.umin"(%i, %i) : (i32, i32) -> i32
  %12 = "llvm.intr.scmp"(%i, %i) : (i32, i32) -> i32
  %13 = "llvm.intr.ucmp"(%i, %i) : (i32, i32) -> i32
  %14 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %15 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %16 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %17 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %18 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %19 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %20 = "llvm.intr.sadd.sat"(%i, %i) : (i32, i32) -> i32
  %21 = "llvm.intr.uadd.sat"(%i, %i) : (i32, i32) -> i32
  %22 = "llvm.intr.ssub.sat"(%i, %i) : (i32, i32) -> i32
  %23 = "llvm.intr.usub.sat"(%i, %i) : (i32, i32) -> i32
  %24 = "llvm.intr.sshl.sat"(%i, %i) : (i32, i32) -> i32
  %25 = "llvm.intr.ushl.sat"(%i, %i) : (i32, i32) -> i32
  %26 = "llvm.intr.ssa.copy"(%i) : (i32) -> i32
  %27 = "llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
  %28 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
  %29 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}
