// Elementary functions in f64 through LLVM intrinsics, on a row of arguments.
// subject: math
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @points : memref<5xf64> = dense<[0.0, 0.3, 0.75, 1.0, 0.999]>

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func private @show(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printComma() : () -> ()
  return
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %points = memref.get_global @points : memref<5xf64>
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %points[%i] : memref<5xf64>
    %y = arith.addf %x, %half : f64
    %sin = math.sin %x : f64
    %cos = math.cos %x : f64
    %tan = math.tan %x : f64
    %asin = math.asin %x : f64
    %acos = math.acos %x : f64
    %atan = math.atan %x : f64
    %atan2 = math.atan2 %x, %y : f64
    %sinh = math.sinh %x : f64
    %cosh = math.cosh %x : f64
    %tanh = math.tanh %x : f64
    %exp = math.exp %x : f64
    %exp2 = math.exp2 %x : f64
    %expm1 = math.expm1 %x : f64
    %log = math.log %y : f64
    %log2 = math.log2 %y : f64
    %log10 = math.log10 %y : f64
    %log1p = math.log1p %x : f64
    %sqrt = math.sqrt %x : f64
    %rsqrt = math.rsqrt %y : f64
    %pow = math.powf %y, %two : f64
    %fma = math.fma %x, %y, %half : f64
    func.call @show(%sin) : (f64) -> ()
    func.call @show(%cos) : (f64) -> ()
    func.call @show(%tan) : (f64) -> ()
    func.call @show(%asin) : (f64) -> ()
    func.call @show(%acos) : (f64) -> ()
    func.call @show(%atan) : (f64) -> ()
    func.call @show(%atan2) : (f64) -> ()
    func.call @show(%sinh) : (f64) -> ()
    func.call @show(%cosh) : (f64) -> ()
    func.call @show(%tanh) : (f64) -> ()
    func.call @show(%exp) : (f64) -> ()
    func.call @show(%exp2) : (f64) -> ()
    func.call @show(%expm1) : (f64) -> ()
    func.call @show(%log) : (f64) -> ()
    func.call @show(%log2) : (f64) -> ()
    func.call @show(%log10) : (f64) -> ()
    func.call @show(%log1p) : (f64) -> ()
    func.call @show(%sqrt) : (f64) -> ()
    func.call @show(%rsqrt) : (f64) -> ()
    func.call @show(%pow) : (f64) -> ()
    func.call @printF64(%fma) : (f64) -> ()
    func.call @printNewline() : () -> ()
    %s = arith.addf %acc, %exp : f64
    scf.yield %s : f64
  }
  %r = arith.truncf %sum : f64 to f32
  return %r : f32
}
