// A 4x5 by 5x3 product of index-made matrices, printed and traced.
// subject: linalg
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)

func.func @main() -> f32 {
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4x5xf32>
  %b = memref.alloc() : memref<5x3xf32>
  %c = memref.alloc() : memref<4x3xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%a : memref<4x5xf32>) {
  ^bb0(%old: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %five = arith.constant 5 : index
    %row = arith.muli %i, %five : index
    %n = arith.addi %row, %j : index
    %n32 = arith.index_cast %n : index to i32
    %f = arith.sitofp %n32 : i32 to f32
    linalg.yield %f : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%b : memref<5x3xf32>) {
  ^bb0(%old: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d = arith.subi %i, %j : index
    %d32 = arith.index_cast %d : index to i32
    %f = arith.sitofp %d32 : i32 to f32
    %half = arith.constant 0.5 : f32
    %h = arith.mulf %f, %half : f32
    linalg.yield %h : f32
  }
  linalg.fill ins(%zero : f32) outs(%c : memref<4x3xf32>)
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x3xf32>) outs(%c : memref<4x3xf32>)
  %u = memref.cast %c : memref<4x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t0 = memref.load %c[%c0, %c0] : memref<4x3xf32>
  %t1 = memref.load %c[%c1, %c1] : memref<4x3xf32>
  %t2 = memref.load %c[%c2, %c2] : memref<4x3xf32>
  %s0 = arith.addf %t0, %t1 : f32
  %trace = arith.addf %s0, %t2 : f32
  memref.dealloc %a : memref<4x5xf32>
  memref.dealloc %b : memref<5x3xf32>
  memref.dealloc %c : memref<4x3xf32>
  return %trace : f32
}
