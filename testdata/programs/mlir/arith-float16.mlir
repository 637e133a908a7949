// f16 and bf16: arithmetic rounds after each step, sums saturate, conversions tie to even.
// subject: arith
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils,float16_utils

func.func private @harmonic16(%n: index) -> f16 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %end = arith.addi %n, %c1 : index
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%s = %zero) -> (f16) {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f16
    %q = arith.divf %one, %f : f16
    %t = arith.addf %s, %q : f16
    scf.yield %t : f16
  }
  return %r : f16
}

func.func private @count(%n: index) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : bf16
  %one = arith.constant 1.0 : bf16
  // Eight bits of significand: counting by one sticks at 256.
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (bf16) {
    %t = arith.addf %s, %one : bf16
    scf.yield %t : bf16
  }
  return %r : bf16
}

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%v: vector<6xf32>) -> f32 {
  %c100 = arith.constant 100 : index
  %c1000 = arith.constant 1000 : index
  %h = call @harmonic16(%c100) : (index) -> f16
  vector.print %h : f16
  %n = call @count(%c1000) : (index) -> bf16
  vector.print %n : bf16
  %half = arith.truncf %v : vector<6xf32> to vector<6xf16>
  vector.print %half : vector<6xf16>
  %brain = arith.truncf %v : vector<6xf32> to vector<6xbf16>
  vector.print %brain : vector<6xbf16>
  %m = arith.mulf %half, %half : vector<6xf16>
  vector.print %m : vector<6xf16>
  %d = arith.subf %brain, %brain : vector<6xbf16>
  vector.print %d : vector<6xbf16>
  %bits = arith.bitcast %h : f16 to i16
  vector.print %bits : i16
  %lt = arith.cmpf olt, %half, %m : vector<6xf16>
  vector.print %lt : vector<6xi1>
  %w = arith.extf %h : f16 to f32
  %b = arith.extf %n : bf16 to f32
  %r = arith.addf %w, %b : f32
  return %r : f32
}

func.func @main() -> f32 {
  %v = arith.constant dense<[2049.0, 0.1, 65519.0, 70000.0, -0.00000005, 1.0]> : vector<6xf32>
  %result = call @body(%v) : (vector<6xf32>) -> f32
  return %result : f32
}
