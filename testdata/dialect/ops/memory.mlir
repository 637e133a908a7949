// Allocation, addresses, loads and stores, atomics.
#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#group = #llvm.access_group<id = distinct[4]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "f">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "f: a">
llvm.mlir.global external @g() : i32
llvm.func @memory(%n: i32, %p: !llvm.ptr, %l: i64, %v: vector<4xf32>, %vp: vector<2x!llvm.ptr>, %vi: vector<2xi64>) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32, f64)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca %l x f32 {alignment = 0 : i64} : (i64) -> !llvm.ptr<5>
  %3 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.getelementptr inbounds %p[%n, 1, %l] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %5 = llvm.getelementptr inbounds|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i64
  %6 = llvm.getelementptr nusw|nuw %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %7 = llvm.getelementptr nuw %vp[%vi] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i16
  %8 = llvm.load %p : !llvm.ptr -> i32
  %9 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> f32
  %10 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %11 = llvm.load volatile %p atomic syncscope("agent") monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.load %p invariant : !llvm.ptr -> vector<4xf32>
  %13 = llvm.load %p invariant_group dereferenceable<bytes = 16, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %14 = llvm.load %p {tbaa = [#tag], access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.store volatile %v, %p {alignment = 1 : i64, nontemporal} : vector<4xf32>, !llvm.ptr
  llvm.store %n, %p atomic syncscope("x") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %n, %p invariant_group {tbaa = [#tag]} : i32, !llvm.ptr
  %15 = llvm.mlir.addressof @g : !llvm.ptr
  %16 = llvm.atomicrmw add %p, %n seq_cst : !llvm.ptr, i32
  %17 = llvm.atomicrmw volatile _xor %p, %n syncscope("x") acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  %18 = llvm.atomicrmw uinc_wrap %p, %l monotonic : !llvm.ptr, i64
  %19 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i32
  %20 = llvm.cmpxchg weak volatile %p, %l, %l syncscope("x") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i64
  llvm.fence acquire
  llvm.fence syncscope("x") seq_cst
  llvm.intr.experimental.noalias.scope.decl #scope
  %21 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %22 = "llvm.load"(%p) : (!llvm.ptr) -> i8
  %23 = "llvm.load"(%p) {alignment = 2 : i64, extra} : (!llvm.ptr) -> i8
  %24 = "llvm.getelementptr"(%p, %l) <{elem_type = i8, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
