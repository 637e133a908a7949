// transpose, broadcast, map and reduce on memrefs; integers throughout.
// subject: linalg
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

memref.global "private" constant @table : memref<3x4xi64> = dense<
  [[5, -3, 8, 1], [0, 7, -9, 2], [4, 4, 6, -1]]>
memref.global "private" constant @bias : memref<3xi64> = dense<[100, 200, 300]>

func.func private @printMemrefI64(memref<*xi64>)

func.func @main() -> i64 {
  %zero = arith.constant 0 : i64
  %table = memref.get_global @table : memref<3x4xi64>
  %bias = memref.get_global @bias : memref<3xi64>
  %t = memref.alloc() : memref<4x3xi64>
  %wide = memref.alloc() : memref<4x3xi64>
  %sum = memref.alloc() : memref<4x3xi64>
  %best = memref.alloc() : memref<4xi64>
  linalg.transpose ins(%table : memref<3x4xi64>) outs(%t : memref<4x3xi64>) permutation = [1, 0]
  linalg.broadcast ins(%bias : memref<3xi64>) outs(%wide : memref<4x3xi64>) dimensions = [0]
  linalg.map { arith.addi } ins(%t, %wide : memref<4x3xi64>, memref<4x3xi64>) outs(%sum : memref<4x3xi64>)
  linalg.fill ins(%zero : i64) outs(%best : memref<4xi64>)
  linalg.reduce ins(%sum : memref<4x3xi64>) outs(%best : memref<4xi64>) dimensions = [1]
    (%x: i64, %acc: i64) {
      %sq = arith.muli %x, %x : i64
      %n = arith.addi %sq, %acc : i64
      linalg.yield %n : i64
    }
  %us = memref.cast %sum : memref<4x3xi64> to memref<*xi64>
  %ub = memref.cast %best : memref<4xi64> to memref<*xi64>
  call @printMemrefI64(%us) : (memref<*xi64>) -> ()
  call @printMemrefI64(%ub) : (memref<*xi64>) -> ()
  %c3 = arith.constant 3 : index
  %r = memref.load %best[%c3] : memref<4xi64>
  memref.dealloc %t : memref<4x3xi64>
  memref.dealloc %wide : memref<4x3xi64>
  memref.dealloc %sum : memref<4x3xi64>
  memref.dealloc %best : memref<4xi64>
  return %r : i64
}
