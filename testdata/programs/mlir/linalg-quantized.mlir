// Quantised 8-bit product with zero points, an 8-bit dot product and a matrix-vector product.
// subject: linalg
// pipeline: --canonicalize --cse --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @qa : memref<2x4xi8> = dense<[[127, -128, 3, 100], [-7, 0, 55, -90]]>
memref.global "private" constant @qb : memref<4x2xi8> = dense<[[1, -1], [2, -128], [127, 64], [-3, 9]]>
memref.global "private" constant @v : memref<4xi8> = dense<[100, 101, -102, 103]>

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %za = arith.constant 12 : i32
  %zb = arith.constant -5 : i32
  %a = memref.get_global @qa : memref<2x4xi8>
  %b = memref.get_global @qb : memref<4x2xi8>
  %v = memref.get_global @v : memref<4xi8>
  %c = memref.alloc() : memref<2x2xi32>
  %mv = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<i32>
  linalg.fill ins(%zero : i32) outs(%c : memref<2x2xi32>)
  linalg.fill ins(%zero : i32) outs(%mv : memref<2xi32>)
  linalg.fill ins(%zero : i32) outs(%d : memref<i32>)
  linalg.quantized_matmul ins(%a, %b, %za, %zb : memref<2x4xi8>, memref<4x2xi8>, i32, i32) outs(%c : memref<2x2xi32>)
  linalg.matvec ins(%a, %v : memref<2x4xi8>, memref<4xi8>) outs(%mv : memref<2xi32>)
  linalg.dot ins(%v, %v : memref<4xi8>, memref<4xi8>) outs(%d : memref<i32>)
  %uc = memref.cast %c : memref<2x2xi32> to memref<*xi32>
  %um = memref.cast %mv : memref<2xi32> to memref<*xi32>
  %ud = memref.cast %d : memref<i32> to memref<*xi32>
  call @printMemrefI32(%uc) : (memref<*xi32>) -> ()
  call @printMemrefI32(%um) : (memref<*xi32>) -> ()
  call @printMemrefI32(%ud) : (memref<*xi32>) -> ()
  %r = memref.load %d[] : memref<i32>
  memref.dealloc %c : memref<2x2xi32>
  memref.dealloc %mv : memref<2xi32>
  memref.dealloc %d : memref<i32>
  return %r : i32
}
