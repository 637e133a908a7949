#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZNKSt16initializer_listIiE5beginEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE3endEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE4sizeEv any
    llvm.comdat_selector @_ZN4PartC2Ei any
    llvm.comdat_selector @_ZN4PartD2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN4TreeC2Ei any
    llvm.comdat_selector @_ZN4TreeD2Ev any
    llvm.comdat_selector @_ZN4PairC2Ei any
    llvm.comdat_selector @_ZN4PairD2Ev any
    llvm.comdat_selector @_ZN4PartC2ERKS_ any
  }
  llvm.mlir.global private constant @constinit(dense<[0, 3, 6, 7, 99]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("tree\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("array\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("new\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("new[]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("pass\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("static\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZL4live(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @_ZL6budget(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.6"("finally %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("live %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZZL12finally_likeiE6result(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.8"("!%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.9"("+%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("-%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%s(%d): \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("done\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("caught %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"(" live %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @_ZZL10use_staticiE4once() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<"struct.Part", (i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Part", (i32)>
    llvm.return %1 : !llvm.struct<"struct.Part", (i32)>
  }
  llvm.mlir.global internal @_ZGVZL10use_staticiE4once(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global external hidden @__dso_handle() {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global private unnamed_addr constant @".str.15"("static %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @constinit : !llvm.ptr
    %3 = llvm.mlir.constant(20 : i64) : i64
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %14 = llvm.mlir.constant(9 : i32) : i32
    %15 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %16 = llvm.mlir.constant(100 : i32) : i32
    %17 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str" : !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.struct<"class.anon.0", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.struct<"class.anon.2", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"class.anon.4", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"class.anon.6", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<"class.anon.8", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%28, %2, %3) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %74 = llvm.getelementptr inbounds|nuw %27[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %28, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %27[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %4, %75 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %27, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %76 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%76) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %77, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%78) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %79, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %80 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.icmp "ne" %80, %81 : !llvm.ptr
    llvm.cond_br %82, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %83 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %84, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_0EvPKciT_(%24, %85) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %86 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %86[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %87, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb4:  // pred: ^bb1
    llvm.store %1, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %88 = llvm.getelementptr inbounds %35[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %6, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %35[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %8, %89 {alignment = 4 : i64} : i32, !llvm.ptr
    %90 = llvm.getelementptr inbounds|nuw %34[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %35, %90 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %34[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %91 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %34, %33 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%92) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %93, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %94 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%94) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %95, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %96 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.icmp "ne" %96, %97 : !llvm.ptr
    llvm.cond_br %98, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %99 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %100, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %101 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_1EvPKciT_(%23, %101) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %102 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds|nuw %102[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %103, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb8:  // pred: ^bb5
    llvm.store %1, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %104 = llvm.getelementptr inbounds %42[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.getelementptr inbounds %42[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %10, %105 {alignment = 4 : i64} : i32, !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %41[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %42, %106 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %41[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %107 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %41, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %108 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%108) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %109, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%110) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %111, %44 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %112 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.icmp "ne" %112, %113 : !llvm.ptr
    llvm.cond_br %114, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %115 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %116, %45 {alignment = 4 : i64} : i32, !llvm.ptr
    %117 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_2EvPKciT_(%22, %117) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %118 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %118[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %119, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb12:  // pred: ^bb9
    llvm.store %0, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %120 = llvm.getelementptr inbounds %49[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %10, %120 {alignment = 4 : i64} : i32, !llvm.ptr
    %121 = llvm.getelementptr inbounds %49[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %11, %121 {alignment = 4 : i64} : i32, !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %48[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %49, %122 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %48[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %123 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %48, %47 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %124 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%124) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %125, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %126 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%126) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %127, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %128 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.icmp "ne" %128, %129 : !llvm.ptr
    llvm.cond_br %130, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %131 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %132, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %133 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_3EvPKciT_(%21, %133) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %134 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %134[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %135, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb16:  // pred: ^bb13
    llvm.store %1, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    %136 = llvm.getelementptr inbounds %56[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %136 {alignment = 4 : i64} : i32, !llvm.ptr
    %137 = llvm.getelementptr inbounds %56[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %6, %137 {alignment = 4 : i64} : i32, !llvm.ptr
    %138 = llvm.getelementptr inbounds %56[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %10, %138 {alignment = 4 : i64} : i32, !llvm.ptr
    %139 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %56, %139 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %12, %140 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %55, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %141 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%141) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %142, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %143 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%143) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %144, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %145 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %146 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.icmp "ne" %145, %146 : !llvm.ptr
    llvm.cond_br %147, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %148 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %149, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    %150 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_4EvPKciT_(%20, %150) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %151 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.getelementptr inbounds|nuw %151[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %152, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb17
  ^bb20:  // pred: ^bb17
    llvm.store %1, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    %153 = llvm.getelementptr inbounds %63[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %153 {alignment = 4 : i64} : i32, !llvm.ptr
    %154 = llvm.getelementptr inbounds %63[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %154 {alignment = 4 : i64} : i32, !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %63, %155 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %62[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %156 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %62, %61 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %157 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%157) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %158, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %159 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%159) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %160, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb20, ^bb23
    %161 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %162 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.icmp "ne" %161, %162 : !llvm.ptr
    llvm.cond_br %163, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %164 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %164 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %165, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    %166 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_Z3runIZ4mainE3$_5EvPKciT_(%19, %166) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %167 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.getelementptr inbounds|nuw %167[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %168, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb21
  ^bb24:  // pred: ^bb21
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %169 = llvm.getelementptr inbounds %70[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %6, %169 {alignment = 4 : i64} : i32, !llvm.ptr
    %170 = llvm.getelementptr inbounds %70[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %14, %170 {alignment = 4 : i64} : i32, !llvm.ptr
    %171 = llvm.getelementptr inbounds|nuw %69[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %70, %171 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %172 = llvm.getelementptr inbounds|nuw %69[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %9, %172 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %69, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %173 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%173) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %174, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %175 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%175) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %176, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb24, ^bb27
    %177 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %179 = llvm.icmp "ne" %177, %178 : !llvm.ptr
    llvm.cond_br %179, ^bb26, ^bb28
  ^bb26:  // pred: ^bb25
    %180 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.load %180 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %181, %73 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %16, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %182 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> i32
    %183 = llvm.call @_ZL12finally_likei(%182) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %184 = llvm.call @printf(%18, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb27
  ^bb27:  // pred: ^bb26
    %185 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %186 = llvm.getelementptr inbounds|nuw %185[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %186, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb25
  ^bb28:  // pred: ^bb25
    %187 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.call @printf(%15, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE5beginEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE5beginEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE3endEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE3endEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %4 = llvm.call @_ZNKSt16initializer_listIiE4sizeEv(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
    %5 = llvm.getelementptr inbounds|nuw %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %5 : !llvm.ptr
  }
  llvm.func internal @_Z3runIZ4mainE3$_0EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_0clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_Z3runIZ4mainE3$_1EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon.0", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_1clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_Z3runIZ4mainE3$_2EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon.2", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_2clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_Z3runIZ4mainE3$_3EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon.4", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_3clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_Z3runIZ4mainE3$_4EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon.6", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_4clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_Z3runIZ4mainE3$_5EvPKciT_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"class.anon.8", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @printf(%2, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.invoke @_ZZ4mainENK3$_5clEv(%9) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %19 = llvm.invoke @printf(%3) to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb7
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
    %25 = llvm.icmp "eq" %23, %24 : i32
    llvm.cond_br %25, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @__cxa_begin_catch(%26) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %28, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.invoke @printf(%5, %29) to ^bb6 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb2, ^bb6
    %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @printf(%8, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb8:  // pred: ^bb5
    %33 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.insertvalue %36, %6[0] : !llvm.struct<(ptr, i32)> 
    %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %39 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZL12finally_likei(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZZL12finally_likeiE6result : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(120 : i8) : i8
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.End", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"struct.Part", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %11[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.End", (ptr)>
    llvm.store %2, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb11
    %19 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN4PartC2Ei(%13, %19) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %20 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "eq" %20, %21 : i32
    llvm.cond_br %22, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %23 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %6, %23 {alignment = 16 : i64} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%23, %3, %7) to ^bb19 unwind ^bb5 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb1
    %24 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %25 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %25, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb5:  // pred: ^bb3
    %27 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %28, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %29, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4PartD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb6:  // pred: ^bb2
    %30 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %4 : i32
    llvm.cond_br %31, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.store %4, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %4, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb8:  // pred: ^bb6
    llvm.store %1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.call @_ZN4PartD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %32 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %32 : i32, ^bb12 [
      0: ^bb10
    ]
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %33 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %33, %0 overflow<nsw> : i32
    llvm.store %34, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    llvm.call @_ZZL12finally_likeiEN3EndD2Ev(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17
  ^bb13:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZZL12finally_likeiEN3EndD2Ev(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %35 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %37 = llvm.icmp "eq" %35, %36 : i32
    llvm.cond_br %37, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %38 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @__cxa_begin_catch(%38) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %40 = llvm.load %39 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %40, %17 {alignment = 1 : i64} : i8, !llvm.ptr
    %41 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %0 overflow<nsw> : i32
    llvm.store %42, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb16
  ^bb16:  // pred: ^bb15
    %43 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %43, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    %44 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %44 : i32
  ^bb18:  // pred: ^bb14
    %45 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.insertvalue %45, %8[0] : !llvm.struct<(ptr, i32)> 
    %48 = llvm.insertvalue %46, %47[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %48 : !llvm.struct<(ptr, i32)>
  ^bb19:  // pred: ^bb3
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZNKSt16initializer_listIiE4sizeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt16initializer_listIiE4sizeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %5 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PartC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PartC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @_ZL6budget : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    %14 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %14, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %3 overflow<nsw> : i32
    llvm.store %16, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.icmp "eq" %15, %1 : i32
    llvm.cond_br %17, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.call @printf(%6, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %20 = llvm.call @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    %21 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %21, %20 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%20, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %22 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.call @printf(%5, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr unnamed_addr @_ZN4PartD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PartD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL4live : !llvm.ptr
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.add %8, %2 overflow<nsw> : i32
    llvm.store %9, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %7[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.invoke @printf(%4, %11) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%14) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal unnamed_addr @_ZZL12finally_likeiEN3EndD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(100 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.End", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.add %7, %2 overflow<nsw> : i32
    llvm.store %8, %6 {alignment = 4 : i64} : i32, !llvm.ptr
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
  llvm.func internal @_ZZ4mainENK3$_0clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4TreeC2Ei(%2, %0) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @_ZN4TreeD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4TreeC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4TreeC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.Part", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN4PairC2Ei(%16, %17) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %18 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)>
    %19 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %2 overflow<nsw> : i32
    llvm.invoke @_ZN4PartC2Ei(%18, %20) to ^bb1 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds|nuw %16[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)>
    llvm.store %21, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %3 overflow<nsw> : i32
    llvm.invoke @_ZN4PairC2Ei(%21, %23) to ^bb2 unwind ^bb6 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %24 = llvm.getelementptr inbounds %21[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.store %24, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %25, %5 overflow<nsw> : i32
    llvm.invoke @_ZN4PairC2Ei(%24, %26) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %27 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.add %27, %7 overflow<nsw> : i32
    llvm.invoke @_ZN4PartC2Ei(%15, %28) to ^bb4 unwind ^bb9 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    llvm.call @_ZN4PartD2Ev(%15) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb5:  // pred: ^bb0
    %29 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %30, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb6:  // 2 preds: ^bb1, ^bb2
    %32 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %34, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.icmp "eq" %21, %35 : !llvm.ptr
    llvm.cond_br %36, ^bb8, ^bb7(%35 : !llvm.ptr)
  ^bb7(%37: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %38 = llvm.getelementptr inbounds %37[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.call @_ZN4PairD2Ev(%38) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %39 = llvm.icmp "eq" %38, %21 : !llvm.ptr
    llvm.cond_br %39, ^bb8, ^bb7(%38 : !llvm.ptr)
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.br ^bb12
  ^bb9:  // pred: ^bb3
    %40 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %41 = llvm.extractvalue %40[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %41, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %42, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %43 = llvm.getelementptr inbounds %21[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>
    %44 = llvm.getelementptr inbounds %43[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.br ^bb10(%44 : !llvm.ptr)
  ^bb10(%45: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    %46 = llvm.getelementptr inbounds %45[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.call @_ZN4PairD2Ev(%46) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %47 = llvm.icmp "eq" %46, %43 : !llvm.ptr
    llvm.cond_br %47, ^bb11, ^bb10(%46 : !llvm.ptr)
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    llvm.call @_ZN4PartD2Ev(%18) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb5, ^bb12
    llvm.call @_ZN4PairD2Ev(%16) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %48 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.insertvalue %48, %9[0] : !llvm.struct<(ptr, i32)> 
    %51 = llvm.insertvalue %49, %50[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %51 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4TreeD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4TreeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)>
    %8 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>
    %9 = llvm.getelementptr inbounds %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.br ^bb1(%9 : !llvm.ptr)
  ^bb1(%10: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %11 = llvm.getelementptr inbounds %10[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.call @_ZN4PairD2Ev(%11) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.icmp "eq" %11, %8 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1(%11 : !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Tree", (struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>, struct<"struct.Part", (i32)>, array<2 x struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>>)>
    llvm.call @_ZN4PartD2Ev(%13) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4PairD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PairC2Ei(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PairC2Ei) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    %9 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN4PartC2Ei(%8, %9) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds|nuw %7[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.invoke @_ZN4PartC2Ei(%10, %12) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %15, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4PartD2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.insertvalue %16, %2[0] : !llvm.struct<(ptr, i32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %19 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PairD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PairD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.call @_ZN4PartD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Pair", (struct<"struct.Part", (i32)>, struct<"struct.Part", (i32)>)>
    llvm.call @_ZN4PartD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @_ZZ4mainENK3$_1clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.array<4 x struct<"struct.Part", (i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN4PartC2Ei(%12, %0) to ^bb1 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %17 = llvm.getelementptr inbounds %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.store %17, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN4PartC2Ei(%17, %2) to ^bb2 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.store %18, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN4PartC2Ei(%18, %4) to ^bb3 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %19 = llvm.getelementptr inbounds %12[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.store %19, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @_ZN4PartC2Ei(%19, %6) to ^bb4 unwind ^bb7 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %20 = llvm.getelementptr inbounds %12[%9, %9] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x struct<"struct.Part", (i32)>>
    %21 = llvm.getelementptr inbounds %20[%10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.br ^bb5(%21 : !llvm.ptr)
  ^bb5(%22: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %23 = llvm.getelementptr inbounds %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.call @_ZN4PartD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %24 = llvm.icmp "eq" %23, %20 : !llvm.ptr
    llvm.cond_br %24, ^bb6, ^bb5(%23 : !llvm.ptr)
  ^bb6:  // pred: ^bb5
    llvm.return
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %25 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %26 = llvm.extractvalue %25[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %26, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %27, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.icmp "eq" %12, %28 : !llvm.ptr
    llvm.cond_br %29, ^bb9, ^bb8(%28 : !llvm.ptr)
  ^bb8(%30: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %31 = llvm.getelementptr inbounds %30[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    llvm.call @_ZN4PartD2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %32 = llvm.icmp "eq" %31, %12 : !llvm.ptr
    llvm.cond_br %32, ^bb9, ^bb8(%31 : !llvm.ptr)
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %33 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.insertvalue %33, %8[0] : !llvm.struct<(ptr, i32)> 
    %36 = llvm.insertvalue %34, %35[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %36 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZZ4mainENK3$_2clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_Znwm(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.invoke @_ZN4PairC2Ei(%9, %0) to ^bb1 unwind ^bb4 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.store %9, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
    llvm.cond_br %11, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call @_ZN4PairD2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZdlPvm(%10, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb0
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %14, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZdlPvm(%9, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.insertvalue %15, %2[0] : !llvm.struct<(ptr, i32)> 
    %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %18 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZZ4mainENK3$_3clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(-8 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @_Znam(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %2, %14 {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.getelementptr inbounds %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Counted", (struct<"struct.Part", (i32)>)>
    llvm.br ^bb1(%15 : !llvm.ptr)
  ^bb1(%17: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    llvm.invoke @_ZZZ4mainENK3$_3clEvEN7CountedC2Ev(%17) to ^bb2 unwind ^bb8 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %17[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Counted", (struct<"struct.Part", (i32)>)>
    %19 = llvm.icmp "eq" %18, %16 : !llvm.ptr
    llvm.cond_br %19, ^bb3, ^bb1(%18 : !llvm.ptr)
  ^bb3:  // pred: ^bb2
    llvm.store %15, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %7 : !llvm.ptr
    llvm.cond_br %21, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %22 = llvm.getelementptr inbounds %20[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Counted", (struct<"struct.Part", (i32)>)>
    %25 = llvm.icmp "eq" %20, %24 : !llvm.ptr
    llvm.cond_br %25, ^bb6, ^bb5(%24 : !llvm.ptr)
  ^bb5(%26: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %27 = llvm.getelementptr inbounds %26[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Counted", (struct<"struct.Part", (i32)>)>
    llvm.call @_ZZZ4mainENK3$_3clEvEN7CountedD2Ev(%27) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %28 = llvm.icmp "eq" %27, %20 : !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb5(%27 : !llvm.ptr)
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %29 = llvm.mul %2, %23 : i64
    %30 = llvm.add %29, %3 : i64
    llvm.call @_ZdaPvm(%22, %30) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb3, ^bb6
    llvm.return
  ^bb8:  // pred: ^bb1
    %31 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %33, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.icmp "eq" %15, %17 : !llvm.ptr
    llvm.cond_br %34, ^bb10, ^bb9(%17 : !llvm.ptr)
  ^bb9(%35: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %36 = llvm.getelementptr inbounds %35[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Counted", (struct<"struct.Part", (i32)>)>
    llvm.call @_ZZZ4mainENK3$_3clEvEN7CountedD2Ev(%36) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %37 = llvm.icmp "eq" %36, %15 : !llvm.ptr
    llvm.cond_br %37, ^bb10, ^bb9(%36 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb8, ^bb9
    llvm.call @_ZdaPvm(%14, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %38 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.insertvalue %38, %5[0] : !llvm.struct<(ptr, i32)> 
    %41 = llvm.insertvalue %39, %40[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %41 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @_Znam(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal unnamed_addr @_ZZZ4mainENK3$_3clEvEN7CountedC2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4PartC2Ei(%3, %1) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr @_ZZZ4mainENK3$_3clEvEN7CountedD2Ev(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4PartD2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @_ZdaPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @_ZZ4mainENK3$_4clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.Part", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.Part", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4PartC2Ei(%4, %0) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.invoke @_ZL4pass4Part(%3, %4) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 4 : i64, llvm.sret = !llvm.struct<"struct.Part", (i32)>}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.call @_ZN4PartD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZN4PartD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %9, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %10, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4PartD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.insertvalue %11, %1[0] : !llvm.struct<(ptr, i32)> 
    %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %14 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZL4pass4Part(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Part", (i32)>}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZN4PartC2ERKS_(%arg0, %arg1) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4PartC2ERKS_(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4PartC2ERKS_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Part", (i32)>
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.mul %8, %2 overflow<nsw> : i32
    llvm.call @_ZN4PartC2Ei(%5, %9) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @_ZZ4mainENK3$_5clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZL10use_statici(%1) : (i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @_ZL10use_statici(%arg0: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZGVZL10use_staticiE4once : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZZL10use_staticiE4once : !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %6 = llvm.mlir.addressof @_ZN4PartD2Ev : !llvm.ptr
    %7 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %1 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %13 = llvm.icmp "eq" %12, %2 : i8
    llvm.cond_br %13 weights([1, 1048575]), ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %14 = llvm.call @__cxa_guard_acquire(%1) {no_unwind} : (!llvm.ptr) -> i32
    %15 = llvm.icmp "ne" %14, %3 : i32
    llvm.cond_br %15, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %16 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN4PartC2Ei(%4, %16) to ^bb3 unwind ^bb5 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    %17 = llvm.call @__cxa_atexit(%6, %4, %7) {no_unwind} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.call @__cxa_guard_release(%1) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb3
    %18 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.call @printf(%8, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  ^bb5:  // pred: ^bb2
    %20 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %22, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_guard_abort(%1) {no_unwind} : (!llvm.ptr) -> ()
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.insertvalue %23, %5[0] : !llvm.struct<(ptr, i32)> 
    %26 = llvm.insertvalue %24, %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %26 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__cxa_guard_acquire(!llvm.ptr) -> i32 attributes {no_unwind}
  llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 attributes {no_unwind}
  llvm.func @__cxa_guard_abort(!llvm.ptr) attributes {no_unwind}
  llvm.func @__cxa_guard_release(!llvm.ptr) attributes {no_unwind}
}
