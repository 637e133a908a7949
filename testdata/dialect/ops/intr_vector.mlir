llvm.func @vector(%i: i32, %b: i1, %c: i8, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>, %x: vector<4xf64>, %v2: vector<2xi32>, %w16: vector<16xf32>, %y: vector<4xi64>, %h: i16, %z: vector<4xi16>) {
  %t = llvm.mlir.none : !llvm.token
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> vector<4xi32>
  %2 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> vector<4xi32>
  %3 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> vector<4xi32>
  %4 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> vector<4xi32>
  %5 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> vector<4xi32>
  %6 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> vector<4xi32>
  %7 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> vector<4xi32>
  %8 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> vector<4xi32>
  %9 = "llvm.intr.vector.reduce.fmax"(%w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (vector<4xf32>) -> vector<4xf32>
  %10 = "llvm.intr.vector.reduce.fmin"(%w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (vector<4xf32>) -> vector<4xf32>
  %11 = "llvm.intr.vector.reduce.fmaximum"(%w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (vector<4xf32>) -> vector<4xf32>
  %12 = "llvm.intr.vector.reduce.fminimum"(%w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (vector<4xf32>) -> vector<4xf32>
  %13 = "llvm.intr.vector.reduce.fadd"(%f, %w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, vector<4xf32>) -> f32
  %14 = "llvm.intr.vector.reduce.fmul"(%f, %w) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, vector<4xf32>) -> f32
  %15 = "llvm.intr.matrix.column.major.load"(%p, %i) <{columns = 1 : i32, isVolatile = false, rows = 1 : i32}> : (!llvm.ptr, i32) -> vector<4xi32>
  "llvm.intr.matrix.column.major.store"(%v, %p, %i) <{columns = 1 : i32, isVolatile = false, rows = 1 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
  %16 = "llvm.intr.matrix.multiply"(%v, %v) <{lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %17 = "llvm.intr.matrix.transpose"(%v) <{columns = 1 : i32, rows = 1 : i32}> : (vector<4xi32>) -> vector<4xi32>
  %18 = "llvm.intr.get.active.lane.mask"(%i, %i) : (i32, i32) -> i32
  %19 = "llvm.intr.masked.load"(%p, %m, %v) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 1 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %20 = "llvm.intr.masked.gather"(%q, %m, %v) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 1 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  %21 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> !llvm.ptr
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %22 = "llvm.intr.stepvector"() : () -> vector<4xi32>
  %23 = "llvm.intr.vector.insert"(%v, %v) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %24 = "llvm.intr.vector.extract"(%v) <{pos = 0 : i64}> : (vector<4xi32>) -> vector<4xi32>
  %25 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %26 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  llvm.return
}
