// Extended arithmetic: a 256-bit Fibonacci number with addui_extended, products with mulsi/mului_extended.
// subject: arith
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils,runner_utils

func.func private @printMemrefI64(memref<*xi64>)
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printNewline()

// x += y over four words, the carry handed up.
func.func private @add(%x: memref<4xi64>, %y: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %false = arith.constant false
  %carry = scf.for %i = %c0 to %c4 step %c1 iter_args(%c = %false) -> (i1) {
    %a = memref.load %x[%i] : memref<4xi64>
    %b = memref.load %y[%i] : memref<4xi64>
    %s, %o0 = arith.addui_extended %a, %b : i64, i1
    %cw = arith.extui %c : i1 to i64
    %t, %o1 = arith.addui_extended %s, %cw : i64, i1
    memref.store %t, %x[%i] : memref<4xi64>
    %o = arith.ori %o0, %o1 : i1
    scf.yield %o : i1
  }
  return
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c180 = arith.constant 180 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a = memref.alloca() : memref<4xi64>
  %b = memref.alloca() : memref<4xi64>
  linalg.fill ins(%zero : i64) outs(%a : memref<4xi64>)
  linalg.fill ins(%zero : i64) outs(%b : memref<4xi64>)
  memref.store %one, %b[%c0] : memref<4xi64>
  scf.for %i = %c0 to %c180 step %c1 {
    func.call @add(%a, %b) : (memref<4xi64>, memref<4xi64>) -> ()
    func.call @add(%b, %a) : (memref<4xi64>, memref<4xi64>) -> ()
  }
  %u = memref.cast %a : memref<4xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %p = arith.constant 6364136223846793005 : i64
  %q = arith.constant -7046029254386353131 : i64
  %sl, %sh = arith.mulsi_extended %p, %q : i64
  %ul, %uh = arith.mului_extended %p, %q : i64
  call @printI64(%sl) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%sh) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printU64(%ul) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%uh) : (i64) -> ()
  call @printNewline() : () -> ()
  %r = memref.load %a[%c1] : memref<4xi64>
  return %r : i64
}
