// Every cmpi and cmpf predicate, with NaN and signed zeros, and the minimum and maximum families.
// subject: arith
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%a: vector<6xi32>, %b: vector<6xi32>, %x: vector<6xf32>, %y: vector<6xf32>, %all: i1, %p: i32, %q: i32) -> i32 {
  %eq = arith.cmpi eq, %a, %b : vector<6xi32>
  %ne = arith.cmpi ne, %a, %b : vector<6xi32>
  %slt = arith.cmpi slt, %a, %b : vector<6xi32>
  %sle = arith.cmpi sle, %a, %b : vector<6xi32>
  %sgt = arith.cmpi sgt, %a, %b : vector<6xi32>
  %sge = arith.cmpi sge, %a, %b : vector<6xi32>
  %ult = arith.cmpi ult, %a, %b : vector<6xi32>
  %ule = arith.cmpi ule, %a, %b : vector<6xi32>
  %ugt = arith.cmpi ugt, %a, %b : vector<6xi32>
  %uge = arith.cmpi uge, %a, %b : vector<6xi32>
  vector.print %eq : vector<6xi1>
  vector.print %ne : vector<6xi1>
  vector.print %slt : vector<6xi1>
  vector.print %sle : vector<6xi1>
  vector.print %sgt : vector<6xi1>
  vector.print %sge : vector<6xi1>
  vector.print %ult : vector<6xi1>
  vector.print %ule : vector<6xi1>
  vector.print %ugt : vector<6xi1>
  vector.print %uge : vector<6xi1>
  %oeq = arith.cmpf oeq, %x, %y : vector<6xf32>
  %ogt = arith.cmpf ogt, %x, %y : vector<6xf32>
  %oge = arith.cmpf oge, %x, %y : vector<6xf32>
  %olt = arith.cmpf olt, %x, %y : vector<6xf32>
  %ole = arith.cmpf ole, %x, %y : vector<6xf32>
  %one = arith.cmpf one, %x, %y : vector<6xf32>
  %ord = arith.cmpf ord, %x, %y : vector<6xf32>
  %ueq = arith.cmpf ueq, %x, %y : vector<6xf32>
  %ufgt = arith.cmpf ugt, %x, %y : vector<6xf32>
  %ufge = arith.cmpf uge, %x, %y : vector<6xf32>
  %uflt = arith.cmpf ult, %x, %y : vector<6xf32>
  %ufle = arith.cmpf ule, %x, %y : vector<6xf32>
  %une = arith.cmpf une, %x, %y : vector<6xf32>
  %uno = arith.cmpf uno, %x, %y : vector<6xf32>
  vector.print %oeq : vector<6xi1>
  vector.print %ogt : vector<6xi1>
  vector.print %oge : vector<6xi1>
  vector.print %olt : vector<6xi1>
  vector.print %ole : vector<6xi1>
  vector.print %one : vector<6xi1>
  vector.print %ord : vector<6xi1>
  vector.print %ueq : vector<6xi1>
  vector.print %ufgt : vector<6xi1>
  vector.print %ufge : vector<6xi1>
  vector.print %uflt : vector<6xi1>
  vector.print %ufle : vector<6xi1>
  vector.print %une : vector<6xi1>
  vector.print %uno : vector<6xi1>
  %max = arith.maximumf %x, %y : vector<6xf32>
  %min = arith.minimumf %x, %y : vector<6xf32>
  %maxn = arith.maxnumf %x, %y : vector<6xf32>
  %minn = arith.minnumf %x, %y : vector<6xf32>
  %zeros = arith.constant dense<0.0> : vector<6xf32>
  // The sign of a NaN is nobody's promise: print only whether there is one.
  %isnan = arith.cmpf uno, %max, %max : vector<6xf32>
  vector.print %isnan : vector<6xi1>
  %cmax = arith.select %isnan, %zeros, %max : vector<6xi1>, vector<6xf32>
  %cmin = arith.select %isnan, %zeros, %min : vector<6xi1>, vector<6xf32>
  vector.print %cmax : vector<6xf32>
  vector.print %cmin : vector<6xf32>
  // Which zero these return is open; adding +0 makes it the positive one.
  %maxz = arith.addf %maxn, %zeros : vector<6xf32>
  %minz = arith.addf %minn, %zeros : vector<6xf32>
  vector.print %maxz : vector<6xf32>
  vector.print %minz : vector<6xf32>
  %smax = arith.maxsi %a, %b : vector<6xi32>
  %umin = arith.minui %a, %b : vector<6xi32>
  vector.print %smax : vector<6xi32>
  vector.print %umin : vector<6xi32>
  %r = arith.select %all, %p, %q : i32
  return %r : i32
}

func.func @main() -> i32 {
  %a = arith.constant dense<[1, -1, 5, -2147483648, 7, 0]> : vector<6xi32>
  %b = arith.constant dense<[1, 1, -5, 2147483647, 8, 0]> : vector<6xi32>
  %x = arith.constant dense<[1.0, 2.0, -0.0, 0x7FC00000, 0xFF800000, 3.0]> : vector<6xf32>
  %y = arith.constant dense<[1.0, -2.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : vector<6xf32>
  %all = arith.constant false
  %p = arith.constant 3 : i32
  %q = arith.constant 4 : i32
  %result = call @body(%a, %b, %x, %y, %all, %p, %q) : (vector<6xi32>, vector<6xi32>, vector<6xf32>,
      vector<6xf32>, i1, i32, i32) -> i32
  return %result : i32
}
