#loop_annotation = #llvm.loop_annotation<mustProgress = true>
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
    llvm.comdat_selector @_ZTV1B any
    llvm.comdat_selector @_ZTV1D any
    llvm.comdat_selector @_ZTT1D any
    llvm.comdat_selector @_ZTC1D0_1L any
    llvm.comdat_selector @_ZTI1L any
    llvm.comdat_selector @_ZTS1L any
    llvm.comdat_selector @_ZTC1D16_1R any
    llvm.comdat_selector @_ZTI1R any
    llvm.comdat_selector @_ZTS1R any
    llvm.comdat_selector @_ZTI1D any
    llvm.comdat_selector @_ZTS1D any
    llvm.comdat_selector @_ZTV1L any
    llvm.comdat_selector @_ZTT1L any
    llvm.comdat_selector @_ZTV1R any
    llvm.comdat_selector @_ZTT1R any
    llvm.comdat_selector @_ZTV3Two any
    llvm.comdat_selector @_ZTI3Two any
    llvm.comdat_selector @_ZTS3Two any
    llvm.comdat_selector @_ZTI2L2 any
    llvm.comdat_selector @_ZTS2L2 any
    llvm.comdat_selector @_ZTI2R2 any
    llvm.comdat_selector @_ZTS2R2 any
    llvm.comdat_selector @_ZTV2L2 any
    llvm.comdat_selector @_ZTV2R2 any
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
    llvm.comdat_selector @_ZN1AC2Ev any
    llvm.comdat_selector @_ZN1AD2Ev any
    llvm.comdat_selector @_Z9try_valueI2ABEvPKcRKT_ any
    llvm.comdat_selector @_ZN2ABC2Ev any
    llvm.comdat_selector @_ZN2ABD2Ev any
    llvm.comdat_selector @_Z9try_valueI1DEvPKcRKT_ any
    llvm.comdat_selector @_ZN1DC1Ev any
    llvm.comdat_selector @_ZN1DD1Ev any
    llvm.comdat_selector @_Z9try_valueI3TwoEvPKcRKT_ any
    llvm.comdat_selector @_ZN3TwoC2Ev any
    llvm.comdat_selector @_ZN3TwoD2Ev any
    llvm.comdat_selector @_Z9try_valueI6HiddenEvPKcRKT_ any
    llvm.comdat_selector @_ZN6HiddenC2Ev any
    llvm.comdat_selector @_ZN6HiddenD2Ev any
    llvm.comdat_selector @_Z9try_valueI7DerivedEvPKcRKT_ any
    llvm.comdat_selector @_ZN7DerivedC2Ev any
    llvm.comdat_selector @_Z11try_pointerI2ABEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIK1DEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI1DEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI3TwoEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerI7DerivedEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIiEvPKcPT_ any
    llvm.comdat_selector @_Z11try_pointerIKiEvPKcPT_ any
    llvm.comdat_selector @_ZN2ABC2ERKS_ any
    llvm.comdat_selector @_ZN1BC2ERKS_ any
    llvm.comdat_selector @_ZN1BD2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN1AD0Ev any
    llvm.comdat_selector @_ZN1BC2Ev any
    llvm.comdat_selector @_ZN2ABD0Ev any
    llvm.comdat_selector @_ZThn16_N2ABD1Ev any
    llvm.comdat_selector @_ZThn16_N2ABD0Ev any
    llvm.comdat_selector @_ZN1BD0Ev any
    llvm.comdat_selector @_ZN1LC2Ev any
    llvm.comdat_selector @_ZN1RC2Ev any
    llvm.comdat_selector @_ZN1LD1Ev any
    llvm.comdat_selector @_ZN1LD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N1LD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N1LD0Ev any
    llvm.comdat_selector @_ZN1RD1Ev any
    llvm.comdat_selector @_ZN1RD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N1RD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N1RD0Ev any
    llvm.comdat_selector @_ZN1DD0Ev any
    llvm.comdat_selector @_ZThn16_N1DD1Ev any
    llvm.comdat_selector @_ZThn16_N1DD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N1DD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N1DD0Ev any
    llvm.comdat_selector @_ZN1LD2Ev any
    llvm.comdat_selector @_ZN1RD2Ev any
    llvm.comdat_selector @_ZN1DD2Ev any
    llvm.comdat_selector @_ZN2L2C2Ev any
    llvm.comdat_selector @_ZN2R2C2Ev any
    llvm.comdat_selector @_ZN3TwoD0Ev any
    llvm.comdat_selector @_ZThn16_N3TwoD1Ev any
    llvm.comdat_selector @_ZThn16_N3TwoD0Ev any
    llvm.comdat_selector @_ZN2L2D2Ev any
    llvm.comdat_selector @_ZN2L2D0Ev any
    llvm.comdat_selector @_ZN2R2D2Ev any
    llvm.comdat_selector @_ZN2R2D0Ev any
    llvm.comdat_selector @_ZN6HiddenD0Ev any
    llvm.comdat_selector @_ZN5PlainC2Ev any
    llvm.comdat_selector @_ZN1AC2ERKS_ any
    llvm.comdat_selector @_ZN1DC1ERKS_ any
    llvm.comdat_selector @_ZN1LC2ERKS_ any
    llvm.comdat_selector @_ZN1RC2ERKS_ any
    llvm.comdat_selector @_ZN3TwoC2ERKS_ any
    llvm.comdat_selector @_ZN2L2C2ERKS_ any
    llvm.comdat_selector @_ZN2R2C2ERKS_ any
    llvm.comdat_selector @_ZN6HiddenC2ERKS_ any
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT1D() comdat(@__llvm_global_comdat::@_ZTT1D) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1D : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 2, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %7 = llvm.mlir.addressof @_ZTC1D16_1R : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %9 = llvm.getelementptr inbounds %7[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %10 = llvm.mlir.addressof @_ZTC1D0_1L : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC1D0_1L() comdat(@__llvm_global_comdat::@_ZTC1D0_1L) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N1LD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N1LD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1L : !llvm.ptr
    %3 = llvm.mlir.constant(-32 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN1LD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN1LD1Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC1D16_1R() comdat(@__llvm_global_comdat::@_ZTC1D16_1R) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N1RD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N1RD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1R : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN1RD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN1RD1Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1L() comdat(@__llvm_global_comdat::@_ZTV1L) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N1LD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N1LD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1L : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN1LD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN1LD1Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT1L() comdat(@__llvm_global_comdat::@_ZTT1L) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1L : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<2 x ptr> 
    llvm.return %8 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV1R() comdat(@__llvm_global_comdat::@_ZTV1R) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n24_N1RD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N1RD1Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI1R : !llvm.ptr
    %3 = llvm.mlir.constant(-16 : i64) : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.addressof @_ZN1RD0Ev : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN1RD1Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT1R() comdat(@__llvm_global_comdat::@_ZTT1R) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1R : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %5 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>)>
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<2 x ptr> 
    llvm.return %8 : !llvm.array<2 x ptr>
  }
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV2L2() comdat(@__llvm_global_comdat::@_ZTV2L2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN2L2D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN2L2D2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2L2 : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV2R2() comdat(@__llvm_global_comdat::@_ZTV2R2) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN2R2D0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN2R2D2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI2R2 : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Hidden() comdat(@__llvm_global_comdat::@_ZTV6Hidden) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6HiddenD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6HiddenD2Ev : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.31"(" any\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(48 : i64) : i64
    %8 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.constant(4 : i32) : i32
    %24 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %25 = llvm.mlir.addressof @_ZN2ABD2Ev : !llvm.ptr
    %26 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %27 = llvm.mlir.constant(20 : i32) : i32
    %28 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %29 = llvm.mlir.constant(3 : i32) : i32
    %30 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.struct<"struct.Two", (struct<"struct.L2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>, struct<"struct.R2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.struct<"struct.Hidden", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Derived", (struct<"struct.Plain", (i32)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.struct<"struct.Two", (struct<"struct.L2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>, struct<"struct.R2.base", (struct<"struct.A.base", packed (ptr, i32)>)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"struct.Derived", (struct<"struct.Plain", (i32)>, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%33, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN1AC2Ev(%33) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z9try_valueI1AEvPKcRKT_(%4, %33) to ^bb1 unwind ^bb19 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZN1AD2Ev(%33) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%36, %2, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN2ABC2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z9try_valueI2ABEvPKcRKT_(%6, %36) to ^bb2 unwind ^bb20 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.call @_ZN2ABD2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%37, %2, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN1DC1Ev(%37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z9try_valueI1DEvPKcRKT_(%8, %37) to ^bb3 unwind ^bb21 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call @_ZN1DD1Ev(%37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%38, %2, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN3TwoC2Ev(%38) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z9try_valueI3TwoEvPKcRKT_(%9, %38) to ^bb4 unwind ^bb22 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.call @_ZN3TwoD2Ev(%38) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%39, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN6HiddenC2Ev(%39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_Z9try_valueI6HiddenEvPKcRKT_(%10, %39) to ^bb5 unwind ^bb23 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @_ZN6HiddenD2Ev(%39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memset"(%40, %2, %11) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN7DerivedC2Ev(%40) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_Z9try_valueI7DerivedEvPKcRKT_(%12, %40) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN2ABC2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1DC1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3TwoC2Ev(%43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN7DerivedC2Ev(%44) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %1, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @_Z11try_pointerI2ABEvPKcPT_(%13, %41) to ^bb6 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.invoke @_Z11try_pointerIK1DEvPKcPT_(%14, %42) to ^bb7 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.invoke @_Z11try_pointerI1DEvPKcPT_(%15, %42) to ^bb8 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb8:  // pred: ^bb7
    llvm.invoke @_Z11try_pointerI3TwoEvPKcPT_(%16, %43) to ^bb9 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.invoke @_Z11try_pointerI7DerivedEvPKcPT_(%17, %44) to ^bb10 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    llvm.invoke @_Z11try_pointerIiEvPKcPT_(%18, %45) to ^bb11 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    llvm.invoke @_Z11try_pointerIKiEvPKcPT_(%19, %46) to ^bb12 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.invoke @_Z11try_pointerI1DEvPKcPT_(%20, %21) to ^bb13 unwind ^bb24 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.store %1, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb13, ^bb18
    %50 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "slt" %50, %22 : i32
    llvm.cond_br %51, ^bb15, ^bb25
  ^bb15:  // pred: ^bb14
    %52 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.invoke @_ZL4deepi(%53) to ^bb16 unwind ^bb24 : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb16:  // pred: ^bb15
    %55 = llvm.invoke @printf(%30, %52, %54) to ^bb17 unwind ^bb24 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb17:  // pred: ^bb16
    llvm.br ^bb18
  ^bb18:  // pred: ^bb17
    %56 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %56, %0 overflow<nsw> : i32
    llvm.store %57, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14 {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb0
    %58 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %59 = llvm.extractvalue %58[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %59, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %60, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN1AD2Ev(%33) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb20:  // pred: ^bb1
    %61 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN2ABD2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb21:  // pred: ^bb2
    %64 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %65 = llvm.extractvalue %64[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %65, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.extractvalue %64[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %66, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN1DD1Ev(%37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb22:  // pred: ^bb3
    %67 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN3TwoD2Ev(%38) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb23:  // pred: ^bb4
    %70 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %71 = llvm.extractvalue %70[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %71, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.extractvalue %70[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %72, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6HiddenD2Ev(%39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb24:  // 13 preds: ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb15, ^bb16, ^bb27, ^bb28, ^bb35
    %73 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %74, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.extractvalue %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %75, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40
  ^bb25:  // pred: ^bb14
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb25, ^bb30
    %76 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.icmp "slt" %76, %23 : i32
    llvm.cond_br %77, ^bb27, ^bb31
  ^bb27:  // pred: ^bb26
    %78 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.invoke @_ZL6memberi(%79) to ^bb28 unwind ^bb24 : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb28:  // pred: ^bb27
    %81 = llvm.invoke @printf(%30, %78, %80) to ^bb29 unwind ^bb24 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.br ^bb30
  ^bb30:  // pred: ^bb29
    %82 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.add %82, %0 overflow<nsw> : i32
    llvm.store %83, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb26 {loop_annotation = #loop_annotation}
  ^bb31:  // pred: ^bb26
    %84 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.call @_ZN2ABC2ERKS_(%84, %41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%84, %24, %25) to ^bb43 unwind ^bb32 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %85 = llvm.landingpad cleanup (catch %26 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %86 = llvm.extractvalue %85[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %86, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %87 = llvm.extractvalue %85[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %87, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    %88 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.intr.eh.typeid.for %26 : (!llvm.ptr) -> i32
    %90 = llvm.icmp "eq" %88, %89 : i32
    llvm.cond_br %90, ^bb34, ^bb40
  ^bb34:  // pred: ^bb33
    %91 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.call @__cxa_get_exception_ptr(%91) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZN1BC2ERKS_(%49, %92) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %93 = llvm.call @__cxa_begin_catch(%91) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    llvm.store %27, %94 {alignment = 8 : i64} : i32, !llvm.ptr
    %95 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i32
    %97 = llvm.getelementptr inbounds %41[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.getelementptr inbounds|nuw %97[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i32
    %100 = llvm.invoke @printf(%28, %96, %99) to ^bb35 unwind ^bb38 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb35:  // pred: ^bb34
    llvm.call @_ZN1BD2Ev(%49) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb36 unwind ^bb24 : () -> ()
  ^bb36:  // pred: ^bb35
    llvm.br ^bb37
  ^bb37:  // pred: ^bb36
    llvm.store %29, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN3TwoD2Ev(%43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1DD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN2ABD2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %101 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %101 : i32
  ^bb38:  // pred: ^bb34
    %102 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN1BD2Ev(%49) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb39 unwind ^bb42 : () -> ()
  ^bb39:  // pred: ^bb38
    llvm.br ^bb40
  ^bb40:  // 3 preds: ^bb24, ^bb33, ^bb39
    llvm.call @_ZN3TwoD2Ev(%43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN1DD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN2ABD2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb41
  ^bb41:  // 6 preds: ^bb19, ^bb20, ^bb21, ^bb22, ^bb23, ^bb40
    %105 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.insertvalue %105, %31[0] : !llvm.struct<(ptr, i32)> 
    %108 = llvm.insertvalue %106, %107[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %108 : !llvm.struct<(ptr, i32)>
  ^bb42:  // pred: ^bb38
    %109 = llvm.landingpad (catch %21 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %110 = llvm.extractvalue %109[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%110) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb43:  // pred: ^bb31
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z9try_valueI1AEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI1AEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN1AD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @printf(%1, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %24 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2ERKS_(%23, %24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%23, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %25 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %3 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %28 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %30 = llvm.icmp "eq" %28, %29 : i32
    llvm.cond_br %30, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %31 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @__cxa_begin_catch(%31) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %32, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%8, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.invoke @printf(%9, %35) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %37 = llvm.landingpad (catch %3 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %38 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %38, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %40 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %42 = llvm.icmp "eq" %40, %41 : i32
    llvm.cond_br %42, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %43 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @__cxa_begin_catch(%43) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %44, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%8, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.invoke @printf(%10, %47) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %49 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.extractvalue %49[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %52 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %54 = llvm.icmp "eq" %52, %53 : i32
    llvm.cond_br %54, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %55 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.call @__cxa_begin_catch(%55) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %56, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%8, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.invoke @printf(%11, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %64 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.call @__cxa_begin_catch(%64) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %66 = llvm.invoke @printf(%12) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %67 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %70 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.insertvalue %70, %13[0] : !llvm.struct<(ptr, i32)> 
    %73 = llvm.insertvalue %71, %72[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %73 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %74 = llvm.landingpad (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %75 = llvm.extractvalue %74[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%75) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
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
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr unnamed_addr @_ZN1AD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_Z9try_valueI2ABEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI2ABEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI2AB : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN2ABD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @printf(%1, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2ABC2ERKS_(%24, %25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%24, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %26 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @__cxa_begin_catch(%32) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %33, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.invoke @printf(%10, %36) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %38 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %41 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %41, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %44 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @__cxa_begin_catch(%44) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %45, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.invoke @printf(%11, %48) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %50 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %55 = llvm.icmp "eq" %53, %54 : i32
    llvm.cond_br %55, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %56 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call @__cxa_begin_catch(%56) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %57, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%9, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.invoke @printf(%12, %60) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %62 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %65 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %67 = llvm.invoke @printf(%13) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.extractvalue %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %71 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.insertvalue %71, %14[0] : !llvm.struct<(ptr, i32)> 
    %74 = llvm.insertvalue %72, %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %74 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %75 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %76 = llvm.extractvalue %75[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%76) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2ABC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV2AB : !llvm.ptr
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
    %12 = llvm.getelementptr inbounds|nuw %9[%3, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)>
    llvm.store %7, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2ABD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
  llvm.func linkonce_odr @_Z9try_valueI1DEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI1DEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI1D : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN1DD1Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @printf(%1, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1DC1ERKS_(%24, %25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%24, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %26 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @__cxa_begin_catch(%32) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %33, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.invoke @printf(%10, %36) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %38 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %41 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %41, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %44 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @__cxa_begin_catch(%44) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %45, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.invoke @printf(%11, %48) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %50 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %55 = llvm.icmp "eq" %53, %54 : i32
    llvm.cond_br %55, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %56 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call @__cxa_begin_catch(%56) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %57, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%9, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.invoke @printf(%12, %60) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %62 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %65 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %67 = llvm.invoke @printf(%13) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.extractvalue %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %71 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.insertvalue %71, %14[0] : !llvm.struct<(ptr, i32)> 
    %74 = llvm.insertvalue %72, %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %74 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %75 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %76 = llvm.extractvalue %75[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%76) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DC1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DC1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTT1D : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.getelementptr inbounds %4[%3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @_ZTV1D : !llvm.ptr
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
    llvm.call @_ZN1LC2Ev(%18, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %20 = llvm.getelementptr inbounds %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1RC2Ev(%20, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %12, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds %18[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %18[%10, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %16, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT1D : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1DD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_Z9try_valueI3TwoEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI3TwoEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI3Two : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN3TwoD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @printf(%1, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN3TwoC2ERKS_(%24, %25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%24, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %26 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @__cxa_begin_catch(%32) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %33, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.invoke @printf(%10, %36) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %38 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %41 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %41, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %44 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @__cxa_begin_catch(%44) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %45, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.invoke @printf(%11, %48) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %50 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %55 = llvm.icmp "eq" %53, %54 : i32
    llvm.cond_br %55, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %56 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call @__cxa_begin_catch(%56) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %57, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%9, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.invoke @printf(%12, %60) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %62 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %65 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %67 = llvm.invoke @printf(%13) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.extractvalue %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %71 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.insertvalue %71, %14[0] : !llvm.struct<(ptr, i32)> 
    %74 = llvm.insertvalue %72, %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %74 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %75 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %76 = llvm.extractvalue %75[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%76) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV3Two : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2L2C2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN2R2C2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN2R2D2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN2L2D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_Z9try_valueI6HiddenEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI6HiddenEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI6Hidden : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN6HiddenD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @printf(%1, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6HiddenC2ERKS_(%24, %25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_throw(%24, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %26 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @__cxa_begin_catch(%32) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %33, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.invoke @printf(%10, %36) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %38 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %41 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %43 = llvm.icmp "eq" %41, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %44 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @__cxa_begin_catch(%44) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %45, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%9, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.invoke @printf(%11, %48) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %50 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %55 = llvm.icmp "eq" %53, %54 : i32
    llvm.cond_br %55, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %56 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call @__cxa_begin_catch(%56) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %57, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%9, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.invoke @printf(%12, %60) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %62 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %65 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %67 = llvm.invoke @printf(%13) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.extractvalue %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %71 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.insertvalue %71, %14[0] : !llvm.struct<(ptr, i32)> 
    %74 = llvm.insertvalue %72, %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %74 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %75 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %76 = llvm.extractvalue %75[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%76) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6HiddenC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6HiddenC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Hidden : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6HiddenD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6HiddenD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_Z9try_valueI7DerivedEvPKcRKT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_Z9try_valueI7DerivedEvPKcRKT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI7Derived : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTI5Plain : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @printf(%1, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %24 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%23, %24, %2) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.invoke @__cxa_throw(%23, %3, %4) to ^bb24 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %25 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %28 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %30 = llvm.icmp "eq" %28, %29 : i32
    llvm.cond_br %30, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %31 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @__cxa_begin_catch(%31) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %32, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%8, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.invoke @printf(%9, %35) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb5 : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %37 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %38 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %38, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb6 unwind ^bb23 : () -> ()
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %40 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %42 = llvm.icmp "eq" %40, %41 : i32
    llvm.cond_br %42, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %43 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @__cxa_begin_catch(%43) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %44, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %45[%8, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.invoke @printf(%10, %47) to ^bb9 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb10 : () -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %49 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.extractvalue %49[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb11 unwind ^bb23 : () -> ()
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %52 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %54 = llvm.icmp "eq" %52, %53 : i32
    llvm.cond_br %54, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %55 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.call @__cxa_begin_catch(%55) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %56, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%8, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.invoke @printf(%11, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb24 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb16 unwind ^bb23 : () -> ()
  ^bb16:  // pred: ^bb15
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %64 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.call @__cxa_begin_catch(%64) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %66 = llvm.invoke @printf(%12) to ^bb18 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb18:  // pred: ^bb17
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    llvm.return
  ^bb20:  // pred: ^bb17
    %67 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb23 : () -> ()
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %70 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.insertvalue %70, %13[0] : !llvm.struct<(ptr, i32)> 
    %73 = llvm.insertvalue %71, %72[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %73 : !llvm.struct<(ptr, i32)>
  ^bb23:  // 4 preds: ^bb5, ^bb10, ^bb15, ^bb20
    %74 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %75 = llvm.extractvalue %74[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%75) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // 4 preds: ^bb0, ^bb4, ^bb9, ^bb14
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7DerivedC2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7DerivedC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5PlainC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Derived", (struct<"struct.Plain", (i32)>, i32)>
    llvm.store %2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_Z11try_pointerI2ABEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI2ABEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIP2AB : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerIK1DEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIK1DEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIPK1D : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerI1DEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI1DEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIP1D : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerI3TwoEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI3TwoEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIP3Two : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerI7DerivedEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerI7DerivedEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIP7Derived : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerIiEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIiEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIPi : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func linkonce_odr @_Z11try_pointerIKiEvPKcPT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_Z11try_pointerIKiEvPKcPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTIPKi : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIP1B : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIPK1A : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPK5Plain : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPKv : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %17 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @printf(%1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %30, %29 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%29, %3, %4) to ^bb38 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %31 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %34 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %34, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.icmp "ne" %39, %4 : !llvm.ptr
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%43 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%10 : i32)
  ^bb6(%44: i32):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.invoke @printf(%11, %44) to ^bb7 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb8 : () -> ()
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %46 = llvm.landingpad (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    %49 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %51 = llvm.icmp "eq" %49, %50 : i32
    llvm.cond_br %51, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %52 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @__cxa_begin_catch(%52) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %53, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "ne" %54, %4 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %56[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%58 : i32)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%10 : i32)
  ^bb13(%59: i32):  // 2 preds: ^bb11, ^bb12
    %60 = llvm.invoke @printf(%12, %59) to ^bb14 unwind ^bb15 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb15 : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %61 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb9, ^bb15
    %64 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %66 = llvm.icmp "eq" %64, %65 : i32
    llvm.cond_br %66, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @__cxa_begin_catch(%67) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %68, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "ne" %69, %4 : !llvm.ptr
    llvm.cond_br %70, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %71 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb20(%73 : i32)
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20(%10 : i32)
  ^bb20(%74: i32):  // 2 preds: ^bb18, ^bb19
    %75 = llvm.invoke @printf(%13, %74) to ^bb21 unwind ^bb22 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb22 : () -> ()
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.landingpad (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb16, ^bb22
    %79 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb24, ^bb27
  ^bb24:  // pred: ^bb23
    %82 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.call @__cxa_begin_catch(%82) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %83, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %84, %85 : !llvm.ptr
    %87 = llvm.zext %86 : i1 to i32
    %88 = llvm.invoke @printf(%14, %87) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb26 : () -> ()
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %89 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %92 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %94 = llvm.icmp "eq" %92, %93 : i32
    llvm.cond_br %94, ^bb28, ^bb31
  ^bb28:  // pred: ^bb27
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %96, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %97, %98 : !llvm.ptr
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.invoke @printf(%15, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.invoke @__cxa_rethrow() to ^bb38 unwind ^bb30 : () -> ()
  ^bb30:  // 2 preds: ^bb28, ^bb29
    %102 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb27, ^bb30
    %105 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call @__cxa_begin_catch(%105) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %107 = llvm.invoke @printf(%16) to ^bb32 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    llvm.return
  ^bb34:  // pred: ^bb31
    %108 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %109 = llvm.extractvalue %108[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.extractvalue %108[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %110, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb37 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %111 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %17[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb37:  // pred: ^bb34
    %115 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb38:  // 6 preds: ^bb0, ^bb7, ^bb14, ^bb21, ^bb25, ^bb29
    llvm.unreachable
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL4deepi(%arg0: i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZL4deepi : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTIPFPKciE : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZZL4deepiE7pointer : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPKPKi : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTIPKPi : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTIPPi : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZTIPv : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %25 : i32, ^bb16 [
      0: ^bb1,
      1: ^bb12,
      2: ^bb13,
      3: ^bb14,
      4: ^bb15
    ]
  ^bb1:  // pred: ^bb0
    %26 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %26 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%26, %9, %2) to ^bb19 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb2:  // 5 preds: ^bb1, ^bb12, ^bb13, ^bb14, ^bb15
    %27 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %10 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %32 = llvm.icmp "eq" %30, %31 : i32
    llvm.cond_br %32, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %33 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %34, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %15, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb18
  ^bb5:  // pred: ^bb3
    %35 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %36 = llvm.icmp "eq" %30, %35 : i32
    llvm.cond_br %36, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %37 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @__cxa_begin_catch(%37) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %38, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %14, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb18
  ^bb7:  // pred: ^bb5
    %39 = llvm.intr.eh.typeid.for %10 : (!llvm.ptr) -> i32
    %40 = llvm.icmp "eq" %30, %39 : i32
    llvm.cond_br %40, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %41 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @__cxa_begin_catch(%41) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %42, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb18
  ^bb9:  // pred: ^bb7
    %43 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %44 = llvm.icmp "eq" %30, %43 : i32
    llvm.cond_br %44, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %45 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.call @__cxa_begin_catch(%45) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %46, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb18
  ^bb11:  // pred: ^bb9
    %47 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.call @__cxa_begin_catch(%47) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %11, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb18
  ^bb12:  // pred: ^bb0
    %49 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %49 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%49, %8, %2) to ^bb19 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb0
    %50 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %50 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%50, %7, %2) to ^bb19 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb0
    %51 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %4, %51 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%51, %5, %2) to ^bb19 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb0
    %52 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %2, %52 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%52, %3, %2) to ^bb19 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb0
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    llvm.store %16, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 6 preds: ^bb4, ^bb6, ^bb8, ^bb10, ^bb11, ^bb17
    %53 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %53 : !llvm.ptr
  ^bb19:  // 5 preds: ^bb1, ^bb12, ^bb13, ^bb14, ^bb15
    llvm.unreachable
  }
  llvm.func internal @_ZL6memberi(%arg0: i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTIM1Ai : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.addressof @_ZTIM7Derivedi : !llvm.ptr
    %8 = llvm.mlir.constant(28 : i64) : i64
    %9 = llvm.mlir.addressof @_ZTIM2ABi : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %14 = llvm.mlir.constant(false) : i1
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %27 : i32, ^bb15 [
      0: ^bb1,
      1: ^bb12,
      2: ^bb13,
      3: ^bb14
    ]
  ^bb1:  // pred: ^bb0
    %28 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %8, %28 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.invoke @__cxa_throw(%28, %9, %2) to ^bb18 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb2:  // 4 preds: ^bb1, ^bb12, ^bb13, ^bb14
    %29 = llvm.landingpad (catch %9 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %34 = llvm.icmp "eq" %32, %33 : i32
    llvm.cond_br %34, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %35 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @__cxa_begin_catch(%35) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %37, %25 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call @_ZN2ABC2Ev(%26) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %38 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.icmp "ne" %38, %4 : i64
    llvm.cond_br %39, ^bb5, ^bb6(%14 : i1)
  ^bb5:  // pred: ^bb4
    %40 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.getelementptr inbounds %26[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %42, %15 : i32
    llvm.br ^bb6(%43 : i1)
  ^bb6(%44: i1):  // 2 preds: ^bb4, ^bb5
    %45 = llvm.zext %44 : i1 to i64
    %46 = llvm.select %44, %16, %17 : i1, !llvm.ptr
    llvm.store %46, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN2ABD2Ev(%26) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb17
  ^bb7:  // pred: ^bb3
    %47 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %48 = llvm.icmp "eq" %32, %47 : i32
    llvm.cond_br %48, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %49 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call @__cxa_begin_catch(%49) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %51, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %13, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb17
  ^bb9:  // pred: ^bb7
    %52 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %53 = llvm.icmp "eq" %32, %52 : i32
    llvm.cond_br %53, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %54 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call @__cxa_begin_catch(%54) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %56, %23 {alignment = 8 : i64} : i64, !llvm.ptr
    %57 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.icmp "eq" %57, %4 : i64
    %59 = llvm.zext %58 : i1 to i64
    %60 = llvm.select %58, %11, %12 : i1, !llvm.ptr
    llvm.store %60, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb17
  ^bb11:  // pred: ^bb9
    %61 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call @__cxa_begin_catch(%61) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %10, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb17
  ^bb12:  // pred: ^bb0
    %63 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %63 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.invoke @__cxa_throw(%63, %7, %2) to ^bb18 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb0
    %64 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %4, %64 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.invoke @__cxa_throw(%64, %5, %2) to ^bb18 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb14:  // pred: ^bb0
    %65 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %2, %65 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%65, %3, %2) to ^bb18 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb0
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    llvm.store %18, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 5 preds: ^bb6, ^bb8, ^bb10, ^bb11, ^bb16
    %66 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %66 : !llvm.ptr
  ^bb18:  // 4 preds: ^bb1, ^bb12, ^bb13, ^bb14
    llvm.unreachable
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN2ABC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV2AB : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2ERKS_(%10, %11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.getelementptr inbounds %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1BC2ERKS_(%12, %14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%3, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)>
    %17 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%3, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.AB", (struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.B.base", packed (ptr, i32)>, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %19, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @__cxa_get_exception_ptr(!llvm.ptr) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN1BC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1BC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1B : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.B", packed (ptr, i32, array<4 x i8>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %11, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN1BD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1BD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
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
  llvm.func linkonce_odr unnamed_addr @_ZN2ABD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2ABD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2ABD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N2ABD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N2ABD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2ABD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N2ABD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N2ABD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN2ABD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
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
  llvm.func linkonce_odr unnamed_addr @_ZN1LC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1LC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.L", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1RC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1RC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.R", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1LD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1LD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT1L : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1LD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1LD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1LD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1LD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1LD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1LD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1LD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1LD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1LD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1LD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1RD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1RD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT1R : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1RD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1RD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1RD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1RD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1RD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1RD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1RD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1RD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1RD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1RD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1DD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1DD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1DD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1DD1Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N1DD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N1DD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1DD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1DD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1DD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1DD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N1DD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N1DD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN1DD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1LD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1LD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1RD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1RD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1DD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZN1RD2Ev(%8, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @_ZN1LD2Ev(%6, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2L2C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2L2C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2L2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2R2C2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2R2C2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2R2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN3TwoD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N3TwoD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N3TwoD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN3TwoD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N3TwoD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N3TwoD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN3TwoD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2L2D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2L2D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2L2D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2L2D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2L2D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2R2D2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2R2D2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2R2D0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2R2D0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2R2D2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6HiddenD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6HiddenD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6HiddenD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5PlainC2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5PlainC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Plain", (i32)>
    llvm.store %2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1AC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1AC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV1A : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", packed (ptr, i32, array<4 x i8>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %11, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_rethrow()
  llvm.func linkonce_odr unnamed_addr @_ZN1DC1ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1DC1ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTT1D : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.getelementptr inbounds %5[%4, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.addressof @_ZTV1D : !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%11, 0, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.getelementptr inbounds %12[%11, 2, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %16 = llvm.getelementptr inbounds %12[%11, 1, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<5 x ptr>, array<5 x ptr>)>
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1AC2ERKS_(%20, %25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %26 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1LC2ERKS_(%19, %6, %26) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds %19[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN1RC2ERKS_(%27, %9, %29) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %13, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr inbounds %19[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr inbounds %19[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %19[%11, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %33 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%11, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.D", (struct<"struct.L.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.R.base", packed (ptr, i32)>, i32, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %35, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1LC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1LC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.L", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.L", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %19, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1RC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1RC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.R", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.R", packed (ptr, i32, array<4 x i8>, struct<"struct.A.base", packed (ptr, i32)>, array<4 x i8>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %19, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3TwoC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3TwoC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTV3Two : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 0, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %6 = llvm.getelementptr inbounds %4[%3, 1, %2] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>, array<4 x ptr>)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN2L2C2ERKS_(%9, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %11 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN2R2C2ERKS_(%11, %13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %5, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2L2C2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2L2C2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2L2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2ERKS_(%7, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN2R2C2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN2R2C2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV2R2 : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2ERKS_(%7, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6HiddenC2ERKS_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6HiddenC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Hidden : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN1AC2ERKS_(%7, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
}
