module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTIA3_d any
    llvm.comdat_selector @_ZTSA3_d any
    llvm.comdat_selector @_ZTIFivE any
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
    llvm.comdat_selector @_ZTI6Deeper any
    llvm.comdat_selector @_ZTS6Deeper any
    llvm.comdat_selector @_ZTI5Watch any
    llvm.comdat_selector @_ZTS5Watch any
    llvm.comdat_selector @_ZTV1C any
    llvm.comdat_selector @_ZTI1C any
    llvm.comdat_selector @_ZTS1C any
    llvm.comdat_selector @_ZTV1A any
    llvm.comdat_selector @_ZTV1B any
    llvm.comdat_selector @_ZTV7Diamond any
    llvm.comdat_selector @_ZTT7Diamond any
    llvm.comdat_selector @_ZTC7Diamond0_2V1 any
    llvm.comdat_selector @_ZTC7Diamond16_2V2 any
    llvm.comdat_selector @_ZTV2V1 any
    llvm.comdat_selector @_ZTT2V1 any
    llvm.comdat_selector @_ZTV2V2 any
    llvm.comdat_selector @_ZTT2V2 any
    llvm.comdat_selector @_ZTV5Twice any
    llvm.comdat_selector @_ZTI5Twice any
    llvm.comdat_selector @_ZTS5Twice any
    llvm.comdat_selector @_ZTI6Twice1 any
    llvm.comdat_selector @_ZTS6Twice1 any
    llvm.comdat_selector @_ZTI6Twice2 any
    llvm.comdat_selector @_ZTS6Twice2 any
    llvm.comdat_selector @_ZTV6Twice1 any
    llvm.comdat_selector @_ZTV6Twice2 any
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
    llvm.comdat_selector @_ZTVN5space5InnerE any
    llvm.comdat_selector @_ZTIN5space5InnerE any
    llvm.comdat_selector @_ZTSN5space5InnerE any
    llvm.comdat_selector @_ZTV6Deeper any
    llvm.comdat_selector @_ZTV5Watch any
    llvm.comdat_selector @_ZN1CC2Ev any
    llvm.comdat_selector @_ZN7DiamondC1Ev any
    llvm.comdat_selector @_ZN5TwiceC2Ev any
    llvm.comdat_selector @_ZN6SecretC2Ev any
    llvm.comdat_selector @_ZN4LoneC2Ev any
    llvm.comdat_selector @_ZN3BoxIiEC2Ev any
    llvm.comdat_selector @_ZN3BoxIPcEC2Ev any
    llvm.comdat_selector @_ZN5space5InnerC2Ev any
    llvm.comdat_selector @_Z4castI1C1AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI1C1BEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI1B1AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI1A1BEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI7Diamond1AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI2V11AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI2V12V2EvPKcPT0_ any
    llvm.comdat_selector @_Z4castI2V21AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI5Twice6Twice1EvPKcPT0_ any
    llvm.comdat_selector @_Z4castI6Twice26Twice1EvPKcPT0_ any
    llvm.comdat_selector @_Z4castI6Twice11AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI6Secret1BEvPKcPT0_ any
    llvm.comdat_selector @_ZN6Secret6exposeEv any
    llvm.comdat_selector @_Z4castI6Secret1AEvPKcPT0_ any
    llvm.comdat_selector @_Z4castI1A4LoneEvPKcPT0_ any
    llvm.comdat_selector @_ZN1AC2Ev any
    llvm.comdat_selector @_ZNKSt9type_infoeqERKS_ any
    llvm.comdat_selector @_ZNKSt9type_info6beforeERKS_ any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN6DeeperC2Ev any
    llvm.comdat_selector @_ZN6DeeperD2Ev any
    llvm.comdat_selector @_ZN1AD2Ev any
    llvm.comdat_selector @_ZN5space5InnerD2Ev any
    llvm.comdat_selector @_ZN3BoxIPcED2Ev any
    llvm.comdat_selector @_ZN3BoxIiED2Ev any
    llvm.comdat_selector @_ZN4LoneD2Ev any
    llvm.comdat_selector @_ZN6SecretD2Ev any
    llvm.comdat_selector @_ZN5TwiceD2Ev any
    llvm.comdat_selector @_ZN7DiamondD1Ev any
    llvm.comdat_selector @_ZN1CD2Ev any
    llvm.comdat_selector @_ZN1BC2Ev any
    llvm.comdat_selector @_ZN1CD0Ev any
    llvm.comdat_selector @_ZThn16_N1CD1Ev any
    llvm.comdat_selector @_ZThn16_N1CD0Ev any
    llvm.comdat_selector @_ZN1AD0Ev any
    llvm.comdat_selector @_ZN1BD2Ev any
    llvm.comdat_selector @_ZN1BD0Ev any
    llvm.comdat_selector @_ZN2V1C2Ev any
    llvm.comdat_selector @_ZN2V2C2Ev any
    llvm.comdat_selector @_ZN2V1D1Ev any
    llvm.comdat_selector @_ZN2V1D0Ev any
    llvm.comdat_selector @_ZTv0_n24_N2V1D1Ev any
    llvm.comdat_selector @_ZTv0_n24_N2V1D0Ev any
    llvm.comdat_selector @_ZN2V2D1Ev any
    llvm.comdat_selector @_ZN2V2D0Ev any
    llvm.comdat_selector @_ZTv0_n24_N2V2D1Ev any
    llvm.comdat_selector @_ZTv0_n24_N2V2D0Ev any
    llvm.comdat_selector @_ZN7DiamondD0Ev any
    llvm.comdat_selector @_ZThn16_N7DiamondD1Ev any
    llvm.comdat_selector @_ZThn16_N7DiamondD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N7DiamondD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N7DiamondD0Ev any
    llvm.comdat_selector @_ZN2V1D2Ev any
    llvm.comdat_selector @_ZN2V2D2Ev any
    llvm.comdat_selector @_ZN6Twice1C2Ev any
    llvm.comdat_selector @_ZN6Twice2C2Ev any
    llvm.comdat_selector @_ZN5TwiceD0Ev any
    llvm.comdat_selector @_ZThn16_N5TwiceD1Ev any
    llvm.comdat_selector @_ZThn16_N5TwiceD0Ev any
    llvm.comdat_selector @_ZN6Twice1D2Ev any
    llvm.comdat_selector @_ZN6Twice1D0Ev any
    llvm.comdat_selector @_ZN6Twice2D2Ev any
    llvm.comdat_selector @_ZN6Twice2D0Ev any
    llvm.comdat_selector @_ZN6SecretD0Ev any
    llvm.comdat_selector @_ZThn16_N6SecretD1Ev any
    llvm.comdat_selector @_ZThn16_N6SecretD0Ev any
    llvm.comdat_selector @_ZN4LoneD0Ev any
    llvm.comdat_selector @_ZN3BoxIiED0Ev any
    llvm.comdat_selector @_ZN3BoxIPcED0Ev any
    llvm.comdat_selector @_ZN5space5InnerD0Ev any
    llvm.comdat_selector @_ZNKSt9type_info4nameEv any
    llvm.comdat_selector @_ZN5WatchC2Ev any
    llvm.comdat_selector @_ZN5Watch3seeEPKc any
    llvm.comdat_selector @_ZN6DeeperD0Ev any
    llvm.comdat_selector @_ZN5WatchD2Ev any
    llvm.comdat_selector @_ZN5WatchD0Ev any
    llvm.comdat_selector @_ZN7DiamondD2Ev any
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
  llvm.mlir.global private unnamed_addr constant @".str.20"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("%s %s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTIA3_d() comdat(@__llvm_global_comdat::@_ZTIA3_d) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTSA3_d : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__array_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__array_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTSA3_d("A3_d\00") comdat(@__llvm_global_comdat::@_ZTSA3_d) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTIFivE() comdat(@__llvm_global_comdat::@_ZTIFivE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTSFivE : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__function_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv120__function_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTSFivE("FivE\00") comdat(@__llvm_global_comdat::@_ZTSFivE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIx() {addr_space = 0 : i32} : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI6Deeper() comdat(@__llvm_global_comdat::@_ZTI6Deeper) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Watch : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Deeper : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS6Deeper("6Deeper\00") comdat(@__llvm_global_comdat::@_ZTS6Deeper) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Watch() comdat(@__llvm_global_comdat::@_ZTI5Watch) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS5Watch : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5Watch("5Watch\00") comdat(@__llvm_global_comdat::@_ZTS5Watch) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("6Deeper\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1B() comdat(@__llvm_global_comdat::@_ZTV1B) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN1BD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1BD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT7Diamond() comdat(@__llvm_global_comdat::@_ZTT7Diamond) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV7Diamond : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 2, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %7 = llvm.mlir.addressof @_ZTC7Diamond16_2V2 : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %9 = llvm.getelementptr inbounds %7[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %10 = llvm.mlir.addressof @_ZTC7Diamond0_2V1 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %12 = llvm.getelementptr inbounds %10[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %13 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %14 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.array<7 x ptr> 
    %16 = llvm.insertvalue %12, %15[1] : !llvm.array<7 x ptr> 
    %17 = llvm.insertvalue %11, %16[2] : !llvm.array<7 x ptr> 
    %18 = llvm.insertvalue %9, %17[3] : !llvm.array<7 x ptr> 
    %19 = llvm.insertvalue %8, %18[4] : !llvm.array<7 x ptr> 
    %20 = llvm.insertvalue %6, %19[5] : !llvm.array<7 x ptr> 
    %21 = llvm.insertvalue %4, %20[6] : !llvm.array<7 x ptr> 
    llvm.return %21 : !llvm.array<7 x ptr>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC7Diamond0_2V1() comdat(@__llvm_global_comdat::@_ZTC7Diamond0_2V1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N2V1D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N2V1D1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %3 = llvm.mlir.constant(-32 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN2V1D0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN2V1D1Ev : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.array<5 x ptr> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.array<5 x ptr> 
    %19 = llvm.insertvalue %2, %18[2] : !llvm.array<5 x ptr> 
    %20 = llvm.insertvalue %12, %19[3] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %11, %20[4] : !llvm.array<5 x ptr> 
    %22 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    %24 = llvm.insertvalue %10, %23[1] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    llvm.return %24 : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC7Diamond16_2V2() comdat(@__llvm_global_comdat::@_ZTC7Diamond16_2V2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N2V2D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N2V2D1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN2V2D0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN2V2D1Ev : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.array<5 x ptr> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.array<5 x ptr> 
    %19 = llvm.insertvalue %2, %18[2] : !llvm.array<5 x ptr> 
    %20 = llvm.insertvalue %12, %19[3] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %11, %20[4] : !llvm.array<5 x ptr> 
    %22 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    %24 = llvm.insertvalue %10, %23[1] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    llvm.return %24 : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV2V1() comdat(@__llvm_global_comdat::@_ZTV2V1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N2V1D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N2V1D1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN2V1D0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN2V1D1Ev : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.array<5 x ptr> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.array<5 x ptr> 
    %19 = llvm.insertvalue %2, %18[2] : !llvm.array<5 x ptr> 
    %20 = llvm.insertvalue %12, %19[3] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %11, %20[4] : !llvm.array<5 x ptr> 
    %22 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    %24 = llvm.insertvalue %10, %23[1] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    llvm.return %24 : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT2V1() comdat(@__llvm_global_comdat::@_ZTT2V1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2V1 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<2 x ptr> 
    llvm.return %8 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV2V2() comdat(@__llvm_global_comdat::@_ZTV2V2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N2V2D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N2V2D1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN2V2D0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN2V2D1Ev : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.array<5 x ptr> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.array<5 x ptr> 
    %19 = llvm.insertvalue %2, %18[2] : !llvm.array<5 x ptr> 
    %20 = llvm.insertvalue %12, %19[3] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %11, %20[4] : !llvm.array<5 x ptr> 
    %22 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    %24 = llvm.insertvalue %10, %23[1] : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> 
    llvm.return %24 : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT2V2() comdat(@__llvm_global_comdat::@_ZTT2V2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2V2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<2 x ptr> 
    llvm.return %8 : !llvm.array<2 x ptr>
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Twice1() comdat(@__llvm_global_comdat::@_ZTV6Twice1) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6Twice1D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6Twice1D2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Twice2() comdat(@__llvm_global_comdat::@_ZTV6Twice2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6Twice2D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6Twice2D2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Twice2 : !llvm.ptr
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
    %1 = llvm.mlir.addressof @_ZN3BoxIiED2Ev : !llvm.ptr
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
    %1 = llvm.mlir.addressof @_ZN3BoxIPcED2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTVN5space5InnerE() comdat(@__llvm_global_comdat::@_ZTVN5space5InnerE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN5space5InnerD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5space5InnerD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTIN5space5InnerE : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTIN5space5InnerE() comdat(@__llvm_global_comdat::@_ZTIN5space5InnerE) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTSN5space5InnerE : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTSN5space5InnerE("N5space5InnerE\00") comdat(@__llvm_global_comdat::@_ZTSN5space5InnerE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Deeper() comdat(@__llvm_global_comdat::@_ZTV6Deeper) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6DeeperD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6DeeperD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Deeper : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.26"("Deeper\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Watch() comdat(@__llvm_global_comdat::@_ZTV5Watch) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN5WatchD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5WatchD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI5Watch : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.27"("Watch\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s sees %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("%-24s %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("yes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("no\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"(" %ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(-24 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %23 = llvm.mlir.constant(1 : i64) : i64
    %24 = llvm.mlir.constant(2 : i64) : i64
    %25 = llvm.mlir.constant(3 : i64) : i64
    %26 = llvm.mlir.constant(4 : i64) : i64
    %27 = llvm.mlir.constant(5 : i64) : i64
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.mlir.constant(6 : i64) : i64
    %30 = llvm.mlir.constant(3 : i32) : i32
    %31 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %32 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %33 = llvm.mlir.addressof @_ZTIA3_d : !llvm.ptr
    %34 = llvm.mlir.addressof @_ZTIFivE : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %36 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %37 = llvm.mlir.addressof @_ZTIx : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %39 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %40 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %42 = llvm.mlir.addressof @_ZTI7Diamond : !llvm.ptr
    %43 = llvm.mlir.constant(-1 : i64) : i64
    %44 = llvm.mlir.addressof @_ZTISt8bad_cast : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %46 = llvm.mlir.addressof @_ZTI6Deeper : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %51 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"struct.C", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"struct.Diamond", (struct<"struct.V1.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.V2.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"struct.Twice", (struct<"struct.Twice1", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, struct<"struct.Twice2", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"class.Secret", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<"struct.Lone", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<"struct.Box", (struct<"struct.A.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<"struct.Box.0", (struct<"struct.A.base", packed (ptr, i32)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"struct.space::Inner", (struct<"struct.B.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<6 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.array<3 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %84 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %85 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %86 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %87 = llvm.alloca %0 x !llvm.struct<"struct.Deeper", (struct<"struct.Watch.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN1CC2Ev(%53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN7DiamondC1Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5TwiceC2Ev(%55) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6SecretC2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4LoneC2Ev(%57) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIiEC2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIPcEC2Ev(%59) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5space5InnerC2Ev(%60) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %53, %61 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %88 = llvm.icmp "eq" %53, %2 : !llvm.ptr
    llvm.cond_br %88, ^bb2(%2 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %89 = llvm.getelementptr inbounds %53[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%89 : !llvm.ptr)
  ^bb2(%90: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %90, %62 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.icmp "eq" %54, %2 : !llvm.ptr
    llvm.cond_br %91, ^bb4(%2 : !llvm.ptr), ^bb3
  ^bb3:  // pred: ^bb2
    %92 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr %92[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.getelementptr inbounds %54[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%95 : !llvm.ptr)
  ^bb4(%96: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    llvm.store %96, %63 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.icmp "eq" %54, %2 : !llvm.ptr
    llvm.cond_br %97, ^bb6(%2 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %98 = llvm.getelementptr inbounds %54[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb6(%98 : !llvm.ptr)
  ^bb6(%99: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    llvm.store %99, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %55, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %100 = llvm.icmp "eq" %55, %2 : !llvm.ptr
    llvm.cond_br %100, ^bb8(%2 : !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %101 = llvm.getelementptr inbounds %55[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%101 : !llvm.ptr)
  ^bb8(%102: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    llvm.store %102, %66 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %103 = llvm.icmp "eq" %56, %2 : !llvm.ptr
    llvm.cond_br %103, ^bb10(%2 : !llvm.ptr), ^bb9
  ^bb9:  // pred: ^bb8
    %104 = llvm.getelementptr inbounds %56[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb10(%104 : !llvm.ptr)
  ^bb10(%105: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    llvm.store %105, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI1C1AEvPKcPT0_(%5, %106) to ^bb11 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    %107 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI1C1BEvPKcPT0_(%6, %107) to ^bb12 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    %108 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI1B1AEvPKcPT0_(%7, %108) to ^bb13 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    %109 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI1A1BEvPKcPT0_(%8, %109) to ^bb14 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    %110 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI7Diamond1AEvPKcPT0_(%9, %110) to ^bb15 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb14
    %111 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI2V11AEvPKcPT0_(%10, %111) to ^bb16 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    %112 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI2V12V2EvPKcPT0_(%11, %112) to ^bb17 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb17:  // pred: ^bb16
    %113 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI2V21AEvPKcPT0_(%12, %113) to ^bb18 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb18:  // pred: ^bb17
    %114 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI5Twice6Twice1EvPKcPT0_(%13, %114) to ^bb19 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb19:  // pred: ^bb18
    %115 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI6Twice26Twice1EvPKcPT0_(%14, %115) to ^bb20 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb20:  // pred: ^bb19
    %116 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI6Twice11AEvPKcPT0_(%15, %116) to ^bb21 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb21:  // pred: ^bb20
    %117 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI1A1BEvPKcPT0_(%16, %117) to ^bb22 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb22:  // pred: ^bb21
    %118 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_Z4castI6Secret1BEvPKcPT0_(%17, %118) to ^bb23 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb23:  // pred: ^bb22
    %119 = llvm.invoke @_ZN6Secret6exposeEv(%56) to ^bb24 unwind ^bb48 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb24:  // pred: ^bb23
    llvm.invoke @_Z4castI1B1AEvPKcPT0_(%18, %119) to ^bb25 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb25:  // pred: ^bb24
    %120 = llvm.invoke @_ZN6Secret6exposeEv(%56) to ^bb26 unwind ^bb48 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb26:  // pred: ^bb25
    llvm.invoke @_Z4castI6Secret1AEvPKcPT0_(%19, %120) to ^bb27 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb27:  // pred: ^bb26
    llvm.invoke @_Z4castI1A4LoneEvPKcPT0_(%20, %57) to ^bb28 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb28:  // pred: ^bb27
    llvm.invoke @_Z4castI1C1AEvPKcPT0_(%21, %2) to ^bb29 unwind ^bb48 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb29:  // pred: ^bb28
    llvm.call @_ZN1AC2Ev(%70) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z4castI1C1AEvPKcPT0_(%22, %70) to ^bb30 unwind ^bb49 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb30:  // pred: ^bb29
    llvm.store %70, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.getelementptr inbounds %71[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %122 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %122, %121 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %123 = llvm.getelementptr inbounds %71[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %124 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %124, %123 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %125 = llvm.getelementptr inbounds %71[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %126 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %126, %125 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.getelementptr inbounds %71[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %58, %127 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %128 = llvm.getelementptr inbounds %71[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %59, %128 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %71, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.getelementptr inbounds %129[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %130, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %131 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr inbounds %131[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %133 = llvm.getelementptr inbounds %132[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %133, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb30, ^bb52
    %134 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.icmp "ne" %134, %135 : !llvm.ptr
    llvm.cond_br %136, ^bb32, ^bb53
  ^bb32:  // pred: ^bb31
    %137 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %138, %75 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %139 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.icmp "eq" %139, %2 : !llvm.ptr
    llvm.cond_br %140, ^bb33, ^bb35
  ^bb33:  // pred: ^bb32
    llvm.invoke @__cxa_bad_typeid() to ^bb34 unwind ^bb49 : () -> ()
  ^bb34:  // pred: ^bb33
    llvm.unreachable
  ^bb35:  // pred: ^bb32
    %141 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.getelementptr inbounds %141[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.invoke @_ZL4typeRKSt9type_info(%143) to ^bb36 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb36:  // pred: ^bb35
    %145 = llvm.invoke @printf(%48, %144) to ^bb37 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb37:  // pred: ^bb36
    llvm.store %71, %76 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %146 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.getelementptr inbounds %146[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    llvm.store %147, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.getelementptr inbounds %148[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x ptr>
    %150 = llvm.getelementptr inbounds %149[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %150, %78 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb37, ^bb47
    %151 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.icmp "ne" %151, %152 : !llvm.ptr
    llvm.cond_br %153, ^bb39, ^bb50
  ^bb39:  // pred: ^bb38
    %154 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %155, %79 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %156 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.icmp "eq" %156, %2 : !llvm.ptr
    llvm.cond_br %157, ^bb40, ^bb42
  ^bb40:  // pred: ^bb39
    llvm.invoke @__cxa_bad_typeid() to ^bb41 unwind ^bb49 : () -> ()
  ^bb41:  // pred: ^bb40
    llvm.unreachable
  ^bb42:  // pred: ^bb39
    %158 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.getelementptr inbounds %158[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %160 = llvm.load %159 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %162 = llvm.icmp "eq" %161, %2 : !llvm.ptr
    llvm.cond_br %162, ^bb43, ^bb45
  ^bb43:  // pred: ^bb42
    llvm.invoke @__cxa_bad_typeid() to ^bb44 unwind ^bb49 : () -> ()
  ^bb44:  // pred: ^bb43
    llvm.unreachable
  ^bb45:  // pred: ^bb42
    %163 = llvm.load %161 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.getelementptr inbounds %163[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %165 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.call @_ZNKSt9type_infoeqERKS_(%160, %165) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %167 = llvm.zext %166 : i1 to i32
    %168 = llvm.invoke @printf(%50, %167) to ^bb46 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb46:  // pred: ^bb45
    llvm.br ^bb47
  ^bb47:  // pred: ^bb46
    %169 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.getelementptr inbounds|nuw %169[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %170, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb38
  ^bb48:  // 19 preds: ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20, ^bb21, ^bb22, ^bb23, ^bb24, ^bb25, ^bb26, ^bb27, ^bb28
    %171 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %172 = llvm.extractvalue %171[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %172, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %173 = llvm.extractvalue %171[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %173, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb86
  ^bb49:  // 21 preds: ^bb29, ^bb33, ^bb35, ^bb36, ^bb40, ^bb43, ^bb45, ^bb50, ^bb56, ^bb58, ^bb59, ^bb62, ^bb63, ^bb64, ^bb65, ^bb66, ^bb67, ^bb68, ^bb69, ^bb77, ^bb79
    %174 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %175 = llvm.extractvalue %174[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %175, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %176 = llvm.extractvalue %174[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %176, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb85
  ^bb50:  // pred: ^bb38
    %177 = llvm.invoke @printf(%49) to ^bb51 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb51:  // pred: ^bb50
    llvm.br ^bb52
  ^bb52:  // pred: ^bb51
    %178 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %179 = llvm.getelementptr inbounds|nuw %178[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %179, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb31
  ^bb53:  // pred: ^bb31
    %180 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %180, %80 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %181 = llvm.getelementptr inbounds %80[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %182 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %182, %181 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %183 = llvm.getelementptr inbounds %80[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %60, %183 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %80, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %184 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %185 = llvm.getelementptr inbounds %184[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    llvm.store %185, %82 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %186 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.getelementptr inbounds %186[%28, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %188 = llvm.getelementptr inbounds %187[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %188, %83 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb53, ^bb61
    %189 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %190 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %191 = llvm.icmp "ne" %189, %190 : !llvm.ptr
    llvm.cond_br %191, ^bb55, ^bb62
  ^bb55:  // pred: ^bb54
    %192 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %193 = llvm.load %192 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %193, %84 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %194 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.icmp "eq" %194, %2 : !llvm.ptr
    llvm.cond_br %195, ^bb56, ^bb58
  ^bb56:  // pred: ^bb55
    llvm.invoke @__cxa_bad_typeid() to ^bb57 unwind ^bb49 : () -> ()
  ^bb57:  // pred: ^bb56
    llvm.unreachable
  ^bb58:  // pred: ^bb55
    %196 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.getelementptr inbounds %196[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %198 = llvm.load %197 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %199 = llvm.invoke @_ZL4typeRKSt9type_info(%198) to ^bb59 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb59:  // pred: ^bb58
    %200 = llvm.invoke @printf(%45, %199) to ^bb60 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb60:  // pred: ^bb59
    llvm.br ^bb61
  ^bb61:  // pred: ^bb60
    %201 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %202 = llvm.getelementptr inbounds|nuw %201[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %202, %82 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb54
  ^bb62:  // pred: ^bb54
    llvm.store %30, %85 {alignment = 4 : i64} : i32, !llvm.ptr
    %203 = llvm.invoke @_ZL4typeRKSt9type_info(%31) to ^bb63 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb63:  // pred: ^bb62
    %204 = llvm.invoke @_ZL4typeRKSt9type_info(%31) to ^bb64 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb64:  // pred: ^bb63
    %205 = llvm.invoke @_ZL4typeRKSt9type_info(%32) to ^bb65 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb65:  // pred: ^bb64
    %206 = llvm.invoke @_ZL4typeRKSt9type_info(%33) to ^bb66 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb66:  // pred: ^bb65
    %207 = llvm.invoke @_ZL4typeRKSt9type_info(%34) to ^bb67 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb67:  // pred: ^bb66
    %208 = llvm.invoke @printf(%35, %203, %204, %205, %206, %207) to ^bb68 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb68:  // pred: ^bb67
    %209 = llvm.call @_ZNKSt9type_infoeqERKS_(%31, %31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %210 = llvm.zext %209 : i1 to i32
    %211 = llvm.call @_ZNKSt9type_infoeqERKS_(%36, %37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %212 = llvm.zext %211 : i1 to i32
    %213 = llvm.invoke @printf(%38, %210, %212) to ^bb69 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb69:  // pred: ^bb68
    %214 = llvm.call @_ZNKSt9type_info6beforeERKS_(%39, %40) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %215 = llvm.zext %214 : i1 to i32
    %216 = llvm.call @_ZNKSt9type_info6beforeERKS_(%40, %39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %217 = llvm.zext %216 : i1 to i32
    %218 = llvm.icmp "ne" %215, %217 : i32
    %219 = llvm.zext %218 : i1 to i32
    %220 = llvm.invoke @printf(%41, %219) to ^bb70 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb70:  // pred: ^bb69
    %221 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.call @__dynamic_cast(%221, %39, %42, %43) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %223 = llvm.icmp "eq" %222, %2 : !llvm.ptr
    llvm.cond_br %223, ^bb71, ^bb73
  ^bb71:  // pred: ^bb70
    llvm.invoke @__cxa_bad_cast() to ^bb72 unwind ^bb74 : () -> ()
  ^bb72:  // pred: ^bb71
    llvm.unreachable
  ^bb73:  // pred: ^bb70
    llvm.br ^bb79
  ^bb74:  // pred: ^bb71
    %224 = llvm.landingpad cleanup (catch %44 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %225 = llvm.extractvalue %224[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %225, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %226 = llvm.extractvalue %224[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %226, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb75
  ^bb75:  // pred: ^bb74
    %227 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %228 = llvm.intr.eh.typeid.for %44 : (!llvm.ptr) -> i32
    %229 = llvm.icmp "eq" %227, %228 : i32
    llvm.cond_br %229, ^bb76, ^bb85
  ^bb76:  // pred: ^bb75
    %230 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %231 = llvm.call @__cxa_begin_catch(%230) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %231, %86 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %232 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %233 = llvm.load %232 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %234 = llvm.getelementptr inbounds %233[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %235 = llvm.load %234 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %236 = llvm.call %235(%232) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %237 = llvm.invoke @printf(%45, %236) to ^bb77 unwind ^bb82 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb77:  // pred: ^bb76
    llvm.invoke @__cxa_end_catch() to ^bb78 unwind ^bb49 : () -> ()
  ^bb78:  // pred: ^bb77
    llvm.br ^bb79
  ^bb79:  // 2 preds: ^bb73, ^bb78
    llvm.invoke @_ZN6DeeperC2Ev(%87) to ^bb80 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb80:  // pred: ^bb79
    %238 = llvm.invoke @_ZL4typeRKSt9type_info(%46) to ^bb81 unwind ^bb84 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb81:  // pred: ^bb80
    %239 = llvm.call @strcmp(%238, %47) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %239, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6DeeperD2Ev(%87) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1AD2Ev(%70) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5space5InnerD2Ev(%60) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIPcED2Ev(%59) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIiED2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4LoneD2Ev(%57) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6SecretD2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5TwiceD2Ev(%55) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN7DiamondD1Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1CD2Ev(%53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %240 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %240 : i32
  ^bb82:  // pred: ^bb76
    %241 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %242 = llvm.extractvalue %241[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %242, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %243 = llvm.extractvalue %241[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %243, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb83 unwind ^bb88 : () -> ()
  ^bb83:  // pred: ^bb82
    llvm.br ^bb85
  ^bb84:  // pred: ^bb80
    %244 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %245 = llvm.extractvalue %244[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %245, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %246 = llvm.extractvalue %244[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %246, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6DeeperD2Ev(%87) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb85
  ^bb85:  // 4 preds: ^bb49, ^bb75, ^bb83, ^bb84
    llvm.call @_ZN1AD2Ev(%70) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb86
  ^bb86:  // 2 preds: ^bb48, ^bb85
    llvm.call @_ZN5space5InnerD2Ev(%60) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIPcED2Ev(%59) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3BoxIiED2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4LoneD2Ev(%57) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6SecretD2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5TwiceD2Ev(%55) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN7DiamondD1Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1CD2Ev(%53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb87
  ^bb87:  // pred: ^bb86
    %247 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %248 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %249 = llvm.insertvalue %247, %51[0] : !llvm.struct<(ptr, i32)> 
    %250 = llvm.insertvalue %248, %249[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %250 : !llvm.struct<(ptr, i32)>
  ^bb88:  // pred: ^bb82
    %251 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %252 = llvm.extractvalue %251[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%252) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1CC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1CC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV1C : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1BC2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%3, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.C", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)>
    llvm.store %7, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondC1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondC1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTT7Diamond : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.getelementptr inbounds %4[%3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @_ZTV7Diamond : !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%10, 0, %9] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %13 = llvm.mlir.constant(2 : i32) : i32
    %14 = llvm.getelementptr inbounds %11[%10, 2, %9] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %15 = llvm.getelementptr inbounds %11[%10, 1, %9] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %16 = llvm.mlir.constant(6 : i32) : i32
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AC2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN2V1C2Ev(%18, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %20 = llvm.getelementptr inbounds %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN2V2C2Ev(%20, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %12, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %18[%10, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Diamond", (struct<"struct.V1.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.V2.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %16, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TwiceC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TwiceC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV5Twice : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.mlir.constant(9 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6Twice1C2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN6Twice2C2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Twice", (struct<"struct.Twice1", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, struct<"struct.Twice2", (struct<"struct.A.base", packed (ptr, i32)>, i32)>, i32, array<4 x i8>)>
    llvm.store %7, %12 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SecretC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SecretC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV6Secret : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1BC2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LoneC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LoneC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Lone : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIiEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIiEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV3BoxIiE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Box", (struct<"struct.A.base", packed (ptr, i32)>, i32)>
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIPcEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIPcEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV3BoxIPcE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Box.0", (struct<"struct.A.base", packed (ptr, i32)>, ptr)>
    llvm.store %5, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5space5InnerC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5space5InnerC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTVN5space5InnerE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1BC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI1C1AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI1C1AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI1C : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr @_Z4castI1C1BEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI1C1BEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI1C : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI1B1AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI1B1AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI1A1BEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI1A1BEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI7Diamond1AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI7Diamond1AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI7Diamond : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI2V11AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI2V11AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI2V12V2EvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI2V12V2EvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI2V1 : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI2V21AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI2V21AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI2V2 : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI5Twice6Twice1EvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI5Twice6Twice1EvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI5Twice : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI6Twice26Twice1EvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI6Twice26Twice1EvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Twice2 : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI6Twice11AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI6Twice11AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Twice1 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI6Secret1BEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI6Secret1BEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Secret : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__dynamic_cast(%14, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%17: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ne" %19, %1 : !llvm.ptr
    %21 = llvm.zext %20 : i1 to i64
    %22 = llvm.select %20, %5, %6 : i1, !llvm.ptr
    %23 = llvm.call @printf(%7, %18, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %1 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %27[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%32 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%33: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %34 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %35 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.call @printf(%9, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %38 = llvm.call @printf(%10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_ZN6Secret6exposeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Secret6exposeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_Z4castI6Secret1AEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI6Secret1AEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Secret : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr @_Z4castI1A4LoneEvPKcPT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z4castI1A4LoneEvPKcPT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI4Lone : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.constant(-2 : i64) : i64
    %5 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %1 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__dynamic_cast(%13, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%16: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "ne" %18, %1 : !llvm.ptr
    %20 = llvm.zext %19 : i1 to i64
    %21 = llvm.select %19, %5, %6 : i1, !llvm.ptr
    %22 = llvm.call @printf(%7, %17, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "ne" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %1 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %26[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%31 : !llvm.ptr)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%1 : !llvm.ptr)
  ^bb7(%32: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %33 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb3, ^bb7
    %37 = llvm.call @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1A : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    llvm.store %0, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL4typeRKSt9type_info(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt9type_info4nameEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @__cxa_bad_typeid()
  llvm.func linkonce_odr @_ZNKSt9type_infoeqERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt9type_infoeqERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(42 : i32) : i32
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %11, %14 : !llvm.ptr
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %5, %6 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %20 = llvm.sext %19 : i8 to i32
    %21 = llvm.icmp "ne" %20, %3 : i32
    llvm.cond_br %21, ^bb3, ^bb4(%4 : i1)
  ^bb3:  // pred: ^bb2
    %22 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @_ZNKSt9type_info4nameEv(%24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %26 = llvm.call @strcmp(%23, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.icmp "eq" %26, %1 : i32
    llvm.br ^bb4(%27 : i1)
  ^bb4(%28: i1):  // 2 preds: ^bb2, ^bb3
    llvm.store %28, %6 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    %29 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.return %29 : i1
  }
  llvm.func linkonce_odr @_ZNKSt9type_info6beforeERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt9type_info6beforeERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(42 : i32) : i32
    %4 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i8
    %12 = llvm.sext %11 : i8 to i32
    %13 = llvm.icmp "ne" %12, %3 : i32
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.icmp "ne" %19, %3 : i32
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %21 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @strcmp(%22, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.icmp "slt" %26, %1 : i32
    llvm.store %27, %4 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.br ^bb4
  ^bb3:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ult" %29, %32 : !llvm.ptr
    llvm.store %33, %4 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %34 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.return %34 : i1
  }
  llvm.func @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return}
  llvm.func @__cxa_bad_cast()
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr unnamed_addr @_ZN6DeeperC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6DeeperC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Deeper : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5WatchC2Ev(%10) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN5Watch3seeEPKc(%10, %5) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %11 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %12, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5WatchD2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.insertvalue %14, %6[0] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.insertvalue %15, %16[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %17 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func linkonce_odr unnamed_addr @_ZN6DeeperD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6DeeperD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5WatchD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5space5InnerD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5space5InnerD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1BD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIPcED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIPcED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIiED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIiED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LoneD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LoneD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SecretD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SecretD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1BD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1AD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TwiceD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TwiceD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN6Twice2D2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6Twice1D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT7Diamond : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN7DiamondD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1CD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1CD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1BD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1AD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1BC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1BC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1B : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    llvm.store %1, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1CD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1CD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1CD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1CD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1CD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1CD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1CD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1CD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1CD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN1BD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1BD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1BD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1BD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1BD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V1C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V1C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.V1", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V2C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V2C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.V2", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V1D1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V1D1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT2V1 : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2V1D2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V1D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V1D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2V1D1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N2V1D1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N2V1D1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2V1D1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N2V1D0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N2V1D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2V1D0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V2D1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V2D1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT2V2 : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2V2D2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V2D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V2D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2V2D1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N2V2D1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N2V2D1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2V2D1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N2V2D0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N2V2D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2V2D0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN7DiamondD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N7DiamondD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN7DiamondD1Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N7DiamondD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN7DiamondD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N7DiamondD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N7DiamondD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN7DiamondD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N7DiamondD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N7DiamondD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN7DiamondD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V1D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V1D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2V2D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2V2D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice1C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice1C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Twice1 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Twice1", (struct<"struct.A.base", packed (ptr, i32)>, i32)>
    llvm.store %5, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice2C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice2C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Twice2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Twice2", (struct<"struct.A.base", packed (ptr, i32)>, i32)>
    llvm.store %5, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TwiceD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TwiceD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5TwiceD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N5TwiceD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N5TwiceD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN5TwiceD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N5TwiceD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N5TwiceD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN5TwiceD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 36 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice1D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice1D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice1D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice1D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6Twice1D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice2D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice2D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Twice2D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Twice2D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6Twice2D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SecretD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SecretD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6SecretD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6SecretD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6SecretD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6SecretD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6SecretD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6SecretD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6SecretD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LoneD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LoneD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4LoneD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIiED0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIiED0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN3BoxIiED2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3BoxIPcED0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3BoxIPcED0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN3BoxIPcED2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5space5InnerD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5space5InnerD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5space5InnerD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt9type_info4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt9type_info4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(42 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> i8
    %11 = llvm.sext %10 : i8 to i32
    %12 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%15 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::type_info", (ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb3(%17 : !llvm.ptr)
  ^bb3(%18: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %18 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5WatchC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5WatchC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Watch : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN5Watch3seeEPKc(%10, %5) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %11 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %12, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN1AD2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.insertvalue %14, %6[0] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.insertvalue %15, %16[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %17 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZN5Watch3seeEPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5Watch3seeEPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %1 : !llvm.ptr
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @__cxa_bad_typeid() : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @_ZL4typeRKSt9type_info(%13) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %15 = llvm.call @printf(%3, %8, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6DeeperD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6DeeperD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6DeeperD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5WatchD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5WatchD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5WatchD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5WatchD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5WatchD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DiamondD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DiamondD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @_ZN2V2D2Ev(%8, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @_ZN2V1D2Ev(%6, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
}
