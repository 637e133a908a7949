#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS5Count", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc4, 8>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc4, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN5CountD2Ev any
  }
  llvm.mlir.global internal unnamed_addr @_ZL11comparisons(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("qsort stopped at comparison %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @constinit(dense<[7, 8, 6, 2, 300]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global external constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.3"("= %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("large %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("odd %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.6"("from block %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("from destructor %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("y\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%s %s; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("unwinding\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("normal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.13"("own; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("held back; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func @order(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 2>}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL11comparisons : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %7 = llvm.add %6, %1 overflow<nsw> : i32
    llvm.store %7, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %8 = llvm.icmp "eq" %7, %2 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %10 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %10, %9 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%9, %4, %5) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %12 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %13 = llvm.intr.scmp(%11, %12) : (i32, i32) -> i32
    llvm.return %13 : i32
  }
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(12 : i64) : i64
    %4 = llvm.mlir.constant(dense<[0, 7, 14, 5]> : vector<4xi32>) : vector<4xi32>
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(20 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(28 : i64) : i64
    %9 = llvm.mlir.constant(dense<[12, 3, 10, 1]> : vector<4xi32>) : vector<4xi32>
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.mlir.constant(36 : i64) : i64
    %12 = llvm.mlir.constant(40 : i64) : i64
    %13 = llvm.mlir.constant(44 : i64) : i64
    %14 = llvm.mlir.constant(dense<[8, 15, 6, 13]> : vector<4xi32>) : vector<4xi32>
    %15 = llvm.mlir.constant(48 : i64) : i64
    %16 = llvm.mlir.constant(52 : i64) : i64
    %17 = llvm.mlir.constant(56 : i64) : i64
    %18 = llvm.mlir.constant(60 : i64) : i64
    %19 = llvm.mlir.constant(dense<[4, 11, 2, 9]> : vector<4xi32>) : vector<4xi32>
    %20 = llvm.mlir.addressof @order : !llvm.ptr
    %21 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %22 = llvm.mlir.addressof @".str" : !llvm.ptr
    %23 = llvm.mlir.constant(-1000 : i32) : i32
    %24 = llvm.mlir.addressof @_ZL11comparisons : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %26 = llvm.mlir.constant(10 : i32) : i32
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.mlir.addressof @constinit : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %32 = llvm.mlir.constant(100 : i32) : i32
    %33 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %35 = llvm.mlir.zero : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %39 = llvm.mlir.constant(5 : i32) : i32
    %40 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %43 = llvm.mlir.constant(1 : i64) : i64
    %44 = llvm.mlir.constant(113 : i8) : i8
    %45 = llvm.alloca %0 x !llvm.struct<"struct.Count", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<16 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.getelementptr inbounds|nuw %46[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.getelementptr inbounds|nuw %46[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %46 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %46[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.getelementptr inbounds|nuw %46[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.getelementptr inbounds|nuw %46[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.getelementptr inbounds|nuw %46[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %50 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %46[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds|nuw %46[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.getelementptr inbounds|nuw %46[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.getelementptr inbounds|nuw %46[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %46[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.getelementptr inbounds|nuw %46[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.getelementptr inbounds|nuw %46[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.getelementptr inbounds|nuw %46[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %58 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    llvm.invoke @qsort(%46, %5, %1, %20) to ^bb3 unwind ^bb1 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %62 = llvm.landingpad cleanup (catch %21 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    %64 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %65 = llvm.icmp "eq" %63, %64 : i32
    llvm.cond_br %65, ^bb2, ^bb42(%62 : !llvm.struct<(ptr, i32)>)
  ^bb2:  // pred: ^bb1
    %66 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.call @__cxa_begin_catch(%66) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %69 = llvm.call @printf(%22, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.store %23, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @qsort(%46, %5, %1, %20) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %70 = llvm.load %46 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %71 = llvm.call @printf(%25, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %72 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %73 = llvm.call @printf(%25, %72) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %74 = llvm.load %48 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %75 = llvm.call @printf(%25, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %77 = llvm.call @printf(%25, %76) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %78 = llvm.load %50 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %79 = llvm.call @printf(%25, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %80 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %81 = llvm.call @printf(%25, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.load %52 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %83 = llvm.call @printf(%25, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %85 = llvm.call @printf(%25, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %86 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %87 = llvm.call @printf(%25, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %88 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %89 = llvm.call @printf(%25, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %91 = llvm.call @printf(%25, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %92 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %93 = llvm.call @printf(%25, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %94 = llvm.load %58 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %95 = llvm.call @printf(%25, %94) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %96 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %97 = llvm.call @printf(%25, %96) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %98 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %99 = llvm.call @printf(%25, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %100 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %101 = llvm.call @printf(%25, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %102 = llvm.call @putchar(%26) : (i32) -> i32
    %103 = llvm.getelementptr inbounds|nuw %45[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%27 : i64)
  ^bb4(%104: i64):  // 2 preds: ^bb3, ^bb22
    %105 = llvm.getelementptr inbounds|nuw %28[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %107 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %107, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %29, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %108 = llvm.and %106, %0 : i32
    %109 = llvm.icmp "eq" %108, %30 : i32
    llvm.cond_br %109, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %110 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %106, %110 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb9(%110, %21 : !llvm.ptr, !llvm.ptr)
  ^bb6:  // pred: ^bb4
    %111 = llvm.ashr exact %106, %0 : i32
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb7 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %112 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %112, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %31, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %113 = llvm.icmp "sgt" %111, %32 : i32
    llvm.cond_br %113, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %114 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %115 = llvm.zext nneg %111 : i32 to i64
    llvm.store %115, %114 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.br ^bb9(%114, %33 : !llvm.ptr, !llvm.ptr)
  ^bb9(%116: !llvm.ptr, %117: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    llvm.invoke @__cxa_throw(%116, %117, %35) to ^bb10 unwind ^bb15 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb9
    llvm.unreachable
  ^bb11:  // pred: ^bb7
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb12 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %118 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %118, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %31, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb13 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %119 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %119, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %31, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb14 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %120 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %120, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %31, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb18 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb9
    %121 = llvm.landingpad cleanup (catch %21 : !llvm.ptr) (catch %33 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @_ZN5CountD2Ev(%45) to ^bb16 unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.br ^bb20(%121 : !llvm.struct<(ptr, i32)>)
  ^bb17:  // pred: ^bb15
    %122 = llvm.landingpad (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %123 = llvm.extractvalue %122[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%123) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb18:  // pred: ^bb14
    llvm.intr.lifetime.end %45 : !llvm.ptr
    %124 = llvm.call @printf(%34, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb22
  ^bb19:  // 5 preds: ^bb6, ^bb11, ^bb12, ^bb13, ^bb14
    %125 = llvm.landingpad cleanup (catch %21 : !llvm.ptr) (catch %33 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb20(%125 : !llvm.struct<(ptr, i32)>)
  ^bb20(%126: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb16, ^bb19
    %127 = llvm.extractvalue %126[0] : !llvm.struct<(ptr, i32)> 
    %128 = llvm.extractvalue %126[1] : !llvm.struct<(ptr, i32)> 
    %129 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %130 = llvm.icmp "eq" %128, %129 : i32
    llvm.cond_br %130, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %131 = llvm.call @__cxa_begin_catch(%127) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %132 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %133 = llvm.call @printf(%37, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22
  ^bb22:  // 3 preds: ^bb18, ^bb21, ^bb24
    %134 = llvm.add %104, %1 overflow<nsw, nuw> : i64
    %135 = llvm.icmp "eq" %134, %6 : i64
    llvm.cond_br %135, ^bb25, ^bb4(%134 : i64)
  ^bb23:  // pred: ^bb20
    %136 = llvm.intr.eh.typeid.for %33 : (!llvm.ptr) -> i32
    %137 = llvm.icmp "eq" %128, %136 : i32
    llvm.cond_br %137, ^bb24, ^bb42(%126 : !llvm.struct<(ptr, i32)>)
  ^bb24:  // pred: ^bb23
    %138 = llvm.call @__cxa_begin_catch(%127) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %139 = llvm.load %138 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %140 = llvm.call @printf(%36, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22
  ^bb25:  // pred: ^bb22
    %141 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    %142 = llvm.icmp "eq" %141, %30 : i32
    llvm.cond_br %142, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %143 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %39, %143 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%143, %21, %35) to ^bb27 unwind ^bb29 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb27:  // pred: ^bb26
    llvm.unreachable
  ^bb28:  // pred: ^bb25
    %144 = llvm.call @printf(%38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb31
  ^bb29:  // pred: ^bb26
    %145 = llvm.landingpad cleanup (catch %21 : !llvm.ptr) (catch %40 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %146 = llvm.extractvalue %145[0] : !llvm.struct<(ptr, i32)> 
    %147 = llvm.extractvalue %145[1] : !llvm.struct<(ptr, i32)> 
    %148 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %149 = llvm.icmp "eq" %147, %148 : i32
    llvm.cond_br %149, ^bb30, ^bb40
  ^bb30:  // pred: ^bb29
    %150 = llvm.call @__cxa_begin_catch(%146) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %151 = llvm.load %150 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %152 = llvm.call @printf(%42, %151) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 3 preds: ^bb28, ^bb30, ^bb41
    %153 = llvm.call @__cxa_allocate_exception(%43) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %44, %153 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%153, %40, %35) to ^bb44 unwind ^bb32 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %154 = llvm.landingpad cleanup (catch %21 : !llvm.ptr) (catch %40 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %155 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    %156 = llvm.icmp "eq" %155, %30 : i32
    llvm.cond_br %156, ^bb33, ^bb35
  ^bb33:  // pred: ^bb32
    %157 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %39, %157 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%157, %21, %35) to ^bb34 unwind ^bb43 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    llvm.unreachable
  ^bb35:  // pred: ^bb32
    %158 = llvm.call @printf(%38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %159 = llvm.extractvalue %154[0] : !llvm.struct<(ptr, i32)> 
    %160 = llvm.extractvalue %154[1] : !llvm.struct<(ptr, i32)> 
    %161 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %162 = llvm.icmp "eq" %160, %161 : i32
    llvm.cond_br %162, ^bb38, ^bb36
  ^bb36:  // pred: ^bb35
    %163 = llvm.intr.eh.typeid.for %40 : (!llvm.ptr) -> i32
    %164 = llvm.icmp "eq" %160, %163 : i32
    llvm.cond_br %164, ^bb37, ^bb42(%154 : !llvm.struct<(ptr, i32)>)
  ^bb37:  // pred: ^bb36
    %165 = llvm.call @__cxa_begin_catch(%159) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %166 = llvm.load %165 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %167 = llvm.sext %166 : i8 to i32
    %168 = llvm.call @printf(%41, %167) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb39
  ^bb38:  // pred: ^bb35
    %169 = llvm.call @__cxa_begin_catch(%159) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %170 = llvm.load %169 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %171 = llvm.call @printf(%42, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb37, ^bb38
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.return %30 : i32
  ^bb40:  // pred: ^bb29
    %172 = llvm.intr.eh.typeid.for %40 : (!llvm.ptr) -> i32
    %173 = llvm.icmp "eq" %147, %172 : i32
    llvm.cond_br %173, ^bb41, ^bb42(%145 : !llvm.struct<(ptr, i32)>)
  ^bb41:  // pred: ^bb40
    %174 = llvm.call @__cxa_begin_catch(%146) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %175 = llvm.load %174 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %176 = llvm.sext %175 : i8 to i32
    %177 = llvm.call @printf(%41, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb42(%178: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb1, ^bb23, ^bb36, ^bb40
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.resume %178 : !llvm.struct<(ptr, i32)>
  ^bb43:  // pred: ^bb33
    %179 = llvm.landingpad (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %180 = llvm.extractvalue %179[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%180) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb44:  // pred: ^bb31
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func linkonce_odr unnamed_addr @_ZN5CountD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5CountD2Ev) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %4 = llvm.mlir.constant(120 : i8) : i8
    %5 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call tail @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    %11 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %10, %11 : i32
    %13 = llvm.select %12, %1, %2 : i1, !llvm.ptr
    %14 = llvm.call tail @printf(%3, %9, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %15 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %15 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %17 = llvm.icmp "eq" %16, %4 : i8
    llvm.cond_br %17, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %18 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    %19 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %18 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%18, %5, %6) to ^bb6 unwind ^bb2 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    %20 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    %22 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %23 = llvm.icmp "eq" %21, %22 : i32
    llvm.cond_br %23, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %24 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    %25 = llvm.call tail @__cxa_begin_catch(%24) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %26 = llvm.call tail @printf(%7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb0, ^bb3
    llvm.return
  ^bb5:  // pred: ^bb2
    llvm.resume %20 : !llvm.struct<(ptr, i32)>
  ^bb6:  // pred: ^bb1
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt19uncaught_exceptionsv() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
