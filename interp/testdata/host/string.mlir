#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%zu %zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.2"("hello\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.raw("abc") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("abd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("abcd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("\FF\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("abcx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("abcy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("HeLLo\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("hEllO\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("B\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("ABx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("aby\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("b\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("%zu\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"(" %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"(" %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("second\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("ab\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("pad\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("\0A%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("toolong\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"(" two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"(" three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.35"("!\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("mississippi\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("ssip\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("sss\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.39"("SSIP\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.40"("xps\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.41"("%zu %zu %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.42"("mis\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.43"("p\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.44"("copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.45"("copying\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.46"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.47"("yz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.48"("%s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.49"(" a, b,,c \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.50"(" ,\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.51"("[%s]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.52"(",\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.other("k=v;l=w\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.53"(";\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.54"("<%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.55"("=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.56"("|%s>\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.sep("a::b:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.57"(":\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.58"("(%s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.59"("c1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.60"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.61"("c22\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.62"("c3333\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.63"("c4\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.64"("+\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.65"("-----\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.66"("none\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(30 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.addressof @__const.main.raw : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %25 = llvm.mlir.constant(2 : i64) : i64
    %26 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %29 = llvm.mlir.constant(64 : i64) : i64
    %30 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %31 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %32 = llvm.mlir.zero : !llvm.ptr
    %33 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %34 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %37 = llvm.mlir.constant(46 : i32) : i32
    %38 = llvm.mlir.constant(20 : i64) : i64
    %39 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %40 = llvm.mlir.constant(8 : i64) : i64
    %41 = llvm.mlir.constant(10 : i32) : i32
    %42 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %49 = llvm.mlir.constant(10 : i64) : i64
    %50 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %51 = llvm.mlir.constant(115 : i32) : i32
    %52 = llvm.mlir.constant(120 : i32) : i32
    %53 = llvm.mlir.constant(112 : i32) : i32
    %54 = llvm.mlir.constant(109 : i32) : i32
    %55 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.40" : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.42" : !llvm.ptr
    %60 = llvm.mlir.addressof @".str.43" : !llvm.ptr
    %61 = llvm.mlir.addressof @".str.41" : !llvm.ptr
    %62 = llvm.mlir.addressof @".str.44" : !llvm.ptr
    %63 = llvm.mlir.addressof @".str.45" : !llvm.ptr
    %64 = llvm.mlir.addressof @".str.46" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.47" : !llvm.ptr
    %66 = llvm.mlir.constant(9 : i64) : i64
    %67 = llvm.mlir.addressof @".str.48" : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.49" : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.50" : !llvm.ptr
    %70 = llvm.mlir.addressof @".str.52" : !llvm.ptr
    %71 = llvm.mlir.addressof @__const.main.other : !llvm.ptr
    %72 = llvm.mlir.addressof @".str.53" : !llvm.ptr
    %73 = llvm.mlir.addressof @__const.main.sep : !llvm.ptr
    %74 = llvm.mlir.constant(6 : i64) : i64
    %75 = llvm.mlir.addressof @".str.57" : !llvm.ptr
    %76 = llvm.mlir.constant(2 : i32) : i32
    %77 = llvm.mlir.constant(133 : i32) : i32
    %78 = llvm.mlir.constant(9999 : i32) : i32
    %79 = llvm.mlir.constant(-1 : i32) : i32
    %80 = llvm.mlir.constant(34 : i32) : i32
    %81 = llvm.mlir.constant(500 : i32) : i32
    %82 = llvm.mlir.constant(12 : i64) : i64
    %83 = llvm.mlir.constant(33 : i32) : i32
    %84 = llvm.mlir.addressof @".str.59" : !llvm.ptr
    %85 = llvm.mlir.addressof @".str.61" : !llvm.ptr
    %86 = llvm.mlir.addressof @".str.60" : !llvm.ptr
    %87 = llvm.mlir.addressof @".str.62" : !llvm.ptr
    %88 = llvm.mlir.addressof @".str.63" : !llvm.ptr
    %89 = llvm.mlir.addressof @".str.64" : !llvm.ptr
    %90 = llvm.mlir.addressof @".str.65" : !llvm.ptr
    %91 = llvm.mlir.addressof @".str.58" : !llvm.ptr
    %92 = llvm.mlir.addressof @".str.55" : !llvm.ptr
    %93 = llvm.mlir.addressof @".str.54" : !llvm.ptr
    %94 = llvm.mlir.addressof @".str.56" : !llvm.ptr
    %95 = llvm.mlir.addressof @".str.51" : !llvm.ptr
    %96 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %97 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %98 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %99 = llvm.alloca %0 x !llvm.array<3 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %100 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %101 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %102 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %103 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %104 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %105 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x !llvm.array<8 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %109 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %110 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %111 = llvm.alloca %0 x !llvm.array<6 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %112 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %113 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %97 {alignment = 4 : i64} : i32, !llvm.ptr
    %114 = llvm.call @strlen(%2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %115 = llvm.call @strlen(%3) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}) -> i64
    %116 = llvm.call @strnlen(%3, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %117 = llvm.call @strnlen(%3, %5) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %118 = llvm.call @printf(%6, %114, %115, %116, %117) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%99, %7, %4) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %119 = llvm.getelementptr inbounds %99[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %120 = llvm.call @strnlen(%119, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %121 = llvm.call @printf(%9, %120) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %122 = llvm.call @strcmp(%10, %11) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %123 = llvm.call @sign(%122) : (i32 {llvm.noundef}) -> i32
    %124 = llvm.call @strcmp(%10, %10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %125 = llvm.call @sign(%124) : (i32 {llvm.noundef}) -> i32
    %126 = llvm.call @strcmp(%12, %10) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %127 = llvm.call @sign(%126) : (i32 {llvm.noundef}) -> i32
    %128 = llvm.call @strcmp(%13, %14) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %129 = llvm.call @sign(%128) : (i32 {llvm.noundef}) -> i32
    %130 = llvm.call @printf(%15, %123, %125, %127, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.call @strncmp(%16, %17, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %132 = llvm.call @sign(%131) : (i32 {llvm.noundef}) -> i32
    %133 = llvm.call @strncmp(%16, %17, %18) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %134 = llvm.call @sign(%133) : (i32 {llvm.noundef}) -> i32
    %135 = llvm.getelementptr inbounds %99[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %136 = llvm.getelementptr inbounds %99[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
    %137 = llvm.call @strncmp(%135, %136, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %138 = llvm.call @printf(%19, %132, %134, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %139 = llvm.call @strcasecmp(%20, %21) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %140 = llvm.call @sign(%139) : (i32 {llvm.noundef}) -> i32
    %141 = llvm.call @strcasecmp(%14, %22) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %142 = llvm.call @sign(%141) : (i32 {llvm.noundef}) -> i32
    %143 = llvm.call @strncasecmp(%23, %24, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %144 = llvm.call @sign(%143) : (i32 {llvm.noundef}) -> i32
    %145 = llvm.call @printf(%19, %140, %142, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.call @strcoll(%26, %14) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %147 = llvm.call @sign(%146) : (i32 {llvm.noundef}) -> i32
    %148 = llvm.call @printf(%27, %147) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %149 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %150 = llvm.call @strxfrm(%149, %28, %29) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %151 = llvm.call @printf(%30, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %152 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %153 = llvm.call @printf(%31, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %154 = llvm.call @strxfrm(%32, %28, %8) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %155 = llvm.call @printf(%33, %154) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %156 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %157 = llvm.call @strcpy(%156, %34) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %158 = llvm.call @puts(%157) : (!llvm.ptr {llvm.noundef}) -> i32
    %159 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %160 = llvm.call @stpcpy(%159, %35) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %161 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %162 = llvm.ptrtoint %160 : !llvm.ptr to i64
    %163 = llvm.ptrtoint %161 : !llvm.ptr to i64
    %164 = llvm.sub %162, %163 : i64
    %165 = llvm.trunc %164 : i64 to i32
    %166 = llvm.call @printf(%27, %165) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %167 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %168 = llvm.call @__stpcpy(%167, %36) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %169 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %170 = llvm.ptrtoint %168 : !llvm.ptr to i64
    %171 = llvm.ptrtoint %169 : !llvm.ptr to i64
    %172 = llvm.sub %170, %171 : i64
    %173 = llvm.trunc %172 : i64 to i32
    %174 = llvm.call @printf(%27, %173) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %175 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %176 = llvm.call @memset(%175, %37, %38) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %177 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %178 = llvm.call @strncpy(%177, %39, %40) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %1, %100 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %179 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %180 = llvm.icmp "slt" %179, %41 : i32
    llvm.cond_br %180, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %181 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %182 = llvm.sext %181 : i32 to i64
    %183 = llvm.getelementptr inbounds %98[%8, %182] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %184 = llvm.load %183 {alignment = 1 : i64} : !llvm.ptr -> i8
    %185 = llvm.sext %184 : i8 to i32
    %186 = llvm.call @printf(%96, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %187 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %188 = llvm.add %187, %0 overflow<nsw> : i32
    llvm.store %188, %100 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %189 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %190 = llvm.call @stpncpy(%189, %42, %40) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %191 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %192 = llvm.ptrtoint %190 : !llvm.ptr to i64
    %193 = llvm.ptrtoint %191 : !llvm.ptr to i64
    %194 = llvm.sub %192, %193 : i64
    %195 = llvm.trunc %194 : i64 to i32
    %196 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %197 = llvm.call @stpncpy(%196, %43, %4) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %198 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %199 = llvm.ptrtoint %197 : !llvm.ptr to i64
    %200 = llvm.ptrtoint %198 : !llvm.ptr to i64
    %201 = llvm.sub %199, %200 : i64
    %202 = llvm.trunc %201 : i64 to i32
    %203 = llvm.call @printf(%44, %195, %202) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %204 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %205 = llvm.call @strcpy(%204, %45) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %206 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %207 = llvm.call @strcat(%206, %46) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %208 = llvm.call @puts(%207) : (!llvm.ptr {llvm.noundef}) -> i32
    %209 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %210 = llvm.call @strncat(%209, %47, %4) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %211 = llvm.call @puts(%210) : (!llvm.ptr {llvm.noundef}) -> i32
    %212 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %213 = llvm.call @strncat(%212, %48, %49) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %214 = llvm.call @puts(%213) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %50, %101 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %215 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %216 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %217 = llvm.call @strchr(%216, %51) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%215, %217) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %218 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %219 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %220 = llvm.call @strchr(%219, %1) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%218, %220) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %221 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %223 = llvm.call @strchr(%222, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%221, %223) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %224 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %225 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %226 = llvm.call @index(%225, %53) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%224, %226) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %227 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %228 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %229 = llvm.call @strchrnul(%228, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%227, %229) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %230 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %231 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %232 = llvm.call @strrchr(%231, %51) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%230, %232) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %233 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %234 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %235 = llvm.call @strrchr(%234, %1) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%233, %235) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %236 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %237 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %238 = llvm.call @strrchr(%237, %52) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%236, %238) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %239 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %240 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %241 = llvm.call @rindex(%240, %54) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%239, %241) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %242 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %243 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %244 = llvm.call @strstr(%243, %55) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%242, %244) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %245 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %246 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %247 = llvm.call @strstr(%246, %2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%245, %247) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %248 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %249 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %250 = llvm.call @strstr(%249, %56) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%248, %250) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %251 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %252 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %253 = llvm.call @strcasestr(%252, %57) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%251, %253) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %254 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %255 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %256 = llvm.call @strpbrk(%255, %58) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%254, %256) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %257 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %258 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %259 = llvm.call @strpbrk(%258, %42) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call @at(%257, %259) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %260 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %261 = llvm.call @strspn(%260, %59) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %262 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %263 = llvm.call @strcspn(%262, %60) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %264 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %265 = llvm.call @strspn(%264, %2) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %266 = llvm.call @printf(%61, %261, %263, %265) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %267 = llvm.call @strdup(%62) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %267, %102 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %268 = llvm.call @strndup(%63, %18) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.store %268, %103 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %269 = llvm.call @__strdup(%64) : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %269, %104 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %270 = llvm.call @__strndup(%65, %66) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.store %270, %105 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %271 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %272 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %273 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %274 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %275 = llvm.call @printf(%67, %271, %272, %273, %274) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %276 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%276) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %277 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%277) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %278 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%278) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %279 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%279) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %280 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %281 = llvm.call @strcpy(%280, %68) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %282 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %283 = llvm.call @strtok(%282, %69) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %283, %106 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %284 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %285 = llvm.icmp "ne" %284, %32 : !llvm.ptr
    llvm.cond_br %285, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %286 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %287 = llvm.call @printf(%95, %286) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %288 = llvm.call @strtok(%32, %69) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %288, %106 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %289 = llvm.call @strtok(%32, %70) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %290 = llvm.icmp "eq" %289, %32 : !llvm.ptr
    %291 = llvm.zext %290 : i1 to i32
    %292 = llvm.call @printf(%27, %291) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%108, %71, %40) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %293 = llvm.getelementptr inbounds %108[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8 x i8>
    %294 = llvm.call @strtok_r(%293, %72, %107) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %294, %109 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    %295 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %296 = llvm.icmp "ne" %295, %32 : !llvm.ptr
    llvm.cond_br %296, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %297 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %298 = llvm.call @__strtok_r(%297, %92, %110) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %299 = llvm.call @printf(%93, %298) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %300 = llvm.call @__strtok_r(%32, %92, %110) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %301 = llvm.call @printf(%94, %300) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %302 = llvm.call @strtok_r(%32, %72, %107) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %302, %109 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    "llvm.intr.memcpy"(%111, %73, %74) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %303 = llvm.getelementptr inbounds %111[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i8>
    llvm.store %303, %112 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb14
    %304 = llvm.call @strsep(%112, %75) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.store %304, %113 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %305 = llvm.icmp "ne" %304, %32 : !llvm.ptr
    llvm.cond_br %305, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %306 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %307 = llvm.call @printf(%91, %306) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb13
    %308 = llvm.call @puts(%2) : (!llvm.ptr {llvm.noundef}) -> i32
    %309 = llvm.call @strerror(%1) {no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %310 = llvm.call @puts(%309) : (!llvm.ptr {llvm.noundef}) -> i32
    %311 = llvm.call @strerror(%76) {no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %312 = llvm.call @puts(%311) : (!llvm.ptr {llvm.noundef}) -> i32
    %313 = llvm.call @strerror(%77) {no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %314 = llvm.call @puts(%313) : (!llvm.ptr {llvm.noundef}) -> i32
    %315 = llvm.call @strerror(%78) {no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %316 = llvm.call @puts(%315) : (!llvm.ptr {llvm.noundef}) -> i32
    %317 = llvm.call @strerror(%79) {no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %318 = llvm.call @puts(%317) : (!llvm.ptr {llvm.noundef}) -> i32
    %319 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %320 = llvm.call @strerror_r(%80, %319, %29) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %321 = llvm.call @puts(%320) : (!llvm.ptr {llvm.noundef}) -> i32
    %322 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %323 = llvm.call @strerror_r(%81, %322, %82) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %324 = llvm.call @puts(%323) : (!llvm.ptr {llvm.noundef}) -> i32
    %325 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    llvm.store %83, %325 {alignment = 4 : i64} : i32, !llvm.ptr
    %326 = llvm.call @__errno_location() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> !llvm.ptr
    %327 = llvm.load %326 {alignment = 4 : i64} : !llvm.ptr -> i32
    %328 = llvm.call @printf(%27, %327) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %329 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %330 = llvm.call @__strcpy_chk(%329, %84, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %331 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %332 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %333 = llvm.call @__stpcpy_chk(%332, %85, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %334 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %335 = llvm.ptrtoint %333 : !llvm.ptr to i64
    %336 = llvm.ptrtoint %334 : !llvm.ptr to i64
    %337 = llvm.sub %335, %336 : i64
    %338 = llvm.trunc %337 : i64 to i32
    %339 = llvm.call @printf(%86, %331, %338) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %340 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %341 = llvm.call @__strncpy_chk(%340, %87, %74, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %342 = llvm.call @puts(%341) : (!llvm.ptr {llvm.noundef}) -> i32
    %343 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %344 = llvm.call @__stpncpy_chk(%343, %88, %74, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %345 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %346 = llvm.ptrtoint %344 : !llvm.ptr to i64
    %347 = llvm.ptrtoint %345 : !llvm.ptr to i64
    %348 = llvm.sub %346, %347 : i64
    %349 = llvm.trunc %348 : i64 to i32
    %350 = llvm.call @printf(%27, %349) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %351 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %352 = llvm.call @__strcat_chk(%351, %89, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %353 = llvm.call @puts(%352) : (!llvm.ptr {llvm.noundef}) -> i32
    %354 = llvm.getelementptr inbounds %98[%8, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %355 = llvm.call @__strncat_chk(%354, %90, %25, %29) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %356 = llvm.call @puts(%355) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strlen(!llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strnlen(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @sign(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "sgt" %3, %1 : i32
    %5 = llvm.zext %4 : i1 to i32
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.icmp "slt" %6, %1 : i32
    %8 = llvm.zext %7 : i1 to i32
    %9 = llvm.sub %5, %8 overflow<nsw> : i32
    llvm.return %9 : i32
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strncmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcasecmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strncasecmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcoll(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strxfrm(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @stpcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__stpcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strncpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @stpncpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strcat(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strncat(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @at(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.66" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.icmp "ne" %6, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.sub %10, %11 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.call @printf(%3, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %15 = llvm.call @puts(%2) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @index(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strchrnul(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strrchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @rindex(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strstr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcasestr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strpbrk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strcspn(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @strdup(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strndup(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strdup(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strndup(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtok(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strtok_r(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strtok_r(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strsep(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strerror(i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strerror_r(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__errno_location() -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__strcpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__stpcpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strncpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__stpncpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strcat_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__strncat_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
