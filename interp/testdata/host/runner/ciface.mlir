module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private @f32(dense<[[1.000000e+00, 2.500000e+00, -0.000000e+00], [1.000000e+10, 3.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.mlir.global private @g32(dense<[[1.000000e+00, 2.600000e+00, -0.000000e+00], [1.000000e+10, 3.000000e+00, 0x7F800000]]> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.mlir.global private @s(4.200000e+01 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global private @r1(dense<[3.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>) {addr_space = 0 : i32} : !llvm.array<3 x f32>
  llvm.mlir.global private @r3(dense<[[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]]> : tensor<1x2x2xf32>) {addr_space = 0 : i32} : !llvm.array<1 x array<2 x array<2 x f32>>>
  llvm.mlir.global private @r4(dense<[[[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]]]> : tensor<1x1x2x2xf32>) {addr_space = 0 : i32} : !llvm.array<1 x array<1 x array<2 x array<2 x f32>>>>
  llvm.mlir.global private @i8(dense<[65, 66, 67]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global private @i16(dense<[65, 66, 67]> : tensor<3xi16>) {addr_space = 0 : i32} : !llvm.array<3 x i16>
  llvm.mlir.global private @i32(dense<[65, 66, 67]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x i32>
  llvm.mlir.global private @i64(dense<[65, -66, 67, 3, 0]> : tensor<5xi64>) {addr_space = 0 : i32} : !llvm.array<5 x i64>
  llvm.mlir.global private @ind(dense<[65, 66, 67]> : tensor<3xindex>) {addr_space = 0 : i32} : !llvm.array<3 x i64>
  llvm.mlir.global private @f16(dense<[1.000000e+00, -0.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16>
  llvm.mlir.global private @g16(dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16>
  llvm.mlir.global private @bf16(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x bf16>
  llvm.mlir.global private @f64(dense<[6.500000e+00, -6.600000e+00, 0.000000e+00]> : tensor<3xf64>) {addr_space = 0 : i32} : !llvm.array<3 x f64>
  llvm.mlir.global private @c32(dense<(1.000000e+00,-2.000000e+00)> : tensor<1xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<1 x struct<(f32, f32)>>
  llvm.mlir.global private @c64(dense<(1.000000e+00,-2.000000e+00)> : tensor<1xcomplex<f64>>) {addr_space = 0 : i32} : !llvm.array<1 x struct<(f64, f64)>>
  llvm.func private @printMemrefF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefF32(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefF32(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefF32(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeF32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeF32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefF64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefF64(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefF64(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefF64(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeF64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeF64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeF64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dF64(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dF64(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dF64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefI8(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI8(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI8(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefI8(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefI8(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefI8(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeI8(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeI8(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeI8(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dI8(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dI8(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dI8(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefI16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefI16(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefI16(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefI16(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefI32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefI32(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefI32(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefI32(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeI32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeI32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeI32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dI32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dI32(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dI32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefI64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefI64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefI64(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefI64(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefI64(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeI64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeI64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeI64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dI64(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dI64(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dI64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefInd(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefInd(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefInd(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefInd(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefInd(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefInd(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeInd(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeInd(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeInd(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dInd(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dInd(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dInd(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefF16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefF16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefF16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefF16(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefF16(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefF16(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefBF16(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefBF16(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefBF16(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefBF16(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefBF16(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefBF16(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefC32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefC32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefC32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefC32(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefC32(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefC32(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeC32(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeC32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeC32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dC32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dC32(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dC32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefC64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefC64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefC64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @verifyMemRefC64(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %10 = llvm.call @_mlir_ciface_verifyMemRefC64(%4, %9) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.return %10 : i64
  }
  llvm.func @_mlir_ciface_verifyMemRefC64(!llvm.ptr, !llvm.ptr) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefShapeC64(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefShapeC64(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefShapeC64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dC64(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dC64(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dC64(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref0dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %3, %5 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref0dF32(%5) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref0dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref1dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref1dF32(%7) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref1dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref2dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref2dF32(%9) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref2dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref3dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %9 = llvm.insertvalue %arg8, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref3dF32(%11) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref3dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemref4dF32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %7 = llvm.insertvalue %arg8, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %9 = llvm.insertvalue %arg9, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %11 = llvm.insertvalue %arg10, %10[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.alloca %12 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %11, %13 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemref4dF32(%13) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemref4dF32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @printMemrefVector4x4xf32(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefVector4x4xf32(%9) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_printMemrefVector4x4xf32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printU64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func private @stdSortF32(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_stdSortF32(%arg0, %7) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_stdSortF32(i64, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @stdSortF64(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_stdSortF64(%arg0, %7) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_stdSortF64(i64, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @stdSortI64(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_stdSortI64(%arg0, %7) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_stdSortI64(i64, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @rtsrand(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @rtrand(!llvm.ptr, i64) -> i64 attributes {sym_visibility = "private"}
  llvm.func @rtdrand(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func private @shuffle(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_shuffle(%7, %arg5) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_shuffle(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @main() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(31 : i64) : i64
    %2 = llvm.mlir.constant(70001 : index) : i64
    %3 = llvm.mlir.constant(700 : index) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.constant(4294967295 : i64) : i64
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(123456789012345678 : i64) : i64
    %8 = llvm.mlir.constant(42 : i64) : i64
    %9 = llvm.mlir.constant(5 : i64) : i64
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(dense<1.000000e-01> : vector<4x4xf32>) : !llvm.array<4 x vector<4xf32>>
    %14 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00], [9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01], [1.300000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01]]> : vector<4x4xf32>) : !llvm.array<4 x vector<4xf32>>
    %15 = llvm.mlir.constant(9 : index) : i64
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = llvm.mlir.constant(3 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.constant(6 : index) : i64
    %20 = llvm.mlir.zero : !llvm.ptr
    %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.mlir.addressof @f32 : !llvm.ptr
    %24 = llvm.getelementptr %23[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %25 = llvm.mlir.constant(3735928559 : index) : i64
    %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
    %27 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %24, %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.insertvalue %16, %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.insertvalue %17, %32[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %17, %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %18, %34[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.alloca %36 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %35, %37 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %38 = llvm.mlir.constant(2 : index) : i64
    %39 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(i64, ptr)> 
    %41 = llvm.insertvalue %37, %40[1] : !llvm.struct<(i64, ptr)> 
    %42 = llvm.extractvalue %41[0] : !llvm.struct<(i64, ptr)> 
    %43 = llvm.extractvalue %41[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%42, %43) : (i64, !llvm.ptr) -> ()
    %44 = llvm.extractvalue %41[0] : !llvm.struct<(i64, ptr)> 
    %45 = llvm.extractvalue %41[1] : !llvm.struct<(i64, ptr)> 
    %46 = llvm.extractvalue %41[0] : !llvm.struct<(i64, ptr)> 
    %47 = llvm.extractvalue %41[1] : !llvm.struct<(i64, ptr)> 
    %48 = llvm.call @verifyMemRefF32(%44, %45, %46, %47) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%48) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %49 = llvm.extractvalue %41[0] : !llvm.struct<(i64, ptr)> 
    %50 = llvm.extractvalue %41[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeF32(%49, %50) : (i64, !llvm.ptr) -> ()
    %51 = llvm.mlir.constant(3 : index) : i64
    %52 = llvm.mlir.constant(1 : index) : i64
    %53 = llvm.mlir.zero : !llvm.ptr
    %54 = llvm.getelementptr %53[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %55 = llvm.ptrtoint %54 : !llvm.ptr to i64
    %56 = llvm.mlir.addressof @f64 : !llvm.ptr
    %57 = llvm.getelementptr %56[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x f64>
    %58 = llvm.mlir.constant(3735928559 : index) : i64
    %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
    %60 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %61 = llvm.insertvalue %59, %60[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %62 = llvm.insertvalue %57, %61[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.mlir.constant(0 : index) : i64
    %64 = llvm.insertvalue %63, %62[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %65 = llvm.insertvalue %51, %64[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %66 = llvm.insertvalue %52, %65[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %67 = llvm.mlir.constant(1 : index) : i64
    %68 = llvm.alloca %67 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %66, %68 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %69 = llvm.mlir.constant(1 : index) : i64
    %70 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %71 = llvm.insertvalue %69, %70[0] : !llvm.struct<(i64, ptr)> 
    %72 = llvm.insertvalue %68, %71[1] : !llvm.struct<(i64, ptr)> 
    %73 = llvm.extractvalue %72[0] : !llvm.struct<(i64, ptr)> 
    %74 = llvm.extractvalue %72[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF64(%73, %74) : (i64, !llvm.ptr) -> ()
    %75 = llvm.extractvalue %72[0] : !llvm.struct<(i64, ptr)> 
    %76 = llvm.extractvalue %72[1] : !llvm.struct<(i64, ptr)> 
    %77 = llvm.extractvalue %72[0] : !llvm.struct<(i64, ptr)> 
    %78 = llvm.extractvalue %72[1] : !llvm.struct<(i64, ptr)> 
    %79 = llvm.call @verifyMemRefF64(%75, %76, %77, %78) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%79) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %80 = llvm.extractvalue %72[0] : !llvm.struct<(i64, ptr)> 
    %81 = llvm.extractvalue %72[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeF64(%80, %81) : (i64, !llvm.ptr) -> ()
    %82 = llvm.extractvalue %66[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %83 = llvm.extractvalue %66[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %84 = llvm.extractvalue %66[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %85 = llvm.extractvalue %66[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %86 = llvm.extractvalue %66[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dF64(%82, %83, %84, %85, %86) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %87 = llvm.mlir.constant(3 : index) : i64
    %88 = llvm.mlir.constant(1 : index) : i64
    %89 = llvm.mlir.zero : !llvm.ptr
    %90 = llvm.getelementptr %89[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.ptrtoint %90 : !llvm.ptr to i64
    %92 = llvm.mlir.addressof @i8 : !llvm.ptr
    %93 = llvm.getelementptr %92[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    %94 = llvm.mlir.constant(3735928559 : index) : i64
    %95 = llvm.inttoptr %94 : i64 to !llvm.ptr
    %96 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %97 = llvm.insertvalue %95, %96[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %98 = llvm.insertvalue %93, %97[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %99 = llvm.mlir.constant(0 : index) : i64
    %100 = llvm.insertvalue %99, %98[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %101 = llvm.insertvalue %87, %100[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %102 = llvm.insertvalue %88, %101[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %103 = llvm.mlir.constant(1 : index) : i64
    %104 = llvm.alloca %103 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %102, %104 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %105 = llvm.mlir.constant(1 : index) : i64
    %106 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %107 = llvm.insertvalue %105, %106[0] : !llvm.struct<(i64, ptr)> 
    %108 = llvm.insertvalue %104, %107[1] : !llvm.struct<(i64, ptr)> 
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(i64, ptr)> 
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI8(%109, %110) : (i64, !llvm.ptr) -> ()
    %111 = llvm.extractvalue %108[0] : !llvm.struct<(i64, ptr)> 
    %112 = llvm.extractvalue %108[1] : !llvm.struct<(i64, ptr)> 
    %113 = llvm.extractvalue %108[0] : !llvm.struct<(i64, ptr)> 
    %114 = llvm.extractvalue %108[1] : !llvm.struct<(i64, ptr)> 
    %115 = llvm.call @verifyMemRefI8(%111, %112, %113, %114) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%115) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %116 = llvm.extractvalue %108[0] : !llvm.struct<(i64, ptr)> 
    %117 = llvm.extractvalue %108[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeI8(%116, %117) : (i64, !llvm.ptr) -> ()
    %118 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %119 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %120 = llvm.extractvalue %102[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %121 = llvm.extractvalue %102[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %122 = llvm.extractvalue %102[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dI8(%118, %119, %120, %121, %122) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %123 = llvm.mlir.constant(3 : index) : i64
    %124 = llvm.mlir.constant(1 : index) : i64
    %125 = llvm.mlir.zero : !llvm.ptr
    %126 = llvm.getelementptr %125[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %127 = llvm.ptrtoint %126 : !llvm.ptr to i64
    %128 = llvm.mlir.addressof @i16 : !llvm.ptr
    %129 = llvm.getelementptr %128[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i16>
    %130 = llvm.mlir.constant(3735928559 : index) : i64
    %131 = llvm.inttoptr %130 : i64 to !llvm.ptr
    %132 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %133 = llvm.insertvalue %131, %132[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %134 = llvm.insertvalue %129, %133[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %135 = llvm.mlir.constant(0 : index) : i64
    %136 = llvm.insertvalue %135, %134[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %137 = llvm.insertvalue %123, %136[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %138 = llvm.insertvalue %124, %137[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %139 = llvm.mlir.constant(1 : index) : i64
    %140 = llvm.alloca %139 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %138, %140 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %141 = llvm.mlir.constant(1 : index) : i64
    %142 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %143 = llvm.insertvalue %141, %142[0] : !llvm.struct<(i64, ptr)> 
    %144 = llvm.insertvalue %140, %143[1] : !llvm.struct<(i64, ptr)> 
    %145 = llvm.extractvalue %144[0] : !llvm.struct<(i64, ptr)> 
    %146 = llvm.extractvalue %144[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI16(%145, %146) : (i64, !llvm.ptr) -> ()
    %147 = llvm.extractvalue %144[0] : !llvm.struct<(i64, ptr)> 
    %148 = llvm.extractvalue %144[1] : !llvm.struct<(i64, ptr)> 
    %149 = llvm.extractvalue %144[0] : !llvm.struct<(i64, ptr)> 
    %150 = llvm.extractvalue %144[1] : !llvm.struct<(i64, ptr)> 
    %151 = llvm.call @verifyMemRefI16(%147, %148, %149, %150) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%151) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %152 = llvm.mlir.constant(3 : index) : i64
    %153 = llvm.mlir.constant(1 : index) : i64
    %154 = llvm.mlir.zero : !llvm.ptr
    %155 = llvm.getelementptr %154[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %156 = llvm.ptrtoint %155 : !llvm.ptr to i64
    %157 = llvm.mlir.addressof @i32 : !llvm.ptr
    %158 = llvm.getelementptr %157[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
    %159 = llvm.mlir.constant(3735928559 : index) : i64
    %160 = llvm.inttoptr %159 : i64 to !llvm.ptr
    %161 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %162 = llvm.insertvalue %160, %161[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %163 = llvm.insertvalue %158, %162[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %164 = llvm.mlir.constant(0 : index) : i64
    %165 = llvm.insertvalue %164, %163[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %166 = llvm.insertvalue %152, %165[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %167 = llvm.insertvalue %153, %166[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %168 = llvm.mlir.constant(1 : index) : i64
    %169 = llvm.alloca %168 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %167, %169 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %170 = llvm.mlir.constant(1 : index) : i64
    %171 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %172 = llvm.insertvalue %170, %171[0] : !llvm.struct<(i64, ptr)> 
    %173 = llvm.insertvalue %169, %172[1] : !llvm.struct<(i64, ptr)> 
    %174 = llvm.extractvalue %173[0] : !llvm.struct<(i64, ptr)> 
    %175 = llvm.extractvalue %173[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%174, %175) : (i64, !llvm.ptr) -> ()
    %176 = llvm.extractvalue %173[0] : !llvm.struct<(i64, ptr)> 
    %177 = llvm.extractvalue %173[1] : !llvm.struct<(i64, ptr)> 
    %178 = llvm.extractvalue %173[0] : !llvm.struct<(i64, ptr)> 
    %179 = llvm.extractvalue %173[1] : !llvm.struct<(i64, ptr)> 
    %180 = llvm.call @verifyMemRefI32(%176, %177, %178, %179) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%180) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %181 = llvm.extractvalue %173[0] : !llvm.struct<(i64, ptr)> 
    %182 = llvm.extractvalue %173[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeI32(%181, %182) : (i64, !llvm.ptr) -> ()
    %183 = llvm.extractvalue %167[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %184 = llvm.extractvalue %167[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %185 = llvm.extractvalue %167[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %186 = llvm.extractvalue %167[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %187 = llvm.extractvalue %167[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dI32(%183, %184, %185, %186, %187) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %188 = llvm.mlir.constant(5 : index) : i64
    %189 = llvm.mlir.constant(1 : index) : i64
    %190 = llvm.mlir.zero : !llvm.ptr
    %191 = llvm.getelementptr %190[%188] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %192 = llvm.ptrtoint %191 : !llvm.ptr to i64
    %193 = llvm.mlir.addressof @i64 : !llvm.ptr
    %194 = llvm.getelementptr %193[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %195 = llvm.mlir.constant(3735928559 : index) : i64
    %196 = llvm.inttoptr %195 : i64 to !llvm.ptr
    %197 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %198 = llvm.insertvalue %196, %197[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %199 = llvm.insertvalue %194, %198[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %200 = llvm.mlir.constant(0 : index) : i64
    %201 = llvm.insertvalue %200, %199[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %202 = llvm.insertvalue %188, %201[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %203 = llvm.insertvalue %189, %202[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %204 = llvm.mlir.constant(1 : index) : i64
    %205 = llvm.alloca %204 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %203, %205 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %206 = llvm.mlir.constant(1 : index) : i64
    %207 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %208 = llvm.insertvalue %206, %207[0] : !llvm.struct<(i64, ptr)> 
    %209 = llvm.insertvalue %205, %208[1] : !llvm.struct<(i64, ptr)> 
    %210 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %211 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%210, %211) : (i64, !llvm.ptr) -> ()
    %212 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %213 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    %214 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %215 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    %216 = llvm.call @verifyMemRefI64(%212, %213, %214, %215) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%216) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %217 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %218 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeI64(%217, %218) : (i64, !llvm.ptr) -> ()
    %219 = llvm.extractvalue %203[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %220 = llvm.extractvalue %203[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %221 = llvm.extractvalue %203[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %222 = llvm.extractvalue %203[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %223 = llvm.extractvalue %203[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dI64(%219, %220, %221, %222, %223) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %224 = llvm.mlir.constant(3 : index) : i64
    %225 = llvm.mlir.constant(1 : index) : i64
    %226 = llvm.mlir.zero : !llvm.ptr
    %227 = llvm.getelementptr %226[%224] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %228 = llvm.ptrtoint %227 : !llvm.ptr to i64
    %229 = llvm.mlir.addressof @ind : !llvm.ptr
    %230 = llvm.getelementptr %229[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
    %231 = llvm.mlir.constant(3735928559 : index) : i64
    %232 = llvm.inttoptr %231 : i64 to !llvm.ptr
    %233 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %234 = llvm.insertvalue %232, %233[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %235 = llvm.insertvalue %230, %234[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %236 = llvm.mlir.constant(0 : index) : i64
    %237 = llvm.insertvalue %236, %235[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %238 = llvm.insertvalue %224, %237[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %239 = llvm.insertvalue %225, %238[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %240 = llvm.mlir.constant(1 : index) : i64
    %241 = llvm.alloca %240 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %239, %241 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %242 = llvm.mlir.constant(1 : index) : i64
    %243 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %244 = llvm.insertvalue %242, %243[0] : !llvm.struct<(i64, ptr)> 
    %245 = llvm.insertvalue %241, %244[1] : !llvm.struct<(i64, ptr)> 
    %246 = llvm.extractvalue %245[0] : !llvm.struct<(i64, ptr)> 
    %247 = llvm.extractvalue %245[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefInd(%246, %247) : (i64, !llvm.ptr) -> ()
    %248 = llvm.extractvalue %245[0] : !llvm.struct<(i64, ptr)> 
    %249 = llvm.extractvalue %245[1] : !llvm.struct<(i64, ptr)> 
    %250 = llvm.extractvalue %245[0] : !llvm.struct<(i64, ptr)> 
    %251 = llvm.extractvalue %245[1] : !llvm.struct<(i64, ptr)> 
    %252 = llvm.call @verifyMemRefInd(%248, %249, %250, %251) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%252) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %253 = llvm.extractvalue %245[0] : !llvm.struct<(i64, ptr)> 
    %254 = llvm.extractvalue %245[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeInd(%253, %254) : (i64, !llvm.ptr) -> ()
    %255 = llvm.extractvalue %239[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %256 = llvm.extractvalue %239[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %257 = llvm.extractvalue %239[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %258 = llvm.extractvalue %239[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %259 = llvm.extractvalue %239[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dInd(%255, %256, %257, %258, %259) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %260 = llvm.mlir.constant(2 : index) : i64
    %261 = llvm.mlir.constant(1 : index) : i64
    %262 = llvm.mlir.zero : !llvm.ptr
    %263 = llvm.getelementptr %262[%260] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %264 = llvm.ptrtoint %263 : !llvm.ptr to i64
    %265 = llvm.mlir.addressof @f16 : !llvm.ptr
    %266 = llvm.getelementptr %265[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x f16>
    %267 = llvm.mlir.constant(3735928559 : index) : i64
    %268 = llvm.inttoptr %267 : i64 to !llvm.ptr
    %269 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %270 = llvm.insertvalue %268, %269[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %271 = llvm.insertvalue %266, %270[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %272 = llvm.mlir.constant(0 : index) : i64
    %273 = llvm.insertvalue %272, %271[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %274 = llvm.insertvalue %260, %273[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %275 = llvm.insertvalue %261, %274[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %276 = llvm.mlir.constant(1 : index) : i64
    %277 = llvm.alloca %276 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %275, %277 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %278 = llvm.mlir.constant(1 : index) : i64
    %279 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %280 = llvm.insertvalue %278, %279[0] : !llvm.struct<(i64, ptr)> 
    %281 = llvm.insertvalue %277, %280[1] : !llvm.struct<(i64, ptr)> 
    %282 = llvm.extractvalue %281[0] : !llvm.struct<(i64, ptr)> 
    %283 = llvm.extractvalue %281[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF16(%282, %283) : (i64, !llvm.ptr) -> ()
    %284 = llvm.extractvalue %281[0] : !llvm.struct<(i64, ptr)> 
    %285 = llvm.extractvalue %281[1] : !llvm.struct<(i64, ptr)> 
    %286 = llvm.extractvalue %281[0] : !llvm.struct<(i64, ptr)> 
    %287 = llvm.extractvalue %281[1] : !llvm.struct<(i64, ptr)> 
    %288 = llvm.call @verifyMemRefF16(%284, %285, %286, %287) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%288) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %289 = llvm.mlir.constant(2 : index) : i64
    %290 = llvm.mlir.constant(1 : index) : i64
    %291 = llvm.mlir.zero : !llvm.ptr
    %292 = llvm.getelementptr %291[%289] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %293 = llvm.ptrtoint %292 : !llvm.ptr to i64
    %294 = llvm.mlir.addressof @bf16 : !llvm.ptr
    %295 = llvm.getelementptr %294[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x bf16>
    %296 = llvm.mlir.constant(3735928559 : index) : i64
    %297 = llvm.inttoptr %296 : i64 to !llvm.ptr
    %298 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %299 = llvm.insertvalue %297, %298[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %300 = llvm.insertvalue %295, %299[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %301 = llvm.mlir.constant(0 : index) : i64
    %302 = llvm.insertvalue %301, %300[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %303 = llvm.insertvalue %289, %302[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %304 = llvm.insertvalue %290, %303[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %305 = llvm.mlir.constant(1 : index) : i64
    %306 = llvm.alloca %305 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %304, %306 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %307 = llvm.mlir.constant(1 : index) : i64
    %308 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %309 = llvm.insertvalue %307, %308[0] : !llvm.struct<(i64, ptr)> 
    %310 = llvm.insertvalue %306, %309[1] : !llvm.struct<(i64, ptr)> 
    %311 = llvm.extractvalue %310[0] : !llvm.struct<(i64, ptr)> 
    %312 = llvm.extractvalue %310[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefBF16(%311, %312) : (i64, !llvm.ptr) -> ()
    %313 = llvm.extractvalue %310[0] : !llvm.struct<(i64, ptr)> 
    %314 = llvm.extractvalue %310[1] : !llvm.struct<(i64, ptr)> 
    %315 = llvm.extractvalue %310[0] : !llvm.struct<(i64, ptr)> 
    %316 = llvm.extractvalue %310[1] : !llvm.struct<(i64, ptr)> 
    %317 = llvm.call @verifyMemRefBF16(%313, %314, %315, %316) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%317) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %318 = llvm.mlir.constant(1 : index) : i64
    %319 = llvm.mlir.constant(1 : index) : i64
    %320 = llvm.mlir.zero : !llvm.ptr
    %321 = llvm.getelementptr %320[%318] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %322 = llvm.ptrtoint %321 : !llvm.ptr to i64
    %323 = llvm.mlir.addressof @c32 : !llvm.ptr
    %324 = llvm.getelementptr %323[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x struct<(f32, f32)>>
    %325 = llvm.mlir.constant(3735928559 : index) : i64
    %326 = llvm.inttoptr %325 : i64 to !llvm.ptr
    %327 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %328 = llvm.insertvalue %326, %327[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %329 = llvm.insertvalue %324, %328[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %330 = llvm.mlir.constant(0 : index) : i64
    %331 = llvm.insertvalue %330, %329[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %332 = llvm.insertvalue %318, %331[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %333 = llvm.insertvalue %319, %332[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %334 = llvm.mlir.constant(1 : index) : i64
    %335 = llvm.alloca %334 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %333, %335 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %336 = llvm.mlir.constant(1 : index) : i64
    %337 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %338 = llvm.insertvalue %336, %337[0] : !llvm.struct<(i64, ptr)> 
    %339 = llvm.insertvalue %335, %338[1] : !llvm.struct<(i64, ptr)> 
    %340 = llvm.extractvalue %339[0] : !llvm.struct<(i64, ptr)> 
    %341 = llvm.extractvalue %339[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC32(%340, %341) : (i64, !llvm.ptr) -> ()
    %342 = llvm.extractvalue %339[0] : !llvm.struct<(i64, ptr)> 
    %343 = llvm.extractvalue %339[1] : !llvm.struct<(i64, ptr)> 
    %344 = llvm.extractvalue %339[0] : !llvm.struct<(i64, ptr)> 
    %345 = llvm.extractvalue %339[1] : !llvm.struct<(i64, ptr)> 
    %346 = llvm.call @verifyMemRefC32(%342, %343, %344, %345) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%346) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %347 = llvm.extractvalue %339[0] : !llvm.struct<(i64, ptr)> 
    %348 = llvm.extractvalue %339[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeC32(%347, %348) : (i64, !llvm.ptr) -> ()
    %349 = llvm.extractvalue %333[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %350 = llvm.extractvalue %333[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %351 = llvm.extractvalue %333[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %352 = llvm.extractvalue %333[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %353 = llvm.extractvalue %333[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dC32(%349, %350, %351, %352, %353) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %354 = llvm.mlir.constant(1 : index) : i64
    %355 = llvm.mlir.constant(1 : index) : i64
    %356 = llvm.mlir.zero : !llvm.ptr
    %357 = llvm.getelementptr %356[%354] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %358 = llvm.ptrtoint %357 : !llvm.ptr to i64
    %359 = llvm.mlir.addressof @c64 : !llvm.ptr
    %360 = llvm.getelementptr %359[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x struct<(f64, f64)>>
    %361 = llvm.mlir.constant(3735928559 : index) : i64
    %362 = llvm.inttoptr %361 : i64 to !llvm.ptr
    %363 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %364 = llvm.insertvalue %362, %363[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %365 = llvm.insertvalue %360, %364[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %366 = llvm.mlir.constant(0 : index) : i64
    %367 = llvm.insertvalue %366, %365[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %368 = llvm.insertvalue %354, %367[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %369 = llvm.insertvalue %355, %368[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %370 = llvm.mlir.constant(1 : index) : i64
    %371 = llvm.alloca %370 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %369, %371 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %372 = llvm.mlir.constant(1 : index) : i64
    %373 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %374 = llvm.insertvalue %372, %373[0] : !llvm.struct<(i64, ptr)> 
    %375 = llvm.insertvalue %371, %374[1] : !llvm.struct<(i64, ptr)> 
    %376 = llvm.extractvalue %375[0] : !llvm.struct<(i64, ptr)> 
    %377 = llvm.extractvalue %375[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC64(%376, %377) : (i64, !llvm.ptr) -> ()
    %378 = llvm.extractvalue %375[0] : !llvm.struct<(i64, ptr)> 
    %379 = llvm.extractvalue %375[1] : !llvm.struct<(i64, ptr)> 
    %380 = llvm.extractvalue %375[0] : !llvm.struct<(i64, ptr)> 
    %381 = llvm.extractvalue %375[1] : !llvm.struct<(i64, ptr)> 
    %382 = llvm.call @verifyMemRefC64(%378, %379, %380, %381) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%382) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %383 = llvm.extractvalue %375[0] : !llvm.struct<(i64, ptr)> 
    %384 = llvm.extractvalue %375[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeC64(%383, %384) : (i64, !llvm.ptr) -> ()
    %385 = llvm.extractvalue %369[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %386 = llvm.extractvalue %369[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %387 = llvm.extractvalue %369[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %388 = llvm.extractvalue %369[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %389 = llvm.extractvalue %369[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dC64(%385, %386, %387, %388, %389) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %390 = llvm.mlir.constant(1 : index) : i64
    %391 = llvm.mlir.zero : !llvm.ptr
    %392 = llvm.getelementptr %391[%390] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %393 = llvm.ptrtoint %392 : !llvm.ptr to i64
    %394 = llvm.mlir.addressof @s : !llvm.ptr
    %395 = llvm.getelementptr %394[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %396 = llvm.mlir.constant(3735928559 : index) : i64
    %397 = llvm.inttoptr %396 : i64 to !llvm.ptr
    %398 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %399 = llvm.insertvalue %397, %398[0] : !llvm.struct<(ptr, ptr, i64)> 
    %400 = llvm.insertvalue %395, %399[1] : !llvm.struct<(ptr, ptr, i64)> 
    %401 = llvm.mlir.constant(0 : index) : i64
    %402 = llvm.insertvalue %401, %400[2] : !llvm.struct<(ptr, ptr, i64)> 
    %403 = llvm.extractvalue %402[0] : !llvm.struct<(ptr, ptr, i64)> 
    %404 = llvm.extractvalue %402[1] : !llvm.struct<(ptr, ptr, i64)> 
    %405 = llvm.extractvalue %402[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @printMemref0dF32(%403, %404, %405) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %406 = llvm.mlir.constant(3 : index) : i64
    %407 = llvm.mlir.constant(1 : index) : i64
    %408 = llvm.mlir.zero : !llvm.ptr
    %409 = llvm.getelementptr %408[%406] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %410 = llvm.ptrtoint %409 : !llvm.ptr to i64
    %411 = llvm.mlir.addressof @r1 : !llvm.ptr
    %412 = llvm.getelementptr %411[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x f32>
    %413 = llvm.mlir.constant(3735928559 : index) : i64
    %414 = llvm.inttoptr %413 : i64 to !llvm.ptr
    %415 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %416 = llvm.insertvalue %414, %415[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %417 = llvm.insertvalue %412, %416[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %418 = llvm.mlir.constant(0 : index) : i64
    %419 = llvm.insertvalue %418, %417[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %420 = llvm.insertvalue %406, %419[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %421 = llvm.insertvalue %407, %420[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %422 = llvm.mlir.constant(1 : index) : i64
    %423 = llvm.alloca %422 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %421, %423 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %424 = llvm.mlir.constant(1 : index) : i64
    %425 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %426 = llvm.insertvalue %424, %425[0] : !llvm.struct<(i64, ptr)> 
    %427 = llvm.insertvalue %423, %426[1] : !llvm.struct<(i64, ptr)> 
    %428 = llvm.extractvalue %421[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %429 = llvm.extractvalue %421[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %430 = llvm.extractvalue %421[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %431 = llvm.extractvalue %421[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %432 = llvm.extractvalue %421[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dF32(%428, %429, %430, %431, %432) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %433 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %434 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %435 = llvm.extractvalue %35[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %436 = llvm.extractvalue %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %437 = llvm.extractvalue %35[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %438 = llvm.extractvalue %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %439 = llvm.extractvalue %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @printMemref2dF32(%433, %434, %435, %436, %437, %438, %439) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %440 = llvm.mlir.constant(1 : index) : i64
    %441 = llvm.mlir.constant(2 : index) : i64
    %442 = llvm.mlir.constant(2 : index) : i64
    %443 = llvm.mlir.constant(1 : index) : i64
    %444 = llvm.mlir.constant(4 : index) : i64
    %445 = llvm.mlir.constant(4 : index) : i64
    %446 = llvm.mlir.zero : !llvm.ptr
    %447 = llvm.getelementptr %446[%445] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %448 = llvm.ptrtoint %447 : !llvm.ptr to i64
    %449 = llvm.mlir.addressof @r3 : !llvm.ptr
    %450 = llvm.getelementptr %449[0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x array<2 x array<2 x f32>>>
    %451 = llvm.mlir.constant(3735928559 : index) : i64
    %452 = llvm.inttoptr %451 : i64 to !llvm.ptr
    %453 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %454 = llvm.insertvalue %452, %453[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %455 = llvm.insertvalue %450, %454[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %456 = llvm.mlir.constant(0 : index) : i64
    %457 = llvm.insertvalue %456, %455[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %458 = llvm.insertvalue %440, %457[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %459 = llvm.insertvalue %441, %458[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %460 = llvm.insertvalue %442, %459[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %461 = llvm.insertvalue %444, %460[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %462 = llvm.insertvalue %442, %461[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %463 = llvm.insertvalue %443, %462[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %464 = llvm.extractvalue %463[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %465 = llvm.extractvalue %463[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %466 = llvm.extractvalue %463[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %467 = llvm.extractvalue %463[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %468 = llvm.extractvalue %463[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %469 = llvm.extractvalue %463[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %470 = llvm.extractvalue %463[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %471 = llvm.extractvalue %463[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %472 = llvm.extractvalue %463[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    llvm.call @printMemref3dF32(%464, %465, %466, %467, %468, %469, %470, %471, %472) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64) -> ()
    %473 = llvm.mlir.constant(1 : index) : i64
    %474 = llvm.mlir.constant(1 : index) : i64
    %475 = llvm.mlir.constant(2 : index) : i64
    %476 = llvm.mlir.constant(2 : index) : i64
    %477 = llvm.mlir.constant(1 : index) : i64
    %478 = llvm.mlir.constant(4 : index) : i64
    %479 = llvm.mlir.constant(4 : index) : i64
    %480 = llvm.mlir.constant(4 : index) : i64
    %481 = llvm.mlir.zero : !llvm.ptr
    %482 = llvm.getelementptr %481[%480] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %483 = llvm.ptrtoint %482 : !llvm.ptr to i64
    %484 = llvm.mlir.addressof @r4 : !llvm.ptr
    %485 = llvm.getelementptr %484[0, 0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x array<1 x array<2 x array<2 x f32>>>>
    %486 = llvm.mlir.constant(3735928559 : index) : i64
    %487 = llvm.inttoptr %486 : i64 to !llvm.ptr
    %488 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %489 = llvm.insertvalue %487, %488[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %490 = llvm.insertvalue %485, %489[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %491 = llvm.mlir.constant(0 : index) : i64
    %492 = llvm.insertvalue %491, %490[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %493 = llvm.insertvalue %473, %492[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %494 = llvm.insertvalue %474, %493[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %495 = llvm.insertvalue %475, %494[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %496 = llvm.insertvalue %476, %495[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %497 = llvm.insertvalue %479, %496[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %498 = llvm.insertvalue %478, %497[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %499 = llvm.insertvalue %476, %498[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %500 = llvm.insertvalue %477, %499[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %501 = llvm.extractvalue %500[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %502 = llvm.extractvalue %500[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %503 = llvm.extractvalue %500[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %504 = llvm.extractvalue %500[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %505 = llvm.extractvalue %500[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %506 = llvm.extractvalue %500[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %507 = llvm.extractvalue %500[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %508 = llvm.extractvalue %500[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %509 = llvm.extractvalue %500[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %510 = llvm.extractvalue %500[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %511 = llvm.extractvalue %500[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    llvm.call @printMemref4dF32(%501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
    %512 = llvm.mlir.constant(1 : index) : i64
    %513 = llvm.mlir.constant(2 : index) : i64
    %514 = llvm.mlir.constant(1 : index) : i64
    %515 = llvm.mlir.constant(2 : index) : i64
    %516 = llvm.mlir.zero : !llvm.ptr
    %517 = llvm.getelementptr %516[%515] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x vector<4xf32>>
    %518 = llvm.ptrtoint %517 : !llvm.ptr to i64
    %519 = llvm.mlir.zero : !llvm.ptr
    %520 = llvm.getelementptr %519[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x vector<4xf32>>
    %521 = llvm.ptrtoint %520 : !llvm.ptr to i64
    %522 = llvm.add %518, %521 : i64
    %523 = llvm.call @malloc(%522) : (i64) -> !llvm.ptr
    %524 = llvm.ptrtoint %523 : !llvm.ptr to i64
    %525 = llvm.mlir.constant(1 : index) : i64
    %526 = llvm.sub %521, %525 : i64
    %527 = llvm.add %524, %526 : i64
    %528 = llvm.urem %527, %521 : i64
    %529 = llvm.sub %527, %528 : i64
    %530 = llvm.inttoptr %529 : i64 to !llvm.ptr
    %531 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %532 = llvm.insertvalue %523, %531[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %533 = llvm.insertvalue %530, %532[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %534 = llvm.mlir.constant(0 : index) : i64
    %535 = llvm.insertvalue %534, %533[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %536 = llvm.insertvalue %512, %535[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %537 = llvm.insertvalue %513, %536[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %538 = llvm.insertvalue %513, %537[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %539 = llvm.insertvalue %514, %538[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %540 = llvm.extractvalue %539[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %541 = llvm.mlir.constant(2 : index) : i64
    %542 = llvm.mul %12, %541 overflow<nsw, nuw> : i64
    %543 = llvm.add %542, %12 overflow<nsw, nuw> : i64
    %544 = llvm.getelementptr inbounds|nuw %540[%543] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x vector<4xf32>>
    llvm.store %14, %544 : !llvm.array<4 x vector<4xf32>>, !llvm.ptr
    %545 = llvm.extractvalue %539[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %546 = llvm.mlir.constant(2 : index) : i64
    %547 = llvm.mul %12, %546 overflow<nsw, nuw> : i64
    %548 = llvm.add %547, %11 overflow<nsw, nuw> : i64
    %549 = llvm.getelementptr inbounds|nuw %545[%548] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x vector<4xf32>>
    llvm.store %13, %549 : !llvm.array<4 x vector<4xf32>>, !llvm.ptr
    %550 = llvm.extractvalue %539[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %551 = llvm.extractvalue %539[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %552 = llvm.extractvalue %539[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %553 = llvm.extractvalue %539[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %554 = llvm.extractvalue %539[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %555 = llvm.extractvalue %539[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %556 = llvm.extractvalue %539[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @printMemrefVector4x4xf32(%550, %551, %552, %553, %554, %555, %556) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %557 = llvm.mlir.constant(2 : index) : i64
    %558 = llvm.mlir.constant(3 : index) : i64
    %559 = llvm.mlir.constant(1 : index) : i64
    %560 = llvm.mlir.constant(6 : index) : i64
    %561 = llvm.mlir.zero : !llvm.ptr
    %562 = llvm.getelementptr %561[%560] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.ptrtoint %562 : !llvm.ptr to i64
    %564 = llvm.mlir.addressof @g32 : !llvm.ptr
    %565 = llvm.getelementptr %564[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %566 = llvm.mlir.constant(3735928559 : index) : i64
    %567 = llvm.inttoptr %566 : i64 to !llvm.ptr
    %568 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %569 = llvm.insertvalue %567, %568[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %570 = llvm.insertvalue %565, %569[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %571 = llvm.mlir.constant(0 : index) : i64
    %572 = llvm.insertvalue %571, %570[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %573 = llvm.insertvalue %557, %572[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %574 = llvm.insertvalue %558, %573[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %575 = llvm.insertvalue %558, %574[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %576 = llvm.insertvalue %559, %575[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %577 = llvm.mlir.constant(1 : index) : i64
    %578 = llvm.alloca %577 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %576, %578 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %579 = llvm.mlir.constant(2 : index) : i64
    %580 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %581 = llvm.insertvalue %579, %580[0] : !llvm.struct<(i64, ptr)> 
    %582 = llvm.insertvalue %578, %581[1] : !llvm.struct<(i64, ptr)> 
    %583 = llvm.extractvalue %582[0] : !llvm.struct<(i64, ptr)> 
    %584 = llvm.extractvalue %582[1] : !llvm.struct<(i64, ptr)> 
    %585 = llvm.extractvalue %41[0] : !llvm.struct<(i64, ptr)> 
    %586 = llvm.extractvalue %41[1] : !llvm.struct<(i64, ptr)> 
    %587 = llvm.call @verifyMemRefF32(%583, %584, %585, %586) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%587) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %588 = llvm.extractvalue %582[0] : !llvm.struct<(i64, ptr)> 
    %589 = llvm.extractvalue %582[1] : !llvm.struct<(i64, ptr)> 
    %590 = llvm.extractvalue %427[0] : !llvm.struct<(i64, ptr)> 
    %591 = llvm.extractvalue %427[1] : !llvm.struct<(i64, ptr)> 
    %592 = llvm.call @verifyMemRefF32(%588, %589, %590, %591) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%592) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %593 = llvm.mlir.constant(2 : index) : i64
    %594 = llvm.mlir.constant(1 : index) : i64
    %595 = llvm.mlir.zero : !llvm.ptr
    %596 = llvm.getelementptr %595[%593] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %597 = llvm.ptrtoint %596 : !llvm.ptr to i64
    %598 = llvm.mlir.addressof @g16 : !llvm.ptr
    %599 = llvm.getelementptr %598[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x f16>
    %600 = llvm.mlir.constant(3735928559 : index) : i64
    %601 = llvm.inttoptr %600 : i64 to !llvm.ptr
    %602 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %603 = llvm.insertvalue %601, %602[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %604 = llvm.insertvalue %599, %603[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %605 = llvm.mlir.constant(0 : index) : i64
    %606 = llvm.insertvalue %605, %604[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %607 = llvm.insertvalue %593, %606[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %608 = llvm.insertvalue %594, %607[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %609 = llvm.mlir.constant(1 : index) : i64
    %610 = llvm.alloca %609 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %608, %610 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %611 = llvm.mlir.constant(1 : index) : i64
    %612 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %613 = llvm.insertvalue %611, %612[0] : !llvm.struct<(i64, ptr)> 
    %614 = llvm.insertvalue %610, %613[1] : !llvm.struct<(i64, ptr)> 
    %615 = llvm.extractvalue %614[0] : !llvm.struct<(i64, ptr)> 
    %616 = llvm.extractvalue %614[1] : !llvm.struct<(i64, ptr)> 
    %617 = llvm.extractvalue %281[0] : !llvm.struct<(i64, ptr)> 
    %618 = llvm.extractvalue %281[1] : !llvm.struct<(i64, ptr)> 
    %619 = llvm.call @verifyMemRefF16(%615, %616, %617, %618) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    llvm.call @printI64(%619) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %620 = llvm.extractvalue %421[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %621 = llvm.extractvalue %421[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %622 = llvm.extractvalue %421[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %623 = llvm.extractvalue %421[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %624 = llvm.extractvalue %421[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @stdSortF32(%10, %620, %621, %622, %623, %624) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %625 = llvm.extractvalue %427[0] : !llvm.struct<(i64, ptr)> 
    %626 = llvm.extractvalue %427[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%625, %626) : (i64, !llvm.ptr) -> ()
    %627 = llvm.extractvalue %66[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %628 = llvm.extractvalue %66[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %629 = llvm.extractvalue %66[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %630 = llvm.extractvalue %66[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %631 = llvm.extractvalue %66[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @stdSortF64(%10, %627, %628, %629, %630, %631) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %632 = llvm.extractvalue %72[0] : !llvm.struct<(i64, ptr)> 
    %633 = llvm.extractvalue %72[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF64(%632, %633) : (i64, !llvm.ptr) -> ()
    %634 = llvm.extractvalue %203[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %635 = llvm.extractvalue %203[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %636 = llvm.extractvalue %203[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %637 = llvm.extractvalue %203[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %638 = llvm.extractvalue %203[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @stdSortI64(%9, %634, %635, %636, %637, %638) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %639 = llvm.extractvalue %209[0] : !llvm.struct<(i64, ptr)> 
    %640 = llvm.extractvalue %209[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%639, %640) : (i64, !llvm.ptr) -> ()
    %641 = llvm.call @rtsrand(%8) : (i64) -> !llvm.ptr
    %642 = llvm.call @rtrand(%641, %6) : (!llvm.ptr, i64) -> i64
    llvm.call @printU64(%642) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    %643 = llvm.call @rtrand(%641, %7) : (!llvm.ptr, i64) -> i64
    llvm.call @printU64(%643) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    %644 = llvm.call @rtrand(%641, %5) : (!llvm.ptr, i64) -> i64
    llvm.call @printU64(%644) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    %645 = llvm.call @rtrand(%641, %4) : (!llvm.ptr, i64) -> i64
    llvm.call @printU64(%645) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.br ^bb1(%12 : i64)
  ^bb1(%646: i64):  // 2 preds: ^bb0, ^bb2
    %647 = llvm.icmp "slt" %646, %3 : i64
    llvm.cond_br %647, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %648 = llvm.call @rtrand(%641, %6) : (!llvm.ptr, i64) -> i64
    llvm.call @printU64(%648) : (i64) -> ()
    %649 = llvm.add %646, %11 : i64
    llvm.br ^bb1(%649 : i64)
  ^bb3:  // pred: ^bb1
    llvm.call @printNewline() : () -> ()
    llvm.br ^bb4(%11 : i64)
  ^bb4(%650: i64):  // 2 preds: ^bb3, ^bb5
    %651 = llvm.icmp "slt" %650, %15 : i64
    llvm.cond_br %651, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %652 = llvm.mlir.constant(1 : index) : i64
    %653 = llvm.mlir.zero : !llvm.ptr
    %654 = llvm.getelementptr %653[%650] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %655 = llvm.ptrtoint %654 : !llvm.ptr to i64
    %656 = llvm.call @malloc(%655) : (i64) -> !llvm.ptr
    %657 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %658 = llvm.insertvalue %656, %657[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %659 = llvm.insertvalue %656, %658[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %660 = llvm.mlir.constant(0 : index) : i64
    %661 = llvm.insertvalue %660, %659[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %662 = llvm.insertvalue %650, %661[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %663 = llvm.insertvalue %652, %662[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %664 = llvm.extractvalue %663[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %665 = llvm.extractvalue %663[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %666 = llvm.extractvalue %663[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %667 = llvm.extractvalue %663[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %668 = llvm.extractvalue %663[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @shuffle(%664, %665, %666, %667, %668, %641) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr) -> ()
    %669 = llvm.mlir.constant(1 : index) : i64
    %670 = llvm.alloca %669 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %663, %670 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %671 = llvm.mlir.constant(1 : index) : i64
    %672 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %673 = llvm.insertvalue %671, %672[0] : !llvm.struct<(i64, ptr)> 
    %674 = llvm.insertvalue %670, %673[1] : !llvm.struct<(i64, ptr)> 
    %675 = llvm.extractvalue %674[0] : !llvm.struct<(i64, ptr)> 
    %676 = llvm.extractvalue %674[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%675, %676) : (i64, !llvm.ptr) -> ()
    %677 = llvm.extractvalue %663[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%677) : (!llvm.ptr) -> ()
    %678 = llvm.add %650, %11 : i64
    llvm.br ^bb4(%678 : i64)
  ^bb6:  // pred: ^bb4
    %679 = llvm.mlir.constant(1 : index) : i64
    %680 = llvm.mlir.zero : !llvm.ptr
    %681 = llvm.getelementptr %680[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %682 = llvm.ptrtoint %681 : !llvm.ptr to i64
    %683 = llvm.call @malloc(%682) : (i64) -> !llvm.ptr
    %684 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %685 = llvm.insertvalue %683, %684[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %686 = llvm.insertvalue %683, %685[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %687 = llvm.mlir.constant(0 : index) : i64
    %688 = llvm.insertvalue %687, %686[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %689 = llvm.insertvalue %2, %688[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %690 = llvm.insertvalue %679, %689[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %691 = llvm.extractvalue %690[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %692 = llvm.extractvalue %690[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %693 = llvm.extractvalue %690[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %694 = llvm.extractvalue %690[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %695 = llvm.extractvalue %690[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @shuffle(%691, %692, %693, %694, %695, %641) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr) -> ()
    llvm.br ^bb7(%12, %0 : i64, i64)
  ^bb7(%696: i64, %697: i64):  // 2 preds: ^bb6, ^bb8
    %698 = llvm.icmp "slt" %696, %2 : i64
    llvm.cond_br %698, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %699 = llvm.extractvalue %690[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %700 = llvm.getelementptr inbounds|nuw %699[%696] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %701 = llvm.load %700 : !llvm.ptr -> i64
    %702 = llvm.mul %697, %1 : i64
    %703 = llvm.add %702, %701 : i64
    %704 = llvm.add %696, %11 : i64
    llvm.br ^bb7(%704, %703 : i64, i64)
  ^bb9:  // pred: ^bb7
    llvm.call @printU64(%697) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %705 = llvm.extractvalue %690[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%705) : (!llvm.ptr) -> ()
    llvm.call @rtdrand(%641) : (!llvm.ptr) -> ()
    llvm.return
  }
}

