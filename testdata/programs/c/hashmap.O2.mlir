#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %19 = llvm.mlir.constant(-2 : i64) : i64
    %20 = llvm.mlir.addressof @by_count : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb5(%1, %2, %2, %3 : !llvm.ptr, i64, i64, !llvm.ptr)
  ^bb1:  // pred: ^bb26
    %23 = llvm.call tail @printf(%18, %113, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %24 = llvm.shl %113, %8 : i64
    %25 = llvm.call tail @malloc(%24) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %26 = llvm.icmp "eq" %80, %2 : i64
    llvm.cond_br %26, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %27 = llvm.and %80, %10 : i64
    %28 = llvm.icmp "eq" %80, %10 : i64
    llvm.cond_br %28, ^bb28(%2, %2 : i64, i64), ^bb3
  ^bb3:  // pred: ^bb2
    %29 = llvm.and %80, %19 : i64
    llvm.br ^bb31(%2, %2, %2 : i64, i64, i64)
  ^bb4:  // pred: ^bb1
    llvm.call tail @qsort(%25, %2, %11, %20) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb5(%30: !llvm.ptr, %31: i64, %32: i64, %33: !llvm.ptr):  // 2 preds: ^bb0, ^bb26
    %34 = llvm.call tail @strcspn(%30, %4) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    llvm.intr.lifetime.start %22 : !llvm.ptr
    %35 = llvm.intr.umin(%34, %5) : (i64, i64) -> i64
    "llvm.intr.memcpy"(%22, %30, %35) <{arg_attrs = [{llvm.align = 16 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull, llvm.readonly}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.getelementptr inbounds|nuw %22[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %36 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %37 = llvm.shl %31, %7 : i64
    %38 = llvm.add %37, %8 : i64
    %39 = llvm.mul %32, %9 : i64
    %40 = llvm.icmp "ugt" %38, %39 : i64
    llvm.cond_br %40, ^bb6, ^bb19(%33, %32 : !llvm.ptr, i64)
  ^bb6:  // pred: ^bb5
    %41 = llvm.icmp "eq" %32, %2 : i64
    %42 = llvm.shl %32, %10 : i64
    %43 = llvm.select %41, %8, %42 : i1, i64
    %44 = llvm.call tail @calloc(%43, %11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.cond_br %41, ^bb18, ^bb7
  ^bb7:  // pred: ^bb6
    %45 = llvm.add %42, %12 : i64
    llvm.br ^bb8(%2 : i64)
  ^bb8(%46: i64):  // 2 preds: ^bb7, ^bb17
    %47 = llvm.getelementptr inbounds|nuw %33[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.icmp "eq" %48, %3 : !llvm.ptr
    llvm.cond_br %49, ^bb17, ^bb9
  ^bb9:  // pred: ^bb8
    %50 = llvm.load %48 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %51 = llvm.icmp "eq" %50, %6 : i8
    llvm.cond_br %51, ^bb11(%13 : i64), ^bb10(%50, %13, %48 : i8, i64, !llvm.ptr)
  ^bb10(%52: i8, %53: i64, %54: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %55 = llvm.zext %52 : i8 to i64
    %56 = llvm.xor %53, %55 : i64
    %57 = llvm.mul %56, %14 : i64
    %58 = llvm.getelementptr inbounds|nuw %54[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %60 = llvm.icmp "eq" %59, %6 : i8
    llvm.cond_br %60, ^bb11(%57 : i64), ^bb10(%59, %57, %58 : i8, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb11(%61: i64):  // 2 preds: ^bb9, ^bb10
    %62 = llvm.and %61, %45 : i64
    %63 = llvm.getelementptr inbounds|nuw %44[%62] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %64 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.icmp "eq" %64, %3 : !llvm.ptr
    llvm.cond_br %65, ^bb16(%63 : !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %66 = llvm.call tail @strcmp(%64, %48) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %67 = llvm.icmp "eq" %66, %15 : i32
    llvm.cond_br %67, ^bb16(%63 : !llvm.ptr), ^bb13(%62 : i64)
  ^bb13(%68: i64):  // 2 preds: ^bb12, ^bb14
    %69 = llvm.add %68, %10 : i64
    %70 = llvm.and %69, %45 : i64
    %71 = llvm.getelementptr inbounds|nuw %44[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %72 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %3 : !llvm.ptr
    llvm.cond_br %73, ^bb15, ^bb14 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %74 = llvm.call tail @strcmp(%72, %48) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %75 = llvm.icmp "eq" %74, %15 : i32
    llvm.cond_br %75, ^bb16(%71 : !llvm.ptr), ^bb13(%70 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb13
    llvm.br ^bb16(%71 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb16(%76: !llvm.ptr):  // 4 preds: ^bb11, ^bb12, ^bb14, ^bb15
    "llvm.intr.memcpy"(%76, %47, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb8, ^bb16
    %77 = llvm.add %46, %10 overflow<nuw> : i64
    %78 = llvm.icmp "eq" %77, %32 : i64
    llvm.cond_br %78, ^bb18, ^bb8(%77 : i64) {loop_annotation = #loop_annotation}
  ^bb18:  // 2 preds: ^bb6, ^bb17
    llvm.call tail @free(%33) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb19(%44, %43 : !llvm.ptr, i64)
  ^bb19(%79: !llvm.ptr, %80: i64):  // 2 preds: ^bb5, ^bb18
    %81 = llvm.load %22 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %82 = llvm.icmp "eq" %81, %6 : i8
    llvm.cond_br %82, ^bb21(%13 : i64), ^bb20(%81, %13, %22 : i8, i64, !llvm.ptr)
  ^bb20(%83: i8, %84: i64, %85: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %86 = llvm.zext %83 : i8 to i64
    %87 = llvm.xor %84, %86 : i64
    %88 = llvm.mul %87, %14 : i64
    %89 = llvm.getelementptr inbounds|nuw %85[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %91 = llvm.icmp "eq" %90, %6 : i8
    llvm.cond_br %91, ^bb21(%88 : i64), ^bb20(%90, %88, %89 : i8, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb21(%92: i64):  // 2 preds: ^bb19, ^bb20
    %93 = llvm.add %80, %12 : i64
    %94 = llvm.and %92, %93 : i64
    %95 = llvm.getelementptr inbounds|nuw %79[%94] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %96 = llvm.load %95 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %3 : !llvm.ptr
    llvm.cond_br %97, ^bb25(%95 : !llvm.ptr), ^bb22
  ^bb22:  // pred: ^bb21
    %98 = llvm.call @strcmp(%96, %22) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %99 = llvm.icmp "eq" %98, %15 : i32
    llvm.cond_br %99, ^bb26(%31, %95 : i64, !llvm.ptr), ^bb23(%94 : i64)
  ^bb23(%100: i64):  // 2 preds: ^bb22, ^bb24
    %101 = llvm.add %100, %10 : i64
    %102 = llvm.and %101, %93 : i64
    %103 = llvm.getelementptr inbounds|nuw %79[%102] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %104 = llvm.load %103 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.icmp "eq" %104, %3 : !llvm.ptr
    llvm.cond_br %105, ^bb25(%103 : !llvm.ptr), ^bb24 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    %106 = llvm.call @strcmp(%104, %22) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef, llvm.readonly}) -> i32
    %107 = llvm.icmp "eq" %106, %15 : i32
    llvm.cond_br %107, ^bb26(%31, %103 : i64, !llvm.ptr), ^bb23(%102 : i64) {loop_annotation = #loop_annotation}
  ^bb25(%108: !llvm.ptr):  // 2 preds: ^bb21, ^bb23
    %109 = llvm.add %35, %10 overflow<nsw, nuw> : i64
    %110 = llvm.call tail @malloc(%109) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %110, %108 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %111 = llvm.call @strcpy(%110, %22) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %112 = llvm.add %31, %10 : i64
    llvm.br ^bb26(%112, %108 : i64, !llvm.ptr)
  ^bb26(%113: i64, %114: !llvm.ptr):  // 3 preds: ^bb22, ^bb24, ^bb25
    %115 = llvm.getelementptr inbounds|nuw %114[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %117 = llvm.add %116, %0 overflow<nsw> : i32
    llvm.store %117, %115 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %22 : !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %30[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %120 = llvm.icmp "eq" %119, %17 : i8
    %121 = llvm.zext %120 : i1 to i64
    %122 = llvm.getelementptr %118[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %124 = llvm.icmp "eq" %123, %6 : i8
    llvm.cond_br %124, ^bb1, ^bb5(%122, %113, %80, %79 : !llvm.ptr, i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb35
    %125 = llvm.icmp "eq" %27, %2 : i64
    llvm.cond_br %125, ^bb30(%151 : i64), ^bb28(%152, %151 : i64, i64)
  ^bb28(%126: i64, %127: i64):  // 2 preds: ^bb2, ^bb27
    %128 = llvm.icmp "ne" %27, %2 : i64
    llvm.intr.assume %128  : i1
    %129 = llvm.getelementptr inbounds|nuw %79[%126] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %130 = llvm.load %129 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.icmp "eq" %130, %3 : !llvm.ptr
    llvm.cond_br %131, ^bb30(%127 : i64), ^bb29
  ^bb29:  // pred: ^bb28
    %132 = llvm.add %127, %10 : i64
    %133 = llvm.getelementptr inbounds|nuw %25[%127] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%133, %129, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb30(%132 : i64)
  ^bb30(%134: i64):  // 3 preds: ^bb27, ^bb28, ^bb29
    llvm.call tail @qsort(%25, %134, %11, %20) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %135 = llvm.icmp "eq" %134, %2 : i64
    llvm.cond_br %135, ^bb36, ^bb38(%2 : i64)
  ^bb31(%136: i64, %137: i64, %138: i64):  // 2 preds: ^bb3, ^bb35
    %139 = llvm.getelementptr inbounds|nuw %79[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %140 = llvm.load %139 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.icmp "eq" %140, %3 : !llvm.ptr
    llvm.cond_br %141, ^bb33(%137 : i64), ^bb32
  ^bb32:  // pred: ^bb31
    %142 = llvm.add %137, %10 : i64
    %143 = llvm.getelementptr inbounds|nuw %25[%137] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%143, %139, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb33(%142 : i64)
  ^bb33(%144: i64):  // 2 preds: ^bb31, ^bb32
    %145 = llvm.getelementptr inbounds|nuw %79[%136] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %146 = llvm.getelementptr inbounds|nuw %145[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.load %146 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.icmp "eq" %147, %3 : !llvm.ptr
    llvm.cond_br %148, ^bb35(%144 : i64), ^bb34
  ^bb34:  // pred: ^bb33
    %149 = llvm.add %144, %10 : i64
    %150 = llvm.getelementptr inbounds|nuw %25[%144] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    "llvm.intr.memcpy"(%150, %146, %11) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb35(%149 : i64)
  ^bb35(%151: i64):  // 2 preds: ^bb33, ^bb34
    %152 = llvm.add %136, %7 overflow<nuw> : i64
    %153 = llvm.add %138, %7 : i64
    %154 = llvm.icmp "eq" %153, %29 : i64
    llvm.cond_br %154, ^bb27, ^bb31(%152, %151, %153 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb36:  // 2 preds: ^bb4, ^bb30
    %155 = llvm.getelementptr inbounds|nuw %25[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %155 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb39(%156 : i32)
  ^bb37:  // pred: ^bb38
    %157 = llvm.getelementptr inbounds|nuw %25[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb40(%2 : i64)
  ^bb38(%159: i64):  // 2 preds: ^bb30, ^bb38
    %160 = llvm.getelementptr inbounds|nuw %25[%159] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %161 = llvm.getelementptr inbounds|nuw %160[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %163 = llvm.load %160 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.call tail @printf(%21, %162, %163) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %165 = llvm.add %159, %10 overflow<nuw> : i64
    %166 = llvm.icmp "eq" %165, %134 : i64
    llvm.cond_br %166, ^bb37, ^bb38(%165 : i64) {loop_annotation = #loop_annotation}
  ^bb39(%167: i32):  // 2 preds: ^bb36, ^bb40
    llvm.call tail @free(%25) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call tail @free(%79) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.return %167 : i32
  ^bb40(%168: i64):  // 2 preds: ^bb37, ^bb40
    %169 = llvm.getelementptr inbounds|nuw %25[%168] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.entry", (ptr, i32)>
    %170 = llvm.load %169 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%170) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %171 = llvm.add %168, %10 overflow<nuw> : i64
    %172 = llvm.icmp "eq" %171, %134 : i64
    llvm.cond_br %172, ^bb39(%158 : i32), ^bb40(%171 : i64) {loop_annotation = #loop_annotation}
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
