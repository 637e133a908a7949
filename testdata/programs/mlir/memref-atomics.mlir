// atomic_rmw of every kind and generic_atomic_rmw, sequentially; the last becomes a cmpxchg loop.
// subject: memref
// pipeline: --memref-expand --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefF32(memref<*xf32>)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = arith.constant 100 : i32
  %v = arith.constant -29 : i32
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%init : i32) outs(%m : memref<8xi32>)
  %0 = memref.atomic_rmw addi %v, %m[%c0] : (i32, memref<8xi32>) -> i32
  %1 = memref.atomic_rmw maxs %v, %m[%c1] : (i32, memref<8xi32>) -> i32
  %2 = memref.atomic_rmw mins %v, %m[%c2] : (i32, memref<8xi32>) -> i32
  %3 = memref.atomic_rmw maxu %v, %m[%c3] : (i32, memref<8xi32>) -> i32
  %4 = memref.atomic_rmw andi %v, %m[%c4] : (i32, memref<8xi32>) -> i32
  %5 = memref.atomic_rmw ori %v, %m[%c5] : (i32, memref<8xi32>) -> i32
  %6 = memref.atomic_rmw assign %v, %m[%c6] : (i32, memref<8xi32>) -> i32
  %7 = memref.generic_atomic_rmw %m[%c7] : memref<8xi32> {
  ^bb0(%old: i32):
    %three = arith.constant 3 : i32
    %t = arith.muli %old, %three : i32
    %n = arith.xori %t, %v : i32
    memref.atomic_yield %n : i32
  }
  %u = memref.cast %m : memref<8xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %f = memref.alloc() : memref<3xf32>
  %x = arith.constant 1.5 : f32
  %y = arith.constant -2.25 : f32
  linalg.fill ins(%x : f32) outs(%f : memref<3xf32>)
  %8 = memref.atomic_rmw addf %y, %f[%c0] : (f32, memref<3xf32>) -> f32
  %9 = memref.atomic_rmw maximumf %y, %f[%c1] : (f32, memref<3xf32>) -> f32
  %10 = memref.atomic_rmw minimumf %y, %f[%c2] : (f32, memref<3xf32>) -> f32
  %uf = memref.cast %f : memref<3xf32> to memref<*xf32>
  call @printMemrefF32(%uf) : (memref<*xf32>) -> ()
  %s = arith.addi %0, %7 : i32
  memref.dealloc %m : memref<8xi32>
  memref.dealloc %f : memref<3xf32>
  return %s : i32
}
