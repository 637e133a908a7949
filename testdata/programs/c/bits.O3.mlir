#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%08x %08x %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%04x %016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%08x %08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%02x %04x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%d %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%u %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%u %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483645, -2147483648>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(63 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(32 : i32) : i32
    %5 = llvm.mlir.constant(31 : i32) : i32
    %6 = llvm.mlir.constant(42 : i32) : i32
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(58 : i32) : i32
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %13 = llvm.mlir.constant(510274632 : i32) : i32
    %14 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %15 = llvm.mlir.constant(13330 : i32) : i32
    %16 = llvm.mlir.constant(578437695752307201 : i64) : i64
    %17 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %18 = llvm.mlir.constant(24 : i32) : i32
    %19 = llvm.mlir.constant(-2147483647 : i32) : i32
    %20 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %21 = llvm.mlir.constant(16675 : i32) : i32
    %22 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %23 = llvm.mlir.constant(-2147483648 : i32) : i32
    %24 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %27 = llvm.mlir.constant(-4611686018427387907 : i64) : i64
    %28 = llvm.mlir.constant(4900000000 : i64) : i64
    %29 = llvm.mlir.constant(-5536 : i32) : i32
    %30 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %31 = llvm.mlir.constant(1465737077 : i64) : i64
    %32 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %33 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %34 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %35 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %36 = llvm.mlir.constant(dense<5> : vector<4xi32>) : vector<4xi32>
    %37 = llvm.mlir.constant(8 : i32) : i32
    %38 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %39 = llvm.mlir.constant(296 : i32) : i32
    %40 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %41 = llvm.mlir.constant(37 : i32) : i32
    %42 = llvm.mlir.constant(252 : i32) : i32
    %43 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %44 = llvm.mlir.constant(5 : i32) : i32
    %45 = llvm.call tail @printf(%0, %1, %1, %2, %3, %1, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %46 = llvm.call tail @printf(%0, %1, %1, %4, %5, %1, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %47 = llvm.call tail @printf(%0, %6, %6, %3, %3, %3, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.call tail @printf(%0, %7, %7, %3, %3, %3, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %49 = llvm.call tail @printf(%0, %1, %1, %3, %2, %1, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %50 = llvm.call tail @printf(%0, %8, %8, %9, %10, %3, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %51 = llvm.call tail @printf(%12, %13, %13, %5, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.call tail @printf(%14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %53 = llvm.call tail @printf(%17, %18, %19, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.call tail @printf(%20, %10, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.call tail @printf(%22, %1, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %56 = llvm.call tail @printf(%24, %1, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.call tail @printf(%26, %1, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %58 = llvm.call tail @printf(%26, %3, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %59 = llvm.call tail @printf(%22, %1, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%30, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb1(%3, %32, %33, %33 : i32, vector<4xi32>, vector<4xi32>, vector<4xi32>)
  ^bb1(%61: i32, %62: vector<4xi32>, %63: vector<4xi32>, %64: vector<4xi32>):  // 2 preds: ^bb0, ^bb1
    %65 = llvm.add %62, %34 : vector<4xi32>
    %66 = llvm.add %62, %35 overflow<nsw, nuw> : vector<4xi32>
    %67 = llvm.add %62, %36 : vector<4xi32>
    %68 = llvm.xor %66, %62 : vector<4xi32>
    %69 = llvm.xor %67, %65 : vector<4xi32>
    %70 = llvm.lshr %68, %35 : vector<4xi32>
    %71 = llvm.lshr %69, %35 : vector<4xi32>
    %72 = llvm.xor %62, %70 : vector<4xi32>
    %73 = llvm.xor %65, %71 : vector<4xi32>
    %74 = llvm.xor %72, %66 : vector<4xi32>
    %75 = llvm.xor %73, %67 : vector<4xi32>
    %76 = llvm.intr.ctpop(%74) : (vector<4xi32>) -> vector<4xi32>
    %77 = llvm.intr.ctpop(%75) : (vector<4xi32>) -> vector<4xi32>
    %78 = llvm.icmp "ne" %76, %35 : vector<4xi32>
    %79 = llvm.icmp "ne" %77, %35 : vector<4xi32>
    %80 = llvm.zext %78 : vector<4xi1> to vector<4xi32>
    %81 = llvm.zext %79 : vector<4xi1> to vector<4xi32>
    %82 = llvm.add %63, %80 : vector<4xi32>
    %83 = llvm.add %64, %81 : vector<4xi32>
    %84 = llvm.add %61, %37 overflow<nuw> : i32
    %85 = llvm.add %62, %38 : vector<4xi32>
    %86 = llvm.icmp "eq" %84, %39 : i32
    llvm.cond_br %86, ^bb2, ^bb1(%84, %85, %82, %83 : i32, vector<4xi32>, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %87 = llvm.add %83, %82 : vector<4xi32>
    %88 = "llvm.intr.vector.reduce.add"(%87) : (vector<4xi32>) -> i32
    %89 = llvm.call tail @printf(%40, %88, %41, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.call tail @printf(%43, %37, %41, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %41 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
