// Integers of 1, 3, 7, 24, 33 and 65 bits wrap where they should; signed and unsigned readings differ.
// subject: arith
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func private @pair(%s: i64, %u: i64) {
  call @printI64(%s) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%u) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// The operands come as arguments, so that mlir-opt folds nothing.
func.func private @body(%true: i1, %k3: i3, %k24: i24, %n24: i24, %k65: i65, %n65: i65) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c40 = arith.constant 40 : index
  %t = arith.addi %true, %true : i1
  %ts = arith.extsi %t : i1 to i64
  %tu = arith.extui %true : i1 to i64
  call @pair(%ts, %tu) : (i64, i64) -> ()

  %s3 = arith.muli %k3, %k3 : i3
  %s3s = arith.extsi %s3 : i3 to i64
  %d3 = arith.divsi %k3, %s3 : i3
  %d3s = arith.extsi %d3 : i3 to i64
  call @pair(%s3s, %d3s) : (i64, i64) -> ()

  %z7 = arith.constant 0 : i7
  %k7 = arith.constant 37 : i7
  %a7 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %z7) -> (i7) {
    %y = arith.addi %x, %k7 : i7
    %w = arith.extsi %y : i7 to i64
    %v = arith.extui %y : i7 to i64
    func.call @pair(%w, %v) : (i64, i64) -> ()
    scf.yield %y : i7
  }

  %m24 = arith.muli %k24, %k24 : i24
  %m24s = arith.extsi %m24 : i24 to i64
  %r24 = arith.shrsi %m24, %n24 : i24
  %r24s = arith.extsi %r24 : i24 to i64
  call @pair(%m24s, %r24s) : (i64, i64) -> ()

  // Odd widths in memory take whole bytes.
  %buf = memref.alloca() : memref<40xi33>
  %k33 = arith.constant 4294967311 : i33
  scf.for %i = %c0 to %c40 step %c1 {
    %j = arith.index_cast %i : index to i33
    %p = arith.muli %j, %k33 : i33
    memref.store %p, %buf[%i] : memref<40xi33>
  }
  %z33 = arith.constant 0 : i33
  %sum = scf.for %i = %c0 to %c40 step %c1 iter_args(%s = %z33) -> (i33) {
    %p = memref.load %buf[%i] : memref<40xi33>
    %n = arith.subi %s, %p : i33
    scf.yield %n : i33
  }
  %ss = arith.extsi %sum : i33 to i64
  %su = arith.extui %sum : i33 to i64
  call @pair(%ss, %su) : (i64, i64) -> ()

  %o65 = arith.ori %k65, %n65 : i65
  %l65 = arith.shrsi %o65, %n65 : i65
  %b65 = arith.trunci %l65 : i65 to i64
  %neg = arith.cmpi slt, %o65, %n65 : i65
  %nw = arith.extui %neg : i1 to i64
  call @pair(%b65, %nw) : (i64, i64) -> ()
  %r = arith.extsi %a7 : i7 to i32
  return %r : i32
}

func.func @main() -> i32 {
  %true = arith.constant true
  %k3 = arith.constant 3 : i3
  %k24 = arith.constant 12345678 : i24
  %n24 = arith.constant 5 : i24
  %k65 = arith.constant 18446744073709551616 : i65
  %n65 = arith.constant 7 : i65
  %result = call @body(%true, %k3, %k24, %n24, %k65, %n65) : (i1, i3, i24, i24, i65, i65) -> i32
  return %result : i32
}
