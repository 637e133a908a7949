#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZNKSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE4rendEv">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZNKSt3setIiSt4lessIiESaIiEE4rendEv">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "_ZNKSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE4rendEv: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain2, description = "_ZNKSt3setIiSt4lessIiESaIiEE4rendEv: argument 0">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTSSt14_Rb_tree_color", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 _ZTSSt18_Rb_tree_node_base", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "_ZTSSt4pairIKiiE", members = {<#tbaa_type_desc5, 0>, <#tbaa_type_desc5, 4>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTSSt4pairIKciE", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc5, 4>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "p1 _ZTSNSt8__detail15_List_node_baseE", members = {<#tbaa_type_desc3, 0>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc5, offset = 4>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc5, offset = 4>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTSSt18_Rb_tree_node_base", members = {<#tbaa_type_desc2, 0>, <#tbaa_type_desc6, 8>, <#tbaa_type_desc6, 16>, <#tbaa_type_desc6, 24>}>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "_ZTSNSt8__detail15_List_node_baseE", members = {<#tbaa_type_desc10, 0>, <#tbaa_type_desc10, 8>}>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc6, offset = 16>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc6, offset = 24>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc10, offset = 8>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "_ZTSSt15_Rb_tree_header", members = {<#tbaa_type_desc11, 0>, <#tbaa_type_desc4, 32>}>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "_ZTSNSt8__detail17_List_node_headerE", members = {<#tbaa_type_desc12, 0>, <#tbaa_type_desc4, 16>}>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc6, offset = 8>
#tbaa_tag15 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc6, offset = 16>
#tbaa_tag16 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc6, offset = 24>
#tbaa_tag17 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc4, offset = 32>
#tbaa_tag18 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc4, offset = 16>
#tbaa_type_desc15 = #llvm.tbaa_type_desc<id = "_ZTSNSt7__cxx1110_List_baseIiSaIiEE10_List_implE", members = {<#tbaa_type_desc14, 0>}>
#tbaa_type_desc16 = #llvm.tbaa_type_desc<id = "_ZTSNSt7__cxx1110_List_baseIiSaIiEEE", members = {<#tbaa_type_desc15, 0>}>
#tbaa_tag19 = #llvm.tbaa_tag<base_type = #tbaa_type_desc16, access_type = #tbaa_type_desc4, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZSt19piecewise_construct any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZNSt7__cxx114listIiSaIiEE4sortEv any
    llvm.comdat_selector @_ZNSt8multimapIciSt4lessIcESaISt4pairIKciEEED2Ev any
    llvm.comdat_selector @_ZNSt3setIiSt4lessIiESaIiEED2Ev any
    llvm.comdat_selector @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev any
    llvm.comdat_selector @_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_ any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_ any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_ any
    llvm.comdat_selector @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJiiEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_ any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%zu:%lx \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%zu first %d last %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("empty %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTISt12out_of_range() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.6"("mississippi\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%c:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("| \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("| %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.text("the quick brown fox\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%zx \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZSt19piecewise_construct() comdat(@__llvm_global_comdat::@_ZSt19piecewise_construct) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.std::piecewise_construct_t", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.std::piecewise_construct_t", (i8)>
    llvm.return %1 : !llvm.struct<"struct.std::piecewise_construct_t", (i8)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.13"("map::at\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @str("wrong size\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(24 : i64) : i64
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.constant(40 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(12345 : i32) : i32
    %10 = llvm.mlir.constant(1664525 : i32) : i32
    %11 = llvm.mlir.constant(1013904223 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(300 : i32) : i32
    %14 = llvm.mlir.addressof @_ZSt19piecewise_construct : !llvm.ptr
    %15 = llvm.mlir.constant(36 : i64) : i64
    %16 = llvm.mlir.constant(3 : i16) : i16
    %17 = llvm.mlir.constant(0 : i16) : i16
    %18 = llvm.mlir.constant(50 : i32) : i32
    %19 = llvm.mlir.constant(true) : i1
    %20 = llvm.mlir.constant(31 : i64) : i64
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.mlir.constant(16777215 : i64) : i64
    %24 = llvm.mlir.constant(false) : i1
    %25 = llvm.mlir.addressof @str : !llvm.ptr
    %26 = llvm.mlir.addressof @".str" : !llvm.ptr
    %27 = llvm.mlir.constant(500 : i32) : i32
    %28 = llvm.mlir.constant(10 : i32) : i32
    %29 = llvm.mlir.constant(100 : i32) : i32
    %30 = llvm.mlir.constant(200 : i32) : i32
    %31 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %32 = llvm.mlir.constant(3 : i64) : i64
    %33 = llvm.mlir.constant(-1 : i64) : i64
    %34 = llvm.mlir.constant(-201 : i32) : i32
    %35 = llvm.mlir.constant(-101 : i32) : i32
    %36 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %37 = llvm.mlir.constant(2 : i32) : i32
    %38 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %39 = llvm.mlir.constant(5 : i32) : i32
    %40 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %41 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %42 = llvm.mlir.constant(60 : i32) : i32
    %43 = llvm.mlir.constant(109 : i8) : i8
    %44 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %45 = llvm.mlir.constant(11 : i32) : i32
    %46 = llvm.mlir.constant(dense<[105, 109, 112, 115]> : vector<4xi8>) : vector<4xi8>
    %47 = llvm.mlir.constant(4 : i64) : i64
    %48 = llvm.mlir.constant(120 : i8) : i8
    %49 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %51 = llvm.mlir.constant(5 : i64) : i64
    %52 = llvm.mlir.constant(3 : i32) : i32
    %53 = llvm.mlir.constant(9 : i32) : i32
    %54 = llvm.mlir.constant(4 : i32) : i32
    %55 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %57 = llvm.mlir.addressof @__const.main.text : !llvm.ptr
    %58 = llvm.mlir.constant(20 : i64) : i64
    %59 = llvm.mlir.constant(3339675911 : i64) : i64
    %60 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %61 = llvm.mlir.constant(7 : i64) : i64
    %62 = llvm.mlir.constant(9 : i64) : i64
    %63 = llvm.mlir.constant(19 : i64) : i64
    %64 = llvm.alloca %0 x !llvm.struct<"class.std::__cxx11::list", (struct<"class.std::__cxx11::_List_base", (struct<"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", (struct<"struct.std::__detail::_List_node_header", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base", (ptr)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<"class.std::tuple.34", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<"class.std::map", (struct<"class.std::_Rb_tree", (struct<"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl", (array<8 x i8>, struct<"struct.std::_Rb_tree_header", (struct<"struct.std::_Rb_tree_node_base", (i32, ptr, ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.struct<"class.std::set", (struct<"class.std::_Rb_tree.2", (struct<"struct.std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>::_Rb_tree_impl", (array<8 x i8>, struct<"struct.std::_Rb_tree_header", (struct<"struct.std::_Rb_tree_node_base", (i32, ptr, ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.struct<"class.std::multimap", (struct<"class.std::_Rb_tree.10", (struct<"struct.std::_Rb_tree<char, std::pair<const char, int>, std::_Select1st<std::pair<const char, int>>, std::less<char>>::_Rb_tree_impl", (array<8 x i8>, struct<"struct.std::_Rb_tree_header", (struct<"struct.std::_Rb_tree_node_base", (i32, ptr, ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.array<5 x i8> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.struct<"class.std::__cxx11::list", (struct<"class.std::__cxx11::_List_base", (struct<"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", (struct<"struct.std::__detail::_List_node_header", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<"class.std::__cxx11::list", (struct<"class.std::__cxx11::_List_base", (struct<"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", (struct<"struct.std::__detail::_List_node_header", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<"class.std::__cxx11::list", (struct<"class.std::__cxx11::_List_base", (struct<"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl", (struct<"struct.std::__detail::_List_node_header", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>, i64)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %67 : !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %67[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %78 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : i32, !llvm.ptr
    %79 = llvm.getelementptr inbounds|nuw %67[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr, !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %67[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %67[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %81 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %67[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb3(%2, %9 : i32, i32)
  ^bb1:  // pred: ^bb29
    %83 = llvm.call @putchar(%28) : (i32) -> i32
    %84 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.icmp "eq" %84, %4 : !llvm.ptr
    llvm.cond_br %85, ^bb31(%78, %78 : !llvm.ptr, !llvm.ptr), ^bb2(%84, %78 : !llvm.ptr, !llvm.ptr)
  ^bb2(%86: !llvm.ptr, %87: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    %88 = llvm.getelementptr inbounds|nuw %86[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %90 = llvm.icmp "slt" %89, %29 : i32
    %91 = llvm.select %90, %87, %86 : i1, !llvm.ptr
    %92 = llvm.select %90, %5, %3 : i1, i64
    %93 = llvm.getelementptr inbounds|nuw %86[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.icmp "eq" %94, %4 : !llvm.ptr
    llvm.cond_br %95, ^bb30(%84, %78 : !llvm.ptr, !llvm.ptr), ^bb2(%94, %91 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3(%96: i32, %97: i32):  // 2 preds: ^bb0, ^bb29
    llvm.intr.lifetime.start %68 : !llvm.ptr
    %98 = llvm.mul %97, %10 : i32
    %99 = llvm.add %98, %11 : i32
    %100 = llvm.lshr %99, %12 : i32
    %101 = llvm.urem %100, %13 : i32
    llvm.store %101, %68 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %102 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.icmp "eq" %102, %4 : !llvm.ptr
    llvm.cond_br %103, ^bb7(%78 : !llvm.ptr), ^bb4(%102, %78 : !llvm.ptr, !llvm.ptr)
  ^bb4(%104: !llvm.ptr, %105: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %106 = llvm.getelementptr inbounds|nuw %104[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %108 = llvm.icmp "slt" %107, %101 : i32
    %109 = llvm.select %108, %105, %104 : i1, !llvm.ptr
    %110 = llvm.select %108, %5, %3 : i1, i64
    %111 = llvm.getelementptr inbounds|nuw %104[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.icmp "eq" %112, %4 : !llvm.ptr
    llvm.cond_br %113, ^bb5, ^bb4(%112, %109 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %114 = llvm.icmp "eq" %109, %78 : !llvm.ptr
    llvm.cond_br %114, ^bb7(%109 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %115 = llvm.select %108, %105, %104 : i1, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %115[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %118 = llvm.icmp "slt" %101, %117 : i32
    llvm.cond_br %118, ^bb7(%109 : !llvm.ptr), ^bb9(%109 : !llvm.ptr)
  ^bb7(%119: !llvm.ptr):  // 3 preds: ^bb3, ^bb5, ^bb6
    llvm.intr.lifetime.start %65 : !llvm.ptr
    llvm.store %68, %65 {alias_scopes = [#alias_scope], alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %66 : !llvm.ptr
    %120 = llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(%67, %119, %14, %65, %66) to ^bb8 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
  ^bb8:  // pred: ^bb7
    llvm.intr.lifetime.end %66 : !llvm.ptr
    llvm.intr.lifetime.end %65 : !llvm.ptr
    llvm.br ^bb9(%120 : !llvm.ptr)
  ^bb9(%121: !llvm.ptr):  // 2 preds: ^bb6, ^bb8
    %122 = llvm.getelementptr inbounds|nuw %121[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %124 = llvm.add %123, %96 overflow<nsw> : i32
    llvm.store %124, %122 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.end %68 : !llvm.ptr
    %125 = llvm.trunc %96 overflow<nsw, nuw> : i32 to i16
    %126 = llvm.urem %125, %16 : i16
    %127 = llvm.icmp "eq" %126, %17 : i16
    llvm.cond_br %127, ^bb10, ^bb21(%99 : i32)
  ^bb10:  // pred: ^bb9
    %128 = llvm.mul %99, %10 : i32
    %129 = llvm.add %128, %11 : i32
    %130 = llvm.lshr %129, %12 : i32
    %131 = llvm.urem %130, %13 : i32
    %132 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %133 = llvm.icmp "eq" %132, %4 : !llvm.ptr
    llvm.cond_br %133, ^bb18(%78, %78 : !llvm.ptr, !llvm.ptr), ^bb11(%132, %78 : !llvm.ptr, !llvm.ptr)
  ^bb11(%134: !llvm.ptr, %135: !llvm.ptr):  // 2 preds: ^bb10, ^bb17
    %136 = llvm.getelementptr inbounds|nuw %134[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %138 = llvm.icmp "slt" %137, %131 : i32
    llvm.cond_br %138, ^bb17(%5, %135 : i64, !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %139 = llvm.icmp "slt" %131, %137 : i32
    llvm.cond_br %139, ^bb17(%3, %134 : i64, !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %140 = llvm.getelementptr inbounds|nuw %134[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %140 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.getelementptr inbounds|nuw %134[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.icmp "eq" %141, %4 : !llvm.ptr
    llvm.cond_br %144, ^bb15(%134 : !llvm.ptr), ^bb14(%141, %134 : !llvm.ptr, !llvm.ptr)
  ^bb14(%145: !llvm.ptr, %146: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %147 = llvm.getelementptr inbounds|nuw %145[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %147 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %149 = llvm.icmp "slt" %148, %131 : i32
    %150 = llvm.select %149, %146, %145 : i1, !llvm.ptr
    %151 = llvm.select %149, %5, %3 : i1, i64
    %152 = llvm.getelementptr inbounds|nuw %145[%151] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %152 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.icmp "eq" %153, %4 : !llvm.ptr
    llvm.cond_br %154, ^bb15(%150 : !llvm.ptr), ^bb14(%153, %150 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb15(%155: !llvm.ptr):  // 2 preds: ^bb13, ^bb14
    %156 = llvm.icmp "eq" %143, %4 : !llvm.ptr
    llvm.cond_br %156, ^bb18(%155, %135 : !llvm.ptr, !llvm.ptr), ^bb16(%143, %135 : !llvm.ptr, !llvm.ptr)
  ^bb16(%157: !llvm.ptr, %158: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %159 = llvm.getelementptr inbounds|nuw %157[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %161 = llvm.icmp "slt" %131, %160 : i32
    %162 = llvm.select %161, %157, %158 : i1, !llvm.ptr
    %163 = llvm.select %161, %3, %5 : i1, i64
    %164 = llvm.getelementptr inbounds|nuw %157[%163] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %164 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.icmp "eq" %165, %4 : !llvm.ptr
    llvm.cond_br %166, ^bb18(%155, %162 : !llvm.ptr, !llvm.ptr), ^bb16(%165, %162 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb17(%167: i64, %168: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    %169 = llvm.getelementptr inbounds|nuw %134[%167] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %171 = llvm.icmp "eq" %170, %4 : !llvm.ptr
    llvm.cond_br %171, ^bb18(%168, %168 : !llvm.ptr, !llvm.ptr), ^bb11(%170, %168 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb18(%172: !llvm.ptr, %173: !llvm.ptr):  // 4 preds: ^bb10, ^bb15, ^bb16, ^bb17
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(%67, %172, %173) to ^bb21(%129 : i32) unwind ^bb20 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb7
    %174 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.br ^bb169(%174 : !llvm.struct<(ptr, i32)>)
  ^bb20:  // pred: ^bb18
    %175 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb169(%175 : !llvm.struct<(ptr, i32)>)
  ^bb21(%176: i32):  // 2 preds: ^bb9, ^bb18
    %177 = llvm.urem %96, %18 : i32
    %178 = llvm.icmp "eq" %177, %2 : i32
    llvm.cond_br %178, ^bb22, ^bb29
  ^bb22:  // pred: ^bb21
    %179 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %180 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.icmp "eq" %180, %78 : !llvm.ptr
    llvm.cond_br %181, ^bb25(%8, %8, %19 : i64, i64, i1), ^bb23(%8, %8, %180 : i64, i64, !llvm.ptr)
  ^bb23(%182: i64, %183: i64, %184: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %185 = llvm.mul %182, %20 : i64
    %186 = llvm.getelementptr inbounds|nuw %184[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %187 = llvm.load %186 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %188 = llvm.mul %187, %21 overflow<nsw> : i32
    %189 = llvm.zext %188 : i32 to i64
    %190 = llvm.add %185, %189 : i64
    %191 = llvm.getelementptr inbounds|nuw %184[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %192 = llvm.load %191 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %193 = llvm.zext %192 : i32 to i64
    %194 = llvm.add %190, %193 : i64
    %195 = llvm.add %183, %22 overflow<nsw, nuw> : i64
    %196 = llvm.call @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%184) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %197 = llvm.icmp "eq" %196, %78 : !llvm.ptr
    llvm.cond_br %197, ^bb26(%8, %8, %78 : i64, i64, !llvm.ptr), ^bb23(%194, %195, %196 : i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb26
    %198 = llvm.xor %215, %194 : i64
    %199 = llvm.icmp "eq" %206, %183 : i64
    %200 = llvm.and %198, %23 : i64
    llvm.br ^bb25(%195, %200, %199 : i64, i64, i1)
  ^bb25(%201: i64, %202: i64, %203: i1):  // 2 preds: ^bb22, ^bb24
    %204 = llvm.icmp "eq" %201, %179 : i64
    %205 = llvm.select %204, %203, %24 : i1, i1
    llvm.cond_br %205, ^bb28, ^bb27
  ^bb26(%206: i64, %207: i64, %208: !llvm.ptr):  // 2 preds: ^bb23, ^bb26
    %209 = llvm.call @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%208) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %210 = llvm.getelementptr inbounds|nuw %209[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %211 = llvm.load %210 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %212 = llvm.zext %211 : i32 to i64
    %213 = llvm.add %206, %22 overflow<nsw, nuw> : i64
    %214 = llvm.mul %213, %212 : i64
    %215 = llvm.add %214, %207 : i64
    %216 = llvm.icmp "eq" %209, %180 : !llvm.ptr
    llvm.cond_br %216, ^bb24, ^bb26(%213, %215, %209 : i64, i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb25
    %217 = llvm.call @puts(%25) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb25, ^bb27
    %218 = llvm.call @printf(%26, %179, %202) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb21, ^bb28
    %219 = llvm.add %96, %0 overflow<nsw, nuw> : i32
    %220 = llvm.icmp "eq" %219, %27 : i32
    llvm.cond_br %220, ^bb1, ^bb3(%219, %176 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb30(%221: !llvm.ptr, %222: !llvm.ptr):  // 2 preds: ^bb2, ^bb30
    %223 = llvm.getelementptr inbounds|nuw %221[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %224 = llvm.load %223 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %225 = llvm.icmp "sgt" %224, %30 : i32
    %226 = llvm.select %225, %221, %222 : i1, !llvm.ptr
    %227 = llvm.select %225, %3, %5 : i1, i64
    %228 = llvm.getelementptr inbounds|nuw %221[%227] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %229 = llvm.load %228 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %230 = llvm.icmp "eq" %229, %4 : !llvm.ptr
    llvm.cond_br %230, ^bb31(%91, %226 : !llvm.ptr, !llvm.ptr), ^bb30(%229, %226 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb31(%231: !llvm.ptr, %232: !llvm.ptr):  // 2 preds: ^bb1, ^bb30
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(%67, %231, %232) to ^bb32 unwind ^bb37 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %233 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %234 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %235 = llvm.getelementptr inbounds|nuw %234[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %236 = llvm.load %235 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %237 = llvm.call @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%78) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %238 = llvm.getelementptr inbounds|nuw %237[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %239 = llvm.load %238 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i32
    %240 = llvm.call @printf(%31, %233, %236, %239) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %241 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %242 = llvm.icmp "ugt" %241, %32 : i64
    llvm.cond_br %242, ^bb33(%241 : i64), ^bb38
  ^bb33(%243: i64):  // 2 preds: ^bb32, ^bb36
    %244 = llvm.and %243, %22 : i64
    %245 = llvm.icmp "eq" %244, %8 : i64
    llvm.cond_br %245, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    %246 = llvm.call @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%78) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.br ^bb36(%246 : !llvm.ptr)
  ^bb35:  // pred: ^bb33
    %247 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb36(%247 : !llvm.ptr)
  ^bb36(%248: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %249 = llvm.call @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%248, %78) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZdlPvm(%249, %7) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %250 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %251 = llvm.add %250, %33 : i64
    llvm.store %251, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    %252 = llvm.icmp "ugt" %251, %32 : i64
    llvm.cond_br %252, ^bb33(%251 : i64), ^bb38
  ^bb37:  // pred: ^bb31
    %253 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb169(%253 : !llvm.struct<(ptr, i32)>)
  ^bb38:  // 2 preds: ^bb32, ^bb36
    %254 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %255 = llvm.icmp "eq" %254, %78 : !llvm.ptr
    llvm.cond_br %255, ^bb39, ^bb42(%254 : !llvm.ptr)
  ^bb39:  // 2 preds: ^bb38, ^bb42
    %256 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%67, %256) to ^bb41 unwind ^bb40 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb40:  // pred: ^bb39
    %257 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %258 = llvm.extractvalue %257[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%258) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb41:  // pred: ^bb39
    llvm.store %4, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr, !llvm.ptr
    llvm.store %78, %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    llvm.store %78, %81 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %82 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.intr.lifetime.start %69 : !llvm.ptr
    llvm.store %0, %69 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %70 : !llvm.ptr
    llvm.store %37, %70 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %259 = llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJiiEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(%67, %78, %69, %70) to ^bb43 unwind ^bb58 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
  ^bb42(%260: !llvm.ptr):  // 2 preds: ^bb38, ^bb42
    %261 = llvm.getelementptr inbounds|nuw %260[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %262 = llvm.load %261 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %263 = llvm.add %262, %34 : i32
    %264 = llvm.icmp "ult" %263, %35 : i32
    %265 = llvm.zext %264 : i1 to i32
    %266 = llvm.call @printf(%36, %265) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %267 = llvm.call @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%260) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %268 = llvm.icmp "eq" %267, %78 : !llvm.ptr
    llvm.cond_br %268, ^bb39, ^bb42(%267 : !llvm.ptr)
  ^bb43:  // pred: ^bb41
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    %269 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %270 = llvm.icmp "eq" %269, %4 : !llvm.ptr
    llvm.cond_br %270, ^bb51(%78, %78 : !llvm.ptr, !llvm.ptr), ^bb44(%269, %78 : !llvm.ptr, !llvm.ptr)
  ^bb44(%271: !llvm.ptr, %272: !llvm.ptr):  // 2 preds: ^bb43, ^bb50
    %273 = llvm.getelementptr inbounds|nuw %271[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %274 = llvm.load %273 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %275 = llvm.icmp "slt" %274, %0 : i32
    llvm.cond_br %275, ^bb50(%5, %272 : i64, !llvm.ptr), ^bb45
  ^bb45:  // pred: ^bb44
    %276 = llvm.icmp "eq" %274, %0 : i32
    llvm.cond_br %276, ^bb46, ^bb50(%3, %271 : i64, !llvm.ptr)
  ^bb46:  // pred: ^bb45
    %277 = llvm.getelementptr inbounds|nuw %271[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %278 = llvm.load %277 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %279 = llvm.getelementptr inbounds|nuw %271[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %280 = llvm.load %279 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %281 = llvm.icmp "eq" %278, %4 : !llvm.ptr
    llvm.cond_br %281, ^bb48(%271 : !llvm.ptr), ^bb47(%278, %271 : !llvm.ptr, !llvm.ptr)
  ^bb47(%282: !llvm.ptr, %283: !llvm.ptr):  // 2 preds: ^bb46, ^bb47
    %284 = llvm.getelementptr inbounds|nuw %282[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %285 = llvm.load %284 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %286 = llvm.icmp "slt" %285, %0 : i32
    %287 = llvm.select %286, %283, %282 : i1, !llvm.ptr
    %288 = llvm.select %286, %5, %3 : i1, i64
    %289 = llvm.getelementptr inbounds|nuw %282[%288] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %290 = llvm.load %289 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %291 = llvm.icmp "eq" %290, %4 : !llvm.ptr
    llvm.cond_br %291, ^bb48(%287 : !llvm.ptr), ^bb47(%290, %287 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb48(%292: !llvm.ptr):  // 2 preds: ^bb46, ^bb47
    %293 = llvm.icmp "eq" %280, %4 : !llvm.ptr
    llvm.cond_br %293, ^bb51(%292, %272 : !llvm.ptr, !llvm.ptr), ^bb49(%280, %272 : !llvm.ptr, !llvm.ptr)
  ^bb49(%294: !llvm.ptr, %295: !llvm.ptr):  // 2 preds: ^bb48, ^bb49
    %296 = llvm.getelementptr inbounds|nuw %294[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %297 = llvm.load %296 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %298 = llvm.icmp "sgt" %297, %0 : i32
    %299 = llvm.select %298, %294, %295 : i1, !llvm.ptr
    %300 = llvm.select %298, %3, %5 : i1, i64
    %301 = llvm.getelementptr inbounds|nuw %294[%300] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %302 = llvm.load %301 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %303 = llvm.icmp "eq" %302, %4 : !llvm.ptr
    llvm.cond_br %303, ^bb51(%292, %299 : !llvm.ptr, !llvm.ptr), ^bb49(%302, %299 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb50(%304: i64, %305: !llvm.ptr):  // 2 preds: ^bb44, ^bb45
    %306 = llvm.getelementptr inbounds|nuw %271[%304] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %307 = llvm.load %306 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %308 = llvm.icmp "eq" %307, %4 : !llvm.ptr
    llvm.cond_br %308, ^bb51(%305, %305 : !llvm.ptr, !llvm.ptr), ^bb44(%307, %305 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb51(%309: !llvm.ptr, %310: !llvm.ptr):  // 4 preds: ^bb43, ^bb48, ^bb49, ^bb50
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(%67, %309, %310) to ^bb52 unwind ^bb59 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr) -> ()
  ^bb52:  // pred: ^bb51
    %311 = llvm.load %80 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %312 = llvm.icmp "eq" %311, %78 : !llvm.ptr
    %313 = llvm.zext %312 : i1 to i32
    %314 = llvm.call @printf(%38, %313) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %315 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    %316 = llvm.icmp "eq" %315, %4 : !llvm.ptr
    llvm.cond_br %316, ^bb56, ^bb53(%315, %78 : !llvm.ptr, !llvm.ptr)
  ^bb53(%317: !llvm.ptr, %318: !llvm.ptr):  // 2 preds: ^bb52, ^bb53
    %319 = llvm.getelementptr inbounds|nuw %317[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %320 = llvm.load %319 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %321 = llvm.icmp "slt" %320, %39 : i32
    %322 = llvm.select %321, %318, %317 : i1, !llvm.ptr
    %323 = llvm.select %321, %5, %3 : i1, i64
    %324 = llvm.getelementptr inbounds|nuw %317[%323] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %325 = llvm.load %324 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %326 = llvm.icmp "eq" %325, %4 : !llvm.ptr
    llvm.cond_br %326, ^bb54, ^bb53(%325, %322 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb54:  // pred: ^bb53
    %327 = llvm.icmp "eq" %322, %78 : !llvm.ptr
    llvm.cond_br %327, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %328 = llvm.select %321, %318, %317 : i1, !llvm.ptr
    %329 = llvm.getelementptr inbounds|nuw %328[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %330 = llvm.load %329 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %331 = llvm.icmp "sgt" %330, %39 : i32
    llvm.cond_br %331, ^bb56, ^bb62
  ^bb56:  // 3 preds: ^bb52, ^bb54, ^bb55
    llvm.invoke @_ZSt20__throw_out_of_rangePKc(%40) to ^bb57 unwind ^bb60 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb57:  // pred: ^bb56
    llvm.unreachable
  ^bb58:  // pred: ^bb41
    %332 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.br ^bb169(%332 : !llvm.struct<(ptr, i32)>)
  ^bb59:  // pred: ^bb51
    %333 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb169(%333 : !llvm.struct<(ptr, i32)>)
  ^bb60:  // pred: ^bb56
    %334 = llvm.landingpad cleanup (catch %41 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %335 = llvm.extractvalue %334[1] : !llvm.struct<(ptr, i32)> 
    %336 = llvm.intr.eh.typeid.for %41 : (!llvm.ptr) -> i32
    %337 = llvm.icmp "eq" %335, %336 : i32
    llvm.cond_br %337, ^bb61, ^bb169(%334 : !llvm.struct<(ptr, i32)>)
  ^bb61:  // pred: ^bb60
    %338 = llvm.extractvalue %334[0] : !llvm.struct<(ptr, i32)> 
    %339 = llvm.call @__cxa_begin_catch(%338) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %340 = llvm.load %339 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %341 = llvm.getelementptr inbounds|nuw %340[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %342 = llvm.load %341 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %343 = llvm.call %342(%339) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %344 = llvm.call @puts(%343) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb62 unwind ^bb64 : () -> ()
  ^bb62:  // 2 preds: ^bb55, ^bb61
    llvm.intr.lifetime.start %71 : !llvm.ptr
    %345 = llvm.getelementptr inbounds|nuw %71[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %345 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : i32, !llvm.ptr
    %346 = llvm.getelementptr inbounds|nuw %71[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %346 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr, !llvm.ptr
    %347 = llvm.getelementptr inbounds|nuw %71[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %345, %347 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    %348 = llvm.getelementptr inbounds|nuw %71[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %345, %348 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    %349 = llvm.getelementptr inbounds|nuw %71[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %349 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb65(%37 : i32)
  ^bb63:  // pred: ^bb79
    %350 = llvm.load %347 {alignment = 8 : i64, noalias_scopes = [#alias_scope1, #alias_scope2], tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %351 = llvm.icmp "eq" %345, %350 : !llvm.ptr
    llvm.cond_br %351, ^bb80, ^bb81(%345 : !llvm.ptr)
  ^bb64:  // pred: ^bb61
    %352 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb169(%352 : !llvm.struct<(ptr, i32)>)
  ^bb65(%353: i32):  // 2 preds: ^bb62, ^bb79
    %354 = llvm.load %347 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %355 = llvm.icmp "eq" %354, %345 : !llvm.ptr
    llvm.cond_br %355, ^bb68, ^bb67(%19, %354 : i1, !llvm.ptr)
  ^bb66:  // pred: ^bb67
    llvm.cond_br %362, ^bb68, ^bb79
  ^bb67(%356: i1, %357: !llvm.ptr):  // 2 preds: ^bb65, ^bb67
    %358 = llvm.getelementptr inbounds|nuw %357[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %359 = llvm.load %358 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %360 = llvm.srem %353, %359 : i32
    %361 = llvm.icmp "ne" %360, %2 : i32
    %362 = llvm.select %361, %356, %24 : i1, i1
    %363 = llvm.call @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%357) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %364 = llvm.icmp "eq" %363, %345 : !llvm.ptr
    llvm.cond_br %364, ^bb66, ^bb67(%362, %363 : i1, !llvm.ptr)
  ^bb68:  // 2 preds: ^bb65, ^bb66
    %365 = llvm.load %346 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %366 = llvm.icmp "eq" %365, %4 : !llvm.ptr
    llvm.cond_br %366, ^bb71(%345 : !llvm.ptr), ^bb69(%365 : !llvm.ptr)
  ^bb69(%367: !llvm.ptr):  // 2 preds: ^bb68, ^bb69
    %368 = llvm.getelementptr inbounds|nuw %367[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %369 = llvm.load %368 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %370 = llvm.icmp "slt" %353, %369 : i32
    %371 = llvm.select %370, %3, %5 : i1, i64
    %372 = llvm.getelementptr inbounds|nuw %367[%371] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %373 = llvm.load %372 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %374 = llvm.icmp "eq" %373, %4 : !llvm.ptr
    llvm.cond_br %374, ^bb70, ^bb69(%373 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb70:  // pred: ^bb69
    llvm.cond_br %370, ^bb71(%367 : !llvm.ptr), ^bb73(%369, %367 : i32, !llvm.ptr)
  ^bb71(%375: !llvm.ptr):  // 2 preds: ^bb68, ^bb70
    %376 = llvm.icmp "eq" %375, %354 : !llvm.ptr
    llvm.cond_br %376, ^bb74(%375 : !llvm.ptr), ^bb72
  ^bb72:  // pred: ^bb71
    %377 = llvm.call @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%375) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %378 = llvm.getelementptr inbounds|nuw %377[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %379 = llvm.load %378 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb73(%379, %375 : i32, !llvm.ptr)
  ^bb73(%380: i32, %381: !llvm.ptr):  // 2 preds: ^bb70, ^bb72
    %382 = llvm.icmp "slt" %380, %353 : i32
    llvm.cond_br %382, ^bb74(%381 : !llvm.ptr), ^bb79
  ^bb74(%383: !llvm.ptr):  // 2 preds: ^bb71, ^bb73
    %384 = llvm.icmp "eq" %383, %345 : !llvm.ptr
    llvm.cond_br %384, ^bb76(%19 : i1), ^bb75
  ^bb75:  // pred: ^bb74
    %385 = llvm.getelementptr inbounds|nuw %383[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %386 = llvm.load %385 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %387 = llvm.icmp "slt" %353, %386 : i32
    llvm.br ^bb76(%387 : i1)
  ^bb76(%388: i1):  // 2 preds: ^bb74, ^bb75
    %389 = llvm.invoke @_Znwm(%7) to ^bb77 unwind ^bb78 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 40 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb77:  // pred: ^bb76
    %390 = llvm.getelementptr inbounds|nuw %389[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %353, %390 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(%388, %389, %383, %345) {no_unwind} : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %391 = llvm.load %349 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %392 = llvm.add %391, %22 : i64
    llvm.store %392, %349 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb79
  ^bb78:  // pred: ^bb76
    %393 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb168(%393 : !llvm.struct<(ptr, i32)>)
  ^bb79:  // 3 preds: ^bb66, ^bb73, ^bb77
    %394 = llvm.add %353, %0 overflow<nsw, nuw> : i32
    %395 = llvm.icmp "eq" %394, %42 : i32
    llvm.cond_br %395, ^bb63, ^bb65(%394 : i32) {loop_annotation = #loop_annotation}
  ^bb80:  // 2 preds: ^bb63, ^bb81
    %396 = llvm.call @putchar(%28) : (i32) -> i32
    llvm.intr.lifetime.start %72 : !llvm.ptr
    %397 = llvm.getelementptr inbounds|nuw %72[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %397 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : i32, !llvm.ptr
    %398 = llvm.getelementptr inbounds|nuw %72[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %398 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr, !llvm.ptr
    %399 = llvm.getelementptr inbounds|nuw %72[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %397, %399 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    %400 = llvm.getelementptr inbounds|nuw %72[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %397, %400 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    %401 = llvm.getelementptr inbounds|nuw %72[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %401 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb83(%43, %2, %44 : i8, i32, !llvm.ptr)
  ^bb81(%402: !llvm.ptr):  // 2 preds: ^bb63, ^bb81
    %403 = llvm.call @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%402) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %404 = llvm.getelementptr inbounds|nuw %403[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %405 = llvm.load %404 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %406 = llvm.call @printf(%36, %405) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %407 = llvm.call @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%402) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %408 = llvm.load %347 {alignment = 8 : i64, noalias_scopes = [#alias_scope1, #alias_scope2], tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %409 = llvm.icmp "eq" %407, %408 : !llvm.ptr
    llvm.cond_br %409, ^bb80, ^bb81(%407 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb82:  // pred: ^bb87
    llvm.intr.lifetime.start %73 : !llvm.ptr
    llvm.store %46, %73 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<4xi8>, !llvm.ptr
    %410 = llvm.getelementptr inbounds|nuw %73[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %48, %410 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i8, !llvm.ptr
    llvm.br ^bb96(%8 : i64)
  ^bb83(%411: i8, %412: i32, %413: !llvm.ptr):  // 2 preds: ^bb80, ^bb87
    %414 = llvm.invoke @_Znwm(%7) to ^bb84 unwind ^bb88 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 40 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb84:  // pred: ^bb83
    %415 = llvm.getelementptr inbounds|nuw %414[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %411, %415 {alignment = 4 : i64, tbaa = [#tbaa_tag7]} : i8, !llvm.ptr
    %416 = llvm.getelementptr inbounds|nuw %414[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %412, %416 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : i32, !llvm.ptr
    %417 = llvm.load %398 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %418 = llvm.icmp "eq" %417, %4 : !llvm.ptr
    llvm.cond_br %418, ^bb87(%397, %19 : !llvm.ptr, i1), ^bb85(%417 : !llvm.ptr)
  ^bb85(%419: !llvm.ptr):  // 2 preds: ^bb84, ^bb85
    %420 = llvm.getelementptr inbounds|nuw %419[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %421 = llvm.load %420 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %422 = llvm.icmp "slt" %411, %421 : i8
    %423 = llvm.select %422, %3, %5 : i1, i64
    %424 = llvm.getelementptr inbounds|nuw %419[%423] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %425 = llvm.load %424 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %426 = llvm.icmp "eq" %425, %4 : !llvm.ptr
    llvm.cond_br %426, ^bb86, ^bb85(%425 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb86:  // pred: ^bb85
    %427 = llvm.icmp "eq" %419, %397 : !llvm.ptr
    %428 = llvm.or %427, %422 : i1
    llvm.br ^bb87(%419, %428 : !llvm.ptr, i1)
  ^bb87(%429: !llvm.ptr, %430: i1):  // 2 preds: ^bb84, ^bb86
    llvm.call @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(%430, %414, %429, %397) {no_unwind} : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %431 = llvm.load %401 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %432 = llvm.add %431, %22 : i64
    llvm.store %432, %401 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    %433 = llvm.add %412, %0 overflow<nsw, nuw> : i32
    %434 = llvm.getelementptr inbounds|nuw %413[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %435 = llvm.load %434 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %436 = llvm.icmp "eq" %433, %45 : i32
    llvm.cond_br %436, ^bb82, ^bb83(%435, %433, %434 : i8, i32, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb88:  // pred: ^bb83
    %437 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb167(%437 : !llvm.struct<(ptr, i32)>)
  ^bb89:  // pred: ^bb105
    llvm.intr.lifetime.end %73 : !llvm.ptr
    llvm.intr.lifetime.start %74 : !llvm.ptr
    %438 = llvm.getelementptr inbounds|nuw %74[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %74, %438 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %74, %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %439 = llvm.getelementptr inbounds|nuw %74[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag18]} : i64, !llvm.ptr
    %440 = llvm.invoke @_Znwm(%5) to ^bb90 unwind ^bb94 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb90:  // pred: ^bb89
    %441 = llvm.getelementptr inbounds|nuw %440[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %39, %441 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%440, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %442 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %443 = llvm.add %442, %22 : i64
    llvm.store %443, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %444 = llvm.invoke @_Znwm(%5) to ^bb91 unwind ^bb94 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb91:  // pred: ^bb90
    %445 = llvm.getelementptr inbounds|nuw %444[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %445 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%444, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %446 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %447 = llvm.add %446, %22 : i64
    llvm.store %447, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %448 = llvm.invoke @_Znwm(%5) to ^bb92 unwind ^bb94 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb92:  // pred: ^bb91
    %449 = llvm.getelementptr inbounds|nuw %448[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %449 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%448, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %450 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %451 = llvm.add %450, %22 : i64
    llvm.store %451, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %452 = llvm.invoke @_Znwm(%5) to ^bb93 unwind ^bb94 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb93:  // pred: ^bb92
    %453 = llvm.getelementptr inbounds|nuw %452[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %453 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%452, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %454 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %455 = llvm.add %454, %22 : i64
    llvm.store %455, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.intr.lifetime.start %75 : !llvm.ptr
    %456 = llvm.getelementptr inbounds|nuw %75[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %75, %456 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %75, %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %457 = llvm.getelementptr inbounds|nuw %75[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag18]} : i64, !llvm.ptr
    %458 = llvm.invoke @_Znwm(%5) to ^bb107 unwind ^bb110 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb94:  // 4 preds: ^bb89, ^bb90, ^bb91, ^bb92
    %459 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %460 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %461 = llvm.icmp "eq" %460, %74 : !llvm.ptr
    llvm.cond_br %461, ^bb166(%459 : !llvm.struct<(ptr, i32)>), ^bb95(%460 : !llvm.ptr)
  ^bb95(%462: !llvm.ptr):  // 2 preds: ^bb94, ^bb95
    %463 = llvm.load %462 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%462, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %464 = llvm.icmp "eq" %463, %74 : !llvm.ptr
    llvm.cond_br %464, ^bb166(%459 : !llvm.struct<(ptr, i32)>), ^bb95(%463 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb96(%465: i64):  // 2 preds: ^bb82, ^bb105
    %466 = llvm.getelementptr inbounds|nuw %73[%465] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %467 = llvm.load %466 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %468 = llvm.sext %467 : i8 to i32
    %469 = llvm.call @printf(%49, %468) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %470 = llvm.load %398 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %471 = llvm.icmp "eq" %470, %4 : !llvm.ptr
    llvm.cond_br %471, ^bb105, ^bb97(%470, %397 : !llvm.ptr, !llvm.ptr)
  ^bb97(%472: !llvm.ptr, %473: !llvm.ptr):  // 2 preds: ^bb96, ^bb103
    %474 = llvm.getelementptr inbounds|nuw %472[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %475 = llvm.load %474 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %476 = llvm.icmp "slt" %475, %467 : i8
    llvm.cond_br %476, ^bb103(%5, %473 : i64, !llvm.ptr), ^bb98
  ^bb98:  // pred: ^bb97
    %477 = llvm.icmp "slt" %467, %475 : i8
    llvm.cond_br %477, ^bb103(%3, %472 : i64, !llvm.ptr), ^bb99
  ^bb99:  // pred: ^bb98
    %478 = llvm.getelementptr inbounds|nuw %472[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %479 = llvm.load %478 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %480 = llvm.getelementptr inbounds|nuw %472[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %481 = llvm.load %480 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %482 = llvm.icmp "eq" %479, %4 : !llvm.ptr
    llvm.cond_br %482, ^bb101(%472 : !llvm.ptr), ^bb100(%479, %472 : !llvm.ptr, !llvm.ptr)
  ^bb100(%483: !llvm.ptr, %484: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %485 = llvm.getelementptr inbounds|nuw %483[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %486 = llvm.load %485 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %487 = llvm.icmp "slt" %486, %467 : i8
    %488 = llvm.select %487, %484, %483 : i1, !llvm.ptr
    %489 = llvm.select %487, %5, %3 : i1, i64
    %490 = llvm.getelementptr inbounds|nuw %483[%489] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %491 = llvm.load %490 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %492 = llvm.icmp "eq" %491, %4 : !llvm.ptr
    llvm.cond_br %492, ^bb101(%488 : !llvm.ptr), ^bb100(%491, %488 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb101(%493: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %494 = llvm.icmp "eq" %481, %4 : !llvm.ptr
    llvm.cond_br %494, ^bb104(%473 : !llvm.ptr), ^bb102(%481, %473 : !llvm.ptr, !llvm.ptr)
  ^bb102(%495: !llvm.ptr, %496: !llvm.ptr):  // 2 preds: ^bb101, ^bb102
    %497 = llvm.getelementptr inbounds|nuw %495[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %498 = llvm.load %497 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %499 = llvm.icmp "slt" %467, %498 : i8
    %500 = llvm.select %499, %495, %496 : i1, !llvm.ptr
    %501 = llvm.select %499, %3, %5 : i1, i64
    %502 = llvm.getelementptr inbounds|nuw %495[%501] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %503 = llvm.load %502 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %504 = llvm.icmp "eq" %503, %4 : !llvm.ptr
    llvm.cond_br %504, ^bb104(%500 : !llvm.ptr), ^bb102(%503, %500 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb103(%505: i64, %506: !llvm.ptr):  // 2 preds: ^bb97, ^bb98
    %507 = llvm.getelementptr inbounds|nuw %472[%505] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %508 = llvm.load %507 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %509 = llvm.icmp "eq" %508, %4 : !llvm.ptr
    llvm.cond_br %509, ^bb105, ^bb97(%508, %506 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb104(%510: !llvm.ptr):  // 2 preds: ^bb101, ^bb102
    %511 = llvm.icmp "eq" %493, %510 : !llvm.ptr
    llvm.cond_br %511, ^bb105, ^bb106(%493 : !llvm.ptr)
  ^bb105:  // 4 preds: ^bb96, ^bb103, ^bb104, ^bb106
    %512 = llvm.call @putchar(%28) : (i32) -> i32
    %513 = llvm.add %465, %22 overflow<nsw, nuw> : i64
    %514 = llvm.icmp "eq" %513, %51 : i64
    llvm.cond_br %514, ^bb89, ^bb96(%513 : i64)
  ^bb106(%515: !llvm.ptr):  // 2 preds: ^bb104, ^bb106
    %516 = llvm.getelementptr inbounds|nuw %515[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %517 = llvm.load %516 {alignment = 4 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %518 = llvm.call @printf(%50, %517) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %519 = llvm.call @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%515) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %520 = llvm.icmp "eq" %519, %510 : !llvm.ptr
    llvm.cond_br %520, ^bb105, ^bb106(%519 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb107:  // pred: ^bb93
    %521 = llvm.getelementptr inbounds|nuw %458[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %521 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%458, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %522 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %523 = llvm.add %522, %22 : i64
    llvm.store %523, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %524 = llvm.invoke @_Znwm(%5) to ^bb108 unwind ^bb110 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb108:  // pred: ^bb107
    %525 = llvm.getelementptr inbounds|nuw %524[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %525 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%524, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %526 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %527 = llvm.add %526, %22 : i64
    llvm.store %527, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %528 = llvm.invoke @_Znwm(%5) to ^bb109 unwind ^bb110 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb109:  // pred: ^bb108
    %529 = llvm.getelementptr inbounds|nuw %528[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %529 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%528, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %530 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %531 = llvm.add %530, %22 : i64
    llvm.store %531, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.invoke @_ZNSt7__cxx114listIiSaIiEE4sortEv(%74) to ^bb112 unwind ^bb125 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb110:  // 3 preds: ^bb93, ^bb107, ^bb108
    %532 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %533 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %534 = llvm.icmp "eq" %533, %75 : !llvm.ptr
    llvm.cond_br %534, ^bb164(%532 : !llvm.struct<(ptr, i32)>), ^bb111(%533 : !llvm.ptr)
  ^bb111(%535: !llvm.ptr):  // 2 preds: ^bb110, ^bb111
    %536 = llvm.load %535 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%535, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %537 = llvm.icmp "eq" %536, %75 : !llvm.ptr
    llvm.cond_br %537, ^bb164(%532 : !llvm.struct<(ptr, i32)>), ^bb111(%536 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb112:  // pred: ^bb109
    llvm.invoke @_ZNSt7__cxx114listIiSaIiEE4sortEv(%75) to ^bb113 unwind ^bb125 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb113:  // pred: ^bb112
    %538 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %539 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %540 = llvm.icmp "eq" %538, %74 : !llvm.ptr
    %541 = llvm.icmp "eq" %539, %75 : !llvm.ptr
    %542 = llvm.select %540, %19, %541 : i1, i1
    llvm.cond_br %542, ^bb118(%539 : !llvm.ptr), ^bb114(%538, %539 : !llvm.ptr, !llvm.ptr)
  ^bb114(%543: !llvm.ptr, %544: !llvm.ptr):  // 2 preds: ^bb113, ^bb117
    %545 = llvm.getelementptr inbounds|nuw %544[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %546 = llvm.load %545 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %547 = llvm.getelementptr inbounds|nuw %543[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %548 = llvm.load %547 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %549 = llvm.icmp "slt" %546, %548 : i32
    llvm.cond_br %549, ^bb115, ^bb116
  ^bb115:  // pred: ^bb114
    %550 = llvm.load %544 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%543, %544, %550) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb117(%550, %543 : !llvm.ptr, !llvm.ptr)
  ^bb116:  // pred: ^bb114
    %551 = llvm.load %543 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb117(%544, %551 : !llvm.ptr, !llvm.ptr)
  ^bb117(%552: !llvm.ptr, %553: !llvm.ptr):  // 2 preds: ^bb115, ^bb116
    %554 = llvm.icmp "eq" %553, %74 : !llvm.ptr
    %555 = llvm.icmp "eq" %552, %75 : !llvm.ptr
    %556 = llvm.or %555, %554 : i1
    llvm.cond_br %556, ^bb118(%552 : !llvm.ptr), ^bb114(%553, %552 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb118(%557: !llvm.ptr):  // 2 preds: ^bb113, ^bb117
    %558 = llvm.icmp "eq" %557, %75 : !llvm.ptr
    llvm.cond_br %558, ^bb120(%557 : !llvm.ptr), ^bb119
  ^bb119:  // pred: ^bb118
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%74, %557, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb120(%75 : !llvm.ptr)
  ^bb120(%559: !llvm.ptr):  // 2 preds: ^bb118, ^bb119
    %560 = llvm.icmp "eq" %559, %75 : !llvm.ptr
    llvm.cond_br %560, ^bb122(%8 : i64), ^bb121(%8, %559 : i64, !llvm.ptr)
  ^bb121(%561: i64, %562: !llvm.ptr):  // 2 preds: ^bb120, ^bb121
    %563 = llvm.load %562 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %564 = llvm.add %561, %22 overflow<nsw, nuw> : i64
    %565 = llvm.icmp "eq" %563, %75 : !llvm.ptr
    llvm.cond_br %565, ^bb122(%564 : i64), ^bb121(%564, %563 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb122(%566: i64):  // 2 preds: ^bb120, ^bb121
    %567 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %568 = llvm.sub %567, %566 : i64
    %569 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %570 = llvm.add %568, %569 : i64
    llvm.store %570, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.store %566, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base10_M_reverseEv(%74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %571 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %572 = llvm.icmp "eq" %571, %74 : !llvm.ptr
    llvm.cond_br %572, ^bb124(%571 : !llvm.ptr), ^bb126(%571 : !llvm.ptr)
  ^bb123:  // pred: ^bb126
    %573 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb124(%573 : !llvm.ptr)
  ^bb124(%574: !llvm.ptr):  // 2 preds: ^bb122, ^bb123
    %575 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %576 = llvm.load %574 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %577 = llvm.load %576 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %578 = llvm.icmp "eq" %577, %74 : !llvm.ptr
    llvm.cond_br %578, ^bb129, ^bb127(%8, %577 : i64, !llvm.ptr)
  ^bb125:  // 2 preds: ^bb109, ^bb112
    %579 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb162(%579 : !llvm.struct<(ptr, i32)>)
  ^bb126(%580: !llvm.ptr):  // 2 preds: ^bb122, ^bb126
    %581 = llvm.getelementptr inbounds|nuw %580[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %582 = llvm.load %581 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %583 = llvm.call @printf(%36, %582) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %584 = llvm.load %580 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %585 = llvm.icmp "eq" %584, %74 : !llvm.ptr
    llvm.cond_br %585, ^bb123, ^bb126(%584 : !llvm.ptr)
  ^bb127(%586: i64, %587: !llvm.ptr):  // 2 preds: ^bb124, ^bb127
    %588 = llvm.load %587 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %589 = llvm.add %586, %22 overflow<nsw, nuw> : i64
    %590 = llvm.icmp "eq" %588, %74 : !llvm.ptr
    llvm.cond_br %590, ^bb128, ^bb127(%589, %588 : i64, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb128:  // pred: ^bb127
    %591 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %592 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %593 = llvm.add %592, %589 : i64
    llvm.store %593, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %594 = llvm.sub %591, %589 : i64
    llvm.store %594, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%575, %577, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb129
  ^bb129:  // 2 preds: ^bb124, ^bb128
    llvm.call @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%74, %75) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %595 = llvm.load %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %596 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    llvm.store %596, %457 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.store %595, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.intr.lifetime.start %64 : !llvm.ptr
    %597 = llvm.getelementptr inbounds|nuw %64[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %597 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %64, %64 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %598 = llvm.getelementptr inbounds|nuw %64[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %598 {alignment = 8 : i64, tbaa = [#tbaa_tag18]} : i64, !llvm.ptr
    %599 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %600 = llvm.icmp "eq" %599, %74 : !llvm.ptr
    llvm.cond_br %600, ^bb136, ^bb130(%599 : !llvm.ptr)
  ^bb130(%601: !llvm.ptr):  // 2 preds: ^bb129, ^bb133
    %602 = llvm.load %601 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %603 = llvm.getelementptr inbounds|nuw %601[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %604 = llvm.load %603 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %605 = llvm.and %604, %0 : i32
    %606 = llvm.icmp "eq" %605, %2 : i32
    llvm.cond_br %606, ^bb131, ^bb133
  ^bb131:  // pred: ^bb130
    %607 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %608 = llvm.icmp "eq" %607, %601 : !llvm.ptr
    %609 = llvm.icmp "eq" %607, %602 : !llvm.ptr
    %610 = llvm.select %608, %19, %609 : i1, i1
    llvm.cond_br %610, ^bb133, ^bb132
  ^bb132:  // pred: ^bb131
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%607, %601, %602) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %611 = llvm.load %598 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %612 = llvm.add %611, %22 : i64
    llvm.store %612, %598 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %613 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %614 = llvm.add %613, %33 : i64
    llvm.store %614, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.br ^bb133
  ^bb133:  // 3 preds: ^bb130, ^bb131, ^bb132
    %615 = llvm.icmp "eq" %602, %74 : !llvm.ptr
    llvm.cond_br %615, ^bb134, ^bb130(%602 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb134:  // pred: ^bb133
    %616 = llvm.load %64 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %617 = llvm.icmp "eq" %616, %64 : !llvm.ptr
    llvm.cond_br %617, ^bb136, ^bb135(%616 : !llvm.ptr)
  ^bb135(%618: !llvm.ptr):  // 2 preds: ^bb134, ^bb135
    %619 = llvm.load %618 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%618, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %620 = llvm.icmp "eq" %619, %64 : !llvm.ptr
    llvm.cond_br %620, ^bb136, ^bb135(%619 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb136:  // 3 preds: ^bb129, ^bb134, ^bb135
    llvm.intr.lifetime.end %64 : !llvm.ptr
    %621 = llvm.call @printf(%55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %622 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %623 = llvm.icmp "eq" %622, %74 : !llvm.ptr
    llvm.cond_br %623, ^bb137, ^bb138(%622 : !llvm.ptr)
  ^bb137:  // 2 preds: ^bb136, ^bb138
    %624 = llvm.call @printf(%55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %625 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %626 = llvm.icmp "eq" %625, %75 : !llvm.ptr
    llvm.cond_br %626, ^bb139, ^bb140(%625 : !llvm.ptr)
  ^bb138(%627: !llvm.ptr):  // 2 preds: ^bb136, ^bb138
    %628 = llvm.getelementptr inbounds|nuw %627[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %629 = llvm.load %628 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %630 = llvm.call @printf(%36, %629) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %631 = llvm.load %627 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %632 = llvm.icmp "eq" %631, %74 : !llvm.ptr
    llvm.cond_br %632, ^bb137, ^bb138(%631 : !llvm.ptr)
  ^bb139:  // 2 preds: ^bb137, ^bb140
    llvm.intr.lifetime.start %76 : !llvm.ptr
    %633 = llvm.getelementptr inbounds|nuw %76[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %76, %633 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %76, %76 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %634 = llvm.getelementptr inbounds|nuw %76[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %634 {alignment = 8 : i64, tbaa = [#tbaa_tag18]} : i64, !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%74, %76) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %635 = llvm.load %634 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    %636 = llvm.load %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : !llvm.ptr -> i64
    llvm.store %636, %634 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    llvm.store %635, %439 {alignment = 8 : i64, tbaa = [#tbaa_tag19]} : i64, !llvm.ptr
    %637 = llvm.call @printf(%56, %635, %636) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %77 : !llvm.ptr
    "llvm.intr.memcpy"(%77, %57, %58) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %638 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %8, %59) to ^bb153 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb140(%639: !llvm.ptr):  // 2 preds: ^bb137, ^bb140
    %640 = llvm.getelementptr inbounds|nuw %639[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %641 = llvm.load %640 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %642 = llvm.call @printf(%36, %641) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %643 = llvm.load %639 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %644 = llvm.icmp "eq" %643, %75 : !llvm.ptr
    llvm.cond_br %644, ^bb139, ^bb140(%643 : !llvm.ptr)
  ^bb141(%645: !llvm.ptr):  // 2 preds: ^bb141, ^bb158
    %646 = llvm.load %645 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%645, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %647 = llvm.icmp "eq" %646, %76 : !llvm.ptr
    llvm.cond_br %647, ^bb142, ^bb141(%646 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb142:  // 2 preds: ^bb141, ^bb158
    llvm.intr.lifetime.end %76 : !llvm.ptr
    %648 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %649 = llvm.icmp "eq" %648, %75 : !llvm.ptr
    llvm.cond_br %649, ^bb144, ^bb143(%648 : !llvm.ptr)
  ^bb143(%650: !llvm.ptr):  // 2 preds: ^bb142, ^bb143
    %651 = llvm.load %650 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%650, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %652 = llvm.icmp "eq" %651, %75 : !llvm.ptr
    llvm.cond_br %652, ^bb144, ^bb143(%651 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb144:  // 2 preds: ^bb142, ^bb143
    llvm.intr.lifetime.end %75 : !llvm.ptr
    %653 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %654 = llvm.icmp "eq" %653, %74 : !llvm.ptr
    llvm.cond_br %654, ^bb146, ^bb145(%653 : !llvm.ptr)
  ^bb145(%655: !llvm.ptr):  // 2 preds: ^bb144, ^bb145
    %656 = llvm.load %655 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%655, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %657 = llvm.icmp "eq" %656, %74 : !llvm.ptr
    llvm.cond_br %657, ^bb146, ^bb145(%656 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb146:  // 2 preds: ^bb144, ^bb145
    llvm.intr.lifetime.end %74 : !llvm.ptr
    %658 = llvm.load %398 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%72, %658) to ^bb148 unwind ^bb147 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb147:  // pred: ^bb146
    %659 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %660 = llvm.extractvalue %659[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%660) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb148:  // pred: ^bb146
    llvm.intr.lifetime.end %72 : !llvm.ptr
    %661 = llvm.load %346 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(%71, %661) to ^bb150 unwind ^bb149 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb149:  // pred: ^bb148
    %662 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %663 = llvm.extractvalue %662[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%663) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb150:  // pred: ^bb148
    llvm.intr.lifetime.end %71 : !llvm.ptr
    %664 = llvm.load %79 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%67, %664) to ^bb152 unwind ^bb151 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb151:  // pred: ^bb150
    %665 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %666 = llvm.extractvalue %665[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%666) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb152:  // pred: ^bb150
    llvm.intr.lifetime.end %67 : !llvm.ptr
    llvm.return %2 : i32
  ^bb153:  // pred: ^bb139
    %667 = llvm.call @printf(%60, %638) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %668 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %22, %59) to ^bb154 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb154:  // pred: ^bb153
    %669 = llvm.call @printf(%60, %668) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %670 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %61, %59) to ^bb155 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb155:  // pred: ^bb154
    %671 = llvm.call @printf(%60, %670) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %672 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %1, %59) to ^bb156 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb156:  // pred: ^bb155
    %673 = llvm.call @printf(%60, %672) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %674 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %62, %59) to ^bb157 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb157:  // pred: ^bb156
    %675 = llvm.call @printf(%60, %674) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %676 = llvm.invoke @_ZSt11_Hash_bytesPKvmm(%77, %63, %59) to ^bb158 unwind ^bb159 : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb158:  // pred: ^bb157
    %677 = llvm.call @printf(%60, %676) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %678 = llvm.call @putchar(%28) : (i32) -> i32
    llvm.intr.lifetime.end %77 : !llvm.ptr
    %679 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %680 = llvm.icmp "eq" %679, %76 : !llvm.ptr
    llvm.cond_br %680, ^bb142, ^bb141(%679 : !llvm.ptr)
  ^bb159:  // 6 preds: ^bb139, ^bb153, ^bb154, ^bb155, ^bb156, ^bb157
    %681 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.intr.lifetime.end %77 : !llvm.ptr
    %682 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %683 = llvm.icmp "eq" %682, %76 : !llvm.ptr
    llvm.cond_br %683, ^bb161, ^bb160(%682 : !llvm.ptr)
  ^bb160(%684: !llvm.ptr):  // 2 preds: ^bb159, ^bb160
    %685 = llvm.load %684 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%684, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %686 = llvm.icmp "eq" %685, %76 : !llvm.ptr
    llvm.cond_br %686, ^bb161, ^bb160(%685 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb161:  // 2 preds: ^bb159, ^bb160
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.br ^bb162(%681 : !llvm.struct<(ptr, i32)>)
  ^bb162(%687: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb125, ^bb161
    %688 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %689 = llvm.icmp "eq" %688, %75 : !llvm.ptr
    llvm.cond_br %689, ^bb164(%687 : !llvm.struct<(ptr, i32)>), ^bb163(%688 : !llvm.ptr)
  ^bb163(%690: !llvm.ptr):  // 2 preds: ^bb162, ^bb163
    %691 = llvm.load %690 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%690, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %692 = llvm.icmp "eq" %691, %75 : !llvm.ptr
    llvm.cond_br %692, ^bb164(%687 : !llvm.struct<(ptr, i32)>), ^bb163(%691 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb164(%693: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb110, ^bb111, ^bb162, ^bb163
    llvm.intr.lifetime.end %75 : !llvm.ptr
    %694 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %695 = llvm.icmp "eq" %694, %74 : !llvm.ptr
    llvm.cond_br %695, ^bb166(%693 : !llvm.struct<(ptr, i32)>), ^bb165(%694 : !llvm.ptr)
  ^bb165(%696: !llvm.ptr):  // 2 preds: ^bb164, ^bb165
    %697 = llvm.load %696 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZdlPvm(%696, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %698 = llvm.icmp "eq" %697, %74 : !llvm.ptr
    llvm.cond_br %698, ^bb166(%693 : !llvm.struct<(ptr, i32)>), ^bb165(%697 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb166(%699: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb94, ^bb95, ^bb164, ^bb165
    llvm.intr.lifetime.end %74 : !llvm.ptr
    llvm.br ^bb167(%699 : !llvm.struct<(ptr, i32)>)
  ^bb167(%700: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb88, ^bb166
    llvm.call @_ZNSt8multimapIciSt4lessIcESaISt4pairIKciEEED2Ev(%72) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %72 : !llvm.ptr
    llvm.br ^bb168(%700 : !llvm.struct<(ptr, i32)>)
  ^bb168(%701: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb78, ^bb167
    llvm.call @_ZNSt3setIiSt4lessIiESaIiEED2Ev(%71) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.br ^bb169(%701 : !llvm.struct<(ptr, i32)>)
  ^bb169(%702: !llvm.struct<(ptr, i32)>):  // 8 preds: ^bb19, ^bb20, ^bb37, ^bb58, ^bb59, ^bb60, ^bb64, ^bb168
    llvm.call @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(%67) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %67 : !llvm.ptr
    llvm.resume %702 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt7__cxx114listIiSaIiEE4sortEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt7__cxx114listIiSaIiEE4sortEv) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(40 : i64) : i64
    %7 = llvm.mlir.constant(48 : i64) : i64
    %8 = llvm.mlir.constant(56 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(1024 : i64) : i64
    %11 = llvm.mlir.constant(-16 : i64) : i64
    %12 = llvm.mlir.constant(false) : i1
    %13 = llvm.alloca %0 x !llvm.struct<"struct.std::__detail::_Scratch_list", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<64 x struct<"struct.std::__detail::_Scratch_list", (struct<"struct.std::__detail::_List_node_base", (ptr, ptr)>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %arg0 : !llvm.ptr
    llvm.cond_br %16, ^bb26, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.icmp "eq" %17, %arg0 : !llvm.ptr
    llvm.cond_br %18, ^bb26, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %19 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.br ^bb3(%2 : i64)
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb3
    %21 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.getelementptr inbounds|nuw %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %21, %22 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %21, %21 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.getelementptr inbounds|nuw %23[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds|nuw %23[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %24, %24 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.getelementptr inbounds|nuw %26[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.getelementptr inbounds|nuw %26[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %27, %27 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.getelementptr inbounds|nuw %29[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %29[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %31 {alignment = 8 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr, !llvm.ptr
    llvm.store %30, %30 {alignment = 16 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %32 = llvm.add %20, %9 overflow<nsw, nuw> : i64
    %33 = llvm.icmp "eq" %32, %10 : i64
    llvm.cond_br %33, ^bb4(%15, %2 : !llvm.ptr, i64), ^bb3(%32 : i64)
  ^bb4(%34: !llvm.ptr, %35: i64):  // 2 preds: ^bb3, ^bb14
    %36 = llvm.getelementptr inbounds|nuw %14[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%13, %34, %37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %38 = llvm.icmp "eq" %35, %2 : i64
    llvm.cond_br %38, ^bb14(%14, %2, %3 : !llvm.ptr, i64, i64), ^bb5(%14 : !llvm.ptr)
  ^bb5(%39: !llvm.ptr):  // 2 preds: ^bb4, ^bb13
    %40 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "eq" %40, %39 : !llvm.ptr
    llvm.cond_br %41, ^bb14(%39, %11, %2 : !llvm.ptr, i64, i64), ^bb6
  ^bb6:  // pred: ^bb5
    %42 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %13 : !llvm.ptr
    llvm.cond_br %43, ^bb13, ^bb7(%40, %42 : !llvm.ptr, !llvm.ptr)
  ^bb7(%44: !llvm.ptr, %45: !llvm.ptr):  // 2 preds: ^bb6, ^bb10
    %46 = llvm.getelementptr inbounds|nuw %45[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %48 = llvm.getelementptr inbounds|nuw %44[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %47, %49 : i32
    llvm.cond_br %50, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %51 = llvm.load %45 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%44, %45, %51) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10(%51, %44 : !llvm.ptr, !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %52 = llvm.load %44 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb10(%45, %52 : !llvm.ptr, !llvm.ptr)
  ^bb10(%53: !llvm.ptr, %54: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %55 = llvm.icmp "ne" %54, %39 : !llvm.ptr
    %56 = llvm.icmp "ne" %53, %13 : !llvm.ptr
    %57 = llvm.and %56, %55 : i1
    llvm.cond_br %57, ^bb7(%54, %53 : !llvm.ptr, !llvm.ptr), ^bb11 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    llvm.cond_br %56, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%39, %53, %13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb13:  // 3 preds: ^bb6, ^bb11, ^bb12
    llvm.call @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%13, %39) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %58 = llvm.getelementptr inbounds|nuw %39[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.icmp "eq" %58, %36 : !llvm.ptr
    llvm.cond_br %59, ^bb14(%36, %2, %3 : !llvm.ptr, i64, i64), ^bb5(%58 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb14(%60: !llvm.ptr, %61: i64, %62: i64):  // 3 preds: ^bb4, ^bb5, ^bb13
    llvm.call @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%13, %60) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %63 = llvm.add %35, %62 overflow<nsw, nuw> : i64
    %64 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.icmp "eq" %64, %arg0 : !llvm.ptr
    llvm.cond_br %65, ^bb15, ^bb4(%64, %63 : !llvm.ptr, i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %66 = llvm.getelementptr inbounds|nuw %14[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.icmp "eq" %63, %3 : i64
    llvm.cond_br %67, ^bb25, ^bb16
  ^bb16:  // pred: ^bb15
    %68 = llvm.getelementptr inbounds|nuw %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb17(%68, %14 : !llvm.ptr, !llvm.ptr)
  ^bb17(%69: !llvm.ptr, %70: !llvm.ptr):  // 2 preds: ^bb16, ^bb24
    %71 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.icmp "ne" %71, %69 : !llvm.ptr
    %74 = llvm.icmp "ne" %72, %70 : !llvm.ptr
    %75 = llvm.select %73, %74, %12 : i1, i1
    llvm.cond_br %75, ^bb18(%71, %72 : !llvm.ptr, !llvm.ptr), ^bb22(%72, %74 : !llvm.ptr, i1)
  ^bb18(%76: !llvm.ptr, %77: !llvm.ptr):  // 2 preds: ^bb17, ^bb21
    %78 = llvm.getelementptr inbounds|nuw %77[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %80 = llvm.getelementptr inbounds|nuw %76[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %82 = llvm.icmp "slt" %79, %81 : i32
    llvm.cond_br %82, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %83 = llvm.load %77 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%76, %77, %83) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb21(%83, %76 : !llvm.ptr, !llvm.ptr)
  ^bb20:  // pred: ^bb18
    %84 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb21(%77, %84 : !llvm.ptr, !llvm.ptr)
  ^bb21(%85: !llvm.ptr, %86: !llvm.ptr):  // 2 preds: ^bb19, ^bb20
    %87 = llvm.icmp "ne" %86, %69 : !llvm.ptr
    %88 = llvm.icmp "ne" %85, %70 : !llvm.ptr
    %89 = llvm.and %88, %87 : i1
    llvm.cond_br %89, ^bb18(%86, %85 : !llvm.ptr, !llvm.ptr), ^bb22(%85, %88 : !llvm.ptr, i1) {loop_annotation = #loop_annotation}
  ^bb22(%90: !llvm.ptr, %91: i1):  // 2 preds: ^bb17, ^bb21
    llvm.cond_br %91, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%69, %90, %70) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %92 = llvm.getelementptr inbounds|nuw %69[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.icmp "eq" %92, %66 : !llvm.ptr
    llvm.cond_br %93, ^bb25, ^bb17(%92, %69 : !llvm.ptr, !llvm.ptr)
  ^bb25:  // 2 preds: ^bb15, ^bb24
    %94 = llvm.getelementptr inbounds %36[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%94, %arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // 3 preds: ^bb0, ^bb1, ^bb25
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt11_Hash_bytesPKvmm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> (i64 {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt8multimapIciSt4lessIcESaISt4pairIKciEEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8multimapIciSt4lessIcESaISt4pairIKciEEED2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0, %3) to ^bb2 unwind ^bb1 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %4 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%5) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt3setIiSt4lessIiESaIiEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt3setIiSt4lessIiESaIiEED2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(%arg0, %3) to ^bb2 unwind ^bb1 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %4 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%5) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0, %3) to ^bb2 unwind ^bb1 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %4 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%5) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.icmp "eq" %arg1, %0 : !llvm.ptr
    llvm.cond_br %4, ^bb2, ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%5: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.getelementptr inbounds|nuw %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZNSt8_Rb_treeIcSt4pairIKciESt10_Select1stIS2_ESt4lessIcESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0, %7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %8 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZdlPvm(%5, %3) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %10 = llvm.icmp "eq" %9, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb1(%9 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.icmp "eq" %arg1, %0 : !llvm.ptr
    llvm.cond_br %4, ^bb2, ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%5: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.getelementptr inbounds|nuw %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(%arg0, %7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %8 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZdlPvm(%5, %3) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %10 = llvm.icmp "eq" %9, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb1(%9 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.icmp "eq" %arg1, %0 : !llvm.ptr
    llvm.cond_br %4, ^bb2, ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%5: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.getelementptr inbounds|nuw %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0, %7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %8 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    llvm.call tail @_ZdlPvm(%5, %3) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %10 = llvm.icmp "eq" %9, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb1(%9 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg4: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(36 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 40 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    %9 = llvm.getelementptr inbounds|nuw %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %arg3 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.store %12, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %13 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %14 = llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(%arg0, %arg1, %9) to ^bb1 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.struct<(ptr, ptr)>
  ^bb1:  // pred: ^bb0
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr)> 
    %16 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr)> 
    %17 = llvm.icmp "eq" %16, %4 : !llvm.ptr
    llvm.cond_br %17, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %18 = llvm.icmp "ne" %15, %4 : !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.icmp "eq" %16, %19 : !llvm.ptr
    %21 = llvm.select %18, %6, %20 : i1, i1
    llvm.cond_br %21, ^bb4(%6 : i1), ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.getelementptr inbounds|nuw %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %24 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.br ^bb4(%25 : i1)
  ^bb4(%26: i1):  // 2 preds: ^bb2, ^bb3
    llvm.call tail @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(%26, %8, %16, %19) {no_unwind} : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %29 = llvm.add %28, %7 : i64
    llvm.store %29, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb7(%8 : !llvm.ptr)
  ^bb5:  // pred: ^bb0
    %30 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @_ZdlPvm(%8, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.resume %30 : !llvm.struct<(ptr, i32)>
  ^bb6:  // pred: ^bb1
    llvm.call tail @_ZdlPvm(%8, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb7(%15 : !llvm.ptr)
  ^bb7(%31: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    llvm.return %31 : !llvm.ptr
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.struct<(ptr, ptr)> comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.mlir.constant(40 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.icmp "eq" %arg1, %8 : !llvm.ptr
    llvm.cond_br %9, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %12 = llvm.icmp "eq" %11, %6 : i64
    llvm.cond_br %12, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %17 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %16, %17 : i32
    llvm.cond_br %18, ^bb30(%2, %14 : !llvm.ptr, !llvm.ptr), ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %19 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %2 : !llvm.ptr
    llvm.cond_br %21, ^bb7(%8 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %22 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb5(%20 : !llvm.ptr)
  ^bb5(%23: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %24 = llvm.getelementptr inbounds|nuw %23[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %22, %25 : i32
    %27 = llvm.select %26, %3, %4 : i1, i64
    %28 = llvm.getelementptr inbounds|nuw %23[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %2 : !llvm.ptr
    llvm.cond_br %30, ^bb6, ^bb5(%29 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    llvm.cond_br %26, ^bb7(%23 : !llvm.ptr), ^bb9(%22, %25, %23, %23 : i32, i32, !llvm.ptr, !llvm.ptr)
  ^bb7(%31: !llvm.ptr):  // 2 preds: ^bb3, ^bb6
    %32 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.load %32 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "eq" %31, %33 : !llvm.ptr
    llvm.cond_br %34, ^bb30(%2, %31 : !llvm.ptr, !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %35 = llvm.call tail @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%31) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %36 = llvm.getelementptr inbounds|nuw %35[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %38 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb9(%38, %37, %31, %35 : i32, i32, !llvm.ptr, !llvm.ptr)
  ^bb9(%39: i32, %40: i32, %41: !llvm.ptr, %42: !llvm.ptr):  // 2 preds: ^bb6, ^bb8
    %43 = llvm.icmp "slt" %40, %39 : i32
    %44 = llvm.select %43, %2, %42 : i1, !llvm.ptr
    %45 = llvm.select %43, %41, %2 : i1, !llvm.ptr
    llvm.br ^bb30(%44, %45 : !llvm.ptr, !llvm.ptr)
  ^bb10:  // pred: ^bb0
    %46 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %48 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %49 = llvm.icmp "slt" %47, %48 : i32
    llvm.cond_br %49, ^bb11, ^bb20
  ^bb11:  // pred: ^bb10
    %50 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.icmp "eq" %51, %arg1 : !llvm.ptr
    llvm.cond_br %52, ^bb30(%51, %51 : !llvm.ptr, !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %53 = llvm.call tail @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%arg1) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %54 = llvm.getelementptr inbounds|nuw %53[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %56 = llvm.icmp "slt" %55, %47 : i32
    llvm.cond_br %56, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %57 = llvm.getelementptr inbounds|nuw %53[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.icmp "eq" %58, %2 : !llvm.ptr
    %60 = llvm.select %59, %2, %arg1 : i1, !llvm.ptr
    %61 = llvm.select %59, %53, %arg1 : i1, !llvm.ptr
    llvm.br ^bb30(%60, %61 : !llvm.ptr, !llvm.ptr)
  ^bb14:  // pred: ^bb12
    %62 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.icmp "eq" %63, %2 : !llvm.ptr
    llvm.cond_br %64, ^bb17(%8 : !llvm.ptr), ^bb15(%63 : !llvm.ptr)
  ^bb15(%65: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %66 = llvm.getelementptr inbounds|nuw %65[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.load %66 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %68 = llvm.icmp "slt" %47, %67 : i32
    %69 = llvm.select %68, %3, %4 : i1, i64
    %70 = llvm.getelementptr inbounds|nuw %65[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.icmp "eq" %71, %2 : !llvm.ptr
    llvm.cond_br %72, ^bb16, ^bb15(%71 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    llvm.cond_br %68, ^bb17(%65 : !llvm.ptr), ^bb19(%67, %65, %65 : i32, !llvm.ptr, !llvm.ptr)
  ^bb17(%73: !llvm.ptr):  // 2 preds: ^bb14, ^bb16
    %74 = llvm.icmp "eq" %73, %51 : !llvm.ptr
    llvm.cond_br %74, ^bb30(%2, %73 : !llvm.ptr, !llvm.ptr), ^bb18
  ^bb18:  // pred: ^bb17
    %75 = llvm.call tail @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%73) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %76 = llvm.getelementptr inbounds|nuw %75[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb19(%77, %73, %75 : i32, !llvm.ptr, !llvm.ptr)
  ^bb19(%78: i32, %79: !llvm.ptr, %80: !llvm.ptr):  // 2 preds: ^bb16, ^bb18
    %81 = llvm.icmp "slt" %78, %47 : i32
    %82 = llvm.select %81, %2, %80 : i1, !llvm.ptr
    %83 = llvm.select %81, %79, %2 : i1, !llvm.ptr
    llvm.br ^bb30(%82, %83 : !llvm.ptr, !llvm.ptr)
  ^bb20:  // pred: ^bb10
    %84 = llvm.icmp "slt" %48, %47 : i32
    llvm.cond_br %84, ^bb21, ^bb30(%arg1, %2 : !llvm.ptr, !llvm.ptr)
  ^bb21:  // pred: ^bb20
    %85 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.icmp "eq" %86, %arg1 : !llvm.ptr
    llvm.cond_br %87, ^bb30(%2, %86 : !llvm.ptr, !llvm.ptr), ^bb22
  ^bb22:  // pred: ^bb21
    %88 = llvm.call tail @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%arg1) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %89 = llvm.getelementptr inbounds|nuw %88[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %91 = llvm.icmp "slt" %47, %90 : i32
    llvm.cond_br %91, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %92 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.icmp "eq" %93, %2 : !llvm.ptr
    %95 = llvm.select %94, %2, %88 : i1, !llvm.ptr
    %96 = llvm.select %94, %arg1, %88 : i1, !llvm.ptr
    llvm.br ^bb30(%95, %96 : !llvm.ptr, !llvm.ptr)
  ^bb24:  // pred: ^bb22
    %97 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.load %97 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %98, %2 : !llvm.ptr
    llvm.cond_br %99, ^bb27(%8 : !llvm.ptr), ^bb25(%98 : !llvm.ptr)
  ^bb25(%100: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %101 = llvm.getelementptr inbounds|nuw %100[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %103 = llvm.icmp "slt" %47, %102 : i32
    %104 = llvm.select %103, %3, %4 : i1, i64
    %105 = llvm.getelementptr inbounds|nuw %100[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.icmp "eq" %106, %2 : !llvm.ptr
    llvm.cond_br %107, ^bb26, ^bb25(%106 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb25
    llvm.cond_br %103, ^bb27(%100 : !llvm.ptr), ^bb29(%102, %100, %100 : i32, !llvm.ptr, !llvm.ptr)
  ^bb27(%108: !llvm.ptr):  // 2 preds: ^bb24, ^bb26
    %109 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.icmp "eq" %108, %110 : !llvm.ptr
    llvm.cond_br %111, ^bb30(%2, %108 : !llvm.ptr, !llvm.ptr), ^bb28
  ^bb28:  // pred: ^bb27
    %112 = llvm.call tail @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%108) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %113 = llvm.getelementptr inbounds|nuw %112[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.br ^bb29(%114, %108, %112 : i32, !llvm.ptr, !llvm.ptr)
  ^bb29(%115: i32, %116: !llvm.ptr, %117: !llvm.ptr):  // 2 preds: ^bb26, ^bb28
    %118 = llvm.icmp "slt" %115, %47 : i32
    %119 = llvm.select %118, %2, %117 : i1, !llvm.ptr
    %120 = llvm.select %118, %116, %2 : i1, !llvm.ptr
    llvm.br ^bb30(%119, %120 : !llvm.ptr, !llvm.ptr)
  ^bb30(%121: !llvm.ptr, %122: !llvm.ptr):  // 12 preds: ^bb2, ^bb7, ^bb9, ^bb11, ^bb13, ^bb17, ^bb19, ^bb20, ^bb21, ^bb23, ^bb27, ^bb29
    %123 = llvm.insertvalue %121, %7[0] : !llvm.struct<(ptr, ptr)> 
    %124 = llvm.insertvalue %122, %123[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %124 : !llvm.struct<(ptr, ptr)>
  }
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS2_ESA_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(24 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(40 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %arg1, %9 : !llvm.ptr
    llvm.cond_br %10, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.icmp "eq" %arg2, %11 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(%arg0, %14) to ^bb4 unwind ^bb3 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %15 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%16) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    llvm.store %5, %13 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr, !llvm.ptr
    llvm.store %11, %8 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag16]} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %18 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb8
  ^bb5:  // 2 preds: ^bb0, ^bb1
    %19 = llvm.icmp "eq" %arg1, %arg2 : !llvm.ptr
    llvm.cond_br %19, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %20 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb7(%arg1 : !llvm.ptr)
  ^bb7(%22: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %23 = llvm.call tail @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%22) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %24 = llvm.call tail @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%22, %20) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call tail @_ZdlPvm(%24, %2) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %25 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %26 = llvm.add %25, %3 : i64
    llvm.store %26, %21 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    %27 = llvm.icmp "eq" %23, %arg2 : !llvm.ptr
    llvm.cond_br %27, ^bb8, ^bb7(%23 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb8:  // 3 preds: ^bb4, ^bb5, ^bb7
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func linkonce_odr local_unnamed_addr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJiiEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg3: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJiiEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(36 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 40 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    %8 = llvm.getelementptr inbounds|nuw %7[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.store %9, %8 {alignment = 4 : i64, tbaa = [#tbaa_tag5]} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %arg3 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.store %11, %10 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    %12 = llvm.invoke @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(%arg0, %arg1, %8) to ^bb1 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.struct<(ptr, ptr)>
  ^bb1:  // pred: ^bb0
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr)> 
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr)> 
    %15 = llvm.icmp "eq" %14, %3 : !llvm.ptr
    llvm.cond_br %15, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %16 = llvm.icmp "ne" %13, %3 : !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.icmp "eq" %14, %17 : !llvm.ptr
    %19 = llvm.select %16, %5, %18 : i1, i1
    llvm.cond_br %19, ^bb4(%5 : i1), ^bb3
  ^bb3:  // pred: ^bb2
    %20 = llvm.getelementptr inbounds|nuw %14[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %22 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %21, %22 : i32
    llvm.br ^bb4(%23 : i1)
  ^bb4(%24: i1):  // 2 preds: ^bb2, ^bb3
    llvm.call tail @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(%24, %7, %14, %17) {no_unwind} : (i1 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %25 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : !llvm.ptr -> i64
    %27 = llvm.add %26, %6 : i64
    llvm.store %27, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag17]} : i64, !llvm.ptr
    llvm.br ^bb7(%7 : !llvm.ptr)
  ^bb5:  // pred: ^bb0
    %28 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @_ZdlPvm(%7, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.resume %28 : !llvm.struct<(ptr, i32)>
  ^bb6:  // pred: ^bb1
    llvm.call tail @_ZdlPvm(%7, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb7(%13 : !llvm.ptr)
  ^bb7(%29: !llvm.ptr):  // 2 preds: ^bb4, ^bb6
    llvm.return %29 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @_ZSt20__throw_out_of_rangePKc(!llvm.ptr {llvm.noundef}) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt8__detail15_List_node_base4swapERS0_S1_(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt8__detail15_List_node_base10_M_reverseEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
