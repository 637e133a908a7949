module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
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
  llvm.func @elements(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    llvm.br ^bb1(%3, %4 : i64, i64)
  ^bb1(%6: i64, %7: i64):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.icmp "slt" %6, %5 : i64
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.getelementptr %9[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.add %11, %6 : i64
    %13 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.mul %7, %14 : i64
    %16 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%16, %15 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %7 : i64
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(10 : i64) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(3 : index) : i64
    %5 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %6 = llvm.mlir.constant(-3.500000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1.000000e-03 : f64) : f64
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(3 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(6 : index) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %9, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %10, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %10, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %11, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.mlir.constant(2 : index) : i64
    %27 = llvm.mlir.constant(3 : index) : i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.mlir.constant(6 : index) : i64
    %30 = llvm.mlir.zero : !llvm.ptr
    %31 = llvm.getelementptr %30[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.ptrtoint %31 : !llvm.ptr to i64
    %33 = llvm.call @malloc(%32) : (i64) -> !llvm.ptr
    %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %26, %38[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %27, %39[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.insertvalue %27, %40[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.insertvalue %28, %41[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%1 : i64)
  ^bb1(%43: i64):  // 2 preds: ^bb0, ^bb5
    %44 = llvm.icmp "slt" %43, %3 : i64
    llvm.cond_br %44, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%1 : i64)
  ^bb3(%45: i64):  // 2 preds: ^bb2, ^bb4
    %46 = llvm.icmp "slt" %45, %4 : i64
    llvm.cond_br %46, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %47 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.mlir.constant(3 : index) : i64
    %49 = llvm.mul %43, %48 overflow<nsw, nuw> : i64
    %50 = llvm.add %49, %45 overflow<nsw, nuw> : i64
    %51 = llvm.getelementptr inbounds|nuw %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %5, %51 : f32, !llvm.ptr
    %52 = llvm.add %45, %2 : i64
    llvm.br ^bb3(%52 : i64)
  ^bb5:  // pred: ^bb3
    %53 = llvm.add %43, %2 : i64
    llvm.br ^bb1(%53 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%1 : i64)
  ^bb7(%54: i64):  // 2 preds: ^bb6, ^bb11
    %55 = llvm.icmp "slt" %54, %3 : i64
    llvm.cond_br %55, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%1 : i64)
  ^bb9(%56: i64):  // 2 preds: ^bb8, ^bb10
    %57 = llvm.icmp "slt" %56, %4 : i64
    llvm.cond_br %57, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %58 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mlir.constant(3 : index) : i64
    %60 = llvm.mul %54, %59 overflow<nsw, nuw> : i64
    %61 = llvm.add %60, %56 overflow<nsw, nuw> : i64
    %62 = llvm.getelementptr inbounds|nuw %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %5, %62 : f32, !llvm.ptr
    %63 = llvm.add %56, %2 : i64
    llvm.br ^bb9(%63 : i64)
  ^bb11:  // pred: ^bb9
    %64 = llvm.add %54, %2 : i64
    llvm.br ^bb7(%64 : i64)
  ^bb12:  // pred: ^bb7
    %65 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.mlir.constant(3 : index) : i64
    %67 = llvm.mul %2, %66 overflow<nsw, nuw> : i64
    %68 = llvm.add %67, %3 overflow<nsw, nuw> : i64
    %69 = llvm.getelementptr inbounds|nuw %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %6, %69 : f32, !llvm.ptr
    %70 = llvm.mlir.constant(1 : index) : i64
    %71 = llvm.alloca %70 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %25, %71 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %72 = llvm.mlir.constant(2 : index) : i64
    %73 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %74 = llvm.insertvalue %72, %73[0] : !llvm.struct<(i64, ptr)> 
    %75 = llvm.insertvalue %71, %74[1] : !llvm.struct<(i64, ptr)> 
    %76 = llvm.mlir.constant(1 : index) : i64
    %77 = llvm.alloca %76 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %42, %77 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %78 = llvm.mlir.constant(2 : index) : i64
    %79 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %80 = llvm.insertvalue %78, %79[0] : !llvm.struct<(i64, ptr)> 
    %81 = llvm.insertvalue %77, %80[1] : !llvm.struct<(i64, ptr)> 
    %82 = llvm.extractvalue %75[0] : !llvm.struct<(i64, ptr)> 
    %83 = llvm.extractvalue %75[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%82, %83) : (i64, !llvm.ptr) -> ()
    %84 = llvm.extractvalue %75[0] : !llvm.struct<(i64, ptr)> 
    %85 = llvm.extractvalue %75[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefShapeF32(%84, %85) : (i64, !llvm.ptr) -> ()
    %86 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.extractvalue %25[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.extractvalue %25[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.extractvalue %25[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %91 = llvm.extractvalue %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.extractvalue %25[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @printMemref2dF32(%86, %87, %88, %89, %90, %91, %92) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %93 = llvm.mlir.constant(1 : index) : i64
    %94 = llvm.mlir.constant(2 : index) : i64
    %95 = llvm.mlir.constant(1 : index) : i64
    %96 = llvm.mlir.constant(1 : index) : i64
    %97 = llvm.mlir.constant(2 : index) : i64
    %98 = llvm.mlir.zero : !llvm.ptr
    %99 = llvm.getelementptr %98[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %100 = llvm.ptrtoint %99 : !llvm.ptr to i64
    %101 = llvm.call @malloc(%100) : (i64) -> !llvm.ptr
    %102 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %103 = llvm.insertvalue %101, %102[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %104 = llvm.insertvalue %101, %103[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %105 = llvm.mlir.constant(0 : index) : i64
    %106 = llvm.insertvalue %105, %104[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %107 = llvm.insertvalue %93, %106[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %108 = llvm.insertvalue %94, %107[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %109 = llvm.insertvalue %95, %108[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %110 = llvm.insertvalue %94, %109[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %111 = llvm.insertvalue %95, %110[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %112 = llvm.insertvalue %96, %111[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    llvm.br ^bb13(%1 : i64)
  ^bb13(%113: i64):  // 2 preds: ^bb12, ^bb20
    %114 = llvm.icmp "slt" %113, %2 : i64
    llvm.cond_br %114, ^bb14, ^bb21
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15(%1 : i64)
  ^bb15(%115: i64):  // 2 preds: ^bb14, ^bb19
    %116 = llvm.icmp "slt" %115, %3 : i64
    llvm.cond_br %116, ^bb16, ^bb20
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17(%1 : i64)
  ^bb17(%117: i64):  // 2 preds: ^bb16, ^bb18
    %118 = llvm.icmp "slt" %117, %2 : i64
    llvm.cond_br %118, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %119 = llvm.extractvalue %112[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %120 = llvm.mlir.constant(2 : index) : i64
    %121 = llvm.mul %113, %120 overflow<nsw, nuw> : i64
    %122 = llvm.add %121, %115 overflow<nsw, nuw> : i64
    %123 = llvm.add %122, %117 overflow<nsw, nuw> : i64
    %124 = llvm.getelementptr inbounds|nuw %119[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %7, %124 : f64, !llvm.ptr
    %125 = llvm.add %117, %2 : i64
    llvm.br ^bb17(%125 : i64)
  ^bb19:  // pred: ^bb17
    %126 = llvm.add %115, %2 : i64
    llvm.br ^bb15(%126 : i64)
  ^bb20:  // pred: ^bb15
    %127 = llvm.add %113, %2 : i64
    llvm.br ^bb13(%127 : i64)
  ^bb21:  // pred: ^bb13
    %128 = llvm.mlir.constant(1 : index) : i64
    %129 = llvm.alloca %128 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %112, %129 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %130 = llvm.mlir.constant(3 : index) : i64
    %131 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %132 = llvm.insertvalue %130, %131[0] : !llvm.struct<(i64, ptr)> 
    %133 = llvm.insertvalue %129, %132[1] : !llvm.struct<(i64, ptr)> 
    %134 = llvm.extractvalue %133[0] : !llvm.struct<(i64, ptr)> 
    %135 = llvm.extractvalue %133[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF64(%134, %135) : (i64, !llvm.ptr) -> ()
    %136 = llvm.mlir.constant(1 : index) : i64
    %137 = llvm.mlir.zero : !llvm.ptr
    %138 = llvm.getelementptr %137[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %139 = llvm.ptrtoint %138 : !llvm.ptr to i64
    %140 = llvm.call @malloc(%139) : (i64) -> !llvm.ptr
    %141 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %142 = llvm.insertvalue %140, %141[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %143 = llvm.insertvalue %140, %142[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %144 = llvm.mlir.constant(0 : index) : i64
    %145 = llvm.insertvalue %144, %143[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %146 = llvm.insertvalue %4, %145[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %147 = llvm.insertvalue %136, %146[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb22(%1 : i64)
  ^bb22(%148: i64):  // 2 preds: ^bb21, ^bb23
    %149 = llvm.icmp "slt" %148, %4 : i64
    llvm.cond_br %149, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %150 = llvm.sub %148, %2 : i64
    %151 = llvm.extractvalue %147[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %152 = llvm.getelementptr inbounds|nuw %151[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %150, %152 : i64, !llvm.ptr
    %153 = llvm.add %148, %2 : i64
    llvm.br ^bb22(%153 : i64)
  ^bb24:  // pred: ^bb22
    %154 = llvm.mlir.constant(1 : index) : i64
    %155 = llvm.alloca %154 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %147, %155 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %156 = llvm.mlir.constant(1 : index) : i64
    %157 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %158 = llvm.insertvalue %156, %157[0] : !llvm.struct<(i64, ptr)> 
    %159 = llvm.insertvalue %155, %158[1] : !llvm.struct<(i64, ptr)> 
    %160 = llvm.extractvalue %159[0] : !llvm.struct<(i64, ptr)> 
    %161 = llvm.extractvalue %159[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefInd(%160, %161) : (i64, !llvm.ptr) -> ()
    %162 = llvm.mlir.constant(1 : index) : i64
    %163 = llvm.mlir.zero : !llvm.ptr
    %164 = llvm.getelementptr %163[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %165 = llvm.ptrtoint %164 : !llvm.ptr to i64
    %166 = llvm.call @malloc(%165) : (i64) -> !llvm.ptr
    %167 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %168 = llvm.insertvalue %166, %167[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %169 = llvm.insertvalue %166, %168[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %170 = llvm.mlir.constant(0 : index) : i64
    %171 = llvm.insertvalue %170, %169[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %172 = llvm.insertvalue %3, %171[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %173 = llvm.insertvalue %162, %172[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb25(%1 : i64)
  ^bb25(%174: i64):  // 2 preds: ^bb24, ^bb26
    %175 = llvm.icmp "slt" %174, %3 : i64
    llvm.cond_br %175, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %176 = llvm.extractvalue %173[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %177 = llvm.getelementptr inbounds|nuw %176[%174] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %8, %177 : i32, !llvm.ptr
    %178 = llvm.add %174, %2 : i64
    llvm.br ^bb25(%178 : i64)
  ^bb27:  // pred: ^bb25
    %179 = llvm.extractvalue %173[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %180 = llvm.extractvalue %173[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %181 = llvm.extractvalue %173[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %182 = llvm.extractvalue %173[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %183 = llvm.extractvalue %173[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @printMemref1dI32(%179, %180, %181, %182, %183) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %184 = llvm.extractvalue %75[0] : !llvm.struct<(i64, ptr)> 
    %185 = llvm.extractvalue %75[1] : !llvm.struct<(i64, ptr)> 
    %186 = llvm.call @elements(%184, %185) : (i64, !llvm.ptr) -> i64
    %187 = llvm.extractvalue %75[0] : !llvm.struct<(i64, ptr)> 
    %188 = llvm.extractvalue %75[1] : !llvm.struct<(i64, ptr)> 
    %189 = llvm.extractvalue %81[0] : !llvm.struct<(i64, ptr)> 
    %190 = llvm.extractvalue %81[1] : !llvm.struct<(i64, ptr)> 
    %191 = llvm.call @verifyMemRefF32(%187, %188, %189, %190) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
    %192 = llvm.mul %186, %0 : i64
    %193 = llvm.add %192, %191 : i64
    %194 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%194) : (!llvm.ptr) -> ()
    %195 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%195) : (!llvm.ptr) -> ()
    %196 = llvm.extractvalue %112[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    llvm.call @free(%196) : (!llvm.ptr) -> ()
    %197 = llvm.extractvalue %147[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%197) : (!llvm.ptr) -> ()
    %198 = llvm.extractvalue %173[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%198) : (!llvm.ptr) -> ()
    llvm.return %193 : i64
  }
}

