module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefI32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(-2.250000e+00 : f32) : f32
    %2 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(2 : index) : i64
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mlir.constant(5 : index) : i64
    %10 = llvm.mlir.constant(6 : index) : i64
    %11 = llvm.mlir.constant(7 : index) : i64
    %12 = llvm.mlir.constant(100 : i32) : i32
    %13 = llvm.mlir.constant(-29 : i32) : i32
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.getelementptr %16[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.call @malloc(%18) : (i64) -> !llvm.ptr
    %20 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %19, %21[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = llvm.insertvalue %23, %22[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.insertvalue %14, %24[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.insertvalue %15, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%4 : i64)
  ^bb1(%27: i64):  // 2 preds: ^bb0, ^bb2
    %28 = llvm.icmp "slt" %27, %0 : i64
    llvm.cond_br %28, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %29 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.getelementptr inbounds|nuw %29[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %12, %30 : i32, !llvm.ptr
    %31 = llvm.add %27, %5 : i64
    llvm.br ^bb1(%31 : i64)
  ^bb3:  // pred: ^bb1
    %32 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.getelementptr %32[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.atomicrmw add %33, %13 acq_rel : !llvm.ptr, i32
    %35 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr %35[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.atomicrmw max %36, %13 acq_rel : !llvm.ptr, i32
    %38 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr %38[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.atomicrmw min %39, %13 acq_rel : !llvm.ptr, i32
    %41 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.getelementptr %41[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.atomicrmw umax %42, %13 acq_rel : !llvm.ptr, i32
    %44 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.getelementptr %44[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.atomicrmw _and %45, %13 acq_rel : !llvm.ptr, i32
    %47 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.getelementptr %47[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.atomicrmw _or %48, %13 acq_rel : !llvm.ptr, i32
    %50 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %51 = llvm.getelementptr %50[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.atomicrmw xchg %51, %13 acq_rel : !llvm.ptr, i32
    %53 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %54 = llvm.getelementptr %53[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 : !llvm.ptr -> i32
    llvm.br ^bb4(%55 : i32)
  ^bb4(%56: i32):  // 2 preds: ^bb3, ^bb4
    %57 = llvm.mul %56, %3 : i32
    %58 = llvm.xor %57, %13 : i32
    %59 = llvm.cmpxchg %54, %56, %58 acq_rel monotonic : !llvm.ptr, i32
    %60 = llvm.extractvalue %59[0] : !llvm.struct<(i32, i1)> 
    %61 = llvm.extractvalue %59[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %61, ^bb5, ^bb4(%60 : i32)
  ^bb5:  // pred: ^bb4
    %62 = llvm.mlir.constant(1 : index) : i64
    %63 = llvm.alloca %62 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %26, %63 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %64 = llvm.mlir.constant(1 : index) : i64
    %65 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %66 = llvm.insertvalue %64, %65[0] : !llvm.struct<(i64, ptr)> 
    %67 = llvm.insertvalue %63, %66[1] : !llvm.struct<(i64, ptr)> 
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(i64, ptr)> 
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefI32(%68, %69) : (i64, !llvm.ptr) -> ()
    %70 = llvm.mlir.constant(3 : index) : i64
    %71 = llvm.mlir.constant(1 : index) : i64
    %72 = llvm.mlir.zero : !llvm.ptr
    %73 = llvm.getelementptr %72[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.ptrtoint %73 : !llvm.ptr to i64
    %75 = llvm.call @malloc(%74) : (i64) -> !llvm.ptr
    %76 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %77 = llvm.insertvalue %75, %76[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %78 = llvm.insertvalue %75, %77[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %79 = llvm.mlir.constant(0 : index) : i64
    %80 = llvm.insertvalue %79, %78[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %81 = llvm.insertvalue %70, %80[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %82 = llvm.insertvalue %71, %81[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb6(%4 : i64)
  ^bb6(%83: i64):  // 2 preds: ^bb5, ^bb7
    %84 = llvm.icmp "slt" %83, %7 : i64
    llvm.cond_br %84, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %85 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %86 = llvm.getelementptr inbounds|nuw %85[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %2, %86 : f32, !llvm.ptr
    %87 = llvm.add %83, %5 : i64
    llvm.br ^bb6(%87 : i64)
  ^bb8:  // pred: ^bb6
    %88 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %89 = llvm.getelementptr %88[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.atomicrmw fadd %89, %1 acq_rel : !llvm.ptr, f32
    %91 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %92 = llvm.getelementptr %91[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.atomicrmw fmaximum %92, %1 acq_rel : !llvm.ptr, f32
    %94 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %95 = llvm.getelementptr %94[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %96 = llvm.atomicrmw fminimum %95, %1 acq_rel : !llvm.ptr, f32
    %97 = llvm.mlir.constant(1 : index) : i64
    %98 = llvm.alloca %97 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %82, %98 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %99 = llvm.mlir.constant(1 : index) : i64
    %100 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %101 = llvm.insertvalue %99, %100[0] : !llvm.struct<(i64, ptr)> 
    %102 = llvm.insertvalue %98, %101[1] : !llvm.struct<(i64, ptr)> 
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(i64, ptr)> 
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%103, %104) : (i64, !llvm.ptr) -> ()
    %105 = llvm.add %34, %60 : i32
    %106 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%106) : (!llvm.ptr) -> ()
    %107 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%107) : (!llvm.ptr) -> ()
    llvm.return %105 : i32
  }
}

