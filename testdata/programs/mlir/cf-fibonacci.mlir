// Fibonacci by a loop of blocks with arguments, by naive recursion, and by doubling; all agree.
// subject: cf
// pipeline: --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @loop(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%n, %zero, %one : i64, i64, i64)
^head(%k: i64, %a: i64, %b: i64):
  %done = arith.cmpi eq, %k, %zero : i64
  cf.cond_br %done, ^exit(%a : i64), ^body
^body:
  %s = arith.addi %a, %b : i64
  %m = arith.subi %k, %one : i64
  // The two carried values trade places: a parallel move.
  cf.br ^head(%m, %b, %s : i64, i64, i64)
^exit(%r: i64):
  return %r : i64
}

func.func private @naive(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %small = arith.cmpi sle, %n, %one : i64
  cf.cond_br %small, ^leaf, ^more
^leaf:
  return %n : i64
^more:
  %p = arith.subi %n, %one : i64
  %q = arith.subi %n, %two : i64
  %a = call @naive(%p) : (i64) -> i64
  %b = call @naive(%q) : (i64) -> i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}

// Returns F(n) and F(n+1).
func.func private @double(%n: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %is0 = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is0, ^ret(%zero, %one : i64, i64), ^rec
^rec:
  %h = arith.shrui %n, %one : i64
  %p:2 = call @double(%h) : (i64) -> (i64, i64)
  %t = arith.muli %p#1, %two : i64
  %u = arith.subi %t, %p#0 : i64
  %c = arith.muli %p#0, %u : i64
  %a2 = arith.muli %p#0, %p#0 : i64
  %b2 = arith.muli %p#1, %p#1 : i64
  %d = arith.addi %a2, %b2 : i64
  %e = arith.addi %c, %d : i64
  %bit = arith.andi %n, %one : i64
  %odd = arith.cmpi ne, %bit, %zero : i64
  cf.cond_br %odd, ^ret(%d, %e : i64, i64), ^ret(%c, %d : i64, i64)
^ret(%x: i64, %y: i64):
  return %x, %y : i64, i64
}

func.func @main() -> i64 {
  %c17 = arith.constant 17 : i64
  %c90 = arith.constant 90 : i64
  %a = call @loop(%c90) : (i64) -> i64
  %b:2 = call @double(%c90) : (i64) -> (i64, i64)
  %c = call @naive(%c17) : (i64) -> i64
  %d = call @loop(%c17) : (i64) -> i64
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  %x = arith.xori %a, %b#0 : i64
  %y = arith.xori %c, %d : i64
  %r = arith.ori %x, %y : i64
  return %r : i64
}
