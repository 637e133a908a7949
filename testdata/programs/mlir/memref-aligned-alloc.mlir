// Aligned allocations through aligned_alloc, assume_alignment, and pointers taken as integers.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --finalize-memref-to-llvm=use-aligned-alloc=1 --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %mask = arith.constant 63 : i64
  %m = memref.alloc(%c3, %c5) {alignment = 64} : memref<?x?xf32>
  %a = memref.assume_alignment %m, 64 : memref<?x?xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %p = arith.muli %i, %j : index
      %q = arith.index_cast %p : index to i32
      %f = arith.sitofp %q : i32 to f32
      memref.store %f, %a[%i, %j] : memref<?x?xf32>
    }
  }
  %t = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %u = memref.cast %t : memref<?x?xf32, strided<[1, ?]>> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %ptr = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32> -> index
  %int = arith.index_cast %ptr : index to i64
  %low = arith.andi %int, %mask : i64
  %small = memref.alloc() : memref<3xi8>
  %sp = memref.extract_aligned_pointer_as_index %small : memref<3xi8> -> index
  %other = arith.cmpi ne, %sp, %ptr : index
  %bit = arith.extui %other : i1 to i64
  %r = arith.addi %low, %bit : i64
  memref.dealloc %small : memref<3xi8>
  memref.dealloc %m : memref<?x?xf32>
  return %r : i64
}
