module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%.12g %.5g %.12g %.5g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("conj\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("conjf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("cproj\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("cprojf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("cexp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("cexpf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("clog\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("clogf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("csqrt\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("csqrtf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("csin\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("csinf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("ccos\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("ccosf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("ctan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("ctanf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("csinh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("csinhf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("ccosh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("ccoshf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("ctanh\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("ctanhf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("cpow\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("cpowf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("mul\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("div\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("mulf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("divf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("%s %.12g %.12g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("%s %.5g %.5g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "64"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(7.500000e-01 : f64) : f64
    %3 = llvm.mlir.constant(-1.250000e+00 : f64) : f64
    %4 = llvm.mlir.constant(-5.000000e-01 : f32) : f32
    %5 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %13 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %14 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %16 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %17 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %18 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %19 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %21 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %22 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %26 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %28 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %29 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %30 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %31 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %32 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %33 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %34 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %35 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %36 = llvm.mlir.constant(-2.000000e+00 : f64) : f64
    %37 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %38 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %39 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %40 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %41 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %43 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %44 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %45 = llvm.mlir.constant(4.000000e+00 : f32) : f32
    %46 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %64 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %65 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %66 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %67 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %68 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %79 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %80 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %81 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %82 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %83 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %84 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %85 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %86 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %87 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %88 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %89 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %90 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %91 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %92 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %93 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %94 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %95 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %96 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %97 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %98 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %99 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %100 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %101 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %102 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %103 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %104 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %105 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %109 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %110 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %111 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %112 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %113 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %114 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %115 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %116 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %117 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %118 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %119 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %120 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %121 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %122 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %123 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %124 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %126 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %2, %125 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %3, %126 {alignment = 8 : i64} : f64, !llvm.ptr
    %127 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %128 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %4, %127 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %5, %128 {alignment = 4 : i64} : f32, !llvm.ptr
    %129 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> f64
    %131 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %132 = llvm.load %131 {alignment = 8 : i64} : !llvm.ptr -> f64
    %133 = llvm.getelementptr inbounds|nuw %51[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %134 = llvm.getelementptr inbounds|nuw %51[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %130, %133 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %132, %134 {alignment = 8 : i64} : f64, !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %51[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %136 = llvm.load %135 {alignment = 8 : i64} : !llvm.ptr -> f64
    %137 = llvm.getelementptr inbounds|nuw %51[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> f64
    %139 = llvm.call @cabs(%136, %138) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %140 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> f32
    %142 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %143 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> f32
    %144 = llvm.getelementptr inbounds|nuw %52[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %145 = llvm.getelementptr inbounds|nuw %52[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %141, %144 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %143, %145 {alignment = 4 : i64} : f32, !llvm.ptr
    %146 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %147 = llvm.call @cabsf(%146) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> f32
    %148 = llvm.fpext %147 : f32 to f64
    %149 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %150 = llvm.load %149 {alignment = 8 : i64} : !llvm.ptr -> f64
    %151 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %152 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> f64
    %153 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %154 = llvm.getelementptr inbounds|nuw %53[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %150, %153 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %152, %154 {alignment = 8 : i64} : f64, !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %53[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> f64
    %157 = llvm.getelementptr inbounds|nuw %53[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %158 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> f64
    %159 = llvm.call @carg(%156, %158) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %160 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> f32
    %162 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %163 = llvm.load %162 {alignment = 4 : i64} : !llvm.ptr -> f32
    %164 = llvm.getelementptr inbounds|nuw %54[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %165 = llvm.getelementptr inbounds|nuw %54[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %161, %164 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %163, %165 {alignment = 4 : i64} : f32, !llvm.ptr
    %166 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %167 = llvm.call @cargf(%166) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> f32
    %168 = llvm.fpext %167 : f32 to f64
    %169 = llvm.call @printf(%6, %139, %148, %159, %168) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %170 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %171 = llvm.load %170 {alignment = 8 : i64} : !llvm.ptr -> f64
    %172 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %173 = llvm.load %172 {alignment = 8 : i64} : !llvm.ptr -> f64
    %174 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %175 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %171, %174 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %173, %175 {alignment = 8 : i64} : f64, !llvm.ptr
    %176 = llvm.getelementptr inbounds|nuw %55[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> f64
    %178 = llvm.getelementptr inbounds|nuw %55[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %179 = llvm.load %178 {alignment = 8 : i64} : !llvm.ptr -> f64
    %180 = llvm.call @conj(%177, %179) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %181 = llvm.extractvalue %180[0] : !llvm.struct<(f64, f64)> 
    %182 = llvm.extractvalue %180[1] : !llvm.struct<(f64, f64)> 
    %183 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %184 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %181, %183 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %182, %184 {alignment = 8 : i64} : f64, !llvm.ptr
    %185 = llvm.getelementptr inbounds|nuw %56[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> f64
    %187 = llvm.getelementptr inbounds|nuw %56[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %188 = llvm.load %187 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%7, %186, %188) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %189 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %192 = llvm.load %191 {alignment = 4 : i64} : !llvm.ptr -> f32
    %193 = llvm.getelementptr inbounds|nuw %57[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %194 = llvm.getelementptr inbounds|nuw %57[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %190, %193 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %192, %194 {alignment = 4 : i64} : f32, !llvm.ptr
    %195 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %196 = llvm.call @conjf(%195) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %196, %58 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %197 = llvm.getelementptr inbounds|nuw %58[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %198 = llvm.load %197 {alignment = 4 : i64} : !llvm.ptr -> f32
    %199 = llvm.getelementptr inbounds|nuw %58[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %200 = llvm.load %199 {alignment = 4 : i64} : !llvm.ptr -> f32
    %201 = llvm.getelementptr inbounds|nuw %59[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %202 = llvm.getelementptr inbounds|nuw %59[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %198, %201 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %200, %202 {alignment = 4 : i64} : f32, !llvm.ptr
    %203 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%8, %203) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %204 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %205 = llvm.load %204 {alignment = 8 : i64} : !llvm.ptr -> f64
    %206 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %207 = llvm.load %206 {alignment = 8 : i64} : !llvm.ptr -> f64
    %208 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %209 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %205, %208 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %207, %209 {alignment = 8 : i64} : f64, !llvm.ptr
    %210 = llvm.getelementptr inbounds|nuw %60[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %211 = llvm.load %210 {alignment = 8 : i64} : !llvm.ptr -> f64
    %212 = llvm.getelementptr inbounds|nuw %60[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %213 = llvm.load %212 {alignment = 8 : i64} : !llvm.ptr -> f64
    %214 = llvm.call @cproj(%211, %213) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %215 = llvm.extractvalue %214[0] : !llvm.struct<(f64, f64)> 
    %216 = llvm.extractvalue %214[1] : !llvm.struct<(f64, f64)> 
    %217 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %218 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %215, %217 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %216, %218 {alignment = 8 : i64} : f64, !llvm.ptr
    %219 = llvm.getelementptr inbounds|nuw %61[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %220 = llvm.load %219 {alignment = 8 : i64} : !llvm.ptr -> f64
    %221 = llvm.getelementptr inbounds|nuw %61[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %222 = llvm.load %221 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%9, %220, %222) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %223 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %224 = llvm.load %223 {alignment = 4 : i64} : !llvm.ptr -> f32
    %225 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %226 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> f32
    %227 = llvm.getelementptr inbounds|nuw %62[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %228 = llvm.getelementptr inbounds|nuw %62[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %224, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %226, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %230 = llvm.call @cprojf(%229) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %230, %63 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %231 = llvm.getelementptr inbounds|nuw %63[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %232 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> f32
    %233 = llvm.getelementptr inbounds|nuw %63[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %234 = llvm.load %233 {alignment = 4 : i64} : !llvm.ptr -> f32
    %235 = llvm.getelementptr inbounds|nuw %64[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %236 = llvm.getelementptr inbounds|nuw %64[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %232, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %234, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%10, %237) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %238 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %239 = llvm.load %238 {alignment = 8 : i64} : !llvm.ptr -> f64
    %240 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %241 = llvm.load %240 {alignment = 8 : i64} : !llvm.ptr -> f64
    %242 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %243 = llvm.getelementptr inbounds|nuw %65[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %239, %242 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %241, %243 {alignment = 8 : i64} : f64, !llvm.ptr
    %244 = llvm.getelementptr inbounds|nuw %65[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %245 = llvm.load %244 {alignment = 8 : i64} : !llvm.ptr -> f64
    %246 = llvm.getelementptr inbounds|nuw %65[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %247 = llvm.load %246 {alignment = 8 : i64} : !llvm.ptr -> f64
    %248 = llvm.call @cexp(%245, %247) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %249 = llvm.extractvalue %248[0] : !llvm.struct<(f64, f64)> 
    %250 = llvm.extractvalue %248[1] : !llvm.struct<(f64, f64)> 
    %251 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %252 = llvm.getelementptr inbounds|nuw %66[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %249, %251 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %250, %252 {alignment = 8 : i64} : f64, !llvm.ptr
    %253 = llvm.getelementptr inbounds|nuw %66[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %254 = llvm.load %253 {alignment = 8 : i64} : !llvm.ptr -> f64
    %255 = llvm.getelementptr inbounds|nuw %66[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %256 = llvm.load %255 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%11, %254, %256) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %257 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %258 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> f32
    %259 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %260 = llvm.load %259 {alignment = 4 : i64} : !llvm.ptr -> f32
    %261 = llvm.getelementptr inbounds|nuw %67[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %262 = llvm.getelementptr inbounds|nuw %67[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %258, %261 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %260, %262 {alignment = 4 : i64} : f32, !llvm.ptr
    %263 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %264 = llvm.call @cexpf(%263) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %264, %68 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %265 = llvm.getelementptr inbounds|nuw %68[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %266 = llvm.load %265 {alignment = 4 : i64} : !llvm.ptr -> f32
    %267 = llvm.getelementptr inbounds|nuw %68[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %268 = llvm.load %267 {alignment = 4 : i64} : !llvm.ptr -> f32
    %269 = llvm.getelementptr inbounds|nuw %69[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %270 = llvm.getelementptr inbounds|nuw %69[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %266, %269 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %268, %270 {alignment = 4 : i64} : f32, !llvm.ptr
    %271 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%12, %271) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %272 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %273 = llvm.load %272 {alignment = 8 : i64} : !llvm.ptr -> f64
    %274 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %275 = llvm.load %274 {alignment = 8 : i64} : !llvm.ptr -> f64
    %276 = llvm.getelementptr inbounds|nuw %70[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %277 = llvm.getelementptr inbounds|nuw %70[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %273, %276 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %275, %277 {alignment = 8 : i64} : f64, !llvm.ptr
    %278 = llvm.getelementptr inbounds|nuw %70[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %279 = llvm.load %278 {alignment = 8 : i64} : !llvm.ptr -> f64
    %280 = llvm.getelementptr inbounds|nuw %70[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %281 = llvm.load %280 {alignment = 8 : i64} : !llvm.ptr -> f64
    %282 = llvm.call @clog(%279, %281) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %283 = llvm.extractvalue %282[0] : !llvm.struct<(f64, f64)> 
    %284 = llvm.extractvalue %282[1] : !llvm.struct<(f64, f64)> 
    %285 = llvm.getelementptr inbounds|nuw %71[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %286 = llvm.getelementptr inbounds|nuw %71[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %283, %285 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %284, %286 {alignment = 8 : i64} : f64, !llvm.ptr
    %287 = llvm.getelementptr inbounds|nuw %71[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %288 = llvm.load %287 {alignment = 8 : i64} : !llvm.ptr -> f64
    %289 = llvm.getelementptr inbounds|nuw %71[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %290 = llvm.load %289 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%13, %288, %290) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %291 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %292 = llvm.load %291 {alignment = 4 : i64} : !llvm.ptr -> f32
    %293 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %294 = llvm.load %293 {alignment = 4 : i64} : !llvm.ptr -> f32
    %295 = llvm.getelementptr inbounds|nuw %72[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %296 = llvm.getelementptr inbounds|nuw %72[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %292, %295 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %294, %296 {alignment = 4 : i64} : f32, !llvm.ptr
    %297 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %298 = llvm.call @clogf(%297) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %298, %73 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %299 = llvm.getelementptr inbounds|nuw %73[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %300 = llvm.load %299 {alignment = 4 : i64} : !llvm.ptr -> f32
    %301 = llvm.getelementptr inbounds|nuw %73[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %302 = llvm.load %301 {alignment = 4 : i64} : !llvm.ptr -> f32
    %303 = llvm.getelementptr inbounds|nuw %74[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %304 = llvm.getelementptr inbounds|nuw %74[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %300, %303 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %302, %304 {alignment = 4 : i64} : f32, !llvm.ptr
    %305 = llvm.load %74 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%14, %305) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %306 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %307 = llvm.load %306 {alignment = 8 : i64} : !llvm.ptr -> f64
    %308 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %309 = llvm.load %308 {alignment = 8 : i64} : !llvm.ptr -> f64
    %310 = llvm.getelementptr inbounds|nuw %75[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %311 = llvm.getelementptr inbounds|nuw %75[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %307, %310 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %309, %311 {alignment = 8 : i64} : f64, !llvm.ptr
    %312 = llvm.getelementptr inbounds|nuw %75[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %313 = llvm.load %312 {alignment = 8 : i64} : !llvm.ptr -> f64
    %314 = llvm.getelementptr inbounds|nuw %75[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %315 = llvm.load %314 {alignment = 8 : i64} : !llvm.ptr -> f64
    %316 = llvm.call @csqrt(%313, %315) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %317 = llvm.extractvalue %316[0] : !llvm.struct<(f64, f64)> 
    %318 = llvm.extractvalue %316[1] : !llvm.struct<(f64, f64)> 
    %319 = llvm.getelementptr inbounds|nuw %76[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %320 = llvm.getelementptr inbounds|nuw %76[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %317, %319 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %318, %320 {alignment = 8 : i64} : f64, !llvm.ptr
    %321 = llvm.getelementptr inbounds|nuw %76[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %322 = llvm.load %321 {alignment = 8 : i64} : !llvm.ptr -> f64
    %323 = llvm.getelementptr inbounds|nuw %76[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %324 = llvm.load %323 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%15, %322, %324) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %325 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %326 = llvm.load %325 {alignment = 4 : i64} : !llvm.ptr -> f32
    %327 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %328 = llvm.load %327 {alignment = 4 : i64} : !llvm.ptr -> f32
    %329 = llvm.getelementptr inbounds|nuw %77[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %330 = llvm.getelementptr inbounds|nuw %77[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %326, %329 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %328, %330 {alignment = 4 : i64} : f32, !llvm.ptr
    %331 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %332 = llvm.call @csqrtf(%331) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %332, %78 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %333 = llvm.getelementptr inbounds|nuw %78[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %334 = llvm.load %333 {alignment = 4 : i64} : !llvm.ptr -> f32
    %335 = llvm.getelementptr inbounds|nuw %78[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %336 = llvm.load %335 {alignment = 4 : i64} : !llvm.ptr -> f32
    %337 = llvm.getelementptr inbounds|nuw %79[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %338 = llvm.getelementptr inbounds|nuw %79[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %334, %337 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %336, %338 {alignment = 4 : i64} : f32, !llvm.ptr
    %339 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%16, %339) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %340 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %341 = llvm.load %340 {alignment = 8 : i64} : !llvm.ptr -> f64
    %342 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %343 = llvm.load %342 {alignment = 8 : i64} : !llvm.ptr -> f64
    %344 = llvm.getelementptr inbounds|nuw %80[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %345 = llvm.getelementptr inbounds|nuw %80[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %341, %344 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %343, %345 {alignment = 8 : i64} : f64, !llvm.ptr
    %346 = llvm.getelementptr inbounds|nuw %80[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %347 = llvm.load %346 {alignment = 8 : i64} : !llvm.ptr -> f64
    %348 = llvm.getelementptr inbounds|nuw %80[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %349 = llvm.load %348 {alignment = 8 : i64} : !llvm.ptr -> f64
    %350 = llvm.call @csin(%347, %349) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %351 = llvm.extractvalue %350[0] : !llvm.struct<(f64, f64)> 
    %352 = llvm.extractvalue %350[1] : !llvm.struct<(f64, f64)> 
    %353 = llvm.getelementptr inbounds|nuw %81[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %354 = llvm.getelementptr inbounds|nuw %81[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %351, %353 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %352, %354 {alignment = 8 : i64} : f64, !llvm.ptr
    %355 = llvm.getelementptr inbounds|nuw %81[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %356 = llvm.load %355 {alignment = 8 : i64} : !llvm.ptr -> f64
    %357 = llvm.getelementptr inbounds|nuw %81[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %358 = llvm.load %357 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%17, %356, %358) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %359 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %360 = llvm.load %359 {alignment = 4 : i64} : !llvm.ptr -> f32
    %361 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %362 = llvm.load %361 {alignment = 4 : i64} : !llvm.ptr -> f32
    %363 = llvm.getelementptr inbounds|nuw %82[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %364 = llvm.getelementptr inbounds|nuw %82[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %360, %363 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %362, %364 {alignment = 4 : i64} : f32, !llvm.ptr
    %365 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %366 = llvm.call @csinf(%365) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %366, %83 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %367 = llvm.getelementptr inbounds|nuw %83[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %368 = llvm.load %367 {alignment = 4 : i64} : !llvm.ptr -> f32
    %369 = llvm.getelementptr inbounds|nuw %83[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %370 = llvm.load %369 {alignment = 4 : i64} : !llvm.ptr -> f32
    %371 = llvm.getelementptr inbounds|nuw %84[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %372 = llvm.getelementptr inbounds|nuw %84[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %368, %371 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %370, %372 {alignment = 4 : i64} : f32, !llvm.ptr
    %373 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%18, %373) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %374 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %375 = llvm.load %374 {alignment = 8 : i64} : !llvm.ptr -> f64
    %376 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %377 = llvm.load %376 {alignment = 8 : i64} : !llvm.ptr -> f64
    %378 = llvm.getelementptr inbounds|nuw %85[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %379 = llvm.getelementptr inbounds|nuw %85[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %375, %378 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %377, %379 {alignment = 8 : i64} : f64, !llvm.ptr
    %380 = llvm.getelementptr inbounds|nuw %85[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %381 = llvm.load %380 {alignment = 8 : i64} : !llvm.ptr -> f64
    %382 = llvm.getelementptr inbounds|nuw %85[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %383 = llvm.load %382 {alignment = 8 : i64} : !llvm.ptr -> f64
    %384 = llvm.call @ccos(%381, %383) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %385 = llvm.extractvalue %384[0] : !llvm.struct<(f64, f64)> 
    %386 = llvm.extractvalue %384[1] : !llvm.struct<(f64, f64)> 
    %387 = llvm.getelementptr inbounds|nuw %86[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %388 = llvm.getelementptr inbounds|nuw %86[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %385, %387 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %386, %388 {alignment = 8 : i64} : f64, !llvm.ptr
    %389 = llvm.getelementptr inbounds|nuw %86[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %390 = llvm.load %389 {alignment = 8 : i64} : !llvm.ptr -> f64
    %391 = llvm.getelementptr inbounds|nuw %86[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %392 = llvm.load %391 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%19, %390, %392) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %393 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %394 = llvm.load %393 {alignment = 4 : i64} : !llvm.ptr -> f32
    %395 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %396 = llvm.load %395 {alignment = 4 : i64} : !llvm.ptr -> f32
    %397 = llvm.getelementptr inbounds|nuw %87[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %398 = llvm.getelementptr inbounds|nuw %87[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %394, %397 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %396, %398 {alignment = 4 : i64} : f32, !llvm.ptr
    %399 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %400 = llvm.call @ccosf(%399) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %400, %88 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %401 = llvm.getelementptr inbounds|nuw %88[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %402 = llvm.load %401 {alignment = 4 : i64} : !llvm.ptr -> f32
    %403 = llvm.getelementptr inbounds|nuw %88[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %404 = llvm.load %403 {alignment = 4 : i64} : !llvm.ptr -> f32
    %405 = llvm.getelementptr inbounds|nuw %89[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %406 = llvm.getelementptr inbounds|nuw %89[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %402, %405 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %404, %406 {alignment = 4 : i64} : f32, !llvm.ptr
    %407 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%20, %407) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %408 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %409 = llvm.load %408 {alignment = 8 : i64} : !llvm.ptr -> f64
    %410 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %411 = llvm.load %410 {alignment = 8 : i64} : !llvm.ptr -> f64
    %412 = llvm.getelementptr inbounds|nuw %90[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %413 = llvm.getelementptr inbounds|nuw %90[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %409, %412 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %411, %413 {alignment = 8 : i64} : f64, !llvm.ptr
    %414 = llvm.getelementptr inbounds|nuw %90[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %415 = llvm.load %414 {alignment = 8 : i64} : !llvm.ptr -> f64
    %416 = llvm.getelementptr inbounds|nuw %90[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %417 = llvm.load %416 {alignment = 8 : i64} : !llvm.ptr -> f64
    %418 = llvm.call @ctan(%415, %417) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %419 = llvm.extractvalue %418[0] : !llvm.struct<(f64, f64)> 
    %420 = llvm.extractvalue %418[1] : !llvm.struct<(f64, f64)> 
    %421 = llvm.getelementptr inbounds|nuw %91[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %422 = llvm.getelementptr inbounds|nuw %91[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %419, %421 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %420, %422 {alignment = 8 : i64} : f64, !llvm.ptr
    %423 = llvm.getelementptr inbounds|nuw %91[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %424 = llvm.load %423 {alignment = 8 : i64} : !llvm.ptr -> f64
    %425 = llvm.getelementptr inbounds|nuw %91[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %426 = llvm.load %425 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%21, %424, %426) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %427 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %428 = llvm.load %427 {alignment = 4 : i64} : !llvm.ptr -> f32
    %429 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %430 = llvm.load %429 {alignment = 4 : i64} : !llvm.ptr -> f32
    %431 = llvm.getelementptr inbounds|nuw %92[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %432 = llvm.getelementptr inbounds|nuw %92[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %428, %431 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %430, %432 {alignment = 4 : i64} : f32, !llvm.ptr
    %433 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %434 = llvm.call @ctanf(%433) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %434, %93 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %435 = llvm.getelementptr inbounds|nuw %93[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %436 = llvm.load %435 {alignment = 4 : i64} : !llvm.ptr -> f32
    %437 = llvm.getelementptr inbounds|nuw %93[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %438 = llvm.load %437 {alignment = 4 : i64} : !llvm.ptr -> f32
    %439 = llvm.getelementptr inbounds|nuw %94[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %440 = llvm.getelementptr inbounds|nuw %94[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %436, %439 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %438, %440 {alignment = 4 : i64} : f32, !llvm.ptr
    %441 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%22, %441) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %442 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %443 = llvm.load %442 {alignment = 8 : i64} : !llvm.ptr -> f64
    %444 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %445 = llvm.load %444 {alignment = 8 : i64} : !llvm.ptr -> f64
    %446 = llvm.getelementptr inbounds|nuw %95[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %447 = llvm.getelementptr inbounds|nuw %95[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %443, %446 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %445, %447 {alignment = 8 : i64} : f64, !llvm.ptr
    %448 = llvm.getelementptr inbounds|nuw %95[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %449 = llvm.load %448 {alignment = 8 : i64} : !llvm.ptr -> f64
    %450 = llvm.getelementptr inbounds|nuw %95[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %451 = llvm.load %450 {alignment = 8 : i64} : !llvm.ptr -> f64
    %452 = llvm.call @csinh(%449, %451) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %453 = llvm.extractvalue %452[0] : !llvm.struct<(f64, f64)> 
    %454 = llvm.extractvalue %452[1] : !llvm.struct<(f64, f64)> 
    %455 = llvm.getelementptr inbounds|nuw %96[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %456 = llvm.getelementptr inbounds|nuw %96[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %453, %455 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %454, %456 {alignment = 8 : i64} : f64, !llvm.ptr
    %457 = llvm.getelementptr inbounds|nuw %96[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %458 = llvm.load %457 {alignment = 8 : i64} : !llvm.ptr -> f64
    %459 = llvm.getelementptr inbounds|nuw %96[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %460 = llvm.load %459 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%23, %458, %460) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %461 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %462 = llvm.load %461 {alignment = 4 : i64} : !llvm.ptr -> f32
    %463 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %464 = llvm.load %463 {alignment = 4 : i64} : !llvm.ptr -> f32
    %465 = llvm.getelementptr inbounds|nuw %97[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %466 = llvm.getelementptr inbounds|nuw %97[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %462, %465 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %464, %466 {alignment = 4 : i64} : f32, !llvm.ptr
    %467 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %468 = llvm.call @csinhf(%467) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %468, %98 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %469 = llvm.getelementptr inbounds|nuw %98[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %470 = llvm.load %469 {alignment = 4 : i64} : !llvm.ptr -> f32
    %471 = llvm.getelementptr inbounds|nuw %98[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %472 = llvm.load %471 {alignment = 4 : i64} : !llvm.ptr -> f32
    %473 = llvm.getelementptr inbounds|nuw %99[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %474 = llvm.getelementptr inbounds|nuw %99[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %470, %473 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %472, %474 {alignment = 4 : i64} : f32, !llvm.ptr
    %475 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%24, %475) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %476 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %477 = llvm.load %476 {alignment = 8 : i64} : !llvm.ptr -> f64
    %478 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %479 = llvm.load %478 {alignment = 8 : i64} : !llvm.ptr -> f64
    %480 = llvm.getelementptr inbounds|nuw %100[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %481 = llvm.getelementptr inbounds|nuw %100[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %477, %480 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %479, %481 {alignment = 8 : i64} : f64, !llvm.ptr
    %482 = llvm.getelementptr inbounds|nuw %100[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %483 = llvm.load %482 {alignment = 8 : i64} : !llvm.ptr -> f64
    %484 = llvm.getelementptr inbounds|nuw %100[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %485 = llvm.load %484 {alignment = 8 : i64} : !llvm.ptr -> f64
    %486 = llvm.call @ccosh(%483, %485) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %487 = llvm.extractvalue %486[0] : !llvm.struct<(f64, f64)> 
    %488 = llvm.extractvalue %486[1] : !llvm.struct<(f64, f64)> 
    %489 = llvm.getelementptr inbounds|nuw %101[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %490 = llvm.getelementptr inbounds|nuw %101[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %487, %489 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %488, %490 {alignment = 8 : i64} : f64, !llvm.ptr
    %491 = llvm.getelementptr inbounds|nuw %101[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %492 = llvm.load %491 {alignment = 8 : i64} : !llvm.ptr -> f64
    %493 = llvm.getelementptr inbounds|nuw %101[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %494 = llvm.load %493 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%25, %492, %494) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %495 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %496 = llvm.load %495 {alignment = 4 : i64} : !llvm.ptr -> f32
    %497 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %498 = llvm.load %497 {alignment = 4 : i64} : !llvm.ptr -> f32
    %499 = llvm.getelementptr inbounds|nuw %102[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %500 = llvm.getelementptr inbounds|nuw %102[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %496, %499 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %498, %500 {alignment = 4 : i64} : f32, !llvm.ptr
    %501 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %502 = llvm.call @ccoshf(%501) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %502, %103 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %503 = llvm.getelementptr inbounds|nuw %103[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %504 = llvm.load %503 {alignment = 4 : i64} : !llvm.ptr -> f32
    %505 = llvm.getelementptr inbounds|nuw %103[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %506 = llvm.load %505 {alignment = 4 : i64} : !llvm.ptr -> f32
    %507 = llvm.getelementptr inbounds|nuw %104[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %508 = llvm.getelementptr inbounds|nuw %104[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %504, %507 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %506, %508 {alignment = 4 : i64} : f32, !llvm.ptr
    %509 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%26, %509) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %510 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %511 = llvm.load %510 {alignment = 8 : i64} : !llvm.ptr -> f64
    %512 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %513 = llvm.load %512 {alignment = 8 : i64} : !llvm.ptr -> f64
    %514 = llvm.getelementptr inbounds|nuw %105[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %515 = llvm.getelementptr inbounds|nuw %105[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %511, %514 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %513, %515 {alignment = 8 : i64} : f64, !llvm.ptr
    %516 = llvm.getelementptr inbounds|nuw %105[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %517 = llvm.load %516 {alignment = 8 : i64} : !llvm.ptr -> f64
    %518 = llvm.getelementptr inbounds|nuw %105[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %519 = llvm.load %518 {alignment = 8 : i64} : !llvm.ptr -> f64
    %520 = llvm.call @ctanh(%517, %519) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %521 = llvm.extractvalue %520[0] : !llvm.struct<(f64, f64)> 
    %522 = llvm.extractvalue %520[1] : !llvm.struct<(f64, f64)> 
    %523 = llvm.getelementptr inbounds|nuw %106[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %524 = llvm.getelementptr inbounds|nuw %106[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %521, %523 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %522, %524 {alignment = 8 : i64} : f64, !llvm.ptr
    %525 = llvm.getelementptr inbounds|nuw %106[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %526 = llvm.load %525 {alignment = 8 : i64} : !llvm.ptr -> f64
    %527 = llvm.getelementptr inbounds|nuw %106[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %528 = llvm.load %527 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%27, %526, %528) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %529 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %530 = llvm.load %529 {alignment = 4 : i64} : !llvm.ptr -> f32
    %531 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %532 = llvm.load %531 {alignment = 4 : i64} : !llvm.ptr -> f32
    %533 = llvm.getelementptr inbounds|nuw %107[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %534 = llvm.getelementptr inbounds|nuw %107[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %530, %533 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %532, %534 {alignment = 4 : i64} : f32, !llvm.ptr
    %535 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %536 = llvm.call @ctanhf(%535) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %536, %108 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %537 = llvm.getelementptr inbounds|nuw %108[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %538 = llvm.load %537 {alignment = 4 : i64} : !llvm.ptr -> f32
    %539 = llvm.getelementptr inbounds|nuw %108[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %540 = llvm.load %539 {alignment = 4 : i64} : !llvm.ptr -> f32
    %541 = llvm.getelementptr inbounds|nuw %109[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %542 = llvm.getelementptr inbounds|nuw %109[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %538, %541 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %540, %542 {alignment = 4 : i64} : f32, !llvm.ptr
    %543 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%28, %543) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %544 = llvm.getelementptr inbounds|nuw %49[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %545 = llvm.load %544 {alignment = 8 : i64} : !llvm.ptr -> f64
    %546 = llvm.getelementptr inbounds|nuw %49[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %547 = llvm.load %546 {alignment = 8 : i64} : !llvm.ptr -> f64
    %548 = llvm.getelementptr inbounds|nuw %110[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %549 = llvm.getelementptr inbounds|nuw %110[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %545, %548 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %547, %549 {alignment = 8 : i64} : f64, !llvm.ptr
    %550 = llvm.getelementptr inbounds|nuw %110[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %551 = llvm.load %550 {alignment = 8 : i64} : !llvm.ptr -> f64
    %552 = llvm.getelementptr inbounds|nuw %110[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %553 = llvm.load %552 {alignment = 8 : i64} : !llvm.ptr -> f64
    %554 = llvm.getelementptr inbounds|nuw %111[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %555 = llvm.getelementptr inbounds|nuw %111[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %29, %554 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %30, %555 {alignment = 8 : i64} : f64, !llvm.ptr
    %556 = llvm.getelementptr inbounds|nuw %111[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %557 = llvm.load %556 {alignment = 8 : i64} : !llvm.ptr -> f64
    %558 = llvm.getelementptr inbounds|nuw %111[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %559 = llvm.load %558 {alignment = 8 : i64} : !llvm.ptr -> f64
    %560 = llvm.call @cpow(%551, %553, %557, %559) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %561 = llvm.extractvalue %560[0] : !llvm.struct<(f64, f64)> 
    %562 = llvm.extractvalue %560[1] : !llvm.struct<(f64, f64)> 
    %563 = llvm.getelementptr inbounds|nuw %112[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %564 = llvm.getelementptr inbounds|nuw %112[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %561, %563 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %562, %564 {alignment = 8 : i64} : f64, !llvm.ptr
    %565 = llvm.getelementptr inbounds|nuw %112[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %566 = llvm.load %565 {alignment = 8 : i64} : !llvm.ptr -> f64
    %567 = llvm.getelementptr inbounds|nuw %112[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %568 = llvm.load %567 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%31, %566, %568) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %569 = llvm.getelementptr inbounds|nuw %50[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %570 = llvm.load %569 {alignment = 4 : i64} : !llvm.ptr -> f32
    %571 = llvm.getelementptr inbounds|nuw %50[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %572 = llvm.load %571 {alignment = 4 : i64} : !llvm.ptr -> f32
    %573 = llvm.getelementptr inbounds|nuw %113[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %574 = llvm.getelementptr inbounds|nuw %113[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %570, %573 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %572, %574 {alignment = 4 : i64} : f32, !llvm.ptr
    %575 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %576 = llvm.getelementptr inbounds|nuw %114[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %577 = llvm.getelementptr inbounds|nuw %114[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %32, %576 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %33, %577 {alignment = 4 : i64} : f32, !llvm.ptr
    %578 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %579 = llvm.call @cpowf(%575, %578) {no_unwind} : (vector<2xf32> {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> vector<2xf32>
    llvm.store %579, %115 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %580 = llvm.getelementptr inbounds|nuw %115[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %581 = llvm.load %580 {alignment = 4 : i64} : !llvm.ptr -> f32
    %582 = llvm.getelementptr inbounds|nuw %115[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %583 = llvm.load %582 {alignment = 4 : i64} : !llvm.ptr -> f32
    %584 = llvm.getelementptr inbounds|nuw %116[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %585 = llvm.getelementptr inbounds|nuw %116[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %581, %584 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %583, %585 {alignment = 4 : i64} : f32, !llvm.ptr
    %586 = llvm.load %116 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%34, %586) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %587 = llvm.getelementptr inbounds|nuw %117[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %588 = llvm.getelementptr inbounds|nuw %117[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %35, %587 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %36, %588 {alignment = 8 : i64} : f64, !llvm.ptr
    %589 = llvm.getelementptr inbounds|nuw %117[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %590 = llvm.load %589 {alignment = 8 : i64} : !llvm.ptr -> f64
    %591 = llvm.getelementptr inbounds|nuw %117[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %592 = llvm.load %591 {alignment = 8 : i64} : !llvm.ptr -> f64
    %593 = llvm.call @cproj(%590, %592) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %594 = llvm.extractvalue %593[0] : !llvm.struct<(f64, f64)> 
    %595 = llvm.extractvalue %593[1] : !llvm.struct<(f64, f64)> 
    %596 = llvm.getelementptr inbounds|nuw %118[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %597 = llvm.getelementptr inbounds|nuw %118[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %594, %596 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %595, %597 {alignment = 8 : i64} : f64, !llvm.ptr
    %598 = llvm.getelementptr inbounds|nuw %118[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %599 = llvm.load %598 {alignment = 8 : i64} : !llvm.ptr -> f64
    %600 = llvm.getelementptr inbounds|nuw %118[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %601 = llvm.load %600 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%9, %599, %601) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %602 = llvm.call @__muldc3(%37, %38, %39, %40) : (f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %603 = llvm.extractvalue %602[0] : !llvm.struct<(f64, f64)> 
    %604 = llvm.extractvalue %602[1] : !llvm.struct<(f64, f64)> 
    %605 = llvm.getelementptr inbounds|nuw %119[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %606 = llvm.getelementptr inbounds|nuw %119[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %603, %605 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %604, %606 {alignment = 8 : i64} : f64, !llvm.ptr
    %607 = llvm.getelementptr inbounds|nuw %119[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %608 = llvm.load %607 {alignment = 8 : i64} : !llvm.ptr -> f64
    %609 = llvm.getelementptr inbounds|nuw %119[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %610 = llvm.load %609 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%41, %608, %610) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %611 = llvm.call @__divdc3(%37, %38, %39, %40) : (f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %612 = llvm.extractvalue %611[0] : !llvm.struct<(f64, f64)> 
    %613 = llvm.extractvalue %611[1] : !llvm.struct<(f64, f64)> 
    %614 = llvm.getelementptr inbounds|nuw %120[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %615 = llvm.getelementptr inbounds|nuw %120[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %612, %614 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %613, %615 {alignment = 8 : i64} : f64, !llvm.ptr
    %616 = llvm.getelementptr inbounds|nuw %120[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %617 = llvm.load %616 {alignment = 8 : i64} : !llvm.ptr -> f64
    %618 = llvm.getelementptr inbounds|nuw %120[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %619 = llvm.load %618 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.call @show(%42, %617, %619) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> ()
    %620 = llvm.call @__mulsc3(%43, %5, %44, %45) : (f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> vector<2xf32>
    llvm.store %620, %121 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %621 = llvm.getelementptr inbounds|nuw %121[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %622 = llvm.load %621 {alignment = 4 : i64} : !llvm.ptr -> f32
    %623 = llvm.getelementptr inbounds|nuw %121[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %624 = llvm.load %623 {alignment = 4 : i64} : !llvm.ptr -> f32
    %625 = llvm.getelementptr inbounds|nuw %122[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %626 = llvm.getelementptr inbounds|nuw %122[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %622, %625 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %624, %626 {alignment = 4 : i64} : f32, !llvm.ptr
    %627 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%46, %627) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    %628 = llvm.call @__divsc3(%43, %5, %44, %45) : (f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> vector<2xf32>
    llvm.store %628, %123 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    %629 = llvm.getelementptr inbounds|nuw %123[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %630 = llvm.load %629 {alignment = 4 : i64} : !llvm.ptr -> f32
    %631 = llvm.getelementptr inbounds|nuw %123[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %632 = llvm.load %631 {alignment = 4 : i64} : !llvm.ptr -> f32
    %633 = llvm.getelementptr inbounds|nuw %124[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %634 = llvm.getelementptr inbounds|nuw %124[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %630, %633 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %632, %634 {alignment = 4 : i64} : f32, !llvm.ptr
    %635 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    llvm.call @showf(%47, %635) : (!llvm.ptr {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> ()
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cabs(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cabsf(vector<2xf32> {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @carg(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cargf(vector<2xf32> {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @show(%arg0: !llvm.ptr {llvm.noundef}, %arg1: f64 {llvm.noundef}, %arg2: f64 {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg1, %7 {alignment = 8 : i64} : f64, !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg2, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %15 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %11, %14 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %13, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> f64
    %18 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> f64
    %20 = llvm.call @creal(%17, %19) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %21 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> f64
    %23 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> f64
    %25 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %26 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %22, %25 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %24, %26 {alignment = 8 : i64} : f64, !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> f64
    %29 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> f64
    %31 = llvm.call @cimag(%28, %30) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64
    %32 = llvm.call @printf(%2, %9, %20, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @conj(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @showf(%arg0: !llvm.ptr {llvm.noundef}, %arg1: vector<2xf32> {llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "64"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.struct<(f32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> f32
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> f32
    %12 = llvm.getelementptr inbounds|nuw %5[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %13 = llvm.getelementptr inbounds|nuw %5[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %9, %12 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %11, %13 {alignment = 4 : i64} : f32, !llvm.ptr
    %14 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %15 = llvm.call @crealf(%14) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> f32
    %16 = llvm.fpext %15 : f32 to f64
    %17 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> f32
    %21 = llvm.getelementptr inbounds|nuw %6[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %22 = llvm.getelementptr inbounds|nuw %6[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %18, %21 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %20, %22 {alignment = 4 : i64} : f32, !llvm.ptr
    %23 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
    %24 = llvm.call @cimagf(%23) {no_unwind} : (vector<2xf32> {llvm.noundef}) -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%2, %7, %16, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @conjf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cproj(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cprojf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cexp(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cexpf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clog(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @clogf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csqrt(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csqrtf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csin(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csinf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ccos(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ccosf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ctan(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ctanf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csinh(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @csinhf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ccosh(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ccoshf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ctanh(f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @ctanhf(vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cpow(f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cpowf(vector<2xf32> {llvm.noundef}, vector<2xf32> {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__muldc3(f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divdc3(f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__mulsc3(f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__divsc3(f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> vector<2xf32> attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @creal(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cimag(f64 {llvm.noundef}, f64 {llvm.noundef}) -> f64 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @crealf(vector<2xf32> {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @cimagf(vector<2xf32> {llvm.noundef}) -> f32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
