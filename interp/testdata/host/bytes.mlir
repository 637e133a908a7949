module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.a("0123456789abcdef\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("uv\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("abd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("\80\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("\01\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("a\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("b\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("abx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("abcabc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.d("................") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("hello world\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%.16s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("hello\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("the quick brown fox\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("brown\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("cat\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.21"("%d %d %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("move\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("four\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.s() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x struct<(i8, array<3 x i8>, i32)>> {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<3xi8>) : !llvm.array<3 x i8>
    %3 = llvm.mlir.constant(98 : i8) : i8
    %4 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(97 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %14 = llvm.mlir.undef : !llvm.array<2 x struct<(i8, array<3 x i8>, i32)>>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.array<2 x struct<(i8, array<3 x i8>, i32)>> 
    %16 = llvm.insertvalue %7, %15[1] : !llvm.array<2 x struct<(i8, array<3 x i8>, i32)>> 
    llvm.return %16 : !llvm.array<2 x struct<(i8, array<3 x i8>, i32)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.25"("%c %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.a : !llvm.ptr
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(17 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(10 : i64) : i64
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.constant(291 : i32) : i32
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %24 = llvm.mlir.constant(57 : i32) : i32
    %25 = llvm.mlir.constant(16 : i64) : i64
    %26 = llvm.mlir.constant(120 : i32) : i32
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = llvm.mlir.constant(48 : i32) : i32
    %29 = llvm.mlir.constant(1000 : i64) : i64
    %30 = llvm.mlir.constant(99 : i32) : i32
    %31 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %32 = llvm.mlir.constant(98 : i32) : i32
    %33 = llvm.mlir.constant(6 : i64) : i64
    %34 = llvm.mlir.addressof @__const.main.d : !llvm.ptr
    %35 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %36 = llvm.mlir.constant(111 : i32) : i32
    %37 = llvm.mlir.constant(11 : i64) : i64
    %38 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %40 = llvm.mlir.constant(122 : i32) : i32
    %41 = llvm.mlir.constant(5 : i64) : i64
    %42 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %43 = llvm.mlir.constant(19 : i64) : i64
    %44 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %49 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %50 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %51 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %52 = llvm.mlir.constant(31 : i64) : i64
    %53 = llvm.mlir.addressof @__const.main.s : !llvm.ptr
    %54 = llvm.mlir.constant(8 : i64) : i64
    %55 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %56 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.array<2 x struct<"struct.padded", (i8, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.array<2 x struct<"struct.padded", (i8, i32)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%57, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %64 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %65 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %66 = llvm.call @memcpy(%64, %65, %5) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %67 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %68 = llvm.call @puts(%67) : (!llvm.ptr {llvm.noundef}) -> i32
    %69 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %70 = llvm.getelementptr inbounds %69[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %72 = llvm.call @memmove(%70, %71, %7) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %73 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %74 = llvm.call @puts(%73) : (!llvm.ptr {llvm.noundef}) -> i32
    %75 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %76 = llvm.call @mempcpy(%75, %8, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %77 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %78 = llvm.ptrtoint %76 : !llvm.ptr to i64
    %79 = llvm.ptrtoint %77 : !llvm.ptr to i64
    %80 = llvm.sub %78, %79 : i64
    %81 = llvm.trunc %80 : i64 to i32
    %82 = llvm.call @printf(%10, %81) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %83 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %84 = llvm.call @puts(%83) : (!llvm.ptr {llvm.noundef}) -> i32
    %85 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %86 = llvm.call @__mempcpy(%85, %11, %6) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %87 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %88 = llvm.ptrtoint %86 : !llvm.ptr to i64
    %89 = llvm.ptrtoint %87 : !llvm.ptr to i64
    %90 = llvm.sub %88, %89 : i64
    %91 = llvm.trunc %90 : i64 to i32
    %92 = llvm.call @printf(%10, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %93 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %94 = llvm.call @memset(%93, %12, %13) {no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %95 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %96 = llvm.call @puts(%95) : (!llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.call @memcmp(%14, %15, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %98 = llvm.icmp "slt" %97, %1 : i32
    %99 = llvm.zext %98 : i1 to i32
    %100 = llvm.call @memcmp(%14, %14, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %101 = llvm.call @memcmp(%16, %17, %18) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %102 = llvm.icmp "sgt" %101, %1 : i32
    %103 = llvm.zext %102 : i1 to i32
    %104 = llvm.call @memcmp(%19, %20, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %105 = llvm.call @printf(%21, %99, %100, %103, %104) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %106 = llvm.call @bcmp(%14, %14, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %107 = llvm.call @bcmp(%14, %22, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %108 = llvm.icmp "ne" %107, %1 : i32
    %109 = llvm.zext %108 : i1 to i32
    %110 = llvm.call @printf(%23, %106, %109) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %112 = llvm.call @memchr(%111, %24, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %114 = llvm.ptrtoint %112 : !llvm.ptr to i64
    %115 = llvm.ptrtoint %113 : !llvm.ptr to i64
    %116 = llvm.sub %114, %115 : i64
    %117 = llvm.trunc %116 : i64 to i32
    %118 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %119 = llvm.call @memchr(%118, %26, %25) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %120 = llvm.icmp "eq" %119, %27 : !llvm.ptr
    %121 = llvm.zext %120 : i1 to i32
    %122 = llvm.call @printf(%23, %117, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %123 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %124 = llvm.call @memchr(%123, %28, %29) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %125 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %126 = llvm.ptrtoint %124 : !llvm.ptr to i64
    %127 = llvm.ptrtoint %125 : !llvm.ptr to i64
    %128 = llvm.sub %126, %127 : i64
    %129 = llvm.trunc %128 : i64 to i32
    %130 = llvm.call @printf(%10, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %132 = llvm.call @rawmemchr(%131, %30) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %133 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %134 = llvm.ptrtoint %132 : !llvm.ptr to i64
    %135 = llvm.ptrtoint %133 : !llvm.ptr to i64
    %136 = llvm.sub %134, %135 : i64
    %137 = llvm.trunc %136 : i64 to i32
    %138 = llvm.call @printf(%10, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %139 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %140 = llvm.call @__rawmemchr(%139, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %141 = llvm.getelementptr inbounds %57[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %142 = llvm.ptrtoint %140 : !llvm.ptr to i64
    %143 = llvm.ptrtoint %141 : !llvm.ptr to i64
    %144 = llvm.sub %142, %143 : i64
    %145 = llvm.trunc %144 : i64 to i32
    %146 = llvm.call @printf(%10, %145) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %147 = llvm.call @memrchr(%31, %32, %33) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %148 = llvm.ptrtoint %147 : !llvm.ptr to i64
    %149 = llvm.sub %148, %4 : i64
    %150 = llvm.trunc %149 : i64 to i32
    %151 = llvm.icmp "ne" %150, %1 : i32
    %152 = llvm.zext %151 : i1 to i32
    %153 = llvm.call @memrchr(%14, %26, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %154 = llvm.icmp "eq" %153, %27 : !llvm.ptr
    %155 = llvm.zext %154 : i1 to i32
    %156 = llvm.call @printf(%23, %152, %155) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %31, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %157 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.call @memrchr(%157, %32, %33) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %159 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.ptrtoint %158 : !llvm.ptr to i64
    %161 = llvm.ptrtoint %159 : !llvm.ptr to i64
    %162 = llvm.sub %160, %161 : i64
    %163 = llvm.trunc %162 : i64 to i32
    %164 = llvm.call @printf(%10, %163) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%60, %34, %25) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %165 = llvm.getelementptr inbounds %60[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %166 = llvm.call @memccpy(%165, %35, %36, %37) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %167 = llvm.getelementptr inbounds %60[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %168 = llvm.ptrtoint %166 : !llvm.ptr to i64
    %169 = llvm.ptrtoint %167 : !llvm.ptr to i64
    %170 = llvm.sub %168, %169 : i64
    %171 = llvm.trunc %170 : i64 to i32
    %172 = llvm.call @printf(%10, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %173 = llvm.getelementptr inbounds %60[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %174 = llvm.call @printf(%38, %173) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %175 = llvm.getelementptr inbounds %60[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %176 = llvm.call @memccpy(%175, %39, %40, %41) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %177 = llvm.icmp "eq" %176, %27 : !llvm.ptr
    %178 = llvm.zext %177 : i1 to i32
    %179 = llvm.call @printf(%10, %178) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %42, %61 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %180 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.call @memmem(%180, %43, %44, %41) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %182 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.ptrtoint %181 : !llvm.ptr to i64
    %184 = llvm.ptrtoint %182 : !llvm.ptr to i64
    %185 = llvm.sub %183, %184 : i64
    %186 = llvm.trunc %185 : i64 to i32
    %187 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %188 = llvm.call @memmem(%187, %43, %45, %9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %189 = llvm.icmp "eq" %188, %27 : !llvm.ptr
    %190 = llvm.zext %189 : i1 to i32
    %191 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %192 = llvm.call @memmem(%191, %43, %46, %4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %193 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %194 = llvm.ptrtoint %192 : !llvm.ptr to i64
    %195 = llvm.ptrtoint %193 : !llvm.ptr to i64
    %196 = llvm.sub %194, %195 : i64
    %197 = llvm.trunc %196 : i64 to i32
    %198 = llvm.call @printf(%47, %186, %190, %197) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %199 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.call @bzero(%199, %6) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %200 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %201 = llvm.load %200 {alignment = 16 : i64} : !llvm.ptr -> i8
    %202 = llvm.sext %201 : i8 to i32
    %203 = llvm.getelementptr inbounds %58[%4, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %204 = llvm.load %203 {alignment = 1 : i64} : !llvm.ptr -> i8
    %205 = llvm.sext %204 : i8 to i32
    %206 = llvm.getelementptr inbounds %58[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %207 = llvm.load %206 {alignment = 2 : i64} : !llvm.ptr -> i8
    %208 = llvm.sext %207 : i8 to i32
    %209 = llvm.call @printf(%48, %202, %205, %208) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %210 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.call @explicit_bzero(%210, %9) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %211 = llvm.getelementptr inbounds %58[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %212 = llvm.load %211 {alignment = 2 : i64} : !llvm.ptr -> i8
    %213 = llvm.sext %212 : i8 to i32
    %214 = llvm.call @printf(%10, %213) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %215 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.call @bcopy(%49, %215, %41) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %216 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %217 = llvm.call @puts(%216) : (!llvm.ptr {llvm.noundef}) -> i32
    %218 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %219 = llvm.call @__memcpy_chk(%218, %50, %13, %3) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %220 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %221 = llvm.call @puts(%220) : (!llvm.ptr {llvm.noundef}) -> i32
    %222 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %223 = llvm.call @__mempcpy_chk(%222, %51, %41, %3) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %224 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %225 = llvm.ptrtoint %223 : !llvm.ptr to i64
    %226 = llvm.ptrtoint %224 : !llvm.ptr to i64
    %227 = llvm.sub %225, %226 : i64
    %228 = llvm.trunc %227 : i64 to i32
    %229 = llvm.call @printf(%10, %228) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %230 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %231 = llvm.getelementptr inbounds %230[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %232 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %233 = llvm.call @__memmove_chk(%231, %232, %41, %52) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %234 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %235 = llvm.call @puts(%234) : (!llvm.ptr {llvm.noundef}) -> i32
    %236 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %237 = llvm.call @__memset_chk(%236, %40, %6, %3) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %238 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %239 = llvm.call @puts(%238) : (!llvm.ptr {llvm.noundef}) -> i32
    %240 = llvm.getelementptr inbounds %58[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    llvm.call @__explicit_bzero_chk(%240, %9, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %241 = llvm.getelementptr inbounds %58[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %242 = llvm.load %241 {alignment = 2 : i64} : !llvm.ptr -> i8
    %243 = llvm.sext %242 : i8 to i32
    %244 = llvm.call @printf(%10, %243) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%62, %53, %25) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %245 = llvm.getelementptr inbounds %63[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %246 = llvm.getelementptr inbounds %62[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %247 = llvm.call @memcpy(%245, %246, %25) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %248 = llvm.getelementptr inbounds %63[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %249 = llvm.getelementptr inbounds %63[%4, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %250 = llvm.call @memmove(%248, %249, %54) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %251 = llvm.getelementptr inbounds %63[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %252 = llvm.getelementptr inbounds|nuw %251[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i32)>
    %253 = llvm.load %252 {alignment = 16 : i64} : !llvm.ptr -> i8
    %254 = llvm.sext %253 : i8 to i32
    %255 = llvm.getelementptr inbounds %63[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x struct<"struct.padded", (i8, i32)>>
    %256 = llvm.getelementptr inbounds|nuw %255[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.padded", (i8, i32)>
    %257 = llvm.load %256 {alignment = 4 : i64} : !llvm.ptr -> i32
    %258 = llvm.call @printf(%55, %254, %257) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %259 = llvm.call @memcpy(%27, %27, %4) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    llvm.return %1 : i32
  }
  llvm.func @memcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memmove(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @mempcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mempcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @bcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @memchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @rawmemchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @__rawmemchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memrchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @memccpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memmem(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @bzero(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @explicit_bzero(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @bcopy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__memcpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mempcpy_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__memmove_chk(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__memset_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__explicit_bzero_chk(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
