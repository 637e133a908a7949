module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%a %a %a\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%x %x %x %x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%a %x %lx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %ld %lld %jd\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d %ld %ld %lld %lld %jd %jd\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("si:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"(" %d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"(" %d %d %d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"(" %016llx%016llx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("di:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("ti:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"(" %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.14"("%a %a %a %a %a %a\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1000 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(-123456789012345 : i64) : i64
    %5 = llvm.mlir.constant(1001 : i64) : i64
    %6 = llvm.mlir.constant(-12193263113702045407560419220 : i128) : i128
    %7 = llvm.mlir.constant(4611686018427387904 : i128) : i128
    %8 = llvm.mlir.constant(1.000000e+06 : f32) : f32
    %9 = llvm.mlir.constant(-3.900000e+00 : f32) : f32
    %10 = llvm.mlir.constant(1.000000e+30 : f32) : f32
    %11 = llvm.mlir.constant(-9.99999968E+37 : f32) : f32
    %12 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %13 = llvm.mlir.constant(1.000000e+06 : f64) : f64
    %14 = llvm.mlir.constant(-3.900000e+00 : f64) : f64
    %15 = llvm.mlir.constant(1.000000e+30 : f64) : f64
    %16 = llvm.mlir.constant(-1.000000e+300 : f64) : f64
    %17 = llvm.mlir.constant(123456789 : i128) : i128
    %18 = llvm.mlir.constant(-1 : i128) : i128
    %19 = llvm.mlir.constant(1267650600228229401496703205377 : i128) : i128
    %20 = llvm.mlir.constant(9.997550e-02 : f16) : f16
    %21 = llvm.mlir.constant(6.550400e+04 : f16) : f16
    %22 = llvm.mlir.constant(1.000000e-01 : f32) : f32
    %23 = llvm.mlir.addressof @".str" : !llvm.ptr
    %24 = llvm.mlir.constant(6.552000e+04 : f64) : f64
    %25 = llvm.mlir.constant(9.9999999999999994E+38 : f64) : f64
    %26 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %27 = llvm.mlir.constant(1.000000e-01 : f64) : f64
    %28 = llvm.mlir.constant(287454020 : i32) : i32
    %29 = llvm.mlir.constant(1234605616436508552 : i64) : i64
    %30 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %31 = llvm.mlir.constant(1.100000e+00 : f32) : f32
    %32 = llvm.mlir.constant(1.100000e+00 : f64) : f64
    %33 = llvm.mlir.constant(-3 : i32) : i32
    %34 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %35 = llvm.mlir.constant(-5 : i32) : i32
    %36 = llvm.mlir.constant(-6 : i64) : i64
    %37 = llvm.mlir.constant(-7 : i64) : i64
    %38 = llvm.mlir.constant(-8 : i64) : i64
    %39 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %40 = llvm.mlir.constant(40 : i32) : i32
    %41 = llvm.mlir.constant(-1 : i32) : i32
    %42 = llvm.mlir.constant(1099511627776 : i64) : i64
    %43 = llvm.mlir.constant(-2 : i64) : i64
    %44 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %45 = llvm.mlir.constant(-7 : i32) : i32
    %46 = llvm.mlir.constant(2 : i32) : i32
    %47 = llvm.mlir.constant(2 : i64) : i64
    %48 = llvm.mlir.constant(7 : i64) : i64
    %49 = llvm.mlir.constant(9 : i64) : i64
    %50 = llvm.mlir.constant(4 : i64) : i64
    %51 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %52 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"struct.div_t", (i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"struct.ldiv_t", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"struct.lldiv_t", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"struct.imaxdiv_t", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @testsi(%2, %3) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @testdi(%4, %5) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call @testti(%6, %7) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> ()
    llvm.call @widedi(%4, %5) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call @wideti(%6, %7) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> ()
    llvm.call @fixsf(%8, %0) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixsf(%9, %0) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixsf(%10, %1) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixsf(%11, %1) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixsf(%12, %0) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixdf(%13, %0) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixdf(%14, %0) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixdf(%15, %1) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fixdf(%16, %1) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @fltsf(%17) : (i128 {llvm.noundef}) -> ()
    llvm.call @fltsf(%18) : (i128 {llvm.noundef}) -> ()
    llvm.call @fltsf(%19) : (i128 {llvm.noundef}) -> ()
    llvm.call @fltdf(%17) : (i128 {llvm.noundef}) -> ()
    llvm.call @fltdf(%18) : (i128 {llvm.noundef}) -> ()
    llvm.call @fltdf(%19) : (i128 {llvm.noundef}) -> ()
    %57 = llvm.call @__extendhfsf2(%20) : (f16 {llvm.noundef}) -> f32
    %58 = llvm.fpext %57 : f32 to f64
    %59 = llvm.call @__extendhfdf2(%21) : (f16 {llvm.noundef}) -> f64
    %60 = llvm.call @__extendsfdf2(%22) : (f32 {llvm.noundef}) -> f64
    %61 = llvm.call @printf(%23, %58, %59, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %62 = llvm.call @__truncsfhf2(%22) : (f32 {llvm.noundef}) -> f16
    %63 = llvm.call @half(%62) : (f16 {llvm.noundef}) -> i32
    %64 = llvm.call @__truncdfhf2(%24) : (f64 {llvm.noundef}) -> f16
    %65 = llvm.call @half(%64) : (f16 {llvm.noundef}) -> i32
    %66 = llvm.call @__truncsfbf2(%22) : (f32 {llvm.noundef}) -> bf16
    %67 = llvm.call @brain(%66) : (bf16 {llvm.noundef}) -> i32
    %68 = llvm.call @__truncdfbf2(%25) : (f64 {llvm.noundef}) -> bf16
    %69 = llvm.call @brain(%68) : (bf16 {llvm.noundef}) -> i32
    %70 = llvm.call @printf(%26, %63, %65, %67, %69) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.call @__truncdfsf2(%27) : (f64 {llvm.noundef}) -> f32
    %72 = llvm.fpext %71 : f32 to f64
    %73 = llvm.call @__bswapsi2(%28) : (i32 {llvm.noundef}) -> i32
    %74 = llvm.call @__bswapdi2(%29) : (i64 {llvm.noundef}) -> i64
    %75 = llvm.call @printf(%30, %72, %73, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %76 = llvm.call @__powisf2(%31, %3) : (f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %77 = llvm.fpext %76 : f32 to f64
    %78 = llvm.call @__powidf2(%32, %33) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %79 = llvm.call @__powidf2(%34, %1) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %80 = llvm.call @printf(%23, %77, %78, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %81 = llvm.call @abs(%35) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %82 = llvm.call @labs(%36) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}) -> i64
    %83 = llvm.call @llabs(%37) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}) -> i64
    %84 = llvm.call @imaxabs(%38) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}) -> i64
    %85 = llvm.call @printf(%39, %81, %82, %83, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %86 = llvm.call @ffs(%1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %87 = llvm.call @ffs(%40) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %88 = llvm.call @ffs(%41) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32 {llvm.noundef}) -> i32
    %89 = llvm.call @ffsl(%42) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}) -> i32
    %90 = llvm.call @ffsll(%43) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}) -> i32
    %91 = llvm.call @printf(%44, %86, %87, %88, %89, %90) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %92 = llvm.call @div(%45, %46) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    llvm.store %92, %53 {alignment = 4 : i64} : i64, !llvm.ptr
    %93 = llvm.call @ldiv(%37, %47) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %94 = llvm.getelementptr inbounds|nuw %54[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %95 = llvm.extractvalue %93[0] : !llvm.struct<(i64, i64)> 
    llvm.store %95, %94 {alignment = 8 : i64} : i64, !llvm.ptr
    %96 = llvm.getelementptr inbounds|nuw %54[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %97 = llvm.extractvalue %93[1] : !llvm.struct<(i64, i64)> 
    llvm.store %97, %96 {alignment = 8 : i64} : i64, !llvm.ptr
    %98 = llvm.call @lldiv(%48, %43) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %99 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %100 = llvm.extractvalue %98[0] : !llvm.struct<(i64, i64)> 
    llvm.store %100, %99 {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %102 = llvm.extractvalue %98[1] : !llvm.struct<(i64, i64)> 
    llvm.store %102, %101 {alignment = 8 : i64} : i64, !llvm.ptr
    %103 = llvm.call @imaxdiv(%49, %50) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %104 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %105 = llvm.extractvalue %103[0] : !llvm.struct<(i64, i64)> 
    llvm.store %105, %104 {alignment = 8 : i64} : i64, !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %107 = llvm.extractvalue %103[1] : !llvm.struct<(i64, i64)> 
    llvm.store %107, %106 {alignment = 8 : i64} : i64, !llvm.ptr
    %108 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.div_t", (i32, i32)>
    %109 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.getelementptr inbounds|nuw %53[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.div_t", (i32, i32)>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.getelementptr inbounds|nuw %54[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ldiv_t", (i64, i64)>
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> i64
    %114 = llvm.getelementptr inbounds|nuw %54[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.ldiv_t", (i64, i64)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.lldiv_t", (i64, i64)>
    %117 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> i64
    %118 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.lldiv_t", (i64, i64)>
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> i64
    %120 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.imaxdiv_t", (i64, i64)>
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i64
    %122 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.imaxdiv_t", (i64, i64)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i64
    %124 = llvm.call @printf(%51, %109, %111, %113, %115, %117, %119, %121, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func internal @testsi(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.call @printf(%2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.call @__divsi3(%12, %13) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %15 = llvm.sext %14 : i32 to i128
    llvm.call @p128(%15) : (i128 {llvm.noundef}) -> ()
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @__modsi3(%16, %17) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %19 = llvm.sext %18 : i32 to i128
    llvm.call @p128(%19) : (i128 {llvm.noundef}) -> ()
    %20 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.call @__udivsi3(%20, %21) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %23 = llvm.zext %22 : i32 to i128
    llvm.call @p128(%23) : (i128 {llvm.noundef}) -> ()
    %24 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.call @__umodsi3(%24, %25) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %27 = llvm.zext %26 : i32 to i128
    llvm.call @p128(%27) : (i128 {llvm.noundef}) -> ()
    %28 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.call @__divmodsi4(%28, %29, %7) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.sext %30 : i32 to i128
    llvm.call @p128(%31) : (i128 {llvm.noundef}) -> ()
    %32 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i128
    llvm.call @p128(%33) : (i128 {llvm.noundef}) -> ()
    %34 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.call @__udivmodsi4(%34, %35, %8) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.zext %36 : i32 to i128
    llvm.call @p128(%37) : (i128 {llvm.noundef}) -> ()
    %38 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.zext %38 : i32 to i128
    llvm.call @p128(%39) : (i128 {llvm.noundef}) -> ()
    %40 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.call @__mulosi4(%40, %41, %9) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %43 = llvm.sext %42 : i32 to i128
    llvm.call @p128(%43) : (i128 {llvm.noundef}) -> ()
    %44 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.call @__mulosi4(%44, %45, %10) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.call @printf(%3, %47, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %50 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.call @__addvsi3(%50, %51) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.sext %52 : i32 to i128
    llvm.call @p128(%53) : (i128 {llvm.noundef}) -> ()
    %54 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.call @__subvsi3(%54, %55) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.sext %56 : i32 to i128
    llvm.call @p128(%57) : (i128 {llvm.noundef}) -> ()
    %58 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.call @__mulvsi3(%58, %59) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.sext %60 : i32 to i128
    llvm.call @p128(%61) : (i128 {llvm.noundef}) -> ()
    %62 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.call @__negvsi2(%62) : (i32 {llvm.noundef}) -> i32
    %64 = llvm.sext %63 : i32 to i128
    llvm.call @p128(%64) : (i128 {llvm.noundef}) -> ()
    %65 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.call @__absvsi2(%65) : (i32 {llvm.noundef}) -> i32
    %67 = llvm.sext %66 : i32 to i128
    llvm.call @p128(%67) : (i128 {llvm.noundef}) -> ()
    %68 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.call @__clzsi2(%68) : (i32 {llvm.noundef}) -> i32
    %70 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.call @__ctzsi2(%70) : (i32 {llvm.noundef}) -> i32
    %72 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.call @__ffssi2(%72) : (i32 {llvm.noundef}) -> i32
    %74 = llvm.call @__ffssi2(%1) : (i32 {llvm.noundef}) -> i32
    %75 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.call @__popcountsi2(%75) : (i32 {llvm.noundef}) -> i32
    %77 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.call @__paritysi2(%77) : (i32 {llvm.noundef}) -> i32
    %79 = llvm.call @printf(%4, %69, %71, %73, %74, %76, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @testdi(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %9 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %2, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.call @printf(%3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.call @__divdi3(%13, %14) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %16 = llvm.sext %15 : i64 to i128
    llvm.call @p128(%16) : (i128 {llvm.noundef}) -> ()
    %17 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.call @__moddi3(%17, %18) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %20 = llvm.sext %19 : i64 to i128
    llvm.call @p128(%20) : (i128 {llvm.noundef}) -> ()
    %21 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.call @__udivdi3(%21, %22) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %24 = llvm.zext %23 : i64 to i128
    llvm.call @p128(%24) : (i128 {llvm.noundef}) -> ()
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.call @__umoddi3(%25, %26) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %28 = llvm.zext %27 : i64 to i128
    llvm.call @p128(%28) : (i128 {llvm.noundef}) -> ()
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.call @__divmoddi4(%29, %30, %8) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %32 = llvm.sext %31 : i64 to i128
    llvm.call @p128(%32) : (i128 {llvm.noundef}) -> ()
    %33 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.sext %33 : i64 to i128
    llvm.call @p128(%34) : (i128 {llvm.noundef}) -> ()
    %35 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.call @__udivmoddi4(%35, %36, %9) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %38 = llvm.zext %37 : i64 to i128
    llvm.call @p128(%38) : (i128 {llvm.noundef}) -> ()
    %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.zext %39 : i64 to i128
    llvm.call @p128(%40) : (i128 {llvm.noundef}) -> ()
    %41 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.call @__mulodi4(%41, %42, %10) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %44 = llvm.sext %43 : i64 to i128
    llvm.call @p128(%44) : (i128 {llvm.noundef}) -> ()
    %45 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.call @__mulodi4(%45, %46, %11) : (i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %48 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.call @printf(%4, %48, %49) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %51 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.call @__addvdi3(%51, %52) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %54 = llvm.sext %53 : i64 to i128
    llvm.call @p128(%54) : (i128 {llvm.noundef}) -> ()
    %55 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.call @__subvdi3(%55, %56) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %58 = llvm.sext %57 : i64 to i128
    llvm.call @p128(%58) : (i128 {llvm.noundef}) -> ()
    %59 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %61 = llvm.call @__mulvdi3(%59, %60) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %62 = llvm.sext %61 : i64 to i128
    llvm.call @p128(%62) : (i128 {llvm.noundef}) -> ()
    %63 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.call @__negvdi2(%63) : (i64 {llvm.noundef}) -> i64
    %65 = llvm.sext %64 : i64 to i128
    llvm.call @p128(%65) : (i128 {llvm.noundef}) -> ()
    %66 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.call @__absvdi2(%66) : (i64 {llvm.noundef}) -> i64
    %68 = llvm.sext %67 : i64 to i128
    llvm.call @p128(%68) : (i128 {llvm.noundef}) -> ()
    %69 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.call @__clzdi2(%69) : (i64 {llvm.noundef}) -> i32
    %71 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.call @__ctzdi2(%71) : (i64 {llvm.noundef}) -> i32
    %73 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.call @__ffsdi2(%73) : (i64 {llvm.noundef}) -> i32
    %75 = llvm.call @__ffsdi2(%1) : (i64 {llvm.noundef}) -> i32
    %76 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.call @__popcountdi2(%76) : (i64 {llvm.noundef}) -> i32
    %78 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.call @__paritydi2(%78) : (i64 {llvm.noundef}) -> i32
    %80 = llvm.call @printf(%5, %70, %72, %74, %75, %77, %79) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @testti(%arg0: i128 {llvm.noundef}, %arg1: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i128) : i128
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %4 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %6 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %6 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %1, %8 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %1, %9 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %2, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %2, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.call @printf(%3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %14 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.call @__divti3(%13, %14) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%15) : (i128 {llvm.noundef}) -> ()
    %16 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %17 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %18 = llvm.call @__modti3(%16, %17) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%18) : (i128 {llvm.noundef}) -> ()
    %19 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %20 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %21 = llvm.call @__udivti3(%19, %20) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%21) : (i128 {llvm.noundef}) -> ()
    %22 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %23 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %24 = llvm.call @__umodti3(%22, %23) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%24) : (i128 {llvm.noundef}) -> ()
    %25 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %26 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %27 = llvm.call @__divmodti4(%25, %26, %8) : (i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128
    llvm.call @p128(%27) : (i128 {llvm.noundef}) -> ()
    %28 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.call @p128(%28) : (i128 {llvm.noundef}) -> ()
    %29 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %30 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %31 = llvm.call @__udivmodti4(%29, %30, %9) : (i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128
    llvm.call @p128(%31) : (i128 {llvm.noundef}) -> ()
    %32 = llvm.load %9 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.call @p128(%32) : (i128 {llvm.noundef}) -> ()
    %33 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %34 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %35 = llvm.call @__muloti4(%33, %34, %10) : (i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128
    llvm.call @p128(%35) : (i128 {llvm.noundef}) -> ()
    %36 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %37 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %38 = llvm.call @__muloti4(%36, %37, %11) : (i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128
    %39 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.call @printf(%4, %39, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %42 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %43 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %44 = llvm.call @__addvti3(%42, %43) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%44) : (i128 {llvm.noundef}) -> ()
    %45 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %46 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %47 = llvm.call @__subvti3(%45, %46) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%47) : (i128 {llvm.noundef}) -> ()
    %48 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %49 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %50 = llvm.call @__mulvti3(%48, %49) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%50) : (i128 {llvm.noundef}) -> ()
    %51 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %52 = llvm.call @__negvti2(%51) : (i128 {llvm.noundef}) -> i128
    llvm.call @p128(%52) : (i128 {llvm.noundef}) -> ()
    %53 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %54 = llvm.call @__absvti2(%53) : (i128 {llvm.noundef}) -> i128
    llvm.call @p128(%54) : (i128 {llvm.noundef}) -> ()
    %55 = llvm.load %7 {alignment = 16 : i64} : !llvm.ptr -> i128
    %56 = llvm.call @__clzti2(%55) : (i128 {llvm.noundef}) -> i32
    %57 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %58 = llvm.call @__ctzti2(%57) : (i128 {llvm.noundef}) -> i32
    %59 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %60 = llvm.call @__ffsti2(%59) : (i128 {llvm.noundef}) -> i32
    %61 = llvm.call @__ffsti2(%1) : (i128 {llvm.noundef}) -> i32
    %62 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %63 = llvm.call @__popcountti2(%62) : (i128 {llvm.noundef}) -> i32
    %64 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %65 = llvm.call @__parityti2(%64) : (i128 {llvm.noundef}) -> i32
    %66 = llvm.call @printf(%5, %56, %58, %60, %61, %63, %65) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @widedi(%arg0: i64 {llvm.noundef}, %arg1: i64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 8 : i64} : i64, !llvm.ptr
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.call @__ashldi3(%5, %1) : (i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %7 = llvm.sext %6 : i64 to i128
    llvm.call @p128(%7) : (i128 {llvm.noundef}) -> ()
    %8 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.call @__lshrdi3(%8, %1) : (i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.sext %9 : i64 to i128
    llvm.call @p128(%10) : (i128 {llvm.noundef}) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.call @__ashrdi3(%11, %1) : (i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %13 = llvm.sext %12 : i64 to i128
    llvm.call @p128(%13) : (i128 {llvm.noundef}) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.call @__muldi3(%14, %15) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %17 = llvm.sext %16 : i64 to i128
    llvm.call @p128(%17) : (i128 {llvm.noundef}) -> ()
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.call @__negdi2(%18) : (i64 {llvm.noundef}) -> i64
    %20 = llvm.sext %19 : i64 to i128
    llvm.call @p128(%20) : (i128 {llvm.noundef}) -> ()
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.call @__cmpdi2(%21, %22) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %24 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.call @__ucmpdi2(%24, %25) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %27 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.call @__cmpdi2(%27, %28) : (i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %30 = llvm.call @printf(%2, %23, %26, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @wideti(%arg0: i128 {llvm.noundef}, %arg1: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %3 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 16 : i64} : i128, !llvm.ptr
    %5 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %6 = llvm.call @__ashlti3(%5, %1) : (i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128
    llvm.call @p128(%6) : (i128 {llvm.noundef}) -> ()
    %7 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.call @__lshrti3(%7, %1) : (i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128
    llvm.call @p128(%8) : (i128 {llvm.noundef}) -> ()
    %9 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %10 = llvm.call @__ashrti3(%9, %1) : (i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128
    llvm.call @p128(%10) : (i128 {llvm.noundef}) -> ()
    %11 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %12 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %13 = llvm.call @__multi3(%11, %12) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128
    llvm.call @p128(%13) : (i128 {llvm.noundef}) -> ()
    %14 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.call @__negti2(%14) : (i128 {llvm.noundef}) -> i128
    llvm.call @p128(%15) : (i128 {llvm.noundef}) -> ()
    %16 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %17 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %18 = llvm.call @__cmpti2(%16, %17) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i32
    %19 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %20 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %21 = llvm.call @__ucmpti2(%19, %20) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i32
    %22 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %23 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %24 = llvm.call @__cmpti2(%22, %23) : (i128 {llvm.noundef}, i128 {llvm.noundef}) -> i32
    %25 = llvm.call @printf(%2, %18, %21, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @fixsf(%arg0: f32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %4 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %7 = llvm.call @__fixsfsi(%6) : (f32 {llvm.noundef}) -> i32
    %8 = llvm.sext %7 : i32 to i128
    llvm.call @p128(%8) : (i128 {llvm.noundef}) -> ()
    %9 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %10 = llvm.call @__fixsfti(%9) : (f32 {llvm.noundef}) -> i128
    llvm.call @p128(%10) : (i128 {llvm.noundef}) -> ()
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %12 = llvm.call @__fixunssfsi(%11) : (f32 {llvm.noundef}) -> i32
    %13 = llvm.zext %12 : i32 to i128
    llvm.call @p128(%13) : (i128 {llvm.noundef}) -> ()
    %14 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.call @__fixunssfti(%14) : (f32 {llvm.noundef}) -> i128
    llvm.call @p128(%15) : (i128 {llvm.noundef}) -> ()
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.call @__fixsfdi(%18) : (f32 {llvm.noundef}) -> i64
    %20 = llvm.sext %19 : i64 to i128
    llvm.call @p128(%20) : (i128 {llvm.noundef}) -> ()
    %21 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fcmp "olt" %21, %2 : f32
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.br ^bb4(%2 : f32)
  ^bb3:  // pred: ^bb1
    %23 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb4(%23 : f32)
  ^bb4(%24: f32):  // 2 preds: ^bb2, ^bb3
    %25 = llvm.call @__fixunssfdi(%24) : (f32 {llvm.noundef}) -> i64
    %26 = llvm.zext %25 : i64 to i128
    llvm.call @p128(%26) : (i128 {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %27 = llvm.call @puts(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @fixdf(%arg0: f64 {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %3 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %4 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = llvm.call @__fixdfsi(%6) : (f64 {llvm.noundef}) -> i32
    %8 = llvm.sext %7 : i32 to i128
    llvm.call @p128(%8) : (i128 {llvm.noundef}) -> ()
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.call @__fixdfti(%9) : (f64 {llvm.noundef}) -> i128
    llvm.call @p128(%10) : (i128 {llvm.noundef}) -> ()
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.call @__fixunsdfsi(%11) : (f64 {llvm.noundef}) -> i32
    %13 = llvm.zext %12 : i32 to i128
    llvm.call @p128(%13) : (i128 {llvm.noundef}) -> ()
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %15 = llvm.call @__fixunsdfti(%14) : (f64 {llvm.noundef}) -> i128
    llvm.call @p128(%15) : (i128 {llvm.noundef}) -> ()
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "ne" %16, %1 : i32
    llvm.cond_br %17, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %19 = llvm.call @__fixdfdi(%18) : (f64 {llvm.noundef}) -> i64
    %20 = llvm.sext %19 : i64 to i128
    llvm.call @p128(%20) : (i128 {llvm.noundef}) -> ()
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    %22 = llvm.fcmp "olt" %21, %2 : f64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.br ^bb4(%2 : f64)
  ^bb3:  // pred: ^bb1
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.br ^bb4(%23 : f64)
  ^bb4(%24: f64):  // 2 preds: ^bb2, ^bb3
    %25 = llvm.call @__fixunsdfdi(%24) : (f64 {llvm.noundef}) -> i64
    %26 = llvm.zext %25 : i64 to i128
    llvm.call @p128(%26) : (i128 {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb0, ^bb4
    %27 = llvm.call @puts(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @fltsf(%arg0: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %2 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 16 : i64} : i128, !llvm.ptr
    %3 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %4 = llvm.trunc %3 : i128 to i32
    %5 = llvm.call @__floatsisf(%4) : (i32 {llvm.noundef}) -> f32
    %6 = llvm.fpext %5 : f32 to f64
    %7 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.trunc %7 : i128 to i64
    %9 = llvm.call @__floatdisf(%8) : (i64 {llvm.noundef}) -> f32
    %10 = llvm.fpext %9 : f32 to f64
    %11 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %12 = llvm.call @__floattisf(%11) : (i128 {llvm.noundef}) -> f32
    %13 = llvm.fpext %12 : f32 to f64
    %14 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.trunc %14 : i128 to i32
    %16 = llvm.call @__floatunsisf(%15) : (i32 {llvm.noundef}) -> f32
    %17 = llvm.fpext %16 : f32 to f64
    %18 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %19 = llvm.trunc %18 : i128 to i64
    %20 = llvm.call @__floatundisf(%19) : (i64 {llvm.noundef}) -> f32
    %21 = llvm.fpext %20 : f32 to f64
    %22 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %23 = llvm.call @__floatuntisf(%22) : (i128 {llvm.noundef}) -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%1, %6, %10, %13, %17, %21, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @fltdf(%arg0: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %2 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 16 : i64} : i128, !llvm.ptr
    %3 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %4 = llvm.trunc %3 : i128 to i32
    %5 = llvm.call @__floatsidf(%4) : (i32 {llvm.noundef}) -> f64
    %6 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %7 = llvm.trunc %6 : i128 to i64
    %8 = llvm.call @__floatdidf(%7) : (i64 {llvm.noundef}) -> f64
    %9 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %10 = llvm.call @__floattidf(%9) : (i128 {llvm.noundef}) -> f64
    %11 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %12 = llvm.trunc %11 : i128 to i32
    %13 = llvm.call @__floatunsidf(%12) : (i32 {llvm.noundef}) -> f64
    %14 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.trunc %14 : i128 to i64
    %16 = llvm.call @__floatundidf(%15) : (i64 {llvm.noundef}) -> f64
    %17 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %18 = llvm.call @__floatuntidf(%17) : (i128 {llvm.noundef}) -> f64
    %19 = llvm.call @printf(%1, %5, %8, %10, %13, %16, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__extendhfsf2(f16 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__extendhfdf2(f16 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__extendsfdf2(f32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @half(%arg0: f16 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.alloca %0 x f16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 2 : i64} : f16, !llvm.ptr
    %4 = llvm.call @memcpy(%3, %2, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 2 : i64} : !llvm.ptr -> i16
    %6 = llvm.zext %5 : i16 to i32
    llvm.return %6 : i32
  }
  llvm.func @__truncsfhf2(f32 {llvm.noundef}) -> f16 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__truncdfhf2(f64 {llvm.noundef}) -> f16 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @brain(%arg0: bf16 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.alloca %0 x bf16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i16 {alignment = 2 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 2 : i64} : bf16, !llvm.ptr
    %4 = llvm.call @memcpy(%3, %2, %1) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %5 = llvm.load %3 {alignment = 2 : i64} : !llvm.ptr -> i16
    %6 = llvm.zext %5 : i16 to i32
    llvm.return %6 : i32
  }
  llvm.func @__truncsfbf2(f32 {llvm.noundef}) -> bf16 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__truncdfbf2(f64 {llvm.noundef}) -> bf16 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__truncdfsf2(f64 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__bswapsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__bswapdi2(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__powisf2(f32 {llvm.noundef}, i32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__powidf2(f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @abs(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @labs(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @llabs(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @imaxabs(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ffs(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ffsl(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ffsll(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @div(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @ldiv(i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)> attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @lldiv(i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)> attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @imaxdiv(i64 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.struct<(i64, i64)> attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func internal @p128(%arg0: i128 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i128) : i128
    %2 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %3 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %5 = llvm.lshr %4, %1 : i128
    %6 = llvm.trunc %5 : i128 to i64
    %7 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.trunc %7 : i128 to i64
    %9 = llvm.call @printf(%2, %6, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__divsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__modsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__umodsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divmodsi4(i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivmodsi4(i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulosi4(i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__addvsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__subvsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulvsi3(i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__negvsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__absvsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__clzsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ctzsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ffssi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__popcountsi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__paritysi2(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divdi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__moddi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivdi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__umoddi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divmoddi4(i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivmoddi4(i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulodi4(i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__addvdi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__subvdi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulvdi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__negvdi2(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__absvdi2(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__clzdi2(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ctzdi2(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ffsdi2(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__popcountdi2(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__paritydi2(i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__modti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__umodti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divmodti4(i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__udivmodti4(i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__muloti4(i128 {llvm.noundef}, i128 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__addvti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__subvti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulvti3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__negvti2(i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__absvti2(i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__clzti2(i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ctzti2(i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ffsti2(i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__popcountti2(i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__parityti2(i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ashldi3(i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__lshrdi3(i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ashrdi3(i64 {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__muldi3(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__negdi2(i64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cmpdi2(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ucmpdi2(i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ashlti3(i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__lshrti3(i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ashrti3(i128 {llvm.noundef}, i32 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__multi3(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__negti2(i128 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__cmpti2(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__ucmpti2(i128 {llvm.noundef}, i128 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixsfsi(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixsfti(f32 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunssfsi(f32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunssfti(f32 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixsfdi(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunssfdi(f32 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixdfsi(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixdfti(f64 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunsdfsi(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunsdfti(f64 {llvm.noundef}) -> i128 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixdfdi(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fixunsdfdi(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatsisf(i32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatdisf(i64 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floattisf(i128 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatunsisf(i32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatundisf(i64 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatuntisf(i128 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatsidf(i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatdidf(i64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floattidf(i128 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatunsidf(i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatundidf(i64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__floatuntidf(i128 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @memcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
