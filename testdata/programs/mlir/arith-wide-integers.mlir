// 128-bit arithmetic: factorials, a modular power, division, shifts and comparisons; printed as halves.
// subject: arith
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils

func.func private @printU64(i64)
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func private @show(%x: i128) {
  %k = arith.constant 64 : i128
  %lo = arith.trunci %x : i128 to i64
  %h = arith.shrui %x, %k : i128
  %hi = arith.trunci %h : i128 to i64
  call @printU64(%hi) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%lo) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @factorial(%n: index) -> i128 {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i128
  %end = arith.addi %n, %c1 : index
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%p = %one) -> (i128) {
    %w = arith.index_cast %i : index to i128
    %q = arith.muli %p, %w : i128
    scf.yield %q : i128
  }
  return %r : i128
}

// Exact decimal digits of a 128-bit number, summed.
func.func private @digits(%x: i128) -> i64 {
  %zero = arith.constant 0 : i128
  %ten = arith.constant 10 : i128
  %z = arith.constant 0 : i64
  %r:2 = scf.while (%v = %x, %s = %z) : (i128, i64) -> (i128, i64) {
    %go = arith.cmpi ne, %v, %zero : i128
    scf.condition(%go) %v, %s : i128, i64
  } do {
  ^bb0(%v: i128, %s: i64):
    %q = arith.divui %v, %ten : i128
    %d = arith.remui %v, %ten : i128
    %d64 = arith.trunci %d : i128 to i64
    %t = arith.addi %s, %d64 : i64
    scf.yield %q, %t : i128, i64
  }
  return %r#1 : i64
}

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%k: i128, %three: i128, %n: i128) -> i64 {
  %c25 = arith.constant 25 : index
  %c33 = arith.constant 33 : index
  %a = call @factorial(%c25) : (index) -> i128
  call @show(%a) : (i128) -> ()
  %b = call @factorial(%c33) : (index) -> i128
  call @show(%b) : (i128) -> ()
  %q = arith.divsi %b, %a : i128
  call @show(%q) : (i128) -> ()
  %sq = arith.divsi %k, %three : i128
  call @show(%sq) : (i128) -> ()
  %sr = arith.remsi %k, %three : i128
  call @show(%sr) : (i128) -> ()
  %sh = arith.shrsi %k, %n : i128
  call @show(%sh) : (i128) -> ()
  %sl = arith.shli %a, %n : i128
  call @show(%sl) : (i128) -> ()
  %lt = arith.cmpi slt, %k, %three : i128
  %ult = arith.cmpi ult, %k, %three : i128
  %l64 = arith.extui %lt : i1 to i64
  %u64 = arith.extui %ult : i1 to i64
  call @printI64(%l64) : (i64) -> ()
  call @printI64(%u64) : (i64) -> ()
  call @printNewline() : () -> ()
  %f = arith.sitofp %a : i128 to f64
  %g = arith.fptosi %f : f64 to i128
  call @show(%g) : (i128) -> ()
  %d = call @digits(%b) : (i128) -> i64
  return %d : i64
}

func.func @main() -> i64 {
  %k = arith.constant -170141183460469231731687303715884105728 : i128
  %three = arith.constant 3 : i128
  %n = arith.constant 71 : i128
  %result = call @body(%k, %three, %n) : (i128, i128, i128) -> i64
  return %result : i64
}
