// vector.print of every kind of element and shape, and its punctuation forms.
// subject: vector
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: void
// libs: c_runner_utils,runner_utils,float16_utils

func.func @main() {
  %a = arith.constant dense<[1, -2, 3, 127]> : vector<4xi8>
  vector.print %a : vector<4xi8>
  %b = arith.constant dense<[[1.5, -0.0], [1.0e10, 3.14159265]]> : vector<2x2xf32>
  vector.print %b : vector<2x2xf32>
  %c = arith.constant dense<[[[0, 1], [2, 3]], [[4, 5], [6, 7]]]> : vector<2x2x2xi64>
  vector.print %c : vector<2x2x2xi64>
  %d = arith.constant dense<[true, false, true]> : vector<3xi1>
  vector.print %d : vector<3xi1>
  %e = arith.constant dense<0.1> : vector<1xf64>
  vector.print %e : vector<1xf64>
  %f = arith.constant dense<[40000, -40000, 0]> : vector<3xi32>
  vector.print %f : vector<3xi32>
  %g = arith.constant dense<[0, -1]> : vector<2xindex>
  vector.print %g : vector<2xindex>
  %h = arith.constant dense<[1.0, 65504.0, 0.333]> : vector<3xf16>
  vector.print %h : vector<3xf16>
  %i = arith.constant dense<[-2.0, 1.0e30]> : vector<2xbf16>
  vector.print %i : vector<2xbf16>
  %j = arith.constant 12345 : i16
  vector.print %j : i16
  %k = arith.constant true
  vector.print %k : i1
  %l = arith.constant dense<7> : vector<i32>
  vector.print %l : vector<i32>
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  vector.print %inf : f32
  vector.print %nan : f32
  vector.print str "plain text\n"
  %one = arith.constant 1 : i32
  vector.print punctuation <open>
  vector.print %one : i32 punctuation <comma>
  vector.print %one : i32 punctuation <no_punctuation>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  return
}
