#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTV3Sum any
    llvm.comdat_selector @_ZTI3Sum any
    llvm.comdat_selector @_ZTS3Sum any
    llvm.comdat_selector @_ZTI8Observer any
    llvm.comdat_selector @_ZTS8Observer any
    llvm.comdat_selector @_ZTV8Observer any
    llvm.comdat_selector @_ZTV3Max any
    llvm.comdat_selector @_ZTT3Max any
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
    llvm.comdat_selector @_ZN8RegisterI4IdleEC2EPKc any
    llvm.comdat_selector @_ZN8RegisterI6NestedEC2EPKc any
    llvm.comdat_selector @_ZN8RegisterI7CommentEC2EPKc any
    llvm.comdat_selector @_ZN3SumC2Ev any
    llvm.comdat_selector @_ZN3MaxC1Ev any
    llvm.comdat_selector @_ZN7MachineC2Ev any
    llvm.comdat_selector @_ZN7Machine3runEP5StatePKc any
    llvm.comdat_selector @_ZN8Registry4findEPKc any
    llvm.comdat_selector @_ZN8ObserverC2Ev any
    llvm.comdat_selector @_ZN3Sum3sawEi any
    llvm.comdat_selector @_ZN3Max3sawEi any
    llvm.comdat_selector @_ZTv0_n24_N3Max3sawEi any
    llvm.comdat_selector @_ZN7Machine4moveEP5State any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN8Registry4headEv any
    llvm.comdat_selector @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_cvPFP5StatevEEv any
    llvm.comdat_selector @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_clEv any
    llvm.comdat_selector @_ZN4IdleD2Ev any
    llvm.comdat_selector @_ZN4IdleD0Ev any
    llvm.comdat_selector @_ZNK4Idle4nameEv any
    llvm.comdat_selector @_ZN5State5enterER7Machine any
    llvm.comdat_selector @_ZN4Idle6handleER7Machinec any
    llvm.comdat_selector @_ZN5StateD2Ev any
    llvm.comdat_selector @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_cvPFP5StatevEEv any
    llvm.comdat_selector @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_clEv any
    llvm.comdat_selector @_ZN6NestedD2Ev any
    llvm.comdat_selector @_ZN6NestedD0Ev any
    llvm.comdat_selector @_ZNK6Nested4nameEv any
    llvm.comdat_selector @_ZN6Nested5enterER7Machine any
    llvm.comdat_selector @_ZN6Nested6handleER7Machinec any
    llvm.comdat_selector @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_cvPFP5StatevEEv any
    llvm.comdat_selector @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv any
    llvm.comdat_selector @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_clEv any
    llvm.comdat_selector @_ZN7CommentD2Ev any
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV8Observer() comdat(@__llvm_global_comdat::@_ZTV8Observer) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<3 x ptr>)> {
    %0 = llvm.mlir.addressof @__cxa_pure_virtual : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTI8Observer : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    %7 = llvm.mlir.undef : !llvm.struct<(array<3 x ptr>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(array<3 x ptr>)> 
    llvm.return %8 : !llvm.struct<(array<3 x ptr>)>
  }
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT3Max() comdat(@__llvm_global_comdat::@_ZTT3Max) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTV3Max : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.array<2 x ptr> 
    llvm.return %6 : !llvm.array<2 x ptr>
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
  llvm.mlir.global linkonce_odr @_ZZN8Registry4headEvE1h() comdat(@__llvm_global_comdat::@_ZZN8Registry4headEvE1h) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
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
    %4 = llvm.mlir.addressof @_ZN4IdleD2Ev : !llvm.ptr
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
    %4 = llvm.mlir.addressof @_ZN6NestedD2Ev : !llvm.ptr
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
    %4 = llvm.mlir.addressof @_ZN7CommentD2Ev : !llvm.ptr
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
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func internal @__cxx_global_var_init() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL4idle : !llvm.ptr
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    llvm.call @_ZN8RegisterI4IdleEC2EPKc(%0, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8RegisterI4IdleEC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8RegisterI4IdleEC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %11 = llvm.call @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_cvPFP5StatevEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %11, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %13 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %16 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @__cxx_global_var_init.1() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL6nested : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    llvm.call @_ZN8RegisterI6NestedEC2EPKc(%0, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8RegisterI6NestedEC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8RegisterI6NestedEC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon.2", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register.0", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %11 = llvm.call @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_cvPFP5StatevEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %11, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %13 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register.0", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %16 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @__cxx_global_var_init.3() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZL7comment : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    llvm.call @_ZN8RegisterI7CommentEC2EPKc(%0, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN8RegisterI7CommentEC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8RegisterI7CommentEC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon.4", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register.1", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %11 = llvm.call @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_cvPFP5StatevEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %11, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %7[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %13 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Register.1", (struct<"struct.Registry::Entry", (ptr, ptr, ptr)>)>
    %16 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.inputs : !llvm.ptr
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(-32 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
    %9 = llvm.insertvalue %4, %8[0] : !llvm.struct<(i64, i64)> 
    %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(i64, i64)> 
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<8 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%18, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @_ZN3SumC2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN3MaxC1Ev(%20) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %19, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds %21[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.icmp "eq" %20, %5 : !llvm.ptr
    llvm.cond_br %34, ^bb2(%5 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %35 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr %35[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.getelementptr inbounds %20[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%38 : !llvm.ptr)
  ^bb2(%39: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %39, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %10, %22 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    llvm.store %18, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    llvm.store %41, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x ptr>
    %44 = llvm.getelementptr inbounds %43[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %44, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb12
    %45 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.icmp "ne" %45, %46 : !llvm.ptr
    llvm.cond_br %47, ^bb4, ^bb13
  ^bb4:  // pred: ^bb3
    %48 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %49, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN7MachineC2Ev(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %50 = llvm.call @_ZN8Registry4findEPKc(%13) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %51 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call @_ZN7Machine3runEP5StatePKc(%27, %50, %51) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.store %52, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds|nuw %27[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.call @printf(%15, %53, %55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %21, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %57[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %58, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr inbounds %59[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %61 = llvm.getelementptr inbounds %60[%16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %61, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb10
    %62 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.icmp "ne" %62, %63 : !llvm.ptr
    llvm.cond_br %64, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    %65 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %66, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %69 = llvm.extractvalue %68[1] : !llvm.struct<(i64, i64)> 
    %70 = llvm.getelementptr inbounds %67[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.extractvalue %68[0] : !llvm.struct<(i64, i64)> 
    %72 = llvm.and %71, %4 : i64
    %73 = llvm.icmp "ne" %72, %7 : i64
    llvm.cond_br %73, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %74 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.sub %71, %4 : i64
    %76 = llvm.getelementptr %74[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb9(%77 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %78 = llvm.inttoptr %71 : i64 to !llvm.ptr
    llvm.br ^bb9(%78 : !llvm.ptr)
  ^bb9(%79: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %80 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call %79(%70, %80) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %81 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.getelementptr inbounds|nuw %81[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %82, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb11:  // pred: ^bb5
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %83 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.getelementptr inbounds|nuw %83[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %84, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb13:  // pred: ^bb3
    %85 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i32
    %87 = llvm.getelementptr inbounds|nuw %20[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i32
    %89 = llvm.call @printf(%12, %86, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.getelementptr inbounds|nuw %19[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.return %91 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3SumC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3SumC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV3Sum : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<3 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN8ObserverC2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    llvm.store %2, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3MaxC1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3MaxC1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV3Max : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.mlir.constant(-99 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN8ObserverC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    llvm.store %5, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7MachineC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7MachineC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    llvm.store %2, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    llvm.store %1, %11 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %9[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %9[%1, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %14 = llvm.getelementptr inbounds %13[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%13 : !llvm.ptr)
  ^bb1(%15: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.store %6, %15 {alignment = 1 : i64} : i8, !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.icmp "eq" %16, %14 : !llvm.ptr
    llvm.cond_br %17, ^bb2, ^bb1(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func linkonce_odr @_ZN7Machine3runEP5StatePKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7Machine3runEP5StatePKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.Go", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZN7Machine4moveEP5State(%20, %21) to ^bb1 unwind ^bb5 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %22 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %22, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb12
    %23 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i8
    %25 = llvm.icmp "ne" %24, %1 : i8
    llvm.cond_br %25, ^bb3, ^bb18
  ^bb3:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds|nuw %20[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke %32(%27, %20, %29) to ^bb4 unwind ^bb6 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.br ^bb11
  ^bb5:  // 2 preds: ^bb0, ^bb9
    %33 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb6:  // pred: ^bb3
    %36 = llvm.landingpad (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %37 = llvm.extractvalue %36[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %37, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %38, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %39 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %41 = llvm.icmp "eq" %39, %40 : i32
    llvm.cond_br %41, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    %42 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @__cxa_begin_catch(%42) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.memcpy"(%18, %43, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %44 = llvm.getelementptr inbounds|nuw %18[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZN7Machine4moveEP5State(%20, %45) to ^bb9 unwind ^bb13 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.invoke @__cxa_end_catch() to ^bb10 unwind ^bb5 : () -> ()
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb4, ^bb10
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %46 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %47, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb2 {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb8
    %48 = llvm.landingpad cleanup (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %49, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb14 unwind ^bb24 : () -> ()
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb5, ^bb7, ^bb14
    %51 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %53 = llvm.icmp "eq" %51, %52 : i32
    llvm.cond_br %53, ^bb16, ^bb23
  ^bb16:  // pred: ^bb15
    %54 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call @__cxa_begin_catch(%54) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %55, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.invoke @printf(%8) to ^bb17 unwind ^bb19 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb17:  // pred: ^bb16
    %57 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Halt", (i32)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %59, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb22
  ^bb18:  // pred: ^bb2
    llvm.br ^bb21
  ^bb19:  // pred: ^bb16
    %60 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %61 = llvm.extractvalue %60[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %61, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %62 = llvm.extractvalue %60[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb20 unwind ^bb24 : () -> ()
  ^bb20:  // pred: ^bb19
    llvm.br ^bb23
  ^bb21:  // pred: ^bb18
    llvm.store %2, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb17, ^bb21
    %63 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %63 : i32
  ^bb23:  // 2 preds: ^bb15, ^bb20
    %64 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.insertvalue %64, %10[0] : !llvm.struct<(ptr, i32)> 
    %67 = llvm.insertvalue %65, %66[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %67 : !llvm.struct<(ptr, i32)>
  ^bb24:  // 2 preds: ^bb13, ^bb19
    %68 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %69 = llvm.extractvalue %68[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%69) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZN8Registry4findEPKc(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8Registry4findEPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.call @_ZN8Registry4headEv() : () -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "ne" %10, %1 : !llvm.ptr
    llvm.cond_br %11, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @strcmp(%14, %15) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.icmp "ne" %16, %3 : i32
    llvm.cond_br %17, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %18 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call %20() : !llvm.ptr, () -> (!llvm.ptr {llvm.noundef})
    llvm.return %21 : !llvm.ptr
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Registry::Entry", (ptr, ptr, ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %24, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %25 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Halt", (i32)>
    llvm.store %4, %26 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%25, %5, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN8ObserverC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8ObserverC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV8Observer : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<3 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN3Sum3sawEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3Sum3sawEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Sum", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    %8 = llvm.add %7, %5 overflow<nsw> : i32
    llvm.store %8, %6 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func unnamed_addr @__cxa_pure_virtual()
  llvm.func linkonce_odr unnamed_addr @_ZN3Max3sawEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN3Max3sawEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "sgt" %5, %7 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Max", packed (struct<"struct.Observer", (ptr)>, i32, array<4 x i8>)>
    llvm.store %9, %10 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N3Max3sawEi(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N3Max3sawEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.getelementptr inbounds %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call tail @_ZN3Max3sawEi(%8, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN7Machine4moveEP5State(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7Machine4moveEP5State) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call %13(%10) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %15 = llvm.call @printf(%3, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %19(%16, %7) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr @_ZN8Registry4headEv() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN8Registry4headEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @_ZZN8Registry4headEvE1h : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_cvPFP5StatevEEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI4IdleEC1EPKcENKUlvE_cvPFP5StatevEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI4IdleEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_clEv(%1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI4IdleEC1EPKcENKUlvE_clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI4IdleEC1EPKcENKUlvE_clEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZZN8RegisterI4IdleEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4IdleD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4IdleD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5StateD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4IdleD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4IdleD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4IdleD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK4Idle4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK4Idle4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5State5enterER7Machine(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5State5enterER7Machine) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4Idle6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN4Idle6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i32) : i32
    %2 = llvm.mlir.constant(41 : i32) : i32
    %3 = llvm.mlir.constant(35 : i32) : i32
    %4 = llvm.mlir.constant(63 : i32) : i32
    %5 = llvm.mlir.constant(46 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(8 : i64) : i64
    %11 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %18 {alignment = 1 : i64} : i8, !llvm.ptr
    %21 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.sext %22 : i8 to i32
    %24 = llvm.icmp "eq" %23, %1 : i32
    llvm.cond_br %24, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %25 = llvm.call @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %27 = llvm.invoke @_ZN8Registry4findEPKc(%14) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %27, %26 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_throw(%25, %12, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %28 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%25) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb4:  // pred: ^bb0
    %31 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.sext %31 : i8 to i32
    %33 = llvm.icmp "eq" %32, %2 : i32
    llvm.cond_br %33, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %34 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Halt", (i32)>
    llvm.store %0, %35 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%34, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %36 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.sext %36 : i8 to i32
    %38 = llvm.icmp "eq" %37, %3 : i32
    llvm.cond_br %38, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %39 = llvm.call @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %41 = llvm.invoke @_ZN8Registry4findEPKc(%13) to ^bb8 unwind ^bb9 : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb8:  // pred: ^bb7
    llvm.store %41, %40 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_throw(%39, %12, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb7
    %42 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %43, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %44, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%39) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb10:  // pred: ^bb6
    %45 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %46 = llvm.sext %45 : i8 to i32
    %47 = llvm.icmp "eq" %46, %4 : i32
    llvm.cond_br %47, ^bb11, ^bb14
  ^bb11:  // pred: ^bb10
    %48 = llvm.call @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %50 = llvm.invoke @_ZN8Registry4findEPKc(%11) to ^bb12 unwind ^bb13 : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb12:  // pred: ^bb11
    llvm.store %50, %49 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_throw(%48, %12, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb11
    %51 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %52 = llvm.extractvalue %51[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.extractvalue %51[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %53, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%48) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb17
  ^bb14:  // pred: ^bb10
    %54 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    %55 = llvm.sext %54 : i8 to i32
    %56 = llvm.icmp "eq" %55, %5 : i32
    llvm.cond_br %56, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %57 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%7, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Halt", (i32)>
    llvm.store %7, %58 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%57, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb16:  // pred: ^bb14
    llvm.return
  ^bb17:  // 3 preds: ^bb3, ^bb9, ^bb13
    %59 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.insertvalue %59, %15[0] : !llvm.struct<(ptr, i32)> 
    %62 = llvm.insertvalue %60, %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %62 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5StateD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5StateD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_free_exception(!llvm.ptr)
  llvm.func linkonce_odr @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_cvPFP5StatevEEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI6NestedEC1EPKcENKUlvE_cvPFP5StatevEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI6NestedEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"class.anon.2", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_clEv(%1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI6NestedEC1EPKcENKUlvE_clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI6NestedEC1EPKcENKUlvE_clEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZZN8RegisterI6NestedEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NestedD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NestedD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5StateD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6NestedD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6NestedD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6NestedD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Nested4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Nested4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Nested5enterER7Machine(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Nested5enterER7Machine) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i32
    %9 = llvm.add %8, %0 overflow<nsw> : i32
    llvm.store %9, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "sgt" %12, %15 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    llvm.store %19, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Nested6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN6Nested6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i32) : i32
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(41 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(8 : i64) : i64
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %17 {alignment = 1 : i64} : i8, !llvm.ptr
    %20 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %22 = llvm.sext %21 : i8 to i32
    %23 = llvm.icmp "eq" %22, %1 : i32
    llvm.cond_br %23, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %24 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %27(%20, %24) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %28 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %29 = llvm.sext %28 : i8 to i32
    %30 = llvm.icmp "eq" %29, %3 : i32
    llvm.cond_br %30, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %31 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %33, %5 overflow<nsw> : i32
    llvm.store %34, %32 {alignment = 8 : i64} : i32, !llvm.ptr
    %35 = llvm.icmp "eq" %34, %4 : i32
    llvm.cond_br %35, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %36 = llvm.call @__cxa_allocate_exception(%11) {no_unwind} : (i64) -> !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %36[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %38 = llvm.invoke @_ZN8Registry4findEPKc(%12) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb5:  // pred: ^bb4
    llvm.store %38, %37 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_throw(%36, %14, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %39 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %40 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %40, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %41, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%36) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb10
  ^bb7:  // 2 preds: ^bb2, ^bb3
    %42 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds|nuw %42[%4, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.Machine", (ptr, i32, i32, array<64 x i8>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "sgt" %44, %6 : i32
    llvm.cond_br %45, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %46 = llvm.call @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%4, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Halt", (i32)>
    llvm.store %8, %47 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%46, %9, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb7
    llvm.return
  ^bb10:  // pred: ^bb6
    %48 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.insertvalue %48, %13[0] : !llvm.struct<(ptr, i32)> 
    %51 = llvm.insertvalue %49, %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %51 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_cvPFP5StatevEEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI7CommentEC1EPKcENKUlvE_cvPFP5StatevEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI7CommentEC1EPKcENUlvE_8__invokeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<"class.anon.4", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_clEv(%1) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZZN8RegisterI7CommentEC1EPKcENKUlvE_clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZZN8RegisterI7CommentEC1EPKcENKUlvE_clEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZZZN8RegisterI7CommentEC1EPKcENKUlvE_clEvE1t : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7CommentD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7CommentD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4IdleD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7CommentD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7CommentD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN7CommentD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK7Comment4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK7Comment4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7Comment6handleER7Machinec(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, %arg2: i8 {llvm.noundef, llvm.signext}) comdat(@__llvm_global_comdat::@_ZN7Comment6handleER7Machinec) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTI2Go : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI4Halt : !llvm.ptr
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(35 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"struct.Halt", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %13 {alignment = 1 : i64} : i8, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Comment", packed (struct<"struct.Idle", (struct<"struct.State", (ptr)>)>, i32, array<4 x i8>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 overflow<nsw> : i32
    llvm.store %21, %19 {alignment = 8 : i64} : i32, !llvm.ptr
    %22 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
    %23 = llvm.sext %22 : i8 to i32
    %24 = llvm.icmp "eq" %23, %2 : i32
    llvm.cond_br %24, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %25 = llvm.call @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    %27 = llvm.invoke @_ZN8Registry4findEPKc(%9) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %27, %26 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_throw(%25, %3, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %28 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_free_exception(%25) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb4:  // pred: ^bb0
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.invoke @_ZN4Idle6handleER7Machinec(%18, %31, %32) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 80 : i64, llvm.nonnull, llvm.noundef}, i8 {llvm.noundef, llvm.signext}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.br ^bb15
  ^bb6:  // pred: ^bb4
    %33 = llvm.landingpad (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %36 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %38 = llvm.icmp "eq" %36, %37 : i32
    llvm.cond_br %38, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %39 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @__cxa_begin_catch(%39) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %40, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
    %42 = llvm.sext %41 : i8 to i32
    %43 = llvm.icmp "eq" %42, %6 : i32
    llvm.cond_br %43, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %44 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Go", (ptr)>
    llvm.store %18, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb12
  ^bb10:  // pred: ^bb7
    %46 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %47 = llvm.icmp "eq" %36, %46 : i32
    llvm.cond_br %47, ^bb11, ^bb16
  ^bb11:  // pred: ^bb10
    %48 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call @__cxa_begin_catch(%48) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.memcpy"(%16, %49, %5) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb15
  ^bb12:  // 2 preds: ^bb8, ^bb9
    llvm.invoke @__cxa_rethrow() to ^bb18 unwind ^bb13 : () -> ()
  ^bb13:  // pred: ^bb12
    %50 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %51 = llvm.extractvalue %50[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %51, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb14 unwind ^bb17 : () -> ()
  ^bb14:  // pred: ^bb13
    llvm.br ^bb16
  ^bb15:  // 2 preds: ^bb5, ^bb11
    llvm.return
  ^bb16:  // 3 preds: ^bb3, ^bb10, ^bb14
    %53 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.insertvalue %53, %10[0] : !llvm.struct<(ptr, i32)> 
    %56 = llvm.insertvalue %54, %55[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %56 : !llvm.struct<(ptr, i32)>
  ^bb17:  // pred: ^bb13
    %57 = llvm.landingpad (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %58 = llvm.extractvalue %57[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%58) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb18:  // pred: ^bb12
    llvm.unreachable
  }
  llvm.func @__cxa_rethrow()
  llvm.func internal @_GLOBAL__sub_I_state_machine.cpp() attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.call @__cxx_global_var_init() : () -> ()
    llvm.call @__cxx_global_var_init.1() : () -> ()
    llvm.call @__cxx_global_var_init.3() : () -> ()
    llvm.return
  }
}
