#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %s %s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("int\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("unsigned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("long\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("float\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("string\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("other\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%zu %zu %zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %u %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%zu %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.s("a\09b\\AA\00hidden\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %13 = llvm.mlir.constant(8 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(36 : i64) : i64
    %17 = llvm.mlir.constant(64 : i64) : i64
    %18 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %19 = llvm.mlir.constant(4 : i64) : i64
    %20 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(300 : i32) : i32
    %23 = llvm.mlir.constant(-2147483648 : i32) : i32
    %24 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.mlir.constant(6 : i32) : i32
    %27 = llvm.mlir.constant(0 : i8) : i8
    %28 = llvm.mlir.constant(48 : i64) : i64
    %29 = llvm.mlir.constant(3 : i32) : i32
    %30 = llvm.mlir.constant(4 : i32) : i32
    %31 = llvm.mlir.constant(40 : i64) : i64
    %32 = llvm.mlir.constant(5 : i32) : i32
    %33 = llvm.mlir.constant(44 : i64) : i64
    %34 = llvm.mlir.constant(0 : i64) : i64
    %35 = llvm.mlir.constant(3 : i64) : i64
    %36 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %39 = llvm.mlir.addressof @__const.main.s : !llvm.ptr
    %40 = llvm.mlir.constant(14 : i64) : i64
    %41 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %42 = llvm.mlir.constant(9 : i32) : i32
    %43 = llvm.mlir.constant(997 : i32) : i32
    %44 = llvm.mlir.constant(72 : i32) : i32
    %45 = llvm.alloca %0 x !llvm.array<4 x array<3 x i32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<14 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.call tail @printf(%1, %0, %0, %2, %3, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %49 = llvm.call tail @printf(%5, %6, %7, %8, %9, %10, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %50 = llvm.call tail @printf(%12, %13, %14, %15, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %51 = llvm.call tail @printf(%18, %2, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %52 = llvm.call tail @printf(%20, %21, %22, %23, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %53 = llvm.call tail @printf(%24, %13, %25, %26, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %45 : !llvm.ptr
    "llvm.intr.memset"(%45, %27, %28) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %0, %45 {alignment = 16 : i64} : i32, !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %45[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %54 {alignment = 16 : i64} : i32, !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %45[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %55 {alignment = 16 : i64} : i32, !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %45[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %45[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %57 {alignment = 8 : i64} : i32, !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %45[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %58 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1(%34, %2 : i64, i32)
  ^bb1(%59: i64, %60: i32):  // 2 preds: ^bb0, ^bb2
    %61 = llvm.getelementptr inbounds|nuw %45[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.br ^bb3(%34, %60 : i64, i32)
  ^bb2:  // pred: ^bb3
    %62 = llvm.add %59, %4 overflow<nsw, nuw> : i64
    %63 = llvm.icmp "eq" %62, %19 : i64
    llvm.cond_br %63, ^bb4, ^bb1(%62, %71 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb3(%64: i64, %65: i32):  // 2 preds: ^bb1, ^bb3
    %66 = llvm.getelementptr inbounds|nuw %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.load %66 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %68 = llvm.add %64, %59 overflow<nsw, nuw> : i64
    %69 = llvm.trunc %68 overflow<nsw, nuw> : i64 to i32
    %70 = llvm.mul %67, %69 overflow<nsw> : i32
    %71 = llvm.add %70, %65 overflow<nsw> : i32
    %72 = llvm.add %64, %4 overflow<nsw, nuw> : i64
    %73 = llvm.icmp "eq" %72, %35 : i64
    llvm.cond_br %73, ^bb2, ^bb3(%72, %71 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %74 = llvm.call tail @printf(%36, %71) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %46 : !llvm.ptr
    llvm.store volatile %29, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %75 = llvm.load volatile %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %76 = llvm.add %75, %3 overflow<nsw> : i32
    %77 = llvm.load volatile %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %78 = llvm.add %77, %76 overflow<nsw> : i32
    llvm.store volatile %78, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %79 = llvm.load volatile %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %80 = llvm.call tail @printf(%37, %76, %79, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %81 = llvm.add %75, %29 overflow<nsw> : i32
    %82 = llvm.call tail @printf(%38, %81, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %47 : !llvm.ptr
    "llvm.intr.memcpy"(%47, %39, %40) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 14 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 14 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %83 = llvm.call @printf(%41, %47, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %84 = llvm.call @printf(%38, %42, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %85 = llvm.icmp "sgt" %75, %43 : i32
    llvm.cond_br %85, ^bb5, ^bb6
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.br ^bb5 {loop_annotation = #loop_annotation1}
  ^bb6:  // pred: ^bb4
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.return %44 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
