// Insertion sort driven by scf.while, on numbers from a linear congruential generator.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func @fill(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mul = arith.constant 1103515245 : i32
  %add = arith.constant 12345 : i32
  %shift = arith.constant 22 : i32
  %seed = arith.constant 42 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed) -> (i32) {
    %0 = arith.muli %s, %mul : i32
    %1 = arith.addi %0, %add : i32
    %v = arith.shrsi %1, %shift : i32
    memref.store %v, %m[%i] : memref<?xi32>
    scf.yield %1 : i32
  }
  return
}

func.func @sort(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %moves = scf.for %i = %c1 to %n step %c1 iter_args(%count = %zero) -> (i32) {
    %key = memref.load %m[%i] : memref<?xi32>
    %spot:2 = scf.while (%j = %i, %k = %count) : (index, i32) -> (index, i32) {
      %inside = arith.cmpi ugt, %j, %c0 : index
      %go = scf.if %inside -> (i1) {
        %p = arith.subi %j, %c1 : index
        %prev = memref.load %m[%p] : memref<?xi32>
        %gt = arith.cmpi sgt, %prev, %key : i32
        scf.yield %gt : i1
      } else {
        %no = arith.constant false
        scf.yield %no : i1
      }
      scf.condition(%go) %j, %k : index, i32
    } do {
    ^bb0(%j: index, %k: i32):
      %p = arith.subi %j, %c1 : index
      %prev = memref.load %m[%p] : memref<?xi32>
      memref.store %prev, %m[%j] : memref<?xi32>
      %k1 = arith.addi %k, %one : i32
      scf.yield %p, %k1 : index, i32
    }
    memref.store %key, %m[%spot#0] : memref<?xi32>
    scf.yield %spot#1 : i32
  }
  return %moves : i32
}

func.func @main() -> i32 {
  %n = arith.constant 40 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @fill(%m) : (memref<?xi32>) -> ()
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %moves = call @sort(%m) : (memref<?xi32>) -> i32
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<?xi32>
  return %moves : i32
}
