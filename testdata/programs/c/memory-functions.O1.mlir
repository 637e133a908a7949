#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "ring", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 16>, <#tbaa_type_desc1, 24>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "mixed", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc2, 4>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc, 16>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 24>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 16>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 4>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("up\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("set\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.r() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(11 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>
    %4 = llvm.mlir.undef : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    llvm.return %7 : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("hello ring buffer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("again\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %.19s %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("the end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"(" very\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("at \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%.*s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %c %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%s:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"(" %02x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(10 : i64) : i64
    %6 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(12 : i64) : i64
    %12 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %13 = llvm.mlir.constant(3 : i64) : i64
    %14 = llvm.mlir.constant(-86 : i8) : i8
    %15 = llvm.mlir.constant(5 : i64) : i64
    %16 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %17 = llvm.mlir.constant(31 : i32) : i32
    %18 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.mlir.constant(170 : i32) : i32
    %21 = llvm.mlir.constant(238 : i32) : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %24 = llvm.mlir.addressof @__const.main.r : !llvm.ptr
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(0 : i8) : i8
    %27 = llvm.mlir.constant(20 : i64) : i64
    %28 = llvm.mlir.constant(16 : i64) : i64
    %29 = llvm.mlir.constant(17 : i64) : i64
    %30 = llvm.mlir.constant(15 : i64) : i64
    %31 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %32 = llvm.mlir.constant(100 : i64) : i64
    %33 = llvm.mlir.constant(7 : i64) : i64
    %34 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %36 = llvm.mlir.constant(14 : i64) : i64
    %37 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %39 = llvm.mlir.constant(2 : i64) : i64
    %40 = llvm.mlir.constant(34 : i64) : i64
    %41 = llvm.mlir.constant(22 : i64) : i64
    %42 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %43 = llvm.mlir.constant(33 : i8) : i8
    %44 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %45 = llvm.mlir.constant(16 : i32) : i32
    %46 = llvm.mlir.constant(72 : i64) : i64
    %47 = llvm.mlir.constant(120 : i8) : i8
    %48 = llvm.mlir.constant(1000 : i32) : i32
    %49 = llvm.mlir.constant(1.250000e-01 : f64) : f64
    %50 = llvm.mlir.constant(8 : i64) : i64
    %51 = llvm.mlir.constant(48 : i64) : i64
    %52 = llvm.mlir.constant(28 : i64) : i64
    %53 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %54 = llvm.mlir.constant(6 : i32) : i32
    %55 = llvm.alloca %0 x !llvm.array<24 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    llvm.br ^bb8(%1 : i64)
  ^bb1:  // pred: ^bb8
    %60 = llvm.getelementptr inbounds|nuw %55[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memmove"(%60, %55, %5) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %61 = llvm.call tail @printf(%6, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb2(%1 : i64)
  ^bb2(%62: i64):  // 2 preds: ^bb1, ^bb2
    %63 = llvm.getelementptr inbounds|nuw %55[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %65 = llvm.zext %64 : i8 to i32
    %66 = llvm.call tail @printf(%8, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %67 = llvm.add %62, %2 overflow<nsw, nuw> : i64
    %68 = llvm.icmp "eq" %67, %3 : i64
    llvm.cond_br %68, ^bb3, ^bb2(%67 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %69 = llvm.call tail @putchar(%9) : (i32) -> i32
    %70 = llvm.getelementptr inbounds|nuw %55[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.getelementptr inbounds|nuw %55[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memmove"(%70, %71, %11) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %72 = llvm.call tail @printf(%6, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb4(%1 : i64)
  ^bb4(%73: i64):  // 2 preds: ^bb3, ^bb4
    %74 = llvm.getelementptr inbounds|nuw %55[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %76 = llvm.zext %75 : i8 to i32
    %77 = llvm.call tail @printf(%8, %76) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %78 = llvm.add %73, %2 overflow<nsw, nuw> : i64
    %79 = llvm.icmp "eq" %78, %3 : i64
    llvm.cond_br %79, ^bb5, ^bb4(%78 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %80 = llvm.call tail @putchar(%9) : (i32) -> i32
    %81 = llvm.getelementptr inbounds|nuw %55[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%81, %14, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %82 = llvm.call tail @printf(%6, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb6(%1 : i64)
  ^bb6(%83: i64):  // 2 preds: ^bb5, ^bb6
    %84 = llvm.getelementptr inbounds|nuw %55[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %86 = llvm.zext %85 : i8 to i32
    %87 = llvm.call tail @printf(%8, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.add %83, %2 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %11 : i64
    llvm.cond_br %89, ^bb7, ^bb6(%88 : i64) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb6
    %90 = llvm.call tail @putchar(%9) : (i32) -> i32
    %91 = llvm.call @memcmp(%55, %81, %13) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %92 = llvm.lshr %91, %17 : i32
    %93 = llvm.call tail @printf(%18, %92, %0, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %94 = llvm.call @memchr(%55, %20, %3) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %95 = llvm.ptrtoint %94 : !llvm.ptr to i64
    %96 = llvm.ptrtoint %55 : !llvm.ptr to i64
    %97 = llvm.sub %95, %96 : i64
    %98 = llvm.call @memchr(%55, %21, %3) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %99 = llvm.icmp "eq" %98, %22 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.call @printf(%23, %97, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %56 : !llvm.ptr
    "llvm.intr.memcpy"(%56, %24, %25) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %57 : !llvm.ptr
    "llvm.intr.memset"(%57, %26, %27) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %102 = llvm.getelementptr inbounds|nuw %56[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %104 = llvm.sub %28, %103 : i64
    %105 = llvm.intr.umin(%104, %29) : (i64, i64) -> i64
    %106 = llvm.getelementptr inbounds|nuw %56[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %108 = llvm.add %107, %103 : i64
    %109 = llvm.and %108, %30 : i64
    %110 = llvm.sub %28, %109 overflow<nsw, nuw> : i64
    %111 = llvm.intr.umin(%110, %105) : (i64, i64) -> i64
    %112 = llvm.getelementptr inbounds|nuw %56[%109] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%112, %31, %111) <{arg_attrs = [{llvm.align = 1 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %113 = llvm.getelementptr inbounds|nuw %31[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.sub %105, %111 overflow<nsw> : i64
    "llvm.intr.memcpy"(%56, %113, %114) <{arg_attrs = [{llvm.align = 8 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull, llvm.readonly}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %115 = llvm.load %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %116 = llvm.add %115, %105 : i64
    llvm.store %116, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %117 = llvm.mul %105, %32 overflow<nsw, nuw> : i64
    %118 = llvm.intr.umin(%116, %33) : (i64, i64) -> i64
    %119 = llvm.load %106 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %120 = llvm.sub %28, %119 : i64
    %121 = llvm.intr.umin(%120, %118) : (i64, i64) -> i64
    %122 = llvm.getelementptr inbounds|nuw %56[%119] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%57, %122, %121) <{arg_attrs = [{llvm.align = 16 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %123 = llvm.getelementptr inbounds|nuw %57[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.sub %118, %121 overflow<nsw> : i64
    "llvm.intr.memcpy"(%123, %56, %124) <{arg_attrs = [{llvm.align = 1 : i64, llvm.nonnull}, {llvm.align = 8 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %125 = llvm.add %119, %118 : i64
    %126 = llvm.and %125, %30 : i64
    llvm.store %126, %106 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %127 = llvm.sub %116, %118 : i64
    llvm.store %127, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %128 = llvm.add %118, %117 overflow<nsw, nuw> : i64
    %129 = llvm.mul %128, %32 overflow<nsw, nuw> : i64
    %130 = llvm.sub %28, %127 : i64
    %131 = llvm.intr.umin(%130, %15) : (i64, i64) -> i64
    %132 = llvm.add %119, %116 : i64
    %133 = llvm.and %132, %30 : i64
    %134 = llvm.sub %28, %133 overflow<nsw, nuw> : i64
    %135 = llvm.intr.umin(%134, %131) : (i64, i64) -> i64
    %136 = llvm.getelementptr inbounds|nuw %56[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%136, %34, %135) <{arg_attrs = [{llvm.align = 1 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %137 = llvm.getelementptr inbounds|nuw %34[%135] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.sub %131, %135 overflow<nsw> : i64
    "llvm.intr.memcpy"(%56, %137, %138) <{arg_attrs = [{llvm.align = 8 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull, llvm.readonly}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %139 = llvm.load %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %140 = llvm.add %139, %131 : i64
    llvm.store %140, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %141 = llvm.add %131, %129 overflow<nsw, nuw> : i64
    %142 = llvm.mul %141, %32 overflow<nsw, nuw> : i64
    %143 = llvm.getelementptr inbounds|nuw %57[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.intr.umin(%140, %11) : (i64, i64) -> i64
    %145 = llvm.load %106 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %146 = llvm.sub %28, %145 : i64
    %147 = llvm.intr.umin(%146, %144) : (i64, i64) -> i64
    %148 = llvm.getelementptr inbounds|nuw %56[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%143, %148, %147) <{arg_attrs = [{llvm.align = 1 : i64, llvm.nonnull}, {llvm.align = 1 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %149 = llvm.getelementptr inbounds|nuw %143[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.sub %144, %147 overflow<nsw> : i64
    "llvm.intr.memcpy"(%149, %56, %150) <{arg_attrs = [{llvm.align = 1 : i64, llvm.nonnull}, {llvm.align = 8 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %151 = llvm.add %145, %144 : i64
    %152 = llvm.and %151, %30 : i64
    llvm.store %152, %106 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %153 = llvm.sub %140, %144 : i64
    llvm.store %153, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    %154 = llvm.add %144, %142 overflow<nsw, nuw> : i64
    %155 = llvm.call @printf(%35, %154, %57, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %156 = llvm.call @malloc(%36) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 14 : i64, llvm.noalias})
    "llvm.intr.memcpy"(%156, %37, %33) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %157 = llvm.getelementptr inbounds|nuw %156[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.getelementptr inbounds|nuw %156[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.load %158 {alignment = 1 : i64} : !llvm.ptr -> i32
    llvm.store %159, %157 {alignment = 1 : i64} : i32, !llvm.ptr
    %160 = llvm.getelementptr inbounds|nuw %156[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%160, %38, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %161 = llvm.getelementptr inbounds|nuw %156[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %156 {alignment = 1 : i64} : !llvm.ptr -> i64
    llvm.store %162, %161 {alignment = 1 : i64} : i64, !llvm.ptr
    %163 = llvm.call @malloc(%40) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 34 : i64, llvm.noalias})
    %164 = llvm.getelementptr inbounds|nuw %163[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.getelementptr inbounds|nuw %156[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%164, %165, %11) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%156) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%163, %42, %13) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %166 = llvm.getelementptr inbounds|nuw %163[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.getelementptr inbounds|nuw %163[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%167, %166, %11) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %168 = llvm.getelementptr inbounds|nuw %163[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %168 {alignment = 1 : i64} : i8, !llvm.ptr
    %169 = llvm.call @printf(%44, %45, %163) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @free(%163) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.start %58 : !llvm.ptr
    llvm.intr.lifetime.start %59 : !llvm.ptr
    "llvm.intr.memset"(%58, %26, %46) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb10(%1 : i64)
  ^bb8(%170: i64):  // 2 preds: ^bb0, ^bb8
    %171 = llvm.trunc %170 : i64 to i8
    %172 = llvm.getelementptr inbounds|nuw %55[%170] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %171, %172 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %173 = llvm.add %170, %2 overflow<nsw, nuw> : i64
    %174 = llvm.icmp "eq" %173, %3 : i64
    llvm.cond_br %174, ^bb1, ^bb8(%173 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb10
    "llvm.intr.memcpy"(%59, %58, %46) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %175 = llvm.getelementptr inbounds|nuw %58[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.getelementptr inbounds|nuw %58[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%175, %176, %3) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %177 = llvm.call @memcmp(%59, %58, %3) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %178 = llvm.getelementptr inbounds|nuw %59[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.load %178 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %180 = llvm.load %175 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i8
    %181 = llvm.sext %180 : i8 to i32
    %182 = llvm.getelementptr inbounds|nuw %58[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %183 = llvm.load %182 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> f64
    %184 = llvm.getelementptr inbounds|nuw %59[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.load %184 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> f64
    %186 = llvm.fadd %183, %185 : f64
    %187 = llvm.call @printf(%53, %177, %179, %181, %186) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.return %54 : i32
  ^bb10(%188: i64):  // 2 preds: ^bb7, ^bb10
    %189 = llvm.trunc %188 : i64 to i8
    %190 = llvm.or disjoint %189, %47 : i8
    %191 = llvm.getelementptr inbounds|nuw %58[%188] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.mixed", (i8, i32, f64, i8)>
    llvm.store %190, %191 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i8, !llvm.ptr
    %192 = llvm.getelementptr inbounds|nuw %191[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.trunc %188 : i64 to i32
    %194 = llvm.mul %193, %48 : i32
    llvm.store %194, %192 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %195 = llvm.trunc %188 overflow<nsw, nuw> : i64 to i32
    %196 = llvm.uitofp nneg %195 : i32 to f64
    %197 = llvm.fmul %196, %49 : f64
    %198 = llvm.getelementptr inbounds|nuw %191[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %197, %198 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : f64, !llvm.ptr
    %199 = llvm.add %188, %2 overflow<nsw, nuw> : i64
    %200 = llvm.icmp "eq" %199, %13 : i64
    llvm.cond_br %200, ^bb9, ^bb10(%199 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @memcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @memchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
