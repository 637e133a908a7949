#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "std::nullptr_t", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS1A", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS1B", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS1L", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "_ZTS1R", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTS5Plain", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "p1 _ZTS2AB", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "p1 _ZTS1D", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "p1 _ZTS3Two", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "p1 _ZTS7Derived", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc4, 0>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc11, offset = 0>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc12, offset = 0>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc13, offset = 0>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc14, offset = 0>
#tbaa_type_desc15 = #llvm.tbaa_type_desc<id = "_ZTS2AB", members = {<#tbaa_type_desc5, 0>, <#tbaa_type_desc6, 16>, <#tbaa_type_desc2, 28>}>
#tbaa_type_desc16 = #llvm.tbaa_type_desc<id = "_ZTS1D", members = {<#tbaa_type_desc7, 0>, <#tbaa_type_desc8, 16>, <#tbaa_type_desc2, 28>}>
#tbaa_type_desc17 = #llvm.tbaa_type_desc<id = "_ZTS7Derived", members = {<#tbaa_type_desc9, 0>, <#tbaa_type_desc2, 4>}>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc15, access_type = #tbaa_type_desc2, offset = 28>
#tbaa_tag15 = #llvm.tbaa_tag<base_type = #tbaa_type_desc16, access_type = #tbaa_type_desc2, offset = 28>
#tbaa_tag16 = #llvm.tbaa_tag<base_type = #tbaa_type_desc17, access_type = #tbaa_type_desc2, offset = 4>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI1B any
    llvm.comdat_selector @_ZTS1B any
    llvm.comdat_selector @_ZTI2AB any
    llvm.comdat_selector @_ZTS2AB any
    llvm.comdat_selector @_ZTI1A any
    llvm.comdat_selector @_ZTS1A any
    llvm.comdat_selector @_ZTV1A any
    llvm.comdat_selector @_ZTV2AB any
    llvm.comdat_selector @_ZTV1D any
    llvm.comdat_selector @_ZTI1L any
    llvm.comdat_selector @_ZTS1L any
    llvm.comdat_selector @_ZTI1R any
    llvm.comdat_selector @_ZTS1R any
    llvm.comdat_selector @_ZTI1D any
    llvm.comdat_selector @_ZTS1D any
    llvm.comdat_selector @_ZTV3Two any
    llvm.comdat_selector @_ZTI3Two any
    llvm.comdat_selector @_ZTS3Two any
    llvm.comdat_selector @_ZTI2L2 any
    llvm.comdat_selector @_ZTS2L2 any
    llvm.comdat_selector @_ZTI2R2 any
    llvm.comdat_selector @_ZTS2R2 any
    llvm.comdat_selector @_ZTV6Hidden any
    llvm.comdat_selector @_ZTI6Hidden any
    llvm.comdat_selector @_ZTS6Hidden any
    llvm.comdat_selector @_ZTIPPi any
    llvm.comdat_selector @_ZTSPPi any
    llvm.comdat_selector @_ZTIPKPKi any
    llvm.comdat_selector @_ZTSPKPKi any
    llvm.comdat_selector @_ZTIPFPKciE any
    llvm.comdat_selector @_ZTSPFPKciE any
    llvm.comdat_selector @_ZTIFPKciE any
    llvm.comdat_selector @_ZTSFPKciE any
    llvm.comdat_selector @_ZTIPKPi any
    llvm.comdat_selector @_ZTSPKPi any
    llvm.comdat_selector @_ZTIM2ABi any
    llvm.comdat_selector @_ZTSM2ABi any
    llvm.comdat_selector @_ZTIM7Derivedi any
    llvm.comdat_selector @_ZTSM7Derivedi any
    llvm.comdat_selector @_ZTI7Derived any
    llvm.comdat_selector @_ZTS7Derived any
    llvm.comdat_selector @_ZTI5Plain any
    llvm.comdat_selector @_ZTS5Plain any
    llvm.comdat_selector @_ZTIM1Ai any
    llvm.comdat_selector @_ZTSM1Ai any
    llvm.comdat_selector @_ZTIPK5Plain any
    llvm.comdat_selector @_ZTSPK5Plain any
    llvm.comdat_selector @_ZTIPK1A any
    llvm.comdat_selector @_ZTSPK1A any
    llvm.comdat_selector @_ZTIP1B any
    llvm.comdat_selector @_ZTSP1B any
    llvm.comdat_selector @_ZTIP2AB any
    llvm.comdat_selector @_ZTSP2AB any
    llvm.comdat_selector @_ZTIPK1D any
    llvm.comdat_selector @_ZTSPK1D any
    llvm.comdat_selector @_ZTIP1D any
    llvm.comdat_selector @_ZTSP1D any
    llvm.comdat_selector @_ZTIP3Two any
    llvm.comdat_selector @_ZTSP3Two any
    llvm.comdat_selector @_ZTIP7Derived any
    llvm.comdat_selector @_ZTSP7Derived any
    llvm.comdat_selector @_Z9try_valueI1AEvPKcRKT_ any
    llvm.comdat_selector @_Z9try_valueI2ABEvPKcRKT_ any
    llvm.comdat_selector @_ZN2ABD2Ev any
    llvm.comdat_selector @_Z9try_valueI1DEvPKcRKT_ any
    llvm.comdat_selector @_ZN1DD1Ev any
    llvm.comdat_selector @_Z9try_valueI3TwoEvPKcRKT_ any
    llvm.comdat_selector @_ZN3TwoD2Ev any
    llvm.comdat_selector @_Z9try_valueI6HiddenEvPKcRKT_ any
    llvm.comdat_selector @_ZN1AD2Ev any
    llvm.comdat_selector @_Z9try_valueI7DerivedEvPKcRKT_ any
    llvm.comdat_selector @_Z11try_pointerI2ABEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIK1DEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI1DEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI3TwoEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI7DerivedEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIiEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIKiEvPKcPT_ any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN1AD0Ev any
    llvm.comdat_selector @_ZN2ABD0Ev any
    llvm.comdat_selector @_ZThn16_N2ABD1Ev any
    llvm.comdat_selector @_ZThn16_N2ABD0Ev any
    llvm.comdat_selector @_ZN1DD0Ev any
    llvm.comdat_selector @_ZThn16_N1DD1Ev any
    llvm.comdat_selector @_ZThn16_N1DD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N1DD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N1DD0Ev any
    llvm.comdat_selector @_ZN3TwoD0Ev any
    llvm.comdat_selector @_ZThn16_N3TwoD1Ev any
    llvm.comdat_selector @_ZThn16_N3TwoD0Ev any
    llvm.comdat_selector @_ZN6HiddenD0Ev any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("AB\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("D\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("Two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("Hidden\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("Derived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("AB*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("const D*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("D*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("Two*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("Derived*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("int*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("cint*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("null D*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI1B() comdat(@__llvm_global_comdat::@_ZTI1B) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS1B : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS1B("1B\00") comdat(@__llvm_global_comdat::@_ZTS1B) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2AB() comdat(@__llvm_global_comdat::@_ZTI2AB) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS2AB : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %12 = llvm.insertvalue %5, %11[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %13 = llvm.insertvalue %4, %12[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %14 = llvm.insertvalue %3, %13[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %15 = llvm.insertvalue %2, %14[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %16 = llvm.insertvalue %1, %15[6] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %17 = llvm.insertvalue %0, %16[7] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    llvm.return %17 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv121__vmi_class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS2AB("2AB\00") comdat(@__llvm_global_comdat::@_ZTS2AB) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI1A() comdat(@__llvm_global_comdat::@_ZTI1A) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS1A : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS1A("1A\00") comdat(@__llvm_global_comdat::@_ZTS1A) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1A() comdat(@__llvm_global_comdat::@_ZTV1A) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN1AD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    %9 = llvm.mlir.undef : !llvm.struct<(array<4 x ptr>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(array<4 x ptr>)> 
    llvm.return %10 : !llvm.struct<(array<4 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV2AB() comdat(@__llvm_global_comdat::@_ZTV2AB) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZThn16_N2ABD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn16_N2ABD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.array<4 x ptr> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.array<4 x ptr> 
    %10 = llvm.mlir.addressof @_ZN2ABD0Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN2ABD2Ev : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.array<4 x ptr> 
    %15 = llvm.insertvalue %2, %14[1] : !llvm.array<4 x ptr> 
    %16 = llvm.insertvalue %11, %15[2] : !llvm.array<4 x ptr> 
    %17 = llvm.insertvalue %10, %16[3] : !llvm.array<4 x ptr> 
    %18 = llvm.mlir.undef : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> 
    %20 = llvm.insertvalue %9, %19[1] : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> 
    llvm.return %20 : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1D() comdat(@__llvm_global_comdat::@_ZTV1D) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N1DD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N1DD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1D : !llvm.ptr
    %3 = llvm.mlir.constant(-32 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZThn16_N1DD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZThn16_N1DD1Ev : !llvm.ptr
    %13 = llvm.mlir.constant(-16 : i64) : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.array<5 x ptr> 
    %19 = llvm.insertvalue %14, %18[1] : !llvm.array<5 x ptr> 
    %20 = llvm.insertvalue %2, %19[2] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %12, %20[3] : !llvm.array<5 x ptr> 
    %22 = llvm.insertvalue %11, %21[4] : !llvm.array<5 x ptr> 
    %23 = llvm.mlir.addressof @_ZN1DD0Ev : !llvm.ptr
    %24 = llvm.mlir.addressof @_ZN1DD1Ev : !llvm.ptr
    %25 = llvm.mlir.zero : !llvm.ptr
    %26 = llvm.mlir.constant(32 : i64) : i64
    %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
    %28 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %29 = llvm.insertvalue %27, %28[0] : !llvm.array<5 x ptr> 
    %30 = llvm.insertvalue %25, %29[1] : !llvm.array<5 x ptr> 
    %31 = llvm.insertvalue %2, %30[2] : !llvm.array<5 x ptr> 
    %32 = llvm.insertvalue %24, %31[3] : !llvm.array<5 x ptr> 
    %33 = llvm.insertvalue %23, %32[4] : !llvm.array<5 x ptr> 
    %34 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)> 
    %36 = llvm.insertvalue %22, %35[1] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)> 
    %37 = llvm.insertvalue %10, %36[2] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)> 
    llvm.return %37 : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI1L() comdat(@__llvm_global_comdat::@_ZTI1L) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS1L : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %10 = llvm.insertvalue %4, %9[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %11 = llvm.insertvalue %3, %10[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %12 = llvm.insertvalue %2, %11[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %13 = llvm.insertvalue %1, %12[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %14 = llvm.insertvalue %0, %13[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    llvm.return %14 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS1L("1L\00") comdat(@__llvm_global_comdat::@_ZTS1L) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI1R() comdat(@__llvm_global_comdat::@_ZTI1R) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS1R : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %10 = llvm.insertvalue %4, %9[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %11 = llvm.insertvalue %3, %10[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %12 = llvm.insertvalue %2, %11[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %13 = llvm.insertvalue %1, %12[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %14 = llvm.insertvalue %0, %13[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    llvm.return %14 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS1R("1R\00") comdat(@__llvm_global_comdat::@_ZTS1R) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI1D() comdat(@__llvm_global_comdat::@_ZTI1D) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1R : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1L : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZTS1D : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %10 = llvm.insertvalue %5, %9[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %11 = llvm.insertvalue %4, %10[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    llvm.return %16 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS1D("1D\00") comdat(@__llvm_global_comdat::@_ZTS1D) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV3Two() comdat(@__llvm_global_comdat::@_ZTV3Two) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZThn16_N3TwoD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn16_N3TwoD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI3Two : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.array<4 x ptr> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.array<4 x ptr> 
    %10 = llvm.mlir.addressof @_ZN3TwoD0Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN3TwoD2Ev : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.array<4 x ptr> 
    %15 = llvm.insertvalue %2, %14[1] : !llvm.array<4 x ptr> 
    %16 = llvm.insertvalue %11, %15[2] : !llvm.array<4 x ptr> 
    %17 = llvm.insertvalue %10, %16[3] : !llvm.array<4 x ptr> 
    %18 = llvm.mlir.undef : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> 
    %20 = llvm.insertvalue %9, %19[1] : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> 
    llvm.return %20 : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI3Two() comdat(@__llvm_global_comdat::@_ZTI3Two) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI2R2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI2L2 : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS3Two : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %12 = llvm.insertvalue %5, %11[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %13 = llvm.insertvalue %4, %12[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %14 = llvm.insertvalue %3, %13[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %15 = llvm.insertvalue %2, %14[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %16 = llvm.insertvalue %1, %15[6] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %17 = llvm.insertvalue %0, %16[7] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    llvm.return %17 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS3Two("3Two\00") comdat(@__llvm_global_comdat::@_ZTS3Two) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2L2() comdat(@__llvm_global_comdat::@_ZTI2L2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS2L2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv120__si_class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS2L2("2L2\00") comdat(@__llvm_global_comdat::@_ZTS2L2) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2R2() comdat(@__llvm_global_comdat::@_ZTI2R2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS2R2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS2R2("2R2\00") comdat(@__llvm_global_comdat::@_ZTS2R2) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Hidden() comdat(@__llvm_global_comdat::@_ZTV6Hidden) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6HiddenD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Hidden : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    %9 = llvm.mlir.undef : !llvm.struct<(array<4 x ptr>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(array<4 x ptr>)> 
    llvm.return %10 : !llvm.struct<(array<4 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI6Hidden() comdat(@__llvm_global_comdat::@_ZTI6Hidden) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS6Hidden : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %10 = llvm.insertvalue %4, %9[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %11 = llvm.insertvalue %3, %10[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %12 = llvm.insertvalue %2, %11[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %13 = llvm.insertvalue %1, %12[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    %14 = llvm.insertvalue %0, %13[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> 
    llvm.return %14 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Hidden("6Hidden\00") comdat(@__llvm_global_comdat::@_ZTS6Hidden) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZZL4deepiE5value(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @_ZZL4deepiE7pointer() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @_ZZL4deepiE5value : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global linkonce_odr constant @_ZTIPPi() comdat(@__llvm_global_comdat::@_ZTIPPi) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTIPi : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPPi : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv119__pointer_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTSPPi("PPi\00") comdat(@__llvm_global_comdat::@_ZTSPPi) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIPi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTIPKPKi() comdat(@__llvm_global_comdat::@_ZTIPKPKi) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTIPKi : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPKPKi : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPKPKi("PKPKi\00") comdat(@__llvm_global_comdat::@_ZTSPKPKi) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIPKi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIPv() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTIPFPKciE() comdat(@__llvm_global_comdat::@_ZTIPFPKciE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTIFPKciE : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPFPKciE : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPFPKciE("PFPKciE\00") comdat(@__llvm_global_comdat::@_ZTSPFPKciE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIFPKciE() comdat(@__llvm_global_comdat::@_ZTIFPKciE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTSFPKciE : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__function_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv120__function_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTSFPKciE("FPKciE\00") comdat(@__llvm_global_comdat::@_ZTSFPKciE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIPKPi() comdat(@__llvm_global_comdat::@_ZTIPKPi) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTIPi : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPKPi : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPKPi("PKPi\00") comdat(@__llvm_global_comdat::@_ZTSPKPi) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIDn() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.16"("other\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("function\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("void*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("const int *const *\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("int**\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIM2ABi() comdat(@__llvm_global_comdat::@_ZTIM2ABi) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTSM2ABi : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %9 = llvm.insertvalue %3, %8[1] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %10 = llvm.insertvalue %2, %9[2] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %11 = llvm.insertvalue %1, %10[3] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %12 = llvm.insertvalue %0, %11[4] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    llvm.return %12 : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTSM2ABi("M2ABi\00") comdat(@__llvm_global_comdat::@_ZTSM2ABi) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTIM7Derivedi() comdat(@__llvm_global_comdat::@_ZTIM7Derivedi) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI7Derived : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTSM7Derivedi : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %9 = llvm.insertvalue %3, %8[1] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %10 = llvm.insertvalue %2, %9[2] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %11 = llvm.insertvalue %1, %10[3] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %12 = llvm.insertvalue %0, %11[4] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    llvm.return %12 : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSM7Derivedi("M7Derivedi\00") comdat(@__llvm_global_comdat::@_ZTSM7Derivedi) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI7Derived() comdat(@__llvm_global_comdat::@_ZTI7Derived) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS7Derived : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS7Derived("7Derived\00") comdat(@__llvm_global_comdat::@_ZTS7Derived) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Plain() comdat(@__llvm_global_comdat::@_ZTI5Plain) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Plain : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5Plain("5Plain\00") comdat(@__llvm_global_comdat::@_ZTS5Plain) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIM1Ai() comdat(@__llvm_global_comdat::@_ZTIM1Ai) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTSM1Ai : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %9 = llvm.insertvalue %3, %8[1] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %10 = llvm.insertvalue %2, %9[2] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %11 = llvm.insertvalue %1, %10[3] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    %12 = llvm.insertvalue %0, %11[4] : !llvm.struct<(ptr, ptr, i32, ptr, ptr)> 
    llvm.return %12 : !llvm.struct<(ptr, ptr, i32, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSM1Ai("M1Ai\00") comdat(@__llvm_global_comdat::@_ZTSM1Ai) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("null A::*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("A::*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("Derived::*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("AB::*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("null AB::*\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("%-10s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"(" B%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"(" A%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"(" P%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIPKv() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTIPK5Plain() comdat(@__llvm_global_comdat::@_ZTIPK5Plain) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPK5Plain : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPK5Plain("PK5Plain\00") comdat(@__llvm_global_comdat::@_ZTSPK5Plain) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIPK1A() comdat(@__llvm_global_comdat::@_ZTIPK1A) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPK1A : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPK1A("PK1A\00") comdat(@__llvm_global_comdat::@_ZTSPK1A) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIP1B() comdat(@__llvm_global_comdat::@_ZTIP1B) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSP1B : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSP1B("P1B\00") comdat(@__llvm_global_comdat::@_ZTSP1B) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIP2AB() comdat(@__llvm_global_comdat::@_ZTIP2AB) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSP2AB : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSP2AB("P2AB\00") comdat(@__llvm_global_comdat::@_ZTSP2AB) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"(" B*%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"(" A*%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"(" P*%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"(" void*%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"(" cvoid*%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIPK1D() comdat(@__llvm_global_comdat::@_ZTIPK1D) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1D : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSPK1D : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSPK1D("PK1D\00") comdat(@__llvm_global_comdat::@_ZTSPK1D) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIP1D() comdat(@__llvm_global_comdat::@_ZTIP1D) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1D : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSP1D : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSP1D("P1D\00") comdat(@__llvm_global_comdat::@_ZTSP1D) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIP3Two() comdat(@__llvm_global_comdat::@_ZTIP3Two) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI3Two : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSP3Two : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSP3Two("P3Two\00") comdat(@__llvm_global_comdat::@_ZTSP3Two) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIP7Derived() comdat(@__llvm_global_comdat::@_ZTIP7Derived) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI7Derived : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTSP7Derived : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVN10__cxxabiv119__pointer_type_infoE : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %9 = llvm.insertvalue %1, %8[2] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    %10 = llvm.insertvalue %0, %9[3] : !llvm.struct<(ptr, ptr, i32, ptr)> 
    llvm.return %10 : !llvm.struct<(ptr, ptr, i32, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSP7Derived("P7Derived\00") comdat(@__llvm_global_comdat::@_ZTSP7Derived) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @str.48(" any\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @switch.table._ZL4deepi() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<5 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZL4deepi : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZZL4deepiE7pointer : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<5 x ptr> 
    %5 = llvm.insertvalue %2, %4[1] : !llvm.array<5 x ptr> 
    %6 = llvm.insertvalue %2, %5[2] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %1, %6[3] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %0, %7[4] : !llvm.array<5 x ptr> 
    llvm.return %8 : !llvm.array<5 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @switch.table._ZL4deepi.49() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<5 x ptr> {
    %0 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTIPFPKciE : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTIPKPKi : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIPKPi : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIPPi : !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    llvm.return %10 : !llvm.array<5 x ptr>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTV1A : !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.addressof @_ZTV2AB : !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.mlir.constant(48 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.constant(28 : i64) : i64
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(0 : i8) : i8
    %17 = llvm.mlir.constant(40 : i64) : i64
    %18 = llvm.mlir.constant(32 : i64) : i64
    %19 = llvm.mlir.constant(4 : i32) : i32
    %20 = llvm.mlir.constant(5 : i32) : i32
    %21 = llvm.mlir.addressof @_ZTV1D : !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.mlir.constant(104 : i64) : i64
    %24 = llvm.getelementptr inbounds|nuw %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.mlir.constant(64 : i64) : i64
    %26 = llvm.getelementptr inbounds|nuw %21[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.mlir.constant(6 : i32) : i32
    %28 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %29 = llvm.mlir.addressof @_ZTV3Two : !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %29[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %33 = llvm.mlir.addressof @_ZTV6Hidden : !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %36 = llvm.mlir.constant(42949672969 : i64) : i64
    %37 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %38 = llvm.mlir.constant(9 : i32) : i32
    %39 = llvm.mlir.constant(4 : i64) : i64
    %40 = llvm.mlir.constant(10 : i32) : i32
    %41 = llvm.mlir.constant(0 : i32) : i32
    %42 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %50 = llvm.mlir.zero : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %52 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %53 = llvm.mlir.constant(-1 : i64) : i64
    %54 = llvm.mlir.addressof @_ZTIM1Ai : !llvm.ptr
    %55 = llvm.mlir.addressof @_ZTIM7Derivedi : !llvm.ptr
    %56 = llvm.mlir.addressof @_ZTIM2ABi : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %60 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %63 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %64 = llvm.mlir.addressof @_ZN2ABD2Ev : !llvm.ptr
    %65 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %67 = llvm.mlir.constant(20 : i32) : i32
    %68 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.struct<"struct.Two", (struct<"struct.L2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>, struct<"struct.R2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.struct<"struct.Hidden", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.struct<"struct.Derived", (struct<"struct.Plain", (i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<"struct.Two", (struct<"struct.L2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>, struct<"struct.R2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.struct<"struct.Derived", (struct<"struct.Plain", (i32)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %69 : !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %69[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %81 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %5, %69 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %69[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.call @_Z9try_valueI1AEvPKcRKT_(%6, %69) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.intr.lifetime.start %70 : !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %70[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %83 {alignment = 8 : i64} : i64, !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %70[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %84 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds|nuw %70[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.getelementptr inbounds|nuw %70[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %86 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.store %10, %70 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %85 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %70[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %87 {alignment = 4 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    llvm.call @_Z9try_valueI2ABEvPKcRKT_(%15, %70) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.start %71 : !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %71[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%88, %16, %17) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %89 = llvm.getelementptr inbounds|nuw %71[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.getelementptr inbounds|nuw %71[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %90 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %71[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %91 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds|nuw %71[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.getelementptr inbounds|nuw %71[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %93 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.store %22, %71 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %24, %89 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %26, %92 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %71[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %94 {alignment = 4 : i64, tbaa = [#tbaa_tag15]} : i32, !llvm.ptr
    llvm.call @_Z9try_valueI1DEvPKcRKT_(%28, %71) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.intr.lifetime.start %72 : !llvm.ptr
    %95 = llvm.getelementptr inbounds|nuw %72[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%95, %16, %7) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %96 = llvm.getelementptr inbounds|nuw %72[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %96 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %97 = llvm.getelementptr inbounds|nuw %72[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.getelementptr inbounds|nuw %72[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %98 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %30, %72 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %31, %97 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.call @_Z9try_valueI3TwoEvPKcRKT_(%32, %72) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %72 : !llvm.ptr
    llvm.intr.lifetime.start %73 : !llvm.ptr
    %99 = llvm.getelementptr inbounds|nuw %73[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %99 {alignment = 8 : i64} : i64, !llvm.ptr
    %100 = llvm.getelementptr inbounds|nuw %73[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %100 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %34, %73 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.call @_Z9try_valueI6HiddenEvPKcRKT_(%35, %73) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %73 : !llvm.ptr
    llvm.intr.lifetime.start %74 : !llvm.ptr
    llvm.store %36, %74 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call @_Z9try_valueI7DerivedEvPKcRKT_(%37, %74) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %74 : !llvm.ptr
    llvm.intr.lifetime.start %75 : !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %75[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %101 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %75[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.getelementptr inbounds|nuw %75[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.store %10, %75 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %104 = llvm.getelementptr inbounds|nuw %75[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %104 {alignment = 4 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %76 : !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %76[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.getelementptr inbounds|nuw %76[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %106 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %76[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %108 = llvm.getelementptr inbounds|nuw %76[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.getelementptr inbounds|nuw %76[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %109 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.store %22, %76 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %24, %105 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %26, %108 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %110 = llvm.getelementptr inbounds|nuw %76[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %110 {alignment = 4 : i64, tbaa = [#tbaa_tag15]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %77 : !llvm.ptr
    %111 = llvm.getelementptr inbounds|nuw %77[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %111 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %112 = llvm.getelementptr inbounds|nuw %77[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.getelementptr inbounds|nuw %77[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %113 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %30, %77 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %31, %112 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %78 : !llvm.ptr
    llvm.store %38, %78 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : i32, !llvm.ptr
    %114 = llvm.getelementptr inbounds|nuw %78[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %114 {alignment = 4 : i64, tbaa = [#tbaa_tag16]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %79 : !llvm.ptr
    llvm.store %41, %79 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %80 : !llvm.ptr
    llvm.store %41, %80 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_Z11try_pointerI2ABEvPKcPT_(%42, %75) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerIK1DEvPKcPT_(%43, %76) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerI1DEvPKcPT_(%44, %76) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerI3TwoEvPKcPT_(%45, %77) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerI7DerivedEvPKcPT_(%46, %78) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerIiEvPKcPT_(%47, %79) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerIKiEvPKcPT_(%48, %80) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z11try_pointerI1DEvPKcPT_(%49, %50) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %115 = llvm.call @_ZL4deepi(%41) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %116 = llvm.call @printf(%51, %41, %115) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %117 = llvm.call @_ZL4deepi(%0) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %118 = llvm.call @printf(%51, %0, %117) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %119 = llvm.call @_ZL4deepi(%8) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %120 = llvm.call @printf(%51, %8, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %121 = llvm.call @_ZL4deepi(%14) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %122 = llvm.call @printf(%51, %14, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %123 = llvm.call @_ZL4deepi(%19) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %124 = llvm.call @printf(%51, %19, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %125 = llvm.getelementptr inbounds|nuw %68[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.getelementptr inbounds|nuw %68[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.getelementptr inbounds|nuw %68[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%41 : i32)
  ^bb1:  // pred: ^bb17
    %128 = llvm.call @__cxa_allocate_exception(%18) {no_unwind} : (i64) -> !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %128[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %130, %129 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %131 = llvm.getelementptr inbounds|nuw %128[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.getelementptr inbounds|nuw %128[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %128 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %131 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %133 = llvm.load %103 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<2xi32>
    llvm.store %133, %132 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xi32>, !llvm.ptr
    llvm.invoke @__cxa_throw(%128, %63, %64) to ^bb22 unwind ^bb19 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb2(%134: i32):  // 2 preds: ^bb0, ^bb17
    %135 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.switch %134 : i32, ^bb18 [
      0: ^bb3,
      1: ^bb12,
      2: ^bb13,
      3: ^bb14
    ]
  ^bb3:  // pred: ^bb2
    llvm.store %13, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb15(%56 : !llvm.ptr)
  ^bb4:  // pred: ^bb15
    %136 = llvm.landingpad (catch %56 : !llvm.ptr) (catch %55 : !llvm.ptr) (catch %54 : !llvm.ptr) (catch %50 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %137 = llvm.extractvalue %136[0] : !llvm.struct<(ptr, i32)> 
    %138 = llvm.extractvalue %136[1] : !llvm.struct<(ptr, i32)> 
    %139 = llvm.intr.eh.typeid.for %56 : (!llvm.ptr) -> i32
    %140 = llvm.icmp "eq" %138, %139 : i32
    llvm.cond_br %140, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %141 = llvm.call @__cxa_begin_catch(%137) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %142 = llvm.load %141 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %68 : !llvm.ptr
    llvm.store %0, %125 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %8, %126 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.store %14, %127 {alignment = 4 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    %143 = llvm.icmp "eq" %142, %53 : i64
    llvm.cond_br %143, ^bb7(%61 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %144 = llvm.getelementptr inbounds %68[%142] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.load %144 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %146 = llvm.icmp "eq" %145, %14 : i32
    %147 = llvm.select %146, %62, %61 : i1, !llvm.ptr
    llvm.br ^bb7(%147 : !llvm.ptr)
  ^bb7(%148: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.br ^bb17(%148 : !llvm.ptr)
  ^bb8:  // pred: ^bb4
    %149 = llvm.intr.eh.typeid.for %55 : (!llvm.ptr) -> i32
    %150 = llvm.icmp "eq" %138, %149 : i32
    llvm.cond_br %150, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %151 = llvm.call @__cxa_begin_catch(%137) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.br ^bb17(%60 : !llvm.ptr)
  ^bb10:  // pred: ^bb8
    %152 = llvm.intr.eh.typeid.for %54 : (!llvm.ptr) -> i32
    %153 = llvm.icmp "eq" %138, %152 : i32
    %154 = llvm.call @__cxa_begin_catch(%137) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.cond_br %153, ^bb11, ^bb17(%57 : !llvm.ptr)
  ^bb11:  // pred: ^bb10
    %155 = llvm.load %154 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i64
    %156 = llvm.icmp "eq" %155, %53 : i64
    %157 = llvm.select %156, %58, %59 : i1, !llvm.ptr
    llvm.br ^bb17(%157 : !llvm.ptr)
  ^bb12:  // pred: ^bb2
    llvm.store %39, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb15(%55 : !llvm.ptr)
  ^bb13:  // pred: ^bb2
    llvm.store %53, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i64, !llvm.ptr
    llvm.br ^bb15(%54 : !llvm.ptr)
  ^bb14:  // pred: ^bb2
    llvm.store %50, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb15(%52 : !llvm.ptr)
  ^bb15(%158: !llvm.ptr):  // 4 preds: ^bb3, ^bb12, ^bb13, ^bb14
    llvm.invoke @__cxa_throw(%135, %158, %50) to ^bb16 unwind ^bb4 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb15
    llvm.unreachable
  ^bb17(%159: !llvm.ptr):  // 4 preds: ^bb7, ^bb9, ^bb10, ^bb11
    llvm.call @__cxa_end_catch() : () -> ()
    %160 = llvm.call @printf(%51, %134, %159) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %161 = llvm.add %134, %0 overflow<nsw, nuw> : i32
    %162 = llvm.icmp "eq" %161, %19 : i32
    llvm.cond_br %162, ^bb1, ^bb2(%161 : i32) {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb2
    llvm.unreachable
  ^bb19:  // pred: ^bb1
    %163 = llvm.landingpad cleanup (catch %65 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %164 = llvm.extractvalue %163[1] : !llvm.struct<(ptr, i32)> 
    %165 = llvm.intr.eh.typeid.for %65 : (!llvm.ptr) -> i32
    %166 = llvm.icmp "eq" %164, %165 : i32
    llvm.cond_br %166, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %167 = llvm.extractvalue %163[0] : !llvm.struct<(ptr, i32)> 
    %168 = llvm.call @__cxa_get_exception_ptr(%167) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %169 = llvm.call @__cxa_begin_catch(%167) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %170 = llvm.load %103 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %171 = llvm.call @printf(%66, %67, %170) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.intr.lifetime.end %80 : !llvm.ptr
    llvm.intr.lifetime.end %79 : !llvm.ptr
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.return %14 : i32
  ^bb21:  // pred: ^bb19
    llvm.intr.lifetime.end %80 : !llvm.ptr
    llvm.intr.lifetime.end %79 : !llvm.ptr
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.resume %163 : !llvm.struct<(ptr, i32)>
  ^bb22:  // pred: ^bb1
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI1AEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI1AEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTV1A : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %13 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %14 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %3, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %18, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%15, %5, %6) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, i32)> 
    %22 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %23 = llvm.icmp "eq" %21, %22 : i32
    llvm.cond_br %23, ^bb2, ^bb5(%21, %20 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %24 = llvm.call tail @__cxa_begin_catch(%20) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %27 = llvm.call tail @printf(%10, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %28 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %29 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    %30 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%29, %30 : i32, !llvm.ptr)
  ^bb5(%31: i32, %32: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %33 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %34 = llvm.icmp "eq" %31, %33 : i32
    llvm.cond_br %34, ^bb6, ^bb9(%31, %32 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %35 = llvm.call tail @__cxa_begin_catch(%32) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %38 = llvm.call tail @printf(%11, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %39 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %40 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, i32)> 
    %41 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%40, %41 : i32, !llvm.ptr)
  ^bb9(%42: i32, %43: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %44 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %45 = llvm.icmp "eq" %42, %44 : i32
    llvm.cond_br %45, ^bb10, ^bb13(%43 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %46 = llvm.call tail @__cxa_begin_catch(%43) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %48 = llvm.call tail @printf(%12, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %49 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%50 : !llvm.ptr)
  ^bb13(%51: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %52 = llvm.call tail @__cxa_begin_catch(%51) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %53 = llvm.call tail @puts(%13) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %54 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%55) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI2ABEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI2ABEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTV2AB : !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(48 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %5[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZN2ABD2Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %18 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %19 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %23, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %20[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds|nuw %20[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<2xi32>
    llvm.store %27, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xi32>, !llvm.ptr
    llvm.invoke @__cxa_throw(%20, %9, %10) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb1:  // pred: ^bb0
    %28 = llvm.landingpad (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.intr.eh.typeid.for %11 : (!llvm.ptr) -> i32
    %32 = llvm.icmp "eq" %30, %31 : i32
    llvm.cond_br %32, ^bb2, ^bb5(%30, %29 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %33 = llvm.call tail @__cxa_begin_catch(%29) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %36 = llvm.call tail @printf(%15, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %37 = llvm.landingpad (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %38 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%38, %39 : i32, !llvm.ptr)
  ^bb5(%40: i32, %41: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %42 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %40, %42 : i32
    llvm.cond_br %43, ^bb6, ^bb9(%40, %41 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %44 = llvm.call tail @__cxa_begin_catch(%41) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %47 = llvm.call tail @printf(%16, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %48 = llvm.landingpad (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %49 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, i32)> 
    %50 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%49, %50 : i32, !llvm.ptr)
  ^bb9(%51: i32, %52: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %53 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %54 = llvm.icmp "eq" %51, %53 : i32
    llvm.cond_br %54, ^bb10, ^bb13(%52 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %55 = llvm.call tail @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %57 = llvm.call tail @printf(%17, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %58 = llvm.landingpad (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %59 = llvm.extractvalue %58[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%59 : !llvm.ptr)
  ^bb13(%60: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %61 = llvm.call tail @__cxa_begin_catch(%60) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.call tail @puts(%18) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %63 = llvm.landingpad (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %64 = llvm.extractvalue %63[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%64) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2ABD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI1DEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI1DEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(-24 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.addressof @_ZTV1D : !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.mlir.constant(104 : i64) : i64
    %11 = llvm.getelementptr inbounds|nuw %8[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(64 : i64) : i64
    %13 = llvm.getelementptr inbounds|nuw %8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.mlir.addressof @_ZTI1D : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZN1DD1Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %17 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %18 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %23 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %24 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %27[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.getelementptr inbounds %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %25[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.getelementptr inbounds|nuw %30[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.load %32 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %33, %31 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %25[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    llvm.store %36, %34 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %25[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr inbounds|nuw %25[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %37 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %40 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<2xi32>
    llvm.store %40, %38 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xi32>, !llvm.ptr
    llvm.invoke @__cxa_throw(%25, %14, %15) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb1:  // pred: ^bb0
    %41 = llvm.landingpad (catch %16 : !llvm.ptr) (catch %17 : !llvm.ptr) (catch %18 : !llvm.ptr) (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %42 = llvm.extractvalue %41[0] : !llvm.struct<(ptr, i32)> 
    %43 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.intr.eh.typeid.for %16 : (!llvm.ptr) -> i32
    %45 = llvm.icmp "eq" %43, %44 : i32
    llvm.cond_br %45, ^bb2, ^bb5(%43, %42 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %46 = llvm.call tail @__cxa_begin_catch(%42) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %49 = llvm.call tail @printf(%20, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %50 = llvm.landingpad (catch %17 : !llvm.ptr) (catch %18 : !llvm.ptr) (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %51 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    %52 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%51, %52 : i32, !llvm.ptr)
  ^bb5(%53: i32, %54: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %55 = llvm.intr.eh.typeid.for %17 : (!llvm.ptr) -> i32
    %56 = llvm.icmp "eq" %53, %55 : i32
    llvm.cond_br %56, ^bb6, ^bb9(%53, %54 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %57 = llvm.call tail @__cxa_begin_catch(%54) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %60 = llvm.call tail @printf(%21, %59) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %61 = llvm.landingpad (catch %18 : !llvm.ptr) (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %62 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    %63 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%62, %63 : i32, !llvm.ptr)
  ^bb9(%64: i32, %65: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %66 = llvm.intr.eh.typeid.for %18 : (!llvm.ptr) -> i32
    %67 = llvm.icmp "eq" %64, %66 : i32
    llvm.cond_br %67, ^bb10, ^bb13(%65 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %68 = llvm.call tail @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %70 = llvm.call tail @printf(%22, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %71 = llvm.landingpad (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %72 = llvm.extractvalue %71[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%72 : !llvm.ptr)
  ^bb13(%73: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %74 = llvm.call tail @__cxa_begin_catch(%73) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %75 = llvm.call tail @puts(%23) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %76 = llvm.landingpad (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%77) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI3TwoEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI3TwoEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTV3Two : !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(48 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %5[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.addressof @_ZTI3Two : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZN3TwoD2Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %18 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %19 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %23, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %20[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds|nuw %20[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %27, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %6, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%20, %9, %10) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb1:  // pred: ^bb0
    %28 = llvm.landingpad (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.intr.eh.typeid.for %11 : (!llvm.ptr) -> i32
    %32 = llvm.icmp "eq" %30, %31 : i32
    llvm.cond_br %32, ^bb2, ^bb5(%30, %29 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %33 = llvm.call tail @__cxa_begin_catch(%29) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %36 = llvm.call tail @printf(%15, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %37 = llvm.landingpad (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %38 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%38, %39 : i32, !llvm.ptr)
  ^bb5(%40: i32, %41: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %42 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %40, %42 : i32
    llvm.cond_br %43, ^bb6, ^bb9(%40, %41 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %44 = llvm.call tail @__cxa_begin_catch(%41) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.load %45 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %47 = llvm.call tail @printf(%16, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %48 = llvm.landingpad (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %49 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, i32)> 
    %50 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%49, %50 : i32, !llvm.ptr)
  ^bb9(%51: i32, %52: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %53 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %54 = llvm.icmp "eq" %51, %53 : i32
    llvm.cond_br %54, ^bb10, ^bb13(%52 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %55 = llvm.call tail @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %57 = llvm.call tail @printf(%17, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %58 = llvm.landingpad (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %59 = llvm.extractvalue %58[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%59 : !llvm.ptr)
  ^bb13(%60: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %61 = llvm.call tail @__cxa_begin_catch(%60) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.call tail @puts(%18) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %63 = llvm.landingpad (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %64 = llvm.extractvalue %63[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%64) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI6HiddenEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI6HiddenEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTV6Hidden : !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.mlir.addressof @_ZTI6Hidden : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %14 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %15 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %19, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %4, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%16, %5, %6) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb1:  // pred: ^bb0
    %20 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    %23 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %24 = llvm.icmp "eq" %22, %23 : i32
    llvm.cond_br %24, ^bb2, ^bb5(%22, %21 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %25 = llvm.call tail @__cxa_begin_catch(%21) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %28 = llvm.call tail @printf(%11, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %29 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %30 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%30, %31 : i32, !llvm.ptr)
  ^bb5(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %34 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb6, ^bb9(%32, %33 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %39 = llvm.call tail @printf(%12, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %40 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %41 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, i32)> 
    %42 = llvm.extractvalue %40[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%41, %42 : i32, !llvm.ptr)
  ^bb9(%43: i32, %44: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %45 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %46 = llvm.icmp "eq" %43, %45 : i32
    llvm.cond_br %46, ^bb10, ^bb13(%44 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %47 = llvm.call tail @__cxa_begin_catch(%44) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %49 = llvm.call tail @printf(%13, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %50 = llvm.landingpad (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%51 : !llvm.ptr)
  ^bb13(%52: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %53 = llvm.call tail @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %54 = llvm.call tail @puts(%14) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %55 = llvm.landingpad (catch %10 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %56 = llvm.extractvalue %55[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%56) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z9try_valueI7DerivedEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI7DerivedEvPKcRKT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTI7Derived : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %10 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %11 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %13 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.store %13, %12 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.invoke @__cxa_throw(%12, %2, %3) to ^bb15 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %14 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    %16 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %18 = llvm.icmp "eq" %16, %17 : i32
    llvm.cond_br %18, ^bb2, ^bb5(%16, %15 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %19 = llvm.call tail @__cxa_begin_catch(%15) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %22 = llvm.call tail @printf(%7, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb3 : () -> ()
  ^bb3:  // pred: ^bb2
    %23 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb4 unwind ^bb14 : () -> ()
  ^bb4:  // pred: ^bb3
    %24 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, i32)> 
    %25 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb5(%24, %25 : i32, !llvm.ptr)
  ^bb5(%26: i32, %27: !llvm.ptr):  // 2 preds: ^bb1, ^bb4
    %28 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %29 = llvm.icmp "eq" %26, %28 : i32
    llvm.cond_br %29, ^bb6, ^bb9(%26, %27 : i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %30 = llvm.call tail @__cxa_begin_catch(%27) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %33 = llvm.call tail @printf(%8, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %34 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb14 : () -> ()
  ^bb8:  // pred: ^bb7
    %35 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, i32)> 
    %36 = llvm.extractvalue %34[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb9(%35, %36 : i32, !llvm.ptr)
  ^bb9(%37: i32, %38: !llvm.ptr):  // 2 preds: ^bb5, ^bb8
    %39 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %40 = llvm.icmp "eq" %37, %39 : i32
    llvm.cond_br %40, ^bb10, ^bb13(%38 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %41 = llvm.call tail @__cxa_begin_catch(%38) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %43 = llvm.call tail @printf(%9, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %44 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb14 : () -> ()
  ^bb12:  // pred: ^bb11
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb13(%45 : !llvm.ptr)
  ^bb13(%46: !llvm.ptr):  // 2 preds: ^bb9, ^bb12
    %47 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %48 = llvm.call tail @puts(%10) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb14:  // 3 preds: ^bb3, ^bb7, ^bb11
    %49 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%50) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // 4 preds: ^bb0, ^bb2, ^bb6, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerI2ABEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI2ABEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIP2AB : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerIK1DEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIK1DEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIPK1D : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerI1DEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI1DEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIP1D : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerI3TwoEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI3TwoEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIP3Two : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerI7DerivedEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI7DerivedEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIP7Derived : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerIiEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIiEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIPi : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_Z11try_pointerIKiEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIKiEvPKcPT_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIPKi : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %15 = llvm.mlir.addressof @str.48 : !llvm.ptr
    %16 = llvm.call tail @printf(%0, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %arg1, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb23 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    %21 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb6(%20, %19 : i32, !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %23 = llvm.call tail @__cxa_begin_catch(%19) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %3 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%9 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    llvm.br ^bb4(%26 : i32)
  ^bb4(%27: i32):  // 2 preds: ^bb2, ^bb3
    %28 = llvm.call tail @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb5 : () -> ()
  ^bb5:  // pred: ^bb4
    %29 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6(%31, %30 : i32, !llvm.ptr)
  ^bb6(%32: i32, %33: !llvm.ptr):  // 2 preds: ^bb1, ^bb5
    %34 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.cond_br %35, ^bb7, ^bb11(%32, %33 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb6
    %36 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %3 : !llvm.ptr
    llvm.cond_br %37, ^bb9(%9 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.getelementptr inbounds|nuw %36[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb9(%39 : i32)
  ^bb9(%40: i32):  // 2 preds: ^bb7, ^bb8
    %41 = llvm.call tail @printf(%11, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %42 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%44, %43 : i32, !llvm.ptr)
  ^bb11(%45: i32, %46: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %47 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb16(%45, %46 : i32, !llvm.ptr)
  ^bb12:  // pred: ^bb11
    %49 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb14(%9 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %51 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    llvm.br ^bb14(%51 : i32)
  ^bb14(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.call tail @printf(%12, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb15 : () -> ()
  ^bb15:  // pred: ^bb14
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16(%56, %55 : i32, !llvm.ptr)
  ^bb16(%57: i32, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb15
    %59 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %60 = llvm.icmp "eq" %57, %59 : i32
    llvm.cond_br %60, ^bb17, ^bb19(%57, %58 : i32, !llvm.ptr)
  ^bb17:  // pred: ^bb16
    %61 = llvm.call tail @__cxa_begin_catch(%58) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %62 = llvm.icmp "eq" %61, %arg1 : !llvm.ptr
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.call tail @printf(%13, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb18 : () -> ()
  ^bb18:  // pred: ^bb17
    %65 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19(%67, %66 : i32, !llvm.ptr)
  ^bb19(%68: i32, %69: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %70 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %68, %70 : i32
    llvm.cond_br %71, ^bb20, ^bb22(%69 : !llvm.ptr)
  ^bb20:  // pred: ^bb19
    %72 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %73 = llvm.icmp "eq" %72, %arg1 : !llvm.ptr
    %74 = llvm.zext %73 : i1 to i32
    %75 = llvm.call tail @printf(%14, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb21 : () -> ()
  ^bb21:  // pred: ^bb20
    %76 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb22(%77 : !llvm.ptr)
  ^bb22(%78: !llvm.ptr):  // 2 preds: ^bb19, ^bb21
    %79 = llvm.call tail @__cxa_begin_catch(%78) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %80 = llvm.call tail @puts(%15) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.return
  ^bb23:  // 6 preds: ^bb0, ^bb4, ^bb9, ^bb14, ^bb17, ^bb20
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL4deepi(%arg0: i32 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %2 = llvm.mlir.addressof @switch.table._ZL4deepi : !llvm.ptr
    %3 = llvm.mlir.addressof @switch.table._ZL4deepi.49 : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPPi : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPKPKi : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPFPKciE : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %15 = llvm.icmp "ult" %arg0, %0 : i32
    llvm.cond_br %15, ^bb8, ^bb10(%1 : !llvm.ptr)
  ^bb1:  // pred: ^bb8
    %16 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %17 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %20 = llvm.icmp "eq" %18, %19 : i32
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %21 = llvm.call tail @__cxa_begin_catch(%17) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10(%14 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %22 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %23 = llvm.icmp "eq" %18, %22 : i32
    llvm.cond_br %23, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %24 = llvm.call tail @__cxa_begin_catch(%17) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10(%13 : !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %25 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %26 = llvm.icmp "eq" %18, %25 : i32
    llvm.cond_br %26, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %27 = llvm.call tail @__cxa_begin_catch(%17) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10(%12 : !llvm.ptr)
  ^bb7:  // pred: ^bb5
    %28 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %29 = llvm.icmp "eq" %18, %28 : i32
    %30 = llvm.call tail @__cxa_begin_catch(%17) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @__cxa_end_catch() : () -> ()
    %31 = llvm.select %29, %10, %11 : i1, !llvm.ptr
    llvm.br ^bb10(%31 : !llvm.ptr)
  ^bb8:  // pred: ^bb0
    %32 = llvm.zext nneg %arg0 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.zext nneg %arg0 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %3[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call tail @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %34, %38 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%38, %37, %5) to ^bb9 unwind ^bb1 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    llvm.unreachable
  ^bb10(%39: !llvm.ptr):  // 5 preds: ^bb0, ^bb2, ^bb4, ^bb6, ^bb7
    llvm.return %39 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @__cxa_get_exception_ptr(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func linkonce_odr unnamed_addr @_ZN1AD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN2ABD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N2ABD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N2ABD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N2ABD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N2ABD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(48 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1DD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1DD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1DD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1DD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1DD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1DD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1DD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1DD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-24 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.getelementptr inbounds %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%5, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N3TwoD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N3TwoD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N3TwoD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N3TwoD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6HiddenD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6HiddenD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_rethrow()
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
