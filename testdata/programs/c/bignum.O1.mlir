#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%09u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("2.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(8589934593 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(2147483647 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(-4294967296 : i64) : i64
    %13 = llvm.mlir.constant(30 : i64) : i64
    %14 = llvm.mlir.constant(61 : i64) : i64
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.constant(-1 : i32) : i32
    %17 = llvm.mlir.constant(0 : i8) : i8
    %18 = llvm.mlir.constant(31 : i64) : i64
    %19 = llvm.mlir.constant(-4 : i64) : i64
    %20 = llvm.mlir.constant(-1 : i64) : i64
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(41 : i64) : i64
    %23 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %24 = llvm.mlir.constant(40 : i64) : i64
    %25 = llvm.mlir.constant(10 : i32) : i32
    %26 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %27 = llvm.mlir.constant(30 : i32) : i32
    %28 = llvm.alloca %0 x !llvm.array<41 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.call tail @malloc(%1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> (!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
    %30 = llvm.icmp "eq" %29, %2 : !llvm.ptr
    llvm.cond_br %30, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.store %0, %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb6(%3, %29, %4 : i64, !llvm.ptr, i64)
  ^bb3:  // pred: ^bb14
    llvm.call fastcc tail @print(%51, %77) : (!llvm.ptr, i64) -> ()
    %31 = llvm.call tail @malloc(%1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> (!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
    %32 = llvm.icmp "eq" %31, %2 : !llvm.ptr
    llvm.cond_br %32, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb3
    llvm.store %15, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb22(%8, %31, %4 : i32, !llvm.ptr, i64)
  ^bb6(%33: i64, %34: !llvm.ptr, %35: i64):  // 2 preds: ^bb2, ^bb14
    %36 = llvm.trunc %35 : i64 to i32
    %37 = llvm.lshr %35, %5 : i64
    %38 = llvm.trunc %37 overflow<nuw> : i64 to i32
    %39 = llvm.icmp "slt" %36, %38 : i32
    llvm.cond_br %39, ^bb9(%35, %34 : i64, !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %40 = llvm.shl %36, %0 : i32
    %41 = llvm.add %40, %6 : i32
    %42 = llvm.zext %41 : i32 to i64
    %43 = llvm.shl %42, %5 overflow<nuw> : i64
    %44 = llvm.and %35, %7 : i64
    %45 = llvm.or disjoint %43, %44 : i64
    %46 = llvm.sext %41 : i32 to i64
    %47 = llvm.shl %46, %3 overflow<nsw> : i64
    %48 = llvm.call tail @realloc(%34, %47) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %49 = llvm.icmp "eq" %48, %2 : !llvm.ptr
    llvm.cond_br %49, ^bb8, ^bb9(%45, %48 : i64, !llvm.ptr)
  ^bb8:  // pred: ^bb7
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb9(%50: i64, %51: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %52 = llvm.trunc %50 : i64 to i32
    %53 = llvm.icmp "sgt" %52, %8 : i32
    llvm.cond_br %53, ^bb10, ^bb11(%9 : i64)
  ^bb10:  // pred: ^bb9
    %54 = llvm.and %50, %10 : i64
    %55 = llvm.intr.umax(%54, %11) : (i64, i64) -> i64
    llvm.br ^bb12(%9, %9 : i64, i64)
  ^bb11(%56: i64):  // 2 preds: ^bb9, ^bb12
    %57 = llvm.icmp "eq" %56, %9 : i64
    llvm.cond_br %57, ^bb14(%50 : i64), ^bb13
  ^bb12(%58: i64, %59: i64):  // 2 preds: ^bb10, ^bb12
    %60 = llvm.getelementptr inbounds|nuw %51[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %62 = llvm.zext %61 : i32 to i64
    %63 = llvm.mul %33, %62 overflow<nsw, nuw> : i64
    %64 = llvm.add %63, %59 overflow<nsw, nuw> : i64
    %65 = llvm.trunc %64 : i64 to i32
    llvm.store %65, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %66 = llvm.lshr %64, %5 : i64
    %67 = llvm.add %58, %11 overflow<nsw, nuw> : i64
    %68 = llvm.icmp "eq" %67, %55 : i64
    llvm.cond_br %68, ^bb11(%66 : i64), ^bb12(%67, %66 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb11
    %69 = llvm.trunc %56 overflow<nsw, nuw> : i64 to i32
    %70 = llvm.add %50, %11 : i64
    %71 = llvm.and %70, %7 : i64
    %72 = llvm.and %50, %12 : i64
    %73 = llvm.or disjoint %71, %72 : i64
    %74 = llvm.shl %50, %5 : i64
    %75 = llvm.ashr exact %74, %13 : i64
    %76 = llvm.getelementptr inbounds %51[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %69, %76 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb14(%73 : i64)
  ^bb14(%77: i64):  // 2 preds: ^bb11, ^bb13
    %78 = llvm.add %33, %11 overflow<nsw, nuw> : i64
    %79 = llvm.icmp "eq" %78, %14 : i64
    llvm.cond_br %79, ^bb3, ^bb6(%78, %51, %77 : i64, !llvm.ptr, i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb34
    llvm.call fastcc tail @print(%115, %163) : (!llvm.ptr {llvm.nonnull}, i64) -> ()
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.br ^bb17(%9 : i64)
  ^bb16:  // pred: ^bb17
    %80 = llvm.call tail @printf(%23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb18(%8 : i32)
  ^bb17(%81: i64):  // 2 preds: ^bb15, ^bb17
    %82 = llvm.getelementptr inbounds|nuw %28[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %82 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %83 = llvm.add %81, %11 overflow<nsw, nuw> : i64
    %84 = llvm.icmp "eq" %83, %22 : i64
    llvm.cond_br %84, ^bb16, ^bb17(%83 : i64) {loop_annotation = #loop_annotation}
  ^bb18(%85: i32):  // 2 preds: ^bb16, ^bb19
    llvm.br ^bb20(%24, %8 : i64, i32)
  ^bb19:  // pred: ^bb20
    %86 = llvm.call tail @printf(%26, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %87 = llvm.add %85, %0 overflow<nsw, nuw> : i32
    %88 = llvm.icmp "eq" %87, %27 : i32
    llvm.cond_br %88, ^bb21, ^bb18(%87 : i32) {loop_annotation = #loop_annotation}
  ^bb20(%89: i64, %90: i32):  // 2 preds: ^bb18, ^bb20
    %91 = llvm.getelementptr inbounds|nuw %28[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %93 = llvm.mul %92, %25 overflow<nsw> : i32
    %94 = llvm.add %93, %90 overflow<nsw> : i32
    %95 = llvm.trunc %89 overflow<nsw, nuw> : i64 to i32
    %96 = llvm.sdiv %94, %95 : i32
    %97 = llvm.srem %94, %95 : i32
    llvm.store %97, %91 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %98 = llvm.add %89, %20 overflow<nsw> : i64
    %99 = llvm.icmp "ugt" %89, %3 : i64
    llvm.cond_br %99, ^bb20(%98, %96 : i64, i32), ^bb19 {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb19
    %100 = llvm.trunc %163 : i64 to i32
    %101 = llvm.call tail @putchar(%25) : (i32) -> i32
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.return %100 : i32
  ^bb22(%102: i32, %103: !llvm.ptr, %104: i64):  // 2 preds: ^bb5, ^bb34
    %105 = llvm.trunc %104 : i64 to i32
    %106 = llvm.shl %105, %0 overflow<nsw> : i32
    %107 = llvm.or disjoint %106, %0 : i32
    %108 = llvm.icmp "sgt" %105, %16 : i32
    llvm.cond_br %108, ^bb23, ^bb25(%2, %9 : !llvm.ptr, i64)
  ^bb23:  // pred: ^bb22
    %109 = llvm.shl %107, %0 overflow<nsw, nuw> : i32
    %110 = llvm.zext nneg %109 : i32 to i64
    %111 = llvm.shl %110, %5 overflow<nsw, nuw> : i64
    %112 = llvm.shl %110, %3 overflow<nsw, nuw> : i64
    %113 = llvm.call tail @malloc(%112) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %114 = llvm.icmp "eq" %113, %2 : !llvm.ptr
    llvm.cond_br %114, ^bb24, ^bb25(%113, %111 : !llvm.ptr, i64)
  ^bb24:  // pred: ^bb23
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb25(%115: !llvm.ptr, %116: i64):  // 2 preds: ^bb22, ^bb23
    %117 = llvm.sext %107 : i32 to i64
    %118 = llvm.shl %117, %3 overflow<nsw> : i64
    "llvm.intr.memset"(%115, %17, %118) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %119 = llvm.icmp "sgt" %105, %8 : i32
    llvm.cond_br %119, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %120 = llvm.and %104, %10 : i64
    %121 = llvm.and %104, %10 : i64
    %122 = llvm.getelementptr %115[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb27(%9 : i64)
  ^bb27(%123: i64):  // 2 preds: ^bb26, ^bb30
    %124 = llvm.getelementptr inbounds|nuw %103[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %125 = llvm.getelementptr inbounds|nuw %115[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb31(%9, %9 : i64, i64)
  ^bb28:  // 2 preds: ^bb25, ^bb30
    %126 = llvm.zext %106 : i32 to i64
    %127 = llvm.or disjoint %116, %126 : i64
    %128 = llvm.icmp "eq" %105, %8 : i32
    llvm.cond_br %128, ^bb34(%127 : i64), ^bb29
  ^bb29:  // pred: ^bb28
    %129 = llvm.shl %104, %5 : i64
    %130 = llvm.ashr exact %129, %18 : i64
    llvm.br ^bb33(%130, %127 : i64, i64)
  ^bb30:  // pred: ^bb31
    %131 = llvm.trunc %149 overflow<nuw> : i64 to i32
    %132 = llvm.getelementptr %122[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %131, %132 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %133 = llvm.add %123, %11 overflow<nsw, nuw> : i64
    %134 = llvm.icmp "eq" %133, %121 : i64
    llvm.cond_br %134, ^bb28, ^bb27(%133 : i64) {loop_annotation = #loop_annotation}
  ^bb31(%135: i64, %136: i64):  // 2 preds: ^bb27, ^bb31
    %137 = llvm.load %124 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %138 = llvm.zext %137 : i32 to i64
    %139 = llvm.getelementptr inbounds|nuw %103[%135] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %140 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %141 = llvm.zext %140 : i32 to i64
    %142 = llvm.mul %141, %138 overflow<nuw> : i64
    %143 = llvm.getelementptr inbounds|nuw %125[%135] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %144 = llvm.load %143 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %145 = llvm.zext %144 : i32 to i64
    %146 = llvm.add %136, %145 overflow<nsw, nuw> : i64
    %147 = llvm.add %146, %142 overflow<nuw> : i64
    %148 = llvm.trunc %147 : i64 to i32
    llvm.store %148, %143 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %149 = llvm.lshr %147, %5 : i64
    %150 = llvm.add %135, %11 overflow<nsw, nuw> : i64
    %151 = llvm.icmp "eq" %150, %121 : i64
    llvm.cond_br %151, ^bb30, ^bb31(%150, %149 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb33
    %152 = llvm.add %157, %20 overflow<nsw> : i64
    %153 = llvm.and %152, %7 : i64
    %154 = llvm.and %158, %12 : i64
    %155 = llvm.or disjoint %154, %153 : i64
    %156 = llvm.icmp "eq" %152, %9 : i64
    llvm.cond_br %156, ^bb34(%155 : i64), ^bb33(%152, %155 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb33(%157: i64, %158: i64):  // 2 preds: ^bb29, ^bb32
    %159 = llvm.getelementptr %115[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %160 = llvm.getelementptr %159[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.load %160 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %162 = llvm.icmp "eq" %161, %8 : i32
    llvm.cond_br %162, ^bb32, ^bb34(%158 : i64)
  ^bb34(%163: i64):  // 3 preds: ^bb28, ^bb32, ^bb33
    llvm.call tail @free(%103) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %164 = llvm.add %102, %0 overflow<nsw, nuw> : i32
    %165 = llvm.icmp "eq" %164, %21 : i32
    llvm.cond_br %165, ^bb15, ^bb22(%164, %115, %163 : i32, !llvm.ptr, i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr fastcc @print(%arg0: !llvm.ptr {llvm.nocapture}, %arg1: i64) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(1000000000 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(-4 : i64) : i64
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.trunc %arg1 : i64 to i32
    llvm.intr.lifetime.start %12 : !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : i32
    llvm.cond_br %14, ^bb12(%1 : i32), ^bb1(%2, %13 : i64, i32)
  ^bb1(%15: i64, %16: i32):  // 2 preds: ^bb0, ^bb10
    %17 = llvm.icmp "sgt" %16, %1 : i32
    llvm.cond_br %17, ^bb2, ^bb4(%1 : i32)
  ^bb2:  // pred: ^bb1
    %18 = llvm.zext nneg %16 : i32 to i64
    llvm.br ^bb5(%18, %2 : i64, i64)
  ^bb3:  // pred: ^bb5
    %19 = llvm.trunc %36 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb4(%19 : i32)
  ^bb4(%20: i32):  // 2 preds: ^bb1, ^bb3
    %21 = llvm.sext %16 : i32 to i64
    %22 = llvm.getelementptr %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.getelementptr %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %1 : i32
    llvm.cond_br %25, ^bb7(%21 : i64), ^bb10(%16 : i32)
  ^bb5(%26: i64, %27: i64):  // 2 preds: ^bb2, ^bb5
    %28 = llvm.add %26, %3 overflow<nsw> : i64
    %29 = llvm.shl %27, %4 overflow<nsw, nuw> : i64
    %30 = llvm.getelementptr inbounds %arg0[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %32 = llvm.zext %31 : i32 to i64
    %33 = llvm.or disjoint %29, %32 : i64
    %34 = llvm.udiv %33, %5 : i64
    %35 = llvm.trunc %34 overflow<nuw> : i64 to i32
    llvm.store %35, %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %36 = llvm.urem %33, %5 : i64
    %37 = llvm.icmp "sgt" %26, %6 : i64
    llvm.cond_br %37, ^bb5(%28, %36 : i64, i64), ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb7
    %38 = llvm.getelementptr %arg0[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.getelementptr %38[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %41 = llvm.icmp "eq" %40, %1 : i32
    llvm.cond_br %41, ^bb7(%43 : i64), ^bb9 {loop_annotation = #loop_annotation}
  ^bb7(%42: i64):  // 2 preds: ^bb4, ^bb6
    %43 = llvm.add %42, %3 overflow<nsw> : i64
    %44 = llvm.icmp "eq" %43, %2 : i64
    llvm.cond_br %44, ^bb8, ^bb6 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    llvm.br ^bb10(%1 : i32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb6
    %45 = llvm.trunc %43 overflow<nsw> : i64 to i32
    llvm.br ^bb10(%45 : i32)
  ^bb10(%46: i32):  // 3 preds: ^bb4, ^bb8, ^bb9
    %47 = llvm.add %15, %6 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %20, %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %49 = llvm.icmp "eq" %46, %1 : i32
    llvm.cond_br %49, ^bb11, ^bb1(%47, %46 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %50 = llvm.trunc %47 overflow<nuw> : i64 to i32
    llvm.br ^bb12(%50 : i32)
  ^bb12(%51: i32):  // 2 preds: ^bb0, ^bb11
    %52 = llvm.icmp "eq" %51, %1 : i32
    llvm.cond_br %52, ^bb14(%1, %1 : i32, i32), ^bb13
  ^bb13:  // pred: ^bb12
    %53 = llvm.add %51, %8 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %12[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb14(%53, %56 : i32, i32)
  ^bb14(%57: i32, %58: i32):  // 2 preds: ^bb12, ^bb13
    %59 = llvm.call tail @printf(%9, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.icmp "eq" %57, %1 : i32
    llvm.cond_br %60, ^bb17, ^bb15
  ^bb15:  // pred: ^bb14
    %61 = llvm.sext %57 : i32 to i64
    llvm.br ^bb16(%61 : i64)
  ^bb16(%62: i64):  // 2 preds: ^bb15, ^bb16
    %63 = llvm.add %62, %3 overflow<nsw> : i64
    %64 = llvm.getelementptr inbounds %12[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %66 = llvm.call tail @printf(%10, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %67 = llvm.icmp "eq" %63, %2 : i64
    llvm.cond_br %67, ^bb17, ^bb16(%63 : i64) {loop_annotation = #loop_annotation}
  ^bb17:  // 2 preds: ^bb14, ^bb16
    %68 = llvm.call tail @putchar(%11) : (i32) -> i32
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @realloc(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "2"], ["allocsize", "8589934591"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @abort() attributes {no_unwind, passthrough = ["cold", "nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"]], will_return}
}
