// The sieve of Eratosthenes on an i1 buffer; counts and sums the primes below 500.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 500 : index
  %true = arith.constant true
  %false = arith.constant false
  %prime = memref.alloc(%n) : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.cmpi uge, %i, %c2 : index
    memref.store %p, %prime[%i] : memref<?xi1>
  }
  %end = scf.while (%p = %c2) : (index) -> index {
    %sq = arith.muli %p, %p : index
    %go = arith.cmpi ult, %sq, %n : index
    scf.condition(%go) %p : index
  } do {
  ^bb0(%p: index):
    %is = memref.load %prime[%p] : memref<?xi1>
    scf.if %is {
      %sq = arith.muli %p, %p : index
      scf.for %k = %sq to %n step %p {
        memref.store %false, %prime[%k] : memref<?xi1>
      }
    }
    %next = arith.addi %p, %c1 : index
    scf.yield %next : index
  }
  %zero = arith.constant 0 : i32
  %zero64 = arith.constant 0 : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%count = %zero, %sum = %zero64) -> (i32, i64) {
    %is = memref.load %prime[%i] : memref<?xi1>
    %inc = arith.extui %is : i1 to i32
    %c = arith.addi %count, %inc : i32
    %i64 = arith.index_cast %i : index to i64
    %add = arith.select %is, %i64, %zero64 : i64
    %s = arith.addi %sum, %add : i64
    scf.yield %c, %s : i32, i64
  }
  call @printI64(%r#1) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %prime : memref<?xi1>
  return %r#0 : i32
}
