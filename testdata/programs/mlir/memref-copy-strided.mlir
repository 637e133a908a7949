// Copies between strided windows, which become calls of memrefCopy, and a contiguous copy.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefF64(memref<*xf64>)

memref.global "private" constant @src : memref<4x5xi32> = dense<
  [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %src = memref.get_global @src : memref<4x5xi32>
  %dst = memref.alloc() : memref<5x6xi32>
  linalg.fill ins(%zero : i32) outs(%dst : memref<5x6xi32>)
  %from = memref.subview %src[1, 0] [2, 3] [1, 2] : memref<4x5xi32> to memref<2x3xi32, strided<[5, 2], offset: 5>>
  %to = memref.subview %dst[1, 1] [2, 3] [3, 1] : memref<5x6xi32> to memref<2x3xi32, strided<[18, 1], offset: 7>>
  memref.copy %from, %to : memref<2x3xi32, strided<[5, 2], offset: 5>> to memref<2x3xi32, strided<[18, 1], offset: 7>>
  %u = memref.cast %dst : memref<5x6xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()

  // A transposed destination: the copy goes through permuted strides.
  %sq = memref.alloc() : memref<5x4xi32>
  %t = memref.transpose %sq (i, j) -> (j, i) : memref<5x4xi32> to memref<4x5xi32, strided<[1, 4]>>
  memref.copy %src, %t : memref<4x5xi32> to memref<4x5xi32, strided<[1, 4]>>
  %us = memref.cast %sq : memref<5x4xi32> to memref<*xi32>
  call @printMemrefI32(%us) : (memref<*xi32>) -> ()

  // Contiguous: becomes a memcpy. A scalar buffer of rank zero, and one of dynamic extent.
  %d = arith.constant 2.75 : f64
  %a = memref.alloc() : memref<f64>
  %b = memref.alloc() : memref<f64>
  memref.store %d, %a[] : memref<f64>
  memref.copy %a, %b : memref<f64> to memref<f64>
  %ub = memref.cast %b : memref<f64> to memref<*xf64>
  call @printMemrefF64(%ub) : (memref<*xf64>) -> ()
  %dyn = memref.alloc(%c4) : memref<?x5xi32>
  %srcd = memref.cast %src : memref<4x5xi32> to memref<?x5xi32>
  memref.copy %srcd, %dyn : memref<?x5xi32> to memref<?x5xi32>
  %v0 = memref.load %dyn[%c2, %c4] : memref<?x5xi32>
  %v1 = memref.load %dst[%c4, %c1] : memref<5x6xi32>
  %r = arith.addi %v0, %v1 : i32
  memref.dealloc %dst : memref<5x6xi32>
  memref.dealloc %sq : memref<5x4xi32>
  memref.dealloc %a : memref<f64>
  memref.dealloc %b : memref<f64>
  memref.dealloc %dyn : memref<?x5xi32>
  return %r : i32
}
