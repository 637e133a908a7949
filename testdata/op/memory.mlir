// Memory: S6.1 to S6.18, S1.5, S1.9.

llvm.mlir.global internal constant @fixed(7 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global internal @words(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64} : !llvm.array<4 x i32>
llvm.mlir.global internal thread_local @local(5 : i32) {addr_space = 0 : i32} : i32

// S6.1: fresh memory is undefined; no elements is no memory.
// EXPECT @fresh(1): undef : i32
// EXPECT @fresh(0): fault out-of-bounds
// EXPECT @fresh(poison): fault poison-operand
llvm.func @fresh(%n: i8) -> i32 {
  %p = llvm.alloca %n x i32 : (i8) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// S6.2, S6.3: bounds, alignment, constants, poison byte by byte.
// EXPECT @load_at(12): 4 : i32
// EXPECT @load_at(2): fault misaligned
// EXPECT @load_at(13): fault out-of-bounds
// EXPECT @load_at(16): fault out-of-bounds
// EXPECT @load_at(-4): fault out-of-bounds
// EXPECT @load_at(poison): fault poison-address
// EXPECT @load_at(undef): fault poison-address
llvm.func @load_at(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load volatile %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

// EXPECT @load_unaligned(6): 196608 : i32
// EXPECT @load_unaligned(13): fault out-of-bounds
llvm.func @load_unaligned(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}

// EXPECT @load_null(): fault null-access
llvm.func @load_null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// EXPECT @store_constant(): fault store-to-constant
llvm.func @store_constant() -> i32 {
  %p = llvm.mlir.addressof @fixed : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.store %r, %p : i32, !llvm.ptr
  llvm.return %r : i32
}

// EXPECT @poison_byte(0): poison : i32
// EXPECT @poison_byte(4): 0 : i32
llvm.func @poison_byte(%i: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %b = llvm.mlir.poison : i8
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %z, %p : i64, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %q : i8, !llvm.ptr
  %s = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}

// EXPECT @poison_then_fault(undef): fault out-of-bounds
llvm.func @poison_then_fault(%a: i64) -> i32 {
  %0 = llvm.add %a, %a : i64
  %1 = llvm.add %0, %0 : i64
  %2 = llvm.add %1, %1 : i64
  %3 = llvm.add %2, %2 : i64
  %4 = llvm.add %3, %3 : i64
  %5 = llvm.add %4, %4 : i64
  %6 = llvm.add %5, %5 : i64
  %7 = llvm.add %6, %6 : i64
  %8 = llvm.add %7, %7 : i64
  %9 = llvm.add %8, %8 : i64
  %10 = llvm.add %9, %9 : i64
  %11 = llvm.add %10, %10 : i64
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[9] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

// EXPECT @poison_lane(): [0, poison, 0, 0] : vector<4xi16>
llvm.func @poison_lane() -> vector<4xi16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %b = llvm.mlir.poison : i8
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %z, %p : i64, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %q : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi16>
  llvm.return %r : vector<4xi16>
}

// S1.5: vectors of i1 are packed, odd widths zero-filled.
// EXPECT @packed([true, false, true, true]): 13 : i8
llvm.func @packed(%v: vector<4xi1>) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x vector<4xi1> : (i32) -> !llvm.ptr
  llvm.store %v, %p : vector<4xi1>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}

// EXPECT @i20(-1): 1048575 : i24
llvm.func @i20(%v: i20) -> i24 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i20, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}

// S1.9: padding is undefined after a store.
// EXPECT @padding({1, 2}, 0): 1 : i8
// EXPECT @padding({1, 2}, 1): undef : i8
// EXPECT @padding({1, 2}, 4): 2 : i8
llvm.func @padding(%v: !llvm.struct<(i8, i32)>, %i: i64) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %z, %p : i64, !llvm.ptr
  llvm.store %v, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}

// S6.7, S6.9: getelementptr sign-extends indices, steps by type, and its promises give poison.
// EXPECT @gep_i1(true): -4 : i64
// EXPECT @gep_i1(false): 0 : i64
llvm.func @gep_i1(%i: i1) -> i64 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i1) -> !llvm.ptr, i32
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}

// EXPECT @gep_struct(2): 28 : i64
llvm.func @gep_struct(%i: i32) -> i64 {
  %p = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr %p[1, 1, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i32>)>
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %b : i64
}

// EXPECT @gep_inbounds(4): true : i1
// EXPECT @gep_inbounds(5): poison : i1
// EXPECT @gep_inbounds(-1): poison : i1
// EXPECT @gep_inbounds(0): true : i1
// EXPECT @gep_inbounds(4611686018427387904): poison : i1
llvm.func @gep_inbounds(%i: i64) -> i1 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.icmp "uge" %q, %p : !llvm.ptr
  llvm.return %r : i1
}

// EXPECT @gep_nuw(1): true : i1
// EXPECT @gep_nuw(-1): poison : i1
llvm.func @gep_nuw(%i: i64) -> i1 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.icmp "uge" %q, %p : !llvm.ptr
  llvm.return %r : i1
}

// S6.10: vectors of addresses.
// EXPECT @gep_vec([3, poison]): [4, poison] : vector<2xi32>
llvm.func @gep_vec(%i: vector<2xi64>) -> vector<2xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %m = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %r = llvm.intr.masked.gather %q, %m {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}

// S6.11: memory intrinsics.
// EXPECT @copy(8): [3, 4, 3, 4] : vector<4xi32>
// EXPECT @copy(0): [1, 2, 3, 4] : vector<4xi32>
// EXPECT @copy(poison): fault poison-operand
llvm.func @copy(%n: i64) -> vector<4xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @overlap(12): fault overlapping-copy
// EXPECT @overlap(4): [2, 2, 3, 4] : vector<4xi32>
llvm.func @overlap(%n: i64) -> vector<4xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @move(12): [1, 1, 2, 3] : vector<4xi32>
// EXPECT @move(16): fault out-of-bounds
llvm.func @move(%n: i64) -> vector<4xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @set(1, 6): [16843009, 257, 3, 4] : vector<4xi32>
// EXPECT @set(poison, 2): [poison, 2, 3, 4] : vector<4xi32>
llvm.func @set(%v: i8, %n: i64) -> vector<4xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @inline(): [3, 4, 16843009, 4] : vector<4xi32>
llvm.func @inline() -> vector<4xi32> {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %v = llvm.mlir.constant(1 : i8) : i8
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%q, %v) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// S6.12: lifetimes.
// EXPECT @scope(true): undef : i32
// EXPECT @scope(false): fault use-after-scope
llvm.func @scope(%c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// S6.15: stackrestore frees what is younger than its mark.
// EXPECT @stack(true): fault use-after-scope
// EXPECT @stack(false): 1 : i32
llvm.func @stack(%c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// S6.16, S6.18.
// EXPECT @mask(-4): true : i1
llvm.func @mask(%m: i64) -> i1 {
  %p = llvm.mlir.addressof @words : !llvm.ptr
  %q = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %e = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.intr.ptrmask %q, %m : (!llvm.ptr, i64) -> !llvm.ptr
  %r = llvm.icmp "eq" %a, %e : !llvm.ptr
  llvm.return %r : i1
}

// EXPECT @thread_local(): 5 : i32
llvm.func @thread_local() -> i32 {
  %p = llvm.mlir.addressof @local : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
