// Unranked descriptors through calls: our own function over memref<*xf32>, print functions with and
// without the C interface, fixed-rank print functions, and verifyMemRef.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemref2dF32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI32(memref<?xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}

func.func @elements(%u: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %u : memref<*xf32>
  %n = scf.for %i = %c0 to %rank step %c1 iter_args(%p = %c1) -> (index) {
    %d = memref.dim %u, %i : memref<*xf32>
    %q = arith.muli %p, %d : index
    scf.yield %q : index
  }
  return %n : index
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %f = arith.constant 1.25 : f32
  %g = arith.constant -3.5 : f32
  %d = arith.constant 1.0e-3 : f64
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<2x3xf32>
  %b = memref.alloc() : memref<2x3xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<2x3xf32>)
  linalg.fill ins(%f : f32) outs(%b : memref<2x3xf32>)
  memref.store %g, %a[%c1, %c2] : memref<2x3xf32>
  %ua = memref.cast %a : memref<2x3xf32> to memref<*xf32>
  %ub = memref.cast %b : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%ua) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%ua) : (memref<*xf32>) -> ()
  %back = memref.cast %ua : memref<*xf32> to memref<?x?xf32>
  call @printMemref2dF32(%back) : (memref<?x?xf32>) -> ()

  %e = memref.alloc() : memref<1x2x1xf64>
  linalg.fill ins(%d : f64) outs(%e : memref<1x2x1xf64>)
  %ue = memref.cast %e : memref<1x2x1xf64> to memref<*xf64>
  call @printMemrefF64(%ue) : (memref<*xf64>) -> ()

  %ix = memref.alloc(%c3) : memref<?xindex>
  scf.for %i = %c0 to %c3 step %c1 {
    %v = arith.subi %i, %c1 : index
    memref.store %v, %ix[%i] : memref<?xindex>
  }
  %uix = memref.cast %ix : memref<?xindex> to memref<*xindex>
  call @printMemrefInd(%uix) : (memref<*xindex>) -> ()

  %i32s = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%seven : i32) outs(%i32s : memref<?xi32>)
  call @printMemref1dI32(%i32s) : (memref<?xi32>) -> ()

  %n = call @elements(%ua) : (memref<*xf32>) -> index
  %bad = call @verifyMemRefF32(%ua, %ub) : (memref<*xf32>, memref<*xf32>) -> i64
  %n64 = arith.index_cast %n : index to i64
  %ten = arith.constant 10 : i64
  %h = arith.muli %n64, %ten : i64
  %r = arith.addi %h, %bad : i64
  memref.dealloc %a : memref<2x3xf32>
  memref.dealloc %b : memref<2x3xf32>
  memref.dealloc %e : memref<1x2x1xf64>
  memref.dealloc %ix : memref<?xindex>
  memref.dealloc %i32s : memref<?xi32>
  return %r : i64
}
