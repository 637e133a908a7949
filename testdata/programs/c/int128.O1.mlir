#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS8_IO_FILE", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.6e %.6e\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%016llx%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global internal unnamed_addr constant @prime.bases(dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]> : tensor<12xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<12 x i32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 101>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(39 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(-45049567881334322615755997788248211456 : i128) : i128
    %4 = llvm.mlir.constant(10 : i128) : i128
    %5 = llvm.mlir.constant(48 : i8) : i8
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i128) : i128
    %8 = llvm.mlir.constant(85069996240260934039305376724794 : i128) : i128
    %9 = llvm.mlir.constant(7 : i64) : i64
    %10 = llvm.mlir.addressof @stdout : !llvm.ptr
    %11 = llvm.mlir.constant(45 : i32) : i32
    %12 = llvm.mlir.constant(67108864 : i128) : i128
    %13 = llvm.mlir.constant(31 : i64) : i64
    %14 = llvm.mlir.constant(9903520314283042199192993869 : i128) : i128
    %15 = llvm.mlir.constant(11 : i64) : i64
    %16 = llvm.mlir.addressof @".str" : !llvm.ptr
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %19 = llvm.mlir.constant(6 : i32) : i32
    %20 = llvm.mlir.constant(5 : i32) : i32
    %21 = llvm.mlir.constant(48 : i64) : i64
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.mlir.constant(3 : i64) : i64
    %24 = llvm.mlir.constant(1000000006 : i64) : i64
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.mlir.constant(1000000007 : i128) : i128
    %27 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %28 = llvm.mlir.addressof @prime.bases : !llvm.ptr
    %29 = llvm.mlir.constant(4611686018427387889 : i64) : i64
    %30 = llvm.mlir.constant(18446744073709551557 : i128) : i128
    %31 = llvm.mlir.constant(18446744073709551556 : i128) : i128
    %32 = llvm.mlir.constant(12 : i64) : i64
    %33 = llvm.mlir.constant(288230376151711743 : i64) : i64
    %34 = llvm.mlir.constant(18446744073709551553 : i128) : i128
    %35 = llvm.mlir.constant(18446744073709551552 : i128) : i128
    %36 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %38 = llvm.mlir.constant(2.9523279903960416E+38 : f64) : f64
    %39 = llvm.mlir.constant(-7.3808199759901039E+37 : f64) : f64
    %40 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %41 = llvm.mlir.constant(6812441446257260429 : i64) : i64
    %42 = llvm.mlir.constant(-8446114495684590467 : i64) : i64
    %43 = llvm.mlir.constant(80 : i32) : i32
    %44 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    %49 = llvm.getelementptr inbounds|nuw %48[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %49 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb1(%1, %3 : i64, i128)
  ^bb1(%50: i64, %51: i128):  // 2 preds: ^bb0, ^bb1
    %52 = llvm.freeze %51 : i128
    %53 = llvm.udiv %52, %4 : i128
    %54 = llvm.mul %53, %4 : i128
    %55 = llvm.sub %52, %54 : i128
    %56 = llvm.trunc %55 overflow<nsw, nuw> : i128 to i8
    %57 = llvm.or disjoint %56, %5 : i8
    %58 = llvm.add %50, %6 overflow<nsw> : i64
    %59 = llvm.getelementptr inbounds %48[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %57, %59 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %60 = llvm.icmp "ult" %51, %4 : i128
    llvm.cond_br %60, ^bb2, ^bb1(%58, %53 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %61 = llvm.call @puts(%48) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %47[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %62 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb3(%1, %7 : i64, i128)
  ^bb3(%63: i64, %64: i128):  // 2 preds: ^bb2, ^bb3
    %65 = llvm.freeze %64 : i128
    %66 = llvm.udiv %65, %4 : i128
    %67 = llvm.mul %66, %4 : i128
    %68 = llvm.sub %65, %67 : i128
    %69 = llvm.trunc %68 overflow<nsw, nuw> : i128 to i8
    %70 = llvm.or disjoint %69, %5 : i8
    %71 = llvm.add %63, %6 overflow<nsw> : i64
    %72 = llvm.getelementptr inbounds %47[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %70, %72 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %73 = llvm.icmp "ult" %64, %4 : i128
    llvm.cond_br %73, ^bb4, ^bb3(%71, %66 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %74 = llvm.call @puts(%47) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %46[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %75 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb5(%1, %8 : i64, i128)
  ^bb5(%76: i64, %77: i128):  // 2 preds: ^bb4, ^bb5
    %78 = llvm.freeze %77 : i128
    %79 = llvm.udiv %78, %4 : i128
    %80 = llvm.mul %79, %4 : i128
    %81 = llvm.sub %78, %80 : i128
    %82 = llvm.trunc %81 overflow<nsw, nuw> : i128 to i8
    %83 = llvm.or disjoint %82, %5 : i8
    %84 = llvm.add %76, %6 overflow<nsw> : i64
    %85 = llvm.getelementptr inbounds %46[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %83, %85 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %86 = llvm.icmp "ult" %77, %4 : i128
    llvm.cond_br %86, ^bb6, ^bb5(%84, %79 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb5
    %87 = llvm.getelementptr inbounds|nuw %46[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.call @puts(%87) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %46 : !llvm.ptr
    %89 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.call tail @putc(%11, %89) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %91 = llvm.getelementptr inbounds|nuw %45[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %91 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb7(%1, %12 : i64, i128)
  ^bb7(%92: i64, %93: i128):  // 2 preds: ^bb6, ^bb7
    %94 = llvm.freeze %93 : i128
    %95 = llvm.udiv %94, %4 : i128
    %96 = llvm.mul %95, %4 : i128
    %97 = llvm.sub %94, %96 : i128
    %98 = llvm.trunc %97 overflow<nsw, nuw> : i128 to i8
    %99 = llvm.or disjoint %98, %5 : i8
    %100 = llvm.add %92, %6 overflow<nsw> : i64
    %101 = llvm.getelementptr inbounds %45[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %99, %101 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %102 = llvm.icmp "ult" %93, %4 : i128
    llvm.cond_br %102, ^bb8, ^bb7(%100, %95 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %103 = llvm.getelementptr inbounds|nuw %45[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.call @puts(%103) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %45 : !llvm.ptr
    %105 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.call tail @putc(%11, %105) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %107 = llvm.getelementptr inbounds|nuw %44[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %107 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb9(%1, %14 : i64, i128)
  ^bb9(%108: i64, %109: i128):  // 2 preds: ^bb8, ^bb9
    %110 = llvm.freeze %109 : i128
    %111 = llvm.udiv %110, %4 : i128
    %112 = llvm.mul %111, %4 : i128
    %113 = llvm.sub %110, %112 : i128
    %114 = llvm.trunc %113 overflow<nsw, nuw> : i128 to i8
    %115 = llvm.or disjoint %114, %5 : i8
    %116 = llvm.add %108, %6 overflow<nsw> : i64
    %117 = llvm.getelementptr inbounds %44[%116] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %115, %117 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %118 = llvm.icmp "ult" %109, %4 : i128
    llvm.cond_br %118, ^bb10, ^bb9(%116, %111 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb9
    %119 = llvm.getelementptr inbounds|nuw %44[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.call @puts(%119) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %44 : !llvm.ptr
    %121 = llvm.call tail @printf(%16, %0, %17, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.call tail @printf(%18, %19, %20, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb11(%22, %23, %24 : i64, i64, i64)
  ^bb11(%123: i64, %124: i64, %125: i64):  // 2 preds: ^bb10, ^bb13
    %126 = llvm.and %125, %22 : i64
    %127 = llvm.icmp "eq" %126, %25 : i64
    llvm.cond_br %127, ^bb13(%123 : i64), ^bb12
  ^bb12:  // pred: ^bb11
    %128 = llvm.zext nneg %123 : i64 to i128
    %129 = llvm.zext %124 : i64 to i128
    %130 = llvm.mul %129, %128 overflow<nsw, nuw> : i128
    %131 = llvm.urem %130, %26 : i128
    %132 = llvm.trunc %131 overflow<nsw, nuw> : i128 to i64
    llvm.br ^bb13(%132 : i64)
  ^bb13(%133: i64):  // 2 preds: ^bb11, ^bb12
    %134 = llvm.lshr %125, %22 : i64
    %135 = llvm.zext %124 : i64 to i128
    %136 = llvm.mul %135, %135 overflow<nuw> : i128
    %137 = llvm.urem %136, %26 : i128
    %138 = llvm.trunc %137 overflow<nsw, nuw> : i128 to i64
    %139 = llvm.icmp "eq" %134, %25 : i64
    llvm.cond_br %139, ^bb14, ^bb11(%133, %138, %134 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    %140 = llvm.call tail @printf(%27, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb15(%25 : i64)
  ^bb15(%141: i64):  // 2 preds: ^bb14, ^bb22
    %142 = llvm.getelementptr inbounds|nuw %28[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %143 = llvm.load %142 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %144 = llvm.zext %143 : i32 to i64
    llvm.br ^bb16(%22, %144, %29 : i64, i64, i64)
  ^bb16(%145: i64, %146: i64, %147: i64):  // 2 preds: ^bb15, ^bb18
    %148 = llvm.and %147, %22 : i64
    %149 = llvm.icmp "eq" %148, %25 : i64
    llvm.cond_br %149, ^bb18(%145 : i64), ^bb17
  ^bb17:  // pred: ^bb16
    %150 = llvm.zext %145 : i64 to i128
    %151 = llvm.zext %146 : i64 to i128
    %152 = llvm.mul %151, %150 overflow<nuw> : i128
    %153 = llvm.urem %152, %30 : i128
    %154 = llvm.trunc %153 overflow<nuw> : i128 to i64
    llvm.br ^bb18(%154 : i64)
  ^bb18(%155: i64):  // 2 preds: ^bb16, ^bb17
    %156 = llvm.lshr %147, %22 : i64
    %157 = llvm.zext %146 : i64 to i128
    %158 = llvm.mul %157, %157 overflow<nuw> : i128
    %159 = llvm.urem %158, %30 : i128
    %160 = llvm.trunc %159 overflow<nuw> : i128 to i64
    %161 = llvm.icmp "eq" %156, %25 : i64
    llvm.cond_br %161, ^bb19, ^bb16(%155, %160, %156 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    llvm.switch %155 : i64, ^bb20 [
      -60: ^bb21(%19 : i32),
      1: ^bb21(%19 : i32)
    ]
  ^bb20:  // pred: ^bb19
    %162 = llvm.zext %155 : i64 to i128
    %163 = llvm.mul %162, %162 overflow<nuw> : i128
    %164 = llvm.urem %163, %30 : i128
    %165 = llvm.icmp "ne" %164, %31 : i128
    %166 = llvm.zext %165 : i1 to i32
    llvm.br ^bb21(%166 : i32)
  ^bb21(%167: i32):  // 3 preds: ^bb19, ^bb19, ^bb20
    llvm.switch %167 : i32, ^bb23(%17 : i32) [
      0: ^bb22,
      6: ^bb22
    ]
  ^bb22:  // 2 preds: ^bb21, ^bb21
    %168 = llvm.add %141, %22 overflow<nsw, nuw> : i64
    %169 = llvm.icmp "eq" %168, %32 : i64
    llvm.cond_br %169, ^bb23(%0 : i32), ^bb15(%168 : i64) {loop_annotation = #loop_annotation}
  ^bb23(%170: i32):  // 2 preds: ^bb21, ^bb22
    llvm.br ^bb24(%25 : i64)
  ^bb24(%171: i64):  // 2 preds: ^bb23, ^bb33
    %172 = llvm.getelementptr inbounds|nuw %28[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %173 = llvm.load %172 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %174 = llvm.zext %173 : i32 to i64
    llvm.br ^bb25(%22, %174, %33 : i64, i64, i64)
  ^bb25(%175: i64, %176: i64, %177: i64):  // 2 preds: ^bb24, ^bb27
    %178 = llvm.and %177, %22 : i64
    %179 = llvm.icmp "eq" %178, %25 : i64
    llvm.cond_br %179, ^bb27(%175 : i64), ^bb26
  ^bb26:  // pred: ^bb25
    %180 = llvm.zext %175 : i64 to i128
    %181 = llvm.zext %176 : i64 to i128
    %182 = llvm.mul %181, %180 overflow<nuw> : i128
    %183 = llvm.urem %182, %34 : i128
    %184 = llvm.trunc %183 overflow<nuw> : i128 to i64
    llvm.br ^bb27(%184 : i64)
  ^bb27(%185: i64):  // 2 preds: ^bb25, ^bb26
    %186 = llvm.lshr %177, %22 : i64
    %187 = llvm.zext %176 : i64 to i128
    %188 = llvm.mul %187, %187 overflow<nuw> : i128
    %189 = llvm.urem %188, %34 : i128
    %190 = llvm.trunc %189 overflow<nuw> : i128 to i64
    %191 = llvm.icmp "eq" %186, %25 : i64
    llvm.cond_br %191, ^bb28, ^bb25(%185, %190, %186 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb27
    llvm.switch %185 : i64, ^bb29(%0, %185 : i32, i64) [
      -64: ^bb32(%19 : i32),
      1: ^bb32(%19 : i32)
    ]
  ^bb29(%192: i32, %193: i64):  // 2 preds: ^bb28, ^bb30
    %194 = llvm.zext %193 : i64 to i128
    %195 = llvm.mul %194, %194 overflow<nuw> : i128
    %196 = llvm.urem %195, %34 : i128
    %197 = llvm.icmp "eq" %196, %35 : i128
    llvm.cond_br %197, ^bb31(%192 : i32), ^bb30
  ^bb30:  // pred: ^bb29
    %198 = llvm.trunc %196 overflow<nuw> : i128 to i64
    %199 = llvm.add %192, %0 overflow<nsw, nuw> : i32
    %200 = llvm.icmp "eq" %192, %20 : i32
    llvm.cond_br %200, ^bb31(%19 : i32), ^bb29(%199, %198 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb31(%201: i32):  // 2 preds: ^bb29, ^bb30
    %202 = llvm.icmp "eq" %201, %19 : i32
    %203 = llvm.zext %202 : i1 to i32
    llvm.br ^bb32(%203 : i32)
  ^bb32(%204: i32):  // 3 preds: ^bb28, ^bb28, ^bb31
    llvm.switch %204 : i32, ^bb34(%17 : i32) [
      0: ^bb33,
      6: ^bb33
    ]
  ^bb33:  // 2 preds: ^bb32, ^bb32
    %205 = llvm.add %171, %22 overflow<nsw, nuw> : i64
    %206 = llvm.icmp "eq" %205, %32 : i64
    llvm.cond_br %206, ^bb34(%0 : i32), ^bb24(%205 : i64) {loop_annotation = #loop_annotation}
  ^bb34(%207: i32):  // 2 preds: ^bb32, ^bb33
    %208 = llvm.call tail @printf(%36, %170, %207) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %209 = llvm.call tail @printf(%37, %38, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %210 = llvm.call tail @printf(%40, %41, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %43 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
