// Simpson's rule for several integrals, the integrand chosen by a function value.
// subject: math
// pipeline: --inline --canonicalize --cse --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printF64(f64)
func.func private @printNewline()

func.func private @bell(%x: f64) -> f64 {
  %half = arith.constant -0.5 : f64
  %k = arith.constant 0.3989422804014327 : f64
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %half : f64
  %e = math.exp %b : f64
  %r = arith.mulf %e, %k : f64
  return %r : f64
}

func.func private @circle(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %a = arith.mulf %x, %x : f64
  %b = arith.addf %one, %a : f64
  %r = arith.divf %four, %b : f64
  return %r : f64
}

func.func private @wave(%x: f64) -> f64 {
  %s = math.sin %x : f64
  %l = math.log1p %x : f64
  %r = arith.mulf %s, %l : f64
  return %r : f64
}

func.func private @simpson(%f: (f64) -> f64, %a: f64, %b: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %four = arith.constant 4.0 : f64
  %w = arith.subf %b, %a : f64
  %n64 = arith.index_cast %n : index to i64
  %fn = arith.sitofp %n64 : i64 to f64
  %h = arith.divf %w, %fn : f64
  %fa = call_indirect %f(%a) : (f64) -> f64
  %fb = call_indirect %f(%b) : (f64) -> f64
  %ends = arith.addf %fa, %fb : f64
  %sum = scf.for %i = %c1 to %n step %c1 iter_args(%s = %ends) -> (f64) {
    %i64 = arith.index_cast %i : index to i64
    %fi = arith.sitofp %i64 : i64 to f64
    %d = arith.mulf %fi, %h : f64
    %x = arith.addf %a, %d : f64
    %y = func.call_indirect %f(%x) : (f64) -> f64
    %m = arith.remui %i, %c2 : index
    %odd = arith.cmpi ne, %m, %c0 : index
    %k = arith.select %odd, %four, %two : f64
    %t = arith.mulf %k, %y : f64
    %u = arith.addf %s, %t : f64
    scf.yield %u : f64
  }
  %p = arith.mulf %sum, %h : f64
  %r = arith.divf %p, %three : f64
  return %r : f64
}

func.func @main() -> f32 {
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %minus = arith.constant -2.0 : f64
  %bell = constant @bell : (f64) -> f64
  %circle = constant @circle : (f64) -> f64
  %wave = constant @wave : (f64) -> f64
  %a = call @simpson(%bell, %minus, %two, %c100) : ((f64) -> f64, f64, f64, index) -> f64
  %b = call @simpson(%circle, %zero, %one, %c100) : ((f64) -> f64, f64, f64, index) -> f64
  %c = call @simpson(%wave, %zero, %two, %c100) : ((f64) -> f64, f64, f64, index) -> f64
  call @printF64(%a) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%b) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%c) : (f64) -> ()
  call @printNewline() : () -> ()
  %r = arith.truncf %b : f64 to f32
  return %r : f32
}
