module {
  llvm.mlir.global private constant @nums(dense<[7, -7, 0, 2147483647, -2147483647, 100]> : tensor<6xi32>) {addr_space = 0 : i32} : !llvm.array<6 x i32>
  llvm.mlir.global private constant @dens(dense<[2, -2, 3, -3, 2147483647]> : tensor<5xi32>) {addr_space = 0 : i32} : !llvm.array<5 x i32>
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: i32) attributes {sym_visibility = "private"} {
    %0 = llvm.sext %arg0 : i32 to i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.return
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(5 : index) : i64
    %5 = llvm.mlir.constant(6 : index) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(6 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.getelementptr %9[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.mlir.addressof @nums : !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i32>
    %14 = llvm.mlir.constant(3735928559 : index) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %7, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %8, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.mlir.constant(5 : index) : i64
    %24 = llvm.mlir.constant(1 : index) : i64
    %25 = llvm.mlir.zero : !llvm.ptr
    %26 = llvm.getelementptr %25[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %28 = llvm.mlir.addressof @dens : !llvm.ptr
    %29 = llvm.getelementptr %28[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i32>
    %30 = llvm.mlir.constant(3735928559 : index) : i64
    %31 = llvm.inttoptr %30 : i64 to !llvm.ptr
    %32 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %33 = llvm.insertvalue %31, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %29, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.mlir.constant(0 : index) : i64
    %36 = llvm.insertvalue %35, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.insertvalue %23, %36[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.insertvalue %24, %37[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%2, %6 : i64, i32)
  ^bb1(%39: i64, %40: i32):  // 2 preds: ^bb0, ^bb5
    %41 = llvm.icmp "slt" %39, %5 : i64
    llvm.cond_br %41, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2, %40 : i64, i32)
  ^bb3(%42: i64, %43: i32):  // 2 preds: ^bb2, ^bb4
    %44 = llvm.icmp "slt" %42, %4 : i64
    llvm.cond_br %44, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %45 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.getelementptr inbounds|nuw %45[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.load %46 : !llvm.ptr -> i32
    %48 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %49 = llvm.getelementptr inbounds|nuw %48[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.load %49 : !llvm.ptr -> i32
    %51 = llvm.sdiv %47, %50 : i32
    %52 = llvm.srem %47, %50 : i32
    %53 = llvm.udiv %47, %50 : i32
    %54 = llvm.urem %47, %50 : i32
    %55 = llvm.sdiv %47, %50 : i32
    %56 = llvm.mul %55, %50 : i32
    %57 = llvm.icmp "ne" %47, %56 : i32
    %58 = llvm.icmp "slt" %47, %6 : i32
    %59 = llvm.icmp "slt" %50, %6 : i32
    %60 = llvm.icmp "ne" %58, %59 : i1
    %61 = llvm.and %57, %60 : i1
    %62 = llvm.add %55, %1 : i32
    %63 = llvm.select %61, %62, %55 : i1, i32
    %64 = llvm.sdiv %47, %50 : i32
    %65 = llvm.mul %64, %50 : i32
    %66 = llvm.icmp "ne" %47, %65 : i32
    %67 = llvm.icmp "slt" %47, %6 : i32
    %68 = llvm.icmp "slt" %50, %6 : i32
    %69 = llvm.icmp "eq" %67, %68 : i1
    %70 = llvm.and %66, %69 : i1
    %71 = llvm.add %64, %0 : i32
    %72 = llvm.select %70, %71, %64 : i1, i32
    %73 = llvm.icmp "eq" %47, %6 : i32
    %74 = llvm.sub %47, %0 : i32
    %75 = llvm.udiv %74, %50 : i32
    %76 = llvm.add %75, %0 : i32
    %77 = llvm.select %73, %6, %76 : i1, i32
    llvm.call @show(%51) : (i32) -> ()
    llvm.call @show(%52) : (i32) -> ()
    llvm.call @show(%53) : (i32) -> ()
    llvm.call @show(%54) : (i32) -> ()
    llvm.call @show(%63) : (i32) -> ()
    llvm.call @show(%72) : (i32) -> ()
    llvm.call @show(%77) : (i32) -> ()
    llvm.call @printNewline() : () -> ()
    %78 = llvm.mul %51, %50 : i32
    %79 = llvm.add %78, %52 : i32
    %80 = llvm.sub %47, %79 : i32
    %81 = llvm.or %43, %80 : i32
    %82 = llvm.add %42, %3 : i64
    llvm.br ^bb3(%82, %81 : i64, i32)
  ^bb5:  // pred: ^bb3
    %83 = llvm.add %39, %3 : i64
    llvm.br ^bb1(%83, %43 : i64, i32)
  ^bb6:  // pred: ^bb1
    llvm.return %40 : i32
  }
}

