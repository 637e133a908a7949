// Prefix scans, fused multiply-add in a Horner scheme over lanes, comparisons and selects per lane.
// subject: vector
// pipeline: --test-vector-scan-lowering --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func @main() -> f32 {
  %v = arith.constant dense<[[1, 2, 3, 4], [10, 20, 30, 40]]> : vector<2x4xi32>
  %zr = arith.constant dense<0> : vector<2xi32>
  %r:2 = vector.scan <add>, %v, %zr {inclusive = true, reduction_dim = 1} : vector<2x4xi32>, vector<2xi32>
  vector.print %r#0 : vector<2x4xi32>
  vector.print %r#1 : vector<2xi32>
  %one = arith.constant dense<1> : vector<4xi32>
  %e:2 = vector.scan <mul>, %v, %one {inclusive = false, reduction_dim = 0} : vector<2x4xi32>, vector<4xi32>
  vector.print %e#0 : vector<2x4xi32>

  // p(x) = x^3 - 2x^2 + 0.5x - 1 at eight points; every step is exact in f32.
  %x = arith.constant dense<[0.0, 0.5, -0.5, 1.0, 1.5, -2.0, 3.0, 4.0]> : vector<8xf32>
  %k3 = arith.constant dense<1.0> : vector<8xf32>
  %k2 = arith.constant dense<-2.0> : vector<8xf32>
  %k1 = arith.constant dense<0.5> : vector<8xf32>
  %k0 = arith.constant dense<-1.0> : vector<8xf32>
  %p0 = vector.fma %k3, %x, %k2 : vector<8xf32>
  %p1 = vector.fma %p0, %x, %k1 : vector<8xf32>
  %p2 = vector.fma %p1, %x, %k0 : vector<8xf32>
  vector.print %p2 : vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %neg = arith.cmpf olt, %p2, %zero : vector<8xf32>
  vector.print %neg : vector<8xi1>
  %flip = arith.negf %p2 : vector<8xf32>
  %abs = arith.select %neg, %flip, %p2 : vector<8xi1>, vector<8xf32>
  %s = vector.reduction <add>, %abs : vector<8xf32> into f32

  // A square whose low bit only a single rounding keeps: math.fma promises it, vector.fma does not.
  %a = arith.constant dense<1.000244140625> : vector<1xf32>
  %c = arith.constant dense<-1.00048828125> : vector<1xf32>
  %f = math.fma %a, %a, %c : vector<1xf32>
  vector.print %f : vector<1xf32>
  return %s : f32
}
