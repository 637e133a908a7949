#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS8_IO_FILE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.6e %.6e\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%016llx%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global internal unnamed_addr constant @prime.bases(dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]> : tensor<12xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<12 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 101>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(39 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(-45049567881334322615755997788248211456 : i128) : i128
    %4 = llvm.mlir.constant(10 : i128) : i128
    %5 = llvm.mlir.constant(48 : i8) : i8
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.mlir.constant(-2 : i64) : i64
    %8 = llvm.mlir.constant(100 : i128) : i128
    %9 = llvm.mlir.constant(-1 : i128) : i128
    %10 = llvm.mlir.constant(85069996240260934039305376724794 : i128) : i128
    %11 = llvm.mlir.constant(7 : i64) : i64
    %12 = llvm.mlir.addressof @stdout : !llvm.ptr
    %13 = llvm.mlir.constant(45 : i32) : i32
    %14 = llvm.mlir.constant(31 : i64) : i64
    %15 = llvm.mlir.constant(dense<[54, 55, 49, 48, 56, 56, 54, 52]> : vector<8xi8>) : vector<8xi8>
    %16 = llvm.mlir.constant(9903520314283042199192993869 : i128) : i128
    %17 = llvm.mlir.constant(11 : i64) : i64
    %18 = llvm.mlir.addressof @".str" : !llvm.ptr
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(6 : i32) : i32
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.constant(48 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(3 : i64) : i64
    %26 = llvm.mlir.constant(1000000006 : i64) : i64
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.mlir.constant(1000000007 : i128) : i128
    %29 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %30 = llvm.mlir.constant(-59 : i64) : i64
    %31 = llvm.mlir.constant(-63 : i64) : i64
    %32 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %34 = llvm.mlir.constant(2.9523279903960416E+38 : f64) : f64
    %35 = llvm.mlir.constant(-7.3808199759901039E+37 : f64) : f64
    %36 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %37 = llvm.mlir.constant(6812441446257260429 : i64) : i64
    %38 = llvm.mlir.constant(-8446114495684590467 : i64) : i64
    %39 = llvm.mlir.constant(80 : i32) : i32
    %40 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %45 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb1(%1, %3 : i64, i128)
  ^bb1(%46: i64, %47: i128):  // 2 preds: ^bb0, ^bb2
    %48 = llvm.freeze %47 : i128
    %49 = llvm.udiv %48, %4 : i128
    %50 = llvm.mul %49, %4 : i128
    %51 = llvm.sub %48, %50 : i128
    %52 = llvm.trunc %51 overflow<nsw, nuw> : i128 to i8
    %53 = llvm.or disjoint %52, %5 : i8
    %54 = llvm.getelementptr %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr %54[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %55 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %56 = llvm.icmp "ult" %47, %4 : i128
    llvm.cond_br %56, ^bb3, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %57 = llvm.urem %49, %4 : i128
    %58 = llvm.trunc %57 overflow<nsw, nuw> : i128 to i8
    %59 = llvm.or disjoint %58, %5 : i8
    %60 = llvm.add %46, %7 overflow<nsw> : i64
    %61 = llvm.getelementptr inbounds %44[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %59, %61 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %62 = llvm.udiv %47, %8 : i128
    llvm.br ^bb1(%60, %62 : i64, i128)
  ^bb3:  // pred: ^bb1
    %63 = llvm.call @puts(%44) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %43[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %64 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb4(%1, %9 : i64, i128)
  ^bb4(%65: i64, %66: i128):  // 2 preds: ^bb3, ^bb5
    %67 = llvm.freeze %66 : i128
    %68 = llvm.udiv %67, %4 : i128
    %69 = llvm.mul %68, %4 : i128
    %70 = llvm.sub %67, %69 : i128
    %71 = llvm.trunc %70 overflow<nsw, nuw> : i128 to i8
    %72 = llvm.or disjoint %71, %5 : i8
    %73 = llvm.getelementptr %43[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.getelementptr %73[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %72, %74 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %75 = llvm.icmp "ult" %66, %4 : i128
    llvm.cond_br %75, ^bb6, ^bb5 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %76 = llvm.urem %68, %4 : i128
    %77 = llvm.trunc %76 overflow<nsw, nuw> : i128 to i8
    %78 = llvm.or disjoint %77, %5 : i8
    %79 = llvm.add %65, %7 overflow<nsw> : i64
    %80 = llvm.getelementptr inbounds %43[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %80 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %81 = llvm.udiv %66, %8 : i128
    llvm.br ^bb4(%79, %81 : i64, i128)
  ^bb6:  // pred: ^bb4
    %82 = llvm.call @puts(%43) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %43 : !llvm.ptr
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %42[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %83 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb7(%1, %10 : i64, i128)
  ^bb7(%84: i64, %85: i128):  // 2 preds: ^bb6, ^bb7
    %86 = llvm.freeze %85 : i128
    %87 = llvm.udiv %86, %4 : i128
    %88 = llvm.mul %87, %4 : i128
    %89 = llvm.sub %86, %88 : i128
    %90 = llvm.trunc %89 overflow<nsw, nuw> : i128 to i8
    %91 = llvm.or disjoint %90, %5 : i8
    %92 = llvm.getelementptr %42[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.getelementptr %92[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %91, %93 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %94 = llvm.urem %87, %4 : i128
    %95 = llvm.trunc %94 overflow<nsw, nuw> : i128 to i8
    %96 = llvm.or disjoint %95, %5 : i8
    %97 = llvm.add %84, %7 overflow<nsw> : i64
    %98 = llvm.getelementptr inbounds %42[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %96, %98 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %99 = llvm.udiv %85, %8 : i128
    %100 = llvm.icmp "ult" %85, %8 : i128
    llvm.cond_br %100, ^bb8, ^bb7(%97, %99 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %101 = llvm.getelementptr inbounds|nuw %42[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.call @puts(%101) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %42 : !llvm.ptr
    %103 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.call tail @putc(%13, %103) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %41 : !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %41[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %105 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %41[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %106 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %107 = llvm.call @puts(%106) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %41 : !llvm.ptr
    %108 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call tail @putc(%13, %108) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %40 : !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %40[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %110 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb9(%1, %16 : i64, i128)
  ^bb9(%111: i64, %112: i128):  // 2 preds: ^bb8, ^bb9
    %113 = llvm.freeze %112 : i128
    %114 = llvm.udiv %113, %4 : i128
    %115 = llvm.mul %114, %4 : i128
    %116 = llvm.sub %113, %115 : i128
    %117 = llvm.trunc %116 overflow<nsw, nuw> : i128 to i8
    %118 = llvm.or disjoint %117, %5 : i8
    %119 = llvm.getelementptr %40[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.getelementptr %119[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %118, %120 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %121 = llvm.urem %114, %4 : i128
    %122 = llvm.trunc %121 overflow<nsw, nuw> : i128 to i8
    %123 = llvm.or disjoint %122, %5 : i8
    %124 = llvm.add %111, %7 overflow<nsw> : i64
    %125 = llvm.getelementptr inbounds %40[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %123, %125 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %126 = llvm.udiv %112, %8 : i128
    %127 = llvm.icmp "ult" %112, %8 : i128
    llvm.cond_br %127, ^bb10, ^bb9(%124, %126 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb9
    %128 = llvm.getelementptr inbounds|nuw %40[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.call @puts(%128) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %40 : !llvm.ptr
    %130 = llvm.call tail @printf(%18, %0, %19, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.call tail @printf(%20, %21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb11(%24, %25, %26 : i64, i64, i64)
  ^bb11(%132: i64, %133: i64, %134: i64):  // 2 preds: ^bb10, ^bb14
    %135 = llvm.and %134, %24 : i64
    %136 = llvm.icmp "eq" %135, %27 : i64
    llvm.cond_br %136, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %137 = llvm.zext %133 : i64 to i128
    llvm.br ^bb14(%137, %132 : i128, i64)
  ^bb13:  // pred: ^bb11
    %138 = llvm.zext nneg %132 : i64 to i128
    %139 = llvm.zext %133 : i64 to i128
    %140 = llvm.mul %139, %138 overflow<nsw, nuw> : i128
    %141 = llvm.urem %140, %28 : i128
    %142 = llvm.trunc %141 overflow<nsw, nuw> : i128 to i64
    llvm.br ^bb14(%139, %142 : i128, i64)
  ^bb14(%143: i128, %144: i64):  // 2 preds: ^bb12, ^bb13
    %145 = llvm.lshr %134, %24 : i64
    %146 = llvm.mul %143, %143 overflow<nuw> : i128
    %147 = llvm.urem %146, %28 : i128
    %148 = llvm.trunc %147 overflow<nsw, nuw> : i128 to i64
    %149 = llvm.icmp "eq" %145, %27 : i64
    llvm.cond_br %149, ^bb15, ^bb11(%144, %148, %145 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %150 = llvm.call tail @printf(%29, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %151 = llvm.call fastcc tail @prime(%30) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64 {llvm.noundef}) -> i32
    %152 = llvm.call fastcc tail @prime(%31) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64 {llvm.noundef}) -> i32
    %153 = llvm.call tail @printf(%32, %151, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.call tail @printf(%33, %34, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %155 = llvm.call tail @printf(%36, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %39 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @prime(%arg0: i64 {llvm.noundef, llvm.range = #llvm.constant_range<i64, -63, -58>}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 2>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.addressof @prime.bases : !llvm.ptr
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(12 : i64) : i64
    %9 = llvm.and %arg0, %0 : i64
    %10 = llvm.icmp "eq" %9, %1 : i64
    llvm.cond_br %10, ^bb22(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.add %arg0, %3 overflow<nsw> : i64
    llvm.br ^bb14(%2, %11 : i32, i64)
  ^bb2:  // pred: ^bb14
    %12 = llvm.zext %arg0 : i64 to i128
    %13 = llvm.icmp "ugt" %57, %4 : i32
    llvm.cond_br %13, ^bb3(%1 : i64), ^bb13
  ^bb3(%14: i64):  // 2 preds: ^bb2, ^bb12
    %15 = llvm.getelementptr inbounds|nuw %6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.zext %16 : i32 to i64
    %18 = llvm.urem %17, %arg0 : i64
    %19 = llvm.icmp "eq" %18, %1 : i64
    llvm.cond_br %19, ^bb12, ^bb4(%0, %18, %56 : i64, i64, i64)
  ^bb4(%20: i64, %21: i64, %22: i64):  // 2 preds: ^bb3, ^bb7
    %23 = llvm.and %22, %0 : i64
    %24 = llvm.icmp "eq" %23, %1 : i64
    llvm.cond_br %24, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %25 = llvm.zext %20 : i64 to i128
    %26 = llvm.zext %21 : i64 to i128
    %27 = llvm.mul %26, %25 overflow<nuw> : i128
    %28 = llvm.urem %27, %12 : i128
    %29 = llvm.trunc %28 overflow<nuw> : i128 to i64
    llvm.br ^bb7(%26, %29 : i128, i64)
  ^bb6:  // pred: ^bb4
    %30 = llvm.zext %21 : i64 to i128
    llvm.br ^bb7(%30, %20 : i128, i64)
  ^bb7(%31: i128, %32: i64):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.lshr %22, %0 : i64
    %34 = llvm.mul %31, %31 overflow<nuw> : i128
    %35 = llvm.urem %34, %12 : i128
    %36 = llvm.trunc %35 overflow<nuw> : i128 to i64
    %37 = llvm.icmp "eq" %33, %1 : i64
    llvm.cond_br %37, ^bb8, ^bb4(%32, %36, %33 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %38 = llvm.icmp "eq" %32, %0 : i64
    %39 = llvm.icmp "eq" %32, %11 : i64
    %40 = llvm.select %38, %7, %39 : i1, i1
    llvm.cond_br %40, ^bb12, ^bb9(%4, %32 : i32, i64)
  ^bb9(%41: i32, %42: i64):  // 2 preds: ^bb8, ^bb10
    %43 = llvm.zext %42 : i64 to i128
    %44 = llvm.mul %43, %43 overflow<nuw> : i128
    %45 = llvm.urem %44, %12 : i128
    %46 = llvm.trunc %45 overflow<nuw> : i128 to i64
    %47 = llvm.icmp "eq" %11, %46 : i64
    llvm.cond_br %47, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %48 = llvm.add %41, %4 overflow<nuw> : i32
    %49 = llvm.icmp "eq" %41, %54 : i32
    llvm.cond_br %49, ^bb22(%2 : i32), ^bb9(%48, %46 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb9
    %50 = llvm.icmp "eq" %41, %57 : i32
    llvm.cond_br %50, ^bb22(%2 : i32), ^bb12
  ^bb12:  // 3 preds: ^bb3, ^bb8, ^bb11
    %51 = llvm.add %14, %0 overflow<nsw, nuw> : i64
    %52 = llvm.icmp "eq" %51, %8 : i64
    llvm.cond_br %52, ^bb22(%4 : i32), ^bb3(%51 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb2
    %53 = llvm.icmp "ne" %54, %2 : i32
    llvm.br ^bb15(%1 : i64)
  ^bb14(%54: i32, %55: i64):  // 2 preds: ^bb1, ^bb14
    %56 = llvm.lshr %55, %0 : i64
    %57 = llvm.add %54, %4 : i32
    %58 = llvm.and %55, %5 : i64
    %59 = llvm.icmp "eq" %58, %1 : i64
    llvm.cond_br %59, ^bb14(%57, %56 : i32, i64), ^bb2 {loop_annotation = #loop_annotation}
  ^bb15(%60: i64):  // 2 preds: ^bb13, ^bb21
    %61 = llvm.getelementptr inbounds|nuw %6[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %63 = llvm.zext %62 : i32 to i64
    %64 = llvm.urem %63, %arg0 : i64
    %65 = llvm.icmp "eq" %64, %1 : i64
    llvm.cond_br %65, ^bb21, ^bb16(%0, %64, %56 : i64, i64, i64)
  ^bb16(%66: i64, %67: i64, %68: i64):  // 2 preds: ^bb15, ^bb19
    %69 = llvm.and %68, %0 : i64
    %70 = llvm.icmp "eq" %69, %1 : i64
    llvm.cond_br %70, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %71 = llvm.zext %67 : i64 to i128
    llvm.br ^bb19(%71, %66 : i128, i64)
  ^bb18:  // pred: ^bb16
    %72 = llvm.zext %66 : i64 to i128
    %73 = llvm.zext %67 : i64 to i128
    %74 = llvm.mul %73, %72 overflow<nuw> : i128
    %75 = llvm.urem %74, %12 : i128
    %76 = llvm.trunc %75 overflow<nuw> : i128 to i64
    llvm.br ^bb19(%73, %76 : i128, i64)
  ^bb19(%77: i128, %78: i64):  // 2 preds: ^bb17, ^bb18
    %79 = llvm.lshr %68, %0 : i64
    %80 = llvm.mul %77, %77 overflow<nuw> : i128
    %81 = llvm.urem %80, %12 : i128
    %82 = llvm.trunc %81 overflow<nuw> : i128 to i64
    %83 = llvm.icmp "eq" %79, %1 : i64
    llvm.cond_br %83, ^bb20, ^bb16(%78, %82, %79 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb19
    %84 = llvm.icmp "eq" %78, %0 : i64
    %85 = llvm.icmp "eq" %78, %11 : i64
    %86 = llvm.select %84, %7, %85 : i1, i1
    %87 = llvm.or %86, %53 : i1
    llvm.cond_br %87, ^bb21, ^bb22(%2 : i32)
  ^bb21:  // 2 preds: ^bb15, ^bb20
    %88 = llvm.add %60, %0 overflow<nsw, nuw> : i64
    %89 = llvm.icmp "eq" %88, %8 : i64
    llvm.cond_br %89, ^bb22(%4 : i32), ^bb15(%88 : i64) {loop_annotation = #loop_annotation}
  ^bb22(%90: i32):  // 6 preds: ^bb0, ^bb10, ^bb11, ^bb12, ^bb20, ^bb21
    llvm.return %90 : i32
  }
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
