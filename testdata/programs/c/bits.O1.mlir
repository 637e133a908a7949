#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483647, -2147483648>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(2147483648 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(-2401053089206439923 : i64) : i64
    %8 = llvm.mlir.constant(24 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %12 = llvm.mlir.constant(40 : i64) : i64
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.addressof @".str" : !llvm.ptr
    %16 = llvm.mlir.constant(6 : i64) : i64
    %17 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %18 = llvm.mlir.constant(510274632 : i32) : i32
    %19 = llvm.mlir.constant(31 : i32) : i32
    %20 = llvm.mlir.constant(4 : i32) : i32
    %21 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %22 = llvm.mlir.constant(13330 : i32) : i32
    %23 = llvm.mlir.constant(578437695752307201 : i64) : i64
    %24 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %25 = llvm.mlir.constant(24 : i32) : i32
    %26 = llvm.mlir.constant(-2147483647 : i32) : i32
    %27 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %28 = llvm.mlir.constant(3 : i32) : i32
    %29 = llvm.mlir.constant(16675 : i32) : i32
    %30 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %31 = llvm.mlir.constant(-2147483648 : i32) : i32
    %32 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %33 = llvm.mlir.constant(-1 : i32) : i32
    %34 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %35 = llvm.mlir.constant(-4611686018427387907 : i64) : i64
    %36 = llvm.mlir.constant(4900000000 : i64) : i64
    %37 = llvm.mlir.constant(-5536 : i32) : i32
    %38 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %39 = llvm.mlir.constant(1465737077 : i64) : i64
    %40 = llvm.mlir.constant(16 : i32) : i32
    %41 = llvm.mlir.constant(300 : i32) : i32
    %42 = llvm.mlir.constant(63 : i32) : i32
    %43 = llvm.mlir.constant(6 : i32) : i32
    %44 = llvm.mlir.constant(7 : i32) : i32
    %45 = llvm.mlir.constant(249 : i32) : i32
    %46 = llvm.mlir.constant(4 : i64) : i64
    %47 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %48 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %49 = llvm.mlir.constant(8 : i32) : i32
    %50 = llvm.mlir.constant(37 : i32) : i32
    %51 = llvm.mlir.constant(5 : i32) : i32
    %52 = llvm.alloca %0 x !llvm.array<6 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    "llvm.intr.memset"(%52, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %52 {alignment = 16 : i64} : i64, !llvm.ptr
    %54 = llvm.getelementptr inbounds|nuw %52[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %54 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %52[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %55 {alignment = 16 : i64} : i64, !llvm.ptr
    %56 = llvm.getelementptr inbounds|nuw %52[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %57 = llvm.getelementptr inbounds|nuw %52[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %57 {alignment = 16 : i64} : i64, !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %52[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2(%13 : i64)
  ^bb1:  // pred: ^bb4
    %59 = llvm.call tail @printf(%17, %18, %18, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %60 = llvm.call tail @printf(%21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %61 = llvm.call tail @printf(%24, %25, %26, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %62 = llvm.call tail @printf(%27, %28, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %63 = llvm.call tail @printf(%30, %0, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %64 = llvm.call tail @printf(%32, %0, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.call tail @printf(%34, %0, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %66 = llvm.call tail @printf(%34, %14, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %67 = llvm.call tail @printf(%30, %0, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%38, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb6(%14, %14 : i32, i32)
  ^bb2(%69: i64):  // 2 preds: ^bb0, ^bb4
    %70 = llvm.getelementptr inbounds|nuw %52[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %71 = llvm.load %70 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %72 = llvm.icmp "eq" %71, %13 : i64
    llvm.cond_br %72, ^bb4(%14 : i32), ^bb3(%14, %71 : i32, i64)
  ^bb3(%73: i32, %74: i64):  // 2 preds: ^bb2, ^bb3
    %75 = llvm.add %73, %0 overflow<nsw, nuw> : i32
    %76 = llvm.add %74, %9 : i64
    %77 = llvm.and %76, %74 : i64
    %78 = llvm.icmp "eq" %77, %13 : i64
    llvm.cond_br %78, ^bb4(%75 : i32), ^bb3(%75, %77 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb4(%79: i32):  // 2 preds: ^bb2, ^bb3
    %80 = llvm.intr.ctpop(%71) : (i64) -> i64
    %81 = llvm.trunc %80 overflow<nsw, nuw> : i64 to i32
    %82 = "llvm.intr.ctlz"(%71) <{is_zero_poison = true}> : (i64) -> i64
    %83 = llvm.trunc %82 overflow<nsw, nuw> : i64 to i32
    %84 = "llvm.intr.cttz"(%71) <{is_zero_poison = true}> : (i64) -> i64
    %85 = llvm.trunc %84 overflow<nsw, nuw> : i64 to i32
    %86 = llvm.and %81, %0 : i32
    %87 = llvm.add %85, %0 overflow<nsw, nuw> : i32
    %88 = llvm.select %72, %14, %87 : i1, i32
    %89 = llvm.call tail @printf(%15, %79, %81, %83, %85, %86, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %90 = llvm.add %69, %3 overflow<nsw, nuw> : i64
    %91 = llvm.icmp "eq" %90, %16 : i64
    llvm.cond_br %91, ^bb1, ^bb2(%90 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb10
    llvm.intr.lifetime.start %53 : !llvm.ptr
    "llvm.intr.memset"(%53, %1, %10) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb11(%14 : i32)
  ^bb6(%92: i32, %93: i32):  // 2 preds: ^bb1, ^bb10
    %94 = llvm.lshr %92, %0 : i32
    %95 = llvm.xor %94, %92 : i32
    llvm.br ^bb7(%0, %95 : i32, i32)
  ^bb7(%96: i32, %97: i32):  // 2 preds: ^bb6, ^bb7
    %98 = llvm.lshr %97, %96 : i32
    %99 = llvm.xor %98, %97 : i32
    %100 = llvm.shl %96, %0 overflow<nsw, nuw> : i32
    %101 = llvm.icmp "ult" %96, %40 : i32
    llvm.cond_br %101, ^bb7(%100, %99 : i32, i32), ^bb8 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %102 = llvm.icmp "eq" %99, %92 : i32
    llvm.cond_br %102, ^bb9, ^bb10(%0 : i32)
  ^bb9:  // pred: ^bb8
    %103 = llvm.add %92, %0 overflow<nsw, nuw> : i32
    %104 = llvm.lshr %103, %0 : i32
    %105 = llvm.xor %104, %103 : i32
    %106 = llvm.xor %105, %95 : i32
    %107 = llvm.intr.ctpop(%106) : (i32) -> i32
    %108 = llvm.icmp "ne" %107, %0 : i32
    %109 = llvm.zext %108 : i1 to i32
    llvm.br ^bb10(%109 : i32)
  ^bb10(%110: i32):  // 2 preds: ^bb8, ^bb9
    %111 = llvm.add %110, %93 : i32
    %112 = llvm.add %92, %0 overflow<nsw, nuw> : i32
    %113 = llvm.icmp "eq" %112, %41 : i32
    llvm.cond_br %113, ^bb5, ^bb6(%112, %111 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb11(%114: i32):  // 2 preds: ^bb5, ^bb11
    %115 = llvm.and %114, %42 : i32
    %116 = llvm.zext nneg %115 : i32 to i64
    %117 = llvm.shl %3, %116 overflow<nuw> : i64
    %118 = llvm.lshr %114, %43 : i32
    %119 = llvm.zext nneg %118 : i32 to i64
    %120 = llvm.getelementptr inbounds|nuw %53[%119] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %121 = llvm.load %120 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %122 = llvm.or %121, %117 : i64
    llvm.store %122, %120 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %123 = llvm.add %114, %44 overflow<nsw, nuw> : i32
    %124 = llvm.icmp "ult" %114, %45 : i32
    llvm.cond_br %124, ^bb11(%123 : i32), ^bb13(%13, %14, %14 : i64, i32, i32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb15
    %125 = llvm.call tail @printf(%47, %111, %138, %139) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.call tail @printf(%48, %49, %50, %51) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.return %138 : i32
  ^bb13(%127: i64, %128: i32, %129: i32):  // 2 preds: ^bb11, ^bb15
    %130 = llvm.getelementptr inbounds|nuw %53[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %131 = llvm.load %130 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %132 = llvm.icmp "eq" %131, %13 : i64
    llvm.cond_br %132, ^bb15(%129, %128 : i32, i32), ^bb16(%131, %129 : i64, i32)
  ^bb14:  // pred: ^bb16
    %133 = "llvm.intr.cttz"(%142) <{is_zero_poison = true}> : (i64) -> i64
    %134 = llvm.trunc %133 overflow<nsw, nuw> : i64 to i32
    %135 = llvm.trunc %127 : i64 to i32
    %136 = llvm.shl %135, %43 : i32
    %137 = llvm.or disjoint %136, %134 : i32
    llvm.br ^bb15(%144, %137 : i32, i32)
  ^bb15(%138: i32, %139: i32):  // 2 preds: ^bb13, ^bb14
    %140 = llvm.add %127, %3 overflow<nsw, nuw> : i64
    %141 = llvm.icmp "eq" %140, %46 : i64
    llvm.cond_br %141, ^bb12, ^bb13(%140, %139, %138 : i64, i32, i32) {loop_annotation = #loop_annotation}
  ^bb16(%142: i64, %143: i32):  // 2 preds: ^bb13, ^bb16
    %144 = llvm.add %143, %0 overflow<nsw> : i32
    %145 = llvm.add %142, %9 : i64
    %146 = llvm.and %145, %142 : i64
    %147 = llvm.icmp "eq" %146, %13 : i64
    llvm.cond_br %147, ^bb14, ^bb16(%146, %144 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
