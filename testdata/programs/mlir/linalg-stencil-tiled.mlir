// Five-point Jacobi steps over subviews, double buffered, ten sweeps.
// subject: linalg
// pipeline: --convert-linalg-to-affine-loops --lower-affine --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)

#id = affine_map<(i, j) -> (i, j)>

func.func @sweep(%src: memref<6x6xf32>, %dst: memref<6x6xf32>) {
  %quarter = arith.constant 0.25 : f32
  %n = memref.subview %src[0, 1] [4, 4] [1, 1] : memref<6x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 1>>
  %s = memref.subview %src[2, 1] [4, 4] [1, 1] : memref<6x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 13>>
  %w = memref.subview %src[1, 0] [4, 4] [1, 1] : memref<6x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 6>>
  %e = memref.subview %src[1, 2] [4, 4] [1, 1] : memref<6x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 8>>
  %o = memref.subview %dst[1, 1] [4, 4] [1, 1] : memref<6x6xf32> to memref<4x4xf32, strided<[6, 1], offset: 7>>
  linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%n, %s, %w, %e : memref<4x4xf32, strided<[6, 1], offset: 1>>, memref<4x4xf32, strided<[6, 1], offset: 13>>,
                           memref<4x4xf32, strided<[6, 1], offset: 6>>, memref<4x4xf32, strided<[6, 1], offset: 8>>)
      outs(%o : memref<4x4xf32, strided<[6, 1], offset: 7>>) {
  ^bb0(%vn: f32, %vs: f32, %vw: f32, %ve: f32, %old: f32):
    %0 = arith.addf %vn, %vs : f32
    %1 = arith.addf %vw, %ve : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.mulf %2, %quarter : f32
    linalg.yield %3 : f32
  }
  return
}

func.func @main() -> f32 {
  %zero = arith.constant 0.0 : f32
  %hot = arith.constant 100.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<6x6xf32>
  %b = memref.alloc() : memref<6x6xf32>
  linalg.fill ins(%zero : f32) outs(%a : memref<6x6xf32>)
  %top = memref.subview %a[0, 0] [1, 6] [1, 1] : memref<6x6xf32> to memref<6xf32, strided<[1]>>
  linalg.fill ins(%hot : f32) outs(%top : memref<6xf32, strided<[1]>>)
  memref.copy %a, %b : memref<6x6xf32> to memref<6x6xf32>
  scf.for %i = %c0 to %c5 step %c1 {
    func.call @sweep(%a, %b) : (memref<6x6xf32>, memref<6x6xf32>) -> ()
    func.call @sweep(%b, %a) : (memref<6x6xf32>, memref<6x6xf32>) -> ()
  }
  %u = memref.cast %a : memref<6x6xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %r = memref.load %a[%c2, %c2] : memref<6x6xf32>
  memref.dealloc %a : memref<6x6xf32>
  memref.dealloc %b : memref<6x6xf32>
  return %r : f32
}
