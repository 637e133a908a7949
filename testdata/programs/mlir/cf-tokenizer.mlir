// A state machine over bytes: cf.switch sorts characters, blocks are states; evaluates a sum of numbers.
// subject: cf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

// "12+ 340-5 +1000 x\0"
memref.global "private" constant @input : memref<18xi8> = dense<
  [49, 50, 43, 32, 51, 52, 48, 45, 53, 32, 43, 49, 48, 48, 48, 32, 120, 0]>

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @note(%v: i32) {
  %w = arith.extsi %v : i32 to i64
  call @printI64(%w) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  %ten = arith.constant 10 : i32
  %base = arith.constant 48 : i32
  %bad = arith.constant -1000000 : i32
  %in = memref.get_global @input : memref<18xi8>
  cf.br ^start(%c0, %zero, %one : index, i32, i32)
^start(%i: index, %sum: i32, %sign: i32):
  %b = memref.load %in[%i] : memref<18xi8>
  %c = arith.extui %b : i8 to i32
  %i1 = arith.addi %i, %c1 : index
  cf.switch %c : i32, [
    default: ^other(%c, %i, %sum, %sign : i32, index, i32, i32),
    0: ^finish(%sum : i32),
    32: ^start(%i1, %sum, %sign : index, i32, i32),
    43: ^start(%i1, %sum, %one : index, i32, i32),
    45: ^start(%i1, %sum, %minus : index, i32, i32)
  ]
^other(%ch: i32, %at: index, %s: i32, %g: i32):
  %d = arith.subi %ch, %base : i32
  %digit = arith.cmpi ult, %d, %ten : i32
  cf.cond_br %digit, ^number(%at, %zero : index, i32), ^reject
^number(%j: index, %n: i32):
  %nb = memref.load %in[%j] : memref<18xi8>
  %nc = arith.extui %nb : i8 to i32
  %nd = arith.subi %nc, %base : i32
  %more = arith.cmpi ult, %nd, %ten : i32
  %n10 = arith.muli %n, %ten : i32
  %nn = arith.addi %n10, %nd : i32
  %j1 = arith.addi %j, %c1 : index
  cf.cond_br %more, ^number(%j1, %nn : index, i32), ^add
^add:
  %t = arith.muli %n, %g : i32
  func.call @note(%t) : (i32) -> ()
  %s1 = arith.addi %s, %t : i32
  cf.br ^start(%j, %s1, %g : index, i32, i32)
^reject:
  func.call @note(%ch) : (i32) -> ()
  %worse = arith.addi %s, %bad : i32
  cf.br ^finish(%worse : i32)
^finish(%r: i32):
  return %r : i32
}
