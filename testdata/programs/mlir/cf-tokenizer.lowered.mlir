module {
  llvm.mlir.global private constant @input(dense<[49, 50, 43, 32, 51, 52, 48, 45, 53, 32, 43, 49, 48, 48, 48, 32, 120, 0]> : tensor<18xi8>) {addr_space = 0 : i32} : !llvm.array<18 x i8>
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @note(%arg0: i32) attributes {sym_visibility = "private"} {
    %0 = llvm.sext %arg0 : i32 to i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(48 : i32) : i32
    %7 = llvm.mlir.constant(-1000000 : i32) : i32
    %8 = llvm.mlir.constant(18 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.getelementptr %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.mlir.addressof @input : !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<18 x i8>
    %15 = llvm.mlir.constant(3735928559 : index) : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %14, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %8, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.insertvalue %9, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0, %2, %3 : i64, i32, i32)
  ^bb1(%24: i64, %25: i32, %26: i32):  // 5 preds: ^bb0, ^bb1, ^bb1, ^bb1, ^bb4
    %27 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.getelementptr inbounds|nuw %27[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 : !llvm.ptr -> i8
    %30 = llvm.zext %29 : i8 to i32
    %31 = llvm.add %24, %1 : i64
    llvm.switch %30 : i32, ^bb2 [
      0: ^bb6(%25 : i32),
      32: ^bb1(%31, %25, %26 : i64, i32, i32),
      43: ^bb1(%31, %25, %3 : i64, i32, i32),
      45: ^bb1(%31, %25, %4 : i64, i32, i32)
    ]
  ^bb2:  // pred: ^bb1
    %32 = llvm.sub %30, %6 : i32
    %33 = llvm.icmp "ult" %32, %5 : i32
    llvm.cond_br %33, ^bb3(%24, %2 : i64, i32), ^bb5
  ^bb3(%34: i64, %35: i32):  // 2 preds: ^bb2, ^bb3
    %36 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr inbounds|nuw %36[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 : !llvm.ptr -> i8
    %39 = llvm.zext %38 : i8 to i32
    %40 = llvm.sub %39, %6 : i32
    %41 = llvm.icmp "ult" %40, %5 : i32
    %42 = llvm.mul %35, %5 : i32
    %43 = llvm.add %42, %40 : i32
    %44 = llvm.add %34, %1 : i64
    llvm.cond_br %41, ^bb3(%44, %43 : i64, i32), ^bb4
  ^bb4:  // pred: ^bb3
    %45 = llvm.mul %35, %26 : i32
    llvm.call @note(%45) : (i32) -> ()
    %46 = llvm.add %25, %45 : i32
    llvm.br ^bb1(%34, %46, %26 : i64, i32, i32)
  ^bb5:  // pred: ^bb2
    llvm.call @note(%30) : (i32) -> ()
    %47 = llvm.add %25, %7 : i32
    llvm.br ^bb6(%47 : i32)
  ^bb6(%48: i32):  // 2 preds: ^bb1, ^bb5
    llvm.return %48 : i32
  }
}

