#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain6 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain7 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain8 = #llvm.alias_scope_domain<id = distinct[8]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain9 = #llvm.alias_scope_domain<id = distinct[9]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain10 = #llvm.alias_scope_domain<id = distinct[10]<>, description = "_ZN9GeneratorIiE12promise_type17get_return_objectEv">
#alias_scope_domain11 = #llvm.alias_scope_domain<id = distinct[11]<>, description = "_ZN4Task12promise_type17get_return_objectEv">
#alias_scope_domain12 = #llvm.alias_scope_domain<id = distinct[12]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain13 = #llvm.alias_scope_domain<id = distinct[13]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain14 = #llvm.alias_scope_domain<id = distinct[14]<>, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain15 = #llvm.alias_scope_domain<id = distinct[15]<>, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_">
#alias_scope_domain16 = #llvm.alias_scope_domain<id = distinct[16]<>, description = "_ZN4Task12promise_type17get_return_objectEv">
#alias_scope_domain17 = #llvm.alias_scope_domain<id = distinct[17]<>, description = "_ZN4Task12promise_type17get_return_objectEv">
#alias_scope_domain18 = #llvm.alias_scope_domain<id = distinct[18]<>, description = "_ZN4Task12promise_type17get_return_objectEv">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[19]<>, domain = #alias_scope_domain, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[20]<>, domain = #alias_scope_domain1, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[21]<>, domain = #alias_scope_domain2, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[22]<>, domain = #alias_scope_domain3, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope4 = #llvm.alias_scope<id = distinct[23]<>, domain = #alias_scope_domain4, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope5 = #llvm.alias_scope<id = distinct[24]<>, domain = #alias_scope_domain5, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope6 = #llvm.alias_scope<id = distinct[25]<>, domain = #alias_scope_domain4, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0:It1">
#alias_scope7 = #llvm.alias_scope<id = distinct[26]<>, domain = #alias_scope_domain5, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0:It1">
#alias_scope8 = #llvm.alias_scope<id = distinct[27]<>, domain = #alias_scope_domain6, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope9 = #llvm.alias_scope<id = distinct[28]<>, domain = #alias_scope_domain7, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope10 = #llvm.alias_scope<id = distinct[29]<>, domain = #alias_scope_domain8, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope11 = #llvm.alias_scope<id = distinct[30]<>, domain = #alias_scope_domain9, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope12 = #llvm.alias_scope<id = distinct[31]<>, domain = #alias_scope_domain10, description = "_ZN9GeneratorIiE12promise_type17get_return_objectEv: argument 0">
#alias_scope13 = #llvm.alias_scope<id = distinct[32]<>, domain = #alias_scope_domain11, description = "_ZN4Task12promise_type17get_return_objectEv: argument 0">
#alias_scope14 = #llvm.alias_scope<id = distinct[33]<>, domain = #alias_scope_domain12, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope15 = #llvm.alias_scope<id = distinct[34]<>, domain = #alias_scope_domain13, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope16 = #llvm.alias_scope<id = distinct[35]<>, domain = #alias_scope_domain14, description = "_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope17 = #llvm.alias_scope<id = distinct[36]<>, domain = #alias_scope_domain15, description = "_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_: argument 0">
#alias_scope18 = #llvm.alias_scope<id = distinct[37]<>, domain = #alias_scope_domain16, description = "_ZN4Task12promise_type17get_return_objectEv: argument 0">
#alias_scope19 = #llvm.alias_scope<id = distinct[38]<>, domain = #alias_scope_domain17, description = "_ZN4Task12promise_type17get_return_objectEv: argument 0">
#alias_scope20 = #llvm.alias_scope<id = distinct[39]<>, domain = #alias_scope_domain18, description = "_ZN4Task12promise_type17get_return_objectEv: argument 0">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "_ZTSNSt15__exception_ptr13exception_ptrE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS4Node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTSNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTSNSt7__n486116coroutine_handleIvEE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTSNSt7__n486116coroutine_handleIN4Task12promise_typeEEE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "_ZTSN9GeneratorIiE12promise_typeE", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTS4Node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc4, 8>, <#tbaa_type_desc4, 16>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTSN4Task12promise_typeE", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc6, 8>, <#tbaa_type_desc3, 16>}>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc4, offset = 8>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc4, offset = 16>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN4Task12promise_type19unhandled_exceptionEv any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.3"("threw %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("done %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.a() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.c() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.e() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("count\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("~%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("fails\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("caught %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("risky\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private constant @NoopCoro.Frame.Const() {addr_space = 0 : i32, dso_local} : !llvm.struct<"NoopCoro.Frame", (ptr, ptr)> {
    %0 = llvm.mlir.addressof @__NoopCoro_ResumeDestroy : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.struct<"NoopCoro.Frame", (ptr, ptr)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<"NoopCoro.Frame", (ptr, ptr)> 
    %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<"NoopCoro.Frame", (ptr, ptr)> 
    llvm.return %3 : !llvm.struct<"NoopCoro.Frame", (ptr, ptr)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL5countiii.resume : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZL5countiii.cleanup : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(72 : i64) : i64
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(68 : i64) : i64
    %8 = llvm.mlir.constant(12 : i32) : i32
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(24 : i64) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(80 : i64) : i64
    %15 = llvm.mlir.constant(0 : i2) : i2
    %16 = llvm.mlir.addressof @".str" : !llvm.ptr
    %17 = llvm.mlir.constant(10 : i32) : i32
    %18 = llvm.mlir.constant(7 : i32) : i32
    %19 = llvm.mlir.constant(100 : i32) : i32
    %20 = llvm.mlir.constant(true) : i1
    %21 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %23 = llvm.mlir.undef : i64
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.mlir.constant(2 : i64) : i64
    %26 = llvm.mlir.constant(4 : i64) : i64
    %27 = llvm.mlir.constant(1 : i64) : i64
    %28 = llvm.mlir.constant(200 : i64) : i64
    %29 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %30 = llvm.mlir.constant(48 : i64) : i64
    %31 = llvm.mlir.addressof @_ZL8fails_ati.resume : !llvm.ptr
    %32 = llvm.mlir.addressof @_ZL8fails_ati.destroy : !llvm.ptr
    %33 = llvm.mlir.constant(32 : i64) : i64
    %34 = llvm.mlir.constant(40 : i64) : i64
    %35 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %38 = llvm.mlir.constant(1 : i2) : i2
    %39 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %40 = llvm.mlir.constant(2 : i32) : i32
    %41 = llvm.mlir.addressof @__const.main.a : !llvm.ptr
    %42 = llvm.mlir.addressof @__const.main.c : !llvm.ptr
    %43 = llvm.mlir.addressof @__const.main.e : !llvm.ptr
    %44 = llvm.mlir.addressof @_ZL4walkPK4Node.resume : !llvm.ptr
    %45 = llvm.mlir.addressof @_ZL4walkPK4Node.cleanup : !llvm.ptr
    %46 = llvm.mlir.constant(56 : i64) : i64
    %47 = llvm.mlir.constant(0 : i3) : i3
    %48 = llvm.mlir.addressof @_ZL6sum_toi.resume : !llvm.ptr
    %49 = llvm.mlir.addressof @_ZL6sum_toi.cleanup : !llvm.ptr
    %50 = llvm.mlir.constant(20 : i32) : i32
    %51 = llvm.mlir.addressof @NoopCoro.Frame.Const : !llvm.ptr
    %52 = llvm.mlir.constant(60 : i64) : i64
    %53 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %54 = llvm.mlir.addressof @_ZL7carefuli.resume : !llvm.ptr
    %55 = llvm.mlir.addressof @_ZL7carefuli.destroy : !llvm.ptr
    %56 = llvm.mlir.constant(-3 : i32) : i32
    %57 = llvm.mlir.constant(9 : i32) : i32
    %58 = llvm.mlir.constant(false) : i1
    %59 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<96 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.array<96 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.array<96 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %71 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %71[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %76 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %71[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.getelementptr inbounds|nuw %71[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %78 {alignment = 8 : i64} : i32, !llvm.ptr
    %79 = llvm.getelementptr inbounds|nuw %71[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %79 {alignment = 4 : i64} : i32, !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %71[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %80 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.store %11, %77 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %71[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %81 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %71[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %82 {alignment = 16 : i64} : i2, !llvm.ptr
    llvm.intr.lifetime.start %65 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%71) : (!llvm.ptr {llvm.nonnull}) -> ()
    %83 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.icmp "eq" %83, %13 : !llvm.ptr
    llvm.cond_br %84, ^bb5, ^bb1(%83 : !llvm.ptr)
  ^bb1(%85: !llvm.ptr):  // 2 preds: ^bb0, ^bb6
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    llvm.store %85, %65 {alias_scopes = [#alias_scope1, #alias_scope], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %81 {alignment = 8 : i64, noalias_scopes = [#alias_scope1, #alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%65) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %86 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %87 = llvm.load %65 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.icmp "eq" %87, %13 : !llvm.ptr
    llvm.cond_br %88, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%65) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb5:  // 2 preds: ^bb0, ^bb6
    %89 = llvm.load %71 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.icmp "eq" %89, %13 : !llvm.ptr
    llvm.intr.lifetime.end %65 : !llvm.ptr
    llvm.cond_br %90, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %91 = llvm.load %77 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %92 = llvm.call tail @printf(%16, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %65 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%71) : (!llvm.ptr {llvm.nonnull}) -> ()
    %93 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.icmp "eq" %93, %13 : !llvm.ptr
    llvm.cond_br %94, ^bb5, ^bb1(%93 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call fastcc @_ZL5countiii.cleanup(%71) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb133(%86 : !llvm.struct<(ptr, i32)>)
  ^bb8:  // pred: ^bb5
    %95 = llvm.call tail @putchar(%17) : (i32) -> i32
    llvm.store %1, %72 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %96 = llvm.getelementptr inbounds|nuw %72[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %96 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.getelementptr inbounds|nuw %72[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.getelementptr inbounds|nuw %72[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %98 {alignment = 8 : i64} : i32, !llvm.ptr
    %99 = llvm.getelementptr inbounds|nuw %72[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %99 {alignment = 4 : i64} : i32, !llvm.ptr
    %100 = llvm.getelementptr inbounds|nuw %72[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %100 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.store %11, %97 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %72[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %72[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %102 {alignment = 16 : i64} : i2, !llvm.ptr
    llvm.intr.lifetime.start %64 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%72) : (!llvm.ptr {llvm.nonnull}) -> ()
    %103 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.icmp "eq" %103, %13 : !llvm.ptr
    llvm.cond_br %104, ^bb13, ^bb9(%103 : !llvm.ptr)
  ^bb9(%105: !llvm.ptr):  // 3 preds: ^bb8, ^bb13, ^bb14
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    llvm.store %105, %64 {alias_scopes = [#alias_scope3, #alias_scope2], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %101 {alignment = 8 : i64, noalias_scopes = [#alias_scope3, #alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%64) to ^bb10 unwind ^bb11 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    llvm.unreachable
  ^bb11:  // pred: ^bb9
    %106 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %107 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.icmp "eq" %107, %13 : !llvm.ptr
    llvm.cond_br %108, ^bb19, ^bb12
  ^bb12:  // pred: ^bb11
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%64) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb13:  // pred: ^bb8
    llvm.intr.lifetime.end %64 : !llvm.ptr
    %109 = llvm.load %97 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %110 = llvm.call tail @printf(%16, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %64 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%72) : (!llvm.ptr {llvm.nonnull}) -> ()
    %111 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.icmp "eq" %111, %13 : !llvm.ptr
    llvm.cond_br %112, ^bb14, ^bb9(%111 : !llvm.ptr)
  ^bb14:  // pred: ^bb13
    llvm.intr.lifetime.end %64 : !llvm.ptr
    %113 = llvm.load %97 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %114 = llvm.call tail @printf(%16, %113) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %64 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%72) : (!llvm.ptr {llvm.nonnull}) -> ()
    %115 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.icmp "eq" %115, %13 : !llvm.ptr
    llvm.cond_br %116, ^bb15, ^bb9(%115 : !llvm.ptr)
  ^bb15:  // pred: ^bb14
    llvm.intr.lifetime.end %64 : !llvm.ptr
    %117 = llvm.load %97 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %118 = llvm.call tail @printf(%16, %117) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.load %72 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.icmp "eq" %119, %13 : !llvm.ptr
    %121 = llvm.load %102 {alignment = 16 : i64} : !llvm.ptr -> i2
    %122 = llvm.icmp "eq" %121, %15 : i2
    %123 = llvm.select %120, %20, %122 : i1, i1
    llvm.cond_br %123, ^bb18, ^bb16
  ^bb16:  // pred: ^bb15
    %124 = llvm.call tail @printf(%21, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %125 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.icmp "eq" %125, %13 : !llvm.ptr
    llvm.cond_br %126, ^bb18, ^bb17
  ^bb17:  // pred: ^bb16
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%101) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb15, ^bb16, ^bb17
    %127 = llvm.call tail @putchar(%17) : (i32) -> i32
    llvm.br ^bb20(%23, %20, %24 : i64, i1, i64)
  ^bb19:  // 2 preds: ^bb11, ^bb12
    llvm.call fastcc @_ZL5countiii.cleanup(%72) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb133(%106 : !llvm.struct<(ptr, i32)>)
  ^bb20(%128: i64, %129: i1, %130: i64):  // 2 preds: ^bb18, ^bb28
    llvm.cond_br %129, ^bb21(%25 : i64), ^bb25(%128 : i64)
  ^bb21(%131: i64):  // 2 preds: ^bb20, ^bb26
    %132 = llvm.icmp "ult" %131, %26 : i64
    llvm.cond_br %132, ^bb28, ^bb22
  ^bb22:  // pred: ^bb21
    %133 = llvm.trunc %131 overflow<nsw, nuw> : i64 to i32
    %134 = llvm.and %133, %0 : i32
    %135 = llvm.icmp "eq" %134, %11 : i32
    llvm.cond_br %135, ^bb25(%131 : i64), ^bb23(%25 : i64)
  ^bb23(%136: i64):  // 2 preds: ^bb22, ^bb24
    %137 = llvm.add %136, %27 overflow<nsw, nuw> : i64
    %138 = llvm.mul %137, %137 overflow<nsw, nuw> : i64
    %139 = llvm.icmp "ult" %131, %138 : i64
    llvm.cond_br %139, ^bb28, ^bb24 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    %140 = llvm.trunc %137 overflow<nsw, nuw> : i64 to i32
    %141 = llvm.urem %133, %140 : i32
    %142 = llvm.icmp "eq" %141, %11 : i32
    llvm.cond_br %142, ^bb25(%131 : i64), ^bb23(%137 : i64) {loop_annotation = #loop_annotation}
  ^bb25(%143: i64):  // 3 preds: ^bb20, ^bb22, ^bb24
    %144 = llvm.add %143, %27 overflow<nsw, nuw> : i64
    %145 = llvm.icmp "eq" %144, %28 : i64
    llvm.cond_br %145, ^bb27, ^bb26 {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb25
    llvm.br ^bb21(%144 : i64) {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb25
    %146 = llvm.call tail @printf(%29, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %147 = llvm.call @_Znwm(%30) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 48 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %31, %147 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.getelementptr inbounds|nuw %147[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %148 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %149 = llvm.getelementptr inbounds|nuw %147[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds|nuw %147[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %150 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %11, %149 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %151 = llvm.getelementptr inbounds|nuw %147[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %151 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %152 = llvm.getelementptr inbounds|nuw %147[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %152 {alignment = 8 : i64} : i2, !llvm.ptr
    llvm.br ^bb29
  ^bb28:  // 2 preds: ^bb21, ^bb23
    %153 = llvm.add %131, %130 overflow<nsw> : i64
    llvm.br ^bb20(%131, %58, %153 : i64, i1, i64) {loop_annotation = #loop_annotation}
  ^bb29:  // 2 preds: ^bb27, ^bb36
    llvm.intr.lifetime.start %63 : !llvm.ptr
    llvm.invoke fastcc @_ZL8fails_ati.resume(%147) to ^bb30 unwind ^bb37 : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb30:  // pred: ^bb29
    %154 = llvm.load %151 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.icmp "eq" %154, %13 : !llvm.ptr
    llvm.cond_br %155, ^bb35, ^bb31
  ^bb31:  // pred: ^bb30
    llvm.intr.experimental.noalias.scope.decl #alias_scope4
    llvm.intr.experimental.noalias.scope.decl #alias_scope5
    llvm.store %154, %63 {alias_scopes = [#alias_scope5, #alias_scope4], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %151 {alignment = 8 : i64, noalias_scopes = [#alias_scope5, #alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%63) to ^bb32 unwind ^bb33 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb32:  // 2 preds: ^bb31, ^bb48
    llvm.unreachable
  ^bb33:  // pred: ^bb31
    %156 = llvm.landingpad cleanup (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %157 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.icmp "eq" %157, %13 : !llvm.ptr
    llvm.cond_br %158, ^bb38(%156 : !llvm.struct<(ptr, i32)>), ^bb34
  ^bb34:  // pred: ^bb33
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%63) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb38(%156 : !llvm.struct<(ptr, i32)>)
  ^bb35:  // pred: ^bb30
    %159 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.icmp "eq" %159, %13 : !llvm.ptr
    llvm.intr.lifetime.end %63 : !llvm.ptr
    llvm.cond_br %160, ^bb40(%0 : i32), ^bb36
  ^bb36:  // pred: ^bb35
    %161 = llvm.load %149 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %162 = llvm.call @printf(%16, %161) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb29 {loop_annotation = #loop_annotation}
  ^bb37:  // pred: ^bb29
    %163 = llvm.landingpad cleanup (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb38(%163 : !llvm.struct<(ptr, i32)>)
  ^bb38(%164: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb33, ^bb34, ^bb37
    %165 = llvm.extractvalue %164[1] : !llvm.struct<(ptr, i32)> 
    %166 = llvm.intr.eh.typeid.for %35 : (!llvm.ptr) -> i32
    %167 = llvm.icmp "eq" %165, %166 : i32
    llvm.cond_br %167, ^bb39, ^bb60(%147, %164 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb39:  // pred: ^bb38
    %168 = llvm.extractvalue %164[0] : !llvm.struct<(ptr, i32)> 
    %169 = llvm.call @__cxa_begin_catch(%168) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %170 = llvm.load %169 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %171 = llvm.call @printf(%36, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    %172 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.icmp "eq" %172, %13 : !llvm.ptr
    %174 = llvm.zext %173 : i1 to i32
    llvm.br ^bb40(%174 : i32)
  ^bb40(%175: i32):  // 2 preds: ^bb35, ^bb39
    %176 = llvm.call @printf(%37, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %177 = llvm.load %152 {alignment = 1 : i64} : !llvm.ptr -> i2
    %178 = llvm.icmp "eq" %177, %38 : i2
    llvm.cond_br %178, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %179 = llvm.call @printf(%21, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %180 = llvm.load %151 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.icmp "eq" %180, %13 : !llvm.ptr
    llvm.cond_br %181, ^bb44, ^bb43
  ^bb43:  // pred: ^bb42
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%151) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    llvm.call @_ZdlPvm(%147, %30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %182 = llvm.call @_Znwm(%30) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 48 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %31, %182 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %183 = llvm.getelementptr inbounds|nuw %182[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %183 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %184 = llvm.getelementptr inbounds|nuw %182[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.getelementptr inbounds|nuw %182[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %185 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %40, %184 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %186 = llvm.getelementptr inbounds|nuw %182[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %186 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %187 = llvm.getelementptr inbounds|nuw %182[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %187 {alignment = 8 : i64} : i2, !llvm.ptr
    llvm.br ^bb45
  ^bb45:  // 2 preds: ^bb44, ^bb54
    llvm.intr.lifetime.start %63 : !llvm.ptr
    llvm.invoke fastcc @_ZL8fails_ati.resume(%182) to ^bb47 unwind ^bb46 : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb46:  // pred: ^bb45
    %188 = llvm.landingpad cleanup (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb51(%188 : !llvm.struct<(ptr, i32)>)
  ^bb47:  // pred: ^bb45
    %189 = llvm.load %186 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %190 = llvm.icmp "eq" %189, %13 : !llvm.ptr
    llvm.cond_br %190, ^bb53, ^bb48
  ^bb48:  // pred: ^bb47
    llvm.intr.experimental.noalias.scope.decl #alias_scope6
    llvm.intr.experimental.noalias.scope.decl #alias_scope7
    llvm.store %189, %63 {alias_scopes = [#alias_scope7, #alias_scope6], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %186 {alignment = 8 : i64, noalias_scopes = [#alias_scope7, #alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%63) to ^bb32 unwind ^bb49 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb49:  // pred: ^bb48
    %191 = llvm.landingpad cleanup (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %192 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %193 = llvm.icmp "eq" %192, %13 : !llvm.ptr
    llvm.cond_br %193, ^bb51(%191 : !llvm.struct<(ptr, i32)>), ^bb50
  ^bb50:  // pred: ^bb49
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%63) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb51(%191 : !llvm.struct<(ptr, i32)>)
  ^bb51(%194: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb46, ^bb49, ^bb50
    %195 = llvm.extractvalue %194[1] : !llvm.struct<(ptr, i32)> 
    %196 = llvm.intr.eh.typeid.for %35 : (!llvm.ptr) -> i32
    %197 = llvm.icmp "eq" %195, %196 : i32
    llvm.cond_br %197, ^bb52, ^bb60(%182, %194 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb52:  // pred: ^bb51
    %198 = llvm.extractvalue %194[0] : !llvm.struct<(ptr, i32)> 
    %199 = llvm.call @__cxa_begin_catch(%198) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %200 = llvm.load %199 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %201 = llvm.call @printf(%36, %200) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    %202 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %203 = llvm.icmp "eq" %202, %13 : !llvm.ptr
    %204 = llvm.zext %203 : i1 to i32
    llvm.br ^bb55(%204 : i32)
  ^bb53:  // pred: ^bb47
    %205 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.icmp "eq" %205, %13 : !llvm.ptr
    llvm.intr.lifetime.end %63 : !llvm.ptr
    llvm.cond_br %206, ^bb55(%0 : i32), ^bb54
  ^bb54:  // pred: ^bb53
    %207 = llvm.load %184 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %208 = llvm.call @printf(%16, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb45 {loop_annotation = #loop_annotation}
  ^bb55(%209: i32):  // 2 preds: ^bb52, ^bb53
    %210 = llvm.call @printf(%37, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %211 = llvm.load %187 {alignment = 1 : i64} : !llvm.ptr -> i2
    %212 = llvm.icmp "eq" %211, %38 : i2
    llvm.cond_br %212, ^bb56, ^bb57
  ^bb56:  // pred: ^bb55
    %213 = llvm.call @printf(%21, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb57
  ^bb57:  // 2 preds: ^bb55, ^bb56
    %214 = llvm.load %186 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %215 = llvm.icmp "eq" %214, %13 : !llvm.ptr
    llvm.cond_br %215, ^bb59, ^bb58
  ^bb58:  // pred: ^bb57
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%186) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb57, ^bb58
    llvm.call @_ZdlPvm(%182, %30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.intr.lifetime.start %66 : !llvm.ptr
    "llvm.intr.memcpy"(%66, %41, %12) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %67 : !llvm.ptr
    "llvm.intr.memcpy"(%67, %42, %12) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %68 : !llvm.ptr
    llvm.store %40, %68 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    %216 = llvm.getelementptr inbounds|nuw %68[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %66, %216 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr, !llvm.ptr
    %217 = llvm.getelementptr inbounds|nuw %68[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %67, %217 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %69 : !llvm.ptr
    "llvm.intr.memcpy"(%69, %43, %12) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %70 : !llvm.ptr
    llvm.store %6, %70 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    %218 = llvm.getelementptr inbounds|nuw %70[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %68, %218 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr, !llvm.ptr
    %219 = llvm.getelementptr inbounds|nuw %70[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %69, %219 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.store %44, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %220 = llvm.getelementptr inbounds|nuw %73[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %220 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %221 = llvm.getelementptr inbounds|nuw %73[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %222 = llvm.getelementptr inbounds|nuw %73[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %70, %222 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %221 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %223 = llvm.getelementptr inbounds|nuw %73[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %223 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %224 = llvm.getelementptr inbounds|nuw %73[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %47, %224 {alignment = 8 : i64} : i3, !llvm.ptr
    llvm.br ^bb62
  ^bb60(%225: !llvm.ptr, %226: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb38, ^bb51
    %227 = llvm.getelementptr inbounds|nuw %225[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %228 = llvm.load %227 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %228(%225) to ^bb133(%226 : !llvm.struct<(ptr, i32)>) unwind ^bb61 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb61:  // pred: ^bb60
    %229 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %230 = llvm.extractvalue %229[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%230) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb62:  // 2 preds: ^bb59, ^bb87
    llvm.intr.lifetime.start %62 : !llvm.ptr
    llvm.invoke fastcc @_ZL4walkPK4Node.resume(%73) to ^bb63 unwind ^bb85 : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb63:  // pred: ^bb62
    %231 = llvm.load %223 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %232 = llvm.icmp "eq" %231, %13 : !llvm.ptr
    llvm.cond_br %232, ^bb68, ^bb64
  ^bb64:  // pred: ^bb63
    llvm.intr.experimental.noalias.scope.decl #alias_scope8
    llvm.intr.experimental.noalias.scope.decl #alias_scope9
    llvm.store %231, %62 {alias_scopes = [#alias_scope9, #alias_scope8], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %223 {alignment = 8 : i64, noalias_scopes = [#alias_scope9, #alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%62) to ^bb65 unwind ^bb66 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb65:  // pred: ^bb64
    llvm.unreachable
  ^bb66:  // pred: ^bb64
    %233 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %234 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %235 = llvm.icmp "eq" %234, %13 : !llvm.ptr
    llvm.cond_br %235, ^bb86(%233 : !llvm.struct<(ptr, i32)>), ^bb67
  ^bb67:  // pred: ^bb66
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%62) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb86(%233 : !llvm.struct<(ptr, i32)>)
  ^bb68:  // pred: ^bb63
    %236 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %237 = llvm.icmp "eq" %236, %13 : !llvm.ptr
    llvm.intr.lifetime.end %62 : !llvm.ptr
    llvm.cond_br %237, ^bb69, ^bb87
  ^bb69:  // pred: ^bb68
    %238 = llvm.load %224 {alignment = 8 : i64} : !llvm.ptr -> i3
    llvm.switch %238 : i3, ^bb78 [
      0: ^bb76,
      1: ^bb70,
      2: ^bb76,
      3: ^bb73,
      -4: ^bb76
    ]
  ^bb70:  // pred: ^bb69
    %239 = llvm.getelementptr inbounds|nuw %73[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %240 = llvm.load %239 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %241 = llvm.icmp "eq" %240, %13 : !llvm.ptr
    llvm.cond_br %241, ^bb76, ^bb71
  ^bb71:  // pred: ^bb70
    %242 = llvm.getelementptr inbounds|nuw %240[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %243 = llvm.load %242 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %243(%240) to ^bb76 unwind ^bb72 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb72:  // pred: ^bb71
    %244 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %245 = llvm.extractvalue %244[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%245) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb73:  // pred: ^bb69
    %246 = llvm.getelementptr inbounds|nuw %73[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %247 = llvm.load %246 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %248 = llvm.icmp "eq" %247, %13 : !llvm.ptr
    llvm.cond_br %248, ^bb76, ^bb74
  ^bb74:  // pred: ^bb73
    %249 = llvm.getelementptr inbounds|nuw %247[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %250 = llvm.load %249 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %250(%247) to ^bb76 unwind ^bb75 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb75:  // pred: ^bb74
    %251 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %252 = llvm.extractvalue %251[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%252) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb76:  // 7 preds: ^bb69, ^bb69, ^bb69, ^bb70, ^bb71, ^bb73, ^bb74
    %253 = llvm.load %223 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %254 = llvm.icmp "eq" %253, %13 : !llvm.ptr
    llvm.cond_br %254, ^bb79, ^bb77
  ^bb77:  // pred: ^bb76
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%223) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb79
  ^bb78:  // pred: ^bb69
    llvm.unreachable
  ^bb79:  // 2 preds: ^bb76, ^bb77
    %255 = llvm.call @putchar(%17) : (i32) -> i32
    llvm.store %48, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %256 = llvm.getelementptr inbounds|nuw %74[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %256 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %257 = llvm.getelementptr inbounds|nuw %74[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %258 = llvm.getelementptr inbounds|nuw %74[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %50, %258 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %50, %257 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %259 = llvm.getelementptr inbounds|nuw %74[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %51, %259 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %260 = llvm.getelementptr inbounds|nuw %74[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %260 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %261 = llvm.getelementptr inbounds|nuw %74[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %261 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.invoke fastcc @_ZL6sum_toi.resume(%74) to ^bb80 unwind ^bb102 : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb80:  // pred: ^bb79
    llvm.intr.lifetime.start %61 : !llvm.ptr
    %262 = llvm.load %260 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %263 = llvm.icmp "eq" %262, %13 : !llvm.ptr
    llvm.cond_br %263, ^bb88, ^bb81
  ^bb81:  // pred: ^bb80
    llvm.store %262, %61 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%61) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%61) to ^bb82 unwind ^bb83 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb82:  // pred: ^bb81
    llvm.unreachable
  ^bb83:  // pred: ^bb81
    %264 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %265 = llvm.load %61 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %266 = llvm.icmp "eq" %265, %13 : !llvm.ptr
    llvm.cond_br %266, ^bb103(%264 : !llvm.struct<(ptr, i32)>), ^bb84
  ^bb84:  // pred: ^bb83
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%61) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb103(%264 : !llvm.struct<(ptr, i32)>)
  ^bb85:  // pred: ^bb62
    %267 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb86(%267 : !llvm.struct<(ptr, i32)>)
  ^bb86(%268: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb66, ^bb67, ^bb85
    llvm.call fastcc @_ZL4walkPK4Node.cleanup(%73) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb132(%268 : !llvm.struct<(ptr, i32)>)
  ^bb87:  // pred: ^bb68
    %269 = llvm.load %221 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %270 = llvm.call @printf(%16, %269) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb62 {loop_annotation = #loop_annotation}
  ^bb88:  // pred: ^bb80
    %271 = llvm.load %257 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %61 : !llvm.ptr
    %272 = llvm.call @printf(%53, %271) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %273 = llvm.load %261 {alignment = 4 : i64} : !llvm.ptr -> i2
    llvm.switch %273 : i2, ^bb97 [
      0: ^bb95,
      1: ^bb92,
      -2: ^bb89,
      -1: ^bb95
    ]
  ^bb89:  // pred: ^bb88
    %274 = llvm.getelementptr inbounds|nuw %74[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %275 = llvm.load %274 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %276 = llvm.icmp "eq" %275, %13 : !llvm.ptr
    llvm.cond_br %276, ^bb95, ^bb90
  ^bb90:  // pred: ^bb89
    %277 = llvm.getelementptr inbounds|nuw %275[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %278 = llvm.load %277 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %278(%275) to ^bb95 unwind ^bb91 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb91:  // pred: ^bb90
    %279 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %280 = llvm.extractvalue %279[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%280) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb92:  // pred: ^bb88
    %281 = llvm.getelementptr inbounds|nuw %74[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %282 = llvm.load %281 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %283 = llvm.icmp "eq" %282, %13 : !llvm.ptr
    llvm.cond_br %283, ^bb95, ^bb93
  ^bb93:  // pred: ^bb92
    %284 = llvm.getelementptr inbounds|nuw %282[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %285(%282) to ^bb95 unwind ^bb94 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb94:  // pred: ^bb93
    %286 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %287 = llvm.extractvalue %286[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%287) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb95:  // 6 preds: ^bb88, ^bb88, ^bb89, ^bb90, ^bb92, ^bb93
    %288 = llvm.load %260 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %289 = llvm.icmp "eq" %288, %13 : !llvm.ptr
    llvm.cond_br %289, ^bb104, ^bb96
  ^bb96:  // pred: ^bb95
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%260) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb104
  ^bb97:  // pred: ^bb88
    llvm.unreachable
  ^bb98:  // pred: ^bb123
    llvm.intr.experimental.noalias.scope.decl #alias_scope10
    llvm.intr.experimental.noalias.scope.decl #alias_scope11
    llvm.store %349, %60 {alias_scopes = [#alias_scope11, #alias_scope10], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %347 {alignment = 8 : i64, noalias_scopes = [#alias_scope11, #alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%60) to ^bb99 unwind ^bb100 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb99:  // pred: ^bb98
    llvm.unreachable
  ^bb100:  // pred: ^bb98
    %290 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %291 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %292 = llvm.icmp "eq" %291, %13 : !llvm.ptr
    llvm.cond_br %292, ^bb131, ^bb101
  ^bb101:  // pred: ^bb100
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%60) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb131
  ^bb102:  // pred: ^bb79
    %293 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb103(%293 : !llvm.struct<(ptr, i32)>)
  ^bb103(%294: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb83, ^bb84, ^bb102
    llvm.call fastcc @_ZL6sum_toi.cleanup(%74) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb132(%294 : !llvm.struct<(ptr, i32)>)
  ^bb104:  // 2 preds: ^bb95, ^bb96
    %295 = llvm.call @_Znwm(%9) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %54, %295 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %296 = llvm.getelementptr inbounds|nuw %295[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %296 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %297 = llvm.getelementptr inbounds|nuw %295[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %298 = llvm.getelementptr inbounds|nuw %295[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %298 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %10, %297 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %299 = llvm.getelementptr inbounds|nuw %295[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %51, %299 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %300 = llvm.getelementptr inbounds|nuw %295[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %300 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %301 = llvm.getelementptr inbounds|nuw %295[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %301 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.invoke fastcc @_ZL7carefuli.resume(%295) to ^bb105 unwind ^bb124(%295 : !llvm.ptr) : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb105:  // pred: ^bb104
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %302 = llvm.load %300 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %303 = llvm.icmp "eq" %302, %13 : !llvm.ptr
    llvm.cond_br %303, ^bb110, ^bb106(%302, %295 : !llvm.ptr, !llvm.ptr)
  ^bb106(%304: !llvm.ptr, %305: !llvm.ptr):  // 2 preds: ^bb105, ^bb117
    llvm.store %304, %59 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%59) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%59) to ^bb107 unwind ^bb108 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb107:  // pred: ^bb106
    llvm.unreachable
  ^bb108:  // pred: ^bb106
    %306 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %307 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %308 = llvm.icmp "eq" %307, %13 : !llvm.ptr
    llvm.cond_br %308, ^bb125(%305, %306 : !llvm.ptr, !llvm.struct<(ptr, i32)>), ^bb109
  ^bb109:  // pred: ^bb108
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%59) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb125(%305, %306 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb110:  // pred: ^bb105
    %309 = llvm.load %297 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %59 : !llvm.ptr
    %310 = llvm.call @printf(%53, %309) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %311 = llvm.load %301 {alignment = 4 : i64} : !llvm.ptr -> i2
    %312 = llvm.icmp "eq" %311, %38 : i2
    llvm.cond_br %312, ^bb111, ^bb114
  ^bb111:  // pred: ^bb110
    %313 = llvm.getelementptr inbounds|nuw %295[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %314 = llvm.load %313 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %315 = llvm.icmp "eq" %314, %13 : !llvm.ptr
    llvm.cond_br %315, ^bb114, ^bb112
  ^bb112:  // pred: ^bb111
    %316 = llvm.getelementptr inbounds|nuw %314[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %317 = llvm.load %316 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %317(%314) to ^bb114 unwind ^bb113 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb113:  // 2 preds: ^bb112, ^bb120
    %318 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %319 = llvm.extractvalue %318[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%319) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb114:  // 3 preds: ^bb110, ^bb111, ^bb112
    %320 = llvm.load %300 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %321 = llvm.icmp "eq" %320, %13 : !llvm.ptr
    llvm.cond_br %321, ^bb116, ^bb115
  ^bb115:  // pred: ^bb114
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%300) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb116
  ^bb116:  // 2 preds: ^bb114, ^bb115
    llvm.call @_ZdlPvm(%295, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %322 = llvm.call @_Znwm(%9) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %54, %322 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %323 = llvm.getelementptr inbounds|nuw %322[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %323 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %324 = llvm.getelementptr inbounds|nuw %322[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %325 = llvm.getelementptr inbounds|nuw %322[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %56, %325 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %56, %324 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %326 = llvm.getelementptr inbounds|nuw %322[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %51, %326 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %327 = llvm.getelementptr inbounds|nuw %322[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %327 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %328 = llvm.getelementptr inbounds|nuw %322[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %328 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.invoke fastcc @_ZL7carefuli.resume(%322) to ^bb117 unwind ^bb124(%322 : !llvm.ptr) : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb117:  // pred: ^bb116
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %329 = llvm.load %327 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %330 = llvm.icmp "eq" %329, %13 : !llvm.ptr
    llvm.cond_br %330, ^bb118, ^bb106(%329, %322 : !llvm.ptr, !llvm.ptr)
  ^bb118:  // pred: ^bb117
    %331 = llvm.load %324 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %59 : !llvm.ptr
    %332 = llvm.call @printf(%53, %331) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %333 = llvm.load %328 {alignment = 4 : i64} : !llvm.ptr -> i2
    %334 = llvm.icmp "eq" %333, %38 : i2
    llvm.cond_br %334, ^bb119, ^bb121
  ^bb119:  // pred: ^bb118
    %335 = llvm.getelementptr inbounds|nuw %322[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %336 = llvm.load %335 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %337 = llvm.icmp "eq" %336, %13 : !llvm.ptr
    llvm.cond_br %337, ^bb121, ^bb120
  ^bb120:  // pred: ^bb119
    %338 = llvm.getelementptr inbounds|nuw %336[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %339 = llvm.load %338 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %339(%336) to ^bb121 unwind ^bb113 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb121:  // 3 preds: ^bb118, ^bb119, ^bb120
    %340 = llvm.load %327 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %341 = llvm.icmp "eq" %340, %13 : !llvm.ptr
    llvm.cond_br %341, ^bb123, ^bb122
  ^bb122:  // pred: ^bb121
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%327) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb123
  ^bb123:  // 2 preds: ^bb121, ^bb122
    llvm.call @_ZdlPvm(%322, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.store %1, %75 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %342 = llvm.getelementptr inbounds|nuw %75[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %342 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %343 = llvm.getelementptr inbounds|nuw %75[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %344 = llvm.getelementptr inbounds|nuw %75[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %344 {alignment = 8 : i64} : i32, !llvm.ptr
    %345 = llvm.getelementptr inbounds|nuw %75[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %57, %345 {alignment = 4 : i64} : i32, !llvm.ptr
    %346 = llvm.getelementptr inbounds|nuw %75[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %346 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.store %11, %343 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %347 = llvm.getelementptr inbounds|nuw %75[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %347 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %348 = llvm.getelementptr inbounds|nuw %75[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %348 {alignment = 16 : i64} : i2, !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    llvm.call fastcc @_ZL5countiii.resume(%75) : (!llvm.ptr {llvm.nonnull}) -> ()
    %349 = llvm.load %347 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %350 = llvm.icmp "eq" %349, %13 : !llvm.ptr
    llvm.cond_br %350, ^bb127, ^bb98
  ^bb124(%351: !llvm.ptr):  // 2 preds: ^bb104, ^bb116
    %352 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb125(%351, %352 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb125(%353: !llvm.ptr, %354: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb108, ^bb109, ^bb124
    %355 = llvm.getelementptr inbounds|nuw %353[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %356 = llvm.load %355 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %356(%353) to ^bb132(%354 : !llvm.struct<(ptr, i32)>) unwind ^bb126 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb126:  // pred: ^bb125
    %357 = llvm.landingpad (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %358 = llvm.extractvalue %357[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%358) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb127:  // pred: ^bb123
    llvm.intr.lifetime.end %60 : !llvm.ptr
    %359 = llvm.load %75 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %360 = llvm.icmp "eq" %359, %13 : !llvm.ptr
    %361 = llvm.load %348 {alignment = 16 : i64} : !llvm.ptr -> i2
    %362 = llvm.icmp "eq" %361, %15 : i2
    %363 = llvm.select %360, %20, %362 : i1, i1
    llvm.cond_br %363, ^bb130, ^bb128
  ^bb128:  // pred: ^bb127
    %364 = llvm.call @printf(%21, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %365 = llvm.load %347 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %366 = llvm.icmp "eq" %365, %13 : !llvm.ptr
    llvm.cond_br %366, ^bb130, ^bb129
  ^bb129:  // pred: ^bb128
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%347) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb130
  ^bb130:  // 3 preds: ^bb127, ^bb128, ^bb129
    %367 = llvm.call @putchar(%17) : (i32) -> i32
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.intr.lifetime.end %67 : !llvm.ptr
    llvm.intr.lifetime.end %66 : !llvm.ptr
    llvm.return %11 : i32
  ^bb131:  // 2 preds: ^bb100, ^bb101
    llvm.call fastcc @_ZL5countiii.cleanup(%75) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb132(%290 : !llvm.struct<(ptr, i32)>)
  ^bb132(%368: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb86, ^bb103, ^bb125, ^bb131
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.intr.lifetime.end %67 : !llvm.ptr
    llvm.intr.lifetime.end %66 : !llvm.ptr
    llvm.br ^bb133(%368 : !llvm.struct<(ptr, i32)>)
  ^bb133(%369: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb7, ^bb19, ^bb60, ^bb132
    llvm.resume %369 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func internal unnamed_addr fastcc @_ZL4walkPK4Node(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.nocapture, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>, llvm.writeonly}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL4walkPK4Node.resume : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZL4walkPK4Node.destroy : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(48 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(56 : i64) : i64
    %10 = llvm.mlir.constant(0 : i3) : i3
    %11 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.getelementptr inbounds|nuw %11[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %6, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %11[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %arg0 {alias_scopes = [#alias_scope12], alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %11[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %16 {alignment = 8 : i64} : i3, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @_ZL6sum_toi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.nocapture, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>, llvm.writeonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(64 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL6sum_toi.resume : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZL6sum_toi.destroy : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(56 : i64) : i64
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.mlir.addressof @NoopCoro.Frame.Const : !llvm.ptr
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(60 : i64) : i64
    %11 = llvm.mlir.constant(0 : i2) : i2
    %12 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %12[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %arg1, %15 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %12[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %12[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %arg0 {alias_scopes = [#alias_scope13], alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %12[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %18 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr local_unnamed_addr @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %2, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %3 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %6, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %8 = llvm.icmp "eq" %7, %2 : !llvm.ptr
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb4
  ^bb2:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt17current_exceptionv(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func linkonce_odr local_unnamed_addr @_ZN4Task12promise_type19unhandled_exceptionEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type19unhandled_exceptionEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %3 : !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %2, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %3 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %6, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %8 = llvm.icmp "eq" %7, %2 : !llvm.ptr
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.end %3 : !llvm.ptr
    llvm.br ^bb4
  ^bb2:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.load %4 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.end %3 : !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(!llvm.ptr {llvm.noundef}) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal fastcc @__NoopCoro_ResumeDestroy(%arg0: !llvm.ptr {llvm.nocapture, llvm.readnone}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    llvm.return
  }
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func internal fastcc @_ZL5countiii.resume(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.dereferenceable = 96 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", "nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(80 : i64) : i64
    %3 = llvm.mlir.constant(76 : i64) : i64
    %4 = llvm.mlir.constant(72 : i64) : i64
    %5 = llvm.mlir.constant(68 : i64) : i64
    %6 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(0 : i8) : i8
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(1 : i2) : i2
    %13 = llvm.mlir.constant(31 : i32) : i32
    %14 = llvm.mlir.constant(1 : i8) : i8
    %15 = llvm.mlir.constant(-2 : i2) : i2
    %16 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 16 : i64} : !llvm.ptr -> i2
    llvm.switch %19 : i2, ^bb9 [
      0: ^bb1,
      1: ^bb7,
      -2: ^bb5
    ]
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.getelementptr inbounds|nuw %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 16 : i64} : !llvm.ptr -> i32
    "llvm.intr.memset"(%16, %10, %0) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %24 = llvm.icmp "slt" %23, %21 : i32
    llvm.cond_br %24, ^bb4(%23 : i32), ^bb3(%11 : i32)
  ^bb2:  // pred: ^bb5
    %25 = llvm.load %16 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<32xi8>
    %26 = llvm.sext %25 : vector<32xi8> to vector<32xi32>
    %27 = "llvm.intr.vector.reduce.add"(%26) : (vector<32xi32>) -> i32
    llvm.br ^bb3(%27 : i32)
  ^bb3(%28: i32):  // 2 preds: ^bb1, ^bb2
    %29 = llvm.sub %11, %28 overflow<nsw> : i32
    llvm.store %29, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.store %12, %18 {alignment = 16 : i64} : i2, !llvm.ptr
    llvm.br ^bb8
  ^bb4(%30: i32):  // 2 preds: ^bb1, ^bb6
    %31 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %32 = llvm.and %30, %13 : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %16[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %36 = llvm.add %35, %14 : i8
    llvm.store %36, %34 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %30, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.store %15, %18 {alignment = 16 : i64} : i2, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // pred: ^bb0
    %37 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.add %40, %38 overflow<nsw> : i32
    %44 = llvm.icmp "slt" %43, %42 : i32
    llvm.cond_br %44, ^bb6, ^bb2 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    llvm.br ^bb4(%43 : i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb0
    %45 = llvm.call tail @printf(%6, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.store %8, %arg0 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb3, ^bb4, ^bb7
    llvm.return
  ^bb9:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL5countiii.cleanup(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.dereferenceable = 96 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(80 : i64) : i64
    %2 = llvm.mlir.constant(0 : i2) : i2
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.load %arg0 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "eq" %7, %0 : !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 16 : i64} : !llvm.ptr -> i2
    %11 = llvm.icmp "eq" %10, %2 : i2
    %12 = llvm.select %8, %3, %11 : i1, i1
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call tail @printf(%4, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %14 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %0 : !llvm.ptr
    llvm.cond_br %16, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func internal fastcc @_ZL4walkPK4Node.resume(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(56 : i64) : i64
    %4 = llvm.mlir.constant(48 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(3 : i3) : i3
    %9 = llvm.mlir.constant(-4 : i3) : i3
    %10 = llvm.mlir.constant(1 : i3) : i3
    %11 = llvm.mlir.constant(2 : i3) : i3
    %12 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i3
    llvm.switch %16 : i3, ^bb39 [
      0: ^bb1,
      1: ^bb3,
      2: ^bb19,
      3: ^bb20
    ]
  ^bb1:  // pred: ^bb0
    %17 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "eq" %18, %5 : !llvm.ptr
    llvm.cond_br %19, ^bb34, ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.getelementptr inbounds|nuw %18[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc @_ZL4walkPK4Node(%12, %21) to ^bb3 unwind ^bb10 : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %22 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %23(%22) to ^bb4 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb4:  // pred: ^bb3
    %24 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %5 : !llvm.ptr
    llvm.cond_br %27, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.intr.experimental.noalias.scope.decl #alias_scope14
    llvm.intr.experimental.noalias.scope.decl #alias_scope15
    llvm.store %26, %13 {alias_scopes = [#alias_scope15, #alias_scope14], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %5, %25 {alignment = 8 : i64, noalias_scopes = [#alias_scope15, #alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%13) to ^bb6 unwind ^bb7 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.unreachable
  ^bb7:  // pred: ^bb5
    %28 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %29 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %5 : !llvm.ptr
    llvm.cond_br %30, ^bb12(%28 : !llvm.struct<(ptr, i32)>), ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12(%28 : !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb4
    %31 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %5 : !llvm.ptr
    llvm.cond_br %32, ^bb16, ^bb15
  ^bb10:  // pred: ^bb2
    %33 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb33(%33 : !llvm.struct<(ptr, i32)>)
  ^bb11:  // pred: ^bb3
    %34 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb12(%34 : !llvm.struct<(ptr, i32)>)
  ^bb12(%35: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb7, ^bb8, ^bb11
    %36 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %5 : !llvm.ptr
    llvm.cond_br %37, ^bb33(%35 : !llvm.struct<(ptr, i32)>), ^bb13
  ^bb13:  // pred: ^bb12
    %38 = llvm.getelementptr inbounds|nuw %36[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %39(%36) to ^bb33(%35 : !llvm.struct<(ptr, i32)>) unwind ^bb14 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb14:  // pred: ^bb13
    %40 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %41 = llvm.extractvalue %40[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%41) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // pred: ^bb9
    %42 = llvm.getelementptr inbounds|nuw %24[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    llvm.store %43, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb37(%10 : i3)
  ^bb16:  // pred: ^bb9
    %44 = llvm.getelementptr inbounds|nuw %24[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %45(%24) to ^bb18 unwind ^bb17 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb17:  // pred: ^bb16
    %46 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%47) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb18:  // pred: ^bb16
    %48 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i32
    llvm.store %50, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb37(%11 : i3)
  ^bb19:  // pred: ^bb0
    %51 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %52[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc @_ZL4walkPK4Node(%13, %54) to ^bb20 unwind ^bb27 : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb20:  // 2 preds: ^bb0, ^bb19
    %55 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %56(%55) to ^bb21 unwind ^bb28 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb21:  // pred: ^bb20
    %57 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "eq" %59, %5 : !llvm.ptr
    llvm.cond_br %60, ^bb26, ^bb22
  ^bb22:  // pred: ^bb21
    llvm.intr.experimental.noalias.scope.decl #alias_scope16
    llvm.intr.experimental.noalias.scope.decl #alias_scope17
    llvm.store %59, %12 {alias_scopes = [#alias_scope17, #alias_scope16], alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %5, %58 {alignment = 8 : i64, noalias_scopes = [#alias_scope17, #alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%12) to ^bb23 unwind ^bb24 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb23:  // pred: ^bb22
    llvm.unreachable
  ^bb24:  // pred: ^bb22
    %61 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.icmp "eq" %62, %5 : !llvm.ptr
    llvm.cond_br %63, ^bb29(%61 : !llvm.struct<(ptr, i32)>), ^bb25
  ^bb25:  // pred: ^bb24
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb29(%61 : !llvm.struct<(ptr, i32)>)
  ^bb26:  // pred: ^bb21
    %64 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.icmp "eq" %64, %5 : !llvm.ptr
    llvm.cond_br %65, ^bb35, ^bb32
  ^bb27:  // pred: ^bb19
    %66 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb33(%66 : !llvm.struct<(ptr, i32)>)
  ^bb28:  // pred: ^bb20
    %67 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb29(%67 : !llvm.struct<(ptr, i32)>)
  ^bb29(%68: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb24, ^bb25, ^bb28
    %69 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "eq" %69, %5 : !llvm.ptr
    llvm.cond_br %70, ^bb33(%68 : !llvm.struct<(ptr, i32)>), ^bb30
  ^bb30:  // pred: ^bb29
    %71 = llvm.getelementptr inbounds|nuw %69[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %72(%69) to ^bb33(%68 : !llvm.struct<(ptr, i32)>) unwind ^bb31 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb31:  // pred: ^bb30
    %73 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%74) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb32:  // pred: ^bb26
    %75 = llvm.getelementptr inbounds|nuw %57[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    llvm.store %76, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb37(%8 : i3)
  ^bb33(%77: !llvm.struct<(ptr, i32)>):  // 6 preds: ^bb10, ^bb12, ^bb13, ^bb27, ^bb29, ^bb30
    %78 = llvm.extractvalue %77[0] : !llvm.struct<(ptr, i32)> 
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb34 unwind ^bb38 : () -> ()
  ^bb34:  // 3 preds: ^bb1, ^bb33, ^bb35
    llvm.store %5, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb37(%9 : i3)
  ^bb35:  // pred: ^bb26
    %80 = llvm.getelementptr inbounds|nuw %57[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %81(%57) to ^bb34 unwind ^bb36 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb36:  // pred: ^bb35
    %82 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %83 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%83) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb37(%84: i3):  // 4 preds: ^bb15, ^bb18, ^bb32, ^bb34
    llvm.store %84, %15 {alignment = 8 : i64} : i3, !llvm.ptr
    llvm.return
  ^bb38:  // pred: ^bb33
    %85 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %5, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %9, %15 {alignment = 8 : i64} : i3, !llvm.ptr
    llvm.resume %85 : !llvm.struct<(ptr, i32)>
  ^bb39:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL4walkPK4Node.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(56 : i64) : i64
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(24 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i3
    llvm.switch %8 : i3, ^bb10 [
      0: ^bb7,
      1: ^bb1,
      2: ^bb7,
      3: ^bb4,
      -4: ^bb7
    ]
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %2 : !llvm.ptr
    llvm.cond_br %11, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %13(%10) to ^bb7 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %14 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%15) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.icmp "eq" %17, %2 : !llvm.ptr
    llvm.cond_br %18, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %19 = llvm.getelementptr inbounds|nuw %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %20(%17) to ^bb7 unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %21 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%22) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // 7 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb2, ^bb4, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %24, %2 : !llvm.ptr
    llvm.cond_br %25, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.call tail @_ZdlPvm(%arg0, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  ^bb10:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL4walkPK4Node.cleanup(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(56 : i64) : i64
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(24 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i3
    llvm.switch %7 : i3, ^bb10 [
      0: ^bb7,
      1: ^bb1,
      2: ^bb7,
      3: ^bb4,
      -4: ^bb7
    ]
  ^bb1:  // pred: ^bb0
    %8 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %12(%9) to ^bb7 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %13 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%14) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %2 : !llvm.ptr
    llvm.cond_br %17, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %18 = llvm.getelementptr inbounds|nuw %16[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %19(%16) to ^bb7 unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %20 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%21) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // 7 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb2, ^bb4, ^bb5
    %22 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %2 : !llvm.ptr
    llvm.cond_br %24, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.return
  ^bb10:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL8fails_ati.resume(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.mlir.constant(0 : i2) : i2
    %3 = llvm.mlir.constant(36 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i2) : i2
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %13 = llvm.mlir.constant(-2 : i2) : i2
    %14 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i2
    %17 = llvm.icmp "eq" %16, %2 : i2
    llvm.cond_br %17, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "eq" %19, %6 : i32
    llvm.cond_br %20, ^bb2(%6 : i32), ^bb4(%6 : i32)
  ^bb2(%21: i32):  // 2 preds: ^bb1, ^bb5
    %22 = llvm.call tail @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %21, %22 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%22, %9, %10) to ^bb10 unwind ^bb3 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %23 = llvm.landingpad (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, i32)> 
    %25 = llvm.call tail @printf(%11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %26 = llvm.call tail @__cxa_begin_catch(%24) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb7 unwind ^bb9 : () -> ()
  ^bb4(%27: i32):  // 2 preds: ^bb1, ^bb6
    %28 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %27, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb8(%7 : i2)
  ^bb5:  // pred: ^bb0
    %29 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %30, %5 overflow<nsw, nuw> : i32
    %34 = llvm.icmp "eq" %33, %32 : i32
    llvm.cond_br %34, ^bb2(%32 : i32), ^bb6 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    llvm.br ^bb4(%33 : i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb3
    llvm.store %10, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8(%13 : i2)
  ^bb8(%35: i2):  // 2 preds: ^bb4, ^bb7
    llvm.store %35, %15 {alignment = 8 : i64} : i2, !llvm.ptr
    llvm.return
  ^bb9:  // pred: ^bb3
    %36 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %10, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %15 {alignment = 8 : i64} : i2, !llvm.ptr
    llvm.resume %36 : !llvm.struct<(ptr, i32)>
  ^bb10:  // pred: ^bb2
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL8fails_ati.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(1 : i2) : i2
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(48 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i2
    %9 = llvm.icmp "eq" %8, %1 : i2
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.call tail @printf(%2, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %5 : !llvm.ptr
    llvm.cond_br %13, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call tail @_ZdlPvm(%arg0, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal fastcc @_ZL3addii.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 56 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(56 : i64) : i64
    %3 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.icmp "eq" %4, %1 : !llvm.ptr
    llvm.cond_br %5, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.call tail @_ZdlPvm(%arg0, %2) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal fastcc @_ZL6sum_toi.resume(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(60 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(56 : i64) : i64
    %8 = llvm.mlir.addressof @_ZL3addii.destroy : !llvm.ptr
    %9 = llvm.mlir.constant(44 : i64) : i64
    %10 = llvm.mlir.constant(24 : i64) : i64
    %11 = llvm.mlir.constant(-2 : i2) : i2
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(-1 : i2) : i2
    %16 = llvm.mlir.constant(1 : i2) : i2
    %17 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i2
    llvm.switch %21 : i2, ^bb32 [
      0: ^bb1,
      1: ^bb9,
      -2: ^bb22
    ]
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %13 : i32
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.store %13, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.br ^bb30
  ^bb3:  // pred: ^bb1
    %25 = llvm.add %23, %14 overflow<nsw> : i32
    llvm.invoke fastcc @_ZL6sum_toi(%17, %25) to ^bb4 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.store %16, %20 {alignment = 4 : i64} : i2, !llvm.ptr
    %26 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %arg0, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %28 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %29(%28) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb5:  // pred: ^bb3
    %30 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb29(%30 : !llvm.struct<(ptr, i32)>)
  ^bb6:  // 2 preds: ^bb12, ^bb13
    %31 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %5 : !llvm.ptr
    llvm.cond_br %32, ^bb29(%41 : !llvm.struct<(ptr, i32)>), ^bb7
  ^bb7:  // pred: ^bb6
    %33 = llvm.getelementptr inbounds|nuw %31[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %34(%31) to ^bb29(%41 : !llvm.struct<(ptr, i32)>) unwind ^bb8 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb8:  // pred: ^bb7
    %35 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %36 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%36) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb0
    %37 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "eq" %39, %5 : !llvm.ptr
    llvm.cond_br %40, ^bb14, ^bb10
  ^bb10:  // pred: ^bb9
    llvm.store %39, %18 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%18) to ^bb11 unwind ^bb12 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    llvm.unreachable
  ^bb12:  // pred: ^bb10
    %41 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %42 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %5 : !llvm.ptr
    llvm.cond_br %43, ^bb6, ^bb13
  ^bb13:  // pred: ^bb12
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb14:  // pred: ^bb9
    %44 = llvm.getelementptr inbounds|nuw %37[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds|nuw %37[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %47(%37) to ^bb16 unwind ^bb15 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb15:  // pred: ^bb14
    %48 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%49) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb16:  // pred: ^bb14
    %50 = llvm.invoke @_Znwm(%7) to ^bb17 unwind ^bb18 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 56 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb17:  // pred: ^bb16
    %51 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.getelementptr inbounds|nuw %50[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %50[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds|nuw %50[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %50[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %56 {alignment = 8 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %50[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.getelementptr inbounds|nuw %50[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %58 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %50, %18 {alias_scopes = [#alias_scope18], alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %50[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %20 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.store %arg0, %57 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %60 = llvm.add %52, %45 overflow<nsw> : i32
    llvm.store %60, %54 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.store %5, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %59 {alignment = 8 : i64} : i1, !llvm.ptr
    %61 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %61(%arg0) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb18:  // pred: ^bb16
    %62 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb29(%62 : !llvm.struct<(ptr, i32)>)
  ^bb19:  // 2 preds: ^bb25, ^bb26
    %63 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.icmp "eq" %63, %5 : !llvm.ptr
    llvm.cond_br %64, ^bb29(%73 : !llvm.struct<(ptr, i32)>), ^bb20
  ^bb20:  // pred: ^bb19
    %65 = llvm.getelementptr inbounds|nuw %63[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %66(%63) to ^bb29(%73 : !llvm.struct<(ptr, i32)>) unwind ^bb21 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb21:  // pred: ^bb20
    %67 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%68) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb22:  // pred: ^bb0
    %69 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.icmp "eq" %71, %5 : !llvm.ptr
    llvm.cond_br %72, ^bb27, ^bb23
  ^bb23:  // pred: ^bb22
    llvm.store %71, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%17) to ^bb24 unwind ^bb25 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb24:  // pred: ^bb23
    llvm.unreachable
  ^bb25:  // pred: ^bb23
    %73 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %74 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.icmp "eq" %74, %5 : !llvm.ptr
    llvm.cond_br %75, ^bb19, ^bb26
  ^bb26:  // pred: ^bb25
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb27:  // pred: ^bb22
    %76 = llvm.getelementptr inbounds|nuw %69[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    llvm.store %77, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %69[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %79(%69) to ^bb30 unwind ^bb28 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb28:  // pred: ^bb27
    %80 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %81 = llvm.extractvalue %80[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%81) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb29(%82: !llvm.struct<(ptr, i32)>):  // 6 preds: ^bb5, ^bb6, ^bb7, ^bb18, ^bb19, ^bb20
    %83 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, i32)> 
    %84 = llvm.call tail @__cxa_begin_catch(%83) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZN4Task12promise_type19unhandled_exceptionEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb30 unwind ^bb31 : () -> ()
  ^bb30:  // 3 preds: ^bb2, ^bb27, ^bb29
    llvm.store %5, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %15, %20 {alignment = 4 : i64} : i2, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %87(%86) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb31:  // pred: ^bb29
    %88 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %5, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %15, %20 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.resume %88 : !llvm.struct<(ptr, i32)>
  ^bb32:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL6sum_toi.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(60 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i2
    llvm.switch %8 : i2, ^bb10 [
      0: ^bb7,
      1: ^bb4,
      -2: ^bb1,
      -1: ^bb7
    ]
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %2 : !llvm.ptr
    llvm.cond_br %11, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %13(%10) to ^bb7 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %14 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%15) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.icmp "eq" %17, %2 : !llvm.ptr
    llvm.cond_br %18, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %19 = llvm.getelementptr inbounds|nuw %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %20(%17) to ^bb7 unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %21 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%22) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // 6 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb4, ^bb5
    %23 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %24, %2 : !llvm.ptr
    llvm.cond_br %25, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.call tail @_ZdlPvm(%arg0, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  ^bb10:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL6sum_toi.cleanup(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(60 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i2
    llvm.switch %7 : i2, ^bb10 [
      0: ^bb7,
      1: ^bb4,
      -2: ^bb1,
      -1: ^bb7
    ]
  ^bb1:  // pred: ^bb0
    %8 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %12(%9) to ^bb7 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %13 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%14) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %2 : !llvm.ptr
    llvm.cond_br %17, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %18 = llvm.getelementptr inbounds|nuw %16[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %19(%16) to ^bb7 unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %20 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%21) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // 6 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb4, ^bb5
    %22 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %2 : !llvm.ptr
    llvm.cond_br %24, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.return
  ^bb10:  // pred: ^bb0
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL5riskyi.resume(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(60 : i64) : i64
    %4 = llvm.mlir.constant(0 : i2) : i2
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(56 : i64) : i64
    %9 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.addressof @_ZL3addii.destroy : !llvm.ptr
    %13 = llvm.mlir.constant(44 : i64) : i64
    %14 = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.mlir.constant(24 : i64) : i64
    %16 = llvm.mlir.constant(1 : i2) : i2
    %17 = llvm.mlir.constant(true) : i1
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %20 = llvm.mlir.constant(-2 : i2) : i2
    %21 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i2
    %26 = llvm.icmp "eq" %25, %4 : i2
    llvm.cond_br %26, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %27 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %11 : i32
    llvm.cond_br %29, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %30 = llvm.call tail @__cxa_allocate_exception(%18) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %28, %30 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%30, %19, %6) to ^bb21 unwind ^bb3 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    %31 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb18(%31 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb1
    %32 = llvm.invoke @_Znwm(%8) to ^bb5 unwind ^bb6 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 56 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb5:  // pred: ^bb4
    %33 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.getelementptr inbounds|nuw %32[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %32[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.getelementptr inbounds|nuw %32[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %32[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %33, %37 {alignment = 8 : i64} : i32, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %32[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.getelementptr inbounds|nuw %32[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %39 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %32, %22 {alias_scopes = [#alias_scope19], alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %32[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %24 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.store %arg0, %38 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %41 = llvm.add %33, %14 overflow<nsw> : i32
    llvm.store %41, %35 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.store %6, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %17, %40 {alignment = 8 : i64} : i1, !llvm.ptr
    %42 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %42(%arg0) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb6:  // pred: ^bb4
    %43 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb18(%43 : !llvm.struct<(ptr, i32)>)
  ^bb7:  // 2 preds: ^bb13, ^bb14
    %44 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %6 : !llvm.ptr
    llvm.cond_br %45, ^bb18(%54 : !llvm.struct<(ptr, i32)>), ^bb8
  ^bb8:  // pred: ^bb7
    %46 = llvm.getelementptr inbounds|nuw %44[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %47(%44) to ^bb18(%54 : !llvm.struct<(ptr, i32)>) unwind ^bb9 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb9:  // pred: ^bb8
    %48 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%49) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb0
    %50 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.icmp "eq" %52, %6 : !llvm.ptr
    llvm.cond_br %53, ^bb15, ^bb11
  ^bb11:  // pred: ^bb10
    llvm.store %52, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%21) to ^bb12 unwind ^bb13 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.unreachable
  ^bb13:  // pred: ^bb11
    %54 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.icmp "eq" %55, %6 : !llvm.ptr
    llvm.cond_br %56, ^bb7, ^bb14
  ^bb14:  // pred: ^bb13
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb15:  // pred: ^bb10
    %57 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.getelementptr inbounds|nuw %50[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %61 = llvm.mul %60, %58 overflow<nsw> : i32
    llvm.store %61, %23 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %50[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %63(%50) to ^bb17 unwind ^bb16 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb16:  // pred: ^bb15
    %64 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %65 = llvm.extractvalue %64[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%65) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb17:  // pred: ^bb15
    %66 = llvm.call tail @printf(%9, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb18(%67: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb3, ^bb6, ^bb7, ^bb8
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    %69 = llvm.call tail @printf(%9, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %70 = llvm.call tail @__cxa_begin_catch(%68) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZN4Task12promise_type19unhandled_exceptionEv(%23) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb19 unwind ^bb20 : () -> ()
  ^bb19:  // 2 preds: ^bb17, ^bb18
    llvm.store %6, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %20, %24 {alignment = 4 : i64} : i2, !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %73(%72) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb20:  // pred: ^bb18
    %74 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %6, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %20, %24 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.resume %74 : !llvm.struct<(ptr, i32)>
  ^bb21:  // pred: ^bb2
    llvm.unreachable
  }
  llvm.func internal fastcc @_ZL5riskyi.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(60 : i64) : i64
    %1 = llvm.mlir.constant(1 : i2) : i2
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.mlir.constant(64 : i64) : i64
    %9 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i2
    %11 = llvm.icmp "eq" %10, %1 : i2
    llvm.cond_br %11, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.getelementptr inbounds|nuw %13[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %16(%13) to ^bb4 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %17 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %18 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%18) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %19 = llvm.call tail @printf(%5, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %20 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.icmp "eq" %21, %3 : !llvm.ptr
    llvm.cond_br %22, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.call tail @_ZdlPvm(%arg0, %8) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal fastcc @_ZL7carefuli.resume(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(60 : i64) : i64
    %4 = llvm.mlir.constant(0 : i2) : i2
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(-2 : i2) : i2
    %11 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.constant(24 : i64) : i64
    %14 = llvm.mlir.constant(56 : i64) : i64
    %15 = llvm.mlir.addressof @_ZL5riskyi.resume : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZL5riskyi.destroy : !llvm.ptr
    %17 = llvm.mlir.constant(1 : i2) : i2
    %18 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i2
    %23 = llvm.icmp "eq" %22, %4 : i2
    llvm.cond_br %23, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %24 = llvm.invoke @_Znwm(%9) to ^bb2 unwind ^bb3 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb2:  // pred: ^bb1
    %25 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %15, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %24[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %24[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %24[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %29 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %26, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %24[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %24[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %31 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %24, %19 {alias_scopes = [#alias_scope20], alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %24[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %32 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.store %17, %21 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.store %arg0, %30 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    llvm.call fastcc musttail @_ZL5riskyi.resume(%24) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb3:  // pred: ^bb1
    %33 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb14(%33 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // 2 preds: ^bb10, ^bb11
    %34 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.icmp "eq" %34, %6 : !llvm.ptr
    llvm.cond_br %35, ^bb14(%44 : !llvm.struct<(ptr, i32)>), ^bb5
  ^bb5:  // pred: ^bb4
    %36 = llvm.getelementptr inbounds|nuw %34[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %37(%34) to ^bb14(%44 : !llvm.struct<(ptr, i32)>) unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %38 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%39) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb0
    %40 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %40[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %6 : !llvm.ptr
    llvm.cond_br %43, ^bb12, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.store %42, %18 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%18) to ^bb9 unwind ^bb10 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.unreachable
  ^bb10:  // pred: ^bb8
    %44 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %45 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.icmp "eq" %45, %6 : !llvm.ptr
    llvm.cond_br %46, ^bb4, ^bb11
  ^bb11:  // pred: ^bb10
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb12:  // pred: ^bb7
    %47 = llvm.getelementptr inbounds|nuw %40[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %49 = llvm.getelementptr inbounds|nuw %40[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %50(%40) to ^bb16(%48 : i32) unwind ^bb13 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb13:  // pred: ^bb12
    %51 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %52 = llvm.extractvalue %51[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%52) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb14(%53: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb3, ^bb4, ^bb5
    %54 = llvm.extractvalue %53[0] : !llvm.struct<(ptr, i32)> 
    %55 = llvm.extractvalue %53[1] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %57 = llvm.icmp "eq" %55, %56 : i32
    %58 = llvm.call tail @__cxa_begin_catch(%54) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.cond_br %57, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %60 = llvm.call tail @printf(%11, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%12 : i32)
  ^bb16(%61: i32):  // 2 preds: ^bb12, ^bb15
    llvm.store %61, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb17:  // pred: ^bb14
    llvm.call tail @_ZN4Task12promise_type19unhandled_exceptionEv(%20) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb18 unwind ^bb19 : () -> ()
  ^bb18:  // 2 preds: ^bb16, ^bb17
    llvm.store %6, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %10, %21 {alignment = 4 : i64} : i2, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc musttail %64(%63) : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return
  ^bb19:  // pred: ^bb17
    %65 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %6, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %10, %21 {alignment = 4 : i64} : i2, !llvm.ptr
    llvm.resume %65 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal fastcc @_ZL7carefuli.destroy(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(60 : i64) : i64
    %1 = llvm.mlir.constant(1 : i2) : i2
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i2
    %9 = llvm.icmp "eq" %8, %1 : i2
    llvm.cond_br %9, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds|nuw %11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc %14(%11) to ^bb4 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb3:  // pred: ^bb2
    %15 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%16) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %17 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "eq" %18, %3 : !llvm.ptr
    llvm.cond_br %19, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call tail @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call tail @_ZdlPvm(%arg0, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
}
