#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc3, 0>, <#tbaa_type_desc2, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%zu %zu %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(12345 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(1664525 : i32) : i32
    %6 = llvm.mlir.constant(1013904223 : i32) : i32
    %7 = llvm.mlir.constant(24 : i32) : i32
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(40 : i32) : i32
    %10 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.constant(8 : i32) : i32
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.mlir.constant(3 : i64) : i64
    %20 = llvm.mlir.constant(-4 : i64) : i64
    %21 = llvm.mlir.constant(4 : i64) : i64
    %22 = llvm.mlir.constant(true) : i1
    %23 = llvm.mlir.addressof @".str" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %26 = llvm.mlir.constant(9 : i32) : i32
    %27 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.br ^bb12(%1, %2, %3 : i32, i32, !llvm.ptr)
  ^bb1(%28: !llvm.ptr):  // 2 preds: ^bb1, ^bb14
    %29 = llvm.getelementptr inbounds|nuw %28[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %31 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %3 : !llvm.ptr
    %33 = llvm.select %32, %10, %11 : i1, !llvm.ptr
    %34 = llvm.call tail @printf(%12, %30, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %35 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.icmp "eq" %35, %3 : !llvm.ptr
    llvm.cond_br %36, ^bb2, ^bb1(%35 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %37 = llvm.call fastcc tail @sort(%80) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    llvm.store %37, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %38 = llvm.icmp "eq" %37, %3 : !llvm.ptr
    llvm.cond_br %38, ^bb9(%2 : i32), ^bb3(%37 : !llvm.ptr)
  ^bb3(%39: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %40 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %42 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %3 : !llvm.ptr
    %44 = llvm.select %43, %10, %11 : i1, !llvm.ptr
    %45 = llvm.call tail @printf(%12, %41, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %46 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.icmp "eq" %46, %3 : !llvm.ptr
    llvm.cond_br %47, ^bb4(%37, %27, %2 : !llvm.ptr, !llvm.ptr, i32), ^bb3(%46 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb4(%48: !llvm.ptr, %49: !llvm.ptr, %50: i32):  // 2 preds: ^bb3, ^bb6
    %51 = llvm.getelementptr inbounds|nuw %48[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %53 = llvm.srem %52, %13 : i32
    %54 = llvm.icmp "eq" %53, %2 : i32
    llvm.cond_br %54, ^bb5, ^bb6(%50, %48 : i32, !llvm.ptr)
  ^bb5:  // pred: ^bb4
    %55 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %55, %49 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @free(%48) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %56 = llvm.add %50, %0 overflow<nsw> : i32
    llvm.br ^bb6(%56, %49 : i32, !llvm.ptr)
  ^bb6(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "eq" %59, %3 : !llvm.ptr
    llvm.cond_br %60, ^bb7, ^bb4(%59, %58, %57 : !llvm.ptr, !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    %61 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %3 : !llvm.ptr
    llvm.cond_br %62, ^bb9(%57 : i32), ^bb8(%61, %3 : !llvm.ptr, !llvm.ptr)
  ^bb8(%63: !llvm.ptr, %64: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %65 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %64, %63 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %66 = llvm.icmp "eq" %65, %3 : !llvm.ptr
    llvm.cond_br %66, ^bb10, ^bb8(%65, %63 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb9(%67: i32):  // 2 preds: ^bb2, ^bb7
    llvm.store %3, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb24(%14, %14, %3, %3, %67, %22, %14 : i64, i64, !llvm.ptr, !llvm.ptr, i32, i1, i64)
  ^bb10:  // pred: ^bb8
    llvm.store %63, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11(%63 : !llvm.ptr)
  ^bb11(%68: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %69 = llvm.getelementptr inbounds|nuw %68[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %71 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.icmp "eq" %71, %3 : !llvm.ptr
    %73 = llvm.select %72, %10, %11 : i1, !llvm.ptr
    %74 = llvm.call tail @printf(%12, %70, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.icmp "eq" %75, %3 : !llvm.ptr
    llvm.cond_br %76, ^bb18(%63, %14, %14, %3 : !llvm.ptr, i64, i64, !llvm.ptr), ^bb11(%75 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb12(%77: i32, %78: i32, %79: !llvm.ptr):  // 2 preds: ^bb0, ^bb14
    %80 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 16 : i64, llvm.noalias})
    %81 = llvm.icmp "eq" %80, %3 : !llvm.ptr
    llvm.cond_br %81, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call tail @exit(%26) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb14:  // pred: ^bb12
    %82 = llvm.mul %77, %5 : i32
    %83 = llvm.add %82, %6 : i32
    %84 = llvm.lshr %83, %7 : i32
    llvm.store %79, %80 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %80[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %84, %85 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %86 = llvm.add %78, %0 overflow<nsw, nuw> : i32
    %87 = llvm.icmp "eq" %86, %9 : i32
    llvm.cond_br %87, ^bb1(%80 : !llvm.ptr), ^bb12(%83, %86, %80 : i32, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb20
    %88 = llvm.icmp "eq" %107, %14 : i64
    llvm.cond_br %88, ^bb24(%104, %14, %103, %63, %57, %18, %14 : i64, i64, !llvm.ptr, !llvm.ptr, i32, i1, i64), ^bb16
  ^bb16:  // pred: ^bb15
    %89 = llvm.and %107, %19 : i64
    %90 = llvm.icmp "ult" %94, %19 : i64
    llvm.cond_br %90, ^bb22(%14, %14 : i64, i64), ^bb17
  ^bb17:  // pred: ^bb16
    %91 = llvm.and %107, %20 : i64
    llvm.br ^bb25(%14, %14, %14 : i64, i64, i64)
  ^bb18(%92: !llvm.ptr, %93: i64, %94: i64, %95: !llvm.ptr):  // 2 preds: ^bb11, ^bb20
    %96 = llvm.icmp "eq" %94, %93 : i64
    llvm.cond_br %96, ^bb19, ^bb20(%95, %93 : !llvm.ptr, i64)
  ^bb19:  // pred: ^bb18
    %97 = llvm.icmp "eq" %93, %14 : i64
    %98 = llvm.shl %93, %15 : i64
    %99 = llvm.select %97, %16, %98 : i1, i64
    %100 = llvm.shl %99, %16 : i64
    %101 = llvm.call tail @realloc(%95, %100) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %102 = llvm.icmp "eq" %101, %3 : !llvm.ptr
    llvm.cond_br %102, ^bb27(%17 : i32), ^bb20(%101, %99 : !llvm.ptr, i64)
  ^bb20(%103: !llvm.ptr, %104: i64):  // 2 preds: ^bb18, ^bb19
    %105 = llvm.getelementptr inbounds|nuw %92[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %107 = llvm.add %94, %15 : i64
    %108 = llvm.getelementptr inbounds|nuw %103[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %106, %108 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %109 = llvm.load %92 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.icmp "eq" %109, %3 : !llvm.ptr
    llvm.cond_br %110, ^bb15, ^bb18(%109, %104, %107, %103 : !llvm.ptr, i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb25
    %111 = llvm.icmp "eq" %89, %14 : i64
    llvm.cond_br %111, ^bb24(%104, %107, %103, %63, %57, %18, %164 : i64, i64, !llvm.ptr, !llvm.ptr, i32, i1, i64), ^bb22(%162, %164 : i64, i64)
  ^bb22(%112: i64, %113: i64):  // 2 preds: ^bb16, ^bb21
    %114 = llvm.icmp "ne" %89, %14 : i64
    llvm.intr.assume %114  : i1
    llvm.br ^bb23(%112, %113, %14 : i64, i64, i64)
  ^bb23(%115: i64, %116: i64, %117: i64):  // 2 preds: ^bb22, ^bb23
    %118 = llvm.getelementptr inbounds|nuw %103[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %119 = llvm.load %118 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %120 = llvm.sext %119 : i32 to i64
    %121 = llvm.add %115, %15 overflow<nuw> : i64
    %122 = llvm.mul %121, %120 overflow<nsw> : i64
    %123 = llvm.add %122, %116 overflow<nsw> : i64
    %124 = llvm.add %117, %15 : i64
    %125 = llvm.icmp "eq" %124, %89 : i64
    llvm.cond_br %125, ^bb24(%104, %107, %103, %63, %57, %18, %123 : i64, i64, !llvm.ptr, !llvm.ptr, i32, i1, i64), ^bb23(%121, %123, %124 : i64, i64, i64) {loop_annotation = #loop_annotation1}
  ^bb24(%126: i64, %127: i64, %128: !llvm.ptr, %129: !llvm.ptr, %130: i32, %131: i1, %132: i64):  // 4 preds: ^bb9, ^bb15, ^bb21, ^bb23
    %133 = llvm.call tail @printf(%23, %127, %126, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %134 = llvm.call tail @realloc(%128, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
    %135 = llvm.load %134 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %136 = llvm.call tail @printf(%24, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @free(%134) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %137 = llvm.call tail @printf(%25, %2, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.cond_br %131, ^bb27(%130 : i32), ^bb26(%129 : !llvm.ptr)
  ^bb25(%138: i64, %139: i64, %140: i64):  // 2 preds: ^bb17, ^bb25
    %141 = llvm.getelementptr inbounds|nuw %103[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %143 = llvm.sext %142 : i32 to i64
    %144 = llvm.or disjoint %138, %15 : i64
    %145 = llvm.mul %144, %143 overflow<nsw> : i64
    %146 = llvm.add %145, %139 overflow<nsw> : i64
    %147 = llvm.getelementptr inbounds|nuw %103[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %148 = llvm.load %147 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %149 = llvm.sext %148 : i32 to i64
    %150 = llvm.or disjoint %138, %16 : i64
    %151 = llvm.mul %150, %149 overflow<nsw> : i64
    %152 = llvm.add %151, %146 overflow<nsw> : i64
    %153 = llvm.getelementptr inbounds|nuw %103[%150] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %154 = llvm.load %153 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %155 = llvm.sext %154 : i32 to i64
    %156 = llvm.or disjoint %138, %19 : i64
    %157 = llvm.mul %156, %155 overflow<nsw> : i64
    %158 = llvm.add %157, %152 overflow<nsw> : i64
    %159 = llvm.getelementptr inbounds|nuw %103[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %161 = llvm.sext %160 : i32 to i64
    %162 = llvm.add %138, %21 overflow<nuw> : i64
    %163 = llvm.mul %162, %161 overflow<nsw> : i64
    %164 = llvm.add %163, %158 overflow<nsw> : i64
    %165 = llvm.add %140, %21 : i64
    %166 = llvm.icmp "eq" %165, %91 : i64
    llvm.cond_br %166, ^bb21, ^bb25(%162, %164, %165 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb26(%167: !llvm.ptr):  // 2 preds: ^bb24, ^bb26
    %168 = llvm.load %167 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%167) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %169 = llvm.icmp "eq" %168, %3 : !llvm.ptr
    llvm.cond_br %169, ^bb27(%130 : i32), ^bb26(%168 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27(%170: i32):  // 3 preds: ^bb19, ^bb24, ^bb26
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.return %170 : i32
  }
  llvm.func internal unnamed_addr fastcc @sort(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.icmp "eq" %arg0, %1 : !llvm.ptr
    llvm.cond_br %5, ^bb7(%1 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "eq" %6, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb7(%arg0 : !llvm.ptr), ^bb2(%6, %arg0 : !llvm.ptr, !llvm.ptr)
  ^bb2(%8: !llvm.ptr, %9: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    %10 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %1 : !llvm.ptr
    llvm.cond_br %11, ^bb4(%9 : !llvm.ptr), ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb4(%12 : !llvm.ptr), ^bb2(%13, %12 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb4(%15: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %17 = llvm.call fastcc tail @sort(%arg0) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %18 = llvm.call fastcc tail @sort(%16) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.store %1, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %19 = llvm.icmp "ne" %17, %1 : !llvm.ptr
    %20 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %21 = llvm.and %19, %20 : i1
    llvm.cond_br %21, ^bb5(%4, %18, %17 : !llvm.ptr, !llvm.ptr, !llvm.ptr), ^bb6(%17, %18, %4, %19 : !llvm.ptr, !llvm.ptr, !llvm.ptr, i1)
  ^bb5(%22: !llvm.ptr, %23: !llvm.ptr, %24: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %25 = llvm.getelementptr inbounds|nuw %24[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %27 = llvm.getelementptr inbounds|nuw %23[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %29 = llvm.icmp "sgt" %26, %28 : i32
    %30 = llvm.select %29, %23, %24 : i1, !llvm.ptr
    llvm.store %30, %22 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.select %29, %24, %31 : i1, !llvm.ptr
    %33 = llvm.select %29, %31, %23 : i1, !llvm.ptr
    %34 = llvm.icmp "ne" %32, %1 : !llvm.ptr
    %35 = llvm.icmp "ne" %33, %1 : !llvm.ptr
    %36 = llvm.select %34, %35, %3 : i1, i1
    llvm.cond_br %36, ^bb5(%30, %33, %32 : !llvm.ptr, !llvm.ptr, !llvm.ptr), ^bb6(%32, %33, %30, %34 : !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) {loop_annotation = #loop_annotation}
  ^bb6(%37: !llvm.ptr, %38: !llvm.ptr, %39: !llvm.ptr, %40: i1):  // 2 preds: ^bb4, ^bb5
    %41 = llvm.select %40, %37, %38 : i1, !llvm.ptr
    llvm.store %41, %39 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %42 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.br ^bb7(%42 : !llvm.ptr)
  ^bb7(%43: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb6
    llvm.return %43 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @realloc(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "2"], ["allocsize", "8589934591"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @exit(i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
