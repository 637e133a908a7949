#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("%f %f %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %s %s %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%08x %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%016llx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.17g %.9g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%g %08x\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%.1f %.1f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%d %lld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"("%u %llu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("%.3f %.3f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.11"("%.15f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("less\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("greater\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("equal\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"("unordered\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -255, 256>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
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
    %18 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %19 = llvm.mlir.constant(9.9492190967062012E-44 : f64) : f64
    %20 = llvm.mlir.constant(71 : i32) : i32
    %21 = llvm.mlir.constant(1.000000e+308 : f64) : f64
    %22 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %23 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %24 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    %25 = llvm.mlir.constant(0x4170000000000000 : f64) : f64
    %26 = llvm.mlir.constant(0x4170000010000000 : f64) : f64
    %27 = llvm.mlir.constant(0x41E0000000000000 : f64) : f64
    %28 = llvm.mlir.constant(0x41DFFFFFFFC00000 : f64) : f64
    %29 = llvm.mlir.constant(0xC1E0000000000000 : f64) : f64
    %30 = llvm.mlir.constant(0x4340000000000000 : f64) : f64
    %31 = llvm.mlir.constant(1.8446744073709552E+19 : f64) : f64
    %32 = llvm.mlir.constant(9.2233720368547758E+18 : f64) : f64
    %33 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %34 = llvm.mlir.constant(0 : i32) : i32
    %35 = llvm.mlir.constant(-900000 : i64) : i64
    %36 = llvm.mlir.constant(-1 : i32) : i32
    %37 = llvm.mlir.constant(2 : i32) : i32
    %38 = llvm.mlir.constant(2999999 : i64) : i64
    %39 = llvm.mlir.constant(1000000000 : i32) : i32
    %40 = llvm.mlir.constant(1000000000000000 : i64) : i64
    %41 = llvm.mlir.constant(-2147483648000000 : i64) : i64
    %42 = llvm.mlir.constant(255 : i32) : i32
    %43 = llvm.mlir.constant(255500000 : i64) : i64
    %44 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %45 = llvm.mlir.constant(-294967296 : i32) : i32
    %46 = llvm.mlir.constant(-446744073709551616 : i64) : i64
    %47 = llvm.mlir.constant(0 : i64) : i64
    %48 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %49 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %50 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %51 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %52 = llvm.mlir.constant(dense<1.000000e-01> : vector<4xf32>) : vector<4xf32>
    %53 = llvm.mlir.constant(dense<1.000000e+06> : vector<4xf32>) : vector<4xf32>
    %54 = llvm.mlir.constant(16 : i64) : i64
    %55 = llvm.mlir.constant(8 : i64) : i64
    %56 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %57 = llvm.mlir.constant(200 : i64) : i64
    %58 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %59 = llvm.mlir.constant(4 : i64) : i64
    %60 = llvm.mlir.constant(12 : i64) : i64
    %61 = llvm.mlir.constant(20 : i64) : i64
    %62 = llvm.mlir.constant(24 : i64) : i64
    %63 = llvm.mlir.constant(28 : i64) : i64
    %64 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %65 = llvm.mlir.addressof @".str.11" : !llvm.ptr
    %66 = llvm.mlir.constant(1.4142135623730949 : f64) : f64
    %67 = llvm.mlir.constant(141 : i32) : i32
    %68 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %69 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %70 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<200 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %68 : !llvm.ptr
    llvm.store volatile %1, %68 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %69 : !llvm.ptr
    llvm.store volatile %2, %69 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    llvm.intr.lifetime.start %70 : !llvm.ptr
    llvm.store volatile %3, %70 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f64, !llvm.ptr
    %72 = llvm.load volatile %69 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %73 = llvm.load volatile %68 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %74 = llvm.fdiv %72, %73 : f64
    %75 = llvm.fsub %74, %74 : f64
    %76 = llvm.fneg %74 : f64
    %77 = llvm.fcmp "ord" %75, %1 : f64
    %78 = llvm.zext %77 : i1 to i32
    %79 = llvm.fcmp "uno" %75, %1 : f64
    %80 = llvm.zext %79 : i1 to i32
    %81 = llvm.call tail @printf(%4, %74, %76, %78, %80) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %82 = llvm.fcmp "olt" %74, %5 : f64
    llvm.cond_br %82, ^bb3(%6 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %83 = llvm.fcmp "ogt" %74, %5 : f64
    llvm.cond_br %83, ^bb3(%7 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %84 = llvm.fcmp "oeq" %74, %5 : f64
    %85 = llvm.select %84, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb3(%85 : !llvm.ptr)
  ^bb3(%86: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb2
    %87 = llvm.load volatile %68 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %88 = llvm.fcmp "olt" %87, %1 : f64
    llvm.cond_br %88, ^bb6(%6 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %89 = llvm.fcmp "ogt" %87, %1 : f64
    llvm.cond_br %89, ^bb6(%7 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %90 = llvm.fcmp "oeq" %87, %1 : f64
    %91 = llvm.select %90, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb6(%91 : !llvm.ptr)
  ^bb6(%92: !llvm.ptr):  // 3 preds: ^bb3, ^bb4, ^bb5
    %93 = llvm.fcmp "olt" %75, %2 : f64
    llvm.cond_br %93, ^bb9(%6 : !llvm.ptr), ^bb7
  ^bb7:  // pred: ^bb6
    %94 = llvm.fcmp "ogt" %75, %2 : f64
    llvm.cond_br %94, ^bb9(%7 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %95 = llvm.fcmp "oeq" %75, %2 : f64
    %96 = llvm.select %95, %8, %9 : i1, !llvm.ptr
    llvm.br ^bb9(%96 : !llvm.ptr)
  ^bb9(%97: !llvm.ptr):  // 3 preds: ^bb6, ^bb7, ^bb8
    %98 = llvm.call tail @printf(%10, %6, %86, %92, %97) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %99 = llvm.load volatile %69 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %100 = llvm.fdiv %99, %11 : f64
    %101 = llvm.fptrunc %100 : f64 to f32
    %102 = llvm.bitcast %101 : f32 to i32
    %103 = llvm.call tail @printf(%12, %102, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.load volatile %69 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %105 = llvm.load volatile %70 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %106 = llvm.fdiv %104, %105 : f64
    %107 = llvm.bitcast %106 : f64 to i64
    %108 = llvm.call tail @printf(%14, %107) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %109 = llvm.call tail @printf(%15, %16, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %110 = llvm.call tail @printf(%18, %19, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %111 = llvm.load volatile %70 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    %112 = llvm.fmul %111, %21 : f64
    %113 = llvm.fneg %112 : f64
    %114 = llvm.call tail @printf(%22, %112, %113) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %115 = llvm.call tail @printf(%23, %1, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %116 = llvm.call tail @printf(%23, %24, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %117 = llvm.call tail @printf(%23, %25, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %118 = llvm.call tail @printf(%23, %27, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %119 = llvm.call tail @printf(%23, %29, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %120 = llvm.call tail @printf(%23, %30, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %121 = llvm.call tail @printf(%23, %31, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %122 = llvm.call tail @printf(%23, %32, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %123 = llvm.call tail @printf(%33, %34, %35, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %124 = llvm.call tail @printf(%33, %37, %38, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %125 = llvm.call tail @printf(%33, %39, %40, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %126 = llvm.call tail @printf(%33, %13, %41, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %127 = llvm.call tail @printf(%33, %42, %43, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %128 = llvm.call tail @printf(%44, %45, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %71 : !llvm.ptr
    llvm.br ^bb10(%47, %48 : i64, vector<4xi32>)
  ^bb10(%129: i64, %130: vector<4xi32>):  // 2 preds: ^bb9, ^bb10
    %131 = llvm.add %130, %49 : vector<4xi32>
    %132 = llvm.and %130, %50 : vector<4xi32>
    %133 = llvm.and %130, %50 : vector<4xi32>
    %134 = llvm.icmp "eq" %132, %51 : vector<4xi32>
    %135 = llvm.icmp "eq" %133, %51 : vector<4xi32>
    %136 = llvm.select %134, %52, %53 : vector<4xi1>, vector<4xf32>
    %137 = llvm.select %135, %52, %53 : vector<4xi1>, vector<4xf32>
    %138 = llvm.uitofp nneg %130 : vector<4xi32> to vector<4xf32>
    %139 = llvm.uitofp nneg %131 : vector<4xi32> to vector<4xf32>
    %140 = llvm.fadd %136, %138 : vector<4xf32>
    %141 = llvm.fadd %137, %139 : vector<4xf32>
    %142 = llvm.getelementptr inbounds|nuw %71[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %143 = llvm.getelementptr inbounds|nuw %142[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %140, %142 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xf32>, !llvm.ptr
    llvm.store %141, %143 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xf32>, !llvm.ptr
    %144 = llvm.add %129, %55 overflow<nuw> : i64
    %145 = llvm.add %130, %56 : vector<4xi32>
    %146 = llvm.icmp "eq" %144, %57 : i64
    llvm.cond_br %146, ^bb11(%47, %58 : i64, f32), ^bb10(%144, %145 : i64, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb11(%147: i64, %148: f32):  // 2 preds: ^bb10, ^bb11
    %149 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %150 = llvm.load %149 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %151 = llvm.fadd %148, %150 : f32
    %152 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.getelementptr inbounds|nuw %152[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.load %153 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %155 = llvm.fadd %151, %154 : f32
    %156 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.getelementptr inbounds|nuw %156[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %159 = llvm.fadd %155, %158 : f32
    %160 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %161 = llvm.getelementptr inbounds|nuw %160[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %163 = llvm.fadd %159, %162 : f32
    %164 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %165 = llvm.getelementptr inbounds|nuw %164[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %167 = llvm.fadd %163, %166 : f32
    %168 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %169 = llvm.getelementptr inbounds|nuw %168[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.load %169 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %171 = llvm.fadd %167, %170 : f32
    %172 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.getelementptr inbounds|nuw %172[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.load %173 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %175 = llvm.fadd %171, %174 : f32
    %176 = llvm.getelementptr inbounds|nuw %71[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.getelementptr inbounds|nuw %176[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.load %177 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %179 = llvm.fadd %175, %178 : f32
    %180 = llvm.add %147, %55 overflow<nsw, nuw> : i64
    %181 = llvm.icmp "eq" %180, %57 : i64
    llvm.cond_br %181, ^bb12(%47, %58, %58 : i64, f32, f32), ^bb11(%180, %179 : i64, f32) {loop_annotation = #loop_annotation}
  ^bb12(%182: i64, %183: f32, %184: f32):  // 2 preds: ^bb11, ^bb12
    %185 = llvm.getelementptr inbounds|nuw %71[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %186 = llvm.load %185 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %187 = llvm.fsub %186, %184 : f32
    %188 = llvm.fadd %183, %187 : f32
    %189 = llvm.fsub %188, %183 : f32
    %190 = llvm.fsub %189, %187 : f32
    %191 = llvm.getelementptr inbounds|nuw %71[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %192 = llvm.getelementptr inbounds|nuw %191[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.load %192 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %194 = llvm.fsub %193, %190 : f32
    %195 = llvm.fadd %188, %194 : f32
    %196 = llvm.fsub %195, %188 : f32
    %197 = llvm.fsub %196, %194 : f32
    %198 = llvm.getelementptr inbounds|nuw %71[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %199 = llvm.getelementptr inbounds|nuw %198[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.load %199 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %201 = llvm.fsub %200, %197 : f32
    %202 = llvm.fadd %195, %201 : f32
    %203 = llvm.fsub %202, %195 : f32
    %204 = llvm.fsub %203, %201 : f32
    %205 = llvm.getelementptr inbounds|nuw %71[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %206 = llvm.getelementptr inbounds|nuw %205[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.load %206 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %208 = llvm.fsub %207, %204 : f32
    %209 = llvm.fadd %202, %208 : f32
    %210 = llvm.fsub %209, %202 : f32
    %211 = llvm.fsub %210, %208 : f32
    %212 = llvm.add %182, %59 overflow<nsw, nuw> : i64
    %213 = llvm.icmp "eq" %212, %57 : i64
    llvm.cond_br %213, ^bb13, ^bb12(%212, %209, %211 : i64, f32, f32) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb12
    %214 = llvm.fpext %179 : f32 to f64
    %215 = llvm.fpext %209 : f32 to f64
    %216 = llvm.call tail @printf(%64, %214, %215) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %217 = llvm.call tail @printf(%65, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.intr.lifetime.end %69 : !llvm.ptr
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.return %67 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
