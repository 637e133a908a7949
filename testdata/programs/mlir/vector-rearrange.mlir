// shuffle, strided slices, interleave, bitcast, shape_cast, transpose, insert and extract at run-time positions.
// subject: vector
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%a: vector<4xi32>, %b: vector<4xi32>, %z: vector<3x4xi32>, %w: vector<4xf32>) -> i64 {
  %0 = vector.shuffle %a, %b [7, 0, 5, 2, 4, 4] : vector<4xi32>, vector<4xi32>
  vector.print %0 : vector<6xi32>
  %1 = vector.interleave %a, %b : vector<4xi32> -> vector<8xi32>
  vector.print %1 : vector<8xi32>
  %2, %3 = vector.deinterleave %1 : vector<8xi32> -> vector<4xi32>
  vector.print %2 : vector<4xi32>
  %4 = vector.shape_cast %1 : vector<8xi32> to vector<2x4xi32>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xi32> to vector<4x2xi32>
  vector.print %5 : vector<4x2xi32>
  %6 = vector.extract_strided_slice %5 {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xi32> to vector<2x2xi32>
  vector.print %6 : vector<2x2xi32>
  %7 = vector.insert_strided_slice %6, %z {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<3x4xi32>
  vector.print %7 : vector<3x4xi32>
  %i = arith.constant 2 : index
  %v = arith.constant 99 : i32
  %8 = vector.insert %v, %a[%i] : i32 into vector<4xi32>
  vector.print %8 : vector<4xi32>
  %9 = vector.extract %8[%i] : i32 from vector<4xi32>
  vector.print %9 : i32
  %10 = vector.bitcast %w : vector<4xf32> to vector<2xi64>
  vector.print %10 : vector<2xi64>
  %11 = vector.bitcast %w : vector<4xf32> to vector<16xi8>
  vector.print %11 : vector<16xi8>
  %12 = vector.broadcast %v : i32 to vector<2x2xi32>
  vector.print %12 : vector<2x2xi32>
  %13 = vector.step : vector<5xindex>
  vector.print %13 : vector<5xindex>
  %14 = vector.from_elements %9, %v, %9 : vector<3xi32>
  %15:3 = vector.to_elements %14 : vector<3xi32>
  vector.print %15#1 : i32
  %16 = vector.extract %10[1] : i64 from vector<2xi64>
  return %16 : i64
}

func.func @main() -> i64 {
  %a = arith.constant dense<[10, 11, 12, 13]> : vector<4xi32>
  %b = arith.constant dense<[20, 21, 22, 23]> : vector<4xi32>
  %z = arith.constant dense<0> : vector<3x4xi32>
  %w = arith.constant dense<[1.0, -2.0, 0.5, 1024.0]> : vector<4xf32>
  %result = call @body(%a, %b, %z, %w) : (vector<4xi32>, vector<4xi32>, vector<3x4xi32>, vector<4xf32>) -> i64
  return %result : i64
}
