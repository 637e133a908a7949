#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI6Colour any
    llvm.comdat_selector @_ZTS6Colour any
    llvm.comdat_selector @_ZTI5Point any
    llvm.comdat_selector @_ZTS5Point any
    llvm.comdat_selector @_ZTI3Big any
    llvm.comdat_selector @_ZTS3Big any
    llvm.comdat_selector @_ZN7GuardedC2Ei any
    llvm.comdat_selector @_ZN7GuardedD2Ev any
    llvm.comdat_selector @_ZN5TraceC2EPKc any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN5TraceD2Ev any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("-> %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.1"("relay %d: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("inner %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("made \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("caught %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("rounds %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("kind\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTId() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIb() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global linkonce_odr constant @_ZTI6Colour() comdat(@__llvm_global_comdat::@_ZTI6Colour) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS6Colour : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv116__enum_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv116__enum_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS6Colour("6Colour\00") comdat(@__llvm_global_comdat::@_ZTS6Colour) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI5Point() comdat(@__llvm_global_comdat::@_ZTI5Point) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Point : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS5Point("5Point\00") comdat(@__llvm_global_comdat::@_ZTS5Point) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global linkonce_odr constant @_ZTI3Big() comdat(@__llvm_global_comdat::@_ZTI3Big) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS3Big : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global linkonce_odr constant @_ZTS3Big("3Big\00") comdat(@__llvm_global_comdat::@_ZTS3Big) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("nothing\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("something\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%ld \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("big\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%d,%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("point\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("enum\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("string\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("bool\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("%g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("double\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%c \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("char\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("long\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("int\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("[%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("raise\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIf() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.27"("text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIt() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external constant @_ZTIDn() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s] \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("relay\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("b\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("constructor threw %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(1000 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.constant(900 : i32) : i32
    %13 = llvm.mlir.constant(13 : i32) : i32
    %14 = llvm.mlir.constant(11 : i32) : i32
    %15 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %20 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %21 = llvm.mlir.addressof @".str" : !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %36 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "sle" %36, %2 : i32
    llvm.cond_br %37, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %38 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call @_ZL4kindi(%38) : (i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %39, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @printf(%21, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %42 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.add %42, %0 overflow<nsw> : i32
    llvm.store %43, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %1, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb13
    %44 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "slt" %44, %3 : i32
    llvm.cond_br %45, ^bb6, ^bb15
  ^bb6:  // pred: ^bb5
    %46 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZL5relayi(%46) to ^bb7 unwind ^bb8 : (i32 {llvm.noundef}) -> ()
  ^bb7:  // pred: ^bb6
    llvm.br ^bb12
  ^bb8:  // pred: ^bb6
    %47 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %48 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %49 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %49, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %50 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %52 = llvm.icmp "eq" %50, %51 : i32
    llvm.cond_br %52, ^bb10, ^bb42
  ^bb10:  // pred: ^bb9
    %53 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.call @__cxa_begin_catch(%53) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %55, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.invoke @printf(%19, %56, %57) to ^bb11 unwind ^bb14 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb11:  // pred: ^bb10
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %59 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.add %59, %0 overflow<nsw> : i32
    llvm.store %60, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb10
    %61 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb42
  ^bb15:  // pred: ^bb5
    %64 = llvm.call @_ZL14inner_handlersv() : () -> (i32 {llvm.noundef})
    %65 = llvm.call @printf(%4, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb26
    %66 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "slt" %66, %5 : i32
    llvm.cond_br %67, ^bb17, ^bb28
  ^bb17:  // pred: ^bb16
    %68 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN7GuardedC2Ei(%30, %68) to ^bb18 unwind ^bb20 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb18:  // pred: ^bb17
    %69 = llvm.invoke @printf(%16) to ^bb19 unwind ^bb21 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb19:  // pred: ^bb18
    llvm.call @_ZN7GuardedD2Ev(%30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb20:  // pred: ^bb17
    %70 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %71 = llvm.extractvalue %70[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %71, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.extractvalue %70[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %72, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22
  ^bb21:  // pred: ^bb18
    %73 = llvm.landingpad cleanup (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %74, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.extractvalue %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %75, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN7GuardedD2Ev(%30) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %76 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %78 = llvm.icmp "eq" %76, %77 : i32
    llvm.cond_br %78, ^bb23, ^bb42
  ^bb23:  // pred: ^bb22
    %79 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.call @__cxa_begin_catch(%79) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %81, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %82 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.invoke @printf(%17, %82) to ^bb24 unwind ^bb27 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb24:  // pred: ^bb23
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb19, ^bb24
    %84 = llvm.call @printf(%18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb26
  ^bb26:  // pred: ^bb25
    %85 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.add %85, %0 overflow<nsw> : i32
    llvm.store %86, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16 {loop_annotation = #loop_annotation}
  ^bb27:  // pred: ^bb23
    %87 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %88 = llvm.extractvalue %87[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %88, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %89 = llvm.extractvalue %87[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %89, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb42
  ^bb28:  // pred: ^bb16
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb28, ^bb40
    %90 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.icmp "slt" %90, %6 : i32
    llvm.cond_br %91, ^bb30, ^bb41
  ^bb30:  // pred: ^bb29
    %92 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.srem %92, %7 : i32
    %94 = llvm.icmp "eq" %93, %1 : i32
    llvm.cond_br %94, ^bb31, ^bb36
  ^bb31:  // pred: ^bb30
    %95 = llvm.call @__cxa_allocate_exception(%8) {no_unwind} : (i64) -> !llvm.ptr
    %96 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %96, %95 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%95, %9, %10) to ^bb43 unwind ^bb32 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb32:  // pred: ^bb31
    %97 = llvm.landingpad (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %98 = llvm.extractvalue %97[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %98, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %99 = llvm.extractvalue %97[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %99, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb33
  ^bb33:  // pred: ^bb32
    %100 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %102 = llvm.icmp "eq" %100, %101 : i32
    llvm.cond_br %102, ^bb34, ^bb42
  ^bb34:  // pred: ^bb33
    %103 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.call @__cxa_begin_catch(%103) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %105, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %106 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.srem %106, %5 : i32
    %108 = llvm.icmp "ne" %107, %1 : i32
    %109 = llvm.zext %108 : i1 to i64
    %110 = llvm.select %108, %3, %11 : i1, i32
    %111 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.add %111, %110 overflow<nsw> : i32
    llvm.store %112, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    %113 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %114 = llvm.icmp "eq" %113, %12 : i32
    llvm.cond_br %114, ^bb35, ^bb37
  ^bb35:  // pred: ^bb34
    llvm.store %14, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb36:  // pred: ^bb30
    %115 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.add %115, %0 overflow<nsw> : i32
    llvm.store %116, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb39
  ^bb37:  // pred: ^bb34
    llvm.store %13, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb35, ^bb37
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    %117 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %117 : i32, ^bb43 [
      11: ^bb41,
      13: ^bb40
    ]
  ^bb39:  // pred: ^bb36
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %118 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.add %118, %0 overflow<nsw> : i32
    llvm.store %119, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29 {loop_annotation = #loop_annotation}
  ^bb41:  // 2 preds: ^bb29, ^bb38
    %120 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.call @printf(%15, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  ^bb42:  // 5 preds: ^bb9, ^bb14, ^bb22, ^bb27, ^bb33
    %122 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.insertvalue %122, %20[0] : !llvm.struct<(ptr, i32)> 
    %125 = llvm.insertvalue %123, %124[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %125 : !llvm.struct<(ptr, i32)>
  ^bb43:  // 2 preds: ^bb31, ^bb38
    llvm.unreachable
  }
  llvm.func internal @_ZL4kindi(%arg0: i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %5 = llvm.mlir.addressof @_ZTId : !llvm.ptr
    %6 = llvm.mlir.addressof @_ZTIb : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZTI6Colour : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZTI5Point : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZTI3Big : !llvm.ptr
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %13 = llvm.mlir.constant(320 : i64) : i64
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.mlir.constant(40 : i64) : i64
    %17 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %32 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Big", (array<40 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5TraceC2EPKc(%36, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %54 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.invoke @_ZL5raisei(%54) to ^bb1 unwind ^bb2 : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb1:  // pred: ^bb0
    llvm.store %33, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb50
  ^bb2:  // pred: ^bb0
    %56 = llvm.landingpad (catch %2 : !llvm.ptr) (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) (catch %5 : !llvm.ptr) (catch %6 : !llvm.ptr) (catch %7 : !llvm.ptr) (catch %8 : !llvm.ptr) (catch %9 : !llvm.ptr) (catch %10 : !llvm.ptr) (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %57 = llvm.extractvalue %56[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %57, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.extractvalue %56[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %58, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %59 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %61 = llvm.icmp "eq" %59, %60 : i32
    llvm.cond_br %61, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %62 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.call @__cxa_begin_catch(%62) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %64, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    %65 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.invoke @printf(%21, %65) to ^bb5 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb5:  // pred: ^bb4
    llvm.store %32, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb6:  // pred: ^bb3
    %67 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %68 = llvm.icmp "eq" %59, %67 : i32
    llvm.cond_br %68, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %69 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.call @__cxa_begin_catch(%69) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %71, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %72 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.invoke @printf(%17, %72) to ^bb8 unwind ^bb48 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb8:  // pred: ^bb7
    llvm.store %30, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb9:  // pred: ^bb6
    %74 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %75 = llvm.icmp "eq" %59, %74 : i32
    llvm.cond_br %75, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %76 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.call @__cxa_begin_catch(%76) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %78 = llvm.load %77 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %78, %51 {alignment = 1 : i64} : i8, !llvm.ptr
    %79 = llvm.load %51 {alignment = 1 : i64} : !llvm.ptr -> i8
    %80 = llvm.sext %79 : i8 to i32
    %81 = llvm.invoke @printf(%28, %80) to ^bb11 unwind ^bb47 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb11:  // pred: ^bb10
    llvm.store %29, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb12:  // pred: ^bb9
    %82 = llvm.intr.eh.typeid.for %5 : (!llvm.ptr) -> i32
    %83 = llvm.icmp "eq" %59, %82 : i32
    llvm.cond_br %83, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %84 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.call @__cxa_begin_catch(%84) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %86, %50 {alignment = 8 : i64} : f64, !llvm.ptr
    %87 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> f64
    %88 = llvm.invoke @printf(%26, %87) to ^bb14 unwind ^bb46 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
  ^bb14:  // pred: ^bb13
    llvm.store %27, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb15:  // pred: ^bb12
    %89 = llvm.intr.eh.typeid.for %6 : (!llvm.ptr) -> i32
    %90 = llvm.icmp "eq" %59, %89 : i32
    llvm.cond_br %90, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %91 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.call @__cxa_begin_catch(%91) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %93 = llvm.load %92 {alignment = 1 : i64} : !llvm.ptr -> i8
    %94 = llvm.trunc %93 : i8 to i1
    %95 = llvm.zext %94 : i1 to i8
    llvm.store %95, %49 {alignment = 1 : i64} : i8, !llvm.ptr
    %96 = llvm.load %49 {alignment = 1 : i64} : !llvm.ptr -> i8
    %97 = llvm.trunc %96 : i8 to i1
    %98 = llvm.zext %97 : i1 to i32
    %99 = llvm.invoke @printf(%21, %98) to ^bb17 unwind ^bb45 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb17:  // pred: ^bb16
    llvm.store %25, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb18:  // pred: ^bb15
    %100 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %101 = llvm.icmp "eq" %59, %100 : i32
    llvm.cond_br %101, ^bb19, ^bb21
  ^bb19:  // pred: ^bb18
    %102 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.call @__cxa_begin_catch(%102) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %103, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.invoke @printf(%23, %104) to ^bb20 unwind ^bb44 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb20:  // pred: ^bb19
    llvm.store %24, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb21:  // pred: ^bb18
    %106 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %107 = llvm.icmp "eq" %59, %106 : i32
    llvm.cond_br %107, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %108 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call @__cxa_begin_catch(%108) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %110, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    %111 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.invoke @printf(%21, %111) to ^bb23 unwind ^bb43 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb23:  // pred: ^bb22
    llvm.store %22, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb50
  ^bb24:  // pred: ^bb21
    %113 = llvm.intr.eh.typeid.for %9 : (!llvm.ptr) -> i32
    %114 = llvm.icmp "eq" %59, %113 : i32
    llvm.cond_br %114, ^bb25, ^bb27
  ^bb25:  // pred: ^bb24
    %115 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.call @__cxa_begin_catch(%115) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %116, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %117[%15, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Point", (i32, i32)>
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %120[%15, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Point", (i32, i32)>
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.invoke @printf(%19, %119, %122) to ^bb26 unwind ^bb40 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb26:  // pred: ^bb25
    llvm.store %20, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb41 unwind ^bb34 : () -> ()
  ^bb27:  // pred: ^bb24
    %124 = llvm.intr.eh.typeid.for %10 : (!llvm.ptr) -> i32
    %125 = llvm.icmp "eq" %59, %124 : i32
    llvm.cond_br %125, ^bb28, ^bb32
  ^bb28:  // pred: ^bb27
    %126 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.call @__cxa_begin_catch(%126) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.memcpy"(%40, %127, %13) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %14, %41 {alignment = 8 : i64} : i64, !llvm.ptr
    %128 = llvm.getelementptr inbounds|nuw %40[%15, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Big", (array<40 x i64>)>
    llvm.store %128, %42 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.getelementptr inbounds %129[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i64>
    llvm.store %130, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %131 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr inbounds %131[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i64>
    %133 = llvm.getelementptr inbounds %132[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %133, %44 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb28, ^bb31
    %134 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.icmp "ne" %134, %135 : !llvm.ptr
    llvm.cond_br %136, ^bb30, ^bb35
  ^bb30:  // pred: ^bb29
    %137 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %138, %45 {alignment = 8 : i64} : i64, !llvm.ptr
    %139 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    %140 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %141 = llvm.add %140, %139 overflow<nsw> : i64
    llvm.store %141, %41 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb31
  ^bb31:  // pred: ^bb30
    %142 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %143 = llvm.getelementptr inbounds|nuw %142[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i64
    llvm.store %143, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb29
  ^bb32:  // pred: ^bb27
    %144 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %145 = llvm.call @__cxa_begin_catch(%144) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %12, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb33 unwind ^bb34 : () -> ()
  ^bb33:  // pred: ^bb32
    llvm.br ^bb50
  ^bb34:  // 3 preds: ^bb26, ^bb32, ^bb36
    %146 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %147 = llvm.extractvalue %146[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %147, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.extractvalue %146[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %148, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb51
  ^bb35:  // pred: ^bb29
    %149 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %150 = llvm.invoke @printf(%17, %149) to ^bb36 unwind ^bb37 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb36:  // pred: ^bb35
    llvm.store %18, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb38 unwind ^bb34 : () -> ()
  ^bb37:  // pred: ^bb35
    %151 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %152 = llvm.extractvalue %151[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %152, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %153 = llvm.extractvalue %151[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %153, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb39 unwind ^bb53 : () -> ()
  ^bb38:  // pred: ^bb36
    llvm.br ^bb50
  ^bb39:  // pred: ^bb37
    llvm.br ^bb51
  ^bb40:  // pred: ^bb25
    %154 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %155 = llvm.extractvalue %154[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %155, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %156 = llvm.extractvalue %154[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %156, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb42 unwind ^bb53 : () -> ()
  ^bb41:  // pred: ^bb26
    llvm.br ^bb50
  ^bb42:  // pred: ^bb40
    llvm.br ^bb51
  ^bb43:  // pred: ^bb22
    %157 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %158 = llvm.extractvalue %157[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %158, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %159 = llvm.extractvalue %157[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %159, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb44:  // pred: ^bb19
    %160 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %161 = llvm.extractvalue %160[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %161, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %162 = llvm.extractvalue %160[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %162, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb45:  // pred: ^bb16
    %163 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %164 = llvm.extractvalue %163[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %164, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %165 = llvm.extractvalue %163[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %165, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb46:  // pred: ^bb13
    %166 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %167 = llvm.extractvalue %166[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %167, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %168 = llvm.extractvalue %166[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %168, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb47:  // pred: ^bb10
    %169 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %170 = llvm.extractvalue %169[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %170, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %171 = llvm.extractvalue %169[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %171, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb48:  // pred: ^bb7
    %172 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %173 = llvm.extractvalue %172[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %173, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %174 = llvm.extractvalue %172[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %174, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb49:  // pred: ^bb4
    %175 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %176 = llvm.extractvalue %175[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %176, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.extractvalue %175[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %177, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb50:  // 11 preds: ^bb1, ^bb5, ^bb8, ^bb11, ^bb14, ^bb17, ^bb20, ^bb23, ^bb33, ^bb38, ^bb41
    llvm.call @_ZN5TraceD2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %178 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %178 : !llvm.ptr
  ^bb51:  // 10 preds: ^bb34, ^bb39, ^bb42, ^bb43, ^bb44, ^bb45, ^bb46, ^bb47, ^bb48, ^bb49
    llvm.call @_ZN5TraceD2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb52
  ^bb52:  // pred: ^bb51
    %179 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %181 = llvm.insertvalue %179, %31[0] : !llvm.struct<(ptr, i32)> 
    %182 = llvm.insertvalue %180, %181[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %182 : !llvm.struct<(ptr, i32)>
  ^bb53:  // 2 preds: ^bb37, ^bb40
    %183 = llvm.landingpad (catch %11 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %184 = llvm.extractvalue %183[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%184) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL5relayi(%arg0: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5TraceC2EPKc(%10, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %14 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "eq" %14, %2 : i32
    llvm.cond_br %15, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %16 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %0, %16 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%16, %3, %7) to ^bb14 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    %17 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %18 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %18, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.extractvalue %17[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %19, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb3:  // pred: ^bb0
    %20 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sub %20, %0 overflow<nsw> : i32
    llvm.invoke @_ZL5relayi(%21) to ^bb4 unwind ^bb5 : (i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.br ^bb11
  ^bb5:  // pred: ^bb3
    %22 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %23 = llvm.extractvalue %22[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %23, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %24, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %25 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %27 = llvm.icmp "eq" %25, %26 : i32
    llvm.cond_br %27, ^bb7, ^bb12
  ^bb7:  // pred: ^bb6
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @__cxa_begin_catch(%28) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %29, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.mul %31, %4 overflow<nsw> : i32
    llvm.store %32, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.srem %33, %5 : i32
    %35 = llvm.icmp "ne" %34, %2 : i32
    llvm.cond_br %35, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    llvm.invoke @__cxa_rethrow() to ^bb14 unwind ^bb9 : () -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb10
    %36 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %37 = llvm.extractvalue %36[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %37, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %38, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb12
  ^bb10:  // pred: ^bb7
    %39 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    %40 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.add %41, %42 overflow<nsw> : i32
    llvm.store %43, %39 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%39, %3, %7) to ^bb14 unwind ^bb9 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb4
    llvm.call @_ZN5TraceD2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb12:  // 3 preds: ^bb2, ^bb6, ^bb9
    llvm.call @_ZN5TraceD2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %44 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.insertvalue %44, %8[0] : !llvm.struct<(ptr, i32)> 
    %47 = llvm.insertvalue %45, %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %47 : !llvm.struct<(ptr, i32)>
  ^bb14:  // 3 preds: ^bb1, ^bb8, ^bb10
    llvm.unreachable
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func internal @_ZL14inner_handlersv() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.mlir.constant(100 : i32) : i32
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %0, %17 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%17, %2, %3) to ^bb20 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %18 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %19, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %20, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %21 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %23 = llvm.icmp "eq" %21, %22 : i32
    llvm.cond_br %23, ^bb3, ^bb19
  ^bb3:  // pred: ^bb2
    %24 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @__cxa_begin_catch(%24) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %26, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %4, %27 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%27, %2, %3) to ^bb20 unwind ^bb4 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    %28 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %31 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %33 = llvm.icmp "eq" %31, %32 : i32
    llvm.cond_br %33, ^bb6, ^bb17
  ^bb6:  // pred: ^bb5
    %34 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @__cxa_begin_catch(%34) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %36, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_rethrow() to ^bb20 unwind ^bb7 : () -> ()
  ^bb7:  // pred: ^bb6
    %37 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %38 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %38, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %39, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %40 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %42 = llvm.icmp "eq" %40, %41 : i32
    llvm.cond_br %42, ^bb9, ^bb16
  ^bb9:  // pred: ^bb8
    %43 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @__cxa_begin_catch(%43) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %45, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %46 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.mul %46, %6 overflow<nsw> : i32
    %48 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.mul %48, %7 overflow<nsw> : i32
    %50 = llvm.add %47, %49 overflow<nsw> : i32
    %51 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.add %50, %51 overflow<nsw> : i32
    llvm.store %52, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    %53 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %53 : i32, ^bb13 [
      0: ^bb11
    ]
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    llvm.store %8, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb10, ^bb12
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    %54 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %54 : i32, ^bb20 [
      0: ^bb14,
      1: ^bb18
    ]
  ^bb14:  // pred: ^bb13
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    llvm.store %9, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb16:  // pred: ^bb8
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb5, ^bb16
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb19
  ^bb18:  // 2 preds: ^bb13, ^bb15
    %55 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %55 : i32
  ^bb19:  // 2 preds: ^bb2, ^bb17
    %56 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.insertvalue %56, %5[0] : !llvm.struct<(ptr, i32)> 
    %59 = llvm.insertvalue %57, %58[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %59 : !llvm.struct<(ptr, i32)>
  ^bb20:  // 4 preds: ^bb0, ^bb3, ^bb6, ^bb13
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7GuardedC2Ei(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7GuardedC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)>
    llvm.invoke @_ZN5TraceC2EPKc(%19, %2) to ^bb1 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds|nuw %18[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)>
    %21 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "ne" %21, %1 : i32
    llvm.store %4, %16 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %23, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %7, %16 {alignment = 1 : i64} : i1, !llvm.ptr
    %24 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %24, %23 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%23, %3, %8) to ^bb14 unwind ^bb7 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.invoke @_ZN5TraceC2EPKc(%20, %5) to ^bb5 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.br ^bb12
  ^bb6:  // pred: ^bb0
    %25 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb7:  // 2 preds: ^bb2, ^bb4
    %28 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %29 = llvm.extractvalue %28[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %31 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %33 = llvm.icmp "eq" %31, %32 : i32
    llvm.cond_br %33, ^bb9, ^bb13
  ^bb9:  // pred: ^bb8
    %34 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @__cxa_begin_catch(%34) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %36, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.invoke @printf(%9, %37) to ^bb10 unwind ^bb11 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb10:  // pred: ^bb9
    %39 = llvm.call @__cxa_allocate_exception(%6) {no_unwind} : (i64) -> !llvm.ptr
    %40 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.add %40, %0 overflow<nsw> : i32
    llvm.store %41, %39 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%39, %3, %8) to ^bb14 unwind ^bb11 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %42 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %43, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %44, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb13
  ^bb12:  // pred: ^bb5
    llvm.return
  ^bb13:  // 2 preds: ^bb8, ^bb11
    %45 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.insertvalue %45, %10[0] : !llvm.struct<(ptr, i32)> 
    %48 = llvm.insertvalue %46, %47[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %48 : !llvm.struct<(ptr, i32)>
  ^bb14:  // 2 preds: ^bb2, ^bb10
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7GuardedD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7GuardedD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)>
    llvm.call @_ZN5TraceD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Guarded", (struct<"struct.Trace", (ptr)>, struct<"struct.Trace", (ptr)>)>
    llvm.call @_ZN5TraceD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr unnamed_addr @_ZN5TraceC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TraceC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Trace", (ptr)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Trace", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @printf(%2, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL5raisei(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIDn : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i16) : i16
    %7 = llvm.mlir.addressof @_ZTIt : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(320 : i64) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(40 : i32) : i32
    %12 = llvm.mlir.addressof @_ZTI3Big : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(4 : i32) : i32
    %16 = llvm.mlir.addressof @_ZTI5Point : !llvm.ptr
    %17 = llvm.mlir.constant(4 : i64) : i64
    %18 = llvm.mlir.constant(7 : i32) : i32
    %19 = llvm.mlir.addressof @_ZTI6Colour : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %21 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.mlir.constant(1 : i8) : i8
    %24 = llvm.mlir.addressof @_ZTIb : !llvm.ptr
    %25 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %26 = llvm.mlir.addressof @_ZTIf : !llvm.ptr
    %27 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %28 = llvm.mlir.addressof @_ZTId : !llvm.ptr
    %29 = llvm.mlir.constant(99 : i8) : i8
    %30 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %31 = llvm.mlir.constant(-7 : i64) : i64
    %32 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %33 = llvm.mlir.constant(42 : i32) : i32
    %34 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %35 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Big", (array<40 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5TraceC2EPKc(%37, %1) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %42 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %42 : i32, ^bb18 [
      0: ^bb1,
      1: ^bb3,
      2: ^bb4,
      3: ^bb5,
      4: ^bb6,
      5: ^bb7,
      6: ^bb8,
      7: ^bb9,
      8: ^bb10,
      9: ^bb11,
      10: ^bb16,
      11: ^bb17
    ]
  ^bb1:  // pred: ^bb0
    %43 = llvm.call @__cxa_allocate_exception(%17) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %33, %43 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%43, %34, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb2:  // 12 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb15, ^bb16, ^bb17
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %45, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb3:  // pred: ^bb0
    %47 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %31, %47 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.invoke @__cxa_throw(%47, %32, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb0
    %48 = llvm.call @__cxa_allocate_exception(%22) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %29, %48 {alignment = 16 : i64} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%48, %30, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %49 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %27, %49 {alignment = 16 : i64} : f64, !llvm.ptr
    llvm.invoke @__cxa_throw(%49, %28, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb6:  // pred: ^bb0
    %50 = llvm.call @__cxa_allocate_exception(%17) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %25, %50 {alignment = 16 : i64} : f32, !llvm.ptr
    llvm.invoke @__cxa_throw(%50, %26, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb0
    %51 = llvm.call @__cxa_allocate_exception(%22) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %23, %51 {alignment = 16 : i64} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%51, %24, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb8:  // pred: ^bb0
    %52 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %20, %52 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%52, %21, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb0
    %53 = llvm.call @__cxa_allocate_exception(%17) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %18, %53 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%53, %19, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb10:  // pred: ^bb0
    %54 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %54[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Point", (i32, i32)>
    llvm.store %14, %55 {alignment = 16 : i64} : i32, !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %54[%10, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Point", (i32, i32)>
    llvm.store %15, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%54, %16, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb11:  // pred: ^bb0
    "llvm.intr.memset"(%40, %8, %9) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %10, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb14
    %57 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "slt" %57, %11 : i32
    llvm.cond_br %58, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %59 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.mul %59, %60 overflow<nsw> : i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.getelementptr inbounds|nuw %40[%10, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Big", (array<40 x i64>)>
    %64 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %63[%13, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i64>
    llvm.store %62, %66 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %67 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.add %67, %0 overflow<nsw> : i32
    llvm.store %68, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %69 = llvm.call @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%69, %40, %9) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.invoke @__cxa_throw(%69, %12, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb16:  // pred: ^bb0
    %70 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %70 {alignment = 16 : i64} : i16, !llvm.ptr
    llvm.invoke @__cxa_throw(%70, %7, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb0
    %71 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %3, %71 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%71, %4, %3) to ^bb20 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb18:  // pred: ^bb0
    %72 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN5TraceD2Ev(%37) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return %72 : i32
  ^bb19:  // pred: ^bb2
    %73 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.insertvalue %73, %35[0] : !llvm.struct<(ptr, i32)> 
    %76 = llvm.insertvalue %74, %75[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %76 : !llvm.struct<(ptr, i32)>
  ^bb20:  // 12 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb15, ^bb16, ^bb17
    llvm.unreachable
  }
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr unnamed_addr @_ZN5TraceD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TraceD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Trace", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.invoke @printf(%2, %7) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %9 = llvm.landingpad (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%10) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func @__cxa_rethrow()
}
