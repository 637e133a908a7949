#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "stencil">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "stencil">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "stencil: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "stencil: argument 1">
#alias_scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "stencil: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "stencil: argument 1">
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
    %136 = llvm.mlir.constant(0 : i32) : i32
    %137 = llvm.getelementptr inbounds|nuw %89[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.mlir.poison : vector<2xf64>
    %139 = llvm.mlir.constant(-8 : i64) : i64
    %140 = llvm.mlir.constant(dense<2.000000e+00> : vector<2xf64>) : vector<2xf64>
    %141 = llvm.mlir.constant(dense<2.500000e-01> : vector<2xf64>) : vector<2xf64>
    %142 = llvm.mlir.addressof @q : !llvm.ptr
    %143 = llvm.mlir.constant(1600 : i64) : i64
    %144 = llvm.getelementptr inbounds|nuw %89[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %146 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %147 = llvm.mlir.constant(1608 : i64) : i64
    %148 = llvm.getelementptr inbounds|nuw %142[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.getelementptr inbounds|nuw %142[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds|nuw %142[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.getelementptr inbounds|nuw %142[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.getelementptr inbounds|nuw %89[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.mlir.constant(6 : i32) : i32
    %154 = llvm.mlir.constant(752 : i64) : i64
    %155 = llvm.getelementptr inbounds|nuw %89[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %157 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %158 = llvm.getelementptr inbounds|nuw %91[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.mlir.constant(201 : i64) : i64
    %160 = llvm.getelementptr inbounds|nuw %91[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.mlir.constant(dense<111> : vector<4xi8>) : vector<4xi8>
    %162 = llvm.mlir.constant(111 : i8) : i8
    %163 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %164 = llvm.mlir.constant(10 : i64) : i64
    %165 = llvm.mlir.constant(402 : i64) : i64
    %166 = llvm.getelementptr inbounds|nuw %96[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %168 = llvm.getelementptr inbounds|nuw %96[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.mlir.constant(dense<-1000> : vector<8xi16>) : vector<8xi16>
    %170 = llvm.mlir.constant(dense<30000> : vector<8xi16>) : vector<8xi16>
    %171 = llvm.getelementptr inbounds|nuw %96[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.getelementptr inbounds|nuw %96[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %173 = llvm.getelementptr inbounds|nuw %96[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.getelementptr inbounds|nuw %96[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.getelementptr inbounds|nuw %96[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.mlir.constant(112 : i64) : i64
    %177 = llvm.getelementptr inbounds|nuw %96[%176] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.mlir.constant(128 : i64) : i64
    %179 = llvm.getelementptr inbounds|nuw %96[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.mlir.constant(144 : i64) : i64
    %181 = llvm.getelementptr inbounds|nuw %96[%180] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.mlir.constant(160 : i64) : i64
    %183 = llvm.getelementptr inbounds|nuw %96[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.mlir.constant(176 : i64) : i64
    %185 = llvm.getelementptr inbounds|nuw %96[%184] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.getelementptr inbounds|nuw %96[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %187 = llvm.mlir.constant(208 : i64) : i64
    %188 = llvm.getelementptr inbounds|nuw %96[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.mlir.constant(224 : i64) : i64
    %190 = llvm.getelementptr inbounds|nuw %96[%189] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %191 = llvm.mlir.constant(240 : i64) : i64
    %192 = llvm.getelementptr inbounds|nuw %96[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.mlir.constant(256 : i64) : i64
    %194 = llvm.getelementptr inbounds|nuw %96[%193] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %195 = llvm.mlir.constant(272 : i64) : i64
    %196 = llvm.getelementptr inbounds|nuw %96[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %197 = llvm.getelementptr inbounds|nuw %96[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %198 = llvm.mlir.constant(304 : i64) : i64
    %199 = llvm.getelementptr inbounds|nuw %96[%198] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.mlir.constant(320 : i64) : i64
    %201 = llvm.getelementptr inbounds|nuw %96[%200] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.mlir.constant(336 : i64) : i64
    %203 = llvm.getelementptr inbounds|nuw %96[%202] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.mlir.constant(352 : i64) : i64
    %205 = llvm.getelementptr inbounds|nuw %96[%204] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %206 = llvm.mlir.constant(368 : i64) : i64
    %207 = llvm.getelementptr inbounds|nuw %96[%206] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %208 = llvm.getelementptr inbounds|nuw %96[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %209 = llvm.mlir.constant(400 : i64) : i64
    %210 = llvm.getelementptr inbounds|nuw %96[%209] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %211 = llvm.mlir.constant(-1000 : i16) : i16
    %212 = llvm.mlir.constant(30000 : i16) : i16
    %213 = llvm.mlir.constant(66 : i64) : i64
    %214 = llvm.getelementptr inbounds|nuw %96[%213] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %215 = llvm.mlir.constant(dense<-1640531535> : vector<4xi32>) : vector<4xi32>
    %216 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
    %217 = llvm.mlir.constant(dense<4> : vector<4xi32>) : vector<4xi32>
    %218 = llvm.mlir.constant(dense<8> : vector<4xi32>) : vector<4xi32>
    %219 = llvm.getelementptr inbounds|nuw %97[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %220 = llvm.mlir.constant(-1640531535 : i32) : i32
    %221 = llvm.getelementptr inbounds|nuw %97[%130] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %222 = llvm.mlir.constant(2 : i32) : i32
    %223 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %224 = llvm.mlir.constant(dense<[-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16]> : vector<16xi8>) : vector<16xi8>
    %225 = llvm.mlir.constant(dense<[-17, -18, -19, -20, -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32]> : vector<16xi8>) : vector<16xi8>
    %226 = llvm.mlir.constant(dense<[-33, -34, -35, -36, -37, -38, -39, -40, -41, -42, -43, -44, -45, -46, -47, -48]> : vector<16xi8>) : vector<16xi8>
    %227 = llvm.mlir.constant(dense<[-49, -50, -51, -52, -53, -54, -55, -56, -57, -58, -59, -60, -61, -62, -63, -64]> : vector<16xi8>) : vector<16xi8>
    %228 = llvm.mlir.constant(dense<[-65, -66, -67, -68, -69, -70, -71, -72, -73, -74, -75, -76, -77, -78, -79, -80]> : vector<16xi8>) : vector<16xi8>
    %229 = llvm.mlir.constant(dense<[-81, -82, -83, -84, -85, -86, -87, -88, -89, -90, -91, -92, -93, -94, -95, -96]> : vector<16xi8>) : vector<16xi8>
    %230 = llvm.mlir.constant(dense<[-97, -98, -99, -100, -101, -102, -103, -104, -105, -106, -107, -108, -109, -110, -111, -112]> : vector<16xi8>) : vector<16xi8>
    %231 = llvm.mlir.constant(dense<[-113, -114, -115, -116, -117, -118, -119, -120, -121, -122, -123, -124, -125, -126, -127, -128]> : vector<16xi8>) : vector<16xi8>
    %232 = llvm.mlir.constant(dense<[127, 126, 125, 124, 123, 122, 121, 120, 119, 118, 117, 116, 115, 114, 113, 112]> : vector<16xi8>) : vector<16xi8>
    %233 = llvm.mlir.constant(dense<[111, 110, 109, 108, 107, 106, 105, 104, 103, 102, 101, 100, 99, 98, 97, 96]> : vector<16xi8>) : vector<16xi8>
    %234 = llvm.mlir.constant(dense<[95, 94, 93, 92, 91, 90, 89, 88, 87, 86, 85, 84, 83, 82, 81, 80]> : vector<16xi8>) : vector<16xi8>
    %235 = llvm.mlir.constant(dense<[79, 78, 77, 76, 75, 74, 73, 72, 71, 70, 69, 68, 67, 66, 65, 64]> : vector<16xi8>) : vector<16xi8>
    %236 = llvm.mlir.constant(dense<[63, 62, 61, 60, 59, 58, 57, 56]> : vector<8xi8>) : vector<8xi8>
    %237 = llvm.mlir.constant(55 : i8) : i8
    %238 = llvm.mlir.constant(54 : i8) : i8
    %239 = llvm.mlir.constant(53 : i8) : i8
    %240 = llvm.mlir.constant(dense<255> : vector<16xi32>) : vector<16xi32>
    %241 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %242 = llvm.getelementptr inbounds|nuw %94[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %243 = llvm.mlir.constant(dense<255> : vector<8xi32>) : vector<8xi32>
    %244 = llvm.getelementptr inbounds|nuw %91[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %245 = llvm.mlir.constant(dense<127> : vector<8xi32>) : vector<8xi32>
    %246 = llvm.getelementptr inbounds|nuw %94[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %247 = llvm.mlir.constant(255 : i32) : i32
    %248 = llvm.mlir.constant(127 : i32) : i32
    %249 = llvm.getelementptr inbounds|nuw %94[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %250 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %251 = llvm.mlir.constant(49 : i64) : i64
    %252 = llvm.alloca %0 x !llvm.array<203 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%253: i64):  // 2 preds: ^bb0, ^bb1
    %254 = llvm.mul %253, %2 overflow<nsw, nuw> : i64
    %255 = llvm.insertelement %254, %3[%1 : i64] : vector<4xi64>
    %256 = llvm.shufflevector %255, %3 [0, 0, 0, 0] : vector<4xi64> 
    %257 = llvm.insertelement %253, %3[%1 : i64] : vector<4xi64>
    %258 = llvm.shufflevector %257, %3 [0, 0, 0, 0] : vector<4xi64> 
    %259 = llvm.getelementptr inbounds|nuw %4[%253] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %260 = llvm.getelementptr inbounds|nuw %5[%253] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %261 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %262 = llvm.add %261, %6 : vector<4xi32>
    %263 = llvm.urem %262, %7 : vector<4xi32>
    %264 = llvm.add %263, %8 overflow<nsw> : vector<4xi32>
    llvm.store %264, %260 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %265 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %266 = llvm.xor %265, %9 : vector<4xi32>
    %267 = llvm.add %266, %10 overflow<nsw> : vector<4xi32>
    llvm.store %267, %259 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %268 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %269 = llvm.add %268, %11 : vector<4xi32>
    %270 = llvm.urem %269, %7 : vector<4xi32>
    %271 = llvm.add %270, %8 overflow<nsw> : vector<4xi32>
    %272 = llvm.getelementptr inbounds|nuw %260[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %271, %272 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %273 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %274 = llvm.xor %273, %13 : vector<4xi32>
    %275 = llvm.add %274, %10 overflow<nsw> : vector<4xi32>
    %276 = llvm.getelementptr inbounds|nuw %259[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %275, %276 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %277 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %278 = llvm.add %277, %14 : vector<4xi32>
    %279 = llvm.urem %278, %7 : vector<4xi32>
    %280 = llvm.add %279, %8 overflow<nsw> : vector<4xi32>
    %281 = llvm.getelementptr inbounds|nuw %260[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %280, %281 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %282 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %283 = llvm.xor %282, %16 : vector<4xi32>
    %284 = llvm.add %283, %10 overflow<nsw> : vector<4xi32>
    %285 = llvm.getelementptr inbounds|nuw %259[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %284, %285 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %286 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %287 = llvm.add %286, %17 : vector<4xi32>
    %288 = llvm.urem %287, %7 : vector<4xi32>
    %289 = llvm.add %288, %8 overflow<nsw> : vector<4xi32>
    %290 = llvm.getelementptr inbounds|nuw %260[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %289, %290 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %291 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %292 = llvm.xor %291, %19 : vector<4xi32>
    %293 = llvm.add %292, %10 overflow<nsw> : vector<4xi32>
    %294 = llvm.getelementptr inbounds|nuw %259[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %293, %294 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %295 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %296 = llvm.add %295, %20 : vector<4xi32>
    %297 = llvm.urem %296, %7 : vector<4xi32>
    %298 = llvm.add %297, %8 overflow<nsw> : vector<4xi32>
    %299 = llvm.getelementptr inbounds|nuw %260[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %298, %299 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %300 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %301 = llvm.xor %300, %22 : vector<4xi32>
    %302 = llvm.add %301, %10 overflow<nsw> : vector<4xi32>
    %303 = llvm.getelementptr inbounds|nuw %259[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %302, %303 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %304 = llvm.trunc %256 : vector<4xi64> to vector<4xi32>
    %305 = llvm.add %304, %23 : vector<4xi32>
    %306 = llvm.urem %305, %7 : vector<4xi32>
    %307 = llvm.add %306, %8 overflow<nsw> : vector<4xi32>
    %308 = llvm.getelementptr inbounds|nuw %260[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %307, %308 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %309 = llvm.trunc %258 : vector<4xi64> to vector<4xi32>
    %310 = llvm.xor %309, %25 : vector<4xi32>
    %311 = llvm.add %310, %10 overflow<nsw> : vector<4xi32>
    %312 = llvm.getelementptr inbounds|nuw %259[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %311, %312 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %313 = llvm.add %253, %26 overflow<nsw, nuw> : i64
    %314 = llvm.icmp "eq" %313, %27 : i64
    llvm.cond_br %314, ^bb2(%1 : i64), ^bb1(%313 : i64) {loop_annotation = #loop_annotation}
  ^bb2(%315: i64):  // 2 preds: ^bb1, ^bb4
    %316 = llvm.getelementptr inbounds|nuw %28[%315] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %317 = llvm.getelementptr inbounds|nuw %5[%315] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %318 = llvm.getelementptr inbounds|nuw %317[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %319 = llvm.load %318 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %320 = llvm.getelementptr inbounds|nuw %317[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %321 = llvm.load %320 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %322 = llvm.getelementptr inbounds|nuw %317[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %323 = llvm.load %322 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %324 = llvm.getelementptr inbounds|nuw %317[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %325 = llvm.load %324 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %326 = llvm.getelementptr inbounds|nuw %317[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %327 = llvm.load %326 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %328 = llvm.getelementptr inbounds|nuw %317[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %329 = llvm.load %328 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %330 = llvm.getelementptr inbounds|nuw %317[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %331 = llvm.load %330 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %332 = llvm.getelementptr inbounds|nuw %317[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %333 = llvm.load %332 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %334 = llvm.getelementptr inbounds|nuw %317[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %335 = llvm.load %334 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %336 = llvm.getelementptr inbounds|nuw %317[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %337 = llvm.load %336 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %338 = llvm.getelementptr inbounds|nuw %317[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %339 = llvm.load %338 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %340 = llvm.getelementptr inbounds|nuw %317[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %341 = llvm.load %340 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %342 = llvm.getelementptr inbounds|nuw %317[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %343 = llvm.load %342 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %344 = llvm.load %317 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %345 = llvm.getelementptr inbounds|nuw %317[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %346 = llvm.load %345 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %347 = llvm.getelementptr inbounds|nuw %317[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %348 = llvm.load %347 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %349 = llvm.getelementptr inbounds|nuw %317[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %350 = llvm.load %349 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %351 = llvm.getelementptr inbounds|nuw %317[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %352 = llvm.load %351 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %353 = llvm.getelementptr inbounds|nuw %317[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %354 = llvm.load %353 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %355 = llvm.getelementptr inbounds|nuw %317[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %356 = llvm.load %355 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %357 = llvm.getelementptr inbounds|nuw %317[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %358 = llvm.load %357 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %359 = llvm.getelementptr inbounds|nuw %317[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %360 = llvm.load %359 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %361 = llvm.getelementptr inbounds|nuw %317[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %362 = llvm.load %361 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %363 = llvm.getelementptr inbounds|nuw %317[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %364 = llvm.load %363 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %365 = llvm.insertelement %364, %46[%1 : i64] : vector<4xi32>
    %366 = llvm.shufflevector %365, %46 [0, 0, 0, 0] : vector<4xi32> 
    %367 = llvm.insertelement %362, %46[%1 : i64] : vector<4xi32>
    %368 = llvm.shufflevector %367, %46 [0, 0, 0, 0] : vector<4xi32> 
    %369 = llvm.insertelement %360, %46[%1 : i64] : vector<4xi32>
    %370 = llvm.shufflevector %369, %46 [0, 0, 0, 0] : vector<4xi32> 
    %371 = llvm.insertelement %358, %46[%1 : i64] : vector<4xi32>
    %372 = llvm.shufflevector %371, %46 [0, 0, 0, 0] : vector<4xi32> 
    %373 = llvm.insertelement %356, %46[%1 : i64] : vector<4xi32>
    %374 = llvm.shufflevector %373, %46 [0, 0, 0, 0] : vector<4xi32> 
    %375 = llvm.insertelement %354, %46[%1 : i64] : vector<4xi32>
    %376 = llvm.shufflevector %375, %46 [0, 0, 0, 0] : vector<4xi32> 
    %377 = llvm.insertelement %352, %46[%1 : i64] : vector<4xi32>
    %378 = llvm.shufflevector %377, %46 [0, 0, 0, 0] : vector<4xi32> 
    %379 = llvm.insertelement %350, %46[%1 : i64] : vector<4xi32>
    %380 = llvm.shufflevector %379, %46 [0, 0, 0, 0] : vector<4xi32> 
    %381 = llvm.insertelement %348, %46[%1 : i64] : vector<4xi32>
    %382 = llvm.shufflevector %381, %46 [0, 0, 0, 0] : vector<4xi32> 
    %383 = llvm.insertelement %346, %46[%1 : i64] : vector<4xi32>
    %384 = llvm.shufflevector %383, %46 [0, 0, 0, 0] : vector<4xi32> 
    %385 = llvm.insertelement %344, %46[%1 : i64] : vector<4xi32>
    %386 = llvm.shufflevector %385, %46 [0, 0, 0, 0] : vector<4xi32> 
    %387 = llvm.insertelement %343, %46[%1 : i64] : vector<4xi32>
    %388 = llvm.shufflevector %387, %46 [0, 0, 0, 0] : vector<4xi32> 
    %389 = llvm.insertelement %341, %46[%1 : i64] : vector<4xi32>
    %390 = llvm.shufflevector %389, %46 [0, 0, 0, 0] : vector<4xi32> 
    %391 = llvm.insertelement %339, %46[%1 : i64] : vector<4xi32>
    %392 = llvm.shufflevector %391, %46 [0, 0, 0, 0] : vector<4xi32> 
    %393 = llvm.insertelement %337, %46[%1 : i64] : vector<4xi32>
    %394 = llvm.shufflevector %393, %46 [0, 0, 0, 0] : vector<4xi32> 
    %395 = llvm.insertelement %335, %46[%1 : i64] : vector<4xi32>
    %396 = llvm.shufflevector %395, %46 [0, 0, 0, 0] : vector<4xi32> 
    %397 = llvm.insertelement %333, %46[%1 : i64] : vector<4xi32>
    %398 = llvm.shufflevector %397, %46 [0, 0, 0, 0] : vector<4xi32> 
    %399 = llvm.insertelement %331, %46[%1 : i64] : vector<4xi32>
    %400 = llvm.shufflevector %399, %46 [0, 0, 0, 0] : vector<4xi32> 
    %401 = llvm.insertelement %329, %46[%1 : i64] : vector<4xi32>
    %402 = llvm.shufflevector %401, %46 [0, 0, 0, 0] : vector<4xi32> 
    %403 = llvm.insertelement %327, %46[%1 : i64] : vector<4xi32>
    %404 = llvm.shufflevector %403, %46 [0, 0, 0, 0] : vector<4xi32> 
    %405 = llvm.insertelement %325, %46[%1 : i64] : vector<4xi32>
    %406 = llvm.shufflevector %405, %46 [0, 0, 0, 0] : vector<4xi32> 
    %407 = llvm.insertelement %323, %46[%1 : i64] : vector<4xi32>
    %408 = llvm.shufflevector %407, %46 [0, 0, 0, 0] : vector<4xi32> 
    %409 = llvm.insertelement %321, %46[%1 : i64] : vector<4xi32>
    %410 = llvm.shufflevector %409, %46 [0, 0, 0, 0] : vector<4xi32> 
    %411 = llvm.insertelement %319, %46[%1 : i64] : vector<4xi32>
    %412 = llvm.shufflevector %411, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb3(%1 : i64)
  ^bb3(%413: i64):  // 2 preds: ^bb2, ^bb3
    %414 = llvm.getelementptr inbounds|nuw %4[%413] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %415 = llvm.load %414 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %416 = llvm.mul %415, %386 overflow<nsw> : vector<4xi32>
    %417 = llvm.getelementptr inbounds|nuw %414[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %418 = llvm.load %417 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %419 = llvm.mul %418, %388 overflow<nsw> : vector<4xi32>
    %420 = llvm.add %419, %416 overflow<nsw> : vector<4xi32>
    %421 = llvm.getelementptr inbounds|nuw %414[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %422 = llvm.load %421 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %423 = llvm.mul %422, %390 overflow<nsw> : vector<4xi32>
    %424 = llvm.add %420, %423 overflow<nsw> : vector<4xi32>
    %425 = llvm.getelementptr inbounds|nuw %414[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %426 = llvm.load %425 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %427 = llvm.mul %426, %392 overflow<nsw> : vector<4xi32>
    %428 = llvm.add %424, %427 overflow<nsw> : vector<4xi32>
    %429 = llvm.getelementptr inbounds|nuw %414[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %430 = llvm.load %429 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %431 = llvm.mul %430, %394 overflow<nsw> : vector<4xi32>
    %432 = llvm.add %428, %431 overflow<nsw> : vector<4xi32>
    %433 = llvm.getelementptr inbounds|nuw %414[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %434 = llvm.load %433 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %435 = llvm.mul %434, %396 overflow<nsw> : vector<4xi32>
    %436 = llvm.add %432, %435 overflow<nsw> : vector<4xi32>
    %437 = llvm.getelementptr inbounds|nuw %414[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %438 = llvm.load %437 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %439 = llvm.mul %438, %398 overflow<nsw> : vector<4xi32>
    %440 = llvm.add %436, %439 overflow<nsw> : vector<4xi32>
    %441 = llvm.getelementptr inbounds|nuw %414[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %442 = llvm.load %441 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %443 = llvm.mul %442, %400 overflow<nsw> : vector<4xi32>
    %444 = llvm.add %440, %443 overflow<nsw> : vector<4xi32>
    %445 = llvm.getelementptr inbounds|nuw %414[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %446 = llvm.load %445 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %447 = llvm.mul %446, %402 overflow<nsw> : vector<4xi32>
    %448 = llvm.add %444, %447 overflow<nsw> : vector<4xi32>
    %449 = llvm.getelementptr inbounds|nuw %414[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %450 = llvm.load %449 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %451 = llvm.mul %450, %366 overflow<nsw> : vector<4xi32>
    %452 = llvm.add %448, %451 overflow<nsw> : vector<4xi32>
    %453 = llvm.getelementptr inbounds|nuw %414[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %454 = llvm.load %453 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %455 = llvm.mul %454, %368 overflow<nsw> : vector<4xi32>
    %456 = llvm.add %452, %455 overflow<nsw> : vector<4xi32>
    %457 = llvm.getelementptr inbounds|nuw %414[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %458 = llvm.load %457 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %459 = llvm.mul %458, %370 overflow<nsw> : vector<4xi32>
    %460 = llvm.add %456, %459 overflow<nsw> : vector<4xi32>
    %461 = llvm.getelementptr inbounds|nuw %414[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %462 = llvm.load %461 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %463 = llvm.mul %462, %372 overflow<nsw> : vector<4xi32>
    %464 = llvm.add %460, %463 overflow<nsw> : vector<4xi32>
    %465 = llvm.getelementptr inbounds|nuw %414[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %466 = llvm.load %465 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %467 = llvm.mul %466, %374 overflow<nsw> : vector<4xi32>
    %468 = llvm.add %464, %467 overflow<nsw> : vector<4xi32>
    %469 = llvm.getelementptr inbounds|nuw %414[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %470 = llvm.load %469 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %471 = llvm.mul %470, %376 overflow<nsw> : vector<4xi32>
    %472 = llvm.add %468, %471 overflow<nsw> : vector<4xi32>
    %473 = llvm.getelementptr inbounds|nuw %414[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %474 = llvm.load %473 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %475 = llvm.mul %474, %378 overflow<nsw> : vector<4xi32>
    %476 = llvm.add %472, %475 overflow<nsw> : vector<4xi32>
    %477 = llvm.getelementptr inbounds|nuw %414[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %478 = llvm.load %477 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %479 = llvm.mul %478, %380 overflow<nsw> : vector<4xi32>
    %480 = llvm.add %476, %479 overflow<nsw> : vector<4xi32>
    %481 = llvm.getelementptr inbounds|nuw %414[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %482 = llvm.load %481 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %483 = llvm.mul %482, %382 overflow<nsw> : vector<4xi32>
    %484 = llvm.add %480, %483 overflow<nsw> : vector<4xi32>
    %485 = llvm.getelementptr inbounds|nuw %414[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %486 = llvm.load %485 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %487 = llvm.mul %486, %384 overflow<nsw> : vector<4xi32>
    %488 = llvm.add %484, %487 overflow<nsw> : vector<4xi32>
    %489 = llvm.getelementptr inbounds|nuw %414[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %490 = llvm.load %489 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %491 = llvm.mul %490, %404 overflow<nsw> : vector<4xi32>
    %492 = llvm.add %488, %491 overflow<nsw> : vector<4xi32>
    %493 = llvm.getelementptr inbounds|nuw %414[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %494 = llvm.load %493 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %495 = llvm.mul %494, %406 overflow<nsw> : vector<4xi32>
    %496 = llvm.add %492, %495 overflow<nsw> : vector<4xi32>
    %497 = llvm.getelementptr inbounds|nuw %414[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %498 = llvm.load %497 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %499 = llvm.mul %498, %408 overflow<nsw> : vector<4xi32>
    %500 = llvm.add %496, %499 overflow<nsw> : vector<4xi32>
    %501 = llvm.getelementptr inbounds|nuw %414[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %502 = llvm.load %501 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %503 = llvm.mul %502, %410 overflow<nsw> : vector<4xi32>
    %504 = llvm.add %500, %503 overflow<nsw> : vector<4xi32>
    %505 = llvm.getelementptr inbounds|nuw %414[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %506 = llvm.load %505 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %507 = llvm.mul %506, %412 overflow<nsw> : vector<4xi32>
    %508 = llvm.add %504, %507 overflow<nsw> : vector<4xi32>
    %509 = llvm.getelementptr inbounds|nuw %316[%413] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %508, %509 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : vector<4xi32>, !llvm.ptr
    %510 = llvm.add %413, %37 overflow<nuw> : i64
    %511 = llvm.icmp "eq" %510, %27 : i64
    llvm.cond_br %511, ^bb4, ^bb3(%510 : i64) {loop_annotation = #loop_annotation1}
  ^bb4:  // pred: ^bb3
    %512 = llvm.add %315, %26 overflow<nsw, nuw> : i64
    %513 = llvm.icmp "eq" %512, %27 : i64
    llvm.cond_br %513, ^bb7(%1, %1, %1 : i64, i64, i64), ^bb2(%512 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb7
    %514 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %515 = llvm.call tail @printf(%74, %569, %567, %514) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb6(%1, %75, %76, %77, %78 : i64, vector<2xi64>, vector<2xi8>, vector<2xi16>, vector<2xi32>)
  ^bb6(%516: i64, %517: vector<2xi64>, %518: vector<2xi8>, %519: vector<2xi16>, %520: vector<2xi32>):  // 2 preds: ^bb5, ^bb6
    %521 = llvm.urem %518, %79 : vector<2xi8>
    %522 = llvm.uitofp nneg %521 : vector<2xi8> to vector<2xf32>
    %523 = llvm.fmul %522, %80 : vector<2xf32>
    %524 = llvm.getelementptr inbounds|nuw %81[%516] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %523, %524 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xf32>, !llvm.ptr
    %525 = llvm.mul %517, %517 overflow<nsw, nuw> : vector<2xi64>
    %526 = llvm.trunc %525 : vector<2xi64> to vector<2xi16>
    %527 = llvm.urem %526, %82 : vector<2xi16>
    %528 = llvm.zext nneg %527 : vector<2xi16> to vector<2xi32>
    %529 = llvm.add %528, %83 overflow<nsw> : vector<2xi32>
    %530 = llvm.sitofp %529 : vector<2xi32> to vector<2xf32>
    %531 = llvm.getelementptr inbounds|nuw %84[%516] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %530, %531 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : vector<2xf32>, !llvm.ptr
    %532 = llvm.and %517, %85 : vector<2xi64>
    %533 = llvm.icmp "eq" %532, %86 : vector<2xi64>
    %534 = llvm.select %533, %87, %88 : vector<2xi1>, vector<2xf64>
    %535 = llvm.getelementptr inbounds|nuw %89[%516] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %534, %535 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %536 = llvm.mul %518, %90 : vector<2xi8>
    %537 = llvm.getelementptr inbounds|nuw %91[%516] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %536, %537 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : vector<2xi8>, !llvm.ptr
    %538 = llvm.mul %518, %92 : vector<2xi8>
    %539 = llvm.add %538, %93 : vector<2xi8>
    %540 = llvm.getelementptr inbounds|nuw %94[%516] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %539, %540 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : vector<2xi8>, !llvm.ptr
    %541 = llvm.mul %519, %95 : vector<2xi16>
    %542 = llvm.getelementptr inbounds|nuw %96[%516] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %541, %542 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : vector<2xi16>, !llvm.ptr
    %543 = llvm.getelementptr inbounds|nuw %97[%516] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %544 = llvm.mul %520, %98 : vector<2xi32>
    llvm.store %544, %543 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : vector<2xi32>, !llvm.ptr
    %545 = llvm.add %516, %99 overflow<nuw> : i64
    %546 = llvm.add %517, %100 overflow<nsw, nuw> : vector<2xi64>
    %547 = llvm.add %518, %101 : vector<2xi8>
    %548 = llvm.add %519, %102 : vector<2xi16>
    %549 = llvm.add %520, %103 : vector<2xi32>
    %550 = llvm.icmp "eq" %545, %104 : i64
    llvm.cond_br %550, ^bb13, ^bb6(%545, %546, %547, %548, %549 : i64, vector<2xi64>, vector<2xi8>, vector<2xi16>, vector<2xi32>) {loop_annotation = #loop_annotation1}
  ^bb7(%551: i64, %552: i64, %553: i64):  // 2 preds: ^bb4, ^bb7
    %554 = llvm.getelementptr inbounds|nuw %28[%551] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %555 = llvm.getelementptr inbounds|nuw %554[%551] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %556 = llvm.load %555 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %557 = llvm.load %554 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<16xi32>
    %558 = llvm.sext %557 : vector<16xi32> to vector<16xi64>
    %559 = llvm.getelementptr inbounds|nuw %554[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %560 = llvm.load %559 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<8xi32>
    %561 = llvm.sext %560 : vector<8xi32> to vector<8xi64>
    %562 = llvm.shufflevector %558, %70 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi64> 
    %563 = llvm.add %562, %561 overflow<nsw> : vector<8xi64>
    %564 = llvm.shufflevector %563, %71 [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1] : vector<8xi64> 
    %565 = llvm.shufflevector %564, %558 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi64> 
    %566 = "llvm.intr.vector.reduce.add"(%565) : (vector<16xi64>) -> i64
    %567 = llvm.add %566, %552 : i64
    %568 = llvm.sext %556 : i32 to i64
    %569 = llvm.add %553, %568 overflow<nsw> : i64
    %570 = llvm.add %551, %26 overflow<nsw, nuw> : i64
    %571 = llvm.icmp "eq" %570, %27 : i64
    llvm.cond_br %571, ^bb5, ^bb7(%570, %567, %569 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb8(%572: i64):  // 2 preds: ^bb8, ^bb13
    %573 = llvm.getelementptr inbounds|nuw %84[%572] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %574 = llvm.getelementptr inbounds|nuw %573[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %575 = llvm.load %573 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %576 = llvm.load %574 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %577 = llvm.fmul %575, %125 : vector<4xf32>
    %578 = llvm.fmul %576, %125 : vector<4xf32>
    %579 = llvm.getelementptr inbounds|nuw %81[%572] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %580 = llvm.getelementptr inbounds|nuw %579[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %581 = llvm.load %579 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %582 = llvm.load %580 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> vector<4xf32>
    %583 = llvm.fadd %581, %577 : vector<4xf32>
    %584 = llvm.fadd %582, %578 : vector<4xf32>
    llvm.store %583, %579 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : vector<4xf32>, !llvm.ptr
    llvm.store %584, %580 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : vector<4xf32>, !llvm.ptr
    %585 = llvm.add %572, %36 overflow<nuw> : i64
    %586 = llvm.icmp "eq" %585, %126 : i64
    llvm.cond_br %586, ^bb9, ^bb8(%585 : i64) {loop_annotation = #loop_annotation1}
  ^bb9:  // pred: ^bb8
    %587 = llvm.load %127 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %588 = llvm.fmul %587, %128 : f32
    %589 = llvm.load %129 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %590 = llvm.fadd %589, %588 : f32
    llvm.store %590, %129 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %591 = llvm.load %131 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %592 = llvm.fmul %591, %128 : f32
    %593 = llvm.load %132 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %594 = llvm.fadd %593, %592 : f32
    llvm.store %594, %132 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %595 = llvm.load %109 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %596 = llvm.fmul %595, %128 : f32
    %597 = llvm.load %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %598 = llvm.fadd %597, %596 : f32
    llvm.store %598, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    %599 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    llvm.br ^bb10(%1, %134 : i64, f64)
  ^bb10(%600: i64, %601: f64):  // 2 preds: ^bb9, ^bb11
    %602 = llvm.getelementptr inbounds|nuw %81[%600] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %603 = llvm.load %602 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %604 = llvm.fpext %603 : f32 to f64
    %605 = llvm.getelementptr inbounds|nuw %84[%600] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %606 = llvm.load %605 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %607 = llvm.fpext %606 : f32 to f64
    %608 = llvm.fmul %604, %607 : f64
    %609 = llvm.fadd %601, %608 : f64
    %610 = llvm.icmp "eq" %600, %104 : i64
    llvm.cond_br %610, ^bb12, ^bb11 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb10
    %611 = llvm.or disjoint %600, %26 : i64
    %612 = llvm.getelementptr inbounds|nuw %81[%611] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %613 = llvm.load %612 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %614 = llvm.fpext %613 : f32 to f64
    %615 = llvm.getelementptr inbounds|nuw %84[%611] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %616 = llvm.load %615 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %617 = llvm.fpext %616 : f32 to f64
    %618 = llvm.fmul %614, %617 : f64
    %619 = llvm.fadd %609, %618 : f64
    %620 = llvm.add %600, %99 overflow<nsw, nuw> : i64
    llvm.br ^bb10(%620, %619 : i64, f64)
  ^bb12:  // pred: ^bb10
    %621 = llvm.fpext %599 : f32 to f64
    %622 = llvm.fpext %598 : f32 to f64
    %623 = llvm.call tail @printf(%135, %621, %622, %609) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb27(%136 : i32)
  ^bb13:  // pred: ^bb6
    llvm.store %105, %107 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    llvm.store %108, %109 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    llvm.store %110, %112 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.store %113, %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %115, %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.store %117, %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    llvm.store %120, %121 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.store %122, %124 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.br ^bb8(%1 : i64)
  ^bb14:  // pred: ^bb31
    %624 = llvm.load %124 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %625 = llvm.load %155 {alignment = 16 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %626 = llvm.call tail @printf(%156, %624, %625) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb15(%1, %157, %157 : i64, vector<4xi32>, vector<4xi32>)
  ^bb15(%627: i64, %628: vector<4xi32>, %629: vector<4xi32>):  // 2 preds: ^bb14, ^bb16
    %630 = llvm.getelementptr inbounds|nuw %91[%627] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %631 = llvm.getelementptr inbounds|nuw %630[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %632 = llvm.load %630 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %633 = llvm.load %631 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %634 = llvm.zext %632 : vector<4xi8> to vector<4xi32>
    %635 = llvm.zext %633 : vector<4xi8> to vector<4xi32>
    %636 = llvm.add %628, %634 : vector<4xi32>
    %637 = llvm.add %629, %635 : vector<4xi32>
    %638 = llvm.icmp "eq" %627, %48 : i64
    llvm.cond_br %638, ^bb17, ^bb16 {loop_annotation = #loop_annotation1}
  ^bb16:  // pred: ^bb15
    %639 = llvm.getelementptr inbounds|nuw %91[%627] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %640 = llvm.getelementptr inbounds|nuw %639[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %641 = llvm.getelementptr inbounds|nuw %639[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %642 = llvm.load %640 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %643 = llvm.load %641 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %644 = llvm.zext %642 : vector<4xi8> to vector<4xi32>
    %645 = llvm.zext %643 : vector<4xi8> to vector<4xi32>
    %646 = llvm.add %636, %644 : vector<4xi32>
    %647 = llvm.add %637, %645 : vector<4xi32>
    %648 = llvm.add %627, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb15(%648, %646, %647 : i64, vector<4xi32>, vector<4xi32>)
  ^bb17:  // pred: ^bb15
    %649 = llvm.add %637, %636 : vector<4xi32>
    %650 = "llvm.intr.vector.reduce.add"(%649) : (vector<4xi32>) -> i32
    %651 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %652 = llvm.zext %651 : i8 to i32
    %653 = llvm.add %650, %652 overflow<nsw, nuw> : i32
    %654 = llvm.load %160 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %655 = llvm.zext %654 : i8 to i32
    %656 = llvm.add %653, %655 overflow<nsw, nuw> : i32
    %657 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %658 = llvm.zext %657 : i8 to i32
    %659 = llvm.add %656, %658 overflow<nsw, nuw> : i32
    llvm.br ^bb18(%1, %157, %157 : i64, vector<4xi32>, vector<4xi32>)
  ^bb18(%660: i64, %661: vector<4xi32>, %662: vector<4xi32>):  // 2 preds: ^bb17, ^bb19
    %663 = llvm.getelementptr inbounds|nuw %91[%660] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %664 = llvm.getelementptr inbounds|nuw %663[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %665 = llvm.load %663 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %666 = llvm.load %664 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %667 = llvm.icmp "eq" %665, %161 : vector<4xi8>
    %668 = llvm.icmp "eq" %666, %161 : vector<4xi8>
    %669 = llvm.zext %667 : vector<4xi1> to vector<4xi32>
    %670 = llvm.zext %668 : vector<4xi1> to vector<4xi32>
    %671 = llvm.add %661, %669 : vector<4xi32>
    %672 = llvm.add %662, %670 : vector<4xi32>
    %673 = llvm.icmp "eq" %660, %48 : i64
    llvm.cond_br %673, ^bb20, ^bb19 {loop_annotation = #loop_annotation1}
  ^bb19:  // pred: ^bb18
    %674 = llvm.getelementptr inbounds|nuw %91[%660] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %675 = llvm.getelementptr inbounds|nuw %674[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %676 = llvm.getelementptr inbounds|nuw %674[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %677 = llvm.load %675 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %678 = llvm.load %676 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %679 = llvm.icmp "eq" %677, %161 : vector<4xi8>
    %680 = llvm.icmp "eq" %678, %161 : vector<4xi8>
    %681 = llvm.zext %679 : vector<4xi1> to vector<4xi32>
    %682 = llvm.zext %680 : vector<4xi1> to vector<4xi32>
    %683 = llvm.add %671, %681 : vector<4xi32>
    %684 = llvm.add %672, %682 : vector<4xi32>
    %685 = llvm.add %660, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb18(%685, %683, %684 : i64, vector<4xi32>, vector<4xi32>)
  ^bb20:  // pred: ^bb18
    %686 = llvm.add %672, %671 : vector<4xi32>
    %687 = "llvm.intr.vector.reduce.add"(%686) : (vector<4xi32>) -> i32
    %688 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %689 = llvm.icmp "eq" %688, %162 : i8
    %690 = llvm.zext %689 : i1 to i32
    %691 = llvm.add %687, %690 overflow<nsw, nuw> : i32
    %692 = llvm.load %160 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %693 = llvm.icmp "eq" %692, %162 : i8
    %694 = llvm.zext %693 : i1 to i32
    %695 = llvm.add %691, %694 overflow<nsw, nuw> : i32
    %696 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %697 = llvm.icmp "eq" %696, %162 : i8
    %698 = llvm.zext %697 : i1 to i32
    %699 = llvm.add %695, %698 overflow<nsw, nuw> : i32
    %700 = llvm.call tail @printf(%163, %659, %699) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %701 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %702 = llvm.sext %701 : i16 to i32
    %703 = llvm.insertelement %702, %46[%1 : i64] : vector<4xi32>
    %704 = llvm.shufflevector %703, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb21(%1, %704, %704 : i64, vector<4xi32>, vector<4xi32>)
  ^bb21(%705: i64, %706: vector<4xi32>, %707: vector<4xi32>):  // 2 preds: ^bb20, ^bb21
    %708 = llvm.getelementptr inbounds|nuw %96[%705] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %709 = llvm.getelementptr inbounds|nuw %708[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %710 = llvm.getelementptr inbounds|nuw %708[%164] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %711 = llvm.load %709 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %712 = llvm.load %710 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %713 = llvm.sext %711 : vector<4xi16> to vector<4xi32>
    %714 = llvm.sext %712 : vector<4xi16> to vector<4xi32>
    %715 = llvm.intr.smin(%706, %713) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %716 = llvm.intr.smin(%707, %714) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %717 = llvm.add %705, %36 overflow<nuw> : i64
    %718 = llvm.icmp "eq" %717, %126 : i64
    llvm.cond_br %718, ^bb22, ^bb21(%717, %715, %716 : i64, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb22:  // pred: ^bb21
    %719 = llvm.intr.smin(%715, %716) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %720 = "llvm.intr.vector.reduce.smin"(%719) : (vector<4xi32>) -> i32
    %721 = llvm.load %166 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %722 = llvm.sext %721 : i16 to i32
    %723 = llvm.intr.smin(%720, %722) : (i32, i32) -> i32
    %724 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %725 = llvm.sext %724 : i16 to i32
    %726 = llvm.intr.smin(%723, %725) : (i32, i32) -> i32
    %727 = llvm.call tail @printf(%167, %726) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %728 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %729 = llvm.load %168 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %730 = llvm.intr.smax(%728, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %731 = llvm.intr.smax(%729, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %732 = llvm.intr.smin(%730, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %733 = llvm.intr.smin(%731, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %732, %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %733, %168 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %734 = llvm.load %171 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %735 = llvm.load %172 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %736 = llvm.intr.smax(%734, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %737 = llvm.intr.smax(%735, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %738 = llvm.intr.smin(%736, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %739 = llvm.intr.smin(%737, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %738, %171 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %739, %172 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %740 = llvm.load %173 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %741 = llvm.load %174 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %742 = llvm.intr.smax(%740, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %743 = llvm.intr.smax(%741, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %744 = llvm.intr.smin(%742, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %745 = llvm.intr.smin(%743, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %744, %173 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %745, %174 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %746 = llvm.load %175 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %747 = llvm.load %177 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %748 = llvm.intr.smax(%746, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %749 = llvm.intr.smax(%747, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %750 = llvm.intr.smin(%748, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %751 = llvm.intr.smin(%749, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %750, %175 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %751, %177 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %752 = llvm.load %179 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %753 = llvm.load %181 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %754 = llvm.intr.smax(%752, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %755 = llvm.intr.smax(%753, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %756 = llvm.intr.smin(%754, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %757 = llvm.intr.smin(%755, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %756, %179 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %757, %181 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %758 = llvm.load %183 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %759 = llvm.load %185 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %760 = llvm.intr.smax(%758, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %761 = llvm.intr.smax(%759, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %762 = llvm.intr.smin(%760, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %763 = llvm.intr.smin(%761, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %762, %183 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %763, %185 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %764 = llvm.load %186 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %765 = llvm.load %188 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %766 = llvm.intr.smax(%764, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %767 = llvm.intr.smax(%765, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %768 = llvm.intr.smin(%766, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %769 = llvm.intr.smin(%767, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %768, %186 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %769, %188 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %770 = llvm.load %190 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %771 = llvm.load %192 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %772 = llvm.intr.smax(%770, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %773 = llvm.intr.smax(%771, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %774 = llvm.intr.smin(%772, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %775 = llvm.intr.smin(%773, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %774, %190 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %775, %192 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %776 = llvm.load %194 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %777 = llvm.load %196 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %778 = llvm.intr.smax(%776, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %779 = llvm.intr.smax(%777, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %780 = llvm.intr.smin(%778, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %781 = llvm.intr.smin(%779, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %780, %194 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %781, %196 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %782 = llvm.load %197 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %783 = llvm.load %199 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %784 = llvm.intr.smax(%782, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %785 = llvm.intr.smax(%783, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %786 = llvm.intr.smin(%784, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %787 = llvm.intr.smin(%785, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %786, %197 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %787, %199 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %788 = llvm.load %201 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %789 = llvm.load %203 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %790 = llvm.intr.smax(%788, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %791 = llvm.intr.smax(%789, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %792 = llvm.intr.smin(%790, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %793 = llvm.intr.smin(%791, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %792, %201 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %793, %203 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %794 = llvm.load %205 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %795 = llvm.load %207 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %796 = llvm.intr.smax(%794, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %797 = llvm.intr.smax(%795, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %798 = llvm.intr.smin(%796, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %799 = llvm.intr.smin(%797, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %798, %205 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    llvm.store %799, %207 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %800 = llvm.load %208 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<8xi16>
    %801 = llvm.intr.smax(%800, %169) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    %802 = llvm.intr.smin(%801, %170) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.store %802, %208 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : vector<8xi16>, !llvm.ptr
    %803 = llvm.load %210 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %804 = llvm.intr.smax(%803, %211) : (i16, i16) -> i16
    %805 = llvm.intr.smin(%804, %212) : (i16, i16) -> i16
    llvm.store %805, %210 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %806 = llvm.load %166 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %807 = llvm.intr.smax(%806, %211) : (i16, i16) -> i16
    %808 = llvm.intr.smin(%807, %212) : (i16, i16) -> i16
    llvm.store %808, %166 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %809 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %810 = llvm.intr.smax(%809, %211) : (i16, i16) -> i16
    %811 = llvm.intr.smin(%810, %212) : (i16, i16) -> i16
    llvm.store %811, %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %812 = llvm.load %96 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %813 = llvm.sext %812 : i16 to i32
    %814 = llvm.insertelement %813, %46[%1 : i64] : vector<4xi32>
    %815 = llvm.shufflevector %814, %46 [0, 0, 0, 0] : vector<4xi32> 
    llvm.br ^bb23(%1, %815, %815 : i64, vector<4xi32>, vector<4xi32>)
  ^bb23(%816: i64, %817: vector<4xi32>, %818: vector<4xi32>):  // 2 preds: ^bb22, ^bb23
    %819 = llvm.getelementptr inbounds|nuw %96[%816] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %820 = llvm.getelementptr inbounds|nuw %819[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %821 = llvm.getelementptr inbounds|nuw %819[%164] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %822 = llvm.load %820 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %823 = llvm.load %821 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> vector<4xi16>
    %824 = llvm.sext %822 : vector<4xi16> to vector<4xi32>
    %825 = llvm.sext %823 : vector<4xi16> to vector<4xi32>
    %826 = llvm.intr.smin(%817, %824) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %827 = llvm.intr.smin(%818, %825) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %828 = llvm.add %816, %36 overflow<nuw> : i64
    %829 = llvm.icmp "eq" %828, %126 : i64
    llvm.cond_br %829, ^bb24, ^bb23(%828, %826, %827 : i64, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb24:  // pred: ^bb23
    %830 = llvm.intr.smin(%826, %827) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %831 = "llvm.intr.vector.reduce.smin"(%830) : (vector<4xi32>) -> i32
    %832 = llvm.load %166 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %833 = llvm.sext %832 : i16 to i32
    %834 = llvm.intr.smin(%831, %833) : (i32, i32) -> i32
    %835 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %836 = llvm.sext %835 : i16 to i32
    %837 = llvm.intr.smin(%834, %836) : (i32, i32) -> i32
    %838 = llvm.load %214 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    llvm.br ^bb25(%1, %157, %157, %9 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>)
  ^bb25(%839: i64, %840: vector<4xi32>, %841: vector<4xi32>, %842: vector<4xi32>):  // 2 preds: ^bb24, ^bb25
    %843 = llvm.getelementptr inbounds|nuw %97[%839] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %844 = llvm.getelementptr inbounds|nuw %843[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %845 = llvm.load %843 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %846 = llvm.load %844 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> vector<4xi32>
    %847 = llvm.mul %845, %215 : vector<4xi32>
    %848 = llvm.mul %846, %215 : vector<4xi32>
    %849 = llvm.and %842, %216 : vector<4xi32>
    %850 = llvm.and %842, %216 : vector<4xi32>
    %851 = llvm.xor %850, %217 : vector<4xi32>
    %852 = llvm.lshr %847, %849 : vector<4xi32>
    %853 = llvm.lshr %848, %851 : vector<4xi32>
    %854 = llvm.xor %852, %840 : vector<4xi32>
    %855 = llvm.xor %853, %841 : vector<4xi32>
    %856 = llvm.add %839, %36 overflow<nuw> : i64
    %857 = llvm.add %842, %218 : vector<4xi32>
    %858 = llvm.icmp "eq" %856, %126 : i64
    llvm.cond_br %858, ^bb26, ^bb25(%856, %854, %855, %857 : i64, vector<4xi32>, vector<4xi32>, vector<4xi32>) {loop_annotation = #loop_annotation1}
  ^bb26:  // pred: ^bb25
    %859 = llvm.xor %855, %854 : vector<4xi32>
    %860 = "llvm.intr.vector.reduce.xor"(%859) : (vector<4xi32>) -> i32
    %861 = llvm.load %219 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %862 = llvm.mul %861, %220 : i32
    %863 = llvm.xor %862, %860 : i32
    %864 = llvm.load %221 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %865 = llvm.mul %864, %220 : i32
    %866 = llvm.lshr %865, %0 : i32
    %867 = llvm.xor %866, %863 : i32
    %868 = llvm.load %121 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %869 = llvm.mul %868, %220 : i32
    %870 = llvm.lshr %869, %222 : i32
    %871 = llvm.xor %870, %867 : i32
    %872 = llvm.sext %838 : i16 to i32
    %873 = llvm.call tail @printf(%223, %837, %872, %871) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %252 : !llvm.ptr
    %874 = llvm.getelementptr inbounds|nuw %252[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %224, %252 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %225, %874 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %875 = llvm.getelementptr inbounds|nuw %252[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %876 = llvm.getelementptr inbounds|nuw %252[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %226, %875 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %227, %876 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %877 = llvm.getelementptr inbounds|nuw %252[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %878 = llvm.getelementptr inbounds|nuw %252[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %228, %877 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %229, %878 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %879 = llvm.getelementptr inbounds|nuw %252[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %880 = llvm.getelementptr inbounds|nuw %252[%176] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %230, %879 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %231, %880 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %881 = llvm.getelementptr inbounds|nuw %252[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %882 = llvm.getelementptr inbounds|nuw %252[%180] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %232, %881 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %233, %882 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %883 = llvm.getelementptr inbounds|nuw %252[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %884 = llvm.getelementptr inbounds|nuw %252[%184] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %234, %883 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    llvm.store %235, %884 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %885 = llvm.getelementptr inbounds|nuw %252[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %236, %885 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %886 = llvm.getelementptr inbounds|nuw %252[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %237, %886 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %887 = llvm.getelementptr inbounds|nuw %252[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %238, %887 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %888 = llvm.getelementptr inbounds|nuw %252[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %239, %888 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb35(%1 : i64)
  ^bb27(%889: i32):  // 2 preds: ^bb12, ^bb31
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    %890 = llvm.load %137 {alias_scopes = [#alias_scope1], alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %891 = llvm.insertelement %890, %138[%26 : i64] : vector<2xf64>
    llvm.br ^bb28(%1, %891 : i64, vector<2xf64>)
  ^bb28(%892: i64, %893: vector<2xf64>):  // 2 preds: ^bb27, ^bb28
    %894 = llvm.or disjoint %892, %26 : i64
    %895 = llvm.getelementptr %89[%894] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %896 = llvm.getelementptr %895[%139] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %897 = llvm.getelementptr %895[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %898 = llvm.load %896 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %899 = llvm.load %897 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %900 = llvm.getelementptr inbounds|nuw %89[%892] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %901 = llvm.getelementptr inbounds|nuw %900[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %902 = llvm.getelementptr inbounds|nuw %900[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %903 = llvm.load %901 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %904 = llvm.load %902 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %905 = llvm.shufflevector %893, %903 [1, 2] : vector<2xf64> 
    %906 = llvm.shufflevector %903, %904 [1, 2] : vector<2xf64> 
    %907 = llvm.fmul %905, %140 : vector<2xf64>
    %908 = llvm.fmul %906, %140 : vector<2xf64>
    %909 = llvm.fadd %907, %898 : vector<2xf64>
    %910 = llvm.fadd %908, %899 : vector<2xf64>
    %911 = llvm.fadd %903, %909 : vector<2xf64>
    %912 = llvm.fadd %904, %910 : vector<2xf64>
    %913 = llvm.fmul %911, %141 : vector<2xf64>
    %914 = llvm.fmul %912, %141 : vector<2xf64>
    %915 = llvm.getelementptr inbounds|nuw %142[%894] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %916 = llvm.getelementptr inbounds|nuw %915[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %913, %915 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %914, %916 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %917 = llvm.add %892, %37 overflow<nuw> : i64
    %918 = llvm.icmp "eq" %917, %126 : i64
    llvm.cond_br %918, ^bb29, ^bb28(%917, %904 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb29:  // pred: ^bb28
    %919 = llvm.extractelement %904[%26 : i64] : vector<2xf64>
    %920 = llvm.load %144 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %921 = llvm.fmul %919, %145 : f64
    %922 = llvm.fadd %921, %920 : f64
    %923 = llvm.load %112 {alias_scopes = [#alias_scope1], alignment = 16 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %924 = llvm.fadd %923, %922 : f64
    %925 = llvm.fmul %924, %146 : f64
    llvm.store %925, %148 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    %926 = llvm.load %149 {alias_scopes = [#alias_scope3], alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %927 = llvm.insertelement %926, %138[%26 : i64] : vector<2xf64>
    llvm.br ^bb30(%1, %927 : i64, vector<2xf64>)
  ^bb30(%928: i64, %929: vector<2xf64>):  // 2 preds: ^bb29, ^bb30
    %930 = llvm.or disjoint %928, %26 : i64
    %931 = llvm.getelementptr %142[%930] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %932 = llvm.getelementptr %931[%139] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %933 = llvm.getelementptr %931[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %934 = llvm.load %932 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %935 = llvm.load %933 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %936 = llvm.getelementptr inbounds|nuw %142[%928] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %937 = llvm.getelementptr inbounds|nuw %936[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %938 = llvm.getelementptr inbounds|nuw %936[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %939 = llvm.load %937 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %940 = llvm.load %938 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> vector<2xf64>
    %941 = llvm.shufflevector %929, %939 [1, 2] : vector<2xf64> 
    %942 = llvm.shufflevector %939, %940 [1, 2] : vector<2xf64> 
    %943 = llvm.fmul %941, %140 : vector<2xf64>
    %944 = llvm.fmul %942, %140 : vector<2xf64>
    %945 = llvm.fadd %943, %934 : vector<2xf64>
    %946 = llvm.fadd %944, %935 : vector<2xf64>
    %947 = llvm.fadd %939, %945 : vector<2xf64>
    %948 = llvm.fadd %940, %946 : vector<2xf64>
    %949 = llvm.fmul %947, %141 : vector<2xf64>
    %950 = llvm.fmul %948, %141 : vector<2xf64>
    %951 = llvm.getelementptr inbounds|nuw %89[%930] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %952 = llvm.getelementptr inbounds|nuw %951[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %949, %951 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    llvm.store %950, %952 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : vector<2xf64>, !llvm.ptr
    %953 = llvm.add %928, %37 overflow<nuw> : i64
    %954 = llvm.icmp "eq" %953, %126 : i64
    llvm.cond_br %954, ^bb31, ^bb30(%953, %940 : i64, vector<2xf64>) {loop_annotation = #loop_annotation1}
  ^bb31:  // pred: ^bb30
    %955 = llvm.extractelement %940[%26 : i64] : vector<2xf64>
    %956 = llvm.load %150 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %957 = llvm.fmul %955, %145 : f64
    %958 = llvm.fadd %957, %956 : f64
    %959 = llvm.load %151 {alias_scopes = [#alias_scope3], alignment = 16 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag3]} : !llvm.ptr -> f64
    %960 = llvm.fadd %959, %958 : f64
    %961 = llvm.fmul %960, %146 : f64
    llvm.store %961, %152 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag3]} : f64, !llvm.ptr
    %962 = llvm.add %889, %0 overflow<nsw, nuw> : i32
    %963 = llvm.icmp "eq" %962, %153 : i32
    llvm.cond_br %963, ^bb14, ^bb27(%962 : i32) {loop_annotation = #loop_annotation}
  ^bb32(%964: i64, %965: vector<4xi32>, %966: vector<4xi32>):  // 2 preds: ^bb33, ^bb36
    %967 = llvm.getelementptr inbounds|nuw %252[%964] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %968 = llvm.getelementptr inbounds|nuw %967[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %969 = llvm.load %967 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %970 = llvm.load %968 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %971 = llvm.zext %969 : vector<4xi8> to vector<4xi32>
    %972 = llvm.zext %970 : vector<4xi8> to vector<4xi32>
    %973 = llvm.add %965, %971 : vector<4xi32>
    %974 = llvm.add %966, %972 : vector<4xi32>
    %975 = llvm.icmp "eq" %964, %48 : i64
    llvm.cond_br %975, ^bb34, ^bb33 {loop_annotation = #loop_annotation1}
  ^bb33:  // pred: ^bb32
    %976 = llvm.getelementptr inbounds|nuw %252[%964] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %977 = llvm.getelementptr inbounds|nuw %976[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %978 = llvm.getelementptr inbounds|nuw %976[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %979 = llvm.load %977 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %980 = llvm.load %978 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %981 = llvm.zext %979 : vector<4xi8> to vector<4xi32>
    %982 = llvm.zext %980 : vector<4xi8> to vector<4xi32>
    %983 = llvm.add %973, %981 : vector<4xi32>
    %984 = llvm.add %974, %982 : vector<4xi32>
    %985 = llvm.add %964, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb32(%985, %983, %984 : i64, vector<4xi32>, vector<4xi32>)
  ^bb34:  // pred: ^bb32
    %986 = llvm.add %974, %973 : vector<4xi32>
    %987 = "llvm.intr.vector.reduce.add"(%986) : (vector<4xi32>) -> i32
    %988 = llvm.getelementptr inbounds|nuw %252[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %989 = llvm.load %988 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %990 = llvm.zext %989 : i8 to i32
    %991 = llvm.add %987, %990 overflow<nsw, nuw> : i32
    %992 = llvm.getelementptr inbounds|nuw %252[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %993 = llvm.load %992 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %994 = llvm.zext %993 : i8 to i32
    %995 = llvm.add %991, %994 overflow<nsw, nuw> : i32
    %996 = llvm.getelementptr inbounds|nuw %252[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %997 = llvm.load %996 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %998 = llvm.zext %997 : i8 to i32
    %999 = llvm.add %995, %998 overflow<nsw, nuw> : i32
    %1000 = llvm.getelementptr inbounds|nuw %252[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1001 = llvm.load %1000 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1002 = llvm.zext %1001 : i8 to i32
    %1003 = llvm.getelementptr inbounds|nuw %252[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1004 = llvm.load %1003 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1005 = llvm.zext %1004 : i8 to i32
    %1006 = llvm.call tail @printf(%250, %999, %1002, %1005) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %1007 = llvm.getelementptr inbounds|nuw %252[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1008 = llvm.load %1007 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1009 = llvm.zext %1008 : vector<4xi8> to vector<4xi32>
    %1010 = llvm.getelementptr inbounds|nuw %252[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1011 = llvm.load %1010 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1012 = llvm.zext %1011 : vector<4xi8> to vector<4xi32>
    %1013 = llvm.add %1009, %1012 overflow<nsw, nuw> : vector<4xi32>
    %1014 = llvm.getelementptr inbounds|nuw %252[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1015 = llvm.load %1014 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1016 = llvm.zext %1015 : vector<4xi8> to vector<4xi32>
    %1017 = llvm.add %1013, %1016 overflow<nsw, nuw> : vector<4xi32>
    %1018 = llvm.getelementptr inbounds|nuw %252[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1019 = llvm.load %1018 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1020 = llvm.zext %1019 : vector<4xi8> to vector<4xi32>
    %1021 = llvm.add %1017, %1020 overflow<nsw, nuw> : vector<4xi32>
    %1022 = llvm.getelementptr inbounds|nuw %252[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1023 = llvm.load %1022 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1024 = llvm.zext %1023 : vector<4xi8> to vector<4xi32>
    %1025 = llvm.add %1021, %1024 overflow<nsw, nuw> : vector<4xi32>
    %1026 = llvm.getelementptr inbounds|nuw %252[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1027 = llvm.load %1026 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1028 = llvm.zext %1027 : vector<4xi8> to vector<4xi32>
    %1029 = llvm.add %1025, %1028 overflow<nsw, nuw> : vector<4xi32>
    %1030 = llvm.load %252 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1031 = llvm.zext %1030 : vector<4xi8> to vector<4xi32>
    %1032 = llvm.getelementptr inbounds|nuw %252[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1033 = llvm.load %1032 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1034 = llvm.zext %1033 : vector<4xi8> to vector<4xi32>
    %1035 = llvm.add %1031, %1034 overflow<nsw, nuw> : vector<4xi32>
    %1036 = llvm.getelementptr inbounds|nuw %252[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1037 = llvm.load %1036 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1038 = llvm.zext %1037 : vector<4xi8> to vector<4xi32>
    %1039 = llvm.add %1035, %1038 overflow<nsw, nuw> : vector<4xi32>
    %1040 = llvm.getelementptr inbounds|nuw %252[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1041 = llvm.load %1040 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1042 = llvm.zext %1041 : vector<4xi8> to vector<4xi32>
    %1043 = llvm.add %1039, %1042 overflow<nsw, nuw> : vector<4xi32>
    %1044 = llvm.getelementptr inbounds|nuw %252[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1045 = llvm.load %1044 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1046 = llvm.zext %1045 : vector<4xi8> to vector<4xi32>
    %1047 = llvm.add %1043, %1046 overflow<nsw, nuw> : vector<4xi32>
    %1048 = llvm.getelementptr inbounds|nuw %252[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1049 = llvm.load %1048 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<4xi8>
    %1050 = llvm.zext %1049 : vector<4xi8> to vector<4xi32>
    %1051 = llvm.add %1047, %1050 overflow<nsw, nuw> : vector<4xi32>
    %1052 = llvm.add %1029, %1051 overflow<nsw, nuw> : vector<4xi32>
    %1053 = "llvm.intr.vector.reduce.add"(%1052) : (vector<4xi32>) -> i32
    %1054 = llvm.getelementptr inbounds|nuw %252[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1055 = llvm.load %1054 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1056 = llvm.getelementptr inbounds|nuw %252[%251] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1057 = llvm.load %1056 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1058 = llvm.trunc %1053 : i32 to i8
    %1059 = llvm.add %1055, %1058 : i8
    %1060 = llvm.add %1059, %1057 : i8
    %1061 = llvm.zext %1060 : i8 to i32
    llvm.intr.lifetime.end %252 : !llvm.ptr
    llvm.return %1061 : i32
  ^bb35(%1062: i64):  // 2 preds: ^bb26, ^bb35
    %1063 = llvm.getelementptr inbounds|nuw %252[%1062] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1064 = llvm.load %1063 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1065 = llvm.zext %1064 : vector<16xi8> to vector<16xi32>
    %1066 = llvm.getelementptr inbounds|nuw %94[%1062] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1067 = llvm.load %1066 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1068 = llvm.zext %1067 : vector<16xi8> to vector<16xi32>
    %1069 = llvm.xor %1068, %240 : vector<16xi32>
    %1070 = llvm.mul %1069, %1065 overflow<nsw, nuw> : vector<16xi32>
    %1071 = llvm.getelementptr inbounds|nuw %91[%1062] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1072 = llvm.load %1071 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<16xi8>
    %1073 = llvm.zext %1072 : vector<16xi8> to vector<16xi32>
    %1074 = llvm.mul %1073, %1068 overflow<nsw, nuw> : vector<16xi32>
    %1075 = llvm.add %1074, %241 overflow<nsw, nuw> : vector<16xi32>
    %1076 = llvm.add %1075, %1070 overflow<nsw, nuw> : vector<16xi32>
    %1077 = llvm.udiv %1076, %240 : vector<16xi32>
    %1078 = llvm.trunc %1077 : vector<16xi32> to vector<16xi8>
    llvm.store %1078, %1063 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<16xi8>, !llvm.ptr
    %1079 = llvm.add %1062, %12 overflow<nuw> : i64
    %1080 = llvm.icmp "eq" %1079, %48 : i64
    llvm.cond_br %1080, ^bb36, ^bb35(%1079 : i64) {loop_annotation = #loop_annotation1}
  ^bb36:  // pred: ^bb35
    %1081 = llvm.getelementptr inbounds|nuw %252[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1082 = llvm.load %1081 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1083 = llvm.zext %1082 : vector<8xi8> to vector<8xi32>
    %1084 = llvm.load %242 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1085 = llvm.zext %1084 : vector<8xi8> to vector<8xi32>
    %1086 = llvm.xor %1085, %243 : vector<8xi32>
    %1087 = llvm.mul %1086, %1083 overflow<nsw, nuw> : vector<8xi32>
    %1088 = llvm.load %244 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> vector<8xi8>
    %1089 = llvm.zext %1088 : vector<8xi8> to vector<8xi32>
    %1090 = llvm.mul %1089, %1085 overflow<nsw, nuw> : vector<8xi32>
    %1091 = llvm.add %1090, %245 overflow<nsw, nuw> : vector<8xi32>
    %1092 = llvm.add %1091, %1087 overflow<nsw, nuw> : vector<8xi32>
    %1093 = llvm.udiv %1092, %243 : vector<8xi32>
    %1094 = llvm.trunc %1093 : vector<8xi32> to vector<8xi8>
    llvm.store %1094, %1081 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %1095 = llvm.getelementptr inbounds|nuw %252[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1096 = llvm.load %1095 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1097 = llvm.zext %1096 : i8 to i32
    %1098 = llvm.load %246 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1099 = llvm.zext %1098 : i8 to i32
    %1100 = llvm.xor %1099, %247 : i32
    %1101 = llvm.mul %1100, %1097 overflow<nsw, nuw> : i32
    %1102 = llvm.load %158 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1103 = llvm.zext %1102 : i8 to i32
    %1104 = llvm.mul %1103, %1099 overflow<nsw, nuw> : i32
    %1105 = llvm.add %1104, %248 overflow<nsw, nuw> : i32
    %1106 = llvm.add %1105, %1101 overflow<nsw, nuw> : i32
    %1107 = llvm.udiv %1106, %247 : i32
    %1108 = llvm.trunc %1107 : i32 to i8
    llvm.store %1108, %1095 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %1109 = llvm.getelementptr inbounds|nuw %252[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1110 = llvm.load %1109 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1111 = llvm.zext %1110 : i8 to i32
    %1112 = llvm.load %249 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1113 = llvm.zext %1112 : i8 to i32
    %1114 = llvm.xor %1113, %247 : i32
    %1115 = llvm.mul %1114, %1111 overflow<nsw, nuw> : i32
    %1116 = llvm.load %160 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1117 = llvm.zext %1116 : i8 to i32
    %1118 = llvm.mul %1117, %1113 overflow<nsw, nuw> : i32
    %1119 = llvm.add %1118, %248 overflow<nsw, nuw> : i32
    %1120 = llvm.add %1119, %1115 overflow<nsw, nuw> : i32
    %1121 = llvm.udiv %1120, %247 : i32
    %1122 = llvm.trunc %1121 : i32 to i8
    llvm.store %1122, %1109 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %1123 = llvm.getelementptr inbounds|nuw %252[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1124 = llvm.load %1123 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1125 = llvm.zext %1124 : i8 to i32
    %1126 = llvm.load %116 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1127 = llvm.zext %1126 : i8 to i32
    %1128 = llvm.xor %1127, %247 : i32
    %1129 = llvm.mul %1128, %1125 overflow<nsw, nuw> : i32
    %1130 = llvm.load %114 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %1131 = llvm.zext %1130 : i8 to i32
    %1132 = llvm.mul %1131, %1127 overflow<nsw, nuw> : i32
    %1133 = llvm.add %1132, %248 overflow<nsw, nuw> : i32
    %1134 = llvm.add %1133, %1129 overflow<nsw, nuw> : i32
    %1135 = llvm.udiv %1134, %247 : i32
    %1136 = llvm.trunc %1135 : i32 to i8
    llvm.store %1136, %1123 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    llvm.br ^bb32(%1, %157, %157 : i64, vector<4xi32>, vector<4xi32>)
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
