// floor, ceil, trunc, round and roundeven on ties, negatives, huge values and minus zero; copysign and absf.
// subject: math
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%x: vector<8xf32>, %m: vector<8xf32>, %y: f64) -> f32 {
  %a = math.floor %x : vector<8xf32>
  %b = math.ceil %x : vector<8xf32>
  %c = math.trunc %x : vector<8xf32>
  %d = math.round %x : vector<8xf32>
  %e = math.roundeven %x : vector<8xf32>
  vector.print %a : vector<8xf32>
  vector.print %b : vector<8xf32>
  vector.print %c : vector<8xf32>
  vector.print %d : vector<8xf32>
  vector.print %e : vector<8xf32>
  %f = math.copysign %x, %m : vector<8xf32>
  vector.print %f : vector<8xf32>
  %g = math.absf %x : vector<8xf32>
  vector.print %g : vector<8xf32>
  %h = math.roundeven %y : f64
  vector.print %h : f64
  %i = math.round %y : f64
  %j = arith.subf %i, %h : f64
  vector.print %j : f64
  %t = vector.extract %e[3] : f32 from vector<8xf32>
  return %t : f32
}

func.func @main() -> f32 {
  %x = arith.constant dense<[0.5, -0.5, 1.5, 2.5, -2.5, 2.49999976, 8388609.0, -0.0]> : vector<8xf32>
  %m = arith.constant dense<[1.0, -1.0, -0.0, 0.0, 1.0, -1.0, -3.0, 2.0]> : vector<8xf32>
  %y = arith.constant 4503599627370497.5 : f64
  %result = call @body(%x, %m, %y) : (vector<8xf32>, vector<8xf32>, f64) -> f32
  return %result : f32
}
