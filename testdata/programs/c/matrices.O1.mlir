#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "stencil">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "stencil">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "stencil: argument 0">
#alias_scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "stencil: argument 1">
#alias_scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain1, description = "stencil: argument 0">
#alias_scope3 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain1, description = "stencil: argument 1">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
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
    %3 = llvm.mlir.addressof @a : !llvm.ptr
    %4 = llvm.mlir.addressof @b : !llvm.ptr
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(11 : i32) : i32
    %7 = llvm.mlir.constant(-5 : i32) : i32
    %8 = llvm.mlir.constant(-8 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(24 : i64) : i64
    %11 = llvm.mlir.addressof @c : !llvm.ptr
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(548 : i64) : i64
    %14 = llvm.getelementptr inbounds|nuw %11[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.addressof @".str" : !llvm.ptr
    %16 = llvm.mlir.constant(13 : i32) : i32
    %17 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %18 = llvm.mlir.addressof @x : !llvm.ptr
    %19 = llvm.mlir.constant(17 : i32) : i32
    %20 = llvm.mlir.addressof @y : !llvm.ptr
    %21 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    %22 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %23 = llvm.mlir.addressof @p : !llvm.ptr
    %24 = llvm.mlir.constant(37 : i8) : i8
    %25 = llvm.mlir.addressof @bytes : !llvm.ptr
    %26 = llvm.mlir.constant(5 : i8) : i8
    %27 = llvm.mlir.constant(1 : i8) : i8
    %28 = llvm.mlir.addressof @mask : !llvm.ptr
    %29 = llvm.mlir.constant(977 : i16) : i16
    %30 = llvm.mlir.addressof @waves : !llvm.ptr
    %31 = llvm.mlir.addressof @words : !llvm.ptr
    %32 = llvm.mlir.constant(40503 : i32) : i32
    %33 = llvm.mlir.constant(203 : i64) : i64
    %34 = llvm.mlir.constant(6.400000e+01 : f64) : f64
    %35 = llvm.mlir.constant(800 : i64) : i64
    %36 = llvm.getelementptr inbounds|nuw %23[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %38 = llvm.mlir.constant(4 : i64) : i64
    %39 = llvm.getelementptr inbounds|nuw %18[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.mlir.constant(808 : i64) : i64
    %41 = llvm.getelementptr inbounds|nuw %18[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %43 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %44 = llvm.mlir.constant(-8 : i64) : i64
    %45 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %46 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %47 = llvm.mlir.addressof @q : !llvm.ptr
    %48 = llvm.mlir.constant(202 : i64) : i64
    %49 = llvm.mlir.constant(6 : i32) : i32
    %50 = llvm.mlir.constant(752 : i64) : i64
    %51 = llvm.getelementptr inbounds|nuw %23[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %53 = llvm.mlir.constant(111 : i8) : i8
    %54 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %55 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %56 = llvm.mlir.constant(-1000 : i16) : i16
    %57 = llvm.mlir.constant(30000 : i16) : i16
    %58 = llvm.mlir.constant(66 : i64) : i64
    %59 = llvm.getelementptr inbounds|nuw %30[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.mlir.constant(-1640531535 : i32) : i32
    %61 = llvm.mlir.constant(7 : i32) : i32
    %62 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %63 = llvm.mlir.constant(-1 : i8) : i8
    %64 = llvm.mlir.constant(255 : i32) : i32
    %65 = llvm.mlir.constant(127 : i32) : i32
    %66 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %67 = llvm.mlir.constant(50 : i64) : i64
    %68 = llvm.alloca %0 x !llvm.array<203 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%69: i64):  // 2 preds: ^bb0, ^bb7
    %70 = llvm.mul %69, %2 overflow<nsw, nuw> : i64
    %71 = llvm.getelementptr inbounds|nuw %3[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %72 = llvm.getelementptr inbounds|nuw %4[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    llvm.br ^bb8(%1 : i64)
  ^bb2(%73: i64):  // 2 preds: ^bb4, ^bb7
    %74 = llvm.getelementptr inbounds|nuw %3[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %75 = llvm.getelementptr inbounds|nuw %11[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    llvm.br ^bb3(%1 : i64)
  ^bb3(%76: i64):  // 2 preds: ^bb2, ^bb5
    %77 = llvm.getelementptr inbounds|nuw %4[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb6(%1, %12 : i64, i32)
  ^bb4:  // pred: ^bb5
    %78 = llvm.add %73, %9 overflow<nsw, nuw> : i64
    %79 = llvm.icmp "eq" %78, %10 : i64
    llvm.cond_br %79, ^bb10(%1, %1, %1 : i64, i64, i64), ^bb2(%78 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb6
    %80 = llvm.getelementptr inbounds|nuw %75[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %90, %80 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %81 = llvm.add %76, %9 overflow<nsw, nuw> : i64
    %82 = llvm.icmp "eq" %81, %10 : i64
    llvm.cond_br %82, ^bb4, ^bb3(%81 : i64) {loop_annotation = #loop_annotation}
  ^bb6(%83: i64, %84: i32):  // 2 preds: ^bb3, ^bb6
    %85 = llvm.getelementptr inbounds|nuw %74[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %87 = llvm.getelementptr inbounds|nuw %77[%83] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %88 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %89 = llvm.mul %88, %86 overflow<nsw> : i32
    %90 = llvm.add %89, %84 overflow<nsw> : i32
    %91 = llvm.add %83, %9 overflow<nsw, nuw> : i64
    %92 = llvm.icmp "eq" %91, %10 : i64
    llvm.cond_br %92, ^bb5, ^bb6(%91, %90 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb8
    %93 = llvm.add %69, %9 overflow<nsw, nuw> : i64
    %94 = llvm.icmp "eq" %93, %10 : i64
    llvm.cond_br %94, ^bb2(%1 : i64), ^bb1(%93 : i64) {loop_annotation = #loop_annotation}
  ^bb8(%95: i64):  // 2 preds: ^bb1, ^bb8
    %96 = llvm.mul %95, %5 overflow<nsw, nuw> : i64
    %97 = llvm.add %96, %70 overflow<nsw, nuw> : i64
    %98 = llvm.trunc %97 overflow<nsw, nuw> : i64 to i32
    %99 = llvm.urem %98, %6 : i32
    %100 = llvm.add %99, %7 overflow<nsw> : i32
    %101 = llvm.getelementptr inbounds|nuw %71[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %100, %101 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %102 = llvm.xor %95, %69 : i64
    %103 = llvm.trunc %102 : i64 to i32
    %104 = llvm.add %103, %8 overflow<nsw> : i32
    %105 = llvm.getelementptr inbounds|nuw %72[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %104, %105 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %106 = llvm.add %95, %9 overflow<nsw, nuw> : i64
    %107 = llvm.icmp "eq" %106, %10 : i64
    llvm.cond_br %107, ^bb7, ^bb8(%106 : i64) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb11
    %108 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %109 = llvm.call tail @printf(%15, %117, %125, %108) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb18(%1 : i64)
  ^bb10(%110: i64, %111: i64, %112: i64):  // 2 preds: ^bb4, ^bb11
    %113 = llvm.getelementptr inbounds|nuw %11[%110] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<24 x i32>
    %114 = llvm.getelementptr inbounds|nuw %113[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %115 = llvm.load %114 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.br ^bb12(%1, %111 : i64, i64)
  ^bb11:  // pred: ^bb12
    %116 = llvm.sext %115 : i32 to i64
    %117 = llvm.add %112, %116 overflow<nsw> : i64
    %118 = llvm.add %110, %9 overflow<nsw, nuw> : i64
    %119 = llvm.icmp "eq" %118, %10 : i64
    llvm.cond_br %119, ^bb9, ^bb10(%118, %125, %117 : i64, i64, i64) {loop_annotation = #loop_annotation}
  ^bb12(%120: i64, %121: i64):  // 2 preds: ^bb10, ^bb12
    %122 = llvm.getelementptr inbounds|nuw %113[%120] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %123 = llvm.load %122 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.add %121, %124 overflow<nsw> : i64
    %126 = llvm.add %120, %9 overflow<nsw, nuw> : i64
    %127 = llvm.icmp "eq" %126, %10 : i64
    llvm.cond_br %127, ^bb11, ^bb12(%126, %125 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb13:  // pred: ^bb18
    llvm.store %34, %36 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    llvm.br ^bb14(%1 : i64)
  ^bb14(%128: i64):  // 2 preds: ^bb13, ^bb14
    %129 = llvm.getelementptr inbounds|nuw %20[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %130 = llvm.load %129 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %131 = llvm.fmul %130, %37 : f32
    %132 = llvm.getelementptr inbounds|nuw %18[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.load %132 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %134 = llvm.fadd %133, %131 : f32
    llvm.store %134, %132 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : f32, !llvm.ptr
    %135 = llvm.add %128, %9 overflow<nsw, nuw> : i64
    %136 = llvm.icmp "eq" %135, %33 : i64
    llvm.cond_br %136, ^bb15, ^bb14(%135 : i64) {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb14
    %137 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %138 = llvm.load %41 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    llvm.br ^bb16(%1, %42 : i64, f64)
  ^bb16(%139: i64, %140: f64):  // 2 preds: ^bb15, ^bb16
    %141 = llvm.getelementptr inbounds|nuw %18[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %142 = llvm.load %141 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %143 = llvm.fpext %142 : f32 to f64
    %144 = llvm.getelementptr inbounds|nuw %20[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %145 = llvm.load %144 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> f32
    %146 = llvm.fpext %145 : f32 to f64
    %147 = llvm.fmul %143, %146 : f64
    %148 = llvm.fadd %140, %147 : f64
    %149 = llvm.add %139, %9 overflow<nsw, nuw> : i64
    %150 = llvm.icmp "eq" %149, %33 : i64
    llvm.cond_br %150, ^bb17, ^bb16(%149, %148 : i64, f64) {loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb16
    %151 = llvm.fpext %137 : f32 to f64
    %152 = llvm.fpext %138 : f32 to f64
    %153 = llvm.call tail @printf(%43, %151, %152, %148) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb31(%12 : i32)
  ^bb18(%154: i64):  // 2 preds: ^bb9, ^bb18
    %155 = llvm.trunc %154 overflow<nsw, nuw> : i64 to i32
    %156 = llvm.urem %155, %16 : i32
    %157 = llvm.uitofp nneg %156 : i32 to f32
    %158 = llvm.fmul %157, %17 : f32
    %159 = llvm.getelementptr inbounds|nuw %18[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %158, %159 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : f32, !llvm.ptr
    %160 = llvm.mul %154, %154 overflow<nsw, nuw> : i64
    %161 = llvm.trunc %160 overflow<nuw> : i64 to i32
    %162 = llvm.urem %161, %19 : i32
    %163 = llvm.add %162, %8 overflow<nsw> : i32
    %164 = llvm.sitofp %163 : i32 to f32
    %165 = llvm.getelementptr inbounds|nuw %20[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %164, %165 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : f32, !llvm.ptr
    %166 = llvm.and %154, %9 : i64
    %167 = llvm.icmp "eq" %166, %1 : i64
    %168 = llvm.select %167, %21, %22 : i1, f64
    %169 = llvm.getelementptr inbounds|nuw %23[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %168, %169 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %170 = llvm.trunc %154 : i64 to i8
    %171 = llvm.mul %170, %24 : i8
    %172 = llvm.getelementptr inbounds|nuw %25[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %171, %172 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %173 = llvm.mul %170, %26 : i8
    %174 = llvm.add %173, %27 : i8
    %175 = llvm.getelementptr inbounds|nuw %28[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %174, %175 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %176 = llvm.trunc %154 : i64 to i16
    %177 = llvm.mul %176, %29 : i16
    %178 = llvm.getelementptr inbounds|nuw %30[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %177, %178 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %179 = llvm.getelementptr inbounds|nuw %31[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %180 = llvm.trunc %154 : i64 to i32
    %181 = llvm.mul %180, %32 : i32
    llvm.store %181, %179 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %182 = llvm.add %154, %9 overflow<nsw, nuw> : i64
    %183 = llvm.icmp "eq" %182, %33 : i64
    llvm.cond_br %183, ^bb13, ^bb18(%182 : i64) {loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb35
    %184 = llvm.load %36 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %185 = llvm.load %51 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %186 = llvm.call tail @printf(%52, %184, %185) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb20(%1, %12 : i64, i32)
  ^bb20(%187: i64, %188: i32):  // 2 preds: ^bb19, ^bb20
    %189 = llvm.getelementptr inbounds|nuw %25[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.load %189 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %191 = llvm.zext %190 : i8 to i32
    %192 = llvm.add %188, %191 overflow<nsw, nuw> : i32
    %193 = llvm.add %187, %9 overflow<nsw, nuw> : i64
    %194 = llvm.icmp "eq" %193, %33 : i64
    llvm.cond_br %194, ^bb21(%1, %12 : i64, i32), ^bb20(%193, %192 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb21(%195: i64, %196: i32):  // 2 preds: ^bb20, ^bb21
    %197 = llvm.getelementptr inbounds|nuw %25[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %198 = llvm.load %197 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %199 = llvm.icmp "eq" %198, %53 : i8
    %200 = llvm.zext %199 : i1 to i32
    %201 = llvm.add %196, %200 overflow<nsw, nuw> : i32
    %202 = llvm.add %195, %9 overflow<nsw, nuw> : i64
    %203 = llvm.icmp "eq" %202, %33 : i64
    llvm.cond_br %203, ^bb22, ^bb21(%202, %201 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb22:  // pred: ^bb21
    %204 = llvm.call tail @printf(%54, %192, %201) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %205 = llvm.load %30 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %206 = llvm.sext %205 : i16 to i32
    llvm.br ^bb23(%9, %206 : i64, i32)
  ^bb23(%207: i64, %208: i32):  // 2 preds: ^bb22, ^bb23
    %209 = llvm.getelementptr inbounds|nuw %30[%207] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %210 = llvm.load %209 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %211 = llvm.sext %210 : i16 to i32
    %212 = llvm.intr.smin(%208, %211) : (i32, i32) -> i32
    %213 = llvm.add %207, %9 overflow<nsw, nuw> : i64
    %214 = llvm.icmp "eq" %213, %33 : i64
    llvm.cond_br %214, ^bb24, ^bb23(%213, %212 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb23
    %215 = llvm.call tail @printf(%55, %212) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb25(%1 : i64)
  ^bb25(%216: i64):  // 2 preds: ^bb24, ^bb25
    %217 = llvm.getelementptr inbounds|nuw %30[%216] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %218 = llvm.load %217 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %219 = llvm.intr.smax(%218, %56) : (i16, i16) -> i16
    %220 = llvm.intr.smin(%219, %57) : (i16, i16) -> i16
    llvm.store %220, %217 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : i16, !llvm.ptr
    %221 = llvm.add %216, %9 overflow<nsw, nuw> : i64
    %222 = llvm.icmp "eq" %221, %33 : i64
    llvm.cond_br %222, ^bb26, ^bb25(%221 : i64) {loop_annotation = #loop_annotation}
  ^bb26:  // pred: ^bb25
    %223 = llvm.load %30 {alignment = 16 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %224 = llvm.sext %223 : i16 to i32
    llvm.br ^bb27(%9, %224 : i64, i32)
  ^bb27(%225: i64, %226: i32):  // 2 preds: ^bb26, ^bb27
    %227 = llvm.getelementptr inbounds|nuw %30[%225] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %228 = llvm.load %227 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    %229 = llvm.sext %228 : i16 to i32
    %230 = llvm.intr.smin(%226, %229) : (i32, i32) -> i32
    %231 = llvm.add %225, %9 overflow<nsw, nuw> : i64
    %232 = llvm.icmp "eq" %231, %33 : i64
    llvm.cond_br %232, ^bb28, ^bb27(%231, %230 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb28:  // pred: ^bb27
    %233 = llvm.load %59 {alignment = 2 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i16
    llvm.br ^bb29(%1, %12 : i64, i32)
  ^bb29(%234: i64, %235: i32):  // 2 preds: ^bb28, ^bb29
    %236 = llvm.getelementptr inbounds|nuw %31[%234] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %237 = llvm.load %236 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %238 = llvm.mul %237, %60 : i32
    %239 = llvm.trunc %234 overflow<nsw, nuw> : i64 to i32
    %240 = llvm.and %239, %61 : i32
    %241 = llvm.lshr %238, %240 : i32
    %242 = llvm.xor %241, %235 : i32
    %243 = llvm.add %234, %9 overflow<nsw, nuw> : i64
    %244 = llvm.icmp "eq" %243, %33 : i64
    llvm.cond_br %244, ^bb30, ^bb29(%243, %242 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb30:  // pred: ^bb29
    %245 = llvm.sext %233 : i16 to i32
    %246 = llvm.call tail @printf(%62, %230, %245, %242) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %68 : !llvm.ptr
    llvm.br ^bb41(%1 : i64)
  ^bb31(%247: i32):  // 2 preds: ^bb17, ^bb35
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    llvm.br ^bb32(%9 : i64)
  ^bb32(%248: i64):  // 2 preds: ^bb31, ^bb32
    %249 = llvm.getelementptr %23[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %250 = llvm.getelementptr %249[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %251 = llvm.load %250 {alias_scopes = [#alias_scope1], alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %252 = llvm.load %249 {alias_scopes = [#alias_scope1], alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %253 = llvm.fmul %252, %45 : f64
    %254 = llvm.fadd %251, %253 : f64
    %255 = llvm.add %248, %9 overflow<nsw, nuw> : i64
    %256 = llvm.getelementptr inbounds|nuw %23[%255] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %257 = llvm.load %256 {alias_scopes = [#alias_scope1], alignment = 8 : i64, noalias_scopes = [#alias_scope], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %258 = llvm.fadd %257, %254 : f64
    %259 = llvm.fmul %258, %46 : f64
    %260 = llvm.getelementptr inbounds|nuw %47[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %259, %260 {alias_scopes = [#alias_scope], alignment = 8 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %261 = llvm.icmp "eq" %255, %48 : i64
    llvm.cond_br %261, ^bb33, ^bb32(%255 : i64) {loop_annotation = #loop_annotation}
  ^bb33:  // pred: ^bb32
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    llvm.br ^bb34(%9 : i64)
  ^bb34(%262: i64):  // 2 preds: ^bb33, ^bb34
    %263 = llvm.getelementptr %47[%262] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %264 = llvm.getelementptr %263[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %265 = llvm.load %264 {alias_scopes = [#alias_scope3], alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %266 = llvm.load %263 {alias_scopes = [#alias_scope3], alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %267 = llvm.fmul %266, %45 : f64
    %268 = llvm.fadd %265, %267 : f64
    %269 = llvm.add %262, %9 overflow<nsw, nuw> : i64
    %270 = llvm.getelementptr inbounds|nuw %47[%269] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %271 = llvm.load %270 {alias_scopes = [#alias_scope3], alignment = 8 : i64, noalias_scopes = [#alias_scope2], tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %272 = llvm.fadd %271, %268 : f64
    %273 = llvm.fmul %272, %46 : f64
    %274 = llvm.getelementptr inbounds|nuw %23[%262] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %273, %274 {alias_scopes = [#alias_scope2], alignment = 8 : i64, noalias_scopes = [#alias_scope3], tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %275 = llvm.icmp "eq" %269, %48 : i64
    llvm.cond_br %275, ^bb35, ^bb34(%269 : i64) {loop_annotation = #loop_annotation}
  ^bb35:  // pred: ^bb34
    %276 = llvm.add %247, %0 overflow<nsw, nuw> : i32
    %277 = llvm.icmp "eq" %276, %49 : i32
    llvm.cond_br %277, ^bb19, ^bb31(%276 : i32) {loop_annotation = #loop_annotation}
  ^bb36(%278: i64):  // 2 preds: ^bb36, ^bb41
    %279 = llvm.getelementptr inbounds|nuw %68[%278] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %280 = llvm.load %279 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %281 = llvm.zext %280 : i8 to i32
    %282 = llvm.getelementptr inbounds|nuw %28[%278] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %283 = llvm.load %282 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %284 = llvm.zext %283 : i8 to i32
    %285 = llvm.xor %284, %64 : i32
    %286 = llvm.mul %285, %281 overflow<nsw, nuw> : i32
    %287 = llvm.getelementptr inbounds|nuw %25[%278] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %288 = llvm.load %287 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %289 = llvm.zext %288 : i8 to i32
    %290 = llvm.mul %289, %284 overflow<nsw, nuw> : i32
    %291 = llvm.add %290, %65 overflow<nsw, nuw> : i32
    %292 = llvm.add %291, %286 overflow<nsw, nuw> : i32
    %293 = llvm.udiv %292, %64 : i32
    %294 = llvm.trunc %293 : i32 to i8
    llvm.store %294, %279 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %295 = llvm.add %278, %9 overflow<nsw, nuw> : i64
    %296 = llvm.icmp "eq" %295, %33 : i64
    llvm.cond_br %296, ^bb37(%1, %12 : i64, i32), ^bb36(%295 : i64) {loop_annotation = #loop_annotation}
  ^bb37(%297: i64, %298: i32):  // 2 preds: ^bb36, ^bb37
    %299 = llvm.getelementptr inbounds|nuw %68[%297] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.load %299 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %301 = llvm.zext %300 : i8 to i32
    %302 = llvm.add %298, %301 overflow<nsw, nuw> : i32
    %303 = llvm.add %297, %9 overflow<nsw, nuw> : i64
    %304 = llvm.icmp "eq" %303, %33 : i64
    llvm.cond_br %304, ^bb38, ^bb37(%303, %302 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb38:  // pred: ^bb37
    %305 = llvm.getelementptr inbounds|nuw %68[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %306 = llvm.load %305 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %307 = llvm.zext %306 : i8 to i32
    %308 = llvm.getelementptr inbounds|nuw %68[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %309 = llvm.load %308 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %310 = llvm.zext %309 : i8 to i32
    %311 = llvm.call tail @printf(%66, %302, %307, %310) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb39(%1, %12 : i64, i32)
  ^bb39(%312: i64, %313: i32):  // 2 preds: ^bb38, ^bb39
    %314 = llvm.getelementptr inbounds|nuw %68[%312] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %315 = llvm.load %314 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %316 = llvm.zext %315 : i8 to i32
    %317 = llvm.add %313, %316 overflow<nsw, nuw> : i32
    %318 = llvm.add %312, %9 overflow<nsw, nuw> : i64
    %319 = llvm.icmp "eq" %318, %67 : i64
    llvm.cond_br %319, ^bb40, ^bb39(%318, %317 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb40:  // pred: ^bb39
    %320 = llvm.and %317, %64 : i32
    llvm.intr.lifetime.end %68 : !llvm.ptr
    llvm.return %320 : i32
  ^bb41(%321: i64):  // 2 preds: ^bb30, ^bb41
    %322 = llvm.trunc %321 : i64 to i8
    %323 = llvm.xor %322, %63 : i8
    %324 = llvm.getelementptr inbounds|nuw %68[%321] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %323, %324 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %325 = llvm.add %321, %9 overflow<nsw, nuw> : i64
    %326 = llvm.icmp "eq" %325, %33 : i64
    llvm.cond_br %326, ^bb36(%1 : i64), ^bb41(%325 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
