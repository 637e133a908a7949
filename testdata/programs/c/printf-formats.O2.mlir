#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS8_IO_FILE", members = {<#tbaa_type_desc2, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
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
  llvm.mlir.global external local_unnamed_addr @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.35"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.36"("fprintf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.37"("puts\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.38"("fwrite\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @stderr() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str.39"("this goes elsewhere %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["cold", "nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(42 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(-7 : i32) : i32
    %5 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %6 = llvm.mlir.constant(-1294967296 : i32) : i32
    %7 = llvm.mlir.constant(48879 : i32) : i32
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.mlir.constant(-2 : i32) : i32
    %12 = llvm.mlir.constant(-3 : i64) : i64
    %13 = llvm.mlir.constant(-4 : i64) : i64
    %14 = llvm.mlir.constant(5 : i64) : i64
    %15 = llvm.mlir.constant(6 : i64) : i64
    %16 = llvm.mlir.constant(-7 : i64) : i64
    %17 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %18 = llvm.mlir.constant(200 : i32) : i32
    %19 = llvm.mlir.constant(43981 : i32) : i32
    %20 = llvm.mlir.constant(20015998343868 : i64) : i64
    %21 = llvm.mlir.constant(-81985529216486896 : i64) : i64
    %22 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %23 = llvm.mlir.constant(3.141590e+00 : f64) : f64
    %24 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %25 = llvm.mlir.constant(2.718280e+00 : f64) : f64
    %26 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %27 = llvm.mlir.constant(-5.000000e-02 : f64) : f64
    %28 = llvm.mlir.constant(-1.230000e+01 : f64) : f64
    %29 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %30 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %31 = llvm.mlir.constant(12345.678 : f64) : f64
    %32 = llvm.mlir.constant(1.234500e-04 : f64) : f64
    %33 = llvm.mlir.constant(1.000000e-04 : f64) : f64
    %34 = llvm.mlir.constant(1.000000e-05 : f64) : f64
    %35 = llvm.mlir.constant(1.000000e+20 : f64) : f64
    %36 = llvm.mlir.constant(1.234560e+05 : f64) : f64
    %37 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %38 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %39 = llvm.mlir.constant(1.000000e-01 : f64) : f64
    %40 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %41 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %42 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %43 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %44 = llvm.mlir.constant(1.000000e+15 : f64) : f64
    %45 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %47 = llvm.mlir.constant(9.9999999999999995E-8 : f64) : f64
    %48 = llvm.mlir.constant(1.2345678901234568E+17 : f64) : f64
    %49 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %50 = llvm.mlir.constant(97 : i32) : i32
    %51 = llvm.mlir.constant(98 : i32) : i32
    %52 = llvm.mlir.constant(99 : i32) : i32
    %53 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %54 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %57 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %58 = llvm.mlir.addressof @".str.16" : !llvm.ptr
    %59 = llvm.mlir.constant(6 : i32) : i32
    %60 = llvm.mlir.constant(2 : i32) : i32
    %61 = llvm.mlir.constant(3 : i32) : i32
    %62 = llvm.mlir.addressof @".str.17" : !llvm.ptr
    %63 = llvm.mlir.constant(50 : i32) : i32
    %64 = llvm.mlir.addressof @".str.18" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.19" : !llvm.ptr
    %66 = llvm.mlir.zero : !llvm.ptr
    %67 = llvm.mlir.constant(0 : i32) : i32
    %68 = llvm.mlir.addressof @".str.20" : !llvm.ptr
    %69 = llvm.mlir.addressof @".str.21" : !llvm.ptr
    %70 = llvm.mlir.constant(16 : i64) : i64
    %71 = llvm.mlir.addressof @".str.22" : !llvm.ptr
    %72 = llvm.mlir.addressof @".str.23" : !llvm.ptr
    %73 = llvm.mlir.constant(12345 : i32) : i32
    %74 = llvm.mlir.addressof @".str.24" : !llvm.ptr
    %75 = llvm.mlir.constant(0 : i64) : i64
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
    %95 = llvm.mlir.constant(1 : i64) : i64
    %96 = llvm.mlir.constant(33 : i32) : i32
    %97 = llvm.mlir.constant(10 : i32) : i32
    %98 = llvm.mlir.addressof @".str.37" : !llvm.ptr
    %99 = llvm.mlir.addressof @".str.35" : !llvm.ptr
    %100 = llvm.mlir.addressof @".str.36" : !llvm.ptr
    %101 = llvm.mlir.addressof @".str.38" : !llvm.ptr
    %102 = llvm.mlir.constant(7 : i64) : i64
    %103 = llvm.mlir.addressof @stderr : !llvm.ptr
    %104 = llvm.mlir.addressof @".str.39" : !llvm.ptr
    %105 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %106 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %107 = llvm.call tail @printf(%1, %2, %2, %2, %2, %2, %2, %3, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.call tail @printf(%5, %6, %7, %7, %7, %8, %8, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %109 = llvm.call tail @printf(%9, %10, %11, %12, %13, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %110 = llvm.call tail @printf(%17, %18, %19, %20, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %111 = llvm.call tail @printf(%22, %23, %24, %25, %26, %27, %28, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %112 = llvm.call tail @printf(%30, %31, %32, %33, %34, %35, %36, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %113 = llvm.call tail @printf(%38, %26, %23, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %114 = llvm.call tail @printf(%40, %41, %42, %43, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %115 = llvm.call tail @printf(%45, %39, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %116 = llvm.call tail @printf(%46, %47, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %117 = llvm.call tail @printf(%49, %50, %51, %52, %53, %54, %55, %56, %57) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %118 = llvm.call tail @printf(%58, %59, %0, %59, %60, %60, %23, %8, %61, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %119 = llvm.call tail @printf(%62, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.call tail @printf(%64, %65, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %105 : !llvm.ptr
    llvm.store %67, %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %121 = llvm.call @printf(%68, %105) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %122 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %123 = llvm.call @printf(%69, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %106 : !llvm.ptr
    %124 = llvm.call @snprintf(%106, %70, %71, %72, %73) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %125 = llvm.call @printf(%74, %124, %106) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %126 = llvm.call @snprintf(%66, %75, %76, %77) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %127 = llvm.call @printf(%69, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %128 = llvm.call @sprintf(%106, %78, %79, %67, %80) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %129 = llvm.getelementptr inbounds|nuw %106[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.load %129 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %131 = llvm.sext %130 : i8 to i32
    %132 = llvm.call @printf(%82, %128, %131) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %133 = llvm.call @printf(%83, %84) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %134 = llvm.call @printf(%85) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %135 = llvm.call @printf(%82, %133, %134) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %136 = llvm.call @printf(%86, %0, %87, %88, %89, %90, %15, %3, %8, %91, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %137 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.call @fwrite(%94, %15, %95, %137) : (!llvm.ptr {llvm.nonnull}, i64, i64, !llvm.ptr) -> i64
    %139 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.call @fputc(%96, %139) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %141 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %142 = llvm.call @putc(%97, %141) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %143 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.call @puts(%98) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    %145 = llvm.icmp "sgt" %144, %10 : i32
    %146 = llvm.zext %145 : i1 to i32
    %147 = llvm.call @fprintf(%143, %99, %100, %146) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %148 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %149 = llvm.call @fwrite(%101, %95, %102, %148) : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %150 = llvm.load %103 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.call @fprintf(%150, %104, %0) vararg(!llvm.func<i32 (ptr, ptr, ...)>) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %152 = llvm.load %93 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.call @fflush(%152) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %106 : !llvm.ptr
    llvm.intr.lifetime.end %105 : !llvm.ptr
    llvm.return %133 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @sprintf(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @fputc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @fprintf(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @fwrite(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @fflush(!llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
