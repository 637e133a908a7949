// A small stack calculator: scf.index_switch picks the operation, scf.execute_region groups it.
// subject: scf
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// Pairs (operation, operand): 0 push, 1 add, 2 subtract, 3 multiply, 4 duplicate, others negate.
memref.global "private" constant @program : memref<12x2xi32> = dense<
  [[0, 7], [0, 5], [1, 0], [4, 0], [3, 0], [0, 44], [2, 0], [9, 0], [4, 0], [0, 1000], [1, 0], [3, 0]]>

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 12 : index
  %zero = arith.constant 0 : i32
  %code = memref.get_global @program : memref<12x2xi32>
  %stack = memref.alloca() : memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %stack[%i] : memref<8xi32>
  }
  %depth = scf.for %i = %c0 to %n step %c1 iter_args(%sp = %c0) -> (index) {
    %opcode = memref.load %code[%i, %c0] : memref<12x2xi32>
    %arg = memref.load %code[%i, %c1] : memref<12x2xi32>
    %which = arith.index_cast %opcode : i32 to index
    %next = scf.index_switch %which -> index
    case 0 {
      memref.store %arg, %stack[%sp] : memref<8xi32>
      %up = arith.addi %sp, %c1 : index
      scf.yield %up : index
    }
    case 4 {
      %p = arith.subi %sp, %c1 : index
      %v = memref.load %stack[%p] : memref<8xi32>
      memref.store %v, %stack[%sp] : memref<8xi32>
      %up = arith.addi %sp, %c1 : index
      scf.yield %up : index
    }
    case 1 {
      %p = scf.execute_region -> index {
        %p = arith.subi %sp, %c1 : index
        %q = arith.subi %sp, %c2 : index
        %b = memref.load %stack[%p] : memref<8xi32>
        %a = memref.load %stack[%q] : memref<8xi32>
        %r = arith.addi %a, %b : i32
        memref.store %r, %stack[%q] : memref<8xi32>
        scf.yield %p : index
      }
      scf.yield %p : index
    }
    case 2 {
      %p = arith.subi %sp, %c1 : index
      %q = arith.subi %sp, %c2 : index
      %b = memref.load %stack[%p] : memref<8xi32>
      %a = memref.load %stack[%q] : memref<8xi32>
      %r = arith.subi %a, %b : i32
      memref.store %r, %stack[%q] : memref<8xi32>
      scf.yield %p : index
    }
    case 3 {
      %p = arith.subi %sp, %c1 : index
      %q = arith.subi %sp, %c2 : index
      %b = memref.load %stack[%p] : memref<8xi32>
      %a = memref.load %stack[%q] : memref<8xi32>
      %r = arith.muli %a, %b : i32
      memref.store %r, %stack[%q] : memref<8xi32>
      scf.yield %p : index
    }
    default {
      %p = arith.subi %sp, %c1 : index
      %v = memref.load %stack[%p] : memref<8xi32>
      %neg = arith.subi %zero, %v : i32
      memref.store %neg, %stack[%p] : memref<8xi32>
      scf.yield %sp : index
    }
    scf.yield %next : index
  }
  %u = memref.cast %stack : memref<8xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %top = arith.subi %depth, %c1 : index
  %r = memref.load %stack[%top] : memref<8xi32>
  return %r : i32
}
