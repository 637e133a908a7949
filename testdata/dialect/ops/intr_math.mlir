llvm.func @math(%i: i32, %b: i1, %c: i8, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>, %x: vector<4xf64>, %v2: vector<2xi32>, %w16: vector<16xf32>, %y: vector<4xi64>, %h: i16, %z: vector<4xi16>) {
  %t = llvm.mlir.none : !llvm.token
  %0 = "llvm.intr.is.fpclass"(%f) <{bit = 1 : i32}> : (f32) -> i1
  %1 = "llvm.intr.copysign"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %2 = "llvm.intr.exp"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %3 = "llvm.intr.exp2"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %4 = "llvm.intr.exp10"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %5 = "llvm.intr.ldexp"(%f, %i) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, i32) -> f32
  %6 = "llvm.intr.frexp"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> !llvm.struct<(f32, i32)>
  %7 = "llvm.intr.fabs"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %8 = "llvm.intr.ceil"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %9 = "llvm.intr.floor"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %10 = "llvm.intr.fma"(%f, %f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32, f32) -> f32
  %11 = "llvm.intr.fmuladd"(%f, %f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32, f32) -> f32
  %12 = "llvm.intr.log10"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %13 = "llvm.intr.log2"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %14 = "llvm.intr.log"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %15 = "llvm.intr.roundeven"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %16 = "llvm.intr.round"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %17 = "llvm.intr.trunc"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %18 = "llvm.intr.sqrt"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %19 = "llvm.intr.pow"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %20 = "llvm.intr.powi"(%f, %i) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, i32) -> f32
  %21 = "llvm.intr.rint"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %22 = "llvm.intr.nearbyint"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %23 = "llvm.intr.lround"(%f) : (f32) -> i64
  %24 = "llvm.intr.llround"(%f) : (f32) -> i64
  %25 = "llvm.intr.lrint"(%f) : (f32) -> i64
  %26 = "llvm.intr.llrint"(%f) : (f32) -> i64
  %27 = "llvm.intr.maxnum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %28 = "llvm.intr.minnum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %29 = "llvm.intr.maximum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %30 = "llvm.intr.minimum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %31 = "llvm.intr.sin"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %32 = "llvm.intr.cos"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %33 = "llvm.intr.tan"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %34 = "llvm.intr.sincos"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> !llvm.struct<(f32, f32)>
  %35 = "llvm.intr.asin"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %36 = "llvm.intr.acos"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %37 = "llvm.intr.atan"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %38 = "llvm.intr.atan2"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %39 = "llvm.intr.sinh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %40 = "llvm.intr.cosh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %41 = "llvm.intr.tanh"(%f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
  %42 = "llvm.intr.experimental.constrained.uitofp"(%i) <{fpExceptionBehavior = 2 : i64, roundingmode = 7 : i64}> : (i32) -> i32
  %43 = "llvm.intr.experimental.constrained.sitofp"(%i) <{fpExceptionBehavior = 2 : i64, roundingmode = 7 : i64}> : (i32) -> i32
  %44 = "llvm.intr.experimental.constrained.fptrunc"(%i) <{fpExceptionBehavior = 2 : i64, roundingmode = 7 : i64}> : (i32) -> i32
  %45 = "llvm.intr.experimental.constrained.fpext"(%i) <{fpExceptionBehavior = 2 : i64}> : (i32) -> i32
  llvm.return
}
