#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
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
    %7 = llvm.mlir.constant(-2 : i64) : i64
    %8 = llvm.mlir.constant(100 : i128) : i128
    %9 = llvm.mlir.constant(-1 : i128) : i128
    %10 = llvm.mlir.constant(85069996240260934039305376724794 : i128) : i128
    %11 = llvm.mlir.constant(7 : i64) : i64
    %12 = llvm.mlir.addressof @stdout : !llvm.ptr
    %13 = llvm.mlir.constant(45 : i32) : i32
    %14 = llvm.mlir.constant(31 : i64) : i64
    %15 = llvm.mlir.constant(dense<[54, 55, 49, 48, 56, 56, 54, 52]> : vector<8xi8>) : vector<8xi8>
    %16 = llvm.mlir.constant(9903520314283042199192993869 : i128) : i128
    %17 = llvm.mlir.constant(11 : i64) : i64
    %18 = llvm.mlir.addressof @".str" : !llvm.ptr
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(6 : i32) : i32
    %22 = llvm.mlir.constant(5 : i32) : i32
    %23 = llvm.mlir.constant(48 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(3 : i64) : i64
    %26 = llvm.mlir.constant(1000000006 : i64) : i64
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.mlir.constant(1000000007 : i128) : i128
    %29 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %30 = llvm.mlir.addressof @prime.bases : !llvm.ptr
    %31 = llvm.mlir.constant(4611686018427387889 : i64) : i64
    %32 = llvm.mlir.constant(18446744073709551557 : i128) : i128
    %33 = llvm.mlir.constant(18446744073709551556 : i128) : i128
    %34 = llvm.mlir.constant(12 : i64) : i64
    %35 = llvm.mlir.constant(288230376151711743 : i64) : i64
    %36 = llvm.mlir.constant(18446744073709551553 : i128) : i128
    %37 = llvm.mlir.constant(18446744073709551552 : i128) : i128
    %38 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %39 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %40 = llvm.mlir.constant(2.9523279903960416E+38 : f64) : f64
    %41 = llvm.mlir.constant(-7.3808199759901039E+37 : f64) : f64
    %42 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %43 = llvm.mlir.constant(6812441446257260429 : i64) : i64
    %44 = llvm.mlir.constant(-8446114495684590467 : i64) : i64
    %45 = llvm.mlir.constant(80 : i32) : i32
    %46 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    %51 = llvm.getelementptr inbounds|nuw %50[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %51 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb1(%1, %3 : i64, i128)
  ^bb1(%52: i64, %53: i128):  // 2 preds: ^bb0, ^bb2
    %54 = llvm.freeze %53 : i128
    %55 = llvm.udiv %54, %4 : i128
    %56 = llvm.mul %55, %4 : i128
    %57 = llvm.sub %54, %56 : i128
    %58 = llvm.trunc %57 overflow<nsw, nuw> : i128 to i8
    %59 = llvm.or disjoint %58, %5 : i8
    %60 = llvm.getelementptr %50[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.getelementptr %60[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %59, %61 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %62 = llvm.icmp "ult" %53, %4 : i128
    llvm.cond_br %62, ^bb3, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %63 = llvm.urem %55, %4 : i128
    %64 = llvm.trunc %63 overflow<nsw, nuw> : i128 to i8
    %65 = llvm.or disjoint %64, %5 : i8
    %66 = llvm.add %52, %7 overflow<nsw> : i64
    %67 = llvm.getelementptr inbounds %50[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %65, %67 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %68 = llvm.udiv %53, %8 : i128
    llvm.br ^bb1(%66, %68 : i64, i128)
  ^bb3:  // pred: ^bb1
    %69 = llvm.call @puts(%50) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.intr.lifetime.start %49 : !llvm.ptr
    %70 = llvm.getelementptr inbounds|nuw %49[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %70 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb4(%1, %9 : i64, i128)
  ^bb4(%71: i64, %72: i128):  // 2 preds: ^bb3, ^bb5
    %73 = llvm.freeze %72 : i128
    %74 = llvm.udiv %73, %4 : i128
    %75 = llvm.mul %74, %4 : i128
    %76 = llvm.sub %73, %75 : i128
    %77 = llvm.trunc %76 overflow<nsw, nuw> : i128 to i8
    %78 = llvm.or disjoint %77, %5 : i8
    %79 = llvm.getelementptr %49[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.getelementptr %79[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %80 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %81 = llvm.icmp "ult" %72, %4 : i128
    llvm.cond_br %81, ^bb6, ^bb5 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %82 = llvm.urem %74, %4 : i128
    %83 = llvm.trunc %82 overflow<nsw, nuw> : i128 to i8
    %84 = llvm.or disjoint %83, %5 : i8
    %85 = llvm.add %71, %7 overflow<nsw> : i64
    %86 = llvm.getelementptr inbounds %49[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %84, %86 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %87 = llvm.udiv %72, %8 : i128
    llvm.br ^bb4(%85, %87 : i64, i128)
  ^bb6:  // pred: ^bb4
    %88 = llvm.call @puts(%49) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    %89 = llvm.getelementptr inbounds|nuw %48[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %89 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb7(%1, %10 : i64, i128)
  ^bb7(%90: i64, %91: i128):  // 2 preds: ^bb6, ^bb7
    %92 = llvm.freeze %91 : i128
    %93 = llvm.udiv %92, %4 : i128
    %94 = llvm.mul %93, %4 : i128
    %95 = llvm.sub %92, %94 : i128
    %96 = llvm.trunc %95 overflow<nsw, nuw> : i128 to i8
    %97 = llvm.or disjoint %96, %5 : i8
    %98 = llvm.getelementptr %48[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.getelementptr %98[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %97, %99 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %100 = llvm.urem %93, %4 : i128
    %101 = llvm.trunc %100 overflow<nsw, nuw> : i128 to i8
    %102 = llvm.or disjoint %101, %5 : i8
    %103 = llvm.add %90, %7 overflow<nsw> : i64
    %104 = llvm.getelementptr inbounds %48[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %102, %104 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %105 = llvm.udiv %91, %8 : i128
    %106 = llvm.icmp "ult" %91, %8 : i128
    llvm.cond_br %106, ^bb8, ^bb7(%103, %105 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %107 = llvm.getelementptr inbounds|nuw %48[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.call @puts(%107) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %48 : !llvm.ptr
    %109 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.call tail @putc(%13, %109) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %111 = llvm.getelementptr inbounds|nuw %47[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %111 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %112 = llvm.getelementptr inbounds|nuw %47[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %112 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %113 = llvm.call @puts(%112) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %47 : !llvm.ptr
    %114 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.call tail @putc(%13, %114) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %46[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %116 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb9(%1, %16 : i64, i128)
  ^bb9(%117: i64, %118: i128):  // 2 preds: ^bb8, ^bb9
    %119 = llvm.freeze %118 : i128
    %120 = llvm.udiv %119, %4 : i128
    %121 = llvm.mul %120, %4 : i128
    %122 = llvm.sub %119, %121 : i128
    %123 = llvm.trunc %122 overflow<nsw, nuw> : i128 to i8
    %124 = llvm.or disjoint %123, %5 : i8
    %125 = llvm.getelementptr %46[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.getelementptr %125[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %124, %126 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %127 = llvm.urem %120, %4 : i128
    %128 = llvm.trunc %127 overflow<nsw, nuw> : i128 to i8
    %129 = llvm.or disjoint %128, %5 : i8
    %130 = llvm.add %117, %7 overflow<nsw> : i64
    %131 = llvm.getelementptr inbounds %46[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %129, %131 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %132 = llvm.udiv %118, %8 : i128
    %133 = llvm.icmp "ult" %118, %8 : i128
    llvm.cond_br %133, ^bb10, ^bb9(%130, %132 : i64, i128) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb9
    %134 = llvm.getelementptr inbounds|nuw %46[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.call @puts(%134) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.intr.lifetime.end %46 : !llvm.ptr
    %136 = llvm.call tail @printf(%18, %0, %19, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.call tail @printf(%20, %21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb11(%24, %25, %26 : i64, i64, i64)
  ^bb11(%138: i64, %139: i64, %140: i64):  // 2 preds: ^bb10, ^bb14
    %141 = llvm.and %140, %24 : i64
    %142 = llvm.icmp "eq" %141, %27 : i64
    llvm.cond_br %142, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %143 = llvm.zext %139 : i64 to i128
    llvm.br ^bb14(%143, %138 : i128, i64)
  ^bb13:  // pred: ^bb11
    %144 = llvm.zext nneg %138 : i64 to i128
    %145 = llvm.zext %139 : i64 to i128
    %146 = llvm.mul %145, %144 overflow<nsw, nuw> : i128
    %147 = llvm.urem %146, %28 : i128
    %148 = llvm.trunc %147 overflow<nsw, nuw> : i128 to i64
    llvm.br ^bb14(%145, %148 : i128, i64)
  ^bb14(%149: i128, %150: i64):  // 2 preds: ^bb12, ^bb13
    %151 = llvm.lshr %140, %24 : i64
    %152 = llvm.mul %149, %149 overflow<nuw> : i128
    %153 = llvm.urem %152, %28 : i128
    %154 = llvm.trunc %153 overflow<nsw, nuw> : i128 to i64
    %155 = llvm.icmp "eq" %151, %27 : i64
    llvm.cond_br %155, ^bb15, ^bb11(%150, %154, %151 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %156 = llvm.call tail @printf(%29, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%27 : i64)
  ^bb16(%157: i64):  // 2 preds: ^bb15, ^bb23
    %158 = llvm.getelementptr inbounds|nuw %30[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %159 = llvm.load %158 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %160 = llvm.zext %159 : i32 to i64
    llvm.br ^bb17(%24, %160, %31 : i64, i64, i64)
  ^bb17(%161: i64, %162: i64, %163: i64):  // 2 preds: ^bb16, ^bb20
    %164 = llvm.and %163, %24 : i64
    %165 = llvm.icmp "eq" %164, %27 : i64
    llvm.cond_br %165, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %166 = llvm.zext %162 : i64 to i128
    llvm.br ^bb20(%166, %161 : i128, i64)
  ^bb19:  // pred: ^bb17
    %167 = llvm.zext %161 : i64 to i128
    %168 = llvm.zext %162 : i64 to i128
    %169 = llvm.mul %168, %167 overflow<nuw> : i128
    %170 = llvm.urem %169, %32 : i128
    %171 = llvm.trunc %170 overflow<nuw> : i128 to i64
    llvm.br ^bb20(%168, %171 : i128, i64)
  ^bb20(%172: i128, %173: i64):  // 2 preds: ^bb18, ^bb19
    %174 = llvm.lshr %163, %24 : i64
    %175 = llvm.mul %172, %172 overflow<nuw> : i128
    %176 = llvm.urem %175, %32 : i128
    %177 = llvm.trunc %176 overflow<nuw> : i128 to i64
    %178 = llvm.icmp "eq" %174, %27 : i64
    llvm.cond_br %178, ^bb21, ^bb17(%173, %177, %174 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb20
    llvm.switch %173 : i64, ^bb22 [
      -60: ^bb23,
      1: ^bb23
    ]
  ^bb22:  // pred: ^bb21
    %179 = llvm.zext %173 : i64 to i128
    %180 = llvm.mul %179, %179 overflow<nuw> : i128
    %181 = llvm.urem %180, %32 : i128
    %182 = llvm.icmp "eq" %181, %33 : i128
    llvm.cond_br %182, ^bb23, ^bb24(%19 : i32)
  ^bb23:  // 3 preds: ^bb21, ^bb21, ^bb22
    %183 = llvm.add %157, %24 overflow<nsw, nuw> : i64
    %184 = llvm.icmp "eq" %183, %34 : i64
    llvm.cond_br %184, ^bb24(%0 : i32), ^bb16(%183 : i64) {loop_annotation = #loop_annotation}
  ^bb24(%185: i32):  // 2 preds: ^bb22, ^bb23
    llvm.br ^bb25(%27 : i64)
  ^bb25(%186: i64):  // 2 preds: ^bb24, ^bb36
    %187 = llvm.getelementptr inbounds|nuw %30[%186] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %188 = llvm.load %187 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %189 = llvm.zext %188 : i32 to i64
    llvm.br ^bb26(%24, %189, %35 : i64, i64, i64)
  ^bb26(%190: i64, %191: i64, %192: i64):  // 2 preds: ^bb25, ^bb29
    %193 = llvm.and %192, %24 : i64
    %194 = llvm.icmp "eq" %193, %27 : i64
    llvm.cond_br %194, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %195 = llvm.zext %191 : i64 to i128
    llvm.br ^bb29(%195, %190 : i128, i64)
  ^bb28:  // pred: ^bb26
    %196 = llvm.zext %190 : i64 to i128
    %197 = llvm.zext %191 : i64 to i128
    %198 = llvm.mul %197, %196 overflow<nuw> : i128
    %199 = llvm.urem %198, %36 : i128
    %200 = llvm.trunc %199 overflow<nuw> : i128 to i64
    llvm.br ^bb29(%197, %200 : i128, i64)
  ^bb29(%201: i128, %202: i64):  // 2 preds: ^bb27, ^bb28
    %203 = llvm.lshr %192, %24 : i64
    %204 = llvm.mul %201, %201 overflow<nuw> : i128
    %205 = llvm.urem %204, %36 : i128
    %206 = llvm.trunc %205 overflow<nuw> : i128 to i64
    %207 = llvm.icmp "eq" %203, %27 : i64
    llvm.cond_br %207, ^bb30, ^bb26(%202, %206, %203 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb29
    llvm.switch %202 : i64, ^bb31 [
      -64: ^bb36,
      1: ^bb36
    ]
  ^bb31:  // pred: ^bb30
    %208 = llvm.zext %202 : i64 to i128
    %209 = llvm.mul %208, %208 overflow<nuw> : i128
    %210 = llvm.urem %209, %36 : i128
    %211 = llvm.icmp "eq" %210, %37 : i128
    llvm.cond_br %211, ^bb36, ^bb32
  ^bb32:  // pred: ^bb31
    %212 = llvm.mul %210, %210 overflow<nuw> : i128
    %213 = llvm.urem %212, %36 : i128
    %214 = llvm.icmp "eq" %213, %37 : i128
    llvm.cond_br %214, ^bb36, ^bb33
  ^bb33:  // pred: ^bb32
    %215 = llvm.mul %213, %213 overflow<nuw> : i128
    %216 = llvm.urem %215, %36 : i128
    %217 = llvm.icmp "eq" %216, %37 : i128
    llvm.cond_br %217, ^bb36, ^bb34
  ^bb34:  // pred: ^bb33
    %218 = llvm.mul %216, %216 overflow<nuw> : i128
    %219 = llvm.urem %218, %36 : i128
    %220 = llvm.icmp "eq" %219, %37 : i128
    llvm.cond_br %220, ^bb36, ^bb35
  ^bb35:  // pred: ^bb34
    %221 = llvm.mul %219, %219 overflow<nuw> : i128
    %222 = llvm.urem %221, %36 : i128
    %223 = llvm.icmp "eq" %222, %37 : i128
    llvm.cond_br %223, ^bb36, ^bb37(%19 : i32)
  ^bb36:  // 7 preds: ^bb30, ^bb30, ^bb31, ^bb32, ^bb33, ^bb34, ^bb35
    %224 = llvm.add %186, %24 overflow<nsw, nuw> : i64
    %225 = llvm.icmp "eq" %224, %34 : i64
    llvm.cond_br %225, ^bb37(%0 : i32), ^bb25(%224 : i64) {loop_annotation = #loop_annotation}
  ^bb37(%226: i32):  // 2 preds: ^bb35, ^bb36
    %227 = llvm.call tail @printf(%38, %185, %226) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %228 = llvm.call tail @printf(%39, %40, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %229 = llvm.call tail @printf(%42, %43, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %45 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @puts(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putc(i32 {llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
