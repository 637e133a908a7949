// A growing vector through memref.realloc, memref.reshape with a shape buffer, and extracted metadata.
// subject: memref
// pipeline: --expand-realloc --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI64(memref<*xi64>)

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %start = memref.alloc(%c2) : memref<?xi64>
  %grown, %cap = scf.for %i = %c0 to %c12 step %c1 iter_args(%m = %start, %n = %c2) -> (memref<?xi64>, index) {
    %full = arith.cmpi eq, %i, %n : index
    %r:2 = scf.if %full -> (memref<?xi64>, index) {
      %twice = arith.muli %n, %c2 : index
      %big = memref.realloc %m(%twice) : memref<?xi64> to memref<?xi64>
      scf.yield %big, %twice : memref<?xi64>, index
    } else {
      scf.yield %m, %n : memref<?xi64>, index
    }
    %k = arith.index_cast %i : index to i64
    %v = arith.muli %k, %k : i64
    memref.store %v, %r#0[%i] : memref<?xi64>
    scf.yield %r#0, %r#1 : memref<?xi64>, index
  }
  %used = memref.subview %grown[0] [12] [1] : memref<?xi64> to memref<12xi64, strided<[1]>>
  %plain = memref.cast %used : memref<12xi64, strided<[1]>> to memref<12xi64>
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c4, %shape[%c1] : memref<2xindex>
  %grid = memref.reshape %plain(%shape) : (memref<12xi64>, memref<2xindex>) -> memref<?x?xi64>
  %u = memref.cast %grid : memref<?x?xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %row = memref.subview %grid[%c1, %c1] [1, 3] [1, 1] : memref<?x?xi64> to memref<3xi64, strided<[1], offset: ?>>
  %base, %off, %size, %stride = memref.extract_strided_metadata %row
      : memref<3xi64, strided<[1], offset: ?>> -> memref<i64>, index, index, index
  %a = arith.muli %off, %c12 : index
  %b = arith.addi %a, %size : index
  %c = arith.muli %b, %cap : index
  %r = arith.index_cast %c : index to i64
  memref.dealloc %grown : memref<?xi64>
  return %r : i64
}
