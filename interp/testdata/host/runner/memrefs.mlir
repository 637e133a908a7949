module {
  llvm.func @free(!llvm.ptr)
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private constant @f32(dense<[[1.000000e+00, 2.500000e+00, -0.000000e+00], [1.000000e+10, 0x7FC00000, 0xFF800000]]> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.mlir.global private constant @f64(dense<[[[1.000000e-01, 1.000000e-05], [0x419D6F3454000000, -2.000000e+00]], [[3.000000e+00, 4.000000e+00], [5.000000e+00, 1.000000e+300]]]> : tensor<2x2x2xf64>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x array<2 x f64>>>
  llvm.mlir.global private constant @i8(dense<[65, 66, 67]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global private constant @i16(dense<[-1, 32767, 5]> : tensor<3xi16>) {addr_space = 0 : i32} : !llvm.array<3 x i16>
  llvm.mlir.global private constant @i32(dense<[[7], [-8], [9], [10]]> : tensor<4x1xi32>) {addr_space = 0 : i32} : !llvm.array<4 x array<1 x i32>>
  llvm.mlir.global private constant @i64(dense<-9223372036854775808> : tensor<1xi64>) {addr_space = 0 : i32} : !llvm.array<1 x i64>
  llvm.mlir.global private constant @ind(dense<[-1, 7]> : tensor<2xindex>) {addr_space = 0 : i32} : !llvm.array<2 x i64>
  llvm.mlir.global private constant @f16(dense<[6.550400e+04, 9.997550e-02, -0.000000e+00, 0x7E00]> : tensor<4xf16>) {addr_space = 0 : i32} : !llvm.array<4 x f16>
  llvm.mlir.global private constant @bf16(dense<[1.000000e+00, 1.000980e-01]> : tensor<2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x bf16>
  llvm.mlir.global private constant @c32(dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,1.000000e+20)]> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
  llvm.mlir.global private constant @c64(dense<[[(1.000000e+00,-2.000000e+00), (1.000000e-01,0.000000e+00)]]> : tensor<1x2xcomplex<f64>>) {addr_space = 0 : i32} : !llvm.array<1 x array<2 x struct<(f64, f64)>>>
  llvm.mlir.global private constant @scalar(4.200000e+01 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global private constant @deep(dense<[[[[1.000000e+00, 2.000000e+00]], [[3.000000e+00, 4.000000e+00]]]]> : tensor<1x2x1x2xf32>) {addr_space = 0 : i32} : !llvm.array<1 x array<2 x array<1 x array<2 x f32>>>>
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefF64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefI64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefInd(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefC32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefC64(i64, !llvm.ptr) attributes {sym_visibility = "private"}
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
  llvm.func @plain() {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(6 : index) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.mlir.addressof @f32 : !llvm.ptr
    %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %9 = llvm.mlir.constant(3735928559 : index) : i64
    %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
    %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.mlir.constant(0 : index) : i64
    %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.alloca %20 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %19, %21 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %22 = llvm.mlir.constant(2 : index) : i64
    %23 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %24 = llvm.insertvalue %22, %23[0] : !llvm.struct<(i64, ptr)> 
    %25 = llvm.insertvalue %21, %24[1] : !llvm.struct<(i64, ptr)> 
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(i64, ptr)> 
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%26, %27) : (i64, !llvm.ptr) -> ()
    %28 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.mlir.constant(2 : index) : i64
    %36 = llvm.insertvalue %35, %34[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.mlir.constant(3 : index) : i64
    %38 = llvm.insertvalue %37, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(2 : index) : i64
    %40 = llvm.insertvalue %39, %38[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.insertvalue %41, %40[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.alloca %43 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %42, %44 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %45 = llvm.mlir.constant(2 : index) : i64
    %46 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %47 = llvm.insertvalue %45, %46[0] : !llvm.struct<(i64, ptr)> 
    %48 = llvm.insertvalue %44, %47[1] : !llvm.struct<(i64, ptr)> 
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(i64, ptr)> 
    %50 = llvm.extractvalue %48[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%49, %50) : (i64, !llvm.ptr) -> ()
    %51 = llvm.mlir.constant(1 : index) : i64
    %52 = llvm.mlir.zero : !llvm.ptr
    %53 = llvm.getelementptr %52[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.ptrtoint %53 : !llvm.ptr to i64
    %55 = llvm.mlir.addressof @scalar : !llvm.ptr
    %56 = llvm.getelementptr %55[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %57 = llvm.mlir.constant(3735928559 : index) : i64
    %58 = llvm.inttoptr %57 : i64 to !llvm.ptr
    %59 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %60 = llvm.insertvalue %58, %59[0] : !llvm.struct<(ptr, ptr, i64)> 
    %61 = llvm.insertvalue %56, %60[1] : !llvm.struct<(ptr, ptr, i64)> 
    %62 = llvm.mlir.constant(0 : index) : i64
    %63 = llvm.insertvalue %62, %61[2] : !llvm.struct<(ptr, ptr, i64)> 
    %64 = llvm.mlir.constant(1 : index) : i64
    %65 = llvm.alloca %64 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %63, %65 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %66 = llvm.mlir.constant(0 : index) : i64
    %67 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %68 = llvm.insertvalue %66, %67[0] : !llvm.struct<(i64, ptr)> 
    %69 = llvm.insertvalue %65, %68[1] : !llvm.struct<(i64, ptr)> 
    %70 = llvm.extractvalue %69[0] : !llvm.struct<(i64, ptr)> 
    %71 = llvm.extractvalue %69[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%70, %71) : (i64, !llvm.ptr) -> ()
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(2 : index) : i64
    %74 = llvm.mlir.constant(1 : index) : i64
    %75 = llvm.mlir.constant(2 : index) : i64
    %76 = llvm.mlir.constant(1 : index) : i64
    %77 = llvm.mlir.constant(2 : index) : i64
    %78 = llvm.mlir.constant(4 : index) : i64
    %79 = llvm.mlir.constant(4 : index) : i64
    %80 = llvm.mlir.zero : !llvm.ptr
    %81 = llvm.getelementptr %80[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.ptrtoint %81 : !llvm.ptr to i64
    %83 = llvm.mlir.addressof @deep : !llvm.ptr
    %84 = llvm.getelementptr %83[0, 0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x array<2 x array<1 x array<2 x f32>>>>
    %85 = llvm.mlir.constant(3735928559 : index) : i64
    %86 = llvm.inttoptr %85 : i64 to !llvm.ptr
    %87 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %88 = llvm.insertvalue %86, %87[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %89 = llvm.insertvalue %84, %88[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %90 = llvm.mlir.constant(0 : index) : i64
    %91 = llvm.insertvalue %90, %89[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %92 = llvm.insertvalue %72, %91[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %93 = llvm.insertvalue %73, %92[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %94 = llvm.insertvalue %74, %93[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %95 = llvm.insertvalue %75, %94[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %96 = llvm.insertvalue %78, %95[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %97 = llvm.insertvalue %77, %96[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %98 = llvm.insertvalue %75, %97[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %99 = llvm.insertvalue %76, %98[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %100 = llvm.mlir.constant(1 : index) : i64
    %101 = llvm.alloca %100 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %99, %101 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %102 = llvm.mlir.constant(4 : index) : i64
    %103 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %104 = llvm.insertvalue %102, %103[0] : !llvm.struct<(i64, ptr)> 
    %105 = llvm.insertvalue %101, %104[1] : !llvm.struct<(i64, ptr)> 
    %106 = llvm.extractvalue %105[0] : !llvm.struct<(i64, ptr)> 
    %107 = llvm.extractvalue %105[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%106, %107) : (i64, !llvm.ptr) -> ()
    %108 = llvm.mlir.constant(2 : index) : i64
    %109 = llvm.mlir.constant(2 : index) : i64
    %110 = llvm.mlir.constant(2 : index) : i64
    %111 = llvm.mlir.constant(1 : index) : i64
    %112 = llvm.mlir.constant(4 : index) : i64
    %113 = llvm.mlir.constant(8 : index) : i64
    %114 = llvm.mlir.zero : !llvm.ptr
    %115 = llvm.getelementptr %114[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %116 = llvm.ptrtoint %115 : !llvm.ptr to i64
    %117 = llvm.mlir.addressof @f64 : !llvm.ptr
    %118 = llvm.getelementptr %117[0, 0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x array<2 x f64>>>
    %119 = llvm.mlir.constant(3735928559 : index) : i64
    %120 = llvm.inttoptr %119 : i64 to !llvm.ptr
    %121 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %122 = llvm.insertvalue %120, %121[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %123 = llvm.insertvalue %118, %122[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %124 = llvm.mlir.constant(0 : index) : i64
    %125 = llvm.insertvalue %124, %123[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %126 = llvm.insertvalue %108, %125[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %127 = llvm.insertvalue %109, %126[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %128 = llvm.insertvalue %110, %127[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %129 = llvm.insertvalue %112, %128[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %130 = llvm.insertvalue %110, %129[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %131 = llvm.insertvalue %111, %130[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %132 = llvm.mlir.constant(1 : index) : i64
    %133 = llvm.alloca %132 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %131, %133 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %134 = llvm.mlir.constant(3 : index) : i64
    %135 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %136 = llvm.insertvalue %134, %135[0] : !llvm.struct<(i64, ptr)> 
    %137 = llvm.insertvalue %133, %136[1] : !llvm.struct<(i64, ptr)> 
    %138 = llvm.extractvalue %137[0] : !llvm.struct<(i64, ptr)> 
    %139 = llvm.extractvalue %137[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF64(%138, %139) : (i64, !llvm.ptr) -> ()
    %140 = llvm.mlir.constant(4 : index) : i64
    %141 = llvm.mlir.constant(1 : index) : i64
    %142 = llvm.mlir.constant(1 : index) : i64
    %143 = llvm.mlir.zero : !llvm.ptr
    %144 = llvm.getelementptr %143[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %145 = llvm.ptrtoint %144 : !llvm.ptr to i64
    %146 = llvm.mlir.addressof @i32 : !llvm.ptr
    %147 = llvm.getelementptr %146[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<1 x i32>>
    %148 = llvm.mlir.constant(3735928559 : index) : i64
    %149 = llvm.inttoptr %148 : i64 to !llvm.ptr
    %150 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %151 = llvm.insertvalue %149, %150[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %152 = llvm.insertvalue %147, %151[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %153 = llvm.mlir.constant(0 : index) : i64
    %154 = llvm.insertvalue %153, %152[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %155 = llvm.insertvalue %140, %154[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %156 = llvm.insertvalue %141, %155[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %157 = llvm.insertvalue %141, %156[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %158 = llvm.insertvalue %142, %157[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %159 = llvm.mlir.constant(1 : index) : i64
    %160 = llvm.alloca %159 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %158, %160 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %161 = llvm.mlir.constant(2 : index) : i64
    %162 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %163 = llvm.insertvalue %161, %162[0] : !llvm.struct<(i64, ptr)> 
    %164 = llvm.insertvalue %160, %163[1] : !llvm.struct<(i64, ptr)> 
    %165 = llvm.extractvalue %164[0] : !llvm.struct<(i64, ptr)> 
    %166 = llvm.extractvalue %164[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%165, %166) : (i64, !llvm.ptr) -> ()
    %167 = llvm.mlir.constant(1 : index) : i64
    %168 = llvm.mlir.constant(1 : index) : i64
    %169 = llvm.mlir.zero : !llvm.ptr
    %170 = llvm.getelementptr %169[%167] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %171 = llvm.ptrtoint %170 : !llvm.ptr to i64
    %172 = llvm.mlir.addressof @i64 : !llvm.ptr
    %173 = llvm.getelementptr %172[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %174 = llvm.mlir.constant(3735928559 : index) : i64
    %175 = llvm.inttoptr %174 : i64 to !llvm.ptr
    %176 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %177 = llvm.insertvalue %175, %176[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %178 = llvm.insertvalue %173, %177[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %179 = llvm.mlir.constant(0 : index) : i64
    %180 = llvm.insertvalue %179, %178[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %181 = llvm.insertvalue %167, %180[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %182 = llvm.insertvalue %168, %181[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %183 = llvm.mlir.constant(1 : index) : i64
    %184 = llvm.alloca %183 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %182, %184 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %185 = llvm.mlir.constant(1 : index) : i64
    %186 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %187 = llvm.insertvalue %185, %186[0] : !llvm.struct<(i64, ptr)> 
    %188 = llvm.insertvalue %184, %187[1] : !llvm.struct<(i64, ptr)> 
    %189 = llvm.extractvalue %188[0] : !llvm.struct<(i64, ptr)> 
    %190 = llvm.extractvalue %188[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI64(%189, %190) : (i64, !llvm.ptr) -> ()
    %191 = llvm.mlir.constant(2 : index) : i64
    %192 = llvm.mlir.constant(1 : index) : i64
    %193 = llvm.mlir.zero : !llvm.ptr
    %194 = llvm.getelementptr %193[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %195 = llvm.ptrtoint %194 : !llvm.ptr to i64
    %196 = llvm.mlir.addressof @ind : !llvm.ptr
    %197 = llvm.getelementptr %196[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %198 = llvm.mlir.constant(3735928559 : index) : i64
    %199 = llvm.inttoptr %198 : i64 to !llvm.ptr
    %200 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %201 = llvm.insertvalue %199, %200[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %202 = llvm.insertvalue %197, %201[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %203 = llvm.mlir.constant(0 : index) : i64
    %204 = llvm.insertvalue %203, %202[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %205 = llvm.insertvalue %191, %204[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %206 = llvm.insertvalue %192, %205[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %207 = llvm.mlir.constant(1 : index) : i64
    %208 = llvm.alloca %207 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %206, %208 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %209 = llvm.mlir.constant(1 : index) : i64
    %210 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %211 = llvm.insertvalue %209, %210[0] : !llvm.struct<(i64, ptr)> 
    %212 = llvm.insertvalue %208, %211[1] : !llvm.struct<(i64, ptr)> 
    %213 = llvm.extractvalue %212[0] : !llvm.struct<(i64, ptr)> 
    %214 = llvm.extractvalue %212[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefInd(%213, %214) : (i64, !llvm.ptr) -> ()
    %215 = llvm.mlir.constant(2 : index) : i64
    %216 = llvm.mlir.constant(1 : index) : i64
    %217 = llvm.mlir.zero : !llvm.ptr
    %218 = llvm.getelementptr %217[%215] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %219 = llvm.ptrtoint %218 : !llvm.ptr to i64
    %220 = llvm.mlir.addressof @c32 : !llvm.ptr
    %221 = llvm.getelementptr %220[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(f32, f32)>>
    %222 = llvm.mlir.constant(3735928559 : index) : i64
    %223 = llvm.inttoptr %222 : i64 to !llvm.ptr
    %224 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %225 = llvm.insertvalue %223, %224[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %226 = llvm.insertvalue %221, %225[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %227 = llvm.mlir.constant(0 : index) : i64
    %228 = llvm.insertvalue %227, %226[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %229 = llvm.insertvalue %215, %228[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %230 = llvm.insertvalue %216, %229[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %231 = llvm.mlir.constant(1 : index) : i64
    %232 = llvm.alloca %231 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %230, %232 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %233 = llvm.mlir.constant(1 : index) : i64
    %234 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %235 = llvm.insertvalue %233, %234[0] : !llvm.struct<(i64, ptr)> 
    %236 = llvm.insertvalue %232, %235[1] : !llvm.struct<(i64, ptr)> 
    %237 = llvm.extractvalue %236[0] : !llvm.struct<(i64, ptr)> 
    %238 = llvm.extractvalue %236[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC32(%237, %238) : (i64, !llvm.ptr) -> ()
    %239 = llvm.mlir.constant(1 : index) : i64
    %240 = llvm.mlir.constant(2 : index) : i64
    %241 = llvm.mlir.constant(1 : index) : i64
    %242 = llvm.mlir.constant(2 : index) : i64
    %243 = llvm.mlir.zero : !llvm.ptr
    %244 = llvm.getelementptr %243[%242] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %245 = llvm.ptrtoint %244 : !llvm.ptr to i64
    %246 = llvm.mlir.addressof @c64 : !llvm.ptr
    %247 = llvm.getelementptr %246[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x array<2 x struct<(f64, f64)>>>
    %248 = llvm.mlir.constant(3735928559 : index) : i64
    %249 = llvm.inttoptr %248 : i64 to !llvm.ptr
    %250 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %251 = llvm.insertvalue %249, %250[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %252 = llvm.insertvalue %247, %251[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %253 = llvm.mlir.constant(0 : index) : i64
    %254 = llvm.insertvalue %253, %252[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %255 = llvm.insertvalue %239, %254[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %256 = llvm.insertvalue %240, %255[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %257 = llvm.insertvalue %240, %256[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %258 = llvm.insertvalue %241, %257[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %259 = llvm.mlir.constant(1 : index) : i64
    %260 = llvm.alloca %259 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %258, %260 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %261 = llvm.mlir.constant(2 : index) : i64
    %262 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %263 = llvm.insertvalue %261, %262[0] : !llvm.struct<(i64, ptr)> 
    %264 = llvm.insertvalue %260, %263[1] : !llvm.struct<(i64, ptr)> 
    %265 = llvm.extractvalue %264[0] : !llvm.struct<(i64, ptr)> 
    %266 = llvm.extractvalue %264[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefC64(%265, %266) : (i64, !llvm.ptr) -> ()
    %267 = llvm.mlir.constant(3 : index) : i64
    %268 = llvm.mlir.constant(1 : index) : i64
    %269 = llvm.mlir.zero : !llvm.ptr
    %270 = llvm.getelementptr %269[%267] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %271 = llvm.ptrtoint %270 : !llvm.ptr to i64
    %272 = llvm.mlir.addressof @i8 : !llvm.ptr
    %273 = llvm.getelementptr %272[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    %274 = llvm.mlir.constant(3735928559 : index) : i64
    %275 = llvm.inttoptr %274 : i64 to !llvm.ptr
    %276 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %277 = llvm.insertvalue %275, %276[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %278 = llvm.insertvalue %273, %277[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %279 = llvm.mlir.constant(0 : index) : i64
    %280 = llvm.insertvalue %279, %278[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %281 = llvm.insertvalue %267, %280[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %282 = llvm.insertvalue %268, %281[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %283 = llvm.mlir.constant(1 : index) : i64
    %284 = llvm.alloca %283 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %282, %284 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %285 = llvm.mlir.constant(1 : index) : i64
    %286 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %287 = llvm.insertvalue %285, %286[0] : !llvm.struct<(i64, ptr)> 
    %288 = llvm.insertvalue %284, %287[1] : !llvm.struct<(i64, ptr)> 
    %289 = llvm.extractvalue %288[0] : !llvm.struct<(i64, ptr)> 
    %290 = llvm.extractvalue %288[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI8(%289, %290) : (i64, !llvm.ptr) -> ()
    %291 = llvm.mlir.constant(3 : index) : i64
    %292 = llvm.mlir.constant(1 : index) : i64
    %293 = llvm.mlir.zero : !llvm.ptr
    %294 = llvm.getelementptr %293[%291] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %295 = llvm.ptrtoint %294 : !llvm.ptr to i64
    %296 = llvm.mlir.addressof @i16 : !llvm.ptr
    %297 = llvm.getelementptr %296[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i16>
    %298 = llvm.mlir.constant(3735928559 : index) : i64
    %299 = llvm.inttoptr %298 : i64 to !llvm.ptr
    %300 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %301 = llvm.insertvalue %299, %300[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %302 = llvm.insertvalue %297, %301[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %303 = llvm.mlir.constant(0 : index) : i64
    %304 = llvm.insertvalue %303, %302[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %305 = llvm.insertvalue %291, %304[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %306 = llvm.insertvalue %292, %305[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %307 = llvm.mlir.constant(1 : index) : i64
    %308 = llvm.alloca %307 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %306, %308 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %309 = llvm.mlir.constant(1 : index) : i64
    %310 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %311 = llvm.insertvalue %309, %310[0] : !llvm.struct<(i64, ptr)> 
    %312 = llvm.insertvalue %308, %311[1] : !llvm.struct<(i64, ptr)> 
    %313 = llvm.extractvalue %312[0] : !llvm.struct<(i64, ptr)> 
    %314 = llvm.extractvalue %312[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI16(%313, %314) : (i64, !llvm.ptr) -> ()
    %315 = llvm.mlir.constant(4 : index) : i64
    %316 = llvm.mlir.constant(1 : index) : i64
    %317 = llvm.mlir.zero : !llvm.ptr
    %318 = llvm.getelementptr %317[%315] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %319 = llvm.ptrtoint %318 : !llvm.ptr to i64
    %320 = llvm.mlir.addressof @f16 : !llvm.ptr
    %321 = llvm.getelementptr %320[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f16>
    %322 = llvm.mlir.constant(3735928559 : index) : i64
    %323 = llvm.inttoptr %322 : i64 to !llvm.ptr
    %324 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %325 = llvm.insertvalue %323, %324[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %326 = llvm.insertvalue %321, %325[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %327 = llvm.mlir.constant(0 : index) : i64
    %328 = llvm.insertvalue %327, %326[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %329 = llvm.insertvalue %315, %328[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %330 = llvm.insertvalue %316, %329[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %331 = llvm.mlir.constant(1 : index) : i64
    %332 = llvm.alloca %331 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %330, %332 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %333 = llvm.mlir.constant(1 : index) : i64
    %334 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %335 = llvm.insertvalue %333, %334[0] : !llvm.struct<(i64, ptr)> 
    %336 = llvm.insertvalue %332, %335[1] : !llvm.struct<(i64, ptr)> 
    %337 = llvm.extractvalue %336[0] : !llvm.struct<(i64, ptr)> 
    %338 = llvm.extractvalue %336[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF16(%337, %338) : (i64, !llvm.ptr) -> ()
    %339 = llvm.mlir.constant(2 : index) : i64
    %340 = llvm.mlir.constant(1 : index) : i64
    %341 = llvm.mlir.zero : !llvm.ptr
    %342 = llvm.getelementptr %341[%339] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %343 = llvm.ptrtoint %342 : !llvm.ptr to i64
    %344 = llvm.mlir.addressof @bf16 : !llvm.ptr
    %345 = llvm.getelementptr %344[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x bf16>
    %346 = llvm.mlir.constant(3735928559 : index) : i64
    %347 = llvm.inttoptr %346 : i64 to !llvm.ptr
    %348 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %349 = llvm.insertvalue %347, %348[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %350 = llvm.insertvalue %345, %349[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %351 = llvm.mlir.constant(0 : index) : i64
    %352 = llvm.insertvalue %351, %350[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %353 = llvm.insertvalue %339, %352[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %354 = llvm.insertvalue %340, %353[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %355 = llvm.mlir.constant(1 : index) : i64
    %356 = llvm.alloca %355 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %354, %356 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %357 = llvm.mlir.constant(1 : index) : i64
    %358 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %359 = llvm.insertvalue %357, %358[0] : !llvm.struct<(i64, ptr)> 
    %360 = llvm.insertvalue %356, %359[1] : !llvm.struct<(i64, ptr)> 
    %361 = llvm.extractvalue %360[0] : !llvm.struct<(i64, ptr)> 
    %362 = llvm.extractvalue %360[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefBF16(%361, %362) : (i64, !llvm.ptr) -> ()
    %363 = llvm.mlir.constant(2 : index) : i64
    %364 = llvm.mlir.constant(2 : index) : i64
    %365 = llvm.mlir.constant(1 : index) : i64
    %366 = llvm.mlir.constant(4 : index) : i64
    %367 = llvm.mlir.zero : !llvm.ptr
    %368 = llvm.getelementptr %367[%366] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %369 = llvm.ptrtoint %368 : !llvm.ptr to i64
    %370 = llvm.call @malloc(%369) : (i64) -> !llvm.ptr
    %371 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %372 = llvm.insertvalue %370, %371[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %373 = llvm.insertvalue %370, %372[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %374 = llvm.mlir.constant(0 : index) : i64
    %375 = llvm.insertvalue %374, %373[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %376 = llvm.insertvalue %363, %375[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %377 = llvm.insertvalue %364, %376[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %378 = llvm.insertvalue %364, %377[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %379 = llvm.insertvalue %365, %378[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %380 = llvm.intr.stacksave : !llvm.ptr
    %381 = llvm.mlir.constant(2 : i64) : i64
    %382 = llvm.mlir.constant(1 : index) : i64
    %383 = llvm.alloca %382 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %42, %383 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %384 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %385 = llvm.insertvalue %381, %384[0] : !llvm.struct<(i64, ptr)> 
    %386 = llvm.insertvalue %383, %385[1] : !llvm.struct<(i64, ptr)> 
    %387 = llvm.mlir.constant(2 : i64) : i64
    %388 = llvm.mlir.constant(1 : index) : i64
    %389 = llvm.alloca %388 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %379, %389 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %390 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %391 = llvm.insertvalue %387, %390[0] : !llvm.struct<(i64, ptr)> 
    %392 = llvm.insertvalue %389, %391[1] : !llvm.struct<(i64, ptr)> 
    %393 = llvm.mlir.constant(1 : index) : i64
    %394 = llvm.alloca %393 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %386, %394 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %395 = llvm.alloca %393 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %392, %395 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %396 = llvm.mlir.zero : !llvm.ptr
    %397 = llvm.getelementptr %396[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %398 = llvm.ptrtoint %397 : !llvm.ptr to i64
    llvm.call @memrefCopy(%398, %394, %395) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %380 : !llvm.ptr
    %399 = llvm.mlir.constant(1 : index) : i64
    %400 = llvm.alloca %399 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %379, %400 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %401 = llvm.mlir.constant(2 : index) : i64
    %402 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %403 = llvm.insertvalue %401, %402[0] : !llvm.struct<(i64, ptr)> 
    %404 = llvm.insertvalue %400, %403[1] : !llvm.struct<(i64, ptr)> 
    %405 = llvm.extractvalue %404[0] : !llvm.struct<(i64, ptr)> 
    %406 = llvm.extractvalue %404[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%405, %406) : (i64, !llvm.ptr) -> ()
    %407 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %408 = llvm.extractvalue %379[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %409 = llvm.insertvalue %408, %407[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %410 = llvm.extractvalue %379[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %411 = llvm.insertvalue %410, %409[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %412 = llvm.extractvalue %379[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %413 = llvm.insertvalue %412, %411[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %414 = llvm.extractvalue %379[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %415 = llvm.insertvalue %414, %413[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %416 = llvm.extractvalue %379[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %417 = llvm.insertvalue %416, %415[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %418 = llvm.extractvalue %379[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %419 = llvm.insertvalue %418, %417[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %420 = llvm.extractvalue %379[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %421 = llvm.insertvalue %420, %419[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %422 = llvm.mlir.constant(2 : index) : i64
    %423 = llvm.mlir.constant(2 : index) : i64
    %424 = llvm.mlir.constant(1 : index) : i64
    %425 = llvm.mlir.constant(4 : index) : i64
    %426 = llvm.mlir.zero : !llvm.ptr
    %427 = llvm.getelementptr %426[%425] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %428 = llvm.ptrtoint %427 : !llvm.ptr to i64
    %429 = llvm.call @malloc(%428) : (i64) -> !llvm.ptr
    %430 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %431 = llvm.insertvalue %429, %430[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %432 = llvm.insertvalue %429, %431[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %433 = llvm.mlir.constant(0 : index) : i64
    %434 = llvm.insertvalue %433, %432[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %435 = llvm.insertvalue %422, %434[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %436 = llvm.insertvalue %423, %435[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %437 = llvm.insertvalue %423, %436[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %438 = llvm.insertvalue %424, %437[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %439 = llvm.intr.stacksave : !llvm.ptr
    %440 = llvm.mlir.constant(2 : i64) : i64
    %441 = llvm.mlir.constant(1 : index) : i64
    %442 = llvm.alloca %441 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %421, %442 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %443 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %444 = llvm.insertvalue %440, %443[0] : !llvm.struct<(i64, ptr)> 
    %445 = llvm.insertvalue %442, %444[1] : !llvm.struct<(i64, ptr)> 
    %446 = llvm.mlir.constant(2 : i64) : i64
    %447 = llvm.mlir.constant(1 : index) : i64
    %448 = llvm.alloca %447 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %438, %448 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %449 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %450 = llvm.insertvalue %446, %449[0] : !llvm.struct<(i64, ptr)> 
    %451 = llvm.insertvalue %448, %450[1] : !llvm.struct<(i64, ptr)> 
    %452 = llvm.mlir.constant(1 : index) : i64
    %453 = llvm.alloca %452 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %445, %453 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %454 = llvm.alloca %452 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %451, %454 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %455 = llvm.mlir.zero : !llvm.ptr
    %456 = llvm.getelementptr %455[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %457 = llvm.ptrtoint %456 : !llvm.ptr to i64
    llvm.call @memrefCopy(%457, %453, %454) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %439 : !llvm.ptr
    %458 = llvm.mlir.constant(1 : index) : i64
    %459 = llvm.alloca %458 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %438, %459 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %460 = llvm.mlir.constant(2 : index) : i64
    %461 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %462 = llvm.insertvalue %460, %461[0] : !llvm.struct<(i64, ptr)> 
    %463 = llvm.insertvalue %459, %462[1] : !llvm.struct<(i64, ptr)> 
    %464 = llvm.extractvalue %463[0] : !llvm.struct<(i64, ptr)> 
    %465 = llvm.extractvalue %463[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%464, %465) : (i64, !llvm.ptr) -> ()
    %466 = llvm.extractvalue %379[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%466) : (!llvm.ptr) -> ()
    %467 = llvm.extractvalue %438[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%467) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    llvm.call @plain() : () -> ()
    llvm.return
  }
}

