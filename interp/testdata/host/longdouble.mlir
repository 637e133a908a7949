module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%.20Lf %.19Lf\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%Lf %Lf %Lf %Lf %Lf %Lf\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%Lf\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%Lf %Lf %Lf\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%Lf %Lf\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%Lf %Lf \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%ld %lld %ld %lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("0.1e1000rest\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%.15Le %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%.25Lf %La\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("0.1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("0x1.8p-3\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2.000000e+00 : f80) : f80
    %3 = llvm.mlir.constant(-7.500000e+00 : f80) : f80
    %4 = llvm.mlir.constant(3.000000e+00 : f80) : f80
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %11 = llvm.mlir.constant(-3 : i32) : i32
    %12 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x f80 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x f80 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.alloca %0 x f80 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x f80 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %2, %22 {alignment = 16 : i64} : f80, !llvm.ptr
    llvm.store volatile %3, %23 {alignment = 16 : i64} : f80, !llvm.ptr
    llvm.store volatile %4, %24 {alignment = 16 : i64} : f80, !llvm.ptr
    %28 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %29 = llvm.call @sqrtl(%28) {no_unwind} : (f80 {llvm.noundef}) -> f80
    %30 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %31 = llvm.call @sqrtl(%30) {no_unwind} : (f80 {llvm.noundef}) -> f80
    %32 = llvm.load volatile %24 {alignment = 16 : i64} : !llvm.ptr -> f80
    %33 = llvm.fdiv %31, %32 : f80
    %34 = llvm.call @printf(%5, %29, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %35 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %36 = llvm.call @floorl(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}) -> f80
    %37 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %38 = llvm.call @ceill(%37) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}) -> f80
    %39 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %40 = llvm.call @truncl(%39) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}) -> f80
    %41 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %42 = llvm.call @roundl(%41) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}) -> f80
    %43 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %44 = llvm.call @rintl(%43) {no_unwind} : (f80 {llvm.noundef}) -> f80
    %45 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %46 = llvm.call @nearbyintl(%45) {no_unwind} : (f80 {llvm.noundef}) -> f80
    %47 = llvm.call @printf(%6, %36, %38, %40, %42, %44, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %48 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %49 = llvm.call @roundevenl(%48) : (f80 {llvm.noundef}) -> f80
    %50 = llvm.call @printf(%7, %49) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %51 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %52 = llvm.call @fabsl(%51) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}) -> f80
    %53 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %54 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %55 = llvm.call @copysignl(%53, %54) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %56 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %57 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %58 = llvm.call @fmodl(%56, %57) {no_unwind} : (f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %59 = llvm.call @printf(%8, %52, %55, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %60 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %61 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %62 = llvm.call @remainderl(%60, %61) {no_unwind} : (f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %63 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %64 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %65 = llvm.call @fminl(%63, %64) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %66 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %67 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %68 = llvm.call @fmaxl(%66, %67) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %69 = llvm.call @printf(%8, %62, %65, %68) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %70 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %71 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %72 = llvm.load volatile %24 {alignment = 16 : i64} : !llvm.ptr -> f80
    %73 = llvm.call @fmal(%70, %71, %72) {no_unwind} : (f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80
    %74 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %75 = llvm.call @ldexpl(%74, %9) {no_unwind} : (f80 {llvm.noundef}, i32 {llvm.noundef}) -> f80
    %76 = llvm.call @printf(%10, %73, %75) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %77 = llvm.load volatile %22 {alignment = 16 : i64} : !llvm.ptr -> f80
    %78 = llvm.call @scalbnl(%77, %11) {no_unwind} : (f80 {llvm.noundef}, i32 {llvm.noundef}) -> f80
    %79 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %80 = llvm.call @frexpl(%79, %25) {no_unwind} : (f80 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80
    %81 = llvm.call @printf(%12, %78, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    %82 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.call @printf(%13, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %84 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %85 = llvm.call @lroundl(%84) {no_unwind} : (f80 {llvm.noundef}) -> i64
    %86 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %87 = llvm.call @llroundl(%86) {no_unwind} : (f80 {llvm.noundef}) -> i64
    %88 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %89 = llvm.call @lrintl(%88) {no_unwind} : (f80 {llvm.noundef}) -> i64
    %90 = llvm.load volatile %23 {alignment = 16 : i64} : !llvm.ptr -> f80
    %91 = llvm.call @llrintl(%90) {no_unwind} : (f80 {llvm.noundef}) -> i64
    %92 = llvm.call @printf(%14, %85, %87, %89, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %93 = llvm.call @strtold(%15, %26) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80
    llvm.store %93, %27 {alignment = 16 : i64} : f80, !llvm.ptr
    %94 = llvm.load %27 {alignment = 16 : i64} : !llvm.ptr -> f80
    %95 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @printf(%16, %94, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.call @strtold(%17, %18) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80
    %98 = llvm.call @strtold(%19, %18) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80
    %99 = llvm.call @printf(%20, %97, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sqrtl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @floorl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ceill(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @truncl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @roundl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @rintl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @nearbyintl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @roundevenl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fabsl(f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @copysignl(f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fmodl(f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remainderl(f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fminl(f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fmaxl(f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @fmal(f80 {llvm.noundef}, f80 {llvm.noundef}, f80 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ldexpl(f80 {llvm.noundef}, i32 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @scalbnl(f80 {llvm.noundef}, i32 {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @frexpl(f80 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lroundl(f80 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llroundl(f80 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lrintl(f80 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llrintl(f80 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtold(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f80 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
