// ctlz, cttz, ctpop, absi and integer powers on several widths and on vectors.
// subject: math
// pipeline: --convert-math-to-funcs=min-width-of-fpowi-exponent=33 --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%v: vector<8xi32>, %w: vector<4xi8>, %q: i64, %x: f64, %n: i32, %neg: i32, %three: i32, %nine: i32) -> i32 {
  %a = math.ctlz %v : vector<8xi32>
  %b = math.cttz %v : vector<8xi32>
  %c = math.ctpop %v : vector<8xi32>
  %d = math.absi %v : vector<8xi32>
  vector.print %a : vector<8xi32>
  vector.print %b : vector<8xi32>
  vector.print %c : vector<8xi32>
  vector.print %d : vector<8xi32>
  %e = math.ctlz %w : vector<4xi8>
  %f = math.absi %w : vector<4xi8>
  vector.print %e : vector<4xi8>
  vector.print %f : vector<4xi8>
  %g = math.cttz %q : i64
  %h = math.ctpop %q : i64
  vector.print %g : i64
  vector.print %h : i64
  %i = math.fpowi %x, %n : f64, i32
  %j = math.fpowi %x, %neg : f64, i32
  vector.print %i : f64
  vector.print %j : f64
  %k = math.ipowi %three, %nine : i32
  return %k : i32
}

func.func @main() -> i32 {
  %v = arith.constant dense<[0, 1, -1, 255, 65536, -2147483648, 1000000007, 12]> : vector<8xi32>
  %w = arith.constant dense<[0, 5, -128, 127]> : vector<4xi8>
  %q = arith.constant 1095216660480 : i64
  %x = arith.constant 1.5 : f64
  %n = arith.constant 7 : i32
  %neg = arith.constant -3 : i32
  %three = arith.constant -3 : i32
  %nine = arith.constant 9 : i32
  %result = call @body(%v, %w, %q, %x, %n, %neg, %three, %nine) : (vector<8xi32>, vector<4xi8>, i64, f64, i32,
      i32, i32, i32) -> i32
  return %result : i32
}
