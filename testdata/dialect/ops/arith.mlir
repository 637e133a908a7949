// Integer and floating-point arithmetic, comparisons and casts, scalar and vector.
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>, %s: vector<[2]xi64>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %v, %v overflow<nuw> : vector<4xi8>
  %3 = llvm.mul %s, %s overflow<nsw, nuw> : vector<[2]xi64>
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.udiv exact %a, %b {note = "kept"} : i32
  %6 = llvm.sdiv exact %a, %b : i32
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %a, %b : i32
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or %a, %b : i32
  %11 = llvm.or disjoint %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.shl %a, %b overflow<nsw> : i32
  %14 = llvm.lshr exact %a, %b : i32
  %15 = llvm.ashr %a, %b : i32
  %16 = llvm.icmp "eq" %a, %b : i32
  %17 = llvm.icmp "ule" %v, %v : vector<4xi8>
  %18 = llvm.icmp "sgt" %s, %s : vector<[2]xi64>
  %19 = "llvm.add"(%a, %b) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  %20 = "llvm.add"(%a, %b) : (i32, i32) -> i32
  %21 = "llvm.icmp"(%a, %b) {predicate = 3 : i64} : (i32, i32) -> i1
  %22 = llvm.add %a, %b {overflowFlags = #llvm.overflow<nsw>} : i32
  %23 = llvm.select %16, %a, %b : i1, i32
  %24 = llvm.select %17, %v, %v : vector<4xi1>, vector<4xi8>
  %25 = llvm.freeze %a : i32
  llvm.return
}
llvm.func @floats(%a: f32, %b: f32, %v: vector<2xf64>, %h: f16, %g: bf16, %x: f80, %q: f128, %c: i1) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %2 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
  %3 = llvm.fdiv %h, %h {fastmathFlags = #llvm.fastmath<none>} : f16
  %4 = llvm.frem %g, %g : bf16
  %5 = llvm.fneg %x {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : f80
  %6 = llvm.fcmp "oeq" %a, %b : f32
  %7 = llvm.fcmp "une" %v, %v {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf64>
  %8 = llvm.fcmp "_true" %q, %q : f128
  %9 = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
  llvm.return
}
llvm.func @casts(%i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %p1: !llvm.ptr<1>, %v: vector<2xi32>, %w: vector<2xf32>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.bitcast %v : vector<2xi32> to i64
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %3 = llvm.inttoptr %l : i64 to !llvm.ptr
  %4 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %5 = llvm.ptrtoint %p1 : !llvm.ptr<1> to i64
  %6 = llvm.sext %i : i32 to i64
  %7 = llvm.zext %i : i32 to i64
  %8 = llvm.zext nneg %v : vector<2xi32> to vector<2xi64>
  %9 = llvm.trunc %l : i64 to i32
  %10 = llvm.trunc %l overflow<nuw> : i64 to i8
  %11 = llvm.sitofp %i : i32 to f32
  %12 = llvm.uitofp nneg %v : vector<2xi32> to vector<2xf32>
  %13 = llvm.fptosi %f : f32 to i32
  %14 = llvm.fptoui %d : f64 to i64
  %15 = llvm.fpext %f : f32 to f64
  %16 = llvm.fptrunc %d : f64 to f16
  llvm.return
}
