#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI4Mine any
    llvm.comdat_selector @_ZTS4Mine any
    llvm.comdat_selector @_ZTI5Quiet any
    llvm.comdat_selector @_ZTS5Quiet any
    llvm.comdat_selector @_ZTI4Poly any
    llvm.comdat_selector @_ZTS4Poly any
    llvm.comdat_selector @_ZTI5Other any
    llvm.comdat_selector @_ZTS5Other any
    llvm.comdat_selector @_ZTV5Quiet any
    llvm.comdat_selector @_ZTV4Poly any
    llvm.comdat_selector @_ZTV4Mine any
    llvm.comdat_selector @_ZNKSt9type_info4nameEv any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2Ev any
    llvm.comdat_selector @_ZN4MineC2EPKci any
    llvm.comdat_selector @_ZN4MineD2Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptraSEOS0_ any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrD2Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_ any
    llvm.comdat_selector @_ZN5QuietC2Ev any
    llvm.comdat_selector @_ZN5QuietD2Ev any
    llvm.comdat_selector @_ZNSt9bad_allocC2Ev any
    llvm.comdat_selector @_ZN4PolyC2Ev any
    llvm.comdat_selector @_ZN4PolyD2Ev any
    llvm.comdat_selector @_ZNSaIiEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEEC2EmRKS0_ any
    llvm.comdat_selector @_ZNSaIiED2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE2atEm any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEED2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE7reserveEm any
    llvm.comdat_selector @_ZNSt9exceptionC2Ev any
    llvm.comdat_selector @_ZN5QuietD0Ev any
    llvm.comdat_selector @_ZNK5Quiet4whatEv any
    llvm.comdat_selector @_ZN4PolyD0Ev any
    llvm.comdat_selector @_ZNSt15__new_allocatorIiEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_ any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE21_M_default_initializeEm any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEED2Ev any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ any
    llvm.comdat_selector @_ZNSaIiEC2ERKS_ any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ any
    llvm.comdat_selector @_ZSt3minImERKT_S2_S2_ any
    llvm.comdat_selector @_ZNSt15__new_allocatorIiEC2ERKS0_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m any
    llvm.comdat_selector @_ZNSt15__new_allocatorIiE8allocateEmPKv any
    llvm.comdat_selector @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv any
    llvm.comdat_selector @_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv any
    llvm.comdat_selector @_ZSt25__uninitialized_default_nIPimET_S1_T0_ any
    llvm.comdat_selector @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_ any
    llvm.comdat_selector @_ZSt10_ConstructIiJEEvPT_DpOT0_ any
    llvm.comdat_selector @_ZSt6fill_nIPimiET_S1_T0_RKT1_ any
    llvm.comdat_selector @_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag any
    llvm.comdat_selector @_ZSt17__size_to_integerm any
    llvm.comdat_selector @_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_ any
    llvm.comdat_selector @_ZSt8__fill_aIPiiEvT_S1_RKT0_ any
    llvm.comdat_selector @_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim any
    llvm.comdat_selector @_ZNSt15__new_allocatorIiE10deallocateEPim any
    llvm.comdat_selector @_ZNKSt6vectorIiSaIiEE14_M_range_checkEm any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEEixEm any
    llvm.comdat_selector @_ZNKSt6vectorIiSaIiEE4sizeEv any
    llvm.comdat_selector @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E any
    llvm.comdat_selector @_ZSt8_DestroyIPiEvT_S1_ any
    llvm.comdat_selector @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEEC2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev any
    llvm.comdat_selector @_ZNKSt6vectorIiSaIiEE8max_sizeEv any
    llvm.comdat_selector @_ZNKSt6vectorIiSaIiEE8capacityEv any
    llvm.comdat_selector @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_ any
    llvm.comdat_selector @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv any
    llvm.comdat_selector @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_ any
    llvm.comdat_selector @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E any
    llvm.comdat_selector @_ZSt12__niter_baseIPiET_S1_ any
    llvm.comdat_selector @_ZN4MineD0Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2EOS0_ any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptr4swapERS0_ any
  }
  llvm.mlir.global external @kept_memory() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external constant @_ZTISt12out_of_range() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTISt11logic_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTI4Mine() comdat(@__llvm_global_comdat::@_ZTI4Mine) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS4Mine : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS4Mine("4Mine\00") comdat(@__llvm_global_comdat::@_ZTS4Mine) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt13runtime_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTISt9bad_alloc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTISt9exception() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%2d nothing\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%2d exception: %s (%s)\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%2d bad_alloc: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%2d runtime_error: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%2d mine %d: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%2d logic_error: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%2d out_of_range: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global external constant @_ZTISt11range_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.8"("kept\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("stored\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("run time\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("logic\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("range\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("argument\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt16invalid_argument() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.16"("length\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt12length_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.17"("overflow\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt14overflow_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.18"("mine\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Quiet() comdat(@__llvm_global_comdat::@_ZTI5Quiet) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS5Quiet : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5Quiet("5Quiet\00") comdat(@__llvm_global_comdat::@_ZTS5Quiet) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI4Poly() comdat(@__llvm_global_comdat::@_ZTI4Poly) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS4Poly : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS4Poly("4Poly\00") comdat(@__llvm_global_comdat::@_ZTS4Poly) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Other() comdat(@__llvm_global_comdat::@_ZTI5Other) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI4Poly : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS5Other : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5Other("5Other\00") comdat(@__llvm_global_comdat::@_ZTS5Other) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("domain\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt12domain_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Quiet() comdat(@__llvm_global_comdat::@_ZTV5Quiet) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK5Quiet4whatEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5QuietD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5QuietD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI5Quiet : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(array<5 x ptr>)> 
    llvm.return %12 : !llvm.struct<(array<5 x ptr>)>
  }
  llvm.mlir.global external unnamed_addr constant @_ZTVSt9exception() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<(array<5 x ptr>)>
  llvm.mlir.global private unnamed_addr constant @".str.20"("quiet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external unnamed_addr constant @_ZTVSt9bad_alloc() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<(array<5 x ptr>)>
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Poly() comdat(@__llvm_global_comdat::@_ZTV4Poly) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4PolyD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4PolyD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI4Poly : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.21"("cannot create std::vector larger than max_size()\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("vector::reserve\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Mine() comdat(@__llvm_global_comdat::@_ZTV4Mine) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNKSt13runtime_error4whatEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4MineD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN4MineD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI4Mine : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    %11 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(array<5 x ptr>)> 
    llvm.return %12 : !llvm.struct<(array<5 x ptr>)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(17 : i32) : i32
    %3 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTISt11range_error : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt11range_errorD1Ev : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %9 = llvm.mlir.constant(24 : i64) : i64
    %10 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %11 = llvm.mlir.constant(99 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTI4Mine : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZN4MineD2Ev : !llvm.ptr
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str" : !llvm.ptr
    %19 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %20 = llvm.mlir.addressof @_ZTISt11logic_error : !llvm.ptr
    %21 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %22 = llvm.mlir.addressof @_ZTISt9bad_alloc : !llvm.ptr
    %23 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %24 = llvm.mlir.constant(-1 : i64) : i64
    %25 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"class.std::runtime_error", (struct<"class.std::exception", (ptr)>, struct<"struct.std::__cow_string", (struct<"union.anon", (ptr)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb10
    %49 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.icmp "sle" %49, %2 : i32
    llvm.cond_br %50, ^bb2, ^bb38
  ^bb2:  // pred: ^bb1
    %51 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZL5causei(%51) to ^bb3 unwind ^bb5 : (i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %52 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.invoke @printf(%18, %52) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb4:  // pred: ^bb3
    llvm.br ^bb9
  ^bb5:  // 2 preds: ^bb2, ^bb3
    %54 = llvm.landingpad (catch %19 : !llvm.ptr) (catch %20 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %21 : !llvm.ptr) (catch %22 : !llvm.ptr) (catch %23 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %57 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.intr.eh.typeid.for %19 : (!llvm.ptr) -> i32
    %59 = llvm.icmp "eq" %57, %58 : i32
    llvm.cond_br %59, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    %60 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.call @__cxa_begin_catch(%60) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %61, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %62 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.call %66(%63) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %68 = llvm.invoke @printf(%30, %62, %67) to ^bb8 unwind ^bb36 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb8:  // pred: ^bb7
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 7 preds: ^bb4, ^bb8, ^bb13, ^bb16, ^bb19, ^bb22, ^bb25
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %69 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.add %69, %0 overflow<nsw> : i32
    llvm.store %70, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb6
    %71 = llvm.intr.eh.typeid.for %20 : (!llvm.ptr) -> i32
    %72 = llvm.icmp "eq" %57, %71 : i32
    llvm.cond_br %72, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %73 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.call @__cxa_begin_catch(%73) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %74, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.getelementptr inbounds %77[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.call %79(%76) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %81 = llvm.invoke @printf(%29, %75, %80) to ^bb13 unwind ^bb34 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb13:  // pred: ^bb12
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb14:  // pred: ^bb11
    %82 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %83 = llvm.icmp "eq" %57, %82 : i32
    llvm.cond_br %83, ^bb15, ^bb17
  ^bb15:  // pred: ^bb14
    %84 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.call @__cxa_begin_catch(%84) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %85, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %86 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %87[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Mine", packed (struct<"class.std::runtime_error", (struct<"class.std::exception", (ptr)>, struct<"struct.std::__cow_string", (struct<"union.anon", (ptr)>)>)>, i32, array<4 x i8>)>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i32
    %90 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds %91[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.call %93(%90) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %95 = llvm.invoke @printf(%28, %86, %89, %94) to ^bb16 unwind ^bb32 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb16:  // pred: ^bb15
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb17:  // pred: ^bb14
    %96 = llvm.intr.eh.typeid.for %21 : (!llvm.ptr) -> i32
    %97 = llvm.icmp "eq" %57, %96 : i32
    llvm.cond_br %97, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %98 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.call @__cxa_begin_catch(%98) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %99, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %100 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds %102[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %104 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.call %104(%101) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %106 = llvm.invoke @printf(%27, %100, %105) to ^bb19 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb19:  // pred: ^bb18
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb20:  // pred: ^bb17
    %107 = llvm.intr.eh.typeid.for %22 : (!llvm.ptr) -> i32
    %108 = llvm.icmp "eq" %57, %107 : i32
    llvm.cond_br %108, ^bb21, ^bb23
  ^bb21:  // pred: ^bb20
    %109 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.call @__cxa_begin_catch(%109) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %110, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %111 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.getelementptr inbounds %113[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.call %115(%112) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %117 = llvm.invoke @printf(%26, %111, %116) to ^bb22 unwind ^bb28 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb22:  // pred: ^bb21
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb23:  // pred: ^bb20
    %118 = llvm.intr.eh.typeid.for %23 : (!llvm.ptr) -> i32
    %119 = llvm.icmp "eq" %57, %118 : i32
    llvm.cond_br %119, ^bb24, ^bb70
  ^bb24:  // pred: ^bb23
    %120 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.call @__cxa_begin_catch(%120) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %121, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %122 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.getelementptr inbounds %124[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.call %126(%123) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %128 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.getelementptr inbounds %129[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %131 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.call @_ZNKSt9type_info4nameEv(%131) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %133 = llvm.invoke @printf(%25, %122, %127, %132) to ^bb25 unwind ^bb26 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb25:  // pred: ^bb24
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb9
  ^bb26:  // pred: ^bb24
    %134 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %135 = llvm.extractvalue %134[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %135, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %136 = llvm.extractvalue %134[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %136, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb27 unwind ^bb71 : () -> ()
  ^bb27:  // pred: ^bb26
    llvm.br ^bb70
  ^bb28:  // pred: ^bb21
    %137 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %138 = llvm.extractvalue %137[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %138, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %139 = llvm.extractvalue %137[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %139, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb29 unwind ^bb71 : () -> ()
  ^bb29:  // pred: ^bb28
    llvm.br ^bb70
  ^bb30:  // pred: ^bb18
    %140 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %141 = llvm.extractvalue %140[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %141, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %142 = llvm.extractvalue %140[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %142, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb31 unwind ^bb71 : () -> ()
  ^bb31:  // pred: ^bb30
    llvm.br ^bb70
  ^bb32:  // pred: ^bb15
    %143 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %144 = llvm.extractvalue %143[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %144, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %145 = llvm.extractvalue %143[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %145, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb33 unwind ^bb71 : () -> ()
  ^bb33:  // pred: ^bb32
    llvm.br ^bb70
  ^bb34:  // pred: ^bb12
    %146 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %147 = llvm.extractvalue %146[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %147, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.extractvalue %146[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %148, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb35 unwind ^bb71 : () -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb70
  ^bb36:  // pred: ^bb7
    %149 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %150 = llvm.extractvalue %149[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %150, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %151 = llvm.extractvalue %149[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %151, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb37 unwind ^bb71 : () -> ()
  ^bb37:  // pred: ^bb36
    llvm.br ^bb70
  ^bb38:  // pred: ^bb1
    llvm.call @_ZNSt13runtime_errorC1EPKc(%42, %3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %152 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt11range_errorC1EPKc(%152, %5) to ^bb39 unwind ^bb40 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb39:  // pred: ^bb38
    llvm.invoke @__cxa_throw(%152, %6, %7) to ^bb72 unwind ^bb41 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb40:  // pred: ^bb38
    %153 = llvm.landingpad cleanup (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %154 = llvm.extractvalue %153[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %154, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %155 = llvm.extractvalue %153[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %155, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%152) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb42
  ^bb41:  // pred: ^bb39
    %156 = llvm.landingpad cleanup (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %157 = llvm.extractvalue %156[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %157, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %158 = llvm.extractvalue %156[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %158, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    %159 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %160 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %161 = llvm.icmp "eq" %159, %160 : i32
    llvm.cond_br %161, ^bb43, ^bb69
  ^bb43:  // pred: ^bb42
    %162 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.call @__cxa_begin_catch(%162) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %163, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %164 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.call @_ZNSt13runtime_erroraSERKS_(%42, %164) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @__cxa_end_catch() to ^bb44 unwind ^bb48 : () -> ()
  ^bb44:  // pred: ^bb43
    llvm.br ^bb45
  ^bb45:  // pred: ^bb44
    %166 = llvm.call @_ZNKSt13runtime_error4whatEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %167 = llvm.invoke @printf(%8, %166) to ^bb46 unwind ^bb48 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb46:  // pred: ^bb45
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%44) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %168 = llvm.call @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZN4MineC2EPKci(%168, %10, %11) to ^bb47 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb47:  // pred: ^bb46
    llvm.invoke @__cxa_throw(%168, %13, %14) to ^bb72 unwind ^bb50 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb48:  // 2 preds: ^bb43, ^bb45
    %169 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %170 = llvm.extractvalue %169[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %170, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %171 = llvm.extractvalue %169[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %171, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb69
  ^bb49:  // pred: ^bb46
    %172 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %173 = llvm.extractvalue %172[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %173, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %174 = llvm.extractvalue %172[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %174, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%168) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb51
  ^bb50:  // pred: ^bb47
    %175 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %176 = llvm.extractvalue %175[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %176, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.extractvalue %175[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %177, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb51
  ^bb51:  // 2 preds: ^bb49, ^bb50
    %178 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %179 = llvm.call @__cxa_begin_catch(%178) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%45) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %180 = llvm.call @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%44, %45) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%45) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb52 unwind ^bb57 : () -> ()
  ^bb52:  // pred: ^bb51
    llvm.br ^bb53
  ^bb53:  // pred: ^bb52
    llvm.store %1, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb53, ^bb64
    %181 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %182 = llvm.icmp "slt" %181, %15 : i32
    llvm.cond_br %182, ^bb55, ^bb67
  ^bb55:  // pred: ^bb54
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(%47, %44) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%47) to ^bb56 unwind ^bb58 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb56:  // pred: ^bb55
    llvm.unreachable
  ^bb57:  // 2 preds: ^bb51, ^bb61
    %183 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %184 = llvm.extractvalue %183[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %184, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %185 = llvm.extractvalue %183[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %185, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb68
  ^bb58:  // pred: ^bb55
    %186 = llvm.landingpad cleanup (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %187 = llvm.extractvalue %186[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %187, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %188 = llvm.extractvalue %186[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %188, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%47) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb59
  ^bb59:  // pred: ^bb58
    %189 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %191 = llvm.icmp "eq" %189, %190 : i32
    llvm.cond_br %191, ^bb60, ^bb68
  ^bb60:  // pred: ^bb59
    %192 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %193 = llvm.call @__cxa_begin_catch(%192) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %193, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %194 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %196 = llvm.getelementptr inbounds %195[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %197 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %198 = llvm.call %197(%194) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %199 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.getelementptr inbounds|nuw %199[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Mine", packed (struct<"class.std::runtime_error", (struct<"class.std::exception", (ptr)>, struct<"struct.std::__cow_string", (struct<"union.anon", (ptr)>)>)>, i32, array<4 x i8>)>
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i32
    %202 = llvm.invoke @printf(%17, %198, %201) to ^bb61 unwind ^bb65 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb61:  // pred: ^bb60
    llvm.invoke @__cxa_end_catch() to ^bb62 unwind ^bb57 : () -> ()
  ^bb62:  // pred: ^bb61
    llvm.br ^bb63
  ^bb63:  // pred: ^bb62
    llvm.br ^bb64
  ^bb64:  // pred: ^bb63
    %203 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %204 = llvm.add %203, %0 overflow<nsw> : i32
    llvm.store %204, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb54 {loop_annotation = #loop_annotation}
  ^bb65:  // pred: ^bb60
    %205 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %206 = llvm.extractvalue %205[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %206, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %207 = llvm.extractvalue %205[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %207, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb66 unwind ^bb71 : () -> ()
  ^bb66:  // pred: ^bb65
    llvm.br ^bb68
  ^bb67:  // pred: ^bb54
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%44) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt13runtime_errorD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %208 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %208 : i32
  ^bb68:  // 3 preds: ^bb57, ^bb59, ^bb66
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%44) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb69
  ^bb69:  // 3 preds: ^bb42, ^bb48, ^bb68
    llvm.call @_ZNSt13runtime_errorD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb70
  ^bb70:  // 8 preds: ^bb23, ^bb27, ^bb29, ^bb31, ^bb33, ^bb35, ^bb37, ^bb69
    %209 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %210 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %211 = llvm.insertvalue %209, %31[0] : !llvm.struct<(ptr, i32)> 
    %212 = llvm.insertvalue %210, %211[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %212 : !llvm.struct<(ptr, i32)>
  ^bb71:  // 7 preds: ^bb26, ^bb28, ^bb30, ^bb32, ^bb34, ^bb36, ^bb65
    %213 = llvm.landingpad (catch %12 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %214 = llvm.extractvalue %213[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%214) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb72:  // 2 preds: ^bb39, ^bb47
    llvm.unreachable
  }
  llvm.func internal @_ZL5causei(%arg0: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZNSt9exceptionD1Ev : !llvm.ptr
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTISt12domain_error : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt12domain_errorD1Ev : !llvm.ptr
    %8 = llvm.mlir.constant(4611686018427387904 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @kept_memory : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(7 : i64) : i64
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZTI4Poly : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZTI5Other : !llvm.ptr
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.mlir.addressof @_ZTISt9bad_alloc : !llvm.ptr
    %19 = llvm.mlir.addressof @_ZNSt9bad_allocD1Ev : !llvm.ptr
    %20 = llvm.mlir.constant(0 : i8) : i8
    %21 = llvm.mlir.addressof @_ZTI5Quiet : !llvm.ptr
    %22 = llvm.mlir.addressof @_ZN5QuietD2Ev : !llvm.ptr
    %23 = llvm.mlir.constant(24 : i64) : i64
    %24 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %25 = llvm.mlir.constant(12 : i32) : i32
    %26 = llvm.mlir.addressof @_ZTI4Mine : !llvm.ptr
    %27 = llvm.mlir.addressof @_ZN4MineD2Ev : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %29 = llvm.mlir.addressof @_ZTISt14overflow_error : !llvm.ptr
    %30 = llvm.mlir.addressof @_ZNSt14overflow_errorD1Ev : !llvm.ptr
    %31 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %32 = llvm.mlir.addressof @_ZTISt12length_error : !llvm.ptr
    %33 = llvm.mlir.addressof @_ZNSt12length_errorD1Ev : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %35 = llvm.mlir.addressof @_ZTISt16invalid_argument : !llvm.ptr
    %36 = llvm.mlir.addressof @_ZNSt16invalid_argumentD1Ev : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %38 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %39 = llvm.mlir.addressof @_ZNSt12out_of_rangeD1Ev : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %41 = llvm.mlir.addressof @_ZTISt11logic_error : !llvm.ptr
    %42 = llvm.mlir.addressof @_ZNSt11logic_errorD1Ev : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %44 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %45 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %46 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.struct<"struct.Poly", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"class.std::allocator", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %57 : i32, ^bb46 [
      0: ^bb1,
      1: ^bb4,
      2: ^bb7,
      3: ^bb10,
      4: ^bb13,
      5: ^bb16,
      6: ^bb19,
      7: ^bb22,
      8: ^bb23,
      9: ^bb24,
      10: ^bb25,
      11: ^bb30,
      12: ^bb33,
      13: ^bb38,
      14: ^bb39,
      15: ^bb42,
      16: ^bb45
    ]
  ^bb1:  // pred: ^bb0
    %58 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%58, %43) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.call @__cxa_throw(%58, %45, %46) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %59 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %60 = llvm.extractvalue %59[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %60, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %61 = llvm.extractvalue %59[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %61, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%58) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb4:  // pred: ^bb0
    %62 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt11logic_errorC1EPKc(%62, %40) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @__cxa_throw(%62, %41, %42) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %63 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %64 = llvm.extractvalue %63[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %65 = llvm.extractvalue %63[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %65, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%62) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb7:  // pred: ^bb0
    %66 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12out_of_rangeC1EPKc(%66, %37) to ^bb8 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb8:  // pred: ^bb7
    llvm.call @__cxa_throw(%66, %38, %39) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb7
    %67 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%66) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb10:  // pred: ^bb0
    %70 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt16invalid_argumentC1EPKc(%70, %34) to ^bb11 unwind ^bb12 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    llvm.call @__cxa_throw(%70, %35, %36) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb12:  // pred: ^bb10
    %71 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %72 = llvm.extractvalue %71[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %72, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %73 = llvm.extractvalue %71[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %73, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%70) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb13:  // pred: ^bb0
    %74 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12length_errorC1EPKc(%74, %31) to ^bb14 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    llvm.call @__cxa_throw(%74, %32, %33) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // pred: ^bb13
    %75 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %76 = llvm.extractvalue %75[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %76, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.extractvalue %75[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%74) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb16:  // pred: ^bb0
    %78 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt14overflow_errorC1EPKc(%78, %28) to ^bb17 unwind ^bb18 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb17:  // pred: ^bb16
    llvm.call @__cxa_throw(%78, %29, %30) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb18:  // pred: ^bb16
    %79 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %80 = llvm.extractvalue %79[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %81 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%78) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb19:  // pred: ^bb0
    %82 = llvm.call @__cxa_allocate_exception(%23) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZN4MineC2EPKci(%82, %24, %25) to ^bb20 unwind ^bb21 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb20:  // pred: ^bb19
    llvm.call @__cxa_throw(%82, %26, %27) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb21:  // pred: ^bb19
    %83 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %84 = llvm.extractvalue %83[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.extractvalue %83[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %85, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%82) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb22:  // pred: ^bb0
    %86 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    "llvm.intr.memset"(%86, %20, %1) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZN5QuietC2Ev(%86) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @__cxa_throw(%86, %21, %22) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb23:  // pred: ^bb0
    %87 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.call @_ZNSt9bad_allocC2Ev(%87) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @__cxa_throw(%87, %18, %19) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb24:  // pred: ^bb0
    llvm.store volatile %8, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %88 = llvm.load volatile %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.call @_Znam(%88) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store volatile %89, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb46
  ^bb25:  // pred: ^bb0
    llvm.call @_ZN4PolyC2Ev(%51) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %90 = llvm.call @__dynamic_cast(%51, %15, %16, %17) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %91 = llvm.icmp "eq" %90, %14 : !llvm.ptr
    llvm.cond_br %91, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    llvm.invoke @__cxa_bad_cast() to ^bb27 unwind ^bb29 : () -> ()
  ^bb27:  // pred: ^bb26
    llvm.unreachable
  ^bb28:  // pred: ^bb25
    llvm.call @_ZN4PolyD2Ev(%51) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb46
  ^bb29:  // pred: ^bb26
    %92 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %93 = llvm.extractvalue %92[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %93, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %94 = llvm.extractvalue %92[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %94, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4PolyD2Ev(%51) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb47
  ^bb30:  // pred: ^bb0
    llvm.store volatile %14, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %95 = llvm.load volatile %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.icmp "eq" %95, %14 : !llvm.ptr
    llvm.cond_br %96, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.call @__cxa_bad_typeid() : () -> ()
    llvm.unreachable
  ^bb32:  // pred: ^bb30
    %97 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.getelementptr inbounds %97[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.call @_ZNKSt9type_info4nameEv(%99) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.br ^bb46
  ^bb33:  // pred: ^bb0
    llvm.call @_ZNSaIiEC2Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZNSt6vectorIiSaIiEEC2EmRKS0_(%53, %12, %54) to ^bb34 unwind ^bb36 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb34:  // pred: ^bb33
    llvm.call @_ZNSaIiED2Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %101 = llvm.invoke @_ZNSt6vectorIiSaIiEE2atEm(%53, %13) to ^bb35 unwind ^bb37 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb35:  // pred: ^bb34
    llvm.store %0, %101 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt6vectorIiSaIiEED2Ev(%53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb46
  ^bb36:  // pred: ^bb33
    %102 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSaIiED2Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb47
  ^bb37:  // pred: ^bb34
    %105 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %106 = llvm.extractvalue %105[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %106, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %107 = llvm.extractvalue %105[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %107, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt6vectorIiSaIiEED2Ev(%53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb47
  ^bb38:  // pred: ^bb0
    llvm.store volatile %9, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    %108 = llvm.load volatile %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    %109 = "llvm.intr.umul.with.overflow"(%108, %10) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %110 = llvm.extractvalue %109[1] : !llvm.struct<(i64, i1)> 
    %111 = llvm.extractvalue %109[0] : !llvm.struct<(i64, i1)> 
    %112 = llvm.select %110, %9, %111 : i1, i64
    %113 = llvm.call @_Znam(%112) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store volatile %113, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb46
  ^bb39:  // pred: ^bb0
    llvm.call @_ZNSt6vectorIiSaIiEEC2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZNSt6vectorIiSaIiEE7reserveEm(%56, %8) to ^bb40 unwind ^bb41 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb40:  // pred: ^bb39
    llvm.call @_ZNSt6vectorIiSaIiEED2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb46
  ^bb41:  // pred: ^bb39
    %114 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %115 = llvm.extractvalue %114[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %115, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %116 = llvm.extractvalue %114[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %116, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt6vectorIiSaIiEED2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb47
  ^bb42:  // pred: ^bb0
    %117 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12domain_errorC1EPKc(%117, %5) to ^bb43 unwind ^bb44 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb43:  // pred: ^bb42
    llvm.call @__cxa_throw(%117, %6, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb44:  // pred: ^bb42
    %118 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %119 = llvm.extractvalue %118[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %119, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %120 = llvm.extractvalue %118[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %120, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%117) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb47
  ^bb45:  // pred: ^bb0
    %121 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.call @_ZNSt9exceptionC2Ev(%121) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @__cxa_throw(%121, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb46:  // 7 preds: ^bb0, ^bb24, ^bb28, ^bb32, ^bb35, ^bb38, ^bb40
    llvm.return
  ^bb47:  // 12 preds: ^bb3, ^bb6, ^bb9, ^bb12, ^bb15, ^bb18, ^bb21, ^bb29, ^bb36, ^bb37, ^bb41, ^bb44
    %122 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.insertvalue %122, %44[0] : !llvm.struct<(ptr, i32)> 
    %125 = llvm.insertvalue %123, %124[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %125 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
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
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func unnamed_addr @_ZNSt13runtime_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func unnamed_addr @_ZNSt11range_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_free_exception(!llvm.ptr)
  llvm.func unnamed_addr @_ZNSt11range_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @_ZNSt13runtime_erroraSERKS_(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNKSt13runtime_error4whatEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4MineC2EPKci(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4MineC2EPKci) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Mine : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt13runtime_errorC2EPKc(%8, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Mine", packed (struct<"class.std::runtime_error", (struct<"class.std::exception", (ptr)>, struct<"struct.std::__cow_string", (struct<"union.anon", (ptr)>)>)>, i32, array<4 x i8>)>
    %11 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %10 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4MineD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4MineD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt13runtime_errorD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @_ZSt17current_exceptionv(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptraSEOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(%3, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2ERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %2 : !llvm.ptr
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func unnamed_addr @_ZNSt13runtime_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt11logic_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt11logic_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt16invalid_argumentC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt16invalid_argumentD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12length_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12length_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt14overflow_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt14overflow_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN5QuietC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5QuietC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Quiet : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt9exceptionC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5QuietD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5QuietD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt9exceptionD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt9bad_allocC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt9bad_allocC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTVSt9bad_alloc : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt9exceptionC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func unnamed_addr @_ZNSt9bad_allocD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_Znam(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4PolyC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PolyC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Poly : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<4 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return}
  llvm.func @__cxa_bad_cast()
  llvm.func linkonce_odr unnamed_addr @_ZN4PolyD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PolyD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_bad_typeid()
  llvm.func linkonce_odr unnamed_addr @_ZNSaIiEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIiEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorIiEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorIiSaIiEEC2EmRKS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEEC2EmRKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(%8, %9) : (i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_(%7, %10, %11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt6vectorIiSaIiEE21_M_default_initializeEm(%7, %12) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIiSaIiEED2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %1[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaIiED2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIiED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE2atEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE2atEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZNKSt6vectorIiSaIiEE14_M_range_checkEm(%3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.call @_ZNSt6vectorIiSaIiEEixEm(%3, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %6 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorIiSaIiEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(%7, %10, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt12_Vector_baseIiSaIiEED2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%13) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorIiSaIiEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIiSaIiEEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE7reserveEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE7reserveEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %12 = llvm.icmp "ugt" %10, %11 : i64
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZSt20__throw_length_errorPKc(%4) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %13 = llvm.call @_ZNKSt6vectorIiSaIiEE8capacityEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "ult" %13, %14 : i64
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = llvm.call @_ZNKSt6vectorIiSaIiEE4sizeEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %16, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.call @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%9, %17) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %18, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %27 = llvm.call @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(%21, %24, %25, %26) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %28 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %29 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %32 = llvm.getelementptr inbounds|nuw %31[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %38 = llvm.ptrtoint %36 : !llvm.ptr to i64
    %39 = llvm.sub %37, %38 : i64
    %40 = llvm.sdiv exact %39, %3 : i64
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%9, %30, %40) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %41 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %43 = llvm.getelementptr inbounds|nuw %42[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %41, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.getelementptr inbounds|nuw %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %48 = llvm.getelementptr inbounds|nuw %47[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %46, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %50 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.getelementptr inbounds|nuw %51[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %55 = llvm.getelementptr inbounds|nuw %54[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %53, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func unnamed_addr @_ZNSt12domain_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12domain_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt9exceptionC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt9exceptionC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTVSt9exception : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func unnamed_addr @_ZNSt9exceptionD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN5QuietD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5QuietD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5QuietD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK5Quiet4whatEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Quiet4whatEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt9exceptionD2Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4PolyD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PolyD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4PolyD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorIiEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIiEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(%arg0: i64 {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.std::allocator", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIiEC2ERKS_(%4, %6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.call @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %8 = llvm.icmp "ugt" %5, %7 : i64
    llvm.call @_ZNSaIiED2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZSt20__throw_length_errorPKc(%1) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %9 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(%9, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm(%8, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.insertvalue %15, %2[0] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %18 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE21_M_default_initializeEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE21_M_default_initializeEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.call @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E(%7, %8, %9) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %12 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %10, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %17 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %18 = llvm.sub %16, %17 : i64
    %19 = llvm.sdiv exact %18, %3 : i64
    llvm.invoke @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%6, %9, %19) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %21 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%22) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %7, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.invoke @_ZSt3minImERKT_S2_S2_(%4, %5) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %9 : i64
  ^bb2:  // pred: ^bb0
    %10 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%11) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaIiEC2ERKS_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIiEC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorIiEC2ERKS0_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @_ZSt20__throw_length_errorPKc(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4611686018427387903 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %1 : i64
  }
  llvm.func linkonce_odr @_ZSt3minImERKT_S2_S2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3minImERKT_S2_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.icmp "ult" %5, %7 : i64
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorIiEC2ERKS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIiEC2ERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIiEC2ERKS_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.call @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%5, %6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %7, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %12, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds|nuw %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %19, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIiED2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.icmp "ne" %7, %1 : i64
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %6[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%9, %10) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.br ^bb3(%11 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : !llvm.ptr)
  ^bb3(%12: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %12 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIiEE8allocateERS0_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %6, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %7, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.call @_ZNSt15__new_allocatorIiE8allocateEmPKv(%8, %9, %1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorIiE8allocateEmPKv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIiE8allocateEmPKv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(4611686018427387903 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.call @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %9 = llvm.icmp "ugt" %7, %8 : i64
    llvm.cond_br %9, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.icmp "ugt" %10, %2 : i64
    llvm.cond_br %11, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @_ZSt28__throw_bad_array_new_lengthv() : () -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    llvm.call @_ZSt17__throw_bad_allocv() : () -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb0
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.mul %12, %1 : i64
    %14 = llvm.call @_Znwm(%13) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.return %14 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt15__new_allocatorIiE11_M_max_sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i64
  }
  llvm.func @_ZSt28__throw_bad_array_new_lengthv() attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZSt17__throw_bad_allocv() attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.call @_ZSt25__uninitialized_default_nIPimET_S1_T0_(%4, %5) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %6 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt25__uninitialized_default_nIPimET_S1_T0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt25__uninitialized_default_nIPimET_S1_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %4 {alignment = 1 : i64} : i8, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.call @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_(%5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.icmp "ugt" %6, %1 : i64
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10_ConstructIiJEEvPT_DpOT0_(%9) : (!llvm.ptr {llvm.noundef}) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %11, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.sub %13, %2 : i64
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZSt6fill_nIPimiET_S1_T0_RKT1_(%12, %14, %15) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %16, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %17 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt10_ConstructIiJEEvPT_DpOT0_(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10_ConstructIiJEEvPT_DpOT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt6fill_nIPimiET_S1_T0_RKT1_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt6fill_nIPimiET_S1_T0_RKT1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::random_access_iterator_tag", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::random_access_iterator_tag", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.call @_ZSt17__size_to_integerm(%7) : (i64 {llvm.noundef}) -> (i64 {llvm.noundef})
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_(%1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.call @_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag(%6, %8, %9) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::random_access_iterator_tag", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.icmp "ule" %7, %1 : i64
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.getelementptr inbounds|nuw %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8__fill_aIPiiEvT_S1_RKT0_(%10, %13, %14) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.getelementptr inbounds|nuw %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %17, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %18 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %18 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt17__size_to_integerm(%arg0: i64 {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt17__size_to_integerm) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : i64, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %2 : i64
  }
  llvm.func linkonce_odr @_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8__fill_aIPiiEvT_S1_RKT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8__fill_aIPiiEvT_S1_RKT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_(%4, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %6, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %7, %8 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %1 : !llvm.ptr
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %6[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%9, %10, %11) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %7, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %9, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %10 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZNSt15__new_allocatorIiE10deallocateEPim(%10, %11, %12) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorIiE10deallocateEPim(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIiE10deallocateEPim) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.mul %7, %1 : i64
    llvm.call @_ZdlPvm(%6, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIiSaIiEE14_M_range_checkEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIiSaIiEE14_M_range_checkEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.call @_ZNKSt6vectorIiSaIiEE4sizeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %7 = llvm.icmp "uge" %5, %6 : i64
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.call @_ZNKSt6vectorIiSaIiEE4sizeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.call @_ZSt24__throw_out_of_range_fmtPKcz(%1, %8, %9) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEEixEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEEixEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIiSaIiEE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIiSaIiEE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.sdiv exact %13, %2 : i64
    llvm.return %14 : i64
  }
  llvm.func @_ZSt24__throw_out_of_range_fmtPKcz(!llvm.ptr {llvm.noundef}, ...) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8_DestroyIPiEvT_S1_(%4, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8_DestroyIPiEvT_S1_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIPiEvT_S1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(%3, %4) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIiEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIiSaIiEE8max_sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %4 = llvm.call @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %4 : i64
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIiSaIiEE8capacityEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIiSaIiEE8capacityEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %13 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %14 = llvm.sub %12, %13 : i64
    %15 = llvm.sdiv exact %14, %3 : i64
    llvm.return %15 : i64
  }
  llvm.func linkonce_odr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(%5, %6, %7, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl", (struct<"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZSt12__niter_baseIPiET_S1_(%5) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt12__niter_baseIPiET_S1_(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZSt12__niter_baseIPiET_S1_(%9) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(%6, %8, %10, %11) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %12 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.sub %10, %11 : i64
    %13 = llvm.sdiv exact %12, %1 : i64
    llvm.store %13, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.icmp "sgt" %14, %2 : i64
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.mul %18, %1 : i64
    "llvm.intr.memmove"(%16, %17, %19) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %22 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__niter_baseIPiET_S1_(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__niter_baseIPiET_S1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func unnamed_addr @_ZNSt13runtime_errorC2EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4MineD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4MineD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4MineD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func unnamed_addr @_ZNSt13runtime_errorD2Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2EOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %2, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptr4swapERS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %12, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
