// A loop with two entries, and blocks that trade three values in a ring.
// subject: cf
// pipeline: --convert-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i64
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func private @two_doors(%n: i64, %left: i1) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  cf.cond_br %left, ^a(%n, %zero : i64, i64), ^b(%n, %zero : i64, i64)
^a(%x: i64, %s: i64):
  %x1 = arith.subi %x, %one : i64
  %s1 = arith.addi %s, %x : i64
  %enda = arith.cmpi sle, %x1, %zero : i64
  cf.cond_br %enda, ^out(%s1 : i64), ^b(%x1, %s1 : i64, i64)
^b(%y: i64, %t: i64):
  %y1 = arith.subi %y, %three : i64
  %t1 = arith.muli %t, %three : i64
  %t2 = arith.addi %t1, %one : i64
  %endb = arith.cmpi sle, %y1, %zero : i64
  cf.cond_br %endb, ^out(%t2 : i64), ^a(%y1, %t2 : i64, i64)
^out(%r: i64):
  return %r : i64
}

func.func private @ring(%n: i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  cf.br ^head(%n, %one, %two, %three : i64, i64, i64, i64)
^head(%k: i64, %a: i64, %b: i64, %c: i64):
  call @printI64(%a) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%b) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  %m = arith.subi %k, %one : i64
  %go = arith.cmpi sgt, %m, %zero : i64
  %bit = arith.andi %k, %one : i64
  %odd = arith.cmpi eq, %bit, %one : i64
  cf.cond_br %go, ^turn, ^end
^turn:
  // Both edges go to the same block with the values in different order.
  cf.cond_br %odd, ^head(%m, %c, %a, %b : i64, i64, i64, i64), ^head(%m, %b, %a, %c : i64, i64, i64, i64)
^end:
  return
}

func.func @main() -> i64 {
  %true = arith.constant true
  %false = arith.constant false
  %n = arith.constant 25 : i64
  %five = arith.constant 7 : i64
  call @ring(%five) : (i64) -> ()
  %a = call @two_doors(%n, %true) : (i64, i1) -> i64
  %b = call @two_doors(%n, %false) : (i64, i1) -> i64
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  %r = arith.subi %b, %a : i64
  return %r : i64
}
