#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "mixed", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc1, 4>, <#tbaa_type_desc2, 8>, <#tbaa_type_desc, 16>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc2, offset = 8>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc1, offset = 4>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("up\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("down\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("set\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.main.r() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(11 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>
    %4 = llvm.mlir.undef : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)> 
    llvm.return %7 : !llvm.struct<"struct.ring", (array<16 x i8>, i64, i64)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("hello ring buffer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("again\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("%zu %.19s %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("the end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.9"(" very\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.10"("at \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.12"("%.*s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.13"("%d %d %c %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.14"("%s:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.15"(" %02x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @main() -> (i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.mlir.constant(6 : i64) : i64
    %7 = llvm.mlir.constant(7 : i64) : i64
    %8 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi8>) : vector<8xi8>
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(8 : i8) : i8
    %11 = llvm.mlir.constant(9 : i64) : i64
    %12 = llvm.mlir.constant(9 : i8) : i8
    %13 = llvm.mlir.constant(10 : i64) : i64
    %14 = llvm.mlir.constant(11 : i64) : i64
    %15 = llvm.mlir.constant(12 : i64) : i64
    %16 = llvm.mlir.constant(13 : i64) : i64
    %17 = llvm.mlir.constant(14 : i64) : i64
    %18 = llvm.mlir.constant(15 : i64) : i64
    %19 = llvm.mlir.constant(16 : i64) : i64
    %20 = llvm.mlir.constant(17 : i64) : i64
    %21 = llvm.mlir.constant(18 : i64) : i64
    %22 = llvm.mlir.constant(19 : i64) : i64
    %23 = llvm.mlir.constant(20 : i64) : i64
    %24 = llvm.mlir.constant(21 : i64) : i64
    %25 = llvm.mlir.constant(dense<[14, 15, 16, 17, 18, 19, 20, 21]> : vector<8xi8>) : vector<8xi8>
    %26 = llvm.mlir.constant(22 : i64) : i64
    %27 = llvm.mlir.constant(22 : i8) : i8
    %28 = llvm.mlir.constant(23 : i64) : i64
    %29 = llvm.mlir.constant(23 : i8) : i8
    %30 = llvm.mlir.addressof @".str.14" : !llvm.ptr
    %31 = llvm.mlir.addressof @".str" : !llvm.ptr
    %32 = llvm.mlir.addressof @".str.15" : !llvm.ptr
    %33 = llvm.mlir.constant(0 : i32) : i32
    %34 = llvm.mlir.constant(2 : i32) : i32
    %35 = llvm.mlir.constant(3 : i32) : i32
    %36 = llvm.mlir.constant(14 : i32) : i32
    %37 = llvm.mlir.constant(15 : i32) : i32
    %38 = llvm.mlir.constant(16 : i32) : i32
    %39 = llvm.mlir.constant(17 : i32) : i32
    %40 = llvm.mlir.constant(18 : i32) : i32
    %41 = llvm.mlir.constant(19 : i32) : i32
    %42 = llvm.mlir.constant(20 : i32) : i32
    %43 = llvm.mlir.constant(21 : i32) : i32
    %44 = llvm.mlir.constant(22 : i32) : i32
    %45 = llvm.mlir.constant(23 : i32) : i32
    %46 = llvm.mlir.constant(10 : i32) : i32
    %47 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %48 = llvm.mlir.constant(-86 : i8) : i8
    %49 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %50 = llvm.mlir.constant(170 : i32) : i32
    %51 = llvm.mlir.constant(31 : i32) : i32
    %52 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %53 = llvm.mlir.constant(24 : i64) : i64
    %54 = llvm.mlir.constant(238 : i32) : i32
    %55 = llvm.mlir.zero : !llvm.ptr
    %56 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %57 = llvm.mlir.addressof @__const.main.r : !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %59[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.mlir.constant(0 : i8) : i8
    %62 = llvm.mlir.constant(29216 : i16) : i16
    %63 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %64 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %65 = llvm.mlir.constant(16070512 : i64) : i64
    %66 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %67 = llvm.mlir.constant(1684956448 : i32) : i32
    %68 = llvm.mlir.addressof @".str.9" : !llvm.ptr
    %69 = llvm.mlir.constant(34 : i64) : i64
    %70 = llvm.mlir.addressof @".str.10" : !llvm.ptr
    %71 = llvm.mlir.constant(33 : i8) : i8
    %72 = llvm.mlir.addressof @".str.12" : !llvm.ptr
    %73 = llvm.mlir.constant(72 : i64) : i64
    %74 = llvm.mlir.constant(120 : i8) : i8
    %75 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %76 = llvm.mlir.constant(121 : i8) : i8
    %77 = llvm.mlir.constant(28 : i64) : i64
    %78 = llvm.mlir.constant(1000 : i32) : i32
    %79 = llvm.mlir.constant(32 : i64) : i64
    %80 = llvm.mlir.constant(1.250000e-01 : f64) : f64
    %81 = llvm.mlir.constant(48 : i64) : i64
    %82 = llvm.mlir.constant(122 : i8) : i8
    %83 = llvm.mlir.constant(52 : i64) : i64
    %84 = llvm.mlir.constant(2000 : i32) : i32
    %85 = llvm.mlir.constant(56 : i64) : i64
    %86 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %87 = llvm.mlir.addressof @".str.13" : !llvm.ptr
    %88 = llvm.mlir.constant(6 : i32) : i32
    %89 = llvm.alloca %0 x !llvm.array<24 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %90 = llvm.alloca %0 x !llvm.array<14 x i8> {alignment = 2 : i64} : (i32) -> !llvm.ptr
    %91 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %92 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %93 = llvm.alloca %0 x !llvm.array<3 x struct<"struct.mixed", (i8, i32, f64, i8)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %89 : !llvm.ptr
    %94 = llvm.getelementptr inbounds|nuw %89[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.getelementptr inbounds|nuw %89[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.getelementptr inbounds|nuw %89[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.getelementptr inbounds|nuw %89[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.getelementptr inbounds|nuw %89[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.getelementptr inbounds|nuw %89[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.getelementptr inbounds|nuw %89[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %89 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %101 = llvm.getelementptr inbounds|nuw %89[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %101 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %102 = llvm.getelementptr inbounds|nuw %89[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %12, %102 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %103 = llvm.getelementptr inbounds|nuw %89[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.getelementptr inbounds|nuw %89[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.getelementptr inbounds|nuw %89[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.getelementptr inbounds|nuw %89[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.getelementptr inbounds|nuw %89[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.getelementptr inbounds|nuw %89[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.getelementptr inbounds|nuw %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.getelementptr inbounds|nuw %89[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.getelementptr inbounds|nuw %89[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.getelementptr inbounds|nuw %89[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.getelementptr inbounds|nuw %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.getelementptr inbounds|nuw %89[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %107 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : vector<8xi8>, !llvm.ptr
    %115 = llvm.getelementptr inbounds|nuw %89[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %115 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    %116 = llvm.getelementptr inbounds|nuw %89[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %29, %116 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : i8, !llvm.ptr
    "llvm.intr.memmove"(%97, %89, %13) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 10 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %117 = llvm.call tail @printf(%30, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %118 = llvm.call tail @printf(%32, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.call tail @printf(%32, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.call tail @printf(%32, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %121 = llvm.call tail @printf(%32, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %122 = llvm.load %97 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %123 = llvm.zext %122 : i8 to i32
    %124 = llvm.call tail @printf(%32, %123) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %125 = llvm.load %98 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %126 = llvm.zext %125 : i8 to i32
    %127 = llvm.call tail @printf(%32, %126) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %128 = llvm.load %99 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %129 = llvm.zext %128 : i8 to i32
    %130 = llvm.call tail @printf(%32, %129) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %131 = llvm.load %100 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %132 = llvm.zext %131 : i8 to i32
    %133 = llvm.call tail @printf(%32, %132) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %135 = llvm.zext %134 : i8 to i32
    %136 = llvm.call tail @printf(%32, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.load %102 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %138 = llvm.zext %137 : i8 to i32
    %139 = llvm.call tail @printf(%32, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %140 = llvm.load %103 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %141 = llvm.zext %140 : i8 to i32
    %142 = llvm.call tail @printf(%32, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %143 = llvm.load %104 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %144 = llvm.zext %143 : i8 to i32
    %145 = llvm.call tail @printf(%32, %144) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %146 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %147 = llvm.zext %146 : i8 to i32
    %148 = llvm.call tail @printf(%32, %147) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %149 = llvm.load %106 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %150 = llvm.zext %149 : i8 to i32
    %151 = llvm.call tail @printf(%32, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %152 = llvm.call tail @printf(%32, %36) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %153 = llvm.call tail @printf(%32, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %154 = llvm.call tail @printf(%32, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %155 = llvm.call tail @printf(%32, %39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %156 = llvm.call tail @printf(%32, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %157 = llvm.call tail @printf(%32, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %158 = llvm.call tail @printf(%32, %42) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %159 = llvm.call tail @printf(%32, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %160 = llvm.call tail @printf(%32, %44) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %161 = llvm.call tail @printf(%32, %45) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %162 = llvm.call tail @putchar(%46) : (i32) -> i32
    "llvm.intr.memmove"(%94, %99, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %163 = llvm.call tail @printf(%30, %47) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %164 = llvm.call tail @printf(%32, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %165 = llvm.load %94 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %166 = llvm.zext %165 : i8 to i32
    %167 = llvm.call tail @printf(%32, %166) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %168 = llvm.load %95 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %169 = llvm.zext %168 : i8 to i32
    %170 = llvm.call tail @printf(%32, %169) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %171 = llvm.load %96 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %172 = llvm.zext %171 : i8 to i32
    %173 = llvm.call tail @printf(%32, %172) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %174 = llvm.load %97 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %175 = llvm.zext %174 : i8 to i32
    %176 = llvm.call tail @printf(%32, %175) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %177 = llvm.load %98 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %178 = llvm.zext %177 : i8 to i32
    %179 = llvm.call tail @printf(%32, %178) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %180 = llvm.load %99 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %181 = llvm.zext %180 : i8 to i32
    %182 = llvm.call tail @printf(%32, %181) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %183 = llvm.load %100 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %184 = llvm.zext %183 : i8 to i32
    %185 = llvm.call tail @printf(%32, %184) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %186 = llvm.load %101 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %187 = llvm.zext %186 : i8 to i32
    %188 = llvm.call tail @printf(%32, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %189 = llvm.load %102 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %190 = llvm.zext %189 : i8 to i32
    %191 = llvm.call tail @printf(%32, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %192 = llvm.load %103 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %193 = llvm.zext %192 : i8 to i32
    %194 = llvm.call tail @printf(%32, %193) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %195 = llvm.load %104 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %196 = llvm.zext %195 : i8 to i32
    %197 = llvm.call tail @printf(%32, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %198 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %199 = llvm.zext %198 : i8 to i32
    %200 = llvm.call tail @printf(%32, %199) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %201 = llvm.call tail @printf(%32, %150) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %202 = llvm.load %107 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %203 = llvm.zext %202 : i8 to i32
    %204 = llvm.call tail @printf(%32, %203) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %205 = llvm.load %108 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %206 = llvm.zext %205 : i8 to i32
    %207 = llvm.call tail @printf(%32, %206) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %208 = llvm.load %109 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %209 = llvm.zext %208 : i8 to i32
    %210 = llvm.call tail @printf(%32, %209) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %211 = llvm.load %110 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %212 = llvm.zext %211 : i8 to i32
    %213 = llvm.call tail @printf(%32, %212) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %214 = llvm.load %111 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %215 = llvm.zext %214 : i8 to i32
    %216 = llvm.call tail @printf(%32, %215) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %217 = llvm.load %112 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %218 = llvm.zext %217 : i8 to i32
    %219 = llvm.call tail @printf(%32, %218) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %220 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %221 = llvm.zext %220 : i8 to i32
    %222 = llvm.call tail @printf(%32, %221) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %223 = llvm.load %114 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %224 = llvm.zext %223 : i8 to i32
    %225 = llvm.call tail @printf(%32, %224) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %226 = llvm.load %115 {alignment = 2 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %227 = llvm.zext %226 : i8 to i32
    %228 = llvm.call tail @printf(%32, %227) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %229 = llvm.load %116 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %230 = llvm.zext %229 : i8 to i32
    %231 = llvm.call tail @printf(%32, %230) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %232 = llvm.call tail @putchar(%46) : (i32) -> i32
    "llvm.intr.memset"(%96, %48, %5) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %233 = llvm.call tail @printf(%30, %49) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %234 = llvm.load %89 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %235 = llvm.zext %234 : i8 to i32
    %236 = llvm.call tail @printf(%32, %235) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %237 = llvm.call tail @printf(%32, %166) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %238 = llvm.call tail @printf(%32, %169) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %239 = llvm.call tail @printf(%32, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %240 = llvm.call tail @printf(%32, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %241 = llvm.call tail @printf(%32, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %242 = llvm.call tail @printf(%32, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %243 = llvm.call tail @printf(%32, %50) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %244 = llvm.call tail @printf(%32, %187) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %245 = llvm.call tail @printf(%32, %190) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %246 = llvm.call tail @printf(%32, %193) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %247 = llvm.call tail @printf(%32, %196) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %248 = llvm.call tail @putchar(%46) : (i32) -> i32
    %249 = llvm.call @memcmp(%89, %96, %3) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %250 = llvm.lshr %249, %51 : i32
    %251 = llvm.call tail @printf(%52, %250, %0, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %252 = llvm.call @memchr(%89, %50, %53) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %253 = llvm.ptrtoint %252 : !llvm.ptr to i64
    %254 = llvm.ptrtoint %89 : !llvm.ptr to i64
    %255 = llvm.sub %253, %254 : i64
    %256 = llvm.call @memchr(%89, %54, %53) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %257 = llvm.icmp "eq" %256, %55 : !llvm.ptr
    %258 = llvm.zext %257 : i1 to i32
    %259 = llvm.call @printf(%56, %255, %258) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.start %90 : !llvm.ptr
    "llvm.intr.memcpy"(%90, %58, %17) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 14 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 14 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %91 : !llvm.ptr
    "llvm.intr.memcpy"(%90, %60, %11) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 9 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %260 = llvm.getelementptr inbounds|nuw %91[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %61, %260 {alignment = 1 : i64} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%91, %59, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %261 = llvm.getelementptr inbounds|nuw %91[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %62, %261 {alignment = 1 : i64} : i16, !llvm.ptr
    %262 = llvm.getelementptr inbounds|nuw %90[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%262, %63, %5) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %263 = llvm.getelementptr inbounds|nuw %91[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%263, %90, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %264 = llvm.call @printf(%64, %65, %91, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %265 = llvm.call @malloc(%17) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 14 : i64, llvm.noalias})
    "llvm.intr.memcpy"(%265, %66, %3) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 7 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %266 = llvm.getelementptr inbounds|nuw %265[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %267 = llvm.getelementptr inbounds|nuw %265[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %67, %266 {alignment = 1 : i64} : i32, !llvm.ptr
    "llvm.intr.memcpy"(%267, %68, %5) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 5 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %268 = llvm.getelementptr inbounds|nuw %265[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.load %265 {alignment = 1 : i64} : !llvm.ptr -> i64
    llvm.store %269, %268 {alignment = 1 : i64} : i64, !llvm.ptr
    %270 = llvm.call @malloc(%69) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.dereferenceable_or_null = 34 : i64, llvm.noalias})
    %271 = llvm.getelementptr inbounds|nuw %270[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%271, %268, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%265) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    "llvm.intr.memcpy"(%270, %70, %3) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %272 = llvm.getelementptr inbounds|nuw %270[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%272, %271, %15) <{arg_attrs = [{llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 1 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %273 = llvm.getelementptr inbounds|nuw %270[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %71, %273 {alignment = 1 : i64} : i8, !llvm.ptr
    %274 = llvm.call @printf(%72, %38, %270) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @free(%270) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.start %92 : !llvm.ptr
    llvm.intr.lifetime.start %93 : !llvm.ptr
    "llvm.intr.memset"(%92, %61, %73) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %74, %92 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i8, !llvm.ptr
    %275 = llvm.getelementptr inbounds|nuw %92[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %75, %275 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %276 = llvm.getelementptr inbounds|nuw %92[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %76, %276 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : i8, !llvm.ptr
    %277 = llvm.getelementptr inbounds|nuw %92[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %78, %277 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %278 = llvm.getelementptr inbounds|nuw %92[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %80, %278 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    %279 = llvm.getelementptr inbounds|nuw %92[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %82, %279 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i8, !llvm.ptr
    %280 = llvm.getelementptr inbounds|nuw %92[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %84, %280 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : i32, !llvm.ptr
    %281 = llvm.getelementptr inbounds|nuw %92[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %86, %281 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : f64, !llvm.ptr
    "llvm.intr.memcpy"(%93, %92, %73) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 72 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%276, %279, %53) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %282 = llvm.call @memcmp(%93, %92, %53) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (!llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.dereferenceable = 24 : i64, llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %283 = llvm.getelementptr inbounds|nuw %93[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %284 = llvm.load %283 {alignment = 4 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> i32
    %285 = llvm.load %276 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
    %286 = llvm.sext %285 : i8 to i32
    %287 = llvm.getelementptr inbounds|nuw %92[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %288 = llvm.load %287 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %289 = llvm.getelementptr inbounds|nuw %93[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %290 = llvm.load %289 {alignment = 16 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f64
    %291 = llvm.fadd %288, %290 : f64
    %292 = llvm.call @printf(%87, %282, %284, %286, %291) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %93 : !llvm.ptr
    llvm.intr.lifetime.end %92 : !llvm.ptr
    llvm.intr.lifetime.end %91 : !llvm.ptr
    llvm.intr.lifetime.end %90 : !llvm.ptr
    llvm.intr.lifetime.end %89 : !llvm.ptr
    llvm.return %88 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @memcmp(!llvm.ptr {llvm.nocapture, llvm.noundef}, !llvm.ptr {llvm.nocapture, llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @memchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @free(!llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["allockind", "4"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", will_return}
  llvm.func local_unnamed_addr @putchar(i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree"]}
}
