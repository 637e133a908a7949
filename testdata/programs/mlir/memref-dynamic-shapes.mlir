// Dynamic extents: dim, expand_shape, collapse_shape, rank, casts, and a function over ?x?.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func @ramp(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

func.func @total(%m: memref<?x?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %h = memref.dim %m, %c0 : memref<?x?xi32>
  %w = memref.dim %m, %c1 : memref<?x?xi32>
  %r = scf.for %i = %c0 to %h step %c1 iter_args(%s = %zero) -> (i32) {
    %in = scf.for %j = %c0 to %w step %c1 iter_args(%t = %s) -> (i32) {
      %v = memref.load %m[%i, %j] : memref<?x?xi32>
      %row = arith.index_cast %i : index to i32
      %p = arith.muli %v, %row : i32
      %n = arith.addi %t, %p : i32
      scf.yield %n : i32
    }
    scf.yield %in : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 24 : index
  %m = call @ramp(%n) : (index) -> memref<?xi32>
  %rows = arith.divui %n, %c4 : index
  %grid = memref.expand_shape %m [[0, 1]] output_shape [%rows, 4] : memref<?xi32> into memref<?x4xi32>
  %half = arith.divui %rows, %c3 : index
  %cube = memref.expand_shape %grid [[0, 1], [2]] output_shape [%half, 3, 4] : memref<?x4xi32> into memref<?x3x4xi32>
  %ug = memref.cast %grid : memref<?x4xi32> to memref<*xi32>
  %uq = memref.cast %cube : memref<?x3x4xi32> to memref<*xi32>
  call @printMemrefI32(%ug) : (memref<*xi32>) -> ()
  call @printMemrefI32(%uq) : (memref<*xi32>) -> ()
  %flat = memref.collapse_shape %cube [[0], [1, 2]] : memref<?x3x4xi32> into memref<?x12xi32>
  %any = memref.cast %flat : memref<?x12xi32> to memref<?x?xi32>
  %t = call @total(%any) : (memref<?x?xi32>) -> i32
  %rank = memref.rank %uq : memref<*xi32>
  %d = memref.dim %uq, %c0 : memref<*xi32>
  %k = arith.muli %rank, %d : index
  %k32 = arith.index_cast %k : index to i32
  %r = arith.addi %t, %k32 : i32
  memref.dealloc %m : memref<?xi32>
  return %r : i32
}
