// A radix-2 FFT of 16 points in place with bit reversal, and its inverse back to the input.
// subject: complex
// pipeline: --convert-complex-to-standard --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func private @reverse(%m: memref<16xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %c16 step %c1 {
    %n = arith.index_cast %i : index to i32
    %r:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%x = %n, %y = %zero) -> (i32, i32) {
      %bit = arith.andi %x, %one : i32
      %up = arith.shli %y, %one : i32
      %ny = arith.ori %up, %bit : i32
      %nx = arith.shrui %x, %one : i32
      scf.yield %nx, %ny : i32, i32
    }
    %j = arith.index_cast %r#1 : i32 to index
    %swap = arith.cmpi ult, %i, %j : index
    scf.if %swap {
      %a = memref.load %m[%i] : memref<16xcomplex<f64>>
      %b = memref.load %m[%j] : memref<16xcomplex<f64>>
      memref.store %b, %m[%i] : memref<16xcomplex<f64>>
      memref.store %a, %m[%j] : memref<16xcomplex<f64>>
    }
  }
  return
}

func.func private @fft(%m: memref<16xcomplex<f64>>, %sign: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %pi = arith.constant 3.141592653589793 : f64
  call @reverse(%m) : (memref<16xcomplex<f64>>) -> ()
  %end = scf.while (%half = %c1) : (index) -> index {
    %go = arith.cmpi ult, %half, %c16 : index
    scf.condition(%go) %half : index
  } do {
  ^bb0(%half: index):
    %len = arith.muli %half, %c2 : index
    %h64 = arith.index_cast %half : index to i64
    %hf = arith.sitofp %h64 : i64 to f64
    scf.for %s = %c0 to %c16 step %len {
      scf.for %k = %c0 to %half step %c1 {
        %k64 = arith.index_cast %k : index to i64
        %kf = arith.sitofp %k64 : i64 to f64
        %t0 = arith.mulf %kf, %pi : f64
        %t1 = arith.divf %t0, %hf : f64
        %t = arith.mulf %t1, %sign : f64
        %cos = math.cos %t : f64
        %sin = math.sin %t : f64
        %w = complex.create %cos, %sin : complex<f64>
        %p = arith.addi %s, %k : index
        %q = arith.addi %p, %half : index
        %u = memref.load %m[%p] : memref<16xcomplex<f64>>
        %v0 = memref.load %m[%q] : memref<16xcomplex<f64>>
        %v = complex.mul %v0, %w : complex<f64>
        %a = complex.add %u, %v : complex<f64>
        %b = complex.sub %u, %v : complex<f64>
        memref.store %a, %m[%p] : memref<16xcomplex<f64>>
        memref.store %b, %m[%q] : memref<16xcomplex<f64>>
      }
    }
    scf.yield %len : index
  }
  return
}

// Values are rounded to a thousandth, so that the last bits of sine and cosine do not show.
func.func private @show(%m: memref<16xcomplex<f64>>, %scale: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %k = arith.constant 1000.0 : f64
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %c16 step %c1 {
    %z = memref.load %m[%i] : memref<16xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    %f = arith.mulf %k, %scale : f64
    %a = arith.mulf %re, %f : f64
    %b = arith.mulf %im, %f : f64
    %c = math.round %a : f64
    %d = math.round %b : f64
    %e = arith.addf %c, %zero : f64
    %g = arith.addf %d, %zero : f64
    func.call @printF64(%e) : (f64) -> ()
    func.call @printComma() : () -> ()
    func.call @printF64(%g) : (f64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f64
  %minus = arith.constant -1.0 : f64
  %inv = arith.constant 0.0625 : f64
  %m = memref.alloc() : memref<16xcomplex<f64>>
  scf.for %i = %c0 to %c16 step %c1 {
    %sq = arith.muli %i, %i : index
    %r = arith.remui %sq, %c5 : index
    %a = arith.index_cast %r : index to i64
    %b = arith.index_cast %i : index to i64
    %x = arith.sitofp %a : i64 to f64
    %y = arith.sitofp %b : i64 to f64
    %z = complex.create %x, %y : complex<f64>
    memref.store %z, %m[%i] : memref<16xcomplex<f64>>
  }
  call @fft(%m, %minus) : (memref<16xcomplex<f64>>, f64) -> ()
  call @show(%m, %one) : (memref<16xcomplex<f64>>, f64) -> ()
  call @fft(%m, %one) : (memref<16xcomplex<f64>>, f64) -> ()
  call @show(%m, %inv) : (memref<16xcomplex<f64>>, f64) -> ()
  memref.dealloc %m : memref<16xcomplex<f64>>
  %r = arith.constant 1.0 : f32
  return %r : f32
}
