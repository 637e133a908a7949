// Intrinsics with little or no effect: S11.9 to S11.11, S6.13, S6.14, S6.17, S6.19, S10.17, S18.1.
// live: not @ssa_copy, LLVM makes no x86-64 code of it
// live: not @debugtrap, it stops a native program

// S11.9: the ten classes; bit i of the mask is sNaN qNaN -inf -normal -subnormal -0 +0 +subnormal +normal +inf.
// EXPECT @is_snan(0x7F800001): true : i1
llvm.func @is_snan(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_snan(0x7F800001): false : i1
llvm.func @not_snan(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1022 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_qnan(0x7FC00000): true : i1
llvm.func @is_qnan(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_qnan(0x7FC00000): false : i1
llvm.func @not_qnan(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1021 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_ninf(0xFF800000): true : i1
llvm.func @is_ninf(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_ninf(0xFF800000): false : i1
llvm.func @not_ninf(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1019 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_nnormal(-1.0): true : i1
llvm.func @is_nnormal(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_nnormal(-1.0): false : i1
llvm.func @not_nnormal(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1015 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_nsub(0x80000001): true : i1
llvm.func @is_nsub(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_nsub(0x80000001): false : i1
llvm.func @not_nsub(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1007 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_nzero(-0.0): true : i1
llvm.func @is_nzero(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 32 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_nzero(-0.0): false : i1
llvm.func @not_nzero(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 991 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_pzero(0.0): true : i1
llvm.func @is_pzero(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 64 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_pzero(0.0): false : i1
llvm.func @not_pzero(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 959 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_psub(0x00000001): true : i1
llvm.func @is_psub(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_psub(0x00000001): false : i1
llvm.func @not_psub(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 895 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_pnormal(1.0): true : i1
llvm.func @is_pnormal(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_pnormal(1.0): false : i1
llvm.func @not_pnormal(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 767 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_pinf(0x7F800000): true : i1
llvm.func @is_pinf(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @not_pinf(0x7F800000): false : i1
llvm.func @not_pinf(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 511 : i32}> : (f32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_vec([1.0, poison, 0x7C00]): [false, poison, true] : vector<3xi1>
llvm.func @is_vec(%a: vector<3xf16>) -> vector<3xi1> {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 516 : i32}> : (vector<3xf16>) -> vector<3xi1>
  llvm.return %r : vector<3xi1>
}

// S11.10: the first operand.
// EXPECT @expect(5, 6): 5 : i32
// EXPECT @expect(poison, 6): poison : i32
llvm.func @expect(%a: i32, %b: i32) -> i32 {
  %r = llvm.intr.expect %a, %b : i32
  llvm.return %r : i32
}

// EXPECT @expect_p(5, 6): 5 : i32
llvm.func @expect_p(%a: i32, %b: i32) -> i32 {
  %r = llvm.intr.expect.with.probability %a, %b, 5.000000e-01 : i32
  llvm.return %r : i32
}

// EXPECT @ssa_copy(1.5): 1.500000e+00 : f32
// EXPECT @ssa_copy(undef): undef : f32
llvm.func @ssa_copy(%a: f32) -> f32 {
  %r = llvm.intr.ssa.copy %a : f32
  llvm.return %r : f32
}

// EXPECT @annotations(7): 7 : i32
llvm.func @annotations(%a: i32) -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %l = llvm.mlir.constant(1 : i32) : i32
  %0 = "llvm.intr.annotation"(%a, %n, %n, %l) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %1 = "llvm.intr.ptr.annotation"(%n, %n, %n, %l, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%1, %n, %n, %l, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return %0 : i32
}

// is.constant may always be false; of a constant operation it is true.
// EXPECT @is_constant(5): false : i1 chosen
llvm.func @is_constant(%a: i32) -> i1 {
  %r = "llvm.intr.is.constant"(%a) : (i32) -> i1
  llvm.return %r : i1
}

// EXPECT @is_constant_sure(): true : i1
llvm.func @is_constant_sure() -> i1 {
  %k = llvm.mlir.constant(1 : i32) : i32
  %r = "llvm.intr.is.constant"(%k) : (i32) -> i1
  llvm.return %r : i1
}

// assume: a condition or bundle that is false or poison is UB.
// EXPECT @assume(true): 1 : i32
// EXPECT @assume(false): fault assumption-false
// EXPECT @assume(poison): fault assumption-false
// EXPECT @assume(undef): fault assumption-false
llvm.func @assume(%c: i1) -> i32 {
  llvm.intr.assume %c : i1
  %r = llvm.mlir.constant(1 : i32) : i32
  llvm.return %r : i32
}

// EXPECT @assume_align(0): 1 : i32
// EXPECT @assume_align(8): 1 : i32
// EXPECT @assume_align(4): fault assumption-false
// EXPECT @assume_align(poison): fault assumption-false
llvm.func @assume_align(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %k = llvm.mlir.constant(8 : i64) : i64
  llvm.intr.assume %t ["align"(%p, %k : !llvm.ptr, i64)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_align_offset(4): 1 : i32
// EXPECT @assume_align_offset(0): fault assumption-false
llvm.func @assume_align_offset(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %k = llvm.mlir.constant(8 : i64) : i64
  %o = llvm.mlir.constant(4 : i64) : i64
  llvm.intr.assume %t ["align"(%p, %k, %o : !llvm.ptr, i64, i64)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_nonnull(0): 1 : i32
llvm.func @assume_nonnull(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.assume %t ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_null(0): fault assumption-false
llvm.func @assume_null(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.assume %t ["nonnull"(%null : !llvm.ptr)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_deref(4): 1 : i32
// EXPECT @assume_deref(5): fault assumption-false
llvm.func @assume_deref(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %k = llvm.mlir.constant(4 : i64) : i64
  llvm.intr.assume %t ["dereferenceable"(%p, %k : !llvm.ptr, i64)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_separate(4): fault assumption-false
llvm.func @assume_separate(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.assume %t ["separate_storage"(%p, %obj : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_separate_ok(4): 1 : i32
llvm.func @assume_separate_ok(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.intr.assume %t ["separate_storage"(%p, %q : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_noundef(0): 1 : i32
// EXPECT @assume_noundef(undef): fault assumption-false
llvm.func @assume_noundef(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.assume %t ["noundef"(%i : i64)] : i1
  llvm.return %one : i32
}

// EXPECT @assume_unknown(0): unsupported
llvm.func @assume_unknown(%i: i64) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %obj = llvm.alloca %one x i64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %obj[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.assume %t ["noalias"(%p : !llvm.ptr)] : i1
  llvm.return %one : i32
}

// S11.11: traps.
// EXPECT @trap(): fault trap
llvm.func @trap() {
  llvm.intr.trap
  llvm.unreachable
}

// EXPECT @debugtrap(): 1 : i32
llvm.func @debugtrap() -> i32 {
  llvm.intr.debugtrap
  %r = llvm.mlir.constant(1 : i32) : i32
  llvm.return %r : i32
}

// EXPECT @ubsantrap(): fault trap
llvm.func @ubsantrap() {
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  llvm.unreachable
}

// No effect; a prefetch of a bad address is harmless.
#scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #scope_domain>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file>
#label = #llvm.di_label<scope = #sub, name = "l", file = #file, line = 1>

// EXPECT @nothing(7): 7 : i64
llvm.func @nothing(%a: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  "llvm.intr.prefetch"(%null) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %a, %p : i64, !llvm.ptr
  %t = llvm.intr.invariant.start 8, %p : !llvm.ptr
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %r = llvm.intr.strip.invariant.group %q : !llvm.ptr
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.value #var = %a : i64
  llvm.intr.dbg.label #label
  %v = llvm.load %r : !llvm.ptr -> i64
  llvm.intr.invariant.end %t, 8, %p : !llvm.ptr
  llvm.fence seq_cst
  llvm.return %v : i64
}
