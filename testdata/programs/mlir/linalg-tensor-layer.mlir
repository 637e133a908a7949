// A dense layer with ReLU written on tensors and bufferized by the tool.
// subject: linalg
// pipeline: --one-shot-bufferize=bufferize-function-boundaries --buffer-results-to-out-params --buffer-deallocation-pipeline --convert-bufferization-to-memref --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: void
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)

#full = affine_map<(i, j) -> (i, j)>
#col = affine_map<(i, j) -> (j)>

func.func @layer(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<[[1.0, -1.0, 0.5, 2.0], [0.25, 3.0, -2.0, 1.0], [-1.5, 0.0, 1.0, -0.5]]> : tensor<3x4xf32>
  %bias = arith.constant dense<[0.5, -0.5, 0.25, -4.0]> : tensor<4xf32>
  %empty = tensor.empty() : tensor<2x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>) -> tensor<2x4xf32>
  %mm = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x4xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = linalg.generic {indexing_maps = [#col, #full], iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<4xf32>) outs(%mm : tensor<2x4xf32>) {
  ^bb0(%b: f32, %v: f32):
    %s = arith.addf %v, %b : f32
    %p = arith.cmpf ogt, %s, %zero : f32
    %relu = arith.select %p, %s, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @main() {
  %x = arith.constant dense<[[1.0, 2.0, 3.0], [-4.0, 0.5, 8.0]]> : tensor<2x3xf32>
  %y = call @layer(%x) : (tensor<2x3xf32>) -> tensor<2x4xf32>
  %slice = tensor.extract_slice %y[0, 1] [2, 2] [1, 2] : tensor<2x4xf32> to tensor<2x2xf32>
  %my = bufferization.to_buffer %y read_only : tensor<2x4xf32> to memref<2x4xf32>
  %ms = bufferization.to_buffer %slice read_only : tensor<2x2xf32> to memref<2x2xf32>
  %uy = memref.cast %my : memref<2x4xf32> to memref<*xf32>
  %us = memref.cast %ms : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%uy) : (memref<*xf32>) -> ()
  call @printMemrefF32(%us) : (memref<*xf32>) -> ()
  return
}
