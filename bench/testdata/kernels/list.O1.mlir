#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc2, 8>, <#tbaa_type_desc3, 16>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @nodes() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.struct<"struct.node", (ptr, i32, i64)>
    %4 = llvm.mlir.zero : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
    llvm.return %4 : !llvm.array<4096 x struct<"struct.node", (ptr, i32, i64)>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @kernel(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 65536>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1031 : i64) : i64
    %2 = llvm.mlir.constant(7 : i64) : i64
    %3 = llvm.mlir.constant(4095 : i64) : i64
    %4 = llvm.mlir.addressof @nodes : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4096 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(12 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(65535 : i32) : i32
    llvm.br ^bb3(%0 : i64)
  ^bb1:  // pred: ^bb3
    %13 = llvm.icmp "sgt" %arg0, %9 : i32
    llvm.cond_br %13, ^bb2, ^bb4(%4 : !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %14 = llvm.shl %arg0, %10 : i32
    %15 = llvm.intr.smax(%14, %11) : (i32, i32) -> i32
    llvm.br ^bb5(%9, %4 : i32, !llvm.ptr)
  ^bb3(%16: i64):  // 2 preds: ^bb0, ^bb3
    %17 = llvm.mul %16, %1 : i64
    %18 = llvm.add %17, %2 : i64
    %19 = llvm.and %18, %3 : i64
    %20 = llvm.getelementptr inbounds|nuw %4[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %21 = llvm.getelementptr inbounds|nuw %4[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    llvm.store %20, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.trunc %16 overflow<nsw, nuw> : i64 to i32
    llvm.store %23, %22 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %21[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %25 = llvm.add %16, %7 overflow<nsw, nuw> : i64
    %26 = llvm.icmp "eq" %25, %8 : i64
    llvm.cond_br %26, ^bb1, ^bb3(%25 : i64) {loop_annotation = #loop_annotation}
  ^bb4(%27: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %28 = llvm.getelementptr inbounds|nuw %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %30 = llvm.trunc %29 : i64 to i32
    %31 = llvm.and %30, %12 : i32
    llvm.return %31 : i32
  ^bb5(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb2, ^bb5
    %34 = llvm.getelementptr inbounds|nuw %33[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %33[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %39 = llvm.add %38, %36 overflow<nsw> : i64
    llvm.store %39, %37 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %40 = llvm.load %33 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.add %32, %11 overflow<nsw, nuw> : i32
    %42 = llvm.icmp "eq" %41, %15 : i32
    llvm.cond_br %42, ^bb4(%40 : !llvm.ptr), ^bb5(%41, %40 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 128>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1031 : i64) : i64
    %2 = llvm.mlir.constant(7 : i64) : i64
    %3 = llvm.mlir.constant(4095 : i64) : i64
    %4 = llvm.mlir.addressof @nodes : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4096 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(819200 : i32) : i32
    %12 = llvm.mlir.constant(127 : i32) : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb1
    %14 = llvm.mul %13, %1 overflow<nsw, nuw> : i64
    %15 = llvm.add %14, %2 overflow<nsw, nuw> : i64
    %16 = llvm.and %15, %3 : i64
    %17 = llvm.getelementptr inbounds|nuw %4[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    %18 = llvm.getelementptr inbounds|nuw %4[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (ptr, i32, i64)>
    llvm.store %17, %18 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.trunc %13 overflow<nsw, nuw> : i64 to i32
    llvm.store %20, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %22 = llvm.add %13, %7 overflow<nsw, nuw> : i64
    %23 = llvm.icmp "eq" %22, %8 : i64
    llvm.cond_br %23, ^bb2(%9, %4 : i32, !llvm.ptr), ^bb1(%22 : i64) {loop_annotation = #loop_annotation}
  ^bb2(%24: i32, %25: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %26 = llvm.getelementptr inbounds|nuw %25[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %25[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %31 = llvm.add %30, %28 overflow<nsw> : i64
    llvm.store %31, %29 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %32 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.add %24, %10 overflow<nsw, nuw> : i32
    %34 = llvm.icmp "eq" %33, %11 : i32
    llvm.cond_br %34, ^bb3, ^bb2(%33, %32 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %35 = llvm.getelementptr inbounds|nuw %32[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %37 = llvm.trunc %36 : i64 to i32
    %38 = llvm.and %37, %12 : i32
    llvm.return %38 : i32
  }
}
