module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @pair(%arg0: i64, %arg1: i64) attributes {sym_visibility = "private"} {
    llvm.call @printI64(%arg0) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printI64(%arg1) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @body(%arg0: i1, %arg1: i3, %arg2: i24, %arg3: i24, %arg4: i65, %arg5: i65) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i33) : i33
    %1 = llvm.mlir.constant(-4294967281 : i33) : i33
    %2 = llvm.mlir.constant(37 : i7) : i7
    %3 = llvm.mlir.constant(0 : i7) : i7
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(9 : index) : i64
    %7 = llvm.mlir.constant(40 : index) : i64
    %8 = llvm.add %arg0, %arg0 : i1
    %9 = llvm.sext %8 : i1 to i64
    %10 = llvm.zext %arg0 : i1 to i64
    llvm.call @pair(%9, %10) : (i64, i64) -> ()
    %11 = llvm.mul %arg1, %arg1 : i3
    %12 = llvm.sext %11 : i3 to i64
    %13 = llvm.sdiv %arg1, %11 : i3
    %14 = llvm.sext %13 : i3 to i64
    llvm.call @pair(%12, %14) : (i64, i64) -> ()
    llvm.br ^bb1(%4, %3 : i64, i7)
  ^bb1(%15: i64, %16: i7):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %15, %6 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.add %16, %2 : i7
    %19 = llvm.sext %18 : i7 to i64
    %20 = llvm.zext %18 : i7 to i64
    llvm.call @pair(%19, %20) : (i64, i64) -> ()
    %21 = llvm.add %15, %5 : i64
    llvm.br ^bb1(%21, %18 : i64, i7)
  ^bb3:  // pred: ^bb1
    %22 = llvm.mul %arg2, %arg2 : i24
    %23 = llvm.sext %22 : i24 to i64
    %24 = llvm.ashr %22, %arg3 : i24
    %25 = llvm.sext %24 : i24 to i64
    llvm.call @pair(%23, %25) : (i64, i64) -> ()
    %26 = llvm.mlir.constant(40 : index) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.alloca %26 x i33 : (i64) -> !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %26, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %27, %34[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb4(%4 : i64)
  ^bb4(%36: i64):  // 2 preds: ^bb3, ^bb5
    %37 = llvm.icmp "slt" %36, %7 : i64
    llvm.cond_br %37, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %38 = llvm.trunc %36 : i64 to i33
    %39 = llvm.mul %38, %1 : i33
    %40 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.getelementptr inbounds|nuw %40[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i33
    llvm.store %39, %41 : i33, !llvm.ptr
    %42 = llvm.add %36, %5 : i64
    llvm.br ^bb4(%42 : i64)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%4, %0 : i64, i33)
  ^bb7(%43: i64, %44: i33):  // 2 preds: ^bb6, ^bb8
    %45 = llvm.icmp "slt" %43, %7 : i64
    llvm.cond_br %45, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %46 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.getelementptr inbounds|nuw %46[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i33
    %48 = llvm.load %47 : !llvm.ptr -> i33
    %49 = llvm.sub %44, %48 : i33
    %50 = llvm.add %43, %5 : i64
    llvm.br ^bb7(%50, %49 : i64, i33)
  ^bb9:  // pred: ^bb7
    %51 = llvm.sext %44 : i33 to i64
    %52 = llvm.zext %44 : i33 to i64
    llvm.call @pair(%51, %52) : (i64, i64) -> ()
    %53 = llvm.or %arg4, %arg5 : i65
    %54 = llvm.ashr %53, %arg5 : i65
    %55 = llvm.trunc %54 : i65 to i64
    %56 = llvm.icmp "slt" %53, %arg5 : i65
    %57 = llvm.zext %56 : i1 to i64
    llvm.call @pair(%55, %57) : (i64, i64) -> ()
    %58 = llvm.sext %16 : i7 to i32
    llvm.return %58 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(3 : i3) : i3
    %2 = llvm.mlir.constant(-4431538 : i24) : i24
    %3 = llvm.mlir.constant(5 : i24) : i24
    %4 = llvm.mlir.constant(-18446744073709551616 : i65) : i65
    %5 = llvm.mlir.constant(7 : i65) : i65
    %6 = llvm.call @body(%0, %1, %2, %3, %4, %5) : (i1, i3, i24, i24, i65, i65) -> i32
    llvm.return %6 : i32
  }
}

