module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global external @stderr() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("line\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.4"("no newline\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("items\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("pairs!\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("raw\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("err\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("v%s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.22"("file\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("%c%c%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("%c%c%c%c|%c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("[%s]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("[%s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%d %lf %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"(" %d %g %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("%ld %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("%ld %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("%zu\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"(" %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"(" %zu\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"(" %s %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"(" %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"(" %c %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("%d %d %d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.39"("%d %d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @stdout : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.addressof @stderr : !llvm.ptr
    %7 = llvm.mlir.constant(353 : i32) : i32
    %8 = llvm.mlir.constant(98 : i32) : i32
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.constant(99 : i32) : i32
    %11 = llvm.mlir.constant(100 : i32) : i32
    %12 = llvm.mlir.constant(101 : i32) : i32
    %13 = llvm.mlir.constant(102 : i32) : i32
    %14 = llvm.mlir.constant(103 : i32) : i32
    %15 = llvm.mlir.constant(104 : i32) : i32
    %16 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.mlir.constant(5 : i64) : i64
    %24 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %25 = llvm.mlir.constant(2 : i64) : i64
    %26 = llvm.mlir.constant(3 : i64) : i64
    %27 = llvm.mlir.constant(7 : i64) : i64
    %28 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %29 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %31 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %32 = llvm.mlir.constant(4 : i64) : i64
    %33 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %35 = llvm.mlir.constant(77 : i32) : i32
    %36 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %38 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %43 = llvm.mlir.addressof @stdin : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %46 = llvm.mlir.constant(22 : i32) : i32
    %47 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %49 = llvm.mlir.constant(90 : i32) : i32
    %50 = llvm.mlir.constant(89 : i32) : i32
    %51 = llvm.mlir.constant(64 : i32) : i32
    %52 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %53 = llvm.mlir.constant(4 : i32) : i32
    %54 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %55 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %56 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %59 = llvm.mlir.constant(64 : i64) : i64
    %60 = llvm.mlir.constant(10 : i32) : i32
    %61 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %62 = llvm.mlir.constant(59 : i32) : i32
    %63 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %64 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %67 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %69 = llvm.mlir.constant(5 : i32) : i32
    %70 = llvm.mlir.constant(113 : i32) : i32
    %71 = llvm.mlir.constant(-1 : i32) : i32
    %72 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %73 = llvm.mlir.constant(120 : i32) : i32
    %74 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %75 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %76 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %76 {alignment = 4 : i64} : i32, !llvm.ptr
    %83 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.call @setvbuf(%83, %3, %4, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %85 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @setbuf(%85, %3) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %86 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @setlinebuf(%86) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %87 = llvm.call @putchar(%7) : (i32 {llvm.noundef}) -> i32
    %88 = llvm.call @putchar_unlocked(%8) : (i32 {llvm.noundef}) -> i32
    %89 = llvm.call @printf(%9, %87, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.call @fputc(%10, %90) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %92 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.call @putc(%11, %92) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %94 = llvm.add %91, %93 overflow<nsw> : i32
    %95 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @_IO_putc(%12, %95) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.add %94, %96 overflow<nsw> : i32
    %98 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.call @putc_unlocked(%13, %98) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %100 = llvm.add %97, %99 overflow<nsw> : i32
    %101 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.call @fputc_unlocked(%14, %101) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %103 = llvm.add %100, %102 overflow<nsw> : i32
    %104 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.call @__overflow(%104, %15) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %106 = llvm.add %103, %105 overflow<nsw> : i32
    %107 = llvm.call @printf(%16, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.call @puts(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %109 = llvm.call @puts(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    %110 = llvm.call @printf(%9, %108, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.call @fputs(%19, %111) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %113 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.call @fputs_unlocked(%20, %113) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %115 = llvm.call @printf(%9, %112, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %117 = llvm.call @fwrite(%21, %22, %23, %116) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %118 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.call @fwrite(%24, %25, %26, %118) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %120 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.call @fwrite(%18, %5, %27, %120) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %122 = llvm.call @printf(%28, %117, %119, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %123 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.call @fwrite_unlocked(%29, %22, %22, %123) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %125 = llvm.call @printf(%30, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %126 = llvm.call @write(%0, %31, %32) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %127 = llvm.call @printf(%33, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %128 = llvm.call @write(%4, %34, %32) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %129 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %129 {alignment = 4 : i64} : i32, !llvm.ptr
    %130 = llvm.call @write(%35, %36, %22) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %131 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.call @printf(%37, %130, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.call @dprintf(%0, %38, %0) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %135 = llvm.call @__dprintf_chk(%0, %0, %38, %4) vararg(!llvm.func<i32 (i32, i32, ptr, ...)>) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %136 = llvm.call @printf(%9, %134, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.call @descriptors(%1, %39, %40) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %138 = llvm.call @descriptors(%0, %39, %41) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %139 = llvm.call @printf(%9, %137, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %140 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.call @fflush(%140) : (!llvm.ptr {llvm.noundef}) -> i32
    %142 = llvm.call @fflush(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %143 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.call @fflush_unlocked(%143) : (!llvm.ptr {llvm.noundef}) -> i32
    %145 = llvm.call @printf(%42, %141, %142, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.call @fileno(%146) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %148 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.call @fileno(%148) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %150 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.call @fileno_unlocked(%150) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %152 = llvm.call @isatty(%1) {no_unwind} : (i32 {llvm.noundef}) -> i32
    %153 = llvm.call @printf(%44, %147, %149, %151, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %4, %154 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @perror(%45) : (!llvm.ptr {llvm.noundef}) -> ()
    %155 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %46, %155 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @perror(%3) : (!llvm.ptr {llvm.noundef}) -> ()
    %156 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %156 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @perror(%18) : (!llvm.ptr {llvm.noundef}) -> ()
    %157 = llvm.call @getchar() : () -> i32
    %158 = llvm.call @getchar_unlocked() : () -> i32
    %159 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.call @fgetc(%159) : (!llvm.ptr {llvm.noundef}) -> i32
    %161 = llvm.call @printf(%47, %157, %158, %160) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %162 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.call @getc(%162) : (!llvm.ptr {llvm.noundef}) -> i32
    %164 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.call @_IO_getc(%164) : (!llvm.ptr {llvm.noundef}) -> i32
    %166 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %167 = llvm.call @getc_unlocked(%166) : (!llvm.ptr {llvm.noundef}) -> i32
    %168 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.call @fgetc_unlocked(%168) : (!llvm.ptr {llvm.noundef}) -> i32
    %170 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %171 = llvm.call @__uflow(%170) : (!llvm.ptr {llvm.noundef}) -> i32
    %172 = llvm.call @printf(%48, %163, %165, %167, %169, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %173 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.call @ungetc(%49, %173) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %175 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.call @ungetc(%50, %175) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %177 = llvm.call @printf(%9, %174, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %178 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %179 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.call @fgets(%178, %51, %179) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %181 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %182 = llvm.call @printf(%52, %181) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %183 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %184 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %185 = llvm.call @fgets(%183, %53, %184) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %186 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %187 = llvm.call @printf(%52, %186) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %188 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %189 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %190 = llvm.call @fgets_unlocked(%188, %51, %189) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %191 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %192 = llvm.call @printf(%52, %191) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %193 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %194 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.call @fgets(%193, %0, %194) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %196 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %197 = llvm.call @printf(%54, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %78 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %55, %79 {alignment = 8 : i64} : f64, !llvm.ptr
    %198 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %199 = llvm.call @__isoc99_scanf(%56, %78, %79, %198) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %200 = llvm.call @printf(%57, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %201 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %202 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> f64
    %203 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %204 = llvm.call @printf(%58, %201, %202, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %205 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %206 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %207 = llvm.call @__fgets_chk(%205, %59, %60, %206) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %3, %80 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %5, %81 {alignment = 8 : i64} : i64, !llvm.ptr
    %208 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %209 = llvm.call @getline(%80, %81, %208) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %209, %82 {alignment = 8 : i64} : i64, !llvm.ptr
    %210 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %211 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %212 = llvm.call @printf(%61, %210, %211) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %213 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %214 = llvm.call @getdelim(%80, %81, %62, %213) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %214, %82 {alignment = 8 : i64} : i64, !llvm.ptr
    %215 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %216 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %217 = llvm.call @printf(%61, %215, %216) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %218 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.call @__getdelim(%80, %81, %62, %218) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.store %219, %82 {alignment = 8 : i64} : i64, !llvm.ptr
    %220 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %221 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.call @printf(%63, %220, %221) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %223 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %224 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %225 = llvm.call @fgets(%223, %51, %224) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %226 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %227 = llvm.call @memset(%226, %1, %59) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %228 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %229 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %230 = llvm.call @fread(%228, %25, %25, %229) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %231 = llvm.call @printf(%64, %230) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %232 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %233 = llvm.call @printf(%65, %232) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %234 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %235 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %236 = llvm.call @__fread_chk(%234, %59, %22, %26, %235) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %237 = llvm.call @printf(%66, %236) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %238 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %239 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %240 = llvm.call @fread_unlocked(%238, %22, %26, %239) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %241 = llvm.call @printf(%66, %240) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %242 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %243 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %244 = llvm.call @feof(%243) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %245 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %246 = llvm.call @ferror(%245) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %247 = llvm.call @printf(%67, %242, %244, %246) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %248 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %249 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %250 = llvm.call @fread(%248, %26, %23, %249) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %251 = llvm.call @printf(%64, %250) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %252 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %253 = llvm.call @feof(%252) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %254 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %255 = llvm.call @feof_unlocked(%254) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %256 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %257 = llvm.call @ferror_unlocked(%256) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %258 = llvm.call @printf(%68, %253, %255, %257) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %259 = llvm.call @getchar() : () -> i32
    %260 = llvm.getelementptr inbounds %77[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %261 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %262 = llvm.call @fgets(%260, %69, %261) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %263 = llvm.icmp "eq" %262, %3 : !llvm.ptr
    %264 = llvm.zext %263 : i1 to i32
    %265 = llvm.call @printf(%9, %259, %264) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %266 = llvm.call @__isoc99_scanf(%57, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %267 = llvm.call @printf(%16, %266) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %268 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %269 = llvm.call @getline(%80, %81, %268) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %270 = llvm.call @printf(%33, %269) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %271 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%271) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %272 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @clearerr(%272) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %273 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %274 = llvm.call @feof(%273) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %275 = llvm.call @printf(%16, %274) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %276 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @clearerr_unlocked(%276) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %277 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %278 = llvm.call @ungetc(%70, %277) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %279 = llvm.call @printf(%57, %278) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %280 = llvm.call @getchar() : () -> i32
    %281 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %282 = llvm.call @ungetc(%71, %281) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %283 = llvm.call @printf(%72, %280, %282) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %284 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %1, %284 {alignment = 4 : i64} : i32, !llvm.ptr
    %285 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %286 = llvm.call @fputc(%73, %285) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %287 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %288 = llvm.call @ferror(%287) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %289 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %290 = llvm.call @fseek(%289, %5, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %291 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %292 = llvm.call @ftell(%291) : (!llvm.ptr {llvm.noundef}) -> i64
    %293 = llvm.call @printf(%74, %286, %288, %290, %292) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %294 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %295 = llvm.load %294 {alignment = 4 : i64} : !llvm.ptr -> i32
    %296 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %297 = llvm.call @fseeko(%296, %5, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %298 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %299 = llvm.call @ftello(%298) : (!llvm.ptr {llvm.noundef}) -> i64
    %300 = llvm.call @printf(%75, %295, %297, %299) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %301 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @rewind(%301) : (!llvm.ptr {llvm.noundef}) -> ()
    %302 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %303 = llvm.call @ferror(%302) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %304 = llvm.call @printf(%16, %303) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %305 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %306 = llvm.call @fclose(%305) : (!llvm.ptr {llvm.noundef}) -> i32
    %307 = llvm.call @printf(%16, %306) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @setvbuf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @setbuf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @setlinebuf(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putchar(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putchar_unlocked(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputc(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_IO_putc(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putc_unlocked(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputc_unlocked(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__overflow(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputs(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputs_unlocked(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fwrite(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fwrite_unlocked(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @write(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__errno_location() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @dprintf(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__dprintf_chk(i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @descriptors(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr inbounds %5[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %7 : !llvm.ptr
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "ne" %8, %2 : i32
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %5[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %12 = llvm.call @__vdprintf_chk(%0, %0, %10, %11) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%12 : i32)
  ^bb2:  // pred: ^bb0
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %5[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %15 = llvm.call @vdprintf(%0, %13, %14) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%15 : i32)
  ^bb3(%16: i32):  // 2 preds: ^bb1, ^bb2
    llvm.store %16, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.getelementptr inbounds %5[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %17 : !llvm.ptr
    %18 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %18 : i32
  }
  llvm.func @fflush(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fflush_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fileno(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fileno_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @isatty(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @perror(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getchar() -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getchar_unlocked() -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fgetc(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getc(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @_IO_getc(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getc_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fgetc_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__uflow(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ungetc(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fgets(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fgets_unlocked(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fgets_chk(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getline(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @getdelim(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__getdelim(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fread_chk(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fread_unlocked(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @feof(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ferror(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @feof_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ferror_unlocked(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clearerr(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clearerr_unlocked(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fseek(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ftell(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fseeko(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ftello(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @rewind(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fclose(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vdprintf_chk(i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vdprintf(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
