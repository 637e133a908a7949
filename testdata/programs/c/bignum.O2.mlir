#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%09u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("2.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(8589934593 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(9223372036854775806 : i64) : i64
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(-4294967296 : i64) : i64
    %14 = llvm.mlir.constant(61 : i64) : i64
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.constant(-1 : i32) : i32
    %17 = llvm.mlir.constant(0 : i8) : i8
    %18 = llvm.mlir.constant(2147483647 : i64) : i64
    %19 = llvm.mlir.constant(2147483646 : i64) : i64
    %20 = llvm.mlir.constant(4294967294 : i64) : i64
    %21 = llvm.mlir.constant(-4 : i64) : i64
    %22 = llvm.mlir.constant(-1 : i64) : i64
    %23 = llvm.mlir.constant(-2 : i64) : i64
    %24 = llvm.mlir.constant(7 : i32) : i32
    %25 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %26 = llvm.mlir.constant(16 : i64) : i64
    %27 = llvm.mlir.constant(48 : i64) : i64
    %28 = llvm.mlir.constant(64 : i64) : i64
    %29 = llvm.mlir.constant(80 : i64) : i64
    %30 = llvm.mlir.constant(96 : i64) : i64
    %31 = llvm.mlir.constant(112 : i64) : i64
    %32 = llvm.mlir.constant(128 : i64) : i64
    %33 = llvm.mlir.constant(144 : i64) : i64
    %34 = llvm.mlir.constant(160 : i64) : i64
    %35 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %36 = llvm.mlir.constant(40 : i64) : i64
    %37 = llvm.mlir.constant(10 : i32) : i32
    %38 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %39 = llvm.mlir.constant(30 : i32) : i32
    %40 = llvm.alloca %0 x !llvm.array<41 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.call tail @malloc(%1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> (!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
    %42 = llvm.icmp "eq" %41, %2 : !llvm.ptr
    llvm.cond_br %42, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.store %0, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb6(%3, %41, %4 : i64, !llvm.ptr, i64)
  ^bb3:  // pred: ^bb18
    llvm.call fastcc tail @print(%63, %111) : (!llvm.ptr, i64) -> ()
    %43 = llvm.call tail @malloc(%1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> (!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
    %44 = llvm.icmp "eq" %43, %2 : !llvm.ptr
    llvm.cond_br %44, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb3
    llvm.store %15, %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb24(%8, %43, %4 : i32, !llvm.ptr, i64)
  ^bb6(%45: i64, %46: !llvm.ptr, %47: i64):  // 2 preds: ^bb2, ^bb18
    %48 = llvm.trunc %47 : i64 to i32
    %49 = llvm.lshr %47, %5 : i64
    %50 = llvm.trunc %49 overflow<nuw> : i64 to i32
    %51 = llvm.icmp "slt" %48, %50 : i32
    llvm.cond_br %51, ^bb10(%47, %46 : i64, !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %52 = llvm.shl %48, %0 : i32
    %53 = llvm.add %52, %6 : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.shl %54, %3 overflow<nsw> : i64
    %56 = llvm.call tail @realloc(%46, %55) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %57 = llvm.icmp "eq" %56, %2 : !llvm.ptr
    llvm.cond_br %57, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %58 = llvm.and %47, %7 : i64
    %59 = llvm.zext %53 : i32 to i64
    %60 = llvm.shl %59, %5 overflow<nuw> : i64
    %61 = llvm.or disjoint %60, %58 : i64
    llvm.br ^bb10(%61, %56 : i64, !llvm.ptr)
  ^bb9:  // pred: ^bb7
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb10(%62: i64, %63: !llvm.ptr):  // 2 preds: ^bb6, ^bb8
    %64 = llvm.icmp "sgt" %48, %8 : i32
    llvm.cond_br %64, ^bb11, ^bb18(%62 : i64)
  ^bb11:  // pred: ^bb10
    %65 = llvm.shl %62, %5 : i64
    %66 = llvm.ashr exact %65, %5 : i64
    %67 = llvm.intr.smax(%66, %9) : (i64, i64) -> i64
    %68 = llvm.and %67, %9 : i64
    %69 = llvm.icmp "slt" %66, %3 : i64
    llvm.cond_br %69, ^bb14(%10, %10 : i64, i64), ^bb12
  ^bb12:  // pred: ^bb11
    %70 = llvm.and %67, %11 : i64
    llvm.br ^bb16(%10, %10, %10 : i64, i64, i64)
  ^bb13:  // pred: ^bb16
    %71 = llvm.icmp "eq" %68, %10 : i64
    llvm.cond_br %71, ^bb15(%101 : i64), ^bb14(%102, %101 : i64, i64)
  ^bb14(%72: i64, %73: i64):  // 2 preds: ^bb11, ^bb13
    %74 = llvm.icmp "ne" %68, %10 : i64
    llvm.intr.assume %74  : i1
    %75 = llvm.getelementptr inbounds|nuw %63[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %76 = llvm.load %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %77 = llvm.zext %76 : i32 to i64
    %78 = llvm.mul %45, %77 overflow<nsw, nuw> : i64
    %79 = llvm.add %78, %73 overflow<nsw, nuw> : i64
    %80 = llvm.trunc %79 : i64 to i32
    llvm.store %80, %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %81 = llvm.lshr %79, %5 : i64
    llvm.br ^bb15(%81 : i64)
  ^bb15(%82: i64):  // 2 preds: ^bb13, ^bb14
    %83 = llvm.icmp "eq" %82, %10 : i64
    llvm.cond_br %83, ^bb18(%62 : i64), ^bb17
  ^bb16(%84: i64, %85: i64, %86: i64):  // 2 preds: ^bb12, ^bb16
    %87 = llvm.getelementptr inbounds|nuw %63[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %88 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %89 = llvm.zext %88 : i32 to i64
    %90 = llvm.mul %45, %89 overflow<nsw, nuw> : i64
    %91 = llvm.add %90, %85 overflow<nsw, nuw> : i64
    %92 = llvm.trunc %91 : i64 to i32
    llvm.store %92, %87 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %93 = llvm.lshr %91, %5 : i64
    %94 = llvm.getelementptr inbounds|nuw %63[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %95 = llvm.getelementptr inbounds|nuw %94[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %97 = llvm.zext %96 : i32 to i64
    %98 = llvm.mul %45, %97 overflow<nsw, nuw> : i64
    %99 = llvm.add %98, %93 overflow<nsw, nuw> : i64
    %100 = llvm.trunc %99 : i64 to i32
    llvm.store %100, %95 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %101 = llvm.lshr %99, %5 : i64
    %102 = llvm.add %84, %3 overflow<nsw, nuw> : i64
    %103 = llvm.add %86, %3 : i64
    %104 = llvm.icmp "eq" %103, %70 : i64
    llvm.cond_br %104, ^bb13, ^bb16(%102, %101, %103 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb15
    %105 = llvm.trunc %82 overflow<nsw, nuw> : i64 to i32
    %106 = llvm.add %62, %9 : i64
    %107 = llvm.and %106, %7 : i64
    %108 = llvm.and %62, %13 : i64
    %109 = llvm.or disjoint %107, %108 : i64
    %110 = llvm.getelementptr inbounds %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %105, %110 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb18(%109 : i64)
  ^bb18(%111: i64):  // 3 preds: ^bb10, ^bb15, ^bb17
    %112 = llvm.add %45, %9 overflow<nsw, nuw> : i64
    %113 = llvm.icmp "eq" %112, %14 : i64
    llvm.cond_br %113, ^bb3, ^bb6(%112, %63, %111 : i64, !llvm.ptr, i64) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb38
    llvm.call fastcc tail @print(%153, %239) : (!llvm.ptr {llvm.nonnull}, i64) -> ()
    llvm.intr.lifetime.start %40 : !llvm.ptr
    llvm.store %25, %40 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %114 = llvm.getelementptr inbounds|nuw %40[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %114 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %115 = llvm.getelementptr inbounds|nuw %40[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %115 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %40[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %116 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %117 = llvm.getelementptr inbounds|nuw %40[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %117 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %118 = llvm.getelementptr inbounds|nuw %40[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %118 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %119 = llvm.getelementptr inbounds|nuw %40[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %119 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %120 = llvm.getelementptr inbounds|nuw %40[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %120 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %121 = llvm.getelementptr inbounds|nuw %40[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %121 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %122 = llvm.getelementptr inbounds|nuw %40[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %122 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<4xi32>, !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %40[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %123 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %124 = llvm.call tail @printf(%35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb20(%8 : i32)
  ^bb20(%125: i32):  // 2 preds: ^bb19, ^bb21
    llvm.br ^bb22(%36, %8 : i64, i32)
  ^bb21:  // pred: ^bb22
    %126 = llvm.call tail @printf(%38, %136) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %127 = llvm.add %125, %0 overflow<nsw, nuw> : i32
    %128 = llvm.icmp "eq" %127, %39 : i32
    llvm.cond_br %128, ^bb23, ^bb20(%127 : i32) {loop_annotation = #loop_annotation}
  ^bb22(%129: i64, %130: i32):  // 2 preds: ^bb20, ^bb22
    %131 = llvm.getelementptr inbounds|nuw %40[%129] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %132 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %133 = llvm.mul %132, %37 overflow<nsw> : i32
    %134 = llvm.add %133, %130 overflow<nsw> : i32
    %135 = llvm.trunc %129 overflow<nsw, nuw> : i64 to i32
    %136 = llvm.sdiv %134, %135 : i32
    %137 = llvm.srem %134, %135 : i32
    llvm.store %137, %131 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %138 = llvm.add %129, %22 overflow<nsw> : i64
    %139 = llvm.icmp "ugt" %129, %3 : i64
    llvm.cond_br %139, ^bb22(%138, %136 : i64, i32), ^bb21 {loop_annotation = #loop_annotation}
  ^bb23:  // pred: ^bb21
    %140 = llvm.trunc %239 : i64 to i32
    %141 = llvm.call tail @putchar(%37) : (i32) -> i32
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.return %140 : i32
  ^bb24(%142: i32, %143: !llvm.ptr, %144: i64):  // 2 preds: ^bb5, ^bb38
    %145 = llvm.trunc %144 : i64 to i32
    %146 = llvm.shl %145, %0 overflow<nsw, nuw> : i32
    %147 = llvm.or disjoint %146, %0 : i32
    %148 = llvm.icmp "sgt" %145, %16 : i32
    llvm.intr.assume %148  : i1
    %149 = llvm.shl %147, %0 overflow<nsw, nuw> : i32
    %150 = llvm.zext nneg %149 : i32 to i64
    %151 = llvm.shl %150, %5 overflow<nsw, nuw> : i64
    %152 = llvm.shl %150, %3 overflow<nsw, nuw> : i64
    %153 = llvm.call tail @malloc(%152) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i64) -> !llvm.ptr
    %154 = llvm.icmp "eq" %153, %2 : !llvm.ptr
    llvm.cond_br %154, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    llvm.call tail @abort() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb26:  // pred: ^bb24
    %155 = llvm.zext nneg %147 : i32 to i64
    %156 = llvm.shl %155, %3 overflow<nsw, nuw> : i64
    "llvm.intr.memset"(%153, %17, %156) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %157 = llvm.icmp "eq" %145, %8 : i32
    llvm.cond_br %157, ^bb38(%151 : i64), ^bb27
  ^bb27:  // pred: ^bb26
    %158 = llvm.and %144, %18 : i64
    %159 = llvm.getelementptr %153[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %160 = llvm.and %144, %9 : i64
    %161 = llvm.icmp "eq" %158, %9 : i64
    %162 = llvm.and %144, %19 : i64
    %163 = llvm.icmp "eq" %160, %10 : i64
    %164 = llvm.icmp "ne" %160, %10 : i64
    llvm.br ^bb28(%10 : i64)
  ^bb28(%165: i64):  // 2 preds: ^bb27, ^bb32
    %166 = llvm.getelementptr inbounds|nuw %143[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %167 = llvm.load %166 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %168 = llvm.zext %167 : i32 to i64
    %169 = llvm.getelementptr inbounds|nuw %153[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.cond_br %161, ^bb31(%10, %10 : i64, i64), ^bb33(%10, %10, %10 : i64, i64, i64)
  ^bb29:  // pred: ^bb32
    %170 = llvm.zext nneg %146 : i32 to i64
    %171 = llvm.or disjoint %151, %170 : i64
    %172 = llvm.shl %144, %9 : i64
    %173 = llvm.and %172, %20 : i64
    llvm.br ^bb36(%173, %171 : i64, i64)
  ^bb30:  // pred: ^bb33
    llvm.cond_br %163, ^bb32(%217 : i64), ^bb31(%218, %217 : i64, i64)
  ^bb31(%174: i64, %175: i64):  // 2 preds: ^bb28, ^bb30
    llvm.intr.assume %164  : i1
    %176 = llvm.getelementptr inbounds|nuw %143[%174] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %177 = llvm.load %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %178 = llvm.zext %177 : i32 to i64
    %179 = llvm.mul %178, %168 overflow<nuw> : i64
    %180 = llvm.getelementptr inbounds|nuw %169[%174] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %181 = llvm.load %180 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %182 = llvm.zext %181 : i32 to i64
    %183 = llvm.add %175, %182 overflow<nsw, nuw> : i64
    %184 = llvm.add %183, %179 overflow<nuw> : i64
    %185 = llvm.trunc %184 : i64 to i32
    llvm.store %185, %180 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %186 = llvm.lshr %184, %5 : i64
    llvm.br ^bb32(%186 : i64)
  ^bb32(%187: i64):  // 2 preds: ^bb30, ^bb31
    %188 = llvm.trunc %187 overflow<nuw> : i64 to i32
    %189 = llvm.getelementptr %159[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %188, %189 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %190 = llvm.add %165, %9 overflow<nsw, nuw> : i64
    %191 = llvm.icmp "eq" %190, %158 : i64
    llvm.cond_br %191, ^bb29, ^bb28(%190 : i64) {loop_annotation = #loop_annotation}
  ^bb33(%192: i64, %193: i64, %194: i64):  // 2 preds: ^bb28, ^bb33
    %195 = llvm.getelementptr inbounds|nuw %143[%192] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %196 = llvm.load %195 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %197 = llvm.zext %196 : i32 to i64
    %198 = llvm.mul %197, %168 overflow<nuw> : i64
    %199 = llvm.getelementptr inbounds|nuw %169[%192] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %200 = llvm.load %199 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %201 = llvm.zext %200 : i32 to i64
    %202 = llvm.add %193, %201 overflow<nsw, nuw> : i64
    %203 = llvm.add %202, %198 overflow<nuw> : i64
    %204 = llvm.trunc %203 : i64 to i32
    llvm.store %204, %199 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %205 = llvm.lshr %203, %5 : i64
    %206 = llvm.or disjoint %192, %9 : i64
    %207 = llvm.getelementptr inbounds|nuw %143[%206] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %208 = llvm.load %207 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %209 = llvm.zext %208 : i32 to i64
    %210 = llvm.mul %209, %168 overflow<nuw> : i64
    %211 = llvm.getelementptr inbounds|nuw %169[%206] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %212 = llvm.load %211 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %213 = llvm.zext %212 : i32 to i64
    %214 = llvm.add %205, %213 overflow<nsw, nuw> : i64
    %215 = llvm.add %214, %210 overflow<nuw> : i64
    %216 = llvm.trunc %215 : i64 to i32
    llvm.store %216, %211 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %217 = llvm.lshr %215, %5 : i64
    %218 = llvm.add %192, %3 overflow<nsw, nuw> : i64
    %219 = llvm.add %194, %3 : i64
    %220 = llvm.icmp "eq" %219, %162 : i64
    llvm.cond_br %220, ^bb30, ^bb33(%218, %217, %219 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb34:  // pred: ^bb36
    %221 = llvm.add %231, %22 overflow<nsw> : i64
    %222 = llvm.and %232, %13 : i64
    %223 = llvm.getelementptr %153[%221] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %224 = llvm.getelementptr %223[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %225 = llvm.load %224 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %226 = llvm.icmp "eq" %225, %8 : i32
    llvm.cond_br %226, ^bb35, ^bb37
  ^bb35:  // pred: ^bb34
    %227 = llvm.add %231, %23 overflow<nsw> : i64
    %228 = llvm.and %227, %20 : i64
    %229 = llvm.or disjoint %222, %228 : i64
    %230 = llvm.icmp "eq" %227, %10 : i64
    llvm.cond_br %230, ^bb38(%229 : i64), ^bb36(%227, %229 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb36(%231: i64, %232: i64):  // 2 preds: ^bb29, ^bb35
    %233 = llvm.getelementptr %153[%231] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %234 = llvm.getelementptr %233[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %235 = llvm.load %234 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %236 = llvm.icmp "eq" %235, %8 : i32
    llvm.cond_br %236, ^bb34, ^bb38(%232 : i64)
  ^bb37:  // pred: ^bb34
    %237 = llvm.and %221, %7 : i64
    %238 = llvm.or disjoint %222, %237 : i64
    llvm.br ^bb38(%238 : i64)
  ^bb38(%239: i64):  // 4 preds: ^bb26, ^bb35, ^bb36, ^bb37
    llvm.call tail @free(%143) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %240 = llvm.add %142, %0 overflow<nsw, nuw> : i32
    %241 = llvm.icmp "eq" %240, %24 : i32
    llvm.cond_br %241, ^bb19, ^bb24(%240, %153, %239 : i32, !llvm.ptr, i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr fastcc @print(%arg0: !llvm.ptr {llvm.nocapture}, %arg1: i64) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(1000000000 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(-4 : i64) : i64
    %8 = llvm.mlir.constant(30 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.mlir.constant(4294967295 : i64) : i64
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.mlir.constant(10 : i32) : i32
    %13 = llvm.alloca %0 x !llvm.array<64 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.trunc %arg1 : i64 to i32
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : i32
    llvm.cond_br %15, ^bb11, ^bb1(%2, %14 : i64, i32)
  ^bb1(%16: i64, %17: i32):  // 2 preds: ^bb0, ^bb10
    %18 = llvm.icmp "sgt" %17, %1 : i32
    llvm.cond_br %18, ^bb2, ^bb5(%1 : i32)
  ^bb2:  // pred: ^bb1
    %19 = llvm.zext nneg %17 : i32 to i64
    llvm.br ^bb3(%19, %2 : i64, i64)
  ^bb3(%20: i64, %21: i64):  // 2 preds: ^bb2, ^bb3
    %22 = llvm.add %20, %3 overflow<nsw> : i64
    %23 = llvm.shl %21, %4 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %26 = llvm.zext %25 : i32 to i64
    %27 = llvm.or disjoint %23, %26 : i64
    %28 = llvm.udiv %27, %5 : i64
    %29 = llvm.trunc %28 overflow<nuw> : i64 to i32
    llvm.store %29, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %30 = llvm.urem %27, %5 : i64
    %31 = llvm.icmp "ugt" %20, %6 : i64
    llvm.cond_br %31, ^bb3(%22, %30 : i64, i64), ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    %32 = llvm.trunc %30 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb5(%32 : i32)
  ^bb5(%33: i32):  // 2 preds: ^bb1, ^bb4
    %34 = llvm.sext %17 : i32 to i64
    %35 = llvm.getelementptr %arg0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.getelementptr %35[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %1 : i32
    llvm.cond_br %38, ^bb7(%34 : i64), ^bb10(%17 : i32)
  ^bb6:  // pred: ^bb7
    %39 = llvm.getelementptr %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.getelementptr %39[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.icmp "eq" %41, %1 : i32
    llvm.cond_br %42, ^bb7(%44 : i64), ^bb9 {loop_annotation = #loop_annotation}
  ^bb7(%43: i64):  // 2 preds: ^bb5, ^bb6
    %44 = llvm.add %43, %3 overflow<nsw> : i64
    %45 = llvm.icmp "eq" %44, %2 : i64
    llvm.cond_br %45, ^bb8, ^bb6 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %46 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %33, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %47 = llvm.shl %16, %4 : i64
    %48 = llvm.ashr exact %47, %8 : i64
    %49 = llvm.getelementptr inbounds %13[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %51 = llvm.call tail @printf(%9, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.and %16, %10 : i64
    %53 = llvm.icmp "eq" %52, %2 : i64
    llvm.cond_br %53, ^bb14, ^bb12
  ^bb9:  // pred: ^bb6
    %54 = llvm.trunc %44 overflow<nsw> : i64 to i32
    llvm.br ^bb10(%54 : i32)
  ^bb10(%55: i32):  // 2 preds: ^bb5, ^bb9
    %56 = llvm.add %16, %6 overflow<nsw, nuw> : i64
    %57 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %33, %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb1(%56, %55 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb0
    %58 = llvm.call tail @printf(%9, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb14
  ^bb12:  // pred: ^bb8
    %59 = llvm.shl %16, %4 : i64
    %60 = llvm.ashr exact %59, %4 : i64
    llvm.br ^bb13(%60 : i64)
  ^bb13(%61: i64):  // 2 preds: ^bb12, ^bb13
    %62 = llvm.add %61, %3 overflow<nsw> : i64
    %63 = llvm.getelementptr inbounds %13[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %65 = llvm.call tail @printf(%11, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %66 = llvm.icmp "eq" %62, %2 : i64
    llvm.cond_br %66, ^bb14, ^bb13(%62 : i64) {loop_annotation = #loop_annotation}
  ^bb14:  // 3 preds: ^bb8, ^bb11, ^bb13
    %67 = llvm.call tail @putchar(%12) : (i32) -> i32
    llvm.call tail @free(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @realloc(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "2"], ["allocsize", "8589934591"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @abort() attributes {no_unwind, passthrough = ["cold", "nofree", "noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"]], will_return}
}
