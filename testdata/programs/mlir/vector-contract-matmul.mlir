// A 4x4 product three ways: outer products, contraction, and row times broadcast; all must agree.
// subject: vector
// pipeline: --lower-vector-multi-reduction --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

func.func @outer(%a: vector<4x4xi32>, %b: vector<4x4xi32>) -> vector<4x4xi32> {
  %zero = arith.constant dense<0> : vector<4x4xi32>
  %at = vector.transpose %a, [1, 0] : vector<4x4xi32> to vector<4x4xi32>
  %a0 = vector.extract %at[0] : vector<4xi32> from vector<4x4xi32>
  %a1 = vector.extract %at[1] : vector<4xi32> from vector<4x4xi32>
  %a2 = vector.extract %at[2] : vector<4xi32> from vector<4x4xi32>
  %a3 = vector.extract %at[3] : vector<4xi32> from vector<4x4xi32>
  %b0 = vector.extract %b[0] : vector<4xi32> from vector<4x4xi32>
  %b1 = vector.extract %b[1] : vector<4xi32> from vector<4x4xi32>
  %b2 = vector.extract %b[2] : vector<4xi32> from vector<4x4xi32>
  %b3 = vector.extract %b[3] : vector<4xi32> from vector<4x4xi32>
  %c0 = vector.outerproduct %a0, %b0, %zero {kind = #vector.kind<add>} : vector<4xi32>, vector<4xi32>
  %c1 = vector.outerproduct %a1, %b1, %c0 {kind = #vector.kind<add>} : vector<4xi32>, vector<4xi32>
  %c2 = vector.outerproduct %a2, %b2, %c1 {kind = #vector.kind<add>} : vector<4xi32>, vector<4xi32>
  %c3 = vector.outerproduct %a3, %b3, %c2 {kind = #vector.kind<add>} : vector<4xi32>, vector<4xi32>
  return %c3 : vector<4x4xi32>
}

func.func @contract(%a: vector<4x4xi32>, %b: vector<4x4xi32>) -> vector<4x4xi32> {
  %zero = arith.constant dense<0> : vector<4x4xi32>
  %c = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>} %a, %b, %zero
      : vector<4x4xi32>, vector<4x4xi32> into vector<4x4xi32>
  return %c : vector<4x4xi32>
}

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, 2, 3, 4], [-5, 6, -7, 8], [9, 0, 0, 1], [2, 2, 2, 2]]> : vector<4x4xi32>
  %b = arith.constant dense<[[3, 1, 4, 1], [5, 9, 2, 6], [5, 3, 5, 8], [9, 7, 9, 3]]> : vector<4x4xi32>
  %p = call @outer(%a, %b) : (vector<4x4xi32>, vector<4x4xi32>) -> vector<4x4xi32>
  %q = call @contract(%a, %b) : (vector<4x4xi32>, vector<4x4xi32>) -> vector<4x4xi32>
  vector.print %p : vector<4x4xi32>
  %row = vector.extract %a[1] : vector<4xi32> from vector<4x4xi32>
  %wide = vector.broadcast %row : vector<4xi32> to vector<4x4xi32>
  %bt = vector.transpose %b, [1, 0] : vector<4x4xi32> to vector<4x4xi32>
  %mul = arith.muli %wide, %bt : vector<4x4xi32>
  %z = arith.constant dense<0> : vector<4xi32>
  %r = vector.multi_reduction <add>, %mul, %z [1] : vector<4x4xi32> to vector<4xi32>
  vector.print %r : vector<4xi32>
  %diff = arith.subi %p, %q : vector<4x4xi32>
  %flat = vector.shape_cast %diff : vector<4x4xi32> to vector<16xi32>
  %or = vector.reduction <or>, %flat : vector<16xi32> into i32
  return %or : i32
}
