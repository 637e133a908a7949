llvm.func @misc(%i: i32, %b: i1, %c: i8, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>, %x: vector<4xf64>, %v2: vector<2xi32>, %w16: vector<16xf32>, %y: vector<4xi64>, %h: i16, %z: vector<4xi16>) {
  %t = llvm.mlir.none : !llvm.token
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %c, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%p, %c) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = "llvm.intr.ptrmask"(%p, %i) : (!llvm.ptr, i32) -> !llvm.ptr
  "llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.lifetime.end"(%p) : (!llvm.ptr) -> ()
  %1 = "llvm.intr.invariant.start"(%p) <{size = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.invariant.end"(%p, %p) <{size = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %2 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  %3 = "llvm.intr.strip.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  %4 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %5 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vacopy"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
  %6 = "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> !llvm.ptr
  %7 = "llvm.intr.stacksave"() : () -> i32
  "llvm.intr.stackrestore"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %8 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  %9 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}
