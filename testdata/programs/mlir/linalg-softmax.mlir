// Row-wise softmax: maximum, shifted exponentials, their sum, the quotient.
// subject: linalg
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @logits : memref<3x4xf32> = dense<
  [[1.0, 2.0, 3.0, 4.0], [0.0, 0.0, 0.0, 0.0], [-1.0, 5.0, 0.5, 2.25]]>

func.func private @printMemrefF32(memref<*xf32>)

#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func @softmax(%in: memref<3x4xf32>, %out: memref<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %max = memref.alloca() : memref<3xf32>
  %sum = memref.alloca() : memref<3xf32>
  linalg.fill ins(%low : f32) outs(%max : memref<3xf32>)
  linalg.fill ins(%zero : f32) outs(%sum : memref<3xf32>)
  linalg.generic {indexing_maps = [#full, #row], iterator_types = ["parallel", "reduction"]}
      ins(%in : memref<3x4xf32>) outs(%max : memref<3xf32>) {
  ^bb0(%x: f32, %m: f32):
    %r = arith.maximumf %x, %m : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#full, #row, #full, #row], iterator_types = ["parallel", "reduction"]}
      ins(%in, %max : memref<3x4xf32>, memref<3xf32>) outs(%out, %sum : memref<3x4xf32>, memref<3xf32>) {
  ^bb0(%x: f32, %m: f32, %o: f32, %s: f32):
    %d = arith.subf %x, %m : f32
    %e = math.exp %d : f32
    %t = arith.addf %s, %e : f32
    linalg.yield %e, %t : f32, f32
  }
  linalg.generic {indexing_maps = [#row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%sum : memref<3xf32>) outs(%out : memref<3x4xf32>) {
  ^bb0(%s: f32, %e: f32):
    %q = arith.divf %e, %s : f32
    linalg.yield %q : f32
  }
  return
}

func.func @main() -> f32 {
  %in = memref.get_global @logits : memref<3x4xf32>
  %out = memref.alloc() : memref<3x4xf32>
  call @softmax(%in, %out) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
  %u = memref.cast %out : memref<3x4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = memref.load %out[%c1, %c3] : memref<3x4xf32>
  memref.dealloc %out : memref<3x4xf32>
  return %r : f32
}
