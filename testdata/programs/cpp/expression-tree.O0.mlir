#loop_annotation = #llvm.loop_annotation<mustProgress = true>
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
    llvm.comdat_selector @_ZTV4Node any
    llvm.comdat_selector @_ZTI12DivideByZero any
    llvm.comdat_selector @_ZTS12DivideByZero any
    llvm.comdat_selector @_ZTV12DivideByZero any
    llvm.comdat_selector @_ZTV5Error any
    llvm.comdat_selector @_ZTV6Number any
    llvm.comdat_selector @_ZTI6Number any
    llvm.comdat_selector @_ZTS6Number any
    llvm.comdat_selector @_ZTV8Variable any
    llvm.comdat_selector @_ZTI8Variable any
    llvm.comdat_selector @_ZTS8Variable any
    llvm.comdat_selector @_ZTV7Unknown any
    llvm.comdat_selector @_ZTV6Syntax any
    llvm.comdat_selector @_ZN6ParserC2EPKc any
    llvm.comdat_selector @_ZN6Parser3allEv any
    llvm.comdat_selector @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv any
    llvm.comdat_selector @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN6Parser3sumEv any
    llvm.comdat_selector @_ZN6Parser4peekEv any
    llvm.comdat_selector @_ZN6SyntaxCI25ErrorEi any
    llvm.comdat_selector @_ZN6SyntaxD2Ev any
    llvm.comdat_selector @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE any
    llvm.comdat_selector @_ZN6Parser7productEv any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_ any
    llvm.comdat_selector @_ZN6BinaryC2EicSt10unique_ptrI4NodeSt14default_deleteIS1_EES4_ any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2IS2_vEEPS0_ any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEaSEOS3_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEC2EOS3_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EOS3_ any
    llvm.comdat_selector @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2EOS4_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2EOS4_ any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2EOS3_ any
    llvm.comdat_selector @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ any
    llvm.comdat_selector @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERS4_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERS2_ any
    llvm.comdat_selector @_ZN4NodeC2Ev any
    llvm.comdat_selector @_ZN6BinaryD2Ev any
    llvm.comdat_selector @_ZN6BinaryD0Ev any
    llvm.comdat_selector @_ZNK6Binary4evalEPKl any
    llvm.comdat_selector @_ZN4NodeD2Ev any
    llvm.comdat_selector @_ZN4NodeD0Ev any
    llvm.comdat_selector @_ZN12DivideByZeroCI25ErrorEi any
    llvm.comdat_selector @_ZN12DivideByZeroD2Ev any
    llvm.comdat_selector @_ZN5ErrorC2Ei any
    llvm.comdat_selector @_ZN12DivideByZeroD0Ev any
    llvm.comdat_selector @_ZNK12DivideByZero4textEv any
    llvm.comdat_selector @_ZN5ErrorD2Ev any
    llvm.comdat_selector @_ZN5ErrorD0Ev any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EPS0_ any
    llvm.comdat_selector @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2Ev any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2Ev any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2Ev any
    llvm.comdat_selector @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2Ev any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEaSEOS3_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEaSEOS3_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE5resetEPS0_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE7releaseEv any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv any
    llvm.comdat_selector @_ZNKSt14default_deleteI4NodeEclEPS0_ any
    llvm.comdat_selector @_ZSt3getILm1EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ any
    llvm.comdat_selector @_ZSt12__get_helperILm1ESt14default_deleteI4NodeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEE7_M_headERS3_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EE7_M_headERS3_ any
    llvm.comdat_selector @_ZN6Parser7primaryEv any
    llvm.comdat_selector @_ZN6NumberC2El any
    llvm.comdat_selector @_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_ any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2I8VariableS1_IS5_EvEEOS_IT_T0_E any
    llvm.comdat_selector @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EED2Ev any
    llvm.comdat_selector @_ZN6NumberD2Ev any
    llvm.comdat_selector @_ZN6NumberD0Ev any
    llvm.comdat_selector @_ZNK6Number4evalEPKl any
    llvm.comdat_selector @_ZN8VariableC2Eic any
    llvm.comdat_selector @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EEC2IS2_vEEPS0_ any
    llvm.comdat_selector @_ZN8VariableD2Ev any
    llvm.comdat_selector @_ZN8VariableD0Ev any
    llvm.comdat_selector @_ZNK8Variable4evalEPKl any
    llvm.comdat_selector @_ZN7UnknownC2Eic any
    llvm.comdat_selector @_ZN7UnknownD2Ev any
    llvm.comdat_selector @_ZN7UnknownD0Ev any
    llvm.comdat_selector @_ZNK7Unknown4textEv any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_dataI8VariableSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EEC2EPS0_ any
    llvm.comdat_selector @_ZNSt5tupleIJP8VariableSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEEC2Ev any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEEC2Ev any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP8VariableLb0EEC2Ev any
    llvm.comdat_selector @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EEC2Ev any
    llvm.comdat_selector @_ZSt3getILm0EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ any
    llvm.comdat_selector @_ZSt12__get_helperILm0EP8VariableJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEE7_M_headERS4_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP8VariableLb0EE7_M_headERS2_ any
    llvm.comdat_selector @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE7releaseEv any
    llvm.comdat_selector @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE11get_deleterEv any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I8VariableEEEPS0_OT_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE7releaseEv any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE10_M_deleterEv any
    llvm.comdat_selector @_ZSt3getILm1EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ any
    llvm.comdat_selector @_ZSt12__get_helperILm1ESt14default_deleteI8VariableEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEE7_M_headERS3_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EE7_M_headERS3_ any
    llvm.comdat_selector @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2IS1_I8VariableEEEPS0_OT_ any
    llvm.comdat_selector @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2IRS1_S2_I8VariableETnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleISA_T0_EEEbE4typeELb1EEEOSA_OSB_ any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2IRS1_JS2_I8VariableEEvEEOT_DpOT0_ any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2IS0_I8VariableEEEOT_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2IRS1_EEOT_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2IS0_I8VariableEEEOT_ any
    llvm.comdat_selector @_ZNSt14default_deleteI4NodeEC2I8VariablevEERKS_IT_E any
    llvm.comdat_selector @_ZNKSt14default_deleteI8VariableEclEPS0_ any
    llvm.comdat_selector @_ZN6SyntaxD0Ev any
    llvm.comdat_selector @_ZNK6Syntax4textEv any
    llvm.comdat_selector @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EE11get_deleterEv any
    llvm.comdat_selector @_ZNKSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv any
    llvm.comdat_selector @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_ any
    llvm.comdat_selector @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE any
    llvm.comdat_selector @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERKS4_ any
    llvm.comdat_selector @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERKS2_ any
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
  llvm.mlir.global private unnamed_addr constant @".str.14"("+-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Node() comdat(@__llvm_global_comdat::@_ZTV4Node) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @__cxa_pure_virtual : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4NodeD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN4NodeD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
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
    %2 = llvm.mlir.addressof @_ZN12DivideByZeroD2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Error() comdat(@__llvm_global_comdat::@_ZTV5Error) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @__cxa_pure_virtual : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5ErrorD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
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
    %2 = llvm.mlir.addressof @_ZN6NumberD2Ev : !llvm.ptr
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
    %2 = llvm.mlir.addressof @_ZN8VariableD2Ev : !llvm.ptr
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
    %2 = llvm.mlir.addressof @_ZN7UnknownD2Ev : !llvm.ptr
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
    %2 = llvm.mlir.addressof @_ZN6SyntaxD2Ev : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.19"("(\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"(")\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("%ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(20 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(300 : i64) : i64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(-5 : i64) : i64
    %10 = llvm.mlir.addressof @__const.main.texts : !llvm.ptr
    %11 = llvm.mlir.constant(80 : i64) : i64
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.mlir.constant(10 : i64) : i64
    %14 = llvm.mlir.addressof @_ZTI7Unknown : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.array<5 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.array<10 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memset"(%24, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %37 = llvm.getelementptr inbounds %24[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %4, %37 {alignment = 16 : i64} : i64, !llvm.ptr
    %38 = llvm.getelementptr inbounds %24[%1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %5, %38 {alignment = 8 : i64} : i64, !llvm.ptr
    %39 = llvm.getelementptr inbounds %24[%1, %6] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %7, %39 {alignment = 16 : i64} : i64, !llvm.ptr
    %40 = llvm.getelementptr inbounds %24[%1, %8] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %9, %40 {alignment = 16 : i64} : i64, !llvm.ptr
    "llvm.intr.memcpy"(%25, %10, %11) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %25, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds %41[%12, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %42, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %43 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds %43[%12, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %45 = llvm.getelementptr inbounds %44[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %45, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb16
    %46 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.icmp "ne" %46, %47 : !llvm.ptr
    llvm.cond_br %48, ^bb2, ^bb25
  ^bb2:  // pred: ^bb1
    %49 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %50, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZN6ParserC2EPKc(%32, %51) to ^bb3 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.invoke @_ZN6Parser3allEv(%31, %32) to ^bb4 unwind ^bb9 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %52 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.invoke @_ZL4showPK4Node(%52) to ^bb5 unwind ^bb10 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    %53 = llvm.invoke @printf(%16) to ^bb6 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    %54 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %55 = llvm.getelementptr inbounds %24[%12, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %56 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %56[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.invoke %58(%54, %55) to ^bb7 unwind ^bb10 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb7:  // pred: ^bb6
    %60 = llvm.invoke @printf(%18, %59) to ^bb8 unwind ^bb10 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb8:  // pred: ^bb7
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb9:  // 2 preds: ^bb2, ^bb3
    %61 = llvm.landingpad (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb7
    %64 = llvm.landingpad cleanup (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %65 = llvm.extractvalue %64[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %65, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.extractvalue %64[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %66, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %67 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.intr.eh.typeid.for %14 : (!llvm.ptr) -> i32
    %69 = llvm.icmp "eq" %67, %68 : i32
    llvm.cond_br %69, ^bb12, ^bb17
  ^bb12:  // pred: ^bb11
    %70 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.call @__cxa_begin_catch(%70) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %71, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.add %72, %0 overflow<nsw> : i32
    llvm.store %73, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %74 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds %75[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.invoke %77(%74) to ^bb13 unwind ^bb23 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb13:  // pred: ^bb12
    %79 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds|nuw %79[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Unknown", (struct<"struct.Error.base", packed (ptr, i32)>, i8, array<3 x i8>)>
    %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> i8
    %82 = llvm.sext %81 : i8 to i32
    %83 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %83[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Error", packed (ptr, i32, array<4 x i8>)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i32
    %86 = llvm.invoke @printf(%20, %78, %82, %85) to ^bb14 unwind ^bb23 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb8, ^bb14, ^bb20
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %87 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %87[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %88, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb17:  // pred: ^bb11
    %89 = llvm.intr.eh.typeid.for %15 : (!llvm.ptr) -> i32
    %90 = llvm.icmp "eq" %67, %89 : i32
    llvm.cond_br %90, ^bb18, ^bb26
  ^bb18:  // pred: ^bb17
    %91 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.call @__cxa_begin_catch(%91) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %92, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %93 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.add %93, %0 overflow<nsw> : i32
    llvm.store %94, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %95 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.getelementptr inbounds %96[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.invoke %98(%95) to ^bb19 unwind ^bb21 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb19:  // pred: ^bb18
    %100 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %100[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Error", packed (ptr, i32, array<4 x i8>)>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> i32
    %103 = llvm.invoke @printf(%19, %99, %102) to ^bb20 unwind ^bb21 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb20:  // pred: ^bb19
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb15
  ^bb21:  // 2 preds: ^bb18, ^bb19
    %104 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %105 = llvm.extractvalue %104[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %105, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.extractvalue %104[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %106, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb22 unwind ^bb27 : () -> ()
  ^bb22:  // pred: ^bb21
    llvm.br ^bb26
  ^bb23:  // 2 preds: ^bb12, ^bb13
    %107 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %108 = llvm.extractvalue %107[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %108, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %109 = llvm.extractvalue %107[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %109, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb24 unwind ^bb27 : () -> ()
  ^bb24:  // pred: ^bb23
    llvm.br ^bb26
  ^bb25:  // pred: ^bb1
    %110 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %110 : i32
  ^bb26:  // 3 preds: ^bb17, ^bb22, ^bb24
    %111 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.insertvalue %111, %22[0] : !llvm.struct<(ptr, i32)> 
    %114 = llvm.insertvalue %112, %113[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %114 : !llvm.struct<(ptr, i32)>
  ^bb27:  // 2 preds: ^bb21, ^bb23
    %115 = llvm.landingpad (catch %21 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %116 = llvm.extractvalue %115[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%116) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6ParserC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6ParserC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    llvm.store %1, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr @_ZN6Parser3allEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser3allEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTI6Syntax : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZN6SyntaxD2Ev : !llvm.ptr
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %11 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.call @_ZN6Parser3sumEv(%arg0, %14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %15 = llvm.invoke @_ZN6Parser4peekEv(%14) to ^bb1 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext})
  ^bb1:  // pred: ^bb0
    %16 = llvm.icmp "ne" %15, %2 : i8
    llvm.cond_br %16, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %17 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %14[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN6SyntaxCI25ErrorEi(%17, %19) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.invoke @__cxa_throw(%17, %6, %7) to ^bb11 unwind ^bb4 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb4:  // 2 preds: ^bb0, ^bb3
    %20 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb5:  // pred: ^bb2
    %23 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %24, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %25, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%17) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb1
    llvm.store %3, %11 {alignment = 1 : i64} : i1, !llvm.ptr
    %26 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.cond_br %26, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.return
  ^bb9:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.insertvalue %27, %8[0] : !llvm.struct<(ptr, i32)> 
    %30 = llvm.insertvalue %28, %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %30 : !llvm.struct<(ptr, i32)>
  ^bb11:  // pred: ^bb3
    llvm.unreachable
  }
  llvm.func internal @_ZL4showPK4Node(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI4Node : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Binary : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTI8Variable : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI6Number : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.icmp "eq" %18, %1 : !llvm.ptr
    llvm.cond_br %19, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.call @__dynamic_cast(%18, %2, %3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb3(%20 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : !llvm.ptr)
  ^bb3(%21: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.store %21, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.icmp "ne" %22, %1 : !llvm.ptr
    llvm.cond_br %23, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %24 = llvm.call @printf(%11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%7, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %27 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZL4showPK4Node(%27) : (!llvm.ptr {llvm.noundef}) -> ()
    %28 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%7, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i8
    %31 = llvm.sext %30 : i8 to i32
    %32 = llvm.call @printf(%10, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %33 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%7, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %35 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv(%34) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZL4showPK4Node(%35) : (!llvm.ptr {llvm.noundef}) -> ()
    %36 = llvm.call @printf(%14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb14
  ^bb5:  // pred: ^bb3
    %37 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %1 : !llvm.ptr
    llvm.cond_br %38, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %39 = llvm.call @__dynamic_cast(%37, %2, %5, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    llvm.br ^bb8(%39 : !llvm.ptr)
  ^bb7:  // pred: ^bb5
    llvm.br ^bb8(%1 : !llvm.ptr)
  ^bb8(%40: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    llvm.store %40, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.icmp "ne" %41, %1 : !llvm.ptr
    llvm.cond_br %42, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %43 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %43[%7, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i8
    %46 = llvm.sext %45 : i8 to i32
    %47 = llvm.call @printf(%10, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb10:  // pred: ^bb8
    %48 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call @__dynamic_cast(%48, %2, %6, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %50 = llvm.icmp "eq" %49, %1 : !llvm.ptr
    llvm.cond_br %50, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    llvm.call @__cxa_bad_cast() : () -> ()
    llvm.unreachable
  ^bb12:  // pred: ^bb10
    %51 = llvm.getelementptr inbounds|nuw %49[%7, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Number", (struct<"struct.Node", (ptr)>, i64)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.call @printf(%8, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb9, ^bb12
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb4, ^bb13
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %5 = llvm.call @_ZNKSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EE3getEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %7, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EE11get_deleterEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt14default_deleteI4NodeEclEPS0_(%11, %13) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr @_ZN6Parser3sumEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser3sumEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @_ZN6Parser7productEv : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, i64)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i64, i64)> 
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %11 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %11[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds|nuw %11[%7, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%arg0, %12, %8, %14, %16) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN6Parser4peekEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN6Parser4peekEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i32
    %9 = llvm.sext %8 : i32 to i64
    %10 = llvm.getelementptr inbounds %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i8
    %12 = llvm.sext %11 : i8 to i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %14 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %14 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %17 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.return %23 : i8
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN6SyntaxCI25ErrorEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SyntaxCI25ErrorEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Syntax : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN5ErrorC2Ei(%7, %8) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @__cxa_free_exception(!llvm.ptr)
  llvm.func linkonce_odr unnamed_addr @_ZN6SyntaxD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SyntaxD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ErrorD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i64, %arg4: i64) comdat(@__llvm_global_comdat::@_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg3, %25 {alignment = 8 : i64} : i64, !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %11[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %arg4, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %27, %14 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    %28 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %2, %15 {alignment = 1 : i64} : i1, !llvm.ptr
    %29 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %30 = llvm.extractvalue %29[1] : !llvm.struct<(i64, i64)> 
    %31 = llvm.getelementptr inbounds %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.extractvalue %29[0] : !llvm.struct<(i64, i64)> 
    %33 = llvm.and %32, %3 : i64
    %34 = llvm.icmp "ne" %33, %4 : i64
    llvm.cond_br %34, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %35 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.sub %32, %3 : i64
    %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb3(%38 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %39 = llvm.inttoptr %32 : i64 to !llvm.ptr
    llvm.br ^bb3(%39 : !llvm.ptr)
  ^bb3(%40: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.call %40(%arg0, %31) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb16
    %41 = llvm.invoke @_ZN6Parser4peekEv(%28) to ^bb5 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext})
  ^bb5:  // pred: ^bb4
    %42 = llvm.icmp "ne" %41, %5 : i8
    llvm.cond_br %42, ^bb6, ^bb8(%2 : i1)
  ^bb6:  // pred: ^bb5
    %43 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.invoke @_ZN6Parser4peekEv(%28) to ^bb7 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext})
  ^bb7:  // pred: ^bb6
    %45 = llvm.sext %44 : i8 to i32
    %46 = llvm.call @strchr(%43, %45) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %47 = llvm.icmp "ne" %46, %6 : !llvm.ptr
    llvm.br ^bb8(%47 : i1)
  ^bb8(%48: i1):  // 2 preds: ^bb5, ^bb7
    llvm.cond_br %48, ^bb9, ^bb22
  ^bb9:  // pred: ^bb8
    %49 = llvm.getelementptr inbounds|nuw %28[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %50, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %28[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %28[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %0 overflow<nsw> : i32
    llvm.store %55, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %56 = llvm.sext %54 : i32 to i64
    %57 = llvm.getelementptr inbounds %52[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %58, %19 {alignment = 1 : i64} : i8, !llvm.ptr
    %59 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %60 = llvm.extractvalue %59[1] : !llvm.struct<(i64, i64)> 
    %61 = llvm.getelementptr inbounds %28[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.extractvalue %59[0] : !llvm.struct<(i64, i64)> 
    %63 = llvm.and %62, %3 : i64
    %64 = llvm.icmp "ne" %63, %4 : i64
    llvm.cond_br %64, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %65 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.sub %62, %3 : i64
    %67 = llvm.getelementptr %65[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb13(%68 : !llvm.ptr)
  ^bb11:  // 3 preds: ^bb4, ^bb6, ^bb13
    %69 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %70 = llvm.extractvalue %69[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %71, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb12:  // pred: ^bb9
    %72 = llvm.inttoptr %62 : i64 to !llvm.ptr
    llvm.br ^bb13(%72 : !llvm.ptr)
  ^bb13(%73: !llvm.ptr):  // 2 preds: ^bb10, ^bb12
    llvm.invoke %73(%20, %61) to ^bb14 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    %74 = llvm.invoke @_Znwm(%8) to ^bb15 unwind ^bb17 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb15:  // pred: ^bb14
    llvm.store %7, %24 {alignment = 1 : i64} : i1, !llvm.ptr
    %75 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.load %19 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_(%22, %arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_(%23, %20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN6BinaryC2EicSt10unique_ptrI4NodeSt14default_deleteIS1_EES4_(%74, %75, %76, %22, %23) to ^bb16 unwind ^bb18 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i8 {llvm.noundef, llvm.signext}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    llvm.store %2, %24 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2IS2_vEEPS0_(%21, %74) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %77 = llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEaSEOS3_(%arg0, %21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%21) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb14
    %78 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %79 = llvm.extractvalue %78[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %79, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %80 = llvm.extractvalue %78[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb18:  // pred: ^bb15
    %81 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %82 = llvm.extractvalue %81[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %83 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %83, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %84 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.cond_br %84, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    llvm.call @_ZdlPvm(%74, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb17, ^bb20
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb22:  // pred: ^bb8
    llvm.store %7, %15 {alignment = 1 : i64} : i1, !llvm.ptr
    %85 = llvm.load %15 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.cond_br %85, ^bb24, ^bb23
  ^bb23:  // pred: ^bb22
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    llvm.return
  ^bb25:  // 2 preds: ^bb11, ^bb21
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb26
  ^bb26:  // pred: ^bb25
    %86 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.insertvalue %86, %9[0] : !llvm.struct<(ptr, i32)> 
    %89 = llvm.insertvalue %87, %88[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %89 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZN6Parser7productEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser7productEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @_ZN6Parser7primaryEv : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, i64)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i64, i64)> 
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %11 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %11[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds|nuw %11[%7, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call @_ZN6Parser5chainEPKcMS_FSt10unique_ptrI4NodeSt14default_deleteIS3_EEvE(%arg0, %12, %8, %14, %16) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64, i64) -> ()
    llvm.return
  }
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    llvm.call @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEC2EOS3_(%5, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BinaryC2EicSt10unique_ptrI4NodeSt14default_deleteIS1_EES4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BinaryC2EicSt10unique_ptrI4NodeSt14default_deleteIS1_EES4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %arg3, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4NodeC2Ev(%12) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %14 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %14, %13 {alignment = 8 : i64} : i32, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %12[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %16 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %16, %15 {alignment = 4 : i64} : i8, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %12[%2, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_(%17, %arg3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %18 = llvm.getelementptr inbounds|nuw %12[%2, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2EOS3_(%18, %arg4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2IS2_vEEPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2IS2_vEEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%6, %7) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEaSEOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEaSEOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %8 = llvm.call @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEaSEOS3_(%5, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEC2EOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEC2EOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EOS3_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    llvm.call @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2EOS4_(%6, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %2, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2EOS4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2EOS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2EOS4_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    %5 = llvm.call @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2EOS4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2EOS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2EOS3_(%4, %5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memcpy"(%4, %6, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2EOS3_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2EOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERS4_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERS4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERS2_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.1", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4NodeC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4NodeC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Node : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BinaryD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BinaryD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Binary : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds|nuw %8[%2, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4NodeD2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BinaryD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BinaryD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6BinaryD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Binary4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Binary4evalEPKl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(47 : i32) : i32
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %10 = llvm.mlir.addressof @_ZTI12DivideByZero : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZN12DivideByZeroD2Ev : !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %21 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %22 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call %25(%21, %22) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %26, %15 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %19[%1, 4] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %28 = llvm.call @_ZNKSt10unique_ptrI4NodeSt14default_deleteIS0_EEptEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %29 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call %32(%28, %29) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef})
    llvm.store %33, %16 {alignment = 8 : i64} : i64, !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %19[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i8
    %36 = llvm.sext %35 : i8 to i32
    llvm.switch %36 : i32, ^bb4 [
      43: ^bb1,
      45: ^bb2,
      42: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %37 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.add %37, %38 overflow<nsw> : i64
    llvm.store %39, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb2:  // pred: ^bb0
    %40 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.sub %40, %41 overflow<nsw> : i64
    llvm.store %42, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb3:  // pred: ^bb0
    %43 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.mul %43, %44 overflow<nsw> : i64
    llvm.store %45, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb4:  // pred: ^bb0
    %46 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.icmp "eq" %46, %6 : i64
    llvm.cond_br %47, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %48 = llvm.call @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN12DivideByZeroCI25ErrorEi(%48, %50) to ^bb6 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_throw(%48, %10, %11) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb5
    %51 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %52 = llvm.extractvalue %51[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.extractvalue %51[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %53, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%48) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb8:  // pred: ^bb4
    %54 = llvm.getelementptr inbounds|nuw %19[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Binary", (struct<"struct.Node", (ptr)>, i32, i8, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>, struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i8
    %56 = llvm.sext %55 : i8 to i32
    %57 = llvm.icmp "eq" %56, %7 : i32
    llvm.cond_br %57, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %58 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.sdiv %58, %59 : i64
    llvm.br ^bb11(%60 : i64)
  ^bb10:  // pred: ^bb8
    %61 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.srem %61, %62 : i64
    llvm.br ^bb11(%63 : i64)
  ^bb11(%64: i64):  // 2 preds: ^bb9, ^bb10
    llvm.store %64, %12 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb11
    %65 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %65 : i64
  ^bb13:  // pred: ^bb7
    %66 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.insertvalue %66, %9[0] : !llvm.struct<(ptr, i32)> 
    %69 = llvm.insertvalue %67, %68[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %69 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4NodeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4NodeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4NodeD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4NodeD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.trap
    llvm.unreachable
  }
  llvm.func unnamed_addr @__cxa_pure_virtual()
  llvm.func linkonce_odr unnamed_addr @_ZN12DivideByZeroCI25ErrorEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN12DivideByZeroCI25ErrorEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV12DivideByZero : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN5ErrorC2Ei(%7, %8) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN12DivideByZeroD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN12DivideByZeroD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ErrorD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorC2Ei(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Error : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Error", packed (ptr, i32, array<4 x i8>)>
    %9 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %9, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN12DivideByZeroD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN12DivideByZeroD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN12DivideByZeroD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK12DivideByZero4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK12DivideByZero4textEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.trap
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EPS0_(%3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2EPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    llvm.call @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2Ev(%3) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %4 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%5) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2Ev(%2) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2Ev(%2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2Ev(%2) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP4NodeLb0EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.1", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEaSEOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EEaSEOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEaSEOS3_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEaSEOS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEaSEOS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE7releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE5resetEPS0_(%3, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %8 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE5resetEPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE5resetEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "ne" %10, %1 : !llvm.ptr
    llvm.cond_br %11, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNKSt14default_deleteI4NodeEclEPS0_(%12, %13) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb1
    %14 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%15) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE7releaseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE7releaseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    %5 = llvm.call @_ZSt3getILm1EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt14default_deleteI4NodeEclEPS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt14default_deleteI4NodeEclEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "eq" %6, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %10(%6) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt3getILm1EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3getILm1EJP4NodeSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZSt12__get_helperILm1ESt14default_deleteI4NodeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__get_helperILm1ESt14default_deleteI4NodeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__get_helperILm1ESt14default_deleteI4NodeEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEE7_M_headERS3_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEE7_M_headERS3_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEE7_M_headERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EE7_M_headERS3_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EE7_M_headERS3_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EE7_M_headERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN6Parser7primaryEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Parser7primaryEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(97 : i32) : i32
    %3 = llvm.mlir.constant(122 : i32) : i32
    %4 = llvm.mlir.constant(40 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.addressof @_ZTI6Syntax : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZN6SyntaxD2Ev : !llvm.ptr
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.constant(41 : i32) : i32
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %13 = llvm.mlir.constant(10 : i64) : i64
    %14 = llvm.mlir.constant(48 : i32) : i32
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @_ZN6Parser4peekEv(%24) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext})
    llvm.store %25, %17 {alignment = 1 : i64} : i8, !llvm.ptr
    %26 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %27 = llvm.zext %26 : i8 to i32
    %28 = llvm.call @isdigit(%27) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %29 = llvm.icmp "ne" %28, %1 : i32
    llvm.cond_br %29, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    llvm.store %11, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb3
    %30 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.zext %36 : i8 to i32
    %38 = llvm.call @isdigit(%37) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %39 = llvm.icmp "ne" %38, %1 : i32
    llvm.cond_br %39, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %40 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.mul %40, %13 overflow<nsw> : i64
    %42 = llvm.getelementptr inbounds|nuw %24[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    llvm.store %46, %44 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.sext %45 : i32 to i64
    %48 = llvm.getelementptr inbounds %43[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 1 : i64} : !llvm.ptr -> i8
    %50 = llvm.sext %49 : i8 to i32
    %51 = llvm.sub %50, %14 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.add %41, %52 overflow<nsw> : i64
    llvm.store %53, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb2
    %54 = llvm.call @_Znwm(%5) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %55 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.invoke @_ZN6NumberC2El(%54, %55) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2IS2_vEEPS0_(%arg0, %54) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb6:  // pred: ^bb4
    %56 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %57 = llvm.extractvalue %56[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %57, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.extractvalue %56[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %58, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%54, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb7:  // pred: ^bb0
    %59 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %60 = llvm.sext %59 : i8 to i32
    %61 = llvm.icmp "sge" %60, %2 : i32
    llvm.cond_br %61, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %62 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %63 = llvm.sext %62 : i8 to i32
    %64 = llvm.icmp "sle" %63, %3 : i32
    llvm.cond_br %64, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %65 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %66, %0 overflow<nsw> : i32
    llvm.store %67, %65 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %66, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_(%22, %21, %17) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2I8VariableS1_IS5_EvEEOS_IT_T0_E(%arg0, %22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EED2Ev(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb10:  // 2 preds: ^bb7, ^bb8
    %68 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %69 = llvm.sext %68 : i8 to i32
    %70 = llvm.icmp "eq" %69, %4 : i32
    llvm.cond_br %70, ^bb11, ^bb21
  ^bb11:  // pred: ^bb10
    %71 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i32
    %73 = llvm.add %72, %0 overflow<nsw> : i32
    llvm.store %73, %71 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %8, %23 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.call @_ZN6Parser3sumEv(%arg0, %24) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %74 = llvm.invoke @_ZN6Parser4peekEv(%24) to ^bb12 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i8 {llvm.noundef, llvm.signext})
  ^bb12:  // pred: ^bb11
    %75 = llvm.sext %74 : i8 to i32
    %76 = llvm.icmp "ne" %75, %9 : i32
    llvm.cond_br %76, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %77 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    %78 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN6SyntaxCI25ErrorEi(%77, %79) to ^bb14 unwind ^bb16 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    llvm.invoke @__cxa_throw(%77, %6, %7) to ^bb26 unwind ^bb15 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb15:  // 2 preds: ^bb11, ^bb14
    %80 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %81 = llvm.extractvalue %80[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.extractvalue %80[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb16:  // pred: ^bb13
    %83 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %84 = llvm.extractvalue %83[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.extractvalue %83[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %85, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%77) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb20
  ^bb17:  // pred: ^bb12
    %86 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i32
    %88 = llvm.add %87, %0 overflow<nsw> : i32
    llvm.store %88, %86 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %10, %23 {alignment = 1 : i64} : i1, !llvm.ptr
    %89 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.cond_br %89, ^bb19, ^bb18
  ^bb18:  // pred: ^bb17
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    llvm.br ^bb24
  ^bb20:  // 2 preds: ^bb15, ^bb16
    llvm.call @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EED2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb21:  // pred: ^bb10
    %90 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %24[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Parser", packed (ptr, i32, array<4 x i8>)>
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN6SyntaxCI25ErrorEi(%90, %92) to ^bb22 unwind ^bb23 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb22:  // pred: ^bb21
    llvm.call @__cxa_throw(%90, %6, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb23:  // pred: ^bb21
    %93 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %94 = llvm.extractvalue %93[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %94, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %95 = llvm.extractvalue %93[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %95, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%90) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb25
  ^bb24:  // 3 preds: ^bb5, ^bb9, ^bb19
    llvm.return
  ^bb25:  // 3 preds: ^bb6, ^bb20, ^bb23
    %96 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.insertvalue %96, %12[0] : !llvm.struct<(ptr, i32)> 
    %99 = llvm.insertvalue %97, %98[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %99 : !llvm.struct<(ptr, i32)>
  ^bb26:  // pred: ^bb14
    llvm.unreachable
  }
  llvm.func @isdigit(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func linkonce_odr unnamed_addr @_ZN6NumberC2El(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NumberC2El) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Number : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4NodeC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Number", (struct<"struct.Node", (ptr)>, i64)>
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %9, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt11make_uniqueI8VariableJRiRcEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.call @_Znwm(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.invoke @_ZN8VariableC2Eic(%8, %10, %12) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EEC2IS2_vEEPS0_(%arg0, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%8, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %2[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2I8VariableS1_IS5_EvEEOS_IT_T0_E(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EEC2I8VariableS1_IS5_EvEEOS_IT_T0_E) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE7releaseEv(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE11get_deleterEv(%9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I8VariableEEEPS0_OT_(%6, %8, %10) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %11 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%12) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %7, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE11get_deleterEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNKSt14default_deleteI8VariableEclEPS0_(%11, %13) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  ^bb4:  // pred: ^bb1
    %15 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%16) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NumberD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NumberD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4NodeD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NumberD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NumberD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6NumberD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Number4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Number4evalEPKl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Number", (struct<"struct.Node", (ptr)>, i64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %6 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8VariableC2Eic(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN8VariableC2Eic) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV8Variable : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4NodeC2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %10 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %10, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %8[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %12 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %12, %11 {alignment = 4 : i64} : i8, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EEC2IS2_vEEPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EEC2IS2_vEEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt15__uniq_ptr_dataI8VariableSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%6, %7) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8VariableD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8VariableD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4NodeD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8VariableD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8VariableD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN8VariableD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK8Variable4evalEPKl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK8Variable4evalEPKl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(101 : i32) : i32
    %4 = llvm.mlir.constant(97 : i32) : i32
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZTI7Unknown : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZN7UnknownD2Ev : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i8
    %16 = llvm.sext %15 : i8 to i32
    %17 = llvm.icmp "sgt" %16, %3 : i32
    llvm.cond_br %17, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %18 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i8
    llvm.invoke @_ZN7UnknownC2Eic(%18, %20, %22) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.call @__cxa_throw(%18, %7, %8) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %23 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %24, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %25, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%18) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Variable", packed (struct<"struct.Node", (ptr)>, i32, i8, array<3 x i8>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i8
    %29 = llvm.sext %28 : i8 to i32
    %30 = llvm.sub %29, %4 overflow<nsw> : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %26[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %33 : i64
  ^bb5:  // pred: ^bb3
    %34 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.insertvalue %34, %6[0] : !llvm.struct<(ptr, i32)> 
    %37 = llvm.insertvalue %35, %36[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %37 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7UnknownC2Eic(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN7UnknownC2Eic) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV7Unknown : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN5ErrorC2Ei(%8, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Unknown", (struct<"struct.Error.base", packed (ptr, i32)>, i8, array<3 x i8>)>
    %11 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %11, %10 {alignment = 4 : i64} : i8, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7UnknownD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7UnknownD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ErrorD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7UnknownD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7UnknownD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN7UnknownD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK7Unknown4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK7Unknown4textEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_dataI8VariableSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_dataI8VariableSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EEC2EPS0_(%3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EEC2EPS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EEC2EPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>
    llvm.call @_ZNSt5tupleIJP8VariableSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt5tupleIJP8VariableSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt5tupleIJP8VariableSt14default_deleteIS0_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES1_S3_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEEC2Ev(%3) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %4 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%5) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>
    %5 = llvm.call @_ZSt3getILm0EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEEC2Ev(%2) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt10_Head_baseILm0EP8VariableLb0EEC2Ev(%2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EEC2Ev(%2) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm0EP8VariableLb0EEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP8VariableLb0EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.9", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EEC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZSt3getILm0EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3getILm0EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZSt12__get_helperILm0EP8VariableJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__get_helperILm0EP8VariableJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__get_helperILm0EP8VariableJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEE7_M_headERS4_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEE7_M_headERS4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP8VariableSt14default_deleteIS0_EEE7_M_headERS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt10_Head_baseILm0EP8VariableLb0EE7_M_headERS2_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10_Head_baseILm0EP8VariableLb0EE7_M_headERS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP8VariableLb0EE7_M_headERS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.9", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE7releaseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE7releaseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE7releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE11get_deleterEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI8VariableSt14default_deleteIS0_EE11get_deleterEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr.2", (struct<"struct.std::__uniq_ptr_data.3", (struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>)>)>
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE10_M_deleterEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I8VariableEEEPS0_OT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_dataI4NodeSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I8VariableEEEPS0_OT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2IS1_I8VariableEEEPS0_OT_(%4, %5, %6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE7releaseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE7releaseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.call @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE6_M_ptrEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %8 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE10_M_deleterEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI8VariableSt14default_deleteIS0_EE10_M_deleterEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl.4", (struct<"class.std::tuple.5", (struct<"struct.std::_Tuple_impl.6", (struct<"struct.std::_Head_base.9", (ptr)>)>)>)>
    %5 = llvm.call @_ZSt3getILm1EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt3getILm1EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3getILm1EJP8VariableSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZSt12__get_helperILm1ESt14default_deleteI8VariableEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__get_helperILm1ESt14default_deleteI8VariableEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__get_helperILm1ESt14default_deleteI8VariableEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEE7_M_headERS3_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEE7_M_headERS3_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI8VariableEEE7_M_headERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EE7_M_headERS3_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EE7_M_headERS3_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm1ESt14default_deleteI8VariableELb1EE7_M_headERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2IS1_I8VariableEEEPS0_OT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EEC2IS1_I8VariableEEEPS0_OT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2IRS1_S2_I8VariableETnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleISA_T0_EEEbE4typeELb1EEEOSA_OSB_(%6, %3, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2IRS1_S2_I8VariableETnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleISA_T0_EEEbE4typeELb1EEEOSA_OSB_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt5tupleIJP4NodeSt14default_deleteIS0_EEEC2IRS1_S2_I8VariableETnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleISA_T0_EEEbE4typeELb1EEEOSA_OSB_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2IRS1_JS2_I8VariableEEvEEOT_DpOT0_(%5, %6, %7) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %8 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2IRS1_JS2_I8VariableEEvEEOT_DpOT0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEEC2IRS1_JS2_I8VariableEEvEEOT_DpOT0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2IS0_I8VariableEEEOT_(%4, %5) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2IRS1_EEOT_(%4, %6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2IS0_I8VariableEEEOT_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm1EJSt14default_deleteI4NodeEEEC2IS0_I8VariableEEEOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2IS0_I8VariableEEEOT_(%3, %4) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm0EP4NodeLb0EEC2IRS1_EEOT_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP4NodeLb0EEC2IRS1_EEOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.1", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2IS0_I8VariableEEEOT_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm1ESt14default_deleteI4NodeELb1EEC2IS0_I8VariableEEEOT_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt14default_deleteI4NodeEC2I8VariablevEERKS_IT_E(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt14default_deleteI4NodeEC2I8VariablevEERKS_IT_E(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt14default_deleteI4NodeEC2I8VariablevEERKS_IT_E) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt14default_deleteI8VariableEclEPS0_(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt14default_deleteI8VariableEclEPS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "eq" %6, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %10(%6) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 13 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SyntaxD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SyntaxD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6SyntaxD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Syntax4textEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Syntax4textEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return}
  llvm.func @__cxa_bad_cast()
  llvm.func linkonce_odr @_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EE11get_deleterEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10unique_ptrI4NodeSt14default_deleteIS0_EE11get_deleterEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::unique_ptr", (struct<"struct.std::__uniq_ptr_data", (struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>)>)>
    %5 = llvm.call @_ZNSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE10_M_deleterEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt15__uniq_ptr_implI4NodeSt14default_deleteIS0_EE6_M_ptrEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__uniq_ptr_impl", (struct<"class.std::tuple", (struct<"struct.std::_Tuple_impl", (struct<"struct.std::_Head_base.1", (ptr)>)>)>)>
    %5 = llvm.call @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %6 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt3getILm0EJP4NodeSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt12__get_helperILm0EP4NodeJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERKS4_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERKS4_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt11_Tuple_implILm0EJP4NodeSt14default_deleteIS0_EEE7_M_headERKS4_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERKS2_(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.return %3 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERKS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt10_Head_baseILm0EP4NodeLb0EE7_M_headERKS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::_Head_base.1", (ptr)>
    llvm.return %4 : !llvm.ptr
  }
}
