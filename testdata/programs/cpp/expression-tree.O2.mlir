#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "_ZN6Parser3allEv">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[2]<>, description = "_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root<id = "_ZTS4Node">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "_ZN6Parser3allEv: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE: argument 0">
#alias_scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain2, description = "_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS5Error", members = {<#tbaa_type_desc3, 8>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 _ZTS4Node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "_ZTS8Variable", members = {<#tbaa_root1, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc, 12>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTS6Number", members = {<#tbaa_root1, 0>, <#tbaa_type_desc4, 8>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc, offset = 12>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc4, offset = 8>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTS6Parser", members = {<#tbaa_type_desc5, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTS7Unknown", members = {<#tbaa_type_desc6, 0>, <#tbaa_type_desc, 12>}>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "_ZTSSt10_Head_baseILm0EP4NodeLb0EE", members = {<#tbaa_type_desc7, 0>}>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc, offset = 12>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "_ZTSSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE", members = {<#tbaa_type_desc12, 0>}>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "_ZTSSt5tupleIJP4NodeSt14default_deleteIS0_EEE", members = {<#tbaa_type_desc13, 0>}>
#tbaa_type_desc15 = #llvm.tbaa_type_desc<id = "_ZTSSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE", members = {<#tbaa_type_desc14, 0>}>
#tbaa_type_desc16 = #llvm.tbaa_type_desc<id = "_ZTSSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EE", members = {<#tbaa_type_desc15, 0>}>
#tbaa_type_desc17 = #llvm.tbaa_type_desc<id = "_ZTSSt10unique_ptrI4NodeSt14default_deleteIS0_EE", members = {<#tbaa_type_desc16, 0>}>
#tbaa_type_desc18 = #llvm.tbaa_type_desc<id = "_ZTS6Binary", members = {<#tbaa_root1, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc, 12>, <#tbaa_type_desc17, 16>, <#tbaa_type_desc17, 24>}>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc18, access_type = #tbaa_type_desc, offset = 12>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc18, access_type = #tbaa_type_desc3, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI7Unknown any
    llvm.comdat_selector @_ZTS7Unknown any
    llvm.comdat_selector @_ZTI5Error any
    llvm.comdat_selector @_ZTS5Error any
    llvm.comdat_selector @_ZTI6Syntax any
    llvm.comdat_selector @_ZTS6Syntax any
    llvm.comdat_selector @_ZTV6Binary any
    llvm.comdat_selector @_ZTI6Binary any
    llvm.comdat_selector @_ZTS6Binary any
    llvm.comdat_selector @_ZTI4Node any
    llvm.comdat_selector @_ZTS4Node any
    llvm.comdat_selector @_ZTI12DivideByZero any
    llvm.comdat_selector @_ZTS12DivideByZero any
    llvm.comdat_selector @_ZTV12DivideByZero any
    llvm.comdat_selector @_ZTV6Number any
    llvm.comdat_selector @_ZTI6Number any
    llvm.comdat_selector @_ZTS6Number any
    llvm.comdat_selector @_ZTV8Variable any
    llvm.comdat_selector @_ZTI8Variable any
    llvm.comdat_selector @_ZTS8Variable any
    llvm.comdat_selector @_ZTV7Unknown any
    llvm.comdat_selector @_ZTV6Syntax any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN6Parser3sumEv any
    llvm.comdat_selector @_ZN5ErrorD2Ev any
    llvm.comdat_selector @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE any
    llvm.comdat_selector @_ZN6BinaryD2Ev any
    llvm.comdat_selector @_ZN6BinaryD0Ev any
    llvm.comdat_selector @_ZNK6Binary4evalEPKl any
    llvm.comdat_selector @_ZN12DivideByZeroD0Ev any
    llvm.comdat_selector @_ZNK12DivideByZero4textEv any
    llvm.comdat_selector @_ZN6Parser7primaryEv any
    llvm.comdat_selector @_ZN6NumberD0Ev any
    llvm.comdat_selector @_ZNK6Number4evalEPKl any
    llvm.comdat_selector @_ZN4NodeD2Ev any
    llvm.comdat_selector @_ZN8VariableD0Ev any
    llvm.comdat_selector @_ZNK8Variable4evalEPKl any
    llvm.comdat_selector @_ZN7UnknownD0Ev any
    llvm.comdat_selector @_ZNK7Unknown4textEv any
    llvm.comdat_selector @_ZN6SyntaxD0Ev any
    llvm.comdat_selector @_ZNK6Syntax4textEv any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("1 + 2 * 3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("(a + b) * c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("c / d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("7 % (d + 0)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("b - z\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("(1 + 2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("4 5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.8"("2 * (3 + (4 - (5 * e)))\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("a+b+c+d+e\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.texts() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<10 x ptr> {
    %0 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.undef : !llvm.array<10 x ptr>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.array<10 x ptr> 
    %12 = llvm.insertvalue %8, %11[1] : !llvm.array<10 x ptr> 
    %13 = llvm.insertvalue %7, %12[2] : !llvm.array<10 x ptr> 
    %14 = llvm.insertvalue %6, %13[3] : !llvm.array<10 x ptr> 
    %15 = llvm.insertvalue %5, %14[4] : !llvm.array<10 x ptr> 
    %16 = llvm.insertvalue %4, %15[5] : !llvm.array<10 x ptr> 
    %17 = llvm.insertvalue %3, %16[6] : !llvm.array<10 x ptr> 
    %18 = llvm.insertvalue %2, %17[7] : !llvm.array<10 x ptr> 
    %19 = llvm.insertvalue %1, %18[8] : !llvm.array<10 x ptr> 
    %20 = llvm.insertvalue %0, %19[9] : !llvm.array<10 x ptr> 
    llvm.return %20 : !llvm.array<10 x ptr>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI7Unknown() comdat(@__llvm_global_comdat::@_ZTI7Unknown) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS7Unknown : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS7Unknown("7Unknown\00") comdat(@__llvm_global_comdat::@_ZTS7Unknown) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Error() comdat(@__llvm_global_comdat::@_ZTI5Error) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Error : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS5Error("5Error\00") comdat(@__llvm_global_comdat::@_ZTS5Error) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"(" = \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%s at %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%s %c at %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI6Syntax() comdat(@__llvm_global_comdat::@_ZTI6Syntax) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Syntax : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Syntax("6Syntax\00") comdat(@__llvm_global_comdat::@_ZTS6Syntax) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Binary() comdat(@__llvm_global_comdat::@_ZTV6Binary) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK6Binary4evalEPKl : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6BinaryD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN6BinaryD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Binary : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI6Binary() comdat(@__llvm_global_comdat::@_ZTI6Binary) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Binary : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Binary("6Binary\00") comdat(@__llvm_global_comdat::@_ZTS6Binary) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI4Node() comdat(@__llvm_global_comdat::@_ZTI4Node) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS4Node : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS4Node("4Node\00") comdat(@__llvm_global_comdat::@_ZTS4Node) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI12DivideByZero() comdat(@__llvm_global_comdat::@_ZTI12DivideByZero) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS12DivideByZero : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS12DivideByZero("12DivideByZero\00") comdat(@__llvm_global_comdat::@_ZTS12DivideByZero) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV12DivideByZero() comdat(@__llvm_global_comdat::@_ZTV12DivideByZero) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK12DivideByZero4textEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN12DivideByZeroD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI12DivideByZero : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.15"("division by zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("*/%\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Number() comdat(@__llvm_global_comdat::@_ZTV6Number) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK6Number4evalEPKl : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6NumberD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN4NodeD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Number : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI6Number() comdat(@__llvm_global_comdat::@_ZTI6Number) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Number : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Number("6Number\00") comdat(@__llvm_global_comdat::@_ZTS6Number) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV8Variable() comdat(@__llvm_global_comdat::@_ZTV8Variable) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK8Variable4evalEPKl : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN8VariableD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN4NodeD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI8Variable : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI8Variable() comdat(@__llvm_global_comdat::@_ZTI8Variable) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS8Variable : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS8Variable("8Variable\00") comdat(@__llvm_global_comdat::@_ZTS8Variable) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV7Unknown() comdat(@__llvm_global_comdat::@_ZTV7Unknown) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK7Unknown4textEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN7UnknownD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI7Unknown : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.17"("unknown name\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Syntax() comdat(@__llvm_global_comdat::@_ZTV6Syntax) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK6Syntax4textEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6SyntaxD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Syntax : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.18"("syntax\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("%ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(20 : i64) : i64
    %6 = llvm.mlir.constant(300 : i64) : i64
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.mlir.constant(-5 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTI7Unknown : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %14 = llvm.mlir.constant(32 : i8) : i8
    %15 = llvm.mlir.addressof @_ZTV6Syntax : !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.mlir.addressof @_ZTI6Syntax : !llvm.ptr
    %18 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %22 = llvm.mlir.constant(12 : i64) : i64
    %23 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %25 = llvm.mlir.constant(80 : i64) : i64
    %26 = llvm.alloca %0 x !llvm.array<5 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %26[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%29, %2, %1) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %26 {alignment = 16 : i64} : i64, !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %26[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %26[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %6, %31 {alignment = 16 : i64} : i64, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %26[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %32 {alignment = 16 : i64} : i64, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %28[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%9, %10 : i32, i64)
  ^bb1:  // pred: ^bb22
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.return %99 : i32
  ^bb2(%34: i32, %35: i64):  // 2 preds: ^bb0, ^bb22
    %36 = llvm.getelementptr inbounds|nuw %11[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.store %37, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.store %9, %33 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.invoke @_ZN6Parser3sumEv(%27, %28) to ^bb3 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %28 {alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %33 {alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %38[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %43 = llvm.icmp "eq" %42, %14 : i8
    llvm.cond_br %43, ^bb4(%40 : i64), ^bb5(%42 : i8)
  ^bb4(%44: i64):  // 2 preds: ^bb3, ^bb4
    %45 = llvm.add %44, %3 overflow<nsw> : i64
    %46 = llvm.trunc %45 overflow<nsw> : i64 to i32
    llvm.store %46, %33 {alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %38[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %49 = llvm.icmp "eq" %48, %14 : i8
    llvm.cond_br %49, ^bb4(%45 : i64), ^bb5(%48 : i8) {loop_annotation = #loop_annotation}
  ^bb5(%50: i8):  // 2 preds: ^bb3, ^bb4
    %51 = llvm.icmp "eq" %50, %2 : i8
    llvm.cond_br %51, ^bb10, ^bb6
  ^bb6:  // pred: ^bb5
    %52 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    %53 = llvm.load %33 {alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds|nuw %52[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %54 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %16, %52 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%52, %17, %18) to ^bb9 unwind ^bb7 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb7:  // pred: ^bb6
    %55 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %56 = llvm.load %27 {alias_scopes = [#alias_scope], alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.icmp "eq" %56, %19 : !llvm.ptr
    llvm.cond_br %57, ^bb16(%55 : !llvm.struct<(ptr, i32)>), ^bb8
  ^bb8:  // pred: ^bb7
    %58 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %60(%56) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb16(%55 : !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb6
    llvm.unreachable
  ^bb10:  // pred: ^bb5
    llvm.intr.lifetime.end %28 : !llvm.ptr
    %61 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke fastcc @_ZL4showPK4Node(%61) to ^bb11 unwind ^bb17 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb11:  // pred: ^bb10
    %62 = llvm.call @printf(%20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %63 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %63 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %64[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.invoke %66(%63, %26) to ^bb12 unwind ^bb17 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb12:  // pred: ^bb11
    %68 = llvm.call @printf(%24, %67) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %69 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.icmp "eq" %69, %19 : !llvm.ptr
    llvm.cond_br %70, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %71 = llvm.load %69 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %71[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %73(%69) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.br ^bb22(%34 : i32)
  ^bb15:  // pred: ^bb2
    %74 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb16(%74 : !llvm.struct<(ptr, i32)>)
  ^bb16(%75: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb7, ^bb8, ^bb15
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.br ^bb19(%75 : !llvm.struct<(ptr, i32)>)
  ^bb17:  // 2 preds: ^bb10, ^bb11
    %76 = llvm.landingpad cleanup (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.icmp "eq" %77, %19 : !llvm.ptr
    llvm.cond_br %78, ^bb19(%76 : !llvm.struct<(ptr, i32)>), ^bb18
  ^bb18:  // pred: ^bb17
    %79 = llvm.load %77 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %79[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %81(%77) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19(%76 : !llvm.struct<(ptr, i32)>)
  ^bb19(%82: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb16, ^bb17, ^bb18
    %83 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, i32)> 
    %84 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, i32)> 
    llvm.intr.lifetime.end %27 : !llvm.ptr
    %85 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %86 = llvm.icmp "eq" %83, %85 : i32
    llvm.cond_br %86, ^bb20, ^bb23
  ^bb20:  // pred: ^bb19
    %87 = llvm.call @__cxa_begin_catch(%84) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %88 = llvm.load %87 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %88[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.invoke %90(%87) to ^bb21 unwind ^bb27 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb21:  // pred: ^bb20
    %92 = llvm.add %34, %0 overflow<nsw> : i32
    %93 = llvm.getelementptr inbounds|nuw %87[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> i8
    %95 = llvm.sext %94 : i8 to i32
    %96 = llvm.getelementptr inbounds|nuw %87[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %98 = llvm.call @printf(%23, %91, %95, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb22(%92 : i32)
  ^bb22(%99: i32):  // 3 preds: ^bb14, ^bb21, ^bb25
    %100 = llvm.add %35, %4 overflow<nsw, nuw> : i64
    %101 = llvm.icmp "eq" %100, %25 : i64
    llvm.cond_br %101, ^bb1, ^bb2(%99, %100 : i32, i64)
  ^bb23:  // pred: ^bb19
    %102 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %103 = llvm.icmp "eq" %83, %102 : i32
    llvm.cond_br %103, ^bb24, ^bb28(%82 : !llvm.struct<(ptr, i32)>)
  ^bb24:  // pred: ^bb23
    %104 = llvm.call @__cxa_begin_catch(%84) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %105 = llvm.load %104 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %105[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.invoke %107(%104) to ^bb25 unwind ^bb26 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb25:  // pred: ^bb24
    %109 = llvm.add %34, %0 overflow<nsw> : i32
    %110 = llvm.getelementptr inbounds|nuw %104[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.load %110 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %112 = llvm.call @printf(%21, %108, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb22(%109 : i32)
  ^bb26:  // pred: ^bb24
    %113 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb28(%113 : !llvm.struct<(ptr, i32)>) unwind ^bb29 : () -> ()
  ^bb27:  // pred: ^bb20
    %114 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb28(%114 : !llvm.struct<(ptr, i32)>) unwind ^bb29 : () -> ()
  ^bb28(%115: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb23, ^bb26, ^bb27
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.resume %115 : !llvm.struct<(ptr, i32)>
  ^bb29:  // 2 preds: ^bb26, ^bb27
    %116 = llvm.landingpad (catch %19 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %117 = llvm.extractvalue %116[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%117) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func internal unnamed_addr fastcc @_ZL4showPK4Node(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI6Binary : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(12 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(41 : i32) : i32
    %9 = llvm.mlir.addressof @_ZTI8Variable : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZTI6Number : !llvm.ptr
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %13 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %13, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.call tail @__dynamic_cast(%arg0, %1, %2, %3) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %0 : !llvm.ptr
    llvm.cond_br %15, ^bb4, ^bb3
  ^bb2:  // 3 preds: ^bb3, ^bb5, ^bb8
    llvm.return
  ^bb3:  // pred: ^bb1
    %16 = llvm.call tail @putchar(%4) : (i32) -> i32
    %17 = llvm.getelementptr inbounds|nuw %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @_ZL4showPK4Node(%18) : (!llvm.ptr {llvm.noundef}) -> ()
    %19 = llvm.getelementptr inbounds|nuw %14[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> i8
    %21 = llvm.sext %20 : i8 to i32
    %22 = llvm.call tail @putchar(%21) : (i32) -> i32
    %23 = llvm.getelementptr inbounds|nuw %14[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @_ZL4showPK4Node(%24) : (!llvm.ptr {llvm.noundef}) -> ()
    %25 = llvm.call tail @putchar(%8) : (i32) -> i32
    llvm.br ^bb2
  ^bb4:  // pred: ^bb1
    %26 = llvm.call tail @__dynamic_cast(%arg0, %1, %9, %3) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %0 : !llvm.ptr
    llvm.cond_br %27, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %28 = llvm.getelementptr inbounds|nuw %26[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i8
    %30 = llvm.sext %29 : i8 to i32
    %31 = llvm.call tail @putchar(%30) : (i32) -> i32
    llvm.br ^bb2
  ^bb6:  // 2 preds: ^bb0, ^bb4
    %32 = llvm.call tail @__dynamic_cast(%arg0, %1, %10, %3) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %33 = llvm.icmp "eq" %32, %0 : !llvm.ptr
    llvm.cond_br %33, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.call tail @__cxa_bad_cast() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb6
    %34 = llvm.getelementptr inbounds|nuw %32[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i64
    %36 = llvm.call tail @printf(%12, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb2
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func linkonce_odr local_unnamed_addr @_ZN6Parser3sumEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser3sumEv) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN6Parser7primaryEv : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(32 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(63 : i8) : i8
    %10 = llvm.mlir.constant(43980465111041 : i64) : i64
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(32 : i64) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.mlir.constant(12 : i64) : i64
    %18 = llvm.mlir.constant(24 : i64) : i64
    %19 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    llvm.call tail @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%arg0, %arg1, %1, %3, %4) {no_inline} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64, i64) -> ()
    %20 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb9
    %21 = llvm.load %arg1 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %20 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %26 = llvm.icmp "eq" %25, %6 : i8
    llvm.cond_br %26, ^bb2(%23 : i64), ^bb3(%22, %25 : i32, i8)
  ^bb2(%27: i64):  // 2 preds: ^bb1, ^bb2
    %28 = llvm.add %27, %7 overflow<nsw> : i64
    %29 = llvm.trunc %28 overflow<nsw> : i64 to i32
    llvm.store %29, %20 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %30 = llvm.getelementptr inbounds %21[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %32 = llvm.icmp "eq" %31, %6 : i8
    llvm.cond_br %32, ^bb2(%28 : i64), ^bb3(%29, %31 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb3(%33: i32, %34: i8):  // 2 preds: ^bb1, ^bb2
    %35 = llvm.icmp "eq" %34, %8 : i8
    llvm.cond_br %35, ^bb16, ^bb4
  ^bb4:  // pred: ^bb3
    %36 = llvm.sext %33 : i32 to i64
    %37 = llvm.getelementptr inbounds %21[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %39 = llvm.icmp "eq" %38, %6 : i8
    llvm.cond_br %39, ^bb5(%36 : i64), ^bb6(%33, %38 : i32, i8)
  ^bb5(%40: i64):  // 2 preds: ^bb4, ^bb5
    %41 = llvm.add %40, %7 overflow<nsw> : i64
    %42 = llvm.trunc %41 overflow<nsw> : i64 to i32
    llvm.store %42, %20 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %43 = llvm.getelementptr inbounds %21[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %45 = llvm.icmp "eq" %44, %6 : i8
    llvm.cond_br %45, ^bb5(%41 : i64), ^bb6(%42, %44 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb6(%46: i32, %47: i8):  // 2 preds: ^bb4, ^bb5
    %48 = llvm.zext nneg %47 : i8 to i64
    %49 = llvm.icmp "ugt" %47, %9 : i8
    %50 = llvm.shl %7, %48 overflow<nuw> : i64
    %51 = llvm.and %50, %10 : i64
    %52 = llvm.icmp "eq" %51, %4 : i64
    %53 = llvm.select %49, %11, %52 : i1, i1
    llvm.cond_br %53, ^bb16, ^bb7
  ^bb7:  // pred: ^bb6
    %54 = llvm.add %46, %0 overflow<nsw> : i32
    llvm.store %54, %20 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %55 = llvm.sext %46 : i32 to i64
    %56 = llvm.getelementptr inbounds %21[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.invoke @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%19, %arg1, %1, %3, %4) to ^bb8 unwind ^bb10 : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %58 = llvm.invoke @_Znwm(%12) to ^bb9 unwind ^bb11 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 32 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb9:  // pred: ^bb8
    %59 = llvm.load %arg0 {alias_scopes = [#alias_scope1], alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    %60 = llvm.load %19 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    llvm.store %16, %58 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %58[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %46, %61 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %58[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %57, %62 {alignment = 4 : i64, tbaa = [#tbaa_tag13]} : i8, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %58[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %59, %63 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %58[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %64 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    llvm.store %58, %arg0 {alias_scopes = [#alias_scope1], alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb7
    %65 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%65 : !llvm.struct<(ptr, i32)>)
  ^bb11:  // pred: ^bb8
    %66 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %67 = llvm.load %19 {alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.icmp "eq" %67, %13 : !llvm.ptr
    llvm.cond_br %68, ^bb13(%66 : !llvm.struct<(ptr, i32)>), ^bb12
  ^bb12:  // pred: ^bb11
    %69 = llvm.load %67 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %71(%67) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13(%66 : !llvm.struct<(ptr, i32)>)
  ^bb13(%72: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb10, ^bb11, ^bb12
    llvm.intr.lifetime.end %19 : !llvm.ptr
    %73 = llvm.load %arg0 {alias_scopes = [#alias_scope1], alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.icmp "eq" %73, %13 : !llvm.ptr
    llvm.cond_br %74, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %75 = llvm.load %73 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds|nuw %75[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %77(%73) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    llvm.store %13, %arg0 {alias_scopes = [#alias_scope1], alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.resume %72 : !llvm.struct<(ptr, i32)>
  ^bb16:  // 2 preds: ^bb3, ^bb6
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func linkonce_odr local_unnamed_addr @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i64, %arg4: i64) comdat(@__llvm_global_comdat::@_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(32 : i8) : i8
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(12 : i64) : i64
    %13 = llvm.mlir.constant(24 : i64) : i64
    %14 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg1[%arg4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.and %arg3, %1 : i64
    %17 = llvm.icmp "eq" %16, %2 : i64
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr %18[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr %19[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
    llvm.br ^bb3(%22, %21 : !llvm.ptr, !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %23 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
    llvm.br ^bb3(%23, %23 : !llvm.ptr, !llvm.ptr)
  ^bb3(%24: !llvm.ptr, %25: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.call tail %25(%arg0, %15) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %26 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb14
    %27 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %32 = llvm.icmp "eq" %31, %5 : i8
    llvm.cond_br %32, ^bb5(%29 : i64), ^bb6(%28, %31 : i32, i8)
  ^bb5(%33: i64):  // 2 preds: ^bb4, ^bb5
    %34 = llvm.add %33, %1 overflow<nsw> : i64
    %35 = llvm.trunc %34 overflow<nsw> : i64 to i32
    llvm.store %35, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %36 = llvm.getelementptr inbounds %27[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %38 = llvm.icmp "eq" %37, %5 : i8
    llvm.cond_br %38, ^bb5(%34 : i64), ^bb6(%35, %37 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb6(%39: i32, %40: i8):  // 2 preds: ^bb4, ^bb5
    %41 = llvm.icmp "eq" %40, %6 : i8
    llvm.cond_br %41, ^bb21, ^bb7
  ^bb7:  // pred: ^bb6
    %42 = llvm.sext %39 : i32 to i64
    %43 = llvm.getelementptr inbounds %27[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %45 = llvm.icmp "eq" %44, %5 : i8
    llvm.cond_br %45, ^bb8(%42 : i64), ^bb9(%39, %44 : i32, i8)
  ^bb8(%46: i64):  // 2 preds: ^bb7, ^bb8
    %47 = llvm.add %46, %1 overflow<nsw> : i64
    %48 = llvm.trunc %47 overflow<nsw> : i64 to i32
    llvm.store %48, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %49 = llvm.getelementptr inbounds %27[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %51 = llvm.icmp "eq" %50, %5 : i8
    llvm.cond_br %51, ^bb8(%47 : i64), ^bb9(%48, %50 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb9(%52: i32, %53: i8):  // 2 preds: ^bb7, ^bb8
    %54 = llvm.sext %53 : i8 to i32
    %55 = llvm.call @strchr(%arg2, %54) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %56 = llvm.icmp "eq" %55, %7 : !llvm.ptr
    llvm.cond_br %56, ^bb21, ^bb10
  ^bb10:  // pred: ^bb9
    %57 = llvm.add %52, %0 overflow<nsw> : i32
    llvm.store %57, %26 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %58 = llvm.sext %52 : i32 to i64
    %59 = llvm.getelementptr inbounds %27[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.cond_br %17, ^bb12(%24 : !llvm.ptr), ^bb11
  ^bb11:  // pred: ^bb10
    %61 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr %61[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.getelementptr %62[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb12(%64 : !llvm.ptr)
  ^bb12(%65: !llvm.ptr):  // 2 preds: ^bb10, ^bb11
    llvm.invoke %65(%14, %15) to ^bb13 unwind ^bb15 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    %66 = llvm.invoke @_Znwm(%8) to ^bb14 unwind ^bb16 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 32 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb14:  // pred: ^bb13
    %67 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    %68 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> i64
    llvm.store %11, %66 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %66[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %69 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %66[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %70 {alignment = 4 : i64, tbaa = [#tbaa_tag13]} : i8, !llvm.ptr
    %71 = llvm.getelementptr inbounds|nuw %66[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %67, %71 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    %72 = llvm.getelementptr inbounds|nuw %66[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %68, %72 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : i64, !llvm.ptr
    llvm.store %66, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %73 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb18(%73 : !llvm.struct<(ptr, i32)>)
  ^bb16:  // pred: ^bb13
    %74 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %75 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.icmp "eq" %75, %7 : !llvm.ptr
    llvm.cond_br %76, ^bb18(%74 : !llvm.struct<(ptr, i32)>), ^bb17
  ^bb17:  // pred: ^bb16
    %77 = llvm.load %75 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %77[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %79(%75) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18(%74 : !llvm.struct<(ptr, i32)>)
  ^bb18(%80: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb15, ^bb16, ^bb17
    llvm.intr.lifetime.end %14 : !llvm.ptr
    %81 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.icmp "eq" %81, %7 : !llvm.ptr
    llvm.cond_br %82, ^bb20, ^bb19
  ^bb19:  // pred: ^bb18
    %83 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %83[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %85(%81) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.store %7, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.resume %80 : !llvm.struct<(ptr, i32)>
  ^bb21:  // 2 preds: ^bb6, ^bb9
    llvm.return
  }
  llvm.func local_unnamed_addr @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN6BinaryD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BinaryD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.icmp "eq" %7, %4 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %7 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %11(%7) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.store %4, %6 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %4 : !llvm.ptr
    llvm.cond_br %14, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %17(%13) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.store %4, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BinaryD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BinaryD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(32 : i64) : i64
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %8, %4 : !llvm.ptr
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %12(%8) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.store %4, %7 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %4 : !llvm.ptr
    llvm.cond_br %15, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %18(%14) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call tail @_ZdlPvm(%arg0, %6) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Binary4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Binary4evalEPKl) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(47 : i8) : i8
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.addressof @_ZTV12DivideByZero : !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.addressof @_ZTI12DivideByZero : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call tail %14(%11, %arg1) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
    %16 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call tail %20(%17, %arg1) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
    %22 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr -> i8
    llvm.switch %23 : i8, ^bb4 [
      43: ^bb1,
      45: ^bb2,
      42: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %24 = llvm.add %21, %15 overflow<nsw> : i64
    llvm.br ^bb7(%24 : i64)
  ^bb2:  // pred: ^bb0
    %25 = llvm.sub %15, %21 overflow<nsw> : i64
    llvm.br ^bb7(%25 : i64)
  ^bb3:  // pred: ^bb0
    %26 = llvm.mul %21, %15 overflow<nsw> : i64
    llvm.br ^bb7(%26 : i64)
  ^bb4:  // pred: ^bb0
    %27 = llvm.icmp "eq" %21, %3 : i64
    llvm.cond_br %27, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %28 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> i32
    %31 = llvm.getelementptr inbounds|nuw %28[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %31 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %7, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%28, %8, %9) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %32 = llvm.icmp "eq" %23, %4 : i8
    %33 = llvm.sdiv %15, %21 : i64
    %34 = llvm.srem %15, %21 : i64
    %35 = llvm.select %32, %33, %34 : i1, i64
    llvm.br ^bb7(%35 : i64)
  ^bb7(%36: i64):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb6
    llvm.return %36 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN12DivideByZeroD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN12DivideByZeroD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK12DivideByZero4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK12DivideByZero4textEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN6Parser7primaryEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser7primaryEv) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(32 : i8) : i8
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(-48 : i8) : i8
    %4 = llvm.mlir.constant(10 : i8) : i8
    %5 = llvm.mlir.constant(-97 : i8) : i8
    %6 = llvm.mlir.constant(26 : i8) : i8
    %7 = llvm.mlir.constant(40 : i8) : i8
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.addressof @_ZTV6Syntax : !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.mlir.addressof @_ZTI6Syntax : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(41 : i8) : i8
    %15 = llvm.mlir.zero : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZTV8Variable : !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.mlir.constant(12 : i64) : i64
    %19 = llvm.mlir.constant(0 : i64) : i64
    %20 = llvm.mlir.constant(10 : i64) : i64
    %21 = llvm.mlir.constant(-48 : i64) : i64
    %22 = llvm.mlir.addressof @_ZTV6Number : !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %30 = llvm.icmp "eq" %29, %1 : i8
    llvm.cond_br %30, ^bb1(%27 : i64), ^bb2(%26, %29 : i32, i8)
  ^bb1(%31: i64):  // 2 preds: ^bb0, ^bb1
    %32 = llvm.add %31, %2 overflow<nsw> : i64
    %33 = llvm.trunc %32 overflow<nsw> : i64 to i32
    llvm.store %33, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %34 = llvm.getelementptr inbounds %24[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %36 = llvm.icmp "eq" %35, %1 : i8
    llvm.cond_br %36, ^bb1(%32 : i64), ^bb2(%33, %35 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb2(%37: i32, %38: i8):  // 2 preds: ^bb0, ^bb1
    %39 = llvm.add %38, %3 : i8
    %40 = llvm.icmp "ult" %39, %4 : i8
    llvm.cond_br %40, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %41 = llvm.sext %37 : i32 to i64
    %42 = llvm.getelementptr inbounds %24[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %44 = llvm.add %43, %3 : i8
    %45 = llvm.icmp "ult" %44, %4 : i8
    llvm.cond_br %45, ^bb4(%41, %42, %19 : i64, !llvm.ptr, i64), ^bb5(%19 : i64)
  ^bb4(%46: i64, %47: !llvm.ptr, %48: i64):  // 2 preds: ^bb3, ^bb4
    %49 = llvm.mul %48, %20 overflow<nsw> : i64
    %50 = llvm.add %46, %2 overflow<nsw> : i64
    %51 = llvm.trunc %50 overflow<nsw> : i64 to i32
    llvm.store %51, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %52 = llvm.load %47 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %53 = llvm.sext %52 : i8 to i64
    %54 = llvm.add %49, %21 : i64
    %55 = llvm.add %54, %53 : i64
    %56 = llvm.getelementptr inbounds %24[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %58 = llvm.add %57, %3 : i8
    %59 = llvm.icmp "ult" %58, %4 : i8
    llvm.cond_br %59, ^bb4(%50, %56, %55 : i64, !llvm.ptr, i64), ^bb5(%55 : i64) {loop_annotation = #loop_annotation}
  ^bb5(%60: i64):  // 2 preds: ^bb3, ^bb4
    %61 = llvm.call tail @_Znwm(%8) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %23, %61 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %61[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %62 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : i64, !llvm.ptr
    llvm.store %61, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18
  ^bb6:  // pred: ^bb2
    %63 = llvm.add %38, %5 : i8
    %64 = llvm.icmp "ult" %63, %6 : i8
    llvm.cond_br %64, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %65 = llvm.add %37, %13 overflow<nsw> : i32
    llvm.store %65, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %66 = llvm.call tail @_Znwm(%8) {noalias_scopes = [#alias_scope2]} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %17, %66 {alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %67 = llvm.getelementptr inbounds|nuw %66[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %67 {alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag8]} : i32, !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %66[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %68 {alignment = 4 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag6]} : i8, !llvm.ptr
    llvm.store %66, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb18
  ^bb8:  // pred: ^bb6
    %69 = llvm.icmp "eq" %38, %7 : i8
    llvm.cond_br %69, ^bb9, ^bb17
  ^bb9:  // pred: ^bb8
    %70 = llvm.add %37, %13 overflow<nsw> : i32
    llvm.store %70, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.call tail @_ZN6Parser3sumEv(%arg0, %arg1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %71 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %71[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %76 = llvm.icmp "eq" %75, %1 : i8
    llvm.cond_br %76, ^bb10(%73 : i64), ^bb11(%72, %75 : i32, i8)
  ^bb10(%77: i64):  // 2 preds: ^bb9, ^bb10
    %78 = llvm.add %77, %2 overflow<nsw> : i64
    %79 = llvm.trunc %78 overflow<nsw> : i64 to i32
    llvm.store %79, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    %80 = llvm.getelementptr inbounds %71[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %82 = llvm.icmp "eq" %81, %1 : i8
    llvm.cond_br %82, ^bb10(%78 : i64), ^bb11(%79, %81 : i32, i8) {loop_annotation = #loop_annotation}
  ^bb11(%83: i32, %84: i8):  // 2 preds: ^bb9, ^bb10
    %85 = llvm.icmp "eq" %84, %14 : i8
    llvm.cond_br %85, ^bb16, ^bb12
  ^bb12:  // pred: ^bb11
    %86 = llvm.call tail @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    %87 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %88 = llvm.getelementptr inbounds|nuw %86[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %87, %88 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %10, %86 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%86, %11, %12) to ^bb19 unwind ^bb13 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb13:  // pred: ^bb12
    %89 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %90 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.icmp "eq" %90, %15 : !llvm.ptr
    llvm.cond_br %91, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %92 = llvm.load %90 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr inbounds|nuw %92[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %94(%90) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    llvm.store %15, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.resume %89 : !llvm.struct<(ptr, i32)>
  ^bb16:  // pred: ^bb11
    %95 = llvm.add %83, %13 overflow<nsw> : i32
    llvm.store %95, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb17:  // pred: ^bb8
    %96 = llvm.call tail @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    %97 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> i32
    %98 = llvm.getelementptr inbounds|nuw %96[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %97, %98 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %10, %96 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%96, %11, %12) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb18:  // 3 preds: ^bb5, ^bb7, ^bb16
    llvm.return
  ^bb19:  // pred: ^bb12
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NumberD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NumberD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Number4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Number4evalEPKl) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> i64
    llvm.return %2 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4NodeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4NodeD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8VariableD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8VariableD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK8Variable4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK8Variable4evalEPKl) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(12 : i64) : i64
    %1 = llvm.mlir.constant(101 : i8) : i8
    %2 = llvm.mlir.constant(-776 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTV7Unknown : !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.addressof @_ZTI7Unknown : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i8
    %11 = llvm.icmp "sgt" %10, %1 : i8
    llvm.cond_br %11, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %15 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i8
    %16 = llvm.getelementptr inbounds|nuw %12[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : i32, !llvm.ptr
    llvm.store %6, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %17 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : i8, !llvm.ptr
    llvm.call tail @__cxa_throw(%12, %7, %8) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %18 = llvm.sext %10 : i8 to i64
    %19 = llvm.getelementptr %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.getelementptr %19[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    llvm.return %21 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7UnknownD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7UnknownD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK7Unknown4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK7Unknown4textEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SyntaxD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SyntaxD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Syntax4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Syntax4textEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree"], will_return}
  llvm.func local_unnamed_addr @__cxa_bad_cast()
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
