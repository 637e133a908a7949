// Ackermann and mutual recursion: deep calls with several returns; asserts that hold.
// subject: cf
// pipeline: --convert-cf-to-llvm --convert-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

func.func private @ack(%m: i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ok = arith.cmpi sge, %n, %zero : i32
  cf.assert %ok, "n must not be negative"
  %m0 = arith.cmpi eq, %m, %zero : i32
  cf.cond_br %m0, ^base, ^more
^base:
  %r = arith.addi %n, %one : i32
  return %r : i32
^more:
  %m1 = arith.subi %m, %one : i32
  %n0 = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %n0, ^tail(%one : i32), ^inner
^inner:
  %n1 = arith.subi %n, %one : i32
  %k = call @ack(%m, %n1) : (i32, i32) -> i32
  cf.br ^tail(%k : i32)
^tail(%x: i32):
  %s = call @ack(%m1, %x) : (i32, i32) -> i32
  return %s : i32
}

func.func private @even(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %z = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %z, ^yes, ^no
^yes:
  %true = arith.constant true
  return %true : i1
^no:
  %m = arith.subi %n, %one : i32
  %r = call @odd(%m) : (i32) -> i1
  return %r : i1
}

func.func private @odd(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %z = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %z, ^no, ^more
^no:
  %false = arith.constant false
  return %false : i1
^more:
  %m = arith.subi %n, %one : i32
  %r = call @even(%m) : (i32) -> i1
  return %r : i1
}

func.func @main() -> i32 {
  %two = arith.constant 2 : i32
  %six = arith.constant 6 : i32
  %k = arith.constant 1001 : i32
  %a = call @ack(%two, %six) : (i32, i32) -> i32
  %o = call @odd(%k) : (i32) -> i1
  cf.assert %o, "1001 is odd"
  %w = arith.extui %o : i1 to i32
  %h = arith.constant 100 : i32
  %b = arith.muli %w, %h : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
