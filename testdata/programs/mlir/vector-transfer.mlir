// transfer_read and transfer_write: padding past the edge, masks, transposing and broadcasting maps.
// subject: vector
// pipeline: --convert-linalg-to-loops --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-vector-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-math-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// entry: main
// result: i32
// libs: c_runner_utils,runner_utils

memref.global "private" constant @grid : memref<3x5xi32> = dense<
  [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]>

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %pad = arith.constant -9 : i32
  %zero = arith.constant 0 : i32
  %s = memref.get_global @grid : memref<3x5xi32>
  %m = memref.cast %s : memref<3x5xi32> to memref<?x?xi32>

  // Reaches three columns and one row past the end.
  %a = vector.transfer_read %m[%c1, %c3], %pad : memref<?x?xi32>, vector<3x4xi32>
  vector.print %a : vector<3x4xi32>

  // A column read as a vector, and a row broadcast down.
  %b = vector.transfer_read %m[%c0, %c3], %pad {permutation_map = affine_map<(i, j) -> (i)>} : memref<?x?xi32>, vector<4xi32>
  vector.print %b : vector<4xi32>
  %c = vector.transfer_read %m[%c1, %c0], %pad {permutation_map = affine_map<(i, j) -> (0, j)>} : memref<?x?xi32>, vector<2x3xi32>
  vector.print %c : vector<2x3xi32>
  %t = vector.transfer_read %m[%c0, %c1], %pad {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<?x?xi32>, vector<2x3xi32>
  vector.print %t : vector<2x3xi32>

  // Masked read: lanes switched off give the padding.
  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %d = vector.transfer_read %m[%c1, %c1], %pad, %mask : memref<?x?xi32>, vector<4xi32>
  vector.print %d : vector<4xi32>

  // Writes past the edge are dropped, so are masked lanes.
  %out = memref.alloc() : memref<4x4xi32>
  linalg.fill ins(%zero : i32) outs(%out : memref<4x4xi32>)
  %dyn = memref.cast %out : memref<4x4xi32> to memref<?x?xi32>
  vector.transfer_write %a, %dyn[%c1, %c1] : vector<3x4xi32>, memref<?x?xi32>
  vector.transfer_write %d, %dyn[%c0, %c0], %mask : vector<4xi32>, memref<?x?xi32>
  %col = arith.constant dense<[70, 71, 72, 73]> : vector<4xi32>
  vector.transfer_write %col, %dyn[%c0, %c0] {permutation_map = affine_map<(i, j) -> (i)>} : vector<4xi32>, memref<?x?xi32>
  %u = memref.cast %out : memref<4x4xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %r = memref.load %out[%c3, %c3] : memref<4x4xi32>
  memref.dealloc %out : memref<4x4xi32>
  return %r : i32
}
