// Sums, products, quotients, conjugates and comparisons of complex numbers in f32 and f64.
// subject: complex
// pipeline: --convert-complex-to-standard --convert-complex-to-llvm --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils

func.func private @printF32(f32)
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
func.func private @body(%a: complex<f64>, %b: complex<f64>, %u: complex<f32>) -> f32 {
  %s = complex.add %a, %b : complex<f64>
  %d = complex.sub %a, %b : complex<f64>
  %p = complex.mul %a, %b : complex<f64>
  %q = complex.div %a, %b : complex<f64>
  %n = complex.neg %a : complex<f64>
  %c = complex.conj %a : complex<f64>
  call @show(%s) : (complex<f64>) -> ()
  call @show(%d) : (complex<f64>) -> ()
  call @show(%p) : (complex<f64>) -> ()
  call @show(%q) : (complex<f64>) -> ()
  call @show(%n) : (complex<f64>) -> ()
  call @show(%c) : (complex<f64>) -> ()
  %abs = complex.abs %a : complex<f64>
  call @printF64(%abs) : (f64) -> ()
  call @printNewline() : () -> ()
  %back = complex.mul %q, %b : complex<f64>
  call @show(%back) : (complex<f64>) -> ()
  %eq = complex.eq %a, %n : complex<f64>
  %ne = complex.neq %a, %n : complex<f64>
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %x = arith.select %eq, %one, %zero : f64
  %y = arith.select %ne, %one, %zero : f64
  %flags = complex.create %x, %y : complex<f64>
  call @show(%flags) : (complex<f64>) -> ()
  %v = complex.mul %u, %u : complex<f32>
  %w = complex.div %v, %u : complex<f32>
  %re = complex.re %w : complex<f32>
  %im = complex.im %w : complex<f32>
  call @printF32(%im) : (f32) -> ()
  call @printNewline() : () -> ()
  return %re : f32
}

func.func @main() -> f32 {
  %a = complex.constant [3.0, -4.0] : complex<f64>
  %b = complex.constant [-1.5, 2.0] : complex<f64>
  %u = complex.constant [0.5 : f32, 0.25 : f32] : complex<f32>
  %result = call @body(%a, %b, %u) : (complex<f64>, complex<f64>, complex<f32>) -> f32
  return %result : f32
}
