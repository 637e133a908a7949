#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "vprintf">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "vprintf: argument 0">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 _ZTS8_IO_FILE", members = {<#tbaa_type_desc4, 0>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("idlcps\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("four\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("dddddddddddd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("iiiiiiiiddddddddddll\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%s=%d(%c)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("answer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d%% of %s took %.3f s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("it\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d:%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("<%d> \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(-2 : i32) : i32
    %7 = llvm.mlir.constant(-4 : i32) : i32
    %8 = llvm.mlir.constant(5 : i32) : i32
    %9 = llvm.mlir.constant(-6 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.mlir.constant(-8 : i32) : i32
    %12 = llvm.mlir.constant(9 : i32) : i32
    %13 = llvm.mlir.constant(-10 : i32) : i32
    %14 = llvm.mlir.constant(11 : i32) : i32
    %15 = llvm.mlir.constant(-12 : i32) : i32
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %18 = llvm.mlir.constant(-3 : i64) : i64
    %19 = llvm.mlir.constant(65 : i32) : i32
    %20 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %23 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %24 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %25 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %26 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %27 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %28 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %29 = llvm.mlir.constant(7.000000e+00 : f64) : f64
    %30 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %31 = llvm.mlir.constant(9.000000e+00 : f64) : f64
    %32 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %33 = llvm.mlir.constant(1.100000e+01 : f64) : f64
    %34 = llvm.mlir.constant(1.200000e+01 : f64) : f64
    %35 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %36 = llvm.mlir.constant(4 : i32) : i32
    %37 = llvm.mlir.constant(6 : i32) : i32
    %38 = llvm.mlir.constant(8 : i32) : i32
    %39 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %40 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %41 = llvm.mlir.constant(9 : i64) : i64
    %42 = llvm.mlir.constant(1099511627776 : i64) : i64
    %43 = llvm.mlir.poison : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %45 = llvm.mlir.constant(42 : i32) : i32
    %46 = llvm.mlir.constant(120 : i32) : i32
    %47 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %48 = llvm.mlir.poison : i32
    %49 = llvm.mlir.constant(97 : i32) : i32
    %50 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %51 = llvm.mlir.constant(1.234560e+00 : f64) : f64
    %52 = llvm.mlir.constant(10 : i32) : i32
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    llvm.store %1, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %54 = llvm.call tail @sum(%2, %0, %3, %2) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %55 = llvm.call tail @printf(%4, %54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %56 = llvm.call tail @sum(%5, %0, %6, %2, %7, %8, %9, %10, %11, %12, %13, %14, %15) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %57 = llvm.call tail @printf(%4, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %58 = llvm.call @mixed(%16, %0, %17, %18, %19, %53, %20) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> f64
    %59 = llvm.call @printf(%21, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %60 = llvm.call @mixed(%22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %61 = llvm.call @printf(%21, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %62 = llvm.call @mixed(%35, %0, %3, %2, %36, %8, %37, %10, %38, %39, %40, %23, %24, %25, %26, %27, %28, %29, %30, %41, %42) vararg(!llvm.func<f64 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> f64
    %63 = llvm.call @printf(%21, %62) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %64 = llvm.call @twice(%43, %44, %45, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.call @printf(%47, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @log_(%48, %43, %49, %50, %51) vararg(!llvm.func<void (i32, ptr, ...)>) : (i32, !llvm.ptr {llvm.nonnull}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    %66 = llvm.call @sum(%3, %52, %10) vararg(!llvm.func<i64 (i32, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %67 = llvm.trunc %66 : i64 to i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.return %67 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr @sum(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 2, 13>}, ...) -> i64 attributes {dso_local, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(14 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(41 : i32) : i32
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.vastart %10 : !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.and %arg0, %0 : i32
    %15 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.and %arg0, %3 : i32
    llvm.br ^bb7(%16, %4, %15, %5 : !llvm.ptr, i64, i32, i32)
  ^bb1:  // pred: ^bb13
    %18 = llvm.icmp "eq" %14, %5 : i32
    llvm.cond_br %18, ^bb6(%58 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %19 = llvm.icmp "ne" %14, %5 : i32
    llvm.intr.assume %19  : i1
    %20 = llvm.mul %58, %6 overflow<nsw> : i64
    %21 = llvm.icmp "ult" %54, %7 : i32
    llvm.cond_br %21, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.getelementptr %53[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%53 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %23 = llvm.zext nneg %54 : i32 to i64
    %24 = llvm.getelementptr %13[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.add %54, %8 overflow<nsw, nuw> : i32
    llvm.store %25, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb5(%24 : !llvm.ptr)
  ^bb5(%26: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.add %20, %28 overflow<nsw> : i64
    llvm.br ^bb6(%29 : i64)
  ^bb6(%30: i64):  // 2 preds: ^bb1, ^bb5
    llvm.intr.vaend %10 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %30 : i64
  ^bb7(%31: !llvm.ptr, %32: i64, %33: i32, %34: i32):  // 2 preds: ^bb0, ^bb13
    %35 = llvm.mul %32, %6 overflow<nsw> : i64
    %36 = llvm.icmp "ult" %33, %7 : i32
    llvm.cond_br %36, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %37 = llvm.zext nneg %33 : i32 to i64
    %38 = llvm.getelementptr %13[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.add %33, %8 overflow<nsw, nuw> : i32
    llvm.store %39, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb10(%31, %39, %38 : !llvm.ptr, i32, !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %40 = llvm.getelementptr %31[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10(%40, %33, %31 : !llvm.ptr, i32, !llvm.ptr)
  ^bb10(%41: !llvm.ptr, %42: i32, %43: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.add %35, %45 overflow<nsw> : i64
    %47 = llvm.mul %46, %6 overflow<nsw> : i64
    %48 = llvm.icmp "ult" %42, %7 : i32
    llvm.cond_br %48, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %49 = llvm.getelementptr %41[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13(%49, %42, %41 : !llvm.ptr, i32, !llvm.ptr)
  ^bb12:  // pred: ^bb10
    %50 = llvm.zext nneg %42 : i32 to i64
    %51 = llvm.getelementptr %13[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.add %42, %8 overflow<nsw, nuw> : i32
    llvm.store %52, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb13(%41, %52, %51 : !llvm.ptr, i32, !llvm.ptr)
  ^bb13(%53: !llvm.ptr, %54: i32, %55: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.add %47, %57 overflow<nsw> : i64
    %59 = llvm.add %34, %9 overflow<nsw, nuw> : i32
    %60 = llvm.icmp "eq" %59, %17 : i32
    llvm.cond_br %60, ^bb1, ^bb7(%53, %58, %54, %59 : !llvm.ptr, i64, i32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr @mixed(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> f64 attributes {dso_local, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %5 = llvm.mlir.constant(41 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(24 : i32) : i32
    %11 = llvm.mlir.constant(161 : i32) : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %14 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.intr.vastart %14 : !llvm.ptr
    %15 = llvm.load %14 {alignment = 16 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb1(%21, %20, %15, %arg0, %4 : i32, !llvm.ptr, i32, !llvm.ptr, f64)
  ^bb1(%22: i32, %23: !llvm.ptr, %24: i32, %25: !llvm.ptr, %26: f64):  // 2 preds: ^bb0, ^bb27
    %27 = llvm.load %25 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.switch %27 : i8, ^bb27(%22, %23, %24, %26 : i32, !llvm.ptr, i32, f64) [
      0: ^bb28,
      105: ^bb2,
      108: ^bb6,
      100: ^bb10,
      99: ^bb14,
      112: ^bb18,
      115: ^bb22
    ]
  ^bb2:  // pred: ^bb1
    %28 = llvm.icmp "ult" %24, %5 : i32
    llvm.cond_br %28, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %29 = llvm.zext nneg %24 : i32 to i64
    %30 = llvm.getelementptr %18[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.add %24, %6 overflow<nsw, nuw> : i32
    llvm.store %31, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb5(%23, %31, %30 : !llvm.ptr, i32, !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %32 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%32, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb5(%33: !llvm.ptr, %34: i32, %35: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %37 = llvm.sitofp %36 : i32 to f64
    %38 = llvm.fadd %26, %37 : f64
    llvm.br ^bb27(%22, %33, %34, %38 : i32, !llvm.ptr, i32, f64)
  ^bb6:  // pred: ^bb1
    %39 = llvm.icmp "ult" %24, %5 : i32
    llvm.cond_br %39, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %40 = llvm.zext nneg %24 : i32 to i64
    %41 = llvm.getelementptr %18[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.add %24, %6 overflow<nsw, nuw> : i32
    llvm.store %42, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%23, %42, %41 : !llvm.ptr, i32, !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %43 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9(%43, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb9(%44: !llvm.ptr, %45: i32, %46: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %47 = llvm.load %46 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %48 = llvm.sitofp %47 : i64 to f64
    %49 = llvm.fadd %26, %48 : f64
    llvm.br ^bb27(%22, %44, %45, %49 : i32, !llvm.ptr, i32, f64)
  ^bb10:  // pred: ^bb1
    %50 = llvm.icmp "ult" %22, %11 : i32
    llvm.cond_br %50, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %51 = llvm.zext nneg %22 : i32 to i64
    %52 = llvm.getelementptr %18[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.add %22, %12 overflow<nsw, nuw> : i32
    llvm.store %53, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13(%53, %23, %52 : i32, !llvm.ptr, !llvm.ptr)
  ^bb12:  // pred: ^bb10
    %54 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13(%22, %54, %23 : i32, !llvm.ptr, !llvm.ptr)
  ^bb13(%55: i32, %56: !llvm.ptr, %57: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %58 = llvm.load %57 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %59 = llvm.fadd %26, %58 : f64
    llvm.br ^bb27(%55, %56, %24, %59 : i32, !llvm.ptr, i32, f64)
  ^bb14:  // pred: ^bb1
    %60 = llvm.icmp "ult" %24, %5 : i32
    llvm.cond_br %60, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %61 = llvm.zext nneg %24 : i32 to i64
    %62 = llvm.getelementptr %18[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.add %24, %6 overflow<nsw, nuw> : i32
    llvm.store %63, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb17(%23, %63, %62 : !llvm.ptr, i32, !llvm.ptr)
  ^bb16:  // pred: ^bb14
    %64 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17(%64, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb17(%65: !llvm.ptr, %66: i32, %67: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %69 = llvm.shl %68, %10 : i32
    %70 = llvm.ashr exact %69, %10 : i32
    %71 = llvm.sitofp %70 : i32 to f64
    %72 = llvm.fadd %26, %71 : f64
    llvm.br ^bb27(%22, %65, %66, %72 : i32, !llvm.ptr, i32, f64)
  ^bb18:  // pred: ^bb1
    %73 = llvm.icmp "ult" %24, %5 : i32
    llvm.cond_br %73, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %74 = llvm.zext nneg %24 : i32 to i64
    %75 = llvm.getelementptr %18[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.add %24, %6 overflow<nsw, nuw> : i32
    llvm.store %76, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb21(%23, %76, %75 : !llvm.ptr, i32, !llvm.ptr)
  ^bb20:  // pred: ^bb18
    %77 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %77, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21(%77, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb21(%78: !llvm.ptr, %79: i32, %80: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %81 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.load %81 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %83 = llvm.sitofp %82 : i32 to f64
    %84 = llvm.fadd %26, %83 : f64
    llvm.br ^bb27(%22, %78, %79, %84 : i32, !llvm.ptr, i32, f64)
  ^bb22:  // pred: ^bb1
    %85 = llvm.icmp "ult" %24, %5 : i32
    llvm.cond_br %85, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %86 = llvm.zext nneg %24 : i32 to i64
    %87 = llvm.getelementptr %18[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.add %24, %6 overflow<nsw, nuw> : i32
    llvm.store %88, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb25(%23, %88, %87 : !llvm.ptr, i32, !llvm.ptr)
  ^bb24:  // pred: ^bb22
    %89 = llvm.getelementptr %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %89, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb25(%89, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb25(%90: !llvm.ptr, %91: i32, %92: !llvm.ptr):  // 2 preds: ^bb23, ^bb24
    %93 = llvm.load %92 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.load %93 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %95 = llvm.icmp "eq" %94, %7 : i8
    llvm.cond_br %95, ^bb27(%22, %90, %91, %26 : i32, !llvm.ptr, i32, f64), ^bb26(%93, %26 : !llvm.ptr, f64)
  ^bb26(%96: !llvm.ptr, %97: f64):  // 2 preds: ^bb25, ^bb26
    %98 = llvm.fadd %97, %8 : f64
    %99 = llvm.getelementptr inbounds|nuw %96[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %101 = llvm.icmp "eq" %100, %7 : i8
    llvm.cond_br %101, ^bb27(%22, %90, %91, %98 : i32, !llvm.ptr, i32, f64), ^bb26(%99, %98 : !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb27(%102: i32, %103: !llvm.ptr, %104: i32, %105: f64):  // 8 preds: ^bb1, ^bb5, ^bb9, ^bb13, ^bb17, ^bb21, ^bb25, ^bb26
    %106 = llvm.fmul %105, %13 : f64
    %107 = llvm.getelementptr inbounds|nuw %25[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%102, %103, %104, %107, %106 : i32, !llvm.ptr, i32, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb1
    llvm.intr.vaend %14 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.return %26 : f64
  }
  llvm.func internal unnamed_addr @twice(%arg0: !llvm.ptr {llvm.nocapture, llvm.readnone}, ...) -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i64) : i64
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.intr.vastart %5 : !llvm.ptr
    llvm.intr.vacopy %5 to %6 : !llvm.ptr, !llvm.ptr
    %8 = llvm.call @vsnprintf(%7, %1, %2, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %9 = llvm.call @printf(%3, %8, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %10 = llvm.call @vsnprintf(%7, %4, %2, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %11 = llvm.add %10, %8 overflow<nsw> : i32
    %12 = llvm.call @printf(%3, %11, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.vaend %6 : !llvm.ptr
    llvm.intr.vaend %5 : !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.intr.lifetime.end %5 : !llvm.ptr
    llvm.return %11 : i32
  }
  llvm.func internal unnamed_addr @log_(%arg0: i32, %arg1: !llvm.ptr {llvm.nocapture, llvm.readnone}, ...) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.addressof @stdout : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.intr.vastart %6 : !llvm.ptr
    %7 = llvm.call @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %8 = llvm.load %3 {alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @vfprintf(%8, %4, %6) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %10 = llvm.load %3 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @putc(%5, %10) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.vaend %6 : !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @vsnprintf(!llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @vfprintf(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
