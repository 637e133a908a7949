#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.xs(dense<[2.500000e-01, 1.750000e+00, -6.000000e-01]> : tensor<3xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x f64>
  llvm.mlir.global private unnamed_addr constant @".str"("%.9g %.9g %.9g %.9g %.9g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%.9g %.9g %.9g %.9g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%g %g %g %g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%.6g %.6g %.6g %.6g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.9g %.9g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g %d %g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%ld %lld %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%g %g %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%s %s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%d %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%.6f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("nan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("inf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("zero\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("subnormal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("normal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__const.main.xs : !llvm.ptr
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %6 = llvm.mlir.constant(-2.500000e+00 : f64) : f64
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(2.000000e+01 : f64) : f64
    %9 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %10 = llvm.mlir.constant(3.300000e+00 : f64) : f64
    %11 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    %12 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %13 = llvm.mlir.constant(-3.750000e+00 : f64) : f64
    %14 = llvm.mlir.constant(7.500000e-01 : f64) : f64
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %17 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %18 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
    %19 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %20 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %21 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %22 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %23 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %24 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %25 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %26 = llvm.mlir.constant(4.999940e-320 : f64) : f64
    %27 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %28 = llvm.mlir.constant(1.000000e+308 : f64) : f64
    %29 = llvm.mlir.constant(true) : i1
    %30 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %31 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %32 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %33 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %34 = llvm.mlir.constant(1000 : i32) : i32
    %35 = llvm.mlir.constant(1.300000e+01 : f64) : f64
    %36 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %37 = llvm.mlir.constant(1.000000e+02 : f64) : f64
    %38 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %39 = llvm.mlir.constant(5.000000e+02 : f64) : f64
    %40 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    %41 = llvm.mlir.constant(6 : i32) : i32
    %42 = llvm.mlir.constant(0 : i64) : i64
    %43 = llvm.mlir.addressof @".str" : !llvm.ptr
    %44 = llvm.mlir.constant(-1.500000e+00 : f64) : f64
    %45 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %46 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %47 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<3 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%49, %2, %3) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %1, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %61 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.icmp "slt" %61, %4 : i32
    llvm.cond_br %62, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %63 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %49[%42, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %66 = llvm.load volatile %65 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %66, %51 {alignment = 8 : i64} : f64, !llvm.ptr
    %67 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %68 = llvm.call @sin(%67) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %69 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %70 = llvm.call @cos(%69) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %71 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %72 = llvm.call @tan(%71) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %73 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %74 = llvm.call @atan(%73) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %75 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %76 = llvm.call @exp(%75) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %77 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %78 = llvm.call @sinh(%77) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %79 = llvm.call @printf(%43, %68, %70, %72, %74, %76, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %80 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %81 = llvm.call @cosh(%80) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %82 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %83 = llvm.call @tanh(%82) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %84 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %85 = llvm.call @cbrt(%84) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64 {llvm.noundef}) -> f64
    %86 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %87 = llvm.call @expm1(%86) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %88 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %89 = llvm.call @erf(%88) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %90 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %91 = llvm.intr.fabs(%90) : (f64) -> f64
    %92 = llvm.call @printf(%43, %81, %83, %85, %87, %89, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %93 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %94 = llvm.call @atan2(%93, %44) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %95 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %96 = llvm.call @hypot(%95, %19) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %97 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.call @exp2(%97) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %99 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %100 = llvm.call @asinh(%99) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %101 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %102 = llvm.call @log1p(%101) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %103 = llvm.call @printf(%7, %94, %96, %98, %100, %102) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %104 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.intr.floor(%104) : (f64) -> f64
    %106 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %107 = llvm.intr.ceil(%106) : (f64) -> f64
    %108 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %109 = llvm.intr.trunc(%108) : (f64) -> f64
    %110 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %111 = llvm.intr.round(%110) : (f64) -> f64
    %112 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %113 = llvm.intr.rint(%112) : (f64) -> f64
    %114 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %115 = llvm.intr.nearbyint(%114) : (f64) -> f64
    %116 = llvm.call @printf(%45, %105, %107, %109, %111, %113, %115) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %117 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> f64
    %118 = llvm.fptrunc %117 : f64 to f32
    llvm.store %118, %52 {alignment = 4 : i64} : f32, !llvm.ptr
    %119 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> f32
    %120 = llvm.call @sinf(%119) {no_unwind} : (f32 {llvm.noundef}) -> f32
    %121 = llvm.fpext %120 : f32 to f64
    %122 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> f32
    %123 = llvm.call @expf(%122) {no_unwind} : (f32 {llvm.noundef}) -> f32
    %124 = llvm.fpext %123 : f32 to f64
    %125 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> f32
    %126 = llvm.intr.fabs(%125) : (f32) -> f32
    %127 = llvm.call @powf(%126, %46) {no_unwind} : (f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    %128 = llvm.fpext %127 : f32 to f64
    %129 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> f32
    %130 = llvm.intr.floor(%129) : (f32) -> f32
    %131 = llvm.fpext %130 : f32 to f64
    %132 = llvm.call @printf(%47, %121, %124, %128, %131) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %133 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.add %133, %0 overflow<nsw> : i32
    llvm.store %134, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store volatile %5, %53 {alignment = 8 : i64} : f64, !llvm.ptr
    %135 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %136 = llvm.call @sqrt(%135) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %137 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %138 = llvm.call @log(%137) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %139 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %140 = llvm.call @log2(%139) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %141 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %142 = llvm.call @log10(%141) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %143 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %144 = llvm.call @pow(%143, %6) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %145 = llvm.call @printf(%7, %136, %138, %140, %142, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %146 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %147 = llvm.fdiv %146, %8 : f64
    %148 = llvm.call @asin(%147) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %149 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %150 = llvm.fdiv %149, %8 : f64
    %151 = llvm.call @acos(%150) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %152 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %153 = llvm.call @acosh(%152) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %154 = llvm.call @printf(%9, %148, %151, %153) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %155 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %156 = llvm.call @fmod(%155, %10) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %157 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %158 = llvm.call @remainder(%157, %10) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %159 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %160 = llvm.intr.copysign(%159, %11) : (f64, f64) -> f64
    %161 = llvm.call @printf(%12, %156, %158, %160) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %162 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %163 = llvm.call @frexp(%162, %54) {no_unwind} : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    llvm.store %163, %55 {alignment = 8 : i64} : f64, !llvm.ptr
    %164 = llvm.call_intrinsic "llvm.modf.f64"(%13) : (f64) -> !llvm.struct<(f64, f64)>
    %165 = llvm.extractvalue %164[0] : !llvm.struct<(f64, f64)> 
    %166 = llvm.extractvalue %164[1] : !llvm.struct<(f64, f64)> 
    llvm.store %166, %56 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %165, %57 {alignment = 8 : i64} : f64, !llvm.ptr
    %167 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> f64
    %168 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> f64
    %170 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> f64
    %171 = llvm.call @ldexp(%14, %15) {no_unwind} : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %172 = llvm.call @printf(%16, %167, %168, %169, %170, %171) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %173 = llvm.call @lround(%17) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %174 = llvm.call @llround(%6) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %175 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %176 = llvm.intr.maxnum(%175, %18) : (f64, f64) -> f64
    %177 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %178 = llvm.fneg %177 : f64
    %179 = llvm.intr.minnum(%178, %19) : (f64, f64) -> f64
    %180 = llvm.call @printf(%20, %173, %174, %176, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %181 = llvm.call @fdim(%21, %19) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %182 = llvm.intr.fma(%22, %19, %23) : (f64, f64, f64) -> f64
    %183 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %184 = llvm.call @ilogb(%183) {no_unwind} : (f64 {llvm.noundef}) -> i32
    %185 = llvm.call @printf(%24, %181, %182, %184) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %186 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %187 = llvm.fneg %186 : f64
    %188 = llvm.call @sqrt(%187) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %189 = llvm.call @class_of(%188) : (f64 {llvm.noundef}) -> !llvm.ptr
    %190 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %191 = llvm.fdiv %190, %25 : f64
    %192 = llvm.call @class_of(%191) : (f64 {llvm.noundef}) -> !llvm.ptr
    %193 = llvm.call @class_of(%11) : (f64 {llvm.noundef}) -> !llvm.ptr
    %194 = llvm.call @class_of(%26) : (f64 {llvm.noundef}) -> !llvm.ptr
    %195 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %196 = llvm.call @class_of(%195) : (f64 {llvm.noundef}) -> !llvm.ptr
    %197 = llvm.call @printf(%27, %189, %192, %193, %194, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %198 = llvm.load volatile %53 {alignment = 8 : i64} : !llvm.ptr -> f64
    %199 = llvm.fmul %28, %198 : f64
    %200 = "llvm.intr.is.fpclass"(%199) <{bit = 504 : i32}> : (f64) -> i1
    %201 = llvm.xor %200, %29 : i1
    %202 = llvm.xor %201, %29 : i1
    %203 = llvm.zext %202 : i1 to i32
    %204 = llvm.call @printf(%30, %0, %0, %0, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %205 = llvm.call @nextafter(%31, %22) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %206 = llvm.fcmp "ogt" %205, %31 : f64
    %207 = llvm.zext %206 : i1 to i32
    %208 = llvm.call @pow(%25, %25) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %209 = llvm.call @exp(%32) {no_unwind} : (f64 {llvm.noundef}) -> f64
    %210 = llvm.call @printf(%33, %207, %208, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %25, %58 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb7
    %211 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %212 = llvm.icmp "slt" %211, %34 : i32
    llvm.cond_br %212, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %213 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %214 = llvm.sitofp %213 : i32 to f64
    %215 = llvm.fadd %214, %38 : f64
    %216 = llvm.fdiv %215, %39 : f64
    %217 = llvm.fadd %40, %216 : f64
    llvm.store %217, %60 {alignment = 8 : i64} : f64, !llvm.ptr
    %218 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> f64
    %219 = llvm.call @legendre(%41, %218) : (i32 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %220 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> f64
    %221 = llvm.call @legendre(%41, %220) : (i32 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %222 = llvm.fmul %219, %221 : f64
    %223 = llvm.fdiv %222, %39 : f64
    %224 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> f64
    %225 = llvm.fadd %224, %223 : f64
    llvm.store %225, %58 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %226 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %227 = llvm.add %226, %0 overflow<nsw> : i32
    llvm.store %227, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %228 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> f64
    %229 = llvm.fmul %228, %35 : f64
    %230 = llvm.fdiv %229, %22 : f64
    %231 = llvm.call @printf(%36, %230) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %232 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> f64
    %233 = llvm.fmul %37, %232 : f64
    %234 = llvm.call @lround(%233) {no_unwind} : (f64 {llvm.noundef}) -> i64
    %235 = llvm.trunc %234 : i64 to i32
    llvm.return %235 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sin(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cos(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tan(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atan(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sinh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cosh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @tanh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cbrt(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func @expm1(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @erf(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @atan2(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @hypot(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @exp2(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asinh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log1p(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sinf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @expf(f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @powf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sqrt(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log2(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @log10(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @pow(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asin(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @acos(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @acosh(f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fmod(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @remainder(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @frexp(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llvm.modf.f64(f64) -> !llvm.struct<(f64, f64)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @ldexp(f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @lround(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @llround(f64 {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fdim(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ilogb(f64 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @class_of(%arg0: f64 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %5 = llvm.mlir.constant(2.2250738585072014E-308 : f64) : f64
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %14 {alignment = 8 : i64} : f64, !llvm.ptr
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> f64
    %16 = llvm.fcmp "oeq" %15, %1 : f64
    llvm.cond_br %16, ^bb1(%2 : i32), ^bb2
  ^bb1(%17: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    llvm.switch %17 : i32, ^bb9 [
      0: ^bb5,
      1: ^bb6,
      2: ^bb7,
      3: ^bb8
    ]
  ^bb2:  // pred: ^bb0
    %18 = llvm.fcmp "uno" %15, %15 : f64
    llvm.cond_br %18, ^bb1(%3 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %19 = llvm.intr.fabs(%15) : (f64) -> f64
    %20 = llvm.fcmp "oeq" %19, %4 : f64
    llvm.cond_br %20, ^bb1(%0 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %21 = llvm.fcmp "uge" %19, %5 : f64
    %22 = llvm.select %21, %6, %7 : i1, i32
    llvm.br ^bb1(%22 : i32)
  ^bb5:  // pred: ^bb1
    llvm.store %11, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb6:  // pred: ^bb1
    llvm.store %10, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb7:  // pred: ^bb1
    llvm.store %9, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb8:  // pred: ^bb1
    llvm.store %8, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb9:  // pred: ^bb1
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 5 preds: ^bb5, ^bb6, ^bb7, ^bb8, ^bb9
    %23 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %23 : !llvm.ptr
  }
  llvm.func @nextafter(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @legendre(%arg0: i32 {llvm.noundef}, %arg1: f64 {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %1, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %11, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "eq" %12, %2 : i32
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %14, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    llvm.store %0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb5
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %18 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.mul %3, %18 overflow<nsw> : i32
    %20 = llvm.add %19, %0 overflow<nsw> : i32
    %21 = llvm.sitofp %20 : i32 to f64
    %22 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %23 = llvm.fmul %21, %22 : f64
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %25 = llvm.fmul %23, %24 : f64
    %26 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sitofp %26 : i32 to f64
    %28 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> f64
    %29 = llvm.fmul %27, %28 : f64
    %30 = llvm.fsub %25, %29 : f64
    %31 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %0 overflow<nsw> : i32
    %33 = llvm.sitofp %32 : i32 to f64
    %34 = llvm.fdiv %30, %33 : f64
    llvm.store %34, %10 {alignment = 8 : i64} : f64, !llvm.ptr
    %35 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %35, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %36 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %36, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %37 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.add %37, %0 overflow<nsw> : i32
    llvm.store %38, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %39 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %39, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    %40 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %40 : f64
  }
}
