#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "stencil">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "stencil">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "stencil: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "stencil: argument 1">
#alias_scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "stencil: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "stencil: argument 1">
#alias_scope4 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain, description = "stencil: argument 0:It1">
#alias_scope5 = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain, description = "stencil: argument 1:It1">
#alias_scope6 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain1, description = "stencil: argument 0:It1">
#alias_scope7 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain1, description = "stencil: argument 1:It1">
#alias_scope8 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain, description = "stencil: argument 0:It2">
#alias_scope9 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain, description = "stencil: argument 1:It2">
#alias_scope10 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain1, description = "stencil: argument 0:It2">
#alias_scope11 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain1, description = "stencil: argument 1:It2">
#alias_scope12 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain, description = "stencil: argument 0:It3">
#alias_scope13 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain, description = "stencil: argument 1:It3">
#alias_scope14 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain1, description = "stencil: argument 0:It3">
#alias_scope15 = #llvm.alias_scope<id = distinct[17]<>, domain = #alias_scope_domain1, description = "stencil: argument 1:It3">
#alias_scope16 = #llvm.alias_scope<id = distinct[18]<>, domain = #alias_scope_domain, description = "stencil: argument 0:It4">
#alias_scope17 = #llvm.alias_scope<id = distinct[19]<>, domain = #alias_scope_domain, description = "stencil: argument 1:It4">
#alias_scope18 = #llvm.alias_scope<id = distinct[20]<>, domain = #alias_scope_domain1, description = "stencil: argument 0:It4">
#alias_scope19 = #llvm.alias_scope<id = distinct[21]<>, domain = #alias_scope_domain1, description = "stencil: argument 1:It4">
#alias_scope20 = #llvm.alias_scope<id = distinct[22]<>, domain = #alias_scope_domain, description = "stencil: argument 0:It5">
#alias_scope21 = #llvm.alias_scope<id = distinct[23]<>, domain = #alias_scope_domain, description = "stencil: argument 1:It5">
#alias_scope22 = #llvm.alias_scope<id = distinct[24]<>, domain = #alias_scope_domain1, description = "stencil: argument 0:It5">
#alias_scope23 = #llvm.alias_scope<id = distinct[25]<>, domain = #alias_scope_domain1, description = "stencil: argument 1:It5">
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @a(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global internal unnamed_addr @b(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global internal unnamed_addr @c(dense<0> : tensor<24x24xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<24 x array<24 x i32>>
  llvm.mlir.global private unnamed_addr constant @".str"("%ld %ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @x(dense<0.000000e+00> : tensor<203xf32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f32>
  llvm.mlir.global internal unnamed_addr @y(dense<0.000000e+00> : tensor<203xf32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f32>
  llvm.mlir.global internal unnamed_addr @p(dense<0.000000e+00> : tensor<203xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f64>
  llvm.mlir.global internal unnamed_addr @bytes(dense<0> : tensor<203xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i8>
  llvm.mlir.global internal unnamed_addr @mask(dense<0> : tensor<203xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i8>
  llvm.mlir.global internal unnamed_addr @waves(dense<0> : tensor<203xi16>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i16>
  llvm.mlir.global internal unnamed_addr @words(dense<0> : tensor<203xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x i32>
  llvm.mlir.global private unnamed_addr constant @".str.1"("%.4f %.4f %.6f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @q(dense<0.000000e+00> : tensor<203xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<203 x f64>
  llvm.mlir.global private unnamed_addr constant @".str.2"("%.9f %.9f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %d %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 256>}) attributes {dso_local, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i64) : i64
    %3 = llvm.mlir.poison : vector<4xi64>
    %4 = llvm.mlir.addressof @b : !llvm.ptr
    %5 = llvm.mlir.addressof @a : !llvm.ptr
    %6 = llvm.mlir.constant(dense<[0, 3, 6, 9]> : vector<4xi32>) : vector<4xi32>
    %7 = llvm.mlir.constant(dense<11> : vector<4xi32>) : vector<4xi32>
    %8 = llvm.mlir.constant(dense<-5> : vector<4xi32>) : vector<4xi32>
    %9 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %10 = llvm.mlir.constant(dense<-8> : vector<4xi32>) : vector<4xi32>
    %11 = llvm.mlir.constant(dense<[12, 15, 18, 21]> : vector<4xi32>) : vector<4xi32>
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.constant(dense<[4, 5, 6, 7]> : vector<4xi32>) : vector<4xi32>
    %14 = llvm.mlir.constant(dense<[24, 27, 30, 33]> : vector<4xi32>) : vector<4xi32>
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(dense<[8, 9, 10, 11]> : vector<4xi32>) : vector<4xi32>
    %17 = llvm.mlir.constant(dense<[36, 39, 42, 45]> : vector<4xi32>) : vector<4xi32>
    %18 = llvm.mlir.constant(48 : i64) : i64
    %19 = llvm.mlir.constant(dense<[12, 13, 14, 15]> : vector<4xi32>) : vector<4xi32>
    %20 = llvm.mlir.constant(dense<[48, 51, 54, 57]> : vector<4xi32>) : vector<4xi32>
    %21 = llvm.mlir.constant(64 : i64) : i64
    %22 = llvm.mlir.constant(dense<[16, 17, 18, 19]> : vector<4xi32>) : vector<4xi32>
    %23 = llvm.mlir.constant(dense<[60, 63, 66, 69]> : vector<4xi32>) : vector<4xi32>
    %24 = llvm.mlir.constant(80 : i64) : i64
    %25 = llvm.mlir.constant(dense<[20, 21, 22, 23]> : vector<4xi32>) : vector<4xi32>
    %26 = llvm.mlir.constant(1 : i64) : i64
    %27 = llvm.mlir.constant(24 : i64) : i64
    %28 = llvm.mlir.addressof @c : !llvm.ptr
    %29 = llvm.mlir.constant(92 : i64) : i64
    %30 = llvm.mlir.constant(88 : i64) : i64
    %31 = llvm.mlir.constant(84 : i64) : i64
    %32 = llvm.mlir.constant(76 : i64) : i64
    %33 = llvm.mlir.constant(28 : i64) : i64
    %34 = llvm.mlir.constant(20 : i64) : i64
    %35 = llvm.mlir.constant(12 : i64) : i64
    %36 = llvm.mlir.constant(8 : i64) : i64
    %37 = llvm.mlir.constant(4 : i64) : i64
    %38 = llvm.mlir.constant(72 : i64) : i64
    %39 = llvm.mlir.constant(68 : i64) : i64
    %40 = llvm.mlir.constant(60 : i64) : i64
    %41 = llvm.mlir.constant(56 : i64) : i64
    %42 = llvm.mlir.constant(52 : i64) : i64
    %43 = llvm.mlir.constant(44 : i64) : i64
    %44 = llvm.mlir.constant(40 : i64) : i64
    %45 = llvm.mlir.constant(36 : i64) : i64
    %46 = llvm.mlir.poison : vector<4xi32>
    %47 = llvm.mlir.constant(96 : i64) : i64
    %48 = llvm.mlir.constant(192 : i64) : i64
    %49 = llvm.mlir.constant(288 : i64) : i64
    %50 = llvm.mlir.constant(384 : i64) : i64
    %51 = llvm.mlir.constant(480 : i64) : i64
    %52 = llvm.mlir.constant(576 : i64) : i64
    %53 = llvm.mlir.constant(672 : i64) : i64
    %54 = llvm.mlir.constant(768 : i64) : i64
    %55 = llvm.mlir.constant(864 : i64) : i64
    %56 = llvm.mlir.constant(960 : i64) : i64
    %57 = llvm.mlir.constant(1056 : i64) : i64
    %58 = llvm.mlir.constant(1152 : i64) : i64
    %59 = llvm.mlir.constant(1248 : i64) : i64
    %60 = llvm.mlir.constant(1344 : i64) : i64
    %61 = llvm.mlir.constant(1440 : i64) : i64
    %62 = llvm.mlir.constant(1536 : i64) : i64
    %63 = llvm.mlir.constant(1632 : i64) : i64
    %64 = llvm.mlir.constant(1728 : i64) : i64
    %65 = llvm.mlir.constant(1824 : i64) : i64
    %66 = llvm.mlir.constant(1920 : i64) : i64
    %67 = llvm.mlir.constant(2016 : i64) : i64
    %68 = llvm.mlir.constant(2112 : i64) : i64
    %69 = llvm.mlir.constant(2208 : i64) : i64
    %70 = llvm.mlir.poison : vector<16xi64>
    %71 = llvm.mlir.poison : vector<8xi64>
    %72 = llvm.mlir.constant(548 : i64) : i64
    %73 = llvm.getelementptr inbounds|nuw %28[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.mlir.addressof @".str" : !llvm.ptr
    %75 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi64>) : vector<2xi64>
    %76 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi8>) : vector<2xi8>
    %77 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi16>) : vector<2xi16>
    %78 = llvm.mlir.constant(dense<[0, 1]> : vector<2xi32>) : vector<2xi32>
    %79 = llvm.mlir.constant(dense<13> : vector<2xi8>) : vector<2xi8>
    %80 = llvm.mlir.constant(dense<5.000000e-01> : vector<2xf32>) : vector<2xf32>
    %81 = llvm.mlir.addressof @x : !llvm.ptr
    %82 = llvm.mlir.constant(dense<17> : vector<2xi16>) : vector<2xi16>
    %83 = llvm.mlir.constant(dense<-8> : vector<2xi32>) : vector<2xi32>
    %84 = llvm.mlir.addressof @y : !llvm.ptr
    %85 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
    %86 = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
    %87 = llvm.mlir.constant(dense<-1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %88 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %89 = llvm.mlir.addressof @p : !llvm.ptr
    %90 = llvm.mlir.constant(dense<37> : vector<2xi8>) : vector<2xi8>
    %91 = llvm.mlir.addressof @bytes : !llvm.ptr
    %92 = llvm.mlir.constant(dense<5> : vector<2xi8>) : vector<2xi8>
    %93 = llvm.mlir.constant(dense<1> : vector<2xi8>) : vector<2xi8>
    %94 = llvm.mlir.addressof @mask : !llvm.ptr
    %95 = llvm.mlir.constant(dense<977> : vector<2xi16>) : vector<2xi16>
    %96 = llvm.mlir.addressof @waves : !llvm.ptr
    %97 = llvm.mlir.addressof @words : !llvm.ptr
    %98 = llvm.mlir.constant(dense<40503> : vector<2xi32>) : vector<2xi32>
    %99 = llvm.mlir.constant(2 : i64) : i64
    %100 = llvm.mlir.constant(dense<2> : vector<2xi64>) : vector<2xi64>
    %101 = llvm.mlir.constant(dense<2> : vector<2xi8>) : vector<2xi8>
    %102 = llvm.mlir.constant(dense<2> : vector<2xi16>) : vector<2xi16>
    %103 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
    %104 = llvm.mlir.constant(202 : i64) : i64
    %105 = llvm.mlir.constant(3.500000e+00 : f32) : f32
    %106 = llvm.mlir.constant(808 : i64) : i64
    %107 = llvm.getelementptr inbounds|nuw %81[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.mlir.constant(-4.000000e+00 : f32) : f32
    %109 = llvm.getelementptr inbounds|nuw %84[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    %111 = llvm.mlir.constant(1616 : i64) : i64
    %112 = llvm.getelementptr inbounds|nuw %89[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.mlir.constant(50 : i8) : i8
    %114 = llvm.getelementptr inbounds|nuw %91[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.mlir.constant(-13 : i8) : i8
    %116 = llvm.getelementptr inbounds|nuw %94[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.mlir.constant(746 : i16) : i16
    %118 = llvm.mlir.constant(404 : i64) : i64
    %119 = llvm.getelementptr inbounds|nuw %96[%118] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.mlir.constant(8181606 : i32) : i32
    %121 = llvm.getelementptr inbounds|nuw %97[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.mlir.constant(6.400000e+01 : f64) : f64
    %123 = llvm.mlir.constant(800 : i64) : i64
    %124 = llvm.getelementptr inbounds|nuw %89[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.mlir.constant(dense<2.500000e-01> : vector<4xf32>) : vector<4xf32>
    %126 = llvm.mlir.constant(200 : i64) : i64
    %127 = llvm.getelementptr inbounds|nuw %84[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %129 = llvm.getelementptr inbounds|nuw %81[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.mlir.constant(804 : i64) : i64
    %131 = llvm.getelementptr inbounds|nuw %84[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.getelementptr inbounds|nuw %81[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.getelementptr inbounds|nuw %81[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %135 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %136 = llvm.getelementptr inbounds|nuw %89[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.mlir.poison : vector<2xf64>
    %138 = llvm.mlir.constant(-8 : i64) : i64
    %139 = llvm.mlir.constant(dense<2.000000e+00> : vector<2xf64>) : vector<2xf64>
    %140 = llvm.mlir.constant(dense<2.500000e-01> : vector<2xf64>) : vector<2xf64>
    %141 = llvm.mlir.addressof @q : !llvm.ptr
    %142 = llvm.mlir.constant(1600 : i64) : i64
    %143 = llvm.getelementptr inbounds|nuw %89[%142] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %145 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %146 = llvm.mlir.constant(1608 : i64) : i64
    %147 = llvm.getelementptr inbounds|nuw %141[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.getelementptr inbounds|nuw %141[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.getelementptr inbounds|nuw %141[%142] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds|nuw %141[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.getelementptr inbounds|nuw %89[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.mlir.constant(752 : i64) : i64
    %153 = llvm.getelementptr inbounds|nuw %89[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %155 = llvm.getelementptr inbounds|nuw %91[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.getelementptr inbounds|nuw %91[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.getelementptr inbounds|nuw %91[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.getelementptr inbounds|nuw %91[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.getelementptr inbounds|nuw %91[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.getelementptr inbounds|nuw %91[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.getelementptr inbounds|nuw %91[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.getelementptr inbounds|nuw %91[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.getelementptr inbounds|nuw %91[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.getelementptr inbounds|nuw %91[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.getelementptr inbounds|nuw %91[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.getelementptr inbounds|nuw %91[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.mlir.constant(100 : i64) : i64
    %168 = llvm.getelementptr inbounds|nuw %91[%167] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.mlir.constant(108 : i64) : i64
    %170 = llvm.getelementptr inbounds|nuw %91[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.mlir.constant(116 : i64) : i64
    %172 = llvm.getelementptr inbounds|nuw %91[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %173 = llvm.mlir.constant(124 : i64) : i64
    %174 = llvm.getelementptr inbounds|nuw %91[%173] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.mlir.constant(132 : i64) : i64
    %176 = llvm.getelementptr inbounds|nuw %91[%175] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %177 = llvm.mlir.constant(140 : i64) : i64
    %178 = llvm.getelementptr inbounds|nuw %91[%177] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.mlir.constant(148 : i64) : i64
    %180 = llvm.getelementptr inbounds|nuw %91[%179] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %181 = llvm.mlir.constant(156 : i64) : i64
    %182 = llvm.getelementptr inbounds|nuw %91[%181] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %183 = llvm.mlir.constant(164 : i64) : i64
    %184 = llvm.getelementptr inbounds|nuw %91[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.mlir.constant(172 : i64) : i64
    %186 = llvm.getelementptr inbounds|nuw %91[%185] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %187 = llvm.mlir.constant(180 : i64) : i64
    %188 = llvm.getelementptr inbounds|nuw %91[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.mlir.constant(188 : i64) : i64
    %190 = llvm.getelementptr inbounds|nuw %91[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %191 = llvm.mlir.constant(196 : i64) : i64
    %192 = llvm.getelementptr inbounds|nuw %91[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.getelementptr inbounds|nuw %91[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.getelementptr inbounds|nuw %91[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %195 = llvm.getelementptr inbounds|nuw %91[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.getelementptr inbounds|nuw %91[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %197 = llvm.getelementptr inbounds|nuw %91[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %198 = llvm.getelementptr inbounds|nuw %91[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %199 = llvm.getelementptr inbounds|nuw %91[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.getelementptr inbounds|nuw %91[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %201 = llvm.getelementptr inbounds|nuw %91[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.getelementptr inbounds|nuw %91[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %203 = llvm.getelementptr inbounds|nuw %91[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.getelementptr inbounds|nuw %91[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %205 = llvm.mlir.constant(104 : i64) : i64
    %206 = llvm.getelementptr inbounds|nuw %91[%205] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %207 = llvm.mlir.constant(112 : i64) : i64
    %208 = llvm.getelementptr inbounds|nuw %91[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %209 = llvm.mlir.constant(120 : i64) : i64
    %210 = llvm.getelementptr inbounds|nuw %91[%209] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %211 = llvm.mlir.constant(128 : i64) : i64
    %212 = llvm.getelementptr inbounds|nuw %91[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %213 = llvm.mlir.constant(136 : i64) : i64
    %214 = llvm.getelementptr inbounds|nuw %91[%213] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %215 = llvm.mlir.constant(144 : i64) : i64
    %216 = llvm.getelementptr inbounds|nuw %91[%215] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %217 = llvm.mlir.constant(152 : i64) : i64
    %218 = llvm.getelementptr inbounds|nuw %91[%217] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %219 = llvm.mlir.constant(160 : i64) : i64
    %220 = llvm.getelementptr inbounds|nuw %91[%219] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %221 = llvm.mlir.constant(168 : i64) : i64
    %222 = llvm.getelementptr inbounds|nuw %91[%221] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %223 = llvm.mlir.constant(176 : i64) : i64
    %224 = llvm.getelementptr inbounds|nuw %91[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %225 = llvm.mlir.constant(184 : i64) : i64
    %226 = llvm.getelementptr inbounds|nuw %91[%225] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %227 = llvm.getelementptr inbounds|nuw %91[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %228 = llvm.getelementptr inbounds|nuw %91[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %229 = llvm.mlir.constant(201 : i64) : i64
    %230 = llvm.getelementptr inbounds|nuw %91[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %231 = llvm.mlir.constant(dense<111> : vector<4xi8>) : vector<4xi8>
    %232 = llvm.mlir.constant(111 : i8) : i8
    %233 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %234 = llvm.mlir.constant(10 : i64) : i64
    %235 = llvm.mlir.constant(402 : i64) : i64
    %236 = llvm.getelementptr inbounds|nuw %96[%235] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %237 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %238 = llvm.getelementptr inbounds|nuw %96[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %239 = llvm.mlir.constant(dense<-1000> : vector<8xi16>) : vector<8xi16>
    %240 = llvm.mlir.constant(dense<30000> : vector<8xi16>) : vector<8xi16>
    %241 = llvm.getelementptr inbounds|nuw %96[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %242 = llvm.getelementptr inbounds|nuw %96[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %243 = llvm.getelementptr inbounds|nuw %96[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %244 = llvm.getelementptr inbounds|nuw %96[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %245 = llvm.getelementptr inbounds|nuw %96[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %246 = llvm.getelementptr inbounds|nuw %96[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %247 = llvm.getelementptr inbounds|nuw %96[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %248 = llvm.getelementptr inbounds|nuw %96[%215] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %249 = llvm.getelementptr inbounds|nuw %96[%219] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %250 = llvm.getelementptr inbounds|nuw %96[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %251 = llvm.getelementptr inbounds|nuw %96[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %252 = llvm.mlir.constant(208 : i64) : i64
    %253 = llvm.getelementptr inbounds|nuw %96[%252] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %254 = llvm.mlir.constant(224 : i64) : i64
    %255 = llvm.getelementptr inbounds|nuw %96[%254] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %256 = llvm.mlir.constant(240 : i64) : i64
    %257 = llvm.getelementptr inbounds|nuw %96[%256] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %258 = llvm.mlir.constant(256 : i64) : i64
    %259 = llvm.getelementptr inbounds|nuw %96[%258] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %260 = llvm.mlir.constant(272 : i64) : i64
    %261 = llvm.getelementptr inbounds|nuw %96[%260] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %262 = llvm.getelementptr inbounds|nuw %96[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %263 = llvm.mlir.constant(304 : i64) : i64
    %264 = llvm.getelementptr inbounds|nuw %96[%263] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %265 = llvm.mlir.constant(320 : i64) : i64
    %266 = llvm.getelementptr inbounds|nuw %96[%265] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %267 = llvm.mlir.constant(336 : i64) : i64
    %268 = llvm.getelementptr inbounds|nuw %96[%267] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.mlir.constant(352 : i64) : i64
    %270 = llvm.getelementptr inbounds|nuw %96[%269] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %271 = llvm.mlir.constant(368 : i64) : i64
    %272 = llvm.getelementptr inbounds|nuw %96[%271] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %273 = llvm.getelementptr inbounds|nuw %96[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %274 = llvm.mlir.constant(400 : i64) : i64
    %275 = llvm.getelementptr inbounds|nuw %96[%274] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %276 = llvm.mlir.constant(-1000 : i16) : i16
    %277 = llvm.mlir.constant(30000 : i16) : i16
    %278 = llvm.mlir.constant(66 : i64) : i64
    %279 = llvm.getelementptr inbounds|nuw %96[%278] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %280 = llvm.mlir.constant(0 : i32) : i32
    %281 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %282 = llvm.mlir.constant(dense<-1640531535> : vector<4xi32>) : vector<4xi32>
    %283 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
    %284 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %285 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %286 = llvm.getelementptr inbounds|nuw %97[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %287 = llvm.mlir.constant(-1640531535 : i32) : i32
    %288 = llvm.getelementptr inbounds|nuw %97[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %289 = llvm.mlir.constant(2 : i32) : i32
    %290 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %291 = llvm.mlir.constant(dense<[-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16]> : vector<16xi8>) : vector<16xi8>
    %292 = llvm.mlir.constant(dense<[-17, -18, -19, -20, -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32]> : vector<16xi8>) : vector<16xi8>
    %293 = llvm.mlir.constant(dense<[-33, -34, -35, -36, -37, -38, -39, -40, -41, -42, -43, -44, -45, -46, -47, -48]> : vector<16xi8>) : vector<16xi8>
    %294 = llvm.mlir.constant(dense<[-49, -50, -51, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64]> : vector<16xi8>) : vector<16xi8>
    %295 = llvm.mlir.constant(dense<[-65, -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80]> : vector<16xi8>) : vector<16xi8>
    %296 = llvm.mlir.constant(dense<[-81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93, -94, -95, -96]> : vector<16xi8>) : vector<16xi8>
    %297 = llvm.mlir.constant(dense<[-97, -98, -99, -100, -101, -102, -103, -104, -105, -106, -107, -108, -109, -110, -111, -112]> : vector<16xi8>) : vector<16xi8>
    %298 = llvm.mlir.constant(dense<[-113, -114, -115, -116, -117, -118, -119, -120, -121, -122, -123, -124, -125, -126, -127, -128]> : vector<16xi8>) : vector<16xi8>
    %299 = llvm.mlir.constant(dense<[127, 126, 125, 124, 123, 122, 121, 120, 119, 118, 117, 116, 115, 114, 113, 112]> : vector<16xi8>) : vector<16xi8>
    %300 = llvm.mlir.constant(dense<[111, 110, 109, 108, 107, 106, 105, 104, 103, 102, 101, 100, 99, 98, 97, 96]> : vector<16xi8>) : vector<16xi8>
    %301 = llvm.mlir.constant(dense<[95, 94, 93, 92, 91, 90, 89, 88, 87, 86, 85, 84, 83, 82, 81, 80]> : vector<16xi8>) : vector<16xi8>
    %302 = llvm.mlir.constant(dense<[79, 78, 77, 76, 75, 74, 73, 72, 71, 70, 69, 68, 67, 66, 65, 64]> : vector<16xi8>) : vector<16xi8>
    %303 = llvm.mlir.constant(dense<[63, 62, 61, 60, 59, 58, 57, 56]> : vector<8xi8>) : vector<8xi8>
    %304 = llvm.mlir.constant(55 : i8) : i8
    %305 = llvm.mlir.constant(54 : i8) : i8
    %306 = llvm.mlir.constant(53 : i8) : i8
    %307 = llvm.mlir.constant(dense<255> : vector<16xi32>) : vector<16xi32>
    %308 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %309 = llvm.getelementptr inbounds|nuw %94[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %310 = llvm.mlir.constant(dense<255> : vector<8xi32>) : vector<8xi32>
    %311 = llvm.mlir.constant(dense<127> : vector<8xi32>) : vector<8xi32>
    %312 = llvm.getelementptr inbounds|nuw %94[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %313 = llvm.mlir.constant(255 : i32) : i32
    %314 = llvm.mlir.constant(127 : i32) : i32
    %315 = llvm.getelementptr inbounds|nuw %94[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %316 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %317 = llvm.mlir.constant(3 : i64) : i64
    %318 = llvm.mlir.constant(5 : i64) : i64
    %319 = llvm.mlir.constant(6 : i64) : i64
    %320 = llvm.mlir.constant(49 : i64) : i64
    %321 = llvm.mlir.poison : vector<32xi8>
    %322 = llvm.mlir.poison : vector<8xi8>
    %323 = llvm.alloca %0 x !llvm.array<203 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%324: i64):  // 2 preds: ^bb0, ^bb1
    %325 = llvm.mul %324, %2 overflow<nsw, nuw> : i64
    %326 = llvm.insertelement %325, %3[%1 : i64] : vector<4xi64>
    %327 = llvm.shufflevector %326, %3 [0, 0, 0, 0] : vector<4xi64> 
    %328 = llvm.insertelement %324, %3[%1 : i64] : vector<4xi64>
    %329 = llvm.shufflevector %328, %3 [0, 0, 0, 0] : vector<4xi64> 
    %330 = llvm.getelementptr inbounds|nuw %4[%324] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %331 = llvm.getelementptr inbounds|nuw %5[%324] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %332 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %333 = llvm.add %332, %6 : vector<4xi32>
    %334 = llvm.urem %333, %7 : vector<4xi32>
    %335 = llvm.add %334, %8 overflow<nsw> : vector<4xi32>
    llvm.store %335, %331 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %336 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %337 = llvm.xor %336, %9 : vector<4xi32>
    %338 = llvm.add %337, %10 overflow<nsw> : vector<4xi32>
    llvm.store %338, %330 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %339 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %340 = llvm.add %339, %11 : vector<4xi32>
    %341 = llvm.urem %340, %7 : vector<4xi32>
    %342 = llvm.add %341, %8 overflow<nsw> : vector<4xi32>
    %343 = llvm.getelementptr inbounds|nuw %331[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %342, %343 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %344 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %345 = llvm.xor %344, %13 : vector<4xi32>
    %346 = llvm.add %345, %10 overflow<nsw> : vector<4xi32>
    %347 = llvm.getelementptr inbounds|nuw %330[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %346, %347 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %348 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %349 = llvm.add %348, %14 : vector<4xi32>
    %350 = llvm.urem %349, %7 : vector<4xi32>
    %351 = llvm.add %350, %8 overflow<nsw> : vector<4xi32>
    %352 = llvm.getelementptr inbounds|nuw %331[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %351, %352 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %353 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %354 = llvm.xor %353, %16 : vector<4xi32>
    %355 = llvm.add %354, %10 overflow<nsw> : vector<4xi32>
    %356 = llvm.getelementptr inbounds|nuw %330[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %355, %356 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %357 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %358 = llvm.add %357, %17 : vector<4xi32>
    %359 = llvm.urem %358, %7 : vector<4xi32>
    %360 = llvm.add %359, %8 overflow<nsw> : vector<4xi32>
    %361 = llvm.getelementptr inbounds|nuw %331[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %360, %361 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %362 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %363 = llvm.xor %362, %19 : vector<4xi32>
    %364 = llvm.add %363, %10 overflow<nsw> : vector<4xi32>
    %365 = llvm.getelementptr inbounds|nuw %330[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %364, %365 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %366 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %367 = llvm.add %366, %20 : vector<4xi32>
    %368 = llvm.urem %367, %7 : vector<4xi32>
    %369 = llvm.add %368, %8 overflow<nsw> : vector<4xi32>
    %370 = llvm.getelementptr inbounds|nuw %331[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %369, %370 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %371 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %372 = llvm.xor %371, %22 : vector<4xi32>
    %373 = llvm.add %372, %10 overflow<nsw> : vector<4xi32>
    %374 = llvm.getelementptr inbounds|nuw %330[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %373, %374 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %375 = llvm.trunc %327 : vector<4xi64> to vector<4xi32>
    %376 = llvm.add %375, %23 : vector<4xi32>
    %377 = llvm.urem %376, %7 : vector<4xi32>
    %378 = llvm.add %377, %8 overflow<nsw> : vector<4xi32>
    %379 = llvm.getelementptr inbounds|nuw %331[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %378, %379 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %380 = llvm.trunc %329 : vector<4xi64> to vector<4xi32>
    %381 = llvm.xor %380, %25 : vector<4xi32>
    %382 = llvm.add %381, %10 overflow<nsw> : vector<4xi32>
    %383 = llvm.getelementptr inbounds|nuw %330[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %382, %383 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %384 = llvm.add %324, %26 overflow<nsw, nuw> : i64
    %385 = llvm.icmp "eq" %384, %27 : i64
    llvm.cond_br %385, ^bb2(%1 : i64), ^bb1(%384 : i64) {loop_annotation = #loop_annotation}
  ^bb2(%386: i64):  // 2 preds: ^bb1, ^bb4
    %387 = llvm.getelementptr inbounds|nuw %28[%386] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %388 = llvm.getelementptr inbounds|nuw %5[%386] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %389 = llvm.getelementptr inbounds|nuw %388[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %390 = llvm.load %389 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %391 = llvm.getelementptr inbounds|nuw %388[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %392 = llvm.load %391 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %393 = llvm.getelementptr inbounds|nuw %388[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %394 = llvm.load %393 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %395 = llvm.getelementptr inbounds|nuw %388[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %396 = llvm.load %395 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %397 = llvm.getelementptr inbounds|nuw %388[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %398 = llvm.load %397 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %399 = llvm.getelementptr inbounds|nuw %388[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %400 = llvm.load %399 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %401 = llvm.getelementptr inbounds|nuw %388[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %402 = llvm.load %401 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %403 = llvm.getelementptr inbounds|nuw %388[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %404 = llvm.load %403 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %405 = llvm.getelementptr inbounds|nuw %388[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %406 = llvm.load %405 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %407 = llvm.getelementptr inbounds|nuw %388[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %408 = llvm.load %407 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %409 = llvm.getelementptr inbounds|nuw %388[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %410 = llvm.load %409 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %411 = llvm.getelementptr inbounds|nuw %388[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %412 = llvm.load %411 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %413 = llvm.getelementptr inbounds|nuw %388[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %414 = llvm.load %413 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %415 = llvm.load %388 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %416 = llvm.getelementptr inbounds|nuw %388[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %417 = llvm.load %416 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %418 = llvm.getelementptr inbounds|nuw %388[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %419 = llvm.load %418 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %420 = llvm.getelementptr inbounds|nuw %388[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %421 = llvm.load %420 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %422 = llvm.getelementptr inbounds|nuw %388[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %423 = llvm.load %422 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %424 = llvm.getelementptr inbounds|nuw %388[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %425 = llvm.load %424 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %426 = llvm.getelementptr inbounds|nuw %388[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %427 = llvm.load %426 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %428 = llvm.getelementptr inbounds|nuw %388[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %429 = llvm.load %428 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %430 = llvm.getelementptr inbounds|nuw %388[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %431 = llvm.load %430 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %432 = llvm.getelementptr inbounds|nuw %388[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %433 = llvm.load %432 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %434 = llvm.getelementptr inbounds|nuw %388[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %435 = llvm.load %434 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %436 = llvm.insertelement %435, %46[%1 : i64] : vector<4xi32>
    %437 = llvm.shufflevector %436, %46 [0, 0, 0, 0] : vector<4xi32> 
    %438 = llvm.insertelement %433, %46[%1 : i64] : vector<4xi32>
    %439 = llvm.shufflevector %438, %46 [0, 0, 0, 0] : vector<4xi32> 
    %440 = llvm.insertelement %431, %46[%1 : i64] : vector<4xi32>
    %441 = llvm.shufflevector %440, %46 [0, 0, 0, 0] : vector<4xi32> 
    %442 = llvm.insertelement %429, %46[%1 : i64] : vector<4xi32>
    %443 = llvm.shufflevector %442, %46 [0, 0, 0, 0] : vector<4xi32> 
    %444 = llvm.insertelement %427, %46[%1 : i64] : vector<4xi32>
    %445 = llvm.shufflevector %444, %46 [0, 0, 0, 0] : vector<4xi32> 
    %446 = llvm.insertelement %425, %46[%1 : i64] : vector<4xi32>
    %447 = llvm.shufflevector %446, %46 [0, 0, 0, 0] : vector<4xi32> 
    %448 = llvm.insertelement %423, %46[%1 : i64] : vector<4xi32>
    %449 = llvm.shufflevector %448, %46 [0, 0, 0, 0] : vector<4xi32> 
    %450 = llvm.insertelement %421, %46[%1 : i64] : vector<4xi32>
    %451 = llvm.shufflevector %450, %46 [0, 0, 0, 0] : vector<4xi32> 
    %452 = llvm.insertelement %419, %46[%1 : i64] : vector<4xi32>
    %453 = llvm.shufflevector %452, %46 [0, 0, 0, 0] : vector<4xi32> 
    %454 = llvm.insertelement %417, %46[%1 : i64] : vector<4xi32>
    %455 = llvm.shufflevector %454, %46 [0, 0, 0, 0] : vector<4xi32> 
    %456 = llvm.insertelement %415, %46[%1 : i64] : vector<4xi32>
    %457 = llvm.shufflevector %456, %46 [0, 0, 0, 0] : vector<4xi32> 
    %458 = llvm.insertelement %414, %46[%1 : i64] : vector<4xi32>
    %459 = llvm.shufflevector %458, %46 [0, 0, 0, 0] : vector<4xi32> 
    %460 = llvm.insertelement %412, %46[%1 : i64] : vector<4xi32>
    %461 = llvm.shufflevector %460, %46 [0, 0, 0, 0] : vector<4xi32> 
    %462 = llvm.insertelement %410, %46[%1 : i64] : vector<4xi32>
    %463 = llvm.shufflevector %462, %46 [0, 0, 0, 0] : vector<4xi32> 
    %464 = llvm.insertelement %408, %46[%1 : i64] : vector<4xi32>
    %465 = llvm.shufflevector %464, %46 [0, 0, 0, 0] : vector<4xi32> 
    %466 = llvm.insertelement %406, %46[%1 : i64] : vector<4xi32>
    %467 = llvm.shufflevector %466, %46 [0, 0, 0, 0] : vector<4xi32> 
    %468 = llvm.insertelement %404, %46[%1 : i64] : vector<4xi32>
    %469 = llvm.shufflevector %468, %46 [0, 0, 0, 0] : vector<4xi32> 
    %470 = llvm.insertelement %402, %46[%1 : i64] : vector<4xi32>
    %471 = llvm.shufflevector %470, %46 [0, 0, 0, 0] : vector<4xi32> 
    %472 = llvm.insertelement %400, %46[%1 : i64] : vector<4xi32>
    %473 = llvm.shufflevector %472, %46 [0, 0, 0, 0] : vector<4xi32> 
    %474 = llvm.insertelement %398, %46[%1 : i64] : vector<4xi32>
    %475 = llvm.shufflevector %474, %46 [0, 0, 0, 0] : vector<4xi32> 
    %476 = llvm.insertelement %396, %46[%1 : i64] : vector<4xi32>
    %477 = llvm.shufflevector %476, %46 [0, 0, 0, 0] : vector<4xi32> 
    %478 = llvm.insertelement %394, %46[%1 : i64] : vector<4xi32>
    %479 = llvm.shufflevector %478, %46 [0, 0, 0, 0] : vector<4xi32> 
    %480 = llvm.insertelement %392, %46[%1 : i64] : vector<4xi32>
    %481 = llvm.shufflevector %480, %46 [0, 0, 0, 0] : vector<4xi32> 
    %482 = llvm.insertelement %390, %46[%1 : i64] : vector<4xi32>
    %483 = llvm.shufflevector %482, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb3(%1 : i64)
  ^bb3(%484: i64):  // 2 preds: ^bb2, ^bb3
    %485 = llvm.getelementptr inbounds|nuw %4[%484] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %486 = llvm.load %485 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %487 = llvm.mul %486, %457 overflow<nsw> : vector<4xi32>
    %488 = llvm.getelementptr inbounds|nuw %485[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %489 = llvm.load %488 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %490 = llvm.mul %489, %459 overflow<nsw> : vector<4xi32>
    %491 = llvm.add %490, %487 overflow<nsw> : vector<4xi32>
    %492 = llvm.getelementptr inbounds|nuw %485[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %493 = llvm.load %492 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %494 = llvm.mul %493, %461 overflow<nsw> : vector<4xi32>
    %495 = llvm.add %491, %494 overflow<nsw> : vector<4xi32>
    %496 = llvm.getelementptr inbounds|nuw %485[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %497 = llvm.load %496 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %498 = llvm.mul %497, %463 overflow<nsw> : vector<4xi32>
    %499 = llvm.add %495, %498 overflow<nsw> : vector<4xi32>
    %500 = llvm.getelementptr inbounds|nuw %485[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %501 = llvm.load %500 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %502 = llvm.mul %501, %465 overflow<nsw> : vector<4xi32>
    %503 = llvm.add %499, %502 overflow<nsw> : vector<4xi32>
    %504 = llvm.getelementptr inbounds|nuw %485[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %505 = llvm.load %504 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %506 = llvm.mul %505, %467 overflow<nsw> : vector<4xi32>
    %507 = llvm.add %503, %506 overflow<nsw> : vector<4xi32>
    %508 = llvm.getelementptr inbounds|nuw %485[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %509 = llvm.load %508 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %510 = llvm.mul %509, %469 overflow<nsw> : vector<4xi32>
    %511 = llvm.add %507, %510 overflow<nsw> : vector<4xi32>
    %512 = llvm.getelementptr inbounds|nuw %485[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %513 = llvm.load %512 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %514 = llvm.mul %513, %471 overflow<nsw> : vector<4xi32>
    %515 = llvm.add %511, %514 overflow<nsw> : vector<4xi32>
    %516 = llvm.getelementptr inbounds|nuw %485[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %517 = llvm.load %516 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %518 = llvm.mul %517, %473 overflow<nsw> : vector<4xi32>
    %519 = llvm.add %515, %518 overflow<nsw> : vector<4xi32>
    %520 = llvm.getelementptr inbounds|nuw %485[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %521 = llvm.load %520 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %522 = llvm.mul %521, %437 overflow<nsw> : vector<4xi32>
    %523 = llvm.add %519, %522 overflow<nsw> : vector<4xi32>
    %524 = llvm.getelementptr inbounds|nuw %485[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %525 = llvm.load %524 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %526 = llvm.mul %525, %439 overflow<nsw> : vector<4xi32>
    %527 = llvm.add %523, %526 overflow<nsw> : vector<4xi32>
    %528 = llvm.getelementptr inbounds|nuw %485[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %529 = llvm.load %528 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %530 = llvm.mul %529, %441 overflow<nsw> : vector<4xi32>
    %531 = llvm.add %527, %530 overflow<nsw> : vector<4xi32>
    %532 = llvm.getelementptr inbounds|nuw %485[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %533 = llvm.load %532 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %534 = llvm.mul %533, %443 overflow<nsw> : vector<4xi32>
    %535 = llvm.add %531, %534 overflow<nsw> : vector<4xi32>
    %536 = llvm.getelementptr inbounds|nuw %485[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %537 = llvm.load %536 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %538 = llvm.mul %537, %445 overflow<nsw> : vector<4xi32>
    %539 = llvm.add %535, %538 overflow<nsw> : vector<4xi32>
    %540 = llvm.getelementptr inbounds|nuw %485[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %541 = llvm.load %540 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %542 = llvm.mul %541, %447 overflow<nsw> : vector<4xi32>
    %543 = llvm.add %539, %542 overflow<nsw> : vector<4xi32>
    %544 = llvm.getelementptr inbounds|nuw %485[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %545 = llvm.load %544 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %546 = llvm.mul %545, %449 overflow<nsw> : vector<4xi32>
    %547 = llvm.add %543, %546 overflow<nsw> : vector<4xi32>
    %548 = llvm.getelementptr inbounds|nuw %485[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %549 = llvm.load %548 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %550 = llvm.mul %549, %451 overflow<nsw> : vector<4xi32>
    %551 = llvm.add %547, %550 overflow<nsw> : vector<4xi32>
    %552 = llvm.getelementptr inbounds|nuw %485[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %553 = llvm.load %552 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %554 = llvm.mul %553, %453 overflow<nsw> : vector<4xi32>
    %555 = llvm.add %551, %554 overflow<nsw> : vector<4xi32>
    %556 = llvm.getelementptr inbounds|nuw %485[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %557 = llvm.load %556 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %558 = llvm.mul %557, %455 overflow<nsw> : vector<4xi32>
    %559 = llvm.add %555, %558 overflow<nsw> : vector<4xi32>
    %560 = llvm.getelementptr inbounds|nuw %485[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %561 = llvm.load %560 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %562 = llvm.mul %561, %475 overflow<nsw> : vector<4xi32>
    %563 = llvm.add %559, %562 overflow<nsw> : vector<4xi32>
    %564 = llvm.getelementptr inbounds|nuw %485[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %565 = llvm.load %564 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %566 = llvm.mul %565, %477 overflow<nsw> : vector<4xi32>
    %567 = llvm.add %563, %566 overflow<nsw> : vector<4xi32>
    %568 = llvm.getelementptr inbounds|nuw %485[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %569 = llvm.load %568 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %570 = llvm.mul %569, %479 overflow<nsw> : vector<4xi32>
    %571 = llvm.add %567, %570 overflow<nsw> : vector<4xi32>
    %572 = llvm.getelementptr inbounds|nuw %485[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %573 = llvm.load %572 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %574 = llvm.mul %573, %481 overflow<nsw> : vector<4xi32>
    %575 = llvm.add %571, %574 overflow<nsw> : vector<4xi32>
    %576 = llvm.getelementptr inbounds|nuw %485[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %577 = llvm.load %576 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %578 = llvm.mul %577, %483 overflow<nsw> : vector<4xi32>
    %579 = llvm.add %575, %578 overflow<nsw> : vector<4xi32>
    %580 = llvm.getelementptr inbounds|nuw %387[%484] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %579, %580 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %581 = llvm.add %484, %37 overflow<nuw> : i64
    %582 = llvm.icmp "eq" %581, %27 : i64
    llvm.cond_br %582, ^bb4, ^bb3(%581 : i64) {loop_annotation = #loop_annotation1}
  ^bb4:  // pred: ^bb3
    %583 = llvm.add %386, %26 overflow<nsw, nuw> : i64
    %584 = llvm.icmp "eq" %583, %27 : i64
    llvm.cond_br %584, ^bb7(%1, %1, %1 : i64, i64, i64), ^bb2(%583 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb7
    %585 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %586 = llvm.call tail @printf(%74, %640, %638, %585) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb6(%1, %75, %76, %77, %78 : i64, vector<2xi64>, vector<2xi8>, vector<2xi16>, vector<2xi32>)
  ^bb6(%587: i64, %588: vector<2xi64>, %589: vector<2xi8>, %590: vector<2xi16>, %591: vector<2xi32>):  // 2 preds: ^bb5, ^bb6
    %592 = llvm.urem %589, %79 : vector<2xi8>
    %593 = llvm.uitofp nneg %592 : vector<2xi8> to vector<2xf32>
    %594 = llvm.fmul %593, %80 : vector<2xf32>
    %595 = llvm.getelementptr inbounds|nuw %81[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %594, %595 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xf32>, !llvm.ptr
    %596 = llvm.mul %588, %588 overflow<nsw, nuw> : vector<2xi64>
    %597 = llvm.trunc %596 : vector<2xi64> to vector<2xi16>
    %598 = llvm.urem %597, %82 : vector<2xi16>
    %599 = llvm.zext nneg %598 : vector<2xi16> to vector<2xi32>
    %600 = llvm.add %599, %83 overflow<nsw> : vector<2xi32>
    %601 = llvm.sitofp %600 : vector<2xi32> to vector<2xf32>
    %602 = llvm.getelementptr inbounds|nuw %84[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %601, %602 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xf32>, !llvm.ptr
    %603 = llvm.and %588, %85 : vector<2xi64>
    %604 = llvm.icmp "eq" %603, %86 : vector<2xi64>
    %605 = llvm.select %604, %87, %88 : vector<2xi1>, vector<2xf64>
    %606 = llvm.getelementptr inbounds|nuw %89[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %605, %606 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %607 = llvm.mul %589, %90 : vector<2xi8>
    %608 = llvm.getelementptr inbounds|nuw %91[%587] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %607, %608 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : vector<2xi8>, !llvm.ptr
    %609 = llvm.mul %589, %92 : vector<2xi8>
    %610 = llvm.add %609, %93 : vector<2xi8>
    %611 = llvm.getelementptr inbounds|nuw %94[%587] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %610, %611 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : vector<2xi8>, !llvm.ptr
    %612 = llvm.mul %590, %95 : vector<2xi16>
    %613 = llvm.getelementptr inbounds|nuw %96[%587] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %612, %613 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : vector<2xi16>, !llvm.ptr
    %614 = llvm.getelementptr inbounds|nuw %97[%587] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %615 = llvm.mul %591, %98 : vector<2xi32>
    llvm.store %615, %614 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi32>, !llvm.ptr
    %616 = llvm.add %587, %99 overflow<nuw> : i64
    %617 = llvm.add %588, %100 overflow<nsw, nuw> : vector<2xi64>
    %618 = llvm.add %589, %101 : vector<2xi8>
    %619 = llvm.add %590, %102 : vector<2xi16>
    %620 = llvm.add %591, %103 : vector<2xi32>
    %621 = llvm.icmp "eq" %616, %104 : i64
    llvm.cond_br %621, ^bb14, ^bb6(%616, %617, %618, %619, %620 : i64, vector<2xi64>, vector<2xi8>, vector<2xi16>, vector<2xi32>) {loop_annotation = #loop_annotation1}
  ^bb7(%622: i64, %623: i64, %624: i64):  // 2 preds: ^bb4, ^bb7
    %625 = llvm.getelementptr inbounds|nuw %28[%622] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %626 = llvm.getelementptr inbounds|nuw %625[%622] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %627 = llvm.load %626 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %628 = llvm.load %625 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<16xi32>
    %629 = llvm.sext %628 : vector<16xi32> to vector<16xi64>
    %630 = llvm.getelementptr inbounds|nuw %625[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %631 = llvm.load %630 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<8xi32>
    %632 = llvm.sext %631 : vector<8xi32> to vector<8xi64>
    %633 = llvm.shufflevector %629, %70 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi64> 
    %634 = llvm.add %633, %632 overflow<nsw> : vector<8xi64>
    %635 = llvm.shufflevector %634, %71 [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1] : vector<8xi64> 
    %636 = llvm.shufflevector %635, %629 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi64> 
    %637 = "llvm.intr.vector.reduce.add"(%636) : (vector<16xi64>) -> i64
    %638 = llvm.add %637, %623 : i64
    %639 = llvm.sext %627 : i32 to i64
    %640 = llvm.add %624, %639 overflow<nsw> : i64
    %641 = llvm.add %622, %26 overflow<nsw, nuw> : i64
    %642 = llvm.icmp "eq" %641, %27 : i64
    llvm.cond_br %642, ^bb5, ^bb7(%641, %638, %640 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb8(%643: i64):  // 2 preds: ^bb8, ^bb14
    %644 = llvm.getelementptr inbounds|nuw %84[%643] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %645 = llvm.getelementptr inbounds|nuw %644[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %646 = llvm.load %644 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %647 = llvm.load %645 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %648 = llvm.fmul %646, %125 : vector<4xf32>
    %649 = llvm.fmul %647, %125 : vector<4xf32>
    %650 = llvm.getelementptr inbounds|nuw %81[%643] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %651 = llvm.getelementptr inbounds|nuw %650[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %652 = llvm.load %650 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %653 = llvm.load %651 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %654 = llvm.fadd %652, %648 : vector<4xf32>
    %655 = llvm.fadd %653, %649 : vector<4xf32>
    llvm.store %654, %650 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : vector<4xf32>, !llvm.ptr
    llvm.store %655, %651 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : vector<4xf32>, !llvm.ptr
    %656 = llvm.add %643, %36 overflow<nuw> : i64
    %657 = llvm.icmp "eq" %656, %126 : i64
    llvm.cond_br %657, ^bb9, ^bb8(%656 : i64) {loop_annotation = #loop_annotation1}
  ^bb9:  // pred: ^bb8
    %658 = llvm.load %127 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %659 = llvm.fmul %658, %128 : f32
    %660 = llvm.load %129 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %661 = llvm.fadd %660, %659 : f32
    llvm.store %661, %129 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %662 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %663 = llvm.fmul %662, %128 : f32
    %664 = llvm.load %132 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %665 = llvm.fadd %664, %663 : f32
    llvm.store %665, %132 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %666 = llvm.load %109 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %667 = llvm.fmul %666, %128 : f32
    %668 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %669 = llvm.fadd %668, %667 : f32
    llvm.store %669, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %670 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    llvm.br ^bb10(%1, %134 : i64, f64)
  ^bb10(%671: i64, %672: f64):  // 2 preds: ^bb9, ^bb11
    %673 = llvm.getelementptr inbounds|nuw %81[%671] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %674 = llvm.load %673 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %675 = llvm.fpext %674 : f32 to f64
    %676 = llvm.getelementptr inbounds|nuw %84[%671] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %677 = llvm.load %676 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %678 = llvm.fpext %677 : f32 to f64
    %679 = llvm.fmul %675, %678 : f64
    %680 = llvm.fadd %672, %679 : f64
    %681 = llvm.icmp "eq" %671, %104 : i64
    llvm.cond_br %681, ^bb12, ^bb11 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %682 = llvm.or disjoint %671, %26 : i64
    %683 = llvm.getelementptr inbounds|nuw %81[%682] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %684 = llvm.load %683 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %685 = llvm.fpext %684 : f32 to f64
    %686 = llvm.getelementptr inbounds|nuw %84[%682] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %687 = llvm.load %686 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %688 = llvm.fpext %687 : f32 to f64
    %689 = llvm.fmul %685, %688 : f64
    %690 = llvm.fadd %680, %689 : f64
    %691 = llvm.add %671, %99 overflow<nsw, nuw> : i64
    llvm.br ^bb10(%691, %690 : i64, f64)
  ^bb12:  // pred: ^bb10
    %692 = llvm.fpext %670 : f32 to f64
    %693 = llvm.fpext %669 : f32 to f64
    %694 = llvm.call tail @printf(%135, %692, %693, %680) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    %695 = llvm.load %136 {alias_scopes = [#alias_scope1], alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %696 = llvm.insertelement %695, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb13(%1, %696 : i64, vector<2xf64>)
  ^bb13(%697: i64, %698: vector<2xf64>):  // 2 preds: ^bb12, ^bb13
    %699 = llvm.or disjoint %697, %26 : i64
    %700 = llvm.getelementptr %89[%699] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %701 = llvm.getelementptr %700[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %702 = llvm.getelementptr %700[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %703 = llvm.load %701 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %704 = llvm.load %702 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %705 = llvm.getelementptr inbounds|nuw %89[%697] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %706 = llvm.getelementptr inbounds|nuw %705[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %707 = llvm.getelementptr inbounds|nuw %705[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %708 = llvm.load %706 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %709 = llvm.load %707 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %710 = llvm.shufflevector %698, %708 [1, 2] : vector<2xf64> 
    %711 = llvm.shufflevector %708, %709 [1, 2] : vector<2xf64> 
    %712 = llvm.fmul %710, %139 : vector<2xf64>
    %713 = llvm.fmul %711, %139 : vector<2xf64>
    %714 = llvm.fadd %712, %703 : vector<2xf64>
    %715 = llvm.fadd %713, %704 : vector<2xf64>
    %716 = llvm.fadd %708, %714 : vector<2xf64>
    %717 = llvm.fadd %709, %715 : vector<2xf64>
    %718 = llvm.fmul %716, %140 : vector<2xf64>
    %719 = llvm.fmul %717, %140 : vector<2xf64>
    %720 = llvm.getelementptr inbounds|nuw %141[%699] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %721 = llvm.getelementptr inbounds|nuw %720[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %718, %720 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %719, %721 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %722 = llvm.add %697, %37 overflow<nuw> : i64
    %723 = llvm.icmp "eq" %722, %126 : i64
    llvm.cond_br %723, ^bb21, ^bb13(%722, %709 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb14:  // pred: ^bb6
    llvm.store %105, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    llvm.store %108, %109 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    llvm.store %110, %112 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.store %113, %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %115, %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %117, %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    llvm.store %120, %121 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %122, %124 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.br ^bb8(%1 : i64)
  ^bb15(%724: i64, %725: vector<4xi32>, %726: vector<4xi32>):  // 2 preds: ^bb15, ^bb43
    %727 = llvm.getelementptr inbounds|nuw %96[%724] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %728 = llvm.getelementptr inbounds|nuw %727[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %729 = llvm.getelementptr inbounds|nuw %727[%234] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %730 = llvm.load %728 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %731 = llvm.load %729 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %732 = llvm.sext %730 : vector<4xi16> to vector<4xi32>
    %733 = llvm.sext %731 : vector<4xi16> to vector<4xi32>
    %734 = llvm.intr.smin(%725, %732) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %735 = llvm.intr.smin(%726, %733) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %736 = llvm.add %724, %36 overflow<nuw> : i64
    %737 = llvm.icmp "eq" %736, %126 : i64
    llvm.cond_br %737, ^bb16, ^bb15(%736, %734, %735 : i64, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb16:  // pred: ^bb15
    %738 = llvm.intr.smin(%734, %735) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %739 = "llvm.intr.vector.reduce.smin"(%738) : (vector<4xi32>) -> i32
    %740 = llvm.load %236 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %741 = llvm.sext %740 : i16 to i32
    %742 = llvm.intr.smin(%739, %741) : (i32, i32) -> i32
    %743 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %744 = llvm.sext %743 : i16 to i32
    %745 = llvm.intr.smin(%742, %744) : (i32, i32) -> i32
    %746 = llvm.call tail @printf(%237, %745) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %747 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %748 = llvm.load %238 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %749 = llvm.intr.smax(%747, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %750 = llvm.intr.smax(%748, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %751 = llvm.intr.smin(%749, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %752 = llvm.intr.smin(%750, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %751, %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %752, %238 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %753 = llvm.load %241 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %754 = llvm.load %242 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %755 = llvm.intr.smax(%753, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %756 = llvm.intr.smax(%754, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %757 = llvm.intr.smin(%755, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %758 = llvm.intr.smin(%756, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %757, %241 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %758, %242 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %759 = llvm.load %243 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %760 = llvm.load %244 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %761 = llvm.intr.smax(%759, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %762 = llvm.intr.smax(%760, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %763 = llvm.intr.smin(%761, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %764 = llvm.intr.smin(%762, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %763, %243 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %764, %244 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %765 = llvm.load %245 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %766 = llvm.load %246 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %767 = llvm.intr.smax(%765, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %768 = llvm.intr.smax(%766, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %769 = llvm.intr.smin(%767, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %770 = llvm.intr.smin(%768, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %769, %245 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %770, %246 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %771 = llvm.load %247 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %772 = llvm.load %248 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %773 = llvm.intr.smax(%771, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %774 = llvm.intr.smax(%772, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %775 = llvm.intr.smin(%773, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %776 = llvm.intr.smin(%774, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %775, %247 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %776, %248 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %777 = llvm.load %249 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %778 = llvm.load %250 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %779 = llvm.intr.smax(%777, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %780 = llvm.intr.smax(%778, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %781 = llvm.intr.smin(%779, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %782 = llvm.intr.smin(%780, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %781, %249 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %782, %250 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %783 = llvm.load %251 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %784 = llvm.load %253 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %785 = llvm.intr.smax(%783, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %786 = llvm.intr.smax(%784, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %787 = llvm.intr.smin(%785, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %788 = llvm.intr.smin(%786, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %787, %251 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %788, %253 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %789 = llvm.load %255 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %790 = llvm.load %257 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %791 = llvm.intr.smax(%789, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %792 = llvm.intr.smax(%790, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %793 = llvm.intr.smin(%791, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %794 = llvm.intr.smin(%792, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %793, %255 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %794, %257 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %795 = llvm.load %259 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %796 = llvm.load %261 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %797 = llvm.intr.smax(%795, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %798 = llvm.intr.smax(%796, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %799 = llvm.intr.smin(%797, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %800 = llvm.intr.smin(%798, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %799, %259 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %800, %261 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %801 = llvm.load %262 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %802 = llvm.load %264 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %803 = llvm.intr.smax(%801, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %804 = llvm.intr.smax(%802, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %805 = llvm.intr.smin(%803, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %806 = llvm.intr.smin(%804, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %805, %262 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %806, %264 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %807 = llvm.load %266 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %808 = llvm.load %268 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %809 = llvm.intr.smax(%807, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %810 = llvm.intr.smax(%808, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %811 = llvm.intr.smin(%809, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %812 = llvm.intr.smin(%810, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %811, %266 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %812, %268 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %813 = llvm.load %270 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %814 = llvm.load %272 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %815 = llvm.intr.smax(%813, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %816 = llvm.intr.smax(%814, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %817 = llvm.intr.smin(%815, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %818 = llvm.intr.smin(%816, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %817, %270 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %818, %272 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %819 = llvm.load %273 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %820 = llvm.intr.smax(%819, %239) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %821 = llvm.intr.smin(%820, %240) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %821, %273 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %822 = llvm.load %275 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %823 = llvm.intr.smax(%822, %276) : (i16, i16) -> i16
    %824 = llvm.intr.smin(%823, %277) : (i16, i16) -> i16
    llvm.store %824, %275 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %825 = llvm.load %236 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %826 = llvm.intr.smax(%825, %276) : (i16, i16) -> i16
    %827 = llvm.intr.smin(%826, %277) : (i16, i16) -> i16
    llvm.store %827, %236 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %828 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %829 = llvm.intr.smax(%828, %276) : (i16, i16) -> i16
    %830 = llvm.intr.smin(%829, %277) : (i16, i16) -> i16
    llvm.store %830, %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %831 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %832 = llvm.sext %831 : i16 to i32
    %833 = llvm.insertelement %832, %46[%1 : i64] : vector<4xi32>
    %834 = llvm.shufflevector %833, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb17(%1, %834, %834 : i64, vector<4xi32>, vector<4xi32>)
  ^bb17(%835: i64, %836: vector<4xi32>, %837: vector<4xi32>):  // 2 preds: ^bb16, ^bb17
    %838 = llvm.getelementptr inbounds|nuw %96[%835] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %839 = llvm.getelementptr inbounds|nuw %838[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %840 = llvm.getelementptr inbounds|nuw %838[%234] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %841 = llvm.load %839 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %842 = llvm.load %840 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %843 = llvm.sext %841 : vector<4xi16> to vector<4xi32>
    %844 = llvm.sext %842 : vector<4xi16> to vector<4xi32>
    %845 = llvm.intr.smin(%836, %843) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %846 = llvm.intr.smin(%837, %844) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %847 = llvm.add %835, %36 overflow<nuw> : i64
    %848 = llvm.icmp "eq" %847, %126 : i64
    llvm.cond_br %848, ^bb18, ^bb17(%847, %845, %846 : i64, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb18:  // pred: ^bb17
    %849 = llvm.intr.smin(%845, %846) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %850 = "llvm.intr.vector.reduce.smin"(%849) : (vector<4xi32>) -> i32
    %851 = llvm.load %236 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %852 = llvm.sext %851 : i16 to i32
    %853 = llvm.intr.smin(%850, %852) : (i32, i32) -> i32
    %854 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %855 = llvm.sext %854 : i16 to i32
    %856 = llvm.intr.smin(%853, %855) : (i32, i32) -> i32
    %857 = llvm.load %279 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    llvm.br ^bb19(%1, %281, %281, %9 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>)
  ^bb19(%858: i64, %859: vector<4xi32>, %860: vector<4xi32>, %861: vector<4xi32>):  // 2 preds: ^bb18, ^bb19
    %862 = llvm.getelementptr inbounds|nuw %97[%858] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %863 = llvm.getelementptr inbounds|nuw %862[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %864 = llvm.load %862 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %865 = llvm.load %863 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %866 = llvm.mul %864, %282 : vector<4xi32>
    %867 = llvm.mul %865, %282 : vector<4xi32>
    %868 = llvm.and %861, %283 : vector<4xi32>
    %869 = llvm.and %861, %283 : vector<4xi32>
    %870 = llvm.xor %869, %284 : vector<4xi32>
    %871 = llvm.lshr %866, %868 : vector<4xi32>
    %872 = llvm.lshr %867, %870 : vector<4xi32>
    %873 = llvm.xor %871, %859 : vector<4xi32>
    %874 = llvm.xor %872, %860 : vector<4xi32>
    %875 = llvm.add %858, %36 overflow<nuw> : i64
    %876 = llvm.add %861, %285 : vector<4xi32>
    %877 = llvm.icmp "eq" %875, %126 : i64
    llvm.cond_br %877, ^bb20, ^bb19(%875, %873, %874, %876 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb20:  // pred: ^bb19
    %878 = llvm.xor %874, %873 : vector<4xi32>
    %879 = "llvm.intr.vector.reduce.xor"(%878) : (vector<4xi32>) -> i32
    %880 = llvm.load %286 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %881 = llvm.mul %880, %287 : i32
    %882 = llvm.xor %881, %879 : i32
    %883 = llvm.load %288 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %884 = llvm.mul %883, %287 : i32
    %885 = llvm.lshr %884, %0 : i32
    %886 = llvm.xor %885, %882 : i32
    %887 = llvm.load %121 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %888 = llvm.mul %887, %287 : i32
    %889 = llvm.lshr %888, %289 : i32
    %890 = llvm.xor %889, %886 : i32
    %891 = llvm.sext %857 : i16 to i32
    %892 = llvm.call tail @printf(%290, %856, %891, %890) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %323 : !llvm.ptr
    %893 = llvm.getelementptr inbounds|nuw %323[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %291, %323 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %292, %893 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %894 = llvm.getelementptr inbounds|nuw %323[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %895 = llvm.getelementptr inbounds|nuw %323[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %293, %894 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %294, %895 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %896 = llvm.getelementptr inbounds|nuw %323[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %897 = llvm.getelementptr inbounds|nuw %323[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %295, %896 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %296, %897 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %898 = llvm.getelementptr inbounds|nuw %323[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %899 = llvm.getelementptr inbounds|nuw %323[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %297, %898 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %298, %899 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %900 = llvm.getelementptr inbounds|nuw %323[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %901 = llvm.getelementptr inbounds|nuw %323[%215] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %299, %900 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %300, %901 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %902 = llvm.getelementptr inbounds|nuw %323[%219] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %903 = llvm.getelementptr inbounds|nuw %323[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %301, %902 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %302, %903 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %904 = llvm.getelementptr inbounds|nuw %323[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %303, %904 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %905 = llvm.getelementptr inbounds|nuw %323[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %304, %905 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %906 = llvm.getelementptr inbounds|nuw %323[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %305, %906 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %907 = llvm.getelementptr inbounds|nuw %323[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %306, %907 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb44(%1 : i64)
  ^bb21:  // pred: ^bb13
    %908 = llvm.extractelement %709[%26 : i64] : vector<2xf64>
    %909 = llvm.load %143 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %910 = llvm.fmul %908, %144 : f64
    %911 = llvm.fadd %910, %909 : f64
    %912 = llvm.load %112 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %913 = llvm.fadd %912, %911 : f64
    %914 = llvm.fmul %913, %145 : f64
    llvm.store %914, %147 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    %915 = llvm.load %148 {alias_scopes = [#alias_scope3], alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %916 = llvm.insertelement %915, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb22(%1, %916 : i64, vector<2xf64>)
  ^bb22(%917: i64, %918: vector<2xf64>):  // 2 preds: ^bb21, ^bb22
    %919 = llvm.or disjoint %917, %26 : i64
    %920 = llvm.getelementptr %141[%919] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %921 = llvm.getelementptr %920[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %922 = llvm.getelementptr %920[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %923 = llvm.load %921 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %924 = llvm.load %922 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %925 = llvm.getelementptr inbounds|nuw %141[%917] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %926 = llvm.getelementptr inbounds|nuw %925[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %927 = llvm.getelementptr inbounds|nuw %925[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %928 = llvm.load %926 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %929 = llvm.load %927 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %930 = llvm.shufflevector %918, %928 [1, 2] : vector<2xf64> 
    %931 = llvm.shufflevector %928, %929 [1, 2] : vector<2xf64> 
    %932 = llvm.fmul %930, %139 : vector<2xf64>
    %933 = llvm.fmul %931, %139 : vector<2xf64>
    %934 = llvm.fadd %932, %923 : vector<2xf64>
    %935 = llvm.fadd %933, %924 : vector<2xf64>
    %936 = llvm.fadd %928, %934 : vector<2xf64>
    %937 = llvm.fadd %929, %935 : vector<2xf64>
    %938 = llvm.fmul %936, %140 : vector<2xf64>
    %939 = llvm.fmul %937, %140 : vector<2xf64>
    %940 = llvm.getelementptr inbounds|nuw %89[%919] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %941 = llvm.getelementptr inbounds|nuw %940[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %938, %940 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %939, %941 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %942 = llvm.add %917, %37 overflow<nuw> : i64
    %943 = llvm.icmp "eq" %942, %126 : i64
    llvm.cond_br %943, ^bb23, ^bb22(%942, %929 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb23:  // pred: ^bb22
    %944 = llvm.extractelement %929[%26 : i64] : vector<2xf64>
    %945 = llvm.load %149 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %946 = llvm.fmul %944, %144 : f64
    %947 = llvm.fadd %946, %945 : f64
    %948 = llvm.load %150 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %949 = llvm.fadd %948, %947 : f64
    %950 = llvm.fmul %949, %145 : f64
    llvm.store %950, %151 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope4
    llvm.intr.experimental.noalias.scope.decl #alias_scope5
    %951 = llvm.load %136 {alias_scopes = [#alias_scope5], alignment = 8 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %952 = llvm.insertelement %951, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb24(%1, %952 : i64, vector<2xf64>)
  ^bb24(%953: i64, %954: vector<2xf64>):  // 2 preds: ^bb23, ^bb24
    %955 = llvm.or disjoint %953, %26 : i64
    %956 = llvm.getelementptr %89[%955] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %957 = llvm.getelementptr %956[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %958 = llvm.getelementptr %956[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %959 = llvm.load %957 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %960 = llvm.load %958 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %961 = llvm.getelementptr inbounds|nuw %89[%953] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %962 = llvm.getelementptr inbounds|nuw %961[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %963 = llvm.getelementptr inbounds|nuw %961[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %964 = llvm.load %962 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %965 = llvm.load %963 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %966 = llvm.shufflevector %954, %964 [1, 2] : vector<2xf64> 
    %967 = llvm.shufflevector %964, %965 [1, 2] : vector<2xf64> 
    %968 = llvm.fmul %966, %139 : vector<2xf64>
    %969 = llvm.fmul %967, %139 : vector<2xf64>
    %970 = llvm.fadd %968, %959 : vector<2xf64>
    %971 = llvm.fadd %969, %960 : vector<2xf64>
    %972 = llvm.fadd %964, %970 : vector<2xf64>
    %973 = llvm.fadd %965, %971 : vector<2xf64>
    %974 = llvm.fmul %972, %140 : vector<2xf64>
    %975 = llvm.fmul %973, %140 : vector<2xf64>
    %976 = llvm.getelementptr inbounds|nuw %141[%955] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %977 = llvm.getelementptr inbounds|nuw %976[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %974, %976 {alias_scopes = [#alias_scope4], alignment = 8 : i64, noalias_scopes = [#alias_scope5], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %975, %977 {alias_scopes = [#alias_scope4], alignment = 8 : i64, noalias_scopes = [#alias_scope5], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %978 = llvm.add %953, %37 overflow<nuw> : i64
    %979 = llvm.icmp "eq" %978, %126 : i64
    llvm.cond_br %979, ^bb25, ^bb24(%978, %965 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb25:  // pred: ^bb24
    %980 = llvm.extractelement %965[%26 : i64] : vector<2xf64>
    %981 = llvm.load %143 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %982 = llvm.fmul %980, %144 : f64
    %983 = llvm.fadd %982, %981 : f64
    %984 = llvm.load %112 {alias_scopes = [#alias_scope5], alignment = 16 : i64, noalias_scopes = [#alias_scope4], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %985 = llvm.fadd %984, %983 : f64
    %986 = llvm.fmul %985, %145 : f64
    llvm.store %986, %147 {alias_scopes = [#alias_scope4], alignment = 8 : i64, noalias_scopes = [#alias_scope5], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope6
    llvm.intr.experimental.noalias.scope.decl #alias_scope7
    %987 = llvm.load %148 {alias_scopes = [#alias_scope7], alignment = 8 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %988 = llvm.insertelement %987, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb26(%1, %988 : i64, vector<2xf64>)
  ^bb26(%989: i64, %990: vector<2xf64>):  // 2 preds: ^bb25, ^bb26
    %991 = llvm.or disjoint %989, %26 : i64
    %992 = llvm.getelementptr %141[%991] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %993 = llvm.getelementptr %992[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %994 = llvm.getelementptr %992[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %995 = llvm.load %993 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %996 = llvm.load %994 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %997 = llvm.getelementptr inbounds|nuw %141[%989] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %998 = llvm.getelementptr inbounds|nuw %997[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %999 = llvm.getelementptr inbounds|nuw %997[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1000 = llvm.load %998 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1001 = llvm.load %999 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1002 = llvm.shufflevector %990, %1000 [1, 2] : vector<2xf64> 
    %1003 = llvm.shufflevector %1000, %1001 [1, 2] : vector<2xf64> 
    %1004 = llvm.fmul %1002, %139 : vector<2xf64>
    %1005 = llvm.fmul %1003, %139 : vector<2xf64>
    %1006 = llvm.fadd %1004, %995 : vector<2xf64>
    %1007 = llvm.fadd %1005, %996 : vector<2xf64>
    %1008 = llvm.fadd %1000, %1006 : vector<2xf64>
    %1009 = llvm.fadd %1001, %1007 : vector<2xf64>
    %1010 = llvm.fmul %1008, %140 : vector<2xf64>
    %1011 = llvm.fmul %1009, %140 : vector<2xf64>
    %1012 = llvm.getelementptr inbounds|nuw %89[%991] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1013 = llvm.getelementptr inbounds|nuw %1012[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1010, %1012 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1011, %1013 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1014 = llvm.add %989, %37 overflow<nuw> : i64
    %1015 = llvm.icmp "eq" %1014, %126 : i64
    llvm.cond_br %1015, ^bb27, ^bb26(%1014, %1001 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb27:  // pred: ^bb26
    %1016 = llvm.extractelement %1001[%26 : i64] : vector<2xf64>
    %1017 = llvm.load %149 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1018 = llvm.fmul %1016, %144 : f64
    %1019 = llvm.fadd %1018, %1017 : f64
    %1020 = llvm.load %150 {alias_scopes = [#alias_scope7], alignment = 16 : i64, noalias_scopes = [#alias_scope6], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1021 = llvm.fadd %1020, %1019 : f64
    %1022 = llvm.fmul %1021, %145 : f64
    llvm.store %1022, %151 {alias_scopes = [#alias_scope6], alignment = 8 : i64, noalias_scopes = [#alias_scope7], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope8
    llvm.intr.experimental.noalias.scope.decl #alias_scope9
    %1023 = llvm.load %136 {alias_scopes = [#alias_scope9], alignment = 8 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1024 = llvm.insertelement %1023, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb28(%1, %1024 : i64, vector<2xf64>)
  ^bb28(%1025: i64, %1026: vector<2xf64>):  // 2 preds: ^bb27, ^bb28
    %1027 = llvm.or disjoint %1025, %26 : i64
    %1028 = llvm.getelementptr %89[%1027] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1029 = llvm.getelementptr %1028[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1030 = llvm.getelementptr %1028[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1031 = llvm.load %1029 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1032 = llvm.load %1030 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1033 = llvm.getelementptr inbounds|nuw %89[%1025] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1034 = llvm.getelementptr inbounds|nuw %1033[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1035 = llvm.getelementptr inbounds|nuw %1033[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1036 = llvm.load %1034 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1037 = llvm.load %1035 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1038 = llvm.shufflevector %1026, %1036 [1, 2] : vector<2xf64> 
    %1039 = llvm.shufflevector %1036, %1037 [1, 2] : vector<2xf64> 
    %1040 = llvm.fmul %1038, %139 : vector<2xf64>
    %1041 = llvm.fmul %1039, %139 : vector<2xf64>
    %1042 = llvm.fadd %1040, %1031 : vector<2xf64>
    %1043 = llvm.fadd %1041, %1032 : vector<2xf64>
    %1044 = llvm.fadd %1036, %1042 : vector<2xf64>
    %1045 = llvm.fadd %1037, %1043 : vector<2xf64>
    %1046 = llvm.fmul %1044, %140 : vector<2xf64>
    %1047 = llvm.fmul %1045, %140 : vector<2xf64>
    %1048 = llvm.getelementptr inbounds|nuw %141[%1027] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1049 = llvm.getelementptr inbounds|nuw %1048[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1046, %1048 {alias_scopes = [#alias_scope8], alignment = 8 : i64, noalias_scopes = [#alias_scope9], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1047, %1049 {alias_scopes = [#alias_scope8], alignment = 8 : i64, noalias_scopes = [#alias_scope9], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1050 = llvm.add %1025, %37 overflow<nuw> : i64
    %1051 = llvm.icmp "eq" %1050, %126 : i64
    llvm.cond_br %1051, ^bb29, ^bb28(%1050, %1037 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb29:  // pred: ^bb28
    %1052 = llvm.extractelement %1037[%26 : i64] : vector<2xf64>
    %1053 = llvm.load %143 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1054 = llvm.fmul %1052, %144 : f64
    %1055 = llvm.fadd %1054, %1053 : f64
    %1056 = llvm.load %112 {alias_scopes = [#alias_scope9], alignment = 16 : i64, noalias_scopes = [#alias_scope8], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1057 = llvm.fadd %1056, %1055 : f64
    %1058 = llvm.fmul %1057, %145 : f64
    llvm.store %1058, %147 {alias_scopes = [#alias_scope8], alignment = 8 : i64, noalias_scopes = [#alias_scope9], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope10
    llvm.intr.experimental.noalias.scope.decl #alias_scope11
    %1059 = llvm.load %148 {alias_scopes = [#alias_scope11], alignment = 8 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1060 = llvm.insertelement %1059, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb30(%1, %1060 : i64, vector<2xf64>)
  ^bb30(%1061: i64, %1062: vector<2xf64>):  // 2 preds: ^bb29, ^bb30
    %1063 = llvm.or disjoint %1061, %26 : i64
    %1064 = llvm.getelementptr %141[%1063] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1065 = llvm.getelementptr %1064[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1066 = llvm.getelementptr %1064[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1067 = llvm.load %1065 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1068 = llvm.load %1066 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1069 = llvm.getelementptr inbounds|nuw %141[%1061] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1070 = llvm.getelementptr inbounds|nuw %1069[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1071 = llvm.getelementptr inbounds|nuw %1069[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1072 = llvm.load %1070 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1073 = llvm.load %1071 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1074 = llvm.shufflevector %1062, %1072 [1, 2] : vector<2xf64> 
    %1075 = llvm.shufflevector %1072, %1073 [1, 2] : vector<2xf64> 
    %1076 = llvm.fmul %1074, %139 : vector<2xf64>
    %1077 = llvm.fmul %1075, %139 : vector<2xf64>
    %1078 = llvm.fadd %1076, %1067 : vector<2xf64>
    %1079 = llvm.fadd %1077, %1068 : vector<2xf64>
    %1080 = llvm.fadd %1072, %1078 : vector<2xf64>
    %1081 = llvm.fadd %1073, %1079 : vector<2xf64>
    %1082 = llvm.fmul %1080, %140 : vector<2xf64>
    %1083 = llvm.fmul %1081, %140 : vector<2xf64>
    %1084 = llvm.getelementptr inbounds|nuw %89[%1063] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1085 = llvm.getelementptr inbounds|nuw %1084[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1082, %1084 {alias_scopes = [#alias_scope10], alignment = 8 : i64, noalias_scopes = [#alias_scope11], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1083, %1085 {alias_scopes = [#alias_scope10], alignment = 8 : i64, noalias_scopes = [#alias_scope11], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1086 = llvm.add %1061, %37 overflow<nuw> : i64
    %1087 = llvm.icmp "eq" %1086, %126 : i64
    llvm.cond_br %1087, ^bb31, ^bb30(%1086, %1073 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb31:  // pred: ^bb30
    %1088 = llvm.extractelement %1073[%26 : i64] : vector<2xf64>
    %1089 = llvm.load %149 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1090 = llvm.fmul %1088, %144 : f64
    %1091 = llvm.fadd %1090, %1089 : f64
    %1092 = llvm.load %150 {alias_scopes = [#alias_scope11], alignment = 16 : i64, noalias_scopes = [#alias_scope10], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1093 = llvm.fadd %1092, %1091 : f64
    %1094 = llvm.fmul %1093, %145 : f64
    llvm.store %1094, %151 {alias_scopes = [#alias_scope10], alignment = 8 : i64, noalias_scopes = [#alias_scope11], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope12
    llvm.intr.experimental.noalias.scope.decl #alias_scope13
    %1095 = llvm.load %136 {alias_scopes = [#alias_scope13], alignment = 8 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1096 = llvm.insertelement %1095, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb32(%1, %1096 : i64, vector<2xf64>)
  ^bb32(%1097: i64, %1098: vector<2xf64>):  // 2 preds: ^bb31, ^bb32
    %1099 = llvm.or disjoint %1097, %26 : i64
    %1100 = llvm.getelementptr %89[%1099] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1101 = llvm.getelementptr %1100[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1102 = llvm.getelementptr %1100[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1103 = llvm.load %1101 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1104 = llvm.load %1102 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1105 = llvm.getelementptr inbounds|nuw %89[%1097] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1106 = llvm.getelementptr inbounds|nuw %1105[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1107 = llvm.getelementptr inbounds|nuw %1105[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1108 = llvm.load %1106 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1109 = llvm.load %1107 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1110 = llvm.shufflevector %1098, %1108 [1, 2] : vector<2xf64> 
    %1111 = llvm.shufflevector %1108, %1109 [1, 2] : vector<2xf64> 
    %1112 = llvm.fmul %1110, %139 : vector<2xf64>
    %1113 = llvm.fmul %1111, %139 : vector<2xf64>
    %1114 = llvm.fadd %1112, %1103 : vector<2xf64>
    %1115 = llvm.fadd %1113, %1104 : vector<2xf64>
    %1116 = llvm.fadd %1108, %1114 : vector<2xf64>
    %1117 = llvm.fadd %1109, %1115 : vector<2xf64>
    %1118 = llvm.fmul %1116, %140 : vector<2xf64>
    %1119 = llvm.fmul %1117, %140 : vector<2xf64>
    %1120 = llvm.getelementptr inbounds|nuw %141[%1099] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1121 = llvm.getelementptr inbounds|nuw %1120[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1118, %1120 {alias_scopes = [#alias_scope12], alignment = 8 : i64, noalias_scopes = [#alias_scope13], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1119, %1121 {alias_scopes = [#alias_scope12], alignment = 8 : i64, noalias_scopes = [#alias_scope13], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1122 = llvm.add %1097, %37 overflow<nuw> : i64
    %1123 = llvm.icmp "eq" %1122, %126 : i64
    llvm.cond_br %1123, ^bb33, ^bb32(%1122, %1109 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb33:  // pred: ^bb32
    %1124 = llvm.extractelement %1109[%26 : i64] : vector<2xf64>
    %1125 = llvm.load %143 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1126 = llvm.fmul %1124, %144 : f64
    %1127 = llvm.fadd %1126, %1125 : f64
    %1128 = llvm.load %112 {alias_scopes = [#alias_scope13], alignment = 16 : i64, noalias_scopes = [#alias_scope12], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1129 = llvm.fadd %1128, %1127 : f64
    %1130 = llvm.fmul %1129, %145 : f64
    llvm.store %1130, %147 {alias_scopes = [#alias_scope12], alignment = 8 : i64, noalias_scopes = [#alias_scope13], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope14
    llvm.intr.experimental.noalias.scope.decl #alias_scope15
    %1131 = llvm.load %148 {alias_scopes = [#alias_scope15], alignment = 8 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1132 = llvm.insertelement %1131, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb34(%1, %1132 : i64, vector<2xf64>)
  ^bb34(%1133: i64, %1134: vector<2xf64>):  // 2 preds: ^bb33, ^bb34
    %1135 = llvm.or disjoint %1133, %26 : i64
    %1136 = llvm.getelementptr %141[%1135] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1137 = llvm.getelementptr %1136[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1138 = llvm.getelementptr %1136[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1139 = llvm.load %1137 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1140 = llvm.load %1138 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1141 = llvm.getelementptr inbounds|nuw %141[%1133] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1142 = llvm.getelementptr inbounds|nuw %1141[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1143 = llvm.getelementptr inbounds|nuw %1141[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1144 = llvm.load %1142 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1145 = llvm.load %1143 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1146 = llvm.shufflevector %1134, %1144 [1, 2] : vector<2xf64> 
    %1147 = llvm.shufflevector %1144, %1145 [1, 2] : vector<2xf64> 
    %1148 = llvm.fmul %1146, %139 : vector<2xf64>
    %1149 = llvm.fmul %1147, %139 : vector<2xf64>
    %1150 = llvm.fadd %1148, %1139 : vector<2xf64>
    %1151 = llvm.fadd %1149, %1140 : vector<2xf64>
    %1152 = llvm.fadd %1144, %1150 : vector<2xf64>
    %1153 = llvm.fadd %1145, %1151 : vector<2xf64>
    %1154 = llvm.fmul %1152, %140 : vector<2xf64>
    %1155 = llvm.fmul %1153, %140 : vector<2xf64>
    %1156 = llvm.getelementptr inbounds|nuw %89[%1135] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1157 = llvm.getelementptr inbounds|nuw %1156[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1154, %1156 {alias_scopes = [#alias_scope14], alignment = 8 : i64, noalias_scopes = [#alias_scope15], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1155, %1157 {alias_scopes = [#alias_scope14], alignment = 8 : i64, noalias_scopes = [#alias_scope15], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1158 = llvm.add %1133, %37 overflow<nuw> : i64
    %1159 = llvm.icmp "eq" %1158, %126 : i64
    llvm.cond_br %1159, ^bb35, ^bb34(%1158, %1145 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb35:  // pred: ^bb34
    %1160 = llvm.extractelement %1145[%26 : i64] : vector<2xf64>
    %1161 = llvm.load %149 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1162 = llvm.fmul %1160, %144 : f64
    %1163 = llvm.fadd %1162, %1161 : f64
    %1164 = llvm.load %150 {alias_scopes = [#alias_scope15], alignment = 16 : i64, noalias_scopes = [#alias_scope14], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1165 = llvm.fadd %1164, %1163 : f64
    %1166 = llvm.fmul %1165, %145 : f64
    llvm.store %1166, %151 {alias_scopes = [#alias_scope14], alignment = 8 : i64, noalias_scopes = [#alias_scope15], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope16
    llvm.intr.experimental.noalias.scope.decl #alias_scope17
    %1167 = llvm.load %136 {alias_scopes = [#alias_scope17], alignment = 8 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1168 = llvm.insertelement %1167, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb36(%1, %1168 : i64, vector<2xf64>)
  ^bb36(%1169: i64, %1170: vector<2xf64>):  // 2 preds: ^bb35, ^bb36
    %1171 = llvm.or disjoint %1169, %26 : i64
    %1172 = llvm.getelementptr %89[%1171] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1173 = llvm.getelementptr %1172[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1174 = llvm.getelementptr %1172[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1175 = llvm.load %1173 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1176 = llvm.load %1174 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1177 = llvm.getelementptr inbounds|nuw %89[%1169] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1178 = llvm.getelementptr inbounds|nuw %1177[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1179 = llvm.getelementptr inbounds|nuw %1177[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1180 = llvm.load %1178 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1181 = llvm.load %1179 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1182 = llvm.shufflevector %1170, %1180 [1, 2] : vector<2xf64> 
    %1183 = llvm.shufflevector %1180, %1181 [1, 2] : vector<2xf64> 
    %1184 = llvm.fmul %1182, %139 : vector<2xf64>
    %1185 = llvm.fmul %1183, %139 : vector<2xf64>
    %1186 = llvm.fadd %1184, %1175 : vector<2xf64>
    %1187 = llvm.fadd %1185, %1176 : vector<2xf64>
    %1188 = llvm.fadd %1180, %1186 : vector<2xf64>
    %1189 = llvm.fadd %1181, %1187 : vector<2xf64>
    %1190 = llvm.fmul %1188, %140 : vector<2xf64>
    %1191 = llvm.fmul %1189, %140 : vector<2xf64>
    %1192 = llvm.getelementptr inbounds|nuw %141[%1171] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1193 = llvm.getelementptr inbounds|nuw %1192[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1190, %1192 {alias_scopes = [#alias_scope16], alignment = 8 : i64, noalias_scopes = [#alias_scope17], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1191, %1193 {alias_scopes = [#alias_scope16], alignment = 8 : i64, noalias_scopes = [#alias_scope17], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1194 = llvm.add %1169, %37 overflow<nuw> : i64
    %1195 = llvm.icmp "eq" %1194, %126 : i64
    llvm.cond_br %1195, ^bb37, ^bb36(%1194, %1181 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb37:  // pred: ^bb36
    %1196 = llvm.extractelement %1181[%26 : i64] : vector<2xf64>
    %1197 = llvm.load %143 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1198 = llvm.fmul %1196, %144 : f64
    %1199 = llvm.fadd %1198, %1197 : f64
    %1200 = llvm.load %112 {alias_scopes = [#alias_scope17], alignment = 16 : i64, noalias_scopes = [#alias_scope16], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1201 = llvm.fadd %1200, %1199 : f64
    %1202 = llvm.fmul %1201, %145 : f64
    llvm.store %1202, %147 {alias_scopes = [#alias_scope16], alignment = 8 : i64, noalias_scopes = [#alias_scope17], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope18
    llvm.intr.experimental.noalias.scope.decl #alias_scope19
    %1203 = llvm.load %148 {alias_scopes = [#alias_scope19], alignment = 8 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1204 = llvm.insertelement %1203, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb38(%1, %1204 : i64, vector<2xf64>)
  ^bb38(%1205: i64, %1206: vector<2xf64>):  // 2 preds: ^bb37, ^bb38
    %1207 = llvm.or disjoint %1205, %26 : i64
    %1208 = llvm.getelementptr %141[%1207] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1209 = llvm.getelementptr %1208[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1210 = llvm.getelementptr %1208[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1211 = llvm.load %1209 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1212 = llvm.load %1210 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1213 = llvm.getelementptr inbounds|nuw %141[%1205] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1214 = llvm.getelementptr inbounds|nuw %1213[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1215 = llvm.getelementptr inbounds|nuw %1213[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1216 = llvm.load %1214 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1217 = llvm.load %1215 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1218 = llvm.shufflevector %1206, %1216 [1, 2] : vector<2xf64> 
    %1219 = llvm.shufflevector %1216, %1217 [1, 2] : vector<2xf64> 
    %1220 = llvm.fmul %1218, %139 : vector<2xf64>
    %1221 = llvm.fmul %1219, %139 : vector<2xf64>
    %1222 = llvm.fadd %1220, %1211 : vector<2xf64>
    %1223 = llvm.fadd %1221, %1212 : vector<2xf64>
    %1224 = llvm.fadd %1216, %1222 : vector<2xf64>
    %1225 = llvm.fadd %1217, %1223 : vector<2xf64>
    %1226 = llvm.fmul %1224, %140 : vector<2xf64>
    %1227 = llvm.fmul %1225, %140 : vector<2xf64>
    %1228 = llvm.getelementptr inbounds|nuw %89[%1207] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1229 = llvm.getelementptr inbounds|nuw %1228[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1226, %1228 {alias_scopes = [#alias_scope18], alignment = 8 : i64, noalias_scopes = [#alias_scope19], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1227, %1229 {alias_scopes = [#alias_scope18], alignment = 8 : i64, noalias_scopes = [#alias_scope19], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1230 = llvm.add %1205, %37 overflow<nuw> : i64
    %1231 = llvm.icmp "eq" %1230, %126 : i64
    llvm.cond_br %1231, ^bb39, ^bb38(%1230, %1217 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb39:  // pred: ^bb38
    %1232 = llvm.extractelement %1217[%26 : i64] : vector<2xf64>
    %1233 = llvm.load %149 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1234 = llvm.fmul %1232, %144 : f64
    %1235 = llvm.fadd %1234, %1233 : f64
    %1236 = llvm.load %150 {alias_scopes = [#alias_scope19], alignment = 16 : i64, noalias_scopes = [#alias_scope18], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1237 = llvm.fadd %1236, %1235 : f64
    %1238 = llvm.fmul %1237, %145 : f64
    llvm.store %1238, %151 {alias_scopes = [#alias_scope18], alignment = 8 : i64, noalias_scopes = [#alias_scope19], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope20
    llvm.intr.experimental.noalias.scope.decl #alias_scope21
    %1239 = llvm.load %136 {alias_scopes = [#alias_scope21], alignment = 8 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1240 = llvm.insertelement %1239, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb40(%1, %1240 : i64, vector<2xf64>)
  ^bb40(%1241: i64, %1242: vector<2xf64>):  // 2 preds: ^bb39, ^bb40
    %1243 = llvm.or disjoint %1241, %26 : i64
    %1244 = llvm.getelementptr %89[%1243] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1245 = llvm.getelementptr %1244[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1246 = llvm.getelementptr %1244[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1247 = llvm.load %1245 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1248 = llvm.load %1246 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1249 = llvm.getelementptr inbounds|nuw %89[%1241] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1250 = llvm.getelementptr inbounds|nuw %1249[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1251 = llvm.getelementptr inbounds|nuw %1249[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1252 = llvm.load %1250 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1253 = llvm.load %1251 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1254 = llvm.shufflevector %1242, %1252 [1, 2] : vector<2xf64> 
    %1255 = llvm.shufflevector %1252, %1253 [1, 2] : vector<2xf64> 
    %1256 = llvm.fmul %1254, %139 : vector<2xf64>
    %1257 = llvm.fmul %1255, %139 : vector<2xf64>
    %1258 = llvm.fadd %1256, %1247 : vector<2xf64>
    %1259 = llvm.fadd %1257, %1248 : vector<2xf64>
    %1260 = llvm.fadd %1252, %1258 : vector<2xf64>
    %1261 = llvm.fadd %1253, %1259 : vector<2xf64>
    %1262 = llvm.fmul %1260, %140 : vector<2xf64>
    %1263 = llvm.fmul %1261, %140 : vector<2xf64>
    %1264 = llvm.getelementptr inbounds|nuw %141[%1243] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1265 = llvm.getelementptr inbounds|nuw %1264[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1262, %1264 {alias_scopes = [#alias_scope20], alignment = 8 : i64, noalias_scopes = [#alias_scope21], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1263, %1265 {alias_scopes = [#alias_scope20], alignment = 8 : i64, noalias_scopes = [#alias_scope21], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1266 = llvm.add %1241, %37 overflow<nuw> : i64
    %1267 = llvm.icmp "eq" %1266, %126 : i64
    llvm.cond_br %1267, ^bb41, ^bb40(%1266, %1253 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb41:  // pred: ^bb40
    %1268 = llvm.extractelement %1253[%26 : i64] : vector<2xf64>
    %1269 = llvm.load %143 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1270 = llvm.fmul %1268, %144 : f64
    %1271 = llvm.fadd %1270, %1269 : f64
    %1272 = llvm.load %112 {alias_scopes = [#alias_scope21], alignment = 16 : i64, noalias_scopes = [#alias_scope20], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1273 = llvm.fadd %1272, %1271 : f64
    %1274 = llvm.fmul %1273, %145 : f64
    llvm.store %1274, %147 {alias_scopes = [#alias_scope20], alignment = 8 : i64, noalias_scopes = [#alias_scope21], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope22
    llvm.intr.experimental.noalias.scope.decl #alias_scope23
    %1275 = llvm.load %148 {alias_scopes = [#alias_scope23], alignment = 8 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1276 = llvm.insertelement %1275, %137[%26 : i64] : vector<2xf64>
    llvm.br ^bb42(%1, %1276 : i64, vector<2xf64>)
  ^bb42(%1277: i64, %1278: vector<2xf64>):  // 2 preds: ^bb41, ^bb42
    %1279 = llvm.or disjoint %1277, %26 : i64
    %1280 = llvm.getelementptr %141[%1279] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1281 = llvm.getelementptr %1280[%138] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1282 = llvm.getelementptr %1280[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1283 = llvm.load %1281 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1284 = llvm.load %1282 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1285 = llvm.getelementptr inbounds|nuw %141[%1277] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1286 = llvm.getelementptr inbounds|nuw %1285[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1287 = llvm.getelementptr inbounds|nuw %1285[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1288 = llvm.load %1286 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1289 = llvm.load %1287 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %1290 = llvm.shufflevector %1278, %1288 [1, 2] : vector<2xf64> 
    %1291 = llvm.shufflevector %1288, %1289 [1, 2] : vector<2xf64> 
    %1292 = llvm.fmul %1290, %139 : vector<2xf64>
    %1293 = llvm.fmul %1291, %139 : vector<2xf64>
    %1294 = llvm.fadd %1292, %1283 : vector<2xf64>
    %1295 = llvm.fadd %1293, %1284 : vector<2xf64>
    %1296 = llvm.fadd %1288, %1294 : vector<2xf64>
    %1297 = llvm.fadd %1289, %1295 : vector<2xf64>
    %1298 = llvm.fmul %1296, %140 : vector<2xf64>
    %1299 = llvm.fmul %1297, %140 : vector<2xf64>
    %1300 = llvm.getelementptr inbounds|nuw %89[%1279] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %1301 = llvm.getelementptr inbounds|nuw %1300[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1298, %1300 {alias_scopes = [#alias_scope22], alignment = 8 : i64, noalias_scopes = [#alias_scope23], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %1299, %1301 {alias_scopes = [#alias_scope22], alignment = 8 : i64, noalias_scopes = [#alias_scope23], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %1302 = llvm.add %1277, %37 overflow<nuw> : i64
    %1303 = llvm.icmp "eq" %1302, %126 : i64
    llvm.cond_br %1303, ^bb43, ^bb42(%1302, %1289 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb43:  // pred: ^bb42
    %1304 = llvm.extractelement %1289[%26 : i64] : vector<2xf64>
    %1305 = llvm.load %149 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1306 = llvm.fmul %1304, %144 : f64
    %1307 = llvm.fadd %1306, %1305 : f64
    %1308 = llvm.load %150 {alias_scopes = [#alias_scope23], alignment = 16 : i64, noalias_scopes = [#alias_scope22], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1309 = llvm.fadd %1308, %1307 : f64
    %1310 = llvm.fmul %1309, %145 : f64
    llvm.store %1310, %151 {alias_scopes = [#alias_scope22], alignment = 8 : i64, noalias_scopes = [#alias_scope23], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    %1311 = llvm.load %124 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1312 = llvm.load %153 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %1313 = llvm.call tail @printf(%154, %1311, %1312) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %1314 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1315 = llvm.zext %1314 : vector<4xi8> to vector<4xi32>
    %1316 = llvm.load %156 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1317 = llvm.zext %1316 : vector<4xi8> to vector<4xi32>
    %1318 = llvm.add %1315, %1317 overflow<nsw, nuw> : vector<4xi32>
    %1319 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1320 = llvm.zext %1319 : vector<4xi8> to vector<4xi32>
    %1321 = llvm.add %1318, %1320 overflow<nsw, nuw> : vector<4xi32>
    %1322 = llvm.load %158 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1323 = llvm.zext %1322 : vector<4xi8> to vector<4xi32>
    %1324 = llvm.add %1321, %1323 overflow<nsw, nuw> : vector<4xi32>
    %1325 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1326 = llvm.zext %1325 : vector<4xi8> to vector<4xi32>
    %1327 = llvm.add %1324, %1326 overflow<nsw, nuw> : vector<4xi32>
    %1328 = llvm.load %160 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1329 = llvm.zext %1328 : vector<4xi8> to vector<4xi32>
    %1330 = llvm.add %1327, %1329 overflow<nsw, nuw> : vector<4xi32>
    %1331 = llvm.load %161 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1332 = llvm.zext %1331 : vector<4xi8> to vector<4xi32>
    %1333 = llvm.add %1330, %1332 overflow<nsw, nuw> : vector<4xi32>
    %1334 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1335 = llvm.zext %1334 : vector<4xi8> to vector<4xi32>
    %1336 = llvm.add %1333, %1335 : vector<4xi32>
    %1337 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1338 = llvm.zext %1337 : vector<4xi8> to vector<4xi32>
    %1339 = llvm.add %1336, %1338 : vector<4xi32>
    %1340 = llvm.load %164 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1341 = llvm.zext %1340 : vector<4xi8> to vector<4xi32>
    %1342 = llvm.add %1339, %1341 : vector<4xi32>
    %1343 = llvm.load %165 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1344 = llvm.zext %1343 : vector<4xi8> to vector<4xi32>
    %1345 = llvm.add %1342, %1344 : vector<4xi32>
    %1346 = llvm.load %166 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1347 = llvm.zext %1346 : vector<4xi8> to vector<4xi32>
    %1348 = llvm.add %1345, %1347 : vector<4xi32>
    %1349 = llvm.load %168 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1350 = llvm.zext %1349 : vector<4xi8> to vector<4xi32>
    %1351 = llvm.add %1348, %1350 : vector<4xi32>
    %1352 = llvm.load %170 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1353 = llvm.zext %1352 : vector<4xi8> to vector<4xi32>
    %1354 = llvm.add %1351, %1353 : vector<4xi32>
    %1355 = llvm.load %172 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1356 = llvm.zext %1355 : vector<4xi8> to vector<4xi32>
    %1357 = llvm.add %1354, %1356 : vector<4xi32>
    %1358 = llvm.load %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1359 = llvm.zext %1358 : vector<4xi8> to vector<4xi32>
    %1360 = llvm.add %1357, %1359 : vector<4xi32>
    %1361 = llvm.load %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1362 = llvm.zext %1361 : vector<4xi8> to vector<4xi32>
    %1363 = llvm.add %1360, %1362 : vector<4xi32>
    %1364 = llvm.load %178 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1365 = llvm.zext %1364 : vector<4xi8> to vector<4xi32>
    %1366 = llvm.add %1363, %1365 : vector<4xi32>
    %1367 = llvm.load %180 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1368 = llvm.zext %1367 : vector<4xi8> to vector<4xi32>
    %1369 = llvm.add %1366, %1368 : vector<4xi32>
    %1370 = llvm.load %182 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1371 = llvm.zext %1370 : vector<4xi8> to vector<4xi32>
    %1372 = llvm.add %1369, %1371 : vector<4xi32>
    %1373 = llvm.load %184 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1374 = llvm.zext %1373 : vector<4xi8> to vector<4xi32>
    %1375 = llvm.add %1372, %1374 : vector<4xi32>
    %1376 = llvm.load %186 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1377 = llvm.zext %1376 : vector<4xi8> to vector<4xi32>
    %1378 = llvm.add %1375, %1377 : vector<4xi32>
    %1379 = llvm.load %188 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1380 = llvm.zext %1379 : vector<4xi8> to vector<4xi32>
    %1381 = llvm.add %1378, %1380 : vector<4xi32>
    %1382 = llvm.load %190 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1383 = llvm.zext %1382 : vector<4xi8> to vector<4xi32>
    %1384 = llvm.add %1381, %1383 : vector<4xi32>
    %1385 = llvm.load %192 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1386 = llvm.zext %1385 : vector<4xi8> to vector<4xi32>
    %1387 = llvm.add %1384, %1386 : vector<4xi32>
    %1388 = llvm.load %91 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1389 = llvm.zext %1388 : vector<4xi8> to vector<4xi32>
    %1390 = llvm.load %193 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1391 = llvm.zext %1390 : vector<4xi8> to vector<4xi32>
    %1392 = llvm.add %1389, %1391 overflow<nsw, nuw> : vector<4xi32>
    %1393 = llvm.load %194 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1394 = llvm.zext %1393 : vector<4xi8> to vector<4xi32>
    %1395 = llvm.add %1392, %1394 overflow<nsw, nuw> : vector<4xi32>
    %1396 = llvm.load %195 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1397 = llvm.zext %1396 : vector<4xi8> to vector<4xi32>
    %1398 = llvm.add %1395, %1397 overflow<nsw, nuw> : vector<4xi32>
    %1399 = llvm.load %196 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1400 = llvm.zext %1399 : vector<4xi8> to vector<4xi32>
    %1401 = llvm.add %1398, %1400 overflow<nsw, nuw> : vector<4xi32>
    %1402 = llvm.load %197 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1403 = llvm.zext %1402 : vector<4xi8> to vector<4xi32>
    %1404 = llvm.add %1401, %1403 overflow<nsw, nuw> : vector<4xi32>
    %1405 = llvm.load %198 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1406 = llvm.zext %1405 : vector<4xi8> to vector<4xi32>
    %1407 = llvm.add %1404, %1406 overflow<nsw, nuw> : vector<4xi32>
    %1408 = llvm.load %199 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1409 = llvm.zext %1408 : vector<4xi8> to vector<4xi32>
    %1410 = llvm.add %1407, %1409 : vector<4xi32>
    %1411 = llvm.load %200 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1412 = llvm.zext %1411 : vector<4xi8> to vector<4xi32>
    %1413 = llvm.add %1410, %1412 : vector<4xi32>
    %1414 = llvm.load %201 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1415 = llvm.zext %1414 : vector<4xi8> to vector<4xi32>
    %1416 = llvm.add %1413, %1415 : vector<4xi32>
    %1417 = llvm.load %202 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1418 = llvm.zext %1417 : vector<4xi8> to vector<4xi32>
    %1419 = llvm.add %1416, %1418 : vector<4xi32>
    %1420 = llvm.load %203 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1421 = llvm.zext %1420 : vector<4xi8> to vector<4xi32>
    %1422 = llvm.add %1419, %1421 : vector<4xi32>
    %1423 = llvm.load %204 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1424 = llvm.zext %1423 : vector<4xi8> to vector<4xi32>
    %1425 = llvm.add %1422, %1424 : vector<4xi32>
    %1426 = llvm.load %206 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1427 = llvm.zext %1426 : vector<4xi8> to vector<4xi32>
    %1428 = llvm.add %1425, %1427 : vector<4xi32>
    %1429 = llvm.load %208 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1430 = llvm.zext %1429 : vector<4xi8> to vector<4xi32>
    %1431 = llvm.add %1428, %1430 : vector<4xi32>
    %1432 = llvm.load %210 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1433 = llvm.zext %1432 : vector<4xi8> to vector<4xi32>
    %1434 = llvm.add %1431, %1433 : vector<4xi32>
    %1435 = llvm.load %212 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1436 = llvm.zext %1435 : vector<4xi8> to vector<4xi32>
    %1437 = llvm.add %1434, %1436 : vector<4xi32>
    %1438 = llvm.load %214 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1439 = llvm.zext %1438 : vector<4xi8> to vector<4xi32>
    %1440 = llvm.add %1437, %1439 : vector<4xi32>
    %1441 = llvm.load %216 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1442 = llvm.zext %1441 : vector<4xi8> to vector<4xi32>
    %1443 = llvm.add %1440, %1442 : vector<4xi32>
    %1444 = llvm.load %218 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1445 = llvm.zext %1444 : vector<4xi8> to vector<4xi32>
    %1446 = llvm.add %1443, %1445 : vector<4xi32>
    %1447 = llvm.load %220 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1448 = llvm.zext %1447 : vector<4xi8> to vector<4xi32>
    %1449 = llvm.add %1446, %1448 : vector<4xi32>
    %1450 = llvm.load %222 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1451 = llvm.zext %1450 : vector<4xi8> to vector<4xi32>
    %1452 = llvm.add %1449, %1451 : vector<4xi32>
    %1453 = llvm.load %224 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1454 = llvm.zext %1453 : vector<4xi8> to vector<4xi32>
    %1455 = llvm.add %1452, %1454 : vector<4xi32>
    %1456 = llvm.load %226 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1457 = llvm.zext %1456 : vector<4xi8> to vector<4xi32>
    %1458 = llvm.add %1455, %1457 : vector<4xi32>
    %1459 = llvm.load %227 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1460 = llvm.zext %1459 : vector<4xi8> to vector<4xi32>
    %1461 = llvm.add %1458, %1460 : vector<4xi32>
    %1462 = llvm.add %1387, %1461 : vector<4xi32>
    %1463 = "llvm.intr.vector.reduce.add"(%1462) : (vector<4xi32>) -> i32
    %1464 = llvm.load %228 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1465 = llvm.zext %1464 : i8 to i32
    %1466 = llvm.add %1463, %1465 overflow<nsw, nuw> : i32
    %1467 = llvm.load %230 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1468 = llvm.zext %1467 : i8 to i32
    %1469 = llvm.add %1466, %1468 overflow<nsw, nuw> : i32
    %1470 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1471 = llvm.zext %1470 : i8 to i32
    %1472 = llvm.add %1469, %1471 overflow<nsw, nuw> : i32
    %1473 = llvm.load %155 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1474 = llvm.icmp "eq" %1473, %231 : vector<4xi8>
    %1475 = llvm.zext %1474 : vector<4xi1> to vector<4xi32>
    %1476 = llvm.load %156 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1477 = llvm.icmp "eq" %1476, %231 : vector<4xi8>
    %1478 = llvm.zext %1477 : vector<4xi1> to vector<4xi32>
    %1479 = llvm.add %1475, %1478 overflow<nsw, nuw> : vector<4xi32>
    %1480 = llvm.load %157 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1481 = llvm.icmp "eq" %1480, %231 : vector<4xi8>
    %1482 = llvm.zext %1481 : vector<4xi1> to vector<4xi32>
    %1483 = llvm.add %1479, %1482 overflow<nsw, nuw> : vector<4xi32>
    %1484 = llvm.load %158 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1485 = llvm.icmp "eq" %1484, %231 : vector<4xi8>
    %1486 = llvm.zext %1485 : vector<4xi1> to vector<4xi32>
    %1487 = llvm.add %1483, %1486 overflow<nsw, nuw> : vector<4xi32>
    %1488 = llvm.load %159 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1489 = llvm.icmp "eq" %1488, %231 : vector<4xi8>
    %1490 = llvm.zext %1489 : vector<4xi1> to vector<4xi32>
    %1491 = llvm.add %1487, %1490 overflow<nsw, nuw> : vector<4xi32>
    %1492 = llvm.load %160 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1493 = llvm.icmp "eq" %1492, %231 : vector<4xi8>
    %1494 = llvm.zext %1493 : vector<4xi1> to vector<4xi32>
    %1495 = llvm.add %1491, %1494 overflow<nsw, nuw> : vector<4xi32>
    %1496 = llvm.load %161 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1497 = llvm.icmp "eq" %1496, %231 : vector<4xi8>
    %1498 = llvm.zext %1497 : vector<4xi1> to vector<4xi32>
    %1499 = llvm.add %1495, %1498 overflow<nsw, nuw> : vector<4xi32>
    %1500 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1501 = llvm.icmp "eq" %1500, %231 : vector<4xi8>
    %1502 = llvm.zext %1501 : vector<4xi1> to vector<4xi32>
    %1503 = llvm.add %1499, %1502 : vector<4xi32>
    %1504 = llvm.load %163 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1505 = llvm.icmp "eq" %1504, %231 : vector<4xi8>
    %1506 = llvm.zext %1505 : vector<4xi1> to vector<4xi32>
    %1507 = llvm.add %1503, %1506 : vector<4xi32>
    %1508 = llvm.load %164 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1509 = llvm.icmp "eq" %1508, %231 : vector<4xi8>
    %1510 = llvm.zext %1509 : vector<4xi1> to vector<4xi32>
    %1511 = llvm.add %1507, %1510 : vector<4xi32>
    %1512 = llvm.load %165 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1513 = llvm.icmp "eq" %1512, %231 : vector<4xi8>
    %1514 = llvm.zext %1513 : vector<4xi1> to vector<4xi32>
    %1515 = llvm.add %1511, %1514 : vector<4xi32>
    %1516 = llvm.load %166 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1517 = llvm.icmp "eq" %1516, %231 : vector<4xi8>
    %1518 = llvm.zext %1517 : vector<4xi1> to vector<4xi32>
    %1519 = llvm.add %1515, %1518 : vector<4xi32>
    %1520 = llvm.load %168 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1521 = llvm.icmp "eq" %1520, %231 : vector<4xi8>
    %1522 = llvm.zext %1521 : vector<4xi1> to vector<4xi32>
    %1523 = llvm.add %1519, %1522 : vector<4xi32>
    %1524 = llvm.load %170 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1525 = llvm.icmp "eq" %1524, %231 : vector<4xi8>
    %1526 = llvm.zext %1525 : vector<4xi1> to vector<4xi32>
    %1527 = llvm.add %1523, %1526 : vector<4xi32>
    %1528 = llvm.load %172 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1529 = llvm.icmp "eq" %1528, %231 : vector<4xi8>
    %1530 = llvm.zext %1529 : vector<4xi1> to vector<4xi32>
    %1531 = llvm.add %1527, %1530 : vector<4xi32>
    %1532 = llvm.load %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1533 = llvm.icmp "eq" %1532, %231 : vector<4xi8>
    %1534 = llvm.zext %1533 : vector<4xi1> to vector<4xi32>
    %1535 = llvm.add %1531, %1534 : vector<4xi32>
    %1536 = llvm.load %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1537 = llvm.icmp "eq" %1536, %231 : vector<4xi8>
    %1538 = llvm.zext %1537 : vector<4xi1> to vector<4xi32>
    %1539 = llvm.add %1535, %1538 : vector<4xi32>
    %1540 = llvm.load %178 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1541 = llvm.icmp "eq" %1540, %231 : vector<4xi8>
    %1542 = llvm.zext %1541 : vector<4xi1> to vector<4xi32>
    %1543 = llvm.add %1539, %1542 : vector<4xi32>
    %1544 = llvm.load %180 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1545 = llvm.icmp "eq" %1544, %231 : vector<4xi8>
    %1546 = llvm.zext %1545 : vector<4xi1> to vector<4xi32>
    %1547 = llvm.add %1543, %1546 : vector<4xi32>
    %1548 = llvm.load %182 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1549 = llvm.icmp "eq" %1548, %231 : vector<4xi8>
    %1550 = llvm.zext %1549 : vector<4xi1> to vector<4xi32>
    %1551 = llvm.add %1547, %1550 : vector<4xi32>
    %1552 = llvm.load %184 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1553 = llvm.icmp "eq" %1552, %231 : vector<4xi8>
    %1554 = llvm.zext %1553 : vector<4xi1> to vector<4xi32>
    %1555 = llvm.add %1551, %1554 : vector<4xi32>
    %1556 = llvm.load %186 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1557 = llvm.icmp "eq" %1556, %231 : vector<4xi8>
    %1558 = llvm.zext %1557 : vector<4xi1> to vector<4xi32>
    %1559 = llvm.add %1555, %1558 : vector<4xi32>
    %1560 = llvm.load %188 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1561 = llvm.icmp "eq" %1560, %231 : vector<4xi8>
    %1562 = llvm.zext %1561 : vector<4xi1> to vector<4xi32>
    %1563 = llvm.add %1559, %1562 : vector<4xi32>
    %1564 = llvm.load %190 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1565 = llvm.icmp "eq" %1564, %231 : vector<4xi8>
    %1566 = llvm.zext %1565 : vector<4xi1> to vector<4xi32>
    %1567 = llvm.add %1563, %1566 : vector<4xi32>
    %1568 = llvm.load %192 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1569 = llvm.icmp "eq" %1568, %231 : vector<4xi8>
    %1570 = llvm.zext %1569 : vector<4xi1> to vector<4xi32>
    %1571 = llvm.add %1567, %1570 : vector<4xi32>
    %1572 = llvm.load %91 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1573 = llvm.icmp "eq" %1572, %231 : vector<4xi8>
    %1574 = llvm.zext %1573 : vector<4xi1> to vector<4xi32>
    %1575 = llvm.load %193 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1576 = llvm.icmp "eq" %1575, %231 : vector<4xi8>
    %1577 = llvm.zext %1576 : vector<4xi1> to vector<4xi32>
    %1578 = llvm.add %1574, %1577 overflow<nsw, nuw> : vector<4xi32>
    %1579 = llvm.load %194 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1580 = llvm.icmp "eq" %1579, %231 : vector<4xi8>
    %1581 = llvm.zext %1580 : vector<4xi1> to vector<4xi32>
    %1582 = llvm.add %1578, %1581 overflow<nsw, nuw> : vector<4xi32>
    %1583 = llvm.load %195 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1584 = llvm.icmp "eq" %1583, %231 : vector<4xi8>
    %1585 = llvm.zext %1584 : vector<4xi1> to vector<4xi32>
    %1586 = llvm.add %1582, %1585 overflow<nsw, nuw> : vector<4xi32>
    %1587 = llvm.load %196 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1588 = llvm.icmp "eq" %1587, %231 : vector<4xi8>
    %1589 = llvm.zext %1588 : vector<4xi1> to vector<4xi32>
    %1590 = llvm.add %1586, %1589 overflow<nsw, nuw> : vector<4xi32>
    %1591 = llvm.load %197 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1592 = llvm.icmp "eq" %1591, %231 : vector<4xi8>
    %1593 = llvm.zext %1592 : vector<4xi1> to vector<4xi32>
    %1594 = llvm.add %1590, %1593 overflow<nsw, nuw> : vector<4xi32>
    %1595 = llvm.load %198 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1596 = llvm.icmp "eq" %1595, %231 : vector<4xi8>
    %1597 = llvm.zext %1596 : vector<4xi1> to vector<4xi32>
    %1598 = llvm.add %1594, %1597 overflow<nsw, nuw> : vector<4xi32>
    %1599 = llvm.load %199 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1600 = llvm.icmp "eq" %1599, %231 : vector<4xi8>
    %1601 = llvm.zext %1600 : vector<4xi1> to vector<4xi32>
    %1602 = llvm.add %1598, %1601 : vector<4xi32>
    %1603 = llvm.load %200 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1604 = llvm.icmp "eq" %1603, %231 : vector<4xi8>
    %1605 = llvm.zext %1604 : vector<4xi1> to vector<4xi32>
    %1606 = llvm.add %1602, %1605 : vector<4xi32>
    %1607 = llvm.load %201 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1608 = llvm.icmp "eq" %1607, %231 : vector<4xi8>
    %1609 = llvm.zext %1608 : vector<4xi1> to vector<4xi32>
    %1610 = llvm.add %1606, %1609 : vector<4xi32>
    %1611 = llvm.load %202 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1612 = llvm.icmp "eq" %1611, %231 : vector<4xi8>
    %1613 = llvm.zext %1612 : vector<4xi1> to vector<4xi32>
    %1614 = llvm.add %1610, %1613 : vector<4xi32>
    %1615 = llvm.load %203 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1616 = llvm.icmp "eq" %1615, %231 : vector<4xi8>
    %1617 = llvm.zext %1616 : vector<4xi1> to vector<4xi32>
    %1618 = llvm.add %1614, %1617 : vector<4xi32>
    %1619 = llvm.load %204 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1620 = llvm.icmp "eq" %1619, %231 : vector<4xi8>
    %1621 = llvm.zext %1620 : vector<4xi1> to vector<4xi32>
    %1622 = llvm.add %1618, %1621 : vector<4xi32>
    %1623 = llvm.load %206 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1624 = llvm.icmp "eq" %1623, %231 : vector<4xi8>
    %1625 = llvm.zext %1624 : vector<4xi1> to vector<4xi32>
    %1626 = llvm.add %1622, %1625 : vector<4xi32>
    %1627 = llvm.load %208 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1628 = llvm.icmp "eq" %1627, %231 : vector<4xi8>
    %1629 = llvm.zext %1628 : vector<4xi1> to vector<4xi32>
    %1630 = llvm.add %1626, %1629 : vector<4xi32>
    %1631 = llvm.load %210 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1632 = llvm.icmp "eq" %1631, %231 : vector<4xi8>
    %1633 = llvm.zext %1632 : vector<4xi1> to vector<4xi32>
    %1634 = llvm.add %1630, %1633 : vector<4xi32>
    %1635 = llvm.load %212 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1636 = llvm.icmp "eq" %1635, %231 : vector<4xi8>
    %1637 = llvm.zext %1636 : vector<4xi1> to vector<4xi32>
    %1638 = llvm.add %1634, %1637 : vector<4xi32>
    %1639 = llvm.load %214 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1640 = llvm.icmp "eq" %1639, %231 : vector<4xi8>
    %1641 = llvm.zext %1640 : vector<4xi1> to vector<4xi32>
    %1642 = llvm.add %1638, %1641 : vector<4xi32>
    %1643 = llvm.load %216 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1644 = llvm.icmp "eq" %1643, %231 : vector<4xi8>
    %1645 = llvm.zext %1644 : vector<4xi1> to vector<4xi32>
    %1646 = llvm.add %1642, %1645 : vector<4xi32>
    %1647 = llvm.load %218 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1648 = llvm.icmp "eq" %1647, %231 : vector<4xi8>
    %1649 = llvm.zext %1648 : vector<4xi1> to vector<4xi32>
    %1650 = llvm.add %1646, %1649 : vector<4xi32>
    %1651 = llvm.load %220 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1652 = llvm.icmp "eq" %1651, %231 : vector<4xi8>
    %1653 = llvm.zext %1652 : vector<4xi1> to vector<4xi32>
    %1654 = llvm.add %1650, %1653 : vector<4xi32>
    %1655 = llvm.load %222 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1656 = llvm.icmp "eq" %1655, %231 : vector<4xi8>
    %1657 = llvm.zext %1656 : vector<4xi1> to vector<4xi32>
    %1658 = llvm.add %1654, %1657 : vector<4xi32>
    %1659 = llvm.load %224 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1660 = llvm.icmp "eq" %1659, %231 : vector<4xi8>
    %1661 = llvm.zext %1660 : vector<4xi1> to vector<4xi32>
    %1662 = llvm.add %1658, %1661 : vector<4xi32>
    %1663 = llvm.load %226 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1664 = llvm.icmp "eq" %1663, %231 : vector<4xi8>
    %1665 = llvm.zext %1664 : vector<4xi1> to vector<4xi32>
    %1666 = llvm.add %1662, %1665 : vector<4xi32>
    %1667 = llvm.load %227 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1668 = llvm.icmp "eq" %1667, %231 : vector<4xi8>
    %1669 = llvm.zext %1668 : vector<4xi1> to vector<4xi32>
    %1670 = llvm.add %1666, %1669 : vector<4xi32>
    %1671 = llvm.add %1571, %1670 : vector<4xi32>
    %1672 = "llvm.intr.vector.reduce.add"(%1671) : (vector<4xi32>) -> i32
    %1673 = llvm.load %228 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1674 = llvm.icmp "eq" %1673, %232 : i8
    %1675 = llvm.zext %1674 : i1 to i32
    %1676 = llvm.add %1672, %1675 overflow<nsw, nuw> : i32
    %1677 = llvm.load %230 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1678 = llvm.icmp "eq" %1677, %232 : i8
    %1679 = llvm.zext %1678 : i1 to i32
    %1680 = llvm.add %1676, %1679 overflow<nsw, nuw> : i32
    %1681 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1682 = llvm.icmp "eq" %1681, %232 : i8
    %1683 = llvm.zext %1682 : i1 to i32
    %1684 = llvm.add %1680, %1683 overflow<nsw, nuw> : i32
    %1685 = llvm.call tail @printf(%233, %1472, %1684) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %1686 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %1687 = llvm.sext %1686 : i16 to i32
    %1688 = llvm.insertelement %1687, %46[%1 : i64] : vector<4xi32>
    %1689 = llvm.shufflevector %1688, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb15(%1, %1689, %1689 : i64, vector<4xi32>, vector<4xi32>)
  ^bb44(%1690: i64):  // 2 preds: ^bb20, ^bb44
    %1691 = llvm.getelementptr inbounds|nuw %323[%1690] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1692 = llvm.load %1691 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1693 = llvm.zext %1692 : vector<16xi8> to vector<16xi32>
    %1694 = llvm.getelementptr inbounds|nuw %94[%1690] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1695 = llvm.load %1694 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1696 = llvm.zext %1695 : vector<16xi8> to vector<16xi32>
    %1697 = llvm.xor %1696, %307 : vector<16xi32>
    %1698 = llvm.mul %1697, %1693 overflow<nsw, nuw> : vector<16xi32>
    %1699 = llvm.getelementptr inbounds|nuw %91[%1690] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1700 = llvm.load %1699 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1701 = llvm.zext %1700 : vector<16xi8> to vector<16xi32>
    %1702 = llvm.mul %1701, %1696 overflow<nsw, nuw> : vector<16xi32>
    %1703 = llvm.add %1702, %308 overflow<nsw, nuw> : vector<16xi32>
    %1704 = llvm.add %1703, %1698 overflow<nsw, nuw> : vector<16xi32>
    %1705 = llvm.udiv %1704, %307 : vector<16xi32>
    %1706 = llvm.trunc %1705 : vector<16xi32> to vector<16xi8>
    llvm.store %1706, %1691 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %1707 = llvm.add %1690, %12 overflow<nuw> : i64
    %1708 = llvm.icmp "eq" %1707, %48 : i64
    llvm.cond_br %1708, ^bb45, ^bb44(%1707 : i64) {loop_annotation = #loop_annotation1}
  ^bb45:  // pred: ^bb44
    %1709 = llvm.getelementptr inbounds|nuw %323[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1710 = llvm.load %1709 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1711 = llvm.zext %1710 : vector<8xi8> to vector<8xi32>
    %1712 = llvm.load %309 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1713 = llvm.zext %1712 : vector<8xi8> to vector<8xi32>
    %1714 = llvm.xor %1713, %310 : vector<8xi32>
    %1715 = llvm.mul %1714, %1711 overflow<nsw, nuw> : vector<8xi32>
    %1716 = llvm.load %227 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1717 = llvm.zext %1716 : vector<8xi8> to vector<8xi32>
    %1718 = llvm.mul %1717, %1713 overflow<nsw, nuw> : vector<8xi32>
    %1719 = llvm.add %1718, %311 overflow<nsw, nuw> : vector<8xi32>
    %1720 = llvm.add %1719, %1715 overflow<nsw, nuw> : vector<8xi32>
    %1721 = llvm.udiv %1720, %310 : vector<8xi32>
    %1722 = llvm.trunc %1721 : vector<8xi32> to vector<8xi8>
    llvm.store %1722, %1709 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %1723 = llvm.getelementptr inbounds|nuw %323[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1724 = llvm.load %1723 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1725 = llvm.zext %1724 : i8 to i32
    %1726 = llvm.load %312 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1727 = llvm.zext %1726 : i8 to i32
    %1728 = llvm.xor %1727, %313 : i32
    %1729 = llvm.mul %1728, %1725 overflow<nsw, nuw> : i32
    %1730 = llvm.load %228 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1731 = llvm.zext %1730 : i8 to i32
    %1732 = llvm.mul %1731, %1727 overflow<nsw, nuw> : i32
    %1733 = llvm.add %1732, %314 overflow<nsw, nuw> : i32
    %1734 = llvm.add %1733, %1729 overflow<nsw, nuw> : i32
    %1735 = llvm.udiv %1734, %313 : i32
    %1736 = llvm.trunc %1735 : i32 to i8
    llvm.store %1736, %1723 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %1737 = llvm.getelementptr inbounds|nuw %323[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1738 = llvm.load %1737 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1739 = llvm.zext %1738 : i8 to i32
    %1740 = llvm.load %315 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1741 = llvm.zext %1740 : i8 to i32
    %1742 = llvm.xor %1741, %313 : i32
    %1743 = llvm.mul %1742, %1739 overflow<nsw, nuw> : i32
    %1744 = llvm.load %230 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1745 = llvm.zext %1744 : i8 to i32
    %1746 = llvm.mul %1745, %1741 overflow<nsw, nuw> : i32
    %1747 = llvm.add %1746, %314 overflow<nsw, nuw> : i32
    %1748 = llvm.add %1747, %1743 overflow<nsw, nuw> : i32
    %1749 = llvm.udiv %1748, %313 : i32
    %1750 = llvm.trunc %1749 : i32 to i8
    llvm.store %1750, %1737 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %1751 = llvm.getelementptr inbounds|nuw %323[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1752 = llvm.load %1751 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1753 = llvm.zext %1752 : i8 to i32
    %1754 = llvm.load %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1755 = llvm.zext %1754 : i8 to i32
    %1756 = llvm.xor %1755, %313 : i32
    %1757 = llvm.mul %1756, %1753 overflow<nsw, nuw> : i32
    %1758 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1759 = llvm.zext %1758 : i8 to i32
    %1760 = llvm.mul %1759, %1755 overflow<nsw, nuw> : i32
    %1761 = llvm.add %1760, %314 overflow<nsw, nuw> : i32
    %1762 = llvm.add %1761, %1757 overflow<nsw, nuw> : i32
    %1763 = llvm.udiv %1762, %313 : i32
    %1764 = llvm.trunc %1763 : i32 to i8
    llvm.store %1764, %1751 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %1765 = llvm.getelementptr inbounds|nuw %323[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1766 = llvm.load %1765 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1767 = llvm.zext %1766 : vector<4xi8> to vector<4xi32>
    %1768 = llvm.getelementptr inbounds|nuw %323[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1769 = llvm.load %1768 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1770 = llvm.zext %1769 : vector<4xi8> to vector<4xi32>
    %1771 = llvm.add %1767, %1770 overflow<nsw, nuw> : vector<4xi32>
    %1772 = llvm.getelementptr inbounds|nuw %323[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1773 = llvm.load %1772 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1774 = llvm.zext %1773 : vector<4xi8> to vector<4xi32>
    %1775 = llvm.add %1771, %1774 overflow<nsw, nuw> : vector<4xi32>
    %1776 = llvm.getelementptr inbounds|nuw %323[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1777 = llvm.load %1776 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1778 = llvm.zext %1777 : vector<4xi8> to vector<4xi32>
    %1779 = llvm.add %1775, %1778 overflow<nsw, nuw> : vector<4xi32>
    %1780 = llvm.getelementptr inbounds|nuw %323[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1781 = llvm.load %1780 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1782 = llvm.zext %1781 : vector<4xi8> to vector<4xi32>
    %1783 = llvm.add %1779, %1782 overflow<nsw, nuw> : vector<4xi32>
    %1784 = llvm.getelementptr inbounds|nuw %323[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1785 = llvm.load %1784 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1786 = llvm.zext %1785 : vector<4xi8> to vector<4xi32>
    %1787 = llvm.add %1783, %1786 overflow<nsw, nuw> : vector<4xi32>
    %1788 = llvm.getelementptr inbounds|nuw %323[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1789 = llvm.load %1788 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1790 = llvm.zext %1789 : vector<4xi8> to vector<4xi32>
    %1791 = llvm.add %1787, %1790 overflow<nsw, nuw> : vector<4xi32>
    %1792 = llvm.getelementptr inbounds|nuw %323[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1793 = llvm.load %1792 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1794 = llvm.zext %1793 : vector<4xi8> to vector<4xi32>
    %1795 = llvm.add %1791, %1794 : vector<4xi32>
    %1796 = llvm.getelementptr inbounds|nuw %323[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1797 = llvm.load %1796 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1798 = llvm.zext %1797 : vector<4xi8> to vector<4xi32>
    %1799 = llvm.add %1795, %1798 : vector<4xi32>
    %1800 = llvm.getelementptr inbounds|nuw %323[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1801 = llvm.load %1800 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1802 = llvm.zext %1801 : vector<4xi8> to vector<4xi32>
    %1803 = llvm.add %1799, %1802 : vector<4xi32>
    %1804 = llvm.getelementptr inbounds|nuw %323[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1805 = llvm.load %1804 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1806 = llvm.zext %1805 : vector<4xi8> to vector<4xi32>
    %1807 = llvm.add %1803, %1806 : vector<4xi32>
    %1808 = llvm.getelementptr inbounds|nuw %323[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1809 = llvm.load %1808 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1810 = llvm.zext %1809 : vector<4xi8> to vector<4xi32>
    %1811 = llvm.add %1807, %1810 : vector<4xi32>
    %1812 = llvm.getelementptr inbounds|nuw %323[%167] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1813 = llvm.load %1812 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1814 = llvm.zext %1813 : vector<4xi8> to vector<4xi32>
    %1815 = llvm.add %1811, %1814 : vector<4xi32>
    %1816 = llvm.getelementptr inbounds|nuw %323[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1817 = llvm.load %1816 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1818 = llvm.zext %1817 : vector<4xi8> to vector<4xi32>
    %1819 = llvm.add %1815, %1818 : vector<4xi32>
    %1820 = llvm.getelementptr inbounds|nuw %323[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1821 = llvm.load %1820 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1822 = llvm.zext %1821 : vector<4xi8> to vector<4xi32>
    %1823 = llvm.add %1819, %1822 : vector<4xi32>
    %1824 = llvm.getelementptr inbounds|nuw %323[%173] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1825 = llvm.load %1824 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1826 = llvm.zext %1825 : vector<4xi8> to vector<4xi32>
    %1827 = llvm.add %1823, %1826 : vector<4xi32>
    %1828 = llvm.getelementptr inbounds|nuw %323[%175] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1829 = llvm.load %1828 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1830 = llvm.zext %1829 : vector<4xi8> to vector<4xi32>
    %1831 = llvm.add %1827, %1830 : vector<4xi32>
    %1832 = llvm.getelementptr inbounds|nuw %323[%177] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1833 = llvm.load %1832 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1834 = llvm.zext %1833 : vector<4xi8> to vector<4xi32>
    %1835 = llvm.add %1831, %1834 : vector<4xi32>
    %1836 = llvm.getelementptr inbounds|nuw %323[%179] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1837 = llvm.load %1836 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1838 = llvm.zext %1837 : vector<4xi8> to vector<4xi32>
    %1839 = llvm.add %1835, %1838 : vector<4xi32>
    %1840 = llvm.getelementptr inbounds|nuw %323[%181] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1841 = llvm.load %1840 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1842 = llvm.zext %1841 : vector<4xi8> to vector<4xi32>
    %1843 = llvm.add %1839, %1842 : vector<4xi32>
    %1844 = llvm.getelementptr inbounds|nuw %323[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1845 = llvm.load %1844 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1846 = llvm.zext %1845 : vector<4xi8> to vector<4xi32>
    %1847 = llvm.add %1843, %1846 : vector<4xi32>
    %1848 = llvm.getelementptr inbounds|nuw %323[%185] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1849 = llvm.load %1848 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1850 = llvm.zext %1849 : vector<4xi8> to vector<4xi32>
    %1851 = llvm.add %1847, %1850 : vector<4xi32>
    %1852 = llvm.getelementptr inbounds|nuw %323[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1853 = llvm.load %1852 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1854 = llvm.zext %1853 : vector<4xi8> to vector<4xi32>
    %1855 = llvm.add %1851, %1854 : vector<4xi32>
    %1856 = llvm.getelementptr inbounds|nuw %323[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1857 = llvm.load %1856 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1858 = llvm.zext %1857 : vector<4xi8> to vector<4xi32>
    %1859 = llvm.add %1855, %1858 : vector<4xi32>
    %1860 = llvm.getelementptr inbounds|nuw %323[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1861 = llvm.load %1860 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1862 = llvm.zext %1861 : vector<4xi8> to vector<4xi32>
    %1863 = llvm.add %1859, %1862 : vector<4xi32>
    %1864 = llvm.load %323 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1865 = llvm.zext %1864 : vector<4xi8> to vector<4xi32>
    %1866 = llvm.getelementptr inbounds|nuw %323[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1867 = llvm.load %1866 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1868 = llvm.zext %1867 : vector<4xi8> to vector<4xi32>
    %1869 = llvm.add %1865, %1868 overflow<nsw, nuw> : vector<4xi32>
    %1870 = llvm.getelementptr inbounds|nuw %323[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1871 = llvm.load %1870 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1872 = llvm.zext %1871 : vector<4xi8> to vector<4xi32>
    %1873 = llvm.add %1869, %1872 overflow<nsw, nuw> : vector<4xi32>
    %1874 = llvm.getelementptr inbounds|nuw %323[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1875 = llvm.load %1874 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1876 = llvm.zext %1875 : vector<4xi8> to vector<4xi32>
    %1877 = llvm.add %1873, %1876 overflow<nsw, nuw> : vector<4xi32>
    %1878 = llvm.getelementptr inbounds|nuw %323[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1879 = llvm.load %1878 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1880 = llvm.zext %1879 : vector<4xi8> to vector<4xi32>
    %1881 = llvm.add %1877, %1880 overflow<nsw, nuw> : vector<4xi32>
    %1882 = llvm.getelementptr inbounds|nuw %323[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1883 = llvm.load %1882 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1884 = llvm.zext %1883 : vector<4xi8> to vector<4xi32>
    %1885 = llvm.add %1881, %1884 overflow<nsw, nuw> : vector<4xi32>
    %1886 = llvm.getelementptr inbounds|nuw %323[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1887 = llvm.load %1886 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1888 = llvm.zext %1887 : vector<4xi8> to vector<4xi32>
    %1889 = llvm.add %1885, %1888 overflow<nsw, nuw> : vector<4xi32>
    %1890 = llvm.getelementptr inbounds|nuw %323[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1891 = llvm.load %1890 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1892 = llvm.zext %1891 : vector<4xi8> to vector<4xi32>
    %1893 = llvm.add %1889, %1892 : vector<4xi32>
    %1894 = llvm.getelementptr inbounds|nuw %323[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1895 = llvm.load %1894 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1896 = llvm.zext %1895 : vector<4xi8> to vector<4xi32>
    %1897 = llvm.add %1893, %1896 : vector<4xi32>
    %1898 = llvm.getelementptr inbounds|nuw %323[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1899 = llvm.load %1898 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1900 = llvm.zext %1899 : vector<4xi8> to vector<4xi32>
    %1901 = llvm.add %1897, %1900 : vector<4xi32>
    %1902 = llvm.getelementptr inbounds|nuw %323[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1903 = llvm.load %1902 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1904 = llvm.zext %1903 : vector<4xi8> to vector<4xi32>
    %1905 = llvm.add %1901, %1904 : vector<4xi32>
    %1906 = llvm.getelementptr inbounds|nuw %323[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1907 = llvm.load %1906 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1908 = llvm.zext %1907 : vector<4xi8> to vector<4xi32>
    %1909 = llvm.add %1905, %1908 : vector<4xi32>
    %1910 = llvm.getelementptr inbounds|nuw %323[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1911 = llvm.load %1910 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1912 = llvm.zext %1911 : vector<4xi8> to vector<4xi32>
    %1913 = llvm.add %1909, %1912 : vector<4xi32>
    %1914 = llvm.getelementptr inbounds|nuw %323[%205] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1915 = llvm.load %1914 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1916 = llvm.zext %1915 : vector<4xi8> to vector<4xi32>
    %1917 = llvm.add %1913, %1916 : vector<4xi32>
    %1918 = llvm.getelementptr inbounds|nuw %323[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1919 = llvm.load %1918 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1920 = llvm.zext %1919 : vector<4xi8> to vector<4xi32>
    %1921 = llvm.add %1917, %1920 : vector<4xi32>
    %1922 = llvm.getelementptr inbounds|nuw %323[%209] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1923 = llvm.load %1922 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1924 = llvm.zext %1923 : vector<4xi8> to vector<4xi32>
    %1925 = llvm.add %1921, %1924 : vector<4xi32>
    %1926 = llvm.getelementptr inbounds|nuw %323[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1927 = llvm.load %1926 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1928 = llvm.zext %1927 : vector<4xi8> to vector<4xi32>
    %1929 = llvm.add %1925, %1928 : vector<4xi32>
    %1930 = llvm.getelementptr inbounds|nuw %323[%213] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1931 = llvm.load %1930 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1932 = llvm.zext %1931 : vector<4xi8> to vector<4xi32>
    %1933 = llvm.add %1929, %1932 : vector<4xi32>
    %1934 = llvm.getelementptr inbounds|nuw %323[%215] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1935 = llvm.load %1934 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1936 = llvm.zext %1935 : vector<4xi8> to vector<4xi32>
    %1937 = llvm.add %1933, %1936 : vector<4xi32>
    %1938 = llvm.getelementptr inbounds|nuw %323[%217] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1939 = llvm.load %1938 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1940 = llvm.zext %1939 : vector<4xi8> to vector<4xi32>
    %1941 = llvm.add %1937, %1940 : vector<4xi32>
    %1942 = llvm.getelementptr inbounds|nuw %323[%219] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1943 = llvm.load %1942 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1944 = llvm.zext %1943 : vector<4xi8> to vector<4xi32>
    %1945 = llvm.add %1941, %1944 : vector<4xi32>
    %1946 = llvm.getelementptr inbounds|nuw %323[%221] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1947 = llvm.load %1946 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1948 = llvm.zext %1947 : vector<4xi8> to vector<4xi32>
    %1949 = llvm.add %1945, %1948 : vector<4xi32>
    %1950 = llvm.getelementptr inbounds|nuw %323[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1951 = llvm.load %1950 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1952 = llvm.zext %1951 : vector<4xi8> to vector<4xi32>
    %1953 = llvm.add %1949, %1952 : vector<4xi32>
    %1954 = llvm.getelementptr inbounds|nuw %323[%225] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1955 = llvm.load %1954 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1956 = llvm.zext %1955 : vector<4xi8> to vector<4xi32>
    %1957 = llvm.add %1953, %1956 : vector<4xi32>
    %1958 = llvm.getelementptr inbounds|nuw %323[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1959 = llvm.load %1958 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1960 = llvm.zext %1959 : vector<4xi8> to vector<4xi32>
    %1961 = llvm.add %1957, %1960 : vector<4xi32>
    %1962 = llvm.add %1863, %1961 : vector<4xi32>
    %1963 = "llvm.intr.vector.reduce.add"(%1962) : (vector<4xi32>) -> i32
    %1964 = llvm.getelementptr inbounds|nuw %323[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1965 = llvm.load %1964 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1966 = llvm.zext %1965 : i8 to i32
    %1967 = llvm.add %1963, %1966 overflow<nsw, nuw> : i32
    %1968 = llvm.getelementptr inbounds|nuw %323[%229] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1969 = llvm.load %1968 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1970 = llvm.zext %1969 : i8 to i32
    %1971 = llvm.add %1967, %1970 overflow<nsw, nuw> : i32
    %1972 = llvm.getelementptr inbounds|nuw %323[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1973 = llvm.load %1972 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1974 = llvm.zext %1973 : i8 to i32
    %1975 = llvm.add %1971, %1974 overflow<nsw, nuw> : i32
    %1976 = llvm.getelementptr inbounds|nuw %323[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1977 = llvm.load %1976 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1978 = llvm.zext %1977 : i8 to i32
    %1979 = llvm.getelementptr inbounds|nuw %323[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1980 = llvm.load %1979 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1981 = llvm.zext %1980 : i8 to i32
    %1982 = llvm.call tail @printf(%316, %1975, %1978, %1981) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %1983 = llvm.load %323 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1984 = llvm.getelementptr inbounds|nuw %323[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1985 = llvm.load %1984 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1986 = llvm.getelementptr inbounds|nuw %323[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1987 = llvm.load %1986 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1988 = llvm.getelementptr inbounds|nuw %323[%317] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1989 = llvm.load %1988 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1990 = llvm.getelementptr inbounds|nuw %323[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1991 = llvm.load %1990 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1992 = llvm.getelementptr inbounds|nuw %323[%318] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1993 = llvm.load %1992 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1994 = llvm.getelementptr inbounds|nuw %323[%319] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1995 = llvm.load %1994 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1996 = llvm.getelementptr inbounds|nuw %323[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1997 = llvm.load %1996 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<32xi8>
    %1998 = llvm.getelementptr inbounds|nuw %323[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1999 = llvm.load %1998 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %2000 = llvm.getelementptr inbounds|nuw %323[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2001 = llvm.load %2000 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %2002 = llvm.getelementptr inbounds|nuw %323[%320] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2003 = llvm.load %2002 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %2004 = llvm.shufflevector %1997, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<32xi8> 
    %2005 = llvm.add %2004, %1999 : vector<8xi8>
    %2006 = llvm.shufflevector %2005, %322 [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] : vector<8xi8> 
    %2007 = llvm.shufflevector %2006, %1997 [0, 1, 2, 3, 4, 5, 6, 7, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63] : vector<32xi8> 
    %2008 = "llvm.intr.vector.reduce.add"(%2007) : (vector<32xi8>) -> i8
    %2009 = llvm.add %2008, %1983 : i8
    %2010 = llvm.add %1985, %1987 : i8
    %2011 = llvm.add %1989, %1991 : i8
    %2012 = llvm.add %1993, %1995 : i8
    %2013 = llvm.add %1977, %2001 : i8
    %2014 = llvm.add %2009, %2010 : i8
    %2015 = llvm.add %2011, %2012 : i8
    %2016 = llvm.add %2013, %2003 : i8
    %2017 = llvm.add %2014, %2015 : i8
    %2018 = llvm.add %2017, %2016 : i8
    %2019 = llvm.zext %2018 : i8 to i32
    llvm.intr.lifetime.end %323 : !llvm.ptr
    llvm.return %2019 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
