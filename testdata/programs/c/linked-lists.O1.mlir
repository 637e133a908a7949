#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
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
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(12345 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
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
    %15 = llvm.mlir.constant(true) : i1
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.constant(8 : i32) : i32
    %19 = llvm.mlir.constant(false) : i1
    %20 = llvm.mlir.addressof @".str" : !llvm.ptr
    %21 = llvm.mlir.constant(4 : i64) : i64
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %24 = llvm.mlir.constant(9 : i32) : i32
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.store %1, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13(%2, %3, %1 : i32, i32, !llvm.ptr)
  ^bb1:  // pred: ^bb15
    llvm.store %82, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2(%82 : !llvm.ptr)
  ^bb2(%26: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %27 = llvm.getelementptr inbounds|nuw %26[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %29 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %1 : !llvm.ptr
    %31 = llvm.select %30, %10, %11 : i1, !llvm.ptr
    %32 = llvm.call tail @printf(%12, %28, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %33 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "eq" %33, %1 : !llvm.ptr
    llvm.cond_br %34, ^bb3, ^bb2(%33 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %35 = llvm.call fastcc tail @sort(%82) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    llvm.store %35, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %36 = llvm.icmp "eq" %35, %1 : !llvm.ptr
    llvm.cond_br %36, ^bb8(%3 : i32), ^bb4(%35 : !llvm.ptr)
  ^bb4(%37: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %38 = llvm.getelementptr inbounds|nuw %37[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %40 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "eq" %40, %1 : !llvm.ptr
    %42 = llvm.select %41, %10, %11 : i1, !llvm.ptr
    %43 = llvm.call tail @printf(%12, %39, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %44 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %1 : !llvm.ptr
    llvm.cond_br %45, ^bb5(%35, %25, %3 : !llvm.ptr, !llvm.ptr, i32), ^bb4(%44 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb5(%46: !llvm.ptr, %47: !llvm.ptr, %48: i32):  // 2 preds: ^bb4, ^bb7
    %49 = llvm.getelementptr inbounds|nuw %46[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %51 = llvm.srem %50, %13 : i32
    %52 = llvm.icmp "eq" %51, %3 : i32
    llvm.cond_br %52, ^bb6, ^bb7(%48, %46 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %53 = llvm.load %46 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %53, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @free(%46) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %54 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.br ^bb7(%54, %47 : i32, !llvm.ptr)
  ^bb7(%55: i32, %56: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %57 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.icmp "eq" %57, %1 : !llvm.ptr
    llvm.cond_br %58, ^bb8(%55 : i32), ^bb5(%57, %56, %55 : !llvm.ptr, !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb8(%59: i32):  // 2 preds: ^bb3, ^bb7
    %60 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.icmp "eq" %60, %1 : !llvm.ptr
    llvm.cond_br %61, ^bb10(%1 : !llvm.ptr), ^bb9(%60, %1 : !llvm.ptr, !llvm.ptr)
  ^bb9(%62: !llvm.ptr, %63: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %64 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %63, %62 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %65 = llvm.icmp "eq" %64, %1 : !llvm.ptr
    llvm.cond_br %65, ^bb10(%62 : !llvm.ptr), ^bb9(%64, %62 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb10(%66: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    llvm.store %66, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %67 = llvm.icmp "eq" %66, %1 : !llvm.ptr
    llvm.cond_br %67, ^bb12, ^bb11(%66 : !llvm.ptr)
  ^bb11(%68: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    %69 = llvm.getelementptr inbounds|nuw %68[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %71 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.icmp "eq" %71, %1 : !llvm.ptr
    %73 = llvm.select %72, %10, %11 : i1, !llvm.ptr
    %74 = llvm.call tail @printf(%12, %70, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %75 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.icmp "eq" %75, %1 : !llvm.ptr
    llvm.cond_br %76, ^bb12, ^bb11(%75 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %77 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.icmp "eq" %77, %1 : !llvm.ptr
    llvm.cond_br %78, ^bb19(%14, %15, %1, %14, %3 : i64, i1, !llvm.ptr, i64, i32), ^bb16(%77, %3, %14, %14, %1 : !llvm.ptr, i32, i64, i64, !llvm.ptr)
  ^bb13(%79: i32, %80: i32, %81: !llvm.ptr):  // 2 preds: ^bb0, ^bb15
    %82 = llvm.call tail @malloc(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 16 : i64, llvm.noalias})
    %83 = llvm.icmp "eq" %82, %1 : !llvm.ptr
    llvm.cond_br %83, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.store %81, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call tail @exit(%24) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb15:  // pred: ^bb13
    %84 = llvm.mul %79, %5 : i32
    %85 = llvm.add %84, %6 : i32
    %86 = llvm.lshr %85, %7 : i32
    llvm.store %81, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %82[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %86, %87 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %88 = llvm.add %80, %0 overflow<nsw, nuw> : i32
    %89 = llvm.icmp "eq" %88, %9 : i32
    llvm.cond_br %89, ^bb1, ^bb13(%85, %88, %82 : i32, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb16(%90: !llvm.ptr, %91: i32, %92: i64, %93: i64, %94: !llvm.ptr):  // 2 preds: ^bb12, ^bb18
    %95 = llvm.icmp "eq" %93, %92 : i64
    llvm.cond_br %95, ^bb17, ^bb18(%94, %92, %91 : !llvm.ptr, i64, i32)
  ^bb17:  // pred: ^bb16
    %96 = llvm.icmp "eq" %92, %14 : i64
    %97 = llvm.shl %92, %16 : i64
    %98 = llvm.select %96, %17, %97 : i1, i64
    %99 = llvm.shl %98, %17 : i64
    %100 = llvm.call tail @realloc(%94, %99) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %101 = llvm.icmp "eq" %100, %1 : !llvm.ptr
    %102 = llvm.select %101, %94, %100 : i1, !llvm.ptr
    %103 = llvm.select %101, %18, %91 : i1, i32
    llvm.cond_br %101, ^bb19(%93, %19, %102, %98, %103 : i64, i1, !llvm.ptr, i64, i32), ^bb18(%102, %98, %103 : !llvm.ptr, i64, i32)
  ^bb18(%104: !llvm.ptr, %105: i64, %106: i32):  // 2 preds: ^bb16, ^bb17
    %107 = llvm.getelementptr inbounds|nuw %90[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %109 = llvm.add %93, %16 : i64
    %110 = llvm.getelementptr inbounds|nuw %104[%93] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %108, %110 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %111 = llvm.load %90 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.icmp "eq" %111, %1 : !llvm.ptr
    llvm.cond_br %112, ^bb19(%109, %15, %104, %105, %106 : i64, i1, !llvm.ptr, i64, i32), ^bb16(%111, %106, %105, %109, %104 : !llvm.ptr, i32, i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb19(%113: i64, %114: i1, %115: !llvm.ptr, %116: i64, %117: i32):  // 3 preds: ^bb12, ^bb17, ^bb18
    llvm.cond_br %114, ^bb20, ^bb25(%117 : i32)
  ^bb20:  // pred: ^bb19
    %118 = llvm.icmp "eq" %113, %14 : i64
    llvm.cond_br %118, ^bb21(%14 : i64), ^bb22(%14, %14 : i64, i64)
  ^bb21(%119: i64):  // 2 preds: ^bb20, ^bb22
    %120 = llvm.call tail @printf(%20, %113, %116, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %121 = llvm.call tail @realloc(%115, %21) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
    %122 = llvm.load %121 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %123 = llvm.call tail @printf(%22, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @free(%121) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %124 = llvm.call tail @printf(%23, %3, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %125 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.icmp "eq" %125, %1 : !llvm.ptr
    llvm.cond_br %126, ^bb24(%1 : !llvm.ptr), ^bb23(%125 : !llvm.ptr)
  ^bb22(%127: i64, %128: i64):  // 2 preds: ^bb20, ^bb22
    %129 = llvm.getelementptr inbounds|nuw %115[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %130 = llvm.load %129 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %131 = llvm.sext %130 : i32 to i64
    %132 = llvm.add %127, %16 overflow<nuw> : i64
    %133 = llvm.mul %132, %131 overflow<nsw> : i64
    %134 = llvm.add %133, %128 overflow<nsw> : i64
    %135 = llvm.icmp "eq" %132, %113 : i64
    llvm.cond_br %135, ^bb21(%134 : i64), ^bb22(%132, %134 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb23(%136: !llvm.ptr):  // 2 preds: ^bb21, ^bb23
    %137 = llvm.load %136 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @free(%136) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %138 = llvm.icmp "eq" %137, %1 : !llvm.ptr
    llvm.cond_br %138, ^bb24(%137 : !llvm.ptr), ^bb23(%137 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb24(%139: !llvm.ptr):  // 2 preds: ^bb21, ^bb23
    llvm.store %139, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb25(%59 : i32)
  ^bb25(%140: i32):  // 2 preds: ^bb19, ^bb24
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.return %140 : i32
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
