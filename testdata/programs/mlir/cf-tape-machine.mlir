// An interpreter for an eight-instruction tape language; the program multiplies 6 by 7 and counts down.
// subject: cf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

// "++++++[>+++++++<-]>.<+++[>.-<-]" and a closing NUL: > 62, < 60, + 43, - 45, . 46, [ 91, ] 93.
memref.global "private" constant @code : memref<32xi8> = dense<
  [43, 43, 43, 43, 43, 43, 91, 62, 43, 43, 43, 43, 43, 43, 43, 60, 45, 93, 62, 46, 60, 43, 43, 43, 91, 62, 46, 45,
   60, 45, 93, 0]>

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @emit(%v: i8) {
  %w = arith.extui %v : i8 to i64
  call @printI64(%w) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// Finds the bracket that matches the one at %at, walking by %step (1 or -1).
func.func private @match(%code: memref<32xi8>, %at: index, %step: index) -> index {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  cf.br ^scan(%at, %zero : index, i32)
^scan(%p: index, %depth: i32):
  %b = memref.load %code[%p] : memref<32xi8>
  cf.switch %b : i8, [
    default: ^next(%zero : i32),
    91: ^next(%one : i32),
    93: ^next(%minus : i32)
  ]
^next(%d: i32):
  %nd = arith.addi %depth, %d : i32
  %found = arith.cmpi eq, %nd, %zero : i32
  %q = arith.addi %p, %step : index
  cf.cond_br %found, ^done, ^scan(%q, %nd : index, i32)
^done:
  return %p : index
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %c8 = arith.constant 8 : index
  %zero8 = arith.constant 0 : i8
  %one8 = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %code = memref.get_global @code : memref<32xi8>
  %tape = memref.alloca() : memref<8xi8>
  cf.br ^clear(%c0 : index)
^clear(%k: index):
  memref.store %zero8, %tape[%k] : memref<8xi8>
  %k1 = arith.addi %k, %c1 : index
  %again = arith.cmpi ult, %k1, %c8 : index
  cf.cond_br %again, ^clear(%k1 : index), ^step(%c0, %c0, %zero : index, index, i32)
^step(%pc: index, %cell: index, %steps: i32):
  %op = memref.load %code[%pc] : memref<32xi8>
  %v = memref.load %tape[%cell] : memref<8xi8>
  cf.switch %op : i8, [
    default: ^halt,
    62: ^move(%c1 : index),
    60: ^move(%m1 : index),
    43: ^add(%one8 : i8),
    45: ^sub,
    46: ^print,
    91: ^open,
    93: ^close
  ]
^move(%by: index):
  %cell1 = arith.addi %cell, %by : index
  cf.br ^go(%pc, %cell1 : index, index)
^add(%d: i8):
  %v1 = arith.addi %v, %d : i8
  memref.store %v1, %tape[%cell] : memref<8xi8>
  cf.br ^go(%pc, %cell : index, index)
^sub:
  %v2 = arith.subi %v, %one8 : i8
  memref.store %v2, %tape[%cell] : memref<8xi8>
  cf.br ^go(%pc, %cell : index, index)
^print:
  func.call @emit(%v) : (i8) -> ()
  cf.br ^go(%pc, %cell : index, index)
^open:
  %z = arith.cmpi eq, %v, %zero8 : i8
  cf.cond_br %z, ^skip, ^go(%pc, %cell : index, index)
^skip:
  %to = func.call @match(%code, %pc, %c1) : (memref<32xi8>, index, index) -> index
  cf.br ^go(%to, %cell : index, index)
^close:
  %nz = arith.cmpi ne, %v, %zero8 : i8
  cf.cond_br %nz, ^back, ^go(%pc, %cell : index, index)
^back:
  %from = func.call @match(%code, %pc, %m1) : (memref<32xi8>, index, index) -> index
  cf.br ^go(%from, %cell : index, index)
^go(%at: index, %c: index):
  %npc = arith.addi %at, %c1 : index
  %n = arith.addi %steps, %one : i32
  cf.br ^step(%npc, %c, %n : index, index, i32)
^halt:
  return %steps : i32
}
