// One byte buffer seen as i8, i16, i32 and f32 through memref.view: little-endian reassembly and a word count.
// subject: memref
// pipeline: --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

// "the quick brown fox  jumps\0"
memref.global "private" constant @text : memref<27xi8> = dense<
  [116, 104, 101, 32, 113, 117, 105, 99, 107, 32, 98, 114, 111, 119, 110, 32, 102, 111, 120, 32, 32, 106, 117, 109,
   112, 115, 0]>

func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}

func.func @words(%t: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %nul = arith.constant 0 : i8
  %space = arith.constant 32 : i8
  %false = arith.constant false
  %r:3 = scf.while (%i = %c0, %n = %zero, %in = %false) : (index, i32, i1) -> (index, i32, i1) {
    %b = memref.load %t[%i] : memref<?xi8>
    %go = arith.cmpi ne, %b, %nul : i8
    scf.condition(%go) %i, %n, %in : index, i32, i1
  } do {
  ^bb0(%i: index, %n: i32, %in: i1):
    %b = memref.load %t[%i] : memref<?xi8>
    %letter = arith.cmpi ne, %b, %space : i8
    %true = arith.constant true
    %out = arith.xori %in, %true : i1
    %starts = arith.andi %letter, %out : i1
    %inc = arith.extui %starts : i1 to i32
    %m = arith.addi %n, %inc : i32
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %m, %letter : index, i32, i1
  }
  return %r#1 : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %raw = memref.alloc() : memref<16xi8>
  scf.for %i = %c0 to %c16 step %c1 {
    %k = arith.constant 29 : index
    %v = arith.muli %i, %k : index
    %n = arith.index_cast %v : index to i8
    memref.store %n, %raw[%i] : memref<16xi8>
  }
  %words = memref.view %raw[%c0][] : memref<16xi8> to memref<2x2xi32>
  %halves = memref.view %raw[%c2][%c4] : memref<16xi8> to memref<?xi16>
  %uw = memref.cast %words : memref<2x2xi32> to memref<*xi32>
  %uh = memref.cast %halves : memref<?xi16> to memref<*xi16>
  call @printMemrefI32(%uw) : (memref<*xi32>) -> ()
  call @printMemrefI16(%uh) : (memref<*xi16>) -> ()
  %floats = memref.view %raw[%c8][%c2] : memref<16xi8> to memref<?xf32>
  %pi = arith.constant 3.14159274 : f32
  %e = arith.constant -2.71828175 : f32
  memref.store %pi, %floats[%c0] : memref<?xf32>
  memref.store %e, %floats[%c1] : memref<?xf32>
  call @printMemrefI32(%uw) : (memref<*xi32>) -> ()
  %uf = memref.cast %floats : memref<?xf32> to memref<*xf32>
  call @printMemrefF32(%uf) : (memref<*xf32>) -> ()
  %text = memref.get_global @text : memref<27xi8>
  %dyn = memref.cast %text : memref<27xi8> to memref<?xi8>
  %r = call @words(%dyn) : (memref<?xi8>) -> i32
  memref.dealloc %raw : memref<16xi8>
  return %r : i32
}
