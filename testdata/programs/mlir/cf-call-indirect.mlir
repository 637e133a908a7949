// Functions as values: a dispatch table by cf.switch, composition, a fold with a function argument.
// subject: cf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @inc(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.addi %x, %k : i32
  return %r : i32
}
func.func private @twice(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func private @square(%x: i32) -> i32 {
  %r = arith.muli %x, %x : i32
  return %r : i32
}
func.func private @negate(%x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = arith.subi %z, %x : i32
  return %r : i32
}
func.func private @plus(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func private @mix(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %a, %k : i32
  %r = arith.xori %m, %b : i32
  return %r : i32
}

func.func private @pick(%n: i32) -> ((i32) -> i32) {
  %a = constant @inc : (i32) -> i32
  %b = constant @twice : (i32) -> i32
  %c = constant @square : (i32) -> i32
  %d = constant @negate : (i32) -> i32
  cf.switch %n : i32, [
    default: ^ret(%a : (i32) -> i32),
    1: ^ret(%b : (i32) -> i32),
    2: ^ret(%c : (i32) -> i32),
    -3: ^ret(%d : (i32) -> i32)
  ]
^ret(%f: (i32) -> i32):
  return %f : (i32) -> i32
}

func.func private @fold(%f: (i32, i32) -> i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%one, %zero : i32, i32)
^head(%i: i32, %acc: i32):
  %go = arith.cmpi sle, %i, %n : i32
  cf.cond_br %go, ^body, ^exit
^body:
  %a = call_indirect %f(%acc, %i) : (i32, i32) -> i32
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j, %a : i32, i32)
^exit:
  return %acc : i32
}

func.func @main() -> i32 {
  %start = arith.constant 3 : i32
  %m4 = arith.constant -4 : i32
  %four = arith.constant 4 : i32
  %one = arith.constant 1 : i32
  %n = arith.constant 20 : i32
  cf.br ^head(%m4, %start : i32, i32)
^head(%i: i32, %x: i32):
  %go = arith.cmpi slt, %i, %four : i32
  cf.cond_br %go, ^body, ^exit
^body:
  %f = func.call @pick(%i) : (i32) -> ((i32) -> i32)
  %y = func.call_indirect %f(%x) : (i32) -> i32
  %w = arith.extsi %y : i32 to i64
  func.call @printI64(%w) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j, %y : i32, i32)
^exit:
  %plus = constant @plus : (i32, i32) -> i32
  %mix = constant @mix : (i32, i32) -> i32
  %a = call @fold(%plus, %n) : ((i32, i32) -> i32, i32) -> i32
  %b = call @fold(%mix, %n) : ((i32, i32) -> i32, i32) -> i32
  %aw = arith.extsi %a : i32 to i64
  %bw = arith.extsi %b : i32 to i64
  call @printI64(%aw) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%bw) : (i64) -> ()
  call @printNewline() : () -> ()
  return %x : i32
}
