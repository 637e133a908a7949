#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%ld \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%.17g \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.17g %.17g %ld %ld %ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.x(dense<[1, 2, 3]> : tensor<3xi16>) {addr_space = 0 : i32, alignment = 2 : i64, dso_local} : !llvm.array<3 x i16>
  llvm.mlir.global private unnamed_addr constant @".str.5"("%.17g %ld %ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"(" %u %u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"(" %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.p(dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi16>) {addr_space = 0 : i32, alignment = 2 : i64, dso_local} : !llvm.array<7 x i16>
  llvm.mlir.global private unnamed_addr constant @".str.9"("%ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(42 : i32) : i32
    %4 = llvm.mlir.constant(-294967296 : i32) : i32
    %5 = llvm.mlir.constant(1000 : i32) : i32
    %6 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.constant(123456789 : i64) : i64
    %11 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %12 = llvm.mlir.addressof @__const.main.x : !llvm.ptr
    %13 = llvm.mlir.constant(6 : i64) : i64
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %22 = llvm.mlir.addressof @__const.main.p : !llvm.ptr
    %23 = llvm.mlir.constant(14 : i64) : i64
    %24 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str" : !llvm.ptr
    %26 = llvm.mlir.constant(31 : i32) : i32
    %27 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %28 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.alloca %0 x !llvm.array<3 x i16> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<7 x i16> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %39 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "slt" %39, %2 : i32
    llvm.cond_br %40, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %41 = llvm.call @rand() {no_unwind} : () -> i32
    %42 = llvm.call @printf(%25, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %43 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %0 overflow<nsw> : i32
    llvm.store %44, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.call @srand(%3) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.store %1, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %45 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %2 : i32
    llvm.cond_br %46, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %47 = llvm.call @rand() {no_unwind} : () -> i32
    %48 = llvm.call @printf(%25, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %49 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    llvm.call @srandom(%1) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.store %1, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %51 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "slt" %51, %2 : i32
    llvm.cond_br %52, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %53 = llvm.call @random() {no_unwind} : () -> i64
    %54 = llvm.call @printf(%27, %53) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %55 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    llvm.call @srand(%4) {no_unwind} : (i32 {llvm.noundef}) -> ()
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb15
    %57 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "slt" %57, %5 : i32
    llvm.cond_br %58, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %59 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.mul %59, %26 : i32
    %61 = llvm.call @rand() {no_unwind} : () -> i32
    %62 = llvm.add %60, %61 : i32
    llvm.store %62, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %63 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %65 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.call @printf(%6, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %7, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 2 preds: ^bb16, ^bb19
    %67 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "slt" %67, %8 : i32
    llvm.cond_br %68, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %69 = llvm.call @rand_r(%34) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %70 = llvm.call @printf(%25, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %71 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.add %71, %0 overflow<nsw> : i32
    llvm.store %72, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb17
    %73 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.call @printf(%6, %73) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %75 = llvm.call @drand48() {no_unwind} : () -> f64
    %76 = llvm.call @printf(%9, %75) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.call @srand48(%10) {no_unwind} : (i64 {llvm.noundef}) -> ()
    %77 = llvm.call @drand48() {no_unwind} : () -> f64
    %78 = llvm.call @drand48() {no_unwind} : () -> f64
    %79 = llvm.call @lrand48() {no_unwind} : () -> i64
    %80 = llvm.call @lrand48() {no_unwind} : () -> i64
    %81 = llvm.call @mrand48() {no_unwind} : () -> i64
    %82 = llvm.call @mrand48() {no_unwind} : () -> i64
    %83 = llvm.call @printf(%11, %77, %78, %79, %80, %81, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%36, %12, %13) <{arg_attrs = [{llvm.align = 2 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %84 = llvm.getelementptr inbounds %36[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %85 = llvm.call @erand48(%84) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> f64
    %86 = llvm.getelementptr inbounds %36[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %87 = llvm.call @nrand48(%86) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %88 = llvm.getelementptr inbounds %36[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %89 = llvm.call @jrand48(%88) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %90 = llvm.call @printf(%15, %85, %87, %89) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %91 = llvm.getelementptr inbounds %36[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %92 = llvm.load %91 {alignment = 2 : i64} : !llvm.ptr -> i16
    %93 = llvm.zext %92 : i16 to i32
    %94 = llvm.getelementptr inbounds %36[%14, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %95 = llvm.load %94 {alignment = 2 : i64} : !llvm.ptr -> i16
    %96 = llvm.zext %95 : i16 to i32
    %97 = llvm.getelementptr inbounds %36[%14, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %98 = llvm.load %97 {alignment = 2 : i64} : !llvm.ptr -> i16
    %99 = llvm.zext %98 : i16 to i32
    %100 = llvm.call @printf(%18, %93, %96, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %101 = llvm.getelementptr inbounds %36[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i16>
    %102 = llvm.call @seed48(%101) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %102, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %103 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.icmp "ne" %103, %19 : !llvm.ptr
    %105 = llvm.zext %104 : i1 to i32
    %106 = llvm.call @printf(%20, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %107 = llvm.call @lrand48() {no_unwind} : () -> i64
    %108 = llvm.call @printf(%21, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%38, %22, %23) <{arg_attrs = [{llvm.align = 2 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %109 = llvm.getelementptr inbounds %38[%14, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i16>
    llvm.call @lcong48(%109) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %110 = llvm.call @lrand48() {no_unwind} : () -> i64
    %111 = llvm.call @mrand48() {no_unwind} : () -> i64
    %112 = llvm.call @printf(%24, %110, %111) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @rand() -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @srand(i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @srandom(i32 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @random() -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @rand_r(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @drand48() -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @srand48(i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lrand48() -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @mrand48() -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erand48(!llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nrand48(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @jrand48(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @seed48(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lcong48(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
