#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root<id = "_ZTSSt9exception">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "_ZTSSt12__cow_string", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTSSt13runtime_error", members = {<#tbaa_root1, 0>, <#tbaa_type_desc2, 8>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 _ZTS4Poly", members = {<#tbaa_type_desc5, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc5, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTSNSt15__exception_ptr13exception_ptrE", members = {<#tbaa_type_desc5, 0>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc5, offset = 0>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTS4Mine", members = {<#tbaa_type_desc6, 0>, <#tbaa_type_desc3, 16>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTSSt9type_info", members = {<#tbaa_type_desc8, 8>}>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc3, offset = 16>
#tbaa_tag7 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc8, offset = 8>
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
    llvm.comdat_selector @_ZN4PolyD2Ev any
    llvm.comdat_selector @_ZN5QuietD0Ev any
    llvm.comdat_selector @_ZNK5Quiet4whatEv any
    llvm.comdat_selector @_ZN4PolyD0Ev any
    llvm.comdat_selector @_ZN4MineD0Ev any
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
    %2 = llvm.mlir.addressof @_ZNSt9exceptionD2Ev : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.22"("vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("vector::reserve\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Mine() comdat(@__llvm_global_comdat::@_ZTV4Mine) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNKSt13runtime_error4whatEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4MineD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZNSt13runtime_errorD2Ev : !llvm.ptr
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
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTVSt9exception : !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.addressof @_ZTISt9exception : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZNSt9exceptionD1Ev : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTISt12domain_error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZNSt12domain_errorD1Ev : !llvm.ptr
    %11 = llvm.mlir.addressof @_ZTISt12out_of_range : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZTISt11logic_error : !llvm.ptr
    %13 = llvm.mlir.addressof @_ZTI4Mine : !llvm.ptr
    %14 = llvm.mlir.addressof @_ZTISt13runtime_error : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZTISt9bad_alloc : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %17 = llvm.mlir.constant(-1 : i64) : i64
    %18 = llvm.mlir.constant(4611686018427387903 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.addressof @kept_memory : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %22 = llvm.mlir.constant(7 : i64) : i64
    %23 = llvm.mlir.constant(3 : i64) : i64
    %24 = llvm.mlir.zero : !llvm.ptr
    %25 = llvm.mlir.addressof @_ZTV4Poly : !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.mlir.addressof @_ZTI4Poly : !llvm.ptr
    %28 = llvm.mlir.addressof @_ZTI5Other : !llvm.ptr
    %29 = llvm.mlir.constant(0 : i64) : i64
    %30 = llvm.mlir.constant(4611686018427387904 : i64) : i64
    %31 = llvm.mlir.addressof @_ZTVSt9bad_alloc : !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %31[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.mlir.addressof @_ZNSt9bad_allocD1Ev : !llvm.ptr
    %34 = llvm.mlir.addressof @_ZTV5Quiet : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.mlir.addressof @_ZTI5Quiet : !llvm.ptr
    %37 = llvm.mlir.addressof @_ZNSt9exceptionD2Ev : !llvm.ptr
    %38 = llvm.mlir.constant(24 : i64) : i64
    %39 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %40 = llvm.mlir.addressof @_ZTV4Mine : !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %40[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.mlir.constant(12 : i32) : i32
    %43 = llvm.mlir.addressof @_ZNSt13runtime_errorD2Ev : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %45 = llvm.mlir.addressof @_ZTISt14overflow_error : !llvm.ptr
    %46 = llvm.mlir.addressof @_ZNSt14overflow_errorD1Ev : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %48 = llvm.mlir.addressof @_ZTISt12length_error : !llvm.ptr
    %49 = llvm.mlir.addressof @_ZNSt12length_errorD1Ev : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %51 = llvm.mlir.addressof @_ZTISt16invalid_argument : !llvm.ptr
    %52 = llvm.mlir.addressof @_ZNSt16invalid_argumentD1Ev : !llvm.ptr
    %53 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %54 = llvm.mlir.addressof @_ZNSt12out_of_rangeD1Ev : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %56 = llvm.mlir.addressof @_ZNSt11logic_errorD1Ev : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %58 = llvm.mlir.addressof @_ZNSt13runtime_errorD1Ev : !llvm.ptr
    %59 = llvm.mlir.constant(-8 : i64) : i64
    %60 = llvm.mlir.constant(42 : i8) : i8
    %61 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %63 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %64 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %67 = llvm.mlir.addressof @".str" : !llvm.ptr
    %68 = llvm.mlir.constant(18 : i32) : i32
    %69 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %70 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %71 = llvm.mlir.addressof @_ZTISt11range_error : !llvm.ptr
    %72 = llvm.mlir.addressof @_ZNSt11range_errorD1Ev : !llvm.ptr
    %73 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %74 = llvm.mlir.constant(99 : i32) : i32
    %75 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %76 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<"struct.Poly", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.struct<"class.std::runtime_error", (struct<"class.std::exception", (ptr)>, struct<"struct.std::__cow_string", (struct<"union.anon", (ptr)>)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb46
    llvm.intr.lifetime.start %80 : !llvm.ptr
    llvm.call @_ZNSt13runtime_errorC1EPKc(%80, %69) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %84 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt11range_errorC1EPKc(%84, %70) to ^bb57 unwind ^bb58 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb2(%85: i32):  // 2 preds: ^bb0, ^bb46
    llvm.switch %85 : i32, ^bb42 [
      0: ^bb3,
      1: ^bb5,
      2: ^bb7,
      3: ^bb9,
      4: ^bb11,
      5: ^bb13,
      6: ^bb15,
      7: ^bb18,
      8: ^bb19,
      9: ^bb20,
      10: ^bb22,
      11: ^bb26,
      12: ^bb30,
      13: ^bb32,
      14: ^bb34,
      15: ^bb36,
      16: ^bb38
    ]
  ^bb3:  // pred: ^bb2
    %86 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC1EPKc(%86, %57) to ^bb39(%86, %14, %58 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %87 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%86, %87 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb5:  // pred: ^bb2
    %88 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt11logic_errorC1EPKc(%88, %55) to ^bb39(%88, %12, %56 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb6:  // pred: ^bb5
    %89 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%88, %89 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb7:  // pred: ^bb2
    %90 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12out_of_rangeC1EPKc(%90, %53) to ^bb39(%90, %11, %54 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb8:  // pred: ^bb7
    %91 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%90, %91 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb2
    %92 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt16invalid_argumentC1EPKc(%92, %50) to ^bb39(%92, %51, %52 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb10 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    %93 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%92, %93 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb11:  // pred: ^bb2
    %94 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12length_errorC1EPKc(%94, %47) to ^bb39(%94, %48, %49 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb12 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    %95 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%94, %95 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb13:  // pred: ^bb2
    %96 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt14overflow_errorC1EPKc(%96, %44) to ^bb39(%96, %45, %46 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb14:  // pred: ^bb13
    %97 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%96, %97 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb15:  // pred: ^bb2
    %98 = llvm.call @__cxa_allocate_exception(%38) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC2EPKc(%98, %39) to ^bb16 unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    llvm.store %41, %98 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %99 = llvm.getelementptr inbounds|nuw %98[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %42, %99 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.br ^bb39(%98, %13, %43 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb17:  // pred: ^bb15
    %100 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%98, %100 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb18:  // pred: ^bb2
    %101 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %35, %101 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb39(%101, %36, %37 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb19:  // pred: ^bb2
    %102 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %32, %102 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb39(%102, %15, %33 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb20:  // pred: ^bb2
    llvm.intr.lifetime.start %76 : !llvm.ptr
    llvm.store volatile %30, %76 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %103 = llvm.load volatile %76 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %104 = llvm.invoke @_Znam(%103) to ^bb21 unwind ^bb43 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb21:  // pred: ^bb20
    llvm.store volatile %104, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.br ^bb42
  ^bb22:  // pred: ^bb2
    llvm.intr.lifetime.start %77 : !llvm.ptr
    llvm.store %26, %77 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %105 = llvm.call @__dynamic_cast(%77, %27, %28, %29) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i64) -> !llvm.ptr
    %106 = llvm.icmp "eq" %105, %24 : !llvm.ptr
    llvm.cond_br %106, ^bb23, ^bb25
  ^bb23:  // pred: ^bb22
    llvm.invoke @__cxa_bad_cast() to ^bb24 unwind ^bb43 : () -> ()
  ^bb24:  // pred: ^bb23
    llvm.unreachable
  ^bb25:  // pred: ^bb22
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.br ^bb42
  ^bb26:  // pred: ^bb2
    llvm.intr.lifetime.start %78 : !llvm.ptr
    llvm.store volatile %24, %78 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr, !llvm.ptr
    %107 = llvm.load volatile %78 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.icmp "eq" %107, %24 : !llvm.ptr
    llvm.cond_br %108, ^bb27, ^bb29
  ^bb27:  // pred: ^bb26
    llvm.invoke @__cxa_bad_typeid() to ^bb28 unwind ^bb43 : () -> ()
  ^bb28:  // pred: ^bb27
    llvm.unreachable
  ^bb29:  // pred: ^bb26
    llvm.intr.lifetime.end %78 : !llvm.ptr
    llvm.br ^bb42
  ^bb30:  // pred: ^bb2
    llvm.invoke @_ZSt24__throw_out_of_range_fmtPKcz(%21, %22, %23) to ^bb31 unwind ^bb43 vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb31:  // pred: ^bb30
    llvm.unreachable
  ^bb32:  // pred: ^bb2
    llvm.intr.lifetime.start %79 : !llvm.ptr
    llvm.store volatile %17, %79 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : i64, !llvm.ptr
    %109 = llvm.load volatile %79 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %110 = llvm.icmp "ugt" %109, %18 : i64
    %111 = llvm.shl %109, %19 : i64
    %112 = llvm.select %110, %17, %111 : i1, i64
    %113 = llvm.invoke @_Znam(%112) to ^bb33 unwind ^bb43 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb33:  // pred: ^bb32
    llvm.store volatile %113, %20 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %79 : !llvm.ptr
    llvm.br ^bb42
  ^bb34:  // pred: ^bb2
    llvm.invoke @_ZSt20__throw_length_errorPKc(%16) to ^bb35 unwind ^bb43 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb35:  // pred: ^bb34
    llvm.unreachable
  ^bb36:  // pred: ^bb2
    %114 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt12domain_errorC1EPKc(%114, %8) to ^bb39(%114, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr) unwind ^bb37 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb37:  // pred: ^bb36
    %115 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb41(%114, %115 : !llvm.ptr, !llvm.struct<(ptr, i32)>)
  ^bb38:  // pred: ^bb2
    %116 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %5, %116 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb39(%116, %6, %7 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb39(%117: !llvm.ptr, %118: !llvm.ptr, %119: !llvm.ptr):  // 11 preds: ^bb3, ^bb5, ^bb7, ^bb9, ^bb11, ^bb13, ^bb16, ^bb18, ^bb19, ^bb36, ^bb38
    llvm.invoke @__cxa_throw(%117, %118, %119) to ^bb40 unwind ^bb43 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb40:  // pred: ^bb39
    llvm.unreachable
  ^bb41(%120: !llvm.ptr, %121: !llvm.struct<(ptr, i32)>):  // 8 preds: ^bb4, ^bb6, ^bb8, ^bb10, ^bb12, ^bb14, ^bb17, ^bb37
    llvm.call @__cxa_free_exception(%120) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb44(%121 : !llvm.struct<(ptr, i32)>)
  ^bb42:  // 5 preds: ^bb2, ^bb21, ^bb25, ^bb29, ^bb33
    %122 = llvm.call @printf(%67, %85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb46
  ^bb43:  // 7 preds: ^bb20, ^bb23, ^bb27, ^bb30, ^bb32, ^bb34, ^bb39
    %123 = llvm.landingpad cleanup (catch %11 : !llvm.ptr) (catch %12 : !llvm.ptr) (catch %13 : !llvm.ptr) (catch %14 : !llvm.ptr) (catch %15 : !llvm.ptr) (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb44(%123 : !llvm.struct<(ptr, i32)>)
  ^bb44(%124: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb41, ^bb43
    %125 = llvm.extractvalue %124[0] : !llvm.struct<(ptr, i32)> 
    %126 = llvm.extractvalue %124[1] : !llvm.struct<(ptr, i32)> 
    %127 = llvm.intr.eh.typeid.for %11 : (!llvm.ptr) -> i32
    %128 = llvm.icmp "eq" %126, %127 : i32
    llvm.cond_br %128, ^bb45, ^bb47
  ^bb45:  // pred: ^bb44
    %129 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %130 = llvm.load %129 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.getelementptr inbounds|nuw %130[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.load %131 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %133 = llvm.call %132(%129) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %134 = llvm.call @printf(%66, %85, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb46:  // 7 preds: ^bb42, ^bb45, ^bb48, ^bb50, ^bb52, ^bb54, ^bb56
    %135 = llvm.add %85, %0 overflow<nsw, nuw> : i32
    %136 = llvm.icmp "eq" %135, %68 : i32
    llvm.cond_br %136, ^bb1, ^bb2(%135 : i32) {loop_annotation = #loop_annotation}
  ^bb47:  // pred: ^bb44
    %137 = llvm.intr.eh.typeid.for %12 : (!llvm.ptr) -> i32
    %138 = llvm.icmp "eq" %126, %137 : i32
    llvm.cond_br %138, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    %139 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %140 = llvm.load %139 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.getelementptr inbounds|nuw %140[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %143 = llvm.call %142(%139) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %144 = llvm.call @printf(%65, %85, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb49:  // pred: ^bb47
    %145 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %146 = llvm.icmp "eq" %126, %145 : i32
    llvm.cond_br %146, ^bb50, ^bb51
  ^bb50:  // pred: ^bb49
    %147 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %148 = llvm.getelementptr inbounds|nuw %147[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %150 = llvm.load %147 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.getelementptr inbounds|nuw %150[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.call %152(%147) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %154 = llvm.call @printf(%64, %85, %149, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb51:  // pred: ^bb49
    %155 = llvm.intr.eh.typeid.for %14 : (!llvm.ptr) -> i32
    %156 = llvm.icmp "eq" %126, %155 : i32
    llvm.cond_br %156, ^bb52, ^bb53
  ^bb52:  // pred: ^bb51
    %157 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %158 = llvm.load %157 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.getelementptr inbounds|nuw %158[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.call %160(%157) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %162 = llvm.call @printf(%63, %85, %161) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb53:  // pred: ^bb51
    %163 = llvm.intr.eh.typeid.for %15 : (!llvm.ptr) -> i32
    %164 = llvm.icmp "eq" %126, %163 : i32
    llvm.cond_br %164, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    %165 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %166 = llvm.load %165 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %167 = llvm.getelementptr inbounds|nuw %166[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %168 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.call %168(%165) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %170 = llvm.call @printf(%62, %85, %169) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb55:  // pred: ^bb53
    %171 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %172 = llvm.icmp "eq" %126, %171 : i32
    llvm.cond_br %172, ^bb56, ^bb92(%124 : !llvm.struct<(ptr, i32)>)
  ^bb56:  // pred: ^bb55
    %173 = llvm.call @__cxa_begin_catch(%125) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %174 = llvm.load %173 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %175 = llvm.getelementptr inbounds|nuw %174[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.load %175 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.call %176(%173) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %178 = llvm.load %173 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %179 = llvm.getelementptr inbounds %178[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.getelementptr inbounds|nuw %180[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.load %181 {alignment = 8 : i64, tbaa = [#tbaa_tag7]} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.load %182 {alignment = 1 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %184 = llvm.icmp "eq" %183, %60 : i8
    %185 = llvm.zext %184 : i1 to i64
    %186 = llvm.getelementptr inbounds|nuw %182[%185] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %187 = llvm.call @printf(%61, %85, %177, %186) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb46
  ^bb57:  // pred: ^bb1
    llvm.invoke @__cxa_throw(%84, %71, %72) to ^bb93 unwind ^bb59 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb58:  // pred: ^bb1
    %188 = llvm.landingpad cleanup (catch %71 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_free_exception(%84) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb60(%188 : !llvm.struct<(ptr, i32)>)
  ^bb59:  // pred: ^bb57
    %189 = llvm.landingpad cleanup (catch %71 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb60(%189 : !llvm.struct<(ptr, i32)>)
  ^bb60(%190: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb58, ^bb59
    %191 = llvm.extractvalue %190[1] : !llvm.struct<(ptr, i32)> 
    %192 = llvm.intr.eh.typeid.for %71 : (!llvm.ptr) -> i32
    %193 = llvm.icmp "eq" %191, %192 : i32
    llvm.cond_br %193, ^bb61, ^bb91(%190 : !llvm.struct<(ptr, i32)>)
  ^bb61:  // pred: ^bb60
    %194 = llvm.extractvalue %190[0] : !llvm.struct<(ptr, i32)> 
    %195 = llvm.call @__cxa_begin_catch(%194) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %196 = llvm.call @_ZNSt13runtime_erroraSERKS_(%80, %195) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    llvm.invoke @__cxa_end_catch() to ^bb62 unwind ^bb64 : () -> ()
  ^bb62:  // pred: ^bb61
    %197 = llvm.call @_ZNKSt13runtime_error4whatEv(%80) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %198 = llvm.call @puts(%197) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}) -> i32
    llvm.intr.lifetime.start %81 : !llvm.ptr
    %199 = llvm.call @__cxa_allocate_exception(%38) {no_unwind} : (i64) -> !llvm.ptr
    llvm.invoke @_ZNSt13runtime_errorC2EPKc(%199, %73) to ^bb63 unwind ^bb65 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb63:  // pred: ^bb62
    llvm.store %41, %199 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %200 = llvm.getelementptr inbounds|nuw %199[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %74, %200 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%199, %13, %43) to ^bb93 unwind ^bb66 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> ()
  ^bb64:  // pred: ^bb61
    %201 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb91(%201 : !llvm.struct<(ptr, i32)>)
  ^bb65:  // pred: ^bb62
    %202 = llvm.landingpad (catch %24 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @__cxa_free_exception(%199) {no_unwind} : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.br ^bb67(%202 : !llvm.struct<(ptr, i32)>)
  ^bb66:  // pred: ^bb63
    %203 = llvm.landingpad (catch %24 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb67(%203 : !llvm.struct<(ptr, i32)>)
  ^bb67(%204: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb65, ^bb66
    %205 = llvm.extractvalue %204[0] : !llvm.struct<(ptr, i32)> 
    %206 = llvm.call @__cxa_begin_catch(%205) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %82 : !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%82) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %207 = llvm.load %82 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %207, %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.end %82 : !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb68 unwind ^bb71 : () -> ()
  ^bb68:  // pred: ^bb67
    llvm.store %207, %83 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %208 = llvm.icmp "eq" %207, %24 : !llvm.ptr
    llvm.cond_br %208, ^bb73, ^bb72
  ^bb69:  // pred: ^bb86
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%81) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb70
  ^bb70:  // 2 preds: ^bb69, ^bb86
    llvm.intr.lifetime.end %81 : !llvm.ptr
    llvm.call @_ZNSt13runtime_errorD1Ev(%80) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %80 : !llvm.ptr
    llvm.return %1 : i32
  ^bb71:  // pred: ^bb67
    %209 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb88(%209 : !llvm.struct<(ptr, i32)>)
  ^bb72:  // pred: ^bb68
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%83) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb73
  ^bb73:  // 2 preds: ^bb68, ^bb72
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%83) to ^bb74 unwind ^bb75 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb74:  // 2 preds: ^bb73, ^bb81
    llvm.unreachable
  ^bb75:  // pred: ^bb73
    %210 = llvm.landingpad cleanup (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %211 = llvm.extractvalue %210[1] : !llvm.struct<(ptr, i32)> 
    %212 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %213 = llvm.icmp "eq" %212, %24 : !llvm.ptr
    llvm.cond_br %213, ^bb77, ^bb76
  ^bb76:  // pred: ^bb75
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%83) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb77
  ^bb77:  // 2 preds: ^bb75, ^bb76
    %214 = llvm.intr.eh.typeid.for %13 : (!llvm.ptr) -> i32
    %215 = llvm.icmp "eq" %211, %214 : i32
    llvm.cond_br %215, ^bb78, ^bb88(%210 : !llvm.struct<(ptr, i32)>)
  ^bb78:  // pred: ^bb77
    %216 = llvm.extractvalue %210[0] : !llvm.struct<(ptr, i32)> 
    %217 = llvm.call @__cxa_begin_catch(%216) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %218 = llvm.load %217 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.getelementptr inbounds|nuw %218[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %220 = llvm.load %219 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %221 = llvm.call %220(%217) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %222 = llvm.getelementptr inbounds|nuw %217[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %223 = llvm.load %222 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %224 = llvm.call @printf(%75, %221, %223) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb79 unwind ^bb87 : () -> ()
  ^bb79:  // pred: ^bb78
    %225 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    llvm.store %225, %83 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr, !llvm.ptr
    %226 = llvm.icmp "eq" %225, %24 : !llvm.ptr
    llvm.cond_br %226, ^bb81, ^bb80
  ^bb80:  // pred: ^bb79
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%83) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb81
  ^bb81:  // 2 preds: ^bb79, ^bb80
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%83) to ^bb74 unwind ^bb82 : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  ^bb82:  // pred: ^bb81
    %227 = llvm.landingpad cleanup (catch %13 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %228 = llvm.extractvalue %227[1] : !llvm.struct<(ptr, i32)> 
    %229 = llvm.load %83 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %230 = llvm.icmp "eq" %229, %24 : !llvm.ptr
    llvm.cond_br %230, ^bb84, ^bb83
  ^bb83:  // pred: ^bb82
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%83) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb84
  ^bb84:  // 2 preds: ^bb82, ^bb83
    %231 = llvm.icmp "eq" %228, %214 : i32
    llvm.cond_br %231, ^bb85, ^bb88(%227 : !llvm.struct<(ptr, i32)>)
  ^bb85:  // pred: ^bb84
    %232 = llvm.extractvalue %227[0] : !llvm.struct<(ptr, i32)> 
    %233 = llvm.call @__cxa_begin_catch(%232) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %234 = llvm.load %233 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %235 = llvm.getelementptr inbounds|nuw %234[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %236 = llvm.load %235 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %237 = llvm.call %236(%233) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %238 = llvm.getelementptr inbounds|nuw %233[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %239 = llvm.load %238 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> i32
    %240 = llvm.call @printf(%75, %237, %239) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @__cxa_end_catch() to ^bb86 unwind ^bb87 : () -> ()
  ^bb86:  // pred: ^bb85
    %241 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %242 = llvm.icmp "eq" %241, %24 : !llvm.ptr
    llvm.cond_br %242, ^bb70, ^bb69
  ^bb87:  // 2 preds: ^bb78, ^bb85
    %243 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb88(%243 : !llvm.struct<(ptr, i32)>)
  ^bb88(%244: !llvm.struct<(ptr, i32)>):  // 4 preds: ^bb71, ^bb77, ^bb84, ^bb87
    %245 = llvm.load %81 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %246 = llvm.icmp "eq" %245, %24 : !llvm.ptr
    llvm.cond_br %246, ^bb90, ^bb89
  ^bb89:  // pred: ^bb88
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%81) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb90
  ^bb90:  // 2 preds: ^bb88, ^bb89
    llvm.intr.lifetime.end %81 : !llvm.ptr
    llvm.br ^bb91(%244 : !llvm.struct<(ptr, i32)>)
  ^bb91(%247: !llvm.struct<(ptr, i32)>):  // 3 preds: ^bb60, ^bb64, ^bb90
    llvm.call @_ZNSt13runtime_errorD1Ev(%80) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %80 : !llvm.ptr
    llvm.br ^bb92(%247 : !llvm.struct<(ptr, i32)>)
  ^bb92(%248: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb55, ^bb91
    llvm.resume %248 : !llvm.struct<(ptr, i32)>
  ^bb93:  // 2 preds: ^bb57, ^bb63
    llvm.unreachable
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func unnamed_addr @_ZNSt13runtime_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func unnamed_addr @_ZNSt11range_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_free_exception(!llvm.ptr)
  llvm.func unnamed_addr @_ZNSt11range_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func local_unnamed_addr @_ZNSt13runtime_erroraSERKS_(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNKSt13runtime_error4whatEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt13runtime_errorD2Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt17current_exceptionv(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(!llvm.ptr {llvm.noundef}) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt13runtime_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt11logic_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt11logic_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12out_of_rangeD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt16invalid_argumentC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt16invalid_argumentD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12length_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12length_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt14overflow_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt14overflow_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt9exceptionD2Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt9bad_allocD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_Znam(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__dynamic_cast(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["mustprogress", "nofree"], will_return}
  llvm.func local_unnamed_addr @__cxa_bad_cast()
  llvm.func linkonce_odr unnamed_addr @_ZN4PolyD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PolyD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_bad_typeid()
  llvm.func unnamed_addr @_ZNSt12domain_errorC1EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt12domain_errorD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt9exceptionD1Ev(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN5QuietD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5QuietD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    llvm.call tail @_ZNSt9exceptionD2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK5Quiet4whatEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Quiet4whatEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4PolyD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PolyD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZSt20__throw_length_errorPKc(!llvm.ptr {llvm.noundef}) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZSt24__throw_out_of_range_fmtPKcz(!llvm.ptr {llvm.noundef}, ...) attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func unnamed_addr @_ZNSt13runtime_errorC2EPKc(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4MineD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4MineD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(24 : i64) : i64
    llvm.call tail @_ZNSt13runtime_errorD2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
