#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr constant @words() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    llvm.return %14 : !llvm.array<7 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s|%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("anan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("on the heap\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.csv("one;two;;three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("[%s]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.text("Caesar's cipher, three places.\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("pear\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("fig\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("banana\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("apple\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.22"("fig tree\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("zucchini\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @words : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(31 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(7 : i64) : i64
    %10 = llvm.mlir.constant(44 : i16) : i16
    %11 = llvm.mlir.constant(-1 : i64) : i64
    %12 = llvm.mlir.constant(98 : i32) : i32
    %13 = llvm.mlir.constant(103 : i32) : i32
    %14 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %15 = llvm.mlir.constant(8824068323507007081 : i64) : i64
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %19 = llvm.mlir.constant(-1 : i32) : i32
    %20 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %21 = llvm.mlir.constant(5 : i64) : i64
    %22 = llvm.mlir.constant(6513249 : i64) : i64
    %23 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %24 = llvm.mlir.constant(8 : i64) : i64
    %25 = llvm.mlir.constant(10 : i32) : i32
    %26 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = llvm.mlir.constant(3 : i32) : i32
    %29 = llvm.mlir.constant(2 : i64) : i64
    %30 = llvm.mlir.constant(3 : i64) : i64
    %31 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %32 = llvm.mlir.addressof @__const.main.csv : !llvm.ptr
    %33 = llvm.mlir.constant(15 : i64) : i64
    %34 = llvm.mlir.constant(59 : i32) : i32
    %35 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %36 = llvm.mlir.addressof @__const.main.text : !llvm.ptr
    %37 = llvm.mlir.constant(31 : i64) : i64
    %38 = llvm.mlir.constant(-97 : i8) : i8
    %39 = llvm.mlir.constant(26 : i8) : i8
    %40 = llvm.mlir.constant(-94 : i8) : i8
    %41 = llvm.mlir.constant(97 : i8) : i8
    %42 = llvm.mlir.constant(-65 : i8) : i8
    %43 = llvm.mlir.constant(-62 : i8) : i8
    %44 = llvm.mlir.constant(65 : i8) : i8
    %45 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<8 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<15 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<31 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    "llvm.intr.memset"(%45, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3, %4 : i64, i32)
  ^bb1(%49: i64, %50: i32):  // 2 preds: ^bb0, ^bb11
    %51 = llvm.getelementptr inbounds|nuw %5[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.load %52 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %54 = llvm.icmp "eq" %53, %1 : i8
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb7
    %55 = llvm.add %57, %6 overflow<nsw, nuw> : i64
    %56 = llvm.icmp "eq" %55, %9 : i64
    llvm.cond_br %56, ^bb8(%50 : i32), ^bb3(%55 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%57: i64):  // 2 preds: ^bb1, ^bb2
    %58 = llvm.getelementptr inbounds|nuw %5[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %54, ^bb7(%59, %4 : !llvm.ptr, i32), ^bb4(%53, %59, %52 : i8, !llvm.ptr, !llvm.ptr)
  ^bb4(%60: i8, %61: !llvm.ptr, %62: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %63 = llvm.load %61 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %64 = llvm.icmp "eq" %60, %63 : i8
    llvm.cond_br %64, ^bb5, ^bb6(%61, %60 : !llvm.ptr, i8)
  ^bb5:  // pred: ^bb4
    %65 = llvm.getelementptr inbounds|nuw %62[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.getelementptr inbounds|nuw %61[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.load %65 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %68 = llvm.icmp "eq" %67, %1 : i8
    llvm.cond_br %68, ^bb6(%66, %1 : !llvm.ptr, i8), ^bb4(%67, %66, %65 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb6(%69: !llvm.ptr, %70: i8):  // 2 preds: ^bb4, ^bb5
    %71 = llvm.zext %70 : i8 to i32
    llvm.br ^bb7(%69, %71 : !llvm.ptr, i32)
  ^bb7(%72: !llvm.ptr, %73: i32):  // 2 preds: ^bb3, ^bb6
    %74 = llvm.load %72 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %75 = llvm.zext %74 : i8 to i32
    %76 = llvm.intr.ucmp(%73, %75) : (i32, i32) -> i32
    %77 = llvm.call @strcmp(%52, %59) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %78 = llvm.ashr %77, %7 : i32
    %79 = llvm.icmp "ne" %77, %4 : i32
    %80 = llvm.zext %79 : i1 to i32
    %81 = llvm.or %78, %80 : i32
    %82 = llvm.icmp "eq" %76, %81 : i32
    llvm.cond_br %82, ^bb2, ^bb8(%8 : i32)
  ^bb8(%83: i32):  // 2 preds: ^bb2, ^bb7
    llvm.cond_br %82, ^bb9, ^bb28(%83 : i32)
  ^bb9:  // pred: ^bb8
    %84 = llvm.icmp "eq" %49, %3 : i64
    llvm.cond_br %84, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %85 = llvm.call @strlen(%45) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i64
    %86 = llvm.getelementptr inbounds %45[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %86 {alignment = 1 : i64} : i16, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %87 = llvm.call @strcat(%45, %52) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %88 = llvm.add %49, %6 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %9 : i64
    llvm.cond_br %89, ^bb12, ^bb1(%88, %83 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb11
    %90 = llvm.call @puts(%45) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %91 = llvm.call @strlen(%45) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    %92 = llvm.icmp "ugt" %91, %6 : i64
    llvm.cond_br %92, ^bb13(%6, %3, %91 : i64, i64, i64), ^bb14
  ^bb13(%93: i64, %94: i64, %95: i64):  // 2 preds: ^bb12, ^bb13
    %96 = llvm.getelementptr inbounds|nuw %45[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %98 = llvm.add %95, %11 : i64
    %99 = llvm.getelementptr inbounds|nuw %45[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.store %100, %96 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %97, %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %101 = llvm.add %93, %6 overflow<nuw> : i64
    %102 = llvm.icmp "ult" %101, %98 : i64
    llvm.cond_br %102, ^bb13(%101, %93, %98 : i64, i64, i64), ^bb14 {loop_annotation = #loop_annotation}
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %103 = llvm.call @puts(%45) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %104 = llvm.call @strchr(%45, %12) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %105 = llvm.call @strrchr(%45, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %106 = llvm.call @printf(%14, %104, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %107 = llvm.load %45 {alignment = 16 : i64} : !llvm.ptr -> i64
    %108 = llvm.icmp "eq" %107, %15 : i64
    %109 = llvm.zext %108 : i1 to i32
    %110 = llvm.call @printf(%16, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @strstr(%45, %17) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %112 = llvm.call @puts(%111) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %113 = llvm.call @printf(%18, %4, %0, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.call @printf(%20, %21, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %46 : !llvm.ptr
    llvm.store %22, %46 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb16(%3 : i64)
  ^bb15:  // pred: ^bb16
    %115 = llvm.call @putchar(%25) : (i32) -> i32
    %116 = llvm.call @strdup(%26) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 12 : i64, llvm.noalias})
    %117 = llvm.icmp "eq" %116, %27 : !llvm.ptr
    llvm.cond_br %117, ^bb27(%28 : i32), ^bb17
  ^bb16(%118: i64):  // 2 preds: ^bb14, ^bb16
    %119 = llvm.getelementptr inbounds|nuw %46[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %121 = llvm.sext %120 : i8 to i32
    %122 = llvm.call @printf(%23, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.add %118, %6 overflow<nsw, nuw> : i64
    %124 = llvm.icmp "eq" %123, %24 : i64
    llvm.cond_br %124, ^bb15, ^bb16(%123 : i64) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb15
    %125 = llvm.getelementptr inbounds|nuw %116[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %125 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %126 = llvm.getelementptr inbounds|nuw %116[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.call @printf(%31, %116, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @free(%116) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.start %47 : !llvm.ptr
    "llvm.intr.memcpy"(%47, %32, %33) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb19(%47, %4 : !llvm.ptr, i32)
  ^bb18:  // pred: ^bb21
    %128 = llvm.call @putchar(%25) : (i32) -> i32
    llvm.intr.lifetime.start %48 : !llvm.ptr
    "llvm.intr.memcpy"(%48, %36, %37) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %129 = llvm.load %48 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %130 = llvm.icmp "eq" %129, %1 : i8
    llvm.cond_br %130, ^bb22, ^bb23(%129, %48 : i8, !llvm.ptr)
  ^bb19(%131: !llvm.ptr, %132: i32):  // 2 preds: ^bb17, ^bb21
    %133 = llvm.call @strchr(%131, %34) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %134 = llvm.icmp "eq" %133, %27 : !llvm.ptr
    llvm.cond_br %134, ^bb21(%27 : !llvm.ptr), ^bb20
  ^bb20:  // pred: ^bb19
    %135 = llvm.getelementptr inbounds|nuw %133[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %133 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb21(%135 : !llvm.ptr)
  ^bb21(%136: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %137 = llvm.call @printf(%35, %131) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %138 = llvm.add %132, %0 overflow<nsw, nuw> : i32
    %139 = llvm.icmp "eq" %136, %27 : !llvm.ptr
    llvm.cond_br %139, ^bb18, ^bb19(%136, %138 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb22:  // 2 preds: ^bb18, ^bb26
    %140 = llvm.call @puts(%48) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.br ^bb27(%138 : i32)
  ^bb23(%141: i8, %142: !llvm.ptr):  // 2 preds: ^bb18, ^bb26
    %143 = llvm.add %141, %38 : i8
    %144 = llvm.icmp "ult" %143, %39 : i8
    llvm.cond_br %144, ^bb25(%40, %41 : i8, i8), ^bb24
  ^bb24:  // pred: ^bb23
    %145 = llvm.add %141, %42 : i8
    %146 = llvm.icmp "ult" %145, %39 : i8
    llvm.cond_br %146, ^bb25(%43, %44 : i8, i8), ^bb26
  ^bb25(%147: i8, %148: i8):  // 2 preds: ^bb23, ^bb24
    %149 = llvm.add %141, %147 overflow<nsw> : i8
    %150 = llvm.urem %149, %39 : i8
    %151 = llvm.add %150, %148 overflow<nsw, nuw> : i8
    llvm.store %151, %142 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %152 = llvm.getelementptr inbounds|nuw %142[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %152 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %154 = llvm.icmp "eq" %153, %1 : i8
    llvm.cond_br %154, ^bb22, ^bb23(%153, %152 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27(%155: i32):  // 2 preds: ^bb15, ^bb22
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.br ^bb28(%155 : i32)
  ^bb28(%156: i32):  // 2 preds: ^bb8, ^bb27
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.return %156 : i32
  }
  llvm.func local_unnamed_addr @strlen(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strcat(!llvm.ptr {llvm.noalias, llvm.noundef, llvm.returned}, !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strrchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strstr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @strdup(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (!llvm.ptr {llvm.noalias}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
