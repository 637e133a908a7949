#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "entry", members = {<#tbaa_type_desc3, 0>, <#tbaa_type_desc2, 8>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc2, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal constant @text("the cat and the dog and the bird sat on the mat the dog saw the cat and the cat saw the bird but the bird saw nothing on the mat at all\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%zu words in %zu slots\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%2d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @text : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(31 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(-1 : i64) : i64
    %13 = llvm.mlir.constant(-3750763034362895579 : i64) : i64
    %14 = llvm.mlir.constant(1099511628211 : i64) : i64
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.mlir.constant(8 : i64) : i64
    %17 = llvm.mlir.constant(32 : i8) : i8
    %18 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %19 = llvm.mlir.addressof @by_count : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb2(%1, %2, %2, %3 : !llvm.ptr, i64, i64, !llvm.ptr)
  ^bb1:  // pred: ^bb25
    %22 = llvm.call tail @printf(%18, %111, %76) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %23 = llvm.shl %111, %8 : i64
    %24 = llvm.call tail @malloc(%23) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %25 = llvm.icmp "eq" %76, %2 : i64
    llvm.cond_br %25, ^bb26(%2 : i64), ^bb27(%2, %2 : i64, i64)
  ^bb2(%26: !llvm.ptr, %27: i64, %28: i64, %29: !llvm.ptr):  // 2 preds: ^bb0, ^bb25
    %30 = llvm.call tail @strcspn(%26, %4) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    llvm.intr.lifetime.start %21 : !llvm.ptr
    %31 = llvm.intr.umin(%30, %5) : (i64, i64) -> i64
    "llvm.intr.memcpy"(%21, %26, %31) <{arg_attrs = [{llvm.align = 16 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull, llvm.readonly}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.getelementptr inbounds|nuw %21[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %32 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %33 = llvm.shl %27, %7 : i64
    %34 = llvm.add %33, %8 : i64
    %35 = llvm.mul %28, %9 : i64
    %36 = llvm.icmp "ugt" %34, %35 : i64
    llvm.cond_br %36, ^bb3, ^bb16(%29, %28 : !llvm.ptr, i64)
  ^bb3:  // pred: ^bb2
    %37 = llvm.icmp "eq" %28, %2 : i64
    %38 = llvm.shl %28, %10 : i64
    %39 = llvm.select %37, %8, %38 : i1, i64
    %40 = llvm.call tail @calloc(%39, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.cond_br %37, ^bb15, ^bb4
  ^bb4:  // pred: ^bb3
    %41 = llvm.add %39, %12 : i64
    llvm.br ^bb5(%2 : i64)
  ^bb5(%42: i64):  // 2 preds: ^bb4, ^bb14
    %43 = llvm.getelementptr inbounds|nuw %29[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %3 : !llvm.ptr
    llvm.cond_br %45, ^bb14, ^bb6
  ^bb6:  // pred: ^bb5
    %46 = llvm.load %44 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %47 = llvm.icmp "eq" %46, %6 : i8
    llvm.cond_br %47, ^bb8(%13 : i64), ^bb7(%46, %13, %44 : i8, i64, !llvm.ptr)
  ^bb7(%48: i8, %49: i64, %50: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %51 = llvm.zext %48 : i8 to i64
    %52 = llvm.xor %49, %51 : i64
    %53 = llvm.mul %52, %14 : i64
    %54 = llvm.getelementptr inbounds|nuw %50[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.load %54 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %56 = llvm.icmp "eq" %55, %6 : i8
    llvm.cond_br %56, ^bb8(%53 : i64), ^bb7(%55, %53, %54 : i8, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb8(%57: i64):  // 2 preds: ^bb6, ^bb7
    %58 = llvm.and %57, %41 : i64
    %59 = llvm.getelementptr inbounds|nuw %40[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %60 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.icmp "eq" %60, %3 : !llvm.ptr
    llvm.cond_br %61, ^bb13(%59 : !llvm.ptr), ^bb9
  ^bb9:  // pred: ^bb8
    %62 = llvm.call tail @strcmp(%60, %44) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %63 = llvm.icmp "eq" %62, %15 : i32
    llvm.cond_br %63, ^bb13(%59 : !llvm.ptr), ^bb10(%58 : i64)
  ^bb10(%64: i64):  // 2 preds: ^bb9, ^bb11
    %65 = llvm.add %64, %10 : i64
    %66 = llvm.and %65, %41 : i64
    %67 = llvm.getelementptr inbounds|nuw %40[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %68 = llvm.load %67 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.icmp "eq" %68, %3 : !llvm.ptr
    llvm.cond_br %69, ^bb12, ^bb11 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %70 = llvm.call tail @strcmp(%68, %44) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %71 = llvm.icmp "eq" %70, %15 : i32
    llvm.cond_br %71, ^bb13(%67 : !llvm.ptr), ^bb10(%66 : i64) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%67 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb13(%72: !llvm.ptr):  // 4 preds: ^bb8, ^bb9, ^bb11, ^bb12
    "llvm.intr.memcpy"(%72, %43, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb5, ^bb13
    %73 = llvm.add %42, %10 overflow<nuw> : i64
    %74 = llvm.icmp "eq" %73, %28 : i64
    llvm.cond_br %74, ^bb15, ^bb5(%73 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // 2 preds: ^bb3, ^bb14
    llvm.call tail @free(%29) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb16(%40, %39 : !llvm.ptr, i64)
  ^bb16(%75: !llvm.ptr, %76: i64):  // 2 preds: ^bb2, ^bb15
    %77 = llvm.load %21 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %78 = llvm.icmp "eq" %77, %6 : i8
    llvm.cond_br %78, ^bb18(%13 : i64), ^bb17(%77, %13, %21 : i8, i64, !llvm.ptr)
  ^bb17(%79: i8, %80: i64, %81: !llvm.ptr):  // 2 preds: ^bb16, ^bb17
    %82 = llvm.zext %79 : i8 to i64
    %83 = llvm.xor %80, %82 : i64
    %84 = llvm.mul %83, %14 : i64
    %85 = llvm.getelementptr inbounds|nuw %81[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %87 = llvm.icmp "eq" %86, %6 : i8
    llvm.cond_br %87, ^bb18(%84 : i64), ^bb17(%86, %84, %85 : i8, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb18(%88: i64):  // 2 preds: ^bb16, ^bb17
    %89 = llvm.add %76, %12 : i64
    %90 = llvm.and %88, %89 : i64
    %91 = llvm.getelementptr inbounds|nuw %75[%90] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %92 = llvm.load %91 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.icmp "eq" %92, %3 : !llvm.ptr
    llvm.cond_br %93, ^bb23(%91 : !llvm.ptr), ^bb19
  ^bb19:  // pred: ^bb18
    %94 = llvm.call @strcmp(%92, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %95 = llvm.icmp "eq" %94, %15 : i32
    llvm.cond_br %95, ^bb23(%91 : !llvm.ptr), ^bb20(%90 : i64)
  ^bb20(%96: i64):  // 2 preds: ^bb19, ^bb21
    %97 = llvm.add %96, %10 : i64
    %98 = llvm.and %97, %89 : i64
    %99 = llvm.getelementptr inbounds|nuw %75[%98] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %100 = llvm.load %99 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.icmp "eq" %100, %3 : !llvm.ptr
    llvm.cond_br %101, ^bb22, ^bb21 {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb20
    %102 = llvm.call @strcmp(%100, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %103 = llvm.icmp "eq" %102, %15 : i32
    llvm.cond_br %103, ^bb23(%99 : !llvm.ptr), ^bb20(%98 : i64) {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb20
    llvm.br ^bb23(%99 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb23(%104: !llvm.ptr):  // 4 preds: ^bb18, ^bb19, ^bb21, ^bb22
    %105 = llvm.load %104 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.icmp "eq" %105, %3 : !llvm.ptr
    llvm.cond_br %106, ^bb24, ^bb25(%27 : i64)
  ^bb24:  // pred: ^bb23
    %107 = llvm.add %31, %10 overflow<nsw, nuw> : i64
    %108 = llvm.call tail @malloc(%107) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %108, %104 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %109 = llvm.call @strcpy(%108, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %110 = llvm.add %27, %10 : i64
    llvm.br ^bb25(%110 : i64)
  ^bb25(%111: i64):  // 2 preds: ^bb23, ^bb24
    %112 = llvm.getelementptr inbounds|nuw %104[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %114 = llvm.add %113, %0 overflow<nsw> : i32
    llvm.store %114, %112 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %21 : !llvm.ptr
    %115 = llvm.getelementptr inbounds|nuw %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %117 = llvm.icmp "eq" %116, %17 : i8
    %118 = llvm.zext %117 : i1 to i64
    %119 = llvm.getelementptr %115[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %121 = llvm.icmp "eq" %120, %6 : i8
    llvm.cond_br %121, ^bb1, ^bb2(%119, %111, %76, %75 : !llvm.ptr, i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb26(%122: i64):  // 2 preds: ^bb1, ^bb29
    llvm.call tail @qsort(%24, %122, %11, %19) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %123 = llvm.icmp "eq" %122, %2 : i64
    llvm.cond_br %123, ^bb30, ^bb31(%2 : i64)
  ^bb27(%124: i64, %125: i64):  // 2 preds: ^bb1, ^bb29
    %126 = llvm.getelementptr inbounds|nuw %75[%124] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %127 = llvm.load %126 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %128 = llvm.icmp "eq" %127, %3 : !llvm.ptr
    llvm.cond_br %128, ^bb29(%125 : i64), ^bb28
  ^bb28:  // pred: ^bb27
    %129 = llvm.add %125, %10 : i64
    %130 = llvm.getelementptr inbounds|nuw %24[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%130, %126, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb29(%129 : i64)
  ^bb29(%131: i64):  // 2 preds: ^bb27, ^bb28
    %132 = llvm.add %124, %10 overflow<nuw> : i64
    %133 = llvm.icmp "eq" %132, %76 : i64
    llvm.cond_br %133, ^bb26(%131 : i64), ^bb27(%132, %131 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb30:  // 2 preds: ^bb26, ^bb31
    %134 = llvm.getelementptr inbounds|nuw %24[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %136 = llvm.icmp "eq" %122, %2 : i64
    llvm.cond_br %136, ^bb32, ^bb33(%2 : i64)
  ^bb31(%137: i64):  // 2 preds: ^bb26, ^bb31
    %138 = llvm.getelementptr inbounds|nuw %24[%137] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %139 = llvm.getelementptr inbounds|nuw %138[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %141 = llvm.load %138 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.call tail @printf(%20, %140, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %143 = llvm.add %137, %10 overflow<nuw> : i64
    %144 = llvm.icmp "eq" %143, %122 : i64
    llvm.cond_br %144, ^bb30, ^bb31(%143 : i64) {loop_annotation = #loop_annotation}
  ^bb32:  // 2 preds: ^bb30, ^bb33
    llvm.call tail @free(%24) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.call tail @free(%75) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return %135 : i32
  ^bb33(%145: i64):  // 2 preds: ^bb30, ^bb33
    %146 = llvm.getelementptr inbounds|nuw %24[%145] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %147 = llvm.load %146 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%147) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %148 = llvm.add %145, %10 overflow<nuw> : i64
    %149 = llvm.icmp "eq" %148, %122 : i64
    llvm.cond_br %149, ^bb32, ^bb33(%148 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @strcspn(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @by_count(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %3 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %5 = llvm.icmp "eq" %2, %4 : i32
    llvm.cond_br %5, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.sub %4, %2 overflow<nsw> : i32
    llvm.br ^bb3(%6 : i32)
  ^bb2:  // pred: ^bb0
    %7 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call tail @strcmp(%7, %8) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb3(%9 : i32)
  ^bb3(%10: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %10 : i32
  }
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcpy(!llvm.ptr {llvm.noalias, llvm.noundef, llvm.returned, llvm.writeonly}, !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @calloc(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "17"], ["allocsize", "1"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
