// All divisions and remainders, rounding every way, on a grid of signed operands.
// subject: arith
// pipeline: --arith-expand --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @nums : memref<6xi32> = dense<[7, -7, 0, 2147483647, -2147483647, 100]>
memref.global "private" constant @dens : memref<5xi32> = dense<[2, -2, 3, -3, 2147483647]>

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func private @show(%x: i32) {
  %w = arith.extsi %x : i32 to i64
  call @printI64(%w) : (i64) -> ()
  call @printComma() : () -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %nums = memref.get_global @nums : memref<6xi32>
  %dens = memref.get_global @dens : memref<5xi32>
  %hash = scf.for %i = %c0 to %c6 step %c1 iter_args(%h0 = %zero) -> (i32) {
    %h1 = scf.for %j = %c0 to %c5 step %c1 iter_args(%h = %h0) -> (i32) {
      %a = memref.load %nums[%i] : memref<6xi32>
      %b = memref.load %dens[%j] : memref<5xi32>
      %q = arith.divsi %a, %b : i32
      %r = arith.remsi %a, %b : i32
      %uq = arith.divui %a, %b : i32
      %ur = arith.remui %a, %b : i32
      %f = arith.floordivsi %a, %b : i32
      %c = arith.ceildivsi %a, %b : i32
      %uc = arith.ceildivui %a, %b : i32
      func.call @show(%q) : (i32) -> ()
      func.call @show(%r) : (i32) -> ()
      func.call @show(%uq) : (i32) -> ()
      func.call @show(%ur) : (i32) -> ()
      func.call @show(%f) : (i32) -> ()
      func.call @show(%c) : (i32) -> ()
      func.call @show(%uc) : (i32) -> ()
      func.call @printNewline() : () -> ()
      // a = q*b + r must hold, so this sum stays zero.
      %p = arith.muli %q, %b : i32
      %s = arith.addi %p, %r : i32
      %d = arith.subi %a, %s : i32
      %o = arith.ori %h, %d : i32
      scf.yield %o : i32
    }
    scf.yield %h1 : i32
  }
  return %hash : i32
}
