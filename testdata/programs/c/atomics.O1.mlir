#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc3, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc3, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @counter(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @small(-6 : i8) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : i8
  llvm.mlir.global internal @wide(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @real(1.500000e+00 : f32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : f32
  llvm.mlir.global private unnamed_addr constant @".str.3"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d %d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @head() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @busy() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.atomic_flag", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.atomic_flag", (i8)>
    llvm.return %1 : !llvm.struct<"struct.atomic_flag", (i8)>
  }
  llvm.mlir.global internal @highest.best(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @counter : !llvm.ptr
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(64 : i32) : i32
    %6 = llvm.mlir.constant(-5 : i32) : i32
    %7 = llvm.mlir.constant(255 : i32) : i32
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.addressof @small : !llvm.ptr
    %10 = llvm.mlir.constant(10 : i8) : i8
    %11 = llvm.mlir.constant(1 : i8) : i8
    %12 = llvm.mlir.constant(1099511627776 : i64) : i64
    %13 = llvm.mlir.addressof @wide : !llvm.ptr
    %14 = llvm.mlir.constant(3 : i64) : i64
    %15 = llvm.mlir.constant(7 : i64) : i64
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %18 = llvm.mlir.addressof @real : !llvm.ptr
    %19 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %20 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %21 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %22 = llvm.mlir.constant(99 : i32) : i32
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %25 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %26 = llvm.mlir.constant(0 : i64) : i64
    %27 = llvm.mlir.addressof @head : !llvm.ptr
    %28 = llvm.mlir.constant(8 : i64) : i64
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.mlir.constant(5 : i64) : i64
    %31 = llvm.mlir.zero : !llvm.ptr
    %32 = llvm.mlir.constant(true) : i1
    %33 = llvm.mlir.addressof @highest.best : !llvm.ptr
    %34 = llvm.mlir.constant(9 : i32) : i32
    %35 = llvm.mlir.constant(4 : i32) : i32
    %36 = llvm.mlir.addressof @busy : !llvm.ptr
    %37 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %38 = llvm.mlir.constant(0 : i8) : i8
    %39 = llvm.mlir.constant(40 : i32) : i32
    %40 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<5 x struct<"struct.node", (i32, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.atomicrmw add %1, %2 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %43 = llvm.call tail @printf(%3, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %44 = llvm.atomicrmw sub %1, %4 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %45 = llvm.call tail @printf(%3, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %46 = llvm.atomicrmw _or %1, %5 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %47 = llvm.call tail @printf(%3, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %48 = llvm.atomicrmw _and %1, %6 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %49 = llvm.call tail @printf(%3, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %50 = llvm.atomicrmw _xor %1, %7 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %51 = llvm.call tail @printf(%3, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %52 = llvm.atomicrmw xchg %1, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %53 = llvm.call tail @printf(%3, %52) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %54 = llvm.atomicrmw add %1, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %55 = llvm.add %54, %0 : i32
    %56 = llvm.call tail @printf(%8, %55) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.atomicrmw add %9, %10 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %58 = llvm.atomicrmw add %9, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %59 = llvm.load %9 atomic seq_cst {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %60 = llvm.zext %59 : i8 to i32
    %61 = llvm.call tail @printf(%8, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %12, %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i64, !llvm.ptr
    %62 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb1(%62 : i64)
  ^bb1(%63: i64):  // 2 preds: ^bb0, ^bb1
    %64 = llvm.mul %63, %14 overflow<nsw> : i64
    %65 = llvm.cmpxchg %13, %63, %64 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %66 = llvm.extractvalue %65[0] : !llvm.struct<(i64, i1)> 
    %67 = llvm.extractvalue %65[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %67, ^bb2, ^bb1(%66 : i64)
  ^bb2:  // pred: ^bb1
    %68 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb3(%68 : i64)
  ^bb3(%69: i64):  // 2 preds: ^bb2, ^bb3
    %70 = llvm.sdiv %69, %15 : i64
    %71 = llvm.cmpxchg %13, %69, %70 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %72 = llvm.extractvalue %71[0] : !llvm.struct<(i64, i1)> 
    %73 = llvm.extractvalue %71[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %73, ^bb4, ^bb3(%72 : i64)
  ^bb4:  // pred: ^bb3
    %74 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.br ^bb5(%74 : i64)
  ^bb5(%75: i64):  // 2 preds: ^bb4, ^bb5
    %76 = llvm.shl %75, %16 : i64
    %77 = llvm.cmpxchg %13, %75, %76 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %78 = llvm.extractvalue %77[0] : !llvm.struct<(i64, i1)> 
    %79 = llvm.extractvalue %77[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %79, ^bb6, ^bb5(%78 : i64)
  ^bb6:  // pred: ^bb5
    %80 = llvm.load %13 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %81 = llvm.call tail @printf(%17, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %82 = llvm.load %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %83 = llvm.fmul %82, %19 : f32
    %84 = llvm.fadd %83, %20 : f32
    llvm.store %84, %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %85 = llvm.load %18 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %86 = llvm.fpext %85 : f32 to f64
    %87 = llvm.call tail @printf(%21, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %40 : !llvm.ptr
    llvm.store %22, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %88 = llvm.cmpxchg %1, %22, %23 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %89 = llvm.extractvalue %88[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %89, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %90 = llvm.extractvalue %88[0] : !llvm.struct<(i32, i1)> 
    llvm.store %90, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %91 = llvm.zext %89 : i1 to i32
    %92 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %93 = llvm.call tail @printf(%24, %91, %92) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %94 = llvm.cmpxchg %1, %92, %23 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %95 = llvm.extractvalue %94[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %95, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %96 = llvm.extractvalue %94[0] : !llvm.struct<(i32, i1)> 
    llvm.store %96, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %97 = llvm.zext %95 : i1 to i32
    %98 = llvm.load %1 atomic seq_cst {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %99 = llvm.call tail @printf(%25, %97, %98) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %41 : !llvm.ptr
    llvm.br ^bb11(%26 : i64)
  ^bb11(%100: i64):  // 2 preds: ^bb10, ^bb13
    %101 = llvm.mul %100, %100 overflow<nsw, nuw> : i64
    %102 = llvm.getelementptr inbounds|nuw %41[%100] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr)>
    %103 = llvm.trunc %101 overflow<nuw> : i64 to i32
    llvm.store %103, %102 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
    %104 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %105 = llvm.inttoptr %104 : i64 to !llvm.ptr
    %106 = llvm.getelementptr inbounds|nuw %102[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.ptrtoint %102 : !llvm.ptr to i64
    llvm.br ^bb12(%105 : !llvm.ptr)
  ^bb12(%108: !llvm.ptr):  // 2 preds: ^bb11, ^bb12
    llvm.store %108, %106 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr, !llvm.ptr
    %109 = llvm.ptrtoint %108 : !llvm.ptr to i64
    %110 = llvm.cmpxchg weak %27, %109, %107 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %111 = llvm.extractvalue %110[1] : !llvm.struct<(i64, i1)> 
    %112 = llvm.extractvalue %110[0] : !llvm.struct<(i64, i1)> 
    %113 = llvm.inttoptr %112 : i64 to !llvm.ptr
    %114 = llvm.select %111, %108, %113 : i1, !llvm.ptr
    llvm.cond_br %111, ^bb13, ^bb12(%114 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %115 = llvm.add %100, %29 overflow<nsw, nuw> : i64
    %116 = llvm.icmp "eq" %115, %30 : i64
    llvm.cond_br %116, ^bb14, ^bb11(%115 : i64) {loop_annotation = #loop_annotation}
  ^bb14:  // 2 preds: ^bb13, ^bb28
    %117 = llvm.load %27 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %118 = llvm.icmp "eq" %117, %26 : i64
    llvm.cond_br %118, ^bb17(%31 : !llvm.ptr), ^bb15
  ^bb15:  // pred: ^bb14
    %119 = llvm.inttoptr %117 : i64 to !llvm.ptr
    llvm.br ^bb16(%119 : !llvm.ptr)
  ^bb16(%120: !llvm.ptr):  // 2 preds: ^bb15, ^bb16
    %121 = llvm.getelementptr inbounds|nuw %120[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %121 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.ptrtoint %120 : !llvm.ptr to i64
    %124 = llvm.ptrtoint %122 : !llvm.ptr to i64
    %125 = llvm.cmpxchg %27, %123, %124 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %126 = llvm.extractvalue %125[1] : !llvm.struct<(i64, i1)> 
    %127 = llvm.extractvalue %125[0] : !llvm.struct<(i64, i1)> 
    %128 = llvm.inttoptr %127 : i64 to !llvm.ptr
    %129 = llvm.select %126, %120, %128 : i1, !llvm.ptr
    %130 = llvm.icmp "eq" %129, %31 : !llvm.ptr
    %131 = llvm.select %126, %32, %130 : i1, i1
    llvm.cond_br %131, ^bb17(%129 : !llvm.ptr), ^bb16(%129 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb17(%132: !llvm.ptr):  // 2 preds: ^bb14, ^bb16
    %133 = llvm.icmp "eq" %132, %31 : !llvm.ptr
    llvm.cond_br %133, ^bb18, ^bb28
  ^bb18:  // pred: ^bb17
    %134 = llvm.load %27 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %135 = llvm.icmp "eq" %134, %26 : i64
    %136 = llvm.zext %135 : i1 to i32
    %137 = llvm.call @printf(%8, %136) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %138 = llvm.load %33 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb19(%138 : i32)
  ^bb19(%139: i32):  // 2 preds: ^bb18, ^bb20
    %140 = llvm.icmp "slt" %139, %4 : i32
    llvm.cond_br %140, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %141 = llvm.cmpxchg weak %33, %139, %4 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %142 = llvm.extractvalue %141[1] : !llvm.struct<(i32, i1)> 
    %143 = llvm.extractvalue %141[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %142, ^bb21, ^bb19(%143 : i32) {loop_annotation = #loop_annotation}
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %144 = llvm.load %33 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.call @printf(%3, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.load %33 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb22(%146 : i32)
  ^bb22(%147: i32):  // 2 preds: ^bb21, ^bb23
    %148 = llvm.icmp "slt" %147, %34 : i32
    llvm.cond_br %148, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %149 = llvm.cmpxchg weak %33, %147, %34 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %150 = llvm.extractvalue %149[1] : !llvm.struct<(i32, i1)> 
    %151 = llvm.extractvalue %149[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %150, ^bb24, ^bb22(%151 : i32) {loop_annotation = #loop_annotation}
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %152 = llvm.load %33 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.call @printf(%3, %152) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.load %33 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb25(%154 : i32)
  ^bb25(%155: i32):  // 2 preds: ^bb24, ^bb26
    %156 = llvm.icmp "slt" %155, %35 : i32
    llvm.cond_br %156, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %157 = llvm.cmpxchg weak %33, %155, %35 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %158 = llvm.extractvalue %157[1] : !llvm.struct<(i32, i1)> 
    %159 = llvm.extractvalue %157[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %158, ^bb27, ^bb25(%159 : i32) {loop_annotation = #loop_annotation}
  ^bb27:  // 2 preds: ^bb25, ^bb26
    %160 = llvm.load %33 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.call @printf(%8, %160) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %162 = llvm.atomicrmw xchg %36, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %163 = llvm.and %162, %11 : i8
    %164 = llvm.zext nneg %163 : i8 to i32
    %165 = llvm.call @printf(%37, %164) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %166 = llvm.atomicrmw xchg %36, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %167 = llvm.and %166, %11 : i8
    %168 = llvm.zext nneg %167 : i8 to i32
    %169 = llvm.call @printf(%37, %168) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.store %38, %36 atomic seq_cst {alignment = 1 : i64} : i8, !llvm.ptr
    %170 = llvm.atomicrmw xchg %36, %11 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %171 = llvm.and %170, %11 : i8
    %172 = llvm.zext nneg %171 : i8 to i32
    %173 = llvm.call @printf(%8, %172) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.fence seq_cst
    %174 = llvm.atomicrmw add %40, %39 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %175 = llvm.add %174, %39 : i32
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.return %175 : i32
  ^bb28:  // pred: ^bb17
    %176 = llvm.load %132 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %177 = llvm.call @printf(%3, %176) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb14 {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
