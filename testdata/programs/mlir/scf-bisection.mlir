// Root of x^3 - 2x - 5 by bisection and by Newton's method, both with scf.while in f64.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils

func.func private @printF64(f64)
func.func private @printNewline()

func.func private @f(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %five = arith.constant 5.0 : f64
  %x2 = arith.mulf %x, %x : f64
  %d = arith.subf %x2, %two : f64
  %p = arith.mulf %d, %x : f64
  %r = arith.subf %p, %five : f64
  return %r : f64
}

func.func private @df(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %x2 = arith.mulf %x, %x : f64
  %t = arith.mulf %x2, %three : f64
  %r = arith.subf %t, %two : f64
  return %r : f64
}

func.func @bisect(%lo0: f64, %hi0: f64) -> f64 {
  %eps = arith.constant 1.0e-12 : f64
  %half = arith.constant 0.5 : f64
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.while (%lo = %lo0, %hi = %hi0) : (f64, f64) -> (f64, f64) {
    %w = arith.subf %hi, %lo : f64
    %go = arith.cmpf ogt, %w, %eps : f64
    scf.condition(%go) %lo, %hi : f64, f64
  } do {
  ^bb0(%lo: f64, %hi: f64):
    %s = arith.addf %lo, %hi : f64
    %m = arith.mulf %s, %half : f64
    %v = func.call @f(%m) : (f64) -> f64
    %neg = arith.cmpf olt, %v, %zero : f64
    %nlo = arith.select %neg, %m, %lo : f64
    %nhi = arith.select %neg, %hi, %m : f64
    scf.yield %nlo, %nhi : f64, f64
  }
  return %r#0 : f64
}

func.func @newton(%start: f64) -> (f64, i64) {
  %eps = arith.constant 1.0e-12 : f64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.while (%x = %start, %n = %zero) : (f64, i64) -> (f64, i64, f64) {
    %v = func.call @f(%x) : (f64) -> f64
    %d = func.call @df(%x) : (f64) -> f64
    %q = arith.divf %v, %d : f64
    %a = math.absf %q : f64
    %go = arith.cmpf ogt, %a, %eps : f64
    scf.condition(%go) %x, %n, %q : f64, i64, f64
  } do {
  ^bb0(%x: f64, %n: i64, %q: f64):
    %nx = arith.subf %x, %q : f64
    %nn = arith.addi %n, %one : i64
    scf.yield %nx, %nn : f64, i64
  }
  return %r#0, %r#1 : f64, i64
}

func.func private @printI64(i64)

func.func @main() -> f32 {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %b = call @bisect(%two, %three) : (f64, f64) -> f64
  call @printF64(%b) : (f64) -> ()
  call @printNewline() : () -> ()
  %n:2 = call @newton(%three) : (f64) -> (f64, i64)
  call @printF64(%n#0) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%n#1) : (i64) -> ()
  call @printNewline() : () -> ()
  %r = arith.truncf %b : f64 to f32
  return %r : f32
}
