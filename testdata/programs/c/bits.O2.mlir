#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
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
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(2147483648 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(-2401053089206439923 : i64) : i64
    %6 = llvm.mlir.constant(24 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
    %10 = llvm.mlir.constant(40 : i64) : i64
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.mlir.constant(6 : i64) : i64
    %15 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %16 = llvm.mlir.constant(510274632 : i32) : i32
    %17 = llvm.mlir.constant(31 : i32) : i32
    %18 = llvm.mlir.constant(4 : i32) : i32
    %19 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %20 = llvm.mlir.constant(13330 : i32) : i32
    %21 = llvm.mlir.constant(578437695752307201 : i64) : i64
    %22 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %23 = llvm.mlir.constant(24 : i32) : i32
    %24 = llvm.mlir.constant(-2147483647 : i32) : i32
    %25 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %26 = llvm.mlir.constant(3 : i32) : i32
    %27 = llvm.mlir.constant(16675 : i32) : i32
    %28 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %29 = llvm.mlir.constant(-2147483648 : i32) : i32
    %30 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %31 = llvm.mlir.constant(-1 : i32) : i32
    %32 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %33 = llvm.mlir.constant(-4611686018427387907 : i64) : i64
    %34 = llvm.mlir.constant(4900000000 : i64) : i64
    %35 = llvm.mlir.constant(-5536 : i32) : i32
    %36 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %37 = llvm.mlir.constant(1465737077 : i64) : i64
    %38 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %39 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %40 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %41 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %42 = llvm.mlir.constant(dense<5> : vector<4xi32>) : vector<4xi32>
    %43 = llvm.mlir.constant(8 : i32) : i32
    %44 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %45 = llvm.mlir.constant(296 : i32) : i32
    %46 = llvm.mlir.constant(0 : i8) : i8
    %47 = llvm.mlir.constant(62 : i32) : i32
    %48 = llvm.mlir.constant(6 : i32) : i32
    %49 = llvm.mlir.constant(249 : i32) : i32
    %50 = llvm.mlir.constant(64 : i32) : i32
    %51 = llvm.mlir.constant(128 : i32) : i32
    %52 = llvm.mlir.constant(192 : i32) : i32
    %53 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %54 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %55 = llvm.mlir.constant(37 : i32) : i32
    %56 = llvm.mlir.constant(5 : i32) : i32
    %57 = llvm.mlir.constant(7 : i32) : i32
    %58 = llvm.mlir.constant(63 : i32) : i32
    %59 = llvm.mlir.constant(14 : i32) : i32
    %60 = llvm.alloca %0 x !llvm.array<6 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    llvm.store %1, %60 {alignment = 16 : i64} : i64, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %60[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %62 {alignment = 8 : i64} : i64, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %60[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %63 {alignment = 16 : i64} : i64, !llvm.ptr
    %64 = llvm.getelementptr inbounds|nuw %60[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    %65 = llvm.getelementptr inbounds|nuw %60[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %65 {alignment = 16 : i64} : i64, !llvm.ptr
    %66 = llvm.getelementptr inbounds|nuw %60[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %66 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb3(%11 : i64)
  ^bb1:  // pred: ^bb5
    %67 = llvm.call tail @printf(%15, %16, %16, %17, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %68 = llvm.call tail @printf(%19, %20, %21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %69 = llvm.call tail @printf(%22, %23, %24, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %70 = llvm.call tail @printf(%25, %26, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %71 = llvm.call tail @printf(%28, %0, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %72 = llvm.call tail @printf(%30, %0, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %73 = llvm.call tail @printf(%32, %0, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %74 = llvm.call tail @printf(%32, %12, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %75 = llvm.call tail @printf(%28, %0, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.call tail @printf(%36, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb2(%12, %38, %39, %39 : i32, vector<4xi32>, vector<4xi32>, vector<4xi32>)
  ^bb2(%77: i32, %78: vector<4xi32>, %79: vector<4xi32>, %80: vector<4xi32>):  // 2 preds: ^bb1, ^bb2
    %81 = llvm.add %78, %40 : vector<4xi32>
    %82 = llvm.add %78, %41 overflow<nsw, nuw> : vector<4xi32>
    %83 = llvm.add %78, %42 : vector<4xi32>
    %84 = llvm.xor %82, %78 : vector<4xi32>
    %85 = llvm.xor %83, %81 : vector<4xi32>
    %86 = llvm.lshr %84, %41 : vector<4xi32>
    %87 = llvm.lshr %85, %41 : vector<4xi32>
    %88 = llvm.xor %78, %86 : vector<4xi32>
    %89 = llvm.xor %81, %87 : vector<4xi32>
    %90 = llvm.xor %88, %82 : vector<4xi32>
    %91 = llvm.xor %89, %83 : vector<4xi32>
    %92 = llvm.intr.ctpop(%90) : (vector<4xi32>) -> vector<4xi32>
    %93 = llvm.intr.ctpop(%91) : (vector<4xi32>) -> vector<4xi32>
    %94 = llvm.icmp "ne" %92, %41 : vector<4xi32>
    %95 = llvm.icmp "ne" %93, %41 : vector<4xi32>
    %96 = llvm.zext %94 : vector<4xi1> to vector<4xi32>
    %97 = llvm.zext %95 : vector<4xi1> to vector<4xi32>
    %98 = llvm.add %79, %96 : vector<4xi32>
    %99 = llvm.add %80, %97 : vector<4xi32>
    %100 = llvm.add %77, %43 overflow<nuw> : i32
    %101 = llvm.add %78, %44 : vector<4xi32>
    %102 = llvm.icmp "eq" %100, %45 : i32
    llvm.cond_br %102, ^bb6, ^bb2(%100, %101, %98, %99 : i32, vector<4xi32>, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb3(%103: i64):  // 2 preds: ^bb0, ^bb5
    %104 = llvm.getelementptr inbounds|nuw %60[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %105 = llvm.load %104 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %106 = llvm.icmp "eq" %105, %11 : i64
    llvm.cond_br %106, ^bb5(%12 : i32), ^bb4(%12, %105 : i32, i64)
  ^bb4(%107: i32, %108: i64):  // 2 preds: ^bb3, ^bb4
    %109 = llvm.add %107, %0 overflow<nsw, nuw> : i32
    %110 = llvm.add %108, %7 : i64
    %111 = llvm.and %110, %108 : i64
    %112 = llvm.icmp "eq" %111, %11 : i64
    llvm.cond_br %112, ^bb5(%109 : i32), ^bb4(%109, %111 : i32, i64) {loop_annotation = #loop_annotation}
  ^bb5(%113: i32):  // 2 preds: ^bb3, ^bb4
    %114 = llvm.intr.ctpop(%105) : (i64) -> i64
    %115 = llvm.trunc %114 overflow<nsw, nuw> : i64 to i32
    %116 = "llvm.intr.ctlz"(%105) <{is_zero_poison = true}> : (i64) -> i64
    %117 = llvm.trunc %116 overflow<nsw, nuw> : i64 to i32
    %118 = "llvm.intr.cttz"(%105) <{is_zero_poison = true}> : (i64) -> i64
    %119 = llvm.trunc %118 overflow<nsw, nuw> : i64 to i32
    %120 = llvm.and %115, %0 : i32
    %121 = llvm.add %119, %0 overflow<nsw, nuw> : i32
    %122 = llvm.select %106, %12, %121 : i1, i32
    %123 = llvm.call tail @printf(%13, %113, %115, %117, %119, %120, %122) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %124 = llvm.add %103, %1 overflow<nsw, nuw> : i64
    %125 = llvm.icmp "eq" %124, %14 : i64
    llvm.cond_br %125, ^bb1, ^bb3(%124 : i64) {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb2
    llvm.intr.lifetime.start %61 : !llvm.ptr
    "llvm.intr.memset"(%61, %46, %8) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb7(%12 : i32)
  ^bb7(%126: i32):  // 2 preds: ^bb6, ^bb8
    %127 = llvm.and %126, %47 : i32
    %128 = llvm.zext nneg %127 : i32 to i64
    %129 = llvm.shl %1, %128 overflow<nsw, nuw> : i64
    %130 = llvm.lshr %126, %48 : i32
    %131 = llvm.zext nneg %130 : i32 to i64
    %132 = llvm.getelementptr inbounds|nuw %61[%131] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %133 = llvm.load %132 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %134 = llvm.or %133, %129 : i64
    llvm.store %134, %132 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %135 = llvm.icmp "ult" %126, %49 : i32
    llvm.cond_br %135, ^bb8, ^bb9 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb7
    %136 = llvm.add %126, %57 overflow<nsw, nuw> : i32
    %137 = llvm.and %136, %58 : i32
    %138 = llvm.zext nneg %137 : i32 to i64
    %139 = llvm.shl %1, %138 overflow<nuw> : i64
    %140 = llvm.lshr %136, %48 : i32
    %141 = llvm.zext nneg %140 : i32 to i64
    %142 = llvm.getelementptr inbounds|nuw %61[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %143 = llvm.load %142 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %144 = llvm.or %143, %139 : i64
    llvm.store %144, %142 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %145 = llvm.add %126, %59 overflow<nsw, nuw> : i32
    llvm.br ^bb7(%145 : i32)
  ^bb9:  // pred: ^bb7
    %146 = llvm.load %61 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %147 = llvm.icmp "eq" %146, %11 : i64
    llvm.cond_br %147, ^bb11(%12, %12 : i32, i32), ^bb21(%146, %12 : i64, i32)
  ^bb10:  // pred: ^bb21
    %148 = "llvm.intr.cttz"(%198) <{is_zero_poison = true}> : (i64) -> i64
    %149 = llvm.trunc %148 overflow<nsw, nuw> : i64 to i32
    llvm.br ^bb11(%200, %149 : i32, i32)
  ^bb11(%150: i32, %151: i32):  // 2 preds: ^bb9, ^bb10
    %152 = llvm.getelementptr inbounds|nuw %61[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %152 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %154 = llvm.icmp "eq" %153, %11 : i64
    llvm.cond_br %154, ^bb14(%150, %151 : i32, i32), ^bb12(%153, %150 : i64, i32)
  ^bb12(%155: i64, %156: i32):  // 2 preds: ^bb11, ^bb12
    %157 = llvm.add %156, %0 overflow<nsw> : i32
    %158 = llvm.add %155, %7 : i64
    %159 = llvm.and %158, %155 : i64
    %160 = llvm.icmp "eq" %159, %11 : i64
    llvm.cond_br %160, ^bb13, ^bb12(%159, %157 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %161 = "llvm.intr.cttz"(%155) <{is_zero_poison = true}> : (i64) -> i64
    %162 = llvm.trunc %161 overflow<nsw, nuw> : i64 to i32
    %163 = llvm.or disjoint %162, %50 : i32
    llvm.br ^bb14(%157, %163 : i32, i32)
  ^bb14(%164: i32, %165: i32):  // 2 preds: ^bb11, ^bb13
    %166 = llvm.getelementptr inbounds|nuw %61[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.load %166 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %168 = llvm.icmp "eq" %167, %11 : i64
    llvm.cond_br %168, ^bb17(%164, %165 : i32, i32), ^bb15(%167, %164 : i64, i32)
  ^bb15(%169: i64, %170: i32):  // 2 preds: ^bb14, ^bb15
    %171 = llvm.add %170, %0 overflow<nsw> : i32
    %172 = llvm.add %169, %7 : i64
    %173 = llvm.and %172, %169 : i64
    %174 = llvm.icmp "eq" %173, %11 : i64
    llvm.cond_br %174, ^bb16, ^bb15(%173, %171 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb15
    %175 = "llvm.intr.cttz"(%169) <{is_zero_poison = true}> : (i64) -> i64
    %176 = llvm.trunc %175 overflow<nsw, nuw> : i64 to i32
    %177 = llvm.or disjoint %176, %51 : i32
    llvm.br ^bb17(%171, %177 : i32, i32)
  ^bb17(%178: i32, %179: i32):  // 2 preds: ^bb14, ^bb16
    %180 = llvm.getelementptr inbounds|nuw %61[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.load %180 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %182 = llvm.icmp "eq" %181, %11 : i64
    llvm.cond_br %182, ^bb20(%178, %179 : i32, i32), ^bb18(%181, %178 : i64, i32)
  ^bb18(%183: i64, %184: i32):  // 2 preds: ^bb17, ^bb18
    %185 = llvm.add %184, %0 overflow<nsw> : i32
    %186 = llvm.add %183, %7 : i64
    %187 = llvm.and %186, %183 : i64
    %188 = llvm.icmp "eq" %187, %11 : i64
    llvm.cond_br %188, ^bb19, ^bb18(%187, %185 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    %189 = "llvm.intr.cttz"(%183) <{is_zero_poison = true}> : (i64) -> i64
    %190 = llvm.trunc %189 overflow<nsw, nuw> : i64 to i32
    %191 = llvm.or disjoint %190, %52 : i32
    llvm.br ^bb20(%185, %191 : i32, i32)
  ^bb20(%192: i32, %193: i32):  // 2 preds: ^bb17, ^bb19
    %194 = llvm.add %99, %98 : vector<4xi32>
    %195 = "llvm.intr.vector.reduce.add"(%194) : (vector<4xi32>) -> i32
    %196 = llvm.call tail @printf(%53, %195, %192, %193) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %197 = llvm.call tail @printf(%54, %43, %55, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %61 : !llvm.ptr
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.return %192 : i32
  ^bb21(%198: i64, %199: i32):  // 2 preds: ^bb9, ^bb21
    %200 = llvm.add %199, %0 overflow<nsw, nuw> : i32
    %201 = llvm.add %198, %7 : i64
    %202 = llvm.and %201, %198 : i64
    %203 = llvm.icmp "eq" %202, %11 : i64
    llvm.cond_br %203, ^bb10, ^bb21(%202, %200 : i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
