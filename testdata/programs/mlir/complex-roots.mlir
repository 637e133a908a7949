// The roots of x^3 - 3x^2 + 3x - 5 all at once by Durand and Kerner, as printMemrefC64 shows them.
// subject: complex
// pipeline: --convert-complex-to-standard --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefC64(memref<*xcomplex<f64>>)

func.func private @p(%x: complex<f64>) -> complex<f64> {
  %k2 = complex.constant [-3.0, 0.0] : complex<f64>
  %k1 = complex.constant [3.0, 0.0] : complex<f64>
  %k0 = complex.constant [-5.0, 0.0] : complex<f64>
  %a = complex.add %x, %k2 : complex<f64>
  %b = complex.mul %a, %x : complex<f64>
  %c = complex.add %b, %k1 : complex<f64>
  %d = complex.mul %c, %x : complex<f64>
  %e = complex.add %d, %k0 : complex<f64>
  return %e : complex<f64>
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c40 = arith.constant 40 : index
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %seed = complex.constant [0.4, 0.9] : complex<f64>
  %roots = memref.alloc() : memref<3xcomplex<f64>>
  %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%z = %one) -> (complex<f64>) {
    memref.store %z, %roots[%i] : memref<3xcomplex<f64>>
    %n = complex.mul %z, %seed : complex<f64>
    scf.yield %n : complex<f64>
  }
  %zero = arith.constant 0.0 : f64
  scf.for %round = %c0 to %c40 step %c1 {
    scf.for %i = %c0 to %c3 step %c1 {
      %x = memref.load %roots[%i] : memref<3xcomplex<f64>>
      %den = scf.for %j = %c0 to %c3 step %c1 iter_args(%d = %one) -> (complex<f64>) {
        %same = arith.cmpi eq, %i, %j : index
        %nd = scf.if %same -> (complex<f64>) {
          scf.yield %d : complex<f64>
        } else {
          %y = memref.load %roots[%j] : memref<3xcomplex<f64>>
          %s = complex.sub %x, %y : complex<f64>
          %m = complex.mul %d, %s : complex<f64>
          scf.yield %m : complex<f64>
        }
        scf.yield %nd : complex<f64>
      }
      %v = func.call @p(%x) : (complex<f64>) -> complex<f64>
      %q = complex.div %v, %den : complex<f64>
      %nx = complex.sub %x, %q : complex<f64>
      memref.store %nx, %roots[%i] : memref<3xcomplex<f64>>
    }
  }
  // Round to a millionth: the last bits depend on how a quotient is formed.
  %k = arith.constant 1.0e6 : f64
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %roots[%i] : memref<3xcomplex<f64>>
    %re = complex.re %x : complex<f64>
    %im = complex.im %x : complex<f64>
    %a = arith.mulf %re, %k : f64
    %b = arith.mulf %im, %k : f64
    %c = math.round %a : f64
    %d = math.round %b : f64
    %e = arith.divf %c, %k : f64
    %f0 = arith.divf %d, %k : f64
    %f = arith.addf %f0, %zero : f64
    %y = complex.create %e, %f : complex<f64>
    memref.store %y, %roots[%i] : memref<3xcomplex<f64>>
  }
  %u = memref.cast %roots : memref<3xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%u) : (memref<*xcomplex<f64>>) -> ()
  %x = memref.load %roots[%c0] : memref<3xcomplex<f64>>
  %re = complex.re %x : complex<f64>
  %r = arith.truncf %re : f64 to f32
  memref.dealloc %roots : memref<3xcomplex<f64>>
  return %r : f32
}
