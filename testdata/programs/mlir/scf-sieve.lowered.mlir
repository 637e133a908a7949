module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(500 : index) : i64
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %5, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %7, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%2 : i64)
  ^bb1(%19: i64):  // 2 preds: ^bb0, ^bb2
    %20 = llvm.icmp "slt" %19, %5 : i64
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %21 = llvm.icmp "uge" %19, %4 : i64
    %22 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.getelementptr inbounds|nuw %22[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %21, %23 : i1, !llvm.ptr
    %24 = llvm.add %19, %3 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%4 : i64)
  ^bb4(%25: i64):  // 2 preds: ^bb3, ^bb10
    %26 = llvm.mul %25, %25 : i64
    %27 = llvm.icmp "ult" %26, %5 : i64
    llvm.cond_br %27, ^bb5, ^bb11
  ^bb5:  // pred: ^bb4
    %28 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.getelementptr inbounds|nuw %28[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %30 = llvm.load %29 : !llvm.ptr -> i1
    llvm.cond_br %30, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %31 = llvm.mul %25, %25 : i64
    llvm.br ^bb7(%31 : i64)
  ^bb7(%32: i64):  // 2 preds: ^bb6, ^bb8
    %33 = llvm.icmp "slt" %32, %5 : i64
    llvm.cond_br %33, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %34 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.getelementptr inbounds|nuw %34[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %6, %35 : i1, !llvm.ptr
    %36 = llvm.add %32, %25 : i64
    llvm.br ^bb7(%36 : i64)
  ^bb9:  // pred: ^bb7
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb5, ^bb9
    %37 = llvm.add %25, %3 : i64
    llvm.br ^bb4(%37 : i64)
  ^bb11:  // pred: ^bb4
    llvm.br ^bb12(%2, %1, %0 : i64, i32, i64)
  ^bb12(%38: i64, %39: i32, %40: i64):  // 2 preds: ^bb11, ^bb13
    %41 = llvm.icmp "slt" %38, %5 : i64
    llvm.cond_br %41, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %42 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.getelementptr inbounds|nuw %42[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %44 = llvm.load %43 : !llvm.ptr -> i1
    %45 = llvm.zext %44 : i1 to i32
    %46 = llvm.add %39, %45 : i32
    %47 = llvm.select %44, %38, %0 : i1, i64
    %48 = llvm.add %40, %47 : i64
    %49 = llvm.add %38, %3 : i64
    llvm.br ^bb12(%49, %46, %48 : i64, i32, i64)
  ^bb14:  // pred: ^bb12
    llvm.call @printI64(%40) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %50 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.return %39 : i32
  }
}

