#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZL4pass4Part">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "_ZL4pass4Part: argument 0">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS4Part", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN4PartC2Ei any
    llvm.comdat_selector @_ZN4TreeC2Ei any
    llvm.comdat_selector @_ZN4PairC2Ei any
    llvm.comdat_selector @_ZN4PairD2Ev any
    llvm.comdat_selector @_ZN4PartD2Ev any
  }
  llvm.mlir.global private unnamed_addr constant @constinit(dense<[0, 3, 6, 7, 99]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("tree\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("array\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("new\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("new[]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("pass\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("static\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @_ZL4live(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @_ZL6budget(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.6"("finally %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("live %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.8"("!%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.9"("+%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("-%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%s(%d): \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("done\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("caught %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"(" live %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZZL10use_staticiE4once() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<"struct.Part", (i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Part", (i32)>
    llvm.return %1 : !llvm.struct<"struct.Part", (i32)>
  }
  llvm.mlir.global internal @_ZGVZL10use_staticiE4once(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global external hidden @__dso_handle() {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global private unnamed_addr constant @".str.15"("static %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(20 : i64) : i64
    %2 = llvm.mlir.constant(24 : i64) : i64
    %3 = llvm.mlir.constant(12 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.addressof @constinit : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.mlir.constant(2 : i32) : i32
    %21 = llvm.mlir.constant(4 : i32) : i32
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %24 = llvm.mlir.constant(3 : i32) : i32
    %25 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.mlir.constant(-4 : i64) : i64
    %28 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %29 = llvm.mlir.constant(5 : i32) : i32
    %30 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %31 = llvm.mlir.constant(7 : i32) : i32
    %32 = llvm.mlir.constant(2 : i64) : i64
    %33 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %34 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %35 = llvm.mlir.constant(10 : i32) : i32
    %36 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %37 = llvm.mlir.addressof @_ZGVZL10use_staticiE4once : !llvm.ptr
    %38 = llvm.mlir.constant(0 : i8) : i8
    %39 = llvm.mlir.addressof @_ZZL10use_staticiE4once : !llvm.ptr
    %40 = llvm.mlir.addressof @_ZN4PartD2Ev : !llvm.ptr
    %41 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %43 = llvm.mlir.constant(9 : i32) : i32
    %44 = llvm.mlir.constant(99 : i32) : i32
    %45 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.mlir.constant(120 : i8) : i8
    %48 = llvm.mlir.constant(101 : i32) : i32
    %49 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<4 x struct<"struct.Part", (i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %52[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.getelementptr inbounds|nuw %52[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.getelementptr inbounds|nuw %52[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.getelementptr inbounds|nuw %52[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.getelementptr inbounds|nuw %52[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.getelementptr inbounds|nuw %52[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%7 : i64)
  ^bb1:  // pred: ^bb7
    llvm.intr.lifetime.start %53 : !llvm.ptr
    llvm.store %19, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %53[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %63 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %53[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %51[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.getelementptr inbounds|nuw %51[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds|nuw %51[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%7 : i64)
  ^bb2(%68: i64):  // 2 preds: ^bb0, ^bb7
    %69 = llvm.getelementptr inbounds|nuw %8[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %70, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %71 = llvm.call @printf(%10, %11, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %52 : !llvm.ptr
    llvm.invoke @_ZN4TreeC2Ei(%52, %0) to ^bb3 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %72 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %73 = llvm.add %72, %15 overflow<nsw> : i32
    llvm.store %73, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %74 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %75 = llvm.call @printf(%16, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %77 = llvm.add %76, %15 overflow<nsw> : i32
    llvm.store %77, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %78 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %79 = llvm.call @printf(%16, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %81 = llvm.add %80, %15 overflow<nsw> : i32
    llvm.store %81, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %82 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %83 = llvm.call @printf(%16, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %85 = llvm.add %84, %15 overflow<nsw> : i32
    llvm.store %85, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %86 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %87 = llvm.call @printf(%16, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %89 = llvm.add %88, %15 overflow<nsw> : i32
    llvm.store %89, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %90 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %91 = llvm.call @printf(%16, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %92 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %93 = llvm.add %92, %15 overflow<nsw> : i32
    llvm.store %93, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %94 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %95 = llvm.call @printf(%16, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %96 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %97 = llvm.add %96, %15 overflow<nsw> : i32
    llvm.store %97, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %98 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %99 = llvm.call @printf(%16, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %52 : !llvm.ptr
    %100 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb4:  // pred: ^bb2
    %101 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %102 = llvm.extractvalue %101[1] : !llvm.struct<(ptr, i32)> 
    %103 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %104 = llvm.icmp "eq" %102, %103 : i32
    llvm.cond_br %104, ^bb5, ^bb6(%101 : !llvm.struct<(ptr, i32)>)
  ^bb5:  // pred: ^bb4
    %105 = llvm.extractvalue %101[0] : !llvm.struct<(ptr, i32)> 
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %108 = llvm.call @printf(%13, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb6(%109: !llvm.struct<(ptr, i32)>):  // 11 preds: ^bb4, ^bb26, ^bb33, ^bb39, ^bb46, ^bb65, ^bb78, ^bb84, ^bb90, ^bb97, ^bb116
    llvm.resume %109 : !llvm.struct<(ptr, i32)>
  ^bb7:  // 2 preds: ^bb3, ^bb5
    %110 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %111 = llvm.call @printf(%18, %110) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.add %68, %6 overflow<nsw, nuw> : i64
    %113 = llvm.icmp "eq" %112, %1 : i64
    llvm.cond_br %113, ^bb1, ^bb2(%112 : i64)
  ^bb8:  // pred: ^bb28
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.store %19, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %114 = llvm.call @printf(%10, %28, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %115 = llvm.invoke @_Znwm(%5) to ^bb29 unwind ^bb32 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb9(%116: i64):  // 2 preds: ^bb1, ^bb28
    %117 = llvm.getelementptr inbounds|nuw %53[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %118, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %119 = llvm.call @printf(%10, %22, %118) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %51 : !llvm.ptr
    llvm.store %0, %51 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %120 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %121 = llvm.add %120, %15 overflow<nsw> : i32
    llvm.store %121, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %122 = llvm.icmp "eq" %120, %19 : i32
    llvm.cond_br %122, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %123 = llvm.call @printf(%25, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %124 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %0, %124 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%124, %12, %26) to ^bb11 unwind ^bb25 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb10
    llvm.unreachable
  ^bb12:  // pred: ^bb9
    %125 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %126 = llvm.add %125, %0 overflow<nsw> : i32
    llvm.store %126, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %127 = llvm.call @printf(%23, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %20, %65 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %128 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %129 = llvm.add %128, %15 overflow<nsw> : i32
    llvm.store %129, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %130 = llvm.icmp "eq" %128, %19 : i32
    llvm.cond_br %130, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %131 = llvm.call @printf(%25, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %132 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %20, %132 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%132, %12, %26) to ^bb14 unwind ^bb21(%65 : !llvm.ptr) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb13
    llvm.unreachable
  ^bb15:  // pred: ^bb12
    %133 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %134 = llvm.add %133, %0 overflow<nsw> : i32
    llvm.store %134, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %135 = llvm.call @printf(%23, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %24, %66 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %136 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %137 = llvm.add %136, %15 overflow<nsw> : i32
    llvm.store %137, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %138 = llvm.icmp "eq" %136, %19 : i32
    llvm.cond_br %138, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %139 = llvm.call @printf(%25, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %140 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %24, %140 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%140, %12, %26) to ^bb17 unwind ^bb21(%66 : !llvm.ptr) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    llvm.unreachable
  ^bb18:  // pred: ^bb15
    %141 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %142 = llvm.add %141, %0 overflow<nsw> : i32
    llvm.store %142, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %143 = llvm.call @printf(%23, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %21, %67 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %144 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %145 = llvm.add %144, %15 overflow<nsw> : i32
    llvm.store %145, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %146 = llvm.icmp "eq" %144, %19 : i32
    llvm.cond_br %146, ^bb19, ^bb24
  ^bb19:  // pred: ^bb18
    %147 = llvm.call @printf(%25, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %148 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %21, %148 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%148, %12, %26) to ^bb20 unwind ^bb21(%67 : !llvm.ptr) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    llvm.unreachable
  ^bb21(%149: !llvm.ptr):  // 3 preds: ^bb13, ^bb16, ^bb19
    %150 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb22(%149 : !llvm.ptr)
  ^bb22(%151: !llvm.ptr):  // 2 preds: ^bb21, ^bb22
    %152 = llvm.getelementptr inbounds %151[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %154 = llvm.add %153, %15 overflow<nsw> : i32
    llvm.store %154, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %155 = llvm.load %152 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %156 = llvm.call @printf(%16, %155) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %157 = llvm.icmp "eq" %152, %51 : !llvm.ptr
    llvm.cond_br %157, ^bb23, ^bb22(%152 : !llvm.ptr)
  ^bb23:  // pred: ^bb22
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.br ^bb26(%150 : !llvm.struct<(ptr, i32)>)
  ^bb24:  // pred: ^bb18
    %158 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %159 = llvm.add %158, %0 overflow<nsw> : i32
    llvm.store %159, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %160 = llvm.call @printf(%23, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %161 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %162 = llvm.add %161, %15 overflow<nsw> : i32
    llvm.store %162, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %163 = llvm.call @printf(%16, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %164 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %165 = llvm.add %164, %15 overflow<nsw> : i32
    llvm.store %165, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %166 = llvm.call @printf(%16, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %167 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %168 = llvm.add %167, %15 overflow<nsw> : i32
    llvm.store %168, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %169 = llvm.call @printf(%16, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %170 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %171 = llvm.add %170, %15 overflow<nsw> : i32
    llvm.store %171, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %172 = llvm.call @printf(%16, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %51 : !llvm.ptr
    %173 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb28
  ^bb25:  // pred: ^bb10
    %174 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb26(%174 : !llvm.struct<(ptr, i32)>)
  ^bb26(%175: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb23, ^bb25
    %176 = llvm.extractvalue %175[1] : !llvm.struct<(ptr, i32)> 
    %177 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %178 = llvm.icmp "eq" %176, %177 : i32
    llvm.cond_br %178, ^bb27, ^bb6(%175 : !llvm.struct<(ptr, i32)>)
  ^bb27:  // pred: ^bb26
    %179 = llvm.extractvalue %175[0] : !llvm.struct<(ptr, i32)> 
    %180 = llvm.call @__cxa_begin_catch(%179) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %181 = llvm.load %180 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %182 = llvm.call @printf(%13, %181) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb24, ^bb27
    %183 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %184 = llvm.call @printf(%18, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %185 = llvm.add %116, %6 overflow<nsw, nuw> : i64
    %186 = llvm.icmp "eq" %185, %3 : i64
    llvm.cond_br %186, ^bb8, ^bb9(%185 : i64)
  ^bb29:  // pred: ^bb8
    llvm.invoke @_ZN4PairC2Ei(%115, %0) to ^bb31 unwind ^bb30 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb30:  // pred: ^bb29
    %187 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @_ZdlPvm(%115, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb33(%187 : !llvm.struct<(ptr, i32)>)
  ^bb31:  // pred: ^bb29
    %188 = llvm.getelementptr inbounds|nuw %115[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %190 = llvm.add %189, %15 overflow<nsw> : i32
    llvm.store %190, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %191 = llvm.load %188 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %192 = llvm.call @printf(%16, %191) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %193 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %194 = llvm.add %193, %15 overflow<nsw> : i32
    llvm.store %194, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %195 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %196 = llvm.call @printf(%16, %195) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @_ZdlPvm(%115, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %197 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb35
  ^bb32:  // pred: ^bb8
    %198 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb33(%198 : !llvm.struct<(ptr, i32)>)
  ^bb33(%199: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb30, ^bb32
    %200 = llvm.extractvalue %199[1] : !llvm.struct<(ptr, i32)> 
    %201 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %202 = llvm.icmp "eq" %200, %201 : i32
    llvm.cond_br %202, ^bb34, ^bb6(%199 : !llvm.struct<(ptr, i32)>)
  ^bb34:  // pred: ^bb33
    %203 = llvm.extractvalue %199[0] : !llvm.struct<(ptr, i32)> 
    %204 = llvm.call @__cxa_begin_catch(%203) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %205 = llvm.load %204 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %206 = llvm.call @printf(%13, %205) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb35
  ^bb35:  // 2 preds: ^bb31, ^bb34
    %207 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %208 = llvm.call @printf(%18, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %0, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %209 = llvm.call @printf(%10, %28, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %210 = llvm.invoke @_Znwm(%5) to ^bb37 unwind ^bb36 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb36:  // pred: ^bb35
    %211 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb39(%211 : !llvm.struct<(ptr, i32)>)
  ^bb37:  // pred: ^bb35
    llvm.invoke @_ZN4PairC2Ei(%210, %0) to ^bb41 unwind ^bb38 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb38:  // pred: ^bb37
    %212 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @_ZdlPvm(%210, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39(%212 : !llvm.struct<(ptr, i32)>)
  ^bb39(%213: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb36, ^bb38
    %214 = llvm.extractvalue %213[1] : !llvm.struct<(ptr, i32)> 
    %215 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %216 = llvm.icmp "eq" %214, %215 : i32
    llvm.cond_br %216, ^bb40, ^bb6(%213 : !llvm.struct<(ptr, i32)>)
  ^bb40:  // pred: ^bb39
    %217 = llvm.extractvalue %213[0] : !llvm.struct<(ptr, i32)> 
    %218 = llvm.call @__cxa_begin_catch(%217) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %219 = llvm.load %218 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %220 = llvm.call @printf(%13, %219) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb42
  ^bb41:  // pred: ^bb37
    %221 = llvm.getelementptr inbounds|nuw %210[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %222 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %223 = llvm.add %222, %15 overflow<nsw> : i32
    llvm.store %223, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %224 = llvm.load %221 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %225 = llvm.call @printf(%16, %224) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %226 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %227 = llvm.add %226, %15 overflow<nsw> : i32
    llvm.store %227, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %228 = llvm.load %210 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %229 = llvm.call @printf(%16, %228) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @_ZdlPvm(%210, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %230 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %231 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %232 = llvm.call @printf(%18, %231) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %24, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %233 = llvm.call @printf(%10, %28, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %234 = llvm.invoke @_Znwm(%5) to ^bb44 unwind ^bb43 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb43:  // pred: ^bb42
    %235 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb46(%235 : !llvm.struct<(ptr, i32)>)
  ^bb44:  // pred: ^bb42
    llvm.invoke @_ZN4PairC2Ei(%234, %0) to ^bb48 unwind ^bb45 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb45:  // pred: ^bb44
    %236 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @_ZdlPvm(%234, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb46(%236 : !llvm.struct<(ptr, i32)>)
  ^bb46(%237: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb43, ^bb45
    %238 = llvm.extractvalue %237[1] : !llvm.struct<(ptr, i32)> 
    %239 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %240 = llvm.icmp "eq" %238, %239 : i32
    llvm.cond_br %240, ^bb47, ^bb6(%237 : !llvm.struct<(ptr, i32)>)
  ^bb47:  // pred: ^bb46
    %241 = llvm.extractvalue %237[0] : !llvm.struct<(ptr, i32)> 
    %242 = llvm.call @__cxa_begin_catch(%241) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %243 = llvm.load %242 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %244 = llvm.call @printf(%13, %243) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb49
  ^bb48:  // pred: ^bb44
    %245 = llvm.getelementptr inbounds|nuw %234[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %246 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %247 = llvm.add %246, %15 overflow<nsw> : i32
    llvm.store %247, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %248 = llvm.load %245 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %249 = llvm.call @printf(%16, %248) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %250 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %251 = llvm.add %250, %15 overflow<nsw> : i32
    llvm.store %251, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %252 = llvm.load %234 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %253 = llvm.call @printf(%16, %252) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @_ZdlPvm(%234, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %254 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb49
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %255 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %256 = llvm.call @printf(%18, %255) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.store %0, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %257 = llvm.getelementptr inbounds|nuw %54[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %257 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %258 = llvm.getelementptr inbounds|nuw %54[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %258 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb51(%7 : i64)
  ^bb50:  // pred: ^bb67
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    llvm.store %33, %55 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.br ^bb69(%7 : i64)
  ^bb51(%259: i64):  // 2 preds: ^bb49, ^bb67
    %260 = llvm.getelementptr inbounds|nuw %54[%259] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %261 = llvm.load %260 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %261, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %262 = llvm.call @printf(%10, %30, %261) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %263 = llvm.invoke @_Znam(%2) to ^bb52 unwind ^bb64 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb52:  // pred: ^bb51
    llvm.store %6, %263 {alignment = 8 : i64} : i64, !llvm.ptr
    %264 = llvm.getelementptr inbounds|nuw %263[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %264 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %265 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %266 = llvm.add %265, %15 overflow<nsw> : i32
    llvm.store %266, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %267 = llvm.icmp "eq" %265, %19 : i32
    llvm.cond_br %267, ^bb53(%5 : i64), ^bb55
  ^bb53(%268: i64):  // 4 preds: ^bb52, ^bb55, ^bb56, ^bb57
    %269 = llvm.call @printf(%25, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %270 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %31, %270 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%270, %12, %26) to ^bb54 unwind ^bb60 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb54:  // pred: ^bb53
    llvm.unreachable
  ^bb55:  // pred: ^bb52
    %271 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %272 = llvm.add %271, %0 overflow<nsw> : i32
    llvm.store %272, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %273 = llvm.call @printf(%23, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %274 = llvm.getelementptr inbounds|nuw %263[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %274 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %275 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %276 = llvm.add %275, %15 overflow<nsw> : i32
    llvm.store %276, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %277 = llvm.icmp "eq" %275, %19 : i32
    llvm.cond_br %277, ^bb53(%3 : i64), ^bb56
  ^bb56:  // pred: ^bb55
    %278 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %279 = llvm.add %278, %0 overflow<nsw> : i32
    llvm.store %279, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %280 = llvm.call @printf(%23, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %281 = llvm.getelementptr inbounds|nuw %263[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %281 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %282 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %283 = llvm.add %282, %15 overflow<nsw> : i32
    llvm.store %283, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %284 = llvm.icmp "eq" %282, %19 : i32
    llvm.cond_br %284, ^bb53(%4 : i64), ^bb57
  ^bb57:  // pred: ^bb56
    %285 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %286 = llvm.add %285, %0 overflow<nsw> : i32
    llvm.store %286, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %287 = llvm.call @printf(%23, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %288 = llvm.getelementptr inbounds|nuw %263[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %288 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %289 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %290 = llvm.add %289, %15 overflow<nsw> : i32
    llvm.store %290, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %291 = llvm.icmp "eq" %289, %19 : i32
    llvm.cond_br %291, ^bb53(%1 : i64), ^bb58
  ^bb58:  // pred: ^bb57
    %292 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %293 = llvm.add %292, %0 overflow<nsw> : i32
    llvm.store %293, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %294 = llvm.call @printf(%23, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %295 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> i64
    %296 = llvm.shl %295, %32 : i64
    %297 = llvm.add %296, %5 : i64
    %298 = llvm.icmp "eq" %295, %7 : i64
    llvm.cond_br %298, ^bb63, ^bb59(%297 : i64)
  ^bb59(%299: i64):  // 2 preds: ^bb58, ^bb59
    %300 = llvm.add %299, %27 overflow<nsw> : i64
    %301 = llvm.getelementptr inbounds %263[%300] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %302 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %303 = llvm.add %302, %15 overflow<nsw> : i32
    llvm.store %303, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %304 = llvm.load %301 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %305 = llvm.call @printf(%16, %304) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %306 = llvm.icmp "eq" %300, %5 : i64
    llvm.cond_br %306, ^bb63, ^bb59(%300 : i64)
  ^bb60:  // pred: ^bb53
    %307 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.cond_br %267, ^bb62, ^bb61(%268 : i64)
  ^bb61(%308: i64):  // 2 preds: ^bb60, ^bb61
    %309 = llvm.add %308, %27 overflow<nsw> : i64
    %310 = llvm.getelementptr inbounds %263[%309] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %311 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %312 = llvm.add %311, %15 overflow<nsw> : i32
    llvm.store %312, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %313 = llvm.load %310 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %314 = llvm.call @printf(%16, %313) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %315 = llvm.icmp "eq" %309, %5 : i64
    llvm.cond_br %315, ^bb62, ^bb61(%309 : i64)
  ^bb62:  // 2 preds: ^bb60, ^bb61
    llvm.call @_ZdaPvm(%263, %2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb65(%307 : !llvm.struct<(ptr, i32)>)
  ^bb63:  // 2 preds: ^bb58, ^bb59
    llvm.call @_ZdaPvm(%263, %297) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %316 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb67
  ^bb64:  // pred: ^bb51
    %317 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb65(%317 : !llvm.struct<(ptr, i32)>)
  ^bb65(%318: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb62, ^bb64
    %319 = llvm.extractvalue %318[1] : !llvm.struct<(ptr, i32)> 
    %320 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %321 = llvm.icmp "eq" %319, %320 : i32
    llvm.cond_br %321, ^bb66, ^bb6(%318 : !llvm.struct<(ptr, i32)>)
  ^bb66:  // pred: ^bb65
    %322 = llvm.extractvalue %318[0] : !llvm.struct<(ptr, i32)> 
    %323 = llvm.call @__cxa_begin_catch(%322) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %324 = llvm.load %323 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %325 = llvm.call @printf(%13, %324) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb67
  ^bb67:  // 2 preds: ^bb63, ^bb66
    %326 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %327 = llvm.call @printf(%18, %326) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %328 = llvm.add %259, %6 overflow<nsw, nuw> : i64
    %329 = llvm.icmp "eq" %328, %3 : i64
    llvm.cond_br %329, ^bb50, ^bb51(%328 : i64)
  ^bb68:  // pred: ^bb80
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.store %19, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %330 = llvm.call @printf(%10, %36, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %331 = llvm.load %37 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %332 = llvm.icmp "eq" %331, %38 : i8
    llvm.cond_br %332 weights([1, 1048575]), ^bb81, ^bb85
  ^bb69(%333: i64):  // 2 preds: ^bb50, ^bb80
    %334 = llvm.getelementptr inbounds|nuw %55[%333] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %335 = llvm.load %334 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %335, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %336 = llvm.call @printf(%10, %34, %335) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %337 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %338 = llvm.add %337, %15 overflow<nsw> : i32
    llvm.store %338, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %339 = llvm.icmp "eq" %337, %19 : i32
    llvm.cond_br %339, ^bb70, ^bb72
  ^bb70:  // pred: ^bb69
    %340 = llvm.call @printf(%25, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %341 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %0, %341 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%341, %12, %26) to ^bb71 unwind ^bb77 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb71:  // pred: ^bb70
    llvm.unreachable
  ^bb72:  // pred: ^bb69
    %342 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %343 = llvm.add %342, %0 overflow<nsw> : i32
    llvm.store %343, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %344 = llvm.call @printf(%23, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %345 = llvm.load %9 {alignment = 4 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %346 = llvm.add %345, %15 overflow<nsw> : i32
    llvm.store %346, %9 {alignment = 4 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %347 = llvm.icmp "eq" %345, %19 : i32
    llvm.cond_br %347, ^bb73, ^bb76
  ^bb73:  // pred: ^bb72
    %348 = llvm.call @printf(%25, %35) vararg(!llvm.func<i32 (ptr, ...)>) {noalias_scopes = [#alias_scope]} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %349 = llvm.call @__cxa_allocate_exception(%6) {no_unwind, noalias_scopes = [#alias_scope]} : (i64) -> !llvm.ptr
    llvm.store %35, %349 {alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%349, %12, %26) to ^bb74 unwind ^bb75 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb74:  // pred: ^bb73
    llvm.unreachable
  ^bb75:  // pred: ^bb73
    %350 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %351 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %352 = llvm.add %351, %15 overflow<nsw> : i32
    llvm.store %352, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %353 = llvm.call @printf(%16, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb78(%350 : !llvm.struct<(ptr, i32)>)
  ^bb76:  // pred: ^bb72
    %354 = llvm.load %14 {alignment = 4 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %355 = llvm.add %354, %0 overflow<nsw> : i32
    llvm.store %355, %14 {alignment = 4 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %356 = llvm.call @printf(%23, %35) vararg(!llvm.func<i32 (ptr, ...)>) {noalias_scopes = [#alias_scope]} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %357 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %358 = llvm.add %357, %15 overflow<nsw> : i32
    llvm.store %358, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %359 = llvm.call @printf(%16, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %360 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %361 = llvm.add %360, %15 overflow<nsw> : i32
    llvm.store %361, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %362 = llvm.call @printf(%16, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %363 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb80
  ^bb77:  // pred: ^bb70
    %364 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb78(%364 : !llvm.struct<(ptr, i32)>)
  ^bb78(%365: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb75, ^bb77
    %366 = llvm.extractvalue %365[1] : !llvm.struct<(ptr, i32)> 
    %367 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %368 = llvm.icmp "eq" %366, %367 : i32
    llvm.cond_br %368, ^bb79, ^bb6(%365 : !llvm.struct<(ptr, i32)>)
  ^bb79:  // pred: ^bb78
    %369 = llvm.extractvalue %365[0] : !llvm.struct<(ptr, i32)> 
    %370 = llvm.call @__cxa_begin_catch(%369) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %371 = llvm.load %370 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %372 = llvm.call @printf(%13, %371) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb80
  ^bb80:  // 2 preds: ^bb76, ^bb79
    %373 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %374 = llvm.call @printf(%18, %373) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %375 = llvm.add %333, %6 overflow<nsw, nuw> : i64
    %376 = llvm.icmp "eq" %375, %4 : i64
    llvm.cond_br %376, ^bb68, ^bb69(%375 : i64)
  ^bb81:  // pred: ^bb68
    %377 = llvm.call @__cxa_guard_acquire(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> i32
    %378 = llvm.icmp "eq" %377, %19 : i32
    llvm.cond_br %378, ^bb85, ^bb82
  ^bb82:  // pred: ^bb81
    llvm.invoke @_ZN4PartC2Ei(%39, %29) to ^bb83 unwind ^bb84 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb83:  // pred: ^bb82
    %379 = llvm.call @__cxa_atexit(%40, %39, %41) {no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> i32
    llvm.call @__cxa_guard_release(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb85
  ^bb84:  // pred: ^bb82
    %380 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_guard_abort(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    %381 = llvm.extractvalue %380[1] : !llvm.struct<(ptr, i32)> 
    %382 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %383 = llvm.icmp "eq" %381, %382 : i32
    llvm.cond_br %383, ^bb86, ^bb6(%380 : !llvm.struct<(ptr, i32)>)
  ^bb85:  // 3 preds: ^bb68, ^bb81, ^bb83
    %384 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %385 = llvm.call @printf(%42, %384) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %386 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb87
  ^bb86:  // pred: ^bb84
    %387 = llvm.extractvalue %380[0] : !llvm.struct<(ptr, i32)> 
    %388 = llvm.call @__cxa_begin_catch(%387) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %389 = llvm.load %388 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %390 = llvm.call @printf(%13, %389) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb87
  ^bb87:  // 2 preds: ^bb85, ^bb86
    %391 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %392 = llvm.call @printf(%18, %391) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %0, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %393 = llvm.call @printf(%10, %36, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %394 = llvm.load %37 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %395 = llvm.icmp "eq" %394, %38 : i8
    llvm.cond_br %395 weights([1, 1048575]), ^bb88, ^bb93
  ^bb88:  // pred: ^bb87
    %396 = llvm.call @__cxa_guard_acquire(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> i32
    %397 = llvm.icmp "eq" %396, %19 : i32
    llvm.cond_br %397, ^bb93, ^bb89
  ^bb89:  // pred: ^bb88
    llvm.invoke @_ZN4PartC2Ei(%39, %29) to ^bb92 unwind ^bb90 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb90:  // pred: ^bb89
    %398 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_guard_abort(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    %399 = llvm.extractvalue %398[1] : !llvm.struct<(ptr, i32)> 
    %400 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %401 = llvm.icmp "eq" %399, %400 : i32
    llvm.cond_br %401, ^bb91, ^bb6(%398 : !llvm.struct<(ptr, i32)>)
  ^bb91:  // pred: ^bb90
    %402 = llvm.extractvalue %398[0] : !llvm.struct<(ptr, i32)> 
    %403 = llvm.call @__cxa_begin_catch(%402) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %404 = llvm.load %403 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %405 = llvm.call @printf(%13, %404) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb94
  ^bb92:  // pred: ^bb89
    %406 = llvm.call @__cxa_atexit(%40, %39, %41) {no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> i32
    llvm.call @__cxa_guard_release(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb93
  ^bb93:  // 3 preds: ^bb87, ^bb88, ^bb92
    %407 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %408 = llvm.call @printf(%42, %407) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %409 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb94
  ^bb94:  // 2 preds: ^bb91, ^bb93
    %410 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %411 = llvm.call @printf(%18, %410) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %0, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %412 = llvm.call @printf(%10, %36, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %413 = llvm.load %37 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %414 = llvm.icmp "eq" %413, %38 : i8
    llvm.cond_br %414 weights([1, 1048575]), ^bb95, ^bb100
  ^bb95:  // pred: ^bb94
    %415 = llvm.call @__cxa_guard_acquire(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> i32
    %416 = llvm.icmp "eq" %415, %19 : i32
    llvm.cond_br %416, ^bb100, ^bb96
  ^bb96:  // pred: ^bb95
    llvm.invoke @_ZN4PartC2Ei(%39, %29) to ^bb99 unwind ^bb97 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb97:  // pred: ^bb96
    %417 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_guard_abort(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    %418 = llvm.extractvalue %417[1] : !llvm.struct<(ptr, i32)> 
    %419 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %420 = llvm.icmp "eq" %418, %419 : i32
    llvm.cond_br %420, ^bb98, ^bb6(%417 : !llvm.struct<(ptr, i32)>)
  ^bb98:  // pred: ^bb97
    %421 = llvm.extractvalue %417[0] : !llvm.struct<(ptr, i32)> 
    %422 = llvm.call @__cxa_begin_catch(%421) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %423 = llvm.load %422 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %424 = llvm.call @printf(%13, %423) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb101
  ^bb99:  // pred: ^bb96
    %425 = llvm.call @__cxa_atexit(%40, %39, %41) {no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> i32
    llvm.call @__cxa_guard_release(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb100
  ^bb100:  // 3 preds: ^bb94, ^bb95, ^bb99
    %426 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %427 = llvm.call @printf(%42, %426) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %428 = llvm.call @printf(%17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb101
  ^bb101:  // 2 preds: ^bb98, ^bb100
    %429 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %430 = llvm.call @printf(%18, %429) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %19, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %56 : !llvm.ptr
    llvm.store %19, %56 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %431 = llvm.getelementptr inbounds|nuw %56[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %431 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %432 = llvm.getelementptr inbounds|nuw %56[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %43, %432 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb103(%7 : i64)
  ^bb102:  // pred: ^bb119
    llvm.intr.lifetime.end %56 : !llvm.ptr
    %433 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %434 = llvm.call @printf(%50, %433) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %19 : i32
  ^bb103(%435: i64):  // 2 preds: ^bb101, ^bb119
    %436 = llvm.getelementptr inbounds|nuw %56[%435] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %437 = llvm.load %436 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %44, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %438 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %439 = llvm.add %438, %0 overflow<nsw> : i32
    llvm.store %439, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %440 = llvm.call @printf(%23, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %441 = llvm.icmp "eq" %437, %19 : i32
    llvm.cond_br %441, ^bb106, ^bb109
  ^bb104(%442: i32):  // 3 preds: ^bb109, ^bb112, ^bb114
    %443 = llvm.call @printf(%25, %442) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %444 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %442, %444 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%444, %12, %26) to ^bb105 unwind ^bb107 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb105:  // pred: ^bb104
    llvm.unreachable
  ^bb106:  // 4 preds: ^bb103, ^bb111, ^bb113, ^bb115
    %445 = llvm.call @__cxa_allocate_exception(%46) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %47, %445 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%445, %45, %26) to ^bb118 unwind ^bb108 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb107:  // pred: ^bb104
    %446 = llvm.landingpad cleanup (catch %45 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb116(%446 : !llvm.struct<(ptr, i32)>)
  ^bb108:  // pred: ^bb106
    %447 = llvm.landingpad cleanup (catch %45 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %448 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %449 = llvm.add %448, %15 overflow<nsw> : i32
    llvm.store %449, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %450 = llvm.call @printf(%16, %437) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb116(%447 : !llvm.struct<(ptr, i32)>)
  ^bb109:  // pred: ^bb103
    %451 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %452 = llvm.add %451, %15 overflow<nsw> : i32
    llvm.store %452, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %453 = llvm.call @printf(%16, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %454 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %455 = llvm.add %454, %15 overflow<nsw> : i32
    llvm.store %455, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %456 = llvm.icmp "eq" %454, %19 : i32
    llvm.cond_br %456, ^bb104(%0 : i32), ^bb111 {loop_annotation = #loop_annotation}
  ^bb110:  // pred: ^bb115
    %457 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %458 = llvm.add %457, %15 overflow<nsw> : i32
    llvm.store %458, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %459 = llvm.call @printf(%16, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb119(%24 : i32)
  ^bb111:  // pred: ^bb109
    %460 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %461 = llvm.add %460, %0 overflow<nsw> : i32
    llvm.store %461, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %462 = llvm.call @printf(%23, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %463 = llvm.icmp "eq" %437, %0 : i32
    llvm.cond_br %463, ^bb106, ^bb112
  ^bb112:  // pred: ^bb111
    %464 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %465 = llvm.add %464, %15 overflow<nsw> : i32
    llvm.store %465, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %466 = llvm.call @printf(%16, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %467 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %468 = llvm.add %467, %15 overflow<nsw> : i32
    llvm.store %468, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %469 = llvm.icmp "eq" %467, %19 : i32
    llvm.cond_br %469, ^bb104(%20 : i32), ^bb113 {loop_annotation = #loop_annotation}
  ^bb113:  // pred: ^bb112
    %470 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %471 = llvm.add %470, %0 overflow<nsw> : i32
    llvm.store %471, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %472 = llvm.call @printf(%23, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %473 = llvm.icmp "eq" %437, %20 : i32
    llvm.cond_br %473, ^bb106, ^bb114
  ^bb114:  // pred: ^bb113
    %474 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %475 = llvm.add %474, %15 overflow<nsw> : i32
    llvm.store %475, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %476 = llvm.call @printf(%16, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %477 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %478 = llvm.add %477, %15 overflow<nsw> : i32
    llvm.store %478, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %479 = llvm.icmp "eq" %477, %19 : i32
    llvm.cond_br %479, ^bb104(%24 : i32), ^bb115 {loop_annotation = #loop_annotation}
  ^bb115:  // pred: ^bb114
    %480 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %481 = llvm.add %480, %0 overflow<nsw> : i32
    llvm.store %481, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %482 = llvm.call @printf(%23, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %483 = llvm.icmp "eq" %437, %24 : i32
    llvm.cond_br %483, ^bb106, ^bb110
  ^bb116(%484: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb107, ^bb108
    %485 = llvm.extractvalue %484[1] : !llvm.struct<(ptr, i32)> 
    %486 = llvm.intr.eh.typeid.for %45 : (!llvm.ptr) -> i32
    %487 = llvm.icmp "eq" %485, %486 : i32
    llvm.cond_br %487, ^bb117, ^bb6(%484 : !llvm.struct<(ptr, i32)>)
  ^bb117:  // pred: ^bb116
    %488 = llvm.extractvalue %484[0] : !llvm.struct<(ptr, i32)> 
    %489 = llvm.call @__cxa_begin_catch(%488) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb119(%48 : i32)
  ^bb118:  // pred: ^bb106
    llvm.unreachable
  ^bb119(%490: i32):  // 2 preds: ^bb110, ^bb117
    %491 = llvm.call @printf(%49, %490) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %492 = llvm.add %435, %6 overflow<nsw, nuw> : i64
    %493 = llvm.icmp "eq" %492, %3 : i64
    llvm.cond_br %493, ^bb102, ^bb103(%492 : i64)
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4PartC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PartC2Ei) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    llvm.store %arg1, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %10 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %11 = llvm.add %10, %1 overflow<nsw> : i32
    llvm.store %11, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %12 = llvm.icmp "eq" %10, %2 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.call tail @printf(%6, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %14 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %14 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%14, %8, %9) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %15 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %16 = llvm.add %15, %4 overflow<nsw> : i32
    llvm.store %16, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %17 = llvm.call tail @printf(%5, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr unnamed_addr @_ZN4TreeC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4TreeC2Ei) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %8 = llvm.mlir.constant(12 : i64) : i64
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(20 : i64) : i64
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %15 = llvm.mlir.constant(4 : i64) : i64
    %16 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    llvm.call tail @_ZN4PairC2Ei(%arg0, %arg1) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %18 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.add %arg1, %1 overflow<nsw> : i32
    llvm.store %19, %18 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %20 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.add %20, %3 overflow<nsw> : i32
    llvm.store %21, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %22 = llvm.icmp "eq" %20, %4 : i32
    llvm.cond_br %22, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %23 = llvm.call tail @printf(%14, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %24 = llvm.call tail @__cxa_allocate_exception(%15) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %19, %24 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%24, %16, %17) to ^bb2 unwind ^bb10 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    llvm.unreachable
  ^bb3:  // pred: ^bb0
    %25 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %26 = llvm.add %25, %6 overflow<nsw> : i32
    llvm.store %26, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %27 = llvm.call tail @printf(%7, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %28 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.add %arg1, %9 overflow<nsw> : i32
    llvm.invoke @_ZN4PairC2Ei(%28, %29) to ^bb5 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %30 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%30 : !llvm.struct<(ptr, i32)>)
  ^bb5:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds|nuw %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.add %arg1, %11 overflow<nsw> : i32
    llvm.invoke @_ZN4PairC2Ei(%31, %32) to ^bb6 unwind ^bb11 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    %33 = llvm.add %arg1, %12 overflow<nsw> : i32
    %34 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %35 = llvm.add %34, %3 overflow<nsw> : i32
    llvm.store %35, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %36 = llvm.icmp "eq" %34, %4 : i32
    llvm.cond_br %36, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %37 = llvm.call tail @printf(%14, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %38 = llvm.call tail @__cxa_allocate_exception(%15) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %33, %38 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%38, %16, %17) to ^bb8 unwind ^bb12 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb7
    llvm.unreachable
  ^bb9:  // pred: ^bb6
    %39 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %40 = llvm.add %39, %6 overflow<nsw> : i32
    llvm.store %40, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %41 = llvm.call tail @printf(%7, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %42 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %43 = llvm.add %42, %3 overflow<nsw> : i32
    llvm.store %43, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %44 = llvm.call tail @printf(%13, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb10:  // pred: ^bb1
    %45 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb14(%45 : !llvm.struct<(ptr, i32)>)
  ^bb11:  // pred: ^bb5
    %46 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @_ZN4PairD2Ev(%28) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13(%46 : !llvm.struct<(ptr, i32)>)
  ^bb12:  // pred: ^bb7
    %47 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @_ZN4PairD2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call tail @_ZN4PairD2Ev(%28) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13(%47 : !llvm.struct<(ptr, i32)>)
  ^bb13(%48: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb4, ^bb11, ^bb12
    %49 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %3 overflow<nsw> : i32
    llvm.store %50, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %51 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %52 = llvm.call tail @printf(%13, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb14(%48 : !llvm.struct<(ptr, i32)>)
  ^bb14(%53: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb10, ^bb13
    llvm.call tail @_ZN4PairD2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.resume %53 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PairC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PairC2Ei) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    llvm.store %arg1, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %11 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %12 = llvm.add %11, %1 overflow<nsw> : i32
    llvm.store %12, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %13 = llvm.icmp "eq" %11, %2 : i32
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %14 = llvm.call tail @printf(%7, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %15 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %15 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%15, %8, %9) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %16 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.add %16, %4 overflow<nsw> : i32
    llvm.store %17, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %18 = llvm.call tail @printf(%5, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %19 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.add %arg1, %4 overflow<nsw> : i32
    llvm.store %20, %19 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %21 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %22 = llvm.add %21, %1 overflow<nsw> : i32
    llvm.store %22, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %23 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %23, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %24 = llvm.call tail @printf(%7, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %20, %25 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%25, %8, %9) to ^bb4 unwind ^bb6 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    llvm.unreachable
  ^bb5:  // pred: ^bb2
    %26 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.add %26, %4 overflow<nsw> : i32
    llvm.store %27, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.call tail @printf(%5, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb6:  // pred: ^bb3
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %31 = llvm.add %30, %1 overflow<nsw> : i32
    llvm.store %31, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %32 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %33 = llvm.call tail @printf(%10, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.resume %29 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PairD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PairD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %6 = llvm.add %5, %2 overflow<nsw> : i32
    llvm.store %6, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %7 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %8 = llvm.call tail @printf(%3, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %9 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %10 = llvm.add %9, %2 overflow<nsw> : i32
    llvm.store %10, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %11 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %12 = llvm.call tail @printf(%3, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_Znam(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4PartD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PartD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %4 = llvm.add %3, %1 overflow<nsw> : i32
    llvm.store %4, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %5 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %6 = llvm.call tail @printf(%2, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZdaPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_guard_acquire(!llvm.ptr) -> i32 attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @__cxa_guard_abort(!llvm.ptr) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @__cxa_guard_release(!llvm.ptr) attributes {no_unwind, passthrough = ["nofree"]}
}
