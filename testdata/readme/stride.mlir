module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private constant @A(dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.mlir.global private constant @B(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>) {addr_space = 0 : i32} : !llvm.array<3 x array<2 x f32>>
  llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb8
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0 : i64)
  ^bb3(%4: i64):  // 2 preds: ^bb2, ^bb7
    %5 = llvm.icmp "slt" %4, %arg11 : i64
    llvm.cond_br %5, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%0 : i64)
  ^bb5(%6: i64):  // 2 preds: ^bb4, ^bb6
    %7 = llvm.icmp "slt" %6, %arg4 : i64
    llvm.cond_br %7, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %8 = llvm.mul %2, %arg5 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %6 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 : !llvm.ptr -> f32
    %12 = llvm.mul %6, %arg12 overflow<nsw, nuw> : i64
    %13 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds|nuw %arg8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 : !llvm.ptr -> f32
    %16 = llvm.mul %2, %arg19 overflow<nsw, nuw> : i64
    %17 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %arg15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.fmul %11, %15 : f32
    %21 = llvm.fadd %19, %20 : f32
    %22 = llvm.mul %2, %arg19 overflow<nsw, nuw> : i64
    %23 = llvm.add %22, %4 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %arg15[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %24 : f32, !llvm.ptr
    %25 = llvm.add %6, %1 : i64
    llvm.br ^bb5(%25 : i64)
  ^bb7:  // pred: ^bb5
    %26 = llvm.add %4, %1 : i64
    llvm.br ^bb3(%26 : i64)
  ^bb8:  // pred: ^bb3
    %27 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%27 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.addressof @B : !llvm.ptr
    %1 = llvm.mlir.constant(3735928559 : index) : i64
    %2 = llvm.mlir.addressof @A : !llvm.ptr
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %2[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %10 = llvm.inttoptr %1 : i64 to !llvm.ptr
    %11 = llvm.getelementptr %0[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x array<2 x f32>>
    %12 = llvm.inttoptr %1 : i64 to !llvm.ptr
    %13 = llvm.getelementptr %8[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%4 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb5
    %17 = llvm.icmp "slt" %16, %3 : i64
    llvm.cond_br %17, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%4 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.icmp "slt" %18, %3 : i64
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.mul %16, %3 overflow<nsw, nuw> : i64
    %21 = llvm.add %20, %18 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %5, %22 : f32, !llvm.ptr
    %23 = llvm.add %18, %6 : i64
    llvm.br ^bb3(%23 : i64)
  ^bb5:  // pred: ^bb3
    %24 = llvm.add %16, %6 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb6:  // pred: ^bb1
    llvm.call @matmul(%10, %9, %4, %3, %7, %7, %6, %12, %11, %4, %7, %3, %7, %6, %15, %15, %4, %3, %3, %3, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %25 = llvm.mul %6, %3 overflow<nsw, nuw> : i64
    %26 = llvm.add %25, %6 overflow<nsw, nuw> : i64
    %27 = llvm.getelementptr inbounds|nuw %15[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 : !llvm.ptr -> f32
    llvm.call @free(%15) : (!llvm.ptr) -> ()
    llvm.return %28 : f32
  }
}

