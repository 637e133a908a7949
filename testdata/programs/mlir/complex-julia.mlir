// Escape counts of a Julia set, complex values carried by scf.while and passed through calls.
// subject: complex
// pipeline: --convert-complex-to-standard --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func private @square_plus(%z: complex<f64>, %c: complex<f64>) -> complex<f64> {
  %s = complex.mul %z, %z : complex<f64>
  %r = complex.add %s, %c : complex<f64>
  return %r : complex<f64>
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 7 : index
  %cols = arith.constant 11 : index
  %k = complex.constant [-0.75, 0.125] : complex<f64>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 30 : i32
  %four = arith.constant 4.0 : f64
  %step = arith.constant 0.3125 : f64
  %x0 = arith.constant -1.5625 : f64
  %y0 = arith.constant -0.9375 : f64
  %img = memref.alloc() : memref<7x11xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %i32 = arith.index_cast %i : index to i32
      %j32 = arith.index_cast %j : index to i32
      %fi = arith.sitofp %i32 : i32 to f64
      %fj = arith.sitofp %j32 : i32 to f64
      %dy = arith.mulf %fi, %step : f64
      %dx = arith.mulf %fj, %step : f64
      %x = arith.addf %x0, %dx : f64
      %y = arith.addf %y0, %dy : f64
      %z0 = complex.create %x, %y : complex<f64>
      %end:2 = scf.while (%z = %z0, %n = %zero) : (complex<f64>, i32) -> (complex<f64>, i32) {
        %re = complex.re %z : complex<f64>
        %im = complex.im %z : complex<f64>
        %a = arith.mulf %re, %re : f64
        %b = arith.mulf %im, %im : f64
        %norm = arith.addf %a, %b : f64
        %near = arith.cmpf ole, %norm, %four : f64
        %more = arith.cmpi slt, %n, %limit : i32
        %go = arith.andi %near, %more : i1
        scf.condition(%go) %z, %n : complex<f64>, i32
      } do {
      ^bb0(%z: complex<f64>, %n: i32):
        %nz = func.call @square_plus(%z, %k) : (complex<f64>, complex<f64>) -> complex<f64>
        %m = arith.addi %n, %one : i32
        scf.yield %nz, %m : complex<f64>, i32
      }
      memref.store %end#1, %img[%i, %j] : memref<7x11xi32>
    }
  }
  %u = memref.cast %img : memref<7x11xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %z64 = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %z64) -> (i64) {
    %v = memref.load %img[%i, %i] : memref<7x11xi32>
    %w = arith.extsi %v : i32 to i64
    %t = arith.addi %s, %w : i64
    scf.yield %t : i64
  }
  memref.dealloc %img : memref<7x11xi32>
  return %sum : i64
}
