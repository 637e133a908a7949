#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN9GeneratorIiE4nextEv any
    llvm.comdat_selector @_ZNK9GeneratorIiE5valueEv any
    llvm.comdat_selector @_ZN9GeneratorIiED2Ev any
    llvm.comdat_selector @_ZN9GeneratorIlE4nextEv any
    llvm.comdat_selector @_ZNK9GeneratorIlE5valueEv any
    llvm.comdat_selector @_ZN9GeneratorIlED2Ev any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE5beginEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE3endEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE4doneEv any
    llvm.comdat_selector @_ZN4Task3runEv any
    llvm.comdat_selector @_ZN4TaskD2Ev any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_typeC2Ev any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type17get_return_objectEv any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type15initial_suspendEv any
    llvm.comdat_selector @_ZNKSt7__n486114suspend_always11await_readyEv any
    llvm.comdat_selector @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv any
    llvm.comdat_selector @_ZNKSt7__n486114suspend_always12await_resumeEv any
    llvm.comdat_selector @_ZN5TraceC2EPKc any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type11yield_valueEi any
    llvm.comdat_selector @_ZN5TraceD2Ev any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type11return_voidEv any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_type13final_suspendEv any
    llvm.comdat_selector @_ZN9GeneratorIiE12promise_typeD2Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2Ev any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_promiseERS3_ any
    llvm.comdat_selector @_ZN9GeneratorIiEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEC2Ev any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7addressEv any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIvEC2Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptraSEOS0_ any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrD2Ev any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2EOS0_ any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptr4swapERS0_ any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type17get_return_objectEv any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type15initial_suspendEv any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type11yield_valueEl any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type11return_voidEv any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_type13final_suspendEv any
    llvm.comdat_selector @_ZN9GeneratorIlE12promise_typeD2Ev any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_ any
    llvm.comdat_selector @_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv any
    llvm.comdat_selector @_ZNKSt16initializer_listIiE4sizeEv any
    llvm.comdat_selector @_ZN4Task12promise_type17get_return_objectEv any
    llvm.comdat_selector @_ZN4Task12promise_type15initial_suspendEv any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv any
    llvm.comdat_selector @_ZN4Task12promise_type12return_valueEi any
    llvm.comdat_selector @_ZN4Task11await_readyEv any
    llvm.comdat_selector @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIvE7addressEv any
    llvm.comdat_selector @_ZN4Task12await_resumeEv any
    llvm.comdat_selector @_ZN4Task12promise_type19unhandled_exceptionEv any
    llvm.comdat_selector @_ZN4Task12promise_type13final_suspendEv any
    llvm.comdat_selector @_ZN4Task12promise_type5Final11await_readyEv any
    llvm.comdat_selector @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE any
    llvm.comdat_selector @_ZN4Task12promise_type5Final12await_resumeEv any
    llvm.comdat_selector @_ZN4Task12promise_typeD2Ev any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_promiseERS2_ any
    llvm.comdat_selector @_ZN4TaskC2ENSt7__n486116coroutine_handleINS_12promise_typeEEE any
    llvm.comdat_selector @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEEC2Ev any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7addressEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv any
    llvm.comdat_selector @_ZNKSt15__exception_ptr13exception_ptrcvbEv any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_ any
    llvm.comdat_selector @_ZN4Task12promise_typeC2Ev any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE6resumeEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvbEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7destroyEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvbEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7destroyEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE6resumeEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv any
    llvm.comdat_selector @_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_ any
    llvm.comdat_selector @_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_ any
    llvm.comdat_selector @_ZNSt15__exception_ptr13exception_ptrC2EDn any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv any
    llvm.comdat_selector @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv any
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.3"("threw %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("done %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.a() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.c() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.e() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Node", (i32, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<"struct.Node", (i32, ptr, ptr)> 
    llvm.return %5 : !llvm.struct<"struct.Node", (i32, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("count\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("~%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("fails\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("caught %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("risky\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(12 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %6 = llvm.mlir.constant(100 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(200 : i32) : i32
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(2 : i64) : i64
    %14 = llvm.mlir.addressof @__const.main.a : !llvm.ptr
    %15 = llvm.mlir.constant(24 : i64) : i64
    %16 = llvm.mlir.addressof @__const.main.c : !llvm.ptr
    %17 = llvm.mlir.addressof @__const.main.e : !llvm.ptr
    %18 = llvm.mlir.constant(20 : i32) : i32
    %19 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %20 = llvm.mlir.constant(-3 : i32) : i32
    %21 = llvm.mlir.constant(9 : i32) : i32
    %22 = llvm.mlir.addressof @".str" : !llvm.ptr
    %23 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.array<2 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<"struct.Node", (i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.struct<"class.std::initializer_list", (ptr, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<2 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZL5countiii(%28, %2, %3, %4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %59 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%28) to ^bb2 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb2:  // pred: ^bb1
    llvm.cond_br %59, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %60 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%28) to ^bb4 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb4:  // pred: ^bb3
    %61 = llvm.invoke @printf(%22, %60) to ^bb5 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb5:  // pred: ^bb4
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // 3 preds: ^bb1, ^bb3, ^bb4
    %62 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN9GeneratorIiED2Ev(%28) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb7:  // pred: ^bb2
    llvm.call @_ZN9GeneratorIiED2Ev(%28) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %65 = llvm.call @printf(%5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_ZL5countiii(%31, %1, %6, %7) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb13
    %66 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "slt" %66, %2 : i32
    llvm.cond_br %67, ^bb9, ^bb15
  ^bb9:  // pred: ^bb8
    %68 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%31) to ^bb10 unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb10:  // pred: ^bb9
    %69 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%31) to ^bb11 unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb11:  // pred: ^bb10
    %70 = llvm.invoke @printf(%22, %69) to ^bb12 unwind ^bb14 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb12:  // pred: ^bb11
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    %71 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8 {loop_annotation = #loop_annotation}
  ^bb14:  // 3 preds: ^bb9, ^bb10, ^bb11
    %73 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %74 = llvm.extractvalue %73[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %74, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.extractvalue %73[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %75, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN9GeneratorIiED2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb15:  // pred: ^bb8
    llvm.call @_ZN9GeneratorIiED2Ev(%31) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %76 = llvm.call @printf(%5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %8, %33 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call @_ZL6primesi(%34, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb15, ^bb21
    %77 = llvm.invoke @_ZN9GeneratorIlE4nextEv(%34) to ^bb17 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb17:  // pred: ^bb16
    llvm.cond_br %77, ^bb20, ^bb18
  ^bb18:  // pred: ^bb17
    llvm.call @_ZN9GeneratorIlED2Ev(%34) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb19:  // 2 preds: ^bb16, ^bb20
    %78 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %79 = llvm.extractvalue %78[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %79, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %80 = llvm.extractvalue %78[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN9GeneratorIlED2Ev(%34) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb20:  // pred: ^bb17
    %81 = llvm.invoke @_ZNK9GeneratorIlE5valueEv(%34) to ^bb21 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef})
  ^bb21:  // pred: ^bb20
    %82 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.add %82, %81 overflow<nsw> : i64
    llvm.store %83, %33 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb16 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb18
    %84 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %85 = llvm.call @printf(%10, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %1, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %86 = llvm.getelementptr inbounds %37[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %12, %86 {alignment = 4 : i64} : i32, !llvm.ptr
    %87 = llvm.getelementptr inbounds|nuw %36[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %37, %87 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %88 = llvm.getelementptr inbounds|nuw %36[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %13, %88 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %36, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %89 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%89) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %90, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%91) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %92, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb22, ^bb36
    %93 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.icmp "ne" %93, %94 : !llvm.ptr
    llvm.cond_br %95, ^bb24, ^bb41
  ^bb24:  // pred: ^bb23
    %96 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %97, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    %98 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZL8fails_ati(%41, %98) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb24, ^bb29
    %99 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%41) to ^bb26 unwind ^bb30 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb26:  // pred: ^bb25
    llvm.cond_br %99, ^bb27, ^bb37
  ^bb27:  // pred: ^bb26
    %100 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%41) to ^bb28 unwind ^bb30 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb28:  // pred: ^bb27
    %101 = llvm.invoke @printf(%22, %100) to ^bb29 unwind ^bb30 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb29:  // pred: ^bb28
    llvm.br ^bb25 {loop_annotation = #loop_annotation}
  ^bb30:  // 3 preds: ^bb25, ^bb27, ^bb28
    %102 = llvm.landingpad cleanup (catch %23 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %103 = llvm.extractvalue %102[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %103, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.extractvalue %102[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %104, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb31
  ^bb31:  // pred: ^bb30
    %105 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.intr.eh.typeid.for %23 : (!llvm.ptr) -> i32
    %107 = llvm.icmp "eq" %105, %106 : i32
    llvm.cond_br %107, ^bb32, ^bb40
  ^bb32:  // pred: ^bb31
    %108 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.call @__cxa_begin_catch(%108) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %110, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %111 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.invoke @printf(%24, %111) to ^bb33 unwind ^bb38 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb33:  // pred: ^bb32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb33, ^bb37
    %113 = llvm.getelementptr inbounds|nuw %41[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %114 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE4doneEv(%113) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %115 = llvm.zext %114 : i1 to i32
    %116 = llvm.invoke @printf(%25, %115) to ^bb35 unwind ^bb39 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb35:  // pred: ^bb34
    llvm.call @_ZN9GeneratorIiED2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb36:  // pred: ^bb35
    %117 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %117[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %118, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23
  ^bb37:  // pred: ^bb26
    llvm.br ^bb34
  ^bb38:  // pred: ^bb32
    %119 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %120 = llvm.extractvalue %119[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %120, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.extractvalue %119[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %121, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb40
  ^bb39:  // pred: ^bb34
    %122 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %123 = llvm.extractvalue %122[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %123, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %124 = llvm.extractvalue %122[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %124, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40
  ^bb40:  // 3 preds: ^bb31, ^bb38, ^bb39
    llvm.call @_ZN9GeneratorIiED2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb41:  // pred: ^bb23
    "llvm.intr.memcpy"(%43, %14, %15) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%44, %16, %15) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %125 = llvm.getelementptr inbounds|nuw %45[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %12, %125 {alignment = 8 : i64} : i32, !llvm.ptr
    %126 = llvm.getelementptr inbounds|nuw %45[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %43, %126 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %45[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %44, %127 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%46, %17, %15) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %128 = llvm.getelementptr inbounds|nuw %47[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %4, %128 {alignment = 8 : i64} : i32, !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %47[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %45, %129 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %130 = llvm.getelementptr inbounds|nuw %47[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    llvm.store %46, %130 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZL4walkPK4Node(%48, %47) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb41, ^bb48
    %131 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%48) to ^bb43 unwind ^bb45 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb43:  // pred: ^bb42
    llvm.cond_br %131, ^bb46, ^bb44
  ^bb44:  // pred: ^bb43
    llvm.call @_ZN9GeneratorIiED2Ev(%48) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb49
  ^bb45:  // 3 preds: ^bb42, ^bb46, ^bb47
    %132 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %133 = llvm.extractvalue %132[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %133, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %134 = llvm.extractvalue %132[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %134, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN9GeneratorIiED2Ev(%48) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb46:  // pred: ^bb43
    %135 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%48) to ^bb47 unwind ^bb45 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb47:  // pred: ^bb46
    %136 = llvm.invoke @printf(%22, %135) to ^bb48 unwind ^bb45 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb48:  // pred: ^bb47
    llvm.br ^bb42 {loop_annotation = #loop_annotation}
  ^bb49:  // pred: ^bb44
    %137 = llvm.call @printf(%5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_ZL6sum_toi(%49, %18) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
    %138 = llvm.invoke @_ZN4Task3runEv(%49) to ^bb50 unwind ^bb57 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb50:  // pred: ^bb49
    %139 = llvm.invoke @printf(%19, %138) to ^bb51 unwind ^bb57 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb51:  // pred: ^bb50
    llvm.call @_ZN4TaskD2Ev(%49) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %2, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %140 = llvm.getelementptr inbounds %52[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %20, %140 {alignment = 4 : i64} : i32, !llvm.ptr
    %141 = llvm.getelementptr inbounds|nuw %51[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %52, %141 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %142 = llvm.getelementptr inbounds|nuw %51[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::initializer_list", (ptr, i64)>
    llvm.store %13, %142 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %51, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %143 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.call @_ZNKSt16initializer_listIiE5beginEv(%143) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %144, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %145 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %146 = llvm.call @_ZNKSt16initializer_listIiE3endEv(%145) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %146, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb51, ^bb56
    %147 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.icmp "ne" %147, %148 : !llvm.ptr
    llvm.cond_br %149, ^bb53, ^bb59
  ^bb53:  // pred: ^bb52
    %150 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %151, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %152 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZL7carefuli(%56, %152) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
    %153 = llvm.invoke @_ZN4Task3runEv(%56) to ^bb54 unwind ^bb58 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb54:  // pred: ^bb53
    %154 = llvm.invoke @printf(%19, %153) to ^bb55 unwind ^bb58 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb55:  // pred: ^bb54
    llvm.call @_ZN4TaskD2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb56
  ^bb56:  // pred: ^bb55
    %155 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.getelementptr inbounds|nuw %155[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %156, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb52
  ^bb57:  // 2 preds: ^bb49, ^bb50
    %157 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %158 = llvm.extractvalue %157[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %158, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %159 = llvm.extractvalue %157[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %159, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%49) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb58:  // 2 preds: ^bb53, ^bb54
    %160 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %161 = llvm.extractvalue %160[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %161, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %162 = llvm.extractvalue %160[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %162, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%56) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb59:  // pred: ^bb52
    llvm.call @_ZL6sum_toi(%57, %2) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
    llvm.call @_ZN4TaskD2Ev(%57) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZL5countiii(%58, %0, %21, %0) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %163 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%58) to ^bb60 unwind ^bb61 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb60:  // pred: ^bb59
    llvm.call @_ZN9GeneratorIiED2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %164 = llvm.call @printf(%5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %1 : i32
  ^bb61:  // pred: ^bb59
    %165 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %166 = llvm.extractvalue %165[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %166, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %167 = llvm.extractvalue %165[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %167, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN9GeneratorIiED2Ev(%58) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb62:  // 8 preds: ^bb6, ^bb14, ^bb19, ^bb40, ^bb45, ^bb57, ^bb58, ^bb61
    %168 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %170 = llvm.insertvalue %168, %26[0] : !llvm.struct<(ptr, i32)> 
    %171 = llvm.insertvalue %169, %170[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %171 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZL5countiii(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZL5countiii.__await_suspend_wrapper__init : !llvm.ptr
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(31 : i32) : i32
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.mlir.constant(1 : i8) : i8
    %14 = llvm.mlir.addressof @_ZL5countiii.__await_suspend_wrapper__yield : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZL5countiii.__await_suspend_wrapper__yield2 : !llvm.ptr
    %16 = llvm.mlir.constant(true) : i1
    %17 = llvm.mlir.none : !llvm.token
    %18 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %19 = llvm.mlir.addressof @_ZL5countiii.__await_suspend_wrapper__final : !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %46 = llvm.intr.coro.id %1, %27, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %47 = llvm.call_intrinsic "llvm.coro.alloc"(%46) : (!llvm.token) -> i1
    llvm.cond_br %47, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %48 = llvm.intr.coro.size : i64
    %49 = llvm.call @_Znwm(%48) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%49 : !llvm.ptr)
  ^bb2(%50: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %51 = llvm.intr.coro.begin %46, %50 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %24 : !llvm.ptr
    %52 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %52, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %53 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %53, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %54 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %54, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_typeC2Ev(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN9GeneratorIiE12promise_type17get_return_objectEv(%arg0, %27) to ^bb3 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.invoke @_ZN9GeneratorIiE12promise_type15initial_suspendEv(%27) to ^bb4 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %55 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%30) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %55, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %56 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%30, %51, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %57 = llvm.intr.coro.suspend %56, %4 : i8
    llvm.switch %57 : i8, ^bb63 [
      0: ^bb9,
      1: ^bb6
    ]
  ^bb6:  // pred: ^bb5
    llvm.br ^bb10(%5 : i32)
  ^bb7:  // pred: ^bb2
    %58 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %59 = llvm.extractvalue %58[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %59, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.extractvalue %58[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %60, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb66
  ^bb8:  // pred: ^bb3
    %61 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %62 = llvm.extractvalue %61[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %62, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.extractvalue %61[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb64
  ^bb9:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%30) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10(%6 : i32)
  ^bb10(%64: i32):  // 2 preds: ^bb6, ^bb9
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.switch %64 : i32, ^bb59(%64 : i32) [
      0: ^bb11
    ]
  ^bb11:  // pred: ^bb10
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.invoke @_ZN5TraceC2EPKc(%32, %7) to ^bb12 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.intr.lifetime.start %33 : !llvm.ptr
    "llvm.intr.memset"(%33, %8, %9) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %34 : !llvm.ptr
    %65 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %65, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb24
    %66 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "slt" %66, %67 : i32
    llvm.cond_br %68, ^bb16, ^bb14
  ^bb14:  // pred: ^bb13
    llvm.br ^bb25(%10 : i32)
  ^bb15:  // pred: ^bb11
    %69 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %70 = llvm.extractvalue %69[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %71, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb44
  ^bb16:  // pred: ^bb13
    %72 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.and %72, %11 : i32
    %74 = llvm.sext %73 : i32 to i64
    %75 = llvm.getelementptr inbounds %33[%12, %74] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %76 = llvm.load %75 {alignment = 1 : i64} : !llvm.ptr -> i8
    %77 = llvm.add %76, %13 : i8
    llvm.store %77, %75 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %78 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZN9GeneratorIiE12promise_type11yield_valueEi(%27, %78) to ^bb17 unwind ^bb20 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb17:  // pred: ^bb16
    %79 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%35) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %79, ^bb21, ^bb18
  ^bb18:  // pred: ^bb17
    %80 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%35, %51, %14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %81 = llvm.intr.coro.suspend %80, %4 : i8
    llvm.switch %81 : i8, ^bb63 [
      0: ^bb21,
      1: ^bb19
    ]
  ^bb19:  // pred: ^bb18
    llvm.br ^bb22(%5 : i32)
  ^bb20:  // pred: ^bb16
    %82 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %83 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %83, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.br ^bb43
  ^bb21:  // 2 preds: ^bb17, ^bb18
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%35) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb22(%6 : i32)
  ^bb22(%85: i32):  // 2 preds: ^bb19, ^bb21
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.switch %85 : i32, ^bb25(%85 : i32) [
      0: ^bb23
    ]
  ^bb23:  // pred: ^bb22
    llvm.br ^bb24
  ^bb24:  // pred: ^bb23
    %86 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.add %87, %86 overflow<nsw> : i32
    llvm.store %88, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb25(%89: i32):  // 2 preds: ^bb14, ^bb22
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.switch %89 : i32, ^bb40(%89 : i32) [
      4: ^bb26
    ]
  ^bb26:  // pred: ^bb25
    llvm.intr.lifetime.start %37 : !llvm.ptr
    llvm.store %6, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %38 : !llvm.ptr
    llvm.store %33, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %39 : !llvm.ptr
    %90 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.getelementptr inbounds %90[%12, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.store %91, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    %92 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.getelementptr inbounds %92[%12, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %94 = llvm.getelementptr inbounds %93[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %94, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb26, ^bb30
    %95 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.icmp "ne" %95, %96 : !llvm.ptr
    llvm.cond_br %97, ^bb29, ^bb28
  ^bb28:  // pred: ^bb27
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.br ^bb31
  ^bb29:  // pred: ^bb27
    llvm.intr.lifetime.start %41 : !llvm.ptr
    %98 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.load %98 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %99, %41 {alignment = 1 : i64} : i8, !llvm.ptr
    %100 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
    %101 = llvm.sext %100 : i8 to i32
    %102 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.add %102, %101 overflow<nsw> : i32
    llvm.store %103, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.br ^bb30
  ^bb30:  // pred: ^bb29
    %104 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds|nuw %104[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %105, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb27
  ^bb31:  // pred: ^bb28
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %106 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.sub %6, %106 overflow<nsw> : i32
    llvm.invoke @_ZN9GeneratorIiE12promise_type11yield_valueEi(%27, %107) to ^bb32 unwind ^bb35 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb32:  // pred: ^bb31
    %108 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %108, ^bb36, ^bb33
  ^bb33:  // pred: ^bb32
    %109 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%42, %51, %15) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %110 = llvm.intr.coro.suspend %109, %4 : i8
    llvm.switch %110 : i8, ^bb63 [
      0: ^bb36,
      1: ^bb34
    ]
  ^bb34:  // pred: ^bb33
    llvm.br ^bb37(%5 : i32)
  ^bb35:  // pred: ^bb31
    %111 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %112 = llvm.extractvalue %111[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %112, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %113 = llvm.extractvalue %111[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %113, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.br ^bb43
  ^bb36:  // 2 preds: ^bb32, ^bb33
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%42) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb37(%6 : i32)
  ^bb37(%114: i32):  // 2 preds: ^bb34, ^bb36
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.switch %114 : i32, ^bb39(%114 : i32) [
      0: ^bb38
    ]
  ^bb38:  // pred: ^bb37
    llvm.br ^bb39(%6 : i32)
  ^bb39(%115: i32):  // 2 preds: ^bb37, ^bb38
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.br ^bb40(%115 : i32)
  ^bb40(%116: i32):  // 2 preds: ^bb25, ^bb39
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%32) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.switch %116 : i32, ^bb59(%116 : i32) [
      0: ^bb41
    ]
  ^bb41:  // pred: ^bb40
    llvm.invoke @_ZN9GeneratorIiE12promise_type11return_voidEv(%27) to ^bb42 unwind ^bb45 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb42:  // pred: ^bb41
    llvm.br ^bb50
  ^bb43:  // 2 preds: ^bb20, ^bb35
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%32) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb15, ^bb43
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.br ^bb46
  ^bb45:  // pred: ^bb41
    %117 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %118 = llvm.extractvalue %117[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %118, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %119 = llvm.extractvalue %117[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %119, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb46
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %120 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.call @__cxa_begin_catch(%120) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.invoke @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%27) to ^bb47 unwind ^bb53 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb47:  // pred: ^bb46
    llvm.invoke @__cxa_end_catch() to ^bb48 unwind ^bb54 : () -> ()
  ^bb48:  // pred: ^bb47
    llvm.br ^bb49
  ^bb49:  // pred: ^bb48
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb42, ^bb49
    llvm.intr.lifetime.start %44 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type13final_suspendEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %122 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%44) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %122, ^bb56, ^bb51
  ^bb51:  // pred: ^bb50
    %123 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%44, %51, %19) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %124 = llvm.intr.coro.suspend %123, %16 : i8
    llvm.switch %124 : i8, ^bb63 [
      0: ^bb56,
      1: ^bb52
    ]
  ^bb52:  // pred: ^bb51
    llvm.br ^bb57(%5 : i32)
  ^bb53:  // pred: ^bb46
    %125 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %126 = llvm.extractvalue %125[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %126, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.extractvalue %125[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %127, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb55 unwind ^bb70 : () -> ()
  ^bb54:  // pred: ^bb47
    %128 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %129 = llvm.extractvalue %128[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %129, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %130 = llvm.extractvalue %128[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %130, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb64
  ^bb55:  // pred: ^bb53
    llvm.br ^bb64
  ^bb56:  // 2 preds: ^bb50, ^bb51
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%44) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb57(%6 : i32)
  ^bb57(%131: i32):  // 2 preds: ^bb52, ^bb56
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.switch %131 : i32, ^bb59(%131 : i32) [
      0: ^bb58
    ]
  ^bb58:  // pred: ^bb57
    llvm.br ^bb59(%6 : i32)
  ^bb59(%132: i32):  // 4 preds: ^bb10, ^bb40, ^bb57, ^bb58
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    %133 = llvm.intr.coro.free %46, %51 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %134 = llvm.icmp "ne" %133, %2 : !llvm.ptr
    llvm.cond_br %134, ^bb60, ^bb61
  ^bb60:  // pred: ^bb59
    %135 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%133, %135) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb61
  ^bb61:  // 2 preds: ^bb59, ^bb60
    llvm.switch %132 : i32, ^bb71 [
      0: ^bb62,
      2: ^bb63
    ]
  ^bb62:  // pred: ^bb61
    llvm.br ^bb63
  ^bb63:  // 6 preds: ^bb5, ^bb18, ^bb33, ^bb51, ^bb61, ^bb62
    %136 = llvm.intr.coro.end %2, %4, %17 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb64:  // 3 preds: ^bb8, ^bb54, ^bb55
    %137 = llvm.intr.coro.end %2, %16, %17 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %138 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %138, ^bb65, ^bb69
  ^bb65:  // pred: ^bb64
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb7, ^bb65
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%27) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    %139 = llvm.intr.coro.free %46, %51 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %140 = llvm.icmp "ne" %139, %2 : !llvm.ptr
    llvm.cond_br %140, ^bb67, ^bb68
  ^bb67:  // pred: ^bb66
    %141 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%139, %141) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb68
  ^bb68:  // 2 preds: ^bb66, ^bb67
    llvm.br ^bb69
  ^bb69:  // 2 preds: ^bb64, ^bb68
    %142 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %143 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %144 = llvm.insertvalue %142, %18[0] : !llvm.struct<(ptr, i32)> 
    %145 = llvm.insertvalue %143, %144[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %145 : !llvm.struct<(ptr, i32)>
  ^bb70:  // pred: ^bb53
    %146 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %147 = llvm.extractvalue %146[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%147) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb71:  // pred: ^bb61
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZN9GeneratorIiE4nextEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE4nextEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE6resumeEv(%11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %13 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv(%12) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %15 = llvm.call @_ZNKSt15__exception_ptr13exception_ptrcvbEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %15, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv(%16) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %3, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_(%6, %18, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%6) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %19 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %20, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %23 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE4doneEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %24 = llvm.xor %23, %2 : i1
    llvm.return %24 : i1
  ^bb5:  // pred: ^bb3
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.insertvalue %25, %4[0] : !llvm.struct<(ptr, i32)> 
    %28 = llvm.insertvalue %26, %27[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %28 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNK9GeneratorIiE5valueEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9GeneratorIiE5valueEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %5 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv(%4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.return %7 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIiED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    %6 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvbEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %6, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    llvm.invoke @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7destroyEv(%7) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb1
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZL6primesi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZL6primesi.__await_suspend_wrapper__init : !llvm.ptr
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.mlir.addressof @_ZL6primesi.__await_suspend_wrapper__yield : !llvm.ptr
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.none : !llvm.token
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.mlir.addressof @_ZL6primesi.__await_suspend_wrapper__final : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.intr.coro.id %1, %18, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %31 = llvm.call_intrinsic "llvm.coro.alloc"(%30) : (!llvm.token) -> i1
    llvm.cond_br %31, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %32 = llvm.intr.coro.size : i64
    %33 = llvm.call @_Znwm(%32) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%33 : !llvm.ptr)
  ^bb2(%34: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %35 = llvm.intr.coro.begin %30, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %36 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %36, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %18[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %38 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    llvm.store %39, %37 {alignment = 8 : i64} : i64, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %18[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%40) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN9GeneratorIlE12promise_type17get_return_objectEv(%arg0, %18) to ^bb3 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.invoke @_ZN9GeneratorIlE12promise_type15initial_suspendEv(%18) to ^bb4 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %41 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %41, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %42 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%21, %35, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %43 = llvm.intr.coro.suspend %42, %5 : i8
    llvm.switch %43 : i8, ^bb56 [
      0: ^bb9,
      1: ^bb6
    ]
  ^bb6:  // pred: ^bb5
    llvm.br ^bb10(%6 : i32)
  ^bb7:  // pred: ^bb2
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %45, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb59
  ^bb8:  // pred: ^bb3
    %47 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %48 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %49 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %49, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb57
  ^bb9:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10(%3 : i32)
  ^bb10(%50: i32):  // 2 preds: ^bb6, ^bb9
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.switch %50 : i32, ^bb52(%50 : i32) [
      0: ^bb11
    ]
  ^bb11:  // pred: ^bb10
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.store %6, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb34
    %51 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.icmp "slt" %51, %52 : i32
    llvm.cond_br %53, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    llvm.br ^bb35(%7 : i32)
  ^bb14:  // pred: ^bb12
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.store %8, %24 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    llvm.store %6, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb14, ^bb20
    %54 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.mul %54, %55 overflow<nsw> : i32
    %57 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "sle" %56, %57 : i32
    llvm.cond_br %58, ^bb17, ^bb16
  ^bb16:  // pred: ^bb15
    llvm.br ^bb21
  ^bb17:  // pred: ^bb15
    %59 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.srem %59, %60 : i32
    %62 = llvm.icmp "eq" %61, %3 : i32
    llvm.cond_br %62, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.store %9, %24 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb21
  ^bb19:  // pred: ^bb17
    llvm.br ^bb20
  ^bb20:  // pred: ^bb19
    %63 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15 {loop_annotation = #loop_annotation}
  ^bb21:  // 2 preds: ^bb16, ^bb18
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb22
  ^bb22:  // pred: ^bb21
    %65 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i8
    %66 = llvm.trunc %65 : i8 to i1
    llvm.cond_br %66, ^bb23, ^bb31
  ^bb23:  // pred: ^bb22
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %67 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.sext %67 : i32 to i64
    llvm.invoke @_ZN9GeneratorIlE12promise_type11yield_valueEl(%18, %68) to ^bb24 unwind ^bb27 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
  ^bb24:  // pred: ^bb23
    %69 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %69, ^bb28, ^bb25
  ^bb25:  // pred: ^bb24
    %70 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%26, %35, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %71 = llvm.intr.coro.suspend %70, %5 : i8
    llvm.switch %71 : i8, ^bb56 [
      0: ^bb28,
      1: ^bb26
    ]
  ^bb26:  // pred: ^bb25
    llvm.br ^bb29(%6 : i32)
  ^bb27:  // pred: ^bb23
    %72 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %73 = llvm.extractvalue %72[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %73, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %74 = llvm.extractvalue %72[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %74, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.br ^bb39
  ^bb28:  // 2 preds: ^bb24, ^bb25
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb29(%3 : i32)
  ^bb29(%75: i32):  // 2 preds: ^bb26, ^bb28
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.switch %75 : i32, ^bb32(%75 : i32) [
      0: ^bb30
    ]
  ^bb30:  // pred: ^bb29
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb22, ^bb30
    llvm.br ^bb32(%3 : i32)
  ^bb32(%76: i32):  // 2 preds: ^bb29, ^bb31
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.switch %76 : i32, ^bb35(%76 : i32) [
      0: ^bb33
    ]
  ^bb33:  // pred: ^bb32
    llvm.br ^bb34
  ^bb34:  // pred: ^bb33
    %77 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.add %77, %0 overflow<nsw> : i32
    llvm.store %78, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb35(%79: i32):  // 2 preds: ^bb13, ^bb32
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.switch %79 : i32, ^bb52(%79 : i32) [
      4: ^bb36
    ]
  ^bb36:  // pred: ^bb35
    llvm.invoke @_ZN9GeneratorIlE12promise_type11return_voidEv(%18) to ^bb37 unwind ^bb38 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb37:  // pred: ^bb36
    llvm.br ^bb43
  ^bb38:  // pred: ^bb36
    %80 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %81 = llvm.extractvalue %80[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.extractvalue %80[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb27, ^bb38
    %83 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.call @__cxa_begin_catch(%83) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.invoke @_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv(%18) to ^bb40 unwind ^bb46 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb40:  // pred: ^bb39
    llvm.invoke @__cxa_end_catch() to ^bb41 unwind ^bb47 : () -> ()
  ^bb41:  // pred: ^bb40
    llvm.br ^bb42
  ^bb42:  // pred: ^bb41
    llvm.br ^bb43
  ^bb43:  // 2 preds: ^bb37, ^bb42
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.call @_ZN9GeneratorIlE12promise_type13final_suspendEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %85 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%28) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %85, ^bb49, ^bb44
  ^bb44:  // pred: ^bb43
    %86 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%28, %35, %14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %87 = llvm.intr.coro.suspend %86, %11 : i8
    llvm.switch %87 : i8, ^bb56 [
      0: ^bb49,
      1: ^bb45
    ]
  ^bb45:  // pred: ^bb44
    llvm.br ^bb50(%6 : i32)
  ^bb46:  // pred: ^bb39
    %88 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %89 = llvm.extractvalue %88[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %89, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %90 = llvm.extractvalue %88[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %90, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb48 unwind ^bb63 : () -> ()
  ^bb47:  // pred: ^bb40
    %91 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %92 = llvm.extractvalue %91[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %92, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %93 = llvm.extractvalue %91[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %93, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb57
  ^bb48:  // pred: ^bb46
    llvm.br ^bb57
  ^bb49:  // 2 preds: ^bb43, ^bb44
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%28) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb50(%3 : i32)
  ^bb50(%94: i32):  // 2 preds: ^bb45, ^bb49
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.switch %94 : i32, ^bb52(%94 : i32) [
      0: ^bb51
    ]
  ^bb51:  // pred: ^bb50
    llvm.br ^bb52(%3 : i32)
  ^bb52(%95: i32):  // 4 preds: ^bb10, ^bb35, ^bb50, ^bb51
    llvm.call @_ZN9GeneratorIlE12promise_typeD2Ev(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    %96 = llvm.intr.coro.free %30, %35 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %97 = llvm.icmp "ne" %96, %2 : !llvm.ptr
    llvm.cond_br %97, ^bb53, ^bb54
  ^bb53:  // pred: ^bb52
    %98 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%96, %98) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    llvm.switch %95 : i32, ^bb64 [
      0: ^bb55,
      2: ^bb56
    ]
  ^bb55:  // pred: ^bb54
    llvm.br ^bb56
  ^bb56:  // 5 preds: ^bb5, ^bb25, ^bb44, ^bb54, ^bb55
    %99 = llvm.intr.coro.end %2, %5, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb57:  // 3 preds: ^bb8, ^bb47, ^bb48
    %100 = llvm.intr.coro.end %2, %11, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %101 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %101, ^bb58, ^bb62
  ^bb58:  // pred: ^bb57
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb7, ^bb58
    llvm.call @_ZN9GeneratorIlE12promise_typeD2Ev(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    %102 = llvm.intr.coro.free %30, %35 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %103 = llvm.icmp "ne" %102, %2 : !llvm.ptr
    llvm.cond_br %103, ^bb60, ^bb61
  ^bb60:  // pred: ^bb59
    %104 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%102, %104) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb61
  ^bb61:  // 2 preds: ^bb59, ^bb60
    llvm.br ^bb62
  ^bb62:  // 2 preds: ^bb57, ^bb61
    %105 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.insertvalue %105, %13[0] : !llvm.struct<(ptr, i32)> 
    %108 = llvm.insertvalue %106, %107[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %108 : !llvm.struct<(ptr, i32)>
  ^bb63:  // pred: ^bb46
    %109 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %110 = llvm.extractvalue %109[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%110) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb64:  // pred: ^bb54
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE4nextEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE4nextEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv(%11) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %12 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    %13 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(%12) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %15 = llvm.call @_ZNKSt15__exception_ptr13exception_ptrcvbEv(%14) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %15, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(%16) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %18 = llvm.getelementptr inbounds|nuw %17[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %3, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_(%6, %18, %7) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%6) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %19 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %20, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %21, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    %23 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    %24 = llvm.xor %23, %2 : i1
    llvm.return %24 : i1
  ^bb5:  // pred: ^bb3
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.insertvalue %25, %4[0] : !llvm.struct<(ptr, i32)> 
    %28 = llvm.insertvalue %26, %27[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %28 : !llvm.struct<(ptr, i32)>
  }
  llvm.func linkonce_odr @_ZNK9GeneratorIlE5valueEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNK9GeneratorIlE5valueEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    %5 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(%4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef})
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %7 : i64
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIlED2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlED2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    %6 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %6, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    llvm.invoke @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv(%7) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb1
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
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
  llvm.func internal @_ZL8fails_ati(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZL8fails_ati.__await_suspend_wrapper__init : !llvm.ptr
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZL8fails_ati.__await_suspend_wrapper__yield : !llvm.ptr
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.none : !llvm.token
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.mlir.addressof @_ZL8fails_ati.__await_suspend_wrapper__final : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.intr.coro.id %1, %18, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %30 = llvm.call_intrinsic "llvm.coro.alloc"(%29) : (!llvm.token) -> i1
    llvm.cond_br %30, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %31 = llvm.intr.coro.size : i64
    %32 = llvm.call @_Znwm(%31) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%32 : !llvm.ptr)
  ^bb2(%33: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %34 = llvm.intr.coro.begin %29, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %35 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %35, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %18[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %37 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %37, %36 {alignment = 8 : i64} : i32, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %18[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%38) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN9GeneratorIiE12promise_type17get_return_objectEv(%arg0, %18) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type15initial_suspendEv(%18) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %39 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %39, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %40 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%21, %34, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %41 = llvm.intr.coro.suspend %40, %5 : i8
    llvm.switch %41 : i8, ^bb38 [
      0: ^bb7,
      1: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.br ^bb8(%6 : i32)
  ^bb6:  // pred: ^bb2
    %42 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %43, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %44, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%3 : i32)
  ^bb8(%45: i32):  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.switch %45 : i32, ^bb34(%45 : i32) [
      0: ^bb9
    ]
  ^bb9:  // pred: ^bb8
    llvm.intr.lifetime.start %23 : !llvm.ptr
    llvm.invoke @_ZN5TraceC2EPKc(%23, %7) to ^bb10 unwind ^bb13 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.store %3, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb10, ^bb21
    %46 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.icmp "eq" %46, %47 : i32
    llvm.cond_br %48, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %49 = llvm.call @__cxa_allocate_exception(%9) {no_unwind} : (i64) -> !llvm.ptr
    %50 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %50, %49 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%49, %10, %2) to ^bb44 unwind ^bb14 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb9
    %51 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %52 = llvm.extractvalue %51[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %52, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.extractvalue %51[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %53, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb14:  // pred: ^bb12
    %54 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb15:  // pred: ^bb11
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %57 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN9GeneratorIiE12promise_type11yield_valueEi(%18, %57) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %58 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%25) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %58, ^bb18, ^bb16
  ^bb16:  // pred: ^bb15
    %59 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%25, %34, %8) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %60 = llvm.intr.coro.suspend %59, %5 : i8
    llvm.switch %60 : i8, ^bb38 [
      0: ^bb18,
      1: ^bb17
    ]
  ^bb17:  // pred: ^bb16
    llvm.br ^bb19(%6 : i32)
  ^bb18:  // 2 preds: ^bb15, ^bb16
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%25) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19(%3 : i32)
  ^bb19(%61: i32):  // 2 preds: ^bb17, ^bb18
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.switch %61 : i32, ^bb22 [
      0: ^bb20
    ]
  ^bb20:  // pred: ^bb19
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %62 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.store %63, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb19
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.call @_ZN5TraceD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.br ^bb34(%61 : i32)
  ^bb23:  // 2 preds: ^bb13, ^bb14
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // pred: ^bb23
    %64 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.call @__cxa_begin_catch(%64) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%18) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb25 unwind ^bb30 : () -> ()
  ^bb25:  // pred: ^bb24
    llvm.br ^bb26
  ^bb26:  // pred: ^bb25
    llvm.br ^bb27
  ^bb27:  // pred: ^bb26
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type13final_suspendEv(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %66 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %66, ^bb31, ^bb28
  ^bb28:  // pred: ^bb27
    %67 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%27, %34, %14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %68 = llvm.intr.coro.suspend %67, %11 : i8
    llvm.switch %68 : i8, ^bb38 [
      0: ^bb31,
      1: ^bb29
    ]
  ^bb29:  // pred: ^bb28
    llvm.br ^bb32(%6 : i32)
  ^bb30:  // pred: ^bb24
    %69 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %70 = llvm.extractvalue %69[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %70, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.extractvalue %69[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %71, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %72 = llvm.intr.coro.end %2, %11, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %73 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %73, ^bb39, ^bb43
  ^bb31:  // 2 preds: ^bb27, ^bb28
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb32(%3 : i32)
  ^bb32(%74: i32):  // 2 preds: ^bb29, ^bb31
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.switch %74 : i32, ^bb34(%74 : i32) [
      0: ^bb33
    ]
  ^bb33:  // pred: ^bb32
    llvm.br ^bb34(%3 : i32)
  ^bb34(%75: i32):  // 4 preds: ^bb8, ^bb22, ^bb32, ^bb33
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    %76 = llvm.intr.coro.free %29, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %77 = llvm.icmp "ne" %76, %2 : !llvm.ptr
    llvm.cond_br %77, ^bb35, ^bb36
  ^bb35:  // pred: ^bb34
    %78 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%76, %78) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb36:  // 2 preds: ^bb34, ^bb35
    llvm.switch %75 : i32, ^bb44 [
      0: ^bb37,
      2: ^bb38
    ]
  ^bb37:  // pred: ^bb36
    llvm.br ^bb38
  ^bb38:  // 5 preds: ^bb4, ^bb16, ^bb28, ^bb36, ^bb37
    %79 = llvm.intr.coro.end %2, %5, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb39:  // pred: ^bb30
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb6, ^bb39
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%18) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    %80 = llvm.intr.coro.free %29, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %81 = llvm.icmp "ne" %80, %2 : !llvm.ptr
    llvm.cond_br %81, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %82 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%80, %82) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    llvm.br ^bb43
  ^bb43:  // 2 preds: ^bb30, ^bb42
    %83 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.insertvalue %83, %13[0] : !llvm.struct<(ptr, i32)> 
    %86 = llvm.insertvalue %84, %85[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %86 : !llvm.struct<(ptr, i32)>
  ^bb44:  // 2 preds: ^bb12, ^bb36
    llvm.unreachable
  }
  llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func @__cxa_end_catch()
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE4doneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE4doneEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call_intrinsic "llvm.coro.done"(%5) : (!llvm.ptr) -> i1
    llvm.return %6 : i1
  }
  llvm.func internal @_ZL4walkPK4Node(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZL4walkPK4Node.__await_suspend_wrapper__init : !llvm.ptr
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.addressof @_ZL4walkPK4Node.__await_suspend_wrapper__yield : !llvm.ptr
    %9 = llvm.mlir.addressof @_ZL4walkPK4Node.__await_suspend_wrapper__yield2 : !llvm.ptr
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.none : !llvm.token
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.mlir.addressof @_ZL4walkPK4Node.__await_suspend_wrapper__yield3 : !llvm.ptr
    %15 = llvm.mlir.addressof @_ZL4walkPK4Node.__await_suspend_wrapper__final : !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.intr.coro.id %1, %19, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %35 = llvm.call_intrinsic "llvm.coro.alloc"(%34) : (!llvm.token) -> i1
    llvm.cond_br %35, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %36 = llvm.intr.coro.size : i64
    %37 = llvm.call @_Znwm(%36) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%37 : !llvm.ptr)
  ^bb2(%38: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %39 = llvm.intr.coro.begin %34, %38 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %40 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %40, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_typeC2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN9GeneratorIiE12promise_type17get_return_objectEv(%arg0, %19) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type15initial_suspendEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %41 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %41, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %42 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%22, %39, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %43 = llvm.intr.coro.suspend %42, %4 : i8
    llvm.switch %43 : i8, ^bb67 [
      0: ^bb7,
      1: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.br ^bb8(%5 : i32)
  ^bb6:  // pred: ^bb2
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %45, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb69
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%6 : i32)
  ^bb8(%47: i32):  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.switch %47 : i32, ^bb63(%47 : i32) [
      0: ^bb9
    ]
  ^bb9:  // pred: ^bb8
    %48 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.icmp "ne" %48, %2 : !llvm.ptr
    llvm.cond_br %49, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    llvm.call @_ZN9GeneratorIiE12promise_type11return_voidEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb55
  ^bb11:  // pred: ^bb9
    llvm.intr.lifetime.start %24 : !llvm.ptr
    %50 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%6, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZL4walkPK4Node(%24, %52) to ^bb12 unwind ^bb16 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb12:  // pred: ^bb11
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb25
    %53 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%24) to ^bb14 unwind ^bb17 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb14:  // pred: ^bb13
    llvm.cond_br %53, ^bb18, ^bb15
  ^bb15:  // pred: ^bb14
    llvm.br ^bb26(%7 : i32)
  ^bb16:  // pred: ^bb11
    %54 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb28
  ^bb17:  // pred: ^bb13
    %57 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %58 = llvm.extractvalue %57[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %58, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %59, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb27
  ^bb18:  // pred: ^bb14
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %60 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%24) to ^bb19 unwind ^bb22 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb19:  // pred: ^bb18
    llvm.call @_ZN9GeneratorIiE12promise_type11yield_valueEi(%19, %60) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %61 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%25) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %61, ^bb23, ^bb20
  ^bb20:  // pred: ^bb19
    %62 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%25, %39, %8) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %63 = llvm.intr.coro.suspend %62, %4 : i8
    llvm.switch %63 : i8, ^bb67 [
      0: ^bb23,
      1: ^bb21
    ]
  ^bb21:  // pred: ^bb20
    llvm.br ^bb24(%5 : i32)
  ^bb22:  // pred: ^bb18
    %64 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %65 = llvm.extractvalue %64[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %65, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.extractvalue %64[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %66, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb27
  ^bb23:  // 2 preds: ^bb19, ^bb20
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%25) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb24(%6 : i32)
  ^bb24(%67: i32):  // 2 preds: ^bb21, ^bb23
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.switch %67 : i32, ^bb26(%67 : i32) [
      0: ^bb25
    ]
  ^bb25:  // pred: ^bb24
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb26(%68: i32):  // 2 preds: ^bb15, ^bb24
    llvm.call @_ZN9GeneratorIiED2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.switch %68 : i32, ^bb63(%68 : i32) [
      4: ^bb29
    ]
  ^bb27:  // 2 preds: ^bb17, ^bb22
    llvm.call @_ZN9GeneratorIiED2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb16, ^bb27
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.br ^bb52
  ^bb29:  // pred: ^bb26
    llvm.intr.lifetime.start %27 : !llvm.ptr
    %69 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %69[%6, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN9GeneratorIiE12promise_type11yield_valueEi(%19, %71) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %72 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %72, ^bb32, ^bb30
  ^bb30:  // pred: ^bb29
    %73 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%27, %39, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %74 = llvm.intr.coro.suspend %73, %4 : i8
    llvm.switch %74 : i8, ^bb67 [
      0: ^bb32,
      1: ^bb31
    ]
  ^bb31:  // pred: ^bb30
    llvm.br ^bb33(%5 : i32)
  ^bb32:  // 2 preds: ^bb29, ^bb30
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb33(%6 : i32)
  ^bb33(%75: i32):  // 2 preds: ^bb31, ^bb32
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.switch %75 : i32, ^bb63(%75 : i32) [
      0: ^bb34
    ]
  ^bb34:  // pred: ^bb33
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %76 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds|nuw %76[%6, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Node", (i32, ptr, ptr)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZL4walkPK4Node(%29, %78) to ^bb35 unwind ^bb39 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // 2 preds: ^bb35, ^bb48
    %79 = llvm.invoke @_ZN9GeneratorIiE4nextEv(%29) to ^bb37 unwind ^bb40 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb37:  // pred: ^bb36
    llvm.cond_br %79, ^bb41, ^bb38
  ^bb38:  // pred: ^bb37
    llvm.br ^bb49(%10 : i32)
  ^bb39:  // pred: ^bb34
    %80 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %81 = llvm.extractvalue %80[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.extractvalue %80[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb51
  ^bb40:  // pred: ^bb36
    %83 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %84 = llvm.extractvalue %83[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.extractvalue %83[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %85, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb50
  ^bb41:  // pred: ^bb37
    llvm.intr.lifetime.start %30 : !llvm.ptr
    %86 = llvm.invoke @_ZNK9GeneratorIiE5valueEv(%29) to ^bb42 unwind ^bb45 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb42:  // pred: ^bb41
    llvm.call @_ZN9GeneratorIiE12promise_type11yield_valueEi(%19, %86) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %87 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%30) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %87, ^bb46, ^bb43
  ^bb43:  // pred: ^bb42
    %88 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%30, %39, %14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %89 = llvm.intr.coro.suspend %88, %4 : i8
    llvm.switch %89 : i8, ^bb67 [
      0: ^bb46,
      1: ^bb44
    ]
  ^bb44:  // pred: ^bb43
    llvm.br ^bb47(%5 : i32)
  ^bb45:  // pred: ^bb41
    %90 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %91 = llvm.extractvalue %90[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.extractvalue %90[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %92, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb50
  ^bb46:  // 2 preds: ^bb42, ^bb43
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%30) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb47(%6 : i32)
  ^bb47(%93: i32):  // 2 preds: ^bb44, ^bb46
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.switch %93 : i32, ^bb49(%93 : i32) [
      0: ^bb48
    ]
  ^bb48:  // pred: ^bb47
    llvm.br ^bb36 {loop_annotation = #loop_annotation}
  ^bb49(%94: i32):  // 2 preds: ^bb38, ^bb47
    llvm.call @_ZN9GeneratorIiED2Ev(%29) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.switch %94 : i32, ^bb63(%94 : i32) [
      6: ^bb58
    ]
  ^bb50:  // 2 preds: ^bb40, ^bb45
    llvm.call @_ZN9GeneratorIiED2Ev(%29) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb51
  ^bb51:  // 2 preds: ^bb39, ^bb50
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb28, ^bb51
    %95 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @__cxa_begin_catch(%95) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb53 unwind ^bb59 : () -> ()
  ^bb53:  // pred: ^bb52
    llvm.br ^bb54
  ^bb54:  // pred: ^bb53
    llvm.br ^bb55
  ^bb55:  // 3 preds: ^bb10, ^bb54, ^bb58
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.call @_ZN9GeneratorIiE12promise_type13final_suspendEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %97 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%32) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %97, ^bb60, ^bb56
  ^bb56:  // pred: ^bb55
    %98 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%32, %39, %15) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %99 = llvm.intr.coro.suspend %98, %11 : i8
    llvm.switch %99 : i8, ^bb67 [
      0: ^bb60,
      1: ^bb57
    ]
  ^bb57:  // pred: ^bb56
    llvm.br ^bb61(%5 : i32)
  ^bb58:  // pred: ^bb49
    llvm.call @_ZN9GeneratorIiE12promise_type11return_voidEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb55
  ^bb59:  // pred: ^bb52
    %100 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %101 = llvm.extractvalue %100[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %101, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %102 = llvm.extractvalue %100[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %102, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.intr.coro.end %2, %11, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %104 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %104, ^bb68, ^bb72
  ^bb60:  // 2 preds: ^bb55, ^bb56
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%32) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb61(%6 : i32)
  ^bb61(%105: i32):  // 2 preds: ^bb57, ^bb60
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.switch %105 : i32, ^bb63(%105 : i32) [
      0: ^bb62
    ]
  ^bb62:  // pred: ^bb61
    llvm.br ^bb63(%6 : i32)
  ^bb63(%106: i32):  // 6 preds: ^bb8, ^bb26, ^bb33, ^bb49, ^bb61, ^bb62
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %107 = llvm.intr.coro.free %34, %39 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %108 = llvm.icmp "ne" %107, %2 : !llvm.ptr
    llvm.cond_br %108, ^bb64, ^bb65
  ^bb64:  // pred: ^bb63
    %109 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%107, %109) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb65
  ^bb65:  // 2 preds: ^bb63, ^bb64
    llvm.switch %106 : i32, ^bb73 [
      0: ^bb66,
      2: ^bb67
    ]
  ^bb66:  // pred: ^bb65
    llvm.br ^bb67
  ^bb67:  // 7 preds: ^bb4, ^bb20, ^bb30, ^bb43, ^bb56, ^bb65, ^bb66
    %110 = llvm.intr.coro.end %2, %4, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb68:  // pred: ^bb59
    llvm.br ^bb69
  ^bb69:  // 2 preds: ^bb6, ^bb68
    llvm.call @_ZN9GeneratorIiE12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %111 = llvm.intr.coro.free %34, %39 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %112 = llvm.icmp "ne" %111, %2 : !llvm.ptr
    llvm.cond_br %112, ^bb70, ^bb71
  ^bb70:  // pred: ^bb69
    %113 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%111, %113) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb71
  ^bb71:  // 2 preds: ^bb69, ^bb70
    llvm.br ^bb72
  ^bb72:  // 2 preds: ^bb59, ^bb71
    %114 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.insertvalue %114, %13[0] : !llvm.struct<(ptr, i32)> 
    %117 = llvm.insertvalue %115, %116[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %117 : !llvm.struct<(ptr, i32)>
  ^bb73:  // pred: ^bb65
    llvm.unreachable
  }
  llvm.func internal @_ZL6sum_toi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL6sum_toi.__await_suspend_wrapper__init : !llvm.ptr
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.addressof @_ZL6sum_toi.__await_suspend_wrapper__await : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZL6sum_toi.__await_suspend_wrapper__await2 : !llvm.ptr
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.addressof @_ZL6sum_toi.__await_suspend_wrapper__final : !llvm.ptr
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.none : !llvm.token
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.intr.coro.id %1, %17, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %29 = llvm.call_intrinsic "llvm.coro.alloc"(%28) : (!llvm.token) -> i1
    llvm.cond_br %29, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %30 = llvm.intr.coro.size : i64
    %31 = llvm.call @_Znwm(%30) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%31 : !llvm.ptr)
  ^bb2(%32: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %33 = llvm.intr.coro.begin %28, %32 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %34 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %34, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %17[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %36 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %36, %35 {alignment = 8 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %17[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %38 = llvm.call_intrinsic "llvm.coro.noop"() : () -> !llvm.ptr
    %39 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%38) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %37[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %39, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %17[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4Task12promise_type17get_return_objectEv(%arg0, %17) to ^bb3 unwind ^bb7 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.invoke @_ZN4Task12promise_type15initial_suspendEv(%17) to ^bb4 unwind ^bb8 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb4:  // pred: ^bb3
    %42 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %42, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %43 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%20, %33, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %44 = llvm.intr.coro.suspend %43, %6 : i8
    llvm.switch %44 : i8, ^bb62 [
      0: ^bb9,
      1: ^bb6
    ]
  ^bb6:  // pred: ^bb5
    llvm.br ^bb10(%4 : i32)
  ^bb7:  // pred: ^bb2
    %45 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %46 = llvm.extractvalue %45[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb65
  ^bb8:  // pred: ^bb3
    %48 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %49 = llvm.extractvalue %48[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %49, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %50, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.br ^bb63
  ^bb9:  // 2 preds: ^bb4, ^bb5
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%20) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10(%3 : i32)
  ^bb10(%51: i32):  // 2 preds: ^bb6, ^bb9
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.switch %51 : i32, ^bb58(%51 : i32) [
      0: ^bb11
    ]
  ^bb11:  // pred: ^bb10
    %52 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.icmp "eq" %52, %3 : i32
    llvm.cond_br %53, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    llvm.invoke @_ZN4Task12promise_type12return_valueEi(%17, %3) to ^bb13 unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb13:  // pred: ^bb12
    llvm.br ^bb47
  ^bb14:  // pred: ^bb12
    %54 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb43
  ^bb15:  // pred: ^bb11
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.intr.lifetime.start %23 : !llvm.ptr
    %57 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sub %57, %0 overflow<nsw> : i32
    llvm.invoke @_ZL6sum_toi(%23, %58) to ^bb16 unwind ^bb21 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
  ^bb16:  // pred: ^bb15
    %59 = llvm.invoke @_ZN4Task11await_readyEv(%23) to ^bb17 unwind ^bb22 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb17:  // pred: ^bb16
    llvm.cond_br %59, ^bb23, ^bb18
  ^bb18:  // pred: ^bb17
    %60 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%23, %33, %7) to ^bb19 unwind ^bb22 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb19:  // pred: ^bb18
    %61 = llvm.intr.coro.suspend %60, %6 : i8
    llvm.switch %61 : i8, ^bb62 [
      0: ^bb23,
      1: ^bb20
    ]
  ^bb20:  // pred: ^bb19
    llvm.br ^bb25(%4 : i32)
  ^bb21:  // pred: ^bb15
    %62 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %63 = llvm.extractvalue %62[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %63, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.extractvalue %62[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %64, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb32
  ^bb22:  // 3 preds: ^bb16, ^bb18, ^bb23
    %65 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %66, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %67, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb32
  ^bb23:  // 2 preds: ^bb17, ^bb19
    %68 = llvm.invoke @_ZN4Task12await_resumeEv(%23) to ^bb24 unwind ^bb22 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb24:  // pred: ^bb23
    llvm.store %68, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25(%3 : i32)
  ^bb25(%69: i32):  // 2 preds: ^bb20, ^bb24
    llvm.call @_ZN4TaskD2Ev(%23) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.switch %69 : i32, ^bb41(%69 : i32) [
      0: ^bb26
    ]
  ^bb26:  // pred: ^bb25
    %70 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %70, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %71 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZL3addii(%25, %71, %72) to ^bb27 unwind ^bb33 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb27:  // pred: ^bb26
    %73 = llvm.invoke @_ZN4Task11await_readyEv(%25) to ^bb28 unwind ^bb34 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
  ^bb28:  // pred: ^bb27
    llvm.cond_br %73, ^bb35, ^bb29
  ^bb29:  // pred: ^bb28
    %74 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%25, %33, %8) to ^bb30 unwind ^bb34 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    %75 = llvm.intr.coro.suspend %74, %6 : i8
    llvm.switch %75 : i8, ^bb62 [
      0: ^bb35,
      1: ^bb31
    ]
  ^bb31:  // pred: ^bb30
    llvm.br ^bb38(%4 : i32)
  ^bb32:  // 2 preds: ^bb21, ^bb22
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.br ^bb42
  ^bb33:  // pred: ^bb26
    %76 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %77 = llvm.extractvalue %76[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %77, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.extractvalue %76[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %78, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40
  ^bb34:  // 4 preds: ^bb27, ^bb29, ^bb35, ^bb36
    %79 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %80 = llvm.extractvalue %79[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %81 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb35:  // 2 preds: ^bb28, ^bb30
    %82 = llvm.invoke @_ZN4Task12await_resumeEv(%25) to ^bb36 unwind ^bb34 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb36:  // pred: ^bb35
    llvm.invoke @_ZN4Task12promise_type12return_valueEi(%17, %82) to ^bb37 unwind ^bb34 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb37:  // pred: ^bb36
    llvm.br ^bb38(%3 : i32)
  ^bb38(%83: i32):  // 2 preds: ^bb31, ^bb37
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.switch %83 : i32, ^bb41(%83 : i32) [
      0: ^bb39
    ]
  ^bb39:  // pred: ^bb38
    llvm.br ^bb41(%9 : i32)
  ^bb40:  // 2 preds: ^bb33, ^bb34
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb42
  ^bb41(%84: i32):  // 3 preds: ^bb25, ^bb38, ^bb39
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.switch %84 : i32, ^bb58(%84 : i32) [
      3: ^bb47
    ]
  ^bb42:  // 2 preds: ^bb32, ^bb40
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.br ^bb43
  ^bb43:  // 2 preds: ^bb14, ^bb42
    %85 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.call @__cxa_begin_catch(%85) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.invoke @_ZN4Task12promise_type19unhandled_exceptionEv(%17) to ^bb44 unwind ^bb51 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb44:  // pred: ^bb43
    llvm.invoke @__cxa_end_catch() to ^bb45 unwind ^bb52 : () -> ()
  ^bb45:  // pred: ^bb44
    llvm.br ^bb46
  ^bb46:  // pred: ^bb45
    llvm.br ^bb47
  ^bb47:  // 3 preds: ^bb13, ^bb41, ^bb46
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type13final_suspendEv(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %87 = llvm.call @_ZN4Task12promise_type5Final11await_readyEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %87, ^bb55, ^bb48
  ^bb48:  // pred: ^bb47
    %88 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%26, %33, %10) to ^bb49 unwind ^bb54 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb49:  // pred: ^bb48
    %89 = llvm.intr.coro.suspend %88, %11 : i8
    llvm.switch %89 : i8, ^bb62 [
      0: ^bb55,
      1: ^bb50
    ]
  ^bb50:  // pred: ^bb49
    llvm.br ^bb56(%4 : i32)
  ^bb51:  // pred: ^bb43
    %90 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %91 = llvm.extractvalue %90[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %91, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.extractvalue %90[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %92, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_end_catch() to ^bb53 unwind ^bb69 : () -> ()
  ^bb52:  // pred: ^bb44
    %93 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %94 = llvm.extractvalue %93[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %94, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %95 = llvm.extractvalue %93[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %95, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb63
  ^bb53:  // pred: ^bb51
    llvm.br ^bb63
  ^bb54:  // pred: ^bb48
    %96 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %97 = llvm.extractvalue %96[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %97, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %98 = llvm.extractvalue %96[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %98, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb63
  ^bb55:  // 2 preds: ^bb47, ^bb49
    llvm.call @_ZN4Task12promise_type5Final12await_resumeEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb56(%3 : i32)
  ^bb56(%99: i32):  // 2 preds: ^bb50, ^bb55
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.switch %99 : i32, ^bb58(%99 : i32) [
      0: ^bb57
    ]
  ^bb57:  // pred: ^bb56
    llvm.br ^bb58(%3 : i32)
  ^bb58(%100: i32):  // 4 preds: ^bb10, ^bb41, ^bb56, ^bb57
    llvm.call @_ZN4Task12promise_typeD2Ev(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    %101 = llvm.intr.coro.free %28, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %102 = llvm.icmp "ne" %101, %2 : !llvm.ptr
    llvm.cond_br %102, ^bb59, ^bb60
  ^bb59:  // pred: ^bb58
    %103 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%101, %103) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb60
  ^bb60:  // 2 preds: ^bb58, ^bb59
    llvm.switch %100 : i32, ^bb70 [
      0: ^bb61,
      2: ^bb62
    ]
  ^bb61:  // pred: ^bb60
    llvm.br ^bb62
  ^bb62:  // 6 preds: ^bb5, ^bb19, ^bb30, ^bb49, ^bb60, ^bb61
    %104 = llvm.intr.coro.end %2, %6, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb63:  // 4 preds: ^bb8, ^bb52, ^bb53, ^bb54
    %105 = llvm.intr.coro.end %2, %11, %12 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %106 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %106, ^bb64, ^bb68
  ^bb64:  // pred: ^bb63
    llvm.br ^bb65
  ^bb65:  // 2 preds: ^bb7, ^bb64
    llvm.call @_ZN4Task12promise_typeD2Ev(%17) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.intr.lifetime.end %16 : !llvm.ptr
    %107 = llvm.intr.coro.free %28, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %108 = llvm.icmp "ne" %107, %2 : !llvm.ptr
    llvm.cond_br %108, ^bb66, ^bb67
  ^bb66:  // pred: ^bb65
    %109 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%107, %109) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb67
  ^bb67:  // 2 preds: ^bb65, ^bb66
    llvm.br ^bb68
  ^bb68:  // 2 preds: ^bb63, ^bb67
    %110 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.insertvalue %110, %13[0] : !llvm.struct<(ptr, i32)> 
    %113 = llvm.insertvalue %111, %112[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %113 : !llvm.struct<(ptr, i32)>
  ^bb69:  // pred: ^bb51
    %114 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %115 = llvm.extractvalue %114[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%115) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb70:  // pred: ^bb60
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZN4Task3runEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task3runEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE6resumeEv(%4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %5 = llvm.call @_ZN4Task12await_resumeEv(%3) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.return %5 : i32
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4TaskD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4TaskD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %6 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvbEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %6, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    llvm.invoke @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7destroyEv(%7) to ^bb2 unwind ^bb4 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb1
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%9) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZL7carefuli(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL7carefuli.__await_suspend_wrapper__init : !llvm.ptr
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZL7carefuli.__await_suspend_wrapper__await : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.addressof @_ZL7carefuli.__await_suspend_wrapper__final : !llvm.ptr
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.mlir.none : !llvm.token
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.intr.coro.id %1, %19, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %30 = llvm.call_intrinsic "llvm.coro.alloc"(%29) : (!llvm.token) -> i1
    llvm.cond_br %30, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %31 = llvm.intr.coro.size : i64
    %32 = llvm.call @_Znwm(%31) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%32 : !llvm.ptr)
  ^bb2(%33: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %34 = llvm.intr.coro.begin %29, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %35 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %35, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %19[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %37 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %37, %36 {alignment = 8 : i64} : i32, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %19[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %39 = llvm.call_intrinsic "llvm.coro.noop"() : () -> !llvm.ptr
    %40 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%39) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %38[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %40, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %19[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%42) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4Task12promise_type17get_return_objectEv(%arg0, %19) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type15initial_suspendEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %43 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %43, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %44 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%22, %34, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %45 = llvm.intr.coro.suspend %44, %6 : i8
    llvm.switch %45 : i8, ^bb44 [
      0: ^bb7,
      1: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.br ^bb8(%4 : i32)
  ^bb6:  // pred: ^bb2
    %46 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %47 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %48, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb47
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%3 : i32)
  ^bb8(%49: i32):  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.switch %49 : i32, ^bb40(%49 : i32) [
      0: ^bb9
    ]
  ^bb9:  // pred: ^bb8
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.store %3, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %50 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZL5riskyi(%25, %50) to ^bb10 unwind ^bb14 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    %51 = llvm.call @_ZN4Task11await_readyEv(%25) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %51, ^bb16, ^bb11
  ^bb11:  // pred: ^bb10
    %52 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%25, %34, %8) to ^bb12 unwind ^bb15 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %53 = llvm.intr.coro.suspend %52, %6 : i8
    llvm.switch %53 : i8, ^bb44 [
      0: ^bb16,
      1: ^bb13
    ]
  ^bb13:  // pred: ^bb12
    llvm.br ^bb18(%4 : i32)
  ^bb14:  // pred: ^bb9
    %54 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %55 = llvm.extractvalue %54[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.extractvalue %54[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %56, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb15:  // 2 preds: ^bb11, ^bb16
    %57 = llvm.landingpad (catch %7 : !llvm.ptr) (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %58 = llvm.extractvalue %57[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %58, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %59, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb16:  // 2 preds: ^bb10, ^bb12
    %60 = llvm.invoke @_ZN4Task12await_resumeEv(%25) to ^bb17 unwind ^bb15 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb17:  // pred: ^bb16
    llvm.store %60, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18(%3 : i32)
  ^bb18(%61: i32):  // 2 preds: ^bb13, ^bb17
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.switch %61 : i32, ^bb26(%61 : i32) [
      0: ^bb19
    ]
  ^bb19:  // pred: ^bb18
    llvm.br ^bb24
  ^bb20:  // 2 preds: ^bb14, ^bb15
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb21
  ^bb21:  // pred: ^bb20
    %62 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.intr.eh.typeid.for %7 : (!llvm.ptr) -> i32
    %64 = llvm.icmp "eq" %62, %63 : i32
    llvm.cond_br %64, ^bb22, ^bb27
  ^bb22:  // pred: ^bb21
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %65 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @__cxa_begin_catch(%65) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %67, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %68 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.invoke @printf(%9, %68) to ^bb23 unwind ^bb25 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  ^bb23:  // pred: ^bb22
    llvm.store %10, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb19, ^bb23
    %70 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call @_ZN4Task12promise_type12return_valueEi(%19, %70) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb26(%11 : i32)
  ^bb25:  // pred: ^bb22
    %71 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %72 = llvm.extractvalue %71[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %72, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %73 = llvm.extractvalue %71[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %73, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb27
  ^bb26(%74: i32):  // 2 preds: ^bb18, ^bb24
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.switch %74 : i32, ^bb40(%74 : i32) [
      3: ^bb31
    ]
  ^bb27:  // 2 preds: ^bb21, ^bb25
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.br ^bb28
  ^bb28:  // pred: ^bb27
    %75 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.call @__cxa_begin_catch(%75) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZN4Task12promise_type19unhandled_exceptionEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb29 unwind ^bb35 : () -> ()
  ^bb29:  // pred: ^bb28
    llvm.br ^bb30
  ^bb30:  // pred: ^bb29
    llvm.br ^bb31
  ^bb31:  // 2 preds: ^bb26, ^bb30
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type13final_suspendEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %77 = llvm.call @_ZN4Task12promise_type5Final11await_readyEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %77, ^bb37, ^bb32
  ^bb32:  // pred: ^bb31
    %78 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%27, %34, %12) to ^bb33 unwind ^bb36 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb33:  // pred: ^bb32
    %79 = llvm.intr.coro.suspend %78, %13 : i8
    llvm.switch %79 : i8, ^bb44 [
      0: ^bb37,
      1: ^bb34
    ]
  ^bb34:  // pred: ^bb33
    llvm.br ^bb38(%4 : i32)
  ^bb35:  // pred: ^bb28
    %80 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %81 = llvm.extractvalue %80[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.extractvalue %80[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %82, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb45
  ^bb36:  // pred: ^bb32
    %83 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %84 = llvm.extractvalue %83[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.extractvalue %83[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %85, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.br ^bb45
  ^bb37:  // 2 preds: ^bb31, ^bb33
    llvm.call @_ZN4Task12promise_type5Final12await_resumeEv(%27) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb38(%3 : i32)
  ^bb38(%86: i32):  // 2 preds: ^bb34, ^bb37
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.switch %86 : i32, ^bb40(%86 : i32) [
      0: ^bb39
    ]
  ^bb39:  // pred: ^bb38
    llvm.br ^bb40(%3 : i32)
  ^bb40(%87: i32):  // 4 preds: ^bb8, ^bb26, ^bb38, ^bb39
    llvm.call @_ZN4Task12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %88 = llvm.intr.coro.free %29, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %89 = llvm.icmp "ne" %88, %2 : !llvm.ptr
    llvm.cond_br %89, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %90 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%88, %90) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    llvm.switch %87 : i32, ^bb51 [
      0: ^bb43,
      2: ^bb44
    ]
  ^bb43:  // pred: ^bb42
    llvm.br ^bb44
  ^bb44:  // 5 preds: ^bb4, ^bb12, ^bb33, ^bb42, ^bb43
    %91 = llvm.intr.coro.end %2, %6, %14 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb45:  // 2 preds: ^bb35, ^bb36
    %92 = llvm.intr.coro.end %2, %13, %14 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %93 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %93, ^bb46, ^bb50
  ^bb46:  // pred: ^bb45
    llvm.br ^bb47
  ^bb47:  // 2 preds: ^bb6, ^bb46
    llvm.call @_ZN4Task12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %94 = llvm.intr.coro.free %29, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %95 = llvm.icmp "ne" %94, %2 : !llvm.ptr
    llvm.cond_br %95, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    %96 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%94, %96) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb49
  ^bb49:  // 2 preds: ^bb47, ^bb48
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb45, ^bb49
    %97 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.insertvalue %97, %15[0] : !llvm.struct<(ptr, i32)> 
    %100 = llvm.insertvalue %98, %99[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %100 : !llvm.struct<(ptr, i32)>
  ^bb51:  // pred: ^bb42
    llvm.unreachable
  }
  llvm.func @llvm.coro.alloc(!llvm.token) -> i1 attributes {no_unwind}
  llvm.func @_Znwm(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["nobuiltin", ["allocsize", "4294967295"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIiE12promise_typeC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_typeC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %1, %4 {alignment = 8 : i64} : i32, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type17get_return_objectEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type17get_return_objectEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_promiseERS3_(%5) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN9GeneratorIiEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(%arg0, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type15initial_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type15initial_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486114suspend_always11await_readyEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486114suspend_always11await_readyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i1
  }
  llvm.func internal @_ZL5countiii.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %4, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%5) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %9 : !llvm.ptr
  }
  llvm.func @llvm.coro.await.suspend.void(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr @_ZNKSt7__n486114suspend_always12await_resumeEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486114suspend_always12await_resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TraceC2EPKc(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TraceC2EPKc) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Trace", (ptr)>
    %6 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type11yield_valueEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type11yield_valueEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %5, %6 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL5countiii.__await_suspend_wrapper__yield(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL5countiii.__await_suspend_wrapper__yield2(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5TraceD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5TraceD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.7" : !llvm.ptr
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
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type11return_voidEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type11return_voidEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type19unhandled_exceptionEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %6 = llvm.call @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%5, %3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr hidden @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func @_ZSt9terminatev()
  llvm.func linkonce_odr @_ZN9GeneratorIiE12promise_type13final_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_type13final_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL5countiii.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @llvm.coro.is_in_ramp() -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIiE12promise_typeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiE12promise_typeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<int>::promise_type", (i32, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_promiseERS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_promiseERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.intr.coro.promise %6, %1, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIiEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZN9GeneratorIiEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator", (struct<"struct.std::__n4861::coroutine_handle", (ptr)>)>
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIvE12from_addressEPv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIvEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %4, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7addressEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7addressEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt7__n486116coroutine_handleIvEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIvEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @_ZSt17current_exceptionv(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptraSEOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(%3, %5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(%3, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return %4 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2EOS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %2, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptr4swapERS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %7, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %12, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type17get_return_objectEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type17get_return_objectEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_(%5) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(%arg0, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type15initial_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type15initial_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL6primesi.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %4, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%5) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type11yield_valueEl(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, %arg1: i64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type11yield_valueEl) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %5, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL6primesi.__await_suspend_wrapper__yield(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type11return_voidEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type11return_voidEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %6 = llvm.call @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%5, %3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN9GeneratorIlE12promise_type13final_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_type13final_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL6primesi.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIlE12promise_typeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlE12promise_typeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator<long>::promise_type", (i64, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.intr.coro.promise %6, %1, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Generator.0", (struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>)>
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
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
  llvm.func internal @_ZL8fails_ati.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func internal @_ZL8fails_ati.__await_suspend_wrapper__yield(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL8fails_ati.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4walkPK4Node.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4walkPK4Node.__await_suspend_wrapper__yield(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4walkPK4Node.__await_suspend_wrapper__yield2(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4walkPK4Node.__await_suspend_wrapper__yield3(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL4walkPK4Node.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @llvm.coro.noop() -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
  llvm.func linkonce_odr @_ZN4Task12promise_type17get_return_objectEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type17get_return_objectEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_promiseERS2_(%5) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZN4TaskC2ENSt7__n486116coroutine_handleINS_12promise_typeEEE(%arg0, %9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type15initial_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type15initial_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func internal @_ZL6sum_toi.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%arg0: !llvm.ptr {llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEEC2Ev(%2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %4, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %6 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%5) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %6, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %9 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type12return_valueEi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, %arg1: i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type12return_valueEi) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %5, %6 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZN4Task11await_readyEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN4Task11await_readyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i1
  }
  llvm.func internal @_ZL6sum_toi.__await_suspend_wrapper__await(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%8) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE(%7, %14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %17 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %9 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%8) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef})
    %10 = llvm.getelementptr inbounds|nuw %9[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    "llvm.intr.memcpy"(%10, %4, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %11 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %12 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %15 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIvE7addressEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func @llvm.coro.await.suspend.handle(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func linkonce_odr @_ZN4Task12await_resumeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12await_resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%9) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef})
    %11 = llvm.getelementptr inbounds|nuw %10[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %12 = llvm.call @_ZNKSt15__exception_ptr13exception_ptrcvbEv(%11) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %12, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %14 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%13) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef})
    %15 = llvm.getelementptr inbounds|nuw %14[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(%5, %15) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%5) to ^bb2 unwind ^bb3 : (!llvm.ptr {llvm.noundef}) -> ()
  ^bb2:  // pred: ^bb1
    llvm.unreachable
  ^bb3:  // pred: ^bb1
    %16 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %17 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %17, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %18, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds|nuw %8[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    %20 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef})
    %21 = llvm.getelementptr inbounds|nuw %20[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.return %22 : i32
  ^bb5:  // pred: ^bb3
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.insertvalue %23, %3[0] : !llvm.struct<(ptr, i32)> 
    %26 = llvm.insertvalue %24, %25[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %26 : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @_ZL3addii(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZL3addii.__await_suspend_wrapper__init : !llvm.ptr
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @_ZL3addii.__await_suspend_wrapper__final : !llvm.ptr
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.mlir.none : !llvm.token
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %23 = llvm.intr.coro.id %1, %16, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %24 = llvm.call_intrinsic "llvm.coro.alloc"(%23) : (!llvm.token) -> i1
    llvm.cond_br %24, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %25 = llvm.intr.coro.size : i64
    %26 = llvm.call @_Znwm(%25) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%26 : !llvm.ptr)
  ^bb2(%27: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %28 = llvm.intr.coro.begin %23, %27 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    %29 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %29, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %30 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %30, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.call @_ZN4Task12promise_typeC2Ev(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4Task12promise_type17get_return_objectEv(%arg0, %16) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type15initial_suspendEv(%16) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %31 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %31, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %32 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%19, %28, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.intr.coro.suspend %32, %4 : i8
    llvm.switch %33 : i8, ^bb22 [
      0: ^bb7,
      1: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.br ^bb8(%5 : i32)
  ^bb6:  // pred: ^bb2
    %34 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %35 = llvm.extractvalue %34[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %35, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %36, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%6 : i32)
  ^bb8(%37: i32):  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.switch %37 : i32, ^bb18(%37 : i32) [
      0: ^bb9
    ]
  ^bb9:  // pred: ^bb8
    %38 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.add %38, %39 overflow<nsw> : i32
    llvm.call @_ZN4Task12promise_type12return_valueEi(%16, %40) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type13final_suspendEv(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %41 = llvm.call @_ZN4Task12promise_type5Final11await_readyEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %41, ^bb15, ^bb11
  ^bb11:  // pred: ^bb10
    %42 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%21, %28, %7) to ^bb12 unwind ^bb14 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %43 = llvm.intr.coro.suspend %42, %8 : i8
    llvm.switch %43 : i8, ^bb22 [
      0: ^bb15,
      1: ^bb13
    ]
  ^bb13:  // pred: ^bb12
    llvm.br ^bb16(%5 : i32)
  ^bb14:  // pred: ^bb11
    %44 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %45 = llvm.extractvalue %44[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %45, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.extractvalue %44[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %21 : !llvm.ptr
    %47 = llvm.intr.coro.end %2, %8, %9 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %48 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %48, ^bb23, ^bb27
  ^bb15:  // 2 preds: ^bb10, ^bb12
    llvm.call @_ZN4Task12promise_type5Final12await_resumeEv(%21) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb16(%6 : i32)
  ^bb16(%49: i32):  // 2 preds: ^bb13, ^bb15
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.switch %49 : i32, ^bb18(%49 : i32) [
      0: ^bb17
    ]
  ^bb17:  // pred: ^bb16
    llvm.br ^bb18(%6 : i32)
  ^bb18(%50: i32):  // 3 preds: ^bb8, ^bb16, ^bb17
    llvm.call @_ZN4Task12promise_typeD2Ev(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    %51 = llvm.intr.coro.free %23, %28 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %52 = llvm.icmp "ne" %51, %2 : !llvm.ptr
    llvm.cond_br %52, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %53 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%51, %53) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.switch %50 : i32, ^bb28 [
      0: ^bb21,
      2: ^bb22
    ]
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // 4 preds: ^bb4, ^bb12, ^bb20, ^bb21
    %54 = llvm.intr.coro.end %2, %4, %9 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb23:  // pred: ^bb14
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb6, ^bb23
    llvm.call @_ZN4Task12promise_typeD2Ev(%16) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    %55 = llvm.intr.coro.free %23, %28 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %56 = llvm.icmp "ne" %55, %2 : !llvm.ptr
    llvm.cond_br %56, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %57 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%55, %57) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb14, ^bb26
    %58 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.insertvalue %58, %10[0] : !llvm.struct<(ptr, i32)> 
    %61 = llvm.insertvalue %59, %60[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %61 : !llvm.struct<(ptr, i32)>
  ^bb28:  // pred: ^bb20
    llvm.unreachable
  }
  llvm.func internal @_ZL6sum_toi.__await_suspend_wrapper__await2(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%8) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE(%7, %14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %17 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type19unhandled_exceptionEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type19unhandled_exceptionEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZSt17current_exceptionv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}) -> ()
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %7 = llvm.call @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%6, %4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type13final_suspendEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type13final_suspendEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type5Final11await_readyEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type5Final11await_readyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %1 : i1
  }
  llvm.func internal @_ZL6sum_toi.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE(%6, %11) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %14 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %arg1, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%4) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef})
    %9 = llvm.getelementptr inbounds|nuw %8[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    "llvm.intr.memcpy"(%3, %9, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZN4Task12promise_type5Final12await_resumeEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_type5Final12await_resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4Task12promise_typeD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_typeD2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_promiseERS2_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_promiseERS2_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEEC2Ev(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.intr.coro.promise %6, %1, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %4[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN4TaskC2ENSt7__n486116coroutine_handleINS_12promise_typeEEE(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZN4TaskC2ENSt7__n486116coroutine_handleINS_12promise_typeEEE) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>
    "llvm.intr.memcpy"(%7, %3, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEEC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEEC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %2, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7addressEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7addressEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7promiseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.intr.coro.promise %8, %2, %3 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.store %9, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt15__exception_ptr13exception_ptrcvbEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt15__exception_ptr13exception_ptrcvbEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.return %7 : i1
  }
  llvm.func @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2ERKS0_) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %9, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "ne" %11, %2 : !llvm.ptr
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func linkonce_odr unnamed_addr @_ZN4Task12promise_typeC2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN4Task12promise_typeC2Ev) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.store %1, %5 {alignment = 8 : i64} : i32, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %4[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %7 = llvm.call_intrinsic "llvm.coro.noop"() : () -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %4[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%10) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal @_ZL3addii.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL3addii.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE(%6, %11) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %14 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE6resumeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE6resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.coro.resume %5 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvbEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvbEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.return %7 : i1
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7destroyEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEE7destroyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call_intrinsic "llvm.coro.destroy"(%5) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @llvm.coro.destroy(!llvm.ptr)
  llvm.func internal @_ZL7carefuli.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL5riskyi(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", "presplitcoroutine", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @_ZL5riskyi.__await_suspend_wrapper__init : !llvm.ptr
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %8 = llvm.mlir.addressof @_ZL5riskyi.__await_suspend_wrapper__await : !llvm.ptr
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %12 = llvm.mlir.addressof @_ZL5riskyi.__await_suspend_wrapper__final : !llvm.ptr
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.mlir.none : !llvm.token
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::suspend_always", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x !llvm.struct<"struct.Trace", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.Task::promise_type::Final", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.intr.coro.id %1, %19, %2, %2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %29 = llvm.call_intrinsic "llvm.coro.alloc"(%28) : (!llvm.token) -> i1
    llvm.cond_br %29, ^bb1, ^bb2(%2 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %30 = llvm.intr.coro.size : i64
    %31 = llvm.call @_Znwm(%30) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.br ^bb2(%31 : !llvm.ptr)
  ^bb2(%32: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %33 = llvm.intr.coro.begin %28, %32 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %34 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %34, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %19[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %36 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %36, %35 {alignment = 8 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds|nuw %19[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    %38 = llvm.call_intrinsic "llvm.coro.noop"() : () -> !llvm.ptr
    %39 = llvm.call @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(%38) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %37[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %39, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %19[%3, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.Task::promise_type", (i32, struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>, struct<"class.std::__exception_ptr::exception_ptr", (ptr)>)>
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2Ev(%41) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @_ZN4Task12promise_type17get_return_objectEv(%arg0, %19) to ^bb3 unwind ^bb6 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type15initial_suspendEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %42 = llvm.call @_ZNKSt7__n486114suspend_always11await_readyEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %42, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %43 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.call_intrinsic "llvm.coro.await.suspend.void"(%22, %33, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %44 = llvm.intr.coro.suspend %43, %6 : i8
    llvm.switch %44 : i8, ^bb45 [
      0: ^bb7,
      1: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    llvm.br ^bb8(%4 : i32)
  ^bb6:  // pred: ^bb2
    %45 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %46 = llvm.extractvalue %45[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %46, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %47 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %47, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb48
  ^bb7:  // 2 preds: ^bb3, ^bb4
    llvm.call @_ZNKSt7__n486114suspend_always12await_resumeEv(%22) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb8(%3 : i32)
  ^bb8(%48: i32):  // 2 preds: ^bb5, ^bb7
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.switch %48 : i32, ^bb41(%48 : i32) [
      0: ^bb9
    ]
  ^bb9:  // pred: ^bb8
    llvm.intr.lifetime.start %24 : !llvm.ptr
    llvm.invoke @_ZN5TraceC2EPKc(%24, %7) to ^bb10 unwind ^bb12 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
  ^bb10:  // pred: ^bb9
    %49 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.icmp "slt" %49, %3 : i32
    llvm.cond_br %50, ^bb11, ^bb14
  ^bb11:  // pred: ^bb10
    %51 = llvm.call @__cxa_allocate_exception(%10) {no_unwind} : (i64) -> !llvm.ptr
    %52 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %52, %51 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.invoke @__cxa_throw(%51, %11, %2) to ^bb52 unwind ^bb13 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb9
    %53 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %54 = llvm.extractvalue %53[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %54, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.extractvalue %53[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %55, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb28
  ^bb13:  // pred: ^bb11
    %56 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %57 = llvm.extractvalue %56[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %57, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.extractvalue %56[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %58, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb27
  ^bb14:  // pred: ^bb10
    %59 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %60 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.invoke @_ZL3addii(%25, %60, %0) to ^bb15 unwind ^bb19 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.Task", (struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>)>}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb15:  // pred: ^bb14
    %61 = llvm.call @_ZN4Task11await_readyEv(%25) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %61, ^bb21, ^bb16
  ^bb16:  // pred: ^bb15
    %62 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%25, %33, %8) to ^bb17 unwind ^bb20 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %63 = llvm.intr.coro.suspend %62, %6 : i8
    llvm.switch %63 : i8, ^bb45 [
      0: ^bb21,
      1: ^bb18
    ]
  ^bb18:  // pred: ^bb17
    llvm.br ^bb23(%4 : i32)
  ^bb19:  // pred: ^bb14
    %64 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %65 = llvm.extractvalue %64[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %65, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.extractvalue %64[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %66, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25
  ^bb20:  // 2 preds: ^bb16, ^bb21
    %67 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %68 = llvm.extractvalue %67[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %68, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.extractvalue %67[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %69, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb25
  ^bb21:  // 2 preds: ^bb15, ^bb17
    %70 = llvm.invoke @_ZN4Task12await_resumeEv(%25) to ^bb22 unwind ^bb20 : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb22:  // pred: ^bb21
    %71 = llvm.mul %59, %70 overflow<nsw> : i32
    llvm.call @_ZN4Task12promise_type12return_valueEi(%19, %71) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb23(%3 : i32)
  ^bb23(%72: i32):  // 2 preds: ^bb18, ^bb22
    llvm.call @_ZN4TaskD2Ev(%25) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.switch %72 : i32, ^bb26(%72 : i32) [
      0: ^bb24
    ]
  ^bb24:  // pred: ^bb23
    llvm.br ^bb26(%9 : i32)
  ^bb25:  // 2 preds: ^bb19, ^bb20
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb27
  ^bb26(%73: i32):  // 2 preds: ^bb23, ^bb24
    llvm.call @_ZN5TraceD2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.switch %73 : i32, ^bb41(%73 : i32) [
      3: ^bb32
    ]
  ^bb27:  // 2 preds: ^bb13, ^bb25
    llvm.call @_ZN5TraceD2Ev(%24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb12, ^bb27
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.br ^bb29
  ^bb29:  // pred: ^bb28
    %74 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.call @__cxa_begin_catch(%74) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call @_ZN4Task12promise_type19unhandled_exceptionEv(%19) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.invoke @__cxa_end_catch() to ^bb30 unwind ^bb36 : () -> ()
  ^bb30:  // pred: ^bb29
    llvm.br ^bb31
  ^bb31:  // pred: ^bb30
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb26, ^bb31
    llvm.intr.lifetime.start %26 : !llvm.ptr
    llvm.call @_ZN4Task12promise_type13final_suspendEv(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %76 = llvm.call @_ZN4Task12promise_type5Final11await_readyEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext})
    llvm.cond_br %76, ^bb38, ^bb33
  ^bb33:  // pred: ^bb32
    %77 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
    llvm.invoke @llvm.coro.await.suspend.handle(%26, %33, %12) to ^bb34 unwind ^bb37 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb34:  // pred: ^bb33
    %78 = llvm.intr.coro.suspend %77, %13 : i8
    llvm.switch %78 : i8, ^bb45 [
      0: ^bb38,
      1: ^bb35
    ]
  ^bb35:  // pred: ^bb34
    llvm.br ^bb39(%4 : i32)
  ^bb36:  // pred: ^bb29
    %79 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %80 = llvm.extractvalue %79[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %80, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %81 = llvm.extractvalue %79[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %81, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb46
  ^bb37:  // pred: ^bb33
    %82 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    %83 = llvm.extractvalue %82[0] : !llvm.struct<(ptr, i32)> 
    llvm.store %83, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %84 = llvm.extractvalue %82[1] : !llvm.struct<(ptr, i32)> 
    llvm.store %84, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb46
  ^bb38:  // 2 preds: ^bb32, ^bb34
    llvm.call @_ZN4Task12promise_type5Final12await_resumeEv(%26) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb39(%3 : i32)
  ^bb39(%85: i32):  // 2 preds: ^bb35, ^bb38
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.switch %85 : i32, ^bb41(%85 : i32) [
      0: ^bb40
    ]
  ^bb40:  // pred: ^bb39
    llvm.br ^bb41(%3 : i32)
  ^bb41(%86: i32):  // 4 preds: ^bb8, ^bb26, ^bb39, ^bb40
    llvm.call @_ZN4Task12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %87 = llvm.intr.coro.free %28, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %88 = llvm.icmp "ne" %87, %2 : !llvm.ptr
    llvm.cond_br %88, ^bb42, ^bb43
  ^bb42:  // pred: ^bb41
    %89 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%87, %89) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb43
  ^bb43:  // 2 preds: ^bb41, ^bb42
    llvm.switch %86 : i32, ^bb52 [
      0: ^bb44,
      2: ^bb45
    ]
  ^bb44:  // pred: ^bb43
    llvm.br ^bb45
  ^bb45:  // 5 preds: ^bb4, ^bb17, ^bb34, ^bb43, ^bb44
    %90 = llvm.intr.coro.end %2, %6, %14 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    llvm.return
  ^bb46:  // 2 preds: ^bb36, ^bb37
    %91 = llvm.intr.coro.end %2, %13, %14 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
    %92 = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
    llvm.cond_br %92, ^bb47, ^bb51
  ^bb47:  // pred: ^bb46
    llvm.br ^bb48
  ^bb48:  // 2 preds: ^bb6, ^bb47
    llvm.call @_ZN4Task12promise_typeD2Ev(%19) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %93 = llvm.intr.coro.free %28, %33 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %94 = llvm.icmp "ne" %93, %2 : !llvm.ptr
    llvm.cond_br %94, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %95 = llvm.intr.coro.size : i64
    llvm.call @_ZdlPvm(%93, %95) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb48, ^bb49
    llvm.br ^bb51
  ^bb51:  // 2 preds: ^bb46, ^bb50
    %96 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.insertvalue %96, %15[0] : !llvm.struct<(ptr, i32)> 
    %99 = llvm.insertvalue %97, %98[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %99 : !llvm.struct<(ptr, i32)>
  ^bb52:  // 2 preds: ^bb11, ^bb43
    llvm.unreachable
  }
  llvm.func internal @_ZL7carefuli.__await_suspend_wrapper__await(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%8) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE(%7, %14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %17 : !llvm.ptr
  }
  llvm.func internal @_ZL7carefuli.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE(%6, %11) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %14 : !llvm.ptr
  }
  llvm.func internal @_ZL5riskyi.__await_suspend_wrapper__init(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%5) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %10, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(%6, %13) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @_ZL5riskyi.__await_suspend_wrapper__await(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%8) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %9, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.call @_ZNKSt7__n486116coroutine_handleIN4Task12promise_typeEEcvNS0_IvEEEv(%6) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @_ZN4Task13await_suspendENSt7__n486116coroutine_handleIvEE(%7, %14) : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %17 : !llvm.ptr
  }
  llvm.func internal @_ZL5riskyi.__await_suspend_wrapper__final(%arg0: !llvm.ptr {llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {always_inline, dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["sample-profile-suffix-elision-policy", "selected"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @_ZNSt7__n486116coroutine_handleIN4Task12promise_typeEE12from_addressEPv(%7) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    llvm.store %8, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.2", (ptr)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZN4Task12promise_type5Final13await_suspendENSt7__n486116coroutine_handleIS0_EE(%6, %11) {no_unwind} : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.3", (ptr)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.call @_ZNKSt7__n486116coroutine_handleIvE7addressEv(%4) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.return %14 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvbEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEEcvbEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.return %7 : i1
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7destroyEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7destroyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call_intrinsic "llvm.coro.destroy"(%5) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %4[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %2 : !llvm.ptr
    llvm.return %7 : i1
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call_intrinsic "llvm.coro.destroy"(%5) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE6resumeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE6resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.coro.resume %5 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIiE12promise_typeEE7promiseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.intr.coro.promise %8, %2, %3 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.store %9, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt8exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.invoke @_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_(%arg0, %5, %6) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %7 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%8) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func linkonce_odr @_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.sret = !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt10__exchangeINSt15__exception_ptr13exception_ptrEDnET_RS2_OT0_) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i1 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %7 {alignment = 1 : i64} : i1, !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(%arg0, %9) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @_ZNSt15__exception_ptr13exception_ptrC2EDn(%8, %2) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr) -> ()
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @_ZNSt15__exception_ptr13exception_ptraSEOS0_(%11, %8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef})
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%8) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.store %3, %7 {alignment = 1 : i64} : i1, !llvm.ptr
    %13 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i1
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call @_ZNSt15__exception_ptr13exception_ptrD2Ev(%arg0) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZNSt15__exception_ptr13exception_ptrC2EDn(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}, %arg1: !llvm.ptr) comdat(@__llvm_global_comdat::@_ZNSt15__exception_ptr13exception_ptrC2EDn) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"class.std::__exception_ptr::exception_ptr", (ptr)>
    llvm.store %2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.coro.resume %5 : !llvm.ptr
    llvm.return
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.intr.coro.promise %8, %2, %3 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.store %9, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %10 : !llvm.ptr
  }
  llvm.func linkonce_odr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64, llvm.nonnull, llvm.noundef}) -> (i1 {llvm.noundef, llvm.zeroext}) comdat(@__llvm_global_comdat::@_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv) attributes {alignment = 2 : i64, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.std::__n4861::coroutine_handle.1", (ptr)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call_intrinsic "llvm.coro.done"(%5) : (!llvm.ptr) -> i1
    llvm.return %6 : i1
  }
  llvm.func @llvm.coro.done(!llvm.ptr {llvm.nocapture, llvm.readonly}) -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
}
