#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 1, 0>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(128 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @words : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
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
    %22 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %23 = llvm.mlir.constant(97 : i32) : i32
    %24 = llvm.mlir.constant(99 : i32) : i32
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
    %38 = llvm.mlir.constant(67 : i8) : i8
    %39 = llvm.mlir.constant(-97 : i8) : i8
    %40 = llvm.mlir.constant(26 : i8) : i8
    %41 = llvm.mlir.constant(-94 : i8) : i8
    %42 = llvm.mlir.constant(-120 : i8) : i8
    %43 = llvm.mlir.constant(97 : i8) : i8
    %44 = llvm.mlir.constant(-65 : i8) : i8
    %45 = llvm.mlir.constant(-62 : i8) : i8
    %46 = llvm.mlir.constant(-88 : i8) : i8
    %47 = llvm.mlir.constant(65 : i8) : i8
    %48 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<15 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<31 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    "llvm.intr.memset"(%48, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 128 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%51: i64):  // 2 preds: ^bb0, ^bb10
    %52 = llvm.getelementptr inbounds|nuw %4[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %53 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %53 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %55 = llvm.icmp "eq" %54, %1 : i8
    llvm.br ^bb3(%3 : i64)
  ^bb2:  // pred: ^bb7
    %56 = llvm.add %58, %6 overflow<nsw, nuw> : i64
    %57 = llvm.icmp "eq" %56, %9 : i64
    llvm.cond_br %57, ^bb8, ^bb3(%56 : i64) {loop_annotation = #loop_annotation}
  ^bb3(%58: i64):  // 2 preds: ^bb1, ^bb2
    %59 = llvm.getelementptr inbounds|nuw %4[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %60 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %55, ^bb7(%60, %5 : !llvm.ptr, i32), ^bb4(%54, %60, %53 : i8, !llvm.ptr, !llvm.ptr)
  ^bb4(%61: i8, %62: !llvm.ptr, %63: !llvm.ptr):  // 2 preds: ^bb3, ^bb5
    %64 = llvm.load %62 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %65 = llvm.icmp "eq" %61, %64 : i8
    llvm.cond_br %65, ^bb5, ^bb6(%62, %61 : !llvm.ptr, i8)
  ^bb5:  // pred: ^bb4
    %66 = llvm.getelementptr inbounds|nuw %63[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds|nuw %62[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %66 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %69 = llvm.icmp "eq" %68, %1 : i8
    llvm.cond_br %69, ^bb6(%67, %1 : !llvm.ptr, i8), ^bb4(%68, %67, %66 : i8, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb6(%70: !llvm.ptr, %71: i8):  // 2 preds: ^bb4, ^bb5
    %72 = llvm.zext %71 : i8 to i32
    llvm.br ^bb7(%70, %72 : !llvm.ptr, i32)
  ^bb7(%73: !llvm.ptr, %74: i32):  // 2 preds: ^bb3, ^bb6
    %75 = llvm.load %73 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %76 = llvm.zext %75 : i8 to i32
    %77 = llvm.intr.ucmp(%74, %76) : (i32, i32) -> i32
    %78 = llvm.call @strcmp(%53, %60) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %79 = llvm.ashr %78, %7 : i32
    %80 = llvm.icmp "ne" %78, %5 : i32
    %81 = llvm.zext %80 : i1 to i32
    %82 = llvm.or %79, %81 : i32
    %83 = llvm.icmp "eq" %77, %82 : i32
    llvm.cond_br %83, ^bb2, ^bb23(%8 : i32)
  ^bb8:  // pred: ^bb2
    %84 = llvm.icmp "eq" %51, %3 : i64
    llvm.cond_br %84, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %85 = llvm.call @strlen(%48) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i64
    %86 = llvm.getelementptr inbounds %48[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %86 {alignment = 1 : i64} : i16, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %87 = llvm.call @strcat(%48, %53) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %88 = llvm.add %51, %6 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %9 : i64
    llvm.cond_br %89, ^bb11, ^bb1(%88 : i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %90 = llvm.call @puts(%48) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %91 = llvm.call @strlen(%48) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i64
    %92 = llvm.icmp "ugt" %91, %6 : i64
    llvm.cond_br %92, ^bb12(%6, %3, %91 : i64, i64, i64), ^bb13
  ^bb12(%93: i64, %94: i64, %95: i64):  // 2 preds: ^bb11, ^bb12
    %96 = llvm.getelementptr inbounds|nuw %48[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %98 = llvm.add %95, %11 : i64
    %99 = llvm.getelementptr inbounds|nuw %48[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.store %100, %96 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %97, %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %101 = llvm.add %93, %6 overflow<nuw> : i64
    %102 = llvm.icmp "ult" %101, %98 : i64
    llvm.cond_br %102, ^bb12(%101, %93, %98 : i64, i64, i64), ^bb13 {loop_annotation = #loop_annotation}
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %103 = llvm.call @puts(%48) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %104 = llvm.call @strchr(%48, %12) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %105 = llvm.call @strrchr(%48, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %106 = llvm.call @printf(%14, %104, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %107 = llvm.load %48 {alignment = 16 : i64} : !llvm.ptr -> i64
    %108 = llvm.icmp "eq" %107, %15 : i64
    %109 = llvm.zext %108 : i1 to i32
    %110 = llvm.call @printf(%16, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @strstr(%48, %17) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %112 = llvm.call @puts(%111) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %113 = llvm.call @printf(%18, %5, %0, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.call @printf(%20, %21, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %115 = llvm.call @printf(%22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.call @printf(%22, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %117 = llvm.call @printf(%22, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %118 = llvm.call @printf(%22, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.call @printf(%22, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.call @printf(%22, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %121 = llvm.call @printf(%22, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.call @printf(%22, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.call @putchar(%25) : (i32) -> i32
    %124 = llvm.call @strdup(%26) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 12 : i64, llvm.noalias})
    %125 = llvm.icmp "eq" %124, %27 : !llvm.ptr
    llvm.cond_br %125, ^bb23(%28 : i32), ^bb14
  ^bb14:  // pred: ^bb13
    %126 = llvm.getelementptr inbounds|nuw %124[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %126 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %124[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.call @printf(%31, %124, %127) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @free(%124) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.start %49 : !llvm.ptr
    "llvm.intr.memcpy"(%49, %32, %33) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 15 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %129 = llvm.call @strchr(%49, %34) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %130 = llvm.icmp "eq" %129, %27 : !llvm.ptr
    llvm.cond_br %130, ^bb16(%49, %0 : !llvm.ptr, i32), ^bb17(%129, %5, %49 : !llvm.ptr, i32, !llvm.ptr)
  ^bb15:  // pred: ^bb17
    %131 = llvm.add %137, %8 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%139, %131 : !llvm.ptr, i32)
  ^bb16(%132: !llvm.ptr, %133: i32):  // 2 preds: ^bb14, ^bb15
    %134 = llvm.call @printf(%35, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %135 = llvm.call @putchar(%25) : (i32) -> i32
    llvm.intr.lifetime.start %50 : !llvm.ptr
    "llvm.intr.memcpy"(%50, %36, %37) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 31 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb19(%38, %50 : i8, !llvm.ptr)
  ^bb17(%136: !llvm.ptr, %137: i32, %138: !llvm.ptr):  // 2 preds: ^bb14, ^bb17
    %139 = llvm.getelementptr inbounds|nuw %136[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %136 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %140 = llvm.call @printf(%35, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %141 = llvm.add %137, %0 overflow<nsw, nuw> : i32
    %142 = llvm.call @strchr(%139, %34) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %143 = llvm.icmp "eq" %142, %27 : !llvm.ptr
    llvm.cond_br %143, ^bb15, ^bb17(%142, %141, %139 : !llvm.ptr, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb22
    %144 = llvm.call @puts(%50) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.br ^bb23(%133 : i32)
  ^bb19(%145: i8, %146: !llvm.ptr):  // 2 preds: ^bb16, ^bb22
    %147 = llvm.add %145, %39 : i8
    %148 = llvm.icmp "ult" %147, %40 : i8
    llvm.cond_br %148, ^bb21(%41, %42, %43 : i8, i8, i8), ^bb20
  ^bb20:  // pred: ^bb19
    %149 = llvm.add %145, %44 : i8
    %150 = llvm.icmp "ult" %149, %40 : i8
    llvm.cond_br %150, ^bb21(%45, %46, %47 : i8, i8, i8), ^bb22
  ^bb21(%151: i8, %152: i8, %153: i8):  // 2 preds: ^bb19, ^bb20
    %154 = llvm.add %145, %151 overflow<nsw> : i8
    %155 = llvm.add %145, %152 overflow<nsw> : i8
    %156 = llvm.icmp "ult" %154, %40 : i8
    %157 = llvm.select %156, %154, %155 : i1, i8
    %158 = llvm.add %157, %153 overflow<nsw, nuw> : i8
    llvm.store %158, %146 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %159 = llvm.getelementptr inbounds|nuw %146[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %161 = llvm.freeze %160 : i8
    %162 = llvm.icmp "eq" %161, %1 : i8
    llvm.cond_br %162, ^bb18, ^bb19(%161, %159 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb23(%163: i32):  // 3 preds: ^bb7, ^bb13, ^bb18
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.return %163 : i32
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
