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
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.constant(8 : i64) : i64
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = llvm.mlir.constant(12 : i64) : i64
    %20 = llvm.mlir.constant(3 : i32) : i32
    %21 = llvm.mlir.constant(4 : i32) : i32
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.constant(5 : i64) : i64
    %24 = llvm.mlir.constant(10 : i64) : i64
    %25 = llvm.mlir.constant(6 : i16) : i16
    %26 = llvm.mlir.constant(1 : i8) : i8
    %27 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %28 = llvm.mlir.constant(6 : i64) : i64
    %29 = llvm.mlir.constant(1 : i16) : i16
    %30 = llvm.mlir.constant(-56 : i8) : i8
    %31 = llvm.mlir.constant(21 : i64) : i64
    %32 = llvm.mlir.constant(17 : i16) : i16
    %33 = llvm.mlir.constant(3 : i8) : i8
    %34 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %35 = llvm.mlir.constant(17 : i64) : i64
    %36 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %37 = llvm.mlir.constant(6 : i32) : i32
    %38 = llvm.mlir.constant(200 : i32) : i32
    %39 = llvm.mlir.constant(17 : i32) : i32
    %40 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %41 = llvm.mlir.constant(1.250000e+01 : f64) : f64
    %42 = llvm.mlir.constant(7 : i32) : i32
    %43 = llvm.mlir.constant(0 : i32) : i32
    %44 = llvm.mlir.constant(5 : i32) : i32
    %45 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %46 = llvm.mlir.constant(10 : i32) : i32
    %47 = llvm.mlir.constant(-1 : i64) : i64
    %48 = llvm.mlir.constant(24 : i32) : i32
    %49 = llvm.mlir.constant(201 : i64) : i64
    %50 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %51 = llvm.mlir.constant(103 : i32) : i32
    %52 = llvm.mlir.constant(24 : i64) : i64
    %53 = llvm.mlir.constant(20 : i32) : i32
    %54 = llvm.alloca %0 x !llvm.array<61 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    "llvm.intr.memset"(%54, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 488 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%57: i64):  // 2 preds: ^bb0, ^bb5
    %58 = llvm.icmp "ult" %57, %4 : i64
    llvm.cond_br %58, ^bb6(%57 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %59 = llvm.and %57, %5 : i64
    %60 = llvm.and %57, %6 : i64
    llvm.br ^bb3(%7 : i64)
  ^bb3(%61: i64):  // 2 preds: ^bb2, ^bb3
    %62 = llvm.sub %57, %61 : i64
    %63 = llvm.getelementptr %54[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %64 = llvm.getelementptr %63[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.getelementptr %63[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %67 = llvm.load %65 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %68 = llvm.getelementptr %63[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.getelementptr %63[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %68 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %71 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<2xi64>
    %72 = llvm.add %70, %66 overflow<nsw> : vector<2xi64>
    %73 = llvm.add %71, %67 overflow<nsw> : vector<2xi64>
    llvm.store %72, %68 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    llvm.store %73, %69 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi64>, !llvm.ptr
    %74 = llvm.add %61, %4 overflow<nuw> : i64
    %75 = llvm.icmp "eq" %74, %59 : i64
    llvm.cond_br %75, ^bb4, ^bb3(%74 : i64) {loop_annotation = #loop_annotation1}
  ^bb4:  // pred: ^bb3
    %76 = llvm.icmp "eq" %57, %59 : i64
    llvm.cond_br %76, ^bb5, ^bb6(%60 : i64)
  ^bb5:  // 4 preds: ^bb4, ^bb6, ^bb7, ^bb8
    %77 = llvm.add %57, %3 overflow<nsw, nuw> : i64
    %78 = llvm.icmp "eq" %77, %12 : i64
    llvm.cond_br %78, ^bb9, ^bb1(%77 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%79: i64):  // 2 preds: ^bb1, ^bb4
    %80 = llvm.getelementptr %54[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %81 = llvm.getelementptr %80[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %83 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %84 = llvm.add %83, %82 overflow<nsw> : i64
    llvm.store %84, %80 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %85 = llvm.icmp "ugt" %79, %3 : i64
    llvm.cond_br %85, ^bb7, ^bb5 {loop_annotation = #loop_annotation1}
  ^bb7:  // pred: ^bb6
    %86 = llvm.getelementptr %54[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %87 = llvm.getelementptr %86[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.getelementptr %86[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %90 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %91 = llvm.add %90, %89 overflow<nsw> : i64
    llvm.store %91, %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %92 = llvm.icmp "eq" %79, %6 : i64
    llvm.cond_br %92, ^bb8, ^bb5 {loop_annotation = #loop_annotation1}
  ^bb8:  // pred: ^bb7
    %93 = llvm.getelementptr %54[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %94 = llvm.getelementptr %93[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.getelementptr %93[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %97 = llvm.load %94 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %98 = llvm.add %97, %96 overflow<nsw> : i64
    llvm.store %98, %94 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb5
  ^bb9:  // pred: ^bb5
    %99 = llvm.getelementptr inbounds|nuw %54[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.stackrestore %56 : !llvm.ptr
    %101 = llvm.call tail @printf(%14, %15, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb11(%16 : i64)
  ^bb10:  // pred: ^bb47
    %102 = llvm.call tail @malloc(%24) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 10 : i64, llvm.noalias})
    llvm.store %25, %102 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %103 = llvm.getelementptr inbounds|nuw %102[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %103 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %104 = llvm.getelementptr inbounds|nuw %102[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%104, %27, %28) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %105 = llvm.call tail @malloc(%23) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 5 : i64, llvm.noalias})
    llvm.store %29, %105 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %105[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %106 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %105[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %107 {alignment = 1 : i64} : i8, !llvm.ptr
    %108 = llvm.call tail @malloc(%31) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 21 : i64, llvm.noalias})
    llvm.store %32, %108 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %109 = llvm.getelementptr inbounds|nuw %108[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %33, %109 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %108[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%110, %34, %35) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %111 = llvm.call tail @printf(%36, %37, %0, %104) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%102) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %112 = llvm.call tail @printf(%36, %0, %38, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%105) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %113 = llvm.call tail @printf(%36, %39, %20, %110) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%108) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %114 = llvm.call tail @printf(%40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %115 = llvm.getelementptr inbounds|nuw %55[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %115 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %55[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %42, %116 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %117 = llvm.getelementptr inbounds|nuw %55[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %117 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb56(%44, %43, %55 : i32, i32, !llvm.ptr)
  ^bb11(%118: i64):  // 2 preds: ^bb9, ^bb47
    %119 = llvm.intr.stacksave : !llvm.ptr
    %120 = llvm.mul %118, %118 overflow<nsw, nuw> : i64
    %121 = llvm.alloca %120 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %122 = llvm.alloca %120 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %0, %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %123 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %124 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %124, ^bb48, ^bb54 {loop_annotation = #loop_annotation}
  ^bb12:  // 3 preds: ^bb34, ^bb37, ^bb38
    %125 = llvm.getelementptr inbounds|nuw %122[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %126 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %127 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %128 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %129 = llvm.getelementptr inbounds|nuw %126[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.load %129 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %131 = llvm.add %130, %127 : i32
    %132 = llvm.mul %128, %131 : i32
    %133 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %133, ^bb15(%132 : i32), ^bb13 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %134 = llvm.getelementptr inbounds|nuw %126[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %136 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %137 = llvm.getelementptr inbounds|nuw %121[%136] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %139 = llvm.mul %138, %135 overflow<nsw> : i32
    %140 = llvm.add %139, %132 overflow<nsw> : i32
    %141 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %141, ^bb15(%140 : i32), ^bb14 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %142 = llvm.getelementptr inbounds|nuw %126[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %144 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %145 = llvm.getelementptr inbounds|nuw %121[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.load %145 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %147 = llvm.mul %146, %143 overflow<nsw> : i32
    %148 = llvm.add %147, %140 overflow<nsw> : i32
    llvm.br ^bb15(%148 : i32)
  ^bb15(%149: i32):  // 3 preds: ^bb12, ^bb13, ^bb14
    llvm.store %149, %125 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %150 = llvm.getelementptr inbounds|nuw %125[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.load %151 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %153 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %154 = llvm.mul %152, %153 overflow<nsw> : i32
    %155 = llvm.getelementptr inbounds|nuw %126[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %157 = llvm.getelementptr inbounds|nuw %151[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %158 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %159 = llvm.mul %158, %156 overflow<nsw> : i32
    %160 = llvm.add %159, %154 overflow<nsw> : i32
    %161 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %161, ^bb18(%160 : i32), ^bb16 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %162 = llvm.getelementptr inbounds|nuw %126[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %164 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %165 = llvm.getelementptr inbounds|nuw %151[%164] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %167 = llvm.mul %166, %163 overflow<nsw> : i32
    %168 = llvm.add %167, %160 overflow<nsw> : i32
    %169 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %169, ^bb18(%168 : i32), ^bb17 {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb16
    %170 = llvm.getelementptr inbounds|nuw %126[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.load %170 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %172 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %173 = llvm.getelementptr inbounds|nuw %151[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %175 = llvm.mul %174, %171 overflow<nsw> : i32
    %176 = llvm.add %175, %168 overflow<nsw> : i32
    llvm.br ^bb18(%176 : i32)
  ^bb18(%177: i32):  // 3 preds: ^bb15, ^bb16, ^bb17
    llvm.store %177, %150 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %178 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %178, ^bb41, ^bb19
  ^bb19:  // pred: ^bb18
    %179 = llvm.getelementptr inbounds|nuw %125[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.getelementptr inbounds|nuw %180[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %182 = llvm.load %181 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %183 = llvm.getelementptr inbounds|nuw %126[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.load %183 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %185 = llvm.mul %182, %184 overflow<nsw> : i32
    %186 = llvm.load %180 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %187 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %188 = llvm.mul %186, %187 overflow<nsw> : i32
    %189 = llvm.add %185, %188 overflow<nsw> : i32
    %190 = llvm.getelementptr inbounds|nuw %126[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %191 = llvm.load %190 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %192 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %193 = llvm.getelementptr inbounds|nuw %180[%192] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.load %193 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %195 = llvm.mul %194, %191 overflow<nsw> : i32
    %196 = llvm.add %195, %189 overflow<nsw> : i32
    %197 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %197, ^bb21(%196 : i32), ^bb20 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb19
    %198 = llvm.getelementptr inbounds|nuw %126[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %199 = llvm.load %198 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %200 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %201 = llvm.getelementptr inbounds|nuw %180[%200] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.load %201 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %203 = llvm.mul %202, %199 overflow<nsw> : i32
    %204 = llvm.add %203, %196 overflow<nsw> : i32
    llvm.br ^bb21(%204 : i32)
  ^bb21(%205: i32):  // 2 preds: ^bb19, ^bb20
    llvm.store %205, %179 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %206 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %206, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %207 = llvm.getelementptr inbounds|nuw %125[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %208 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %209 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %210 = llvm.getelementptr inbounds|nuw %208[%209] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %211 = llvm.load %210 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %212 = llvm.getelementptr inbounds|nuw %126[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %213 = llvm.load %212 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %214 = llvm.mul %211, %213 overflow<nsw> : i32
    %215 = llvm.getelementptr inbounds|nuw %208[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %216 = llvm.load %215 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %217 = llvm.getelementptr inbounds|nuw %126[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %218 = llvm.load %217 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %219 = llvm.mul %216, %218 overflow<nsw> : i32
    %220 = llvm.load %208 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %221 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %222 = llvm.mul %220, %221 overflow<nsw> : i32
    %223 = llvm.add %219, %222 overflow<nsw> : i32
    %224 = llvm.add %214, %223 overflow<nsw> : i32
    %225 = llvm.getelementptr inbounds|nuw %126[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %226 = llvm.load %225 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %227 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %228 = llvm.getelementptr inbounds|nuw %208[%227] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %229 = llvm.load %228 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %230 = llvm.mul %229, %226 overflow<nsw> : i32
    %231 = llvm.add %230, %224 overflow<nsw> : i32
    llvm.store %231, %207 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %232 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %232, ^bb41, ^bb23 {loop_annotation = #loop_annotation}
  ^bb23:  // 2 preds: ^bb21, ^bb22
    %233 = llvm.shl %118, %3 overflow<nsw, nuw> : i64
    %234 = llvm.getelementptr inbounds|nuw %122[%233] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %235 = llvm.getelementptr inbounds|nuw %121[%233] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %236 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %237 = llvm.load %236 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %238 = llvm.getelementptr inbounds|nuw %235[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %239 = llvm.load %238 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %240 = llvm.mul %237, %239 overflow<nsw> : i32
    %241 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %242 = llvm.load %235 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %243 = llvm.mul %241, %242 overflow<nsw> : i32
    %244 = llvm.add %240, %243 overflow<nsw> : i32
    %245 = llvm.getelementptr inbounds|nuw %235[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %246 = llvm.load %245 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %247 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %248 = llvm.getelementptr inbounds|nuw %121[%247] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %249 = llvm.load %248 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %250 = llvm.mul %249, %246 overflow<nsw> : i32
    %251 = llvm.add %250, %244 overflow<nsw> : i32
    %252 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %252, ^bb25(%251 : i32), ^bb24 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    %253 = llvm.getelementptr inbounds|nuw %235[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %254 = llvm.load %253 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %255 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %256 = llvm.getelementptr inbounds|nuw %121[%255] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %257 = llvm.load %256 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %258 = llvm.mul %257, %254 overflow<nsw> : i32
    %259 = llvm.add %258, %251 overflow<nsw> : i32
    llvm.br ^bb25(%259 : i32)
  ^bb25(%260: i32):  // 2 preds: ^bb23, ^bb24
    llvm.store %260, %234 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %261 = llvm.getelementptr inbounds|nuw %234[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %262 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %263 = llvm.getelementptr inbounds|nuw %262[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %264 = llvm.load %263 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %265 = llvm.getelementptr inbounds|nuw %235[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %266 = llvm.load %265 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %267 = llvm.mul %264, %266 overflow<nsw> : i32
    %268 = llvm.load %262 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %269 = llvm.load %235 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %270 = llvm.mul %268, %269 overflow<nsw> : i32
    %271 = llvm.add %267, %270 overflow<nsw> : i32
    %272 = llvm.getelementptr inbounds|nuw %235[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %273 = llvm.load %272 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %274 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %275 = llvm.getelementptr inbounds|nuw %262[%274] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %276 = llvm.load %275 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %277 = llvm.mul %276, %273 overflow<nsw> : i32
    %278 = llvm.add %277, %271 overflow<nsw> : i32
    %279 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %279, ^bb27(%278 : i32), ^bb26 {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb25
    %280 = llvm.getelementptr inbounds|nuw %235[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %281 = llvm.load %280 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %282 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %283 = llvm.getelementptr inbounds|nuw %262[%282] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %284 = llvm.load %283 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %285 = llvm.mul %284, %281 overflow<nsw> : i32
    %286 = llvm.add %285, %278 overflow<nsw> : i32
    llvm.br ^bb27(%286 : i32)
  ^bb27(%287: i32):  // 2 preds: ^bb25, ^bb26
    llvm.store %287, %261 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %288 = llvm.getelementptr inbounds|nuw %234[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %289 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %290 = llvm.getelementptr inbounds|nuw %289[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %291 = llvm.load %290 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %292 = llvm.getelementptr inbounds|nuw %235[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %293 = llvm.load %292 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %294 = llvm.mul %291, %293 overflow<nsw> : i32
    %295 = llvm.load %289 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %296 = llvm.load %235 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %297 = llvm.mul %295, %296 overflow<nsw> : i32
    %298 = llvm.add %294, %297 overflow<nsw> : i32
    %299 = llvm.getelementptr inbounds|nuw %235[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.load %299 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %301 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %302 = llvm.getelementptr inbounds|nuw %289[%301] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %303 = llvm.load %302 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %304 = llvm.mul %303, %300 overflow<nsw> : i32
    %305 = llvm.add %304, %298 overflow<nsw> : i32
    %306 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %306, ^bb29(%305 : i32), ^bb28 {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb27
    %307 = llvm.getelementptr inbounds|nuw %235[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %308 = llvm.load %307 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %309 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %310 = llvm.getelementptr inbounds|nuw %289[%309] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %311 = llvm.load %310 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %312 = llvm.mul %311, %308 overflow<nsw> : i32
    %313 = llvm.add %312, %305 overflow<nsw> : i32
    llvm.br ^bb29(%313 : i32)
  ^bb29(%314: i32):  // 2 preds: ^bb27, ^bb28
    llvm.store %314, %288 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %315 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %315, ^bb41, ^bb30
  ^bb30:  // pred: ^bb29
    %316 = llvm.getelementptr inbounds|nuw %234[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %317 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %318 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %319 = llvm.getelementptr inbounds|nuw %317[%318] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %320 = llvm.load %319 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %321 = llvm.getelementptr inbounds|nuw %235[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %322 = llvm.load %321 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %323 = llvm.mul %320, %322 overflow<nsw> : i32
    %324 = llvm.getelementptr inbounds|nuw %317[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %325 = llvm.load %324 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %326 = llvm.getelementptr inbounds|nuw %235[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %327 = llvm.load %326 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %328 = llvm.mul %325, %327 overflow<nsw> : i32
    %329 = llvm.load %317 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %330 = llvm.load %235 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %331 = llvm.mul %329, %330 overflow<nsw> : i32
    %332 = llvm.add %328, %331 overflow<nsw> : i32
    %333 = llvm.add %323, %332 overflow<nsw> : i32
    %334 = llvm.getelementptr inbounds|nuw %235[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %335 = llvm.load %334 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %336 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %337 = llvm.getelementptr inbounds|nuw %317[%336] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %338 = llvm.load %337 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %339 = llvm.mul %338, %335 overflow<nsw> : i32
    %340 = llvm.add %339, %333 overflow<nsw> : i32
    llvm.store %340, %316 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %341 = llvm.mul %118, %6 overflow<nsw, nuw> : i64
    %342 = llvm.getelementptr inbounds|nuw %122[%341] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %343 = llvm.getelementptr inbounds|nuw %121[%341] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %344 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %345 = llvm.getelementptr inbounds|nuw %121[%344] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %346 = llvm.load %345 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %347 = llvm.getelementptr inbounds|nuw %343[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %348 = llvm.load %347 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %349 = llvm.mul %346, %348 overflow<nsw> : i32
    %350 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %351 = llvm.load %350 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %352 = llvm.getelementptr inbounds|nuw %343[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %353 = llvm.load %352 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %354 = llvm.mul %351, %353 overflow<nsw> : i32
    %355 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %356 = llvm.load %343 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %357 = llvm.mul %355, %356 overflow<nsw> : i32
    %358 = llvm.add %354, %357 overflow<nsw> : i32
    %359 = llvm.add %349, %358 overflow<nsw> : i32
    %360 = llvm.getelementptr inbounds|nuw %343[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %361 = llvm.load %360 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %362 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %363 = llvm.getelementptr inbounds|nuw %121[%362] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %364 = llvm.load %363 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %365 = llvm.mul %364, %361 overflow<nsw> : i32
    %366 = llvm.add %365, %359 overflow<nsw> : i32
    llvm.store %366, %342 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %367 = llvm.getelementptr inbounds|nuw %342[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %368 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %369 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %370 = llvm.getelementptr inbounds|nuw %368[%369] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %371 = llvm.load %370 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %372 = llvm.getelementptr inbounds|nuw %343[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %373 = llvm.load %372 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %374 = llvm.mul %371, %373 overflow<nsw> : i32
    %375 = llvm.getelementptr inbounds|nuw %368[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %376 = llvm.load %375 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %377 = llvm.getelementptr inbounds|nuw %343[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %378 = llvm.load %377 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %379 = llvm.mul %376, %378 overflow<nsw> : i32
    %380 = llvm.load %368 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %381 = llvm.load %343 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %382 = llvm.mul %380, %381 overflow<nsw> : i32
    %383 = llvm.add %379, %382 overflow<nsw> : i32
    %384 = llvm.add %374, %383 overflow<nsw> : i32
    %385 = llvm.getelementptr inbounds|nuw %343[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %386 = llvm.load %385 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %387 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %388 = llvm.getelementptr inbounds|nuw %368[%387] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %389 = llvm.load %388 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %390 = llvm.mul %389, %386 overflow<nsw> : i32
    %391 = llvm.add %390, %384 overflow<nsw> : i32
    llvm.store %391, %367 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %392 = llvm.getelementptr inbounds|nuw %342[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %393 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %394 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %395 = llvm.getelementptr inbounds|nuw %393[%394] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %396 = llvm.load %395 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %397 = llvm.getelementptr inbounds|nuw %343[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %398 = llvm.load %397 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %399 = llvm.mul %396, %398 overflow<nsw> : i32
    %400 = llvm.getelementptr inbounds|nuw %393[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %401 = llvm.load %400 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %402 = llvm.getelementptr inbounds|nuw %343[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %403 = llvm.load %402 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %404 = llvm.mul %401, %403 overflow<nsw> : i32
    %405 = llvm.load %393 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %406 = llvm.load %343 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %407 = llvm.mul %405, %406 overflow<nsw> : i32
    %408 = llvm.add %404, %407 overflow<nsw> : i32
    %409 = llvm.add %399, %408 overflow<nsw> : i32
    %410 = llvm.getelementptr inbounds|nuw %343[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %411 = llvm.load %410 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %412 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %413 = llvm.getelementptr inbounds|nuw %393[%412] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %414 = llvm.load %413 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %415 = llvm.mul %414, %411 overflow<nsw> : i32
    %416 = llvm.add %415, %409 overflow<nsw> : i32
    llvm.store %416, %392 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %417 = llvm.getelementptr inbounds|nuw %342[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %418 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %419 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %420 = llvm.getelementptr inbounds|nuw %418[%419] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %421 = llvm.load %420 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %422 = llvm.getelementptr inbounds|nuw %343[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %423 = llvm.load %422 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %424 = llvm.mul %421, %423 overflow<nsw> : i32
    %425 = llvm.getelementptr inbounds|nuw %418[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %426 = llvm.load %425 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %427 = llvm.getelementptr inbounds|nuw %343[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %428 = llvm.load %427 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %429 = llvm.mul %426, %428 overflow<nsw> : i32
    %430 = llvm.load %418 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %431 = llvm.load %343 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %432 = llvm.mul %430, %431 overflow<nsw> : i32
    %433 = llvm.add %429, %432 overflow<nsw> : i32
    %434 = llvm.add %424, %433 overflow<nsw> : i32
    %435 = llvm.getelementptr inbounds|nuw %343[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %436 = llvm.load %435 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %437 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %438 = llvm.getelementptr inbounds|nuw %418[%437] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %439 = llvm.load %438 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %440 = llvm.mul %439, %436 overflow<nsw> : i32
    %441 = llvm.add %440, %434 overflow<nsw> : i32
    llvm.store %441, %417 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb41
  ^bb31(%442: i32):  // 3 preds: ^bb39, ^bb40, ^bb53
    llvm.store %442, %122 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %443 = llvm.getelementptr inbounds|nuw %122[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %444 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %445 = llvm.load %444 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %446 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %447 = llvm.getelementptr inbounds|nuw %444[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %448 = llvm.load %447 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %449 = llvm.add %448, %446 : i32
    %450 = llvm.mul %449, %445 : i32
    %451 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %451, ^bb34(%450 : i32), ^bb32 {loop_annotation = #loop_annotation}
  ^bb32:  // pred: ^bb31
    %452 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %453 = llvm.load %452 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %454 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %455 = llvm.getelementptr inbounds|nuw %444[%454] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %456 = llvm.load %455 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %457 = llvm.mul %456, %453 overflow<nsw> : i32
    %458 = llvm.add %457, %450 overflow<nsw> : i32
    %459 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %459, ^bb34(%458 : i32), ^bb33 {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb32
    %460 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %461 = llvm.load %460 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %462 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %463 = llvm.getelementptr inbounds|nuw %444[%462] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %464 = llvm.load %463 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %465 = llvm.mul %464, %461 overflow<nsw> : i32
    %466 = llvm.add %465, %458 overflow<nsw> : i32
    llvm.br ^bb34(%466 : i32)
  ^bb34(%467: i32):  // 3 preds: ^bb31, ^bb32, ^bb33
    llvm.store %467, %443 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %468 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %468, ^bb12, ^bb35 {loop_annotation = #loop_annotation}
  ^bb35:  // pred: ^bb34
    %469 = llvm.getelementptr inbounds|nuw %122[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %470 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %471 = llvm.getelementptr inbounds|nuw %470[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %472 = llvm.load %471 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %473 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %474 = llvm.load %473 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %475 = llvm.mul %472, %474 overflow<nsw> : i32
    %476 = llvm.load %470 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %477 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %478 = llvm.mul %476, %477 overflow<nsw> : i32
    %479 = llvm.add %475, %478 overflow<nsw> : i32
    %480 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %481 = llvm.getelementptr inbounds|nuw %470[%480] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %482 = llvm.load %481 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %483 = llvm.mul %482, %476 overflow<nsw> : i32
    %484 = llvm.add %483, %479 overflow<nsw> : i32
    %485 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %485, ^bb37(%484 : i32), ^bb36 {loop_annotation = #loop_annotation}
  ^bb36:  // pred: ^bb35
    %486 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %487 = llvm.load %486 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %488 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %489 = llvm.getelementptr inbounds|nuw %470[%488] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %490 = llvm.load %489 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %491 = llvm.mul %490, %487 overflow<nsw> : i32
    %492 = llvm.add %491, %484 overflow<nsw> : i32
    llvm.br ^bb37(%492 : i32)
  ^bb37(%493: i32):  // 2 preds: ^bb35, ^bb36
    llvm.store %493, %469 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %494 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %494, ^bb12, ^bb38 {loop_annotation = #loop_annotation}
  ^bb38:  // pred: ^bb37
    %495 = llvm.getelementptr inbounds|nuw %122[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %496 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %497 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %498 = llvm.getelementptr inbounds|nuw %496[%497] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %499 = llvm.load %498 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %500 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %501 = llvm.load %500 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %502 = llvm.mul %499, %501 overflow<nsw> : i32
    %503 = llvm.getelementptr inbounds|nuw %496[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %504 = llvm.load %503 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %505 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %506 = llvm.load %505 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %507 = llvm.mul %504, %506 overflow<nsw> : i32
    %508 = llvm.load %496 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %509 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %510 = llvm.mul %508, %509 overflow<nsw> : i32
    %511 = llvm.add %507, %510 overflow<nsw> : i32
    %512 = llvm.add %502, %511 overflow<nsw> : i32
    %513 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %514 = llvm.getelementptr inbounds|nuw %496[%513] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %515 = llvm.load %514 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %516 = llvm.mul %515, %508 overflow<nsw> : i32
    %517 = llvm.add %516, %512 overflow<nsw> : i32
    llvm.store %517, %495 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb39:  // pred: ^bb53
    %518 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %519 = llvm.load %518 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %520 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %521 = llvm.getelementptr inbounds|nuw %121[%520] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %522 = llvm.load %521 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %523 = llvm.mul %522, %519 overflow<nsw> : i32
    %524 = llvm.add %523, %619 overflow<nsw> : i32
    %525 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %525, ^bb31(%524 : i32), ^bb40 {loop_annotation = #loop_annotation}
  ^bb40:  // pred: ^bb39
    %526 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %527 = llvm.load %526 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %528 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %529 = llvm.getelementptr inbounds|nuw %121[%528] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %530 = llvm.load %529 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %531 = llvm.mul %530, %527 overflow<nsw> : i32
    %532 = llvm.add %531, %524 overflow<nsw> : i32
    llvm.br ^bb31(%532 : i32)
  ^bb41:  // 4 preds: ^bb18, ^bb22, ^bb29, ^bb30
    %533 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %534 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %535 = llvm.getelementptr inbounds|nuw %534[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %536 = llvm.load %535 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %537 = llvm.add %536, %533 overflow<nsw> : i32
    %538 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %538, ^bb44(%537 : i32), ^bb42 {loop_annotation = #loop_annotation}
  ^bb42:  // pred: ^bb41
    %539 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %540 = llvm.getelementptr inbounds|nuw %121[%539] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %541 = llvm.getelementptr inbounds|nuw %540[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %542 = llvm.load %541 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %543 = llvm.add %542, %537 overflow<nsw> : i32
    %544 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %544, ^bb44(%543 : i32), ^bb43 {loop_annotation = #loop_annotation}
  ^bb43:  // pred: ^bb42
    %545 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %546 = llvm.getelementptr inbounds|nuw %121[%545] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %547 = llvm.getelementptr inbounds|nuw %546[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %548 = llvm.load %547 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %549 = llvm.add %548, %543 overflow<nsw> : i32
    llvm.br ^bb44(%549 : i32)
  ^bb44(%550: i32):  // 3 preds: ^bb41, ^bb42, ^bb43
    %551 = llvm.load %122 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %552 = llvm.getelementptr inbounds|nuw %122[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %553 = llvm.getelementptr inbounds|nuw %552[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %554 = llvm.load %553 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %555 = llvm.add %554, %551 overflow<nsw> : i32
    %556 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %556, ^bb47(%555 : i32), ^bb45 {loop_annotation = #loop_annotation}
  ^bb45:  // pred: ^bb44
    %557 = llvm.shl %118, %6 overflow<nsw, nuw> : i64
    %558 = llvm.getelementptr inbounds|nuw %122[%557] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %559 = llvm.getelementptr inbounds|nuw %558[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %560 = llvm.load %559 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %561 = llvm.add %560, %555 overflow<nsw> : i32
    %562 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %562, ^bb47(%561 : i32), ^bb46 {loop_annotation = #loop_annotation}
  ^bb46:  // pred: ^bb45
    %563 = llvm.mul %118, %19 overflow<nsw, nuw> : i64
    %564 = llvm.getelementptr inbounds|nuw %122[%563] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %565 = llvm.getelementptr inbounds|nuw %564[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %566 = llvm.load %565 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %567 = llvm.add %566, %561 overflow<nsw> : i32
    llvm.br ^bb47(%567 : i32)
  ^bb47(%568: i32):  // 3 preds: ^bb44, ^bb45, ^bb46
    %569 = llvm.shl %120, %16 overflow<nsw, nuw> : i64
    %570 = llvm.call tail @printf(%22, %569, %550, %568) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %119 : !llvm.ptr
    %571 = llvm.add %118, %3 overflow<nsw, nuw> : i64
    %572 = llvm.icmp "eq" %571, %23 : i64
    llvm.cond_br %572, ^bb10, ^bb11(%571 : i64) {loop_annotation = #loop_annotation}
  ^bb48:  // 3 preds: ^bb11, ^bb54, ^bb55
    %573 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %574 = llvm.trunc %118 overflow<nsw, nuw> : i64 to i32
    llvm.store %574, %573 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %575 = llvm.trunc %118 : i64 to i32
    %576 = llvm.add %575, %18 : i32
    %577 = llvm.getelementptr inbounds|nuw %573[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %576, %577 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %578 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %578, ^bb53, ^bb49
  ^bb49:  // pred: ^bb48
    %579 = llvm.trunc %118 : i64 to i32
    %580 = llvm.add %579, %18 : i32
    %581 = llvm.getelementptr inbounds|nuw %573[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %580, %581 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %582 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %582, ^bb51, ^bb50
  ^bb50:  // pred: ^bb49
    %583 = llvm.trunc %118 : i64 to i32
    %584 = llvm.add %583, %20 : i32
    %585 = llvm.getelementptr inbounds|nuw %573[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %584, %585 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %586 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %586, ^bb53, ^bb51 {loop_annotation = #loop_annotation}
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %587 = llvm.shl %118, %3 overflow<nsw, nuw> : i64
    %588 = llvm.getelementptr inbounds|nuw %121[%587] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %589 = llvm.trunc %587 overflow<nsw, nuw> : i64 to i32
    llvm.store %589, %588 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %590 = llvm.trunc %587 : i64 to i32
    %591 = llvm.or disjoint %590, %0 : i32
    %592 = llvm.getelementptr inbounds|nuw %588[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %591, %592 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %593 = llvm.trunc %587 : i64 to i32
    %594 = llvm.add %593, %20 : i32
    %595 = llvm.getelementptr inbounds|nuw %588[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %594, %595 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %596 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %596, ^bb53, ^bb52
  ^bb52:  // pred: ^bb51
    %597 = llvm.trunc %587 : i64 to i32
    %598 = llvm.add %597, %20 : i32
    %599 = llvm.getelementptr inbounds|nuw %588[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %598, %599 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %600 = llvm.mul %118, %6 overflow<nsw, nuw> : i64
    %601 = llvm.getelementptr inbounds|nuw %121[%600] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %602 = llvm.trunc %600 overflow<nsw, nuw> : i64 to i32
    llvm.store %602, %601 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %603 = llvm.trunc %600 : i64 to i32
    %604 = llvm.add %603, %0 : i32
    %605 = llvm.getelementptr inbounds|nuw %601[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %604, %605 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %606 = llvm.trunc %600 : i64 to i32
    %607 = llvm.add %606, %18 : i32
    %608 = llvm.getelementptr inbounds|nuw %601[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %607, %608 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %609 = llvm.trunc %600 : i64 to i32
    %610 = llvm.add %609, %21 : i32
    %611 = llvm.getelementptr inbounds|nuw %601[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %610, %611 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb53
  ^bb53:  // 4 preds: ^bb48, ^bb50, ^bb51, ^bb52
    %612 = llvm.load %121 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %613 = llvm.mul %612, %612 overflow<nsw> : i32
    %614 = llvm.getelementptr inbounds|nuw %121[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %615 = llvm.load %614 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %616 = llvm.getelementptr inbounds|nuw %121[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %617 = llvm.load %616 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %618 = llvm.mul %617, %615 overflow<nsw> : i32
    %619 = llvm.add %618, %613 overflow<nsw> : i32
    %620 = llvm.icmp "eq" %118, %16 : i64
    llvm.cond_br %620, ^bb31(%619 : i32), ^bb39 {loop_annotation = #loop_annotation}
  ^bb54:  // pred: ^bb11
    %621 = llvm.getelementptr inbounds|nuw %121[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %621 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %622 = llvm.icmp "eq" %118, %6 : i64
    llvm.cond_br %622, ^bb48, ^bb55 {loop_annotation = #loop_annotation}
  ^bb55:  // pred: ^bb54
    %623 = llvm.getelementptr inbounds|nuw %121[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %623 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb48
  ^bb56(%624: i32, %625: i32, %626: !llvm.ptr):  // 2 preds: ^bb10, ^bb56
    %627 = llvm.getelementptr inbounds|nuw %626[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %628 = llvm.add %625, %624 overflow<nsw> : i32
    %629 = llvm.load %627 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %630 = llvm.icmp "eq" %629, %43 : i32
    llvm.cond_br %630, ^bb57, ^bb56(%629, %628, %627 : i32, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb57:  // pred: ^bb56
    %631 = llvm.call tail @printf(%45, %628) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %632 = llvm.call tail @printf(%45, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb59(%3, %43 : i64, i32)
  ^bb58:  // pred: ^bb59
    %633 = llvm.call tail @printf(%50, %665, %51, %52, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %634 = llvm.call fastcc tail @triangle(%53) : (i32 {llvm.noundef}) -> i32
    llvm.return %634 : i32
  ^bb59(%635: i64, %636: i32):  // 2 preds: ^bb57, ^bb59
    %637 = llvm.shl %635, %4 overflow<nsw, nuw> : i64
    %638 = llvm.intr.stacksave : !llvm.ptr
    %639 = llvm.alloca %637 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %640 = llvm.trunc %635 : i64 to i8
    "llvm.intr.memset"(%639, %640, %637) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %641 = llvm.getelementptr %639[%637] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %642 = llvm.getelementptr %641[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %643 = llvm.load %642 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %644 = llvm.sext %643 : i8 to i32
    %645 = llvm.trunc %635 : i64 to i32
    %646 = llvm.shl %645, %48 : i32
    %647 = llvm.ashr exact %646, %48 : i32
    %648 = llvm.icmp "eq" %647, %644 : i32
    %649 = llvm.zext %648 : i1 to i32
    %650 = llvm.add %636, %649 overflow<nsw, nuw> : i32
    llvm.intr.stackrestore %638 : !llvm.ptr
    %651 = llvm.add %635, %3 overflow<nsw, nuw> : i64
    %652 = llvm.shl %651, %4 overflow<nsw, nuw> : i64
    %653 = llvm.intr.stacksave : !llvm.ptr
    %654 = llvm.alloca %652 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %655 = llvm.trunc %651 : i64 to i8
    "llvm.intr.memset"(%654, %655, %652) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %656 = llvm.getelementptr %654[%652] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %657 = llvm.getelementptr %656[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %658 = llvm.load %657 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %659 = llvm.sext %658 : i8 to i32
    %660 = llvm.trunc %651 : i64 to i32
    %661 = llvm.shl %660, %48 : i32
    %662 = llvm.ashr exact %661, %48 : i32
    %663 = llvm.icmp "eq" %662, %659 : i32
    %664 = llvm.zext %663 : i1 to i32
    %665 = llvm.add %650, %664 overflow<nsw, nuw> : i32
    llvm.intr.stackrestore %653 : !llvm.ptr
    %666 = llvm.add %635, %16 overflow<nsw, nuw> : i64
    %667 = llvm.icmp "eq" %666, %49 : i64
    llvm.cond_br %667, ^bb58, ^bb59(%666, %665 : i64, i32) {loop_annotation = #loop_annotation}
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
