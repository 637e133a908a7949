// Counts the placements of eight queens: recursion inside scf.while, columns and diagonals as bit masks.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printNewline()

func.func @place(%all: i32, %cols: i32, %left: i32, %right: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  %done = arith.cmpi eq, %cols, %all : i32
  %r = scf.if %done -> (i32) {
    scf.yield %one : i32
  } else {
    %a = arith.ori %cols, %left : i32
    %b = arith.ori %a, %right : i32
    %nb = arith.xori %b, %minus : i32
    %free = arith.andi %nb, %all : i32
    %res:2 = scf.while (%f = %free, %n = %zero) : (i32, i32) -> (i32, i32) {
      %go = arith.cmpi ne, %f, %zero : i32
      scf.condition(%go) %f, %n : i32, i32
    } do {
    ^bb0(%f: i32, %n: i32):
      %neg = arith.subi %zero, %f : i32
      %bit = arith.andi %f, %neg : i32
      %rest = arith.xori %f, %bit : i32
      %c = arith.ori %cols, %bit : i32
      %l0 = arith.ori %left, %bit : i32
      %l = arith.shli %l0, %one : i32
      %r0 = arith.ori %right, %bit : i32
      %rr = arith.shrui %r0, %one : i32
      %k = func.call @place(%all, %c, %l, %rr) : (i32, i32, i32, i32) -> i32
      %m = arith.addi %n, %k : i32
      scf.yield %rest, %m : i32, i32
    }
    scf.yield %res#1 : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %last = scf.for %n = %c1 to %c9 step %c1 iter_args(%prev = %zero) -> (i32) {
    %s = arith.index_cast %n : index to i32
    %p = arith.shli %one, %s : i32
    %all = arith.subi %p, %one : i32
    %k = func.call @place(%all, %zero, %zero, %zero) : (i32, i32, i32, i32) -> i32
    %w = arith.extsi %k : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
    func.call @printNewline() : () -> ()
    scf.yield %k : i32
  }
  return %last : i32
}
