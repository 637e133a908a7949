#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root<id = "_ZTS8Observer">
#tbaa_root2 = #llvm.tbaa_root<id = "_ZTS5State">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTS4Idle", members = {<#tbaa_root2, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS3Sum", members = {<#tbaa_root1, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS3Max", members = {<#tbaa_type_desc3, 8>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "p1 _ZTSN8Registry5EntryE", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTS4Halt", members = {<#tbaa_type_desc3, 0>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "p1 _ZTS5State", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTS7Comment", members = {<#tbaa_type_desc2, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc8, offset = 0>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag8 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_type_desc12 = #llvm.tbaa_type_desc<id = "_ZTSN8Registry5EntryE", members = {<#tbaa_type_desc7, 0>, <#tbaa_type_desc4, 8>, <#tbaa_type_desc8, 16>}>
#tbaa_type_desc13 = #llvm.tbaa_type_desc<id = "_ZTS7Machine", members = {<#tbaa_type_desc10, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc3, 12>, <#tbaa_type_desc1, 16>}>
#tbaa_type_desc14 = #llvm.tbaa_type_desc<id = "_ZTS2Go", members = {<#tbaa_type_desc10, 0>}>
#tbaa_tag9 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag10 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc4, offset = 8>
#tbaa_tag11 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc3, offset = 12>
#tbaa_tag12 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag13 = #llvm.tbaa_tag<base_type = #tbaa_type_desc14, access_type = #tbaa_type_desc10, offset = 0>
#tbaa_tag14 = #llvm.tbaa_tag<base_type = #tbaa_type_desc13, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag15 = #llvm.tbaa_tag<base_type = #tbaa_type_desc12, access_type = #tbaa_type_desc8, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTV3Sum any
    llvm.comdat_selector @_ZTI3Sum any
    llvm.comdat_selector @_ZTS3Sum any
    llvm.comdat_selector @_ZTI8Observer any
    llvm.comdat_selector @_ZTS8Observer any
    llvm.comdat_selector @_ZTV3Max any
    llvm.comdat_selector @_ZTI3Max any
    llvm.comdat_selector @_ZTS3Max any
    llvm.comdat_selector @_ZTI4Halt any
    llvm.comdat_selector @_ZTS4Halt any
    llvm.comdat_selector @_ZTI2Go any
    llvm.comdat_selector @_ZTS2Go any
    llvm.comdat_selector @_ZZN8Registry4headEvE1h any
    llvm.comdat_selector @_ZZZN8RegisterI4IdleEC1EPKcENKUlvE_clEvE1t any
    llvm.comdat_selector @_ZTV4Idle any
    llvm.comdat_selector @_ZTI4Idle any
    llvm.comdat_selector @_ZTS4Idle any
    llvm.comdat_selector @_ZTI5State any
    llvm.comdat_selector @_ZTS5State any
    llvm.comdat_selector @_ZZZN8RegisterI6NestedEC1EPKcENKUlvE_clEvE1t any
    llvm.comdat_selector @_ZTV6Nested any
    llvm.comdat_selector @_ZTI6Nested any
    llvm.comdat_selector @_ZTS6Nested any
    llvm.comdat_selector @_ZZZN8RegisterI7CommentEC1EPKcENKUlvE_clEvE1t any
    llvm.comdat_selector @_ZTV7Comment any
    llvm.comdat_selector @_ZTI7Comment any
    llvm.comdat_selector @_ZTS7Comment any
    llvm.comdat_selector @_ZN7Machine3runEP5StatePKc any
    llvm.comdat_selector @_ZN8Registry4findEPKc any
    llvm.comdat_selector @_ZN3Sum3sawEi any
    llvm.comdat_selector @_ZN3Max3sawEi any
    llvm.comdat_selector @_ZN7Machine4moveEP5State any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZN4IdleD0Ev any
    llvm.comdat_selector @_ZNK4Idle4nameEv any
    llvm.comdat_selector @_ZN5State5enterER7Machine any
    llvm.comdat_selector @_ZN4Idle6handleER7Machinec any
    llvm.comdat_selector @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZN6NestedD0Ev any
    llvm.comdat_selector @_ZNK6Nested4nameEv any
    llvm.comdat_selector @_ZN6Nested5enterER7Machine any
    llvm.comdat_selector @_ZN6Nested6handleER7Machinec any
    llvm.comdat_selector @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZN5StateD2Ev any
    llvm.comdat_selector @_ZN7CommentD0Ev any
    llvm.comdat_selector @_ZNK7Comment4nameEv any
    llvm.comdat_selector @_ZN7Comment6handleER7Machinec any
  }
  llvm.mlir.global internal @_ZL4idle() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Register", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.Register", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    llvm.return %2 : !llvm.struct<"struct.Register", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("idle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZL6nested() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Register.0", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.Register.0", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    llvm.return %2 : !llvm.struct<"struct.Register.0", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("nested\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZL7comment() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Register.1", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.Register.1", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    llvm.return %2 : !llvm.struct<"struct.Register.1", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.4"("comment\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("ab.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("(()(())).\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("#)#..\0A.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"(")\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("((((((\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("(#).(\0A)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @__const.main.inputs() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<8 x ptr> {
    %0 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.array<8 x ptr>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.array<8 x ptr> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.array<8 x ptr> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.array<8 x ptr> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.array<8 x ptr> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.array<8 x ptr> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.array<8 x ptr> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.array<8 x ptr> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.array<8 x ptr> 
    llvm.return %16 : !llvm.array<8 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.13"("-> %d, depth %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV3Sum() comdat(@__llvm_global_comdat::@_ZTV3Sum) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<3 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN3Sum3sawEi : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTI3Sum : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    %7 = llvm.mlir.undef : !llvm.struct<(array<3 x ptr>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(array<3 x ptr>)> 
    llvm.return %8 : !llvm.struct<(array<3 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI3Sum() comdat(@__llvm_global_comdat::@_ZTI3Sum) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI8Observer : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS3Sum : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS3Sum("3Sum\00") comdat(@__llvm_global_comdat::@_ZTS3Sum) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI8Observer() comdat(@__llvm_global_comdat::@_ZTI8Observer) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS8Observer : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS8Observer("8Observer\00") comdat(@__llvm_global_comdat::@_ZTS8Observer) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV3Max() comdat(@__llvm_global_comdat::@_ZTV3Max) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN3Max3sawEi : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTI3Max : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<5 x ptr> 
    %5 = llvm.insertvalue %2, %4[1] : !llvm.array<5 x ptr> 
    %6 = llvm.insertvalue %2, %5[2] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %1, %6[3] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %0, %7[4] : !llvm.array<5 x ptr> 
    %9 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(array<5 x ptr>)> 
    llvm.return %10 : !llvm.struct<(array<5 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI3Max() comdat(@__llvm_global_comdat::@_ZTI3Max) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-8189 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI8Observer : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS3Max : !llvm.ptr
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
  llvm.mlir.global external @_ZTVN10__cxxabiv121__vmi_class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS3Max("3Max\00") comdat(@__llvm_global_comdat::@_ZTS3Max) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI4Halt() comdat(@__llvm_global_comdat::@_ZTI4Halt) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS4Halt : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS4Halt("4Halt\00") comdat(@__llvm_global_comdat::@_ZTS4Halt) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI2Go() comdat(@__llvm_global_comdat::@_ZTI2Go) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS2Go : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS2Go("2Go\00") comdat(@__llvm_global_comdat::@_ZTS2Go) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("halt \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr local_unnamed_addr @_ZZN8Registry4headEvE1h() comdat(@__llvm_global_comdat::@_ZZN8Registry4headEvE1h) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global linkonce_odr @_ZZZN8RegisterI4IdleEC1EPKcENKUlvE_clEvE1t() comdat(@__llvm_global_comdat::@_ZZZN8RegisterI4IdleEC1EPKcENKUlvE_clEvE1t) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr)> {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTV4Idle : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<7 x ptr>)>
    %4 = llvm.mlir.undef : !llvm.struct<(ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr)> 
    llvm.return %5 : !llvm.struct<(ptr)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Idle() comdat(@__llvm_global_comdat::@_ZTV4Idle) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4Idle6handleER7Machinec : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5State5enterER7Machine : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZNK4Idle4nameEv : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN4IdleD0Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN5StateD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI4Idle : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    %15 = llvm.mlir.undef : !llvm.struct<(array<7 x ptr>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(array<7 x ptr>)> 
    llvm.return %16 : !llvm.struct<(array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI4Idle() comdat(@__llvm_global_comdat::@_ZTI4Idle) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5State : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS4Idle : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS4Idle("4Idle\00") comdat(@__llvm_global_comdat::@_ZTS4Idle) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5State() comdat(@__llvm_global_comdat::@_ZTI5State) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5State : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5State("5State\00") comdat(@__llvm_global_comdat::@_ZTS5State) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("missing\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr @_ZZZN8RegisterI6NestedEC1EPKcENKUlvE_clEvE1t() comdat(@__llvm_global_comdat::@_ZZZN8RegisterI6NestedEC1EPKcENKUlvE_clEvE1t) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr)> {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTV6Nested : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<7 x ptr>)>
    %4 = llvm.mlir.undef : !llvm.struct<(ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr)> 
    llvm.return %5 : !llvm.struct<(ptr)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Nested() comdat(@__llvm_global_comdat::@_ZTV6Nested) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN6Nested6handleER7Machinec : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN6Nested5enterER7Machine : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZNK6Nested4nameEv : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN6NestedD0Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN5StateD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI6Nested : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    %15 = llvm.mlir.undef : !llvm.struct<(array<7 x ptr>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(array<7 x ptr>)> 
    llvm.return %16 : !llvm.struct<(array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI6Nested() comdat(@__llvm_global_comdat::@_ZTI6Nested) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5State : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Nested : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Nested("6Nested\00") comdat(@__llvm_global_comdat::@_ZTS6Nested) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr @_ZZZN8RegisterI7CommentEC1EPKcENKUlvE_clEvE1t() comdat(@__llvm_global_comdat::@_ZZZN8RegisterI7CommentEC1EPKcENKUlvE_clEvE1t) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTV7Comment : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%0, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<7 x ptr>)>
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, i32)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, i32)> 
    llvm.return %6 : !llvm.struct<(ptr, i32)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV7Comment() comdat(@__llvm_global_comdat::@_ZTV7Comment) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN7Comment6handleER7Machinec : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5State5enterER7Machine : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZNK7Comment4nameEv : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN7CommentD0Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN5StateD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI7Comment : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    %15 = llvm.mlir.undef : !llvm.struct<(array<7 x ptr>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(array<7 x ptr>)> 
    llvm.return %16 : !llvm.struct<(array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI7Comment() comdat(@__llvm_global_comdat::@_ZTI7Comment) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI4Idle : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS7Comment : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTVN10__cxxabiv120__si_class_type_infoE : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.insertvalue %0, %7[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %8 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS7Comment("7Comment\00") comdat(@__llvm_global_comdat::@_ZTS7Comment) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_state_machine.cpp], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTV3Sum : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.addressof @_ZTV3Max : !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.constant(-99 : i32) : i32
    %10 = llvm.mlir.constant(12 : i64) : i64
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.mlir.addressof @__const.main.inputs : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i8) : i8
    %14 = llvm.mlir.constant(80 : i64) : i64
    %15 = llvm.mlir.addressof @_ZZN8Registry4headEvE1h : !llvm.ptr
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.mlir.addressof @".str" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %19 = llvm.mlir.constant(64 : i64) : i64
    %20 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %21 = llvm.mlir.constant(4 : i64) : i64
    %22 = llvm.mlir.constant(2 : i32) : i32
    %23 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.store %3, %24 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %24[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.store %8, %25 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %25[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %28 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %26[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%11 : i64)
  ^bb1:  // pred: ^bb6
    %30 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %31 = llvm.load %28 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%20, %30, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %33 = llvm.load %27 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.return %33 : i32
  ^bb2(%34: i64):  // 2 preds: ^bb0, ^bb6
    %35 = llvm.getelementptr inbounds|nuw %12[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memset"(%26, %13, %14) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %37 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %16 : !llvm.ptr
    llvm.cond_br %38, ^bb5, ^bb3(%37 : !llvm.ptr)
  ^bb3(%39: !llvm.ptr):  // 2 preds: ^bb2, ^bb4
    %40 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @strcmp(%40, %17) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %42 = llvm.icmp "eq" %41, %5 : i32
    llvm.cond_br %42, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %43 = llvm.getelementptr inbounds|nuw %39[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %16 : !llvm.ptr
    llvm.cond_br %45, ^bb5, ^bb3(%44 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %46 = llvm.call @__cxa_allocate_exception(%21) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %22, %46 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%46, %23, %16) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb3
    %47 = llvm.getelementptr inbounds|nuw %39[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call %48() : !llvm.ptr, () -> (!llvm.ptr {llvm.noundef})
    %50 = llvm.call @_ZN7Machine3runEP5StatePKc(%26, %49, %36) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef})
    %51 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> i32
    %52 = llvm.call @printf(%18, %50, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %54(%24, %50) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %55 = llvm.load %25 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %56(%25, %50) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    %57 = llvm.add %34, %4 overflow<nsw, nuw> : i64
    %58 = llvm.icmp "eq" %57, %19 : i64
    llvm.cond_br %58, ^bb1, ^bb2(%57 : i64)
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7Machine3runEP5StatePKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7Machine3runEP5StatePKc) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %2 = llvm.mlir.constant(24 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i64) : i64
    llvm.store %arg1, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.invoke %13(%arg1) to ^bb1 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb1:  // pred: ^bb0
    %15 = llvm.call tail @printf(%1, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke %18(%arg1, %arg0) to ^bb2 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %19 = llvm.load %arg2 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %20 = llvm.icmp "eq" %19, %4 : i8
    llvm.cond_br %20, ^bb14(%5 : i32), ^bb4(%19, %arg2 : i8, !llvm.ptr)
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %21 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, i32)> 
    %23 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb12(%23, %22, %21 : i32, !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb4(%24: i8, %25: !llvm.ptr):  // 2 preds: ^bb2, ^bb8
    %26 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %26 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke %29(%26, %arg0, %24) to ^bb8 unwind ^bb5 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb5:  // pred: ^bb4
    %30 = llvm.landingpad cleanup (catch %7 : !llvm.ptr) (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %31 = llvm.extractvalue %30[0] : !llvm.struct<(ptr, i32)> 
    %32 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, i32)> 
    %33 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %34 = llvm.icmp "eq" %32, %33 : i32
    llvm.cond_br %34, ^bb6, ^bb12(%32, %31, %30 : i32, !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb6:  // pred: ^bb5
    %35 = llvm.call tail @__cxa_begin_catch(%31) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZN7Machine4moveEP5State(%arg0, %36) to ^bb7 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.invoke @__cxa_end_catch() to ^bb8 unwind ^bb10 : () -> ()
  ^bb8:  // 2 preds: ^bb4, ^bb7
    %37 = llvm.getelementptr inbounds|nuw %25[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %39 = llvm.icmp "eq" %38, %4 : i8
    llvm.cond_br %39, ^bb14(%5 : i32), ^bb4(%38, %37 : i8, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb6
    %40 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb11(%40 : !llvm.struct<(ptr, i32)>) unwind ^bb16 : () -> ()
  ^bb10:  // pred: ^bb7
    %41 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb11(%41 : !llvm.struct<(ptr, i32)>)
  ^bb11(%42: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb9, ^bb10
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.br ^bb12(%44, %43, %42 : i32, !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb12(%45: i32, %46: !llvm.ptr, %47: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb3, ^bb5, ^bb11
    %48 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %49 = llvm.icmp "eq" %45, %48 : i32
    llvm.cond_br %49, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %50 = llvm.call tail @__cxa_begin_catch(%46) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %51 = llvm.call tail @printf(%9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %52 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.br ^bb14(%52 : i32)
  ^bb14(%53: i32):  // 3 preds: ^bb2, ^bb8, ^bb13
    llvm.return %53 : i32
  ^bb15:  // pred: ^bb12
    llvm.resume %47 : !llvm.struct<(ptr, i32)>
  ^bb16:  // pred: ^bb9
    %54 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%55) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN8Registry4findEPKc(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8Registry4findEPKc) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZZN8Registry4headEvE1h : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %8 = llvm.load %0 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.icmp "eq" %8, %1 : !llvm.ptr
    llvm.cond_br %9, ^bb3, ^bb1(%8 : !llvm.ptr)
  ^bb1(%10: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call tail @strcmp(%11, %arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %1 : !llvm.ptr
    llvm.cond_br %16, ^bb3, ^bb1(%15 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %17 = llvm.call tail @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%17, %7, %1) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds|nuw %10[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call tail %19() : !llvm.ptr, () -> (!llvm.ptr {llvm.noundef})
    llvm.return %20 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN3Sum3sawEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3Sum3sawEi) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %3 = llvm.add %2, %arg1 overflow<nsw> : i32
    llvm.store %3, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3Max3sawEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3Max3sawEi) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %3 = llvm.icmp "sgt" %arg1, %2 : i32
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %arg1, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr local_unnamed_addr @_ZN7Machine4moveEP5State(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7Machine4moveEP5State) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %2 = llvm.mlir.constant(24 : i64) : i64
    llvm.store %arg1, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag12]} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call tail %5(%arg1) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %7 = llvm.call tail @printf(%1, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %8 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %10(%arg1, %arg0) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func local_unnamed_addr @strcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func linkonce_odr @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, inline_hint, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZZZN8RegisterI4IdleEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4IdleD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4IdleD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK4Idle4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK4Idle4nameEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5State5enterER7Machine(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5State5enterER7Machine) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4Idle6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN4Idle6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    llvm.switch %arg2 : i8, ^bb12 [
      40: ^bb1,
      41: ^bb4,
      35: ^bb5,
      63: ^bb8,
      46: ^bb11
    ]
  ^bb1:  // pred: ^bb0
    %10 = llvm.call tail @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    %11 = llvm.invoke @_ZN8Registry4findEPKc(%9) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %11, %10 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%10, %6, %3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%10, %12 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb0
    %13 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %8, %13 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%13, %2, %3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb0
    %14 = llvm.call tail @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    %15 = llvm.invoke @_ZN8Registry4findEPKc(%7) to ^bb6 unwind ^bb7 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb6:  // pred: ^bb5
    llvm.store %15, %14 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%14, %6, %3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb5
    %16 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%14, %16 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb8:  // pred: ^bb0
    %17 = llvm.call tail @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    %18 = llvm.invoke @_ZN8Registry4findEPKc(%5) to ^bb9 unwind ^bb10 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb9:  // pred: ^bb8
    llvm.store %18, %17 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%17, %6, %3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb8
    %19 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb13(%17, %19 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb11:  // pred: ^bb0
    %20 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %1, %20 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%20, %2, %3) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb12:  // pred: ^bb0
    llvm.return
  ^bb13(%21: !llvm.ptr, %22: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb3, ^bb7, ^bb10
    llvm.call tail @__cxa_free_exception(%21) {no_unwind} : (!llvm.ptr) -> ()
    llvm.resume %22 : !llvm.struct<(ptr, i32)>
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_free_exception(!llvm.ptr)
  llvm.func linkonce_odr @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, inline_hint, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZZZN8RegisterI6NestedEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NestedD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NestedD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Nested4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Nested4nameEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Nested5enterER7Machine(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Nested5enterER7Machine) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.load %3 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> i32
    %5 = llvm.add %4, %1 overflow<nsw> : i32
    llvm.store %5, %3 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %4, %7 : i32
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.store %5, %6 {alignment = 4 : i64, tbaa = [#tbaa_tag11]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Nested6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN6Nested6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    llvm.switch %arg2 : i8, ^bb6 [
      40: ^bb1,
      41: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call tail %13(%arg0, %arg1) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb2:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> i32
    %16 = llvm.add %15, %1 overflow<nsw> : i32
    llvm.store %16, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : i32, !llvm.ptr
    %17 = llvm.icmp "eq" %16, %2 : i32
    llvm.cond_br %17, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %18 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    %19 = llvm.invoke @_ZN8Registry4findEPKc(%3) to ^bb4 unwind ^bb5 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb4:  // pred: ^bb3
    llvm.store %19, %18 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%18, %4, %5) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb3
    %20 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%18) {no_unwind} : (!llvm.ptr) -> ()
    llvm.resume %20 : !llvm.struct<(ptr, i32)>
  ^bb6:  // 3 preds: ^bb0, ^bb1, ^bb2
    %21 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag14]} : !llvm.ptr -> i32
    %23 = llvm.icmp "sgt" %22, %7 : i32
    llvm.cond_br %23, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %24 = llvm.call tail @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %9, %24 {alignment = 16 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.call tail @__cxa_throw(%24, %10, %5) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb6
    llvm.return
  }
  llvm.func linkonce_odr @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, inline_hint, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZZZN8RegisterI7CommentEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5StateD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5StateD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7CommentD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7CommentD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK7Comment4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK7Comment4nameEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7Comment6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN7Comment6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(10 : i8) : i8
    %3 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %5 = llvm.mlir.constant(35 : i8) : i8
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : !llvm.ptr -> i32
    %10 = llvm.add %9, %1 overflow<nsw> : i32
    llvm.store %10, %8 {alignment = 8 : i64, tbaa = [#tbaa_tag8]} : i32, !llvm.ptr
    %11 = llvm.icmp "eq" %arg2, %2 : i8
    llvm.cond_br %11, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %12 = llvm.call tail @__cxa_allocate_exception(%0) {no_unwind} : (i64) -> !llvm.ptr
    %13 = llvm.invoke @_ZN8Registry4findEPKc(%7) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %13, %12 {alignment = 16 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.call tail @__cxa_throw(%12, %3, %6) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %14 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call tail @__cxa_free_exception(%12) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb13(%14 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb0
    llvm.invoke @_ZN4Idle6handleER7Machinec(%arg0, %arg1, %arg2) to ^bb12 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb5:  // pred: ^bb4
    %15 = llvm.landingpad (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i32)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %19 = llvm.icmp "eq" %17, %18 : i32
    llvm.cond_br %19, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %20 = llvm.call tail @__cxa_begin_catch(%16) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %21 = llvm.icmp "eq" %arg2, %5 : i8
    llvm.cond_br %21, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    llvm.store %arg0, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag13]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb8:  // pred: ^bb5
    %22 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %23 = llvm.icmp "eq" %17, %22 : i32
    llvm.cond_br %23, ^bb9, ^bb13(%15 : !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb8
    %24 = llvm.call tail @__cxa_begin_catch(%16) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @__cxa_end_catch() : () -> ()
    llvm.br ^bb12
  ^bb10:  // 2 preds: ^bb6, ^bb7
    llvm.invoke @__cxa_rethrow() to ^bb15 unwind ^bb11 : () -> ()
  ^bb11:  // pred: ^bb10
    %25 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb13(%25 : !llvm.struct<(ptr, i32)>) unwind ^bb14 : () -> ()
  ^bb12:  // 2 preds: ^bb4, ^bb9
    llvm.return
  ^bb13(%26: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb3, ^bb8, ^bb11
    llvm.resume %26 : !llvm.struct<(ptr, i32)>
  ^bb14:  // pred: ^bb11
    %27 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%28) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb15:  // pred: ^bb10
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @__cxa_rethrow()
  llvm.func internal @_GLOBAL__sub_I_state_machine.cpp() attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZL4idle : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.getelementptr inbounds|nuw %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.mlir.addressof @_ZZN8Registry4headEvE1h : !llvm.ptr
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZL6nested : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.getelementptr inbounds|nuw %9[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZL7comment : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %14[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %1 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.store %2, %4 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %7 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    llvm.store %8, %9 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.store %10, %11 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    llvm.store %13, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag9]} : !llvm.ptr, !llvm.ptr
    llvm.store %15, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag10]} : !llvm.ptr, !llvm.ptr
    llvm.store %9, %17 {alignment = 8 : i64, tbaa = [#tbaa_tag15]} : !llvm.ptr, !llvm.ptr
    llvm.store %14, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
}
