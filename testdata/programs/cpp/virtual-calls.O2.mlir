#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root<id = "_ZTS5Shape">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS6Circle", members = {<#tbaa_root1, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 _ZTS5Shape", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc3, offset = 8>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS5Named", members = {<#tbaa_type_desc4, 8>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc4, offset = 8>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "_ZTS6Square", members = {<#tbaa_root1, 0>, <#tbaa_type_desc7, 8>, <#tbaa_type_desc3, 24>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc8, access_type = #tbaa_type_desc3, offset = 24>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTV6Square any
    llvm.comdat_selector @_ZTI6Square any
    llvm.comdat_selector @_ZTS6Square any
    llvm.comdat_selector @_ZTI5Shape any
    llvm.comdat_selector @_ZTS5Shape any
    llvm.comdat_selector @_ZTI5Named any
    llvm.comdat_selector @_ZTS5Named any
    llvm.comdat_selector @_ZTV5Named any
    llvm.comdat_selector @_ZTV6Circle any
    llvm.comdat_selector @_ZTI6Circle any
    llvm.comdat_selector @_ZTS6Circle any
    llvm.comdat_selector @_ZNK6Square5cloneEv any
    llvm.comdat_selector @_ZNK6Circle5cloneEv any
    llvm.comdat_selector @_ZN5ShapeD2Ev any
    llvm.comdat_selector @_ZN6SquareD2Ev any
    llvm.comdat_selector @_ZN6SquareD0Ev any
    llvm.comdat_selector @_ZNK6Square4areaEv any
    llvm.comdat_selector @_ZNK6Square4nameEv any
    llvm.comdat_selector @_ZNK6Square4rankEv any
    llvm.comdat_selector @_ZN6Square4selfEv any
    llvm.comdat_selector @_ZThn8_N6SquareD1Ev any
    llvm.comdat_selector @_ZThn8_N6SquareD0Ev any
    llvm.comdat_selector @_ZThn8_NK6Square4rankEv any
    llvm.comdat_selector @_ZTchn8_h8_N6Square4selfEv any
    llvm.comdat_selector @_ZNK5Shape4nameEv any
    llvm.comdat_selector @_ZN5NamedD2Ev any
    llvm.comdat_selector @_ZN5NamedD0Ev any
    llvm.comdat_selector @_ZNK5Named4rankEv any
    llvm.comdat_selector @_ZN5Named4selfEv any
    llvm.comdat_selector @_ZN6CircleD0Ev any
    llvm.comdat_selector @_ZNK6Circle4areaEv any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%s %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("total %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("rank %d self %d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("back %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("square\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Square() comdat(@__llvm_global_comdat::@_ZTV6Square) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<9 x ptr>, array<6 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTchn8_h8_N6Square4selfEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZThn8_NK6Square4rankEv : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZThn8_N6SquareD0Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZThn8_N6SquareD1Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI6Square : !llvm.ptr
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %4, %8[1] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %3, %9[2] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %2, %10[3] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %1, %11[4] : !llvm.array<6 x ptr> 
    %13 = llvm.insertvalue %0, %12[5] : !llvm.array<6 x ptr> 
    %14 = llvm.mlir.addressof @_ZN6Square4selfEv : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZNK6Square4rankEv : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZNK6Square5cloneEv : !llvm.ptr
    %17 = llvm.mlir.addressof @_ZNK6Square4nameEv : !llvm.ptr
    %18 = llvm.mlir.addressof @_ZNK6Square4areaEv : !llvm.ptr
    %19 = llvm.mlir.addressof @_ZN6SquareD0Ev : !llvm.ptr
    %20 = llvm.mlir.addressof @_ZN6SquareD2Ev : !llvm.ptr
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.mlir.undef : !llvm.array<9 x ptr>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.array<9 x ptr> 
    %24 = llvm.insertvalue %4, %23[1] : !llvm.array<9 x ptr> 
    %25 = llvm.insertvalue %20, %24[2] : !llvm.array<9 x ptr> 
    %26 = llvm.insertvalue %19, %25[3] : !llvm.array<9 x ptr> 
    %27 = llvm.insertvalue %18, %26[4] : !llvm.array<9 x ptr> 
    %28 = llvm.insertvalue %17, %27[5] : !llvm.array<9 x ptr> 
    %29 = llvm.insertvalue %16, %28[6] : !llvm.array<9 x ptr> 
    %30 = llvm.insertvalue %15, %29[7] : !llvm.array<9 x ptr> 
    %31 = llvm.insertvalue %14, %30[8] : !llvm.array<9 x ptr> 
    %32 = llvm.mlir.undef : !llvm.struct<(array<9 x ptr>, array<6 x ptr>)>
    %33 = llvm.insertvalue %31, %32[0] : !llvm.struct<(array<9 x ptr>, array<6 x ptr>)> 
    %34 = llvm.insertvalue %13, %33[1] : !llvm.struct<(array<9 x ptr>, array<6 x ptr>)> 
    llvm.return %34 : !llvm.struct<(array<9 x ptr>, array<6 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI6Square() comdat(@__llvm_global_comdat::@_ZTI6Square) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(2050 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI5Named : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI5Shape : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTS6Square : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS6Square("6Square\00") comdat(@__llvm_global_comdat::@_ZTS6Square) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Shape() comdat(@__llvm_global_comdat::@_ZTI5Shape) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Shape : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS5Shape("5Shape\00") comdat(@__llvm_global_comdat::@_ZTS5Shape) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Named() comdat(@__llvm_global_comdat::@_ZTI5Named) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Named : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS5Named("5Named\00") comdat(@__llvm_global_comdat::@_ZTS5Named) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("shape\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Named() comdat(@__llvm_global_comdat::@_ZTV5Named) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<6 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN5Named4selfEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZNK5Named4rankEv : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5NamedD0Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN5NamedD2Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI5Named : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<6 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<6 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<6 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<6 x ptr> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.array<6 x ptr> 
    %12 = llvm.insertvalue %0, %11[5] : !llvm.array<6 x ptr> 
    %13 = llvm.mlir.undef : !llvm.struct<(array<6 x ptr>)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(array<6 x ptr>)> 
    llvm.return %14 : !llvm.struct<(array<6 x ptr>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.11"("~%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Circle() comdat(@__llvm_global_comdat::@_ZTV6Circle) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZNK6Circle5cloneEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZNK5Shape4nameEv : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZNK6Circle4areaEv : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN6CircleD0Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZN5ShapeD2Ev : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTI6Circle : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTI6Circle() comdat(@__llvm_global_comdat::@_ZTI6Circle) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTI5Shape : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTS6Circle : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS6Circle("6Circle\00") comdat(@__llvm_global_comdat::@_ZTS6Circle) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("base %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTV6Square : !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.constant(88 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.constant(24 : i64) : i64
    %9 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %10 = llvm.mlir.addressof @_ZTV6Circle : !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %13 = llvm.mlir.constant(32 : i64) : i64
    %14 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %15 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %16 = llvm.mlir.addressof @".str" : !llvm.ptr
    %17 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %18 = llvm.mlir.constant(9.000000e+00 : f64) : f64
    %19 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %20 = llvm.mlir.constant(7.500000e-01 : f64) : f64
    %21 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %22 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %25 = llvm.mlir.constant(10 : i32) : i32
    %26 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %27 = llvm.mlir.constant(1050 : i32) : i32
    %28 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %29 = llvm.mlir.constant(1320 : i32) : i32
    %30 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %31 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %32 = llvm.mlir.constant(0 : i32) : i32
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %34[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %37 = llvm.mlir.constant(2000 : i32) : i32
    %38 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<4 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %39 : !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %39[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr inbounds|nuw %39[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %43 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %5, %39 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %7, %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %44 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %44 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    llvm.store %11, %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %40[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %45 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %41 : !llvm.ptr
    llvm.store %39, %41 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %41[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %46 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr, !llvm.ptr
    %47 = llvm.invoke @_Znwm(%13) to ^bb1 unwind ^bb5 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 32 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb1:  // pred: ^bb0
    %48 = llvm.getelementptr inbounds|nuw %47[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.getelementptr inbounds|nuw %47[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %49 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %5, %47 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %7, %48 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %47[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %14, %50 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : f64, !llvm.ptr
    %51 = llvm.invoke @_Znwm(%2) to ^bb2 unwind ^bb5 : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %11, %51 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %51[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %52 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %53 = llvm.call @printf(%16, %3, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %54 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.invoke %56(%40) to ^bb6 unwind ^bb8 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb3:  // pred: ^bb7
    %58 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds|nuw %58[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.invoke %60(%40) to ^bb4 unwind ^bb5 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb4:  // pred: ^bb3
    %62 = llvm.call @_ZNK6Square4areaEv(%47) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
    %63 = llvm.fadd %83, %21 : f64
    %64 = llvm.fadd %63, %61 : f64
    %65 = llvm.fadd %64, %62 : f64
    %66 = llvm.fadd %65, %20 : f64
    %67 = llvm.call @printf(%22, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %68 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.invoke %70(%42) to ^bb9 unwind ^bb12 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb5:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb7
    %72 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%72 : !llvm.struct<(ptr, i32)>)
  ^bb6:  // pred: ^bb2
    %73 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %73[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.invoke %75(%40) to ^bb7 unwind ^bb8 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb7:  // pred: ^bb6
    %77 = llvm.call @printf(%16, %57, %76) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %78 = llvm.call @printf(%16, %3, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %79 = llvm.call @printf(%16, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %80 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds|nuw %80[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.invoke %82(%39) to ^bb3 unwind ^bb5 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb8:  // 2 preds: ^bb2, ^bb6
    %84 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%84 : !llvm.struct<(ptr, i32)>)
  ^bb9:  // pred: ^bb4
    %85 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.getelementptr inbounds|nuw %85[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.invoke %87(%42) to ^bb10 unwind ^bb12 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb10:  // pred: ^bb9
    %89 = llvm.icmp "eq" %88, %42 : !llvm.ptr
    %90 = llvm.zext %89 : i1 to i32
    %91 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.call @printf(%23, %71, %90, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %93 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %93[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.invoke %95(%42) to ^bb11 unwind ^bb13 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb11:  // pred: ^bb10
    %97 = llvm.load %39 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.getelementptr inbounds|nuw %97[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.invoke %99(%39) to ^bb14 unwind ^bb13 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb12:  // 2 preds: ^bb4, ^bb9
    %101 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%101 : !llvm.struct<(ptr, i32)>)
  ^bb13:  // 2 preds: ^bb10, ^bb11
    %102 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%102 : !llvm.struct<(ptr, i32)>)
  ^bb14:  // pred: ^bb11
    %103 = llvm.call @printf(%24, %100) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %104 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %104[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %106(%47) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6CircleD0Ev(%51) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %107 = llvm.call @putchar(%25) : (i32) -> i32
    %108 = llvm.call @printf(%26, %27, %27, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %109 = llvm.call @printf(%28, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.call @printf(%28, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @printf(%30, %25, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr %112[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.invoke %114(%42) to ^bb16 unwind ^bb15 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb15:  // 2 preds: ^bb14, ^bb16
    %116 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%116 : !llvm.struct<(ptr, i32)>)
  ^bb16:  // pred: ^bb14
    %117 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.getelementptr %117[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %120 = llvm.invoke %119(%42) to ^bb17 unwind ^bb15 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb17:  // pred: ^bb16
    %121 = llvm.call @printf(%31, %115, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19(%32, %33 : i32, i64)
  ^bb18:  // pred: ^bb21
    %122 = llvm.call @printf(%38, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.store %35, %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %123 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.call @printf(%36, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.return %32 : i32
  ^bb19(%125: i32, %126: i64):  // 2 preds: ^bb17, ^bb21
    %127 = llvm.and %125, %0 : i32
    %128 = llvm.zext nneg %127 : i32 to i64
    %129 = llvm.getelementptr inbounds|nuw %41[%128] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %130 = llvm.load %129 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.load %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr inbounds|nuw %131[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %134 = llvm.invoke %133(%130) to ^bb20 unwind ^bb22 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb20:  // pred: ^bb19
    %135 = llvm.load %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.getelementptr inbounds|nuw %135[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.invoke %137(%42) to ^bb21 unwind ^bb22 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb21:  // pred: ^bb20
    %139 = llvm.fptosi %134 : f64 to i64
    %140 = llvm.sext %138 : i32 to i64
    %141 = llvm.add %126, %139 : i64
    %142 = llvm.add %141, %140 : i64
    %143 = llvm.add %125, %0 overflow<nsw, nuw> : i32
    %144 = llvm.icmp "eq" %143, %37 : i32
    llvm.cond_br %144, ^bb18, ^bb19(%143, %142 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb22:  // 2 preds: ^bb19, ^bb20
    %145 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.br ^bb23(%145 : !llvm.struct<(ptr, i32)>)
  ^bb23(%146: !llvm.struct<(ptr, i32)>):  // 6 preds: ^bb5, ^bb8, ^bb12, ^bb13, ^bb15, ^bb22
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.store %35, %42 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %147 = llvm.load %43 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.call @printf(%36, %147) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.resume %146 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square5cloneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square5cloneEv) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTV6Square : !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.constant(88 : i64) : i64
    %9 = llvm.getelementptr inbounds|nuw %6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 32 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    %11 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> f64
    %13 = llvm.fadd %12, %2 : f64
    %14 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %10[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %15 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    llvm.store %7, %10 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.store %9, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %16 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : f64, !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Circle5cloneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Circle5cloneEv) attributes {alignment = 2 : i64, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %3 = llvm.mlir.addressof @_ZTV6Circle : !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.call tail @_Znwm(%0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef})
    %6 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %8 = llvm.fmul %7, %2 : f64
    llvm.store %4, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %9 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN5ShapeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ShapeD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SquareD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SquareD2Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %5 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call tail @printf(%4, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SquareD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SquareD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %6 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call tail @printf(%4, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call tail @_ZdlPvm(%arg0, %5) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4areaEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4areaEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(24 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> f64
    %3 = llvm.fmul %2, %2 : f64
    llvm.return %3 : f64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4nameEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4rankEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4rankEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Square4selfEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Square4selfEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return %arg0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_N6SquareD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_N6SquareD1Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call tail @printf(%4, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_N6SquareD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_N6SquareD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(-8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %3 = llvm.getelementptr inbounds|nuw %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call tail @printf(%5, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call tail @_ZdlPvm(%7, %6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_NK6Square4rankEv(%arg0: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_NK6Square4rankEv) attributes {alignment = 2 : i64, dso_local, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZTchn8_h8_N6Square4selfEv(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTchn8_h8_N6Square4selfEv) attributes {alignment = 2 : i64, dso_local, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return %arg0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK5Shape4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Shape4nameEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5NamedD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5NamedD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call tail @printf(%4, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5NamedD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5NamedD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    llvm.store %2, %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call tail @printf(%4, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK5Named4rankEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Named4rankEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5Named4selfEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5Named4selfEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return %arg0 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN6CircleD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6CircleD0Ev) attributes {alignment = 2 : i64, dso_local, inline_hint, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Circle4areaEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Circle4areaEv) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %4 = llvm.fmul %3, %1 : f64
    %5 = llvm.fmul %3, %4 : f64
    llvm.return %5 : f64
  }
  llvm.func local_unnamed_addr @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
