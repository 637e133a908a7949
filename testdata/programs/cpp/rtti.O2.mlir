#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "_ZTS1A", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS1B", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS2V1", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS2V2", members = {<#tbaa_type_desc2, 8>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "p1 _ZTS1A", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc9, offset = 0>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTS1C", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc5, 16>, <#tbaa_type_desc2, 28>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTS7Diamond", members = {<#tbaa_type_desc6, 0>, <#tbaa_type_desc7, 16>, <#tbaa_type_desc2, 28>}>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "_ZTS6Twice1", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc2, 12>}>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "_ZTS6Twice2", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc2, 12>}>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "_ZTS3BoxIiE", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc2, 12>}>
#tbaa_type_desc15 = #llvm.tbaa_type_desc<id = "_ZTS3BoxIPcE", members = {<#tbaa_type_desc4, 0>, <#tbaa_type_desc8, 16>}>
#tbaa_type_desc16 = #llvm.tbaa_type_desc<id = "_ZTSSt9type_info", members = {<#tbaa_type_desc8, 8>}>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc2, offset = 28>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc2, offset = 28>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc2, offset = 12>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc2, offset = 12>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc2, offset = 12>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc15, access_type = #tbaa_type_desc8, offset = 16>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc16, access_type = #tbaa_type_desc8, offset = 8>
#tbaa_type_desc17 = #llvm.tbaa_type_desc<id = "_ZTS5Twice", members = {<#tbaa_type_desc12, 0>, <#tbaa_type_desc13, 16>, <#tbaa_type_desc2, 32>}>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc17, access_type = #tbaa_type_desc2, offset = 32>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTSA3_d any
    llvm.comdat_selector @_ZTSFivE any
    llvm.comdat_selector @_ZTI1A any
    llvm.comdat_selector @_ZTS1A any
    llvm.comdat_selector @_ZTI1B any
    llvm.comdat_selector @_ZTS1B any
    llvm.comdat_selector @_ZTI7Diamond any
    llvm.comdat_selector @_ZTS7Diamond any
    llvm.comdat_selector @_ZTI2V1 any
    llvm.comdat_selector @_ZTS2V1 any
    llvm.comdat_selector @_ZTI2V2 any
    llvm.comdat_selector @_ZTS2V2 any
    llvm.comdat_selector @_ZTS6Deeper any
    llvm.comdat_selector @_ZTS5Watch any
    llvm.comdat_selector @_ZTV1C any
    llvm.comdat_selector @_ZTI1C any
    llvm.comdat_selector @_ZTS1C any
    llvm.comdat_selector @_ZTV1A any
    llvm.comdat_selector @_ZTV7Diamond any
    llvm.comdat_selector @_ZTV5Twice any
    llvm.comdat_selector @_ZTI5Twice any
    llvm.comdat_selector @_ZTS5Twice any
    llvm.comdat_selector @_ZTI6Twice1 any
    llvm.comdat_selector @_ZTS6Twice1 any
    llvm.comdat_selector @_ZTI6Twice2 any
    llvm.comdat_selector @_ZTS6Twice2 any
    llvm.comdat_selector @_ZTV6Secret any
    llvm.comdat_selector @_ZTI6Secret any
    llvm.comdat_selector @_ZTS6Secret any
    llvm.comdat_selector @_ZTV4Lone any
    llvm.comdat_selector @_ZTI4Lone any
    llvm.comdat_selector @_ZTS4Lone any
    llvm.comdat_selector @_ZTV3BoxIiE any
    llvm.comdat_selector @_ZTI3BoxIiE any
    llvm.comdat_selector @_ZTS3BoxIiE any
    llvm.comdat_selector @_ZTV3BoxIPcE any
    llvm.comdat_selector @_ZTI3BoxIPcE any
    llvm.comdat_selector @_ZTS3BoxIPcE any
    llvm.comdat_selector @_ZTSN5space5InnerE any
    llvm.comdat_selector @_ZN1AD2Ev any
    llvm.comdat_selector @_ZN4LoneD2Ev any
    llvm.comdat_selector @_ZN6SecretD2Ev any
    llvm.comdat_selector @_ZN5TwiceD2Ev any
    llvm.comdat_selector @_ZN7DiamondD1Ev any
    llvm.comdat_selector @_ZN1CD2Ev any
    llvm.comdat_selector @_ZN1CD0Ev any
    llvm.comdat_selector @_ZThn16_N1CD1Ev any
    llvm.comdat_selector @_ZThn16_N1CD0Ev any
    llvm.comdat_selector @_ZN1AD0Ev any
    llvm.comdat_selector @_ZN7DiamondD0Ev any
    llvm.comdat_selector @_ZThn16_N7DiamondD1Ev any
    llvm.comdat_selector @_ZThn16_N7DiamondD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N7DiamondD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N7DiamondD0Ev any
    llvm.comdat_selector @_ZN5TwiceD0Ev any
    llvm.comdat_selector @_ZThn16_N5TwiceD1Ev any
    llvm.comdat_selector @_ZThn16_N5TwiceD0Ev any
    llvm.comdat_selector @_ZN6SecretD0Ev any
    llvm.comdat_selector @_ZThn16_N6SecretD1Ev any
    llvm.comdat_selector @_ZThn16_N6SecretD0Ev any
    llvm.comdat_selector @_ZN4LoneD0Ev any
    llvm.comdat_selector @_ZN3BoxIiED0Ev any
    llvm.comdat_selector @_ZN3BoxIPcED0Ev any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("A in C down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("B in C down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("A in C across\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("B in C across\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("A in Diamond down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("A in Diamond to V1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("V2 across to V1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("A to V2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("Twice1 down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("Twice1 across\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("other A to Twice1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("B in Secret to A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("B in Secret down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("private A to B\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("private A down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("Lone to A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("null\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("plain A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("%s %s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external local_unnamed_addr constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTSA3_d("A3_d\00") comdat(@__llvm_global_comdat::@_ZTSA3_d) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTSFivE("FivE\00") comdat(@__llvm_global_comdat::@_ZTSFivE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external local_unnamed_addr constant @_ZTIx() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.24"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS1A("1A\00") comdat(@__llvm_global_comdat::@_ZTS1A) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global linkonce_odr constant @_ZTS1B("1B\00") comdat(@__llvm_global_comdat::@_ZTS1B) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt8bad_cast() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTI7Diamond() comdat(@__llvm_global_comdat::@_ZTI7Diamond) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZTS7Diamond : !llvm.ptr
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
  llvm.mlir.global external @_ZTVN10__cxxabiv121__vmi_class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS7Diamond("7Diamond\00") comdat(@__llvm_global_comdat::@_ZTS7Diamond) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2V1() comdat(@__llvm_global_comdat::@_ZTI2V1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS2V1 : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS2V1("2V1\00") comdat(@__llvm_global_comdat::@_ZTS2V1) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2V2() comdat(@__llvm_global_comdat::@_ZTI2V2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS2V2 : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS2V2("2V2\00") comdat(@__llvm_global_comdat::@_ZTS2V2) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @_ZTVN10__cxxabiv120__si_class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS6Deeper("6Deeper\00") comdat(@__llvm_global_comdat::@_ZTS6Deeper) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTS5Watch("5Watch\00") comdat(@__llvm_global_comdat::@_ZTS5Watch) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1C() comdat(@__llvm_global_comdat::@_ZTV1C) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZThn16_N1CD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn16_N1CD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1C : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.array<4 x ptr> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.array<4 x ptr> 
    %10 = llvm.mlir.addressof @_ZN1CD0Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN1CD2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI1C() comdat(@__llvm_global_comdat::@_ZTI1C) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS1C : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS1C("1C\00") comdat(@__llvm_global_comdat::@_ZTS1C) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV7Diamond() comdat(@__llvm_global_comdat::@_ZTV7Diamond) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N7DiamondD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N7DiamondD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI7Diamond : !llvm.ptr
    %3 = llvm.mlir.constant(-32 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZThn16_N7DiamondD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZThn16_N7DiamondD1Ev : !llvm.ptr
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
    %23 = llvm.mlir.addressof @_ZN7DiamondD0Ev : !llvm.ptr
    %24 = llvm.mlir.addressof @_ZN7DiamondD1Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Twice() comdat(@__llvm_global_comdat::@_ZTV5Twice) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZThn16_N5TwiceD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn16_N5TwiceD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI5Twice : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.array<4 x ptr> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.array<4 x ptr> 
    %10 = llvm.mlir.addressof @_ZN5TwiceD0Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN5TwiceD2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI5Twice() comdat(@__llvm_global_comdat::@_ZTI5Twice) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI6Twice2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS5Twice : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS5Twice("5Twice\00") comdat(@__llvm_global_comdat::@_ZTS5Twice) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI6Twice1() comdat(@__llvm_global_comdat::@_ZTI6Twice1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Twice1 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Twice1("6Twice1\00") comdat(@__llvm_global_comdat::@_ZTS6Twice1) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI6Twice2() comdat(@__llvm_global_comdat::@_ZTI6Twice2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Twice2 : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Twice2("6Twice2\00") comdat(@__llvm_global_comdat::@_ZTS6Twice2) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Secret() comdat(@__llvm_global_comdat::@_ZTV6Secret) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>, array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZThn16_N6SecretD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn16_N6SecretD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Secret : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %1, %7[2] : !llvm.array<4 x ptr> 
    %9 = llvm.insertvalue %0, %8[3] : !llvm.array<4 x ptr> 
    %10 = llvm.mlir.addressof @_ZN6SecretD0Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN6SecretD2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI6Secret() comdat(@__llvm_global_comdat::@_ZTI6Secret) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS6Secret : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %12 = llvm.insertvalue %6, %11[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %13 = llvm.insertvalue %5, %12[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %14 = llvm.insertvalue %4, %13[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %15 = llvm.insertvalue %3, %14[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %16 = llvm.insertvalue %2, %15[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %17 = llvm.insertvalue %1, %16[6] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %18 = llvm.insertvalue %0, %17[7] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    llvm.return %18 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Secret("6Secret\00") comdat(@__llvm_global_comdat::@_ZTS6Secret) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Lone() comdat(@__llvm_global_comdat::@_ZTV4Lone) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4LoneD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4LoneD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI4Lone : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI4Lone() comdat(@__llvm_global_comdat::@_ZTI4Lone) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS4Lone : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS4Lone("4Lone\00") comdat(@__llvm_global_comdat::@_ZTS4Lone) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV3BoxIiE() comdat(@__llvm_global_comdat::@_ZTV3BoxIiE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN3BoxIiED0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI3BoxIiE : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI3BoxIiE() comdat(@__llvm_global_comdat::@_ZTI3BoxIiE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS3BoxIiE : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS3BoxIiE("3BoxIiE\00") comdat(@__llvm_global_comdat::@_ZTS3BoxIiE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV3BoxIPcE() comdat(@__llvm_global_comdat::@_ZTV3BoxIPcE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN3BoxIPcED0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI3BoxIPcE : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI3BoxIPcE() comdat(@__llvm_global_comdat::@_ZTI3BoxIPcE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS3BoxIPcE : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS3BoxIPcE("3BoxIPcE\00") comdat(@__llvm_global_comdat::@_ZTS3BoxIPcE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTSN5space5InnerE("N5space5InnerE\00") comdat(@__llvm_global_comdat::@_ZTSN5space5InnerE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("Deeper\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("Watch\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s sees %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("%-24s %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("yes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("no\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"(" %ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZTV1C : !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(48 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %5[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.constant(28 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.mlir.constant(40 : i64) : i64
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.mlir.addressof @_ZTV7Diamond : !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.mlir.constant(104 : i64) : i64
    %18 = llvm.getelementptr inbounds|nuw %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.mlir.constant(64 : i64) : i64
    %20 = llvm.getelementptr inbounds|nuw %15[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.mlir.constant(6 : i32) : i32
    %22 = llvm.mlir.constant(12 : i64) : i64
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.constant(8 : i32) : i32
    %25 = llvm.mlir.addressof @_ZTV5Twice : !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.getelementptr inbounds|nuw %25[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.mlir.constant(9 : i32) : i32
    %29 = llvm.mlir.addressof @_ZTV6Secret : !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %29[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %29[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.mlir.addressof @_ZTV4Lone : !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.mlir.addressof @_ZTV3BoxIiE : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.mlir.constant(0 : i32) : i32
    %37 = llvm.mlir.addressof @_ZTV3BoxIPcE : !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.mlir.zero : !llvm.ptr
    %40 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %41 = llvm.mlir.addressof @_ZTI1C : !llvm.ptr
    %42 = llvm.mlir.constant(0 : i64) : i64
    %43 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str" : !llvm.ptr
    %47 = llvm.mlir.constant(-16 : i64) : i64
    %48 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %49 = llvm.mlir.constant(10 : i32) : i32
    %50 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %52 = llvm.mlir.constant(-2 : i64) : i64
    %53 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %54 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %55 = llvm.mlir.addressof @_ZTI7Diamond : !llvm.ptr
    %56 = llvm.mlir.constant(-1 : i64) : i64
    %57 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %58 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %60 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %63 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
    %64 = llvm.mlir.addressof @_ZTI5Twice : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %66 = llvm.mlir.addressof @_ZTI6Twice2 : !llvm.ptr
    %67 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %70 = llvm.mlir.addressof @_ZTI6Secret : !llvm.ptr
    %71 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %72 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %73 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %74 = llvm.mlir.addressof @_ZTI4Lone : !llvm.ptr
    %75 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %76 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %77 = llvm.mlir.addressof @_ZTV1A : !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %77[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %80 = llvm.mlir.constant(-8 : i64) : i64
    %81 = llvm.mlir.constant(42 : i8) : i8
    %82 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %83 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %84 = llvm.mlir.addressof @_ZTSN5space5InnerE : !llvm.ptr
    %85 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %86 = llvm.getelementptr inbounds|nuw %85[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %87[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %90 = llvm.mlir.addressof @_ZTSA3_d : !llvm.ptr
    %91 = llvm.mlir.addressof @_ZTSFivE : !llvm.ptr
    %92 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %93 = llvm.getelementptr inbounds|nuw %92[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.mlir.addressof @_ZTIx : !llvm.ptr
    %95 = llvm.getelementptr inbounds|nuw %94[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %97 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %98 = llvm.mlir.addressof @_ZTISt8bad_cast : !llvm.ptr
    %99 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %100 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %101 = llvm.mlir.addressof @_ZTS5Watch : !llvm.ptr
    %102 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %103 = llvm.mlir.addressof @_ZTS6Deeper : !llvm.ptr
    %104 = llvm.alloca %0 x !llvm.struct<"struct.C", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %105 = llvm.alloca %0 x !llvm.struct<"struct.Diamond", (struct<"struct.V1.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.V2.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.struct<"struct.Twice", (struct<"struct.Twice1", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, struct<"struct.Twice2", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x !llvm.struct<"class.Secret", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x !llvm.struct<"struct.Lone", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %109 = llvm.alloca %0 x !llvm.struct<"struct.Box", (struct<"struct.A.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %110 = llvm.alloca %0 x !llvm.struct<"struct.Box.0", (struct<"struct.A.base", packed (ptr, i32)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %111 = llvm.alloca %0 x !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %112 = llvm.alloca %0 x !llvm.array<6 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %104 : !llvm.ptr
    %113 = llvm.getelementptr inbounds|nuw %104[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %113 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %114 = llvm.getelementptr inbounds|nuw %104[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.getelementptr inbounds|nuw %104[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %115 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.store %6, %104 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %114 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %104[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %116 {alignment = 4 : i64, tbaa = [#tbaa_tag7]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %105 : !llvm.ptr
    %117 = llvm.getelementptr inbounds|nuw %105[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.getelementptr inbounds|nuw %105[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %118 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %105[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %119 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %120 = llvm.getelementptr inbounds|nuw %105[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.getelementptr inbounds|nuw %105[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %121 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    llvm.store %16, %105 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %18, %117 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %20, %120 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %105[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %122 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %106 : !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %106[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %123 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %124 = llvm.getelementptr inbounds|nuw %106[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %23, %124 {alignment = 4 : i64, tbaa = [#tbaa_tag9]} : i32, !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %106[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.getelementptr inbounds|nuw %106[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %126 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %106[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %127 {alignment = 4 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.store %26, %106 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %27, %125 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %128 = llvm.getelementptr inbounds|nuw %106[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %28, %128 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %107 : !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %107[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %129 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %130 = llvm.getelementptr inbounds|nuw %107[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.getelementptr inbounds|nuw %107[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %131 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.store %30, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %31, %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %108 : !llvm.ptr
    llvm.store %33, %108 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %109 : !llvm.ptr
    %132 = llvm.getelementptr inbounds|nuw %109[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %132 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.store %35, %109 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %133 = llvm.getelementptr inbounds|nuw %109[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %36, %133 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %110 : !llvm.ptr
    %134 = llvm.getelementptr inbounds|nuw %110[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %134 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.store %38, %110 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %110[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %39, %135 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %136 = llvm.call @__dynamic_cast(%104, %40, %41, %42) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %137 = llvm.icmp "eq" %136, %39 : !llvm.ptr
    %138 = llvm.select %137, %43, %44 : i1, !llvm.ptr
    %139 = llvm.call @printf(%45, %46, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %137, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %140 = llvm.load %104 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.getelementptr inbounds %140[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i64
    %143 = llvm.getelementptr inbounds %104[%142] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.ptrtoint %143 : !llvm.ptr to i64
    %145 = llvm.ptrtoint %136 : !llvm.ptr to i64
    %146 = llvm.sub %145, %144 : i64
    %147 = llvm.call @printf(%48, %146) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %148 = llvm.call @putchar(%49) : (i32) -> i32
    %149 = llvm.call @__dynamic_cast(%114, %50, %41, %2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %150 = llvm.icmp "eq" %149, %39 : !llvm.ptr
    %151 = llvm.select %150, %43, %44 : i1, !llvm.ptr
    %152 = llvm.call @printf(%45, %51, %151) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %150, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %153 = llvm.load %114 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.getelementptr inbounds %153[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> i64
    %156 = llvm.getelementptr inbounds %114[%155] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.ptrtoint %156 : !llvm.ptr to i64
    %158 = llvm.ptrtoint %149 : !llvm.ptr to i64
    %159 = llvm.sub %158, %157 : i64
    %160 = llvm.call @printf(%48, %159) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %161 = llvm.call @putchar(%49) : (i32) -> i32
    %162 = llvm.call @__dynamic_cast(%104, %40, %50, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %163 = llvm.icmp "eq" %162, %39 : !llvm.ptr
    %164 = llvm.select %163, %43, %44 : i1, !llvm.ptr
    %165 = llvm.call @printf(%45, %53, %164) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %163, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %166 = llvm.load %104 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %167 = llvm.getelementptr inbounds %166[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> i64
    %169 = llvm.getelementptr inbounds %104[%168] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.ptrtoint %169 : !llvm.ptr to i64
    %171 = llvm.ptrtoint %162 : !llvm.ptr to i64
    %172 = llvm.sub %171, %170 : i64
    %173 = llvm.call @printf(%48, %172) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %174 = llvm.call @putchar(%49) : (i32) -> i32
    %175 = llvm.call @__dynamic_cast(%114, %50, %40, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %176 = llvm.icmp "eq" %175, %39 : !llvm.ptr
    %177 = llvm.select %176, %43, %44 : i1, !llvm.ptr
    %178 = llvm.call @printf(%45, %54, %177) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %176, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %179 = llvm.load %114 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.getelementptr inbounds %179[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.getelementptr inbounds %114[%181] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %183 = llvm.ptrtoint %182 : !llvm.ptr to i64
    %184 = llvm.ptrtoint %175 : !llvm.ptr to i64
    %185 = llvm.sub %184, %183 : i64
    %186 = llvm.call @printf(%48, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %187 = llvm.call @putchar(%49) : (i32) -> i32
    %188 = llvm.call @__dynamic_cast(%117, %40, %55, %56) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %189 = llvm.icmp "eq" %188, %39 : !llvm.ptr
    %190 = llvm.select %189, %43, %44 : i1, !llvm.ptr
    %191 = llvm.call @printf(%45, %57, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %189, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %192 = llvm.load %117 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %193 = llvm.getelementptr inbounds %192[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.load %193 {alignment = 8 : i64} : !llvm.ptr -> i64
    %195 = llvm.getelementptr inbounds %117[%194] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.ptrtoint %195 : !llvm.ptr to i64
    %197 = llvm.ptrtoint %188 : !llvm.ptr to i64
    %198 = llvm.sub %197, %196 : i64
    %199 = llvm.call @printf(%48, %198) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %200 = llvm.call @putchar(%49) : (i32) -> i32
    %201 = llvm.call @__dynamic_cast(%117, %40, %58, %56) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %202 = llvm.icmp "eq" %201, %39 : !llvm.ptr
    %203 = llvm.select %202, %43, %44 : i1, !llvm.ptr
    %204 = llvm.call @printf(%45, %59, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %202, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %205 = llvm.load %117 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.getelementptr inbounds %205[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.load %206 {alignment = 8 : i64} : !llvm.ptr -> i64
    %208 = llvm.getelementptr inbounds %117[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %209 = llvm.ptrtoint %208 : !llvm.ptr to i64
    %210 = llvm.ptrtoint %201 : !llvm.ptr to i64
    %211 = llvm.sub %210, %209 : i64
    %212 = llvm.call @printf(%48, %211) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %213 = llvm.call @putchar(%49) : (i32) -> i32
    %214 = llvm.call @__dynamic_cast(%120, %60, %58, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %215 = llvm.icmp "eq" %214, %39 : !llvm.ptr
    %216 = llvm.select %215, %43, %44 : i1, !llvm.ptr
    %217 = llvm.call @printf(%45, %61, %216) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %215, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %218 = llvm.load %120 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.getelementptr inbounds %218[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %220 = llvm.load %219 {alignment = 8 : i64} : !llvm.ptr -> i64
    %221 = llvm.getelementptr inbounds %120[%220] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %222 = llvm.ptrtoint %221 : !llvm.ptr to i64
    %223 = llvm.ptrtoint %214 : !llvm.ptr to i64
    %224 = llvm.sub %223, %222 : i64
    %225 = llvm.call @printf(%48, %224) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %226 = llvm.call @putchar(%49) : (i32) -> i32
    %227 = llvm.call @__dynamic_cast(%117, %40, %60, %56) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %228 = llvm.icmp "eq" %227, %39 : !llvm.ptr
    %229 = llvm.select %228, %43, %44 : i1, !llvm.ptr
    %230 = llvm.call @printf(%45, %62, %229) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %228, ^bb16, ^bb15
  ^bb15:  // pred: ^bb14
    %231 = llvm.load %117 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %232 = llvm.getelementptr inbounds %231[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %233 = llvm.load %232 {alignment = 8 : i64} : !llvm.ptr -> i64
    %234 = llvm.getelementptr inbounds %117[%233] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %235 = llvm.ptrtoint %234 : !llvm.ptr to i64
    %236 = llvm.ptrtoint %227 : !llvm.ptr to i64
    %237 = llvm.sub %236, %235 : i64
    %238 = llvm.call @printf(%48, %237) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb14, ^bb15
    %239 = llvm.call @putchar(%49) : (i32) -> i32
    %240 = llvm.call @__dynamic_cast(%106, %63, %64, %42) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %241 = llvm.icmp "eq" %240, %39 : !llvm.ptr
    %242 = llvm.select %241, %43, %44 : i1, !llvm.ptr
    %243 = llvm.call @printf(%45, %65, %242) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %241, ^bb18, ^bb17
  ^bb17:  // pred: ^bb16
    %244 = llvm.load %106 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %245 = llvm.getelementptr inbounds %244[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %246 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> i64
    %247 = llvm.getelementptr inbounds %106[%246] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %248 = llvm.ptrtoint %247 : !llvm.ptr to i64
    %249 = llvm.ptrtoint %240 : !llvm.ptr to i64
    %250 = llvm.sub %249, %248 : i64
    %251 = llvm.call @printf(%48, %250) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %252 = llvm.call @putchar(%49) : (i32) -> i32
    %253 = llvm.call @__dynamic_cast(%106, %63, %66, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %254 = llvm.icmp "eq" %253, %39 : !llvm.ptr
    %255 = llvm.select %254, %43, %44 : i1, !llvm.ptr
    %256 = llvm.call @printf(%45, %67, %255) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %254, ^bb20, ^bb19
  ^bb19:  // pred: ^bb18
    %257 = llvm.load %106 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %258 = llvm.getelementptr inbounds %257[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %259 = llvm.load %258 {alignment = 8 : i64} : !llvm.ptr -> i64
    %260 = llvm.getelementptr inbounds %106[%259] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %261 = llvm.ptrtoint %260 : !llvm.ptr to i64
    %262 = llvm.ptrtoint %253 : !llvm.ptr to i64
    %263 = llvm.sub %262, %261 : i64
    %264 = llvm.call @printf(%48, %263) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    %265 = llvm.call @putchar(%49) : (i32) -> i32
    %266 = llvm.call @__dynamic_cast(%125, %40, %63, %42) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %267 = llvm.icmp "eq" %266, %39 : !llvm.ptr
    %268 = llvm.select %267, %43, %44 : i1, !llvm.ptr
    %269 = llvm.call @printf(%45, %68, %268) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %267, ^bb22, ^bb21
  ^bb21:  // pred: ^bb20
    %270 = llvm.load %125 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %271 = llvm.getelementptr inbounds %270[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %272 = llvm.load %271 {alignment = 8 : i64} : !llvm.ptr -> i64
    %273 = llvm.getelementptr inbounds %125[%272] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %274 = llvm.ptrtoint %273 : !llvm.ptr to i64
    %275 = llvm.ptrtoint %266 : !llvm.ptr to i64
    %276 = llvm.sub %275, %274 : i64
    %277 = llvm.call @printf(%48, %276) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %278 = llvm.call @putchar(%49) : (i32) -> i32
    %279 = llvm.call @__dynamic_cast(%130, %50, %40, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %280 = llvm.icmp "eq" %279, %39 : !llvm.ptr
    %281 = llvm.select %280, %43, %44 : i1, !llvm.ptr
    %282 = llvm.call @printf(%45, %69, %281) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %280, ^bb24, ^bb23
  ^bb23:  // pred: ^bb22
    %283 = llvm.load %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %284 = llvm.getelementptr inbounds %283[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> i64
    %286 = llvm.getelementptr inbounds %130[%285] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %287 = llvm.ptrtoint %286 : !llvm.ptr to i64
    %288 = llvm.ptrtoint %279 : !llvm.ptr to i64
    %289 = llvm.sub %288, %287 : i64
    %290 = llvm.call @printf(%48, %289) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %291 = llvm.call @putchar(%49) : (i32) -> i32
    %292 = llvm.call @__dynamic_cast(%130, %50, %70, %2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %293 = llvm.icmp "eq" %292, %39 : !llvm.ptr
    %294 = llvm.select %293, %43, %44 : i1, !llvm.ptr
    %295 = llvm.call @printf(%45, %71, %294) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %293, ^bb26, ^bb25
  ^bb25:  // pred: ^bb24
    %296 = llvm.load %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %297 = llvm.getelementptr inbounds %296[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %298 = llvm.load %297 {alignment = 8 : i64} : !llvm.ptr -> i64
    %299 = llvm.getelementptr inbounds %130[%298] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.ptrtoint %299 : !llvm.ptr to i64
    %301 = llvm.ptrtoint %292 : !llvm.ptr to i64
    %302 = llvm.sub %301, %300 : i64
    %303 = llvm.call @printf(%48, %302) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %304 = llvm.call @putchar(%49) : (i32) -> i32
    %305 = llvm.call @__dynamic_cast(%107, %40, %50, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %306 = llvm.icmp "eq" %305, %39 : !llvm.ptr
    %307 = llvm.select %306, %43, %44 : i1, !llvm.ptr
    %308 = llvm.call @printf(%45, %72, %307) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %306, ^bb28, ^bb27
  ^bb27:  // pred: ^bb26
    %309 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %310 = llvm.getelementptr inbounds %309[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %311 = llvm.load %310 {alignment = 8 : i64} : !llvm.ptr -> i64
    %312 = llvm.getelementptr inbounds %107[%311] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %313 = llvm.ptrtoint %312 : !llvm.ptr to i64
    %314 = llvm.ptrtoint %305 : !llvm.ptr to i64
    %315 = llvm.sub %314, %313 : i64
    %316 = llvm.call @printf(%48, %315) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %317 = llvm.call @putchar(%49) : (i32) -> i32
    %318 = llvm.call @__dynamic_cast(%107, %40, %70, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %319 = llvm.icmp "eq" %318, %39 : !llvm.ptr
    %320 = llvm.select %319, %43, %44 : i1, !llvm.ptr
    %321 = llvm.call @printf(%45, %73, %320) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %319, ^bb30, ^bb29
  ^bb29:  // pred: ^bb28
    %322 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %323 = llvm.getelementptr inbounds %322[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %324 = llvm.load %323 {alignment = 8 : i64} : !llvm.ptr -> i64
    %325 = llvm.getelementptr inbounds %107[%324] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %326 = llvm.ptrtoint %325 : !llvm.ptr to i64
    %327 = llvm.ptrtoint %318 : !llvm.ptr to i64
    %328 = llvm.sub %327, %326 : i64
    %329 = llvm.call @printf(%48, %328) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb30
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %330 = llvm.call @putchar(%49) : (i32) -> i32
    %331 = llvm.call @__dynamic_cast(%108, %74, %40, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %332 = llvm.icmp "eq" %331, %39 : !llvm.ptr
    %333 = llvm.select %332, %43, %44 : i1, !llvm.ptr
    %334 = llvm.call @printf(%45, %75, %333) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %332, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %335 = llvm.load %108 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %336 = llvm.getelementptr inbounds %335[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %337 = llvm.load %336 {alignment = 8 : i64} : !llvm.ptr -> i64
    %338 = llvm.getelementptr inbounds %108[%337] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %339 = llvm.ptrtoint %338 : !llvm.ptr to i64
    %340 = llvm.ptrtoint %331 : !llvm.ptr to i64
    %341 = llvm.sub %340, %339 : i64
    %342 = llvm.call @printf(%48, %341) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %343 = llvm.call @putchar(%49) : (i32) -> i32
    %344 = llvm.call @printf(%45, %76, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %345 = llvm.call @putchar(%49) : (i32) -> i32
    llvm.intr.lifetime.start %111 : !llvm.ptr
    llvm.store %78, %111 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %346 = llvm.getelementptr inbounds|nuw %111[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %346 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %347 = llvm.call @__dynamic_cast(%111, %40, %41, %42) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %348 = llvm.icmp "eq" %347, %39 : !llvm.ptr
    %349 = llvm.select %348, %43, %44 : i1, !llvm.ptr
    %350 = llvm.call @printf(%45, %79, %349) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.cond_br %348, ^bb34, ^bb33
  ^bb33:  // pred: ^bb32
    %351 = llvm.load %111 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %352 = llvm.getelementptr inbounds %351[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %353 = llvm.load %352 {alignment = 8 : i64} : !llvm.ptr -> i64
    %354 = llvm.getelementptr inbounds %111[%353] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %355 = llvm.ptrtoint %354 : !llvm.ptr to i64
    %356 = llvm.ptrtoint %347 : !llvm.ptr to i64
    %357 = llvm.sub %356, %355 : i64
    %358 = llvm.call @printf(%48, %357) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %359 = llvm.call @putchar(%49) : (i32) -> i32
    llvm.intr.lifetime.start %112 : !llvm.ptr
    llvm.store %111, %112 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %360 = llvm.getelementptr inbounds|nuw %112[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %104, %360 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %361 = llvm.getelementptr inbounds|nuw %112[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %117, %361 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %362 = llvm.getelementptr inbounds|nuw %112[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %106, %362 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %363 = llvm.getelementptr inbounds|nuw %112[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %109, %363 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %364 = llvm.getelementptr inbounds|nuw %112[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %110, %364 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35(%42 : i64)
  ^bb35(%365: i64):  // 2 preds: ^bb34, ^bb38
    %366 = llvm.getelementptr inbounds|nuw %112[%365] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %367 = llvm.load %366 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %368 = llvm.icmp "eq" %367, %39 : !llvm.ptr
    llvm.cond_br %368, ^bb36, ^bb37
  ^bb36:  // pred: ^bb35
    llvm.call @__cxa_bad_typeid() : () -> ()
    llvm.unreachable
  ^bb37:  // pred: ^bb35
    %369 = llvm.load %367 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %370 = llvm.getelementptr inbounds %369[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %371 = llvm.load %370 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %372 = llvm.getelementptr inbounds|nuw %371[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %373 = llvm.load %372 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %374 = llvm.load %373 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %375 = llvm.icmp "eq" %374, %81 : i8
    %376 = llvm.zext %375 : i1 to i64
    %377 = llvm.getelementptr inbounds|nuw %373[%376] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %378 = llvm.call @printf(%82, %377) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb39(%42 : i64)
  ^bb38:  // pred: ^bb44
    %379 = llvm.call @putchar(%49) : (i32) -> i32
    %380 = llvm.add %365, %1 overflow<nsw, nuw> : i64
    %381 = llvm.icmp "eq" %380, %7 : i64
    llvm.cond_br %381, ^bb48, ^bb35(%380 : i64)
  ^bb39(%382: i64):  // 2 preds: ^bb37, ^bb44
    %383 = llvm.getelementptr inbounds|nuw %112[%382] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %384 = llvm.load %383 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %385 = llvm.icmp "eq" %384, %39 : !llvm.ptr
    llvm.cond_br %385, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    llvm.call @__cxa_bad_typeid() : () -> ()
    llvm.unreachable
  ^bb41:  // pred: ^bb39
    %386 = llvm.load %367 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %387 = llvm.getelementptr inbounds %386[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %388 = llvm.load %387 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %389 = llvm.load %384 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %390 = llvm.getelementptr inbounds %389[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %391 = llvm.load %390 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %392 = llvm.getelementptr inbounds|nuw %388[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %393 = llvm.load %392 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %394 = llvm.getelementptr inbounds|nuw %391[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %395 = llvm.load %394 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %396 = llvm.icmp "eq" %393, %395 : !llvm.ptr
    llvm.cond_br %396, ^bb44(%0 : i32), ^bb42
  ^bb42:  // pred: ^bb41
    %397 = llvm.load %393 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %398 = llvm.icmp "eq" %397, %81 : i8
    llvm.cond_br %398, ^bb44(%36 : i32), ^bb43
  ^bb43:  // pred: ^bb42
    %399 = llvm.load %395 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %400 = llvm.icmp "eq" %399, %81 : i8
    %401 = llvm.zext %400 : i1 to i64
    %402 = llvm.getelementptr inbounds|nuw %395[%401] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %403 = llvm.call @strcmp(%393, %402) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %404 = llvm.icmp "eq" %403, %36 : i32
    %405 = llvm.zext %404 : i1 to i32
    llvm.br ^bb44(%405 : i32)
  ^bb44(%406: i32):  // 3 preds: ^bb41, ^bb42, ^bb43
    %407 = llvm.call @printf(%83, %406) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %408 = llvm.add %382, %1 overflow<nsw, nuw> : i64
    %409 = llvm.icmp "eq" %408, %7 : i64
    llvm.cond_br %409, ^bb38, ^bb39(%408 : i64)
  ^bb45:  // pred: ^bb48
    %410 = llvm.load %456 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %411 = llvm.icmp "eq" %410, %81 : i8
    llvm.cond_br %411, ^bb47(%36 : i32), ^bb46
  ^bb46:  // pred: ^bb45
    %412 = llvm.load %457 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %413 = llvm.icmp "eq" %412, %81 : i8
    %414 = llvm.zext %413 : i1 to i64
    %415 = llvm.getelementptr inbounds|nuw %457[%414] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %416 = llvm.call @strcmp(%456, %415) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %417 = llvm.icmp "eq" %416, %36 : i32
    %418 = llvm.zext %417 : i1 to i32
    llvm.br ^bb47(%418 : i32)
  ^bb47(%419: i32):  // 3 preds: ^bb45, ^bb46, ^bb48
    %420 = llvm.call @printf(%96, %0, %419) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %421 = llvm.call @printf(%97, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %422 = llvm.call @__dynamic_cast(%104, %40, %55, %56) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %423 = llvm.icmp "eq" %422, %39 : !llvm.ptr
    llvm.cond_br %423, ^bb49, ^bb53
  ^bb48:  // pred: ^bb38
    %424 = llvm.load %114 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %425 = llvm.getelementptr inbounds %424[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %426 = llvm.load %425 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %427 = llvm.getelementptr inbounds|nuw %426[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %428 = llvm.load %427 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %429 = llvm.load %428 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %430 = llvm.icmp "eq" %429, %81 : i8
    %431 = llvm.zext %430 : i1 to i64
    %432 = llvm.getelementptr inbounds|nuw %428[%431] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %433 = llvm.call @puts(%432) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %434 = llvm.load %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %435 = llvm.getelementptr inbounds %434[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %436 = llvm.load %435 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %437 = llvm.getelementptr inbounds|nuw %436[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %438 = llvm.load %437 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %439 = llvm.load %438 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %440 = llvm.icmp "eq" %439, %81 : i8
    %441 = llvm.zext %440 : i1 to i64
    %442 = llvm.getelementptr inbounds|nuw %438[%441] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %443 = llvm.call @puts(%442) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %444 = llvm.call @puts(%84) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    %445 = llvm.load %86 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %446 = llvm.load %445 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %447 = llvm.icmp "eq" %446, %81 : i8
    %448 = llvm.zext %447 : i1 to i64
    %449 = llvm.getelementptr inbounds|nuw %445[%448] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %450 = llvm.load %88 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %451 = llvm.load %450 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %452 = llvm.icmp "eq" %451, %81 : i8
    %453 = llvm.zext %452 : i1 to i64
    %454 = llvm.getelementptr inbounds|nuw %450[%453] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %455 = llvm.call @printf(%89, %449, %449, %454, %90, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %456 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %457 = llvm.load %95 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %458 = llvm.icmp "eq" %456, %457 : !llvm.ptr
    llvm.cond_br %458, ^bb47(%0 : i32), ^bb45
  ^bb49:  // pred: ^bb47
    llvm.invoke @__cxa_bad_cast() to ^bb50 unwind ^bb51 : () -> ()
  ^bb50:  // pred: ^bb49
    llvm.unreachable
  ^bb51:  // pred: ^bb49
    %459 = llvm.landingpad cleanup (catch %98 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %460 = llvm.extractvalue %459[1] : !llvm.struct<(ptr, i32)> 
    %461 = llvm.intr.eh.typeid.for %98 : (!llvm.ptr) -> i32
    %462 = llvm.icmp "eq" %460, %461 : i32
    llvm.cond_br %462, ^bb52, ^bb54
  ^bb52:  // pred: ^bb51
    %463 = llvm.extractvalue %459[0] : !llvm.struct<(ptr, i32)> 
    %464 = llvm.call @__cxa_begin_catch(%463) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %465 = llvm.load %464 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %466 = llvm.getelementptr inbounds|nuw %465[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %467 = llvm.load %466 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %468 = llvm.call %467(%464) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %469 = llvm.call @puts(%468) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb53
  ^bb53:  // 2 preds: ^bb47, ^bb52
    %470 = llvm.call @printf(%99, %100, %101) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %471 = llvm.call @printf(%99, %102, %103) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %112 : !llvm.ptr
    llvm.intr.lifetime.end %111 : !llvm.ptr
    llvm.intr.lifetime.end %110 : !llvm.ptr
    llvm.intr.lifetime.end %109 : !llvm.ptr
    llvm.intr.lifetime.end %108 : !llvm.ptr
    llvm.intr.lifetime.end %107 : !llvm.ptr
    llvm.intr.lifetime.end %106 : !llvm.ptr
    llvm.intr.lifetime.end %105 : !llvm.ptr
    llvm.intr.lifetime.end %104 : !llvm.ptr
    llvm.return %36 : i32
  ^bb54:  // pred: ^bb51
    llvm.intr.lifetime.end %112 : !llvm.ptr
    llvm.intr.lifetime.end %111 : !llvm.ptr
    llvm.intr.lifetime.end %110 : !llvm.ptr
    llvm.intr.lifetime.end %109 : !llvm.ptr
    llvm.intr.lifetime.end %108 : !llvm.ptr
    llvm.intr.lifetime.end %107 : !llvm.ptr
    llvm.intr.lifetime.end %106 : !llvm.ptr
    llvm.intr.lifetime.end %105 : !llvm.ptr
    llvm.intr.lifetime.end %104 : !llvm.ptr
    llvm.resume %459 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_bad_typeid()
  llvm.func local_unnamed_addr @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree"], will_return}
  llvm.func local_unnamed_addr @__cxa_bad_cast()
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func linkonce_odr unnamed_addr @_ZN1AD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LoneD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LoneD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SecretD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SecretD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TwiceD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TwiceD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1CD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1CD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1CD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1CD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1CD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1CD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1CD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1CD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(48 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N7DiamondD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N7DiamondD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N7DiamondD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N7DiamondD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-24 : i64) : i64
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.getelementptr inbounds %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%5, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TwiceD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TwiceD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N5TwiceD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N5TwiceD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N5TwiceD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N5TwiceD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SecretD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SecretD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6SecretD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6SecretD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6SecretD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6SecretD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-16 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZdlPvm(%2, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LoneD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LoneD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIiED0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIiED0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIPcED0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIPcED0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(24 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
