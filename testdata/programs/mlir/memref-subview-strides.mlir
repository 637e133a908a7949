// Subviews of subviews: static and dynamic offsets, sizes and strides, dropped dimensions.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @iota(%m: memref<6x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %r = arith.muli %i, %c8 : index
      %k = arith.addi %r, %j : index
      %n = arith.index_cast %k : index to i32
      %f = arith.sitofp %n : i32 to f32
      memref.store %f, %m[%i, %j] : memref<6x8xf32>
    }
  }
  return
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<6x8xf32>
  call @iota(%m) : (memref<6x8xf32>) -> ()

  // Every second row, every third column, from (1, 1).
  %a = memref.subview %m[1, 1] [3, 2] [2, 3] : memref<6x8xf32> to memref<3x2xf32, strided<[16, 3], offset: 9>>
  %ua = memref.cast %a : memref<3x2xf32, strided<[16, 3], offset: 9>> to memref<*xf32>
  call @printMemrefF32(%ua) : (memref<*xf32>) -> ()

  // The same kind of window with everything known only at run time, then a window of it.
  %b = memref.subview %m[%c1, %c2] [%c3, %c3] [%c1, %c2]
      : memref<6x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %ub = memref.cast %b : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  call @printMemrefF32(%ub) : (memref<*xf32>) -> ()
  %c = memref.subview %b[%c1, %c0] [2, %c2] [1, %c2]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  %uc = memref.cast %c : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  call @printMemrefF32(%uc) : (memref<*xf32>) -> ()

  // A column as a one-dimensional view, written through.
  %col = memref.subview %m[0, 5] [6, 1] [1, 1] : memref<6x8xf32> to memref<6xf32, strided<[8], offset: 5>>
  %x = arith.constant -1.0 : f32
  memref.store %x, %col[%c3] : memref<6xf32, strided<[8], offset: 5>>
  %ucol = memref.cast %col : memref<6xf32, strided<[8], offset: 5>> to memref<*xf32>
  call @printMemrefF32(%ucol) : (memref<*xf32>) -> ()
  %c5 = arith.constant 5 : index
  %seen = memref.load %m[%c3, %c5] : memref<6x8xf32>
  %last = memref.load %c[%c1, %c1] : memref<2x?xf32, strided<[?, ?], offset: ?>>
  %r = arith.addf %seen, %last : f32
  memref.dealloc %m : memref<6x8xf32>
  return %r : f32
}
