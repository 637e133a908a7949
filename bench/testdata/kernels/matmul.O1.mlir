#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @a(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.mlir.global internal unnamed_addr @b(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.mlir.global internal unnamed_addr @c(dense<0.000000e+00> : tensor<64x64xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x array<64 x f64>>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.mlir.addressof @b : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @c : !llvm.ptr
    %7 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(1576 : i64) : i64
    %10 = llvm.getelementptr inbounds|nuw %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%0 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb3
    %12 = llvm.getelementptr inbounds|nuw %1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %13 = llvm.getelementptr inbounds|nuw %2[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.br ^bb4(%0 : i64)
  ^bb2:  // pred: ^bb3
    %14 = llvm.icmp "sgt" %arg0, %5 : i32
    llvm.cond_br %14, ^bb5(%5 : i32), ^bb6
  ^bb3:  // pred: ^bb4
    %15 = llvm.add %11, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %4 : i64
    llvm.cond_br %16, ^bb2, ^bb1(%15 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%17: i64):  // 2 preds: ^bb1, ^bb4
    %18 = llvm.add %17, %11 overflow<nsw, nuw> : i64
    %19 = llvm.trunc %18 overflow<nsw, nuw> : i64 to i32
    %20 = llvm.uitofp nneg %19 : i32 to f64
    %21 = llvm.getelementptr inbounds|nuw %12[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %20, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %22 = llvm.sub %11, %17 overflow<nsw> : i64
    %23 = llvm.trunc %22 overflow<nsw> : i64 to i32
    %24 = llvm.sitofp %23 : i32 to f64
    %25 = llvm.getelementptr inbounds|nuw %13[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %24, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %26 = llvm.add %17, %3 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %4 : i64
    llvm.cond_br %27, ^bb3, ^bb4(%26 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%28: i32):  // 2 preds: ^bb2, ^bb8
    llvm.br ^bb7(%0 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb8
    %29 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %30 = llvm.fptosi %29 : f64 to i32
    llvm.return %30 : i32
  ^bb7(%31: i64):  // 2 preds: ^bb5, ^bb10
    %32 = llvm.getelementptr inbounds|nuw %1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %33 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.br ^bb9(%0 : i64)
  ^bb8:  // pred: ^bb10
    %34 = llvm.add %28, %8 overflow<nsw, nuw> : i32
    %35 = llvm.icmp "eq" %34, %arg0 : i32
    llvm.cond_br %35, ^bb6, ^bb5(%34 : i32) {loop_annotation = #loop_annotation}
  ^bb9(%36: i64):  // 2 preds: ^bb7, ^bb11
    %37 = llvm.getelementptr inbounds|nuw %2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.br ^bb12(%0, %7 : i64, f64)
  ^bb10:  // pred: ^bb11
    %38 = llvm.add %31, %3 overflow<nsw, nuw> : i64
    %39 = llvm.icmp "eq" %38, %4 : i64
    llvm.cond_br %39, ^bb8, ^bb7(%38 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb12
    %40 = llvm.getelementptr inbounds|nuw %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %49, %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %41 = llvm.add %36, %3 overflow<nsw, nuw> : i64
    %42 = llvm.icmp "eq" %41, %4 : i64
    llvm.cond_br %42, ^bb10, ^bb9(%41 : i64) {loop_annotation = #loop_annotation}
  ^bb12(%43: i64, %44: f64):  // 2 preds: ^bb9, ^bb12
    %45 = llvm.getelementptr inbounds|nuw %32[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %46 = llvm.load %45 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %47 = llvm.getelementptr inbounds|nuw %37[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %49 = llvm.intr.fmuladd(%46, %48, %44) : (f64, f64, f64) -> f64
    %50 = llvm.add %43, %3 overflow<nsw, nuw> : i64
    %51 = llvm.icmp "eq" %50, %4 : i64
    llvm.cond_br %51, ^bb11, ^bb12(%50, %49 : i64, f64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 128>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @a : !llvm.ptr
    %2 = llvm.mlir.addressof @b : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @c : !llvm.ptr
    %7 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(1576 : i64) : i64
    %11 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(127 : i32) : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.getelementptr inbounds|nuw %1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %15 = llvm.getelementptr inbounds|nuw %2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb3
    %16 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %17 = llvm.icmp "eq" %16, %4 : i64
    llvm.cond_br %17, ^bb4(%5 : i32), ^bb1(%16 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%18: i64):  // 2 preds: ^bb1, ^bb3
    %19 = llvm.add %18, %13 overflow<nsw, nuw> : i64
    %20 = llvm.trunc %19 overflow<nsw, nuw> : i64 to i32
    %21 = llvm.uitofp nneg %20 : i32 to f64
    %22 = llvm.getelementptr inbounds|nuw %14[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %21, %22 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %23 = llvm.sub %13, %18 overflow<nsw> : i64
    %24 = llvm.trunc %23 overflow<nsw> : i64 to i32
    %25 = llvm.sitofp %24 : i32 to f64
    %26 = llvm.getelementptr inbounds|nuw %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %25, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %27 = llvm.add %18, %3 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %4 : i64
    llvm.cond_br %28, ^bb2, ^bb3(%27 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%29: i32):  // 2 preds: ^bb2, ^bb6
    llvm.br ^bb5(%0 : i64)
  ^bb5(%30: i64):  // 2 preds: ^bb4, ^bb8
    %31 = llvm.getelementptr inbounds|nuw %1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %32 = llvm.getelementptr inbounds|nuw %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    llvm.br ^bb7(%0 : i64)
  ^bb6:  // pred: ^bb8
    %33 = llvm.add %29, %8 overflow<nsw, nuw> : i32
    %34 = llvm.icmp "eq" %33, %9 : i32
    llvm.cond_br %34, ^bb11, ^bb4(%33 : i32) {loop_annotation = #loop_annotation}
  ^bb7(%35: i64):  // 2 preds: ^bb5, ^bb9
    %36 = llvm.getelementptr inbounds|nuw %2[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.br ^bb10(%0, %7 : i64, f64)
  ^bb8:  // pred: ^bb9
    %37 = llvm.add %30, %3 overflow<nsw, nuw> : i64
    %38 = llvm.icmp "eq" %37, %4 : i64
    llvm.cond_br %38, ^bb6, ^bb5(%37 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    %39 = llvm.getelementptr inbounds|nuw %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %48, %39 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %40 = llvm.add %35, %3 overflow<nsw, nuw> : i64
    %41 = llvm.icmp "eq" %40, %4 : i64
    llvm.cond_br %41, ^bb8, ^bb7(%40 : i64) {loop_annotation = #loop_annotation}
  ^bb10(%42: i64, %43: f64):  // 2 preds: ^bb7, ^bb10
    %44 = llvm.getelementptr inbounds|nuw %31[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %45 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %46 = llvm.getelementptr inbounds|nuw %36[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    %47 = llvm.load %46 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %48 = llvm.intr.fmuladd(%45, %47, %43) : (f64, f64, f64) -> f64
    %49 = llvm.add %42, %3 overflow<nsw, nuw> : i64
    %50 = llvm.icmp "eq" %49, %4 : i64
    llvm.cond_br %50, ^bb9, ^bb10(%49, %48 : i64, f64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb6
    %51 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %52 = llvm.fptosi %51 : f64 to i32
    %53 = llvm.and %52, %12 : i32
    llvm.return %53 : i32
  }
}
