// Complex functions through the C library, whose arguments and results travel as pairs of f64.
// subject: complex
// pipeline: --convert-complex-to-libm --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func private @show(%z: complex<f64>) {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  call @printF64(%re) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%im) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%z: complex<f64>, %w: complex<f64>) -> f32 {
  %a = complex.sqrt %w : complex<f64>
  %b = complex.log %z : complex<f64>
  %c = complex.sin %z : complex<f64>
  %d = complex.cos %z : complex<f64>
  %e = complex.pow %z, %w : complex<f64>
  %f = complex.tanh %z : complex<f64>
  call @show(%a) : (complex<f64>) -> ()
  call @show(%b) : (complex<f64>) -> ()
  call @show(%c) : (complex<f64>) -> ()
  call @show(%d) : (complex<f64>) -> ()
  call @show(%e) : (complex<f64>) -> ()
  call @show(%f) : (complex<f64>) -> ()
  %abs = complex.abs %w : complex<f64>
  %ang = complex.angle %w : complex<f64>
  call @printF64(%ang) : (f64) -> ()
  call @printNewline() : () -> ()
  %r = arith.truncf %abs : f64 to f32
  return %r : f32
}

func.func @main() -> f32 {
  %z = complex.constant [0.5, 1.25] : complex<f64>
  %w = complex.constant [-2.0, 0.125] : complex<f64>
  %result = call @body(%z, %w) : (complex<f64>, complex<f64>) -> f32
  return %result : f32
}
