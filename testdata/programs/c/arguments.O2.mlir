#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %4 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i32) : i32
    %9 = llvm.mlir.constant(45 : i8) : i8
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(2 : i64) : i64
    %12 = llvm.mlir.constant(0 : i8) : i8
    %13 = llvm.mlir.constant(118 : i8) : i8
    %14 = llvm.mlir.constant(110 : i8) : i8
    %15 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %16 = llvm.mlir.constant(8 : i64) : i64
    %17 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %18 = llvm.mlir.constant(7 : i64) : i64
    %19 = llvm.mlir.constant(-97 : i8) : i8
    %20 = llvm.mlir.constant(26 : i8) : i8
    %21 = llvm.mlir.constant(-32 : i8) : i8
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.mlir.constant(3 : i32) : i32
    %24 = llvm.mlir.constant(8589934588 : i64) : i64
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.mlir.poison : i64
    %27 = llvm.mlir.undef : vector<2xi64>
    %28 = llvm.mlir.constant(0 : i32) : i32
    %29 = llvm.insertelement %26, %27[%28 : i32] : vector<2xi64>
    %30 = llvm.mlir.constant(1 : i32) : i32
    %31 = llvm.insertelement %25, %29[%30 : i32] : vector<2xi64>
    %32 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
    %33 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
    %34 = llvm.mlir.constant(4 : i64) : i64
    %35 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %36 = llvm.sext %arg0 : i32 to i64
    %37 = llvm.shl %36, %0 overflow<nsw> : i64
    %38 = llvm.call tail @malloc(%37) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %39 = llvm.icmp "eq" %38, %1 : !llvm.ptr
    llvm.cond_br %39, ^bb37(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %40 = llvm.getelementptr inbounds %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %41 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.icmp "eq" %41, %1 : !llvm.ptr
    llvm.cond_br %42, ^bb2, ^bb37(%2 : i32)
  ^bb2:  // pred: ^bb1
    %43 = llvm.icmp "sgt" %arg0, %3 : i32
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.call tail @printf(%4, %arg0, %5, %5, %6, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb35(%5, %5 : i32, i32)
  ^bb4:  // pred: ^bb2
    %45 = llvm.add %arg0, %8 overflow<nsw> : i32
    llvm.br ^bb7(%3, %7, %6, %5, %5, %5 : i32, !llvm.ptr, f64, i32, i32, i32)
  ^bb5:  // pred: ^bb34
    %46 = llvm.call tail @printf(%4, %arg0, %146, %147, %149, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.icmp "sgt" %148, %5 : i32
    llvm.cond_br %47, ^bb6, ^bb35(%148, %147 : i32, i32)
  ^bb6:  // pred: ^bb5
    %48 = llvm.zext nneg %148 : i32 to i64
    llvm.br ^bb36(%25 : i64)
  ^bb7(%49: i32, %50: !llvm.ptr, %51: f64, %52: i32, %53: i32, %54: i32):  // 2 preds: ^bb4, ^bb34
    %55 = llvm.zext nneg %49 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %57 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %57 {alignment = 1 : i64} : !llvm.ptr -> i8
    %59 = llvm.icmp "eq" %58, %9 : i8
    llvm.cond_br %59, ^bb8, ^bb24
  ^bb8:  // pred: ^bb7
    %60 = llvm.getelementptr inbounds|nuw %57[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %60 {alignment = 1 : i64} : !llvm.ptr -> i8
    %62 = llvm.icmp "eq" %61, %9 : i8
    llvm.cond_br %62, ^bb9, ^bb17
  ^bb9:  // pred: ^bb8
    %63 = llvm.getelementptr inbounds|nuw %57[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 1 : i64} : !llvm.ptr -> i8
    %65 = llvm.icmp "eq" %64, %12 : i8
    llvm.cond_br %65, ^bb10, ^bb17
  ^bb10:  // pred: ^bb9
    %66 = llvm.add %49, %3 overflow<nsw> : i32
    %67 = llvm.icmp "slt" %66, %arg0 : i32
    llvm.cond_br %67, ^bb11, ^bb34(%54, %53, %52, %51, %50, %66 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb11:  // pred: ^bb10
    %68 = llvm.sext %52 : i32 to i64
    %69 = llvm.shl %68, %0 overflow<nsw> : i64
    %70 = llvm.getelementptr %38[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.sext %66 : i32 to i64
    %72 = llvm.shl %71, %0 overflow<nsw> : i64
    %73 = llvm.getelementptr %arg1[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.sub %45, %49 : i32
    %75 = llvm.zext %74 : i32 to i64
    %76 = llvm.shl %75, %0 overflow<nsw, nuw> : i64
    %77 = llvm.add %76, %16 overflow<nsw, nuw> : i64
    "llvm.intr.memcpy"(%70, %73, %77) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false, tbaa = [#tbaa_tag1]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %78 = llvm.add %75, %10 overflow<nsw, nuw> : i64
    %79 = llvm.icmp "ult" %74, %23 : i32
    llvm.cond_br %79, ^bb15(%68, %71 : i64, i64), ^bb12
  ^bb12:  // pred: ^bb11
    %80 = llvm.and %78, %24 : i64
    %81 = llvm.add %80, %71 overflow<nsw> : i64
    %82 = llvm.insertelement %68, %31[%25 : i64] : vector<2xi64>
    llvm.br ^bb13(%25, %82, %32 : i64, vector<2xi64>, vector<2xi64>)
  ^bb13(%83: i64, %84: vector<2xi64>, %85: vector<2xi64>):  // 2 preds: ^bb12, ^bb13
    %86 = llvm.add %84, %33 : vector<2xi64>
    %87 = llvm.add %85, %33 : vector<2xi64>
    %88 = llvm.add %83, %34 overflow<nuw> : i64
    %89 = llvm.icmp "eq" %88, %80 : i64
    llvm.cond_br %89, ^bb14, ^bb13(%88, %86, %87 : i64, vector<2xi64>, vector<2xi64>) {loop_annotation = #loop_annotation1}
  ^bb14:  // pred: ^bb13
    %90 = llvm.add %87, %86 : vector<2xi64>
    %91 = "llvm.intr.vector.reduce.add"(%90) : (vector<2xi64>) -> i64
    %92 = llvm.icmp "eq" %78, %80 : i64
    llvm.cond_br %92, ^bb33(%91 : i64), ^bb15(%91, %81 : i64, i64)
  ^bb15(%93: i64, %94: i64):  // 2 preds: ^bb11, ^bb14
    llvm.br ^bb16(%93, %94 : i64, i64)
  ^bb16(%95: i64, %96: i64):  // 2 preds: ^bb15, ^bb16
    %97 = llvm.add %95, %10 overflow<nsw> : i64
    %98 = llvm.add %96, %10 overflow<nsw> : i64
    %99 = llvm.trunc %98 : i64 to i32
    %100 = llvm.icmp "eq" %arg0, %99 : i32
    llvm.cond_br %100, ^bb33(%97 : i64), ^bb16(%97, %98 : i64, i64) {loop_annotation = #loop_annotation1}
  ^bb17:  // 2 preds: ^bb8, ^bb9
    %101 = llvm.getelementptr inbounds|nuw %57[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 1 : i64} : !llvm.ptr -> i8
    %103 = llvm.icmp "eq" %102, %13 : i8
    llvm.cond_br %103, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %104 = llvm.getelementptr inbounds|nuw %57[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.load %104 {alignment = 1 : i64} : !llvm.ptr -> i8
    %106 = llvm.icmp "eq" %105, %12 : i8
    llvm.cond_br %106, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %107 = llvm.add %54, %3 overflow<nsw> : i32
    llvm.br ^bb34(%107, %53, %52, %51, %50, %49 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb20:  // 2 preds: ^bb17, ^bb18
    %108 = llvm.getelementptr inbounds|nuw %57[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %110 = llvm.icmp "eq" %109, %14 : i8
    llvm.cond_br %110, ^bb21, ^bb24
  ^bb21:  // pred: ^bb20
    %111 = llvm.getelementptr inbounds|nuw %57[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %113 = llvm.icmp "eq" %112, %12 : i8
    llvm.cond_br %113, ^bb22, ^bb23(%49, %111 : i32, !llvm.ptr)
  ^bb22:  // pred: ^bb21
    %114 = llvm.add %49, %3 overflow<nsw, nuw> : i32
    %115 = llvm.zext nneg %114 : i32 to i64
    %116 = llvm.getelementptr inbounds|nuw %arg1[%115] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %117 = llvm.load %116 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb23(%114, %117 : i32, !llvm.ptr)
  ^bb23(%118: i32, %119: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %120 = llvm.call tail @strtol(%119, %1, %22) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %121 = llvm.trunc %120 : i64 to i32
    %122 = llvm.add %53, %121 overflow<nsw> : i32
    llvm.br ^bb34(%54, %122, %52, %51, %50, %118 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb24:  // 2 preds: ^bb7, ^bb20
    %123 = llvm.call tail @strncmp(%57, %15, %16) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %124 = llvm.icmp "eq" %123, %5 : i32
    llvm.cond_br %124, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %125 = llvm.getelementptr inbounds|nuw %57[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.call tail @strtod(%125, %1) {no_unwind} : (!llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.br ^bb34(%54, %53, %52, %126, %50, %49 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb26:  // pred: ^bb24
    %127 = llvm.call tail @strncmp(%57, %17, %18) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %128 = llvm.icmp "eq" %127, %5 : i32
    %129 = llvm.getelementptr inbounds|nuw %57[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %128, ^bb34(%54, %53, %52, %51, %129, %49 : i32, i32, i32, f64, !llvm.ptr, i32), ^bb27
  ^bb27:  // pred: ^bb26
    %130 = llvm.icmp "eq" %58, %12 : i8
    llvm.cond_br %130, ^bb29(%57 : !llvm.ptr), ^bb30(%58, %57 : i8, !llvm.ptr)
  ^bb28:  // pred: ^bb32
    %131 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb29(%131 : !llvm.ptr)
  ^bb29(%132: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %133 = llvm.add %52, %3 overflow<nsw> : i32
    %134 = llvm.sext %52 : i32 to i64
    %135 = llvm.getelementptr inbounds %38[%134] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %132, %135 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb34(%54, %53, %133, %51, %50, %49 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb30(%136: i8, %137: !llvm.ptr):  // 2 preds: ^bb27, ^bb32
    %138 = llvm.add %136, %19 : i8
    %139 = llvm.icmp "ult" %138, %20 : i8
    llvm.cond_br %139, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    %140 = llvm.add %136, %21 overflow<nsw> : i8
    llvm.store %140, %137 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %141 = llvm.getelementptr inbounds|nuw %137[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %143 = llvm.icmp "eq" %142, %12 : i8
    llvm.cond_br %143, ^bb28, ^bb30(%142, %141 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb33(%144: i64):  // 2 preds: ^bb14, ^bb16
    %145 = llvm.trunc %144 overflow<nsw> : i64 to i32
    llvm.br ^bb34(%54, %53, %145, %51, %50, %arg0 : i32, i32, i32, f64, !llvm.ptr, i32)
  ^bb34(%146: i32, %147: i32, %148: i32, %149: f64, %150: !llvm.ptr, %151: i32):  // 7 preds: ^bb10, ^bb19, ^bb23, ^bb25, ^bb26, ^bb29, ^bb33
    %152 = llvm.add %151, %3 overflow<nsw, nuw> : i32
    %153 = llvm.icmp "slt" %152, %arg0 : i32
    llvm.cond_br %153, ^bb7(%152, %150, %149, %148, %147, %146 : i32, !llvm.ptr, f64, i32, i32, i32), ^bb5 {loop_annotation = #loop_annotation}
  ^bb35(%154: i32, %155: i32):  // 3 preds: ^bb3, ^bb5, ^bb36
    llvm.call tail @free(%38) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %156 = llvm.add %154, %155 overflow<nsw> : i32
    llvm.br ^bb37(%156 : i32)
  ^bb36(%157: i64):  // 2 preds: ^bb6, ^bb36
    %158 = llvm.getelementptr inbounds|nuw %38[%157] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %159 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.trunc %157 overflow<nsw, nuw> : i64 to i32
    %161 = llvm.call tail @printf(%35, %160, %159) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %162 = llvm.add %157, %10 overflow<nsw, nuw> : i64
    %163 = llvm.icmp "eq" %162, %48 : i64
    llvm.cond_br %163, ^bb35(%148, %147 : i32, i32), ^bb36(%162 : i64) {loop_annotation = #loop_annotation}
  ^bb37(%164: i32):  // 3 preds: ^bb0, ^bb1, ^bb35
    llvm.return %164 : i32
  }
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtod(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> f64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef, llvm.readonly}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strncmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
