// maskedload, maskedstore, gather, scatter, compressstore and expandload on one buffer.
// subject: vector
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c12 = arith.constant 12 : index
  %m = memref.alloc() : memref<12xi32>
  scf.for %i = %c0 to %c12 step %c1 {
    %k = arith.index_cast %i : index to i32
    %sq = arith.muli %k, %k : i32
    memref.store %sq, %m[%i] : memref<12xi32>
  }
  %mask = arith.constant dense<[true, false, true, true, false, true]> : vector<6xi1>
  %pass = arith.constant dense<-1> : vector<6xi32>
  %a = vector.maskedload %m[%c2], %mask, %pass : memref<12xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %a : vector<6xi32>

  // The third and last lanes are off: their indices lie far outside and must not be touched.
  %idx = arith.constant dense<[11, 3, 9999, 0, 3, -70000]> : vector<6xi32>
  %gm = arith.constant dense<[true, true, false, true, true, false]> : vector<6xi1>
  %g = vector.gather %m[%c0][%idx], %gm, %pass : memref<12xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %g : vector<6xi32>

  %e = vector.expandload %m[%c5], %mask, %pass : memref<12xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %e : vector<6xi32>

  %n = vector.create_mask %c4 : vector<6xi1>
  vector.print %n : vector<6xi1>
  vector.maskedstore %m[%c1], %n, %e : memref<12xi32>, vector<6xi1>, vector<6xi32>
  vector.compressstore %m[%c5], %mask, %g : memref<12xi32>, vector<6xi1>, vector<6xi32>

  // Lanes 0 and 3 meet at one address: the higher lane wins.
  %to = arith.constant dense<[10, 9, 11, 10, 5, 0]> : vector<6xi32>
  %v = arith.constant dense<[100, 101, 102, 103, 104, 105]> : vector<6xi32>
  %on = arith.constant dense<[true, true, true, true, false, true]> : vector<6xi1>
  vector.scatter %m[%c0][%to], %on, %v : memref<12xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32>
  %u = memref.cast %m : memref<12xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %sum = vector.reduction <add>, %g : vector<6xi32> into i32
  memref.dealloc %m : memref<12xi32>
  return %sum : i32
}
