// exp, log, sqrt, pow, trigonometry and polar form, expanded into real arithmetic.
// subject: complex
// pipeline: --convert-complex-to-standard --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils

func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()

func.func private @show(%z: complex<f32>) {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  call @printF32(%re) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%im) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%z: complex<f32>, %w: complex<f32>) -> f32 {
  %a = complex.exp %z : complex<f32>
  %b = complex.log %z : complex<f32>
  %c = complex.sqrt %w : complex<f32>
  %d = complex.pow %z, %w : complex<f32>
  %e = complex.sin %z : complex<f32>
  %f = complex.cos %z : complex<f32>
  %g = complex.tanh %z : complex<f32>
  %h = complex.sign %w : complex<f32>
  %i = complex.log1p %z : complex<f32>
  %k = complex.tan %w : complex<f32>
  call @show(%a) : (complex<f32>) -> ()
  call @show(%b) : (complex<f32>) -> ()
  call @show(%c) : (complex<f32>) -> ()
  call @show(%d) : (complex<f32>) -> ()
  call @show(%e) : (complex<f32>) -> ()
  call @show(%f) : (complex<f32>) -> ()
  call @show(%g) : (complex<f32>) -> ()
  call @show(%h) : (complex<f32>) -> ()
  call @show(%i) : (complex<f32>) -> ()
  call @show(%k) : (complex<f32>) -> ()
  %angle = complex.angle %w : complex<f32>
  %abs = complex.abs %w : complex<f32>
  call @printF32(%angle) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%abs) : (f32) -> ()
  call @printNewline() : () -> ()
  %at = complex.atan2 %w, %z : complex<f32>
  call @show(%at) : (complex<f32>) -> ()
  return %abs : f32
}

func.func @main() -> f32 {
  %z = complex.constant [0.5 : f32, 1.25 : f32] : complex<f32>
  %w = complex.constant [2.0 : f32, -0.75 : f32] : complex<f32>
  %result = call @body(%z, %w) : (complex<f32>, complex<f32>) -> f32
  return %result : f32
}
