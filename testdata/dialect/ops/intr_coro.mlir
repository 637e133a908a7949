llvm.func @coro(%i: i32, %b: i1, %c: i8, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>, %x: vector<4xf64>, %v2: vector<2xi32>, %w16: vector<16xf32>, %y: vector<4xi64>, %h: i16, %z: vector<4xi16>) {
  %t = llvm.mlir.none : !llvm.token
  %0 = "llvm.intr.coro.id"(%i, %p, %p, %p) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  %1 = "llvm.intr.coro.begin"(%t, %p) : (!llvm.token, !llvm.ptr) -> !llvm.token
  %2 = "llvm.intr.coro.size"() : () -> i32
  %3 = "llvm.intr.coro.align"() : () -> i32
  %4 = "llvm.intr.coro.save"(%p) : (!llvm.ptr) -> !llvm.ptr
  %5 = "llvm.intr.coro.suspend"(%t, %b) : (!llvm.token, i1) -> !llvm.token
  %6 = "llvm.intr.coro.end"(%p, %b, %t) : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
  %7 = "llvm.intr.coro.free"(%t, %p) : (!llvm.token, !llvm.ptr) -> !llvm.token
  "llvm.intr.coro.resume"(%p) : (!llvm.ptr) -> ()
  %8 = "llvm.intr.coro.promise"(%p, %i, %b) : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
