#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 _ZTS6packet", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
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
    %2 = llvm.mlir.constant(88 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-8 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.mlir.constant(11 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(488 : i64) : i64
    %9 = llvm.mlir.constant(61 : i64) : i64
    %10 = llvm.mlir.constant(240 : i64) : i64
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(5 : i64) : i64
    %17 = llvm.mlir.constant(10 : i64) : i64
    %18 = llvm.mlir.constant(6 : i16) : i16
    %19 = llvm.mlir.constant(1 : i8) : i8
    %20 = llvm.mlir.constant(3 : i64) : i64
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.mlir.constant(6 : i64) : i64
    %23 = llvm.mlir.constant(8 : i64) : i64
    %24 = llvm.mlir.constant(1 : i16) : i16
    %25 = llvm.mlir.constant(-56 : i8) : i8
    %26 = llvm.mlir.constant(16 : i64) : i64
    %27 = llvm.mlir.constant(21 : i64) : i64
    %28 = llvm.mlir.constant(17 : i16) : i16
    %29 = llvm.mlir.constant(3 : i8) : i8
    %30 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %31 = llvm.mlir.constant(17 : i64) : i64
    %32 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %34 = llvm.mlir.constant(1.250000e+01 : f64) : f64
    %35 = llvm.mlir.constant(5 : i32) : i32
    %36 = llvm.mlir.constant(4 : i64) : i64
    %37 = llvm.mlir.constant(6 : i32) : i32
    %38 = llvm.mlir.constant(7 : i32) : i32
    %39 = llvm.mlir.constant(12 : i64) : i64
    %40 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %41 = llvm.mlir.constant(10 : i32) : i32
    %42 = llvm.mlir.constant(24 : i32) : i32
    %43 = llvm.mlir.constant(201 : i64) : i64
    %44 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %45 = llvm.mlir.constant(103 : i32) : i32
    %46 = llvm.mlir.constant(20 : i32) : i32
    %47 = llvm.alloca %0 x !llvm.array<61 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<11 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<3 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    "llvm.intr.memset"(%48, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 88 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %48 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%52: i64):  // 2 preds: ^bb0, ^bb2
    llvm.br ^bb3(%52 : i64)
  ^bb2:  // pred: ^bb3
    %53 = llvm.add %52, %3 overflow<nsw, nuw> : i64
    %54 = llvm.icmp "eq" %53, %6 : i64
    llvm.cond_br %54, ^bb4, ^bb1(%53 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%55: i64):  // 2 preds: ^bb1, ^bb3
    %56 = llvm.getelementptr %48[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %57 = llvm.getelementptr %56[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %59 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %60 = llvm.add %59, %58 overflow<nsw> : i64
    llvm.store %60, %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %61 = llvm.add %55, %5 overflow<nsw> : i64
    %62 = llvm.icmp "sgt" %55, %3 : i64
    llvm.cond_br %62, ^bb3(%61 : i64), ^bb2 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %63 = llvm.getelementptr inbounds|nuw %48[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.stackrestore %51 : !llvm.ptr
    %65 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    "llvm.intr.memset"(%47, %1, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 488 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %47 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb5(%3 : i64)
  ^bb5(%66: i64):  // 2 preds: ^bb4, ^bb6
    llvm.br ^bb7(%66 : i64)
  ^bb6:  // pred: ^bb7
    %67 = llvm.add %66, %3 overflow<nsw, nuw> : i64
    %68 = llvm.icmp "eq" %67, %9 : i64
    llvm.cond_br %68, ^bb8, ^bb5(%67 : i64) {loop_annotation = #loop_annotation}
  ^bb7(%69: i64):  // 2 preds: ^bb5, ^bb7
    %70 = llvm.getelementptr %47[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %71 = llvm.getelementptr %70[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %73 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %74 = llvm.add %73, %72 overflow<nsw> : i64
    llvm.store %74, %70 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %75 = llvm.add %69, %5 overflow<nsw> : i64
    %76 = llvm.icmp "sgt" %69, %3 : i64
    llvm.cond_br %76, ^bb7(%75 : i64), ^bb6 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb6
    %77 = llvm.getelementptr inbounds|nuw %47[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.stackrestore %65 : !llvm.ptr
    %79 = llvm.call tail @printf(%11, %64, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb10(%12 : i64)
  ^bb9:  // pred: ^bb19
    llvm.intr.lifetime.start %49 : !llvm.ptr
    %80 = llvm.call tail @malloc(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 10 : i64, llvm.noalias})
    llvm.store %18, %80 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %80[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %81 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %80[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%82, %21, %22) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %80, %49 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %49[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.call tail @malloc(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 5 : i64, llvm.noalias})
    llvm.store %24, %84 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %84[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %85 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %86 = llvm.getelementptr inbounds|nuw %84[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %86 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %84, %83 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %49[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.call tail @malloc(%27) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 21 : i64, llvm.noalias})
    llvm.store %28, %88 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : i16, !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %88[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %89 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %90 = llvm.getelementptr inbounds|nuw %88[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%90, %30, %31) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 17 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %88, %87 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb25(%13 : i64)
  ^bb10(%91: i64):  // 2 preds: ^bb8, ^bb19
    %92 = llvm.intr.stacksave : !llvm.ptr
    %93 = llvm.mul %91, %91 overflow<nsw, nuw> : i64
    %94 = llvm.alloca %93 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %95 = llvm.alloca %93 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.br ^bb11(%13 : i64)
  ^bb11(%96: i64):  // 2 preds: ^bb10, ^bb20
    %97 = llvm.mul %96, %91 overflow<nsw, nuw> : i64
    %98 = llvm.mul %96, %91 overflow<nsw, nuw> : i64
    %99 = llvm.getelementptr inbounds|nuw %94[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb21(%13 : i64)
  ^bb12(%100: i64):  // 2 preds: ^bb13, ^bb20
    %101 = llvm.mul %100, %91 overflow<nsw, nuw> : i64
    %102 = llvm.getelementptr inbounds|nuw %95[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %103 = llvm.getelementptr inbounds|nuw %94[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb14(%13 : i64)
  ^bb13:  // pred: ^bb15
    %104 = llvm.add %100, %3 overflow<nsw, nuw> : i64
    %105 = llvm.icmp "eq" %104, %91 : i64
    llvm.cond_br %105, ^bb17(%13, %14 : i64, i32), ^bb12(%104 : i64) {loop_annotation = #loop_annotation}
  ^bb14(%106: i64):  // 2 preds: ^bb12, ^bb15
    %107 = llvm.getelementptr inbounds|nuw %102[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %14, %107 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %108 = llvm.getelementptr inbounds|nuw %94[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb16(%13, %14 : i64, i32)
  ^bb15:  // pred: ^bb16
    llvm.store %119, %107 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %109 = llvm.add %106, %3 overflow<nsw, nuw> : i64
    %110 = llvm.icmp "eq" %109, %91 : i64
    llvm.cond_br %110, ^bb13, ^bb14(%109 : i64) {loop_annotation = #loop_annotation}
  ^bb16(%111: i64, %112: i32):  // 2 preds: ^bb14, ^bb16
    %113 = llvm.getelementptr inbounds|nuw %103[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %115 = llvm.mul %111, %91 overflow<nsw, nuw> : i64
    %116 = llvm.getelementptr inbounds|nuw %108[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %117 = llvm.load %116 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %118 = llvm.mul %117, %114 overflow<nsw> : i32
    %119 = llvm.add %118, %112 overflow<nsw> : i32
    %120 = llvm.add %111, %3 overflow<nsw, nuw> : i64
    %121 = llvm.icmp "eq" %120, %91 : i64
    llvm.cond_br %121, ^bb15, ^bb16(%120, %119 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb17(%122: i64, %123: i32):  // 2 preds: ^bb13, ^bb17
    %124 = llvm.mul %122, %91 overflow<nsw, nuw> : i64
    %125 = llvm.getelementptr inbounds|nuw %94[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %126 = llvm.getelementptr inbounds|nuw %125[%122] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %127 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %128 = llvm.add %127, %123 overflow<nsw> : i32
    %129 = llvm.add %122, %3 overflow<nsw, nuw> : i64
    %130 = llvm.icmp "eq" %129, %91 : i64
    llvm.cond_br %130, ^bb18(%13, %14 : i64, i32), ^bb17(%129, %128 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb18(%131: i64, %132: i32):  // 2 preds: ^bb17, ^bb18
    %133 = llvm.mul %131, %91 overflow<nsw, nuw> : i64
    %134 = llvm.getelementptr inbounds|nuw %95[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %135 = llvm.getelementptr inbounds|nuw %134[%131] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %136 = llvm.load %135 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %137 = llvm.add %136, %132 overflow<nsw> : i32
    %138 = llvm.add %131, %3 overflow<nsw, nuw> : i64
    %139 = llvm.icmp "eq" %138, %91 : i64
    llvm.cond_br %139, ^bb19, ^bb18(%138, %137 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    %140 = llvm.shl %93, %12 overflow<nsw, nuw> : i64
    %141 = llvm.call tail @printf(%15, %140, %128, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.stackrestore %92 : !llvm.ptr
    %142 = llvm.add %91, %3 overflow<nsw, nuw> : i64
    %143 = llvm.icmp "eq" %142, %16 : i64
    llvm.cond_br %143, ^bb9, ^bb10(%142 : i64) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb21
    %144 = llvm.add %96, %3 overflow<nsw, nuw> : i64
    %145 = llvm.icmp "eq" %144, %91 : i64
    llvm.cond_br %145, ^bb12(%13 : i64), ^bb11(%144 : i64) {loop_annotation = #loop_annotation}
  ^bb21(%146: i64):  // 2 preds: ^bb11, ^bb21
    %147 = llvm.add %146, %97 overflow<nsw, nuw> : i64
    %148 = llvm.icmp "eq" %96, %146 : i64
    %149 = llvm.zext %148 : i1 to i32
    %150 = llvm.trunc %147 overflow<nsw, nuw> : i64 to i32
    %151 = llvm.add %150, %149 overflow<nsw, nuw> : i32
    %152 = llvm.getelementptr inbounds|nuw %99[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %151, %152 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %153 = llvm.add %146, %3 overflow<nsw, nuw> : i64
    %154 = llvm.icmp "eq" %153, %91 : i64
    llvm.cond_br %154, ^bb20, ^bb21(%153 : i64) {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb25
    %155 = llvm.call tail @printf(%33, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %35, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %50[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %156 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %157 = llvm.getelementptr inbounds|nuw %50[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %157 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %158 = llvm.getelementptr inbounds|nuw %50[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %158 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb23(%35, %14, %50 : i32, i32, !llvm.ptr)
  ^bb23(%159: i32, %160: i32, %161: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %162 = llvm.getelementptr inbounds|nuw %161[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.add %160, %159 overflow<nsw> : i32
    %164 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %165 = llvm.icmp "eq" %164, %14 : i32
    llvm.cond_br %165, ^bb24, ^bb23(%164, %163, %162 : i32, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    %166 = llvm.call tail @printf(%40, %163) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %167 = llvm.call tail @printf(%40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb27(%3, %14 : i64, i32)
  ^bb25(%168: i64):  // 2 preds: ^bb9, ^bb25
    %169 = llvm.getelementptr inbounds|nuw %49[%168] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %170 = llvm.load %169 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %171 = llvm.load %170 {alignment = 2 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i16
    %172 = llvm.zext %171 : i16 to i32
    %173 = llvm.getelementptr inbounds|nuw %170[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %175 = llvm.zext %174 : i8 to i32
    %176 = llvm.getelementptr inbounds|nuw %170[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %177 = llvm.call tail @printf(%32, %172, %175, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @free(%170) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %178 = llvm.add %168, %3 overflow<nsw, nuw> : i64
    %179 = llvm.icmp "eq" %178, %20 : i64
    llvm.cond_br %179, ^bb22, ^bb25(%178 : i64) {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb27
    %180 = llvm.call tail @printf(%44, %197, %45, %7, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %181 = llvm.call fastcc tail @triangle(%46) : (i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.return %181 : i32
  ^bb27(%182: i64, %183: i32):  // 2 preds: ^bb24, ^bb27
    %184 = llvm.shl %182, %36 overflow<nsw, nuw> : i64
    %185 = llvm.intr.stacksave : !llvm.ptr
    %186 = llvm.alloca %184 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %187 = llvm.trunc %182 : i64 to i8
    "llvm.intr.memset"(%186, %187, %184) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %188 = llvm.getelementptr %186[%184] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.getelementptr %188[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.load %189 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %191 = llvm.sext %190 : i8 to i32
    %192 = llvm.trunc %182 : i64 to i32
    %193 = llvm.shl %192, %42 : i32
    %194 = llvm.ashr exact %193, %42 : i32
    %195 = llvm.icmp "eq" %194, %191 : i32
    %196 = llvm.zext %195 : i1 to i32
    %197 = llvm.add %183, %196 overflow<nsw, nuw> : i32
    llvm.intr.stackrestore %185 : !llvm.ptr
    %198 = llvm.add %182, %3 overflow<nsw, nuw> : i64
    %199 = llvm.icmp "eq" %198, %43 : i64
    llvm.cond_br %199, ^bb26, ^bb27(%198, %197 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal unnamed_addr fastcc @triangle(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %5, ^bb8(%0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %6 = llvm.zext %arg0 : i32 to i64
    %7 = llvm.intr.stacksave : !llvm.ptr
    %8 = llvm.alloca %6 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %9 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb5(%1 : i64)
  ^bb3:  // 2 preds: ^bb1, ^bb5
    %11 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %11, ^bb4, ^bb6(%0 : i32)
  ^bb4:  // pred: ^bb3
    %12 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb7(%1, %0 : i64, i32)
  ^bb5(%13: i64):  // 2 preds: ^bb2, ^bb5
    %14 = llvm.getelementptr inbounds|nuw %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %2, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %15 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "eq" %15, %10 : i64
    llvm.cond_br %16, ^bb3, ^bb5(%15 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%17: i32):  // 2 preds: ^bb3, ^bb7
    %18 = llvm.add %arg0, %4 overflow<nsw> : i32
    %19 = llvm.call fastcc tail @triangle(%18) : (i32 {llvm.noundef}) -> i32
    %20 = llvm.add %19, %17 overflow<nsw> : i32
    llvm.intr.stackrestore %7 : !llvm.ptr
    llvm.br ^bb8(%20 : i32)
  ^bb7(%21: i64, %22: i32):  // 2 preds: ^bb4, ^bb7
    %23 = llvm.getelementptr inbounds|nuw %8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %25 = llvm.add %24, %22 overflow<nsw> : i32
    %26 = llvm.add %21, %3 overflow<nsw, nuw> : i64
    %27 = llvm.icmp "eq" %26, %12 : i64
    llvm.cond_br %27, ^bb6(%25 : i32), ^bb7(%26, %25 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb8(%28: i32):  // 2 preds: ^bb0, ^bb6
    llvm.return %28 : i32
  }
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
