#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("--\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("-v\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("--scale=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("--name=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d verbose=%d n=%d scale=%g name=%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(90 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(-2 : i32) : i32
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(45 : i8) : i8
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(110 : i8) : i8
    %13 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.constant(7 : i64) : i64
    %17 = llvm.mlir.constant(0 : i8) : i8
    %18 = llvm.mlir.constant(-97 : i8) : i8
    %19 = llvm.mlir.constant(26 : i8) : i8
    %20 = llvm.mlir.constant(-32 : i8) : i8
    %21 = llvm.mlir.constant(2 : i64) : i64
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %26 = llvm.sext %arg0 : i32 to i64
    %27 = llvm.shl %26, %0 overflow<nsw> : i64
    %28 = llvm.call tail @malloc(%27) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %29 = llvm.icmp "eq" %28, %1 : !llvm.ptr
    llvm.cond_br %29, ^bb29(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %30 = llvm.getelementptr inbounds %arg1[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %1 : !llvm.ptr
    llvm.cond_br %32, ^bb2, ^bb29(%2 : i32)
  ^bb2:  // pred: ^bb1
    %33 = llvm.icmp "sgt" %arg0, %3 : i32
    llvm.cond_br %33, ^bb3, ^bb4(%4, %4, %4, %5, %6 : i32, i32, i32, f64, !llvm.ptr)
  ^bb3:  // pred: ^bb2
    %34 = llvm.add %arg0, %7 overflow<nsw> : i32
    llvm.br ^bb6(%3, %6, %5, %4, %4, %4 : i32, !llvm.ptr, f64, i32, i32, i32)
  ^bb4(%35: i32, %36: i32, %37: i32, %38: f64, %39: !llvm.ptr):  // 2 preds: ^bb2, ^bb26
    %40 = llvm.call tail @printf(%23, %arg0, %35, %36, %38, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %41 = llvm.icmp "sgt" %37, %4 : i32
    llvm.cond_br %41, ^bb5, ^bb27
  ^bb5:  // pred: ^bb4
    %42 = llvm.zext nneg %37 : i32 to i64
    llvm.br ^bb28(%24 : i64)
  ^bb6(%43: i32, %44: !llvm.ptr, %45: f64, %46: i32, %47: i32, %48: i32):  // 2 preds: ^bb3, ^bb26
    %49 = llvm.zext nneg %43 : i32 to i64
    %50 = llvm.getelementptr inbounds|nuw %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call tail @strcmp(%51, %8) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %53 = llvm.icmp "eq" %52, %4 : i32
    llvm.cond_br %53, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %54 = llvm.add %43, %3 overflow<nsw> : i32
    %55 = llvm.icmp "slt" %54, %arg0 : i32
    llvm.cond_br %55, ^bb8, ^bb26(%48, %47, %46, %45, %44, %54 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb8:  // pred: ^bb7
    %56 = llvm.sext %46 : i32 to i64
    %57 = llvm.shl %56, %0 overflow<nsw> : i64
    %58 = llvm.getelementptr %28[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.sext %54 : i32 to i64
    %60 = llvm.shl %59, %0 overflow<nsw> : i64
    %61 = llvm.getelementptr %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.sub %34, %43 : i32
    %63 = llvm.zext %62 : i32 to i64
    %64 = llvm.shl %63, %0 overflow<nsw, nuw> : i64
    %65 = llvm.add %64, %14 overflow<nsw, nuw> : i64
    "llvm.intr.memcpy"(%58, %61, %65) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %66 = llvm.zext %54 : i32 to i64
    %67 = llvm.zext %46 : i32 to i64
    llvm.br ^bb9(%67, %66 : i64, i64)
  ^bb9(%68: i64, %69: i64):  // 2 preds: ^bb8, ^bb9
    %70 = llvm.add %68, %11 : i64
    %71 = llvm.add %69, %11 : i64
    %72 = llvm.trunc %71 : i64 to i32
    %73 = llvm.icmp "eq" %arg0, %72 : i32
    llvm.cond_br %73, ^bb25, ^bb9(%70, %71 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb6
    %74 = llvm.call tail @strcmp(%51, %9) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.icmp "eq" %74, %4 : i32
    llvm.cond_br %75, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %76 = llvm.add %48, %3 overflow<nsw> : i32
    llvm.br ^bb26(%76, %47, %46, %45, %44, %43 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb12:  // pred: ^bb10
    %77 = llvm.load %51 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %78 = llvm.icmp "eq" %77, %10 : i8
    llvm.cond_br %78, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %79 = llvm.getelementptr inbounds|nuw %51[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %81 = llvm.icmp "eq" %80, %12 : i8
    llvm.cond_br %81, ^bb14, ^bb17
  ^bb14:  // pred: ^bb13
    %82 = llvm.getelementptr inbounds|nuw %51[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %84 = llvm.icmp "eq" %83, %17 : i8
    llvm.cond_br %84, ^bb15, ^bb16(%43, %82 : i32, !llvm.ptr)
  ^bb15:  // pred: ^bb14
    %85 = llvm.add %43, %3 overflow<nsw, nuw> : i32
    %86 = llvm.zext nneg %85 : i32 to i64
    %87 = llvm.getelementptr inbounds|nuw %arg1[%86] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %88 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb16(%85, %88 : i32, !llvm.ptr)
  ^bb16(%89: i32, %90: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %91 = llvm.call tail @strtol(%90, %1, %22) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %92 = llvm.trunc %91 : i64 to i32
    %93 = llvm.add %47, %92 overflow<nsw> : i32
    llvm.br ^bb26(%48, %93, %46, %45, %44, %89 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb17:  // 2 preds: ^bb12, ^bb13
    %94 = llvm.call tail @strncmp(%51, %13, %14) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %95 = llvm.icmp "eq" %94, %4 : i32
    llvm.cond_br %95, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %96 = llvm.getelementptr inbounds|nuw %51[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.call tail @strtod(%96, %1) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.br ^bb26(%48, %47, %46, %97, %44, %43 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb19:  // pred: ^bb17
    %98 = llvm.call tail @strncmp(%51, %15, %16) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %99 = llvm.icmp "eq" %98, %4 : i32
    %100 = llvm.getelementptr inbounds|nuw %51[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.select %99, %100, %1 : i1, !llvm.ptr
    llvm.cond_br %99, ^bb26(%48, %47, %46, %45, %101, %43 : i32, i32, i32, f64, !llvm.ptr, i32), ^bb20
  ^bb20:  // pred: ^bb19
    %102 = llvm.load %51 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %103 = llvm.icmp "eq" %102, %17 : i8
    llvm.cond_br %103, ^bb21, ^bb22(%102, %51 : i8, !llvm.ptr)
  ^bb21:  // 2 preds: ^bb20, ^bb24
    %104 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.add %46, %3 overflow<nsw> : i32
    %106 = llvm.sext %46 : i32 to i64
    %107 = llvm.getelementptr inbounds %28[%106] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %104, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb26(%48, %47, %105, %45, %44, %43 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb22(%108: i8, %109: !llvm.ptr):  // 2 preds: ^bb20, ^bb24
    %110 = llvm.add %108, %18 : i8
    %111 = llvm.icmp "ult" %110, %19 : i8
    llvm.cond_br %111, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %112 = llvm.add %108, %20 overflow<nsw> : i8
    llvm.store %112, %109 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %113 = llvm.getelementptr inbounds|nuw %109[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %115 = llvm.icmp "eq" %114, %17 : i8
    llvm.cond_br %115, ^bb21, ^bb22(%114, %113 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb25:  // pred: ^bb9
    %116 = llvm.trunc %70 : i64 to i32
    %117 = llvm.trunc %71 : i64 to i32
    llvm.br ^bb26(%48, %47, %116, %45, %44, %117 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb26(%118: i32, %119: i32, %120: i32, %121: f64, %122: !llvm.ptr, %123: i32):  // 7 preds: ^bb7, ^bb11, ^bb16, ^bb18, ^bb19, ^bb21, ^bb25
    %124 = llvm.add %123, %3 overflow<nsw, nuw> : i32
    %125 = llvm.icmp "slt" %124, %arg0 : i32
    llvm.cond_br %125, ^bb6(%124, %122, %121, %120, %119, %118 : i32, !llvm.ptr, f64, i32, i32, i32), ^bb4(%118, %119, %120, %121, %122 : i32, i32, i32, f64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27:  // 2 preds: ^bb4, ^bb28
    llvm.call tail @free(%28) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %126 = llvm.add %37, %36 overflow<nsw> : i32
    llvm.br ^bb29(%126 : i32)
  ^bb28(%127: i64):  // 2 preds: ^bb5, ^bb28
    %128 = llvm.getelementptr inbounds|nuw %28[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %129 = llvm.load %128 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.trunc %127 overflow<nsw, nuw> : i64 to i32
    %131 = llvm.call tail @printf(%25, %130, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %132 = llvm.add %127, %11 overflow<nsw, nuw> : i64
    %133 = llvm.icmp "eq" %132, %42 : i64
    llvm.cond_br %133, ^bb27, ^bb28(%132 : i64) {loop_annotation = #loop_annotation}
  ^bb29(%134: i32):  // 3 preds: ^bb0, ^bb1, ^bb27
    llvm.return %134 : i32
  }
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtod(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> f64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strncmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
