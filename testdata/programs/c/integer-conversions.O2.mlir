#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %u %d %u %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%u %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%lld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%u %u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%d %d %c\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 200>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(255 : i32) : i32
    %4 = llvm.mlir.constant(65535 : i32) : i32
    %5 = llvm.mlir.constant(127 : i32) : i32
    %6 = llvm.mlir.constant(-128 : i32) : i32
    %7 = llvm.mlir.constant(128 : i32) : i32
    %8 = llvm.mlir.constant(-129 : i32) : i32
    %9 = llvm.mlir.constant(65407 : i32) : i32
    %10 = llvm.mlir.constant(-32768 : i32) : i32
    %11 = llvm.mlir.constant(32768 : i32) : i32
    %12 = llvm.mlir.constant(32767 : i32) : i32
    %13 = llvm.mlir.constant(-32769 : i32) : i32
    %14 = llvm.mlir.constant(-2147483648 : i32) : i32
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = llvm.mlir.constant(56 : i32) : i32
    %18 = llvm.mlir.constant(1 : i32) : i32
    %19 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %20 = llvm.mlir.constant(-1 : i64) : i64
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.constant(-3 : i32) : i32
    %23 = llvm.mlir.constant(2147483644 : i32) : i32
    %24 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %25 = llvm.mlir.constant(-4 : i32) : i32
    %26 = llvm.mlir.constant(-8388608 : i64) : i64
    %27 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %28 = llvm.mlir.constant(2 : i32) : i32
    %29 = llvm.mlir.constant(1073741824 : i32) : i32
    %30 = llvm.mlir.constant(48 : i32) : i32
    %31 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %32 = llvm.mlir.constant(4611686014132420609 : i64) : i64
    %33 = llvm.mlir.constant(1073741823 : i32) : i32
    %34 = llvm.mlir.constant(1 : i64) : i64
    %35 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %36 = llvm.mlir.constant(30 : i64) : i64
    %37 = llvm.mlir.constant(-4658895280553007687 : i64) : i64
    %38 = llvm.mlir.constant(27 : i64) : i64
    %39 = llvm.mlir.constant(-7723592293110705685 : i64) : i64
    %40 = llvm.mlir.constant(31 : i64) : i64
    %41 = llvm.mlir.constant(1000 : i32) : i32
    %42 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %43 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %44 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %45 = llvm.mlir.constant(-56 : i32) : i32
    %46 = llvm.mlir.constant(200 : i32) : i32
    %47 = llvm.mlir.constant(98 : i32) : i32
    %48 = llvm.mlir.constant(8 : i32) : i32
    %49 = llvm.mlir.constant(-2 : i32) : i32
    %50 = llvm.mlir.constant(15 : i32) : i32
    %51 = llvm.mlir.constant(200 : i64) : i64
    %52 = llvm.call tail @printf(%0, %1, %1, %1, %1, %1, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.call tail @printf(%0, %2, %3, %2, %4, %2, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.call tail @printf(%0, %5, %5, %5, %5, %5, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.call tail @printf(%0, %6, %7, %7, %7, %7, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.call tail @printf(%0, %5, %5, %8, %9, %8, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.call tail @printf(%0, %2, %3, %3, %3, %3, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %58 = llvm.call tail @printf(%0, %2, %3, %2, %4, %4, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.call tail @printf(%0, %1, %1, %10, %11, %11, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%0, %2, %3, %12, %12, %13, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %61 = llvm.call tail @printf(%0, %2, %3, %2, %4, %2, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %62 = llvm.call tail @printf(%0, %1, %1, %1, %1, %14, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %63 = llvm.call tail @printf(%0, %1, %1, %1, %1, %1, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %64 = llvm.call tail @printf(%0, %2, %3, %2, %4, %2, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.call tail @printf(%15, %16, %17, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %66 = llvm.call tail @printf(%15, %1, %18, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %67 = llvm.call tail @printf(%19, %2, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%21, %22, %2, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %69 = llvm.call tail @printf(%24, %25, %2, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %70 = llvm.call tail @printf(%27, %28, %29, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.call tail @printf(%31, %32, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb2(%34, %1 : i64, i32)
  ^bb1:  // pred: ^bb2
    %72 = llvm.call tail @printf(%42, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %73 = llvm.call tail @printf(%43, %1, %41, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %74 = llvm.call tail @printf(%44, %45, %46, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %75 = llvm.call tail @printf(%15, %48, %49, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.urem %97, %51 : i64
    %77 = llvm.trunc %76 overflow<nsw, nuw> : i64 to i32
    llvm.return %77 : i32
  ^bb2(%78: i64, %79: i32):  // 2 preds: ^bb0, ^bb2
    %80 = llvm.add %78, %35 : i64
    %81 = llvm.lshr %80, %36 : i64
    %82 = llvm.xor %81, %80 : i64
    %83 = llvm.mul %82, %37 : i64
    %84 = llvm.lshr %83, %38 : i64
    %85 = llvm.xor %84, %83 : i64
    %86 = llvm.mul %85, %39 : i64
    %87 = llvm.lshr %86, %40 : i64
    %88 = llvm.xor %87, %86 : i64
    %89 = llvm.add %88, %35 : i64
    %90 = llvm.lshr %89, %36 : i64
    %91 = llvm.xor %90, %89 : i64
    %92 = llvm.mul %91, %37 : i64
    %93 = llvm.lshr %92, %38 : i64
    %94 = llvm.xor %93, %92 : i64
    %95 = llvm.mul %94, %39 : i64
    %96 = llvm.lshr %95, %40 : i64
    %97 = llvm.xor %96, %95 : i64
    %98 = llvm.add %79, %28 overflow<nsw, nuw> : i32
    %99 = llvm.icmp "eq" %98, %41 : i32
    llvm.cond_br %99, ^bb1, ^bb2(%97, %98 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
