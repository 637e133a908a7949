module {
  llvm.mlir.global private constant @digits(dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]> : tensor<9xi8>) {addr_space = 0 : i32} : !llvm.array<9 x i8>
  llvm.func @printU64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @one(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(-306674912 : i32) : i32
    llvm.br ^bb1(%0, %arg0 : i64, i32)
  ^bb1(%5: i64, %6: i32):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %5, %2 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.trunc %6 : i32 to i1
    %9 = llvm.lshr %6, %3 : i32
    %10 = llvm.xor %9, %4 : i32
    %11 = llvm.select %8, %10, %9 : i1, i32
    %12 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%12, %11 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %6 : i32
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(17 : i64) : i64
    %1 = llvm.mlir.constant(7 : i64) : i64
    %2 = llvm.mlir.constant(13 : i64) : i64
    %3 = llvm.mlir.constant(88172645463325252 : i64) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(9 : index) : i64
    %7 = llvm.mlir.constant(256 : index) : i64
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(255 : i32) : i32
    %11 = llvm.mlir.constant(256 : index) : i64
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.alloca %11 x i32 : (i64) -> !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %11, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %12, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%4 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.icmp "slt" %21, %7 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.trunc %21 : i64 to i32
    %24 = llvm.call @one(%23) : (i32) -> i32
    %25 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.getelementptr inbounds|nuw %25[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %26 : i32, !llvm.ptr
    %27 = llvm.add %21, %5 : i64
    llvm.br ^bb1(%27 : i64)
  ^bb3:  // pred: ^bb1
    %28 = llvm.mlir.constant(9 : index) : i64
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.mlir.zero : !llvm.ptr
    %31 = llvm.getelementptr %30[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.ptrtoint %31 : !llvm.ptr to i64
    %33 = llvm.mlir.addressof @digits : !llvm.ptr
    %34 = llvm.getelementptr %33[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
    %35 = llvm.mlir.constant(3735928559 : index) : i64
    %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
    %37 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %38 = llvm.insertvalue %36, %37[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %34, %38[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.insertvalue %40, %39[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.insertvalue %28, %41[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.insertvalue %29, %42[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb4(%4, %8, %8 : i64, i32, i32)
  ^bb4(%44: i64, %45: i32, %46: i32):  // 2 preds: ^bb3, ^bb5
    %47 = llvm.icmp "slt" %44, %6 : i64
    llvm.cond_br %47, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %48 = llvm.extractvalue %43[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %49 = llvm.getelementptr inbounds|nuw %48[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 : !llvm.ptr -> i8
    %51 = llvm.zext %50 : i8 to i32
    %52 = llvm.xor %45, %51 : i32
    %53 = llvm.and %52, %10 : i32
    %54 = llvm.zext %53 : i32 to i64
    %55 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.getelementptr inbounds|nuw %55[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %57 = llvm.load %56 : !llvm.ptr -> i32
    %58 = llvm.lshr %45, %9 : i32
    %59 = llvm.xor %57, %58 : i32
    %60 = llvm.xor %46, %51 : i32
    %61 = llvm.call @one(%60) : (i32) -> i32
    %62 = llvm.add %44, %5 : i64
    llvm.br ^bb4(%62, %59, %61 : i64, i32, i32)
  ^bb6:  // pred: ^bb4
    %63 = llvm.xor %45, %8 : i32
    %64 = llvm.xor %46, %8 : i32
    %65 = llvm.zext %63 : i32 to i64
    %66 = llvm.zext %64 : i32 to i64
    llvm.call @printU64(%65) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %67 = llvm.sub %65, %66 : i64
    llvm.call @printU64(%67) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.br ^bb7(%4, %3 : i64, i64)
  ^bb7(%68: i64, %69: i64):  // 2 preds: ^bb6, ^bb8
    %70 = llvm.icmp "slt" %68, %7 : i64
    llvm.cond_br %70, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %71 = llvm.shl %69, %2 : i64
    %72 = llvm.xor %69, %71 : i64
    %73 = llvm.lshr %72, %1 : i64
    %74 = llvm.xor %72, %73 : i64
    %75 = llvm.shl %74, %0 : i64
    %76 = llvm.xor %74, %75 : i64
    %77 = llvm.add %68, %5 : i64
    llvm.br ^bb7(%77, %76 : i64, i64)
  ^bb9:  // pred: ^bb7
    llvm.return %69 : i64
  }
}

