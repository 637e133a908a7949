module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("[%u] [%x] [%X] [%#x] [%o] [%#o] [%08x]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("[%hhd] [%hd] [%ld] [%lld] [%zu] [%jd] [%td]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("[%hhu] [%hx] [%lx] [%llX]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("[%f] [%.0f] [%10.2f] [%-10.3f] [%+.1f] [%010.4f] [%#.0f]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("[%e] [%.2E] [%g] [%g] [%G] [%.3g] [%#g]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("[%a] [%.2a] [%A]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("[%f] [%e] [%g] [%F]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("[%.20f] [%.25g]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("[%.10f] [%f]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("[%c] [%5c] [%-3c] [%s] [%8s] [%-8s] [%.2s] [%8.3s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("right\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("left\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("cut\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("abcdef\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.16"("[%*d] [%-*d] [%.*f] [%*.*f]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.17"("[%%] [%5d%%]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.18"("[%s] [%p]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.19"("nil next\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.20"("abc%ndef\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.21"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.22"("%s-%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.23"("truncated text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.24"("%d [%s]\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.25"("%08.3f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.26"("%c%c%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.27"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.28"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.29"(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @".str.30"("four\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.31"("%d %s %.3f %c %u %lx %d %d %s %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.32"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.33"("nine\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.34"("fputs \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.35"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("fprintf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("puts\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("fwrite\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stderr() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.39"("this goes elsewhere %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.constant(42 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(-7 : i32) : i32
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(-1294967296 : i32) : i32
    %8 = llvm.mlir.constant(48879 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.mlir.constant(-2 : i32) : i32
    %13 = llvm.mlir.constant(-3 : i64) : i64
    %14 = llvm.mlir.constant(-4 : i64) : i64
    %15 = llvm.mlir.constant(5 : i64) : i64
    %16 = llvm.mlir.constant(6 : i64) : i64
    %17 = llvm.mlir.constant(-7 : i64) : i64
    %18 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %19 = llvm.mlir.constant(200 : i32) : i32
    %20 = llvm.mlir.constant(43981 : i32) : i32
    %21 = llvm.mlir.constant(20015998343868 : i64) : i64
    %22 = llvm.mlir.constant(-81985529216486896 : i64) : i64
    %23 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %24 = llvm.mlir.constant(3.141590e+00 : f64) : f64
    %25 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %26 = llvm.mlir.constant(2.718280e+00 : f64) : f64
    %27 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %28 = llvm.mlir.constant(-5.000000e-02 : f64) : f64
    %29 = llvm.mlir.constant(-1.230000e+01 : f64) : f64
    %30 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %31 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %32 = llvm.mlir.constant(12345.678 : f64) : f64
    %33 = llvm.mlir.constant(1.234500e-04 : f64) : f64
    %34 = llvm.mlir.constant(1.000000e-04 : f64) : f64
    %35 = llvm.mlir.constant(1.000000e-05 : f64) : f64
    %36 = llvm.mlir.constant(1.000000e+20 : f64) : f64
    %37 = llvm.mlir.constant(1.234560e+05 : f64) : f64
    %38 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %39 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %40 = llvm.mlir.constant(1.000000e-01 : f64) : f64
    %41 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %42 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %43 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %44 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %45 = llvm.mlir.constant(1.000000e+15 : f64) : f64
    %46 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %47 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %48 = llvm.mlir.constant(9.9999999999999995E-8 : f64) : f64
    %49 = llvm.mlir.constant(1.2345678901234568E+17 : f64) : f64
    %50 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %51 = llvm.mlir.constant(97 : i32) : i32
    %52 = llvm.mlir.constant(98 : i32) : i32
    %53 = llvm.mlir.constant(99 : i32) : i32
    %54 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %59 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %60 = llvm.mlir.constant(6 : i32) : i32
    %61 = llvm.mlir.constant(2 : i32) : i32
    %62 = llvm.mlir.constant(3 : i32) : i32
    %63 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %64 = llvm.mlir.constant(50 : i32) : i32
    %65 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %66 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %67 = llvm.mlir.zero : !llvm.ptr
    %68 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %70 = llvm.mlir.constant(0 : i64) : i64
    %71 = llvm.mlir.constant(16 : i64) : i64
    %72 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %73 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %74 = llvm.mlir.constant(12345 : i32) : i32
    %75 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %76 = llvm.mlir.addressof @".str.25" : !llvm.ptr
    %77 = llvm.mlir.constant(3.500000e+00 : f64) : f64
    %78 = llvm.mlir.addressof @".str.26" : !llvm.ptr
    %79 = llvm.mlir.constant(120 : i32) : i32
    %80 = llvm.mlir.constant(121 : i32) : i32
    %81 = llvm.mlir.constant(2 : i64) : i64
    %82 = llvm.mlir.addressof @".str.27" : !llvm.ptr
    %83 = llvm.mlir.addressof @".str.28" : !llvm.ptr
    %84 = llvm.mlir.addressof @".str.29" : !llvm.ptr
    %85 = llvm.mlir.addressof @".str.30" : !llvm.ptr
    %86 = llvm.mlir.addressof @".str.31" : !llvm.ptr
    %87 = llvm.mlir.addressof @".str.32" : !llvm.ptr
    %88 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %89 = llvm.mlir.constant(52 : i32) : i32
    %90 = llvm.mlir.constant(5 : i32) : i32
    %91 = llvm.mlir.addressof @".str.33" : !llvm.ptr
    %92 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %93 = llvm.mlir.addressof @stdout : !llvm.ptr
    %94 = llvm.mlir.addressof @".str.34" : !llvm.ptr
    %95 = llvm.mlir.constant(33 : i32) : i32
    %96 = llvm.mlir.constant(10 : i32) : i32
    %97 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %98 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %99 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %100 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %101 = llvm.mlir.constant(1 : i64) : i64
    %102 = llvm.mlir.constant(7 : i64) : i64
    %103 = llvm.mlir.addressof @stderr : !llvm.ptr
    %104 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %105 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %108 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %105 {alignment = 4 : i64} : i32, !llvm.ptr
    %109 = llvm.call @printf(%2, %3, %3, %3, %3, %3, %3, %4, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %110 = llvm.call @printf(%6, %7, %8, %8, %8, %9, %9, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.call @printf(%10, %11, %12, %13, %14, %15, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %112 = llvm.call @printf(%18, %19, %20, %21, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %113 = llvm.call @printf(%23, %24, %25, %26, %27, %28, %29, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %114 = llvm.call @printf(%31, %32, %33, %34, %35, %36, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %115 = llvm.call @printf(%39, %27, %24, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %116 = llvm.call @printf(%41, %42, %43, %44, %45) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %117 = llvm.call @printf(%46, %40, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %118 = llvm.call @printf(%47, %48, %49) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %119 = llvm.call @printf(%50, %51, %52, %53, %54, %55, %56, %57, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %120 = llvm.call @printf(%59, %60, %0, %60, %61, %61, %24, %9, %62, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %121 = llvm.call @printf(%63, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.call @printf(%65, %66, %67) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %106 {alignment = 4 : i64} : i32, !llvm.ptr
    %123 = llvm.call @printf(%68, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %124 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.call @printf(%69, %124) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.getelementptr inbounds %107[%70, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %127 = llvm.call @snprintf(%126, %71, %72, %73, %74) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %127, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %128 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.getelementptr inbounds %107[%70, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %130 = llvm.call @printf(%75, %128, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %131 = llvm.call @snprintf(%67, %70, %76, %77) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %131, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %132 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.call @printf(%69, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.getelementptr inbounds %107[%70, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %135 = llvm.call @sprintf(%134, %78, %79, %1, %80) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %135, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %136 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.getelementptr inbounds %107[%70, %81] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    %138 = llvm.load %137 {alignment = 2 : i64} : !llvm.ptr -> i8
    %139 = llvm.sext %138 : i8 to i32
    %140 = llvm.call @printf(%82, %136, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %141 = llvm.call @printf(%83, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %141, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %142 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %143 = llvm.call @printf(%85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}) -> i32
    %144 = llvm.call @printf(%82, %142, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %145 = llvm.call @printf(%86, %0, %87, %88, %89, %90, %16, %4, %9, %91, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %146 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.call @fputs(%94, %146) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %148 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.call @fputc(%95, %148) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %150 = llvm.call @putchar(%96) : (i32 {llvm.noundef}) -> i32
    %151 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.call @puts(%97) : (!llvm.ptr {llvm.noundef}) -> i32
    %153 = llvm.icmp "sge" %152, %1 : i32
    %154 = llvm.zext %153 : i1 to i32
    %155 = llvm.call @fprintf(%151, %98, %99, %154) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %156 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.call @fwrite(%100, %101, %102, %156) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %158 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %159 = llvm.call @fprintf(%158, %104, %0) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %160 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.call @fflush(%160) : (!llvm.ptr {llvm.noundef}) -> i32
    %162 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %162 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @sprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputs(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fputc(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @putchar(i32 {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fprintf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fwrite(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @fflush(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
