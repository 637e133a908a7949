#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZNKSt16initializer_listIiE5beginEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE3endEv any
    llvm.comdat_selector @_ZN7ThrowerD2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE4sizeEv any
    llvm.comdat_selector @_ZN5CountC2EPKc any
    llvm.comdat_selector @_ZN5CountD2Ev any
  }
  llvm.mlir.global internal @_ZL11comparisons(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("qsort stopped at comparison %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.steps() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x ptr> {
    %0 = llvm.mlir.addressof @_ZL4halfi : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZL5twicei : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZL5quieti : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %4 = llvm.insertvalue %0, %3[0] : !llvm.array<5 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<5 x ptr> 
    %6 = llvm.insertvalue %2, %5[2] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %1, %6[3] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %0, %7[4] : !llvm.array<5 x ptr> 
    llvm.return %8 : !llvm.array<5 x ptr>
  }
  llvm.mlir.global private constant @constinit(dense<[7, 8, 6, 2, 300]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global external constant @_ZTIl() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.3"("= %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("large %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("odd %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.6"("from block %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("from destructor %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("y\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%s %s; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("unwinding\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("normal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.13"("own; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("held back; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @order(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL11comparisons : !llvm.ptr
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.store %12, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %14 = llvm.call @__cxa_allocate_exception(%4) {no_unwind} : (i64) -> !llvm.ptr
    %15 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %15, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%14, %5, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %16 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %17, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %19, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %20, %21 : i32
    llvm.cond_br %22, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.br ^bb5(%3 : i32)
  ^bb4:  // pred: ^bb2
    %23 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "sgt" %23, %24 : i32
    %26 = llvm.zext %25 : i1 to i32
    llvm.br ^bb5(%26 : i32)
  ^bb5(%27: i32):  // 2 preds: ^bb3, ^bb4
    llvm.return %27 : i32
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.addressof @order : !llvm.ptr
    %7 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.constant(-1000 : i32) : i32
    %10 = llvm.mlir.addressof @_ZL11comparisons : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.addressof @__const.main.steps : !llvm.ptr
    %13 = llvm.mlir.constant(40 : i64) : i64
    %14 = llvm.mlir.addressof @constinit : !llvm.ptr
    %15 = llvm.mlir.constant(20 : i64) : i64
    %16 = llvm.mlir.constant(5 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.addressof @_ZTIc : !llvm.ptr
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(113 : i8) : i8
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %24 = llvm.mlir.constant(5 : i32) : i32
    %25 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %26 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %30 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %31 = llvm.mlir.constant(7 : i32) : i32
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<16 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<5 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<"struct.Thrower", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %55 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "slt" %55, %2 : i32
    llvm.cond_br %56, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %57 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.mul %57, %31 overflow<nsw> : i32
    %59 = llvm.srem %58, %2 : i32
    %60 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %33[%3, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %59, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %63 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %65 = llvm.getelementptr inbounds %33[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.invoke @qsort(%65, %4, %5, %6) to ^bb5 unwind ^bb6 : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb5:  // pred: ^bb4
    llvm.br ^bb10
  ^bb6:  // pred: ^bb4
    %66 = llvm.landingpad (catch %7 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %67 = llvm.extractvalue %66[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %67, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.extractvalue %66[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %69 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %71 = llvm.icmp "eq" %69, %70 : i32
    llvm.cond_br %71, ^bb8, ^bb51
  ^bb8:  // pred: ^bb7
    %72 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.call @__cxa_begin_catch(%72) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %74, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.invoke @printf(%8, %75) to ^bb9 unwind ^bb14 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb9:  // pred: ^bb8
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb5, ^bb9
    llvm.store %9, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %77 = llvm.getelementptr inbounds %33[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.call @qsort(%77, %4, %5, %6) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %33, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.getelementptr inbounds %78[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %79, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %80 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds %80[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %82 = llvm.getelementptr inbounds %81[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %82, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb13
    %83 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.icmp "ne" %83, %84 : !llvm.ptr
    llvm.cond_br %85, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %86 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %87, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %88 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.call @printf(%30, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %90 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %90[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %91, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb14:  // pred: ^bb8
    %92 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %93 = llvm.extractvalue %92[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %93, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %94 = llvm.extractvalue %92[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %94, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb15:  // pred: ^bb11
    %95 = llvm.call @printf(%11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%42, %12, %13) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%45, %14, %15) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %96 = llvm.getelementptr inbounds|nuw %44[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %45, %96 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %97 = llvm.getelementptr inbounds|nuw %44[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %16, %97 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %44, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %98 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%98) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %99, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %100 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%100) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %101, %47 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb25
    %102 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.icmp "ne" %102, %103 : !llvm.ptr
    llvm.cond_br %104, ^bb17, ^bb31
  ^bb17:  // pred: ^bb16
    %105 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %106, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %107 = llvm.getelementptr inbounds %42[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x ptr>
    %108 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.invoke @_ZL5chainPKPFiiEii(%107, %24, %108) to ^bb18 unwind ^bb20 : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb18:  // pred: ^bb17
    %110 = llvm.invoke @printf(%25, %109) to ^bb19 unwind ^bb20 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb19:  // pred: ^bb18
    llvm.br ^bb24
  ^bb20:  // 2 preds: ^bb17, ^bb18
    %111 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %26 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %112 = llvm.extractvalue %111[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %112, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %113 = llvm.extractvalue %111[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %113, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %114 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %116 = llvm.icmp "eq" %114, %115 : i32
    llvm.cond_br %116, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    %117 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.call @__cxa_begin_catch(%117) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %119, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %120 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.invoke @printf(%28, %120) to ^bb23 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb23:  // pred: ^bb22
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb24
  ^bb24:  // 3 preds: ^bb19, ^bb23, ^bb28
    llvm.br ^bb25
  ^bb25:  // pred: ^bb24
    %122 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %122[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %123, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb16
  ^bb26:  // pred: ^bb21
    %124 = llvm.intr.eh.typeid.for %26 : (!llvm.ptr) -> i32
    %125 = llvm.icmp "eq" %114, %124 : i32
    llvm.cond_br %125, ^bb27, ^bb51
  ^bb27:  // pred: ^bb26
    %126 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.call @__cxa_begin_catch(%126) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %128, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %129 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %130 = llvm.invoke @printf(%27, %129) to ^bb28 unwind ^bb29 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  ^bb28:  // pred: ^bb27
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb24
  ^bb29:  // pred: ^bb27
    %131 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %132 = llvm.extractvalue %131[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %132, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %133 = llvm.extractvalue %131[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %133, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb30:  // pred: ^bb22
    %134 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %135 = llvm.extractvalue %134[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %135, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %136 = llvm.extractvalue %134[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %136, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb31:  // pred: ^bb16
    llvm.store %1, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb31, ^bb44
    %137 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.icmp "slt" %137, %17 : i32
    llvm.cond_br %138, ^bb33, ^bb50
  ^bb33:  // pred: ^bb32
    %139 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.icmp "ne" %139, %1 : i32
    llvm.cond_br %140, ^bb34, ^bb36
  ^bb34:  // pred: ^bb33
    %141 = llvm.call @__cxa_allocate_exception(%19) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %20, %141 {alignment = 16 : i64} : i8, !llvm.ptr
    llvm.invoke @__cxa_throw(%141, %18, %21) to ^bb53 unwind ^bb35 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %142 = llvm.landingpad cleanup (catch %7 : !llvm.ptr) (catch %18 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %143 = llvm.extractvalue %142[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %143, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %144 = llvm.extractvalue %142[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %144, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @_ZN7ThrowerD2Ev(%52) to ^bb39 unwind ^bb52 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb36:  // pred: ^bb33
    llvm.invoke @_ZN7ThrowerD2Ev(%52) to ^bb37 unwind ^bb38 : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb37:  // pred: ^bb36
    llvm.br ^bb43
  ^bb38:  // pred: ^bb36
    %145 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %18 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %146 = llvm.extractvalue %145[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %146, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %147 = llvm.extractvalue %145[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %147, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40
  ^bb39:  // pred: ^bb35
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %148 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %149 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %150 = llvm.icmp "eq" %148, %149 : i32
    llvm.cond_br %150, ^bb41, ^bb45
  ^bb41:  // pred: ^bb40
    %151 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.call @__cxa_begin_catch(%151) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %153 = llvm.load %152 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %153, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %154 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %155 = llvm.invoke @printf(%23, %154) to ^bb42 unwind ^bb49 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb42:  // pred: ^bb41
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb43
  ^bb43:  // 3 preds: ^bb37, ^bb42, ^bb47
    llvm.br ^bb44
  ^bb44:  // pred: ^bb43
    %156 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %157 = llvm.add %156, %0 overflow<nsw> : i32
    llvm.store %157, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb32 {loop_annotation = #loop_annotation}
  ^bb45:  // pred: ^bb40
    %158 = llvm.intr.eh.typeid.for %18 : (!llvm.ptr) -> i32
    %159 = llvm.icmp "eq" %148, %158 : i32
    llvm.cond_br %159, ^bb46, ^bb51
  ^bb46:  // pred: ^bb45
    %160 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.call @__cxa_begin_catch(%160) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %162 = llvm.load %161 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %162, %53 {alignment = 1 : i64} : i8, !llvm.ptr
    %163 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %164 = llvm.sext %163 : i8 to i32
    %165 = llvm.invoke @printf(%22, %164) to ^bb47 unwind ^bb48 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb47:  // pred: ^bb46
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb43
  ^bb48:  // pred: ^bb46
    %166 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %167 = llvm.extractvalue %166[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %167, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %168 = llvm.extractvalue %166[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %168, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb49:  // pred: ^bb41
    %169 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %170 = llvm.extractvalue %169[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %170, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %171 = llvm.extractvalue %169[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %171, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb51
  ^bb50:  // pred: ^bb32
    llvm.return %1 : i32
  ^bb51:  // 8 preds: ^bb7, ^bb14, ^bb26, ^bb29, ^bb30, ^bb45, ^bb48, ^bb49
    %172 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %174 = llvm.insertvalue %172, %29[0] : !llvm.struct<(ptr, i32)> 
    %175 = llvm.insertvalue %173, %174[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %175 : !llvm.struct<(ptr, i32)>
  ^bb52:  // pred: ^bb35
    %176 = llvm.landingpad (catch %21 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %177 = llvm.extractvalue %176[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%177) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb53:  // pred: ^bb34
    llvm.unreachable
  }
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cxa_end_catch()
  llvm.func internal @_ZL4halfi(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.srem %7, %1 : i32
    %9 = llvm.icmp "ne" %8, %2 : i32
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %11, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%10, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sdiv %12, %1 : i32
    llvm.return %13 : i32
  }
  llvm.func internal @_ZL5twicei(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(100 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.addressof @_ZTIl : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "sgt" %7, %1 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = llvm.call @__cxa_allocate_exception(%3) {no_unwind} : (i64) -> !llvm.ptr
    %10 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sext %10 : i32 to i64
    llvm.store %11, %9 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.call @__cxa_throw(%9, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %12 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.mul %12, %2 overflow<nsw> : i32
    llvm.return %13 : i32
  }
  llvm.func internal @_ZL5quieti(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.invoke @_ZL4halfi(%9) to ^bb1 unwind ^bb2 : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb1:  // pred: ^bb0
    llvm.store %10, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %11 = llvm.landingpad (catch %1 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %12, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %13, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.intr.eh.typeid.for %1 : (!llvm.ptr) -> i32
    %16 = llvm.icmp "eq" %14, %15 : i32
    llvm.cond_br %16, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @__cxa_begin_catch(%17) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %19, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sub %3, %20 overflow<nsw> : i32
    llvm.store %21, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    %22 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %22 : i32
  ^bb6:  // pred: ^bb3
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @__clang_call_terminate(%23) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
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
  llvm.func internal @_ZL5chainPKPFiiEii(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.Count", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    %14 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %14, %15 : i32
    llvm.cond_br %16, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "ne" %17, %1 : i32
    llvm.cond_br %18, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.br ^bb5(%3 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%2 : !llvm.ptr)
  ^bb5(%19: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %20 = llvm.getelementptr inbounds %19[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @_ZN5CountC2EPKc(%11, %20) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %21 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.invoke %25(%26) to ^bb6 unwind ^bb8 : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb6:  // pred: ^bb5
    llvm.store %27, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN5CountD2Ev(%11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %28 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 overflow<nsw> : i32
    llvm.store %29, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %30 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %31 = llvm.extractvalue %30[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %31, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %32 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %32, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @_ZN5CountD2Ev(%11) to ^bb9 unwind ^bb12 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb9:  // pred: ^bb8
    llvm.br ^bb11
  ^bb10:  // pred: ^bb1
    %33 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %33 : i32
  ^bb11:  // pred: ^bb9
    %34 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.insertvalue %34, %6[0] : !llvm.struct<(ptr, i32)> 
    %37 = llvm.insertvalue %35, %36[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %37 : !llvm.struct<(ptr, i32)>
  ^bb12:  // pred: ^bb8
    %38 = llvm.landingpad (catch %5 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %39 = llvm.extractvalue %38[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%39) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr unnamed_addr @_ZN7ThrowerD2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN7ThrowerD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    %10 = llvm.icmp "ne" %9, %1 : i32
    llvm.cond_br %10, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @__cxa_allocate_exception(%2) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %3, %11 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_throw(%11, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %12 = llvm.call @printf(%6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
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
  llvm.func linkonce_odr unnamed_addr @_ZN5CountC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5CountC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %6 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    llvm.store %6, %5 {alignment = 8 : i64} : i32, !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5CountD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5CountD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(120 : i32) : i32
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.addressof @_ZTIPKc : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %11 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @_ZSt19uncaught_exceptionsv() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : () -> (i32 {llvm.noundef})
    %20 = llvm.getelementptr inbounds|nuw %16[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "sgt" %19, %21 : i32
    %23 = llvm.zext %22 : i1 to i64
    %24 = llvm.select %22, %2, %3 : i1, !llvm.ptr
    %25 = llvm.call @printf(%4, %18, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.sext %29 : i8 to i32
    %31 = llvm.icmp "eq" %30, %6 : i32
    llvm.cond_br %31, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %32 = llvm.call @__cxa_allocate_exception(%7) {no_unwind} : (i64) -> !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Count", (i32, ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %34, %32 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.invoke @__cxa_throw(%32, %8, %9) to ^bb10 unwind ^bb2 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb1
    %35 = llvm.landingpad (catch %8 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %36 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %36, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %37, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %40 = llvm.icmp "eq" %38, %39 : i32
    llvm.cond_br %40, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %41 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @__cxa_begin_catch(%41) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.store %42, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %43 = llvm.invoke @printf(%10) to ^bb5 unwind ^bb8 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
  ^bb5:  // pred: ^bb4
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb7
    llvm.return
  ^bb7:  // pred: ^bb0
    llvm.br ^bb6
  ^bb8:  // pred: ^bb4
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %45, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb3, ^bb8
    %47 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.insertvalue %47, %11[0] : !llvm.struct<(ptr, i32)> 
    %50 = llvm.insertvalue %48, %49[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %50 : !llvm.struct<(ptr, i32)>
  ^bb10:  // pred: ^bb1
    llvm.unreachable
  }
  llvm.func @_ZSt19uncaught_exceptionsv() -> (i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
}
