module {
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @loop(%arg0: i64) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%arg0, %0, %1 : i64, i64, i64)
  ^bb1(%2: i64, %3: i64, %4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "eq" %2, %0 : i64
    llvm.cond_br %5, ^bb3(%3 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %6 = llvm.add %3, %4 : i64
    %7 = llvm.sub %2, %1 : i64
    llvm.br ^bb1(%7, %4, %6 : i64, i64, i64)
  ^bb3(%8: i64):  // pred: ^bb1
    llvm.return %8 : i64
  }
  llvm.func @naive(%arg0: i64) -> i64 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.icmp "sle" %arg0, %0 : i64
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %arg0 : i64
  ^bb2:  // pred: ^bb0
    %3 = llvm.sub %arg0, %0 : i64
    %4 = llvm.sub %arg0, %1 : i64
    %5 = llvm.call @naive(%3) : (i64) -> i64
    %6 = llvm.call @naive(%4) : (i64) -> i64
    %7 = llvm.add %5, %6 : i64
    llvm.return %7 : i64
  }
  llvm.func @double(%arg0: i64) -> !llvm.struct<(i64, i64)> attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %3, ^bb2(%0, %1 : i64, i64), ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.lshr %arg0, %1 : i64
    %5 = llvm.call @double(%4) : (i64) -> !llvm.struct<(i64, i64)>
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(i64, i64)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(i64, i64)> 
    %8 = llvm.mul %7, %2 : i64
    %9 = llvm.sub %8, %6 : i64
    %10 = llvm.mul %6, %9 : i64
    %11 = llvm.mul %6, %6 : i64
    %12 = llvm.mul %7, %7 : i64
    %13 = llvm.add %11, %12 : i64
    %14 = llvm.add %10, %13 : i64
    %15 = llvm.and %arg0, %1 : i64
    %16 = llvm.icmp "ne" %15, %0 : i64
    llvm.cond_br %16, ^bb2(%13, %14 : i64, i64), ^bb2(%10, %13 : i64, i64)
  ^bb2(%17: i64, %18: i64):  // 3 preds: ^bb0, ^bb1, ^bb1
    %19 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %20 = llvm.insertvalue %17, %19[0] : !llvm.struct<(i64, i64)> 
    %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(i64, i64)> 
    llvm.return %21 : !llvm.struct<(i64, i64)>
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(17 : i64) : i64
    %1 = llvm.mlir.constant(90 : i64) : i64
    %2 = llvm.call @loop(%1) : (i64) -> i64
    %3 = llvm.call @double(%1) : (i64) -> !llvm.struct<(i64, i64)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(i64, i64)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(i64, i64)> 
    %6 = llvm.call @naive(%0) : (i64) -> i64
    %7 = llvm.call @loop(%0) : (i64) -> i64
    llvm.call @printI64(%2) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.xor %2, %4 : i64
    %9 = llvm.xor %6, %7 : i64
    %10 = llvm.or %8, %9 : i64
    llvm.return %10 : i64
  }
}

