#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%zu %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("the third packet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%u %u <%s>\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %c %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(488 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(9223372036854775804 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(-16 : i64) : i64
    %9 = llvm.mlir.constant(-32 : i64) : i64
    %10 = llvm.mlir.constant(-8 : i64) : i64
    %11 = llvm.mlir.constant(-24 : i64) : i64
    %12 = llvm.mlir.constant(61 : i64) : i64
    %13 = llvm.mlir.constant(240 : i64) : i64
    %14 = llvm.mlir.addressof @".str" : !llvm.ptr
    %15 = llvm.mlir.constant(120 : i64) : i64
    %16 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %17 = llvm.mlir.constant(16 : i64) : i64
    %18 = llvm.mlir.constant(5 : i32) : i32
    %19 = llvm.mlir.constant(21 : i32) : i32
    %20 = llvm.mlir.constant(36 : i64) : i64
    %21 = llvm.mlir.constant(15 : i32) : i32
    %22 = llvm.mlir.constant(207 : i32) : i32
    %23 = llvm.mlir.constant(64 : i64) : i64
    %24 = llvm.mlir.constant(34 : i32) : i32
    %25 = llvm.mlir.constant(1124 : i32) : i32
    %26 = llvm.mlir.constant(10 : i64) : i64
    %27 = llvm.mlir.constant(6 : i16) : i16
    %28 = llvm.mlir.constant(2 : i64) : i64
    %29 = llvm.mlir.constant(1 : i8) : i8
    %30 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %31 = llvm.mlir.constant(6 : i64) : i64
    %32 = llvm.mlir.constant(5 : i64) : i64
    %33 = llvm.mlir.constant(1 : i16) : i16
    %34 = llvm.mlir.constant(-56 : i8) : i8
    %35 = llvm.mlir.constant(21 : i64) : i64
    %36 = llvm.mlir.constant(17 : i16) : i16
    %37 = llvm.mlir.constant(3 : i8) : i8
    %38 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %39 = llvm.mlir.constant(17 : i64) : i64
    %40 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %41 = llvm.mlir.constant(6 : i32) : i32
    %42 = llvm.mlir.constant(200 : i32) : i32
    %43 = llvm.mlir.constant(17 : i32) : i32
    %44 = llvm.mlir.constant(3 : i32) : i32
    %45 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %46 = llvm.mlir.constant(1.250000e+01 : f64) : f64
    %47 = llvm.mlir.constant(8 : i64) : i64
    %48 = llvm.mlir.constant(7 : i32) : i32
    %49 = llvm.mlir.constant(12 : i64) : i64
    %50 = llvm.mlir.constant(0 : i32) : i32
    %51 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %52 = llvm.mlir.constant(10 : i32) : i32
    %53 = llvm.mlir.constant(-1 : i64) : i64
    %54 = llvm.mlir.constant(24 : i32) : i32
    %55 = llvm.mlir.constant(201 : i64) : i64
    %56 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %57 = llvm.mlir.constant(103 : i32) : i32
    %58 = llvm.mlir.constant(24 : i64) : i64
    %59 = llvm.mlir.constant(20 : i32) : i32
    %60 = llvm.alloca %0 x !llvm.array<61 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    "llvm.intr.memset"(%60, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 488 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %60 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%63: i64):  // 2 preds: ^bb0, ^bb5
    %64 = llvm.icmp "ult" %63, %4 : i64
    llvm.cond_br %64, ^bb6(%63 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %65 = llvm.and %63, %5 : i64
    %66 = llvm.and %63, %6 : i64
    llvm.br ^bb3(%7 : i64)
  ^bb3(%67: i64):  // 2 preds: ^bb2, ^bb3
    %68 = llvm.sub %63, %67 : i64
    %69 = llvm.getelementptr %60[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %70 = llvm.getelementptr %69[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.getelementptr %69[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %73 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %74 = llvm.getelementptr %69[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.getelementptr %69[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %77 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %78 = llvm.add %76, %72 overflow<nsw> : vector<2xi64>
    %79 = llvm.add %77, %73 overflow<nsw> : vector<2xi64>
    llvm.store %78, %74 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    llvm.store %79, %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    %80 = llvm.add %67, %4 overflow<nuw> : i64
    %81 = llvm.icmp "eq" %80, %65 : i64
    llvm.cond_br %81, ^bb4, ^bb3(%80 : i64) {loop_annotation = #loop_annotation1}
  ^bb4:  // pred: ^bb3
    %82 = llvm.icmp "eq" %63, %65 : i64
    llvm.cond_br %82, ^bb5, ^bb6(%66 : i64)
  ^bb5:  // 4 preds: ^bb4, ^bb6, ^bb7, ^bb8
    %83 = llvm.add %63, %3 overflow<nsw, nuw> : i64
    %84 = llvm.icmp "eq" %83, %12 : i64
    llvm.cond_br %84, ^bb9, ^bb1(%83 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%85: i64):  // 2 preds: ^bb1, ^bb4
    %86 = llvm.getelementptr %60[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %87 = llvm.getelementptr %86[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %89 = llvm.load %86 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %90 = llvm.add %89, %88 overflow<nsw> : i64
    llvm.store %90, %86 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %91 = llvm.icmp "ugt" %85, %3 : i64
    llvm.cond_br %91, ^bb7, ^bb5 {loop_annotation = #loop_annotation1}
  ^bb7:  // pred: ^bb6
    %92 = llvm.getelementptr %60[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %93 = llvm.getelementptr %92[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.getelementptr %92[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %96 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %97 = llvm.add %96, %95 overflow<nsw> : i64
    llvm.store %97, %93 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %98 = llvm.icmp "eq" %85, %6 : i64
    llvm.cond_br %98, ^bb8, ^bb5 {loop_annotation = #loop_annotation1}
  ^bb8:  // pred: ^bb7
    %99 = llvm.getelementptr %60[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %100 = llvm.getelementptr %99[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.getelementptr %99[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %103 = llvm.load %100 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %104 = llvm.add %103, %102 overflow<nsw> : i64
    llvm.store %104, %100 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb9:  // pred: ^bb5
    %105 = llvm.getelementptr inbounds|nuw %60[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.stackrestore %62 : !llvm.ptr
    %107 = llvm.call tail @printf(%14, %15, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %108 = llvm.intr.stacksave : !llvm.ptr
    %109 = llvm.call tail @printf(%16, %17, %18, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %108 : !llvm.ptr
    %110 = llvm.intr.stacksave : !llvm.ptr
    %111 = llvm.call tail @printf(%16, %20, %21, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %110 : !llvm.ptr
    %112 = llvm.intr.stacksave : !llvm.ptr
    %113 = llvm.call tail @printf(%16, %23, %24, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %112 : !llvm.ptr
    %114 = llvm.call tail @malloc(%26) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 10 : i64, llvm.noalias})
    llvm.store %27, %114 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %115 = llvm.getelementptr inbounds|nuw %114[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %115 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %114[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%116, %30, %31) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %117 = llvm.call tail @malloc(%32) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 5 : i64, llvm.noalias})
    llvm.store %33, %117 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %117[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %34, %118 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %117[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %119 {alignment = 1 : i64} : i8, !llvm.ptr
    %120 = llvm.call tail @malloc(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 21 : i64, llvm.noalias})
    llvm.store %36, %120 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %120[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %121 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %120[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%122, %38, %39) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %123 = llvm.call tail @printf(%40, %41, %0, %116) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%114) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %124 = llvm.call tail @printf(%40, %0, %42, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%117) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %125 = llvm.call tail @printf(%40, %43, %44, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%120) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %126 = llvm.call tail @printf(%45, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %127 = llvm.getelementptr inbounds|nuw %61[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %41, %127 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %128 = llvm.getelementptr inbounds|nuw %61[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %48, %128 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %61[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %50, %129 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb10(%18, %50, %61 : i32, i32, !llvm.ptr)
  ^bb10(%130: i32, %131: i32, %132: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %133 = llvm.getelementptr inbounds|nuw %132[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.add %131, %130 overflow<nsw> : i32
    %135 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %136 = llvm.icmp "eq" %135, %50 : i32
    llvm.cond_br %136, ^bb11, ^bb10(%135, %134, %133 : i32, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %137 = llvm.call tail @printf(%51, %134) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %138 = llvm.call tail @printf(%51, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb13(%3, %50 : i64, i32)
  ^bb12:  // pred: ^bb13
    %139 = llvm.call tail @printf(%56, %171, %57, %58, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %140 = llvm.call fastcc tail @triangle(%59) : (i32 {llvm.noundef}) -> i32
    llvm.return %140 : i32
  ^bb13(%141: i64, %142: i32):  // 2 preds: ^bb11, ^bb13
    %143 = llvm.shl %141, %4 overflow<nsw, nuw> : i64
    %144 = llvm.intr.stacksave : !llvm.ptr
    %145 = llvm.alloca %143 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %146 = llvm.trunc %141 : i64 to i8
    "llvm.intr.memset"(%145, %146, %143) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %147 = llvm.getelementptr %145[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.getelementptr %147[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %150 = llvm.sext %149 : i8 to i32
    %151 = llvm.trunc %141 : i64 to i32
    %152 = llvm.shl %151, %54 : i32
    %153 = llvm.ashr exact %152, %54 : i32
    %154 = llvm.icmp "eq" %153, %150 : i32
    %155 = llvm.zext %154 : i1 to i32
    %156 = llvm.add %142, %155 overflow<nsw, nuw> : i32
    llvm.intr.stackrestore %144 : !llvm.ptr
    %157 = llvm.add %141, %3 overflow<nsw, nuw> : i64
    %158 = llvm.shl %157, %4 overflow<nsw, nuw> : i64
    %159 = llvm.intr.stacksave : !llvm.ptr
    %160 = llvm.alloca %158 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %161 = llvm.trunc %157 : i64 to i8
    "llvm.intr.memset"(%160, %161, %158) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %162 = llvm.getelementptr %160[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.getelementptr %162[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.load %163 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %165 = llvm.sext %164 : i8 to i32
    %166 = llvm.trunc %157 : i64 to i32
    %167 = llvm.shl %166, %54 : i32
    %168 = llvm.ashr exact %167, %54 : i32
    %169 = llvm.icmp "eq" %168, %165 : i32
    %170 = llvm.zext %169 : i1 to i32
    %171 = llvm.add %156, %170 overflow<nsw, nuw> : i32
    llvm.intr.stackrestore %159 : !llvm.ptr
    %172 = llvm.add %141, %28 overflow<nsw, nuw> : i64
    %173 = llvm.icmp "eq" %172, %55 : i64
    llvm.cond_br %173, ^bb12, ^bb13(%172, %171 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal unnamed_addr fastcc @triangle(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2147483640 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %11, ^bb15(%0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.zext %arg0 : i32 to i64
    %13 = llvm.intr.stacksave : !llvm.ptr
    %14 = llvm.alloca %12 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %15 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %15, ^bb2, ^bb13(%0 : i32)
  ^bb2:  // pred: ^bb1
    %16 = llvm.icmp "ult" %arg0, %1 : i32
    llvm.cond_br %16, ^bb6(%2 : i64), ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.and %12, %3 : i64
    llvm.br ^bb4(%2 : i64)
  ^bb4(%18: i64):  // 2 preds: ^bb3, ^bb4
    %19 = llvm.getelementptr inbounds|nuw %14[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.getelementptr inbounds|nuw %19[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %19 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : vector<4xi32>, !llvm.ptr
    llvm.store %5, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : vector<4xi32>, !llvm.ptr
    %21 = llvm.add %18, %6 overflow<nuw> : i64
    %22 = llvm.icmp "eq" %21, %17 : i64
    llvm.cond_br %22, ^bb5, ^bb4(%21 : i64) {loop_annotation = #loop_annotation1}
  ^bb5:  // pred: ^bb4
    %23 = llvm.icmp "eq" %17, %12 : i64
    llvm.cond_br %23, ^bb8, ^bb6(%17 : i64)
  ^bb6(%24: i64):  // 2 preds: ^bb2, ^bb5
    llvm.br ^bb7(%24 : i64)
  ^bb7(%25: i64):  // 2 preds: ^bb6, ^bb7
    %26 = llvm.getelementptr inbounds|nuw %14[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %27 = llvm.add %25, %8 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "eq" %27, %12 : i64
    llvm.cond_br %28, ^bb8, ^bb7(%27 : i64) {loop_annotation = #loop_annotation1}
  ^bb8:  // 2 preds: ^bb5, ^bb7
    %29 = llvm.icmp "ult" %arg0, %1 : i32
    llvm.cond_br %29, ^bb12(%2, %0 : i64, i32), ^bb9
  ^bb9:  // pred: ^bb8
    %30 = llvm.and %12, %3 : i64
    llvm.br ^bb10(%2, %9, %9 : i64, vector<4xi32>, vector<4xi32>)
  ^bb10(%31: i64, %32: vector<4xi32>, %33: vector<4xi32>):  // 2 preds: ^bb9, ^bb10
    %34 = llvm.getelementptr inbounds|nuw %14[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.getelementptr inbounds|nuw %34[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %34 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<4xi32>
    %37 = llvm.load %35 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<4xi32>
    %38 = llvm.add %36, %32 : vector<4xi32>
    %39 = llvm.add %37, %33 : vector<4xi32>
    %40 = llvm.add %31, %6 overflow<nuw> : i64
    %41 = llvm.icmp "eq" %40, %30 : i64
    llvm.cond_br %41, ^bb11, ^bb10(%40, %38, %39 : i64, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb11:  // pred: ^bb10
    %42 = llvm.add %39, %38 : vector<4xi32>
    %43 = "llvm.intr.vector.reduce.add"(%42) : (vector<4xi32>) -> i32
    %44 = llvm.icmp "eq" %30, %12 : i64
    llvm.cond_br %44, ^bb13(%43 : i32), ^bb12(%30, %43 : i64, i32)
  ^bb12(%45: i64, %46: i32):  // 2 preds: ^bb8, ^bb11
    llvm.br ^bb14(%45, %46 : i64, i32)
  ^bb13(%47: i32):  // 3 preds: ^bb1, ^bb11, ^bb14
    %48 = llvm.add %arg0, %10 overflow<nsw> : i32
    %49 = llvm.call fastcc tail @triangle(%48) : (i32 {llvm.noundef}) -> i32
    %50 = llvm.add %49, %47 overflow<nsw> : i32
    llvm.intr.stackrestore %13 : !llvm.ptr
    llvm.br ^bb15(%50 : i32)
  ^bb14(%51: i64, %52: i32):  // 2 preds: ^bb12, ^bb14
    %53 = llvm.getelementptr inbounds|nuw %14[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %55 = llvm.add %54, %52 overflow<nsw> : i32
    %56 = llvm.add %51, %8 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %12 : i64
    llvm.cond_br %57, ^bb13(%55 : i32), ^bb14(%56, %55 : i64, i32) {loop_annotation = #loop_annotation1}
  ^bb15(%58: i32):  // 2 preds: ^bb0, ^bb13
    llvm.return %58 : i32
  }
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
