#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZNSt8__detail11__synth3wayE any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE9push_backEOS0_ any
    llvm.comdat_selector @_ZN4ItemC2Ei any
    llvm.comdat_selector @_ZN4ItemD2Ev any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE5beginEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE3endEv any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EEC2ERKS2_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE5beginEv any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2IPS1_vEERKNS0_IT_S6_EE any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EED2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEEvT_S8_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE3endEv any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EEixEm any
    llvm.comdat_selector @_ZNSt8functionIFlliEED2Ev any
    llvm.comdat_selector @_ZNSt8functionIFlliEEC2Ev any
    llvm.comdat_selector @_ZN3MapIi4ItemEC2Ev any
    llvm.comdat_selector @_ZN3MapIi4ItemEixERKi any
    llvm.comdat_selector @_ZNK3MapIi4ItemE4sizeEv any
    llvm.comdat_selector @_ZNK3MapIi4ItemE2atERKi any
    llvm.comdat_selector @_ZN3MapIi4ItemED2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2Ev any
    llvm.comdat_selector @_ZNSaI4ItemEC2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataC2Ev any
    llvm.comdat_selector @_ZNSt15__new_allocatorI4ItemEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_ any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE4backEv any
    llvm.comdat_selector @_ZSt12construct_atI4ItemJS0_EEDTgsnwcvPvLi0E_T_pispclsr3stdE7declvalIT0_EEEEPS2_DpOS3_ any
    llvm.comdat_selector @_ZN4ItemC2ERKS_ any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE12_M_check_lenEmPKc any
    llvm.comdat_selector @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE11_M_allocateEm any
    llvm.comdat_selector @_ZSt34__uninitialized_move_if_noexcept_aIP4ItemS1_SaIS0_EET0_T_S4_S3_RT1_ any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE7destroyIS0_EEvRS1_PT_ any
    llvm.comdat_selector @_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv any
    llvm.comdat_selector @_ZSt3maxImERKT_S2_S2_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE11_S_max_sizeERKS1_ any
    llvm.comdat_selector @_ZNKSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE8max_sizeERKS1_ any
    llvm.comdat_selector @_ZSt3minImERKT_S2_S2_ any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE8allocateERS1_m any
    llvm.comdat_selector @_ZNSt15__new_allocatorI4ItemE8allocateEmPKv any
    llvm.comdat_selector @_ZNKSt15__new_allocatorI4ItemE11_M_max_sizeEv any
    llvm.comdat_selector @_ZSt22__uninitialized_copy_aIPK4ItemPS0_S0_ET0_T_S5_S4_RSaIT1_E any
    llvm.comdat_selector @_ZSt32__make_move_if_noexcept_iteratorI4ItemPKS0_ET0_PT_ any
    llvm.comdat_selector @_ZSt18uninitialized_copyIPK4ItemPS0_ET0_T_S5_S4_ any
    llvm.comdat_selector @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIPK4ItemPS2_EET0_T_S7_S6_ any
    llvm.comdat_selector @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_ any
    llvm.comdat_selector @_ZSt10_ConstructI4ItemJRKS0_EEvPT_DpOT0_ any
    llvm.comdat_selector @_ZSt8_DestroyIP4ItemEvT_S2_ any
    llvm.comdat_selector @_ZNSt12_Destroy_auxILb0EE9__destroyIP4ItemEEvT_S4_ any
    llvm.comdat_selector @_ZSt8_DestroyI4ItemEvPT_ any
    llvm.comdat_selector @_ZSt10destroy_atI4ItemEvPT_ any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE10deallocateERS1_PS0_m any
    llvm.comdat_selector @_ZNSt15__new_allocatorI4ItemE10deallocateEPS0_m any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_ any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE4sizeEv any
    llvm.comdat_selector @_ZN9__gnu_cxx14__alloc_traitsISaI4ItemES1_E17_S_select_on_copyERKS2_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2EmRKS1_ any
    llvm.comdat_selector @_ZNSaI4ItemED2Ev any
    llvm.comdat_selector @_ZSt22__uninitialized_copy_aIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_S2_ET0_T_SB_SA_RSaIT1_E any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE5beginEv any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE3endEv any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EED2Ev any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaI4ItemEE37select_on_container_copy_constructionERKS1_ any
    llvm.comdat_selector @_ZNSaI4ItemEC2ERKS0_ any
    llvm.comdat_selector @_ZNSt15__new_allocatorI4ItemEC2ERKS1_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2ERKS1_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_M_create_storageEm any
    llvm.comdat_selector @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implD2Ev any
    llvm.comdat_selector @_ZSt18uninitialized_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_ any
    llvm.comdat_selector @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS4_SaIS4_EEEEPS4_EET0_T_SD_SC_ any
    llvm.comdat_selector @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_ any
    llvm.comdat_selector @_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEdeEv any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEppEv any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_ any
    llvm.comdat_selector @_ZN9__gnu_cxxmiIPK4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSA_SD_ any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE6cbeginEv any
    llvm.comdat_selector @_ZNKSt6vectorI4ItemSaIS0_EE4cendEv any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_ any
    llvm.comdat_selector @_ZSt13move_backwardIP4ItemS1_ET0_T_S3_S2_ any
    llvm.comdat_selector @_ZN4ItemaSERKS_ any
    llvm.comdat_selector @_ZSt22__copy_move_backward_aILb1EP4ItemS1_ET1_T0_S3_S2_ any
    llvm.comdat_selector @_ZSt12__miter_baseIP4ItemET_S2_ any
    llvm.comdat_selector @_ZSt12__niter_wrapIP4ItemET_RKS2_S2_ any
    llvm.comdat_selector @_ZSt23__copy_move_backward_a1ILb1EP4ItemS1_ET1_T0_S3_S2_ any
    llvm.comdat_selector @_ZSt12__niter_baseIP4ItemET_S2_ any
    llvm.comdat_selector @_ZSt23__copy_move_backward_a2ILb1EP4ItemS1_ET1_T0_S3_S2_ any
    llvm.comdat_selector @_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIP4ItemS4_EET0_T_S6_S5_ any
    llvm.comdat_selector @_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_ any
    llvm.comdat_selector @_ZN9__gnu_cxx5__ops16__iter_less_iterEv any
    llvm.comdat_selector @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE any
    llvm.comdat_selector @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_ any
    llvm.comdat_selector @_ZSt4__lgl any
    llvm.comdat_selector @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_ any
    llvm.comdat_selector @_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_ any
    llvm.comdat_selector @_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_T0_ any
    llvm.comdat_selector @_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_ any
    llvm.comdat_selector @_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_ any
    llvm.comdat_selector @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_ any
    llvm.comdat_selector @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE any
    llvm.comdat_selector @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_ any
    llvm.comdat_selector @_ZNSt9__cmp_cat8__unspecC2EPS0_ any
    llvm.comdat_selector @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_ any
    llvm.comdat_selector @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_ any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv any
    llvm.comdat_selector @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_ any
    llvm.comdat_selector @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_ any
    llvm.comdat_selector @_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES4_EEbT_RT0_ any
    llvm.comdat_selector @_ZNK4ItemltERKS_ any
    llvm.comdat_selector @_ZNKSt8__detail10_Synth3wayclIP4ItemS3_EEDaRKT_RKT0_QrqXltfp_fp0_RNS_18__boolean_testableEXltfp0_fp_RNS_18__boolean_testableEE any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv any
    llvm.comdat_selector @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_SA_T0_ any
    llvm.comdat_selector @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_SA_T0_ any
    llvm.comdat_selector @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_ any
    llvm.comdat_selector @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_ any
    llvm.comdat_selector @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_ any
    llvm.comdat_selector @_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_ any
    llvm.comdat_selector @_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET0_T_S9_S8_ any
    llvm.comdat_selector @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_ any
    llvm.comdat_selector @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE any
    llvm.comdat_selector @_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET1_T0_S9_S8_ any
    llvm.comdat_selector @_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEET_S8_ any
    llvm.comdat_selector @_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES3_ET_S8_T0_ any
    llvm.comdat_selector @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE any
    llvm.comdat_selector @_ZNK9__gnu_cxx5__ops14_Val_less_iterclI4ItemNS_17__normal_iteratorIPS3_St6vectorIS3_SaIS3_EEEEEEbRT_T0_ any
    llvm.comdat_selector @_ZNKSt8functionIFlliEEclEli any
    llvm.comdat_selector @_ZNKSt14_Function_base8_M_emptyEv any
    llvm.comdat_selector @_ZNSt14_Function_baseD2Ev any
    llvm.comdat_selector @_ZNSt14_Function_baseC2Ev any
    llvm.comdat_selector @_ZNSt9_Any_data9_M_accessEv any
    llvm.comdat_selector @_ZNKSt9_Any_data9_M_accessEv any
    llvm.comdat_selector @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v any
    llvm.comdat_selector @_ZSt3maxIlERKT_S2_S2_ any
    llvm.comdat_selector @_ZNSaIPN3MapIi4ItemE4NodeEEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_ any
    llvm.comdat_selector @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev any
    llvm.comdat_selector @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2Ev any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE17_S_check_init_lenEmRKS5_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_ any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE21_M_default_initializeEm any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EED2Ev any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE11_S_max_sizeERKS5_ any
    llvm.comdat_selector @_ZNSaIPN3MapIi4ItemE4NodeEEC2ERKS4_ any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8max_sizeERKS5_ any
    llvm.comdat_selector @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2ERKS5_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implC2ERKS5_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_M_create_storageEm any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implD2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_Vector_impl_dataC2Ev any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE11_M_allocateEm any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8allocateERS5_m any
    llvm.comdat_selector @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE8allocateEmPKv any
    llvm.comdat_selector @_ZNKSt15__new_allocatorIPN3MapIi4ItemE4NodeEE11_M_max_sizeEv any
    llvm.comdat_selector @_ZSt27__uninitialized_default_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RSaIT1_E any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE19_M_get_Tp_allocatorEv any
    llvm.comdat_selector @_ZSt25__uninitialized_default_nIPPN3MapIi4ItemE4NodeEmET_S6_T0_ any
    llvm.comdat_selector @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPPN3MapIi4ItemE4NodeEmEET_S8_T0_ any
    llvm.comdat_selector @_ZSt10_ConstructIPN3MapIi4ItemE4NodeEJEEvPT_DpOT0_ any
    llvm.comdat_selector @_ZSt6fill_nIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_ any
    llvm.comdat_selector @_ZSt10__fill_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_St26random_access_iterator_tag any
    llvm.comdat_selector @_ZSt17__size_to_integerm any
    llvm.comdat_selector @_ZSt19__iterator_categoryIPPN3MapIi4ItemE4NodeEENSt15iterator_traitsIT_E17iterator_categoryERKS7_ any
    llvm.comdat_selector @_ZSt8__fill_aIPPN3MapIi4ItemE4NodeES4_EvT_S6_RKT0_ any
    llvm.comdat_selector @_ZSt9__fill_a1IPPN3MapIi4ItemE4NodeES4_EN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_SB_RKS8_ any
    llvm.comdat_selector @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE13_M_deallocateEPS4_m any
    llvm.comdat_selector @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE10deallocateERS5_PS4_m any
    llvm.comdat_selector @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE10deallocateEPS4_m any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE5beginEv any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE3endEv any
    llvm.comdat_selector @_ZN9__gnu_cxxeqIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEEbRKNS_17__normal_iteratorIT_T0_EESF_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEdeEv any
    llvm.comdat_selector @_ZN3MapIi4ItemE4NodeD2Ev any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEppEv any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EED2Ev any
    llvm.comdat_selector @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEC2ERKS6_ any
    llvm.comdat_selector @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEE4baseEv any
    llvm.comdat_selector @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeES4_EvT_S6_RSaIT0_E any
    llvm.comdat_selector @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeEEvT_S6_ any
    llvm.comdat_selector @_ZNSt12_Destroy_auxILb1EE9__destroyIPPN3MapIi4ItemE4NodeEEEvT_S8_ any
    llvm.comdat_selector @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm any
    llvm.comdat_selector @_ZNKSt4hashIiEclEi any
    llvm.comdat_selector @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE4sizeEv any
    llvm.comdat_selector @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm any
  }
  llvm.mlir.global internal @_ZL4fuse(-1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external constant @_ZTISt13runtime_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("inserted %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s failed, alive %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZL5alive(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.4"("stopped after %d, %zu items\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("sum %ld, max %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt17bad_function_call() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.6"("%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("alive %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d keys\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private constant @constinit(dense<[0, 1, 3, 30, 28]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global external constant @_ZTISt9exception() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("vector::_M_realloc_insert\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("assign\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const._ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_.__cmp() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_val", (i8)> {
    %0 = llvm.mlir.undef : !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_val", (i8)>
    llvm.return %0 : !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_val", (i8)>
  }
  llvm.mlir.global linkonce_odr constant @_ZNSt8__detail11__synth3wayE() comdat(@__llvm_global_comdat::@_ZNSt8__detail11__synth3wayE) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.std::__detail::_Synth3way", (i8)> {
    %0 = llvm.mlir.undef : !llvm.struct<"struct.std::__detail::_Synth3way", (i8)>
    llvm.return %0 : !llvm.struct<"struct.std::__detail::_Synth3way", (i8)>
  }
  llvm.mlir.global internal constant @_ZTIZ4mainE3$_1() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTSZ4mainE3$_1 : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global internal constant @_ZTSZ4mainE3$_1("Z4mainE3$_1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @_ZTIZ4mainE3$_2() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTSZ4mainE3$_2 : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global internal constant @_ZTSZ4mainE3$_2("Z4mainE3$_2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("cannot create std::vector larger than max_size()\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("no such key\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt12out_of_range() {addr_space = 0 : i32} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(50 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(60 : i32) : i32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZTISt17bad_function_call : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %18 = llvm.mlir.constant(100 : i32) : i32
    %19 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %20 = llvm.mlir.addressof @constinit : !llvm.ptr
    %21 = llvm.mlir.constant(20 : i64) : i64
    %22 = llvm.mlir.constant(5 : i64) : i64
    %23 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %24 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %26 = llvm.mlir.constant(31 : i32) : i32
    %27 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %28 = llvm.mlir.constant(7 : i32) : i32
    %29 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %30 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %31 = llvm.mlir.constant(10 : i64) : i64
    %32 = llvm.mlir.constant(-1 : i32) : i32
    %33 = llvm.mlir.addressof @".str" : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %35 = llvm.mlir.zero : !llvm.ptr
    %36 = llvm.mlir.constant(1103515245 : i32) : i32
    %37 = llvm.mlir.constant(12345 : i32) : i32
    %38 = llvm.mlir.constant(16 : i32) : i32
    %39 = llvm.mlir.constant(1000 : i32) : i32
    %40 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"class.anon.1", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.struct<"class.anon.2", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %84 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EEC2Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %0, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %85 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.icmp "slt" %85, %2 : i32
    llvm.cond_br %86, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %87 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.mul %87, %36 : i32
    %89 = llvm.add %88, %37 : i32
    llvm.store %89, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    %90 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.lshr %90, %38 : i32
    %92 = llvm.srem %91, %39 : i32
    llvm.invoke @_ZN4ItemC2Ei(%45, %92) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.invoke @_ZNSt6vectorI4ItemSaIS0_EE9push_backEOS0_(%42, %45) to ^bb4 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.call @_ZN4ItemD2Ev(%45) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %93 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.add %93, %0 overflow<nsw> : i32
    llvm.store %94, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // 6 preds: ^bb2, ^bb21, ^bb27, ^bb30, ^bb33, ^bb52
    %95 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %96 = llvm.extractvalue %95[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %96, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.extractvalue %95[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %97, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb61
  ^bb7:  // pred: ^bb3
    %98 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %99 = llvm.extractvalue %98[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %99, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %100 = llvm.extractvalue %98[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %100, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%45) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb61
  ^bb8:  // pred: ^bb1
    llvm.store %1, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %101 = llvm.getelementptr inbounds %50[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %101 {alignment = 4 : i64} : i32, !llvm.ptr
    %102 = llvm.getelementptr inbounds %50[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %6, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.getelementptr inbounds %50[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %8, %103 {alignment = 4 : i64} : i32, !llvm.ptr
    %104 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %50, %104 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %105 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %49, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%106) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %107, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %108 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%108) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %109, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb24
    %110 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.icmp "ne" %110, %111 : !llvm.ptr
    llvm.cond_br %112, ^bb10, ^bb27
  ^bb10:  // pred: ^bb9
    %113 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %114, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    %115 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %115, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @_ZNSt6vectorI4ItemSaIS0_EEC2ERKS2_(%54, %42) to ^bb11 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    %116 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %117 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %116, %117 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %118 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%57, %31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %118, %119 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2IPS1_vEERKNS0_IT_S6_EE(%55, %56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4ItemC2Ei(%58, %32) to ^bb12 unwind ^bb16 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    %120 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.invoke @_ZNSt6vectorI4ItemSaIS0_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%54, %121, %58) to ^bb13 unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
  ^bb13:  // pred: ^bb12
    %123 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %122, %123 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %124 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %125 = llvm.invoke @printf(%33, %124) to ^bb14 unwind ^bb16 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb15:  // pred: ^bb10
    %126 = llvm.landingpad cleanup (catch %30 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %127 = llvm.extractvalue %126[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %127, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %128 = llvm.extractvalue %126[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %128, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb16:  // 2 preds: ^bb11, ^bb13
    %129 = llvm.landingpad cleanup (catch %30 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %130 = llvm.extractvalue %129[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %130, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %131 = llvm.extractvalue %129[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %131, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb17:  // pred: ^bb12
    %132 = llvm.landingpad cleanup (catch %30 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %133 = llvm.extractvalue %132[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %133, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %134 = llvm.extractvalue %132[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %134, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb16, ^bb17
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb15, ^bb18
    %135 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.intr.eh.typeid.for %30 : (!llvm.ptr) -> i32
    %137 = llvm.icmp "eq" %135, %136 : i32
    llvm.cond_br %137, ^bb20, ^bb61
  ^bb20:  // pred: ^bb19
    %138 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.call @__cxa_begin_catch(%138) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %139, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.getelementptr inbounds %141[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.call %143(%140) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %145 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.invoke @printf(%34, %144, %145) to ^bb21 unwind ^bb25 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb21:  // pred: ^bb20
    llvm.invoke @__cxa_end_catch() to ^bb22 unwind ^bb6 : () -> ()
  ^bb22:  // pred: ^bb21
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb14, ^bb22
    llvm.store %32, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // pred: ^bb23
    %147 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.getelementptr inbounds|nuw %147[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %148, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb25:  // pred: ^bb20
    %149 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %150 = llvm.extractvalue %149[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %150, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %151 = llvm.extractvalue %149[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %151, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb26 unwind ^bb83 : () -> ()
  ^bb26:  // pred: ^bb25
    llvm.br ^bb61
  ^bb27:  // pred: ^bb9
    %152 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %153 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %152, %153 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %154 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE3endEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %154, %155 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %157 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %159 = llvm.load %158 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEEvT_S8_(%157, %159) to ^bb28 unwind ^bb6 : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb28, ^bb32
    %160 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.icmp "slt" %160, %2 : i32
    llvm.cond_br %161, ^bb30, ^bb33
  ^bb30:  // pred: ^bb29
    %162 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.sext %162 : i32 to i64
    %164 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EEixEm(%42, %163) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %165 = llvm.getelementptr inbounds|nuw %164[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %166 = llvm.load %165 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.invoke @printf(%27, %166) to ^bb31 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb31:  // pred: ^bb30
    llvm.br ^bb32
  ^bb32:  // pred: ^bb31
    %168 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.add %168, %28 overflow<nsw> : i32
    llvm.store %169, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29 {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb29
    %170 = llvm.invoke @printf(%10) to ^bb34 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb34:  // pred: ^bb33
    llvm.store %1, %64 {alignment = 4 : i64} : i32, !llvm.ptr
    %171 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %172 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %171, %172 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %173 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE3endEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %174 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %173, %174 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %175 = llvm.getelementptr inbounds|nuw %67[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %64, %175 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %176 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %179 = llvm.load %178 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.getelementptr inbounds|nuw %67[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %181 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEZ4mainE3$_0EvT_S9_T0_(%177, %179, %181) to ^bb35 unwind ^bb36 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb40
  ^bb36:  // pred: ^bb34
    %182 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %183 = llvm.extractvalue %182[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %183, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %184 = llvm.extractvalue %182[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %184, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb37
  ^bb37:  // pred: ^bb36
    %185 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %186 = llvm.intr.eh.typeid.for %11 : (!llvm.ptr) -> i32
    %187 = llvm.icmp "eq" %185, %186 : i32
    llvm.cond_br %187, ^bb38, ^bb61
  ^bb38:  // pred: ^bb37
    %188 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %189 = llvm.call @__cxa_begin_catch(%188) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %190, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    %191 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    %192 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %193 = llvm.invoke @printf(%12, %191, %192) to ^bb39 unwind ^bb45 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb39:  // pred: ^bb38
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb35, ^bb39
    llvm.call @_ZNSt8functionIFlliEEC2IZ4mainE3$_1vEEOT_(%69, %70) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %194 = llvm.invoke @_ZL4foldRKSt6vectorI4ItemSaIS0_EERKSt8functionIFlliEE(%42, %69) to ^bb41 unwind ^bb46 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb41:  // pred: ^bb40
    llvm.call @_ZNSt8functionIFlliEEC2IZ4mainE3$_2vEEOT_(%71, %72) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %195 = llvm.invoke @_ZL4foldRKSt6vectorI4ItemSaIS0_EERKSt8functionIFlliEE(%42, %71) to ^bb42 unwind ^bb47 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb42:  // pred: ^bb41
    %196 = llvm.invoke @printf(%13, %194, %195) to ^bb43 unwind ^bb47 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb43:  // pred: ^bb42
    llvm.call @_ZNSt8functionIFlliEED2Ev(%71) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt8functionIFlliEED2Ev(%69) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt8functionIFlliEEC2Ev(%73) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %197 = llvm.invoke @_ZL4foldRKSt6vectorI4ItemSaIS0_EERKSt8functionIFlliEE(%42, %73) to ^bb44 unwind ^bb49 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb44:  // pred: ^bb43
    llvm.call @_ZNSt8functionIFlliEED2Ev(%73) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb54
  ^bb45:  // pred: ^bb38
    %198 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %199 = llvm.extractvalue %198[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %199, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %200 = llvm.extractvalue %198[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %200, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb61
  ^bb46:  // pred: ^bb40
    %201 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %202 = llvm.extractvalue %201[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %202, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %203 = llvm.extractvalue %201[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %203, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb48
  ^bb47:  // 2 preds: ^bb41, ^bb42
    %204 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %205 = llvm.extractvalue %204[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %205, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %206 = llvm.extractvalue %204[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %206, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt8functionIFlliEED2Ev(%71) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb48
  ^bb48:  // 2 preds: ^bb46, ^bb47
    llvm.call @_ZNSt8functionIFlliEED2Ev(%69) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb61
  ^bb49:  // pred: ^bb43
    %207 = llvm.landingpad cleanup (catch %14 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %208 = llvm.extractvalue %207[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %208, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %209 = llvm.extractvalue %207[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %209, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt8functionIFlliEED2Ev(%73) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb50
  ^bb50:  // pred: ^bb49
    %210 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %211 = llvm.intr.eh.typeid.for %14 : (!llvm.ptr) -> i32
    %212 = llvm.icmp "eq" %210, %211 : i32
    llvm.cond_br %212, ^bb51, ^bb61
  ^bb51:  // pred: ^bb50
    %213 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %214 = llvm.call @__cxa_begin_catch(%213) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %214, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %215 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %217 = llvm.getelementptr inbounds %216[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %218 = llvm.load %217 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.call %218(%215) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %220 = llvm.invoke @printf(%15, %219) to ^bb52 unwind ^bb59 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb52:  // pred: ^bb51
    llvm.invoke @__cxa_end_catch() to ^bb53 unwind ^bb6 : () -> ()
  ^bb53:  // pred: ^bb52
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb44, ^bb53
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %221 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %222 = llvm.call @printf(%17, %221) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @_ZN3MapIi4ItemEC2Ev(%75) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %1, %76 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb55
  ^bb55:  // 2 preds: ^bb54, ^bb58
    %223 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %224 = llvm.icmp "slt" %223, %18 : i32
    llvm.cond_br %224, ^bb56, ^bb63
  ^bb56:  // pred: ^bb55
    %225 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %226 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %227 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %228 = llvm.mul %226, %227 overflow<nsw> : i32
    %229 = llvm.srem %228, %26 : i32
    llvm.store %229, %77 {alignment = 4 : i64} : i32, !llvm.ptr
    %230 = llvm.invoke @_ZN3MapIi4ItemEixERKi(%75, %77) to ^bb57 unwind ^bb62 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb57:  // pred: ^bb56
    %231 = llvm.getelementptr inbounds|nuw %230[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %232 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> i32
    %233 = llvm.add %232, %225 overflow<nsw> : i32
    llvm.store %233, %231 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb58
  ^bb58:  // pred: ^bb57
    %234 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %235 = llvm.add %234, %0 overflow<nsw> : i32
    llvm.store %235, %76 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb55 {loop_annotation = #loop_annotation}
  ^bb59:  // pred: ^bb51
    %236 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %237 = llvm.extractvalue %236[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %237, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %238 = llvm.extractvalue %236[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %238, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb60 unwind ^bb83 : () -> ()
  ^bb60:  // pred: ^bb59
    llvm.br ^bb61
  ^bb61:  // 9 preds: ^bb6, ^bb7, ^bb19, ^bb26, ^bb37, ^bb45, ^bb48, ^bb50, ^bb60
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb82
  ^bb62:  // 5 preds: ^bb56, ^bb63, ^bb64, ^bb73, ^bb79
    %239 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %240 = llvm.extractvalue %239[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %240, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %241 = llvm.extractvalue %239[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %241, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb81
  ^bb63:  // pred: ^bb55
    %242 = llvm.invoke @_ZNK3MapIi4ItemE4sizeEv(%75) to ^bb64 unwind ^bb62 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb64:  // pred: ^bb63
    %243 = llvm.invoke @printf(%19, %242) to ^bb65 unwind ^bb62 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb65:  // pred: ^bb64
    "llvm.intr.memcpy"(%80, %20, %21) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %244 = llvm.getelementptr inbounds|nuw %79[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %80, %244 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %245 = llvm.getelementptr inbounds|nuw %79[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %22, %245 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %79, %78 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %246 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %247 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%246) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %247, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %248 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %249 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%248) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %249, %82 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb65, ^bb76
    %250 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %251 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %252 = llvm.icmp "ne" %250, %251 : !llvm.ptr
    llvm.cond_br %252, ^bb67, ^bb79
  ^bb67:  // pred: ^bb66
    %253 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %254 = llvm.load %253 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %254, %83 {alignment = 4 : i64} : i32, !llvm.ptr
    %255 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    %256 = llvm.invoke @_ZNK3MapIi4ItemE2atERKi(%75, %83) to ^bb68 unwind ^bb70 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb68:  // pred: ^bb67
    %257 = llvm.getelementptr inbounds|nuw %256[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %258 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> i32
    %259 = llvm.invoke @printf(%23, %255, %258) to ^bb69 unwind ^bb70 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb69:  // pred: ^bb68
    llvm.br ^bb75
  ^bb70:  // 2 preds: ^bb67, ^bb68
    %260 = llvm.landingpad cleanup (catch %24 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %261 = llvm.extractvalue %260[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %261, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %262 = llvm.extractvalue %260[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %262, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb71
  ^bb71:  // pred: ^bb70
    %263 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %264 = llvm.intr.eh.typeid.for %24 : (!llvm.ptr) -> i32
    %265 = llvm.icmp "eq" %263, %264 : i32
    llvm.cond_br %265, ^bb72, ^bb81
  ^bb72:  // pred: ^bb71
    %266 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %267 = llvm.call @__cxa_begin_catch(%266) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %267, %84 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %268 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    %269 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %270 = llvm.load %269 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %271 = llvm.getelementptr inbounds %270[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %272 = llvm.load %271 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %273 = llvm.call %272(%269) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %274 = llvm.invoke @printf(%25, %268, %273) to ^bb73 unwind ^bb77 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb73:  // pred: ^bb72
    llvm.invoke @__cxa_end_catch() to ^bb74 unwind ^bb62 : () -> ()
  ^bb74:  // pred: ^bb73
    llvm.br ^bb75
  ^bb75:  // 2 preds: ^bb69, ^bb74
    llvm.br ^bb76
  ^bb76:  // pred: ^bb75
    %275 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %276 = llvm.getelementptr inbounds|nuw %275[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %276, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb66
  ^bb77:  // pred: ^bb72
    %277 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %278 = llvm.extractvalue %277[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %278, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %279 = llvm.extractvalue %277[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %279, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb78 unwind ^bb83 : () -> ()
  ^bb78:  // pred: ^bb77
    llvm.br ^bb81
  ^bb79:  // pred: ^bb66
    %280 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %281 = llvm.invoke @_ZNK3MapIi4ItemE4sizeEv(%75) to ^bb80 unwind ^bb62 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb80:  // pred: ^bb79
    %282 = llvm.icmp "eq" %280, %281 : i32
    %283 = llvm.zext %282 : i1 to i64
    %284 = llvm.select %282, %1, %0 : i1, i32
    llvm.store %284, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN3MapIi4ItemED2Ev(%75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %285 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %285 : i32
  ^bb81:  // 3 preds: ^bb62, ^bb71, ^bb78
    llvm.call @_ZN3MapIi4ItemED2Ev(%75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb82
  ^bb82:  // 2 preds: ^bb61, ^bb81
    %286 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %287 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %288 = llvm.insertvalue %286, %40[0] : !llvm.struct<(ptr, i32)> 
    %289 = llvm.insertvalue %287, %288[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %289 : !llvm.struct<(ptr, i32)>
  ^bb83:  // 3 preds: ^bb25, ^bb59, ^bb77
    %290 = llvm.landingpad (catch %35 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %291 = llvm.extractvalue %290[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%291) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE9push_backEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE9push_backEOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_(%3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4ItemC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4ItemC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %7 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %7, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.add %8, %0 overflow<nsw> : i32
    llvm.store %9, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr unnamed_addr @_ZN4ItemD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4ItemD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.add %5, %2 overflow<nsw> : i32
    llvm.store %6, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE5beginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE5beginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE3endEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE3endEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %4 = llvm.call @_ZNKSt16initializer_listIiE4sizeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %5 = llvm.getelementptr inbounds|nuw %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EEC2ERKS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EEC2ERKS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.std::allocator", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @_ZNKSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN9__gnu_cxx14__alloc_traitsISaI4ItemES1_E17_S_select_on_copyERKS2_(%5, %14) : (!llvm.ptr {llvm.align = 1 : i64, llvm.sret = !llvm.struct<"class.std::allocator", (i8)>}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2EmRKS1_(%10, %12, %5) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSaI4ItemED2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE5beginEv(%15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %16, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE3endEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %19, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %25 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.invoke @_ZSt22__uninitialized_copy_aIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_S2_ET0_T_SB_SA_RSaIT1_E(%26, %28, %23, %24) to ^bb2 unwind ^bb4 : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    %30 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %31 = llvm.getelementptr inbounds|nuw %30[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %29, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  ^bb3:  // pred: ^bb0
    %32 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSaI4ItemED2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb1
    %35 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %36 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %36, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %37, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EED2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %38 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.insertvalue %38, %2[0] : !llvm.struct<(ptr, i32)> 
    %41 = llvm.insertvalue %39, %40[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %41 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%9, %12, %10) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %13, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %16 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE5beginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.getelementptr inbounds %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %10, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%2, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %11 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %12 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2IPS1_vEERKNS0_IT_S6_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2IPS1_vEERKNS0_IT_S6_EE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.sdiv exact %13, %2 : i64
    llvm.return %14 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E(%7, %10, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EED2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%13) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr @_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEEvT_S8_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEEvT_S8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%5, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%6, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN9__gnu_cxx5__ops16__iter_less_iterEv() : () -> ()
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%12, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE3endEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE3endEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EEixEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EEixEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.return %9 : !llvm.ptr
  }
  llvm.func internal @_ZSt4sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEZ4mainE3$_0EvT_S9_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%6, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainE3$_0EENS0_15_Iter_comp_iterIT_EES4_(%14) : (!llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %15, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %23 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%19, %21, %24) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4foldRKSt6vectorI4ItemSaIS0_EERKSt8functionIFlliEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %11, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE5beginEv(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %8[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %13, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE3endEv(%15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %9[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %16, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %18 = llvm.call @_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%8, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %19 = llvm.xor %18, %3 : i1
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %20 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEdeEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %20, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.call @_ZNKSt8functionIFlliEEclEli(%21, %22, %25) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %26, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEppEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    %28 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %28 : i64
  }
  llvm.func internal unnamed_addr @_ZNSt8functionIFlliEEC2IZ4mainE3$_1vEEOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E9_M_invokeERKSt9_Any_dataOlOi : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%11, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZNSt14_Function_baseC2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    llvm.store %5, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E21_M_not_empty_functionIS1_EEbRKT_(%13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds|nuw %10[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E15_M_init_functorIS1_EEvRSt9_Any_dataOT_(%15, %16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %17 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    llvm.store %6, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    llvm.store %7, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr @_ZNSt8functionIFlliEEC2IZ4mainE3$_2vEEOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E9_M_invokeERKSt9_Any_dataOlOi : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%11, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZNSt14_Function_baseC2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    llvm.store %5, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E21_M_not_empty_functionIS1_EEbRKT_(%13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds|nuw %10[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E15_M_init_functorIS1_EEvRSt9_Any_dataOT_(%15, %16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %17 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    llvm.store %6, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %10[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    llvm.store %7, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt8functionIFlliEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8functionIFlliEED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14_Function_baseD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt8functionIFlliEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8functionIFlliEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%8, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @_ZNSt14_Function_baseC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.getelementptr inbounds|nuw %7[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    llvm.store %5, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3MapIi4ItemEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MapIi4ItemEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.std::allocator.6", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEEC2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_(%9, %2, %5) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    llvm.store %1, %10 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  ^bb2:  // pred: ^bb0
    %11 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %12, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.insertvalue %14, %3[0] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.insertvalue %15, %16[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %17 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZN3MapIi4ItemEixERKi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MapIi4ItemEixERKi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.std::hash", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @_ZNKSt4hashIiEclEi(%10, %17) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i64 {llvm.noundef})
    %19 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %20 = llvm.call @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE4sizeEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %21 = llvm.urem %18, %20 : i64
    %22 = llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm(%15, %21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %22, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %24, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "ne" %25, %2 : !llvm.ptr
    llvm.cond_br %26, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %29, %31 : i32
    llvm.cond_br %32, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    llvm.store %34, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %35 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %37, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %38 = llvm.call @_Znwm(%3) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %39 = llvm.getelementptr inbounds|nuw %38[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %40 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %41, %39 {alignment = 16 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %38[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    llvm.invoke @_ZN4ItemC2Ei(%42, %1) to ^bb7 unwind ^bb8 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    %43 = llvm.getelementptr inbounds|nuw %38[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %44 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %45, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %38, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %14[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.store %49, %47 {alignment = 8 : i64} : i32, !llvm.ptr
    %50 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    llvm.store %52, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb8:  // pred: ^bb6
    %53 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %54 = llvm.extractvalue %53[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %54, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.extractvalue %53[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%38, %3) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb9:  // 2 preds: ^bb3, ^bb7
    %56 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %56 : !llvm.ptr
  ^bb10:  // pred: ^bb8
    %57 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.insertvalue %57, %4[0] : !llvm.struct<(ptr, i32)> 
    %60 = llvm.insertvalue %58, %59[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %60 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZNK3MapIi4ItemE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK3MapIi4ItemE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.return %5 : i32
  }
  llvm.func linkonce_odr @_ZNK3MapIi4ItemE2atERKi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK3MapIi4ItemE2atERKi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt12out_of_rangeD1Ev : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.std::hash", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.call @_ZNKSt4hashIiEclEi(%12, %18) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i64 {llvm.noundef})
    %20 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    %21 = llvm.call @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE4sizeEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %22 = llvm.urem %19, %21 : i64
    %23 = llvm.call @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm(%16, %22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %24, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "ne" %25, %2 : !llvm.ptr
    llvm.cond_br %26, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %29, %31 : i32
    llvm.cond_br %32, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    llvm.return %34 : !llvm.ptr
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %35 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %37, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %38 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12out_of_rangeC1EPKc(%38, %4) to ^bb7 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.call @__cxa_throw(%38, %6, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb6
    %39 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %40 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %41, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%38) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %42 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.insertvalue %42, %5[0] : !llvm.struct<(ptr, i32)> 
    %45 = llvm.insertvalue %43, %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %45 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3MapIi4ItemED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MapIi4ItemED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    llvm.store %13, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE5beginEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE3endEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    llvm.store %18, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %20 = llvm.call @_ZN9__gnu_cxxeqIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEEbRKNS_17__normal_iteratorIT_T0_EESF_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%8, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %21 = llvm.xor %20, %2 : i1
    llvm.cond_br %21, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %22 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEdeEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %23, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb6
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ne" %24, %3 : !llvm.ptr
    llvm.cond_br %25, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %28, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %3 : !llvm.ptr
    llvm.cond_br %30, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call @_ZN3MapIi4ItemE4NodeD2Ev(%29) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%29, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %31 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %31, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb3
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %32 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEppEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1
  ^bb9:  // pred: ^bb1
    %33 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)>
    llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EED2Ev(%33) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaI4ItemEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaI4ItemEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaI4ItemEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorI4ItemEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorI4ItemEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorI4ItemEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "ne" %9, %12 : !llvm.ptr
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_(%14, %17, %18) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %21[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %22, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %23 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE3endEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%6, %27, %25) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %28 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE4backEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %28 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZSt12construct_atI4ItemJS0_EEDTgsnwcvPvLi0E_T_pispclsr3stdE7declvalIT0_EEEEPS2_DpOS3_(%4, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE12_M_check_lenEmPKc(%21, %2, %3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %22, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %28, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %29, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%8, %15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %31, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE11_M_allocateEm(%21, %32) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %33, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %34, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %36 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds|nuw %36[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %39 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_(%35, %38, %39) to ^bb1 unwind ^bb4 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.store %4, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %45 = llvm.invoke @_ZSt34__uninitialized_move_if_noexcept_aIP4ItemS1_SaIS0_EET0_T_S4_S3_RT1_(%40, %42, %43, %44) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %45, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %47, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %53 = llvm.invoke @_ZSt34__uninitialized_move_if_noexcept_aIP4ItemS1_SaIS0_EET0_T_S4_S3_RT1_(%49, %50, %51, %52) to ^bb3 unwind ^bb4 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb3:  // pred: ^bb2
    llvm.store %53, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
    %54 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %57 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.call @__cxa_begin_catch(%57) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %59 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "ne" %59, %4 : !llvm.ptr
    llvm.cond_br %60, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %61 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %62 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.getelementptr inbounds|nuw %62[%63] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE7destroyIS0_EEvRS1_PT_(%61, %64) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb7:  // pred: ^bb5
    %65 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E(%65, %66, %67) to ^bb8 unwind ^bb9 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb8:  // pred: ^bb7
    llvm.br ^bb10
  ^bb9:  // 3 preds: ^bb7, ^bb10, ^bb11
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.extractvalue %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb15 : () -> ()
  ^bb10:  // 2 preds: ^bb6, ^bb8
    %71 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m(%21, %71, %72) to ^bb11 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    llvm.invoke @__cxa_rethrow() to ^bb16 unwind ^bb9 : () -> ()
  ^bb12:  // pred: ^bb9
    llvm.br ^bb14
  ^bb13:  // pred: ^bb3
    %73 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E(%73, %74, %75) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %76 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %78 = llvm.getelementptr inbounds|nuw %77[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.ptrtoint %79 : !llvm.ptr to i64
    %82 = llvm.ptrtoint %80 : !llvm.ptr to i64
    %83 = llvm.sub %81, %82 : i64
    %84 = llvm.sdiv exact %83, %7 : i64
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m(%21, %76, %84) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %85 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %87 = llvm.getelementptr inbounds|nuw %86[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %85, %87 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %88 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %90 = llvm.getelementptr inbounds|nuw %89[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %88, %90 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.getelementptr inbounds|nuw %91[%92] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %94 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %95 = llvm.getelementptr inbounds|nuw %94[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %93, %95 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  ^bb14:  // pred: ^bb12
    %96 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.insertvalue %96, %5[0] : !llvm.struct<(ptr, i32)> 
    %99 = llvm.insertvalue %97, %98[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %99 : !llvm.struct<(ptr, i32)>
  ^bb15:  // pred: ^bb9
    %100 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %101 = llvm.extractvalue %100[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%101) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb16:  // pred: ^bb11
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE4backEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE4backEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE3endEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl(%5, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %11 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12construct_atI4ItemJS0_EEDTgsnwcvPvLi0E_T_pispclsr3stdE7declvalIT0_EEEEPS2_DpOS3_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12construct_atI4ItemJS0_EEDTgsnwcvPvLi0E_T_pispclsr3stdE7declvalIT0_EEEEPS2_DpOS3_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4ItemC2ERKS_(%3, %4) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4ItemC2ERKS_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4ItemC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %8 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %18, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "sge" %19, %1 : i32
    llvm.cond_br %20, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %21 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %21, %3 overflow<nsw> : i32
    llvm.store %22, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %23 = llvm.icmp "eq" %21, %1 : i32
    llvm.cond_br %23, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %24 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%24, %6) to ^bb3 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call @__cxa_throw(%24, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %25 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%24) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5:  // 2 preds: ^bb0, ^bb1
    %28 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  ^bb6:  // pred: ^bb4
    %30 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.insertvalue %30, %7[0] : !llvm.struct<(ptr, i32)> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %33 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func unnamed_addr @_ZNSt13runtime_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_free_exception(!llvm.ptr)
  llvm.func unnamed_addr @_ZNSt13runtime_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE12_M_check_lenEmPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE12_M_check_lenEmPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %8 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %9 = llvm.sub %7, %8 : i64
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.icmp "ult" %9, %10 : i64
    llvm.cond_br %11, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt20__throw_length_errorPKc(%12) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %13 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %14 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %14, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.call @_ZSt3maxImERKT_S2_S2_(%5, %2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.add %13, %16 : i64
    llvm.store %17, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %20 = llvm.icmp "ult" %18, %19 : i64
    llvm.cond_br %20, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %23 = llvm.icmp "ugt" %21, %22 : i64
    llvm.cond_br %23, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %24 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.br ^bb6(%24 : i64)
  ^bb5:  // pred: ^bb3
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb6(%25 : i64)
  ^bb6(%26: i64):  // 2 preds: ^bb4, ^bb5
    llvm.return %26 : i64
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.sub %10, %11 : i64
    %13 = llvm.sdiv exact %12, %1 : i64
    llvm.return %13 : i64
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseI4ItemSaIS0_EE11_M_allocateEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE11_M_allocateEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %6[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call @_ZNSt16allocator_traitsISaI4ItemEE8allocateERS1_m(%9, %10) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.br ^bb3(%11 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : !llvm.ptr)
  ^bb3(%12: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %12 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt34__uninitialized_move_if_noexcept_aIP4ItemS1_SaIS0_EET0_T_S4_S3_RT1_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt34__uninitialized_move_if_noexcept_aIP4ItemS1_SaIS0_EET0_T_S4_S3_RT1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %6 = llvm.call @_ZSt32__make_move_if_noexcept_iteratorI4ItemPKS0_ET0_PT_(%5) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt32__make_move_if_noexcept_iteratorI4ItemPKS0_ET0_PT_(%7) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %9 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZSt22__uninitialized_copy_aIPK4ItemPS0_S0_ET0_T_S5_S4_RSaIT1_E(%6, %8, %9, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %11 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE7destroyIS0_EEvRS1_PT_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE7destroyIS0_EEvRS1_PT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10destroy_atI4ItemEvPT_(%3) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIP4ItemS0_EvT_S2_RSaIT0_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8_DestroyIP4ItemEvT_S2_(%4, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %6[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE10deallocateERS1_PS0_m(%9, %10, %11) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @__cxa_rethrow()
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE8max_sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %4 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE11_S_max_sizeERKS1_(%3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %4 : i64
  }
  llvm.func @_ZSt20__throw_length_errorPKc(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZSt3maxImERKT_S2_S2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3maxImERKT_S2_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
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
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE11_S_max_sizeERKS1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE11_S_max_sizeERKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt16allocator_traitsISaI4ItemEE8max_sizeERKS1_(%6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
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
  llvm.func linkonce_odr @_ZNKSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt12_Vector_baseI4ItemSaIS0_EE19_M_get_Tp_allocatorEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE8max_sizeERKS1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE8max_sizeERKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE8allocateERS1_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE8allocateERS1_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %10 = llvm.call @_ZNSt15__new_allocatorI4ItemE8allocateEmPKv(%8, %9, %1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorI4ItemE8allocateEmPKv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorI4ItemE8allocateEmPKv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %8 = llvm.call @_ZNKSt15__new_allocatorI4ItemE11_M_max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
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
  llvm.func linkonce_odr @_ZNKSt15__new_allocatorI4ItemE11_M_max_sizeEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt15__new_allocatorI4ItemE11_M_max_sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
  llvm.func linkonce_odr @_ZSt22__uninitialized_copy_aIPK4ItemPS0_S0_ET0_T_S5_S4_RSaIT1_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt22__uninitialized_copy_aIPK4ItemPS0_S0_ET0_T_S5_S4_RSaIT1_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %8 = llvm.call @_ZSt18uninitialized_copyIPK4ItemPS0_ET0_T_S5_S4_(%5, %6, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt32__make_move_if_noexcept_iteratorI4ItemPKS0_ET0_PT_(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt32__make_move_if_noexcept_iteratorI4ItemPKS0_ET0_PT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt18uninitialized_copyIPK4ItemPS0_ET0_T_S5_S4_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt18uninitialized_copyIPK4ItemPS0_ET0_T_S5_S4_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %1, %6 {alignment = 1 : i64} : i8, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIPK4ItemPS2_EET0_T_S7_S6_(%7, %8, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIPK4ItemPS2_EET0_T_S7_S6_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIPK4ItemPS2_EET0_T_S7_S6_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %7 = llvm.call @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_(%4, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %10, %11 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt10_ConstructI4ItemJRKS0_EEvPT_DpOT0_(%13, %14) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %16, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb2
    %19 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %20, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @__cxa_begin_catch(%22) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %24 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt8_DestroyIP4ItemEvT_S2_(%24, %25) to ^bb7 unwind ^bb9 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb13 unwind ^bb9 : () -> ()
  ^bb8:  // pred: ^bb1
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %26 : !llvm.ptr
  ^bb9:  // 2 preds: ^bb6, ^bb7
    %27 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb10 unwind ^bb12 : () -> ()
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %30 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.insertvalue %30, %2[0] : !llvm.struct<(ptr, i32)> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %33 : !llvm.struct<(ptr, i32)>
  ^bb12:  // pred: ^bb9
    %34 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %35 = llvm.extractvalue %34[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%35) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb7
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZSt10_ConstructI4ItemJRKS0_EEvPT_DpOT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10_ConstructI4ItemJRKS0_EEvPT_DpOT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4ItemC2ERKS_(%3, %4) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8_DestroyIP4ItemEvT_S2_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIP4ItemEvT_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Destroy_auxILb0EE9__destroyIP4ItemEEvT_S4_(%3, %4) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Destroy_auxILb0EE9__destroyIP4ItemEEvT_S4_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Destroy_auxILb0EE9__destroyIP4ItemEEvT_S4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.icmp "ne" %3, %4 : !llvm.ptr
    llvm.cond_br %5, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8_DestroyI4ItemEvPT_(%6) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %8, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8_DestroyI4ItemEvPT_(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyI4ItemEvPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10destroy_atI4ItemEvPT_(%2) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt10destroy_atI4ItemEvPT_(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10destroy_atI4ItemEvPT_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE10deallocateERS1_PS0_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE10deallocateERS1_PS0_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZNSt15__new_allocatorI4ItemE10deallocateEPS0_m(%10, %11, %12) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorI4ItemE10deallocateEPS0_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorI4ItemE10deallocateEPS0_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.sub %2, %10 : i64
    %12 = llvm.getelementptr inbounds %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %12, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%3, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %13 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %14 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %5 : i64
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx14__alloc_traitsISaI4ItemES1_E17_S_select_on_copyERKS2_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::allocator", (i8)>}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx14__alloc_traitsISaI4ItemES1_E17_S_select_on_copyERKS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE37select_on_container_copy_constructionERKS1_(%arg0, %3) : (!llvm.ptr {llvm.align = 1 : i64, llvm.sret = !llvm.struct<"class.std::allocator", (i8)>}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EEC2EmRKS1_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EEC2EmRKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2ERKS1_(%9, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_M_create_storageEm(%8, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.insertvalue %15, %2[0] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %18 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaI4ItemED2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaI4ItemED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt22__uninitialized_copy_aIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_S2_ET0_T_SB_SA_RSaIT1_E(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt22__uninitialized_copy_aIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_S2_ET0_T_SB_SA_RSaIT1_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZSt18uninitialized_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%13, %15, %11) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %16 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE5beginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE5beginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE3endEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE3endEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %17 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %18 = llvm.sub %16, %17 : i64
    %19 = llvm.sdiv exact %18, %3 : i64
    llvm.invoke @_ZNSt12_Vector_baseI4ItemSaIS0_EE13_M_deallocateEPS0_m(%6, %9, %19) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implD2Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %21 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%22) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaI4ItemEE37select_on_container_copy_constructionERKS1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::allocator", (i8)>}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaI4ItemEE37select_on_container_copy_constructionERKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaI4ItemEC2ERKS0_(%arg0, %3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaI4ItemEC2ERKS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaI4ItemEC2ERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorI4ItemEC2ERKS1_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorI4ItemEC2ERKS1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorI4ItemEC2ERKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2ERKS1_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implC2ERKS1_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaI4ItemEC2ERKS0_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataC2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseI4ItemSaIS0_EE17_M_create_storageEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE17_M_create_storageEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.call @_ZNSt12_Vector_baseI4ItemSaIS0_EE11_M_allocateEm(%5, %6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %7, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %12, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds|nuw %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %19, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseI4ItemSaIS0_EE12_Vector_implD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaI4ItemED2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt18uninitialized_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt18uninitialized_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %2, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %2, %8 {alignment = 1 : i64} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%9, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%10, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS4_SaIS4_EEEEPS4_EET0_T_SD_SC_(%15, %17, %13) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %18 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS4_SaIS4_EEEEPS4_EET0_T_SD_SC_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt20__uninitialized_copyILb0EE13__uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS4_SaIS4_EEEEPS4_EET0_T_SD_SC_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%6, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%12, %14, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %15 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %13, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %14 = llvm.call @_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%5, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %15 = llvm.xor %14, %2 : i1
    llvm.cond_br %15, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEdeEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZSt10_ConstructI4ItemJRKS0_EEvPT_DpOT0_(%16, %17) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %18 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEppEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %19 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %20, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb2
    %21 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %23, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %24 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @__cxa_begin_catch(%24) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %26 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt8_DestroyIP4ItemEvT_S2_(%26, %27) to ^bb7 unwind ^bb9 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_rethrow() to ^bb13 unwind ^bb9 : () -> ()
  ^bb8:  // pred: ^bb1
    %28 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %28 : !llvm.ptr
  ^bb9:  // 2 preds: ^bb6, ^bb7
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb10 unwind ^bb12 : () -> ()
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.insertvalue %32, %4[0] : !llvm.struct<(ptr, i32)> 
    %35 = llvm.insertvalue %33, %34[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %35 : !llvm.struct<(ptr, i32)>
  ^bb12:  // pred: ^bb9
    %36 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %37 = llvm.extractvalue %36[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%37) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb7
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %5, %8 : !llvm.ptr
    llvm.return %9 : i1
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEdeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEdeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEppEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEppEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %arg1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE6cbeginEv(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %17, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.call @_ZN9__gnu_cxxmiIPK4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSA_SD_(%4, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %19, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "ne" %22, %25 : !llvm.ptr
    llvm.cond_br %26, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %27 = llvm.call @_ZNKSt6vectorI4ItemSaIS0_EE4cendEv(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    llvm.store %27, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.call @_ZN9__gnu_cxxeqIPK4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESC_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%4, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %29, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %30 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %31 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %32 = llvm.getelementptr inbounds|nuw %31[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_(%30, %33, %34) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %35 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %37[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %38, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb3:  // pred: ^bb1
    %39 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %39, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%11, %41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %42, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_(%16, %46, %44) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb6
  ^bb5:  // pred: ^bb0
    %47 = llvm.call @_ZNSt6vectorI4ItemSaIS0_EE5beginEv(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %47, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %49 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%13, %49) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %50, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%16, %54, %52) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %55 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %56 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.getelementptr inbounds %57[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %59, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEC2ERKS2_(%3, %14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %60 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %61 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxmiIPK4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSA_SD_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxmiIPK4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSA_SD_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.sub %10, %11 : i64
    %13 = llvm.sdiv exact %12, %1 : i64
    llvm.return %13 : i64
  }
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE6cbeginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE6cbeginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt6vectorI4ItemSaIS0_EE4cendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt6vectorI4ItemSaIS0_EE4cendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS1_SaIS1_EEEC2ERKS3_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.0", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.constant(-2 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.call @_ZNSt16allocator_traitsISaI4ItemEE9constructIS0_JS0_EEEvRS1_PT_DpOT0_(%9, %12, %16) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %17 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %20, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %27 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %31 = llvm.call @_ZSt13move_backwardIP4ItemS1_ET0_T_S3_S2_(%22, %26, %30) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %32 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %34 = llvm.call @_ZN4ItemaSERKS_(%33, %32) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt13move_backwardIP4ItemS1_ET0_T_S3_S2_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt13move_backwardIP4ItemS1_ET0_T_S3_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZSt12__miter_baseIP4ItemET_S2_(%4) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZSt12__miter_baseIP4ItemET_S2_(%6) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZSt22__copy_move_backward_aILb1EP4ItemS1_ET1_T0_S3_S2_(%5, %7, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4ItemaSERKS_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4ItemaSERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "sge" %14, %2 : i32
    llvm.cond_br %15, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.add %16, %3 overflow<nsw> : i32
    llvm.store %17, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.icmp "eq" %16, %2 : i32
    llvm.cond_br %18, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %19 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%19, %5) to ^bb3 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call @__cxa_throw(%19, %7, %8) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %20 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%19) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5:  // 2 preds: ^bb0, ^bb1
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.getelementptr inbounds|nuw %13[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %25, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return %13 : !llvm.ptr
  ^bb6:  // pred: ^bb4
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.insertvalue %27, %6[0] : !llvm.struct<(ptr, i32)> 
    %30 = llvm.insertvalue %28, %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %30 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZSt22__copy_move_backward_aILb1EP4ItemS1_ET1_T0_S3_S2_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt22__copy_move_backward_aILb1EP4ItemS1_ET1_T0_S3_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZSt12__niter_baseIP4ItemET_S2_(%4) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZSt12__niter_baseIP4ItemET_S2_(%6) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZSt12__niter_baseIP4ItemET_S2_(%8) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %10 = llvm.call @_ZSt23__copy_move_backward_a1ILb1EP4ItemS1_ET1_T0_S3_S2_(%5, %7, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.call @_ZSt12__niter_wrapIP4ItemET_RKS2_S2_(%3, %10) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %11 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__miter_baseIP4ItemET_S2_(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__miter_baseIP4ItemET_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__niter_wrapIP4ItemET_RKS2_S2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__niter_wrapIP4ItemET_RKS2_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt23__copy_move_backward_a1ILb1EP4ItemS1_ET1_T0_S3_S2_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt23__copy_move_backward_a1ILb1EP4ItemS1_ET1_T0_S3_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %7 = llvm.call @_ZSt23__copy_move_backward_a2ILb1EP4ItemS1_ET1_T0_S3_S2_(%4, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__niter_baseIP4ItemET_S2_(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__niter_baseIP4ItemET_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt23__copy_move_backward_a2ILb1EP4ItemS1_ET1_T0_S3_S2_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt23__copy_move_backward_a2ILb1EP4ItemS1_ET1_T0_S3_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %7 = llvm.call @_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIP4ItemS4_EET0_T_S6_S5_(%4, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIP4ItemS4_EET0_T_S6_S5_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIP4ItemS4_EET0_T_S6_S5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.sdiv exact %13, %1 : i64
    llvm.store %14, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.icmp "sgt" %15, %2 : i64
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %18, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %20, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @_ZN4ItemaSERKS_(%20, %18) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.add %22, %4 overflow<nsw> : i64
    llvm.store %23, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %24 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%5, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %17 = llvm.xor %16, %2 : i1
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%8, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%6, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %19 = llvm.call @_ZSt4__lgl(%18) : (i64 {llvm.noundef}) -> (i64 {llvm.noundef})
    %20 = llvm.mul %19, %4 overflow<nsw> : i64
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%22, %24, %20) : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%11, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%26, %28) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx5__ops16__iter_less_iterEv() comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx5__ops16__iter_less_iterEv) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %5, %8 : !llvm.ptr
    llvm.return %9 : i1
  }
  llvm.func linkonce_odr @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %23 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%7, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %24 = llvm.icmp "sgt" %23, %2 : i64
    llvm.cond_br %24, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.icmp "eq" %25, %3 : i64
    llvm.cond_br %26, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%10, %6, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %27 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_(%28, %30, %32) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %33 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.add %33, %4 overflow<nsw> : i64
    llvm.store %34, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%15, %6, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %35 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_T0_(%36, %38) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %39, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%18, %14, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%19, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%43, %45, %41) : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%7, %14, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt4__lgl(%arg0: i64 {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt4__lgl) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(63 : i32) : i32
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %4 = "llvm.intr.ctlz"(%3) <{is_zero_poison = true}> : (i64) -> i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.sub %1, %5 overflow<nsw> : i32
    %7 = llvm.sext %6 : i32 to i64
    llvm.return %7 : i64
  }
  llvm.func linkonce_odr @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%5, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %19 = llvm.icmp "sgt" %18, %2 : i64
    llvm.cond_br %19, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%7, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%4, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %20, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%23, %25) : (!llvm.ptr, !llvm.ptr) -> ()
    %26 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%4, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %26, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%11, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %28 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%29, %31) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    "llvm.intr.memcpy"(%13, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%33, %35) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_(%17, %19, %21) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memcpy"(%11, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%23, %25, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%7, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %22 = llvm.sdiv %21, %2 : i64
    %23 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %23, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%10, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %25, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%12, %9, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %27 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl(%7, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %27, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_SA_T0_(%30, %32, %34, %36) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %37 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %37, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%16, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_SA_T0_(%40, %42, %44) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %45, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %48 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.std::__cmp_cat::__unspec", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%22, %24, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%10, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %25 = llvm.call @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_(%10, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8
    %26 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %25, %26 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call @_ZNSt9__cmp_cat8__unspecC2EPS0_(%12, %3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %28 = llvm.load %27 {alignment = 1 : i64} : !llvm.ptr -> i8
    %29 = llvm.call @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(%28) {no_unwind} : (i8) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %29, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%13, %10, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %30 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %31, %33) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %34, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%15, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %10, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %35 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_(%36, %38, %40, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %41 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %12 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%5, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %13 = llvm.icmp "sgt" %12, %2 : i64
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    "llvm.intr.memcpy"(%7, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_(%17, %19, %21, %15) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%8, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %23 = llvm.icmp "slt" %22, %2 : i64
    llvm.cond_br %23, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb13
  ^bb2:  // pred: ^bb0
    %24 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%8, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %24, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.sub %25, %2 overflow<nsw> : i64
    %27 = llvm.sdiv %26, %2 : i64
    llvm.store %27, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%7, %28) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %29, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%12, %31) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%14, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZN4ItemC2ERKS_(%15, %12) to ^bb4 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%36, %32, %33, %15) to ^bb5 unwind ^bb8 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @_ZN4ItemD2Ev(%15) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %37 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.icmp "eq" %37, %5 : i64
    llvm.cond_br %38, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    llvm.store %0, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb7:  // pred: ^bb3
    %39 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %40 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %41, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb8:  // pred: ^bb4
    %42 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %43, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %44, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%15) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb9:  // pred: ^bb5
    %45 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.add %45, %6 overflow<nsw> : i64
    llvm.store %46, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %47 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %47 : i32, ^bb15 [
      0: ^bb11,
      1: ^bb13
    ]
  ^bb11:  // pred: ^bb10
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb12:  // 2 preds: ^bb7, ^bb8
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb13:  // 2 preds: ^bb1, ^bb10
    llvm.return
  ^bb14:  // pred: ^bb12
    %48 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.insertvalue %48, %4[0] : !llvm.struct<(ptr, i32)> 
    %51 = llvm.insertvalue %49, %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %51 : !llvm.struct<(ptr, i32)>
  ^bb15:  // pred: ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(%arg0: i8) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__cmp_cat::__unspec", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %arg0, %4 {alignment = 1 : i64} : i8, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
    %7 = llvm.sext %6 : i8 to i32
    %8 = llvm.icmp "slt" %7, %1 : i32
    llvm.return %8 : i1
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8 comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZNSt8__detail11__synth3wayE : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZNKSt8__detail10_Synth3wayclIP4ItemS3_EEDaRKT_RKT0_QrqXltfp_fp0_RNS_18__boolean_testableEXltfp0_fp_RNS_18__boolean_testableEE(%1, %7, %9) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8
    %11 = llvm.getelementptr inbounds|nuw %3[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %10, %11 {alignment = 1 : i64} : i8, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %3[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.return %13 : i8
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt9__cmp_cat8__unspecC2EPS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt9__cmp_cat8__unspecC2EPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZNK4ItemltERKS_(%8, %9) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %10 : i1
  }
  llvm.func linkonce_odr @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%9, %18) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %20 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %21 = llvm.invoke @_ZN4ItemaSERKS_(%20, %19) to ^bb1 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%12, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%6, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.invoke @_ZN4ItemC2ERKS_(%13, %9) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %23 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%25, %3, %22, %13) to ^bb3 unwind ^bb5 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call @_ZN4ItemD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4ItemD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb4:  // 2 preds: ^bb0, ^bb1
    %26 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb5:  // pred: ^bb2
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZN4ItemD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %32 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.insertvalue %32, %4[0] : !llvm.struct<(ptr, i32)> 
    %35 = llvm.insertvalue %33, %34[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %35 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @__const._ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_.__cmp : !llvm.ptr
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %8 = llvm.mlir.constant(-1 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_val", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %28, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %29 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %29, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %30 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.sub %31, %2 overflow<nsw> : i64
    %33 = llvm.sdiv %32, %3 : i64
    %34 = llvm.icmp "slt" %30, %33 : i64
    llvm.cond_br %34, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %35 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.add %35, %2 overflow<nsw> : i64
    %37 = llvm.mul %3, %36 overflow<nsw> : i64
    llvm.store %37, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    %38 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %38) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %39, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.sub %41, %2 overflow<nsw> : i64
    %43 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %43, %44 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%10, %46, %48) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %49, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %50 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.add %50, %8 overflow<nsw> : i64
    llvm.store %51, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %52 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %52) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %53, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %56 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %57, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %60 = llvm.call @_ZN4ItemaSERKS_(%59, %55) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %61 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %61, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb1
    %62 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.and %62, %2 : i64
    %64 = llvm.icmp "eq" %63, %4 : i64
    llvm.cond_br %64, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %65 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.sub %66, %3 overflow<nsw> : i64
    %68 = llvm.sdiv %67, %3 : i64
    %69 = llvm.icmp "eq" %65, %68 : i64
    llvm.cond_br %69, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %70 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.add %70, %2 overflow<nsw> : i64
    %72 = llvm.mul %3, %71 overflow<nsw> : i64
    llvm.store %72, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    %73 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.sub %73, %2 overflow<nsw> : i64
    %75 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %75, %76 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %78 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %78) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %79, %80 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %81 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %82 = llvm.call @_ZN4ItemaSERKS_(%81, %77) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %83 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.sub %83, %2 overflow<nsw> : i64
    llvm.store %84, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb5, ^bb6, ^bb7
    "llvm.intr.memcpy"(%22, %5, %2) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%23, %9, %6) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %85 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZN4ItemC2ERKS_(%24, %arg3) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %87 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_(%88, %85, %86, %24, %22) to ^bb9 unwind ^bb10 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.call @_ZN4ItemD2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb10:  // pred: ^bb8
    %89 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %90 = llvm.extractvalue %89[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.extractvalue %89[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %92 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.insertvalue %92, %7[0] : !llvm.struct<(ptr, i32)> 
    %95 = llvm.insertvalue %93, %94[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %95 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.sub %16, %2 overflow<nsw> : i64
    %18 = llvm.sdiv %17, %3 : i64
    llvm.store %18, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.icmp "sgt" %19, %20 : i64
    llvm.cond_br %21, ^bb2, ^bb3(%4 : i1)
  ^bb2:  // pred: ^bb1
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %24, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES4_EEbT_RT0_(%22, %27, %arg3) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.br ^bb3(%28 : i1)
  ^bb3(%29: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %29, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %31, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %34) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %35, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %38 = llvm.call @_ZN4ItemaSERKS_(%37, %33) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %39 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %39, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %40 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.sub %40, %2 overflow<nsw> : i64
    %42 = llvm.sdiv %41, %3 : i64
    llvm.store %42, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %43 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %44, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %47 = llvm.call @_ZN4ItemaSERKS_(%46, %arg3) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES4_EEbT_RT0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES4_EEbT_RT0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNK4ItemltERKS_(%7, %8) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %9 : i1
  }
  llvm.func linkonce_odr @_ZNK4ItemltERKS_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNK4ItemltERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %6, %9 : i32
    llvm.return %10 : i1
  }
  llvm.func linkonce_odr @_ZNKSt8__detail10_Synth3wayclIP4ItemS3_EEDaRKT_RKT0_QrqXltfp_fp0_RNS_18__boolean_testableEXltfp0_fp_RNS_18__boolean_testableEE(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8 comdat(@__llvm_global_comdat::@_ZNKSt8__detail10_Synth3wayclIP4ItemS3_EEDaRKT_RKT0_QrqXltfp_fp0_RNS_18__boolean_testableEXltfp0_fp_RNS_18__boolean_testableEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i8) : i8
    %2 = llvm.mlir.constant(1 : i8) : i8
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "ult" %11, %13 : !llvm.ptr
    %15 = llvm.select %14, %1, %2 : i1, i8
    %16 = llvm.icmp "eq" %11, %13 : !llvm.ptr
    %17 = llvm.select %16, %3, %15 : i1, i8
    %18 = llvm.getelementptr inbounds|nuw %5[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %17, %18 {alignment = 1 : i64} : i8, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %5[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %20 = llvm.load %19 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.return %20 : i8
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg3, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %35, %37) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %38, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%10, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %40, %42) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %43, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%12, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%13, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %44 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%45, %47) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb3:  // pred: ^bb1
    "llvm.intr.memcpy"(%14, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%15, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %48 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %49, %51) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %52, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%16, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %53 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%54, %56) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    "llvm.intr.memcpy"(%18, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%19, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %57 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%58, %60) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    llvm.br ^bb15
  ^bb8:  // pred: ^bb0
    "llvm.intr.memcpy"(%20, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%21, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %61 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %62, %64) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %65, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    "llvm.intr.memcpy"(%22, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%23, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %66 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%67, %69) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb10:  // pred: ^bb8
    "llvm.intr.memcpy"(%24, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%25, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %70 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%7, %71, %73) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %74, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    "llvm.intr.memcpy"(%26, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%27, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %75 = llvm.getelementptr inbounds|nuw %26[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%76, %78) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb12:  // pred: ^bb10
    "llvm.intr.memcpy"(%28, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%29, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %79 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %29[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%80, %82) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb9, ^bb13
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb7, ^bb14
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEET_SA_SA_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.std::__cmp_cat::__unspec", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb9
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb3
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%10, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%8, %21, %23) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %24, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %25 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %26 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb6
    "llvm.intr.memcpy"(%11, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %27 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%8, %28, %30) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %31, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %32 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    %33 = llvm.call @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_(%5, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8
    %34 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %33, %34 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call @_ZNSt9__cmp_cat8__unspecC2EPS0_(%14, %3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %35 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.call @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(%36) {no_unwind} : (i8) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %37, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    "llvm.intr.memcpy"(%4, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %38 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %39 : !llvm.ptr
  ^bb9:  // pred: ^bb7
    "llvm.intr.memcpy"(%15, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%41, %43) : (!llvm.ptr, !llvm.ptr) -> ()
    %44 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  }
  llvm.func linkonce_odr @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%6, %7) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4ItemC2ERKS_(%4, %7) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.invoke @_ZN4ItemaSERKS_(%9, %8) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.invoke @_ZN4ItemaSERKS_(%11, %4) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.call @_ZN4ItemD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %1[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%6, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb12
  ^bb2:  // pred: ^bb0
    %26 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %26, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    %28 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%9, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %29 = llvm.xor %28, %3 : i1
    llvm.cond_br %29, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%10, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %6, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %30 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIP4ItemSt6vectorIS4_SaIS4_EEEES9_EEbT_T0_(%8, %31, %33) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %34, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %35 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%12, %35) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%13, %6, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %36, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.invoke @_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET0_T_S9_S8_(%39, %41, %43) to ^bb6 unwind ^bb8 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  ^bb6:  // pred: ^bb5
    %45 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %44, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %47 = llvm.invoke @_ZN4ItemaSERKS_(%46, %12) to ^bb7 unwind ^bb8 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb7:  // pred: ^bb6
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb8:  // 2 preds: ^bb5, ^bb6
    %48 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %49, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb9:  // pred: ^bb4
    "llvm.intr.memcpy"(%19, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE() : () -> ()
    %51 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%52) : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb7, ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %53 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb12:  // 2 preds: ^bb1, ^bb3
    llvm.return
  ^bb13:  // pred: ^bb8
    %54 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.insertvalue %54, %5[0] : !llvm.struct<(ptr, i32)> 
    %57 = llvm.insertvalue %55, %56[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %57 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %14 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%7, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %15 = llvm.xor %14, %3 : i1
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%8, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE() : () -> ()
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%17) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %18 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET0_T_S9_S8_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET0_T_S9_S8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEET_S8_(%16) : (!llvm.ptr) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %17, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%10, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEET_S8_(%20) : (!llvm.ptr) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %21, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%11, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET1_T0_S9_S8_(%24, %26, %28) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %29, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %32 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%arg0: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%6, %12) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    "llvm.intr.memcpy"(%8, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.invoke @_ZNK9__gnu_cxx5__ops14_Val_less_iterclI4ItemNS_17__normal_iteratorIPS3_St6vectorIS3_SaIS3_EEEEEEbRT_T0_(%5, %6, %15) to ^bb2 unwind ^bb5 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb2:  // pred: ^bb1
    llvm.cond_br %16, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %17 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %18 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %19 = llvm.invoke @_ZN4ItemaSERKS_(%18, %17) to ^bb4 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%4, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // 3 preds: ^bb1, ^bb3, ^bb6
    %21 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %23, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb6:  // pred: ^bb2
    %24 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %25 = llvm.invoke @_ZN4ItemaSERKS_(%24, %6) to ^bb7 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb7:  // pred: ^bb6
    llvm.call @_ZN4ItemD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb8:  // pred: ^bb5
    %26 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.insertvalue %26, %3[0] : !llvm.struct<(ptr, i32)> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %29 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE() comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET1_T0_S9_S8_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET1_T0_S9_S8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE(%15) {no_unwind} : (!llvm.ptr) -> (!llvm.ptr {llvm.noundef})
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE(%18) {no_unwind} : (!llvm.ptr) -> (!llvm.ptr {llvm.noundef})
    "llvm.intr.memcpy"(%10, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE(%21) {no_unwind} : (!llvm.ptr) -> (!llvm.ptr {llvm.noundef})
    %23 = llvm.call @_ZSt23__copy_move_backward_a1ILb1EP4ItemS1_ET1_T0_S3_S2_(%16, %19, %22) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %24 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES3_ET_S8_T0_(%25, %23) : (!llvm.ptr, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %26, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %29 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEET_S8_(%arg0: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEEET_S8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%3, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %6 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES3_ET_S8_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES3_ET_S8_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%7, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE(%11) {no_unwind} : (!llvm.ptr) -> (!llvm.ptr {llvm.noundef})
    %13 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %14 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %15 = llvm.sub %13, %14 : i64
    %16 = llvm.sdiv exact %15, %3 : i64
    %17 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %17, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %20 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE(%arg0: !llvm.ptr) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__niter_baseIP4ItemSt6vectorIS0_SaIS0_EEET_N9__gnu_cxx17__normal_iteratorIS5_T0_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEE4baseEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx5__ops14_Val_less_iterclI4ItemNS_17__normal_iteratorIPS3_St6vectorIS3_SaIS3_EEEEEEbRT_T0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx5__ops14_Val_less_iterclI4ItemNS_17__normal_iteratorIPS3_St6vectorIS3_SaIS3_EEEEEEbRT_T0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.call @_ZNK4ItemltERKS_(%7, %8) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %9 : i1
  }
  llvm.func internal @_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%5, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %19 = llvm.xor %18, %2 : i1
    llvm.cond_br %19, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%8, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%6, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %21 = llvm.call @_ZSt4__lgl(%20) : (i64 {llvm.noundef}) -> (i64 {llvm.noundef})
    %22 = llvm.mul %21, %4 overflow<nsw> : i64
    "llvm.intr.memcpy"(%10, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%24, %26, %22, %29) : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}, !llvm.ptr) -> ()
    "llvm.intr.memcpy"(%11, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%13, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %30 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%31, %33, %36) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @_ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainE3$_0EENS0_15_Iter_comp_iterIT_EES4_(%arg0: !llvm.ptr) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%5, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EC2ES2_(%3, %8) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    %9 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func internal @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %24 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg3, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %25 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%7, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %26 = llvm.icmp "sgt" %25, %2 : i64
    llvm.cond_br %26, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %27 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "eq" %27, %3 : i64
    llvm.cond_br %28, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%10, %6, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%13, %8, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %36 = llvm.getelementptr inbounds|nuw %35[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_T0_(%30, %32, %34, %37) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %38 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.add %38, %4 overflow<nsw> : i64
    llvm.store %39, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%15, %6, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %8, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call @_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEET_SC_SC_T0_(%41, %43, %46) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %47, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%18, %14, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%19, %7, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %49 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    "llvm.intr.memcpy"(%20, %8, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %50 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %55 = llvm.getelementptr inbounds|nuw %54[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%51, %53, %49, %56) : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}, !llvm.ptr) -> ()
    "llvm.intr.memcpy"(%7, %14, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
  llvm.func internal @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%5, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %21 = llvm.icmp "sgt" %20, %2 : i64
    llvm.cond_br %21, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%7, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%4, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %22, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%9, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %29 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%25, %27, %30) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%4, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %31, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%11, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %33 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %38 = llvm.getelementptr inbounds|nuw %37[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%34, %36, %39) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    "llvm.intr.memcpy"(%13, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%15, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%41, %43, %46) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal @_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg3, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%10, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_T0_(%19, %21, %23, %26) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memcpy"(%11, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %27 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_RT0_(%28, %30, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEET_SC_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%7, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %24 = llvm.sdiv %23, %2 : i64
    %25 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %25, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%10, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %27 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %27, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%12, %9, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmiEl(%7, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %29, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%14, %8, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %31 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %40 = llvm.getelementptr inbounds|nuw %39[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_SC_T0_(%32, %34, %36, %38, %41) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %42 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %42, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%16, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %6, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%18, %8, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %44 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %51 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEET_SC_SC_SC_T0_(%45, %47, %49, %52) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %53, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %56 : !llvm.ptr
  }
  llvm.func internal @_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.std::__cmp_cat::__unspec", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg3, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_RT0_(%24, %26, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%10, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %27 = llvm.call @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_(%10, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8
    %28 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %27, %28 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call @_ZNSt9__cmp_cat8__unspecC2EPS0_(%12, %3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %29 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.call @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(%30) {no_unwind} : (i8) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %31, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%13, %10, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %33, %35) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %36, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "llvm.intr.memcpy"(%15, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %10, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %37 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_RT0_(%38, %40, %42, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %43 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %12 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%5, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %13 = llvm.icmp "sgt" %12, %2 : i64
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    "llvm.intr.memcpy"(%7, %4, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%8, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_RT0_(%17, %19, %21, %15) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%8, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %23 = llvm.icmp "slt" %22, %2 : i64
    llvm.cond_br %23, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb13
  ^bb2:  // pred: ^bb0
    %24 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%8, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %24, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.sub %25, %2 overflow<nsw> : i64
    %27 = llvm.sdiv %26, %2 : i64
    llvm.store %27, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%7, %28) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %29, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%12, %31) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%14, %7, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZN4ItemC2ERKS_(%15, %12) to ^bb4 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%18, %34, %3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %35 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %38 = llvm.getelementptr inbounds|nuw %37[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%36, %32, %33, %15, %39) to ^bb5 unwind ^bb8 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @_ZN4ItemD2Ev(%15) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %40 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.icmp "eq" %40, %5 : i64
    llvm.cond_br %41, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    llvm.store %0, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb7:  // pred: ^bb3
    %42 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %43, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %44, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb8:  // pred: ^bb4
    %45 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %46 = llvm.extractvalue %45[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%15) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb9:  // pred: ^bb5
    %48 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.add %48, %6 overflow<nsw> : i64
    llvm.store %49, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %50 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %50 : i32, ^bb15 [
      0: ^bb11,
      1: ^bb13
    ]
  ^bb11:  // pred: ^bb10
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb12:  // 2 preds: ^bb7, ^bb8
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb13:  // 2 preds: ^bb1, ^bb10
    llvm.return
  ^bb14:  // pred: ^bb12
    %51 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.insertvalue %51, %4[0] : !llvm.struct<(ptr, i32)> 
    %54 = llvm.insertvalue %52, %53[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %54 : !llvm.struct<(ptr, i32)>
  ^bb15:  // pred: ^bb10
    llvm.unreachable
  }
  llvm.func internal @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %9 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %11 = llvm.call @_ZZ4mainENK3$_0clERK4ItemS2_(%8, %9, %10) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %11 : i1
  }
  llvm.func internal @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%9, %18) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %20 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %21 = llvm.invoke @_ZN4ItemaSERKS_(%20, %19) to ^bb1 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%12, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.call @_ZN9__gnu_cxxmiIP4ItemSt6vectorIS1_SaIS1_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS9_SC_(%6, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.invoke @_ZN4ItemC2ERKS_(%13, %9) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %23 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%14, %23, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %27 = llvm.getelementptr inbounds|nuw %26[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%25, %3, %22, %13, %28) to ^bb3 unwind ^bb5 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call @_ZN4ItemD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4ItemD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb4:  // 2 preds: ^bb0, ^bb1
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb5:  // pred: ^bb2
    %32 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZN4ItemD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %35 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.insertvalue %35, %4[0] : !llvm.struct<(ptr, i32)> 
    %38 = llvm.insertvalue %36, %37[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %38 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_val", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %28 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg4, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %29, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %30, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %31 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.sub %32, %2 overflow<nsw> : i64
    %34 = llvm.sdiv %33, %3 : i64
    %35 = llvm.icmp "slt" %31, %34 : i64
    llvm.cond_br %35, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %36 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.add %36, %2 overflow<nsw> : i64
    %38 = llvm.mul %3, %37 overflow<nsw> : i64
    llvm.store %38, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %39 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %40, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.sub %42, %2 overflow<nsw> : i64
    %44 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %44, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%9, %47, %49) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %50, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %51 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.add %51, %7 overflow<nsw> : i64
    llvm.store %52, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %53 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %53) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %57 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %57) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %58, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %61 = llvm.call @_ZN4ItemaSERKS_(%60, %56) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %62 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %62, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb1
    %63 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.and %63, %2 : i64
    %65 = llvm.icmp "eq" %64, %4 : i64
    llvm.cond_br %65, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %66 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.sub %67, %3 overflow<nsw> : i64
    %69 = llvm.sdiv %68, %3 : i64
    %70 = llvm.icmp "eq" %66, %69 : i64
    llvm.cond_br %70, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %71 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.add %71, %2 overflow<nsw> : i64
    %73 = llvm.mul %3, %72 overflow<nsw> : i64
    llvm.store %73, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %74 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %75 = llvm.sub %74, %2 overflow<nsw> : i64
    %76 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %76, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %79 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%8, %79) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %80, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %83 = llvm.call @_ZN4ItemaSERKS_(%82, %78) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %84 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %85 = llvm.sub %84, %2 overflow<nsw> : i64
    llvm.store %85, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb5, ^bb6, ^bb7
    llvm.call @_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainE3$_0EC2EONS0_15_Iter_comp_iterIS2_EE(%21, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%22, %8, %5) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %86 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZN4ItemC2ERKS_(%23, %arg3) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %88 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_comp_valIZ4mainE3$_0EEEvT_T0_SD_T1_RT2_(%89, %86, %87, %23, %21) to ^bb9 unwind ^bb10 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.call @_ZN4ItemD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb10:  // pred: ^bb8
    %90 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %91 = llvm.extractvalue %90[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.extractvalue %90[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %92, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %93 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.insertvalue %93, %6[0] : !llvm.struct<(ptr, i32)> 
    %96 = llvm.insertvalue %94, %95[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %96 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal unnamed_addr @_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainE3$_0EC2EONS0_15_Iter_comp_iterIS2_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_val", (struct<"class.anon", (ptr)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    "llvm.intr.memcpy"(%6, %8, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func internal @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_comp_valIZ4mainE3$_0EEEvT_T0_SD_T1_RT2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.sub %16, %2 overflow<nsw> : i64
    %18 = llvm.sdiv %17, %3 : i64
    llvm.store %18, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.icmp "sgt" %19, %20 : i64
    llvm.cond_br %21, ^bb2, ^bb3(%4 : i1)
  ^bb2:  // pred: ^bb1
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %24, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEES6_EEbT_RT0_(%22, %27, %arg3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.br ^bb3(%28 : i1)
  ^bb3(%29: i1):  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %29, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %31, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %34 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %34) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %35, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %38 = llvm.call @_ZN4ItemaSERKS_(%37, %33) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %39 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %39, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %40 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.sub %40, %2 overflow<nsw> : i64
    %42 = llvm.sdiv %41, %3 : i64
    llvm.store %42, %10 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %43 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%5, %43) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %44, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %47 = llvm.call @_ZN4ItemaSERKS_(%46, %arg3) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func internal @_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEES6_EEbT_RT0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_val", (struct<"class.anon", (ptr)>)>
    %8 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZZ4mainENK3$_0clERK4ItemS2_(%7, %8, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %10 : i1
  }
  llvm.func internal @_ZZ4mainENK3$_0clERK4ItemS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(40 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %0 overflow<nsw> : i32
    llvm.store %13, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %15 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %18, %15 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%15, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %19 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @_ZNK4ItemltERKS_(%19, %20) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %21 : i1
  }
  llvm.func internal @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_SC_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg3, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %35 = llvm.getelementptr inbounds|nuw %34[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg4, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%8, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %37, %39) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %40, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%10, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %42, %44) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %45, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%12, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%13, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %46 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%47, %49) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb3:  // pred: ^bb1
    "llvm.intr.memcpy"(%14, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%15, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %50 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %51, %53) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %54, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%16, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%17, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %55 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%56, %58) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    "llvm.intr.memcpy"(%18, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%19, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %59 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%60, %62) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    llvm.br ^bb15
  ^bb8:  // pred: ^bb0
    "llvm.intr.memcpy"(%20, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%21, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %63 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %64, %66) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %67, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    "llvm.intr.memcpy"(%22, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%23, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %68 = llvm.getelementptr inbounds|nuw %22[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %23[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%69, %71) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb14
  ^bb10:  // pred: ^bb8
    "llvm.intr.memcpy"(%24, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%25, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %72 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%7, %73, %75) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %76, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    "llvm.intr.memcpy"(%26, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%27, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %77 = llvm.getelementptr inbounds|nuw %26[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%78, %80) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb12:  // pred: ^bb10
    "llvm.intr.memcpy"(%28, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%29, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %81 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.getelementptr inbounds|nuw %29[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%82, %84) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb9, ^bb13
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb7, ^bb14
    llvm.return
  }
  llvm.func internal @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEET_SC_SC_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.std::strong_ordering", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.std::__cmp_cat::__unspec", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg3, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb9
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb3
    "llvm.intr.memcpy"(%9, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%10, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%8, %23, %25) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %26, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %27 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %28 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb6
    "llvm.intr.memcpy"(%11, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%12, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%8, %30, %32) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %33, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %34 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    %35 = llvm.call @_ZN9__gnu_cxxssIP4ItemSt6vectorIS1_SaIS1_EEEEDTclL_ZNSt8__detail11__synth3wayEEclsr3stdE7declvalIRT_EEclsr3stdE7declvalIS8_EEEERKNS_17__normal_iteratorIS7_T0_EESE_(%5, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> i8
    %36 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    llvm.store %35, %36 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call @_ZNSt9__cmp_cat8__unspecC2EPS0_(%14, %3) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %37 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::strong_ordering", (i8)>
    %38 = llvm.load %37 {alignment = 1 : i64} : !llvm.ptr -> i8
    %39 = llvm.call @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(%38) {no_unwind} : (i8) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %39, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    "llvm.intr.memcpy"(%4, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %41 : !llvm.ptr
  ^bb9:  // pred: ^bb7
    "llvm.intr.memcpy"(%15, %5, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%16, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %42 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_EvT_T0_(%43, %45) : (!llvm.ptr, !llvm.ptr) -> ()
    %46 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  }
  llvm.func internal @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %25 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%6, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %26, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb12
  ^bb2:  // pred: ^bb0
    %27 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%6, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %27, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb11
    %29 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%9, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %30 = llvm.xor %29, %3 : i1
    llvm.cond_br %30, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%10, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%11, %6, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %31 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EclINS_17__normal_iteratorIP4ItemSt6vectorIS6_SaIS6_EEEESB_EEbT_T0_(%8, %32, %34) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %35, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %36 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%12, %36) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%13, %6, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%14, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %37 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEplEl(%9, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %37, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %14[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.invoke @_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEES7_ET0_T_S9_S8_(%40, %42, %44) to ^bb6 unwind ^bb8 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  ^bb6:  // pred: ^bb5
    %46 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %45, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %48 = llvm.invoke @_ZN4ItemaSERKS_(%47, %12) to ^bb7 unwind ^bb8 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb7:  // pred: ^bb6
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb8:  // 2 preds: ^bb5, ^bb6
    %49 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.extractvalue %49[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb9:  // pred: ^bb4
    "llvm.intr.memcpy"(%19, %9, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%21, %8, %4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %52 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %53 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call @_ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainE3$_0EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterIS4_EE(%54) : (!llvm.ptr) -> !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %57 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %55, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %19[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %61 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%59, %62) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb7, ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %63 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb12:  // 2 preds: ^bb1, ^bb3
    llvm.return
  ^bb13:  // pred: ^bb8
    %64 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.insertvalue %64, %5[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.insertvalue %65, %66[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %67 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %15 = llvm.call @_ZN9__gnu_cxxeqIP4ItemSt6vectorIS1_SaIS1_EEEEbRKNS_17__normal_iteratorIT_T0_EESB_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%7, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %16 = llvm.xor %15, %3 : i1
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    "llvm.intr.memcpy"(%8, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%10, %6, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @_ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainE3$_0EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterIS4_EE(%19) : (!llvm.ptr) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %22 = llvm.getelementptr inbounds|nuw %21[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %20, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%24, %27) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %28 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEppEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %4 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg1, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZN4ItemC2ERKS_(%6, %14) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%7, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    "llvm.intr.memcpy"(%8, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.invoke @_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainE3$_0EclI4ItemNS_17__normal_iteratorIPS5_St6vectorIS5_SaIS5_EEEEEEbRT_T0_(%5, %6, %17) to ^bb2 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb2:  // pred: ^bb1
    llvm.cond_br %18, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %19 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %20 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %21 = llvm.invoke @_ZN4ItemaSERKS_(%20, %19) to ^bb4 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb4:  // pred: ^bb3
    "llvm.intr.memcpy"(%4, %7, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.call @_ZN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEmmEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // 3 preds: ^bb1, ^bb3, ^bb6
    %23 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %24, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %25, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4ItemD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb6:  // pred: ^bb2
    %26 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %27 = llvm.invoke @_ZN4ItemaSERKS_(%26, %6) to ^bb7 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb7:  // pred: ^bb6
    llvm.call @_ZN4ItemD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb8:  // pred: ^bb5
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.insertvalue %28, %3[0] : !llvm.struct<(ptr, i32)> 
    %31 = llvm.insertvalue %29, %30[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %31 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainE3$_0EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterIS4_EE(%arg0: !llvm.ptr) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainE3$_0EC2EONS0_15_Iter_comp_iterIS2_EE(%2, %3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func internal @_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainE3$_0EclI4ItemNS_17__normal_iteratorIPS5_St6vectorIS5_SaIS5_EEEEEEbRT_T0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator", (ptr)>
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS1_SaIS1_EEEdeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZZ4mainENK3$_0clERK4ItemS2_(%7, %8, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.return %10 : i1
  }
  llvm.func internal unnamed_addr @_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainE3$_0EC2EONS0_15_Iter_comp_iterIS2_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Val_comp_iter", (struct<"class.anon", (ptr)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    "llvm.intr.memcpy"(%6, %8, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr @_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainE3$_0EC2ES2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"class.anon", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.anon", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_comp_iter", (struct<"class.anon", (ptr)>)>
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt8functionIFlliEEclEli(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt8functionIFlliEEclEli) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNKSt14_Function_base8_M_emptyEv(%5) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZSt25__throw_bad_function_callv() : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %10 = llvm.call %8(%9, %3, %4) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %10 : i64
  }
  llvm.func linkonce_odr @_ZNKSt14_Function_base8_M_emptyEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt14_Function_base8_M_emptyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %2 : !llvm.ptr
    %9 = llvm.xor %8, %3 : i1
    llvm.return %9 : i1
  }
  llvm.func @_ZSt25__throw_bad_function_callv() attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt14_Function_baseD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt14_Function_baseD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "ne" %7, %2 : !llvm.ptr
    llvm.cond_br %8, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    %13 = llvm.invoke %10(%11, %12, %3) to ^bb2 unwind ^bb4 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb1
    %14 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%15) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt14_Function_baseC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt14_Function_baseC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>
    llvm.store %2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E21_M_not_empty_functionIS1_EEbRKT_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %1 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E15_M_init_functorIS1_EEvRSt9_Any_dataOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%5, %6) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%8) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E9_M_invokeERKSt9_Any_dataOlOi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E14_M_get_pointerERKSt9_Any_data(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt10__invoke_rIlRZ4mainE3$_1JliEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_(%5, %6, %7) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %8 : i64
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTIZ4mainE3$_1 : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %6 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E14_M_get_pointerERKSt9_Any_data(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_1EERT_v(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %10, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%13, %14, %15) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.return %2 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt9_Any_data9_M_accessEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt9_Any_data9_M_accessEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func internal @_ZSt10__invoke_rIlRZ4mainE3$_1JliEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__invoke_other", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt13__invoke_implIlRZ4mainE3$_1JliEET_St14__invoke_otherOT0_DpOT1_(%5, %6, %7) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %8 : i64
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E14_M_get_pointerERKSt9_Any_data(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNKSt9_Any_data9_M_accessIZ4mainE3$_1EERKT_v(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %4, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func internal @_ZSt13__invoke_implIlRZ4mainE3$_1JliEET_St14__invoke_otherOT0_DpOT1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::__invoke_other", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.call @_ZZ4mainENK3$_1clEli(%5, %7, %9) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %10 : i64
  }
  llvm.func internal @_ZZ4mainENK3$_1clEli(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i64 {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.sext %6 : i32 to i64
    %8 = llvm.add %5, %7 overflow<nsw> : i64
    llvm.return %8 : i64
  }
  llvm.func internal @_ZNKSt9_Any_data9_M_accessIZ4mainE3$_1EERKT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt9_Any_data9_M_accessEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt9_Any_data9_M_accessEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func internal @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_1EERT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTIZ4mainE3$_1 : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %7 : i32, ^bb5 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4
    ]
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E14_M_get_pointerERKSt9_Any_data(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_1EERT_v(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb3:  // pred: ^bb0
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E14_M_get_pointerERKSt9_Any_data(%15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_(%14, %16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(%17) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
    llvm.return %2 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%5, %6) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%8) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNSt9_Any_data9_M_accessIZ4mainE3$_1EERT_v(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_1E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZNSt9_Any_data9_M_accessIZ4mainE3$_1EERT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E21_M_not_empty_functionIS1_EEbRKT_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %1 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E15_M_init_functorIS1_EEvRSt9_Any_dataOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%5, %6) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%8) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E9_M_invokeERKSt9_Any_dataOlOi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E14_M_get_pointerERKSt9_Any_data(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt10__invoke_rIlRZ4mainE3$_2JliEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_(%5, %6, %7) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %8 : i64
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTIZ4mainE3$_2 : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %6 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E14_M_get_pointerERKSt9_Any_data(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_2EERT_v(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %10, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%13, %14, %15) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.return %2 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZSt10__invoke_rIlRZ4mainE3$_2JliEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__invoke_other", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZSt13__invoke_implIlRZ4mainE3$_2JliEET_St14__invoke_otherOT0_DpOT1_(%5, %6, %7) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %8 : i64
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E14_M_get_pointerERKSt9_Any_data(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNKSt9_Any_data9_M_accessIZ4mainE3$_2EERKT_v(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %4, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func internal @_ZSt13__invoke_implIlRZ4mainE3$_2JliEET_St14__invoke_otherOT0_DpOT1_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::__invoke_other", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.call @_ZZ4mainENK3$_2clEli(%5, %7, %9) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.return %10 : i64
  }
  llvm.func internal @_ZZ4mainENK3$_2clEli(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i64 {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.sext %6 : i32 to i64
    llvm.store %7, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.call @_ZSt3maxIlERKT_S2_S2_(%2, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %9 : i64
  }
  llvm.func linkonce_odr @_ZSt3maxIlERKT_S2_S2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3maxIlERKT_S2_S2_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.icmp "slt" %5, %7 : i64
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
  llvm.func internal @_ZNKSt9_Any_data9_M_accessIZ4mainE3$_2EERKT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func internal @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_2EERT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTIZ4mainE3$_2 : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %7 : i32, ^bb5 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4
    ]
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E14_M_get_pointerERKSt9_Any_data(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @_ZNSt9_Any_data9_M_accessIPZ4mainE3$_2EERT_v(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb3:  // pred: ^bb0
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E14_M_get_pointerERKSt9_Any_data(%15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_(%14, %16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(%17) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
    llvm.return %2 : i1
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%5, %6) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%8) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNSt9_Any_data9_M_accessIZ4mainE3$_2EERT_v(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return
  }
  llvm.func internal @_ZNSt14_Function_base13_Base_managerIZ4mainE3$_2E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"struct.std::integral_constant", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZNSt9_Any_data9_M_accessIZ4mainE3$_2EERT_v(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt9_Any_data9_M_accessEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaIPN3MapIi4ItemE4NodeEEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIPN3MapIi4ItemE4NodeEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %10 = llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE17_S_check_init_lenEmRKS5_(%8, %9) : (i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_(%7, %10, %11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE21_M_default_initializeEm(%7, %12) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EED2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %1[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIPN3MapIi4ItemE4NodeEED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE17_S_check_init_lenEmRKS5_(%arg0: i64 {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE17_S_check_init_lenEmRKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.std::allocator.6", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEEC2ERKS4_(%4, %6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.call @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE11_S_max_sizeERKS5_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %8 = llvm.icmp "ugt" %5, %7 : i64
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZSt20__throw_length_errorPKc(%1) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %9 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EEC2EmRKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implC2ERKS5_(%9, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_M_create_storageEm(%8, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implD2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.insertvalue %15, %2[0] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %18 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE21_M_default_initializeEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE21_M_default_initializeEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE19_M_get_Tp_allocatorEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.call @_ZSt27__uninitialized_default_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RSaIT1_E(%7, %8, %9) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %12 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %10, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %17 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %18 = llvm.sub %16, %17 : i64
    %19 = llvm.sdiv exact %18, %3 : i64
    llvm.invoke @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE13_M_deallocateEPS4_m(%6, %9, %19) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implD2Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %21 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%22) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE11_S_max_sizeERKS5_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE11_S_max_sizeERKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1152921504606846975 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8max_sizeERKS5_(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %6, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.call @_ZSt3minImERKT_S2_S2_(%3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %8 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSaIPN3MapIi4ItemE4NodeEEC2ERKS4_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSaIPN3MapIi4ItemE4NodeEEC2ERKS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2ERKS5_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8max_sizeERKS5_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8max_sizeERKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %1 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2ERKS5_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEEC2ERKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implC2ERKS5_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implC2ERKS5_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEEC2ERKS4_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_Vector_impl_dataC2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_M_create_storageEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_M_create_storageEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE11_M_allocateEm(%5, %6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %7, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %12, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %16 = llvm.getelementptr inbounds|nuw %15[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.getelementptr inbounds|nuw %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %19, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE12_Vector_implD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSaIPN3MapIi4ItemE4NodeEED2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_Vector_impl_dataC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_Vector_impl_dataC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.store %2, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE11_M_allocateEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE11_M_allocateEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %6[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8allocateERS5_m(%9, %10) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.br ^bb3(%11 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : !llvm.ptr)
  ^bb3(%12: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %12 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8allocateERS5_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE8allocateERS5_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %10 = llvm.call @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE8allocateEmPKv(%8, %9, %1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE8allocateEmPKv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE8allocateEmPKv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.call @_ZNKSt15__new_allocatorIPN3MapIi4ItemE4NodeEE11_M_max_sizeEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
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
  llvm.func linkonce_odr @_ZNKSt15__new_allocatorIPN3MapIi4ItemE4NodeEE11_M_max_sizeEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt15__new_allocatorIPN3MapIi4ItemE4NodeEE11_M_max_sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1152921504606846975 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i64
  }
  llvm.func linkonce_odr @_ZSt27__uninitialized_default_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RSaIT1_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt27__uninitialized_default_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RSaIT1_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.call @_ZSt25__uninitialized_default_nIPPN3MapIi4ItemE4NodeEmET_S6_T0_(%4, %5) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %6 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE19_M_get_Tp_allocatorEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE19_M_get_Tp_allocatorEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt25__uninitialized_default_nIPPN3MapIi4ItemE4NodeEmET_S6_T0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt25__uninitialized_default_nIPPN3MapIi4ItemE4NodeEmET_S6_T0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %7 = llvm.call @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPPN3MapIi4ItemE4NodeEmEET_S8_T0_(%5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPPN3MapIi4ItemE4NodeEmEET_S8_T0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPPN3MapIi4ItemE4NodeEmEET_S8_T0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZSt10_ConstructIPN3MapIi4ItemE4NodeEJEEvPT_DpOT0_(%9) : (!llvm.ptr {llvm.noundef}) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %11, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.sub %13, %2 : i64
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @_ZSt6fill_nIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_(%12, %14, %15) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %16, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %17 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt10_ConstructIPN3MapIi4ItemE4NodeEJEEvPT_DpOT0_(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10_ConstructIPN3MapIi4ItemE4NodeEJEEvPT_DpOT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt6fill_nIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt6fill_nIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZSt19__iterator_categoryIPPN3MapIi4ItemE4NodeEENSt15iterator_traitsIT_E17iterator_categoryERKS7_(%1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.call @_ZSt10__fill_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_St26random_access_iterator_tag(%6, %8, %9) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt10__fill_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_St26random_access_iterator_tag(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10__fill_n_aIPPN3MapIi4ItemE4NodeEmS4_ET_S6_T0_RKT1_St26random_access_iterator_tag) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %13 = llvm.getelementptr inbounds|nuw %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8__fill_aIPPN3MapIi4ItemE4NodeES4_EvT_S6_RKT0_(%10, %13, %14) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.getelementptr inbounds|nuw %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
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
  llvm.func linkonce_odr @_ZSt19__iterator_categoryIPPN3MapIi4ItemE4NodeEENSt15iterator_traitsIT_E17iterator_categoryERKS7_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt19__iterator_categoryIPPN3MapIi4ItemE4NodeEENSt15iterator_traitsIT_E17iterator_categoryERKS7_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8__fill_aIPPN3MapIi4ItemE4NodeES4_EvT_S6_RKT0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8__fill_aIPPN3MapIi4ItemE4NodeES4_EvT_S6_RKT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZSt9__fill_a1IPPN3MapIi4ItemE4NodeES4_EN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_SB_RKS8_(%4, %5, %6) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt9__fill_a1IPPN3MapIi4ItemE4NodeES4_EN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_SB_RKS8_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt9__fill_a1IPPN3MapIi4ItemE4NodeES4_EN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_SB_RKS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "ne" %7, %8 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %13, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE13_M_deallocateEPS4_m(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE13_M_deallocateEPS4_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %9 = llvm.getelementptr inbounds|nuw %6[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE10deallocateERS5_PS4_m(%9, %10, %11) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE10deallocateERS5_PS4_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt16allocator_traitsISaIPN3MapIi4ItemE4NodeEEE10deallocateERS5_PS4_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE10deallocateEPS4_m(%10, %11, %12) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE10deallocateEPS4_m(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__new_allocatorIPN3MapIi4ItemE4NodeEE10deallocateEPS4_m) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
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
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE5beginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE5beginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEC2ERKS6_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE3endEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE3endEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    llvm.call @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEC2ERKS6_(%2, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxxeqIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEEbRKNS_17__normal_iteratorIT_T0_EESF_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxxeqIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEEbRKNS_17__normal_iteratorIT_T0_EESF_QrqXeqcldtfp_4baseEcldtfp0_4baseERSt14convertible_toIbEE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEE4baseEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEE4baseEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %5, %8 : !llvm.ptr
    llvm.return %9 : i1
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEdeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEdeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3MapIi4ItemE4NodeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MapIi4ItemE4NodeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Map<int, Item>::Node", (i32, struct<"struct.Item", (i32)>, ptr)>
    llvm.call @_ZN4ItemD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEppEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEppEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE19_M_get_Tp_allocatorEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeES4_EvT_S6_RSaIT0_E(%7, %10, %11) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EED2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%13) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEC2ERKS6_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEEC2ERKS6_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEE4baseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9__gnu_cxx17__normal_iteratorIPPN3MapIi4ItemE4NodeESt6vectorIS5_SaIS5_EEE4baseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.__gnu_cxx::__normal_iterator.9", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeES4_EvT_S6_RSaIT0_E(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIPPN3MapIi4ItemE4NodeES4_EvT_S6_RSaIT0_E) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeEEvT_S6_(%4, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt8_DestroyIPPN3MapIi4ItemE4NodeEEvT_S6_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8_DestroyIPPN3MapIi4ItemE4NodeEEvT_S6_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt12_Destroy_auxILb1EE9__destroyIPPN3MapIi4ItemE4NodeEEEvT_S8_(%3, %4) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt12_Destroy_auxILb1EE9__destroyIPPN3MapIi4ItemE4NodeEEEvT_S8_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt12_Destroy_auxILb1EE9__destroyIPPN3MapIi4ItemE4NodeEEEvT_S8_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt4hashIiEclEi(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt4hashIiEclEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.sext %4 : i32 to i64
    llvm.return %5 : i64
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.sdiv exact %13, %2 : i64
    llvm.return %14 : i64
  }
  llvm.func linkonce_odr @_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt6vectorIPN3MapIi4ItemE4NodeESaIS4_EEixEm) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.return %9 : !llvm.ptr
  }
  llvm.func unnamed_addr @_ZNSt12out_of_rangeC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
