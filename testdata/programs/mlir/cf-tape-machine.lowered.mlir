module {
  llvm.mlir.global private constant @code(dense<[43, 43, 43, 43, 43, 43, 91, 62, 43, 43, 43, 43, 43, 43, 43, 60, 45, 93, 62, 46, 60, 43, 43, 43, 91, 62, 46, 45, 60, 45, 93, 0]> : tensor<32xi8>) {addr_space = 0 : i32} : !llvm.array<32 x i8>
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @emit(%arg0: i8) attributes {sym_visibility = "private"} {
    %0 = llvm.zext %arg0 : i8 to i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @match(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    llvm.br ^bb1(%arg5, %6 : i64, i32)
  ^bb1(%9: i64, %10: i32):  // 2 preds: ^bb0, ^bb2
    %11 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr inbounds|nuw %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 : !llvm.ptr -> i8
    llvm.switch %13 : i8, ^bb2(%6 : i32) [
      91: ^bb2(%7 : i32),
      93: ^bb2(%8 : i32)
    ]
  ^bb2(%14: i32):  // 3 preds: ^bb1, ^bb1, ^bb1
    %15 = llvm.add %10, %14 : i32
    %16 = llvm.icmp "eq" %15, %6 : i32
    %17 = llvm.add %9, %arg6 : i64
    llvm.cond_br %16, ^bb3, ^bb1(%17, %15 : i64, i32)
  ^bb3:  // pred: ^bb2
    llvm.return %9 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(-1 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(32 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.getelementptr %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.mlir.addressof @code : !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<32 x i8>
    %15 = llvm.mlir.constant(3735928559 : index) : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %14, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %8, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.insertvalue %9, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.alloca %24 x i8 : (i64) -> !llvm.ptr
    %27 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %24, %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.insertvalue %25, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%34: i64):  // 2 preds: ^bb0, ^bb1
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr inbounds|nuw %35[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %36 : i8, !llvm.ptr
    %37 = llvm.add %34, %1 : i64
    %38 = llvm.icmp "ult" %37, %3 : i64
    llvm.cond_br %38, ^bb1(%37 : i64), ^bb2(%0, %0, %6 : i64, i64, i32)
  ^bb2(%39: i64, %40: i64, %41: i32):  // 2 preds: ^bb1, ^bb10
    %42 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.getelementptr inbounds|nuw %42[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 : !llvm.ptr -> i8
    %45 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.getelementptr inbounds|nuw %45[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 : !llvm.ptr -> i8
    llvm.switch %44 : i8, ^bb11 [
      62: ^bb3(%1 : i64),
      60: ^bb3(%2 : i64),
      43: ^bb4,
      45: ^bb5,
      46: ^bb6,
      91: ^bb7,
      93: ^bb9
    ]
  ^bb3(%48: i64):  // 2 preds: ^bb2, ^bb2
    %49 = llvm.add %40, %48 : i64
    llvm.br ^bb10(%39, %49 : i64, i64)
  ^bb4:  // pred: ^bb2
    %50 = llvm.add %47, %5 : i8
    %51 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %52 = llvm.getelementptr inbounds|nuw %51[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %50, %52 : i8, !llvm.ptr
    llvm.br ^bb10(%39, %40 : i64, i64)
  ^bb5:  // pred: ^bb2
    %53 = llvm.sub %47, %5 : i8
    %54 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.getelementptr inbounds|nuw %54[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %55 : i8, !llvm.ptr
    llvm.br ^bb10(%39, %40 : i64, i64)
  ^bb6:  // pred: ^bb2
    llvm.call @emit(%47) : (i8) -> ()
    llvm.br ^bb10(%39, %40 : i64, i64)
  ^bb7:  // pred: ^bb2
    %56 = llvm.icmp "eq" %47, %4 : i8
    llvm.cond_br %56, ^bb8(%1 : i64), ^bb10(%39, %40 : i64, i64)
  ^bb8(%57: i64):  // 2 preds: ^bb7, ^bb9
    %58 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %59 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %60 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %61 = llvm.extractvalue %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %62 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %63 = llvm.call @match(%58, %59, %60, %61, %62, %39, %57) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> i64
    llvm.br ^bb10(%63, %40 : i64, i64)
  ^bb9:  // pred: ^bb2
    %64 = llvm.icmp "ne" %47, %4 : i8
    llvm.cond_br %64, ^bb8(%2 : i64), ^bb10(%39, %40 : i64, i64)
  ^bb10(%65: i64, %66: i64):  // 7 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9
    %67 = llvm.add %65, %1 : i64
    %68 = llvm.add %41, %7 : i32
    llvm.br ^bb2(%67, %66, %68 : i64, i64, i32)
  ^bb11:  // pred: ^bb2
    llvm.return %41 : i32
  }
}

