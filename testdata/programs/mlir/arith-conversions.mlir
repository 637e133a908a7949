// Integer, index and float conversions, sign and zero extension, truncation and bitcasts.
// subject: arith
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%x: i32, %big: i64, %neg: i64, %half: f64, %y: f32, %fp: f64, %quiet: i32, %v: vector<4xi16>, %true: i1) -> i32 {
  %t8 = arith.trunci %x : i32 to i8
  vector.print %t8 : i8
  %u8 = arith.extui %t8 : i8 to i64
  vector.print %u8 : i64
  %i = arith.index_cast %x : i32 to index
  vector.print %i : index
  %iu = arith.index_castui %x : i32 to index
  vector.print %iu : index
  %f = arith.sitofp %big : i64 to f64
  vector.print %f : f64
  %back = arith.fptosi %f : f64 to i64
  vector.print %back : i64
  %uf = arith.uitofp %neg : i64 to f32
  vector.print %uf : f32
  %u = arith.fptoui %half : f64 to i8
  %uw = arith.extui %u : i8 to i32
  vector.print %uw : i32
  %s = arith.fptosi %y : f32 to i16
  vector.print %s : i16
  %narrow = arith.truncf %fp : f64 to f32
  %wide = arith.extf %narrow : f32 to f64
  %err = arith.subf %wide, %fp : f64
  vector.print %err : f64
  %bits = arith.bitcast %narrow : f32 to i32
  vector.print %bits : i32
  %nan = arith.bitcast %quiet : i32 to f32
  %same = arith.bitcast %nan : f32 to i32
  vector.print %same : i32
  %vt = arith.trunci %v : vector<4xi16> to vector<4xi8>
  %ve = arith.extsi %vt : vector<4xi8> to vector<4xi64>
  vector.print %ve : vector<4xi64>
  %vf = arith.sitofp %v : vector<4xi16> to vector<4xf64>
  vector.print %vf : vector<4xf64>
  %i1 = arith.trunci %x : i32 to i1
  %e1 = arith.extsi %i1 : i1 to i32
  %m1 = arith.extsi %true : i1 to i32
  %f1 = arith.uitofp %true : i1 to f32
  vector.print %f1 : f32
  %r = arith.addi %e1, %m1 : i32
  return %r : i32
}

func.func @main() -> i32 {
  %x = arith.constant -200 : i32
  %big = arith.constant 9007199254740993 : i64
  %neg = arith.constant -1 : i64
  %half = arith.constant 250.999 : f64
  %y = arith.constant -3.99 : f32
  %fp = arith.constant 1.1 : f64
  %quiet = arith.constant 2143289345 : i32
  %v = arith.constant dense<[1, -1, 300, -300]> : vector<4xi16>
  %true = arith.constant true
  %result = call @body(%x, %big, %neg, %half, %y, %fp, %quiet, %v, %true) : (i32, i64, i64, f64, f32, f64,
      i32, vector<4xi16>, i1) -> i32
  return %result : i32
}
