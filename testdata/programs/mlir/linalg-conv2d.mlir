// A 3x3 integer convolution (NHWC by HWCF) over a 6x6 image with two channels.
// subject: linalg
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

#id4 = affine_map<(a, b, c, d) -> (a, b, c, d)>

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %img = memref.alloc() : memref<1x6x6x2xi32>
  %ker = memref.alloc() : memref<3x3x2x2xi32>
  %out = memref.alloc() : memref<1x4x4x2xi32>
  linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%img : memref<1x6x6x2xi32>) {
  ^bb0(%old: i32):
    %y = linalg.index 1 : index
    %x = linalg.index 2 : index
    %c = linalg.index 3 : index
    %yx = arith.muli %y, %x : index
    %s = arith.addi %yx, %c : index
    %r = arith.index_cast %s : index to i32
    linalg.yield %r : i32
  }
  linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%ker : memref<3x3x2x2xi32>) {
  ^bb0(%old: i32):
    %ky = linalg.index 0 : index
    %kx = linalg.index 1 : index
    %ci = linalg.index 2 : index
    %co = linalg.index 3 : index
    %one = arith.constant 1 : index
    %dy = arith.subi %ky, %one : index
    %dx = arith.subi %kx, %one : index
    // Output channel 0 is a horizontal gradient, channel 1 a vertical one.
    %first = arith.cmpi eq, %co, %ci : index
    %w = arith.select %first, %dx, %dy : index
    %r = arith.index_cast %w : index to i32
    linalg.yield %r : i32
  }
  linalg.fill ins(%zero : i32) outs(%out : memref<1x4x4x2xi32>)
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%img, %ker : memref<1x6x6x2xi32>, memref<3x3x2x2xi32>) outs(%out : memref<1x4x4x2xi32>)
  %u = memref.cast %out : memref<1x4x4x2xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %sum = memref.alloca() : memref<i32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<i32>)
  linalg.generic {indexing_maps = [#id4, affine_map<(a, b, c, d) -> ()>],
                  iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%out : memref<1x4x4x2xi32>) outs(%sum : memref<i32>) {
  ^bb0(%v: i32, %acc: i32):
    %n = arith.addi %v, %acc : i32
    linalg.yield %n : i32
  }
  %r = memref.load %sum[] : memref<i32>
  memref.dealloc %img : memref<1x6x6x2xi32>
  memref.dealloc %ker : memref<3x3x2x2xi32>
  memref.dealloc %out : memref<1x4x4x2xi32>
  return %r : i32
}
