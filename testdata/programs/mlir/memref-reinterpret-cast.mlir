// reinterpret_cast: the diagonal, the reversed row, overlapping windows, a reshaped buffer.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI64(memref<*xi64>)

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i64
  %m = memref.alloc() : memref<4x4xi64>
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [16], strides: [1] : memref<4x4xi64> to memref<16xi64>
  scf.for %i = %c0 to %c16 step %c1 {
    %sq = arith.muli %i, %i : index
    %v = arith.index_cast %sq : index to i64
    memref.store %v, %flat[%i] : memref<16xi64>
  }
  %diag = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [5]
      : memref<4x4xi64> to memref<4xi64, strided<[5]>>
  %ud = memref.cast %diag : memref<4xi64, strided<[5]>> to memref<*xi64>
  call @printMemrefI64(%ud) : (memref<*xi64>) -> ()

  // Anti-diagonal: offset and stride known at run time only.
  %anti = memref.reinterpret_cast %m to offset: [%c3], sizes: [%c4], strides: [%c3]
      : memref<4x4xi64> to memref<?xi64, strided<[?], offset: ?>>
  %ua = memref.cast %anti : memref<?xi64, strided<[?], offset: ?>> to memref<*xi64>
  call @printMemrefI64(%ua) : (memref<*xi64>) -> ()

  // A negative stride walks backwards from the last element.
  %minus = arith.constant -1 : index
  %last = arith.constant 15 : index
  %back = memref.reinterpret_cast %m to offset: [%last], sizes: [6], strides: [%minus]
      : memref<4x4xi64> to memref<6xi64, strided<[?], offset: ?>>
  %ub = memref.cast %back : memref<6xi64, strided<[?], offset: ?>> to memref<*xi64>
  call @printMemrefI64(%ub) : (memref<*xi64>) -> ()

  // Sliding windows of three share memory; stride zero repeats one row.
  %win = memref.reinterpret_cast %m to offset: [2], sizes: [4, 3], strides: [1, 1]
      : memref<4x4xi64> to memref<4x3xi64, strided<[1, 1], offset: 2>>
  %uw = memref.cast %win : memref<4x3xi64, strided<[1, 1], offset: 2>> to memref<*xi64>
  call @printMemrefI64(%uw) : (memref<*xi64>) -> ()
  %rep = memref.reinterpret_cast %m to offset: [4], sizes: [2, 4], strides: [0, 1]
      : memref<4x4xi64> to memref<2x4xi64, strided<[0, 1], offset: 4>>
  %ur = memref.cast %rep : memref<2x4xi64, strided<[0, 1], offset: 4>> to memref<*xi64>
  call @printMemrefI64(%ur) : (memref<*xi64>) -> ()

  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i64) {
    %a = memref.load %diag[%i] : memref<4xi64, strided<[5]>>
    %b = memref.load %anti[%i] : memref<?xi64, strided<[?], offset: ?>>
    %t = arith.subi %a, %b : i64
    %n = arith.addi %s, %t : i64
    scf.yield %n : i64
  }
  memref.dealloc %m : memref<4x4xi64>
  return %sum : i64
}
