#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("plain %% %d %i %u %o %x %X %c %s|\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("str\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%hhd %hd %ld %lld %jd %zd %td\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%#x %#o %#X %#x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%f %.2f %e %g %G %a|%10.3f|%-10.3f|%+.1e\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%f %g %e %F\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%s|%10s|%-10s|%.2s|%*.*s|\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%p %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("count%n\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"(" %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("12345\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.raw("ok") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("%.2s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("%d %s %.1f %d %d %d %d %d %d %f %f %f %f %f %f %f %f %f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.18"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("to stdout\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stderr() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.20"("to stderr\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @text(dense<0> : tensor<200xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<200 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.22"("%d-%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"(" %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("truncated\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"(" %s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"("alloc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.30"("%d %s %.1f %c %ld %d %d %d %g %g %g %g %g %g %g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("%d %d [%s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(255 : i32) : i32
    %8 = llvm.mlir.constant(99 : i32) : i32
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(6 : i32) : i32
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %16 = llvm.mlir.constant(300 : i32) : i32
    %17 = llvm.mlir.constant(70000 : i32) : i32
    %18 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %19 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %20 = llvm.mlir.constant(-5 : i64) : i64
    %21 = llvm.mlir.constant(6 : i64) : i64
    %22 = llvm.mlir.constant(-7 : i64) : i64
    %23 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %24 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %25 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %26 = llvm.mlir.constant(2.345000e+00 : f64) : f64
    %27 = llvm.mlir.constant(12345.678 : f64) : f64
    %28 = llvm.mlir.constant(1.000000e-05 : f64) : f64
    %29 = llvm.mlir.constant(1.000000e+20 : f64) : f64
    %30 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %31 = llvm.mlir.constant(3.141590e+00 : f64) : f64
    %32 = llvm.mlir.constant(2.718280e+00 : f64) : f64
    %33 = llvm.mlir.constant(1.000000e+100 : f64) : f64
    %34 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %35 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %36 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %37 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
    %38 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %39 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %40 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %41 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %42 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %43 = llvm.mlir.zero : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %45 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %48 = llvm.mlir.addressof @__const.main.raw : !llvm.ptr
    %49 = llvm.mlir.constant(2 : i64) : i64
    %50 = llvm.mlir.constant(0 : i64) : i64
    %51 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %52 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %53 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %54 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %55 = llvm.mlir.constant(9 : i32) : i32
    %56 = llvm.mlir.constant(1.000000e-01 : f64) : f64
    %57 = llvm.mlir.constant(2.000000e-01 : f64) : f64
    %58 = llvm.mlir.constant(3.000000e-01 : f64) : f64
    %59 = llvm.mlir.constant(4.000000e-01 : f64) : f64
    %60 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %61 = llvm.mlir.constant(6.000000e-01 : f64) : f64
    %62 = llvm.mlir.constant(0.69999999999999996 : f64) : f64
    %63 = llvm.mlir.constant(8.000000e-01 : f64) : f64
    %64 = llvm.mlir.constant(9.000000e-01 : f64) : f64
    %65 = llvm.mlir.addressof @stdout : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %67 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %68 = llvm.mlir.addressof @stderr : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %70 = llvm.mlir.addressof @text : !llvm.ptr
    %71 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %72 = llvm.mlir.constant(42 : i32) : i32
    %73 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %74 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %75 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %76 = llvm.mlir.constant(5 : i64) : i64
    %77 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %78 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %79 = llvm.mlir.constant(12345 : i32) : i32
    %80 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %81 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %82 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %83 = llvm.mlir.constant(33 : i32) : i32
    %84 = llvm.mlir.constant(10 : i32) : i32
    %85 = llvm.mlir.constant(11 : i32) : i32
    %86 = llvm.mlir.constant(12 : i32) : i32
    %87 = llvm.mlir.constant(200 : i64) : i64
    %88 = llvm.mlir.constant(13 : i32) : i32
    %89 = llvm.mlir.constant(3 : i64) : i64
    %90 = llvm.mlir.constant(1415 : i32) : i32
    %91 = llvm.mlir.constant(16 : i32) : i32
    %92 = llvm.mlir.constant(0 : i8) : i8
    %93 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %94 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %95 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %96 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %97 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %98 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %99 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %100 = llvm.mlir.constant(7.000000e+00 : f64) : f64
    %101 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %102 = llvm.mlir.constant(9.000000e+00 : f64) : f64
    %103 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %104 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %105 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.array<2 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %109 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %110 = llvm.call @printf(%2, %3, %4, %5, %6, %7, %7, %8, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %111 = llvm.call @printf(%10, %0, %4, %5, %11, %12, %13, %14, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.call @printf(%15, %16, %17, %18, %19, %20, %21, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %113 = llvm.call @printf(%23, %7, %6, %7, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.call @printf(%24, %25, %26, %27, %28, %29, %30, %31, %32, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %115 = llvm.call @printf(%34, %35, %36, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %116 = llvm.call @printf(%39, %40, %40, %40, %40, %13, %0, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %117 = llvm.call @printf(%42, %43, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %105 {alignment = 4 : i64} : i32, !llvm.ptr
    %118 = llvm.call @printf(%44, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %119 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.call @printf(%45, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %121 = llvm.call @printf(%46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %122 = llvm.call @printf(%47, %121) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%106, %48, %49) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %123 = llvm.getelementptr inbounds %106[%50, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i8>
    %124 = llvm.call @printf(%51, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %125 = llvm.call @printf(%52, %0, %53, %54, %11, %12, %13, %14, %6, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %126 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.call @fprintf(%126, %66, %67, %0) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %128 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.call @fprintf(%128, %66, %69, %4) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %130 = llvm.call @sprintf(%70, %71, %72, %73) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %131 = llvm.call @printf(%74, %130) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %132 = llvm.call @printf(%75, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %133 = llvm.call @snprintf(%70, %76, %77, %78) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %134 = llvm.call @printf(%74, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %135 = llvm.call @snprintf(%43, %50, %74, %79) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %136 = llvm.call @printf(%80, %70, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.call @asprintf(%107, %81, %82, %83) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %138 = llvm.call @printf(%74, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %139 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.call @printf(%75, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %141 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%141) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.store %1, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %142 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %143 = llvm.icmp "slt" %142, %84 : i32
    llvm.cond_br %143, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    llvm.store %92, %70 {alignment = 16 : i64} : i8, !llvm.ptr
    %144 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.call @each(%144, %93, %0, %94, %95, %8, %76, %13, %14, %6, %30, %96, %54, %97, %98, %99, %100, %101, %102) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %145, %109 {alignment = 4 : i64} : i32, !llvm.ptr
    %146 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %147 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.call @printf(%103, %146, %147, %70) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %149 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.add %149, %0 overflow<nsw> : i32
    llvm.store %150, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %151 = llvm.call @__printf_chk(%0, %47, %85) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %152 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.call @__fprintf_chk(%152, %0, %47, %86) vararg(!llvm.func<i32 (ptr, i32, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.call @__sprintf_chk(%70, %0, %87, %74, %88) vararg(!llvm.func<i32 (ptr, i32, i64, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %155 = llvm.call @puts(%70) : (!llvm.ptr {llvm.noundef}) -> i32
    %156 = llvm.call @__snprintf_chk(%70, %89, %0, %87, %74, %90) vararg(!llvm.func<i32 (ptr, i64, i32, i64, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %157 = llvm.call @puts(%70) : (!llvm.ptr {llvm.noundef}) -> i32
    %158 = llvm.call @__asprintf_chk(%107, %0, %74, %91) vararg(!llvm.func<i32 (ptr, i32, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %159 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.call @puts(%159) : (!llvm.ptr {llvm.noundef}) -> i32
    %161 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%161) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @asprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @free(!llvm.ptr {llvm.noundef}) attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func internal @each(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], "no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @text : !llvm.ptr
    %5 = llvm.mlir.constant(10 : i64) : i64
    %6 = llvm.mlir.constant(200 : i64) : i64
    %7 = llvm.mlir.addressof @stdout : !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vastart %13 : !llvm.ptr
    llvm.store %2, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %14 : i32, ^bb11 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4,
      4: ^bb5,
      5: ^bb6,
      6: ^bb7,
      7: ^bb8,
      8: ^bb9,
      9: ^bb10
    ]
  ^bb1:  // pred: ^bb0
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %17 = llvm.call @vprintf(%15, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %17, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb2:  // pred: ^bb0
    %18 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %21 = llvm.call @vfprintf(%18, %19, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %21, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb3:  // pred: ^bb0
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %24 = llvm.call @vsprintf(%4, %22, %23) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %24, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb4:  // pred: ^bb0
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %27 = llvm.call @vsnprintf(%4, %5, %25, %26) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %27, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb5:  // pred: ^bb0
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %30 = llvm.call @vasprintf(%12, %28, %29) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %30, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @strcpy(%4, %31) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %33 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%33) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb6:  // pred: ^bb0
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %36 = llvm.call @__vprintf_chk(%0, %34, %35) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %36, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb7:  // pred: ^bb0
    %37 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %40 = llvm.call @__vfprintf_chk(%37, %0, %38, %39) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %40, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb8:  // pred: ^bb0
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %43 = llvm.call @__vsprintf_chk(%4, %0, %6, %41, %42) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %43, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb9:  // pred: ^bb0
    %44 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %46 = llvm.call @__vsnprintf_chk(%4, %5, %0, %6, %44, %45) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %46, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb0
    %47 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    %49 = llvm.call @__vasprintf_chk(%12, %0, %47, %48) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %49, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @strcpy(%4, %50) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %52 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%52) {no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 11 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10
    %53 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>
    llvm.intr.vaend %53 : !llvm.ptr
    %54 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %54 : i32
  }
  llvm.func @__printf_chk(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__fprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__sprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__snprintf_chk(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__asprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vfprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vsprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vsnprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @vasprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vprintf_chk(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vfprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vsprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vsnprintf_chk(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @__vasprintf_chk(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = ["no-builtins", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
