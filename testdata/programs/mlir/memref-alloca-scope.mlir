// Stack buffers inside loops: alloca_scope frees each round's; dynamic sizes; nested scopes with results.
// A scope's body must be one block when it is lowered, so loops stay in functions or in cf.
// subject: memref
// pipeline: --finalize-memref-to-llvm --convert-scf-to-cf --convert-arith-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @tabulate(%t: memref<?xi64>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %len = memref.dim %t, %c0 : memref<?xi64>
  memref.store %zero, %t[%c0] : memref<?xi64>
  memref.store %one, %t[%c1] : memref<?xi64>
  scf.for %i = %c2 to %len step %c1 {
    %p = arith.subi %i, %c1 : index
    %q = arith.subi %i, %c2 : index
    %a = memref.load %t[%p] : memref<?xi64>
    %b = memref.load %t[%q] : memref<?xi64>
    %s = arith.addi %a, %b : i64
    memref.store %s, %t[%i] : memref<?xi64>
  }
  return
}

func.func @fib(%n: index) -> i64 {
  %c2 = arith.constant 2 : index
  %len = arith.addi %n, %c2 : index
  %r = memref.alloca_scope -> (i64) {
    %t = memref.alloca(%len) : memref<?xi64>
    func.call @tabulate(%t) : (memref<?xi64>) -> ()
    %v = memref.load %t[%n] : memref<?xi64>
    memref.alloca_scope.return %v : i64
  }
  return %r : i64
}

// Two thousand rounds of 16 KiB fit no ordinary stack unless each scope gives its memory back.
func.func @rounds() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant 2047 : index
  %c2000 = arith.constant 2000 : index
  %zero = arith.constant 0 : i64
  cf.br ^head(%c0, %zero : index, i64)
^head(%i: index, %s: i64):
  %go = arith.cmpi ult, %i, %c2000 : index
  cf.cond_br %go, ^body, ^done
^body:
  %n = memref.alloca_scope -> (i64) {
    %buf = memref.alloca() : memref<2048xi64>
    %v = arith.index_cast %i : index to i64
    memref.store %v, %buf[%last] : memref<2048xi64>
    %inner = memref.alloca_scope -> (i64) {
      %copy = memref.alloca() : memref<1xi64>
      %w = memref.load %buf[%last] : memref<2048xi64>
      memref.store %w, %copy[%c0] : memref<1xi64>
      %x = memref.load %copy[%c0] : memref<1xi64>
      %d = arith.addi %w, %x : i64
      memref.alloca_scope.return %d : i64
    }
    memref.alloca_scope.return %inner : i64
  }
  %t = arith.addi %s, %n : i64
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %t : index, i64)
^done:
  return %s : i64
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %k = arith.muli %i, %c10 : index
    %f = func.call @fib(%k) : (index) -> i64
    func.call @printI64(%f) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  %sum = call @rounds() : () -> i64
  return %sum : i64
}
