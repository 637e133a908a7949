// Every reduction kind on integers and floats, with and without accumulator, and a multi-dimensional one.
// subject: vector
// pipeline: --lower-vector-multi-reduction --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func @main() -> f32 {
  %i = arith.constant dense<[12, -7, 3, 100, -100, 6, 9, 31]> : vector<8xi32>
  %0 = vector.reduction <add>, %i : vector<8xi32> into i32
  %1 = vector.reduction <mul>, %i : vector<8xi32> into i32
  %2 = vector.reduction <minsi>, %i : vector<8xi32> into i32
  %3 = vector.reduction <maxsi>, %i : vector<8xi32> into i32
  %4 = vector.reduction <minui>, %i : vector<8xi32> into i32
  %5 = vector.reduction <maxui>, %i : vector<8xi32> into i32
  %6 = vector.reduction <and>, %i : vector<8xi32> into i32
  %7 = vector.reduction <or>, %i : vector<8xi32> into i32
  %8 = vector.reduction <xor>, %i : vector<8xi32> into i32
  %acc = arith.constant 1000 : i32
  %9 = vector.reduction <add>, %i, %acc : vector<8xi32> into i32
  vector.print %0 : i32
  vector.print %1 : i32
  vector.print %2 : i32
  vector.print %3 : i32
  vector.print %4 : i32
  vector.print %5 : i32
  vector.print %6 : i32
  vector.print %7 : i32
  vector.print %8 : i32
  vector.print %9 : i32
  // Order shows here: 1e8 swallows the small terms that come before its own cancellation.
  %f = arith.constant dense<[1.0, 1.0e8, 3.0, -1.0e8, 0.5]> : vector<5xf32>
  %10 = vector.reduction <add>, %f : vector<5xf32> into f32
  %11 = vector.reduction <mul>, %f : vector<5xf32> into f32
  %12 = vector.reduction <minimumf>, %f : vector<5xf32> into f32
  %13 = vector.reduction <maximumf>, %f : vector<5xf32> into f32
  %14 = vector.reduction <minnumf>, %f : vector<5xf32> into f32
  %15 = vector.reduction <maxnumf>, %f : vector<5xf32> into f32
  vector.print %10 : f32
  vector.print %11 : f32
  vector.print %12 : f32
  vector.print %13 : f32
  vector.print %14 : f32
  vector.print %15 : f32
  %b = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %16 = vector.reduction <and>, %b : vector<4xi1> into i1
  %17 = vector.reduction <or>, %b : vector<4xi1> into i1
  %18 = vector.reduction <xor>, %b : vector<4xi1> into i1
  vector.print %16 : i1
  vector.print %17 : i1
  vector.print %18 : i1
  %m = arith.constant dense<[[1, 2, 3, 4], [50, 60, 70, 80], [-9, -8, -7, -6]]> : vector<3x4xi64>
  %zr = arith.constant dense<0> : vector<3xi64>
  %zc = arith.constant dense<1> : vector<4xi64>
  %rows = vector.multi_reduction <add>, %m, %zr [1] : vector<3x4xi64> to vector<3xi64>
  %cols = vector.multi_reduction <mul>, %m, %zc [0] : vector<3x4xi64> to vector<4xi64>
  vector.print %rows : vector<3xi64>
  vector.print %cols : vector<4xi64>
  return %10 : f32
}
