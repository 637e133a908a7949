#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "bool", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS6Colour", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "std::nullptr_t", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc8, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc9, offset = 0>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc6, 0>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTS5Point", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc1, 4>}>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc1, offset = 4>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "_ZTS5Trace", members = {<#tbaa_type_desc10, 0>}>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc10, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI6Colour any
    llvm.comdat_selector @_ZTS6Colour any
    llvm.comdat_selector @_ZTI5Point any
    llvm.comdat_selector @_ZTS5Point any
    llvm.comdat_selector @_ZTI3Big any
    llvm.comdat_selector @_ZTS3Big any
    llvm.comdat_selector @_ZN7GuardedC2Ei any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("-> %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.1"("relay %d: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("inner %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("made \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("caught %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("rounds %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("kind\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTId() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIb() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTI6Colour() comdat(@__llvm_global_comdat::@_ZTI6Colour) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS6Colour : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv116__enum_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv116__enum_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS6Colour("6Colour\00") comdat(@__llvm_global_comdat::@_ZTS6Colour) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Point() comdat(@__llvm_global_comdat::@_ZTI5Point) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Point : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS5Point("5Point\00") comdat(@__llvm_global_comdat::@_ZTS5Point) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI3Big() comdat(@__llvm_global_comdat::@_ZTI3Big) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS3Big : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS3Big("3Big\00") comdat(@__llvm_global_comdat::@_ZTS3Big) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("nothing\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("something\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%ld \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("big\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d,%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("point\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("enum\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("string\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("bool\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("%g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("double\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%c \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("char\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("long\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("int\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("[%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("raise\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIf() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.27"("text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIt() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIDn() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s] \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("relay\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("b\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("constructor threw %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i16) : i16
    %10 = llvm.mlir.addressof @_ZTIt : !llvm.ptr
    %11 = llvm.mlir.constant(0 : i8) : i8
    %12 = llvm.mlir.constant(320 : i64) : i64
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(3 : i64) : i64
    %16 = llvm.mlir.constant(4 : i64) : i64
    %17 = llvm.mlir.constant(5 : i64) : i64
    %18 = llvm.mlir.constant(40 : i64) : i64
    %19 = llvm.mlir.addressof @_ZTI3Big : !llvm.ptr
    %20 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %21 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %22 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %23 = llvm.mlir.addressof @_ZTId : !llvm.ptr
    %24 = llvm.mlir.addressof @_ZTIb : !llvm.ptr
    %25 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %26 = llvm.mlir.addressof @_ZTI6Colour : !llvm.ptr
    %27 = llvm.mlir.addressof @_ZTI5Point : !llvm.ptr
    %28 = llvm.mlir.constant(3 : i32) : i32
    %29 = llvm.mlir.constant(4 : i32) : i32
    %30 = llvm.mlir.constant(7 : i32) : i32
    %31 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %32 = llvm.mlir.constant(1 : i8) : i8
    %33 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %34 = llvm.mlir.addressof @_ZTIf : !llvm.ptr
    %35 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %36 = llvm.mlir.constant(99 : i8) : i8
    %37 = llvm.mlir.constant(-7 : i64) : i64
    %38 = llvm.mlir.constant(42 : i32) : i32
    %39 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %41 = llvm.mlir.constant(256 : i64) : i64
    %42 = llvm.mlir.poison : vector<32xi64>
    %43 = llvm.mlir.poison : vector<8xi64>
    %44 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %52 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %53 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %54 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %60 = llvm.mlir.addressof @".str" : !llvm.ptr
    %61 = llvm.mlir.constant(13 : i32) : i32
    %62 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %63 = llvm.mlir.constant(2 : i32) : i32
    %64 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %67 = llvm.mlir.constant(10 : i32) : i32
    %68 = llvm.mlir.constant(3 : i16) : i16
    %69 = llvm.mlir.constant(0 : i16) : i16
    %70 = llvm.mlir.constant(5 : i32) : i32
    %71 = llvm.mlir.constant(900 : i32) : i32
    %72 = llvm.mlir.constant(1000 : i32) : i32
    %73 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.struct<"struct.Big", (array<40 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i32)
  ^bb1(%76: i32):  // 2 preds: ^bb0, ^bb46
    %77 = llvm.call tail @printf(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %78 = llvm.call tail @printf(%2, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.switch %76 : i32, ^bb22 [
      0: ^bb2,
      1: ^bb4,
      2: ^bb5,
      3: ^bb6,
      4: ^bb7,
      5: ^bb8,
      6: ^bb9,
      7: ^bb10,
      8: ^bb11,
      9: ^bb12,
      10: ^bb16,
      11: ^bb17
    ]
  ^bb2:  // pred: ^bb1
    %79 = llvm.call tail @__cxa_allocate_exception(%16) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %38, %79 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb18(%79, %20 : !llvm.ptr, !llvm.ptr)
  ^bb3:  // pred: ^bb18
    %80 = llvm.landingpad (catch %20 : !llvm.ptr) (catch %21 : !llvm.ptr) (catch %22 : !llvm.ptr) (catch %23 : !llvm.ptr) (catch %24 : !llvm.ptr) (catch %25 : !llvm.ptr) (catch %26 : !llvm.ptr) (catch %27 : !llvm.ptr) (catch %19 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb20(%80 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb1
    %81 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %37, %81 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.br ^bb18(%81, %21 : !llvm.ptr, !llvm.ptr)
  ^bb5:  // pred: ^bb1
    %82 = llvm.call tail @__cxa_allocate_exception(%14) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %36, %82 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb18(%82, %22 : !llvm.ptr, !llvm.ptr)
  ^bb6:  // pred: ^bb1
    %83 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %35, %83 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.br ^bb18(%83, %23 : !llvm.ptr, !llvm.ptr)
  ^bb7:  // pred: ^bb1
    %84 = llvm.call tail @__cxa_allocate_exception(%16) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %33, %84 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : f32, !llvm.ptr
    llvm.br ^bb18(%84, %34 : !llvm.ptr, !llvm.ptr)
  ^bb8:  // pred: ^bb1
    %85 = llvm.call tail @__cxa_allocate_exception(%14) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %32, %85 {alignment = 16 : i64, tbaa = [#tbaa_tag5]} : i8, !llvm.ptr
    llvm.br ^bb18(%85, %24 : !llvm.ptr, !llvm.ptr)
  ^bb9:  // pred: ^bb1
    %86 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %31, %86 {alignment = 16 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18(%86, %25 : !llvm.ptr, !llvm.ptr)
  ^bb10:  // pred: ^bb1
    %87 = llvm.call tail @__cxa_allocate_exception(%16) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %30, %87 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb18(%87, %26 : !llvm.ptr, !llvm.ptr)
  ^bb11:  // pred: ^bb1
    %88 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %28, %88 {alignment = 16 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %88[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %89 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : i32, !llvm.ptr
    llvm.br ^bb18(%88, %27 : !llvm.ptr, !llvm.ptr)
  ^bb12:  // pred: ^bb1
    llvm.intr.lifetime.start %74 : !llvm.ptr
    "llvm.intr.memset"(%74, %11, %12) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 320 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb14(%13 : i64)
  ^bb13:  // pred: ^bb14
    %90 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%90, %74, %12) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 320 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 320 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.invoke @__cxa_throw(%90, %19, %6) to ^bb21 unwind ^bb15 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb14(%91: i64):  // 2 preds: ^bb12, ^bb14
    %92 = llvm.mul %91, %91 overflow<nsw, nuw> : i64
    %93 = llvm.getelementptr inbounds|nuw %74[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %92, %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %94 = llvm.add %91, %14 overflow<nsw, nuw> : i64
    %95 = llvm.mul %94, %94 overflow<nsw, nuw> : i64
    %96 = llvm.getelementptr inbounds|nuw %74[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %95, %96 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %97 = llvm.add %91, %8 overflow<nsw, nuw> : i64
    %98 = llvm.mul %97, %97 overflow<nsw, nuw> : i64
    %99 = llvm.getelementptr inbounds|nuw %74[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %98, %99 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %100 = llvm.add %91, %15 overflow<nsw, nuw> : i64
    %101 = llvm.mul %100, %100 overflow<nsw, nuw> : i64
    %102 = llvm.getelementptr inbounds|nuw %74[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %101, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %103 = llvm.add %91, %16 overflow<nsw, nuw> : i64
    %104 = llvm.mul %103, %103 overflow<nsw, nuw> : i64
    %105 = llvm.getelementptr inbounds|nuw %74[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %104, %105 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %106 = llvm.add %91, %17 overflow<nsw, nuw> : i64
    %107 = llvm.icmp "eq" %106, %18 : i64
    llvm.cond_br %107, ^bb13, ^bb14(%106 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb13
    %108 = llvm.landingpad (catch %20 : !llvm.ptr) (catch %21 : !llvm.ptr) (catch %22 : !llvm.ptr) (catch %23 : !llvm.ptr) (catch %24 : !llvm.ptr) (catch %25 : !llvm.ptr) (catch %26 : !llvm.ptr) (catch %27 : !llvm.ptr) (catch %19 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.intr.lifetime.end %74 : !llvm.ptr
    llvm.br ^bb20(%108 : !llvm.struct<(ptr, i32)>)
  ^bb16:  // pred: ^bb1
    %109 = llvm.call tail @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %9, %109 {alignment = 16 : i64, tbaa = [#tbaa_tag7]} : i16, !llvm.ptr
    llvm.br ^bb18(%109, %10 : !llvm.ptr, !llvm.ptr)
  ^bb17:  // pred: ^bb1
    %110 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %110 {alignment = 16 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18(%110, %7 : !llvm.ptr, !llvm.ptr)
  ^bb18(%111: !llvm.ptr, %112: !llvm.ptr):  // 11 preds: ^bb2, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb16, ^bb17
    llvm.invoke @__cxa_throw(%111, %112, %6) to ^bb19 unwind ^bb3 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    llvm.unreachable
  ^bb20(%113: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb3, ^bb15
    %114 = llvm.call tail @printf(%39, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %115 = llvm.extractvalue %113[0] : !llvm.struct<(ptr, i32)> 
    %116 = llvm.extractvalue %113[1] : !llvm.struct<(ptr, i32)> 
    %117 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %118 = llvm.icmp "eq" %116, %117 : i32
    llvm.cond_br %118, ^bb23, ^bb24
  ^bb21:  // pred: ^bb13
    llvm.unreachable
  ^bb22:  // pred: ^bb1
    %119 = llvm.call tail @printf(%39, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb46(%59 : !llvm.ptr)
  ^bb23:  // pred: ^bb20
    %120 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %122 = llvm.call tail @printf(%48, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%58 : !llvm.ptr)
  ^bb24:  // pred: ^bb20
    %123 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %124 = llvm.icmp "eq" %116, %123 : i32
    llvm.cond_br %124, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %125 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %126 = llvm.load %125 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %127 = llvm.call tail @printf(%44, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%57 : !llvm.ptr)
  ^bb26:  // pred: ^bb24
    %128 = llvm.intr.eh.typeid.for %22 : (!llvm.ptr) -> i32
    %129 = llvm.icmp "eq" %116, %128 : i32
    llvm.cond_br %129, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %130 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %131 = llvm.load %130 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %132 = llvm.sext %131 : i8 to i32
    %133 = llvm.call tail @printf(%55, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%56 : !llvm.ptr)
  ^bb28:  // pred: ^bb26
    %134 = llvm.intr.eh.typeid.for %23 : (!llvm.ptr) -> i32
    %135 = llvm.icmp "eq" %116, %134 : i32
    llvm.cond_br %135, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %136 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %137 = llvm.load %136 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %138 = llvm.call tail @printf(%53, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%54 : !llvm.ptr)
  ^bb30:  // pred: ^bb28
    %139 = llvm.intr.eh.typeid.for %24 : (!llvm.ptr) -> i32
    %140 = llvm.icmp "eq" %116, %139 : i32
    llvm.cond_br %140, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    %141 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %142 = llvm.load %141 {alignment = 1 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i8
    %143 = llvm.zext nneg %142 : i8 to i32
    %144 = llvm.call tail @printf(%48, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%52 : !llvm.ptr)
  ^bb32:  // pred: ^bb30
    %145 = llvm.intr.eh.typeid.for %25 : (!llvm.ptr) -> i32
    %146 = llvm.icmp "eq" %116, %145 : i32
    llvm.cond_br %146, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %147 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %148 = llvm.call tail @printf(%50, %147) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%51 : !llvm.ptr)
  ^bb34:  // pred: ^bb32
    %149 = llvm.intr.eh.typeid.for %26 : (!llvm.ptr) -> i32
    %150 = llvm.icmp "eq" %116, %149 : i32
    llvm.cond_br %150, ^bb35, ^bb36
  ^bb35:  // pred: ^bb34
    %151 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %152 = llvm.load %151 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %153 = llvm.call tail @printf(%48, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb46(%49 : !llvm.ptr)
  ^bb36:  // pred: ^bb34
    %154 = llvm.intr.eh.typeid.for %27 : (!llvm.ptr) -> i32
    %155 = llvm.icmp "eq" %116, %154 : i32
    llvm.cond_br %155, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %156 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %157 = llvm.load %156 {alignment = 4 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %158 = llvm.getelementptr inbounds|nuw %156[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.load %158 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> i32
    %160 = llvm.call tail @printf(%46, %157, %159) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb46(%47 : !llvm.ptr) unwind ^bb43 : () -> ()
  ^bb38:  // pred: ^bb36
    %161 = llvm.intr.eh.typeid.for %19 : (!llvm.ptr) -> i32
    %162 = llvm.icmp "eq" %116, %161 : i32
    %163 = llvm.call tail @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.cond_br %162, ^bb39, ^bb40
  ^bb39:  // pred: ^bb38
    %164 = llvm.load %163 {alignment = 8 : i64} : !llvm.ptr -> vector<32xi64>
    %165 = llvm.getelementptr inbounds|nuw %163[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
    %167 = llvm.shufflevector %164, %42 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi64> 
    %168 = llvm.add %167, %166 : vector<8xi64>
    %169 = llvm.shufflevector %168, %43 [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] : vector<8xi64> 
    %170 = llvm.shufflevector %169, %164 [0, 1, 2, 3, 4, 5, 6, 7, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63] : vector<32xi64> 
    %171 = "llvm.intr.vector.reduce.add"(%170) : (vector<32xi64>) -> i64
    %172 = llvm.call tail @printf(%44, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb46(%45 : !llvm.ptr) unwind ^bb42 : () -> ()
  ^bb40:  // pred: ^bb38
    llvm.invoke @__cxa_end_catch() to ^bb46(%40 : !llvm.ptr) unwind ^bb41 : () -> ()
  ^bb41:  // pred: ^bb40
    %173 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb45(%173 : !llvm.struct<(ptr, i32)>)
  ^bb42:  // pred: ^bb39
    %174 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb45(%174 : !llvm.struct<(ptr, i32)>)
  ^bb43:  // pred: ^bb37
    %175 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb45(%175 : !llvm.struct<(ptr, i32)>)
  ^bb44(%176: !llvm.struct<(ptr, i32)>):  // 9 preds: ^bb45, ^bb48, ^bb51, ^bb54, ^bb57, ^bb60, ^bb64, ^bb67, ^bb73
    llvm.resume %176 : !llvm.struct<(ptr, i32)>
  ^bb45(%177: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb41, ^bb42, ^bb43
    %178 = llvm.call tail @printf(%39, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb44(%177 : !llvm.struct<(ptr, i32)>)
  ^bb46(%179: !llvm.ptr):  // 11 preds: ^bb22, ^bb23, ^bb25, ^bb27, ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb39, ^bb40
    %180 = llvm.call tail @printf(%39, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %181 = llvm.call tail @printf(%60, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %182 = llvm.add %76, %0 overflow<nsw, nuw> : i32
    %183 = llvm.icmp "eq" %182, %61 : i32
    llvm.cond_br %183, ^bb47, ^bb1(%182 : i32) {loop_annotation = #loop_annotation}
  ^bb47:  // pred: ^bb46
    llvm.invoke fastcc @_ZL5relayi(%1) to ^bb50 unwind ^bb48 : (i32 {llvm.noundef}) -> ()
  ^bb48:  // pred: ^bb47
    %184 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %185 = llvm.extractvalue %184[1] : !llvm.struct<(ptr, i32)> 
    %186 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %187 = llvm.icmp "eq" %185, %186 : i32
    llvm.cond_br %187, ^bb49, ^bb44(%184 : !llvm.struct<(ptr, i32)>)
  ^bb49:  // pred: ^bb48
    %188 = llvm.extractvalue %184[0] : !llvm.struct<(ptr, i32)> 
    %189 = llvm.call tail @__cxa_begin_catch(%188) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %190 = llvm.load %189 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %191 = llvm.call tail @printf(%62, %1, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb47, ^bb49
    llvm.invoke fastcc @_ZL5relayi(%0) to ^bb53 unwind ^bb51 : (i32 {llvm.noundef}) -> ()
  ^bb51:  // pred: ^bb50
    %192 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %193 = llvm.extractvalue %192[1] : !llvm.struct<(ptr, i32)> 
    %194 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %195 = llvm.icmp "eq" %193, %194 : i32
    llvm.cond_br %195, ^bb52, ^bb44(%192 : !llvm.struct<(ptr, i32)>)
  ^bb52:  // pred: ^bb51
    %196 = llvm.extractvalue %192[0] : !llvm.struct<(ptr, i32)> 
    %197 = llvm.call tail @__cxa_begin_catch(%196) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %198 = llvm.load %197 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %199 = llvm.call tail @printf(%62, %0, %198) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb53
  ^bb53:  // 2 preds: ^bb50, ^bb52
    llvm.invoke fastcc @_ZL5relayi(%63) to ^bb56 unwind ^bb54 : (i32 {llvm.noundef}) -> ()
  ^bb54:  // pred: ^bb53
    %200 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %201 = llvm.extractvalue %200[1] : !llvm.struct<(ptr, i32)> 
    %202 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %203 = llvm.icmp "eq" %201, %202 : i32
    llvm.cond_br %203, ^bb55, ^bb44(%200 : !llvm.struct<(ptr, i32)>)
  ^bb55:  // pred: ^bb54
    %204 = llvm.extractvalue %200[0] : !llvm.struct<(ptr, i32)> 
    %205 = llvm.call tail @__cxa_begin_catch(%204) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %206 = llvm.load %205 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %207 = llvm.call tail @printf(%62, %63, %206) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb53, ^bb55
    llvm.invoke fastcc @_ZL5relayi(%28) to ^bb59 unwind ^bb57 : (i32 {llvm.noundef}) -> ()
  ^bb57:  // pred: ^bb56
    %208 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %209 = llvm.extractvalue %208[1] : !llvm.struct<(ptr, i32)> 
    %210 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %211 = llvm.icmp "eq" %209, %210 : i32
    llvm.cond_br %211, ^bb58, ^bb44(%208 : !llvm.struct<(ptr, i32)>)
  ^bb58:  // pred: ^bb57
    %212 = llvm.extractvalue %208[0] : !llvm.struct<(ptr, i32)> 
    %213 = llvm.call tail @__cxa_begin_catch(%212) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %214 = llvm.load %213 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %215 = llvm.call tail @printf(%62, %28, %214) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb56, ^bb58
    llvm.invoke fastcc @_ZL5relayi(%29) to ^bb62 unwind ^bb60 : (i32 {llvm.noundef}) -> ()
  ^bb60:  // pred: ^bb59
    %216 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %217 = llvm.extractvalue %216[1] : !llvm.struct<(ptr, i32)> 
    %218 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %219 = llvm.icmp "eq" %217, %218 : i32
    llvm.cond_br %219, ^bb61, ^bb44(%216 : !llvm.struct<(ptr, i32)>)
  ^bb61:  // pred: ^bb60
    %220 = llvm.extractvalue %216[0] : !llvm.struct<(ptr, i32)> 
    %221 = llvm.call tail @__cxa_begin_catch(%220) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %222 = llvm.load %221 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %223 = llvm.call tail @printf(%62, %29, %222) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb62
  ^bb62:  // 2 preds: ^bb59, ^bb61
    %224 = llvm.call fastcc tail @_ZL14inner_handlersv() : () -> (i32 {llvm.noundef})
    %225 = llvm.call tail @printf(%64, %224) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %226 = llvm.getelementptr inbounds|nuw %75[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %75 : !llvm.ptr
    llvm.invoke @_ZN7GuardedC2Ei(%75, %1) to ^bb63 unwind ^bb64 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb63:  // pred: ^bb62
    %227 = llvm.call @printf(%66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %228 = llvm.load %226 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %229 = llvm.call @printf(%39, %228) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %230 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %231 = llvm.call @printf(%39, %230) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.br ^bb66
  ^bb64:  // pred: ^bb62
    %232 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %233 = llvm.extractvalue %232[1] : !llvm.struct<(ptr, i32)> 
    llvm.intr.lifetime.end %75 : !llvm.ptr
    %234 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %235 = llvm.icmp "eq" %233, %234 : i32
    llvm.cond_br %235, ^bb65, ^bb44(%232 : !llvm.struct<(ptr, i32)>)
  ^bb65:  // pred: ^bb64
    %236 = llvm.extractvalue %232[0] : !llvm.struct<(ptr, i32)> 
    %237 = llvm.call @__cxa_begin_catch(%236) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %238 = llvm.load %237 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %239 = llvm.call @printf(%65, %238) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb63, ^bb65
    %240 = llvm.call @putchar(%67) : (i32) -> i32
    llvm.intr.lifetime.start %75 : !llvm.ptr
    llvm.invoke @_ZN7GuardedC2Ei(%75, %0) to ^bb69 unwind ^bb67 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb67:  // pred: ^bb66
    %241 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %242 = llvm.extractvalue %241[1] : !llvm.struct<(ptr, i32)> 
    llvm.intr.lifetime.end %75 : !llvm.ptr
    %243 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %244 = llvm.icmp "eq" %242, %243 : i32
    llvm.cond_br %244, ^bb68, ^bb44(%241 : !llvm.struct<(ptr, i32)>)
  ^bb68:  // pred: ^bb67
    %245 = llvm.extractvalue %241[0] : !llvm.struct<(ptr, i32)> 
    %246 = llvm.call @__cxa_begin_catch(%245) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %247 = llvm.load %246 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %248 = llvm.call @printf(%65, %247) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb70
  ^bb69:  // pred: ^bb66
    %249 = llvm.call @printf(%66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %250 = llvm.load %226 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %251 = llvm.call @printf(%39, %250) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %252 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %253 = llvm.call @printf(%39, %252) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.br ^bb70
  ^bb70:  // 2 preds: ^bb68, ^bb69
    %254 = llvm.call @putchar(%67) : (i32) -> i32
    llvm.br ^bb71(%1, %1 : i32, i32)
  ^bb71(%255: i32, %256: i32):  // 2 preds: ^bb70, ^bb76
    %257 = llvm.trunc %255 overflow<nsw, nuw> : i32 to i16
    %258 = llvm.urem %257, %68 : i16
    %259 = llvm.icmp "eq" %258, %69 : i16
    llvm.cond_br %259, ^bb72, ^bb75
  ^bb72:  // pred: ^bb71
    %260 = llvm.call @__cxa_allocate_exception(%16) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %255, %260 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%260, %20, %6) to ^bb78 unwind ^bb73 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb73:  // pred: ^bb72
    %261 = llvm.landingpad cleanup (catch %20 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %262 = llvm.extractvalue %261[1] : !llvm.struct<(ptr, i32)> 
    %263 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %264 = llvm.icmp "eq" %262, %263 : i32
    llvm.cond_br %264, ^bb74, ^bb44(%261 : !llvm.struct<(ptr, i32)>)
  ^bb74:  // pred: ^bb73
    %265 = llvm.extractvalue %261[0] : !llvm.struct<(ptr, i32)> 
    %266 = llvm.call @__cxa_begin_catch(%265) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %267 = llvm.load %266 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %268 = llvm.and %267, %0 : i32
    %269 = llvm.icmp "eq" %268, %1 : i32
    %270 = llvm.select %269, %30, %70 : i1, i32
    %271 = llvm.add %270, %256 overflow<nsw> : i32
    %272 = llvm.icmp "eq" %267, %71 : i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.cond_br %272, ^bb77(%271 : i32), ^bb76(%271 : i32)
  ^bb75:  // pred: ^bb71
    %273 = llvm.add %256, %0 overflow<nsw> : i32
    llvm.br ^bb76(%273 : i32)
  ^bb76(%274: i32):  // 2 preds: ^bb74, ^bb75
    %275 = llvm.add %255, %0 overflow<nsw, nuw> : i32
    %276 = llvm.icmp "eq" %275, %72 : i32
    llvm.cond_br %276, ^bb77(%274 : i32), ^bb71(%275, %274 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb77(%277: i32):  // 2 preds: ^bb74, ^bb76
    %278 = llvm.call @printf(%73, %277) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  ^bb78:  // pred: ^bb72
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr fastcc @_ZL5relayi(%arg0: i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -2147483648, 5>}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %10 = llvm.call tail @printf(%0, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %11 = llvm.icmp "eq" %arg0, %2 : i32
    llvm.cond_br %11, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %12 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%12, %4, %8) to ^bb11 unwind ^bb2 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb10(%13 : !llvm.struct<(ptr, i32)>)
  ^bb3:  // pred: ^bb0
    %14 = llvm.add %arg0, %3 overflow<nsw> : i32
    llvm.invoke fastcc @_ZL5relayi(%14) to ^bb9 unwind ^bb4 : (i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %15 = llvm.landingpad cleanup (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %16 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %18 = llvm.icmp "eq" %16, %17 : i32
    llvm.cond_br %18, ^bb5, ^bb10(%15 : !llvm.struct<(ptr, i32)>)
  ^bb5:  // pred: ^bb4
    %19 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %22 = llvm.mul %21, %5 overflow<nsw> : i32
    llvm.store %22, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %23 = llvm.and %arg0, %6 : i32
    %24 = llvm.icmp "eq" %23, %2 : i32
    llvm.cond_br %24, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.invoke @__cxa_rethrow() to ^bb11 unwind ^bb7 : () -> ()
  ^bb7:  // 2 preds: ^bb6, ^bb8
    %25 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10(%25 : !llvm.struct<(ptr, i32)>)
  ^bb8:  // pred: ^bb5
    %26 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    %27 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.add %27, %arg0 overflow<nsw> : i32
    llvm.store %28, %26 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%26, %4, %8) to ^bb11 unwind ^bb7 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb3
    %29 = llvm.call tail @printf(%9, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.return
  ^bb10(%30: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb2, ^bb4, ^bb7
    %31 = llvm.call tail @printf(%9, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.resume %30 : !llvm.struct<(ptr, i32)>
  ^bb11:  // 3 preds: ^bb1, ^bb6, ^bb8
    llvm.unreachable
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func internal unnamed_addr fastcc @_ZL14inner_handlersv() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["cold", "mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(100 : i32) : i32
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %1, %7 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%7, %2, %3) to ^bb10 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, i32)> 
    %10 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %11 = llvm.icmp "eq" %9, %10 : i32
    llvm.cond_br %11, ^bb2, ^bb9(%8 : !llvm.struct<(ptr, i32)>)
  ^bb2:  // pred: ^bb1
    %12 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    %13 = llvm.call tail @__cxa_begin_catch(%12) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %15 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %4, %15 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%15, %2, %3) to ^bb10 unwind ^bb3 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %16 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %17 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.icmp "eq" %17, %9 : i32
    llvm.cond_br %18, ^bb4, ^bb8(%16 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb3
    %19 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.invoke @__cxa_rethrow() to ^bb10 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %22 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %23 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, i32)> 
    %24 = llvm.icmp "eq" %23, %9 : i32
    llvm.cond_br %24, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %25 = llvm.extractvalue %22[0] : !llvm.struct<(ptr, i32)> 
    %26 = llvm.call tail @__cxa_begin_catch(%25) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    %28 = llvm.mul %14, %5 overflow<nsw> : i32
    %29 = llvm.mul %21, %6 overflow<nsw> : i32
    %30 = llvm.add %29, %28 overflow<nsw> : i32
    %31 = llvm.add %30, %27 overflow<nsw> : i32
    llvm.return %31 : i32
  ^bb7:  // pred: ^bb5
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb8(%22 : !llvm.struct<(ptr, i32)>)
  ^bb8(%32: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb3, ^bb7
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9(%32 : !llvm.struct<(ptr, i32)>)
  ^bb9(%33: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb1, ^bb8
    llvm.resume %33 : !llvm.struct<(ptr, i32)>
  ^bb10:  // 3 preds: ^bb0, ^bb2, ^bb4
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7GuardedC2Ei(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7GuardedC2Ei) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    llvm.store %0, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call tail @printf(%1, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %12 = llvm.icmp "eq" %arg1, %2 : i32
    llvm.cond_br %12, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %13 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%13, %4, %5) to ^bb7 unwind ^bb2 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    %14 = llvm.landingpad cleanup (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call tail @printf(%6, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %19 = llvm.icmp "eq" %17, %18 : i32
    llvm.cond_br %19, ^bb3, ^bb6(%14 : !llvm.struct<(ptr, i32)>)
  ^bb3:  // pred: ^bb2
    %20 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.call tail @__cxa_begin_catch(%20) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %23 = llvm.call tail @printf(%7, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %24 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %25 = llvm.add %22, %8 overflow<nsw> : i32
    llvm.store %25, %24 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%24, %4, %5) to ^bb7 unwind ^bb4 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    %26 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%26 : !llvm.struct<(ptr, i32)>)
  ^bb5:  // pred: ^bb0
    %27 = llvm.getelementptr inbounds|nuw %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %28 = llvm.call tail @printf(%1, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.return
  ^bb6(%29: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb2, ^bb4
    llvm.resume %29 : !llvm.struct<(ptr, i32)>
  ^bb7:  // 2 preds: ^bb1, ^bb3
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @__cxa_rethrow()
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
