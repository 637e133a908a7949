// A byte histogram and its prefix sums; an scf.parallel reduction checks the total.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %data = memref.alloc() : memref<64xi8>
  %bins = memref.alloc() : memref<8xi32>
  %sums = memref.alloc() : memref<8xi32>
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %i32 = arith.index_cast %i : index to i32
    %sq = arith.muli %i32, %i32 : i32
    %k = arith.constant 37 : i32
    %m = arith.muli %sq, %k : i32
    %b = arith.trunci %m : i32 to i8
    memref.store %b, %data[%i] : memref<64xi8>
    scf.reduce
  }
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %bins[%i] : memref<8xi32>
  }
  scf.for %i = %c0 to %c64 step %c1 {
    %b = memref.load %data[%i] : memref<64xi8>
    %five = arith.constant 5 : i8
    %top = arith.shrui %b, %five : i8
    %bin = arith.index_castui %top : i8 to index
    %old = memref.load %bins[%bin] : memref<8xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %bins[%bin] : memref<8xi32>
  }
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %zero) -> (i32) {
    %v = memref.load %bins[%i] : memref<8xi32>
    %s = arith.addi %acc, %v : i32
    memref.store %s, %sums[%i] : memref<8xi32>
    scf.yield %s : i32
  }
  %total, %max = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%zero, %zero) -> (i32, i32) {
    %v = memref.load %bins[%i] : memref<8xi32>
    scf.reduce(%v, %v : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.maxsi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  %ub = memref.cast %bins : memref<8xi32> to memref<*xi32>
  %us = memref.cast %sums : memref<8xi32> to memref<*xi32>
  call @printMemrefI32(%ub) : (memref<*xi32>) -> ()
  call @printMemrefI32(%us) : (memref<*xi32>) -> ()
  %k = arith.constant 100 : i32
  %t = arith.muli %total, %k : i32
  %r = arith.addi %t, %max : i32
  memref.dealloc %data : memref<64xi8>
  memref.dealloc %bins : memref<8xi32>
  memref.dealloc %sums : memref<8xi32>
  return %r : i32
}
