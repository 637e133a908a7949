module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%c %c%c%c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%ld %ld %g %g %g %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%c %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%ld %ld %c %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %g %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%g %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "64"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(111 : i32) : i32
    %3 = llvm.mlir.constant(97 : i32) : i32
    %4 = llvm.mlir.constant(66 : i32) : i32
    %5 = llvm.mlir.constant(99 : i32) : i32
    %6 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %7 = llvm.mlir.constant(-3 : i64) : i64
    %8 = llvm.mlir.constant(-2 : i64) : i64
    %9 = llvm.mlir.constant(2.500000e+01 : f64) : f64
    %10 = llvm.mlir.constant(1.3333333333333333 : f64) : f64
    %11 = llvm.mlir.constant(2.550000e+01 : f64) : f64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %16 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %17 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %18 = llvm.mlir.constant(6.500000e+00 : f64) : f64
    %19 = llvm.mlir.constant(-1.000000e+01 : f64) : f64
    %20 = llvm.mlir.constant(4.500000e+00 : f64) : f64
    %21 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %22 = llvm.mlir.constant(65 : i32) : i32
    %23 = llvm.mlir.constant(66 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(2 : i64) : i64
    %26 = llvm.mlir.constant(16 : i64) : i64
    %27 = llvm.mlir.constant(3 : i64) : i64
    %28 = llvm.mlir.constant(24 : i64) : i64
    %29 = llvm.mlir.constant(4 : i64) : i64
    %30 = llvm.mlir.constant(32 : i64) : i64
    %31 = llvm.mlir.constant(5 : i64) : i64
    %32 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %33 = llvm.mlir.constant(123 : i32) : i32
    %34 = llvm.mlir.constant(122 : i32) : i32
    %35 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %36 = llvm.mlir.constant(300 : i32) : i32
    %37 = llvm.mlir.constant(-1.500000e+00 : f64) : f64
    %38 = llvm.mlir.constant(299 : i32) : i32
    %39 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %40 = llvm.mlir.constant(6.765000e+03 : f64) : f64
    %41 = llvm.mlir.constant(20 : i32) : i32
    %42 = llvm.mlir.constant(51 : i32) : i32
    %43 = llvm.alloca %0 x !llvm.array<5 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.call tail @printf(%1, %2, %3, %4, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %45 = llvm.call tail @printf(%6, %7, %8, %9, %10, %11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %46 = llvm.call tail @printf(%13, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %47 = llvm.call tail @printf(%17, %18, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %48 = llvm.call tail @printf(%21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %24, %43 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %43[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %50 = llvm.getelementptr inbounds|nuw %43[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %43[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %43[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %31, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %43[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memmove"(%43, %53, %30) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %54 = llvm.getelementptr inbounds|nuw %43[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %54 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.getelementptr inbounds|nuw %43[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memmove"(%43, %56, %30) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %57 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.call tail @printf(%32, %57, %55, %33, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.call tail @printf(%35, %36, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%39, %40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.trunc %55 : i64 to i32
    %62 = llvm.add %61, %42 : i32
    llvm.return %62 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
