// Three-dimensional vectors as loop-carried values, function arguments and memory elements.
// subject: vector
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func @step(%v: vector<2x3x2xi32>, %k: i32) -> vector<2x3x2xi32> {
  %b = vector.broadcast %k : i32 to vector<2x3x2xi32>
  %t = vector.transpose %v, [0, 1, 2] : vector<2x3x2xi32> to vector<2x3x2xi32>
  %s = arith.muli %t, %b : vector<2x3x2xi32>
  %one = arith.constant dense<1> : vector<2x3x2xi32>
  %r = arith.addi %s, %one : vector<2x3x2xi32>
  return %r : vector<2x3x2xi32>
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : vector<2x3x2xi32>
  %m = memref.alloc() : memref<4xvector<2x3x2xi32>>
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %v) -> (vector<2x3x2xi32>) {
    memref.store %x, %m[%i] : memref<4xvector<2x3x2xi32>>
    %n = arith.index_cast %i : index to i32
    %three = arith.constant 3 : i32
    %k = arith.subi %three, %n : i32
    %y = func.call @step(%x, %k) : (vector<2x3x2xi32>, i32) -> vector<2x3x2xi32>
    scf.yield %y : vector<2x3x2xi32>
  }
  vector.print %last : vector<2x3x2xi32>
  %c3 = arith.constant 2 : index
  %w = memref.load %m[%c3] : memref<4xvector<2x3x2xi32>>
  vector.print %w : vector<2x3x2xi32>
  %d = arith.subi %last, %w : vector<2x3x2xi32>
  %row = vector.extract %d[1, 2] : vector<2xi32> from vector<2x3x2xi32>
  %wide = arith.extsi %row : vector<2xi32> to vector<2xi64>
  %s = vector.reduction <add>, %wide : vector<2xi64> into i64
  memref.dealloc %m : memref<4xvector<2x3x2xi32>>
  return %s : i64
}
