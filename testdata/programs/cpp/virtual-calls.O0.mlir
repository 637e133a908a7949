#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTV6Square any
    llvm.comdat_selector @_ZTI6Square any
    llvm.comdat_selector @_ZTS6Square any
    llvm.comdat_selector @_ZTI5Shape any
    llvm.comdat_selector @_ZTS5Shape any
    llvm.comdat_selector @_ZTI5Named any
    llvm.comdat_selector @_ZTS5Named any
    llvm.comdat_selector @_ZTV5Shape any
    llvm.comdat_selector @_ZTV5Named any
    llvm.comdat_selector @_ZTV6Circle any
    llvm.comdat_selector @_ZTI6Circle any
    llvm.comdat_selector @_ZTS6Circle any
    llvm.comdat_selector @_ZTV6Bottom any
    llvm.comdat_selector @_ZTT6Bottom any
    llvm.comdat_selector @_ZTC6Bottom0_4Left any
    llvm.comdat_selector @_ZTI4Left any
    llvm.comdat_selector @_ZTS4Left any
    llvm.comdat_selector @_ZTI4Base any
    llvm.comdat_selector @_ZTS4Base any
    llvm.comdat_selector @_ZTC6Bottom16_5Right any
    llvm.comdat_selector @_ZTI5Right any
    llvm.comdat_selector @_ZTS5Right any
    llvm.comdat_selector @_ZTI6Bottom any
    llvm.comdat_selector @_ZTS6Bottom any
    llvm.comdat_selector @_ZTV4Base any
    llvm.comdat_selector @_ZTV4Left any
    llvm.comdat_selector @_ZTT4Left any
    llvm.comdat_selector @_ZTV5Right any
    llvm.comdat_selector @_ZTT5Right any
    llvm.comdat_selector @_ZN6SquareC2Ed any
    llvm.comdat_selector @_ZN6CircleC2Ed any
    llvm.comdat_selector @_ZNK6Square5cloneEv any
    llvm.comdat_selector @_ZNK6Circle5cloneEv any
    llvm.comdat_selector @_ZN6BottomC1Ev any
    llvm.comdat_selector @_ZN6BottomD1Ev any
    llvm.comdat_selector @_ZN6CircleD2Ev any
    llvm.comdat_selector @_ZN6SquareD2Ev any
    llvm.comdat_selector @_ZN5ShapeC2Ev any
    llvm.comdat_selector @_ZN5NamedC2EPKc any
    llvm.comdat_selector @_ZN6SquareD0Ev any
    llvm.comdat_selector @_ZNK6Square4areaEv any
    llvm.comdat_selector @_ZNK6Square4nameEv any
    llvm.comdat_selector @_ZNK6Square4rankEv any
    llvm.comdat_selector @_ZN6Square4selfEv any
    llvm.comdat_selector @_ZThn8_N6SquareD1Ev any
    llvm.comdat_selector @_ZThn8_N6SquareD0Ev any
    llvm.comdat_selector @_ZThn8_NK6Square4rankEv any
    llvm.comdat_selector @_ZTchn8_h8_N6Square4selfEv any
    llvm.comdat_selector @_ZN5ShapeD2Ev any
    llvm.comdat_selector @_ZN5ShapeD0Ev any
    llvm.comdat_selector @_ZNK5Shape4nameEv any
    llvm.comdat_selector @_ZN5NamedD2Ev any
    llvm.comdat_selector @_ZN5NamedD0Ev any
    llvm.comdat_selector @_ZNK5Named4rankEv any
    llvm.comdat_selector @_ZN5Named4selfEv any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN6CircleD0Ev any
    llvm.comdat_selector @_ZNK6Circle4areaEv any
    llvm.comdat_selector @_ZN4BaseC2Ev any
    llvm.comdat_selector @_ZN4LeftC2Ev any
    llvm.comdat_selector @_ZN5RightC2Ev any
    llvm.comdat_selector @_ZN4LeftD2Ev any
    llvm.comdat_selector @_ZN4Left4hookEv any
    llvm.comdat_selector @_ZN4LeftD1Ev any
    llvm.comdat_selector @_ZN4LeftD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N4LeftD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N4LeftD0Ev any
    llvm.comdat_selector @_ZTv0_n32_N4Left4hookEv any
    llvm.comdat_selector @_ZN5RightD1Ev any
    llvm.comdat_selector @_ZN5RightD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N5RightD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N5RightD0Ev any
    llvm.comdat_selector @_ZN4Base4hookEv any
    llvm.comdat_selector @_ZN6Bottom4hookEv any
    llvm.comdat_selector @_ZN6BottomD0Ev any
    llvm.comdat_selector @_ZThn16_N6BottomD1Ev any
    llvm.comdat_selector @_ZThn16_N6BottomD0Ev any
    llvm.comdat_selector @_ZTv0_n24_N6BottomD1Ev any
    llvm.comdat_selector @_ZTv0_n24_N6BottomD0Ev any
    llvm.comdat_selector @_ZTv0_n32_N6Bottom4hookEv any
    llvm.comdat_selector @_ZN4BaseD2Ev any
    llvm.comdat_selector @_ZN4BaseD0Ev any
    llvm.comdat_selector @_ZN5RightD2Ev any
    llvm.comdat_selector @_ZN6BottomD2Ev any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%s %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("total %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("rank %d self %d %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("back %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Shape() comdat(@__llvm_global_comdat::@_ZTV5Shape) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @__cxa_pure_virtual : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZNK5Shape4nameEv : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN5ShapeD0Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZN5ShapeD2Ev : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTI5Shape : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<7 x ptr> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %0, %10[4] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %1, %11[5] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %0, %12[6] : !llvm.array<7 x ptr> 
    %14 = llvm.mlir.undef : !llvm.struct<(array<7 x ptr>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(array<7 x ptr>)> 
    llvm.return %15 : !llvm.struct<(array<7 x ptr>)>
  }
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
    %4 = llvm.mlir.addressof @_ZN6CircleD2Ev : !llvm.ptr
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
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV6Bottom() comdat(@__llvm_global_comdat::@_ZTV6Bottom) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n32_N6Bottom4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N6BottomD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTv0_n24_N6BottomD1Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI6Bottom : !llvm.ptr
    %4 = llvm.mlir.constant(-32 : i64) : i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<7 x ptr> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[2] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %3, %9[3] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %2, %10[4] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %1, %11[5] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %0, %12[6] : !llvm.array<7 x ptr> 
    %14 = llvm.mlir.addressof @_ZThn16_N6BottomD0Ev : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZThn16_N6BottomD1Ev : !llvm.ptr
    %16 = llvm.mlir.constant(-16 : i64) : i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.mlir.constant(16 : i64) : i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.array<5 x ptr> 
    %22 = llvm.insertvalue %17, %21[1] : !llvm.array<5 x ptr> 
    %23 = llvm.insertvalue %3, %22[2] : !llvm.array<5 x ptr> 
    %24 = llvm.insertvalue %15, %23[3] : !llvm.array<5 x ptr> 
    %25 = llvm.insertvalue %14, %24[4] : !llvm.array<5 x ptr> 
    %26 = llvm.mlir.addressof @_ZN6BottomD0Ev : !llvm.ptr
    %27 = llvm.mlir.addressof @_ZN6BottomD1Ev : !llvm.ptr
    %28 = llvm.mlir.addressof @_ZN6Bottom4hookEv : !llvm.ptr
    %29 = llvm.mlir.zero : !llvm.ptr
    %30 = llvm.mlir.constant(32 : i64) : i64
    %31 = llvm.inttoptr %30 : i64 to !llvm.ptr
    %32 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %33 = llvm.insertvalue %31, %32[0] : !llvm.array<6 x ptr> 
    %34 = llvm.insertvalue %29, %33[1] : !llvm.array<6 x ptr> 
    %35 = llvm.insertvalue %3, %34[2] : !llvm.array<6 x ptr> 
    %36 = llvm.insertvalue %28, %35[3] : !llvm.array<6 x ptr> 
    %37 = llvm.insertvalue %27, %36[4] : !llvm.array<6 x ptr> 
    %38 = llvm.insertvalue %26, %37[5] : !llvm.array<6 x ptr> 
    %39 = llvm.mlir.undef : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)> 
    %41 = llvm.insertvalue %25, %40[1] : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)> 
    %42 = llvm.insertvalue %13, %41[2] : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)> 
    llvm.return %42 : !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT6Bottom() comdat(@__llvm_global_comdat::@_ZTT6Bottom) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<7 x ptr> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Bottom : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.getelementptr inbounds %3[%2, 2, %5] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %8 = llvm.mlir.addressof @_ZTC6Bottom16_5Right : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%2, 1, %5] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %10 = llvm.getelementptr inbounds %8[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %11 = llvm.mlir.addressof @_ZTC6Bottom0_4Left : !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%2, 1, %5] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %13 = llvm.getelementptr inbounds %11[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %14 = llvm.getelementptr inbounds %3[%2, 0, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %15 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.array<7 x ptr> 
    %17 = llvm.insertvalue %13, %16[1] : !llvm.array<7 x ptr> 
    %18 = llvm.insertvalue %12, %17[2] : !llvm.array<7 x ptr> 
    %19 = llvm.insertvalue %10, %18[3] : !llvm.array<7 x ptr> 
    %20 = llvm.insertvalue %9, %19[4] : !llvm.array<7 x ptr> 
    %21 = llvm.insertvalue %7, %20[5] : !llvm.array<7 x ptr> 
    %22 = llvm.insertvalue %4, %21[6] : !llvm.array<7 x ptr> 
    llvm.return %22 : !llvm.array<7 x ptr>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC6Bottom0_4Left() comdat(@__llvm_global_comdat::@_ZTC6Bottom0_4Left) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n32_N4Left4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N4LeftD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTv0_n24_N4LeftD1Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI4Left : !llvm.ptr
    %4 = llvm.mlir.constant(-32 : i64) : i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<7 x ptr> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[2] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %3, %9[3] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %2, %10[4] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %1, %11[5] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %0, %12[6] : !llvm.array<7 x ptr> 
    %14 = llvm.mlir.addressof @_ZN4LeftD0Ev : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZN4LeftD1Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZN4Left4hookEv : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(32 : i64) : i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.array<6 x ptr> 
    %22 = llvm.insertvalue %17, %21[1] : !llvm.array<6 x ptr> 
    %23 = llvm.insertvalue %3, %22[2] : !llvm.array<6 x ptr> 
    %24 = llvm.insertvalue %16, %23[3] : !llvm.array<6 x ptr> 
    %25 = llvm.insertvalue %15, %24[4] : !llvm.array<6 x ptr> 
    %26 = llvm.insertvalue %14, %25[5] : !llvm.array<6 x ptr> 
    %27 = llvm.mlir.undef : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> 
    %29 = llvm.insertvalue %13, %28[1] : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> 
    llvm.return %29 : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI4Left() comdat(@__llvm_global_comdat::@_ZTI4Left) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI4Base : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS4Left : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS4Left("4Left\00") comdat(@__llvm_global_comdat::@_ZTS4Left) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI4Base() comdat(@__llvm_global_comdat::@_ZTI4Base) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS4Base : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS4Base("4Base\00") comdat(@__llvm_global_comdat::@_ZTS4Base) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTC6Bottom16_5Right() comdat(@__llvm_global_comdat::@_ZTC6Bottom16_5Right) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4Base4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N5RightD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTv0_n24_N5RightD1Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI5Right : !llvm.ptr
    %4 = llvm.mlir.constant(-16 : i64) : i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %5, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    %15 = llvm.mlir.addressof @_ZN5RightD0Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZN5RightD1Ev : !llvm.ptr
    %17 = llvm.mlir.constant(16 : i64) : i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %6, %20[1] : !llvm.array<5 x ptr> 
    %22 = llvm.insertvalue %3, %21[2] : !llvm.array<5 x ptr> 
    %23 = llvm.insertvalue %16, %22[3] : !llvm.array<5 x ptr> 
    %24 = llvm.insertvalue %15, %23[4] : !llvm.array<5 x ptr> 
    %25 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %26 = llvm.insertvalue %24, %25[0] : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> 
    %27 = llvm.insertvalue %14, %26[1] : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> 
    llvm.return %27 : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTI5Right() comdat(@__llvm_global_comdat::@_ZTI5Right) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64)> {
    %0 = llvm.mlir.constant(-6141 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI4Base : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTS5Right : !llvm.ptr
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
  llvm.mlir.global linkonce_odr constant @_ZTS5Right("5Right\00") comdat(@__llvm_global_comdat::@_ZTS5Right) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI6Bottom() comdat(@__llvm_global_comdat::@_ZTI6Bottom) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> {
    %0 = llvm.mlir.constant(4098 : i64) : i64
    %1 = llvm.mlir.addressof @_ZTI5Right : !llvm.ptr
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.addressof @_ZTI4Left : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZTS6Bottom : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTVN10__cxxabiv121__vmi_class_type_infoE : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %10 = llvm.insertvalue %5, %9[1] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %11 = llvm.insertvalue %4, %10[2] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)> 
    llvm.return %16 : !llvm.struct<(ptr, ptr, i32, i32, ptr, i64, ptr, i64)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS6Bottom("6Bottom\00") comdat(@__llvm_global_comdat::@_ZTS6Bottom) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Base() comdat(@__llvm_global_comdat::@_ZTV4Base) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4Base4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN4BaseD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZN4BaseD2Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI4Base : !llvm.ptr
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
  llvm.mlir.global private unnamed_addr constant @".str.12"("base %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV4Left() comdat(@__llvm_global_comdat::@_ZTV4Left) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZTv0_n32_N4Left4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N4LeftD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTv0_n24_N4LeftD1Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI4Left : !llvm.ptr
    %4 = llvm.mlir.constant(-16 : i64) : i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<7 x ptr> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[2] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %3, %9[3] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %2, %10[4] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %1, %11[5] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %0, %12[6] : !llvm.array<7 x ptr> 
    %14 = llvm.mlir.addressof @_ZN4LeftD0Ev : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZN4LeftD1Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZN4Left4hookEv : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(16 : i64) : i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.mlir.undef : !llvm.array<6 x ptr>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.array<6 x ptr> 
    %22 = llvm.insertvalue %17, %21[1] : !llvm.array<6 x ptr> 
    %23 = llvm.insertvalue %3, %22[2] : !llvm.array<6 x ptr> 
    %24 = llvm.insertvalue %16, %23[3] : !llvm.array<6 x ptr> 
    %25 = llvm.insertvalue %15, %24[4] : !llvm.array<6 x ptr> 
    %26 = llvm.insertvalue %14, %25[5] : !llvm.array<6 x ptr> 
    %27 = llvm.mlir.undef : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> 
    %29 = llvm.insertvalue %13, %28[1] : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)> 
    llvm.return %29 : !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT4Left() comdat(@__llvm_global_comdat::@_ZTT4Left) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Left : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 0, %5] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<7 x ptr>)>
    %7 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<2 x ptr> 
    %9 = llvm.insertvalue %4, %8[1] : !llvm.array<2 x ptr> 
    llvm.return %9 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Right() comdat(@__llvm_global_comdat::@_ZTV5Right) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN4Base4hookEv : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZTv0_n24_N5RightD0Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTv0_n24_N5RightD1Ev : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTI5Right : !llvm.ptr
    %4 = llvm.mlir.constant(-16 : i64) : i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.array<7 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<7 x ptr> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.array<7 x ptr> 
    %10 = llvm.insertvalue %5, %9[2] : !llvm.array<7 x ptr> 
    %11 = llvm.insertvalue %3, %10[3] : !llvm.array<7 x ptr> 
    %12 = llvm.insertvalue %2, %11[4] : !llvm.array<7 x ptr> 
    %13 = llvm.insertvalue %1, %12[5] : !llvm.array<7 x ptr> 
    %14 = llvm.insertvalue %0, %13[6] : !llvm.array<7 x ptr> 
    %15 = llvm.mlir.addressof @_ZN5RightD0Ev : !llvm.ptr
    %16 = llvm.mlir.addressof @_ZN5RightD1Ev : !llvm.ptr
    %17 = llvm.mlir.constant(16 : i64) : i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.array<5 x ptr> 
    %21 = llvm.insertvalue %6, %20[1] : !llvm.array<5 x ptr> 
    %22 = llvm.insertvalue %3, %21[2] : !llvm.array<5 x ptr> 
    %23 = llvm.insertvalue %16, %22[3] : !llvm.array<5 x ptr> 
    %24 = llvm.insertvalue %15, %23[4] : !llvm.array<5 x ptr> 
    %25 = llvm.mlir.undef : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %26 = llvm.insertvalue %24, %25[0] : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> 
    %27 = llvm.insertvalue %14, %26[1] : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)> 
    llvm.return %27 : !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
  }
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTT5Right() comdat(@__llvm_global_comdat::@_ZTT5Right) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Right : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 1, %0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 0, %5] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>, array<7 x ptr>)>
    %7 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.array<2 x ptr> 
    %9 = llvm.insertvalue %4, %8[1] : !llvm.array<2 x ptr> 
    llvm.return %9 : !llvm.array<2 x ptr>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.constant(16 : i64) : i64
    %17 = llvm.mlir.constant(-24 : i64) : i64
    %18 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %19 = llvm.mlir.constant(17 : i64) : i64
    %20 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
    %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<(i64, i64)> 
    %22 = llvm.insertvalue %7, %21[1] : !llvm.struct<(i64, i64)> 
    %23 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %24 = llvm.mlir.constant(300 : i32) : i32
    %25 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %26 = llvm.mlir.constant(2000 : i32) : i32
    %27 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str" : !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<4 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"struct.Bottom", (struct<"struct.Left.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.Right.base", packed (ptr, i32)>, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6SquareC2Ed(%31, %2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
    llvm.invoke @_ZN6CircleC2Ed(%32, %3) to ^bb1 unwind ^bb10 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.store %31, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.getelementptr inbounds %35[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %32, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.getelementptr inbounds %35[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.invoke @_ZNK6Square5cloneEv(%31) to ^bb2 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.store %52, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds %35[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %54 = llvm.invoke @_ZNK6Circle5cloneEv(%32) to ^bb3 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb3:  // pred: ^bb2
    llvm.store %54, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %35, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %56, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %57[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %59 = llvm.getelementptr inbounds %58[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %59, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb9
    %60 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.icmp "ne" %60, %61 : !llvm.ptr
    llvm.cond_br %62, ^bb5, ^bb12
  ^bb5:  // pred: ^bb4
    %63 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %64, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %65 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.getelementptr inbounds %66[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.invoke %68(%65) to ^bb6 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb6:  // pred: ^bb5
    %70 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr inbounds %71[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.invoke %73(%70) to ^bb7 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb7:  // pred: ^bb6
    %75 = llvm.invoke @printf(%28, %69, %74) to ^bb8 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %76 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %76[%0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %77, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4
  ^bb10:  // pred: ^bb0
    %78 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %79 = llvm.extractvalue %78[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %79, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %80 = llvm.extractvalue %78[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb71
  ^bb11:  // 21 preds: ^bb1, ^bb2, ^bb5, ^bb6, ^bb7, ^bb12, ^bb13, ^bb16, ^bb17, ^bb18, ^bb19, ^bb25, ^bb26, ^bb31, ^bb32, ^bb56, ^bb60, ^bb61, ^bb64, ^bb65, ^bb68
    %81 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %82 = llvm.extractvalue %81[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %83 = llvm.extractvalue %81[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %83, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb70
  ^bb12:  // pred: ^bb4
    %84 = llvm.getelementptr inbounds %35[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %85 = llvm.invoke @_ZL5totalPKP5Shapei(%84, %9) to ^bb13 unwind ^bb11 : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb13:  // pred: ^bb12
    %86 = llvm.invoke @printf(%10, %85) to ^bb14 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    %87 = llvm.icmp "eq" %31, %11 : !llvm.ptr
    llvm.cond_br %87, ^bb16(%11 : !llvm.ptr), ^bb15
  ^bb15:  // pred: ^bb14
    %88 = llvm.getelementptr inbounds %31[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb16(%88 : !llvm.ptr)
  ^bb16(%89: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    llvm.store %89, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %90 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds %91[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.invoke %93(%90) to ^bb17 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb17:  // pred: ^bb16
    %95 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.getelementptr inbounds %96[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.invoke %98(%95) to ^bb18 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb18:  // pred: ^bb17
    %100 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.icmp "eq" %99, %100 : !llvm.ptr
    %102 = llvm.zext %101 : i1 to i32
    %103 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.getelementptr inbounds|nuw %103[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Named", (ptr, ptr)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.invoke @printf(%13, %94, %102, %105) to ^bb19 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb19:  // pred: ^bb18
    %107 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.getelementptr inbounds %108[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.invoke %110(%107) to ^bb20 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  ^bb20:  // pred: ^bb19
    %112 = llvm.icmp "eq" %31, %11 : !llvm.ptr
    llvm.cond_br %112, ^bb22(%11 : !llvm.ptr), ^bb21
  ^bb21:  // pred: ^bb20
    %113 = llvm.getelementptr inbounds %31[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb22(%113 : !llvm.ptr)
  ^bb22(%114: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %115 = llvm.icmp "eq" %111, %114 : !llvm.ptr
    llvm.cond_br %115, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.br ^bb25(%31 : !llvm.ptr)
  ^bb24:  // pred: ^bb22
    llvm.br ^bb25(%11 : !llvm.ptr)
  ^bb25(%116: !llvm.ptr):  // 2 preds: ^bb23, ^bb24
    llvm.store %116, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds %118[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.invoke %120(%117) to ^bb26 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb26:  // pred: ^bb25
    %122 = llvm.invoke @printf(%14, %121) to ^bb27 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
  ^bb27:  // pred: ^bb26
    %123 = llvm.getelementptr inbounds %35[%7, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %124 = llvm.load %123 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.icmp "eq" %124, %11 : !llvm.ptr
    llvm.cond_br %125, ^bb29, ^bb28
  ^bb28:  // pred: ^bb27
    %126 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.getelementptr inbounds %126[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %128(%124) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %129 = llvm.getelementptr inbounds %35[%7, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.icmp "eq" %130, %11 : !llvm.ptr
    llvm.cond_br %131, ^bb31, ^bb30
  ^bb30:  // pred: ^bb29
    %132 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %133 = llvm.getelementptr inbounds %132[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %134 = llvm.load %133 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %134(%130) {no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %135 = llvm.invoke @printf(%15) to ^bb32 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb32:  // pred: ^bb31
    llvm.invoke @_ZN6BottomC1Ev(%42) to ^bb33 unwind ^bb11 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb33:  // pred: ^bb32
    %136 = llvm.icmp "eq" %42, %11 : !llvm.ptr
    llvm.cond_br %136, ^bb35(%11 : !llvm.ptr), ^bb34
  ^bb34:  // pred: ^bb33
    %137 = llvm.getelementptr inbounds %42[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb35(%137 : !llvm.ptr)
  ^bb35(%138: !llvm.ptr):  // 2 preds: ^bb33, ^bb34
    llvm.store %138, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %139 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.icmp "eq" %139, %11 : !llvm.ptr
    llvm.cond_br %140, ^bb37(%11 : !llvm.ptr), ^bb36
  ^bb36:  // pred: ^bb35
    %141 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.getelementptr %141[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i64
    %144 = llvm.getelementptr inbounds %139[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb37(%144 : !llvm.ptr)
  ^bb37(%145: !llvm.ptr):  // 2 preds: ^bb35, ^bb36
    llvm.store %145, %44 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %146 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.load %146 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.getelementptr %147[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 {alignment = 8 : i64} : !llvm.ptr -> i64
    %150 = llvm.getelementptr inbounds %146[%149] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.getelementptr inbounds %151[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.invoke %153(%150) to ^bb38 unwind ^bb42 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb38:  // pred: ^bb37
    %155 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.getelementptr inbounds %156[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %158 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.invoke %158(%155) to ^bb39 unwind ^bb42 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb39:  // pred: ^bb38
    %160 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.getelementptr inbounds|nuw %160[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Base", packed (ptr, i32, array<4 x i8>)>
    %162 = llvm.load %161 {alignment = 8 : i64} : !llvm.ptr -> i32
    %163 = llvm.invoke @printf(%18, %154, %159, %162) to ^bb40 unwind ^bb42 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb40:  // pred: ^bb39
    llvm.store %22, %45 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    %164 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %166 = llvm.extractvalue %165[1] : !llvm.struct<(i64, i64)> 
    %167 = llvm.getelementptr inbounds %164[%166] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %168 = llvm.extractvalue %165[0] : !llvm.struct<(i64, i64)> 
    %169 = llvm.and %168, %4 : i64
    %170 = llvm.icmp "ne" %169, %7 : i64
    llvm.cond_br %170, ^bb41, ^bb43
  ^bb41:  // pred: ^bb40
    %171 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %172 = llvm.sub %168, %4 : i64
    %173 = llvm.getelementptr %171[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb44(%174 : !llvm.ptr)
  ^bb42:  // 7 preds: ^bb37, ^bb38, ^bb39, ^bb44, ^bb45, ^bb51, ^bb52
    %175 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %176 = llvm.extractvalue %175[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %176, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.extractvalue %175[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %177, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6BottomD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb70
  ^bb43:  // pred: ^bb40
    %178 = llvm.inttoptr %168 : i64 to !llvm.ptr
    llvm.br ^bb44(%178 : !llvm.ptr)
  ^bb44(%179: !llvm.ptr):  // 2 preds: ^bb41, ^bb43
    %180 = llvm.invoke %179(%167) to ^bb45 unwind ^bb42 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb45:  // pred: ^bb44
    %181 = llvm.invoke @printf(%23, %180) to ^bb46 unwind ^bb42 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb46:  // pred: ^bb45
    llvm.store %12, %46 {alignment = 8 : i64} : i64, !llvm.ptr
    %182 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.getelementptr inbounds %182[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %184 {alignment = 4 : i64} : i32, !llvm.ptr
    %185 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %186 = llvm.icmp "eq" %185, %11 : !llvm.ptr
    llvm.cond_br %186, ^bb48(%11 : !llvm.ptr), ^bb47
  ^bb47:  // pred: ^bb46
    %187 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %188 = llvm.getelementptr %187[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.load %188 {alignment = 8 : i64} : !llvm.ptr -> i64
    %190 = llvm.getelementptr inbounds %185[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb48(%190 : !llvm.ptr)
  ^bb48(%191: !llvm.ptr):  // 2 preds: ^bb46, ^bb47
    %192 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %193 = llvm.extractvalue %192[1] : !llvm.struct<(i64, i64)> 
    %194 = llvm.getelementptr inbounds %191[%193] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %195 = llvm.extractvalue %192[0] : !llvm.struct<(i64, i64)> 
    %196 = llvm.and %195, %4 : i64
    %197 = llvm.icmp "ne" %196, %7 : i64
    llvm.cond_br %197, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %198 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %199 = llvm.sub %195, %4 : i64
    %200 = llvm.getelementptr %198[%199] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb51(%201 : !llvm.ptr)
  ^bb50:  // pred: ^bb48
    %202 = llvm.inttoptr %195 : i64 to !llvm.ptr
    llvm.br ^bb51(%202 : !llvm.ptr)
  ^bb51(%203: !llvm.ptr):  // 2 preds: ^bb49, ^bb50
    %204 = llvm.invoke %203(%194) to ^bb52 unwind ^bb42 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb52:  // pred: ^bb51
    %205 = llvm.invoke @printf(%23, %204) to ^bb53 unwind ^bb42 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb53:  // pred: ^bb52
    llvm.call @_ZN6BottomD1Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %22, %47 {alignment = 8 : i64} : !llvm.struct<(i64, i64)>, !llvm.ptr
    %206 = llvm.getelementptr inbounds %31[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %208 = llvm.extractvalue %207[1] : !llvm.struct<(i64, i64)> 
    %209 = llvm.getelementptr inbounds %206[%208] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %210 = llvm.extractvalue %207[0] : !llvm.struct<(i64, i64)> 
    %211 = llvm.and %210, %4 : i64
    %212 = llvm.icmp "ne" %211, %7 : i64
    llvm.cond_br %212, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    %213 = llvm.load %209 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %214 = llvm.sub %210, %4 : i64
    %215 = llvm.getelementptr %213[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb56(%216 : !llvm.ptr)
  ^bb55:  // pred: ^bb53
    %217 = llvm.inttoptr %210 : i64 to !llvm.ptr
    llvm.br ^bb56(%217 : !llvm.ptr)
  ^bb56(%218: !llvm.ptr):  // 2 preds: ^bb54, ^bb55
    %219 = llvm.invoke %218(%209) to ^bb57 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb57:  // pred: ^bb56
    %220 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %221 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, i64)>
    %222 = llvm.extractvalue %221[1] : !llvm.struct<(i64, i64)> 
    %223 = llvm.getelementptr inbounds %220[%222] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %224 = llvm.extractvalue %221[0] : !llvm.struct<(i64, i64)> 
    %225 = llvm.and %224, %4 : i64
    %226 = llvm.icmp "ne" %225, %7 : i64
    llvm.cond_br %226, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    %227 = llvm.load %223 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %228 = llvm.sub %224, %4 : i64
    %229 = llvm.getelementptr %227[%228] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %230 = llvm.load %229 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb60(%230 : !llvm.ptr)
  ^bb59:  // pred: ^bb57
    %231 = llvm.inttoptr %224 : i64 to !llvm.ptr
    llvm.br ^bb60(%231 : !llvm.ptr)
  ^bb60(%232: !llvm.ptr):  // 2 preds: ^bb58, ^bb59
    %233 = llvm.invoke %232(%223) to ^bb61 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb61:  // pred: ^bb60
    %234 = llvm.invoke @printf(%25, %219, %233) to ^bb62 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb62:  // pred: ^bb61
    llvm.store %7, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb63
  ^bb63:  // 2 preds: ^bb62, ^bb67
    %235 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %236 = llvm.icmp "slt" %235, %26 : i32
    llvm.cond_br %236, ^bb64, ^bb68
  ^bb64:  // pred: ^bb63
    %237 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %238 = llvm.and %237, %0 : i32
    %239 = llvm.sext %238 : i32 to i64
    %240 = llvm.getelementptr inbounds %35[%7, %239] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %241 = llvm.load %240 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %242 = llvm.load %241 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %243 = llvm.getelementptr inbounds %242[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %244 = llvm.load %243 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %245 = llvm.invoke %244(%241) to ^bb65 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
  ^bb65:  // pred: ^bb64
    %246 = llvm.fptosi %245 : f64 to i64
    %247 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %248 = llvm.load %247 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %249 = llvm.getelementptr inbounds %248[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %250 = llvm.load %249 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %251 = llvm.invoke %250(%247) to ^bb66 unwind ^bb11 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb66:  // pred: ^bb65
    %252 = llvm.sext %251 : i32 to i64
    %253 = llvm.add %246, %252 overflow<nsw> : i64
    %254 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %255 = llvm.add %254, %253 overflow<nsw> : i64
    llvm.store %255, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb67
  ^bb67:  // pred: ^bb66
    %256 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %257 = llvm.add %256, %0 overflow<nsw> : i32
    llvm.store %257, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb63 {loop_annotation = #loop_annotation}
  ^bb68:  // pred: ^bb63
    %258 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %259 = llvm.invoke @printf(%27, %258) to ^bb69 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb69:  // pred: ^bb68
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN6CircleD2Ev(%32) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN6SquareD2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %260 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %260 : i32
  ^bb70:  // 2 preds: ^bb11, ^bb42
    llvm.call @_ZN6CircleD2Ev(%32) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb71
  ^bb71:  // 2 preds: ^bb10, ^bb70
    llvm.call @_ZN6SquareD2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb72
  ^bb72:  // pred: ^bb71
    %261 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %262 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %263 = llvm.insertvalue %261, %29[0] : !llvm.struct<(ptr, i32)> 
    %264 = llvm.insertvalue %262, %263[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %264 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SquareC2Ed(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, %arg1: f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SquareC2Ed) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @_ZTV6Square : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%5, 0, %4] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<9 x ptr>, array<6 x ptr>)>
    %8 = llvm.getelementptr inbounds %6[%5, 1, %4] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<9 x ptr>, array<6 x ptr>)>
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %10 {alignment = 8 : i64} : f64, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ShapeC2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %14 = llvm.getelementptr inbounds %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.invoke @_ZN5NamedC2EPKc(%14, %2) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.store %7, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.getelementptr inbounds %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %13[%5, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)>
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %17, %16 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.return
  ^bb2:  // pred: ^bb0
    %18 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %19, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %20, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5ShapeD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.insertvalue %21, %3[0] : !llvm.struct<(ptr, i32)> 
    %24 = llvm.insertvalue %22, %23[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %24 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6CircleC2Ed(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6CircleC2Ed) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV6Circle : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<7 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ShapeC2Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)>
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %9, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square5cloneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square5cloneEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @_Znwm(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %11 = llvm.getelementptr inbounds|nuw %9[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> f64
    %13 = llvm.fadd %12, %4 : f64
    llvm.invoke @_ZN6SquareC2Ed(%10, %13) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return %10 : !llvm.ptr
  ^bb2:  // pred: ^bb0
    %14 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %16, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%10, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %17 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.insertvalue %17, %5[0] : !llvm.struct<(ptr, i32)> 
    %20 = llvm.insertvalue %18, %19[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %20 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Circle5cloneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Circle5cloneEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_Znwm(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    %10 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.fdiv %11, %3 : f64
    llvm.invoke @_ZN6CircleC2Ed(%9, %12) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return %9 : !llvm.ptr
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%9, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %4[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL5totalPKP5Shapei(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> (f64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "slt" %8, %9 : i32
    llvm.cond_br %10, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call %18(%15) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef})
    %20 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %21 = llvm.fadd %20, %19 : f64
    llvm.store %21, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %22 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %24 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %24 : f64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BottomC1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BottomC1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTT6Bottom : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.getelementptr inbounds %4[%3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x ptr>
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.addressof @_ZTV6Bottom : !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%11, 0, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.getelementptr inbounds %12[%11, 2, %14] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %17 = llvm.getelementptr inbounds %12[%11, 1, %10] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>, array<5 x ptr>, array<7 x ptr>)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4BaseC2Ev(%22) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4LeftC2Ev(%21, %5) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %21[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.invoke @_ZN5RightC2Ev(%23, %8) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.store %13, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr inbounds %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %16, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.getelementptr inbounds %21[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %17, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  ^bb3:  // pred: ^bb0
    %26 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb4:  // pred: ^bb1
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4LeftD2Ev(%21, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %32 = llvm.getelementptr inbounds %21[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4BaseD2Ev(%32) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %33 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.insertvalue %33, %9[0] : !llvm.struct<(ptr, i32)> 
    %36 = llvm.insertvalue %34, %35[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %36 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BottomD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BottomD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT6Bottom : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6BottomD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4BaseD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6CircleD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6CircleD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5ShapeD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SquareD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SquareD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN5NamedD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN5ShapeD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ShapeC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ShapeC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Shape : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<7 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5NamedC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5NamedC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Named", (ptr, ptr)>
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6SquareD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6SquareD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6SquareD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4areaEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4areaEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Square", (struct<"struct.Shape", (ptr)>, struct<"struct.Named", (ptr, ptr)>, f64)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> f64
    %9 = llvm.fmul %6, %8 : f64
    llvm.return %9 : f64
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.getelementptr inbounds|nuw %5[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Named", (ptr, ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Square4rankEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Square4rankEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Square4selfEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Square4selfEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_N6SquareD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_N6SquareD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6SquareD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_N6SquareD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_N6SquareD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6SquareD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn8_NK6Square4rankEv(%arg0: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn8_NK6Square4rankEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-8 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.call tail @_ZNK6Square4rankEv(%4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.return %5 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZTchn8_h8_N6Square4selfEv(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTchn8_h8_N6Square4selfEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.call @_ZN6Square4selfEv(%6) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %8 = llvm.icmp "eq" %7, %2 : !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.getelementptr inbounds %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%9 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : !llvm.ptr)
  ^bb3(%10: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ShapeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ShapeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ShapeD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ShapeD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.trap
    llvm.unreachable
  }
  llvm.func unnamed_addr @__cxa_pure_virtual()
  llvm.func linkonce_odr unnamed_addr @_ZNK5Shape4nameEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Shape4nameEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5NamedD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5NamedD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV5Named : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<6 x ptr>)>
    %5 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Named", (ptr, ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.invoke @printf(%5, %10) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %12 = llvm.landingpad (catch %6 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%13) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5NamedD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5NamedD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5NamedD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK5Named4rankEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK5Named4rankEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %0 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5Named4selfEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5Named4selfEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @_ZSt9terminatev()
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN6CircleD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6CircleD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6CircleD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNK6Circle4areaEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK6Circle4areaEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.fmul %2, %6 : f64
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Circle", (struct<"struct.Shape", (ptr)>, f64)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.fmul %7, %9 : f64
    llvm.return %10 : f64
  }
  llvm.func @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4BaseC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4BaseC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Base : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call %10(%7) : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.getelementptr inbounds|nuw %7[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Base", packed (ptr, i32, array<4 x i8>)>
    llvm.store %11, %12 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LeftC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LeftC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(20 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Left", packed (ptr, i32, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5RightC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5RightC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-24 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(30 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %7[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Right", packed (ptr, i32, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)>
    llvm.store %4, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LeftD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LeftD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4Left4hookEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Left4hookEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Left", packed (ptr, i32, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %2, %6 overflow<nsw> : i32
    llvm.return %7 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LeftD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LeftD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT4Left : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4LeftD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4BaseD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4LeftD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4LeftD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4LeftD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N4LeftD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N4LeftD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN4LeftD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N4LeftD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N4LeftD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN4LeftD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n32_N4Left4hookEv(%arg0: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n32_N4Left4hookEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.call tail @_ZN4Left4hookEv(%7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.return %8 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5RightD1Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5RightD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTT5Right : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5RightD2Ev(%4, %1) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @_ZN4BaseD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5RightD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5RightD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN5RightD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N5RightD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N5RightD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN5RightD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N5RightD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N5RightD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN5RightD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4Base4hookEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Base4hookEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6Bottom4hookEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6Bottom4hookEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1000 : i32) : i32
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Left", packed (ptr, i32, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    %8 = llvm.add %2, %7 overflow<nsw> : i32
    %9 = llvm.getelementptr inbounds %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Right", packed (ptr, i32, array<4 x i8>, struct<"struct.Base.base", packed (ptr, i32)>, array<4 x i8>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %8, %11 overflow<nsw> : i32
    llvm.return %12 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BottomD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BottomD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(48 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN6BottomD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6BottomD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6BottomD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6BottomD1Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZThn16_N6BottomD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZThn16_N6BottomD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6BottomD0Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N6BottomD1Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N6BottomD1Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6BottomD1Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n24_N6BottomD0Ev(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n24_N6BottomD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-24 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call tail @_ZN6BottomD0Ev(%7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZTv0_n32_N6Bottom4hookEv(%arg0: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTv0_n32_N6Bottom4hookEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-32 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.call tail @_ZN6Bottom4hookEv(%7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.return %8 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4BaseD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4BaseD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTV4Base : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 0, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<5 x ptr>)>
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %4, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Base", packed (ptr, i32, array<4 x i8>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.invoke %14(%9) to ^bb1 unwind ^bb3 : !llvm.ptr, (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb1:  // pred: ^bb0
    %16 = llvm.invoke @printf(%6, %11, %15) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %17 = llvm.landingpad (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %18 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%18) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4BaseD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4BaseD0Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4BaseD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%3, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5RightD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5RightD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN6BottomD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN6BottomD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @_ZN5RightD2Ev(%8, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %7[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.call @_ZN4LeftD2Ev(%6, %10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
}
