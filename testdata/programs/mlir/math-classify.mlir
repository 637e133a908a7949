// isnan and isfinite over zeros, subnormals, infinities and NaN; a clamp keeps a range.
// subject: math
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%x: vector<8xf32>, %lo: vector<8xf32>, %hi: vector<8xf32>) -> i32 {
  %a = math.isnan %x : vector<8xf32>
  %b = math.isfinite %x : vector<8xf32>
  vector.print %a : vector<8xi1>
  vector.print %b : vector<8xi1>
  %clean = arith.select %a, %lo, %x : vector<8xi1>, vector<8xf32>
  %g = arith.maximumf %clean, %lo : vector<8xf32>
  %f = arith.minimumf %g, %hi : vector<8xf32>
  vector.print %f : vector<8xf32>
  %s = math.sqrt %x : vector<8xf32>
  %n = math.isnan %s : vector<8xf32>
  vector.print %n : vector<8xi1>
  %bits = arith.extui %n : vector<8xi1> to vector<8xi32>
  %r = vector.reduction <add>, %bits : vector<8xi32> into i32
  return %r : i32
}

func.func @main() -> i32 {
  %x = arith.constant dense<[0.0, -0.0, 1.0e-40, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, -3.5]> : vector<8xf32>
  %lo = arith.constant dense<-1.0> : vector<8xf32>
  %hi = arith.constant dense<0.75> : vector<8xf32>
  %result = call @body(%x, %lo, %hi) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> i32
  return %result : i32
}
