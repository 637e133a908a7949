#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @__const.main.vs(dense<[0, -1, 127, 128, -129, 255, 65535, 32768, -32769, 4294967295, 2147483648, -9223372036854775808, 9223372036854775807]> : tensor<13xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<13 x i64>
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
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @__const.main.vs : !llvm.ptr
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.mlir.constant(65535 : i32) : i32
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(13 : i64) : i64
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(56 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.constant(-1 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i64) : i64
    %15 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %16 = llvm.mlir.constant(-3 : i32) : i32
    %17 = llvm.mlir.constant(2147483644 : i32) : i32
    %18 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %19 = llvm.mlir.constant(-4 : i32) : i32
    %20 = llvm.mlir.constant(-8388608 : i64) : i64
    %21 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %22 = llvm.mlir.constant(2 : i32) : i32
    %23 = llvm.mlir.constant(1073741824 : i32) : i32
    %24 = llvm.mlir.constant(48 : i32) : i32
    %25 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %26 = llvm.mlir.constant(4611686014132420609 : i64) : i64
    %27 = llvm.mlir.constant(1073741823 : i32) : i32
    %28 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %29 = llvm.mlir.constant(30 : i64) : i64
    %30 = llvm.mlir.constant(-4658895280553007687 : i64) : i64
    %31 = llvm.mlir.constant(27 : i64) : i64
    %32 = llvm.mlir.constant(-7723592293110705685 : i64) : i64
    %33 = llvm.mlir.constant(31 : i64) : i64
    %34 = llvm.mlir.constant(1000 : i32) : i32
    %35 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %36 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %38 = llvm.mlir.constant(-56 : i32) : i32
    %39 = llvm.mlir.constant(200 : i32) : i32
    %40 = llvm.mlir.constant(98 : i32) : i32
    %41 = llvm.mlir.constant(8 : i32) : i32
    %42 = llvm.mlir.constant(-2 : i32) : i32
    %43 = llvm.mlir.constant(15 : i32) : i32
    %44 = llvm.mlir.constant(200 : i64) : i64
    llvm.br ^bb2(%0 : i64)
  ^bb1:  // pred: ^bb2
    %45 = llvm.call tail @printf(%7, %8, %9, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %46 = llvm.call tail @printf(%7, %10, %11, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %47 = llvm.call tail @printf(%12, %13, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %48 = llvm.call tail @printf(%15, %16, %13, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %49 = llvm.call tail @printf(%18, %19, %13, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %50 = llvm.call tail @printf(%21, %22, %23, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %51 = llvm.call tail @printf(%25, %26, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb4(%5, %10 : i64, i32)
  ^bb2(%52: i64):  // 2 preds: ^bb0, ^bb2
    %53 = llvm.getelementptr inbounds|nuw %1[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %55 = llvm.trunc %54 : i64 to i8
    %56 = llvm.sext %55 : i8 to i32
    %57 = llvm.trunc %54 : i64 to i32
    %58 = llvm.and %57, %2 : i32
    %59 = llvm.trunc %54 : i64 to i16
    %60 = llvm.sext %59 : i16 to i32
    %61 = llvm.trunc %54 : i64 to i32
    %62 = llvm.and %61, %3 : i32
    %63 = llvm.trunc %54 : i64 to i32
    %64 = llvm.call tail @printf(%4, %56, %58, %60, %62, %63, %63) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.add %52, %5 overflow<nsw, nuw> : i64
    %66 = llvm.icmp "eq" %65, %6 : i64
    llvm.cond_br %66, ^bb1, ^bb2(%65 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb4
    %67 = llvm.call tail @printf(%35, %83) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%36, %10, %34, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %69 = llvm.call tail @printf(%37, %38, %39, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %70 = llvm.call tail @printf(%7, %41, %42, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.urem %83, %44 : i64
    %72 = llvm.trunc %71 overflow<nsw, nuw> : i64 to i32
    llvm.return %72 : i32
  ^bb4(%73: i64, %74: i32):  // 2 preds: ^bb1, ^bb4
    %75 = llvm.add %73, %28 : i64
    %76 = llvm.lshr %75, %29 : i64
    %77 = llvm.xor %76, %75 : i64
    %78 = llvm.mul %77, %30 : i64
    %79 = llvm.lshr %78, %31 : i64
    %80 = llvm.xor %79, %78 : i64
    %81 = llvm.mul %80, %32 : i64
    %82 = llvm.lshr %81, %33 : i64
    %83 = llvm.xor %82, %81 : i64
    %84 = llvm.add %74, %11 overflow<nsw, nuw> : i32
    %85 = llvm.icmp "eq" %84, %34 : i32
    llvm.cond_br %85, ^bb3, ^bb4(%83, %84 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
