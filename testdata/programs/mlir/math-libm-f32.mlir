// The same family in f32 and f64 through libm calls, with those that have no intrinsic.
// subject: math
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --convert-math-to-libm --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func private @row(%x: f32) -> f32 {
  %third = arith.constant 0.333333343 : f32
  %a = math.acosh %x : f32
  call @printF32(%a) : (f32) -> ()
  call @printComma() : () -> ()
  %b = math.asinh %x : f32
  call @printF32(%b) : (f32) -> ()
  call @printComma() : () -> ()
  %c = math.cbrt %x : f32
  call @printF32(%c) : (f32) -> ()
  call @printComma() : () -> ()
  %d = math.erf %x : f32
  call @printF32(%d) : (f32) -> ()
  call @printComma() : () -> ()
  %e = math.erfc %x : f32
  call @printF32(%e) : (f32) -> ()
  call @printComma() : () -> ()
  %f = math.expm1 %x : f32
  call @printF32(%f) : (f32) -> ()
  call @printComma() : () -> ()
  %g = math.log1p %x : f32
  call @printF32(%g) : (f32) -> ()
  call @printComma() : () -> ()
  %h = math.tan %x : f32
  call @printF32(%h) : (f32) -> ()
  call @printComma() : () -> ()
  %i = math.atan2 %x, %third : f32
  call @printF32(%i) : (f32) -> ()
  call @printComma() : () -> ()
  %j = math.powf %x, %third : f32
  call @printF32(%j) : (f32) -> ()
  call @printComma() : () -> ()
  %k = math.log10 %x : f32
  call @printF32(%k) : (f32) -> ()
  call @printNewline() : () -> ()
  return %c : f32
}

func.func @main() -> f32 {
  %x = arith.constant 1.25 : f32
  %y = arith.constant 8.0 : f32
  %r0 = call @row(%x) : (f32) -> f32
  %r1 = call @row(%y) : (f32) -> f32
  %w = arith.constant 0.4 : f64
  %a = math.atanh %w : f64
  call @printF64(%a) : (f64) -> ()
  call @printComma() : () -> ()
  %b = math.erf %w : f64
  call @printF64(%b) : (f64) -> ()
  call @printComma() : () -> ()
  %c = math.cbrt %w : f64
  call @printF64(%c) : (f64) -> ()
  call @printComma() : () -> ()
  %d = math.exp %w : f64
  call @printF64(%d) : (f64) -> ()
  call @printNewline() : () -> ()
  %r = arith.addf %r0, %r1 : f32
  return %r : f32
}
