// Globals of every kind: constant tables, mutable state, an uninitialised buffer, rank zero, i1, i8 and f64.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @primes : memref<6xi32> = dense<[2, 3, 5, 7, 11, 13]>
memref.global "private" constant @splat : memref<2x3xf64> = dense<0.125>
memref.global "private" @counter : memref<i32> = dense<40>
memref.global "private" @scratch : memref<6xi32> = uninitialized
memref.global "private" constant @flags : memref<6xi1> = dense<[true, false, true, true, false, true]>
memref.global @shared : memref<4xi8> = dense<[1, -1, 127, -128]> {alignment = 64}
memref.global "private" constant @cube : memref<2x2x2xi64> = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]>

func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefF64(memref<*xf64>)

func.func @bump() -> i32 {
  %one = arith.constant 1 : i32
  %c = memref.get_global @counter : memref<i32>
  %v = memref.load %c[] : memref<i32>
  %n = arith.addi %v, %one : i32
  memref.store %n, %c[] : memref<i32>
  return %n : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %primes = memref.get_global @primes : memref<6xi32>
  %flags = memref.get_global @flags : memref<6xi1>
  %scratch = memref.get_global @scratch : memref<6xi32>
  %shared = memref.get_global @shared : memref<4xi8>
  %splat = memref.get_global @splat : memref<2x3xf64>
  %cube = memref.get_global @cube : memref<2x2x2xi64>
  scf.for %i = %c0 to %c6 step %c1 {
    %p = memref.load %primes[%i] : memref<6xi32>
    %f = memref.load %flags[%i] : memref<6xi1>
    %v = arith.select %f, %p, %zero : i32
    memref.store %v, %scratch[%i] : memref<6xi32>
  }
  %us = memref.cast %scratch : memref<6xi32> to memref<*xi32>
  call @printMemrefI32(%us) : (memref<*xi32>) -> ()
  %uf = memref.cast %splat : memref<2x3xf64> to memref<*xf64>
  call @printMemrefF64(%uf) : (memref<*xf64>) -> ()
  %uc = memref.cast %cube : memref<2x2x2xi64> to memref<*xi64>
  call @printMemrefI64(%uc) : (memref<*xi64>) -> ()
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i32) {
    %b = memref.load %shared[%i] : memref<4xi8>
    %w = arith.extsi %b : i8 to i32
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  %x = call @bump() : () -> i32
  %y = call @bump() : () -> i32
  %r = arith.addi %y, %sum : i32
  return %r : i32
}
