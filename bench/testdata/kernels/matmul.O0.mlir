#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @a(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.mlir.global internal @b(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.mlir.global internal @c(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(64 : i32) : i32
    %3 = llvm.mlir.constant(5 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.addressof @c : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %8 = llvm.getelementptr inbounds %7[%4, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %9 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %10 = llvm.mlir.addressof @a : !llvm.ptr
    %11 = llvm.mlir.addressof @b : !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %20 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %20, %2 : i32
    llvm.cond_br %21, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %1, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %22 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %22, %2 : i32
    llvm.cond_br %23, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %24 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %24, %25 overflow<nsw> : i32
    %27 = llvm.sitofp %26 : i32 to f64
    %28 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %10[%4, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %31 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %30[%4, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.store %27, %33 {alignment = 8 : i64} : f64, !llvm.ptr
    %34 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.sub %34, %35 overflow<nsw> : i32
    %37 = llvm.sitofp %36 : i32 to f64
    %38 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %11[%4, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %41 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.getelementptr inbounds %40[%4, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.store %37, %43 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %44 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %44, %0 overflow<nsw> : i32
    llvm.store %45, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %46 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %47, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.store %1, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb23
    %48 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %48, %49 : i32
    llvm.cond_br %50, ^bb10, ^bb24
  ^bb10:  // pred: ^bb9
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb21
    %51 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "slt" %51, %2 : i32
    llvm.cond_br %52, ^bb12, ^bb22
  ^bb12:  // pred: ^bb11
    llvm.store %1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb19
    %53 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "slt" %53, %2 : i32
    llvm.cond_br %54, ^bb14, ^bb20
  ^bb14:  // pred: ^bb13
    llvm.store %9, %18 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb17
    %55 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "slt" %55, %2 : i32
    llvm.cond_br %56, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %57 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %10[%4, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %60 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %59[%4, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> f64
    %64 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %11[%4, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %67 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %66[%4, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> f64
    %71 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> f64
    %72 = llvm.intr.fmuladd(%63, %70, %71) : (f64, f64, f64) -> f64
    llvm.store %72, %18 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %73 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.add %73, %0 overflow<nsw> : i32
    llvm.store %74, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb15
    %75 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> f64
    %76 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %6[%4, %77] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x array<64 x f64>>
    %79 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.sext %79 : i32 to i64
    %81 = llvm.getelementptr inbounds %78[%4, %80] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.store %75, %81 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %82 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.add %82, %0 overflow<nsw> : i32
    llvm.store %83, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb13
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %84 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.add %84, %0 overflow<nsw> : i32
    llvm.store %85, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb11
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %86 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.add %86, %0 overflow<nsw> : i32
    llvm.store %87, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb9
    %88 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %89 = llvm.fptosi %88 : f64 to i32
    llvm.return %89 : i32
  }
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.call @kernel(%2) : (i32 {llvm.noundef}) -> i32
    %6 = llvm.and %5, %3 : i32
    llvm.return %6 : i32
  }
}
