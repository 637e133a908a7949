// Max pooling on dynamically shaped buffers; the shapes come from a caller.
// subject: linalg
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: void
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @pool(%in: memref<?x?x?x?xf32>, %window: index) -> memref<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %low = arith.constant -1.0e30 : f32
  %n = memref.dim %in, %c0 : memref<?x?x?x?xf32>
  %c = memref.dim %in, %c1 : memref<?x?x?x?xf32>
  %h = memref.dim %in, %c2 : memref<?x?x?x?xf32>
  %w = memref.dim %in, %c3 : memref<?x?x?x?xf32>
  %dh = arith.subi %h, %window : index
  %dw = arith.subi %w, %window : index
  %hq = arith.divui %dh, %c2 : index
  %wq = arith.divui %dw, %c2 : index
  %oh = arith.addi %hq, %c1 : index
  %ow = arith.addi %wq, %c1 : index
  %out = memref.alloc(%n, %c, %oh, %ow) : memref<?x?x?x?xf32>
  %shape = memref.alloc(%window, %window) : memref<?x?xf32>
  linalg.fill ins(%low : f32) outs(%out : memref<?x?x?x?xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%in, %shape : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%out : memref<?x?x?x?xf32>)
  memref.dealloc %shape : memref<?x?xf32>
  return %out : memref<?x?x?x?xf32>
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %in = memref.alloc(%c1, %c2, %c5, %c7) : memref<?x?x?x?xf32>
  linalg.generic {indexing_maps = [affine_map<(n, c, y, x) -> (n, c, y, x)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%in : memref<?x?x?x?xf32>) {
  ^bb0(%old: f32):
    %ch = linalg.index 1 : index
    %y = linalg.index 2 : index
    %x = linalg.index 3 : index
    %k11 = arith.constant 11 : index
    %k17 = arith.constant 17 : index
    %a = arith.muli %y, %k11 : index
    %b = arith.muli %x, %k17 : index
    %ab = arith.addi %a, %b : index
    %abc = arith.addi %ab, %ch : index
    %k23 = arith.constant 23 : index
    %m = arith.remui %abc, %k23 : index
    %i = arith.index_cast %m : index to i32
    %f = arith.sitofp %i : i32 to f32
    linalg.yield %f : f32
  }
  %p2 = call @pool(%in, %c2) : (memref<?x?x?x?xf32>, index) -> memref<?x?x?x?xf32>
  %p3 = call @pool(%in, %c3) : (memref<?x?x?x?xf32>, index) -> memref<?x?x?x?xf32>
  %u2 = memref.cast %p2 : memref<?x?x?x?xf32> to memref<*xf32>
  %u3 = memref.cast %p3 : memref<?x?x?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u2) : (memref<*xf32>) -> ()
  call @printMemrefF32(%u3) : (memref<*xf32>) -> ()
  memref.dealloc %in : memref<?x?x?x?xf32>
  memref.dealloc %p2 : memref<?x?x?x?xf32>
  memref.dealloc %p3 : memref<?x?x?x?xf32>
  return
}
