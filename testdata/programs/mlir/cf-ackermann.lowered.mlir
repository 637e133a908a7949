module {
  llvm.mlir.global private constant @assert_msg_0(dense<[49, 48, 48, 49, 32, 105, 115, 32, 111, 100, 100, 0]> : tensor<12xi8>) {addr_space = 0 : i32} : !llvm.array<12 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[110, 32, 109, 117, 115, 116, 32, 110, 111, 116, 32, 98, 101, 32, 110, 101, 103, 97, 116, 105, 118, 101, 0]> : tensor<23xi8>) {addr_space = 0 : i32} : !llvm.array<23 x i8>
  llvm.func @ack(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "sge" %arg1, %0 : i32
    llvm.cond_br %2, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %3 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = llvm.add %arg1, %1 : i32
    llvm.return %4 : i32
  ^bb3:  // pred: ^bb1
    %5 = llvm.sub %arg0, %1 : i32
    %6 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %6, ^bb5(%1 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %7 = llvm.sub %arg1, %1 : i32
    %8 = llvm.call @ack(%arg0, %7) : (i32, i32) -> i32
    llvm.br ^bb5(%8 : i32)
  ^bb5(%9: i32):  // 2 preds: ^bb3, ^bb4
    %10 = llvm.call @ack(%5, %9) : (i32, i32) -> i32
    llvm.return %10 : i32
  ^bb6:  // pred: ^bb0
    %11 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %12 = llvm.getelementptr %11[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<23 x i8>
    llvm.call @puts(%12) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @even(%arg0: i32) -> i1 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %3 = llvm.mlir.constant(true) : i1
    llvm.return %3 : i1
  ^bb2:  // pred: ^bb0
    %4 = llvm.sub %arg0, %1 : i32
    %5 = llvm.call @odd(%4) : (i32) -> i1
    llvm.return %5 : i1
  }
  llvm.func @odd(%arg0: i32) -> i1 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %3 = llvm.mlir.constant(false) : i1
    llvm.return %3 : i1
  ^bb2:  // pred: ^bb0
    %4 = llvm.sub %arg0, %1 : i32
    %5 = llvm.call @even(%4) : (i32) -> i1
    llvm.return %5 : i1
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(6 : i32) : i32
    %2 = llvm.mlir.constant(1001 : i32) : i32
    %3 = llvm.call @ack(%0, %1) : (i32, i32) -> i32
    %4 = llvm.call @odd(%2) : (i32) -> i1
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %5 = llvm.zext %4 : i1 to i32
    %6 = llvm.mlir.constant(100 : i32) : i32
    %7 = llvm.mul %5, %6 : i32
    %8 = llvm.add %3, %7 : i32
    llvm.return %8 : i32
  ^bb2:  // pred: ^bb0
    %9 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %10 = llvm.getelementptr %9[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.call @puts(%10) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

