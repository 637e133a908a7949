module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %ld %lld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"(" -42x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("+7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("123456789012\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("-9\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g %g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("1.5e3x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("-.25\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("inf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("0x1p4\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("  0x1fz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"(" %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%ld %ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("077\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("zz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("-101\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("99999999999999999999\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"(" %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("-99999999999999999999\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"(" %ld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("%lu %lu %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("-1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("42\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("18446744073709551615\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%jd %ju %lld %llu %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("-5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("5\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("6\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("7\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"("8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"("3.25abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"("%g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"(" %g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("1e999\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.39"(" %.9g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.40"("0.1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.41"("1e99\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.42"("12 -7 ff 99999999999 1.5 2.5e1 x word abc123\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.43"("%d%i%x%ld%f%lf %c%s%[a-c]%n\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.44"(" %d %d %u %ld %g %g %c %s %s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.45"("%d %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.46"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.47"("5,6\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.48"("%d,%hd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.49"(" %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.50"("77\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.51"("1 2 3 4 5 6\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.52"("%d%d%*d%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.53"(" %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.54"("9\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.55"("%lf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.56"(" %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.57"(" %c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.58"(" %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.59"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %19 = llvm.mlir.constant(36 : i32) : i32
    %20 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %21 = llvm.mlir.constant(2 : i32) : i32
    %22 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %24 = llvm.mlir.constant(10 : i32) : i32
    %25 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %26 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %29 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %30 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %31 = llvm.mlir.constant(99 : i32) : i32
    %32 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.40" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.41" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %51 = llvm.mlir.constant(0 : i64) : i64
    %52 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %53 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %54 = llvm.mlir.constant(0 : i8) : i8
    %55 = llvm.mlir.constant(20 : i64) : i64
    %56 = llvm.mlir.constant(0 : i16) : i16
    %57 = llvm.mlir.addressof @".str.42" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.43" : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.44" : !llvm.ptr
    %60 = llvm.mlir.addressof @".str.46" : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.45" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.47" : !llvm.ptr
    %63 = llvm.mlir.addressof @".str.48" : !llvm.ptr
    %64 = llvm.mlir.addressof @".str.49" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.50" : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.51" : !llvm.ptr
    %67 = llvm.mlir.addressof @".str.52" : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.53" : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.54" : !llvm.ptr
    %70 = llvm.mlir.constant(3 : i32) : i32
    %71 = llvm.mlir.constant(4 : i32) : i32
    %72 = llvm.mlir.constant(5 : i32) : i32
    %73 = llvm.mlir.addressof @".str.55" : !llvm.ptr
    %74 = llvm.mlir.addressof @".str.56" : !llvm.ptr
    %75 = llvm.mlir.addressof @stdin : !llvm.ptr
    %76 = llvm.mlir.addressof @".str.57" : !llvm.ptr
    %77 = llvm.mlir.addressof @".str.58" : !llvm.ptr
    %78 = llvm.mlir.addressof @".str.59" : !llvm.ptr
    %79 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %84 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %85 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %86 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %87 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %88 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %89 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %90 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %91 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %92 = llvm.alloca %0 x i16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %79 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.call @atoi(%2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i32
    %94 = llvm.call @atoi(%3) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.call @atoi(%4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i32
    %96 = llvm.call @atol(%5) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %97 = llvm.call @atoll(%6) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %98 = llvm.call @printf(%7, %93, %94, %95, %96, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %99 = llvm.call @atof(%8) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> f64
    %100 = llvm.call @atof(%9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> f64
    %101 = llvm.call @atof(%10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> f64
    %102 = llvm.call @atof(%11) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> f64
    %103 = llvm.call @printf(%12, %99, %100, %101, %102) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %13, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.call @strtol(%104, %80, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %106 = llvm.call @printf(%14, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %107 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.ptrtoint %107 : !llvm.ptr to i64
    %110 = llvm.ptrtoint %108 : !llvm.ptr to i64
    %111 = llvm.sub %109, %110 : i64
    %112 = llvm.trunc %111 : i64 to i32
    %113 = llvm.call @printf(%15, %112) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.call @strtol(%16, %17, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %115 = llvm.call @strtol(%18, %17, %19) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %116 = llvm.call @strtol(%20, %17, %21) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %117 = llvm.call @printf(%22, %114, %115, %116) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %118 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %118 {alignment = 4 : i64} : i32, !llvm.ptr
    %119 = llvm.call @strtol(%23, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %120 = llvm.icmp "eq" %119, %25 : i64
    %121 = llvm.zext %120 : i1 to i32
    %122 = llvm.call @printf(%26, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.call @printf(%27, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %126 {alignment = 4 : i64} : i32, !llvm.ptr
    %127 = llvm.call @strtoll(%28, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %128 = llvm.icmp "eq" %127, %29 : i64
    %129 = llvm.zext %128 : i1 to i32
    %130 = llvm.call @printf(%27, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.call @printf(%27, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %134 {alignment = 4 : i64} : i32, !llvm.ptr
    %135 = llvm.call @strtol(%30, %17, %31) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %136 = llvm.call @printf(%32, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %137 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.call @printf(%15, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %140 = llvm.call @strtoul(%33, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %141 = llvm.call @strtoul(%34, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %142 = llvm.call @strtoull(%35, %17, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %143 = llvm.call @printf(%36, %140, %141, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %144 = llvm.call @strtoimax(%37, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %145 = llvm.call @strtoumax(%38, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %146 = llvm.call @strtoq(%39, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %147 = llvm.call @strtouq(%40, %17, %24) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %148 = llvm.call @__strtol_internal(%41, %17, %24, %1) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %149 = llvm.call @printf(%42, %144, %145, %146, %147, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %43, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %150 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.call @strtod(%150, %80) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %152 = llvm.call @printf(%44, %151) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %153 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.ptrtoint %153 : !llvm.ptr to i64
    %156 = llvm.ptrtoint %154 : !llvm.ptr to i64
    %157 = llvm.sub %155, %156 : i64
    %158 = llvm.trunc %157 : i64 to i32
    %159 = llvm.call @printf(%27, %158) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %45, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %160 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.call @strtod(%160, %80) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %162 = llvm.call @printf(%46, %161) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %163 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.ptrtoint %163 : !llvm.ptr to i64
    %166 = llvm.ptrtoint %164 : !llvm.ptr to i64
    %167 = llvm.sub %165, %166 : i64
    %168 = llvm.trunc %167 : i64 to i32
    %169 = llvm.call @printf(%15, %168) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %170 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %170 {alignment = 4 : i64} : i32, !llvm.ptr
    %171 = llvm.call @strtod(%47, %17) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %172 = llvm.call @printf(%44, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %173 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %174 = llvm.load %173 {alignment = 4 : i64} : !llvm.ptr -> i32
    %175 = llvm.call @printf(%27, %174) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %176 = llvm.call @strtof(%48, %17) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    %177 = llvm.fpext %176 : f32 to f64
    %178 = llvm.call @strtof(%49, %17) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    %179 = llvm.fpext %178 : f32 to f64
    %180 = llvm.call @printf(%50, %177, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %1, %82 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %83 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %84 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %85 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %51, %86 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %52, %87 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %53, %88 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %54, %89 {alignment = 1 : i64} : i8, !llvm.ptr
    "llvm.intr.memset"(%90, %54, %55) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%91, %54, %55) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %56, %92 {alignment = 2 : i64} : i16, !llvm.ptr
    %181 = llvm.getelementptr inbounds %90[%51, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %182 = llvm.getelementptr inbounds %91[%51, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %183 = llvm.call @__isoc99_sscanf(%57, %58, %82, %83, %85, %86, %87, %88, %89, %181, %182, %84) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %184 = llvm.call @printf(%26, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %185 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %186 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    %187 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %189 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> f32
    %190 = llvm.fpext %189 : f32 to f64
    %191 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> f64
    %192 = llvm.load %89 {alignment = 1 : i64} : !llvm.ptr -> i8
    %193 = llvm.sext %192 : i8 to i32
    %194 = llvm.getelementptr inbounds %90[%51, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %195 = llvm.getelementptr inbounds %91[%51, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %196 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.call @printf(%59, %185, %186, %187, %188, %190, %191, %193, %194, %195, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %198 = llvm.call @__isoc99_sscanf(%60, %26, %82) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %199 = llvm.call @__isoc99_sscanf(%3, %26, %82) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %200 = llvm.call @printf(%61, %198, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %201 = llvm.call @__isoc99_sscanf(%62, %63, %82, %92) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %202 = llvm.call @printf(%27, %201) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %203 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %204 = llvm.load %92 {alignment = 2 : i64} : !llvm.ptr -> i16
    %205 = llvm.sext %204 : i16 to i32
    %206 = llvm.call @printf(%64, %203, %205) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %207 = llvm.call @__isoc99_sscanf(%65, %26, %82) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %208 = llvm.call @printf(%26, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %209 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.call @printf(%15, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %211 = llvm.call @each(%1, %66, %67, %82, %83, %84) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %212 = llvm.call @printf(%26, %211) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %213 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %214 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    %215 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %216 = llvm.call @printf(%68, %213, %214, %215) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %217 = llvm.call @each(%0, %69, %26, %82) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %218 = llvm.call @printf(%26, %217) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %219 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %220 = llvm.call @printf(%15, %219) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %221 = llvm.call @each(%21, %17, %26, %82) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %222 = llvm.call @printf(%26, %221) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %223 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %224 = llvm.call @printf(%15, %223) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %225 = llvm.call @each(%70, %17, %26, %82) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %226 = llvm.call @printf(%26, %225) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %227 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %228 = llvm.call @printf(%15, %227) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %229 = llvm.call @each(%71, %17, %26, %82) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %230 = llvm.call @printf(%26, %229) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %231 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %232 = llvm.call @printf(%15, %231) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %233 = llvm.call @each(%72, %17, %73, %88) vararg(!llvm.func<i32 (i32, ptr, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %234 = llvm.call @printf(%26, %233) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %235 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> f64
    %236 = llvm.call @printf(%74, %235) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %237 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %238 = llvm.call @__isoc99_fscanf(%237, %76, %89) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %239 = llvm.call @printf(%26, %238) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %240 = llvm.load %89 {alignment = 1 : i64} : !llvm.ptr -> i8
    %241 = llvm.sext %240 : i8 to i32
    %242 = llvm.call @printf(%77, %241) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %243 = llvm.call @__isoc99_scanf(%26, %82) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %244 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %245 = llvm.call @__isoc99_fscanf(%244, %26, %82) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %246 = llvm.call @printf(%78, %243, %245) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atoi(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atol(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atoll(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @atof(!llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__errno_location() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strtoll(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoul(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoull(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoimax(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoumax(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtoq(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtouq(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strtol_internal(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtof(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_sscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @each(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @stdin : !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %9 : !llvm.ptr
    llvm.store %2, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %10 : i32, ^bb7 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4,
      4: ^bb5,
      5: ^bb6
    ]
  ^bb1:  // pred: ^bb0
    %11 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %14 = llvm.call @__isoc99_vsscanf(%11, %12, %13) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %14, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    %15 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %18 = llvm.call @__isoc99_vsscanf(%15, %16, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %18, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb3:  // pred: ^bb0
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %21 = llvm.call @__isoc99_vscanf(%19, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %21, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb4:  // pred: ^bb0
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %24 = llvm.call @__isoc99_vscanf(%22, %23) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %24, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb5:  // pred: ^bb0
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %28 = llvm.call @__isoc99_vfscanf(%25, %26, %27) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %28, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb6:  // pred: ^bb0
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %32 = llvm.call @__isoc99_vfscanf(%29, %30, %31) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %32, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 7 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6
    %33 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %33 : !llvm.ptr
    %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %34 : i32
  }
  llvm.func @__isoc99_fscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_vsscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_vscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_vfscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
