// The longest Collatz chain that starts below 300, by nested scf.for and scf.while.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @chain(%start: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %len = %one) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi ne, %n, %one : i64
    scf.condition(%go) %n, %len : i64, i64
  } do {
  ^bb0(%n: i64, %len: i64):
    %bit = arith.andi %n, %one : i64
    %odd = arith.trunci %bit : i64 to i1
    %next = scf.if %odd -> (i64) {
      %t = arith.muli %n, %three : i64
      %t1 = arith.addi %t, %one : i64
      scf.yield %t1 : i64
    } else {
      %h = arith.divui %n, %two : i64
      scf.yield %h : i64
    }
    %l = arith.addi %len, %one : i64
    scf.yield %next, %l : i64, i64
  }
  return %r#1 : i64
}

func.func @main() -> i64 {
  %c1 = arith.constant 1 : index
  %c300 = arith.constant 300 : index
  %zero = arith.constant 0 : i64
  %best:2 = scf.for %i = %c1 to %c300 step %c1 iter_args(%arg = %zero, %len = %zero) -> (i64, i64) {
    %n = arith.index_cast %i : index to i64
    %l = func.call @chain(%n) : (i64) -> i64
    %longer = arith.cmpi sgt, %l, %len : i64
    %a = arith.select %longer, %n, %arg : i64
    %b = arith.select %longer, %l, %len : i64
    scf.yield %a, %b : i64, i64
  }
  call @printI64(%best#0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%best#1) : (i64) -> ()
  call @printNewline() : () -> ()
  return %best#1 : i64
}
