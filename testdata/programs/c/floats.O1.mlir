#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "long long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%f %f %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.17g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%g %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.is(dense<[0, -1, 16777217, 2147483647, -2147483648]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.7"("%.1f %.1f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.us(dense<[9007199254740993, -1, -9223372036854775808]> : tensor<3xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x i64>
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %lld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%u %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%.3f %.3f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%.15f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("less\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("greater\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("equal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("unordered\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, -255, 256>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %6 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %9 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.constant(-2147483648 : i32) : i32
    %14 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %15 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %16 = llvm.mlir.constant(0.30000000000000004 : f64) : f64
    %17 = llvm.mlir.constant(0.30000001192092896 : f64) : f64
    %18 = llvm.mlir.constant(9.99999935E-39 : f32) : f32
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.mlir.constant(1.000000e+01 : f32) : f32
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %23 = llvm.mlir.constant(1.000000e+308 : f64) : f64
    %24 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %25 = llvm.mlir.constant(0 : i64) : i64
    %26 = llvm.mlir.addressof @__const.main.is : !llvm.ptr
    %27 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %28 = llvm.mlir.constant(1 : i64) : i64
    %29 = llvm.mlir.constant(5 : i64) : i64
    %30 = llvm.mlir.addressof @__const.main.us : !llvm.ptr
    %31 = llvm.mlir.constant(3 : i64) : i64
    %32 = llvm.mlir.constant(0 : i8) : i8
    %33 = llvm.mlir.constant(40 : i64) : i64
    %34 = llvm.mlir.constant(-9.000000e-01 : f64) : f64
    %35 = llvm.mlir.constant(8 : i64) : i64
    %36 = llvm.mlir.constant(2.9999989999999999 : f64) : f64
    %37 = llvm.mlir.constant(16 : i64) : i64
    %38 = llvm.mlir.constant(1.000000e+09 : f64) : f64
    %39 = llvm.mlir.constant(24 : i64) : i64
    %40 = llvm.mlir.constant(0xC1E0000000000000 : f64) : f64
    %41 = llvm.mlir.constant(32 : i64) : i64
    %42 = llvm.mlir.constant(2.555000e+02 : f64) : f64
    %43 = llvm.mlir.constant(1.000000e+06 : f64) : f64
    %44 = llvm.mlir.constant(-1 : i32) : i32
    %45 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %46 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %47 = llvm.mlir.constant(-294967296 : i32) : i32
    %48 = llvm.mlir.constant(-446744073709551616 : i64) : i64
    %49 = llvm.mlir.constant(1.000000e-01 : f32) : f32
    %50 = llvm.mlir.constant(1.000000e+06 : f32) : f32
    %51 = llvm.mlir.constant(200 : i64) : i64
    %52 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %53 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %54 = llvm.mlir.constant(-2.000000e+00 : f64) : f64
    %55 = llvm.mlir.constant(6 : i32) : i32
    %56 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %57 = llvm.mlir.constant(1.000000e+02 : f64) : f64
    %58 = llvm.mlir.constant(256 : i32) : i32
    %59 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.array<5 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.alloca %0 x !llvm.array<200 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %59 : !llvm.ptr
    llvm.store volatile %1, %59 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    llvm.store volatile %2, %60 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %61 : !llvm.ptr
    llvm.store volatile %3, %61 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %64 = llvm.load volatile %60 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %65 = llvm.load volatile %59 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %66 = llvm.fdiv %64, %65 : f64
    %67 = llvm.fsub %66, %66 : f64
    %68 = llvm.fneg %66 : f64
    %69 = llvm.fcmp "ord" %67, %1 : f64
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.fcmp "uno" %67, %1 : f64
    %72 = llvm.zext %71 : i1 to i32
    %73 = llvm.call tail @printf(%4, %66, %68, %70, %72) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %74 = llvm.fcmp "olt" %66, %5 : f64
    llvm.cond_br %74, ^bb3(%6 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %75 = llvm.fcmp "ogt" %66, %5 : f64
    llvm.cond_br %75, ^bb3(%7 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %76 = llvm.fcmp "oeq" %66, %5 : f64
    %77 = llvm.select %76, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb3(%77 : !llvm.ptr)
  ^bb3(%78: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb2
    %79 = llvm.load volatile %59 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %80 = llvm.fcmp "olt" %79, %1 : f64
    llvm.cond_br %80, ^bb6(%6 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %81 = llvm.fcmp "ogt" %79, %1 : f64
    llvm.cond_br %81, ^bb6(%7 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %82 = llvm.fcmp "oeq" %79, %1 : f64
    %83 = llvm.select %82, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb6(%83 : !llvm.ptr)
  ^bb6(%84: !llvm.ptr):  // 3 preds: ^bb3, ^bb4, ^bb5
    %85 = llvm.fcmp "olt" %67, %2 : f64
    llvm.cond_br %85, ^bb9(%6 : !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %86 = llvm.fcmp "ogt" %67, %2 : f64
    llvm.cond_br %86, ^bb9(%7 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %87 = llvm.fcmp "oeq" %67, %2 : f64
    %88 = llvm.select %87, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb9(%88 : !llvm.ptr)
  ^bb9(%89: !llvm.ptr):  // 3 preds: ^bb6, ^bb7, ^bb8
    %90 = llvm.call tail @printf(%10, %6, %78, %84, %89) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %91 = llvm.load volatile %60 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %92 = llvm.fdiv %91, %11 : f64
    %93 = llvm.fptrunc %92 : f64 to f32
    %94 = llvm.bitcast %93 : f32 to i32
    %95 = llvm.call tail @printf(%12, %94, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %96 = llvm.load volatile %60 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %97 = llvm.load volatile %61 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %98 = llvm.fdiv %96, %97 : f64
    %99 = llvm.bitcast %98 : f64 to i64
    %100 = llvm.call tail @printf(%14, %99) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %101 = llvm.call tail @printf(%15, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb11(%18, %19 : f32, i32)
  ^bb10:  // pred: ^bb11
    %102 = llvm.fpext %111 : f32 to f64
    %103 = llvm.bitcast %111 : f32 to i32
    %104 = llvm.call tail @printf(%22, %102, %103) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %105 = llvm.load volatile %61 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %106 = llvm.fmul %105, %23 : f64
    %107 = llvm.fneg %106 : f64
    %108 = llvm.call tail @printf(%24, %106, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb12(%25 : i64)
  ^bb11(%109: f32, %110: i32):  // 2 preds: ^bb9, ^bb11
    %111 = llvm.fdiv %109, %20 : f32
    %112 = llvm.add %110, %0 overflow<nsw, nuw> : i32
    %113 = llvm.icmp "eq" %112, %21 : i32
    llvm.cond_br %113, ^bb10, ^bb11(%111, %112 : f32, i32) {loop_annotation = #loop_annotation}
  ^bb12(%114: i64):  // 2 preds: ^bb10, ^bb12
    %115 = llvm.getelementptr inbounds|nuw %26[%114] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %116 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %117 = llvm.sitofp %116 : i32 to f32
    %118 = llvm.fpext %117 : f32 to f64
    %119 = llvm.sitofp %116 : i32 to f64
    %120 = llvm.call tail @printf(%27, %118, %119) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %121 = llvm.add %114, %28 overflow<nsw, nuw> : i64
    %122 = llvm.icmp "eq" %121, %29 : i64
    llvm.cond_br %122, ^bb14(%25 : i64), ^bb12(%121 : i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb14
    llvm.intr.lifetime.start %62 : !llvm.ptr
    "llvm.intr.memset"(%62, %32, %33) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %34, %62 {alignment = 16 : i64} : f64, !llvm.ptr
    %123 = llvm.getelementptr inbounds|nuw %62[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %36, %123 {alignment = 8 : i64} : f64, !llvm.ptr
    %124 = llvm.getelementptr inbounds|nuw %62[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %124 {alignment = 16 : i64} : f64, !llvm.ptr
    %125 = llvm.getelementptr inbounds|nuw %62[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %125 {alignment = 8 : i64} : f64, !llvm.ptr
    %126 = llvm.getelementptr inbounds|nuw %62[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %42, %126 {alignment = 16 : i64} : f64, !llvm.ptr
    llvm.br ^bb16(%25 : i64)
  ^bb14(%127: i64):  // 2 preds: ^bb12, ^bb14
    %128 = llvm.getelementptr inbounds|nuw %30[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %129 = llvm.load %128 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i64
    %130 = llvm.uitofp %129 : i64 to f64
    %131 = llvm.uitofp %129 : i64 to f32
    %132 = llvm.fpext %131 : f32 to f64
    %133 = llvm.call tail @printf(%27, %130, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %134 = llvm.add %127, %28 overflow<nsw, nuw> : i64
    %135 = llvm.icmp "eq" %134, %31 : i64
    llvm.cond_br %135, ^bb13, ^bb14(%134 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb16
    %136 = llvm.call tail @printf(%46, %47, %48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %63 : !llvm.ptr
    llvm.br ^bb20(%25 : i64)
  ^bb16(%137: i64):  // 2 preds: ^bb13, ^bb16
    %138 = llvm.getelementptr inbounds|nuw %62[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %139 = llvm.load %138 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %140 = llvm.fptosi %139 : f64 to i32
    %141 = llvm.fmul %139, %43 : f64
    %142 = llvm.fptosi %141 : f64 to i64
    %143 = llvm.fcmp "ult" %139, %1 : f64
    %144 = llvm.fptoui %139 : f64 to i32
    %145 = llvm.select %143, %44, %144 : i1, i32
    %146 = llvm.call tail @printf(%45, %140, %142, %145) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %147 = llvm.add %137, %28 overflow<nsw, nuw> : i64
    %148 = llvm.icmp "eq" %147, %29 : i64
    llvm.cond_br %148, ^bb15, ^bb16(%147 : i64) {loop_annotation = #loop_annotation}
  ^bb17(%149: i64, %150: f32):  // 2 preds: ^bb17, ^bb20
    %151 = llvm.getelementptr inbounds|nuw %63[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %152 = llvm.load %151 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %153 = llvm.fadd %150, %152 : f32
    %154 = llvm.add %149, %28 overflow<nsw, nuw> : i64
    %155 = llvm.icmp "eq" %154, %51 : i64
    llvm.cond_br %155, ^bb18(%25, %52, %52 : i64, f32, f32), ^bb17(%154, %153 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb18(%156: i64, %157: f32, %158: f32):  // 2 preds: ^bb17, ^bb18
    %159 = llvm.getelementptr inbounds|nuw %63[%156] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %161 = llvm.fsub %160, %158 : f32
    %162 = llvm.fadd %157, %161 : f32
    %163 = llvm.fsub %162, %157 : f32
    %164 = llvm.fsub %163, %161 : f32
    %165 = llvm.add %156, %28 overflow<nsw, nuw> : i64
    %166 = llvm.icmp "eq" %165, %51 : i64
    llvm.cond_br %166, ^bb19, ^bb18(%165, %162, %164 : i64, f32, f32) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb18
    %167 = llvm.fpext %153 : f32 to f64
    %168 = llvm.fpext %162 : f32 to f64
    %169 = llvm.call tail @printf(%53, %167, %168) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb22(%19, %5 : i32, f64)
  ^bb20(%170: i64):  // 2 preds: ^bb15, ^bb20
    %171 = llvm.and %170, %28 : i64
    %172 = llvm.icmp "eq" %171, %25 : i64
    %173 = llvm.select %172, %49, %50 : i1, f32
    %174 = llvm.trunc %170 overflow<nsw, nuw> : i64 to i32
    %175 = llvm.uitofp nneg %174 : i32 to f32
    %176 = llvm.fadd %173, %175 : f32
    %177 = llvm.getelementptr inbounds|nuw %63[%170] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %177 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : f32, !llvm.ptr
    %178 = llvm.add %170, %28 overflow<nsw, nuw> : i64
    %179 = llvm.icmp "eq" %178, %51 : i64
    llvm.cond_br %179, ^bb17(%25, %52 : i64, f32), ^bb20(%178 : i64) {loop_annotation = #loop_annotation}
  ^bb21:  // pred: ^bb22
    %180 = llvm.call tail @printf(%56, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    %181 = llvm.fmul %190, %57 : f64
    %182 = llvm.fptosi %181 : f64 to i32
    %183 = llvm.srem %182, %58 : i32
    llvm.intr.lifetime.end %63 : !llvm.ptr
    llvm.intr.lifetime.end %62 : !llvm.ptr
    llvm.intr.lifetime.end %61 : !llvm.ptr
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.return %183 : i32
  ^bb22(%184: i32, %185: f64):  // 2 preds: ^bb19, ^bb22
    %186 = llvm.fmul %185, %185 : f64
    %187 = llvm.fadd %186, %54 : f64
    %188 = llvm.fmul %185, %5 : f64
    %189 = llvm.fdiv %187, %188 : f64
    %190 = llvm.fsub %185, %189 : f64
    %191 = llvm.add %184, %0 overflow<nsw, nuw> : i32
    %192 = llvm.icmp "eq" %191, %55 : i32
    llvm.cond_br %192, ^bb21, ^bb22(%191, %190 : i32, f64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
