#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS4Item", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 _ZTS4Item", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTSSt14_Function_base", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc3, 16>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "any p2 pointer", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "p1 _ZTSN3MapIi4ItemE4NodeE", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc3, offset = 16>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc9, offset = 0>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTSNSt12_Vector_baseI4ItemSaIS0_EE17_Vector_impl_dataE", members = {<#tbaa_type_desc6, 0>, <#tbaa_type_desc6, 8>, <#tbaa_type_desc6, 16>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTSSt8functionIFlliEE", members = {<#tbaa_type_desc7, 0>, <#tbaa_type_desc3, 24>}>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "p2 _ZTSN3MapIi4ItemE4NodeE", members = {<#tbaa_type_desc8, 0>}>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "_ZTSN3MapIi4ItemE4NodeE", members = {<#tbaa_type_desc2, 0>, <#tbaa_type_desc5, 4>, <#tbaa_type_desc9, 8>}>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc6, offset = 8>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc6, offset = 16>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc3, offset = 24>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc9, offset = 8>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc12, offset = 0>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "_ZTSNSt12_Vector_baseIPN3MapIi4ItemE4NodeESaIS4_EE17_Vector_impl_dataE", members = {<#tbaa_type_desc12, 0>, <#tbaa_type_desc12, 8>, <#tbaa_type_desc12, 16>}>
#tbaa_tag15 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc12, offset = 0>
#tbaa_tag16 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc12, offset = 16>
#tbaa_tag17 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc12, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EED2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN3MapIi4ItemED2Ev any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_ any
    llvm.comdat_selector @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_ any
    llvm.comdat_selector @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_ any
    llvm.comdat_selector @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_ any
    llvm.comdat_selector @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_ any
    llvm.comdat_selector @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_ any
    llvm.comdat_selector @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_ any
    llvm.comdat_selector @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_ any
    llvm.comdat_selector @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_ any
    llvm.comdat_selector @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_ any
    llvm.comdat_selector @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_ any
    llvm.comdat_selector @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_ any
  }
  llvm.mlir.global internal unnamed_addr @_ZL4fuse(-1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external constant @_ZTISt13runtime_error() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("inserted %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s failed, alive %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @_ZL5alive(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.4"("stopped after %d, %zu items\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("sum %ld, max %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt17bad_function_call() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.7"("alive %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d keys\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @constinit(dense<[0, 1, 3, 30, 28]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global external constant @_ZTISt9exception() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d: %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("vector::_M_realloc_insert\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("assign\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global private unnamed_addr constant @".str.15"("no such key\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt12out_of_range() {addr_space = 0 : i32} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 2>}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(24 : i64) : i64
    %3 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1103515245 : i32) : i32
    %6 = llvm.mlir.constant(12345 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(1000 : i16) : i16
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(50 : i32) : i32
    %11 = llvm.mlir.constant(dense<[0, 3, 20, 60]> : vector<4xi32>) : vector<4xi32>
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.mlir.constant(9223372036854775804 : i64) : i64
    %18 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %19 = llvm.mlir.constant(40 : i64) : i64
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(2 : i64) : i64
    %22 = llvm.mlir.addressof @".str" : !llvm.ptr
    %23 = llvm.mlir.constant(17179869180 : i64) : i64
    %24 = llvm.mlir.constant(4 : i64) : i64
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.mlir.constant(126 : i64) : i64
    %27 = llvm.mlir.constant(64 : i64) : i64
    %28 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %29 = llvm.mlir.constant(28 : i64) : i64
    %30 = llvm.mlir.constant(56 : i64) : i64
    %31 = llvm.mlir.constant(84 : i64) : i64
    %32 = llvm.mlir.constant(112 : i64) : i64
    %33 = llvm.mlir.constant(140 : i64) : i64
    %34 = llvm.mlir.constant(168 : i64) : i64
    %35 = llvm.mlir.constant(196 : i64) : i64
    %36 = llvm.mlir.constant(10 : i32) : i32
    %37 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %39 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E9_M_invokeERKSt9_Any_dataOlOi : !llvm.ptr
    %40 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation : !llvm.ptr
    %41 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E9_M_invokeERKSt9_Any_dataOlOi : !llvm.ptr
    %42 = llvm.mlir.addressof @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation : !llvm.ptr
    %43 = llvm.mlir.constant(3 : i32) : i32
    %44 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %45 = llvm.mlir.constant(32 : i64) : i64
    %46 = llvm.mlir.addressof @_ZTISt17bad_function_call : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %48 = llvm.mlir.constant(31 : i16) : i16
    %49 = llvm.mlir.constant(7 : i16) : i16
    %50 = llvm.mlir.constant(100 : i32) : i32
    %51 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %52 = llvm.mlir.addressof @constinit : !llvm.ptr
    %53 = llvm.mlir.constant(7 : i32) : i32
    %54 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %56 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %57 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %58 = llvm.mlir.addressof @_ZNSt12out_of_rangeD1Ev : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %60 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %61 = llvm.mlir.constant(20 : i64) : i64
    %62 = llvm.mlir.constant(48 : i64) : i64
    %63 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.struct<"class.std::vector", (struct<"struct.std::_Vector_base", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl", (struct<"struct.std::_Vector_base<Item, std::allocator<Item>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<"class.std::function", (struct<"class.std::_Function_base", (struct<"union.std::_Any_data", (struct<"union.std::_Nocopy_types", (struct<(i64, i64)>)>)>, ptr)>, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.struct<"class.Map", packed (struct<"class.std::vector.4", (struct<"struct.std::_Vector_base.5", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl", (struct<"struct.std::_Vector_base<Map<int, Item>::Node *, std::allocator<Map<int, Item>::Node *>>::_Vector_impl_data", (ptr, ptr, ptr)>)>)>)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %69 : !llvm.ptr
    "llvm.intr.memset"(%69, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %79 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %80 = llvm.add %79, %0 overflow<nsw> : i32
    llvm.br ^bb2(%80, %0, %4 : i32, i32, i32)
  ^bb1:  // pred: ^bb3
    llvm.intr.lifetime.start %71 : !llvm.ptr
    llvm.store %11, %71 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %69[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.getelementptr inbounds|nuw %72[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.getelementptr inbounds|nuw %72[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%14 : i64)
  ^bb2(%84: i32, %85: i32, %86: i32):  // 2 preds: ^bb0, ^bb3
    %87 = llvm.mul %85, %5 : i32
    %88 = llvm.add %87, %6 : i32
    llvm.intr.lifetime.start %70 : !llvm.ptr
    %89 = llvm.lshr %88, %7 : i32
    %90 = llvm.trunc %89 overflow<nuw> : i32 to i16
    %91 = llvm.urem %90, %8 : i16
    %92 = llvm.zext nneg %91 : i16 to i32
    llvm.store %92, %70 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %84, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %93 = llvm.invoke @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_(%69, %70) to ^bb3 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef})
  ^bb3:  // pred: ^bb2
    %94 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %95 = llvm.add %94, %9 overflow<nsw> : i32
    llvm.store %95, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %70 : !llvm.ptr
    %96 = llvm.add %86, %0 overflow<nsw, nuw> : i32
    %97 = llvm.icmp "eq" %96, %10 : i32
    llvm.cond_br %97, ^bb1, ^bb2(%94, %88, %96 : i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %98 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %99 = llvm.extractvalue %98[0] : !llvm.struct<(ptr, i32)> 
    %100 = llvm.extractvalue %98[1] : !llvm.struct<(ptr, i32)> 
    %101 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %102 = llvm.add %101, %9 overflow<nsw> : i32
    llvm.store %102, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.br ^bb107(%100, %99 : i32, !llvm.ptr)
  ^bb5:  // pred: ^bb33
    llvm.intr.lifetime.end %71 : !llvm.ptr
    %103 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.icmp "eq" %103, %104 : !llvm.ptr
    llvm.cond_br %105, ^bb13, ^bb6
  ^bb6:  // pred: ^bb5
    %106 = llvm.ptrtoint %104 : !llvm.ptr to i64
    %107 = llvm.ptrtoint %103 : !llvm.ptr to i64
    %108 = llvm.sub %106, %107 : i64
    %109 = llvm.ashr exact %108, %21 : i64
    %110 = "llvm.intr.ctlz"(%109) <{is_zero_poison = true}> : (i64) -> i64
    %111 = llvm.shl %110, %25 overflow<nsw, nuw> : i64
    %112 = llvm.xor %111, %26 : i64
    llvm.invoke @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%103, %104, %112) to ^bb7 unwind ^bb44 : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    %113 = llvm.icmp "sgt" %108, %27 : i64
    llvm.cond_br %113, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %114 = llvm.getelementptr inbounds|nuw %103[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.invoke @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%103, %114) to ^bb9 unwind ^bb44 : (!llvm.ptr, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb9:  // pred: ^bb8
    %115 = llvm.icmp "eq" %114, %104 : !llvm.ptr
    llvm.cond_br %115, ^bb13, ^bb10(%114 : !llvm.ptr)
  ^bb10(%116: !llvm.ptr):  // 2 preds: ^bb9, ^bb11
    llvm.invoke @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%116) to ^bb11 unwind ^bb43 : (!llvm.ptr {llvm.nonnull}) -> ()
  ^bb11:  // pred: ^bb10
    %117 = llvm.getelementptr inbounds|nuw %116[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.icmp "eq" %117, %104 : !llvm.ptr
    llvm.cond_br %118, ^bb13, ^bb10(%117 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb7
    llvm.invoke @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%103, %104) to ^bb13 unwind ^bb44 : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb13:  // 4 preds: ^bb5, ^bb9, ^bb11, ^bb12
    %119 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %121 = llvm.call @printf(%28, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %122[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.load %123 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %125 = llvm.call @printf(%28, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %126[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %129 = llvm.call @printf(%28, %128) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %130 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.getelementptr inbounds|nuw %130[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %133 = llvm.call @printf(%28, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %134[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %137 = llvm.call @printf(%28, %136) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %138 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.getelementptr inbounds|nuw %138[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %141 = llvm.call @printf(%28, %140) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %142 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %143 = llvm.getelementptr inbounds|nuw %142[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %145 = llvm.call @printf(%28, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.getelementptr inbounds|nuw %146[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %147 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %149 = llvm.call @printf(%28, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %150 = llvm.call @putchar(%36) : (i32) -> i32
    llvm.intr.lifetime.start %74 : !llvm.ptr
    llvm.store %4, %74 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %151 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.icmp "eq" %151, %152 : !llvm.ptr
    llvm.cond_br %153, ^bb50, ^bb36
  ^bb14(%154: i64):  // 2 preds: ^bb1, ^bb33
    %155 = llvm.getelementptr inbounds|nuw %71[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %156, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %72 : !llvm.ptr
    %157 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.ptrtoint %157 : !llvm.ptr to i64
    %160 = llvm.ptrtoint %158 : !llvm.ptr to i64
    %161 = llvm.sub %159, %160 : i64
    "llvm.intr.memset"(%72, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %162 = llvm.icmp "eq" %157, %158 : !llvm.ptr
    llvm.cond_br %162, ^bb20(%16 : !llvm.ptr), ^bb15
  ^bb15:  // pred: ^bb14
    %163 = llvm.icmp "ugt" %161, %17 : i64
    llvm.cond_br %163 weights([1, 2000]), ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    llvm.invoke @_ZSt28__throw_bad_array_new_lengthv() to ^bb17 unwind ^bb29 : () -> ()
  ^bb17:  // pred: ^bb16
    llvm.unreachable
  ^bb18:  // pred: ^bb15
    %164 = llvm.invoke @_Znwm(%161) to ^bb19 unwind ^bb29 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb19:  // pred: ^bb18
    llvm.br ^bb20(%164 : !llvm.ptr)
  ^bb20(%165: !llvm.ptr):  // 2 preds: ^bb14, ^bb19
    llvm.store %165, %72 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr, !llvm.ptr
    llvm.store %165, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    %166 = llvm.getelementptr inbounds|nuw %165[%161] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %166, %83 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    %167 = llvm.invoke @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%158, %157, %165) to ^bb23 unwind ^bb21 : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb21:  // pred: ^bb20
    %168 = llvm.landingpad cleanup (catch %18 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %169 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.icmp "eq" %169, %16 : !llvm.ptr
    llvm.cond_br %170, ^bb31(%168 : !llvm.struct<(ptr, i32)>), ^bb22
  ^bb22:  // pred: ^bb21
    %171 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %172 = llvm.ptrtoint %171 : !llvm.ptr to i64
    %173 = llvm.ptrtoint %169 : !llvm.ptr to i64
    %174 = llvm.sub %172, %173 : i64
    llvm.call @_ZdlPvm(%169, %174) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb31(%168 : !llvm.struct<(ptr, i32)>)
  ^bb23:  // pred: ^bb20
    llvm.store %167, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    %175 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.getelementptr inbounds|nuw %175[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %73 : !llvm.ptr
    llvm.store %9, %73 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %177 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %178 = llvm.add %177, %0 overflow<nsw> : i32
    llvm.store %178, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %179 = llvm.invoke @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%72, %176, %73) to ^bb24 unwind ^bb30 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
  ^bb24:  // pred: ^bb23
    %180 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %181 = llvm.add %180, %9 overflow<nsw> : i32
    llvm.store %181, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %73 : !llvm.ptr
    %182 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %184 = llvm.ptrtoint %182 : !llvm.ptr to i64
    %185 = llvm.ptrtoint %183 : !llvm.ptr to i64
    %186 = llvm.sub %184, %185 : i64
    %187 = llvm.ashr exact %186, %21 : i64
    %188 = llvm.call @printf(%22, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %189 = llvm.load %72 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %190 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %191 = llvm.icmp "eq" %189, %190 : !llvm.ptr
    llvm.cond_br %191, ^bb26, ^bb25
  ^bb25:  // pred: ^bb24
    %192 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %193 = llvm.ptrtoint %190 : !llvm.ptr to i64
    %194 = llvm.ptrtoint %189 : !llvm.ptr to i64
    %195 = llvm.sub %193, %194 : i64
    %196 = llvm.add %195, %23 : i64
    %197 = llvm.lshr %196, %21 : i64
    %198 = llvm.trunc %197 : i64 to i32
    %199 = llvm.xor %198, %9 : i32
    %200 = llvm.add %192, %199 : i32
    llvm.store %200, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %201 = llvm.icmp "eq" %189, %16 : !llvm.ptr
    llvm.cond_br %201, ^bb28, ^bb27
  ^bb27:  // pred: ^bb26
    %202 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %203 = llvm.ptrtoint %202 : !llvm.ptr to i64
    %204 = llvm.ptrtoint %189 : !llvm.ptr to i64
    %205 = llvm.sub %203, %204 : i64
    llvm.call @_ZdlPvm(%189, %205) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb26, ^bb27
    llvm.intr.lifetime.end %72 : !llvm.ptr
    llvm.br ^bb33
  ^bb29:  // 2 preds: ^bb16, ^bb18
    %206 = llvm.landingpad cleanup (catch %18 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb31(%206 : !llvm.struct<(ptr, i32)>)
  ^bb30:  // pred: ^bb23
    %207 = llvm.landingpad cleanup (catch %18 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %208 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %209 = llvm.add %208, %9 overflow<nsw> : i32
    llvm.store %209, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %73 : !llvm.ptr
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%72) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb31(%207 : !llvm.struct<(ptr, i32)>)
  ^bb31(%210: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb21, ^bb22, ^bb29, ^bb30
    %211 = llvm.extractvalue %210[0] : !llvm.struct<(ptr, i32)> 
    %212 = llvm.extractvalue %210[1] : !llvm.struct<(ptr, i32)> 
    llvm.intr.lifetime.end %72 : !llvm.ptr
    %213 = llvm.intr.eh.typeid.for %18 : (!llvm.ptr) -> i32
    %214 = llvm.icmp "eq" %212, %213 : i32
    llvm.cond_br %214, ^bb32, ^bb35(%212, %211 : i32, !llvm.ptr)
  ^bb32:  // pred: ^bb31
    %215 = llvm.call @__cxa_begin_catch(%211) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %216 = llvm.load %215 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %217 = llvm.getelementptr inbounds|nuw %216[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %218 = llvm.load %217 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.call %218(%215) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %220 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %221 = llvm.call @printf(%20, %219, %220) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb33 unwind ^bb34 : () -> ()
  ^bb33:  // 2 preds: ^bb28, ^bb32
    llvm.store %9, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %222 = llvm.add %154, %24 overflow<nsw, nuw> : i64
    %223 = llvm.icmp "eq" %222, %13 : i64
    llvm.cond_br %223, ^bb5, ^bb14(%222 : i64)
  ^bb34:  // pred: ^bb32
    %224 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %225 = llvm.extractvalue %224[0] : !llvm.struct<(ptr, i32)> 
    %226 = llvm.extractvalue %224[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb35(%226, %225 : i32, !llvm.ptr)
  ^bb35(%227: i32, %228: !llvm.ptr):  // 2 preds: ^bb31, ^bb34
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.br ^bb107(%227, %228 : i32, !llvm.ptr)
  ^bb36:  // pred: ^bb13
    %229 = llvm.ptrtoint %152 : !llvm.ptr to i64
    %230 = llvm.ptrtoint %151 : !llvm.ptr to i64
    %231 = llvm.sub %229, %230 : i64
    %232 = llvm.ashr exact %231, %21 : i64
    %233 = "llvm.intr.ctlz"(%232) <{is_zero_poison = true}> : (i64) -> i64
    %234 = llvm.shl %233, %25 overflow<nsw, nuw> : i64
    %235 = llvm.xor %234, %26 : i64
    llvm.invoke fastcc @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%151, %152, %235, %74) to ^bb37 unwind ^bb47 : (!llvm.ptr, !llvm.ptr, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb37:  // pred: ^bb36
    %236 = llvm.icmp "sgt" %231, %27 : i64
    llvm.cond_br %236, ^bb38, ^bb42
  ^bb38:  // pred: ^bb37
    %237 = llvm.getelementptr inbounds|nuw %151[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.invoke fastcc @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%151, %237, %74) to ^bb39 unwind ^bb47 : (!llvm.ptr, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb39:  // pred: ^bb38
    %238 = llvm.icmp "eq" %237, %152 : !llvm.ptr
    llvm.cond_br %238, ^bb50, ^bb40(%237 : !llvm.ptr)
  ^bb40(%239: !llvm.ptr):  // 2 preds: ^bb39, ^bb41
    llvm.invoke fastcc @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%239, %74) to ^bb41 unwind ^bb46 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb41:  // pred: ^bb40
    %240 = llvm.getelementptr inbounds|nuw %239[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %241 = llvm.icmp "eq" %240, %152 : !llvm.ptr
    llvm.cond_br %241, ^bb50, ^bb40(%240 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb42:  // pred: ^bb37
    llvm.invoke fastcc @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%151, %152, %74) to ^bb50 unwind ^bb47 : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb43:  // pred: ^bb10
    %242 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb45(%242 : !llvm.struct<(ptr, i32)>)
  ^bb44:  // 3 preds: ^bb6, ^bb8, ^bb12
    %243 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb45(%243 : !llvm.struct<(ptr, i32)>)
  ^bb45(%244: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb43, ^bb44
    %245 = llvm.extractvalue %244[0] : !llvm.struct<(ptr, i32)> 
    %246 = llvm.extractvalue %244[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb107(%246, %245 : i32, !llvm.ptr)
  ^bb46:  // pred: ^bb40
    %247 = llvm.landingpad cleanup (catch %37 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb48(%247 : !llvm.struct<(ptr, i32)>)
  ^bb47:  // 3 preds: ^bb36, ^bb38, ^bb42
    %248 = llvm.landingpad cleanup (catch %37 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb48(%248 : !llvm.struct<(ptr, i32)>)
  ^bb48(%249: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb46, ^bb47
    %250 = llvm.extractvalue %249[0] : !llvm.struct<(ptr, i32)> 
    %251 = llvm.extractvalue %249[1] : !llvm.struct<(ptr, i32)> 
    %252 = llvm.intr.eh.typeid.for %37 : (!llvm.ptr) -> i32
    %253 = llvm.icmp "eq" %251, %252 : i32
    llvm.cond_br %253, ^bb49, ^bb106(%251, %250 : i32, !llvm.ptr)
  ^bb49:  // pred: ^bb48
    %254 = llvm.call @__cxa_begin_catch(%250) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %255 = llvm.load %254 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %256 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %257 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %258 = llvm.ptrtoint %256 : !llvm.ptr to i64
    %259 = llvm.ptrtoint %257 : !llvm.ptr to i64
    %260 = llvm.sub %258, %259 : i64
    %261 = llvm.ashr exact %260, %21 : i64
    %262 = llvm.call @printf(%38, %255, %261) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb50:  // 5 preds: ^bb13, ^bb39, ^bb41, ^bb42, ^bb49
    llvm.intr.lifetime.start %75 : !llvm.ptr
    %263 = llvm.getelementptr inbounds|nuw %75[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %264 = llvm.getelementptr inbounds|nuw %75[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%75, %1, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %39, %264 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %40, %263 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %265 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %266 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %267 = llvm.icmp "eq" %265, %266 : !llvm.ptr
    llvm.cond_br %267, ^bb51, ^bb52(%14, %265 : i64, !llvm.ptr)
  ^bb51:  // pred: ^bb50
    llvm.intr.lifetime.start %76 : !llvm.ptr
    %268 = llvm.getelementptr inbounds|nuw %76[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.getelementptr inbounds|nuw %76[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%76, %1, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %41, %269 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %42, %268 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb63(%268, %14, %14 : !llvm.ptr, i64, i64)
  ^bb52(%270: i64, %271: !llvm.ptr):  // 2 preds: ^bb50, ^bb56
    %272 = llvm.load %271 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.intr.lifetime.start %67 : !llvm.ptr
    llvm.intr.lifetime.start %68 : !llvm.ptr
    llvm.store %270, %67 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.store %272, %68 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %273 = llvm.load %263 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %274 = llvm.icmp "eq" %273, %16 : !llvm.ptr
    llvm.cond_br %274, ^bb53, ^bb55
  ^bb53:  // pred: ^bb52
    llvm.invoke @_ZSt25__throw_bad_function_callv() to ^bb54 unwind ^bb81 : () -> ()
  ^bb54:  // pred: ^bb53
    llvm.unreachable
  ^bb55:  // pred: ^bb52
    %275 = llvm.load %264 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> !llvm.ptr
    %276 = llvm.invoke %275(%75, %67, %68) to ^bb56 unwind ^bb80 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb56:  // pred: ^bb55
    llvm.intr.lifetime.end %67 : !llvm.ptr
    llvm.intr.lifetime.end %68 : !llvm.ptr
    %277 = llvm.getelementptr inbounds|nuw %271[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %278 = llvm.icmp "eq" %277, %266 : !llvm.ptr
    llvm.cond_br %278, ^bb57, ^bb52(%276, %277 : i64, !llvm.ptr)
  ^bb57:  // pred: ^bb56
    %279 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %280 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.start %76 : !llvm.ptr
    %281 = llvm.getelementptr inbounds|nuw %76[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %282 = llvm.getelementptr inbounds|nuw %76[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%76, %1, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %41, %282 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %42, %281 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr, !llvm.ptr
    %283 = llvm.icmp "eq" %279, %280 : !llvm.ptr
    llvm.cond_br %283, ^bb63(%281, %276, %14 : !llvm.ptr, i64, i64), ^bb58(%14, %279 : i64, !llvm.ptr)
  ^bb58(%284: i64, %285: !llvm.ptr):  // 2 preds: ^bb57, ^bb62
    %286 = llvm.load %285 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.intr.lifetime.start %65 : !llvm.ptr
    llvm.intr.lifetime.start %66 : !llvm.ptr
    llvm.store %284, %65 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.store %286, %66 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %287 = llvm.load %281 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %288 = llvm.icmp "eq" %287, %16 : !llvm.ptr
    llvm.cond_br %288, ^bb59, ^bb61
  ^bb59:  // pred: ^bb58
    llvm.invoke @_ZSt25__throw_bad_function_callv() to ^bb60 unwind ^bb83 : () -> ()
  ^bb60:  // pred: ^bb59
    llvm.unreachable
  ^bb61:  // pred: ^bb58
    %289 = llvm.load %282 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> !llvm.ptr
    %290 = llvm.invoke %289(%76, %65, %66) to ^bb62 unwind ^bb82 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb62:  // pred: ^bb61
    llvm.intr.lifetime.end %65 : !llvm.ptr
    llvm.intr.lifetime.end %66 : !llvm.ptr
    %291 = llvm.getelementptr inbounds|nuw %285[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %292 = llvm.icmp "eq" %291, %280 : !llvm.ptr
    llvm.cond_br %292, ^bb63(%281, %276, %290 : !llvm.ptr, i64, i64), ^bb58(%290, %291 : i64, !llvm.ptr)
  ^bb63(%293: !llvm.ptr, %294: i64, %295: i64):  // 3 preds: ^bb51, ^bb57, ^bb62
    %296 = llvm.call @printf(%44, %294, %295) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %297 = llvm.load %293 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %298 = llvm.icmp "eq" %297, %16 : !llvm.ptr
    llvm.cond_br %298, ^bb66, ^bb64
  ^bb64:  // pred: ^bb63
    %299 = llvm.invoke %297(%76, %76, %43) to ^bb66 unwind ^bb65 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb65:  // pred: ^bb64
    %300 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %301 = llvm.extractvalue %300[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%301) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb66:  // 2 preds: ^bb63, ^bb64
    llvm.intr.lifetime.end %76 : !llvm.ptr
    %302 = llvm.load %263 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %303 = llvm.icmp "eq" %302, %16 : !llvm.ptr
    llvm.cond_br %303, ^bb69, ^bb67
  ^bb67:  // pred: ^bb66
    %304 = llvm.invoke %302(%75, %75, %43) to ^bb69 unwind ^bb68 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb68:  // pred: ^bb67
    %305 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %306 = llvm.extractvalue %305[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%306) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb69:  // 2 preds: ^bb66, ^bb67
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.intr.lifetime.start %77 : !llvm.ptr
    "llvm.intr.memset"(%77, %1, %45) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %307 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %308 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %309 = llvm.icmp "eq" %307, %308 : !llvm.ptr
    llvm.cond_br %309, ^bb79, ^bb70
  ^bb70:  // pred: ^bb69
    %310 = llvm.getelementptr inbounds|nuw %77[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %311 = llvm.getelementptr inbounds|nuw %77[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb71(%14, %307 : i64, !llvm.ptr)
  ^bb71(%312: i64, %313: !llvm.ptr):  // 2 preds: ^bb70, ^bb75
    %314 = llvm.load %313 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.intr.lifetime.start %63 : !llvm.ptr
    llvm.intr.lifetime.start %64 : !llvm.ptr
    llvm.store %312, %63 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    llvm.store %314, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %315 = llvm.load %310 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %316 = llvm.icmp "eq" %315, %16 : !llvm.ptr
    llvm.cond_br %316, ^bb72, ^bb74
  ^bb72:  // pred: ^bb71
    llvm.invoke @_ZSt25__throw_bad_function_callv() to ^bb73 unwind ^bb93 : () -> ()
  ^bb73:  // pred: ^bb72
    llvm.unreachable
  ^bb74:  // pred: ^bb71
    %317 = llvm.load %311 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> !llvm.ptr
    %318 = llvm.invoke %317(%77, %63, %64) to ^bb75 unwind ^bb92 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb75:  // pred: ^bb74
    llvm.intr.lifetime.end %63 : !llvm.ptr
    llvm.intr.lifetime.end %64 : !llvm.ptr
    %319 = llvm.getelementptr inbounds|nuw %313[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %320 = llvm.icmp "eq" %319, %308 : !llvm.ptr
    llvm.cond_br %320, ^bb76, ^bb71(%318, %319 : i64, !llvm.ptr)
  ^bb76:  // pred: ^bb75
    %321 = llvm.load %310 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %322 = llvm.icmp "eq" %321, %16 : !llvm.ptr
    llvm.cond_br %322, ^bb79, ^bb77
  ^bb77:  // pred: ^bb76
    %323 = llvm.invoke %321(%77, %77, %43) to ^bb79 unwind ^bb78 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb78:  // pred: ^bb77
    %324 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %325 = llvm.extractvalue %324[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%325) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb79:  // 3 preds: ^bb69, ^bb76, ^bb77
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.br ^bb99
  ^bb80:  // pred: ^bb55
    %326 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb88(%326 : !llvm.struct<(ptr, i32)>)
  ^bb81:  // pred: ^bb53
    %327 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb88(%327 : !llvm.struct<(ptr, i32)>)
  ^bb82:  // pred: ^bb61
    %328 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb84(%328 : !llvm.struct<(ptr, i32)>)
  ^bb83:  // pred: ^bb59
    %329 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb84(%329 : !llvm.struct<(ptr, i32)>)
  ^bb84(%330: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb82, ^bb83
    %331 = llvm.load %281 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %332 = llvm.icmp "eq" %331, %16 : !llvm.ptr
    llvm.cond_br %332, ^bb87, ^bb85
  ^bb85:  // pred: ^bb84
    %333 = llvm.invoke %331(%76, %76, %43) to ^bb87 unwind ^bb86 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb86:  // pred: ^bb85
    %334 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %335 = llvm.extractvalue %334[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%335) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb87:  // 2 preds: ^bb84, ^bb85
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.br ^bb88(%330 : !llvm.struct<(ptr, i32)>)
  ^bb88(%336: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb80, ^bb81, ^bb87
    %337 = llvm.extractvalue %336[0] : !llvm.struct<(ptr, i32)> 
    %338 = llvm.extractvalue %336[1] : !llvm.struct<(ptr, i32)> 
    %339 = llvm.load %263 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %340 = llvm.icmp "eq" %339, %16 : !llvm.ptr
    llvm.cond_br %340, ^bb91, ^bb89
  ^bb89:  // pred: ^bb88
    %341 = llvm.invoke %339(%75, %75, %43) to ^bb91 unwind ^bb90 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb90:  // pred: ^bb89
    %342 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %343 = llvm.extractvalue %342[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%343) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb91:  // 2 preds: ^bb88, ^bb89
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.br ^bb106(%338, %337 : i32, !llvm.ptr)
  ^bb92:  // pred: ^bb74
    %344 = llvm.landingpad cleanup (catch %46 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb94(%344 : !llvm.struct<(ptr, i32)>)
  ^bb93:  // pred: ^bb72
    %345 = llvm.landingpad cleanup (catch %46 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb94(%345 : !llvm.struct<(ptr, i32)>)
  ^bb94(%346: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb92, ^bb93
    %347 = llvm.extractvalue %346[0] : !llvm.struct<(ptr, i32)> 
    %348 = llvm.extractvalue %346[1] : !llvm.struct<(ptr, i32)> 
    %349 = llvm.load %310 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %350 = llvm.icmp "eq" %349, %16 : !llvm.ptr
    llvm.cond_br %350, ^bb97, ^bb95
  ^bb95:  // pred: ^bb94
    %351 = llvm.invoke %349(%77, %77, %43) to ^bb97 unwind ^bb96 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb96:  // pred: ^bb95
    %352 = llvm.landingpad (catch %16 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %353 = llvm.extractvalue %352[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%353) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb97:  // 2 preds: ^bb94, ^bb95
    llvm.intr.lifetime.end %77 : !llvm.ptr
    %354 = llvm.intr.eh.typeid.for %46 : (!llvm.ptr) -> i32
    %355 = llvm.icmp "eq" %348, %354 : i32
    llvm.cond_br %355, ^bb98, ^bb106(%348, %347 : i32, !llvm.ptr)
  ^bb98:  // pred: ^bb97
    %356 = llvm.call @__cxa_begin_catch(%347) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %357 = llvm.load %356 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %358 = llvm.getelementptr inbounds|nuw %357[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %359 = llvm.load %358 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %360 = llvm.call %359(%356) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %361 = llvm.call @puts(%360) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb99 unwind ^bb105 : () -> ()
  ^bb99:  // 2 preds: ^bb79, ^bb98
    llvm.intr.lifetime.end %74 : !llvm.ptr
    %362 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %363 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %364 = llvm.icmp "eq" %362, %363 : !llvm.ptr
    llvm.cond_br %364, ^bb101, ^bb100
  ^bb100:  // pred: ^bb99
    %365 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %366 = llvm.ptrtoint %363 : !llvm.ptr to i64
    %367 = llvm.ptrtoint %362 : !llvm.ptr to i64
    %368 = llvm.sub %366, %367 : i64
    %369 = llvm.add %368, %23 : i64
    %370 = llvm.lshr %369, %21 : i64
    %371 = llvm.trunc %370 : i64 to i32
    %372 = llvm.xor %371, %9 : i32
    %373 = llvm.add %365, %372 : i32
    llvm.store %373, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb101
  ^bb101:  // 2 preds: ^bb99, ^bb100
    %374 = llvm.icmp "eq" %362, %16 : !llvm.ptr
    llvm.cond_br %374, ^bb103, ^bb102
  ^bb102:  // pred: ^bb101
    %375 = llvm.getelementptr inbounds|nuw %69[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %376 = llvm.load %375 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %377 = llvm.ptrtoint %376 : !llvm.ptr to i64
    %378 = llvm.ptrtoint %362 : !llvm.ptr to i64
    %379 = llvm.sub %377, %378 : i64
    llvm.call @_ZdlPvm(%362, %379) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb103
  ^bb103:  // 2 preds: ^bb101, ^bb102
    llvm.intr.lifetime.end %69 : !llvm.ptr
    %380 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %381 = llvm.call @printf(%47, %380) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %78 : !llvm.ptr
    %382 = llvm.call @_Znwm(%27) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 64 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %382, %78 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    %383 = llvm.getelementptr inbounds|nuw %382[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %384 = llvm.getelementptr inbounds|nuw %78[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %383, %384 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    %385 = llvm.getelementptr inbounds|nuw %78[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%382, %1, %27) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %383, %385 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr, !llvm.ptr
    %386 = llvm.getelementptr inbounds|nuw %78[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %387 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb108(%4, %387, %4 : i32, i32, i32)
  ^bb104:  // pred: ^bb114
    llvm.store %422, %386 {alignment = 8 : i64} : i32, !llvm.ptr
    %388 = llvm.call @printf(%51, %422) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb133(%14 : i64)
  ^bb105:  // pred: ^bb98
    %389 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %390 = llvm.extractvalue %389[0] : !llvm.struct<(ptr, i32)> 
    %391 = llvm.extractvalue %389[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb106(%391, %390 : i32, !llvm.ptr)
  ^bb106(%392: i32, %393: !llvm.ptr):  // 4 preds: ^bb48, ^bb91, ^bb97, ^bb105
    llvm.intr.lifetime.end %74 : !llvm.ptr
    llvm.br ^bb107(%392, %393 : i32, !llvm.ptr)
  ^bb107(%394: i32, %395: !llvm.ptr):  // 4 preds: ^bb4, ^bb35, ^bb45, ^bb106
    llvm.call @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%69) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.br ^bb147(%394, %395 : i32, !llvm.ptr)
  ^bb108(%396: i32, %397: i32, %398: i32):  // 2 preds: ^bb103, ^bb114
    %399 = llvm.mul %396, %396 overflow<nsw, nuw> : i32
    %400 = llvm.trunc %399 overflow<nuw> : i32 to i16
    %401 = llvm.urem %400, %48 : i16
    %402 = llvm.zext nneg %401 : i16 to i32
    %403 = llvm.and %401, %49 : i16
    %404 = llvm.zext nneg %403 : i16 to i64
    %405 = llvm.getelementptr inbounds|nuw %382[%404] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %406 = llvm.load %405 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %407 = llvm.icmp "eq" %406, %16 : !llvm.ptr
    llvm.cond_br %407, ^bb112, ^bb109(%406 : !llvm.ptr)
  ^bb109(%408: !llvm.ptr):  // 2 preds: ^bb108, ^bb110
    %409 = llvm.load %408 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> i32
    %410 = llvm.icmp "eq" %409, %402 : i32
    llvm.cond_br %410, ^bb111, ^bb110
  ^bb110:  // pred: ^bb109
    %411 = llvm.getelementptr inbounds|nuw %408[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %412 = llvm.load %411 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %413 = llvm.icmp "eq" %412, %16 : !llvm.ptr
    llvm.cond_br %413, ^bb112, ^bb109(%412 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb111:  // pred: ^bb109
    %414 = llvm.getelementptr inbounds|nuw %408[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %415 = llvm.load %414 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb114(%415, %398, %397, %414 : i32, i32, i32, !llvm.ptr)
  ^bb112:  // 2 preds: ^bb108, ^bb110
    %416 = llvm.invoke @_Znwm(%13) to ^bb113 unwind ^bb115 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb113:  // pred: ^bb112
    llvm.store %402, %416 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : i32, !llvm.ptr
    %417 = llvm.getelementptr inbounds|nuw %416[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %417 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %418 = llvm.add %397, %0 overflow<nsw> : i32
    llvm.store %418, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %419 = llvm.getelementptr inbounds|nuw %416[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %406, %419 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.store %416, %405 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr, !llvm.ptr
    %420 = llvm.add %398, %0 overflow<nsw> : i32
    llvm.br ^bb114(%4, %420, %418, %417 : i32, i32, i32, !llvm.ptr)
  ^bb114(%421: i32, %422: i32, %423: i32, %424: !llvm.ptr):  // 2 preds: ^bb111, ^bb113
    %425 = llvm.add %421, %396 overflow<nsw> : i32
    llvm.store %425, %424 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %426 = llvm.add %396, %0 overflow<nsw, nuw> : i32
    %427 = llvm.icmp "eq" %426, %50 : i32
    llvm.cond_br %427, ^bb104, ^bb108(%426, %423, %422 : i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb115:  // pred: ^bb112
    %428 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.store %398, %386 {alignment = 8 : i64} : i32, !llvm.ptr
    %429 = llvm.extractvalue %428[0] : !llvm.struct<(ptr, i32)> 
    %430 = llvm.extractvalue %428[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb146(%430, %429 : i32, !llvm.ptr)
  ^bb116:  // pred: ^bb144
    %431 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %432 = llvm.load %382 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %433 = llvm.icmp "eq" %432, %16 : !llvm.ptr
    llvm.cond_br %433, ^bb118, ^bb117(%432 : !llvm.ptr)
  ^bb117(%434: !llvm.ptr):  // 2 preds: ^bb116, ^bb117
    %435 = llvm.getelementptr inbounds|nuw %434[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %436 = llvm.load %435 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %437 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %438 = llvm.add %437, %9 overflow<nsw> : i32
    llvm.store %438, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%434, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %439 = llvm.icmp "eq" %436, %16 : !llvm.ptr
    llvm.cond_br %439, ^bb118, ^bb117(%436 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb118:  // 2 preds: ^bb116, ^bb117
    %440 = llvm.getelementptr inbounds|nuw %382[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %441 = llvm.load %440 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %442 = llvm.icmp "eq" %441, %16 : !llvm.ptr
    llvm.cond_br %442, ^bb120, ^bb119(%441 : !llvm.ptr)
  ^bb119(%443: !llvm.ptr):  // 2 preds: ^bb118, ^bb119
    %444 = llvm.getelementptr inbounds|nuw %443[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %445 = llvm.load %444 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %446 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %447 = llvm.add %446, %9 overflow<nsw> : i32
    llvm.store %447, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%443, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %448 = llvm.icmp "eq" %445, %16 : !llvm.ptr
    llvm.cond_br %448, ^bb120, ^bb119(%445 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb120:  // 2 preds: ^bb118, ^bb119
    %449 = llvm.getelementptr inbounds|nuw %382[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %450 = llvm.load %449 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %451 = llvm.icmp "eq" %450, %16 : !llvm.ptr
    llvm.cond_br %451, ^bb122, ^bb121(%450 : !llvm.ptr)
  ^bb121(%452: !llvm.ptr):  // 2 preds: ^bb120, ^bb121
    %453 = llvm.getelementptr inbounds|nuw %452[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %454 = llvm.load %453 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %455 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %456 = llvm.add %455, %9 overflow<nsw> : i32
    llvm.store %456, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%452, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %457 = llvm.icmp "eq" %454, %16 : !llvm.ptr
    llvm.cond_br %457, ^bb122, ^bb121(%454 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb122:  // 2 preds: ^bb120, ^bb121
    %458 = llvm.getelementptr inbounds|nuw %382[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %459 = llvm.load %458 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %460 = llvm.icmp "eq" %459, %16 : !llvm.ptr
    llvm.cond_br %460, ^bb124, ^bb123(%459 : !llvm.ptr)
  ^bb123(%461: !llvm.ptr):  // 2 preds: ^bb122, ^bb123
    %462 = llvm.getelementptr inbounds|nuw %461[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %463 = llvm.load %462 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %464 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %465 = llvm.add %464, %9 overflow<nsw> : i32
    llvm.store %465, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%461, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %466 = llvm.icmp "eq" %463, %16 : !llvm.ptr
    llvm.cond_br %466, ^bb124, ^bb123(%463 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb124:  // 2 preds: ^bb122, ^bb123
    %467 = llvm.getelementptr inbounds|nuw %382[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %468 = llvm.load %467 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %469 = llvm.icmp "eq" %468, %16 : !llvm.ptr
    llvm.cond_br %469, ^bb126, ^bb125(%468 : !llvm.ptr)
  ^bb125(%470: !llvm.ptr):  // 2 preds: ^bb124, ^bb125
    %471 = llvm.getelementptr inbounds|nuw %470[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %472 = llvm.load %471 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %473 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %474 = llvm.add %473, %9 overflow<nsw> : i32
    llvm.store %474, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%470, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %475 = llvm.icmp "eq" %472, %16 : !llvm.ptr
    llvm.cond_br %475, ^bb126, ^bb125(%472 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb126:  // 2 preds: ^bb124, ^bb125
    %476 = llvm.getelementptr inbounds|nuw %382[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %477 = llvm.load %476 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %478 = llvm.icmp "eq" %477, %16 : !llvm.ptr
    llvm.cond_br %478, ^bb128, ^bb127(%477 : !llvm.ptr)
  ^bb127(%479: !llvm.ptr):  // 2 preds: ^bb126, ^bb127
    %480 = llvm.getelementptr inbounds|nuw %479[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %481 = llvm.load %480 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %482 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %483 = llvm.add %482, %9 overflow<nsw> : i32
    llvm.store %483, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%479, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %484 = llvm.icmp "eq" %481, %16 : !llvm.ptr
    llvm.cond_br %484, ^bb128, ^bb127(%481 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb128:  // 2 preds: ^bb126, ^bb127
    %485 = llvm.getelementptr inbounds|nuw %382[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %486 = llvm.load %485 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %487 = llvm.icmp "eq" %486, %16 : !llvm.ptr
    llvm.cond_br %487, ^bb130, ^bb129(%486 : !llvm.ptr)
  ^bb129(%488: !llvm.ptr):  // 2 preds: ^bb128, ^bb129
    %489 = llvm.getelementptr inbounds|nuw %488[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %490 = llvm.load %489 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %491 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %492 = llvm.add %491, %9 overflow<nsw> : i32
    llvm.store %492, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%488, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %493 = llvm.icmp "eq" %490, %16 : !llvm.ptr
    llvm.cond_br %493, ^bb130, ^bb129(%490 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb130:  // 2 preds: ^bb128, ^bb129
    %494 = llvm.getelementptr inbounds|nuw %382[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %495 = llvm.load %494 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %496 = llvm.icmp "eq" %495, %16 : !llvm.ptr
    llvm.cond_br %496, ^bb132, ^bb131(%495 : !llvm.ptr)
  ^bb131(%497: !llvm.ptr):  // 2 preds: ^bb130, ^bb131
    %498 = llvm.getelementptr inbounds|nuw %497[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %499 = llvm.load %498 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %500 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %501 = llvm.add %500, %9 overflow<nsw> : i32
    llvm.store %501, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%497, %13) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %502 = llvm.icmp "eq" %499, %16 : !llvm.ptr
    llvm.cond_br %502, ^bb132, ^bb131(%499 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb132:  // 2 preds: ^bb130, ^bb131
    llvm.call @_ZdlPvm(%382, %27) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %503 = llvm.icmp "ne" %431, %422 : i32
    %504 = llvm.zext %503 : i1 to i32
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.return %504 : i32
  ^bb133(%505: i64):  // 2 preds: ^bb104, ^bb144
    %506 = llvm.getelementptr inbounds|nuw %52[%505] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %507 = llvm.load %506 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %508 = llvm.and %507, %53 : i32
    %509 = llvm.zext nneg %508 : i32 to i64
    %510 = llvm.getelementptr inbounds|nuw %382[%509] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %511 = llvm.load %510 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %512 = llvm.icmp "eq" %511, %16 : !llvm.ptr
    llvm.cond_br %512, ^bb136, ^bb134(%511 : !llvm.ptr)
  ^bb134(%513: !llvm.ptr):  // 2 preds: ^bb133, ^bb135
    %514 = llvm.load %513 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> i32
    %515 = llvm.icmp "eq" %514, %507 : i32
    llvm.cond_br %515, ^bb140, ^bb135
  ^bb135:  // pred: ^bb134
    %516 = llvm.getelementptr inbounds|nuw %513[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %517 = llvm.load %516 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %518 = llvm.icmp "eq" %517, %16 : !llvm.ptr
    llvm.cond_br %518, ^bb136, ^bb134(%517 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb136:  // 2 preds: ^bb133, ^bb135
    %519 = llvm.call @__cxa_allocate_exception(%13) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12out_of_rangeC1EPKc(%519, %55) to ^bb137 unwind ^bb139 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb137:  // pred: ^bb136
    llvm.invoke @__cxa_throw(%519, %57, %58) to ^bb138 unwind ^bb141 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb138:  // pred: ^bb137
    llvm.unreachable
  ^bb139:  // pred: ^bb136
    %520 = llvm.landingpad cleanup (catch %56 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_free_exception(%519) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb142(%520 : !llvm.struct<(ptr, i32)>)
  ^bb140:  // pred: ^bb134
    %521 = llvm.getelementptr inbounds|nuw %513[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %522 = llvm.load %521 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %523 = llvm.call @printf(%54, %507, %522) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb144
  ^bb141:  // pred: ^bb137
    %524 = llvm.landingpad cleanup (catch %56 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb142(%524 : !llvm.struct<(ptr, i32)>)
  ^bb142(%525: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb139, ^bb141
    %526 = llvm.extractvalue %525[0] : !llvm.struct<(ptr, i32)> 
    %527 = llvm.extractvalue %525[1] : !llvm.struct<(ptr, i32)> 
    %528 = llvm.intr.eh.typeid.for %56 : (!llvm.ptr) -> i32
    %529 = llvm.icmp "eq" %527, %528 : i32
    llvm.cond_br %529, ^bb143, ^bb146(%527, %526 : i32, !llvm.ptr)
  ^bb143:  // pred: ^bb142
    %530 = llvm.call @__cxa_begin_catch(%526) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %531 = llvm.load %530 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %532 = llvm.getelementptr inbounds|nuw %531[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %533 = llvm.load %532 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %534 = llvm.call %533(%530) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %535 = llvm.call @printf(%59, %507, %534) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb144 unwind ^bb145 : () -> ()
  ^bb144:  // 2 preds: ^bb140, ^bb143
    %536 = llvm.add %505, %24 overflow<nsw, nuw> : i64
    %537 = llvm.icmp "eq" %536, %61 : i64
    llvm.cond_br %537, ^bb116, ^bb133(%536 : i64)
  ^bb145:  // pred: ^bb143
    %538 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %539 = llvm.extractvalue %538[0] : !llvm.struct<(ptr, i32)> 
    %540 = llvm.extractvalue %538[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb146(%540, %539 : i32, !llvm.ptr)
  ^bb146(%541: i32, %542: !llvm.ptr):  // 3 preds: ^bb115, ^bb142, ^bb145
    llvm.call @_ZN3MapIi4ItemED2Ev(%78) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.br ^bb147(%541, %542 : i32, !llvm.ptr)
  ^bb147(%543: i32, %544: !llvm.ptr):  // 2 preds: ^bb107, ^bb146
    %545 = llvm.insertvalue %544, %60[0] : !llvm.struct<(ptr, i32)> 
    %546 = llvm.insertvalue %543, %545[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %546 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EED2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %2 = llvm.mlir.constant(17179869180 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %7, %9 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %13 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %14 = llvm.sub %12, %13 : i64
    %15 = llvm.add %14, %2 : i64
    %16 = llvm.lshr %15, %3 : i64
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.xor %17, %4 : i32
    %19 = llvm.add %11, %18 : i32
    llvm.store %19, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.icmp "eq" %7, %5 : !llvm.ptr
    llvm.cond_br %20, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %25 = llvm.sub %23, %24 : i64
    llvm.call tail @_ZdlPvm(%7, %25) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func linkonce_odr unnamed_addr @_ZN3MapIi4ItemED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MapIi4ItemED2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "eq" %5, %7 : !llvm.ptr
    llvm.cond_br %8, ^bb2(%5 : !llvm.ptr), ^bb5(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb7
    %9 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb2(%9 : !llvm.ptr)
  ^bb2(%10: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %11 = llvm.icmp "eq" %10, %1 : !llvm.ptr
    llvm.cond_br %11, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %12 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %16 = llvm.sub %14, %15 : i64
    llvm.call tail @_ZdlPvm(%10, %16) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  ^bb5(%17: !llvm.ptr):  // 2 preds: ^bb0, ^bb7
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "eq" %18, %1 : !llvm.ptr
    llvm.cond_br %19, ^bb7, ^bb6(%18 : !llvm.ptr)
  ^bb6(%20: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %21 = llvm.getelementptr inbounds|nuw %20[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %24 = llvm.add %23, %3 overflow<nsw> : i32
    llvm.store %24, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @_ZdlPvm(%20, %4) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %25 = llvm.icmp "eq" %22, %1 : !llvm.ptr
    llvm.cond_br %25, ^bb7, ^bb6(%22 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %26 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.icmp "eq" %26, %7 : !llvm.ptr
    llvm.cond_br %27, ^bb1, ^bb5(%26 : !llvm.ptr)
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE12emplace_backIJS0_EEERS0_DpOT_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.constant(-4 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %13, %15 : !llvm.ptr
    llvm.cond_br %16, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %17, %13 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %18 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %19 = llvm.icmp "sgt" %18, %3 : i32
    llvm.cond_br %19, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %20 = llvm.add %18, %3 overflow<nsw> : i32
    llvm.store %20, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %21 = llvm.icmp "eq" %18, %4 : i32
    llvm.cond_br %21, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %22 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%22, %8) to ^bb4 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.call tail @__cxa_throw(%22, %9, %10) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb3
    %23 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%22) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.resume %23 : !llvm.struct<(ptr, i32)>
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %24 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %25 = llvm.add %24, %6 overflow<nsw> : i32
    llvm.store %25, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %13[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8(%26 : !llvm.ptr)
  ^bb7:  // pred: ^bb0
    llvm.call tail @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%arg0, %13, %arg1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %27 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%27 : !llvm.ptr)
  ^bb8(%28: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %29 = llvm.getelementptr inbounds %28[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %29 : !llvm.ptr
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(9223372036854775804 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2305843009213693951 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(17179869180 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %17 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.ptrtoint %20 : !llvm.ptr to i64
    %23 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %24 = llvm.sub %22, %23 : i64
    %25 = llvm.icmp "eq" %24, %1 : i64
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call tail @_ZSt20__throw_length_errorPKc(%18) : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %26 = llvm.ashr exact %24, %2 : i64
    %27 = llvm.intr.umax(%26, %3) : (i64, i64) -> i64
    %28 = llvm.add %27, %26 overflow<nsw> : i64
    %29 = llvm.icmp "ult" %28, %26 : i64
    %30 = llvm.intr.umin(%28, %4) : (i64, i64) -> i64
    %31 = llvm.select %29, %4, %30 : i1, i64
    %32 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %33 = llvm.sub %32, %23 : i64
    %34 = llvm.icmp "ne" %31, %5 : i64
    llvm.intr.assume %34  : i1
    %35 = llvm.shl %31, %2 overflow<nsw, nuw> : i64
    %36 = llvm.call tail @_Znwm(%35) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %37 = llvm.getelementptr inbounds|nuw %36[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %38, %37 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %39 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %40 = llvm.icmp "sgt" %39, %7 : i32
    llvm.cond_br %40, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %41 = llvm.add %39, %7 overflow<nsw> : i32
    llvm.store %41, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %42 = llvm.icmp "eq" %39, %8 : i32
    llvm.cond_br %42, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %43 = llvm.call tail @__cxa_allocate_exception(%14) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%43, %15) to ^bb5 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.invoke @__cxa_throw(%43, %16, %17) to ^bb7 unwind ^bb6 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    %44 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    %46 = llvm.call tail @__cxa_begin_catch(%45) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.br ^bb20
  ^bb7:  // pred: ^bb5
    llvm.unreachable
  ^bb8:  // pred: ^bb4
    %47 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%43) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    %48 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, i32)> 
    %49 = llvm.call tail @__cxa_begin_catch(%48) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.br ^bb20
  ^bb9:  // 2 preds: ^bb2, ^bb3
    %50 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %51 = llvm.add %50, %10 overflow<nsw> : i32
    llvm.store %51, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %52 = llvm.invoke @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_(%21, %arg1, %36) to ^bb10 unwind ^bb16 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb10:  // pred: ^bb9
    %53 = llvm.getelementptr inbounds|nuw %52[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.invoke @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_(%arg1, %20, %53) to ^bb11 unwind ^bb17 : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb11:  // pred: ^bb10
    %55 = llvm.icmp "eq" %21, %20 : !llvm.ptr
    llvm.cond_br %55, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %56 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %24, %13 : i64
    %58 = llvm.lshr %57, %2 : i64
    %59 = llvm.trunc %58 : i64 to i32
    %60 = llvm.xor %59, %7 : i32
    %61 = llvm.add %56, %60 : i32
    llvm.store %61, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %62 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.icmp "eq" %21, %11 : !llvm.ptr
    llvm.cond_br %63, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %64 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.ptrtoint %64 : !llvm.ptr to i64
    %66 = llvm.sub %65, %23 : i64
    llvm.call tail @_ZdlPvm(%21, %66) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    llvm.store %36, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr, !llvm.ptr
    llvm.store %54, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %36[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %67, %62 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    llvm.return
  ^bb16:  // pred: ^bb9
    %68 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    %70 = llvm.call tail @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %71 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.add %71, %7 overflow<nsw> : i32
    llvm.store %72, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb17:  // pred: ^bb10
    %73 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(ptr, i32)> 
    %75 = llvm.call tail @__cxa_begin_catch(%74) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %76 = llvm.icmp "eq" %36, %53 : !llvm.ptr
    llvm.cond_br %76, ^bb20, ^bb18
  ^bb18:  // pred: ^bb17
    %77 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.ptrtoint %53 : !llvm.ptr to i64
    %79 = llvm.ptrtoint %36 : !llvm.ptr to i64
    %80 = llvm.sub %78, %79 : i64
    %81 = llvm.add %80, %13 : i64
    %82 = llvm.lshr %81, %2 : i64
    %83 = llvm.trunc %82 : i64 to i32
    %84 = llvm.xor %83, %7 : i32
    %85 = llvm.add %77, %84 : i32
    llvm.store %85, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb19:  // pred: ^bb20
    %86 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb21 unwind ^bb22 : () -> ()
  ^bb20:  // 5 preds: ^bb6, ^bb8, ^bb16, ^bb17, ^bb18
    llvm.call tail @_ZdlPvm(%36, %35) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.invoke @__cxa_rethrow() to ^bb23 unwind ^bb19 : () -> ()
  ^bb21:  // pred: ^bb19
    llvm.resume %86 : !llvm.struct<(ptr, i32)>
  ^bb22:  // pred: ^bb19
    %87 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %88 = llvm.extractvalue %87[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%88) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb23:  // pred: ^bb20
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func unnamed_addr @_ZNSt13runtime_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_free_exception(!llvm.ptr)
  llvm.func unnamed_addr @_ZNSt13runtime_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @__cxa_rethrow()
  llvm.func local_unnamed_addr @_ZSt20__throw_length_errorPKc(!llvm.ptr {llvm.noundef}) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt28__throw_bad_array_new_lengthv() attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr local_unnamed_addr @_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__do_uninit_copyIPK4ItemPS0_ET0_T_S5_S4_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.constant(17179869180 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.icmp "eq" %arg0, %arg1 : !llvm.ptr
    llvm.cond_br %13, ^bb13(%arg2 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb2(%arg2, %arg0, %15, %14 : !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb2(%16: !llvm.ptr, %17: !llvm.ptr, %18: i32, %19: i32):  // 2 preds: ^bb1, ^bb8
    %20 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %20, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %21 = llvm.icmp "sgt" %18, %2 : i32
    llvm.cond_br %21, ^bb3, ^bb8(%18 : i32)
  ^bb3:  // pred: ^bb2
    %22 = llvm.add %18, %2 overflow<nsw> : i32
    llvm.store %22, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %23 = llvm.icmp "eq" %18, %3 : i32
    llvm.cond_br %23, ^bb4, ^bb8(%22 : i32)
  ^bb4:  // pred: ^bb3
    %24 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%24, %7) to ^bb5 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.invoke @__cxa_throw(%24, %9, %10) to ^bb6 unwind ^bb9 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.unreachable
  ^bb7:  // pred: ^bb4
    %25 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%24) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb10(%25 : !llvm.struct<(ptr, i32)>)
  ^bb8(%26: i32):  // 2 preds: ^bb2, ^bb3
    %27 = llvm.add %19, %4 overflow<nsw> : i32
    llvm.store %27, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %17[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %16[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.icmp "eq" %28, %arg1 : !llvm.ptr
    llvm.cond_br %30, ^bb13(%29 : !llvm.ptr), ^bb2(%29, %28, %26, %27 : !llvm.ptr, !llvm.ptr, i32, i32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb5
    %31 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb10(%31 : !llvm.struct<(ptr, i32)>)
  ^bb10(%32: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb7, ^bb9
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, i32)> 
    %34 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %35 = llvm.icmp "eq" %arg2, %16 : !llvm.ptr
    llvm.cond_br %35, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %36 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %38 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
    %39 = llvm.sub %37, %38 : i64
    %40 = llvm.add %39, %11 : i64
    %41 = llvm.lshr %40, %12 : i64
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.xor %42, %2 : i32
    %44 = llvm.add %36, %43 : i32
    llvm.store %44, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.invoke @__cxa_rethrow() to ^bb17 unwind ^bb14 : () -> ()
  ^bb13(%45: !llvm.ptr):  // 2 preds: ^bb0, ^bb8
    llvm.return %45 : !llvm.ptr
  ^bb14:  // pred: ^bb12
    %46 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb15 unwind ^bb16 : () -> ()
  ^bb15:  // pred: ^bb14
    llvm.resume %46 : !llvm.struct<(ptr, i32)>
  ^bb16:  // pred: ^bb14
    %47 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %48 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%48) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb17:  // pred: ^bb12
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr local_unnamed_addr @_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__do_uninit_copyIN9__gnu_cxx17__normal_iteratorIPK4ItemSt6vectorIS2_SaIS2_EEEEPS2_ET0_T_SB_SA_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.constant(17179869180 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.icmp "eq" %arg0, %arg1 : !llvm.ptr
    llvm.cond_br %13, ^bb13(%arg2 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb2(%arg2, %arg0, %15, %14 : !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb2(%16: !llvm.ptr, %17: !llvm.ptr, %18: i32, %19: i32):  // 2 preds: ^bb1, ^bb8
    %20 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %20, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %21 = llvm.icmp "sgt" %18, %2 : i32
    llvm.cond_br %21, ^bb3, ^bb8(%18 : i32)
  ^bb3:  // pred: ^bb2
    %22 = llvm.add %18, %2 overflow<nsw> : i32
    llvm.store %22, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %23 = llvm.icmp "eq" %18, %3 : i32
    llvm.cond_br %23, ^bb4, ^bb8(%22 : i32)
  ^bb4:  // pred: ^bb3
    %24 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%24, %7) to ^bb5 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.invoke @__cxa_throw(%24, %9, %10) to ^bb6 unwind ^bb9 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.unreachable
  ^bb7:  // pred: ^bb4
    %25 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%24) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb10(%25 : !llvm.struct<(ptr, i32)>)
  ^bb8(%26: i32):  // 2 preds: ^bb2, ^bb3
    %27 = llvm.add %19, %4 overflow<nsw> : i32
    llvm.store %27, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %17[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %16[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.icmp "eq" %28, %arg1 : !llvm.ptr
    llvm.cond_br %30, ^bb13(%29 : !llvm.ptr), ^bb2(%29, %28, %26, %27 : !llvm.ptr, !llvm.ptr, i32, i32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb5
    %31 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb10(%31 : !llvm.struct<(ptr, i32)>)
  ^bb10(%32: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb7, ^bb9
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, i32)> 
    %34 = llvm.call tail @__cxa_begin_catch(%33) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %35 = llvm.icmp "eq" %arg2, %16 : !llvm.ptr
    llvm.cond_br %35, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %36 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %38 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
    %39 = llvm.sub %37, %38 : i64
    %40 = llvm.add %39, %11 : i64
    %41 = llvm.lshr %40, %12 : i64
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.xor %42, %2 : i32
    %44 = llvm.add %36, %43 : i32
    llvm.store %44, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.invoke @__cxa_rethrow() to ^bb17 unwind ^bb14 : () -> ()
  ^bb13(%45: !llvm.ptr):  // 2 preds: ^bb0, ^bb8
    llvm.return %45 : !llvm.ptr
  ^bb14:  // pred: ^bb12
    %46 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb15 unwind ^bb16 : () -> ()
  ^bb15:  // pred: ^bb14
    llvm.resume %46 : !llvm.struct<(ptr, i32)>
  ^bb16:  // pred: ^bb14
    %47 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %48 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%48) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb17:  // pred: ^bb12
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE14_M_insert_rvalEN9__gnu_cxx17__normal_iteratorIPKS0_S2_EEOS0_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %13 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %14 = llvm.sub %12, %13 : i64
    %15 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "eq" %16, %18 : !llvm.ptr
    llvm.cond_br %19, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.icmp "eq" %arg1, %16 : !llvm.ptr
    llvm.cond_br %20, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %21 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %21, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %22 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %23 = llvm.icmp "sgt" %22, %3 : i32
    llvm.cond_br %23, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %24 = llvm.add %22, %3 overflow<nsw> : i32
    llvm.store %24, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %25 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %25, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %26 = llvm.call tail @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%26, %8) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call tail @__cxa_throw(%26, %9, %10) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %27 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%26) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.resume %27 : !llvm.struct<(ptr, i32)>
  ^bb7:  // 2 preds: ^bb2, ^bb3
    %28 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %29 = llvm.add %28, %6 overflow<nsw> : i32
    llvm.store %29, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %16[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb8:  // pred: ^bb1
    %31 = llvm.getelementptr inbounds %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_(%arg0, %31, %arg2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb9:  // pred: ^bb0
    %32 = llvm.getelementptr inbounds %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZNSt6vectorI4ItemSaIS0_EE17_M_realloc_insertIJS0_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(%arg0, %32, %arg2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb7, ^bb8, ^bb9
    %33 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %33[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %34 : !llvm.ptr
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt6vectorI4ItemSaIS0_EE13_M_insert_auxIS0_EEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEOT_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(-4 : i64) : i64
    %2 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(-1 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %20, %18 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %21 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %22 = llvm.icmp "sgt" %21, %3 : i32
    llvm.cond_br %22, ^bb1, ^bb6(%21 : i32)
  ^bb1:  // pred: ^bb0
    %23 = llvm.add %21, %3 overflow<nsw> : i32
    llvm.store %23, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %24 = llvm.icmp "eq" %21, %4 : i32
    llvm.cond_br %24, ^bb2, ^bb6(%23 : i32)
  ^bb2:  // pred: ^bb1
    %25 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%25, %16) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call tail @__cxa_throw(%25, %14, %15) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb4(%26: !llvm.ptr, %27: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb5, ^bb11, ^bb17
    llvm.call tail @__cxa_free_exception(%26) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.resume %27 : !llvm.struct<(ptr, i32)>
  ^bb5:  // pred: ^bb2
    %28 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb4(%25, %28 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb6(%29: i32):  // 2 preds: ^bb0, ^bb1
    %30 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %31 = llvm.add %30, %6 overflow<nsw> : i32
    llvm.store %31, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %18[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %32, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    %33 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %34 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.ashr exact %35, %8 : i64
    %37 = llvm.icmp "sgt" %36, %9 : i64
    llvm.cond_br %37, ^bb7(%36, %18, %19, %29 : i64, !llvm.ptr, !llvm.ptr, i32), ^bb13(%29 : i32)
  ^bb7(%38: i64, %39: !llvm.ptr, %40: !llvm.ptr, %41: i32):  // 2 preds: ^bb6, ^bb12
    %42 = llvm.getelementptr inbounds %40[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr inbounds %39[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.icmp "sgt" %41, %3 : i32
    llvm.cond_br %44, ^bb8, ^bb12(%41 : i32)
  ^bb8:  // pred: ^bb7
    %45 = llvm.add %41, %3 overflow<nsw> : i32
    llvm.store %45, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %46 = llvm.icmp "eq" %41, %4 : i32
    llvm.cond_br %46, ^bb9, ^bb12(%45 : i32)
  ^bb9:  // pred: ^bb8
    %47 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%47, %13) to ^bb10 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    llvm.call tail @__cxa_throw(%47, %14, %15) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb11:  // pred: ^bb9
    %48 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb4(%47, %48 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb12(%49: i32):  // 2 preds: ^bb7, ^bb8
    %50 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %50, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %51 = llvm.add %38, %10 overflow<nsw> : i64
    %52 = llvm.icmp "sgt" %38, %11 : i64
    llvm.cond_br %52, ^bb7(%51, %43, %42, %49 : i64, !llvm.ptr, !llvm.ptr, i32), ^bb13(%49 : i32) {loop_annotation = #loop_annotation}
  ^bb13(%53: i32):  // 2 preds: ^bb6, ^bb12
    %54 = llvm.icmp "sgt" %53, %3 : i32
    llvm.cond_br %54, ^bb14, ^bb18
  ^bb14:  // pred: ^bb13
    %55 = llvm.add %53, %3 overflow<nsw> : i32
    llvm.store %55, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %56 = llvm.icmp "eq" %53, %4 : i32
    llvm.cond_br %56, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %57 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%57, %13) to ^bb16 unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    llvm.call tail @__cxa_throw(%57, %14, %15) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb17:  // pred: ^bb15
    %58 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb4(%57, %58 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb18:  // 2 preds: ^bb13, ^bb14
    %59 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %59, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(-4 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_iter", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %12 = llvm.sub %11, %10 : i64
    %13 = llvm.ashr exact %12, %1 : i64
    %14 = llvm.icmp "sgt" %13, %2 : i64
    llvm.cond_br %14, ^bb1, ^bb18
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%13, %arg2, %arg1 : i64, i64, !llvm.ptr)
  ^bb2(%16: i64, %17: i64, %18: !llvm.ptr):  // 2 preds: ^bb1, ^bb17
    %19 = llvm.icmp "eq" %17, %4 : i64
    llvm.cond_br %19, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.call @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%arg0, %18, %8) : (!llvm.ptr, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.br ^bb4(%18 : !llvm.ptr)
  ^bb4(%20: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %21 = llvm.getelementptr inbounds %20[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_(%arg0, %21, %21, %9) : (!llvm.ptr, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.sub %22, %10 : i64
    %24 = llvm.icmp "sgt" %23, %3 : i64
    llvm.cond_br %24, ^bb4(%21 : !llvm.ptr), ^bb5 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb18
  ^bb6:  // pred: ^bb2
    %25 = llvm.add %17, %5 overflow<nsw> : i64
    %26 = llvm.lshr %16, %6 : i64
    %27 = llvm.getelementptr inbounds|nuw %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %28 = llvm.getelementptr inbounds %18[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %30 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %31 = llvm.icmp "slt" %29, %30 : i32
    %32 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.cond_br %31, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %33 = llvm.icmp "slt" %30, %32 : i32
    llvm.cond_br %33, ^bb11(%27 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %34 = llvm.icmp "slt" %29, %32 : i32
    %35 = llvm.select %34, %28, %15 : i1, !llvm.ptr
    llvm.br ^bb11(%35 : !llvm.ptr)
  ^bb9:  // pred: ^bb6
    %36 = llvm.icmp "slt" %29, %32 : i32
    llvm.cond_br %36, ^bb11(%15 : !llvm.ptr), ^bb10
  ^bb10:  // pred: ^bb9
    %37 = llvm.icmp "slt" %30, %32 : i32
    %38 = llvm.select %37, %28, %27 : i1, !llvm.ptr
    llvm.br ^bb11(%38 : !llvm.ptr)
  ^bb11(%39: !llvm.ptr):  // 4 preds: ^bb7, ^bb8, ^bb9, ^bb10
    llvm.call tail @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%arg0, %39) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12(%15, %18 : !llvm.ptr, !llvm.ptr)
  ^bb12(%40: !llvm.ptr, %41: !llvm.ptr):  // 2 preds: ^bb11, ^bb16
    %42 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.br ^bb13(%40 : !llvm.ptr)
  ^bb13(%43: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %44, %42 : i32
    %46 = llvm.getelementptr inbounds|nuw %43[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %45, ^bb13(%46 : !llvm.ptr), ^bb14(%41 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb14(%47: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %48 = llvm.getelementptr inbounds %47[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %42, %49 : i32
    llvm.cond_br %50, ^bb14(%48 : !llvm.ptr), ^bb15 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %51 = llvm.icmp "ult" %43, %48 : !llvm.ptr
    llvm.cond_br %51, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.call tail @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%43, %48) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12(%46, %48 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb15
    llvm.call tail @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_less_iterEEvT_SA_T0_T1_(%43, %18, %25) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr, i64 {llvm.noundef}) -> ()
    %52 = llvm.ptrtoint %43 : !llvm.ptr to i64
    %53 = llvm.sub %52, %10 : i64
    %54 = llvm.ashr exact %53, %1 : i64
    %55 = llvm.icmp "sgt" %54, %2 : i64
    llvm.cond_br %55, ^bb2(%54, %25, %43 : i64, i64, !llvm.ptr), ^bb18 {loop_annotation = #loop_annotation}
  ^bb18:  // 3 preds: ^bb0, ^bb5, ^bb17
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_RT0_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(-2 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(-2 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(-1 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %17 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %18 = llvm.sub %16, %17 : i64
    %19 = llvm.ashr exact %18, %1 : i64
    %20 = llvm.icmp "slt" %19, %1 : i64
    llvm.cond_br %20, ^bb19, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.add %19, %2 overflow<nsw> : i64
    %22 = llvm.lshr %21, %3 : i64
    llvm.br ^bb2(%22 : i64)
  ^bb2(%23: i64):  // 2 preds: ^bb1, ^bb15
    %24 = llvm.getelementptr inbounds %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %26 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.icmp "sgt" %26, %5 : i32
    llvm.cond_br %27, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    %28 = llvm.add %26, %5 overflow<nsw> : i32
    llvm.store %28, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %29 = llvm.icmp "eq" %26, %7 : i32
    llvm.cond_br %29, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %30 = llvm.call @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%30, %12) to ^bb5 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @__cxa_throw(%30, %13, %14) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb6(%31: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb7, ^bb18
    llvm.resume %31 : !llvm.struct<(ptr, i32)>
  ^bb7:  // pred: ^bb4
    %32 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_free_exception(%30) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb6(%32 : !llvm.struct<(ptr, i32)>)
  ^bb8:  // pred: ^bb2
    %33 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %25, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb14(%34 : i32)
  ^bb9:  // pred: ^bb3
    %35 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 overflow<nsw> : i32
    llvm.store %36, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %25, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %37 = llvm.add %26, %8 overflow<nsw> : i32
    llvm.store %37, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %38 = llvm.icmp "eq" %28, %7 : i32
    llvm.cond_br %38, ^bb10, ^bb14(%36 : i32)
  ^bb10:  // pred: ^bb9
    %39 = llvm.call @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%39, %12) to ^bb11 unwind ^bb13 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    llvm.invoke @__cxa_throw(%39, %13, %14) to ^bb12 unwind ^bb16 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.unreachable
  ^bb13:  // pred: ^bb10
    %40 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_free_exception(%39) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb18(%40 : !llvm.struct<(ptr, i32)>)
  ^bb14(%41: i32):  // 2 preds: ^bb8, ^bb9
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%arg0, %23, %19, %15) to ^bb15 unwind ^bb17 : (!llvm.ptr {llvm.nonnull}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb14
    %43 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %23, %9 : i64
    %45 = llvm.add %23, %10 overflow<nsw> : i64
    %46 = llvm.add %43, %8 overflow<nsw> : i32
    llvm.store %46, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.cond_br %44, ^bb19, ^bb2(%45 : i64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb11
    %47 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb18(%47 : !llvm.struct<(ptr, i32)>)
  ^bb17:  // pred: ^bb14
    %48 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %49 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %5 overflow<nsw> : i32
    llvm.store %50, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb18(%48 : !llvm.struct<(ptr, i32)>)
  ^bb18(%51: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb13, ^bb16, ^bb17
    %52 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %53 = llvm.add %52, %5 overflow<nsw> : i32
    llvm.store %53, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb6(%51 : !llvm.struct<(ptr, i32)>)
  ^bb19:  // 2 preds: ^bb0, ^bb15
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_SA_RT0_) attributes {dso_local, inline_hint, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(-2 : i32) : i32
    %6 = llvm.mlir.constant(-3 : i32) : i32
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %16 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.icmp "sgt" %16, %2 : i32
    llvm.cond_br %17, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %18 = llvm.add %16, %2 overflow<nsw> : i32
    llvm.store %18, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.icmp "eq" %16, %4 : i32
    llvm.cond_br %19, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %20 = llvm.call tail @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%20, %10) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call tail @__cxa_throw(%20, %12, %13) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb4(%21: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb5, ^bb20
    llvm.resume %21 : !llvm.struct<(ptr, i32)>
  ^bb5:  // pred: ^bb2
    %22 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%20) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb4(%22 : !llvm.struct<(ptr, i32)>)
  ^bb6:  // pred: ^bb0
    %23 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %24 = llvm.add %23, %0 overflow<nsw> : i32
    llvm.store %24, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %25 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %25, %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %26 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %27 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %28 = llvm.sub %26, %27 : i64
    llvm.store %15, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb16(%28, %24 : i64, i32)
  ^bb7:  // pred: ^bb1
    %29 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %31 = llvm.add %16, %5 overflow<nsw> : i32
    llvm.store %31, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %32 = llvm.icmp "eq" %18, %4 : i32
    llvm.cond_br %32, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %33 = llvm.call tail @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%33, %11) to ^bb13(%33 : !llvm.ptr) unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    %34 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%33) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb20(%34 : !llvm.struct<(ptr, i32)>)
  ^bb10:  // pred: ^bb7
    %35 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %35, %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %36 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %37 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %38 = llvm.sub %36, %37 : i64
    llvm.store %15, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %39 = llvm.icmp "sgt" %16, %0 : i32
    llvm.cond_br %39, ^bb11, ^bb16(%38, %30 : i64, i32)
  ^bb11:  // pred: ^bb10
    %40 = llvm.add %16, %6 overflow<nsw> : i32
    llvm.store %40, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %41 = llvm.icmp "eq" %31, %4 : i32
    llvm.cond_br %41, ^bb12, ^bb16(%38, %30 : i64, i32)
  ^bb12:  // pred: ^bb11
    %42 = llvm.call tail @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%42, %10) to ^bb13(%42 : !llvm.ptr) unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb13(%43: !llvm.ptr):  // 2 preds: ^bb8, ^bb12
    llvm.invoke @__cxa_throw(%43, %12, %13) to ^bb14 unwind ^bb18 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb14:  // pred: ^bb13
    llvm.unreachable
  ^bb15:  // pred: ^bb12
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%42) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb20(%44 : !llvm.struct<(ptr, i32)>)
  ^bb16(%45: i64, %46: i32):  // 3 preds: ^bb6, ^bb10, ^bb11
    %47 = llvm.ashr exact %45, %7 : i64
    %48 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %48, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%arg0, %8, %47, %14) to ^bb17 unwind ^bb19 : (!llvm.ptr {llvm.nonnull}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb17:  // pred: ^bb16
    %49 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %5 overflow<nsw> : i32
    llvm.store %50, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  ^bb18:  // pred: ^bb13
    %51 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb20(%51 : !llvm.struct<(ptr, i32)>)
  ^bb19:  // pred: ^bb16
    %52 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %53 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %54 = llvm.add %53, %2 overflow<nsw> : i32
    llvm.store %54, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb20(%52 : !llvm.struct<(ptr, i32)>)
  ^bb20(%55: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb9, ^bb15, ^bb18, ^bb19
    %56 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %57 = llvm.add %56, %2 overflow<nsw> : i32
    llvm.store %57, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb4(%55 : !llvm.struct<(ptr, i32)>)
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_less_iterEEvT_T0_SB_T1_T2_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.__gnu_cxx::__ops::_Iter_less_val", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.add %arg2, %1 overflow<nsw> : i64
    %18 = llvm.sdiv %17, %2 : i64
    %19 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %arg1, %18 : i64
    llvm.cond_br %20, ^bb1(%arg1, %19 : i64, i32), ^bb8(%19, %arg1 : i32, i64)
  ^bb1(%21: i64, %22: i32):  // 2 preds: ^bb0, ^bb7
    %23 = llvm.shl %21, %4 : i64
    %24 = llvm.add %23, %2 : i64
    %25 = llvm.getelementptr inbounds %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %26 = llvm.or disjoint %23, %4 : i64
    %27 = llvm.getelementptr inbounds %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %28 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %29 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %28, %29 : i32
    %31 = llvm.select %30, %26, %24 : i1, i64
    %32 = llvm.getelementptr inbounds %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %33 = llvm.getelementptr inbounds %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %34 = llvm.icmp "sgt" %22, %5 : i32
    llvm.cond_br %34, ^bb2, ^bb7(%22 : i32)
  ^bb2:  // pred: ^bb1
    %35 = llvm.add %22, %5 overflow<nsw> : i32
    llvm.store %35, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %36 = llvm.icmp "eq" %22, %6 : i32
    llvm.cond_br %36, ^bb3, ^bb7(%35 : i32)
  ^bb3:  // pred: ^bb2
    %37 = llvm.call tail @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%37, %14) to ^bb4 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.call tail @__cxa_throw(%37, %12, %13) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb5(%38: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb6, ^bb14, ^bb20, ^bb23
    llvm.resume %38 : !llvm.struct<(ptr, i32)>
  ^bb6:  // pred: ^bb3
    %39 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%37) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb5(%39 : !llvm.struct<(ptr, i32)>)
  ^bb7(%40: i32):  // 2 preds: ^bb1, ^bb2
    %41 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %41, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %42 = llvm.icmp "slt" %31, %18 : i64
    llvm.cond_br %42, ^bb1(%31, %40 : i64, i32), ^bb8(%40, %31 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb8(%43: i32, %44: i64):  // 2 preds: ^bb0, ^bb7
    %45 = llvm.and %arg2, %4 : i64
    %46 = llvm.icmp "eq" %45, %7 : i64
    llvm.cond_br %46, ^bb9, ^bb16(%43, %44 : i32, i64)
  ^bb9:  // pred: ^bb8
    %47 = llvm.add %arg2, %8 overflow<nsw> : i64
    %48 = llvm.ashr exact %47, %4 : i64
    %49 = llvm.icmp "eq" %44, %48 : i64
    llvm.cond_br %49, ^bb10, ^bb16(%43, %44 : i32, i64)
  ^bb10:  // pred: ^bb9
    %50 = llvm.shl %44, %4 overflow<nsw> : i64
    %51 = llvm.or disjoint %50, %4 : i64
    %52 = llvm.getelementptr inbounds %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %53 = llvm.getelementptr inbounds %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %54 = llvm.icmp "sgt" %43, %5 : i32
    llvm.cond_br %54, ^bb11, ^bb15(%43 : i32)
  ^bb11:  // pred: ^bb10
    %55 = llvm.add %43, %5 overflow<nsw> : i32
    llvm.store %55, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %56 = llvm.icmp "eq" %43, %6 : i32
    llvm.cond_br %56, ^bb12, ^bb15(%55 : i32)
  ^bb12:  // pred: ^bb11
    %57 = llvm.call tail @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%57, %14) to ^bb13 unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.call tail @__cxa_throw(%57, %12, %13) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb14:  // pred: ^bb12
    %58 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%57) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb5(%58 : !llvm.struct<(ptr, i32)>)
  ^bb15(%59: i32):  // 2 preds: ^bb10, ^bb11
    %60 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %60, %53 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb16(%59, %51 : i32, i64)
  ^bb16(%61: i32, %62: i64):  // 3 preds: ^bb8, ^bb9, ^bb15
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %63 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %63, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %64 = llvm.icmp "sgt" %61, %5 : i32
    llvm.cond_br %64, ^bb17, ^bb21
  ^bb17:  // pred: ^bb16
    %65 = llvm.add %61, %5 overflow<nsw> : i32
    llvm.store %65, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %66 = llvm.icmp "eq" %61, %6 : i32
    llvm.cond_br %66, ^bb18, ^bb21
  ^bb18:  // pred: ^bb17
    %67 = llvm.call tail @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%67, %11) to ^bb19 unwind ^bb20 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb19:  // pred: ^bb18
    llvm.call tail @__cxa_throw(%67, %12, %13) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb20:  // pred: ^bb18
    %68 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%67) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb5(%68 : !llvm.struct<(ptr, i32)>)
  ^bb21:  // 2 preds: ^bb16, ^bb17
    %69 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %70 = llvm.add %69, %0 overflow<nsw> : i32
    llvm.store %70, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_(%arg0, %62, %arg1, %16, %15) to ^bb22 unwind ^bb23 : (!llvm.ptr, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb22:  // pred: ^bb21
    %71 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %72 = llvm.add %71, %5 overflow<nsw> : i32
    llvm.store %72, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return
  ^bb23:  // pred: ^bb21
    %73 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %74 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %75 = llvm.add %74, %5 overflow<nsw> : i32
    llvm.store %75, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.br ^bb5(%73 : !llvm.struct<(ptr, i32)>)
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_(%arg0: !llvm.ptr, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops14_Iter_less_valEEvT_T0_SB_T1_RT2_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %9 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "sgt" %arg1, %arg2 : i64
    llvm.cond_br %10, ^bb1(%arg1, %9 : i64, i32), ^bb9(%9, %arg1 : i32, i64)
  ^bb1(%11: i64, %12: i32):  // 2 preds: ^bb0, ^bb8
    %13 = llvm.add %11, %1 overflow<nsw> : i64
    %14 = llvm.sdiv %13, %2 : i64
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %17 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    llvm.cond_br %18, ^bb2, ^bb9(%12, %11 : i32, i64)
  ^bb2:  // pred: ^bb1
    %19 = llvm.getelementptr inbounds %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %20 = llvm.icmp "sgt" %12, %3 : i32
    llvm.cond_br %20, ^bb3, ^bb8(%12 : i32)
  ^bb3:  // pred: ^bb2
    %21 = llvm.add %12, %3 overflow<nsw> : i32
    llvm.store %21, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %22 = llvm.icmp "eq" %12, %4 : i32
    llvm.cond_br %22, ^bb4, ^bb8(%21 : i32)
  ^bb4:  // pred: ^bb3
    %23 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%23, %6) to ^bb5 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call tail @__cxa_throw(%23, %7, %8) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb6(%24: !llvm.ptr, %25: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb7, ^bb13
    llvm.call tail @__cxa_free_exception(%24) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.resume %25 : !llvm.struct<(ptr, i32)>
  ^bb7:  // pred: ^bb4
    %26 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb6(%23, %26 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb8(%27: i32):  // 2 preds: ^bb2, ^bb3
    llvm.store %16, %19 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %28 = llvm.icmp "sgt" %14, %arg2 : i64
    llvm.cond_br %28, ^bb1(%14, %27 : i64, i32), ^bb9(%27, %14 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb9(%29: i32, %30: i64):  // 3 preds: ^bb0, ^bb1, ^bb8
    %31 = llvm.icmp "sgt" %29, %3 : i32
    llvm.cond_br %31, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    %32 = llvm.add %29, %3 overflow<nsw> : i32
    llvm.store %32, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %33 = llvm.icmp "eq" %29, %4 : i32
    llvm.cond_br %33, ^bb11, ^bb14
  ^bb11:  // pred: ^bb10
    %34 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%34, %6) to ^bb12 unwind ^bb13 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.call tail @__cxa_throw(%34, %7, %8) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb11
    %35 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb6(%34, %35 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb14:  // 2 preds: ^bb9, ^bb10
    %36 = llvm.getelementptr inbounds %arg0[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %37 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %37, %36 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_) attributes {dso_local, inline_hint, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(-2 : i32) : i32
    %6 = llvm.mlir.constant(-3 : i32) : i32
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %12 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %13 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %14 = llvm.icmp "sgt" %13, %1 : i32
    llvm.cond_br %14, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    %15 = llvm.add %13, %1 overflow<nsw> : i32
    llvm.store %15, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %16 = llvm.icmp "eq" %13, %4 : i32
    llvm.cond_br %16, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %17 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%17, %11) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call tail @__cxa_throw(%17, %9, %10) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb4(%18: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb5, ^bb17
    llvm.resume %18 : !llvm.struct<(ptr, i32)>
  ^bb5:  // pred: ^bb2
    %19 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%17) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb4(%19 : !llvm.struct<(ptr, i32)>)
  ^bb6:  // pred: ^bb1
    %20 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.add %20, %3 overflow<nsw> : i32
    llvm.store %21, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %22 = llvm.add %13, %5 overflow<nsw> : i32
    llvm.store %22, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %23 = llvm.icmp "eq" %15, %4 : i32
    llvm.cond_br %23, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %24 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%24, %8) to ^bb12(%24 : !llvm.ptr) unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb8:  // pred: ^bb7
    %25 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%24) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb17(%25 : !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb0
    %26 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.add %26, %3 overflow<nsw> : i32
    llvm.store %27, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %28, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb15(%26 : i32)
  ^bb10:  // pred: ^bb6
    %29 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %29, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %30 = llvm.add %13, %6 overflow<nsw> : i32
    llvm.store %30, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %31 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %31, ^bb11, ^bb15(%20 : i32)
  ^bb11:  // pred: ^bb10
    %32 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%32, %8) to ^bb12(%32 : !llvm.ptr) unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb12(%33: !llvm.ptr):  // 2 preds: ^bb7, ^bb11
    llvm.invoke @__cxa_throw(%33, %9, %10) to ^bb13 unwind ^bb16 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.unreachable
  ^bb14:  // pred: ^bb11
    %34 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%32) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb17(%34 : !llvm.struct<(ptr, i32)>)
  ^bb15(%35: i32):  // 2 preds: ^bb9, ^bb10
    llvm.store %12, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %35, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  ^bb16:  // pred: ^bb12
    %36 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb17(%36 : !llvm.struct<(ptr, i32)>)
  ^bb17(%37: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb8, ^bb14, ^bb16
    %38 = llvm.load %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %39 = llvm.add %38, %1 overflow<nsw> : i32
    llvm.store %39, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb4(%37 : !llvm.struct<(ptr, i32)>)
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_less_iterEEvT_SA_T0_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(-4 : i64) : i64
    %10 = llvm.mlir.constant(-1 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %17 = llvm.icmp "eq" %arg0, %arg1 : !llvm.ptr
    llvm.cond_br %17, ^bb28, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.icmp "eq" %18, %arg1 : !llvm.ptr
    llvm.cond_br %19, ^bb28, ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    llvm.br ^bb3(%18, %arg0 : !llvm.ptr, !llvm.ptr)
  ^bb3(%21: !llvm.ptr, %22: !llvm.ptr):  // 2 preds: ^bb2, ^bb27
    %23 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %24 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb4, ^bb26
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.icmp "sgt" %26, %2 : i32
    llvm.cond_br %27, ^bb5, ^bb10(%26 : i32)
  ^bb5:  // pred: ^bb4
    %28 = llvm.add %26, %2 overflow<nsw> : i32
    llvm.store %28, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %29 = llvm.icmp "eq" %26, %3 : i32
    llvm.cond_br %29, ^bb6, ^bb10(%28 : i32)
  ^bb6:  // pred: ^bb5
    %30 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%30, %16) to ^bb7 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.call tail @__cxa_throw(%30, %14, %15) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb8(%31: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb9, ^bb25
    llvm.resume %31 : !llvm.struct<(ptr, i32)>
  ^bb9:  // pred: ^bb6
    %32 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%30) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb8(%32 : !llvm.struct<(ptr, i32)>)
  ^bb10(%33: i32):  // 2 preds: ^bb4, ^bb5
    %34 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %35 = llvm.add %34, %5 overflow<nsw> : i32
    llvm.store %35, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %36 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %37 = llvm.sub %36, %20 : i64
    %38 = llvm.ashr exact %37, %6 : i64
    %39 = llvm.icmp "sgt" %38, %7 : i64
    llvm.cond_br %39, ^bb11, ^bb17(%33 : i32)
  ^bb11:  // pred: ^bb10
    %40 = llvm.getelementptr inbounds|nuw %22[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb12(%38, %40, %21, %33 : i64, !llvm.ptr, !llvm.ptr, i32)
  ^bb12(%41: i64, %42: !llvm.ptr, %43: !llvm.ptr, %44: i32):  // 2 preds: ^bb11, ^bb16
    %45 = llvm.getelementptr inbounds %43[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.getelementptr inbounds %42[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.icmp "sgt" %44, %2 : i32
    llvm.cond_br %47, ^bb13, ^bb16(%44 : i32)
  ^bb13:  // pred: ^bb12
    %48 = llvm.add %44, %2 overflow<nsw> : i32
    llvm.store %48, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %49 = llvm.icmp "eq" %44, %3 : i32
    llvm.cond_br %49, ^bb14, ^bb16(%48 : i32)
  ^bb14:  // pred: ^bb13
    %50 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%50, %13) to ^bb20(%50 : !llvm.ptr) unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb14
    %51 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%50) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb25(%51 : !llvm.struct<(ptr, i32)>)
  ^bb16(%52: i32):  // 2 preds: ^bb12, ^bb13
    %53 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %53, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %54 = llvm.add %41, %10 overflow<nsw> : i64
    %55 = llvm.icmp "sgt" %41, %11 : i64
    llvm.cond_br %55, ^bb12(%54, %46, %45, %52 : i64, !llvm.ptr, !llvm.ptr, i32), ^bb17(%52 : i32) {loop_annotation = #loop_annotation}
  ^bb17(%56: i32):  // 2 preds: ^bb10, ^bb16
    %57 = llvm.icmp "sgt" %56, %2 : i32
    llvm.cond_br %57, ^bb18, ^bb23
  ^bb18:  // pred: ^bb17
    %58 = llvm.add %56, %2 overflow<nsw> : i32
    llvm.store %58, %1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %59 = llvm.icmp "eq" %56, %3 : i32
    llvm.cond_br %59, ^bb19, ^bb23
  ^bb19:  // pred: ^bb18
    %60 = llvm.call tail @__cxa_allocate_exception(%12) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%60, %13) to ^bb20(%60 : !llvm.ptr) unwind ^bb22 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb20(%61: !llvm.ptr):  // 2 preds: ^bb14, ^bb19
    llvm.invoke @__cxa_throw(%61, %14, %15) to ^bb21 unwind ^bb24 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb21:  // pred: ^bb20
    llvm.unreachable
  ^bb22:  // pred: ^bb19
    %62 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%60) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb25(%62 : !llvm.struct<(ptr, i32)>)
  ^bb23:  // 2 preds: ^bb17, ^bb18
    llvm.store %23, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %34, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb27
  ^bb24:  // pred: ^bb20
    %63 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb25(%63 : !llvm.struct<(ptr, i32)>)
  ^bb25(%64: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb15, ^bb22, ^bb24
    %65 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %2 overflow<nsw> : i32
    llvm.store %66, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb8(%64 : !llvm.struct<(ptr, i32)>)
  ^bb26:  // pred: ^bb3
    llvm.call tail @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%21) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb23, ^bb26
    %67 = llvm.getelementptr inbounds|nuw %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.icmp "eq" %67, %arg1 : !llvm.ptr
    llvm.cond_br %68, ^bb28, ^bb3(%67, %21 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb28:  // 3 preds: ^bb0, ^bb1, ^bb27
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(%arg0: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_less_iterEEvT_T0_) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(-4 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %11 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %12 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %13 = llvm.icmp "sgt" %12, %1 : i32
    llvm.cond_br %13, ^bb1, ^bb6(%12 : i32)
  ^bb1:  // pred: ^bb0
    %14 = llvm.add %12, %1 overflow<nsw> : i32
    llvm.store %14, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %15 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %15, ^bb2, ^bb6(%14 : i32)
  ^bb2:  // pred: ^bb1
    %16 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%16, %10) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call tail @__cxa_throw(%16, %8, %9) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb4(%17: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb5, ^bb13
    llvm.resume %17 : !llvm.struct<(ptr, i32)>
  ^bb5:  // pred: ^bb2
    %18 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%16) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb4(%18 : !llvm.struct<(ptr, i32)>)
  ^bb6(%19: i32):  // 2 preds: ^bb0, ^bb1
    %20 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %21 = llvm.add %20, %4 overflow<nsw> : i32
    llvm.store %21, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %11, %23 : i32
    llvm.cond_br %24, ^bb7(%23, %22, %arg0, %19 : i32, !llvm.ptr, !llvm.ptr, i32), ^bb14(%19, %arg0 : i32, !llvm.ptr)
  ^bb7(%25: i32, %26: !llvm.ptr, %27: !llvm.ptr, %28: i32):  // 2 preds: ^bb6, ^bb11
    %29 = llvm.icmp "sgt" %28, %1 : i32
    llvm.cond_br %29, ^bb8, ^bb11(%28 : i32)
  ^bb8:  // pred: ^bb7
    %30 = llvm.add %28, %1 overflow<nsw> : i32
    llvm.store %30, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %31 = llvm.icmp "eq" %28, %2 : i32
    llvm.cond_br %31, ^bb9, ^bb11(%30 : i32)
  ^bb9:  // pred: ^bb8
    %32 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%32, %7) to ^bb17(%32 : !llvm.ptr) unwind ^bb10 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%32) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb13(%33 : !llvm.struct<(ptr, i32)>)
  ^bb11(%34: i32):  // 2 preds: ^bb7, ^bb8
    llvm.store %25, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds %26[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %11, %36 : i32
    llvm.cond_br %37, ^bb7(%36, %35, %26, %34 : i32, !llvm.ptr, !llvm.ptr, i32), ^bb14(%34, %26 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb17
    %38 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%38 : !llvm.struct<(ptr, i32)>)
  ^bb13(%39: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb10, ^bb12, ^bb19
    %40 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %41 = llvm.add %40, %1 overflow<nsw> : i32
    llvm.store %41, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb4(%39 : !llvm.struct<(ptr, i32)>)
  ^bb14(%42: i32, %43: !llvm.ptr):  // 2 preds: ^bb6, ^bb11
    %44 = llvm.icmp "sgt" %42, %1 : i32
    llvm.cond_br %44, ^bb15, ^bb20
  ^bb15:  // pred: ^bb14
    %45 = llvm.add %42, %1 overflow<nsw> : i32
    llvm.store %45, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %46 = llvm.icmp "eq" %42, %2 : i32
    llvm.cond_br %46, ^bb16, ^bb20
  ^bb16:  // pred: ^bb15
    %47 = llvm.call tail @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%47, %7) to ^bb17(%47 : !llvm.ptr) unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb17(%48: !llvm.ptr):  // 2 preds: ^bb9, ^bb16
    llvm.invoke @__cxa_throw(%48, %8, %9) to ^bb18 unwind ^bb12 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb18:  // pred: ^bb17
    llvm.unreachable
  ^bb19:  // pred: ^bb16
    %49 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%47) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb13(%49 : !llvm.struct<(ptr, i32)>)
  ^bb20:  // 2 preds: ^bb14, ^bb15
    llvm.store %11, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %20, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.nocapture}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(-4 : i64) : i64
    %8 = llvm.mlir.constant(40 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(-2 : i64) : i64
    %14 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.constant(-2 : i32) : i32
    %19 = llvm.mlir.constant(-3 : i32) : i32
    %20 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %22 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %23 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.Item", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %27 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %28 = llvm.sub %27, %26 : i64
    %29 = llvm.ashr exact %28, %1 : i64
    %30 = llvm.icmp "sgt" %29, %2 : i64
    llvm.cond_br %30, ^bb1, ^bb66
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.icmp "eq" %arg2, %4 : i64
    llvm.cond_br %32, ^bb3(%29, %28, %arg1 : i64, i64, !llvm.ptr), ^bb41(%arg1, %arg2, %29 : !llvm.ptr, i64, i64)
  ^bb2:  // pred: ^bb65
    %33 = llvm.icmp "eq" %112, %4 : i64
    llvm.cond_br %33, ^bb3(%183, %182, %159 : i64, i64, !llvm.ptr), ^bb41(%159, %112, %183 : !llvm.ptr, i64, i64) {loop_annotation = #loop_annotation}
  ^bb3(%34: i64, %35: i64, %36: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %37 = llvm.add %34, %13 overflow<nsw> : i64
    %38 = llvm.lshr %37, %6 : i64
    llvm.br ^bb4(%38 : i64)
  ^bb4(%39: i64):  // 2 preds: ^bb3, ^bb17
    %40 = llvm.getelementptr inbounds %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %42 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %43 = llvm.icmp "sgt" %42, %15 : i32
    llvm.cond_br %43, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    %44 = llvm.add %42, %15 overflow<nsw> : i32
    llvm.store %44, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %45 = llvm.icmp "eq" %42, %17 : i32
    llvm.cond_br %45, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    %46 = llvm.call tail @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%46, %20) to ^bb7 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.call tail @__cxa_throw(%46, %22, %23) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb8(%47: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb9, ^bb20, ^bb26, ^bb39
    llvm.resume %47 : !llvm.struct<(ptr, i32)>
  ^bb9:  // pred: ^bb6
    %48 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%46) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb8(%48 : !llvm.struct<(ptr, i32)>)
  ^bb10:  // pred: ^bb4
    %49 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %41, %25 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb16(%50 : i32)
  ^bb11:  // pred: ^bb5
    %51 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %52 = llvm.add %51, %0 overflow<nsw> : i32
    llvm.store %52, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %41, %25 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %53 = llvm.add %42, %18 overflow<nsw> : i32
    llvm.store %53, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %54 = llvm.icmp "eq" %44, %17 : i32
    llvm.cond_br %54, ^bb12, ^bb16(%52 : i32)
  ^bb12:  // pred: ^bb11
    %55 = llvm.call tail @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%55, %20) to ^bb13 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.invoke @__cxa_throw(%55, %22, %23) to ^bb14 unwind ^bb18 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb14:  // pred: ^bb13
    llvm.unreachable
  ^bb15:  // pred: ^bb12
    %56 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%55) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb20(%56 : !llvm.struct<(ptr, i32)>)
  ^bb16(%57: i32):  // 2 preds: ^bb10, ^bb11
    %58 = llvm.add %57, %0 overflow<nsw> : i32
    llvm.store %58, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke fastcc @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%arg0, %39, %34, %25, %arg3) to ^bb17 unwind ^bb19 : (!llvm.ptr {llvm.nonnull}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %59 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %39, %4 : i64
    %61 = llvm.add %39, %5 overflow<nsw> : i64
    %62 = llvm.add %59, %18 overflow<nsw> : i32
    llvm.store %62, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.cond_br %60, ^bb21, ^bb4(%61 : i64) {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb13
    %63 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb20(%63 : !llvm.struct<(ptr, i32)>)
  ^bb19:  // pred: ^bb16
    %64 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %65 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %66 = llvm.add %65, %15 overflow<nsw> : i32
    llvm.store %66, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb20(%64 : !llvm.struct<(ptr, i32)>)
  ^bb20(%67: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb15, ^bb18, ^bb19
    %68 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %69 = llvm.add %68, %15 overflow<nsw> : i32
    llvm.store %69, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb8(%67 : !llvm.struct<(ptr, i32)>)
  ^bb21:  // pred: ^bb17
    llvm.intr.lifetime.end %25 : !llvm.ptr
    %70 = llvm.icmp "sgt" %35, %3 : i64
    llvm.cond_br %70, ^bb22(%62, %36 : i32, !llvm.ptr), ^bb66
  ^bb22(%71: i32, %72: !llvm.ptr):  // 2 preds: ^bb21, ^bb40
    %73 = llvm.getelementptr inbounds %72[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.lifetime.start %24 : !llvm.ptr
    %74 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %75 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %76 = llvm.icmp "sgt" %75, %15 : i32
    llvm.cond_br %76, ^bb23, ^bb27
  ^bb23:  // pred: ^bb22
    %77 = llvm.add %75, %15 overflow<nsw> : i32
    llvm.store %77, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %78 = llvm.icmp "eq" %75, %17 : i32
    llvm.cond_br %78, ^bb24, ^bb28
  ^bb24:  // pred: ^bb23
    %79 = llvm.call tail @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%79, %20) to ^bb25 unwind ^bb26 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb25:  // pred: ^bb24
    llvm.call tail @__cxa_throw(%79, %22, %23) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb26:  // pred: ^bb24
    %80 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%79) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb8(%80 : !llvm.struct<(ptr, i32)>)
  ^bb27:  // pred: ^bb22
    %81 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %81, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %82 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %82, %73 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %74, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb36(%81 : i32)
  ^bb28:  // pred: ^bb23
    %83 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %83, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %84 = llvm.add %75, %18 overflow<nsw> : i32
    llvm.store %84, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %85 = llvm.icmp "eq" %77, %17 : i32
    llvm.cond_br %85, ^bb29, ^bb31
  ^bb29:  // pred: ^bb28
    %86 = llvm.call tail @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%86, %21) to ^bb33(%86 : !llvm.ptr) unwind ^bb30 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb30:  // pred: ^bb29
    %87 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%86) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb39(%87 : !llvm.struct<(ptr, i32)>)
  ^bb31:  // pred: ^bb28
    %88 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %88, %73 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %74, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %89 = llvm.add %75, %19 overflow<nsw> : i32
    llvm.store %89, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %90 = llvm.icmp "eq" %84, %17 : i32
    llvm.cond_br %90, ^bb32, ^bb36(%83 : i32)
  ^bb32:  // pred: ^bb31
    %91 = llvm.call tail @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%91, %20) to ^bb33(%91 : !llvm.ptr) unwind ^bb35 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb33(%92: !llvm.ptr):  // 2 preds: ^bb29, ^bb32
    llvm.invoke @__cxa_throw(%92, %22, %23) to ^bb34 unwind ^bb37 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb34:  // pred: ^bb33
    llvm.unreachable
  ^bb35:  // pred: ^bb32
    %93 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%91) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb39(%93 : !llvm.struct<(ptr, i32)>)
  ^bb36(%94: i32):  // 2 preds: ^bb27, ^bb31
    %95 = llvm.ptrtoint %73 : !llvm.ptr to i64
    %96 = llvm.sub %95, %26 : i64
    %97 = llvm.ashr exact %96, %1 : i64
    %98 = llvm.add %94, %0 overflow<nsw> : i32
    llvm.store %98, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.invoke fastcc @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%arg0, %4, %97, %24, %arg3) to ^bb40 unwind ^bb38 : (!llvm.ptr {llvm.nonnull}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr) -> ()
  ^bb37:  // pred: ^bb33
    %99 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb39(%99 : !llvm.struct<(ptr, i32)>)
  ^bb38:  // pred: ^bb36
    %100 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %101 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %102 = llvm.add %101, %15 overflow<nsw> : i32
    llvm.store %102, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb39(%100 : !llvm.struct<(ptr, i32)>)
  ^bb39(%103: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb30, ^bb35, ^bb37, ^bb38
    %104 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %105 = llvm.add %104, %15 overflow<nsw> : i32
    llvm.store %105, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb8(%103 : !llvm.struct<(ptr, i32)>)
  ^bb40:  // pred: ^bb36
    %106 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %107 = llvm.add %106, %18 overflow<nsw> : i32
    llvm.store %107, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    %108 = llvm.icmp "sgt" %96, %3 : i64
    llvm.cond_br %108, ^bb22(%107, %73 : i32, !llvm.ptr), ^bb66 {loop_annotation = #loop_annotation}
  ^bb41(%109: !llvm.ptr, %110: i64, %111: i64):  // 2 preds: ^bb1, ^bb2
    %112 = llvm.add %110, %5 overflow<nsw> : i64
    %113 = llvm.lshr %111, %6 : i64
    %114 = llvm.getelementptr inbounds|nuw %arg0[%113] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %115 = llvm.getelementptr inbounds %109[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %117 = llvm.add %116, %0 overflow<nsw> : i32
    llvm.store %117, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %118 = llvm.icmp "eq" %117, %8 : i32
    llvm.cond_br %118, ^bb42, ^bb43
  ^bb42:  // pred: ^bb41
    %119 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %120 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %120, %119 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%119, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb43:  // pred: ^bb41
    %121 = llvm.load %114 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %122 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %123 = llvm.icmp "slt" %121, %122 : i32
    %124 = llvm.add %116, %9 overflow<nsw> : i32
    llvm.store %124, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %125 = llvm.icmp "eq" %124, %8 : i32
    llvm.cond_br %123, ^bb44, ^bb49
  ^bb44:  // pred: ^bb43
    llvm.cond_br %125, ^bb45, ^bb46
  ^bb45:  // pred: ^bb44
    %126 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %127 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %127, %126 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%126, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb46:  // pred: ^bb44
    %128 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %129 = llvm.load %114 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %130 = llvm.icmp "slt" %128, %129 : i32
    llvm.cond_br %130, ^bb55(%114 : !llvm.ptr), ^bb47
  ^bb47:  // pred: ^bb46
    %131 = llvm.add %116, %10 overflow<nsw> : i32
    llvm.store %131, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %132 = llvm.icmp "eq" %131, %8 : i32
    llvm.cond_br %132, ^bb48, ^bb54(%31 : !llvm.ptr)
  ^bb48:  // pred: ^bb47
    %133 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %134 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %134, %133 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%133, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb49:  // pred: ^bb43
    llvm.cond_br %125, ^bb50, ^bb51
  ^bb50:  // pred: ^bb49
    %135 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %136 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %136, %135 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%135, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb51:  // pred: ^bb49
    %137 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %138 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %139 = llvm.icmp "slt" %137, %138 : i32
    llvm.cond_br %139, ^bb55(%31 : !llvm.ptr), ^bb52
  ^bb52:  // pred: ^bb51
    %140 = llvm.add %116, %10 overflow<nsw> : i32
    llvm.store %140, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %141 = llvm.icmp "eq" %140, %8 : i32
    llvm.cond_br %141, ^bb53, ^bb54(%114 : !llvm.ptr)
  ^bb53:  // pred: ^bb52
    %142 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %143 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %143, %142 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%142, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb54(%144: !llvm.ptr):  // 2 preds: ^bb47, ^bb52
    %145 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %146 = llvm.load %144 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %147 = llvm.icmp "slt" %145, %146 : i32
    %148 = llvm.select %147, %115, %144 : i1, !llvm.ptr
    llvm.br ^bb55(%148 : !llvm.ptr)
  ^bb55(%149: !llvm.ptr):  // 3 preds: ^bb46, ^bb51, ^bb54
    llvm.call tail @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%arg0, %149) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %150 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %151 = llvm.add %150, %0 overflow<nsw> : i32
    llvm.store %151, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %152 = llvm.icmp "eq" %151, %8 : i32
    llvm.cond_br %152, ^bb57, ^bb56(%151, %31, %109 : i32, !llvm.ptr, !llvm.ptr)
  ^bb56(%153: i32, %154: !llvm.ptr, %155: !llvm.ptr):  // 2 preds: ^bb55, ^bb64
    llvm.br ^bb58(%153, %154 : i32, !llvm.ptr)
  ^bb57:  // 3 preds: ^bb55, ^bb59, ^bb64
    %156 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %157 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %157, %156 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%156, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb58(%158: i32, %159: !llvm.ptr):  // 2 preds: ^bb56, ^bb59
    %160 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %161 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %162 = llvm.icmp "slt" %160, %161 : i32
    llvm.cond_br %162, ^bb59, ^bb60(%158, %155 : i32, !llvm.ptr)
  ^bb59:  // pred: ^bb58
    %163 = llvm.getelementptr inbounds|nuw %159[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.add %158, %0 overflow<nsw> : i32
    llvm.store %164, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %165 = llvm.icmp "eq" %164, %8 : i32
    llvm.cond_br %165, ^bb57, ^bb58(%164, %163 : i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb60(%166: i32, %167: !llvm.ptr):  // 2 preds: ^bb58, ^bb62
    %168 = llvm.add %166, %0 overflow<nsw> : i32
    llvm.store %168, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %169 = llvm.icmp "eq" %168, %8 : i32
    llvm.cond_br %169, ^bb61, ^bb62
  ^bb61:  // pred: ^bb60
    %170 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %171 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %171, %170 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%170, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb62:  // pred: ^bb60
    %172 = llvm.getelementptr inbounds %167[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %173 = llvm.load %172 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %174 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %175 = llvm.icmp "slt" %173, %174 : i32
    llvm.cond_br %175, ^bb60(%168, %172 : i32, !llvm.ptr), ^bb63 {loop_annotation = #loop_annotation}
  ^bb63:  // pred: ^bb62
    %176 = llvm.icmp "ult" %159, %172 : !llvm.ptr
    llvm.cond_br %176, ^bb64, ^bb65
  ^bb64:  // pred: ^bb63
    llvm.call tail @_ZSt4swapI4ItemENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS4_ESt18is_move_assignableIS4_EEE5valueEvE4typeERS4_SD_(%159, %172) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %177 = llvm.getelementptr inbounds|nuw %159[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %179 = llvm.add %178, %0 overflow<nsw> : i32
    llvm.store %179, %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %180 = llvm.icmp "eq" %179, %8 : i32
    llvm.cond_br %180, ^bb57, ^bb56(%179, %177, %172 : i32, !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb65:  // pred: ^bb63
    llvm.call fastcc tail @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_T1_(%159, %109, %112, %arg3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull}) -> ()
    %181 = llvm.ptrtoint %159 : !llvm.ptr to i64
    %182 = llvm.sub %181, %26 : i64
    %183 = llvm.ashr exact %182, %1 : i64
    %184 = llvm.icmp "sgt" %183, %2 : i64
    llvm.cond_br %184, ^bb2, ^bb66 {loop_annotation = #loop_annotation}
  ^bb66:  // 4 preds: ^bb0, ^bb21, ^bb40, ^bb65
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_T0_SD_T1_T2_(%arg0: !llvm.ptr {llvm.nocapture}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(-2 : i64) : i64
    %10 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %15 = llvm.mlir.constant(4 : i64) : i64
    %16 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %19 = llvm.add %arg2, %0 overflow<nsw> : i64
    %20 = llvm.sdiv %19, %1 : i64
    %21 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %arg1, %20 : i64
    llvm.cond_br %22, ^bb1(%arg1, %21 : i64, i32), ^bb10(%21, %arg1 : i32, i64)
  ^bb1(%23: i64, %24: i32):  // 2 preds: ^bb0, ^bb9
    %25 = llvm.load %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %26 = llvm.add %25, %3 overflow<nsw> : i32
    llvm.store %26, %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %27 = llvm.icmp "eq" %26, %4 : i32
    llvm.cond_br %27, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %28 = llvm.call tail @__cxa_allocate_exception(%15) {no_unwind} : (i64) -> !llvm.ptr
    %29 = llvm.load %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %29, %28 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%28, %16, %17) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %30 = llvm.shl %23, %5 : i64
    %31 = llvm.or disjoint %30, %5 : i64
    %32 = llvm.getelementptr inbounds %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %33 = llvm.add %30, %1 : i64
    %34 = llvm.getelementptr inbounds %arg0[%33] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %35 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %36 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %35, %36 : i32
    %38 = llvm.select %37, %31, %33 : i1, i64
    %39 = llvm.getelementptr inbounds %arg0[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %40 = llvm.getelementptr inbounds %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %41 = llvm.icmp "sgt" %24, %6 : i32
    llvm.cond_br %41, ^bb4, ^bb9(%24 : i32)
  ^bb4:  // pred: ^bb3
    %42 = llvm.add %24, %6 overflow<nsw> : i32
    llvm.store %42, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %43 = llvm.icmp "eq" %24, %7 : i32
    llvm.cond_br %43, ^bb5, ^bb9(%42 : i32)
  ^bb5:  // pred: ^bb4
    %44 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%44, %12) to ^bb6 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.call tail @__cxa_throw(%44, %13, %14) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb7(%45: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb8, ^bb16, ^bb22, ^bb41
    llvm.resume %45 : !llvm.struct<(ptr, i32)>
  ^bb8:  // pred: ^bb5
    %46 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%44) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb7(%46 : !llvm.struct<(ptr, i32)>)
  ^bb9(%47: i32):  // 2 preds: ^bb3, ^bb4
    %48 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %48, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %49 = llvm.icmp "slt" %38, %20 : i64
    llvm.cond_br %49, ^bb1(%38, %47 : i64, i32), ^bb10(%47, %38 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb10(%50: i32, %51: i64):  // 2 preds: ^bb0, ^bb9
    %52 = llvm.and %arg2, %5 : i64
    %53 = llvm.icmp "eq" %52, %8 : i64
    llvm.cond_br %53, ^bb11, ^bb18(%50, %51 : i32, i64)
  ^bb11:  // pred: ^bb10
    %54 = llvm.add %arg2, %9 overflow<nsw> : i64
    %55 = llvm.ashr exact %54, %5 : i64
    %56 = llvm.icmp "eq" %51, %55 : i64
    llvm.cond_br %56, ^bb12, ^bb18(%50, %51 : i32, i64)
  ^bb12:  // pred: ^bb11
    %57 = llvm.shl %51, %5 overflow<nsw> : i64
    %58 = llvm.or disjoint %57, %5 : i64
    %59 = llvm.getelementptr inbounds %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %60 = llvm.getelementptr inbounds %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %61 = llvm.icmp "sgt" %50, %6 : i32
    llvm.cond_br %61, ^bb13, ^bb17(%50 : i32)
  ^bb13:  // pred: ^bb12
    %62 = llvm.add %50, %6 overflow<nsw> : i32
    llvm.store %62, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %63 = llvm.icmp "eq" %50, %7 : i32
    llvm.cond_br %63, ^bb14, ^bb17(%62 : i32)
  ^bb14:  // pred: ^bb13
    %64 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%64, %12) to ^bb15 unwind ^bb16 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb14
    llvm.call tail @__cxa_throw(%64, %13, %14) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb16:  // pred: ^bb14
    %65 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%64) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb7(%65 : !llvm.struct<(ptr, i32)>)
  ^bb17(%66: i32):  // 2 preds: ^bb12, ^bb13
    %67 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %67, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.br ^bb18(%66, %58 : i32, i64)
  ^bb18(%68: i32, %69: i64):  // 3 preds: ^bb10, ^bb11, ^bb17
    %70 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %71 = llvm.icmp "sgt" %68, %6 : i32
    llvm.cond_br %71, ^bb19, ^bb23(%68 : i32)
  ^bb19:  // pred: ^bb18
    %72 = llvm.add %68, %6 overflow<nsw> : i32
    llvm.store %72, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %73 = llvm.icmp "eq" %68, %7 : i32
    llvm.cond_br %73, ^bb20, ^bb23(%72 : i32)
  ^bb20:  // pred: ^bb19
    %74 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%74, %18) to ^bb21 unwind ^bb22 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb21:  // pred: ^bb20
    llvm.call tail @__cxa_throw(%74, %13, %14) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb22:  // pred: ^bb20
    %75 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%74) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb7(%75 : !llvm.struct<(ptr, i32)>)
  ^bb23(%76: i32):  // 2 preds: ^bb18, ^bb19
    %77 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %78 = llvm.add %77, %3 overflow<nsw> : i32
    llvm.store %78, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %79 = llvm.icmp "sgt" %69, %arg1 : i64
    llvm.cond_br %79, ^bb24(%69, %76 : i64, i32), ^bb33(%76, %69 : i32, i64)
  ^bb24(%80: i64, %81: i32):  // 2 preds: ^bb23, ^bb32
    %82 = llvm.add %80, %0 overflow<nsw> : i64
    %83 = llvm.sdiv %82, %1 : i64
    %84 = llvm.load %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %85 = llvm.add %84, %3 overflow<nsw> : i32
    llvm.store %85, %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %86 = llvm.icmp "eq" %85, %4 : i32
    llvm.cond_br %86, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %87 = llvm.call tail @__cxa_allocate_exception(%15) {no_unwind} : (i64) -> !llvm.ptr
    %88 = llvm.load %arg4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %88, %87 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb36(%87, %16, %17 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb26:  // pred: ^bb24
    %89 = llvm.getelementptr inbounds %arg0[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %90 = llvm.load %89 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %91 = llvm.icmp "slt" %70, %90 : i32
    llvm.cond_br %91, ^bb27, ^bb33(%81, %80 : i32, i64)
  ^bb27:  // pred: ^bb26
    %92 = llvm.getelementptr inbounds %arg0[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    %93 = llvm.icmp "sgt" %81, %6 : i32
    llvm.cond_br %93, ^bb28, ^bb32(%81 : i32)
  ^bb28:  // pred: ^bb27
    %94 = llvm.add %81, %6 overflow<nsw> : i32
    llvm.store %94, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %95 = llvm.icmp "eq" %81, %7 : i32
    llvm.cond_br %95, ^bb29, ^bb32(%94 : i32)
  ^bb29:  // pred: ^bb28
    %96 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%96, %12) to ^bb36(%96, %13, %14 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb31 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb30(%97: !llvm.ptr, %98: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb31, ^bb38
    llvm.call tail @__cxa_free_exception(%97) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb41(%98 : !llvm.struct<(ptr, i32)>)
  ^bb31:  // pred: ^bb29
    %99 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb30(%96, %99 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb32(%100: i32):  // 2 preds: ^bb27, ^bb28
    llvm.store %90, %92 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %101 = llvm.icmp "sgt" %83, %arg1 : i64
    llvm.cond_br %101, ^bb24(%83, %100 : i64, i32), ^bb33(%100, %83 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb33(%102: i32, %103: i64):  // 3 preds: ^bb23, ^bb26, ^bb32
    %104 = llvm.icmp "sgt" %102, %6 : i32
    llvm.cond_br %104, ^bb34, ^bb39
  ^bb34:  // pred: ^bb33
    %105 = llvm.add %102, %6 overflow<nsw> : i32
    llvm.store %105, %2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %106 = llvm.icmp "eq" %102, %7 : i32
    llvm.cond_br %106, ^bb35, ^bb39
  ^bb35:  // pred: ^bb34
    %107 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%107, %12) to ^bb36(%107, %13, %14 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb38 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb36(%108: !llvm.ptr, %109: !llvm.ptr, %110: !llvm.ptr):  // 3 preds: ^bb25, ^bb29, ^bb35
    llvm.invoke @__cxa_throw(%108, %109, %110) to ^bb37 unwind ^bb40 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb37:  // pred: ^bb36
    llvm.unreachable
  ^bb38:  // pred: ^bb35
    %111 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb30(%107, %111 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb39:  // 2 preds: ^bb33, ^bb34
    %112 = llvm.getelementptr inbounds %arg0[%103] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Item", (i32)>
    llvm.store %70, %112 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %77, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  ^bb40:  // pred: ^bb36
    %113 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%113 : !llvm.struct<(ptr, i32)>)
  ^bb41(%114: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb30, ^bb40
    %115 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %116 = llvm.add %115, %6 overflow<nsw> : i32
    llvm.store %116, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb7(%114 : !llvm.struct<(ptr, i32)>)
  }
  llvm.func internal unnamed_addr fastcc @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops15_Iter_comp_iterIZ4mainE3$_0EEEvT_SC_T0_(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.readnone}, %arg2: !llvm.ptr {llvm.nocapture}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(40 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(-4 : i64) : i64
    %11 = llvm.mlir.constant(-1 : i64) : i64
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %18 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.icmp "eq" %arg0, %arg1 : !llvm.ptr
    llvm.cond_br %20, ^bb30, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.icmp "eq" %21, %arg1 : !llvm.ptr
    llvm.cond_br %22, ^bb30, ^bb2
  ^bb2:  // pred: ^bb1
    %23 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    llvm.br ^bb3(%21, %arg0 : !llvm.ptr, !llvm.ptr)
  ^bb3(%24: !llvm.ptr, %25: !llvm.ptr):  // 2 preds: ^bb2, ^bb29
    %26 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.add %26, %1 overflow<nsw> : i32
    llvm.store %27, %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.icmp "eq" %27, %2 : i32
    llvm.cond_br %28, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %29 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %30, %29 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%29, %18, %19) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb3
    %31 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %32 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %31, %32 : i32
    llvm.cond_br %33, ^bb6, ^bb28
  ^bb6:  // pred: ^bb5
    %34 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %35 = llvm.icmp "sgt" %34, %4 : i32
    llvm.cond_br %35, ^bb7, ^bb12(%34 : i32)
  ^bb7:  // pred: ^bb6
    %36 = llvm.add %34, %4 overflow<nsw> : i32
    llvm.store %36, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %37 = llvm.icmp "eq" %34, %5 : i32
    llvm.cond_br %37, ^bb8, ^bb12(%36 : i32)
  ^bb8:  // pred: ^bb7
    %38 = llvm.call tail @__cxa_allocate_exception(%13) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%38, %17) to ^bb9 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.call tail @__cxa_throw(%38, %15, %16) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb10(%39: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb11, ^bb27
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  ^bb11:  // pred: ^bb8
    %40 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%38) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb10(%40 : !llvm.struct<(ptr, i32)>)
  ^bb12(%41: i32):  // 2 preds: ^bb6, ^bb7
    %42 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %43 = llvm.add %42, %1 overflow<nsw> : i32
    llvm.store %43, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %44 = llvm.ptrtoint %24 : !llvm.ptr to i64
    %45 = llvm.sub %44, %23 : i64
    %46 = llvm.ashr exact %45, %7 : i64
    %47 = llvm.icmp "sgt" %46, %8 : i64
    llvm.cond_br %47, ^bb13, ^bb19(%41 : i32)
  ^bb13:  // pred: ^bb12
    %48 = llvm.getelementptr inbounds|nuw %25[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%46, %48, %24, %41 : i64, !llvm.ptr, !llvm.ptr, i32)
  ^bb14(%49: i64, %50: !llvm.ptr, %51: !llvm.ptr, %52: i32):  // 2 preds: ^bb13, ^bb18
    %53 = llvm.getelementptr inbounds %51[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.getelementptr inbounds %50[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.icmp "sgt" %52, %4 : i32
    llvm.cond_br %55, ^bb15, ^bb18(%52 : i32)
  ^bb15:  // pred: ^bb14
    %56 = llvm.add %52, %4 overflow<nsw> : i32
    llvm.store %56, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %57 = llvm.icmp "eq" %52, %5 : i32
    llvm.cond_br %57, ^bb16, ^bb18(%56 : i32)
  ^bb16:  // pred: ^bb15
    %58 = llvm.call tail @__cxa_allocate_exception(%13) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%58, %14) to ^bb22(%58 : !llvm.ptr) unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb17:  // pred: ^bb16
    %59 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%58) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb27(%59 : !llvm.struct<(ptr, i32)>)
  ^bb18(%60: i32):  // 2 preds: ^bb14, ^bb15
    %61 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    llvm.store %61, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %62 = llvm.add %49, %11 overflow<nsw> : i64
    %63 = llvm.icmp "sgt" %49, %12 : i64
    llvm.cond_br %63, ^bb14(%62, %54, %53, %60 : i64, !llvm.ptr, !llvm.ptr, i32), ^bb19(%60 : i32) {loop_annotation = #loop_annotation}
  ^bb19(%64: i32):  // 2 preds: ^bb12, ^bb18
    %65 = llvm.icmp "sgt" %64, %4 : i32
    llvm.cond_br %65, ^bb20, ^bb25
  ^bb20:  // pred: ^bb19
    %66 = llvm.add %64, %4 overflow<nsw> : i32
    llvm.store %66, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %67 = llvm.icmp "eq" %64, %5 : i32
    llvm.cond_br %67, ^bb21, ^bb25
  ^bb21:  // pred: ^bb20
    %68 = llvm.call tail @__cxa_allocate_exception(%13) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%68, %14) to ^bb22(%68 : !llvm.ptr) unwind ^bb24 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb22(%69: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    llvm.invoke @__cxa_throw(%69, %15, %16) to ^bb23 unwind ^bb26 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb23:  // pred: ^bb22
    llvm.unreachable
  ^bb24:  // pred: ^bb21
    %70 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%68) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb27(%70 : !llvm.struct<(ptr, i32)>)
  ^bb25:  // 2 preds: ^bb19, ^bb20
    llvm.store %32, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %42, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb29
  ^bb26:  // pred: ^bb22
    %71 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb27(%71 : !llvm.struct<(ptr, i32)>)
  ^bb27(%72: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb17, ^bb24, ^bb26
    %73 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %74 = llvm.add %73, %4 overflow<nsw> : i32
    llvm.store %74, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb10(%72 : !llvm.struct<(ptr, i32)>)
  ^bb28:  // pred: ^bb5
    llvm.call fastcc tail @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%24, %arg2) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb25, ^bb28
    %75 = llvm.getelementptr inbounds|nuw %24[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.icmp "eq" %75, %arg1 : !llvm.ptr
    llvm.cond_br %76, ^bb30, ^bb3(%75, %24 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb30:  // 3 preds: ^bb0, ^bb1, ^bb29
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIP4ItemSt6vectorIS2_SaIS2_EEEENS0_5__ops14_Val_comp_iterIZ4mainE3$_0EEEvT_T0_(%arg0: !llvm.ptr {llvm.nocapture}, %arg1: !llvm.ptr {llvm.nocapture}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4fuse : !llvm.ptr
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZL5alive : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(40 : i32) : i32
    %6 = llvm.mlir.constant(-4 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %15 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %16 = llvm.load %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %17 = llvm.icmp "sgt" %16, %1 : i32
    llvm.cond_br %17, ^bb1, ^bb6(%16 : i32)
  ^bb1:  // pred: ^bb0
    %18 = llvm.add %16, %1 overflow<nsw> : i32
    llvm.store %18, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %19 = llvm.icmp "eq" %16, %2 : i32
    llvm.cond_br %19, ^bb2, ^bb6(%18 : i32)
  ^bb2:  // pred: ^bb1
    %20 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%20, %14) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.call tail @__cxa_throw(%20, %9, %10) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb4(%21: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb5, ^bb15
    llvm.resume %21 : !llvm.struct<(ptr, i32)>
  ^bb5:  // pred: ^bb2
    %22 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%20) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb4(%22 : !llvm.struct<(ptr, i32)>)
  ^bb6(%23: i32):  // 2 preds: ^bb0, ^bb1
    %24 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %25 = llvm.add %24, %4 overflow<nsw> : i32
    llvm.store %25, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %26 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.add %26, %4 overflow<nsw> : i32
    llvm.store %27, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %28 = llvm.icmp "eq" %27, %5 : i32
    llvm.cond_br %28, ^bb7, ^bb8(%arg0, %23 : !llvm.ptr, i32)
  ^bb7:  // 2 preds: ^bb6, ^bb13
    %29 = llvm.call tail @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    %30 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.store %30, %29 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb19(%29, %12, %13 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb8(%31: !llvm.ptr, %32: i32):  // 2 preds: ^bb6, ^bb13
    %33 = llvm.getelementptr inbounds %31[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %34, %15 : i32
    %36 = llvm.icmp "sgt" %32, %1 : i32
    llvm.cond_br %35, ^bb9, ^bb16
  ^bb9:  // pred: ^bb8
    llvm.cond_br %36, ^bb10, ^bb13(%32 : i32)
  ^bb10:  // pred: ^bb9
    %37 = llvm.add %32, %1 overflow<nsw> : i32
    llvm.store %37, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %38 = llvm.icmp "eq" %32, %2 : i32
    llvm.cond_br %38, ^bb11, ^bb13(%37 : i32)
  ^bb11:  // pred: ^bb10
    %39 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%39, %8) to ^bb19(%39, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb12 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    %40 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%39) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb15(%40 : !llvm.struct<(ptr, i32)>)
  ^bb13(%41: i32):  // 2 preds: ^bb9, ^bb10
    llvm.store %34, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    %42 = llvm.load %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %43 = llvm.add %42, %4 overflow<nsw> : i32
    llvm.store %43, %arg1 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %44 = llvm.icmp "eq" %43, %5 : i32
    llvm.cond_br %44, ^bb7, ^bb8(%33, %41 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb19
    %45 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb15(%45 : !llvm.struct<(ptr, i32)>)
  ^bb15(%46: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb12, ^bb14, ^bb21
    %47 = llvm.load %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %48 = llvm.add %47, %1 overflow<nsw> : i32
    llvm.store %48, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb4(%46 : !llvm.struct<(ptr, i32)>)
  ^bb16:  // pred: ^bb8
    llvm.cond_br %36, ^bb17, ^bb22
  ^bb17:  // pred: ^bb16
    %49 = llvm.add %32, %1 overflow<nsw> : i32
    llvm.store %49, %0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %50 = llvm.icmp "eq" %32, %2 : i32
    llvm.cond_br %50, ^bb18, ^bb22
  ^bb18:  // pred: ^bb17
    %51 = llvm.call tail @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%51, %8) to ^bb19(%51, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb21 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb19(%52: !llvm.ptr, %53: !llvm.ptr, %54: !llvm.ptr):  // 3 preds: ^bb7, ^bb11, ^bb18
    llvm.invoke @__cxa_throw(%52, %53, %54) to ^bb20 unwind ^bb14 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    llvm.unreachable
  ^bb21:  // pred: ^bb18
    %55 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%51) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb15(%55 : !llvm.struct<(ptr, i32)>)
  ^bb22:  // 2 preds: ^bb16, ^bb17
    llvm.store %15, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %24, %3 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt25__throw_bad_function_callv() attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E9_M_invokeERKSt9_Any_dataOlOi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.nocapture, llvm.nonnull, llvm.readnone}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}) -> (i64 {llvm.noundef}) attributes {alignment = 2 : i64, dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %1 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %2 = llvm.sext %1 : i32 to i64
    %3 = llvm.add %0, %2 overflow<nsw> : i64
    llvm.return %3 : i64
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_1E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.addressof @_ZTIZ4mainE3$_1 : !llvm.ptr
    %1 = llvm.mlir.constant(false) : i1
    llvm.switch %arg2 : i32, ^bb3 [
      0: ^bb2(%0 : !llvm.ptr),
      1: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg1 : !llvm.ptr)
  ^bb2(%2: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return %1 : i1
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E9_M_invokeERKSt9_Any_dataOlOi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.nocapture, llvm.nonnull, llvm.readnone}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.readonly}) -> (i64 {llvm.noundef, llvm.range = #llvm.constant_range<i64, -2147483648, -9223372036854775808>}) attributes {alignment = 2 : i64, dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %1 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %2 = llvm.sext %1 : i32 to i64
    %3 = llvm.intr.smax(%0, %2) : (i64, i64) -> i64
    llvm.return %3 : i64
  }
  llvm.func internal @_ZNSt17_Function_handlerIFlliEZ4mainE3$_2E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) attributes {alignment = 2 : i64, dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.addressof @_ZTIZ4mainE3$_2 : !llvm.ptr
    %1 = llvm.mlir.constant(false) : i1
    llvm.switch %arg2 : i32, ^bb3 [
      0: ^bb2(%0 : !llvm.ptr),
      1: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg1 : !llvm.ptr)
  ^bb2(%2: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return %1 : i1
  }
  llvm.func unnamed_addr @_ZNSt12out_of_rangeC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
