// The Mandelbrot set as iteration counts on a 9x16 grid.
// subject: scf
// pipeline: --canonicalize --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func @escape(%cr: f64, %ci: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %n0 = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 40 : i32
  %r:3 = scf.while (%zr = %zero, %zi = %zero, %n = %n0) : (f64, f64, i32) -> (f64, f64, i32) {
    %a = arith.mulf %zr, %zr : f64
    %b = arith.mulf %zi, %zi : f64
    %norm = arith.addf %a, %b : f64
    %near = arith.cmpf ole, %norm, %four : f64
    %more = arith.cmpi slt, %n, %limit : i32
    %go = arith.andi %near, %more : i1
    scf.condition(%go) %zr, %zi, %n : f64, f64, i32
  } do {
  ^bb0(%zr: f64, %zi: f64, %n: i32):
    %a = arith.mulf %zr, %zr : f64
    %b = arith.mulf %zi, %zi : f64
    %d = arith.subf %a, %b : f64
    %x = arith.addf %d, %cr : f64
    %p = arith.mulf %zr, %zi : f64
    %q = arith.addf %p, %p : f64
    %y = arith.addf %q, %ci : f64
    %m = arith.addi %n, %one : i32
    scf.yield %x, %y, %m : f64, f64, i32
  }
  return %r#2 : i32
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 9 : index
  %cols = arith.constant 16 : index
  %zero = arith.constant 0 : i64
  %dx = arith.constant 0.1875 : f64
  %dy = arith.constant 0.28125 : f64
  %x0 = arith.constant -2.0 : f64
  %y0 = arith.constant -1.125 : f64
  %img = memref.alloc() : memref<9x16xi32>
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s0 = %zero) -> (i64) {
    %i32 = arith.index_cast %i : index to i32
    %fi = arith.sitofp %i32 : i32 to f64
    %oy = arith.mulf %fi, %dy : f64
    %y = arith.addf %y0, %oy : f64
    %line = scf.for %j = %c0 to %cols step %c1 iter_args(%s = %s0) -> (i64) {
      %j32 = arith.index_cast %j : index to i32
      %fj = arith.sitofp %j32 : i32 to f64
      %ox = arith.mulf %fj, %dx : f64
      %x = arith.addf %x0, %ox : f64
      %n = func.call @escape(%x, %y) : (f64, f64) -> i32
      memref.store %n, %img[%i, %j] : memref<9x16xi32>
      %w = arith.extsi %n : i32 to i64
      %t = arith.addi %s, %w : i64
      scf.yield %t : i64
    }
    scf.yield %line : i64
  }
  %u = memref.cast %img : memref<9x16xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %img : memref<9x16xi32>
  return %sum : i64
}
