// Masked memory: S14.1 to S14.6.

llvm.mlir.global internal @memory(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64} : !llvm.array<4 x i32>

// EXPECT @load([true, false, true, true], [10, 20, 30, 40]): [1, 20, 3, 4] : vector<4xi32>
// EXPECT @load([true, poison, true, true], [10, 20, 30, 40]): fault poison-operand
// EXPECT @load([false, false, false, false], poison): [poison, poison, poison, poison] : vector<4xi32>
llvm.func @load(%m: vector<4xi1>, %x: vector<4xi32>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = llvm.intr.masked.load %p, %m, %x {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @load_no_pass([true, false, true, false]): [1, poison, 3, poison] : vector<4xi32>
llvm.func @load_no_pass(%m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @load_end([true, true, false, false]): [3, 4, poison, poison] : vector<4xi32>
// EXPECT @load_end([true, true, true, false]): fault out-of-bounds
llvm.func @load_end(%m: vector<4xi1>) -> vector<4xi32> {
  %b = llvm.mlir.addressof @memory : !llvm.ptr
  %p = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @load_misaligned([true, false, false, false]): fault misaligned
// EXPECT @load_misaligned([false, false, false, false]): [poison, poison, poison, poison] : vector<4xi32>
llvm.func @load_misaligned(%m: vector<4xi1>) -> vector<4xi32> {
  %b = llvm.mlir.addressof @memory : !llvm.ptr
  %p = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.intr.masked.load %p, %m {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @load_null([false, false, false, false]): [poison, poison, poison, poison] : vector<4xi32>
// EXPECT @load_null([false, true, false, false]): fault null-access
llvm.func @load_null(%m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @store([10, 20, 30, 40], [true, false, true, false]): [10, 2, 30, 4] : vector<4xi32>
// EXPECT @store([10, poison, 30, undef], [true, true, false, true]): [10, poison, 3, undef] : vector<4xi32>
// EXPECT @store([10, 20, 30, 40], [true, undef, true, false]): fault poison-operand
llvm.func @store(%v: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @gather([3, 2, 99, 0], [true, true, false, true], [0, 0, 7, 0]): [4, 3, 7, 1] : vector<4xi32>
// EXPECT @gather([3, 2, 99, 0], [true, true, true, true], [0, 0, 7, 0]): fault out-of-bounds
// EXPECT @gather([3, poison, 0, 0], [true, true, true, true], poison): fault poison-address
llvm.func @gather(%i: vector<4xi32>, %m: vector<4xi1>, %x: vector<4xi32>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %b = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  %r = llvm.intr.masked.gather %b, %m, %x {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @gather_no_pass([3, 2, 99, 0], [true, true, false, true]): [4, 3, poison, 1] : vector<4xi32>
llvm.func @gather_no_pass(%i: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %b = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  %r = llvm.intr.masked.gather %b, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @scatter([10, 20, 30, 40], [1, 1, 1, 1], [true, true, true, true]): [1, 40, 3, 4] : vector<4xi32>
// EXPECT @scatter([10, 20, 30, 40], [0, 99, 3, 1], [true, false, true, false]): [10, 2, 3, 30] : vector<4xi32>
llvm.func @scatter(%v: vector<4xi32>, %i: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %b = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.intr.masked.scatter %v, %b, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// S14.4.
// EXPECT @expand([true, false, true, true], [10, 20, 30, 40]): [1, 20, 2, 3] : vector<4xi32>
llvm.func @expand(%m: vector<4xi1>, %x: vector<4xi32>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = "llvm.intr.masked.expandload"(%p, %m, %x) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @compress([10, 20, 30, 40], [true, false, true, true]): [10, 30, 40, 4] : vector<4xi32>
llvm.func @compress(%v: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @bits([true, true, true, true]): unsupported
llvm.func @bits(%m: vector<4xi1>) -> vector<4xi1> {
  %p = llvm.mlir.addressof @memory : !llvm.ptr
  %r = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi1>
  llvm.return %r : vector<4xi1>
}
