// A three-point stencil in strips of eight with a masked tail, on lengths 1 to 20.
// subject: vector
// pipeline: --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: f32
// libs: c_runner_utils,runner_utils

func.func private @printMemrefF32(memref<*xf32>)

func.func @smooth(%in: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %pass = arith.constant dense<0.0> : vector<8xf32>
  %half = arith.constant dense<0.5> : vector<8xf32>
  %quarter = arith.constant dense<0.25> : vector<8xf32>
  %n = memref.dim %out, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c8 {
    %left = arith.subi %n, %i : index
    %mask = vector.create_mask %left : vector<8xi1>
    %j = arith.addi %i, %c1 : index
    %k = arith.addi %i, %c2 : index
    %a = vector.maskedload %in[%i], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %b = vector.maskedload %in[%j], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %c = vector.transfer_read %in[%k], %zero, %mask : memref<?xf32>, vector<8xf32>
    %s = arith.addf %a, %c : vector<8xf32>
    %q = arith.mulf %s, %quarter : vector<8xf32>
    %h = arith.mulf %b, %half : vector<8xf32>
    %r = arith.addf %q, %h : vector<8xf32>
    vector.maskedstore %out[%i], %mask, %r : memref<?xf32>, vector<8xi1>, vector<8xf32>
  }
  return
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c21 = arith.constant 21 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %n = %c1 to %c21 step %c1 iter_args(%s = %zero) -> (f32) {
    %len = arith.addi %n, %c2 : index
    %in = memref.alloc(%len) : memref<?xf32>
    %out = memref.alloc(%n) : memref<?xf32>
    scf.for %i = %c0 to %len step %c1 {
      %k = arith.muli %i, %i : index
      %l = arith.index_cast %k : index to i32
      %f = arith.sitofp %l : i32 to f32
      memref.store %f, %in[%i] : memref<?xf32>
    }
    func.call @smooth(%in, %out) : (memref<?xf32>, memref<?xf32>) -> ()
    %last = arith.subi %n, %c1 : index
    %v = memref.load %out[%last] : memref<?xf32>
    %t = arith.addf %s, %v : f32
    %c11 = arith.constant 11 : index
    %is = arith.cmpi eq, %n, %c11 : index
    scf.if %is {
      %u = memref.cast %out : memref<?xf32> to memref<*xf32>
      func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    }
    memref.dealloc %in : memref<?xf32>
    memref.dealloc %out : memref<?xf32>
    scf.yield %t : f32
  }
  return %sum : f32
}
