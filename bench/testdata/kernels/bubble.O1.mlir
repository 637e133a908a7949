#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @v(dense<0> : tensor<1000xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1000 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 65536>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12345 : i32) : i32
    %3 = llvm.mlir.constant(1103515245 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.addressof @v : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(1000 : i64) : i64
    %8 = llvm.mlir.constant(1000 : i32) : i32
    %9 = llvm.mlir.constant(999 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(2000 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.constant(65535 : i32) : i32
    %16 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %16, ^bb1(%0 : i32), ^bb2
  ^bb1(%17: i32):  // 2 preds: ^bb0, ^bb6
    llvm.br ^bb3(%1, %2 : i64, i32)
  ^bb2:  // 2 preds: ^bb0, ^bb6
    %18 = llvm.load %14 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.and %18, %15 : i32
    llvm.return %19 : i32
  ^bb3(%20: i64, %21: i32):  // 2 preds: ^bb1, ^bb3
    %22 = llvm.mul %21, %3 : i32
    %23 = llvm.add %22, %2 : i32
    %24 = llvm.lshr %23, %4 : i32
    %25 = llvm.getelementptr inbounds|nuw %5[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %26 = llvm.add %20, %6 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %7 : i64
    llvm.cond_br %27, ^bb4(%8, %0 : i32, i32), ^bb3(%26, %23 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb4(%28: i32, %29: i32):  // 2 preds: ^bb3, ^bb7
    %30 = llvm.icmp "ult" %29, %9 : i32
    llvm.cond_br %30, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %31 = llvm.intr.smax(%28, %10) : (i32, i32) -> i32
    %32 = llvm.add %31, %11 overflow<nsw> : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    llvm.br ^bb8(%1, %6 : i64, i64)
  ^bb6:  // pred: ^bb7
    %34 = llvm.add %17, %12 overflow<nsw, nuw> : i32
    %35 = llvm.icmp "eq" %34, %arg0 : i32
    llvm.cond_br %35, ^bb2, ^bb1(%34 : i32) {loop_annotation = #loop_annotation}
  ^bb7:  // 2 preds: ^bb4, ^bb10
    %36 = llvm.add %29, %12 overflow<nsw, nuw> : i32
    %37 = llvm.add %28, %11 overflow<nsw> : i32
    %38 = llvm.icmp "eq" %36, %8 : i32
    llvm.cond_br %38, ^bb6, ^bb4(%37, %36 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb8(%39: i64, %40: i64):  // 2 preds: ^bb5, ^bb10
    %41 = llvm.getelementptr inbounds|nuw %5[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %43 = llvm.getelementptr inbounds|nuw %5[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.icmp "sgt" %42, %44 : i32
    llvm.cond_br %45, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.store %44, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %42, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %46 = llvm.add %40, %6 overflow<nsw, nuw> : i64
    %47 = llvm.add %39, %6 overflow<nsw, nuw> : i64
    %48 = llvm.icmp "eq" %47, %33 : i64
    llvm.cond_br %48, ^bb7, ^bb8(%47, %46 : i64, i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 128>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12345 : i32) : i32
    %3 = llvm.mlir.constant(1103515245 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.addressof @v : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(1000 : i64) : i64
    %8 = llvm.mlir.constant(1000 : i32) : i32
    %9 = llvm.mlir.constant(999 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(2000 : i64) : i64
    %15 = llvm.getelementptr inbounds|nuw %5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.mlir.constant(127 : i32) : i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%17: i32):  // 2 preds: ^bb0, ^bb5
    llvm.br ^bb2(%1, %2 : i64, i32)
  ^bb2(%18: i64, %19: i32):  // 2 preds: ^bb1, ^bb2
    %20 = llvm.mul %19, %3 : i32
    %21 = llvm.add %20, %2 : i32
    %22 = llvm.lshr %21, %4 : i32
    %23 = llvm.getelementptr inbounds|nuw %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %22, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %24 = llvm.add %18, %6 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "eq" %24, %7 : i64
    llvm.cond_br %25, ^bb3(%8, %0 : i32, i32), ^bb2(%24, %21 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb3(%26: i32, %27: i32):  // 2 preds: ^bb2, ^bb6
    %28 = llvm.icmp "ult" %27, %9 : i32
    llvm.cond_br %28, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %29 = llvm.intr.smax(%26, %10) : (i32, i32) -> i32
    %30 = llvm.add %29, %11 overflow<nsw> : i32
    %31 = llvm.zext nneg %30 : i32 to i64
    llvm.br ^bb7(%1, %6 : i64, i64)
  ^bb5:  // pred: ^bb6
    %32 = llvm.add %17, %12 overflow<nsw, nuw> : i32
    %33 = llvm.icmp "eq" %32, %13 : i32
    llvm.cond_br %33, ^bb10, ^bb1(%32 : i32) {loop_annotation = #loop_annotation}
  ^bb6:  // 2 preds: ^bb3, ^bb9
    %34 = llvm.add %27, %12 overflow<nsw, nuw> : i32
    %35 = llvm.add %26, %11 overflow<nsw> : i32
    %36 = llvm.icmp "eq" %34, %8 : i32
    llvm.cond_br %36, ^bb5, ^bb3(%35, %34 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb7(%37: i64, %38: i64):  // 2 preds: ^bb4, ^bb9
    %39 = llvm.getelementptr inbounds|nuw %5[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds|nuw %5[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %43 = llvm.icmp "sgt" %40, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.store %42, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.store %40, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %44 = llvm.add %38, %6 overflow<nsw, nuw> : i64
    %45 = llvm.add %37, %6 overflow<nsw, nuw> : i64
    %46 = llvm.icmp "eq" %45, %31 : i64
    llvm.cond_br %46, ^bb6, ^bb7(%45, %44 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb5
    %47 = llvm.load %15 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %48 = llvm.and %47, %16 : i32
    llvm.return %48 : i32
  }
}
