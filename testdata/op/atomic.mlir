// Atomics: S7.1 to S7.3, S6.5.

// S7.1: the old value, then the new one in memory.
// EXPECT @xchg(1, 2): {1, 2} : !llvm.struct<(i32, i32)>
// EXPECT @xchg(poison, 2): {poison, 2} : !llvm.struct<(i32, i32)>
llvm.func @xchg(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @xchg_ptr(null, null): {null, null} : !llvm.struct<(ptr, ptr)>
llvm.func @xchg_ptr(%m: !llvm.ptr, %v: !llvm.ptr) -> !llvm.struct<(ptr, ptr)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : !llvm.ptr, !llvm.ptr
  %o = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, !llvm.ptr
  %n = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(ptr, ptr)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %2 : !llvm.struct<(ptr, ptr)>
}

// EXPECT @xchg_f32(1.0, 2.0): {1.000000e+00, 2.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @xchg_f32(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @add(127, 1): {127, -128} : !llvm.struct<(i8, i8)>
// EXPECT @add(undef, 0): {undef, undef} : !llvm.struct<(i8, i8)>
llvm.func @add(%m: i8, %v: i8) -> !llvm.struct<(i8, i8)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i8, !llvm.ptr
  %o = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i8
  %n = llvm.load %p : !llvm.ptr -> i8
  %0 = llvm.mlir.poison : !llvm.struct<(i8, i8)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i8, i8)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i8, i8)>
  llvm.return %2 : !llvm.struct<(i8, i8)>
}

// EXPECT @sub(1, 2): {1, -1} : !llvm.struct<(i32, i32)>
llvm.func @sub(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw sub %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @and(6, 3): {6, 2} : !llvm.struct<(i32, i32)>
llvm.func @and(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw _and %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @nand(6, 3): {6, -3} : !llvm.struct<(i32, i32)>
llvm.func @nand(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw nand %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @or(6, 3): {6, 7} : !llvm.struct<(i32, i32)>
llvm.func @or(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw _or %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @xor(6, 3): {6, 5} : !llvm.struct<(i32, i32)>
llvm.func @xor(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw _xor %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @max(-1, 1): {-1, 1} : !llvm.struct<(i32, i32)>
llvm.func @max(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw max %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @min(-1, 1): {-1, -1} : !llvm.struct<(i32, i32)>
llvm.func @min(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw min %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @umax(-1, 1): {-1, -1} : !llvm.struct<(i32, i32)>
llvm.func @umax(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw umax %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @umin(-1, 1): {-1, 1} : !llvm.struct<(i32, i32)>
llvm.func @umin(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw umin %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @uinc(5, 5): {5, 0} : !llvm.struct<(i32, i32)>
// EXPECT @uinc(4, 5): {4, 5} : !llvm.struct<(i32, i32)>
llvm.func @uinc(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw uinc_wrap %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @udec(0, 5): {0, 5} : !llvm.struct<(i32, i32)>
// EXPECT @udec(9, 5): {9, 5} : !llvm.struct<(i32, i32)>
// EXPECT @udec(3, 5): {3, 2} : !llvm.struct<(i32, i32)>
llvm.func @udec(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw udec_wrap %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @usub_cond(7, 5): {7, 2} : !llvm.struct<(i32, i32)>
// EXPECT @usub_cond(3, 5): {3, 3} : !llvm.struct<(i32, i32)>
llvm.func @usub_cond(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw usub_cond %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @usub_sat(3, 5): {3, 0} : !llvm.struct<(i32, i32)>
// EXPECT @usub_sat(7, 5): {7, 2} : !llvm.struct<(i32, i32)>
llvm.func @usub_sat(%m: i32, %v: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.atomicrmw usub_sat %p, %v seq_cst : !llvm.ptr, i32
  %n = llvm.load %p : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// EXPECT @fadd(1.0, 2.0): {1.000000e+00, 3.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @fadd(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fadd %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @fsub(1.0, 2.0): {1.000000e+00, -1.000000e+00} : !llvm.struct<(f64, f64)>
llvm.func @fsub(%m: f64, %v: f64) -> !llvm.struct<(f64, f64)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f64 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f64, !llvm.ptr
  %o = llvm.atomicrmw fsub %p, %v syncscope("agent") monotonic : !llvm.ptr, f64
  %n = llvm.load %p : !llvm.ptr -> f64
  %0 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f64, f64)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f64, f64)>
  llvm.return %2 : !llvm.struct<(f64, f64)>
}

// EXPECT @fmax(0x7FC00000, 2.0): {0x7FC00000, 2.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @fmax(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmax %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @fmin(1.0, 2.0): {1.000000e+00, 1.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @fmin(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmin %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @fmaximum(-0.0, 0.0): {-0.000000e+00, 0.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @fmaximum(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fmaximum %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @fminimum(-0.0, 0.0): {-0.000000e+00, -0.000000e+00} : !llvm.struct<(f32, f32)>
llvm.func @fminimum(%m: f32, %v: f32) -> !llvm.struct<(f32, f32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : f32, !llvm.ptr
  %o = llvm.atomicrmw fminimum %p, %v seq_cst : !llvm.ptr, f32
  %n = llvm.load %p : !llvm.ptr -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

// EXPECT @fadd_vec([1.0, 2.0], [3.0, 4.0]): {[1.000000e+00, 2.000000e+00], [4.000000e+00, 6.000000e+00]} : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
llvm.func @fadd_vec(%m: vector<2xf16>, %v: vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<2xf16> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %m, %p : vector<2xf16>, !llvm.ptr
  %o = llvm.atomicrmw fadd %p, %v seq_cst : !llvm.ptr, vector<2xf16>
  %n = llvm.load %p : !llvm.ptr -> vector<2xf16>
  %0 = llvm.mlir.poison : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %1 = llvm.insertvalue %o, %0[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return %2 : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}

// S7.2.
// EXPECT @cmpxchg(5, 5, 9): {5, true, 9} : !llvm.struct<(i32, i1, i32)>
// EXPECT @cmpxchg(4, 5, 9): {4, false, 4} : !llvm.struct<(i32, i1, i32)>
llvm.func @cmpxchg(%m: i32, %c: i32, %v: i32) -> !llvm.struct<(i32, i1, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %m, %p : i32, !llvm.ptr
  %o = llvm.cmpxchg weak %p, %c, %v acq_rel monotonic : !llvm.ptr, i32
  %a = llvm.extractvalue %o[0] : !llvm.struct<(i32, i1)>
  %b = llvm.extractvalue %o[1] : !llvm.struct<(i32, i1)>
  %n = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i1, i32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i1, i32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i1, i32)>
  %3 = llvm.insertvalue %n, %2[2] : !llvm.struct<(i32, i1, i32)>
  llvm.return %3 : !llvm.struct<(i32, i1, i32)>
}

// S7.3, S7.4: a fence does nothing; an address not aligned to the operand's size is UB.
// EXPECT @misaligned(2): fault misaligned
// EXPECT @misaligned(4): 0 : i32
llvm.func @misaligned(%i: i64) -> i32 {
  %one = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %z, %p : i64, !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.fence syncscope("singlethread") acquire
  %o = llvm.atomicrmw add %q, %v monotonic : !llvm.ptr, i32
  llvm.return %o : i32
}

// EXPECT @poison_address(): fault poison-address
llvm.func @poison_address() -> i32 {
  %p = llvm.mlir.poison : !llvm.ptr
  %v = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i32
  llvm.return %o : i32
}
